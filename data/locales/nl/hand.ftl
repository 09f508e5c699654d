# De kaarten van een speler: /hand en privéberichten.

## Commands: descriptions, at most 100 characters

command-hand = Bekijk je rekruten, artefacten en dilemma, alleen jij ziet ze
    .name = hand

private-closed = { $player }, je privéberichten staan voor mij uit, dus ik kan je je kaarten niet sturen. Er gaat niets verloren: met /hand zie je ze hier, alleen jij.
private-where = Euphoria in { $channel }:

hand-title = **Wat je hebt**
hand-recruits = • **{ THING($recruit) }** ({ THING($faction) }), actief: { $ability }
hand-hidden = • **{ THING($recruit) }** ({ THING($faction) }), geheim: { $ability }
hand-artifacts = { SIZE($cards) ->
        [0] • { ICON("artifact") } Artefacten: geen
       *[other] • { ICON("artifact") } Artefacten: { AMOUNTS($cards) }
    }
hand-active = { SIZE($recruits) ->
        [0] • Actieve rekruten: geen
       *[other] • Actieve rekruten: { THINGS($recruits) }
    }
hand-face-down = • Geheime rekruten: { THINGS($recruits) }
hand-dilemma-brief = { $choice ->
        [fight] • { ICON("dilemma") } { THING($dilemma) }: orde bevochten
        [serve] • { ICON("dilemma") } { THING($dilemma) }: aan de dystopie bijgedragen
       *[open] • { ICON("dilemma") } { THING($dilemma) }: nog open
    }
hand-more = -# Met /hand lees je wat ze kunnen.
hand-dilemma = { $choice ->
        [fight] • { ICON("dilemma") } **{ THING($dilemma) }**, beslist: je hebt de gevestigde orde bevochten ({ THING($dilemma, "fight") }).
        [serve] • { ICON("dilemma") } **{ THING($dilemma) }**, beslist: je hebt bijgedragen aan de dystopie ({ THING($dilemma, "serve") }).
       *[open] • { ICON("dilemma") } **{ THING($dilemma) }**, nog open. Eén keer per spel, in plaats van een gewone beurt, betaal je { COUNT($artifact, 1) } of 2 artefacten naar keuze, en kies je: de orde bevechten ({ THING($dilemma, "fight") }: trek 2 rekruten, houd er 1 geheim) of de dystopie steunen ({ THING($dilemma, "serve") }: plaats een prestigesteen).
    }
