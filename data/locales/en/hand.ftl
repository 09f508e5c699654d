# A player's own cards: /hand, and direct messages.

## Commands: descriptions, at most 100 characters

command-hand = Show your recruits, artifacts and dilemma, to you alone
    .name = hand

private-closed = { $player }, your direct messages are closed to me, so I cannot send you your cards. Nothing is lost: /hand shows them here to you alone.
private-where = Euphoria in { $channel }:

hand-title = **What you have**
hand-recruits = • **{ $recruit }** ({ $faction }), active: { $ability }
hand-hidden = • **{ $recruit }** ({ $faction }), hidden: { $ability }
hand-artifacts = • { ICON("artifact") } Artifacts: { $cards }
hand-none = none
hand-active = • Active recruits: { $recruits }
hand-face-down = • Hidden recruits: { $recruits }
hand-dilemma-brief = • { ICON("dilemma") } { $dilemma }: { $choice ->
        [fight] you fought
        [serve] you served
       *[open] open
    }
hand-more = -# /hand tells what they can do.
hand-dilemma = • { ICON("dilemma") } **{ $dilemma }**{ $choice ->
        [fight] , completed: you fought ({ $fight }).
        [serve] , completed: you served ({ $serve }).
       *[open] , open. Once a game, as your whole turn, pay { $artifact } or any 2 artifacts, and fight ({ $fight }: draw 2 recruits, keep 1 hidden) or serve ({ $serve }: place an authority token).
    }
