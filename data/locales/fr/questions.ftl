# Ce qu'on demande aux joueurs, et le nom des choix. `ask-…` est la question, `choice-…` un bouton ou une entrée de menu
# (80 caractères), `would-…` une partie de la ligne en dessous (100 en tout).

## Questions

ask-act = C’est votre tour. Que faites-vous ?
ask-act-double = Vous pouvez placer un autre { $knowledge }, ou finir votre tour.
ask-act-recruit = { THING($recruit) } : votre nouvel ouvrier affiche { $knowledge }. Le placer aussitôt ?
ask-retrieve = Quels ouvriers rapatriez-vous ? Ils sont lancés ensemble.
ask-retrieve_pay = Que payez-vous pour les rapatrier ?
ask-price = Que payez-vous { THING($space, "on") } ?
ask-price-recruit = Que payez-vous pour { THING($recruit) } ?
ask-price-dilemma = Que payez-vous pour réaliser votre dilemme ? Il coûte { COUNT($artifact, 1) }, ou 2 artefacts quelconques.
ask-benefit = Que prenez-vous { THING($space, "on") } ?
ask-authority = Où va votre marqueur d’autorité ?
ask-discard = { $count ->
    [one] Votre moral est à { $limit } : vous pouvez garder { COUNT("artifact", $limit) } en main, et vous en avez { $hand }. Lequel défaussez-vous ?
   *[other] Votre moral est à { $limit } : vous pouvez garder { COUNT("artifact", $limit) } en main, et vous en avez { $hand }. Lesquels défaussez-vous ? Choisissez-en { $count }.
}
ask-discard-recruit = { $count ->
    [one] { THING($recruit) } : quel artefact défaussez-vous ?
   *[other] { THING($recruit) } : quels { $count } artefacts défaussez-vous ?
}
ask-penalty = { THING($tile) } : vous avez obtenu un { $rolled } aux dés et n’y avez pas de marqueur. Que perdez-vous, une ressource ou un minerai ?
ask-keep = Quel spécialiste gardez-vous ? L’autre quitte la partie sans être vu.
ask-keep-card = Quel artefact gardez-vous ?
ask-order = Plusieurs de vos spécialistes se déclenchent. Lequel en premier ?
ask-trade = { $name } propose { AMOUNTS($give) } contre { AMOUNTS($get) }. D’accord ?
ask-recruits = Choisissez deux spécialistes : un actif dès le début, et un que vous gardez réticent pour l’instant.
ask-lead = Avec quel spécialiste commencez-vous ? Il est actif dès le début.
ask-hide = Spécialiste actif : { THING($recruit) }. Lequel gardez-vous réticent pour l’instant ?
ask-recruit_draft = Prenez un spécialiste ; les autres passent à gauche. Parmi les 4 que vous prendrez, vous en choisirez 2.
ask-market_draft = Choisissez la tuile « marché » qui entre dans cette partie. Elle rejoint les autres, face cachée.
ask-track_draft = À quel niveau de moral ou de lucidité commencez-vous ? Mieux vaut un moral élevé et une lucidité faible.

# Gifts of another player's recruit.
ask-gift-jacko = { $name } a utilisé Jacko l’Archiviste : vous pouvez piocher 1 artefact. Le faites-vous ?
ask-gift-zong = { $name } a utilisé Zong l’Astronome : vous pouvez obtenir 1 extase. L’acceptez-vous ?

## A recruit asks: its name, what it does, why now, and its price

ask-ability = { THING($recruit) } – { $ability }
ask-ability-why = { $why } { $ask }
ask-ability-use = L’utiliser ?
ask-ability-morale = { $morale ->
    [one] Perdre { $morale } point de moral pour l’utiliser ?
   *[other] Perdre { $morale } points de moral pour l’utiliser ?
}
ask-ability-knowledge = { $knowledge ->
    [one] Gagner { $knowledge } point de lucidité pour l’utiliser ?
   *[other] Gagner { $knowledge } points de lucidité pour l’utiliser ?
}
ask-ability-goods = Dépenser { AMOUNTS($goods) } pour l’utiliser ?
ask-ability-choose = Que choisissez-vous ?

why-my_worker_bumped = Votre ouvrier a été remplacé.
why-bumping = Vous avez remplacé un ouvrier.
why-bumped = Vous avez remplacé un ouvrier.
why-commodity = Vous avez placé un ouvrier sur une zone d’exploitation.
why-tunnel_benefit = Vous avez placé un ouvrier dans un tunnel.
why-tunnel = Vous avez placé un ouvrier dans un tunnel.
why-site = Vous avez placé un ouvrier sur un site de construction.
why-market = Vous avez visité un marché et placé votre marqueur d’autorité.
why-token = Vous avez placé un marqueur d’autorité.
why-rolled = Un autre joueur a obtenu un double aux dés.
why-deserted = Un de vos ouvriers a fui.
why-draw = Vous allez piocher un artefact.
why-new_worker = Vous avez obtenu un nouvel ouvrier.
why-retrieving = Vous rapatriez des ouvriers ; ils ne sont pas encore lancés.
why-retrieved = Vous avez rapatrié des ouvriers.
why-retrieve_gain = Vous avez payé pour rapatrier des ouvriers.

