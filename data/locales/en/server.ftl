# What those who manage a server decide for the games there.

## Commands: descriptions, at most 100 characters

command-server = What games on this server begin with, who may open them, and where
    .name = server
command-server-show = See and change this server's settings
    .name = show
command-server-set = Change some of this server's settings
    .name = set
command-server-set-language = The language of games opened from now on
    .name = language
command-server-set-pace = How long players have to answer, in games opened from now on
    .name = pace
command-server-set-printing = The edition of the recruits, in games opened from now on
    .name = edition
command-server-set-picture = The picture of a move, in games opened from now on
    .name = picture
command-server-set-games = How many lobbies and games there can be at once
    .name = games

command-server-set-seats = The channel or forum where open seats are announced
    .name = seats
command-server-forget = Delete everything I've stored about this server
    .name = forget

server-title = ## Server settings
    Anyone with the Manage Server permission can change them. Changes take effect at once.
server-page-games = New games
server-page-rules = Who and where
server-page-seats = Open seats
server-games-about = **New games start like this.** The host of a lobby can still change it there.
server-language = Language
server-language-default = Language: as the bot is set up
server-language-choice = Language: { $language }
server-openers-about = **Who may open games.** People who manage the server always can.
server-openers = Everyone
server-roles-gone = ⚠️ The roles you chose were deleted: only people who manage the server can open games now. Choose others, or none for everyone.
server-channels-about = **Where games may be opened.** A category includes its channels, a channel its threads.
server-channels = In every channel
server-channels-gone = ⚠️ The channels you chose were deleted: no game can be opened now. Choose others, or none for every channel.
server-most-about = **How many games at once,** lobbies and paused games included.
server-most = Games at once
server-most-default = { $most ->
        [one] Up to 1 game at once, as the bot is set up
       *[other] Up to { $most } games at once, as the bot is set up
    }
server-most-choice = { $n ->
        [one] 1 game at once
       *[other] Up to { $n } games at once
    }
server-seats-about = **Where open seats are announced.** The host of a lobby decides whether to look for players; a seat that the players give away is always announced.
server-seats = Nowhere
server-posts-about = **A post for each game,** with tags that show its state: open, running, paused or finished. A game that is played in a post of this forum gets its tags there.
server-posts = A post for each game: { $on ->
        [yes] yes
       *[no] no
    }
server-seats-gone = ⚠️ The channel you chose was deleted, so nothing is announced. Choose another.
server-seats-missing = ⚠️ I can't announce anything in { $channel }: I need the { $permissions } permission there.
server-tag = “{ $tag }”
server-tags-missing = ⚠️ { $needed ->
        [yes] Every post in this forum needs a tag, so nothing is announced. Make tags called { $tags } there, or give me the Manage Channels permission and I'll make them.
       *[no] Posts can't show everything: make tags called { $tags } in this forum, or give me the Manage Channels permission and I'll make them.
    }
server-tags-full = ⚠️ { $needed ->
        [yes] Every post in this forum needs a tag and there's no room for another, so nothing is announced. Remove a tag there, or rename one to { $tags }.
       *[no] Posts can't show everything: this forum has no room for more tags. Remove some there and I'll make { $tags }, or rename some.
    }
server-threads-missing = ⚠️ I can't change the tags of other people's posts: give me the Manage Threads permission if games are played in them.
server-managers-only = Only people who manage this server can do that: ask someone with the Manage Server permission.
server-forget-ask = This deletes everything I've stored about this server: its settings and its games with their logs, notes and plans. { $open ->
        [0] No game is open here.
        [one] The one open game ends without a winner.
       *[other] The { $open } open games end without a winner.
    } { $over ->
        [0] None has been finished.
        [one] The one that is over no longer counts in anyone’s statistics.
       *[other] The { $over } that are over no longer count in anyone’s statistics.
    } What was posted in the channels stays. This can't be undone.
server-forget-sure = Delete everything
server-forgotten = { $games ->
        [0] Done: this server’s settings are deleted. I hadn't stored any games.
        [one] Done: this server’s settings and its only game are deleted.
       *[other] Done: this server’s settings and its { $games } games are deleted.
    }
server-forgotten-game = Someone who manages this server deleted everything I'd stored about it. This game is over, without a winner.
server-not-served = I'm run for other servers, so I do nothing here. My host can add this server’s id, { $id }, to the setting SERVERS.

open-by-roles = { $n ->
        [0] Only people who manage this server can open games at the moment: the chosen roles were deleted. Ask someone who manages it to choose others with /server show.
       *[other] On this server, only people with one of these roles open games: { $roles }. Ask one of them to open one, then join it.
    }
open-elsewhere = { $n ->
        [0] No game can be opened at the moment: the channels for games were deleted. Ask someone who manages this server to choose others with /server show.
       *[other] You can't open games in this channel. Open yours in one of these: { $channels }.
    }
refused-too-many-games = { $most ->
        [one] This server already has its one game. Finish it or close its lobby first.
       *[other] This server already has { $most } lobbies and games, and that's the limit. Finish one or close a lobby first.
    }
