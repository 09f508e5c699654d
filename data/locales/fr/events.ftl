# Ce qui s'est passé, pour le salon et le journal, et ce qu'un coup ferait. Voir data/locales/en/events.ftl pour les règles.
# Le nom du joueur vient en tête ; le passé composé avec « avoir » ne s'accorde pas avec lui.

told = **{ $name }** { $deeds }.
    .you = Vous { $deeds }.
    .done = Vous { $deeds }.
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds) }
   *[other] { LIST($deeds) } : { LIST($changes, with: " ; ") }
}
told-then = { $before } ; puis { $deeds }
told-changes = **{ $name }** : { LIST($changes, with: " ; ") }.
    .you = Vous : { LIST($changes, with: " ; ") }.
    .done = Vous : { LIST($changes, with: " ; ") }.
told-together = { LIST($sentences, with: " ") }

## Gained, paid and lost: goods, artifacts, morale, knowledge

change-gain = +{ COUNT($thing, $n) }
change-loss = −{ COUNT($thing, $n) }
change-all = { LIST($changes, with: ", ") }
change-because = { LIST($changes, with: ", ") } ({ THING($why) })
did-because = { $deed } ({ THING($why) })

## Workers

did-placed = a placé un { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
    .you = placez un { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
    .done = avez placé un { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
did-bumped = a remplacé un { ICON("die", $knowledge) } { $knowledge } ({ $victim })
    .you = remplacez un { ICON("die", $knowledge) } { $knowledge } ({ $victim })
    .done = avez remplacé un { ICON("die", $knowledge) } { $knowledge } ({ $victim })
did-bumped-own = a remplacé son propre { ICON("die", $knowledge) } { $knowledge }
    .you = remplacez votre propre { ICON("die", $knowledge) } { $knowledge }
    .done = avez remplacé votre propre { ICON("die", $knowledge) } { $knowledge }
did-retrieved = { $pay ->
    [free] a rapatrié { LIST($workers) } sans payer
   *[other] a rapatrié { LIST($workers) }
}
    .you = { $pay ->
        [free] rapatriez { LIST($workers) } sans payer
       *[other] rapatriez { LIST($workers) }
    }
    .done = { $pay ->
        [free] avez rapatrié { LIST($workers) } sans payer
       *[other] avez rapatrié { LIST($workers) }
    }
did-retrieved-worker = { $resource ->
    [none] { $knowledge ->
        [0] un ouvrier ({ THING($space) })
       *[other] un { ICON("die", $knowledge) } { $knowledge } ({ THING($space) })
    }
    [any] { $knowledge ->
        [0] un ouvrier ({ THING($space) } ; ce qui y a été payé est perdu)
       *[other] un { ICON("die", $knowledge) } { $knowledge } ({ THING($space) } ; ce qui y a été payé est perdu)
    }
   *[other] un { ICON("die", $knowledge) } { $knowledge } ({ THING($space) } ; minerai perdu : { THING($resource) })
}
did-returned = { $n ->
    [one] a récupéré { $n } ouvrier { THING($space, "from") }
   *[other] a récupéré { $n } ouvriers { THING($space, "from") }
}
did-rolled = { SIZE($dice) ->
    [1] a fait un { LIST($dice) } au dé
   *[other] a fait { LIST($dice) } aux dés
}
    .done = { SIZE($dice) ->
        [1] avez fait un { LIST($dice) } au dé
       *[other] avez fait { LIST($dice) } aux dés
    }
# One of the dice in that list.
did-rolled-die = { ICON("die", $knowledge) } { $knowledge }
did-rolled-tie = a fait { LIST($dice) } aux dés pour départager
    .done = avez fait { LIST($dice) } aux dés pour départager
did-set = a fixé un ouvrier à { $knowledge }
    .you = fixez un ouvrier à { $knowledge }
    .done = avez fixé un ouvrier à { $knowledge }
did-deserted = a perdu un { $knowledge } au contrôle de la lucidité
    .done = avez perdu un { $knowledge } au contrôle de la lucidité
did-sacrificed = a sacrifié un ouvrier
    .you = sacrifiez un ouvrier
    .done = avez sacrifié un ouvrier
did-added = a obtenu un nouvel ouvrier
    .you = obtenez un nouvel ouvrier
    .done = avez obtenu un nouvel ouvrier

## Goods, cards and tracks

did-gave = a donné { AMOUNTS($goods) } à { $to }
    .you = donnez { AMOUNTS($goods) } à { $to }
    .done = avez donné { AMOUNTS($goods) } à { $to }
did-showed = a montré { AMOUNTS($cards) }
    .you = montrez { AMOUNTS($cards) }
    .done = avez montré { AMOUNTS($cards) }
did-discarded = a défaussé { AMOUNTS($cards) }
    .you = défaussez { AMOUNTS($cards) }
    .done = avez défaussé { AMOUNTS($cards) }
did-allegiance = a fait monter l’allégeance { THING($faction, "adj-f") } au niveau { $level }
    .you = faites monter l’allégeance { THING($faction, "adj-f") } au niveau { $level }
    .done = avez fait monter l’allégeance { THING($faction, "adj-f") } au niveau { $level }
did-mined = a fait avancer le mineur { THING($faction, "adj") } au niveau { $level }
    .you = faites avancer le mineur { THING($faction, "adj") } au niveau { $level }
    .done = avez fait avancer le mineur { THING($faction, "adj") } au niveau { $level }
did-used = a utilisé { THING($recruit) }
    .you = utilisez { THING($recruit) }
    .done = avez utilisé { THING($recruit) }
did-suffered = a subi la pénalité { THING($tile, "from") }
    .you = subissez la pénalité { THING($tile, "from") }
    .done = avez subi la pénalité { THING($tile, "from") }

## Setting up, the dilemma, trades

did-dealt-recruits = a reçu { THINGS($recruits) }
    .done = avez reçu { THINGS($recruits) }
did-dealt-dilemma = a reçu un dilemme (« { THING($dilemma, "fight") } » ou « { THING($dilemma, "serve") } »)
    .done = avez reçu un dilemme (« { THING($dilemma, "fight") } » ou « { THING($dilemma, "serve") } »)
did-dealt-tiles = a reçu { THINGS($tiles, "the") }
    .done = avez reçu { THINGS($tiles, "the") }
did-chose = a choisi { THING($recruit) }
    .you = choisissez { THING($recruit) }
    .done = avez choisi { THING($recruit) }
did-chose-hidden = a choisi { THING($recruit) } (réticent : { THINGS($hidden) })
    .you = choisissez { THING($recruit) } (réticent : { THINGS($hidden) })
    .done = avez choisi { THING($recruit) } (réticent : { THINGS($hidden) })
did-drafted = { $track ->
    [morale] commence avec un moral de { $level }
   *[knowledge] commence avec une lucidité de { $level }
}
    .you = { $track ->
        [morale] commencez avec un moral de { $level }
       *[knowledge] commencez avec une lucidité de { $level }
    }
    .done = { $track ->
        [morale] commencez avec un moral de { $level }
       *[knowledge] commencez avec une lucidité de { $level }
    }
did-dilemma = { $side ->
    [serve] a réalisé son dilemme et contribué à la dystopie (« { THING($dilemma, "serve") } »)
   *[fight] a réalisé son dilemme et combattu l’institution (« { THING($dilemma, "fight") } »)
}
    .you = { $side ->
        [serve] réalisez votre dilemme et contribuez à la dystopie (« { THING($dilemma, "serve") } »)
       *[fight] réalisez votre dilemme et combattez l’institution (« { THING($dilemma, "fight") } »)
    }
    .done = { $side ->
        [serve] avez réalisé votre dilemme et contribué à la dystopie (« { THING($dilemma, "serve") } »)
       *[fight] avez réalisé votre dilemme et combattu l’institution (« { THING($dilemma, "fight") } »)
    }
did-kept = a gardé un nouveau spécialiste réticent
    .done = avez gardé un nouveau spécialiste réticent
did-kept-seen = a gardé un spécialiste réticent ({ THINGS($recruits) })
    .you = gardez un spécialiste réticent ({ THINGS($recruits) })
    .done = avez gardé un spécialiste réticent ({ THINGS($recruits) })
did-proposed = a proposé un échange à { $to }
    .you = proposez un échange à { $to }
    .done = avez proposé un échange à { $to }
did-traded = a donné { AMOUNTS($give) } à { $to } contre { AMOUNTS($get) }
    .you = donnez { AMOUNTS($give) } à { $to } contre { AMOUNTS($get) }
    .done = avez donné { AMOUNTS($give) } à { $to } contre { AMOUNTS($get) }
did-declined = a vu son échange refusé par { $to }
    .done = avez vu votre échange refusé par { $to }

## News

news-first = **{ $name }** commence.
    .done = Vous commencez.
news-first-lot = **{ $name }** commence (tirage au sort après une égalité).
    .done = Vous commencez (tirage au sort après une égalité).
news-turn = Tour { $n } : **{ $name }**.
news-token = { $n ->
    [one] ⭐ **{ $name } a placé un marqueur d’autorité** : { THINGS($places) } ({ $placed }/10).
   *[other] ⭐ **{ $name } a placé { $n } marqueurs d’autorité** : { THINGS($places) } ({ $placed }/10).
}
    .you = { $n ->
        [one] ⭐ **Vous placez un marqueur d’autorité** : { THINGS($places) } ({ $placed }/10).
       *[other] ⭐ **Vous placez { $n } marqueurs d’autorité** : { THINGS($places) } ({ $placed }/10).
    }
    .done = { $n ->
        [one] ⭐ **Vous avez placé un marqueur d’autorité** : { THINGS($places) } ({ $placed }/10).
       *[other] ⭐ **Vous avez placé { $n } marqueurs d’autorité** : { THINGS($places) } ({ $placed }/10).
    }
news-tokens = { $n ->
    [one] ⭐ **{ LIST($who) } ont chacun placé un marqueur d’autorité** : { THINGS($places) }.
   *[other] ⭐ **{ LIST($who) } ont chacun placé { $n } marqueurs d’autorité** : { THINGS($places) }.
}
news-token-of = { $name } ({ $placed }/10)
news-built = { SIZE($builders) ->
    [one] 🏗️ **{ LIST($builders) } a construit { THING($tile, "the") }.** Pour les joueurs sans marqueur ici : « { THING($tile, "penalty") } »
   *[other] 🏗️ **{ LIST($builders) } ont construit { THING($tile, "the") }.** Pour les joueurs sans marqueur ici : « { THING($tile, "penalty") } »
}
news-tier = { $tier ->
    [1] 📈 L’allégeance { THING($faction, "adj-f") } atteint le palier 1 : avec un spécialiste { THING($faction, "adj") } actif, on obtient désormais { COUNT($good, 1) } de plus en plaçant un ouvrier { THING($space, "on") }.
    [2] 📈 L’allégeance { THING($faction, "adj-f") } atteint le palier 2 : avec un spécialiste { THING($faction, "adj") } actif, on prend désormais le minerai et un artefact dans le tunnel { THING($faction, "place") }.
    [3] 📈 L’allégeance { THING($faction, "adj-f") } atteint le palier 3 : les spécialistes { THING($faction, "adj-pl") } réticents s’activent.
   *[4] 📈 L’allégeance { THING($faction, "adj-f") } atteint le niveau 11 : on place un marqueur sur chaque spécialiste { THING($faction, "adj") } actif.
}
news-tier-icarus = 📈 L’allégeance icarite atteint le palier 2 : avec un spécialiste icarite actif, on pioche désormais un artefact pour chaque marqueur placé dans Icarus.
news-called = Les spécialistes { THING($faction, "adj-pl") } réticents s’activent.
news-tunnel = ⛏️ Le tunnel { THING($faction, "place") } est achevé : son extrémité s’ouvre aux joueurs qui ont un spécialiste { THING($faction, "adj") } actif.
news-activated = 🃏 **{ $name } a un nouveau spécialiste actif : { THING($recruit) }.**
    .done = 🃏 **Vous avez un nouveau spécialiste actif : { THING($recruit) }.**
news-shuffled = { $n ->
    [one] L’artefact défaussé forme un nouveau paquet.
   *[other] Les { $n } artefacts défaussés sont mélangés en un nouveau paquet.
}
news-tie = { $breaker ->
    [morale] { LIST($names) } ont placé leur dixième marqueur en même temps ; départage : le moral le plus élevé.
    [knowledge] { LIST($names) } ont placé leur dixième marqueur en même temps ; départage : la lucidité la plus faible.
    [markets] { LIST($names) } ont placé leur dixième marqueur en même temps ; départage : le plus de marchés portant un marqueur.
    [territories] { LIST($names) } ont placé leur dixième marqueur en même temps ; départage : le plus de territoires portant un marqueur.
   *[roll] { LIST($names) } ont placé leur dixième marqueur en même temps ; départage : le total de dés le plus faible.
}
news-won = 🏆 **{ $name } a placé le dixième marqueur et remporte la partie !**
    .you = 🏆 **Vous placez votre dixième marqueur et remportez la partie !**
    .done = 🏆 **Vous avez placé votre dixième marqueur et remportez la partie !**