## Choices

choice-place = { $knowledge } → { THING($space) }
choice-retrieve = Rapatrier des ouvriers
choice-dilemma-fight = Combattre : { THING($dilemma, "fight") }
choice-dilemma-serve = Contribuer : { THING($dilemma, "serve") }
choice-stop = Finir le tour
choice-worker = un { $knowledge } · { THING($space) }
choice-free = Ne rien payer
choice-yes = Oui
choice-use = Utiliser { THINGS($recruits) }
choice-decline = Non merci
choice-accept = Accepter
choice-refuse = Refuser
choice-knowledge-less = Perdre 1 point de lucidité
choice-morale-more = Gagner 1 point de moral
choice-set = Choisir { $knowledge }
choice-recruit = { THING($recruit) } ({ THING($faction) })
choice-recruits = Actif : { THING($active) }, réticent : { THING($hidden) }
choice-track = { $track ->
    [morale] Moral { $level }
   *[knowledge] Lucidité { $level }
}
choice-instead = { AMOUNTS($goods) } sur la case à { COUNT($price, 1) }
choice-goods = { AMOUNTS($goods) }
choice-things = { THINGS($things, "title") }
choice-with = { $choice } ({ THINGS($recruits) })

## What a choice would bring, from what the rules would do

would-and = { $before } · { $part }
would-more = { $before }…
would-price = coûte { $price }
would-pay = { AMOUNTS($goods) }
would-pay-or = { LIST($options, style: "or") }
would-pay-and-or = { AMOUNTS($goods) } et { LIST($options, style: "or") }
would-pair = 2 artefacts identiques
would-gain = +{ AMOUNTS($goods) }
would-all = { LIST($changes) }
would-either = { LIST($options, style: "or") }
would-drawn = +{ COUNT("artifact", $n) } (pioche)
would-bump = remplace un { ICON("die", $knowledge) } { $knowledge } ({ $victim })
would-bump-own = remplace votre propre { ICON("die", $knowledge) } { $knowledge }
would-allegiance = allégeance { THING($faction, "adj-f") } +{ $n }
would-miner = mineur { THING($faction, "adj") } +{ $n }
would-token = ⭐ { THING($place) }
would-token-choose = ⭐ à l’endroit de votre choix
would-site = ouvrier { $n } sur { $needed }
would-when-full = ⭐ pour chacun à la fin
would-knowledge-more = +{ $n } lucidité (mauvais)
would-knowledge-less = −{ $n } lucidité (bon)
would-set = ouvrier fixé à { $knowledge }
would-add = nouvel ouvrier
would-sacrifice = vous perdez un ouvrier
would-complete = tunnel { THING($faction, "place") } achevé
would-called = les spécialistes { THING($faction, "adj-pl") } réticents s’activent
would-hidden = spécialiste réticent pour l’instant
would-active = spécialiste actif tout de suite
would-may = aide possible : { THING($recruit, "short") }
would-other = { SIZE($names) ->
    [one] { LIST($names) } choisit
   *[other] { LIST($names) } choisissent
}
would-question = puis vous choisissez
would-which = puis vous choisissez lesquels
would-look = { $n ->
    [one] piochez { $n } artefact
   *[other] piochez { $n } artefacts
}
would-discard = puis défaussez-en { $n }
would-lost = { $resource ->
    [any] ce qui y a été payé est perdu
   *[other] minerai perdu : { THING($resource) }
}
retrieve-worker = le { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") }
retrieve-builder = { $resource ->
    [any] le { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") } (ce qui y a été payé est perdu)
   *[other] le { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") } (minerai perdu : { THING($resource) })
}
would-again = puis vous pouvez en placer un autre
would-roll = { $n ->
    [one] puis vous le lancez
   *[other] puis vous lancez { $n } dés
}
would-roll-risk = { $n ->
    [one] puis vous le lancez (risque de fuite : { $risk })
   *[other] puis vous lancez { $n } dés (risque de fuite : { $risk })
}
would-build = marché construit : ⭐ pour chaque bâtisseur
would-recruits = { $n ->
    [one] piochez { $n } spécialiste et gardez-le
   *[other] piochez { $n } spécialistes, gardez-en 1
}
would-over = fin de la partie
would-cost = { AMOUNTS($price) }. Sans marqueur : { THING($tile, "penalty") }
