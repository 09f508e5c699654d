# Mots sur les cartes, les plateaux des joueurs, les mains, le classement et le film, et les mêmes images en mots.

## Cards

drawn-card-classic = Édition classique
drawn-card-revised = Édition révisée
drawn-card-without-token = Pour les joueurs sans marqueur ici
drawn-card-fight = Combattre l’institution
    .gain = Piochez 2 spécialistes et gardez-en 1
drawn-card-serve = Contribuer à la dystopie
    .gain = Placez un marqueur d’autorité sur cette carte
drawn-card-artifact = Payez 3 artefacts, ou 2 identiques, aux marchés d’artefacts. Cette carte sert aussi pour : { THINGS($things) }.
drawn-card-alt = { $kind ->
    [recruit] La carte spécialiste : { THING($card) }
    [market] La tuile « marché » : { THING($card) }
    [artifact] La carte artefact : { THING($card) }
   *[dilemma] La carte dilemme : { THING($card) }
}

## Mats

drawn-to-move = À jouer
drawn-asked = Doit répondre
drawn-won = Victoire
drawn-times = { THING($place) } (× { $n })
drawn-mat-tokens = Marqueurs d’autorité placés : { $placed } sur { $total }
drawn-mat-workers = Ouvriers : { $n }, disponibles : { $ready }
drawn-mat-fresh = Dès le prochain tour
drawn-mat-where = Marqueurs placés
drawn-mat-no-goods = Ni ressources ni minerais
drawn-mat-penalties = Pénalités en vigueur (pas de marqueur)
drawn-dilemma-open = Dilemme pas encore réalisé
drawn-dilemma-done = { $choice ->
    [fight] Dilemme, institution combattue : { THING($dilemma, "fight") }
   *[serve] Dilemme, contribution : { THING($dilemma, "serve") }
}
drawn-mat-alt = { $name } ({ THING($colour) }) : marqueurs d’autorité placés : { $tokens } sur 10, moral { $morale }, lucidité { $knowledge }, { SIZE($goods) ->
    [0] ni ressources ni minerais
   *[other] { AMOUNTS($goods) }
}.

## Hands

drawn-hand-title = Rien que pour vous
drawn-hand-artifacts = Artefacts en main : { $n } sur { $most } (votre moral est la limite)
drawn-hand-no-artifacts = Vous n’avez pas de carte artefact.
drawn-hand-hidden = Réticent
drawn-hand-active = Actif
drawn-hand-alt = Main ({ $name }) : { COUNT("artifact", $artifacts) }, { $hidden ->
    [one] { $hidden } spécialiste réticent
   *[other] { $hidden } spécialistes réticents
} et la carte dilemme.

## Recruits to choose from

drawn-choice-have = Vous avez :
drawn-choice-alt = Les spécialistes au choix.
drawn-choice-recruit = { $number }. { THING($recruit) } ({ THING($faction) }) : { $ability }
drawn-choice-together = Même faction ({ THING($faction) }) : { THINGS($recruits) }.
drawn-choice-have-alt = Vous avez : { THINGS($recruits) }.

## Final standings

drawn-final-title = { SIZE($names) ->
    [one] { LIST($names) } gagne
   *[other] { LIST($names) } gagnent
}
drawn-final-so-far = { $number ->
    [one] Situation après { $number } tour
   *[other] Situation après { $number } tours
}
drawn-final-place = { $n ->
    [one] { $rank }. { $name }, { $n } marqueur placé
   *[other] { $rank }. { $name }, { $n } marqueurs placés
} (marchés { $markets }, territoires { $territories }, spécialistes { $recruits }, dilemme { $dilemma } ; moral { $morale }, lucidité { $knowledge })
drawn-final-alt = { $title }. { LIST($places, with: " ; ") }.

## Replays

drawn-replay-alt = { SIZE($names) ->
    [0] Le film de la partie ({ LIST($players) }) : les tours marquants, sur { $n }. La partie continue.
    [one] Le film de la partie ({ LIST($players) }) : les tours marquants, sur { $n }. { LIST($names) } a gagné.
   *[other] Le film de la partie ({ LIST($players) }) : les tours marquants, sur { $n }. { LIST($names) } ont gagné.
}
drawn-replay-begins = La partie commence.
drawn-replay-turn = Tour { $number } : { LIST($news, with: " ") }
drawn-replay-built = Marché construit : { THING($tile) }.
drawn-replay-recruit = { $name } a un spécialiste actif de plus : { THING($recruit) }.
drawn-replay-token = { $name } a placé un marqueur : { THING($place) }.

## Labels of the standings

drawn-final-markets = Marchés
drawn-final-territories = Territoires
drawn-final-recruits = Spécialistes
drawn-final-artifacts = Artefacts
drawn-final-ties = En cas d’égalité
drawn-final-dilemma = { $choice ->
    [fight] Dilemme : combat
    [serve] Dilemme : contribution
   *[open] Dilemme non réalisé
}
