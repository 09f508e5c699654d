# Looking back: /log and /recap.

## Commands: descriptions, at most 100 characters

command-log = What happened recently, to you alone
    .name = log
command-log-n = How many turns back, at most 200
    .name = n
command-log-file = The whole game as a file: to read, or as JSON to keep, replay and check
    .name = file
command-recap = What changed since your last turn, in words and as a picture
    .name = recap

history-log = { $n ->
        [one] **The last turn:**
       *[other] **The last { $n } turns**, the newest at the end:
    }
history-turn = **{ $number }** { $time } { $what }
history-setup = **0** { $time } { $what }
log-file-text = Text
log-file-json = JSON
history-file = { $all ->
        [yes] The whole game, with everything that was hidden.
       *[no] The game so far, as far as you're allowed to know it. After the end, the file has everything.
    }
history-nothing = Nothing has happened yet.
history-cut = Only the newest part fits here; the attached file has all of it.
history-recap = **Since your last turn:**
history-recap-watching = **The last round:**
history-recap-nothing = Nothing has happened since your last turn.
history-move = **{ $number }** { $what }
history-earlier = … and { $n ->
        [one] one earlier move
       *[other] { $n } earlier moves
    }. /log has all of them.
