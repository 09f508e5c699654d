# Before a game: /game new, the lobby and its choices.

## Commands: descriptions, at most 100 characters

command-game = Open, run and close games in this channel
    .name = game
command-game-new = Open a lobby for a new game in this channel
    .name = new
command-game-new-pace = How long players have to answer
    .name = pace

command-game-language = Choose the language in which this channel reads the game
    .name = language
command-game-language-which = Private answers come in each player's own language
    .name = language

pace-live = Live
    .about = Ten minutes a question: everyone is here.
    .time = ten minutes
pace-day = A day
    .about = A day a question, with reminders.
    .time = a day
pace-three_days = Three days
    .about = Three days a question, with reminders.
    .time = three days
pace-none = No hurry
    .about = No time limit and no reminders.
    .time = no limit

level-easy = Easy
    .about = Plays by feel and makes mistakes.
level-normal = Normal
    .about = Looks a little ahead.
level-hard = Hard
    .about = Thinks longer before it moves.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-manage_channels = Manage Channels

lobby-title = ## Euphoria: a game is being set up (no. { $game })
lobby-seat = • { $name }, { $colour }{ $host ->
        [True] {" "}· host
       *[other] {""}
    }
lobby-computer = • **{ $name }**, { $colour } · computer player, { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }
lobby-seats = { $n ->
        [1] One of { $most } seats is taken; you need two to start.
       *[other] { $n } of { $most } seats are taken.
    }
lobby-how = { $edition } · Variants: { $variants } · Time limit: { $pace } · Language: { $language }
lobby-how-else = { $folded ->
        [yes] Older boards are removed
       *[no] Older boards stay
    } · { $hints ->
        [yes] Hints allowed
       *[no] No hints
    }
move-picture-whole = Whole board
move-picture-close_up = Close-up
move-picture-both = Whole board and close-up
lobby-picture = { $picture ->
        [close_up] After each move: a close-up of what changed
        [both] After each move: the whole board and a close-up
       *[whole] After each move: the whole board
    }
    .about = { $picture ->
        [close_up] The area and the players involved, large; the whole board if one area isn't enough.
        [both] Two pictures: the whole board, and below it what changed, large.
       *[whole] What changed is framed.
    }
lobby-picture-title = Picture of a move
lobby-no-variants = none
lobby-join = Join
lobby-leave = Leave
lobby-colour = Colour
lobby-start = Start
lobby-close = Close
lobby-edition = Edition
lobby-edition-choice = Edition: { $edition }
lobby-variants = Variants: none
lobby-variants-title = Variants
lobby-pace-choice = Time limit: { $pace }
lobby-pace = Time limit
lobby-add-computer = Add a computer player
lobby-remove-computer = Remove a computer player
lobby-level = • **{ $level }**: { $about }
lobby-which-level = How well should the computer player play?
lobby-computer-added = { $name } joins the game: { $personality }. { $about }
lobby-which-colour = Which colour do you want?
lobby-colour-set = You're { $colour }.
lobby-no-colour = Every colour is taken. Ask someone to choose another first.
lobby-join-first = Take a seat first: press Join.
lobby-host-only = Only the host, { $host }, or someone who manages this channel can do that.
lobby-closed = This lobby was closed. Open another with /game new.
lobby-stale = { $alone ->
        [True] No one came for a day, so this lobby closed itself. Open another with /game new.
       *[False] No one came for two days, so this lobby closed itself. Open another with /game new.
    }
refused-too-many-lobbies = You're already hosting { $n } lobbies on this server: { $channels }. Start or close one of them first, then open this one.
lobby-started = The game begins: { $names }.
lobby-rematch = The lobby for the rematch is open, and the others are invited.
lobby-invited = • Invited to the rematch: { $names }. Press Join to play again.
lobby-welcome = You have a seat in a game of Euphoria in { $channel }. Everything only you may see comes here; /hand shows it any time.
lobby-missing = I can't run a game here: I need the { $permissions } permission in this channel. Ask someone who manages the server to give it to me, then try again.
lobby-here = this channel
lobby-boards = Older boards: { $folded ->
        [yes] removed
       *[no] kept
    }
lobby-language = Language: { $language }
lobby-which-language = Which language should this channel read the game in? What only you see comes in your own.
lobby-language-set = This channel now reads the game in { $language }.
lobby-hints = Hints: { $on ->
        [yes] allowed
       *[no] none
    }
lobby-absence = { $days ->
        [0] Absence: no waiting
        [one] Absence: waits 1 day
       *[other] Absence: waits { $days } days
    }
lobby-absence-title = While someone is away, the game
lobby-absence-choice = { $days ->
        [0] goes on without waiting
        [one] waits 1 day for each player
       *[other] waits { $days } days for each player
    }
lobby-options = Game options
lobby-also = Also
lobby-also-whole = Whole board after each move
    .about = What changed is framed. This is also the default if you choose neither.
lobby-also-close_up = Close-up after each move
    .about = The area that changed and the players involved, large.
lobby-also-fold_boards = Remove older boards
    .about = Only the newest message keeps its picture; the others shrink to a line.
lobby-also-hints = Allow hints
    .about = Anyone may ask /hint what a computer player would do.
lobby-taken = { $status ->
        [lobby] There's already a lobby here: { $link }. Join it, or ask its host to close it first.
        [paused] There's a paused game here: { $link }. Resume it with /game resume, or play the new one in another channel or thread.
       *[running] There's a game running here: { $link }. Play the new one in another channel or thread, or finish this one first.
    }

rematch-there = { $status ->
        [lobby] The rematch is being set up: { $link }. Press Join there to play.
       *[other] The rematch of this game has already started: { $link }.
    }
rematch-old = Another game has been played here since. Open a new one with /game new.
local-welcome = Welcome to the table in your browser. Choose who you are at the top of the page, then type **/game new** here. *Messages*, at the top, has what the bot writes to you alone.
