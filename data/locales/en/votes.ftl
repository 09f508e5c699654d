# What the players decide together: pausing, going back, seats, ending.

## Commands: descriptions, at most 100 characters

command-game-pause = Propose to pause the game; everybody has to agree
    .name = pause
command-game-resume = Propose to go on with a paused game; everybody has to agree
    .name = resume
command-game-without-vote = Decide without a vote (for whoever may manage this channel)
    .name = without_vote
command-game-vote = Somebody is gone: let a computer keep the seat, let somebody else in, or end the game
    .name = vote
command-game-vote-what = What the table should do
    .name = what
command-game-vote-player = Whose seat it is about
    .name = player
command-game-vote-newcomer = Who should take the seat; left out, the first who wants it
    .name = newcomer
command-game-undo-vote = Propose to go back to the start of a turn, past rolls and reveals; everybody has to agree
    .name = undo-vote
command-game-undo-vote-turn = Its number; left out, the newest turn of a person with anything to take back
    .name = turn

propose-keep = Let a computer keep the seat
propose-replace = Let somebody else in
propose-end = End the game

vote-pause = Shall the game be paused?
vote-resume = Shall the game go on?
vote-end = Shall the game end here, without a winner?
vote-keep = Shall a computer player keep { $name }'s seat until they come back?
vote-replace = Shall { $newcomer } take over { $name }'s seat?
vote-live = You all answer within minutes. Shall the game go on live: ten minutes for a question, nobody is pinged, until somebody leaves? This offer stands until { $until }.
vote-undo = Shall the game go back to the start of turn { $turn }, past what was rolled and revealed since?
vote-somebody = somebody else
vote-nobody = nobody
vote-so-far = Yes: { $yes } · No: { $no }
vote-needs = { $all ->
        [True] Everybody has to agree.
       *[other] More than half decide.
    }
vote-waiting = Still to vote: { $names }
vote-away = { $n ->
        [one] { $names } is away, but would lose a move of their own: the vote waits until they are back.
       *[other] { $names } are away, but would lose moves of their own: the vote waits until they are back.
    }
vote-yes = Yes
vote-no = No
vote-counted = Your vote is counted. You can change it until the vote is decided.
vote-counted-last = Your vote is counted. That decided it.
vote-failed = The vote failed: nothing changes.
vote-too-late = The game has gone on meanwhile, so nothing came of this vote. Open another if it still matters.
vote-live-over = This offer to play live is over.
vote-back = { $name } is back, so this vote is over.
vote-decided-by = { $name }, who manages this channel, has decided.
vote-decided-by-host = The person who runs this bot has decided.
host-says = **A word from the person who runs this bot:** { $text }
vote-not-yours = Only somebody with the permission Manage Channels can decide without a vote. Leave that option out to ask the table.
manager-ask = **{ $question }** { $votes ->
        [True] You manage this channel and do not play in this game: you can decide this yourself, or let the players vote.
       *[False] You manage this channel, and nobody is here to vote: you can decide this yourself.
    }
manager-now = { $kind ->
        [pause] Pause it now
        [resume] Go on now
        [keep] Let a computer keep the seat now
        [replace] Let somebody else in now
        [undo] Go back now
       *[end] End it now
    }
manager-propose = Propose it
vote-open-already = The players are voting on this already.
vote-other-open = A vote about this is open already with another proposal. Vote there first.
vote-about-whom = Say whose seat it is about: choose a player.
vote-no-such-player = There is no other player “{ $typed }” here. Choose from the list.
vote-newcomer-seated = { $name } cannot take the seat: they have one already, or are a bot. Choose somebody else.
vote-kept-already = A computer plays { $name }'s seat already.
vote-not-gone = { $name } still has time. The table can decide about the seat once their time is up, or while a computer keeps it.
vote-you-are-here = You are here yourself: take your turn with /turn, or leave with /game leave.

paused-now = The game was paused. It goes on with /game resume.
resumed-now = The game goes on.
ended-now = The game was abandoned. No winner; the log is kept.
kept-now = A computer player took over the seat of **{ $name }** until they come back. Their next command here hands it back.
kept-waits = That left nobody to play in person, so the game stopped until somebody comes back.
undone-now = The game is back at the start of turn { $turn }. { $n ->
        [one] It was taken back for the first time
       *[other] It was taken back { $n } times so far
    }; from here dice and cards fall anew.
