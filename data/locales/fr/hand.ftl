# Les cartes d'un joueur : /hand et messages privés.

## Commands: descriptions, at most 100 characters

command-hand = Voir en privé vos spécialistes, vos artefacts et votre dilemme
    .name = main

private-closed = { $player }, vos messages privés sont fermés : je ne peux pas vous envoyer vos cartes. Rien n’est perdu : /main vous les montre ici, en privé.
private-where = Euphoria dans { $channel } :

hand-title = **Vos cartes**
hand-recruits = • **{ THING($recruit) }** ({ THING($faction) }), spécialiste actif : { $ability }
hand-hidden = • **{ THING($recruit) }** ({ THING($faction) }), spécialiste réticent : { $ability }
hand-artifacts = { SIZE($cards) ->
        [0] • { ICON("artifact") } Artefacts : aucun
       *[other] • { ICON("artifact") } Artefacts : { AMOUNTS($cards) }
    }
hand-active = { SIZE($recruits) ->
        [0] • Spécialistes actifs : aucun
       *[other] • Spécialistes actifs : { THINGS($recruits) }
    }
hand-face-down = • Spécialistes réticents : { THINGS($recruits) }
hand-dilemma-brief = { $choice ->
        [fight] • { ICON("dilemma") } { THING($dilemma) } : vous avez combattu l’institution
        [serve] • { ICON("dilemma") } { THING($dilemma) } : vous avez contribué à la dystopie
       *[open] • { ICON("dilemma") } { THING($dilemma) } : à réaliser
    }
hand-more = -# /main détaille leurs pouvoirs.
hand-dilemma = { $choice ->
        [fight] • { ICON("dilemma") } **{ THING($dilemma) }**, réalisé : vous avez combattu l’institution ({ THING($dilemma, "fight") }).
        [serve] • { ICON("dilemma") } **{ THING($dilemma) }**, réalisé : vous avez contribué à la dystopie ({ THING($dilemma, "serve") }).
       *[open] • { ICON("dilemma") } **{ THING($dilemma) }**, à réaliser. Une fois par partie, et cela prend tout votre tour : payez { COUNT($artifact, 1) } ou 2 artefacts quelconques, et combattez ({ THING($dilemma, "fight") } : piochez 2 spécialistes, gardez-en 1 réticent) ou contribuez ({ THING($dilemma, "serve") } : placez un marqueur d’autorité).
    }
