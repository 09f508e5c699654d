# /standing: what a player always answers in a game.

## Commands: descriptions, at most 100 characters

command-standing = Answers you always give in this game, so that nobody waits for them
    .name = standing
command-standing-decline = Decline every trade with a player, for the rest of this game
    .name = decline
command-standing-player = With whom you do not trade
    .name = player
command-standing-answer = Answer the same every time one of your recruits, or a market, asks
    .name = answer
command-standing-question = What asks: one of your active recruits, or what you are asked now
    .name = question
command-standing-what = What you always answer
    .name = answer
command-standing-list = Show your standing answers in this game
    .name = list
command-standing-clear = Be asked again
    .name = clear
command-standing-which = Which one; left out, all of them
    .name = which

standing-everybody = Everybody
standing-yes = Yes
standing-no = No
standing-penalty = What a market takes
standing-forced = Turns with only one possible move
standing-line = { $what }: always “{ $answer }”
standing-line-trade = Trades with { $name }: always declined
standing-line-everybody = Trades with anybody: always declined
standing-line-forced = Turns with only one possible move: played for you
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
