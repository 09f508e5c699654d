# Open seats: looking for players, announcing where a seat is free, finding one.

## Commands: descriptions, at most 100 characters

command-games-open = Games on this server with a seat for you
    .name = open

wanted-any = Everyone is welcome
wanted-newcomers = Newcomers are welcome
wanted-experienced = For players who know the game
wanted-nobody = Stop looking for players

tag-open = Open
tag-running = Running
tag-paused = Paused
tag-finished = Finished

## In the lobby

lobby-seek = Look for players
seek-level = Which players?
seek-whom = Your open seats will be announced in { $channel }. Which players are you looking for?
seek-now = You're looking for players: “{ $level }”. You can change that, or stop.
seek-announced = Your open seats are announced in { $channel }. The announcement disappears when the seats are taken or the lobby closes.
seek-stopped = You're no longer looking for players.
seek-full = All seats are taken. If one becomes free, it will be announced.
seek-later = { $again ->
        [yes] I can't write in { $channel } at the moment. I'll try again.
       *[no] I can't write in { $channel }. Ask someone who manages this server to look at /server show, then choose again.
    }
seek-nowhere = This server has no channel for open seats. Someone who manages it can choose one with /server show. Until then, /games open lists your lobby.
seek-gone = The channel for open seats was deleted. Someone who manages this server can choose another with /server show.
seek-missing = I can't announce anything in { $channel }: I need the { $permissions } permission there. Ask someone who manages the server to give it to me; /server show tells them more.
seek-tags-full = I can't announce anything in { $channel }: every post there needs a tag, and there's no room for a tag “{ $tag }”. Ask someone who manages the server to remove one; /server show tells them more.
seek-hidden = Not everyone who reads { $channel } can see this channel, so I won't announce it there. Open the lobby in a channel everyone can see.

## The announcement

open-post = Euphoria no. { $game }
open-lobby = **Euphoria no. { $game }: { $n ->
        [one] one seat is open
       *[other] { $n } seats are open
    }** in { $channel }
    Players: { $names }
open-game = **Euphoria no. { $game }: { $n ->
        [one] a seat is free
       *[other] { $n } seats are free
    }** in a running game in { $channel }
    Players: { $names }
open-seat = • First come, first served: take **{ $name }**'s seat until { $until }.
open-go = Go to the table
open-over = -# Euphoria no. { $game }: { $status ->
        [lobby] no seat is open at the moment.
        [closed] the lobby was closed.
        [running] the game is running, and no seat is open.
        [paused] the game is paused, and no seat is open.
        [finished] the game is over.
       *[ended] the game was abandoned.
    }
open-post-now = **Euphoria no. { $game }** { $status ->
        [lobby] is being set up in { $channel }, and all seats are taken.
        [closed] was not played: the lobby was closed.
        [running] is being played in { $channel }.
        [paused] is paused in { $channel }.
        [finished] was played in { $channel } and is over.
       *[ended] was abandoned.
    }
    Players: { $names }

## /games open

open-title = { $n ->
        [one] **One game has a seat for you**
       *[other] **{ $n } games have a seat for you**
    }
open-line = { $status ->
        [lobby] • No. { $game } in { $channel }: { $n ->
            [one] one seat is open. Players: { $names }
           *[other] { $n } seats are open. Players: { $names }
        }
       *[running] • No. { $game } in { $channel }, a running game: { $n ->
            [one] one seat is free. Players: { $names }
           *[other] { $n } seats are free. Players: { $names }
        }
    }
open-line-how = -# Time limit: { $pace } · { $edition } · { $language } · { $level ->
        [newcomers] newcomers are welcome
        [experienced] for players who know the game
       *[any] everyone is welcome
    }
open-more = …and { $n } more.
open-none = No game on this server has a seat for you right now. Open one with /game new.
open-on-a-server = Use /games open on a server: it lists the open seats there.
