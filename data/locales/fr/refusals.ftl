# Pourquoi une réponse n'a pas été prise, et que faire à la place.

refused-not-asked = On ne vous demande rien pour l’instant. Je vous préviendrai quand ce sera votre tour.
refused-not-an-option = Ce choix n’est plus proposé. Regardez le message le plus récent et choisissez là.
refused-game-over = Cette partie est terminée. Commencez-en une autre avec /partie nouvelle.

## Placing

refused-cannot-pay = Vous n’avez pas de quoi payer : { THING($space) }. Obtenez d’abord ce qu’il faut, ou choisissez une autre case ; /carte donne le prix.
refused-own-bump = Votre propre ouvrier s’y trouve, et la tuile « { THING($tile) } » vous interdit de le remplacer. Rapatriez d’abord cet ouvrier, ou choisissez une autre case.
refused-arena = La tuile « { THING($tile) } » vous interdit d’y placer un deuxième ouvrier. Choisissez une autre case que celle-ci : { THING($space) }.
refused-lounge = La tuile « { THING($tile) } » vous interdit un site occupé par un ouvrier adverse. Choisissez un autre site, ou placez un marqueur sur cette tuile.
refused-plaza = La tuile « { THING($tile) } » ne vous laisse visiter que les marchés construits qui portent votre marqueur. Choisissez une autre case, ou placez-y un marqueur par le marché d’artefacts de la région.
refused-apothecary = La tuile « { THING($tile) } » vous interdit Icarus. Choisissez une case ailleurs, ou placez un marqueur sur cette tuile.
refused-tunnel-unfinished = Le tunnel { THING($faction, "place") } n’est pas encore achevé. Son extrémité s’ouvre quand le mineur atteint le niveau 9 : placez des ouvriers dans le tunnel.
refused-tunnel-recruit = Il faut un spécialiste { THING($faction, "adj") } actif pour placer un ouvrier ici. Choisissez une autre case ; les spécialistes { THING($faction, "adj-pl") } réticents s’activent au niveau 8 d’allégeance ou au niveau 6 du mineur.
refused-icarus-morale = Il faut au moins 2 points de moral pour entrer dans Icarus (Brian le Viticulteur vous en fait perdre 1). Gagnez d’abord du moral, ou choisissez une autre case.
refused-already-built = Ce marché est construit : placez un ouvrier sur le marché lui-même pour le visiter.
refused-not-built = Ce marché n’est pas encore construit : placez un ouvrier sur son site de construction pour y aider.

## Trading

refused-trade-partner = Un échange se fait entre le joueur dont c’est le tour et un autre joueur de la partie. Choisissez quelqu’un d’autre, ou attendez votre tour.
refused-trade-things = On n’échange que des ressources, des minerais et des artefacts, et au moins 1 de chaque chose citée. Modifiez l’offre.
refused-trade-one-sided = Les deux côtés doivent donner quelque chose. Ajoutez au moins une chose du côté vide.
refused-trade-own = Vous n’avez pas tout ce que vous offrez. Retirez quelque chose de votre côté.
refused-trade-theirs = L’autre joueur n’a pas tout ce que vous demandez. Demandez moins.

## The turn

refused-no-such-space = Cette case n’existe pas. Choisissez-en une dans la liste qui apparaît pendant la saisie.
refused-no-such-worker = Vous n’avez pas d’ouvrier disponible avec cette lucidité. Choisissez-en un dans la liste, ou rapatriez d’abord des ouvriers.
refused-not-of-the-double = Vous placez un double : seuls vos autres { $double } peuvent suivre. Placez-en un, ou finissez le tour avec /finir.
refused-turn-begun = Vous avez placé un ouvrier ce tour-ci : seul le reste du double peut suivre. Placez-en un autre, ou finissez le tour avec /finir.
refused-nothing-to-retrieve = Vous n’avez aucun ouvrier sur le plateau. Placez-en un.
refused-dilemma-done = Vous avez déjà réalisé votre dilemme. Placez ou rapatriez des ouvriers.
refused-dilemma-price = Votre dilemme coûte l’artefact qu’il montre, ou 2 artefacts quelconques, et vous ne les avez pas. Placez ou rapatriez des ouvriers.
refused-must-act = On ne peut pas passer. Placez un ouvrier, rapatriez des ouvriers, ou réalisez votre dilemme.
refused-how-many = { $exactly ->
    [True] Choisissez-en exactement { $most }.
   *[other] Choisissez-en de { $least } à { $most }.
}
refused-chance = Ce lancer ou cette pioche n’est pas possible. Rien n’a changé ; prévenez la personne qui fait tourner le bot.

## Taking back

refused-undo-nothing = Vous n’avez rien à annuler. /tour montre si l’on attend quelque chose de vous.
refused-undo-roll = Des dés ont été lancés ou des cartes piochées depuis : ce coup reste. Si tout le monde est d’accord, /partie vote-retour remonte plus loin.
refused-undo-reveal = Ce coup a révélé quelque chose de caché : il reste. Si tout le monde est d’accord, /partie vote-retour remonte plus loin.
refused-undo-not-yours = La dernière réponse était celle de quelqu’un d’autre. Si tout le monde est d’accord, /partie vote-retour remonte plus loin.
