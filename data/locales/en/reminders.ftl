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
# What a reminder in the channel becomes when it is answered.
remind-past = -# **{ $name }** was reminded here.
remind-past-private = -# You were reminded here.
# What a question by direct message becomes.
asked-past = -# That question is settled.

# All that waits for somebody: /games, the daily list, and reminders of several games.
digest-title = **What waits for you today**
# What the daily list becomes when nothing on it waits any more.
digest-past = -# Your daily list was here.
waiting-line = { $kind ->
        [turn] **No. { $game } in { $channel }: waits for you** (asked { $since }).
        [asked] **No. { $game } in { $channel }: asks you something** (asked { $since }).
        [vote] No. { $game } in { $channel }: a vote waits for you (opened { $since }).
        [offer] No. { $game } in { $channel }: { $who } offers you a trade (made { $since }).
       *[seat] No. { $game } in { $channel }: the seat of { $who } is free for you.
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
next-up = Your turn in { $channel } is the next.

live-now = You all play live now: ten minutes for a question, and nobody is pinged. It ends when somebody leaves.
live-past = -# The game was played live.
live-stop = Back to the usual pace
live-over = { $why ->
        [somebody] **{ $name }** does not play live any more. This game goes on at its usual pace, with the whole time for whoever is asked.
       *[nobody] Not everybody is here any more. This game goes on at its usual pace, with the whole time for whoever is asked.
    }
