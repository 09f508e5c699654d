# The game as it stands, in words: /status, /board and a player's mat.

## Commands: descriptions, at most 100 characters

command-status = The state of the game in words, to you alone
    .name = status
command-board = Show the board, to you alone unless you post it
    .name = board
command-board-post = Show it to everybody in the channel
    .name = post
command-board-area = Only this area, enlarged
    .name = area
command-board-player = What this player has in front of them
    .name = player

status-title = ## Turn { $number }
status-player = ### { $name }, { $colour }
    { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } left. Morale { $morale }, knowledge { $knowledge }.
    Goods: { $goods }. Artifacts: { $artifacts }.
    Workers to place: { $available }. On the board: { $placed }.
    Recruits: { $recruits }.
status-board = ### The board
status-allegiance = Allegiance: { $tracks }.
status-miners = Miners: { $tracks }.
status-markets = Constructed markets: { $markets }.
status-territories = Territory tokens: { $territories }.
status-territory = { $area } { $n } of { $most }
status-untold = Discord does not take messages for this channel at the moment, so it does not show all of this yet. Nothing is lost: it will be shown as soon as Discord takes messages again, and `/turn` works meanwhile.

look-one-thing = Choose an area or a player, not both.
look-no-player = Nobody called “{ $typed }” plays here. Choose somebody from the list.

mat-title = ## { ICON("player", $shape) } { $name } ({ $colour })
mat-tokens = • { ICON("token") } Authority: { $left } of 10 tokens left{ $places ->
        [none] {"."}
       *[some] ; placed: { $names }.
    }
mat-tracks = • { ICON("morale") } Morale { $morale } · { ICON("knowledge") } knowledge { $knowledge }
mat-goods = • Goods: { $goods }
mat-workers = • Workers to place: { $home }; on the board: { $away }
mat-cards = • { ICON("artifact") } Artifact cards: { $artifacts } · { ICON("recruit") } hidden recruits: { $hidden }
mat-recruit = • **{ $recruit }** ({ $faction }){ $fresh ->
        [yes] {" "}from the next turn on
       *[no] {""}
    }: { $ability }
mat-dilemma = • { ICON("dilemma") } Dilemma: { $choice ->
        [fight] fought ({ $what })
        [serve] served ({ $what })
       *[open] not completed yet
    }
mat-suffers = • Under the penalty of: { $tiles }
mat-nothing = none
