# The game as it stands, in words: /status, /board and a player's mat.

## Commands: descriptions, at most 100 characters

command-status = The state of the game in words, to you alone
    .name = status
command-board = Show the board, to you alone unless you post it
    .name = board
command-board-post = Show it to everyone in the channel
    .name = post
command-board-area = Only this area, enlarged
    .name = area
command-board-player = What this player has in front of them
    .name = player

status-title = ## Turn { $number }
status-player = ### { $name }, { THING($colour) }
    { $tokens } of 10 tokens placed. Morale { $morale }, knowledge { $knowledge }.
    Goods: { SIZE($goods) ->
        [0] none
       *[other] { AMOUNTS($goods) }
    }. Artifacts: { $artifacts }.
    Workers to place: { SIZE($available) ->
        [0] none
       *[other] { LIST($available) }
    }. On the board: { SIZE($placed) ->
        [0] none
       *[other] { LIST($placed) }
    }.
    Recruits: { SIZE($recruits) ->
        [0] none
       *[other] { THINGS($recruits) }
    }.
# A worker on the board, in lists.
status-worker = { $knowledge } { THING($space, "on") }
status-board = ### The board
status-allegiance = Allegiance: { LIST($tracks) }.
status-miners = Miners: { LIST($tracks) }.
status-level = { THING($faction) } { $level }
status-markets = Constructed markets: { SIZE($markets) ->
        [0] none
       *[other] { LIST($markets) }
    }.
status-market = { THING($tile) } ({ THING($area) })
status-territories = Territory tokens: { LIST($territories) }.
status-territory = { THING($area) } { $n } of { $most }
status-untold = Discord isn't accepting messages for this channel at the moment, so it doesn't show all of this yet. Nothing is lost: I'll post it as soon as Discord accepts messages again, and `/turn` works in the meantime.

look-one-thing = Choose an area or a player, not both.
look-no-player = No one called “{ $typed }” is playing here. Choose someone from the list.

mat-title = ## { ICON("player", $colour) } { $name } ({ THING($colour) })
mat-tokens = { SIZE($places) ->
        [0] • { ICON("token") } Authority: { $placed } of 10 tokens placed.
       *[other] • { ICON("token") } Authority: { $placed } of 10 tokens placed: { LIST($places) }.
    }
# Several tokens at one place, in that list.
mat-token-times = { THING($place) } ×{ $n }
mat-tracks = • { ICON("morale") } Morale { $morale } · { ICON("knowledge") } knowledge { $knowledge }
mat-goods = { SIZE($goods) ->
        [0] • Goods: none
       *[other] • Goods: { AMOUNTS($goods) }
    }
mat-workers = • Workers to place: { SIZE($home) ->
        [0] none
       *[other] { LIST($home) }
    }; on the board: { SIZE($away) ->
        [0] none
       *[other] { LIST($away) }
    }
mat-cards = • { ICON("artifact") } Artifact cards: { $artifacts } · { ICON("recruit") } hidden recruits: { $hidden }
mat-recruit = { $fresh ->
        [yes] • **{ THING($recruit) }** ({ THING($faction) }) from the next turn on: { $ability }
       *[no] • **{ THING($recruit) }** ({ THING($faction) }): { $ability }
    }
mat-dilemma = • { ICON("dilemma") } Dilemma: { $choice ->
        [fight] fought ({ THING($dilemma, "fight") })
        [serve] served ({ THING($dilemma, "serve") })
       *[open] not completed yet
    }
mat-suffers = • Under the penalty of: { THINGS($tiles) }
