# Reminders of a question that is open.

remind-turn = It is your turn in { $channel }.
remind-asked = You are asked something in { $channel }.
remind-since = You were asked { $time }.
remind-due = Due { $time }.
remind-late = Your time was up { $time }.
remind-no-limit = There is no time limit.
remind-later = Remind me later
remind-when = When shall I remind you?
remind-in-minutes = { $n ->
        [one] In a minute
       *[other] In { $n } minutes
    }
remind-in-hours = { $n ->
        [one] In an hour
        [24] In a day
       *[other] In { $n } hours
    }
remind-set = I will remind you { $time }, unless you have answered by then.
remind-nothing = You aren't needed there now.
