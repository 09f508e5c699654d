# Joueurs IA : leur caractère, pourquoi ils feraient un coup, et pourquoi ils refusent un échange.

## Personalities

personality-builder = Le bâtisseur
    .text = Envoie ses ouvriers sur les sites de construction tôt et souvent.
personality-digger = Le creuseur
    .text = Vit dans les tunnels et veut activer tous ses spécialistes réticents.
personality-collector = Le collectionneur
    .text = Pioche des artefacts et change les paires en marqueurs d’autorité.
personality-trader = Le négociant icarite
    .text = Extrait l’extase et fait ses affaires au-dessus des nuages.

lobby-computer-like = { $level ->
    [easy] • **{ $name }**, { $colour } · IA, facile : { $personality }
    [hard] • **{ $name }**, { $colour } · IA, difficile : { $personality }
   *[normal] • **{ $name }**, { $colour } · IA, normal : { $personality }
}

## Hints: why this move

hint-line = Je choisirais : { LIST($moves) }. { $why }
hint-second = Sinon : { LIST($moves) }.
hint-off = Cette partie se joue sans conseils.
hint-none = On ne vous demande rien pour l’instant : il n’y a donc rien à conseiller.

hint-gather = Cela rapporte { THING($good, "the") }, ce qui vous est le plus utile maintenant.
hint-gather-allegiance = Un total faible donne { COUNT($good, 1) } et +1 allégeance { THING($faction, "adj-f") }, ce qui aide vos spécialistes.
hint-gather-more = Un total de 9 ou plus donne { COUNT($good, 2) }, mais vous gagnez 1 point de lucidité.
hint-gather-safe = Un total de 5 à 8 donne { COUNT($good, 1) }, et vous perdez 1 point de lucidité.
hint-tunnel = Vous avez { COUNT($good, 1) } de trop, et { COUNT($thing, 1) } du tunnel vous rapproche d’un marqueur.
hint-tunnel-end = { COUNT($good, 3) } à l’extrémité du tunnel, sans payer ni ressource ni minerai.
hint-site = { $n ->
    [one] Après le vôtre, { $n } ouvrier de plus construit le marché, et chaque bâtisseur place un marqueur.
   *[other] Après le vôtre, { $n } ouvriers de plus construisent le marché, et chaque bâtisseur place un marqueur.
}
hint-site-last = C’est le dernier ouvrier qu’il faut : le marché est construit, chaque bâtisseur place un marqueur, et les ouvriers reviennent.
hint-token = { $n ->
    [0] Vous avez de quoi payer, et cela place votre dernier marqueur.
    [one] Vous avez de quoi placer un marqueur maintenant ; il n’en restera plus qu’un à placer.
   *[other] Vous avez de quoi placer un marqueur maintenant ; il en restera { $n } à placer.
}
hint-token-last = Cela place votre dixième marqueur : vous gagnez.
hint-allegiance = Il n’y a pas de place pour un marqueur, mais +1 allégeance { THING($faction, "adj-f") } en vaut la peine.
hint-breeze = Deux artefacts d’un coup, c’est une bonne part d’un marqueur.
hint-sky = Deux minerais d’un coup servent sur les sites de construction ou au Nimbus Loft.
hint-tank = Un nouvel ouvrier, c’est une action de plus à chaque tour de table.
hint-tank-knowledge = Un de vos ouvriers risque de fuir : perdre 2 points de lucidité l’évite.
hint-tank-morale = Plus de moral permet de garder plus d’artefacts.
hint-retrieve = { $n ->
    [one] Aucune case ne vaut autant que de récupérer cet ouvrier.
   *[other] Aucune case ne vaut autant que de récupérer { $n } ouvriers.
}
hint-retrieve-none = Tous vos ouvriers sont sur le plateau : c’est le moment de rapatrier.
hint-retrieve-some = { $n ->
    [one] N’en rapatriez qu’un : lancés tous ensemble, l’un d’eux pourrait fuir, et ceux des sites de construction devraient rester.
   *[other] N’en rapatriez que { $n } : lancés tous ensemble, l’un d’eux pourrait fuir, et ceux des sites de construction devraient rester.
}
hint-dilemma-serve = Contribuer place un marqueur sans occuper d’ouvrier.
hint-dilemma-fight = Un spécialiste de plus maintenant sert tout le reste de la partie.
hint-stop = Aucune case restante ne vaut un ouvrier pour l’instant.

hint-answer-retrieve = Ceux-ci vous serviront davantage en main ; les autres sont encore utiles là où ils sont.
hint-answer-pay = Le moral vaut bien ce prix maintenant.
hint-answer-price = C’est ce qui vous manquera le moins.
hint-answer-benefit = C’est ce qui vous rapproche le plus du prochain marqueur.
hint-answer-authority = C’est là qu’il est le plus utile : il lève une pénalité, ou prend un espace avant les autres.
hint-answer-discard = Mieux vaut garder les paires et la carte de votre dilemme.
hint-answer-keep = C’est ce qui va le mieux avec ce que vous avez.
hint-answer-order = L’ordre ne change pas grand-chose ici.
hint-answer-recruits = Ils vont bien ensemble : avec une même faction, le niveau 11 de son allégeance vaut un marqueur sur chacun.
hint-answer-recruits-apart = Ils n’ont pas la même faction, mais ce sont leurs deux pouvoirs qui vous serviront le plus.
hint-answer-recruit = C’est son pouvoir qui vous servira le plus, surtout avec ceux que vous avez déjà choisis.
hint-answer-tile = Sa pénalité est la plus supportable.
hint-answer-track = C’est le meilleur niveau encore libre.
hint-trade-yes = Cela vous rapporte plus que cela ne vous coûte.
hint-trade-no-cannot = Vous n’avez pas { COUNT($thing, 1) } à donner.
hint-trade-no-leader = L’autre est trop près de gagner : mieux vaut ne pas l’aider.
hint-trade-no-need = { THING($thing, "title") } : vous en avez besoin.
hint-trade-no-use = { THING($thing, "title") } : vous n’en avez pas l’usage pour l’instant.
hint-trade-no-little = C’est trop peu pour ce qui est demandé.
hint-ability-yes = Cela rapporte plus que cela ne coûte.
hint-ability-no = Cela coûterait plus que cela ne rapporterait maintenant.

## Trades with a computer player

trade-said = **{ $name }** : { $why }

trade-no-leader = Vous êtes trop près de gagner pour que je vous aide.
trade-no-need = { THING($thing, "title") } : j’en ai besoin.
trade-no-card = Je ne donne pas d’artefact pour cela.
trade-no-use = { THING($thing, "title") } : je n’en ai pas l’usage pour l’instant.
trade-no-use-card = Cet artefact ne me sert à rien pour l’instant.
trade-no-little = C’est trop peu pour ce que vous demandez.
trade-no-kept = Je garde cette place en attendant : je ne touche pas aux biens de son propriétaire.
