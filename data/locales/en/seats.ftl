# Seats that change hands: leaving, coming back, being missed, taking over a free one.

## Commands: descriptions, at most 100 characters

command-game-leave = Leave this game: until you come back, or for good
    .name = leave
command-game-leave-how = Until you come back, or for good
    .name = how

overdue-notice = **{ $name }** hasn't answered in time. The others can keep waiting, or vote:
# What it becomes when they have answered.
overdue-past = -# **{ $name }** ran out of time.
gone-notice = **{ $name }** has left this server. The others can vote on how to continue:
gone-plays = **{ $name }** has left this server and keeps playing by direct message.
gone-past = -# **{ $name }** had left this server.

free-now = { $named ->
        [True] { $newcomer }, you can take **{ $name }**'s seat until { $until }, unless { $name } comes back first.
       *[other] First come, first served: anyone can take **{ $name }**'s seat until { $until }, unless { $name } comes back first.
    }
free-take = Take the seat
free-taken = { $newcomer } has taken over **{ $name }**'s seat.
# The same where the name of who had it is not known any more.
seat-taken = { $newcomer } has taken over a seat: { $colour }.
free-back = { $name } has come back and keeps the seat.
free-over = **{ $name }**'s seat is no longer free.

leave-back = Until I come back: a computer keeps my seat
leave-good = For good: a computer gets my seat
leave-left-lobby = You have left the lobby.
leave-ask = You'd give up your seat in { $channel } for good, and a computer player takes over. Are you sure?
leave-sure = Leave for good
leave-left = You have left the game.
leave-kept = A computer player is keeping your seat. Your next command in the channel gives it back to you.
leave-notice = **{ $name }** has left the game. { $computer }, a computer player, takes over.
leave-vote = The others can also vote:
leave-past = { $known ->
        [True] -# **{ $name }** had left the game.
       *[other] -# A player had left the game.
    }

back-notice = { $name } is back and plays again.
back-recap = **While you were away**
back-nothing = Nothing happened while you were away. Your seat is yours again.
