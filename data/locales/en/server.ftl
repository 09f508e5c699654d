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
command-server-set-pace = How long a question may stay open, in games opened from now on
    .name = pace
command-server-set-printing = The printing of the recruits, in games opened from now on
    .name = printing
command-server-set-picture = The picture of a move, in games opened from now on
    .name = picture
command-server-set-games = How many lobbies and games there may be at once
    .name = games

command-server-set-seats = The channel or forum where open seats are announced
    .name = seats
command-server-forget = Delete everything I have stored about this server
    .name = forget

server-title = ## Server settings
    Whoever has the permission Manage Server can change them. A change counts at once.
server-page-games = New games
server-page-rules = Who and where
server-page-seats = Open seats
server-games-about = **New games begin like this.** The host of a lobby can still change it there.
server-language = Language
server-language-default = Language: as the bot is set up
server-language-choice = Language: { $language }
server-openers-about = **Who may open games.** Those who manage the server always may.
server-openers = Everybody
server-roles-gone = ⚠️ The roles you chose were deleted: only those who manage the server can open games now. Choose others, or none for everybody.
server-channels-about = **Where games may be opened.** A category stands for its channels, a channel for its threads.
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
server-seats-about = **Where open seats are announced.** The host of a lobby decides whether to look for players; a seat that the table gives to whoever wants it is announced in any case.
server-seats = Nowhere
server-posts-about = **A post for each game,** with tags that say how it stands: open, running, paused or finished. A game that is played in a post of this forum gets its tags there.
server-posts = A post for each game: { $on ->
        [yes] yes
       *[no] no
    }
server-seats-gone = ⚠️ The channel you chose was deleted, so nothing is announced. Choose another.
server-seats-missing = ⚠️ I cannot announce anything in { $channel }: give me the permission { $permissions } there.
server-tag = “{ $tag }”
server-tags-missing = ⚠️ { $needed ->
        [yes] This forum takes no post without a tag, so nothing is announced. Make tags called { $tags } there, or give me the permission Manage Channels and I make them.
       *[no] Posts cannot show everything: make tags called { $tags } in this forum, or give me the permission Manage Channels and I make them.
    }
server-tags-full = ⚠️ { $needed ->
        [yes] This forum takes no post without a tag and has no room for another, so nothing is announced. Remove a tag there, or rename one to { $tags }.
       *[no] Posts cannot show everything: this forum has no room for more tags. Remove some there and I make { $tags }, or rename some.
    }
server-threads-missing = ⚠️ I cannot change the tags of posts that others have made: give me the permission Manage Threads if games are played in them.
server-managers-only = Only those who may manage this server can do that: ask somebody with the permission Manage Server.
server-forget-ask = I would delete everything I have stored about this server: its settings and its games with their logs, notes and plans. { $open ->
        [0] No game is open here.
        [one] The one open game ends without a winner.
       *[other] The { $open } open games end without a winner.
    } { $over ->
        [0] None has been finished.
        [one] The one that is over no longer counts in anybody’s statistics.
       *[other] The { $over } that are over no longer count in anybody’s statistics.
    } What was posted in the channels stays. This cannot be taken back.
server-forget-sure = Delete everything
server-forgotten = { $games ->
        [0] Done: this server’s settings are deleted. I had stored no games.
        [one] Done: this server’s settings and its only game are deleted.
       *[other] Done: this server’s settings and its { $games } games are deleted.
    }
server-forgotten-game = Somebody who manages this server had everything deleted that I had stored about it. This game is over, without a winner.
server-not-served = I am run for other servers, so I do nothing here. Whoever runs me can add this server’s id, { $id }, to the setting SERVERS.

open-by-roles = { $n ->
        [0] Only those who manage this server can open games at the moment: the roles that may were deleted. Ask somebody who manages it to choose others with /server show.
       *[other] On this server games are opened by those with one of these roles: { $roles }. Ask one of them to open one, then join it.
    }
open-elsewhere = { $n ->
        [0] No game can be opened at the moment: the channels for games were deleted. Ask somebody who manages this server to choose others with /server show.
       *[other] Games are not opened in this channel. Open yours in one of these: { $channels }.
    }
refused-too-many-games = { $most ->
        [one] This server has its one game already. Finish it or close its lobby first.
       *[other] This server has { $most } lobbies and games already, and that is as many as it may. Finish one or close a lobby first.
    }
