# What Discord takes away under a running game, and what went wrong on our side.

error-unexpected = Something went wrong on my side (error { $code }). Your game is safe; try again, and if it keeps happening, report it.
error-report = Report
error-reported = Thank you. The bot's host now has the game's number and where it happened, but nothing about your cards.
error-reported-log = Thank you. The host will find it in the log under { $code }.
error-host = Error { $code } was reported, game { $game }.
error-store-full = My disk is full, so your move wasn't saved; the game is unchanged. Please tell the bot's host, and try again later.
error-store-away = My database isn't responding, so I can't tell whether this was saved. Wait a little, check with /turn where the game stands, and press again if needed: it never counts twice.
error-store = I can't reach my database at the moment, so your move wasn't saved; the game is unchanged. Please tell the bot's host, and try again later.
error-busy = I'm busy at the moment, and nothing was changed. Press it again in a few seconds.
error-discord = Discord rejected that. Your game is safe: check where it stands with /turn or /status, and try again if needed.

trouble-locked = The thread { $channel } is locked, so I can't post there. Your game goes on: /turn and /status still answer you, here too. Ask someone who manages the server to unlock it; then I'll post the board again.
trouble-channel-gone = The channel of your game no. { $game } of Euphoria was deleted, so the game was abandoned. No winner; the log is kept.
trouble-mute = I can no longer post in { $channel }: I need the { $permissions } permission. Your game goes on: /turn and /status still answer you there. Ask someone who manages the server to give it back.
server-back = I'm back on this server. The game goes on where it stood, and everyone has the full time limit again.
