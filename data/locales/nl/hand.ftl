# De kaarten van een speler: /hand en privéberichten.

## Commands: descriptions, at most 100 characters

command-hand = Toon je rekruten, artefacten en dilemma, alleen aan jou
    .name = hand

private-closed = { $player }, je privéberichten staan voor mij dicht, dus ik kan je je kaarten niet sturen. Er gaat niets verloren: /hand toont ze hier alleen aan jou.
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
        [fight] • { ICON("dilemma") } { THING($dilemma) }: bevochten
        [serve] • { ICON("dilemma") } { THING($dilemma) }: bijgedragen
       *[open] • { ICON("dilemma") } { THING($dilemma) }: nog open
    }
hand-more = -# /hand vertelt wat ze kunnen.
hand-dilemma = { $choice ->
        [fight] • { ICON("dilemma") } **{ THING($dilemma) }**, beslist: je hebt de gevestigde orde bevochten ({ THING($dilemma, "fight") }).
        [serve] • { ICON("dilemma") } **{ THING($dilemma) }**, beslist: je hebt bijgedragen aan de dystopie ({ THING($dilemma, "serve") }).
       *[open] • { ICON("dilemma") } **{ THING($dilemma) }**, nog open. Eén keer per spel, als je hele beurt, betaal je { COUNT($artifact, 1) } of 2 willekeurige artefacten, en kies je bevechten ({ THING($dilemma, "fight") }: trek 2 rekruten, houd er 1 geheim) of bijdragen ({ THING($dilemma, "serve") }: plaats een prestigesteen).
    }
