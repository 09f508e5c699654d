# Slow games: reminders, votes, seats that change hands, standing answers, followers, troubles with Discord.

## Commands: descriptions, at most 100 characters

command-game-pause = Propose to pause the game; everybody has to agree
command-game-resume = Propose to go on with a paused game; everybody has to agree
command-game-without-vote = Decide without a vote (for whoever may manage this channel)
command-game-vote = Somebody is gone: let a computer keep the seat, let somebody else in, or end the game
command-game-vote-what = What the table should do
command-game-vote-player = Whose seat it is about
command-game-vote-newcomer = Who should take the seat; left out, the first who wants it
command-game-undo-vote = Propose to go back to the start of a turn, past rolls and reveals; everybody has to agree
command-game-undo-vote-turn = Its number; left out, the newest turn of a person with anything to take back
command-game-leave = Leave this game: until you come back, or for good
command-game-leave-how = Until you come back, or for good
command-game-follow = Be told of this game's turning points and its end, or no longer
command-standing = Answers you always give in this game, so that nobody waits for them
command-standing-decline = Decline every trade with a player, for the rest of this game
command-standing-player = With whom you do not trade
command-standing-answer = Answer the same every time one of your recruits, or a market, asks
command-standing-question = What asks: one of your active recruits, or what you are asked now
command-standing-what = What you always answer
command-standing-list = Show your standing answers in this game
command-standing-clear = Be asked again
command-standing-which = Which one; left out, all of them

## Reminders

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
remind-nothing = Nothing waits for you there.
overdue-notice = **{ $name }** has not answered in time. The table can go on waiting, or vote:
gone-notice = **{ $name }** has left this server. The table can vote how to go on:

## Votes

propose-keep = Let a computer keep the seat
propose-replace = Let somebody else in
propose-end = End the game
vote-pause = Shall the game be paused?
vote-resume = Shall the game go on?
vote-end = Shall the game end here, without a winner?
vote-keep = Shall a computer player keep { $name }'s seat until they come back?
vote-replace = Shall { $newcomer } take over { $name }'s seat?
vote-undo = Shall the game go back to the start of turn { $turn }, past what was rolled and revealed since?
vote-somebody = somebody else
vote-nobody = nobody
vote-so-far = Yes: { $yes } · No: { $no }
vote-needs = { $all ->
        [True] Everybody has to agree.
       *[other] More than half decide.
    }
vote-waiting = Not yet heard: { $names }
vote-away = { $n ->
        [one] { $names } is away, but would lose a move of their own: the vote waits until they are back.
       *[other] { $names } are away, but would lose moves of their own: the vote waits until they are back.
    }
vote-yes = Yes
vote-no = No
vote-counted = Your voice is counted. You can change it until the vote is decided.
vote-failed = That is decided: no.
vote-too-late = The game has gone on meanwhile, so nothing came of this vote. Open another if it still matters.
vote-back = { $name } is back, so this vote is over.
vote-decided-by = { $name }, who manages this channel, has decided.
vote-not-yours = Only somebody with the permission Manage Channels can decide without a vote. Leave that option out to ask the table.
vote-other-open = A vote about this is open already with another proposal. Vote there first.
vote-about-whom = Say whose seat it is about: choose a player.
vote-no-such-player = There is no other player “{ $typed }” here. Choose from the list.
vote-newcomer-seated = { $name } cannot take the seat: they have one already, or are a bot. Choose somebody else.
vote-kept-already = A computer plays { $name }'s seat already.
vote-not-gone = { $name } still has time. The table can decide about the seat once their time is up, or while a computer keeps it.
vote-you-are-here = You are here yourself: take your turn with /turn, or leave with /game leave.
paused-now = The game is paused. It goes on with /game resume.
resumed-now = The game goes on.
ended-now = The game is broken off. Nobody has won; what was played is kept.
kept-now = A computer player keeps the seat of **{ $name }** until they come back. Their next command here hands it back.
kept-waits = Nobody plays here in person now: the game waits until somebody comes back.
undone-now = The game is back at the start of turn { $turn }.
free-now = { $named ->
        [True] { $newcomer }, you may take the seat of **{ $name }** until { $until }, unless { $name } plays on before.
       *[other] Whoever wants it first may take the seat of **{ $name }** until { $until }, unless { $name } plays on before.
    }
free-take = Take the seat
free-taken = { $newcomer } has taken over the seat of **{ $name }**.
free-back = { $name } has played on meanwhile and keeps the seat.
free-over = The seat of **{ $name }** is not free any more.

## Leaving and coming back

leave-back = Until I come back: a computer keeps my seat
leave-good = For good: a computer gets my seat
leave-left-lobby = You have left the lobby.
leave-ask = You would give up your seat in { $channel } for good; a computer player goes on with it. Are you sure?
leave-sure = Leave for good
leave-left = You have left the game.
leave-kept = A computer player keeps your seat. Your next command in the channel hands it back to you.
leave-notice = **{ $name }** has left the game. { $computer }, a computer player, goes on in that seat. The table can also vote:
back-notice = { $name } is back and plays again.
back-recap = **While you were away**
back-nothing = Nothing happened while you were away. Your seat is yours again.

## Following

follow-now = You follow this game: I will tell you of new markets, of players near their last token, and of the end. The same command again stops it.
follow-no-more = You no longer follow this game.
follow-player = You play in this game: you are told everything anyway.
follow-news = News from { $channel }:
follow-look = { $names } Something happened in the game you follow.

## Standing answers

standing-everybody = Everybody
standing-yes = Yes
standing-no = No
standing-penalty = What a market takes
standing-line = { $what }: always “{ $answer }”
standing-line-trade = Trades with { $name }: always declined
standing-line-everybody = Trades with anybody: always declined
standing-set = From now on in this game: { $what }. /standing clear takes it back.
standing-yours = **Your standing answers in this game**
standing-none = You have no standing answers in this game.
standing-cleared = { $n ->
        [0] There was none to take back.
        [one] One standing answer is taken back: you will be asked again.
       *[other] { $n } standing answers are taken back: you will be asked again.
    }
standing-declined = { $name } declines every trade with you in this game.
standing-no-such-player = There is no other player “{ $typed }” here. Choose from the list.
standing-no-such-question = “{ $typed }” is nothing you are asked again and again. Choose from the list.
standing-no-such-answer = “{ $typed }” is no answer to that. Choose from the list.

## Troubles

trouble-channel-gone = The channel of your game no. { $game } of Euphoria was deleted, so the game is broken off. What was played is kept.
trouble-mute = I may no longer post in { $channel }: the permission { $permissions } is missing. Your game goes on: /turn and /status still answer you there. Ask somebody who manages the server to give it back.
server-back = I am on this server again. The game goes on where it stood, and everybody has the full time limit again.
