# What the players decide together: pausing, going back, seats, ending.

## Commands: descriptions, at most 100 characters

command-game-pause = Propose to pause the game; everyone has to agree
    .name = pause
command-game-resume = Propose to resume a paused game; everyone has to agree
    .name = resume
command-game-without-vote = Decide without a vote (if you can manage this channel)
    .name = without_vote
command-game-vote = Someone is gone: let a computer keep the seat, let someone else in, or end the game
    .name = vote
command-game-vote-what = What should happen
    .name = what
command-game-vote-player = Whose seat it's about
    .name = player
command-game-vote-newcomer = Who should take the seat; leave it out for the first who wants it
    .name = newcomer
command-game-undo-vote = Propose to go back to the start of a turn, past rolls and reveals; everyone has to agree
    .name = undo-vote
command-game-undo-vote-turn = Its number; leave it out for the newest turn a person can take back
    .name = turn

propose-keep = Let a computer keep the seat
propose-replace = Let someone else in
propose-end = End the game

vote-pause = Pause the game?
vote-resume = Resume the game?
vote-end = End the game here, without a winner?
vote-keep = Let a computer player keep { $name }'s seat until they come back?
vote-replace = Let { $newcomer } take over { $name }'s seat?
vote-live = You're all answering within minutes. Play live for now, with ten minutes a question and no pings, until someone leaves? This offer stands until { $until }.
vote-undo = Go back to the start of turn { $turn }, past everything rolled and revealed since?
vote-somebody = someone else
vote-nobody = no one
vote-so-far = Yes: { $yes } · No: { $no }
vote-needs = { $all ->
        [True] Everyone has to agree.
       *[other] More than half decide.
    }
vote-waiting = Still to vote: { $names }
vote-away = { $n ->
        [one] { $names } is away, but would lose a move of their own: the vote waits until they're back.
       *[other] { $names } are away, but would lose moves of their own: the vote waits until they're back.
    }
vote-yes = Yes
vote-no = No
vote-counted = Your vote counts. You can change it until the vote is decided.
vote-counted-last = Your vote counts. That decided it.
vote-failed = The vote failed: nothing changes.
vote-too-late = The game has moved on, so this vote came to nothing. Open another if it still matters.
vote-live-over = This offer to play live is over.
vote-back = { $name } is back, so this vote is over.
vote-decided-by = { $name }, who manages this channel, has decided.
vote-decided-by-host = The person who runs this bot has decided.
host-says = **A word from the person who runs this bot:** { $text }
vote-not-yours = Only people with the Manage Channels permission can decide without a vote. Leave that option out to ask the players.
manager-ask = **{ $question }** { $votes ->
        [True] You manage this channel and aren't playing in this game: you can decide this yourself, or let the players vote.
       *[False] You manage this channel, and no one is here to vote: you can decide this yourself.
    }
manager-now = { $kind ->
        [pause] Pause it now
        [resume] Resume it now
        [keep] Let a computer keep the seat now
        [replace] Let someone else in now
        [undo] Go back now
       *[end] End it now
    }
manager-propose = Propose it
vote-open-already = The players are already voting on this.
vote-other-open = There's already a vote about this with another proposal. Vote there first.
vote-about-whom = Say whose seat it's about: choose a player.
vote-no-such-player = There's no other player “{ $typed }” here. Choose from the list.
vote-newcomer-seated = { $name } can't take the seat: they already have one, or are a bot. Choose someone else.
vote-kept-already = A computer is already playing { $name }'s seat.
vote-not-gone = { $name } still has time. The players can decide about the seat once their time is up, or while a computer keeps it.
vote-you-are-here = You're here yourself: take your turn with /turn, or leave with /game leave.

paused-now = The game is paused. Resume it with /game resume.
resumed-now = The game goes on.
ended-now = The game was abandoned. No winner; the log is kept.
kept-now = A computer player took over the seat of **{ $name }** until they come back. Their next command here hands it back.
kept-waits = That left no one to play in person, so the game waits until someone comes back.
undone-now = The game is back at the start of turn { $turn }. { $n ->
        [one] It was taken back for the first time
       *[other] It was taken back { $n } times so far
    }; rolls and draws will be different from here.
