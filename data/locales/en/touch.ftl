# The board to touch, in a browser

touch-open = Open the board
touch-link = Here is your board. The link is for you alone: it works once, within five minutes. To let others watch, pass on the second link; it shows only what this channel shows, for twelve hours.
touch-watch-link = Here is the board to watch. It shows what this channel shows; you may pass the link on, it works for twelve hours.
touch-watch = Link for spectators
touch-areas = Parts of the board
touch-board = The board. Scroll to look around.
touch-whole = Whole board
touch-larger = Enlarge
touch-smaller = Shrink
touch-question = What you can do
touch-log = Log
touch-film = Replay
touch-turn = Turn
touch-close = Close
touch-discord = In Discord
touch-elsewhere = Trade in Discord
touch-lost = The connection is lost. It comes back by itself.
touch-ticket = This link has been used or is too old. Open the board again from Discord.
touch-full = Too many boards are open at the moment. Close one, or try again in a minute.
touch-gone = This game is no longer there.
touch-busy = That was too fast. Wait a moment, then try again.
