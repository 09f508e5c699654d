# What Discord takes away under a running game, and what went wrong on our side.

error-unexpected = Something went wrong on my side (error { $code }). Your game is kept as it was; try again, and if it happens again, report it.
error-report = Report
error-reported = Thank you. The host of this bot has the game's number and where it happened, and nothing of your cards.
error-reported-log = Thank you. The host finds it in the log under { $code }.
error-host = Error { $code } was reported, game { $game }.
error-store-full = The disk of this bot is full: your move was not saved; the game is unchanged. Please tell the host, and try again later.
error-store-away = The database of this bot is away for a moment, so nobody can tell whether this was kept. Wait a little, look with /turn where the game stands, and press again if need be: it is never done twice.
error-store = The database of this bot can't be read or written at the moment: your move was not saved; the game is unchanged. Please tell the host, and try again later.
error-busy = I am busy at the moment, and nothing was changed. Press it again in a few seconds.
error-discord = Discord did not take that. Your game is kept: look where it stands with /turn or /status, and try again if need be.

trouble-locked = The thread { $channel } is locked, so I cannot post there. Your game goes on: /turn and /status still answer you, here too. Ask somebody who manages the server to unlock it; then the table is shown again.
trouble-channel-gone = The channel of your game no. { $game } of Euphoria was deleted, so the game was abandoned. No winner; the log is kept.
trouble-mute = I may no longer post in { $channel }: the permission { $permissions } is missing. Your game goes on: /turn and /status still answer you there. Ask somebody who manages the server to give it back.
server-back = I am on this server again. The game goes on where it stood, and everybody has the full time limit again.
