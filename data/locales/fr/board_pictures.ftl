# Mots sur l'image du plateau, et l'image racontée en mots à qui ne peut pas la voir.

picture-tank = Incubateur d’ouvrier
picture-allegiance = Allégeance
picture-profits = Qui en profite
picture-site-upper = Site du haut
picture-site-lower = Site du bas
picture-turn = À { $name } de jouer
picture-setup = Mise en place
picture-over = { SIZE($names) ->
        [one] { LIST($names) } gagne
       *[other] { LIST($names) } gagnent
    }

picture-alt-board = Plateau, tour { $number }. { $state }.
picture-alt-forgotten = Le plateau. Sa description citait quelqu’un dont les données ont été effacées.
picture-alt-close-up = Gros plan : { THING($area) }, tour { $number }. { $state }.
picture-alt-area = Gros plan : { THING($area) }. { $state }.
picture-alt-numbered = Les cases au choix : { LIST($spaces) }.
picture-alt-number = { $number } { THING($space) }
picture-alt-player = { $who } ({ $letter }, { THING($colour) }) : { $tokens } marqueurs sur 10, moral { $morale }, lucidité { $knowledge }, { SIZE($goods) ->
        [0] ni ressources ni minerais
       *[other] { AMOUNTS($goods) }
    }.
picture-alt-player-things = { $who } a { COUNT("artifact", $cards) }.
picture-alt-player-workers = { $who }, ouvriers à placer : { SIZE($home) ->
        [0] aucun
       *[other] { LIST($home) }
    } ; sur le plateau : { $away }.
picture-alt-player-recruits = { $who }, spécialistes actifs : { SIZE($recruits) ->
        [0] aucun
       *[other] { THINGS($recruits) }
    } ; réticents : { $hidden }.
picture-alt-dilemma-fight = { $who } a combattu l’institution (dilemme).
picture-alt-dilemma-serve = { $who } a contribué à la dystopie (dilemme) et y a un marqueur.
picture-alt-allegiance = Allégeance sur 11 : { LIST($tracks) }.
picture-alt-track = { THING($faction) } { $level }
picture-alt-miners = Mineurs sur 9 : { LIST($tracks) }.
picture-alt-markets = Marchés : { LIST($markets) }.
picture-alt-market = { SIZE($owners) ->
        [0] { THING($tile) } (personne)
       *[other] { THING($tile) } ({ LIST($owners) })
    }
picture-alt-site = { THING($space) } : { LIST($workers) } ({ $n } sur { $needed }).
picture-alt-space = { THING($space) } : { LIST($workers) }.
picture-alt-total = { THING($space) } : { LIST($workers) }, { $total } en tout.
picture-alt-worker = { $letter } { $knowledge }
picture-alt-territory = { $n ->
        [one] { THING($territory) } : { LIST($owners) } ({ $n } espace sur { $most }).
       *[other] { THING($territory) } : { LIST($owners) } ({ $n } espaces sur { $most }).
    }

picture-penalty-laboratory = pas de 3e ouvrier
picture-penalty-spa = ne pas remplacer les siens
picture-penalty-courthouse = pas de paire d’artefacts
picture-penalty-plaza = pas de marché sans marqueur
picture-penalty-fountain = un ouvrier par tour
picture-penalty-lounge = pas de site avec d’autres
picture-penalty-academy = pas de pouvoirs
picture-penalty-cafeteria = rapatrier coûte plus
picture-penalty-apothecary = pas d’Icarus
picture-penalty-theater = par marqueur
picture-penalty-registry = pas de paliers 1 et 2
picture-penalty-arena = un ouvrier par zone
picture-penalty-teddy_bear_shop = par 1 au dé
picture-penalty-clinic = par 2 au dé
picture-penalty-bemusement_park = par 3 au dé
picture-penalty-bonfire = par 4 au dé
picture-penalty-stadium = par 5 au dé
picture-penalty-literacy_center = par 6 au dé
