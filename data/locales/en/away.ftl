# Being away: /away, and what a table sees of it.

command-away = When you are away, for all your games
    .name = away
command-away-set = Say when you are away: your games wait for you, as long as their tables allow
    .name = set
command-away-until = Until when, such as Sunday, 3 days or 20 Nov 18:00
    .name = until
command-away-since = From when; from now on if you leave it out
    .name = since
command-away-weekends = Whether you are away every weekend
    .name = weekends
command-away-not-before = Nothing falls due before this hour in the morning, such as 9, or off
    .name = not_before
command-away-show = See when you are away, and drop what is wrong
    .name = show
command-away-back = You are back: the clock runs again
    .name = back

away-title = **When you are away**
away-none = You have not said that you are away. Use /away set when you will be.
away-once = { $began ->
        [yes] Now, until { $ends }
       *[no] From { $begins } until { $ends }
    }
away-weekends = Every weekend
away-mornings = Every morning: nothing falls due before { $time }
away-zone = Weekends and mornings count in your time zone ({ $zone }); /profile set changes it.
away-games = **What that means in your games**
away-game = { $clock ->
        [waits] { $channel }: the clock stops while you are away, for { $days ->
            [one] a day
           *[other] { $days } days
        } at most; the others may let a computer keep your seat.
        [runs] { $channel }: the clock does not stop. If you can't answer, /game leave lets a computer keep your seat.
       *[none] { $channel }: there is no time limit; the others may let a computer keep your seat.
    }
away-drop = { $kind ->
        [weekends] Drop the weekends
        [mornings] Drop the mornings
       *[once] Drop the absence until { $day }
    }
away-back = Welcome back! { $n ->
        [0] Nothing waits for you.
       *[other] This waits for you:
    }
away-nothing = Say until when you are away, or whether every weekend, or before which hour you don't want to be waited for.
away-no-such-day = I can't read “{ $typed }” as a day to come. Write for example Sunday, 3 days, 20 Nov or 2026-11-20 18:00.
away-no-such-hour = I can't read “{ $typed }” as an hour of the morning. Write for example 9 or 9:30, or off.
away-too-long = You can be away for { $days } days at most, within the next year. If you will be gone for longer, /game leave lets a computer keep your seat.

away-notice = { $clock ->
        [waits] **{ $name }** is away until { $until }. The clock stands still meanwhile, for { $days ->
            [one] a day
           *[other] { $days } days
        } at most. You can wait, or let a computer keep the seat until then.
        [runs] **{ $name }** is away until { $until }. This game's clock runs all the same. You can let a computer keep the seat until then.
       *[none] **{ $name }** is away until { $until }. You can wait, or let a computer keep the seat until then.
    }
away-past = -# **{ $name }** was away.
away-used-up = { $player }, this game has waited for you as long as its table allows ({ $days ->
        [one] a day
       *[other] { $days } days
    } all in all). The clock runs again: your answer is due { $due }.
