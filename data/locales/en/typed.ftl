# What people type for numbers, days and hours, as many words as you like with commas between them; nobody is shown
# them. Read anyway are names and forms of things, days, months and spans as CLDR writes them, and English. What
# players call a good or an artifact beside its name is its attribute .typed, in board.ftl and cards.ftl.

# From one on; what means the same number has a stroke between.
read-numbers = one / a / an, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
# Beside an amount; passed over, as what stands around a day.
read-beside = of, pair, pairs, bunch, bunches, piece, pieces, token, tokens, card, cards, please, some, the, my, your
read-around = until, till, to, for, in, on, from, since, next, this, the end of, at, by, through, the, 's
read-today = today, tonight
read-tomorrow = tomorrow, tmr, tmrw
read-day-after-tomorrow = day after tomorrow, the day after tomorrow, overmorrow
# The last day counts: away until this week is until its Sunday.
read-this-week = this week, end of the week, the end of the week, end of week
read-weekend = weekend, the weekend, this weekend, end of the weekend
read-next-week = next week, end of next week
read-this-month = this month, end of the month, the end of the month, end of month, month end
read-next-month = next month, end of next month
# Behind the number of a day.
read-ordinals = st, nd, rd, th
read-hour = hour, hours, hr, hrs
read-day = day, days
read-week = week, weeks, wk, wks
read-month = month, months, mth, mths
# Before a span, where hours and o’clock are written alike: for 5 hours.
read-for = for, in
read-oclock = o'clock, oclock
read-minutes = min, minutes
read-half = thirty
# Half past twelve, half past one and so on; what means the same has a stroke between.
read-half-hours = half past twelve / half past 12 / half twelve / half 12, half past one / half past 1 / half one / half 1, half past two / half past 2 / half two / half 2, half past three / half past 3 / half three / half 3, half past four / half past 4 / half four / half 4, half past five / half past 5 / half five / half 5, half past six / half past 6 / half six / half 6, half past seven / half past 7 / half seven / half 7, half past eight / half past 8 / half eight / half 8, half past nine / half past 9 / half nine / half 9, half past ten / half past 10 / half ten / half 10, half past eleven / half past 11 / half eleven / half 11
read-am = am, a.m., in the morning
read-pm = pm, p.m., in the afternoon
# From five o’clock on.
read-evening = in the evening, at night
read-noon = noon, midday
read-midnight = midnight
# Around and between two hours: from 22 to 8.
read-from-to = from, to, until, till, between, and
read-off = off, no, none, never
