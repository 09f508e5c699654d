# A player's own cards: /hand, and direct messages.

## Commands: descriptions, at most 100 characters

command-hand = Show your recruits, artifacts and dilemma, to you alone
    .name = hand

private-closed = { $player }, your direct messages are closed to me, so I can't send you your cards. Nothing is lost: /hand shows them here to you alone.
private-where = Euphoria in { $channel }:

hand-title = **What you have**
hand-recruits = • **{ THING($recruit) }** ({ THING($faction) }), active: { $ability }
hand-hidden = • **{ THING($recruit) }** ({ THING($faction) }), hidden: { $ability }
hand-artifacts = { SIZE($cards) ->
        [0] • { ICON("artifact") } Artifacts: none
       *[other] • { ICON("artifact") } Artifacts: { AMOUNTS($cards) }
    }
hand-active = { SIZE($recruits) ->
        [0] • Active recruits: none
       *[other] • Active recruits: { THINGS($recruits) }
    }
hand-face-down = • Hidden recruits: { THINGS($recruits) }
hand-dilemma-brief = { $choice ->
        [fight] • { ICON("dilemma") } { THING($dilemma) }: you fought
        [serve] • { ICON("dilemma") } { THING($dilemma) }: you served
       *[open] • { ICON("dilemma") } { THING($dilemma) }: open
    }
hand-more = -# /hand shows what they can do.
hand-dilemma = { $choice ->
        [fight] • { ICON("dilemma") } **{ THING($dilemma) }**, completed: you fought ({ THING($dilemma, "fight") }).
        [serve] • { ICON("dilemma") } **{ THING($dilemma) }**, completed: you served ({ THING($dilemma, "serve") }).
       *[open] • { ICON("dilemma") } **{ THING($dilemma) }**, open. Once a game, as your whole turn, pay { COUNT($artifact, 1) } or any 2 artifacts, and fight ({ THING($dilemma, "fight") }: draw 2 recruits, keep 1 hidden) or serve ({ THING($dilemma, "serve") }: place an authority token).
    }
