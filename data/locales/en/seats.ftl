# Seats that change hands: leaving, coming back, being missed, taking over a free one.

## Commands: descriptions, at most 100 characters

command-game-leave = Leave this game: until you come back, or for good
    .name = leave
command-game-leave-how = Until you come back, or for good
    .name = how

overdue-notice = **{ $name }** has not answered in time. The table can go on waiting, or vote:
# What it becomes when they have answered.
overdue-past = -# **{ $name }** had not answered in time.
gone-notice = **{ $name }** has left this server. The table can vote how to go on:
gone-plays = **{ $name }** has left this server and plays on by direct message.
gone-past = -# **{ $name }** had left this server.

free-now = { $named ->
        [True] { $newcomer }, you may take the seat of **{ $name }** until { $until }, unless { $name } plays on before.
       *[other] Whoever wants it first may take the seat of **{ $name }** until { $until }, unless { $name } plays on before.
    }
free-take = Take the seat
free-taken = { $newcomer } has taken over the seat of **{ $name }**.
# The same where the name of who had it is not known any more.
seat-taken = { $newcomer } has taken over a seat: { $colour }.
free-back = { $name } has played on meanwhile and keeps the seat.
free-over = The seat of **{ $name }** is not free any more.

leave-back = Until I come back: a computer keeps my seat
leave-good = For good: a computer gets my seat
leave-left-lobby = You have left the lobby.
leave-ask = You would give up your seat in { $channel } for good; a computer player goes on with it. Are you sure?
leave-sure = Leave for good
leave-left = You have left the game.
leave-kept = A computer player keeps your seat. Your next command in the channel hands it back to you.
leave-notice = **{ $name }** has left the game. { $computer }, a computer player, goes on in that seat.
leave-vote = The table can also vote:
leave-past = { $known ->
        [True] -# **{ $name }** had left the game.
       *[other] -# A player had left the game.
    }

back-notice = { $name } is back and plays again.
back-recap = **While you were away**
back-nothing = Nothing happened while you were away. Your seat is yours again.
