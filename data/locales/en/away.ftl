# Being away: /away, and what a table sees of it.

command-away = When you're away, for all your games
    .name = away
command-away-set = Say when you'll be away: your games wait for you, as long as they allow
    .name = set
command-away-until = Until when, such as Sunday, 3 days or 20 Nov 18:00
    .name = until
command-away-since = From when; from now if you leave it out
    .name = since
command-away-weekends = Whether you're away every weekend
    .name = weekends
command-away-not-before = No deadlines before this time in the morning, such as 9, or off
    .name = not_before
command-away-show = See when you're away, and remove what's wrong
    .name = show
command-away-back = You're back: the clock runs again
    .name = back

away-title = **When you're away**
away-none = You haven't planned any time away. Use /away set when you need some.
away-once = { $began ->
        [yes] Now, until { $ends }
       *[no] From { $begins } until { $ends }
    }
away-weekends = Every weekend
away-mornings = Every morning: no deadlines before { $time }
away-zone = Weekends and mornings follow your time zone ({ $zone }); /profile set changes it.
away-games = **What that means in your games**
away-game = { $clock ->
        [waits] { $channel }: the clock stops while you're away, for { $days ->
            [one] a day
           *[other] { $days } days
        } at most; the others may let a computer keep your seat.
        [runs] { $channel }: the clock doesn't stop. If you can't answer, /game leave lets a computer keep your seat.
       *[none] { $channel }: there is no time limit; the others may let a computer keep your seat.
    }
away-drop = { $kind ->
        [weekends] Remove the weekends
        [mornings] Remove the mornings
       *[once] Remove the absence until { $day }
    }
away-back = Welcome back! { $n ->
        [0] Nothing is waiting for you.
       *[other] This is waiting for you:
    }
away-nothing = Tell me how long you'll be away, whether every weekend, or when your mornings start.
away-no-such-day = I can't read “{ $typed }” as a day to come. Try Sunday, 3 days, 20 Nov or 2026-11-20 18:00.
away-no-such-hour = I can't read “{ $typed }” as a time in the morning. Try 9 or 9:30, or off.
away-too-long = You can be away for { $days } days at most, within the next year. If you'll be gone longer, /game leave lets a computer keep your seat.

away-notice = { $clock ->
        [waits] **{ $name }** is away until { $until }. The clock stops until then, for { $days ->
            [one] a day
           *[other] { $days } days
        } at most. You can wait, or let a computer keep the seat until then.
        [runs] **{ $name }** is away until { $until }. This game's clock keeps running. You can let a computer keep the seat until then.
       *[none] **{ $name }** is away until { $until }. You can wait, or let a computer keep the seat until then.
    }
away-past = -# **{ $name }** was away.
away-used-up = { $player }, this game has waited for you as long as it allows ({ $days ->
        [one] a day
       *[other] { $days } days
    } in total). The clock runs again: your answer is due { $due }.
