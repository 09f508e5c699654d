# Het spel in woorden: /status, /board en wat een speler voor zich heeft.

## Commands: descriptions, at most 100 characters

command-status = Lees de stand van het spel in woorden, alleen jij ziet het
    .name = stand
command-board = Bekijk het speelbord, alleen jij ziet het tenzij je het deelt
    .name = bord
command-board-post = Deel het met iedereen in het kanaal
    .name = delen
command-board-area = Alleen dit gebied, vergroot
    .name = gebied
command-board-player = Wat deze speler voor zich heeft
    .name = speler

status-title = ## Beurt { $number }
status-player = ### { $name }, { THING($colour) }
    { $tokens } van 10 prestigestenen geplaatst. Moraal { $morale }, kennis { $knowledge }.
    Grondstoffen en producten: { SIZE($goods) ->
        [0] geen
       *[other] { AMOUNTS($goods) }
    }. Artefacten: { $artifacts }.
    Beschikbare werkers: { SIZE($available) ->
        [0] geen
       *[other] { LIST($available) }
    }. Op het bord: { SIZE($placed) ->
        [0] geen
       *[other] { LIST($placed) }
    }.
    Rekruten: { SIZE($recruits) ->
        [0] geen
       *[other] { THINGS($recruits) }
    }.
status-worker = { $knowledge } { THING($space, "on") }
status-board = ### Het speelbord
status-allegiance = Alliantie: { LIST($tracks) }.
status-miners = Mijnwerkers: { LIST($tracks) }.
status-level = { THING($faction) } { $level }
status-markets = Gebouwde markten: { SIZE($markets) ->
        [0] geen
       *[other] { LIST($markets) }
    }.
status-market = { THING($tile) } ({ THING($area) })
status-territories = Prestigestenen op territoria: { LIST($territories) }.
status-territory = { THING($area) } { $n } van { $most }
status-untold = Discord neemt op dit moment geen berichten voor dit kanaal aan, dus dit is daar nog niet allemaal te zien. Er gaat niets verloren: het verschijnt zodra Discord weer berichten aanneemt, en `/beurt` werkt intussen.

look-one-thing = Kies een gebied of een speler, niet allebei.
look-no-player = Hier speelt niemand mee die “{ $typed }” heet. Kies iemand uit de lijst.

mat-title = ## { ICON("player", $colour) } { $name } ({ THING($colour) })
mat-tokens = { SIZE($places) ->
        [0] • { ICON("token") } { $placed } van 10 prestigestenen geplaatst.
       *[other] • { ICON("token") } { $placed } van 10 prestigestenen geplaatst: { LIST($places) }.
    }
mat-token-times = { THING($place) } ×{ $n }
mat-tracks = • { ICON("morale") } Moraal { $morale } · { ICON("knowledge") } kennis { $knowledge }
mat-goods = { SIZE($goods) ->
        [0] • Grondstoffen en producten: geen
       *[other] • Grondstoffen en producten: { AMOUNTS($goods) }
    }
mat-workers = • Beschikbare werkers: { SIZE($home) ->
        [0] geen
       *[other] { LIST($home) }
    }; op het bord: { SIZE($away) ->
        [0] geen
       *[other] { LIST($away) }
    }
mat-cards = • { ICON("artifact") } Artefactkaarten: { $artifacts } · { ICON("recruit") } geheime rekruten: { $hidden }
mat-recruit = { $fresh ->
        [yes] • **{ THING($recruit) }** ({ THING($faction) }) vanaf de volgende beurt: { $ability }
       *[no] • **{ THING($recruit) }** ({ THING($faction) }): { $ability }
    }
mat-dilemma = { $choice ->
        [fight] • { ICON("dilemma") } Dilemma: orde bevochten ({ THING($dilemma, "fight") })
        [serve] • { ICON("dilemma") } Dilemma: aan de dystopie bijgedragen ({ THING($dilemma, "serve") })
       *[open] • { ICON("dilemma") } Dilemma: nog niet beslist
    }
mat-suffers = • Boetes die gelden: { THINGS($tiles) }
