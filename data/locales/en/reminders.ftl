# Reminders of a question that is open.

remind-turn = It's your turn in { $channel }.
remind-asked = You have something to decide in { $channel }.
remind-since = You were asked { $time }.
remind-due = Due { $time }.
remind-late = Your time was up { $time }.
remind-no-limit = There's no time limit.
remind-later = Remind me later
remind-when = When should I remind you?
remind-in-minutes = { $n ->
        [one] In a minute
       *[other] In { $n } minutes
    }
remind-in-hours = { $n ->
        [one] In an hour
        [24] In a day
       *[other] In { $n } hours
    }
remind-set = I'll remind you { $time }, unless you've answered by then.
remind-nothing = You aren't needed there now.
# What a reminder in the channel becomes when it is answered.
remind-past = -# **{ $name }** was reminded here.
remind-past-private = -# You were reminded here.
# What a question by direct message becomes.
asked-past = -# That question is settled.

# All that waits for somebody: /games, the daily list, and reminders of several games.
digest-title = **Waiting for you today**
# What the daily list becomes when nothing on it waits any more.
digest-past = -# Your daily list was here.
waiting-line = { $kind ->
        [turn] **No. { $game } in { $channel }: it's your move** (since { $since }).
        [asked] **No. { $game } in { $channel }: you have something to decide** (since { $since }).
        [vote] No. { $game } in { $channel }: a vote is waiting for you (opened { $since }).
        [offer] No. { $game } in { $channel }: { $who } offers you a trade (made { $since }).
       *[seat] No. { $game } in { $channel }: { $who }'s seat is free for you.
    }{ $due ->
        [due] {" "}Due { $time }.
        [late] {" "}Your time was up { $time }.
       *[none] {""}
    }
waiting-button = { $kind ->
        [turn] No. { $game }: take your turn
        [asked] No. { $game }: answer
        [vote] No. { $game }: vote
        [offer] No. { $game }: answer the trade
       *[seat] No. { $game }: look at the seat
    }
next-up = You're up next in { $channel }.

live-now = You're all playing live now: ten minutes a question, and no pings. It ends when someone leaves.
live-past = -# The game was played live.
live-stop = Back to the usual pace
live-over = { $why ->
        [somebody] **{ $name }** stopped playing live. This game continues at its usual pace, and everyone gets the full time again.
       *[nobody] Not everyone is here anymore. This game continues at its usual pace, and everyone gets the full time again.
    }
