# Looking back: /log and /recap; and the board as /board shows parts of it.

command-log = What happened lately, to you alone
command-log-n = How many turns back, at most 200
command-recap = What changed since your last turn, in words and as a picture

history-log = **The last { $n ->
        [one] turn
       *[other] { $n } turns
    }**, the newest at the end:
history-turn = **{ $number }** { $time } { $what }
history-setup = **0** { $time } { $what }
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

## Parts of the board

command-board-area = Only this area, enlarged
command-board-player = What this player has in front of them

look-one-thing = Choose an area or a player, not both.
look-no-player = Nobody called “{ $typed }” plays here. Choose somebody from the list.
mat-title = ## { $name } ({ $colour })
mat-tokens = • Authority: { $left } of 10 tokens left{ $places ->
        [none] {"."}
       *[some] ; placed: { $names }.
    }
mat-tracks = • Morale { $morale } · knowledge { $knowledge }
mat-goods = • Goods: { $goods }
mat-workers = • Workers: { $home } to place; on the board: { $away }
mat-cards = • Artifact cards: { $artifacts } · hidden recruits: { $hidden }
mat-recruit = • **{ $recruit }** ({ $faction }){ $fresh ->
        [yes] {" "}from the next turn on
       *[no] {""}
    }: { $ability }
mat-dilemma = • Dilemma: { $choice ->
        [fight] fought ({ $what })
        [serve] served ({ $what })
       *[open] not faced yet
    }
mat-suffers = • Under the penalty of: { $tiles }
mat-nothing = nothing

## The end

end-place = { $rank }. { $player }: { $tokens ->
        [one] 1 token placed
       *[other] { $tokens } tokens placed
    }
end-secrets = **What everybody had in hand**
end-replay = The whole game, turn by turn:
