# Why a command or button does nothing: no game, not your seat, too late. Refusals of the rules are in refusals.ftl.

game-none-here = There is no game in this channel. Open one with /game new.
game-none = You are in no running game. Open one with /game new in a channel.
game-which = You are in several games: use this command in the channel of the one you mean.
game-not-started = This game has not begun: it is still in the lobby.
game-spectator = You are watching this game. Only its players can do that; /board and /status are for everybody.
game-elsewhere = That belongs to the game in { $channel }. Use it there.
game-over = This game is over. Open another with /game new.
game-paused = This game is paused. It goes on with /game resume.
game-not-asked = It is not your move: the table waits for { $names }.

button-old = This button is old and does nothing any more. The newest message of the game has the present ones; /turn opens what you are asked, and /status tells where the game stands.
press-slower = That is more than anybody can play with, so nothing was done. Wait a few seconds, then press again.
form-again = Fill it in again
form-old = This form is from before an update, so I could not read it. Nothing happened: open another.
menu-not-offered = That was not among what was offered, so nothing was changed. Choose again from what you see now.
typed-too-long = That is too long to read, so nothing was changed: use at most 200 characters.
typed-ambiguous = More than one name fits “{ $typed }”. Choose from the list that appears while you type.

refused-stale = That was answered already, or taken back. The newest message has the current question; /turn shows it too.
refused-channel-taken = There is a game in this channel already.
refused-lobby-closed = This lobby is closed, or its game has begun.
refused-seat-not-free = This seat is not free any more: its player is back, somebody else has it, or the time to take it is over.
refused-seat-for-another = The table offers this seat to the player named in the message. To play yourself, ask a player here to propose you with /game vote.
refused-already-seated = You have a seat already.
refused-table-full = All six seats are taken. Wait for somebody to leave, or open another game elsewhere.
refused-colour-taken = Somebody has that colour. Choose another.
refused-not-seated = You have no seat at this table.
refused-not-your-seat = That seat belongs to somebody else.
refused-no-such-seat = There is no such seat at this table.
refused-not-a-computer = That seat is not a computer player's.
refused-no-such-game = That game is no longer stored.
refused-not-started = This game has not begun: it is still in the lobby.
refused-paused = This game is paused. It goes on with /game resume.
refused-game-ended = This game was abandoned. Open another with /game new.
refused-not-paused = This game is not paused.
refused-too-few = A game needs two seats at least. Wait for somebody to join, or add a computer player.
refused-roll-between = Those choices reach past a roll of the dice. Choose one after the other: /turn asks them.
refused-offer-spent = They no longer have all of what they offered. Decline, or make them another offer.
refused-offer-gone = That offer is over: it was answered, withdrawn, or ended with its turn.
refused-no-such-turn = There is no such turn to go back to.
refused-no-voice = You can't vote on this: it is about your own seat. Play on, and the vote is over.
refused-vote-closed = This vote is decided.
refused-not-away = You aren't away now. /away show lists what you have planned, and lets you drop it.
refused-away-many = You have { $most } absences planned already. Drop one with /away show first.
