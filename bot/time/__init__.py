"""Everything that waits: deadlines and how they stand still, quiet hours, absences, and reminders.

hours           when a player can be reached: quiet hours, absences, and the deadlines they move
reminder_times  the deadline and the reminders of a question
clocks          which questions get the whole time limit, and which go on with the time they had
absences        setting and ending absences
reminders       the deadlines of open questions, computed again when something changes
clock           sleeps until the next reminder, digest or deadline, and has it sent
"""
