# La partie en mots : /status, /board et le plateau d'un joueur.

## Commands: descriptions, at most 100 characters

command-status = L’état de la partie en texte, en privé
    .name = état
command-board = Voir le plateau, en privé sauf si vous le publiez
    .name = plateau
command-board-post = Le montrer à tout le salon
    .name = publier
command-board-area = Seulement cette région, agrandie
    .name = région
command-board-player = Ce que ce joueur a devant lui
    .name = joueur

status-title = ## Tour { $number }
status-player = ### { $name }, { THING($colour) }
    Marqueurs placés : { $tokens } sur 10. Moral { $morale }, lucidité { $knowledge }.
    Ressources et minerais : { SIZE($goods) ->
        [0] aucun
       *[other] { AMOUNTS($goods) }
    }. Artefacts : { $artifacts }.
    Ouvriers à placer : { SIZE($available) ->
        [0] aucun
       *[other] { LIST($available) }
    }. Sur le plateau : { SIZE($placed) ->
        [0] aucun
       *[other] { LIST($placed) }
    }.
    Spécialistes : { SIZE($recruits) ->
        [0] aucun
       *[other] { THINGS($recruits) }
    }.
status-worker = un { $knowledge } { THING($space, "on") }
status-board = ### Le plateau
status-allegiance = Allégeance : { LIST($tracks) }.
status-miners = Mineurs : { LIST($tracks) }.
status-level = { THING($faction) } { $level }
status-markets = Marchés construits : { SIZE($markets) ->
        [0] aucun
       *[other] { LIST($markets) }
    }.
status-market = { THING($tile) } ({ THING($area) })
status-territories = Marqueurs sur les territoires : { LIST($territories) }.
status-territory = { THING($area) } { $n } sur { $most }
status-untold = Discord n’accepte pas de messages pour ce salon en ce moment : il ne montre donc pas encore tout ceci. Rien n’est perdu : ce sera affiché dès que Discord les acceptera, et `/tour` fonctionne en attendant.

look-one-thing = Choisissez une région ou un joueur, pas les deux.
look-no-player = Personne du nom de « { $typed } » ne joue ici. Choisissez quelqu’un dans la liste.

mat-title = ## { ICON("player", $colour) } { $name } ({ THING($colour) })
mat-tokens = { SIZE($places) ->
        [0] • { ICON("token") } Marqueurs d’autorité placés : { $placed } sur 10.
       *[other] • { ICON("token") } Marqueurs d’autorité placés : { $placed } sur 10 ({ LIST($places) }).
    }
mat-token-times = { THING($place) } ×{ $n }
mat-tracks = • { ICON("morale") } Moral { $morale } · { ICON("knowledge") } lucidité { $knowledge }
mat-goods = { SIZE($goods) ->
        [0] • Ressources et minerais : aucun
       *[other] • Ressources et minerais : { AMOUNTS($goods) }
    }
mat-workers = • Ouvriers à placer : { SIZE($home) ->
        [0] aucun
       *[other] { LIST($home) }
    } ; sur le plateau : { SIZE($away) ->
        [0] aucun
       *[other] { LIST($away) }
    }
mat-cards = • { ICON("artifact") } Cartes artefact : { $artifacts } · { ICON("recruit") } spécialistes réticents : { $hidden }
mat-recruit = { $fresh ->
        [yes] • **{ THING($recruit) }** ({ THING($faction) }) dès le prochain tour : { $ability }
       *[no] • **{ THING($recruit) }** ({ THING($faction) }) : { $ability }
    }
mat-dilemma = { $choice ->
        [fight] • { ICON("dilemma") } Dilemme : institution combattue ({ THING($dilemma, "fight") })
        [serve] • { ICON("dilemma") } Dilemme : contribution ({ THING($dilemma, "serve") })
       *[open] • { ICON("dilemma") } Dilemme : pas encore réalisé
    }
mat-suffers = • Pénalités subies : { THINGS($tiles) }
