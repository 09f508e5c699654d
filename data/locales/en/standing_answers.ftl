# /standing: what a player always answers in a game.

## Commands: descriptions, at most 100 characters

command-standing = Answers you always give in this game, so no one waits for them
    .name = standing
command-standing-decline = Decline every trade with a player, for the rest of this game
    .name = decline
command-standing-player = Whose trades you decline
    .name = player
command-standing-answer = Always answer a recruit's or a market's question the same way
    .name = answer
command-standing-question = Which question: one of your active recruits, or the one open now
    .name = question
command-standing-what = What you always answer
    .name = answer
command-standing-list = Show your standing answers in this game
    .name = list
command-standing-clear = Be asked again
    .name = clear
command-standing-which = Which one; leave it out for all of them
    .name = which

standing-everybody = Everyone
standing-yes = Yes
standing-no = No
standing-penalty = What a market takes
standing-forced = Turns with only one possible move
standing-line = { $what }: always “{ $answer }”
standing-line-trade = Trades with { $name }: always declined
standing-line-everybody = Trades with anyone: always declined
standing-line-forced = Turns with only one possible move: played for you
standing-set = From now on in this game: { $what }. /standing clear undoes it.
standing-yours = **Your standing answers in this game**
standing-none = You have no standing answers in this game.
standing-cleared = { $n ->
        [0] There was nothing to clear.
        [one] One standing answer is cleared: I'll ask you again.
       *[other] { $n } standing answers are cleared: I'll ask you again.
    }
standing-declined = { $name } declines every trade with you in this game.
standing-no-such-player = There's no other player “{ $typed }” here. Choose from the list.
standing-no-such-question = You can't set a standing answer for “{ $typed }”. Choose from the list.
standing-no-such-answer = “{ $typed }” isn't an answer to that. Choose from the list.
