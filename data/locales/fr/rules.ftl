# `/rules sujet` : le jeu dans nos propres mots, un sujet par message (moins de 1 500 caractères), et notre lecture là où les livrets
# diffèrent ou se taisent. `.keywords` sont d'autres mots qui mènent au sujet ; leur début suffit.

rules-goal =
    Vos ouvriers sont des dés ; le chiffre d’un ouvrier est sa lucidité. Placez-les pour obtenir ressources et minerais, creuser des tunnels, construire des marchés et faire monter l’allégeance des quatre factions. Vous avez 10 marqueurs d’autorité. **Le premier à placer le dixième gagne.**

    Un marqueur peut aller
    • sur un marché que vous aidez à construire (1 par marché),
    • sur un territoire, en visitant un marché de sa région,
    • sur un marché construit, par le marché d’artefacts de sa région,
    • sur chaque spécialiste actif dont la faction atteint le niveau 11 d’allégeance,
    • sur votre dilemme éthique, si vous contribuez.

    Vous commencez avec 2 ouvriers, 1 spécialiste actif, 1 spécialiste réticent, 1 dilemme, un moral de 1 et une lucidité de 3.
    .title = But du jeu
    .keywords = gagner, victoire, objectif, but, résumé, bases, début, comment gagner, dix marqueurs

rules-tips =
    • **D’abord les ressources.** Sans rien en stock, vous ne pouvez aller que sur une zone d’exploitation. Un total faible fait aussi monter l’allégeance, un total de 5 à 8 fait baisser votre lucidité.
    • **Rapatriez avec de la nourriture ou de l’extase.** 1 nourriture ramène tous vos ouvriers et donne 2 points de moral, donc 2 artefacts de plus en main.
    • **Gardez une lucidité faible.** Avec trois ou quatre ouvriers, le risque de fuite augmente. Un total de 5 à 8 et le côté énergie de l’incubateur aident.
    • **Construisez avec les autres.** Chaque bâtisseur place un marqueur et échappe à la pénalité. Un seul ouvrier suffit.
    • **Laissez remplacer vos ouvriers.** Ils reviennent gratuitement : un rapatriement sans rien payer.
    • **Un troisième ouvrier** est une action de plus à chaque tour de table. Il coûte 3 énergie ou 3 eau.
    • **Regardez les factions de vos spécialistes.** Faites monter l’allégeance de celle qu’ils partagent : le niveau 11 vaut un marqueur sur chacun.
    • **Réunissez des paires.** 2 artefacts identiques suffisent pour un marqueur, au lieu de 3.
    • **Comptez les territoires.** Chacun a autant d’espaces que de joueurs, puis il est plein.

    `/conseil` dit ce qu’une IA ferait à votre place.
    .title = Conseils pour une première partie
    .keywords = stratégie, conseil, débutant, aide, astuce

rules-icons =
    • **Ressources et minerais :** ⚡ énergie, une goutte d’eau, une carotte pour la nourriture, une pilule pour l’extase ; un lingot d’or, une pierre grise, des briques rouges pour l’argile. Un anneau de couleurs est une ressource autre que l’extase, un hexagone un minerai quelconque.
    • **Cartes :** une carte bleue avec un sablier est un artefact, deux avec des étoiles sont 2 artefacts identiques ; une carte sombre avec une silhouette est un spécialiste réticent ; la balance est le dilemme.
    • **Échelles :** le cœur est le moral, la tête mauve la lucidité. Le signe d’une faction après une flèche est 1 niveau de son allégeance.
    • **Étoile :** un marqueur d’autorité. Une rangée d’étoiles est un territoire ; les étoiles barrées ne servent pas à ce nombre de joueurs.
    • **Cases sous une zone d’exploitation :** la lucidité totale, et ce qu’elle donne.
    • **3×🎲 sur un site :** le nombre d’ouvriers qu’il faut. Sous chaque case est son prix.
    • **Tunnels :** le casque est le mineur. À la silhouette, les spécialistes réticents s’activent ; au cadenas, l’extrémité s’ouvre, et à côté est ce qu’elle donne.
    • **Dé avec un plus :** un nouvel ouvrier.
    • **Bandeau d’un joueur :** marqueurs placés, moral, lucidité, artefacts ; puis ouvriers (un tiret est sur le plateau), ressources et minerais, spécialistes actifs.

    `/carte` décrit chaque case en toutes lettres.
    .title = Lire le plateau
    .keywords = icône, symbole, signe, image, légende, plateau, étoile, cœur

rules-turn =
    À votre tour, faites exactement une de ces actions. On ne peut pas passer, et ce n’est jamais nécessaire.
    • Placez un de vos ouvriers disponibles et prenez son bénéfice. Avec un double, vous pouvez en placer davantage.
    • Rapatriez un ou plusieurs de vos ouvriers.
    • Réalisez votre dilemme éthique, une fois par partie.

    Avant votre action, et entre les ouvriers d’un double, vous pouvez échanger. Votre dernière action finit le tour ; c’est ensuite au joueur à votre gauche.

    Notre lecture : quand quelqu’un d’autre doit choisir (un ouvrier remplacé, une défausse), le tour l’attend. Si plusieurs joueurs le doivent, le joueur dont c’est le tour choisit en premier, puis les autres dans le sens horaire. Si plusieurs de vos spécialistes se déclenchent à la fois, vous choisissez leur ordre.
    .title = Votre tour
    .keywords = action, passer, sens horaire, ordre, suivant, que faire, options, mon coup, sauter un tour

rules-placing =
    Un placement, pas à pas :
    1. Choisissez un ouvrier et une case. Elle doit vous être ouverte, et vous devez pouvoir payer.
    2. Placez l’ouvrier. Sur une case pour un seul ouvrier, il remplace celui qui s’y trouve.
    3. L’ouvrier remplacé retourne à son propriétaire et il est lancé aussitôt.
    4. Vos spécialistes qui se déclenchent quand vous remplacez un ouvrier agissent.
    5. Payez. Certains spécialistes permettent de payer autrement.
    6. Prenez le bénéfice. Les bonus de palier comptent comme avant cette visite.
    7. Les pistes agissent : des spécialistes réticents s’activent, des marqueurs vont sur des spécialistes, des tunnels s’achèvent.
    8. Quelqu’un a-t-il placé le dixième marqueur ? Sinon, les pouvoirs qui suivent un marqueur.
    9. Un site de construction avec assez d’ouvriers devient un marché.
    Après chaque pioche et chaque changement de moral, chacun défausse les artefacts au-delà de sa limite de main.

    Notre lecture : ce que votre spécialiste rapporte quand vous remplacez un ouvrier peut servir à payer ; vous devez alors l’utiliser. Ce qui dépend d’un autre joueur ne compte pas. Remplacer votre propre ouvrier peut vous coûter le prix : si une pénalité de lancer prend ce que vous vouliez payer, l’ouvrier reste là et vous n’obtenez rien.
    .title = Placer un ouvrier
    .keywords = placer, placement, case, payer, prix, coût, bénéfice, étape

rules-bumping =
    Les tunnels, leurs extrémités, les marchés construits, les marchés d’artefacts, les quatre marchés icarites et les deux côtés de l’incubateur accueillent 1 ouvrier. Placez un ouvrier là où il y en a déjà un, et vous le remplacez : il retourne gratuitement à son propriétaire et il est lancé aussitôt, avec un contrôle de la lucidité. Vous pouvez remplacer vos propres ouvriers.

    Les zones d’exploitation (la mine de nuages aussi) accueillent un nombre quelconque d’ouvriers, les sites de construction un par case. Aucun ouvrier n’y est remplacé.

    Notre lecture :
    • « Un ouvrier adverse » n’est jamais le vôtre. Remplacer le vôtre compte aussi comme un remplacement.
    • Les ouvriers qui reviennent quand un marché est construit ne sont pas remplacés.
    • Un ouvrier dont la lucidité est choisie au lieu d’être lancée (Amanda, Julia et Yordy révisés) compte quand même pour le contrôle de la lucidité. Les pénalités de lancer et Ben ne s’y appliquent pas.
    .title = Remplacer
    .keywords = remplacer, remplacement, bousculer, éjecter, pousser, chasser, revenir, occupé, usage multiple, temporaire, prendre une case, bloqué, case pleine

rules-doubles =
    Si deux ou plusieurs de vos ouvriers disponibles ont la même lucidité quand votre tour commence, vous pouvez tous les placer ce tour-ci, un placement complet après l’autre. Après le premier, chacun est facultatif.

    Un ouvrier qui devient disponible pendant le tour ne s’y joint jamais.

    Notre lecture : c’est un seul tour. Les pouvoirs d’une fois par tour servent une fois, et vous perdez au plus 1 ouvrier aux contrôles de la lucidité. Avec deux doubles différents, choisissez-en un. Un bonus de palier débloqué par le premier ouvrier aide déjà le deuxième.

    La variante « Les doubles coûtent du moral » : chaque ouvrier après le premier coûte 1 point de moral, il faut donc en avoir au moins 2 pour le placer. Avec la pénalité de la Fontaine, vous ne placez qu’un ouvrier par tour.
    .title = Doubles
    .keywords = double, paire d’ouvriers, identique, triple, même chiffre, plusieurs ouvriers

rules-retrieving =
    Comme action, rapatriez du plateau autant de vos ouvriers que vous voulez, au moins 1. Le coût est le même pour un ou pour tous :
    • Payez 1 nourriture ou 1 extase : gagnez 2 points de moral.
    • Ne payez rien : perdez 1 point de moral. Si vous n’en avez qu’un, c’est permis et vous ne perdez rien.

    Lancez-les ensuite tous ensemble et faites un seul contrôle de la lucidité. Un ouvrier rapatrié d’un site de construction y laisse son minerai : il faudra payer cette case de nouveau.

    Notre lecture, dans l’ordre : choisir les ouvriers, choisir le paiement, bouger les échelles, défausser ce qui dépasse la limite de main, sacrifice de Pete ou du Dr Sheppard, lancer, contrôle de la lucidité, pénalités de lancer, Ben, Steven, Maggie.
    .title = Rapatrier
    .keywords = rapatrier, rapatriement, reprendre des ouvriers, reprendre, ramener, gratuit, nourriture, extase, récupérer, retour, repos

rules-rolling =
    Vos ouvriers sont lancés quand vous les rapatriez, quand ils sont remplacés, quand vous en obtenez un nouveau, et quand un marché auquel vous avez participé est construit.

    Après chaque lancer, pendant le tour de n’importe qui, dans cet ordre :
    1. Le contrôle de la lucidité.
    2. Les pénalités de lancer : pour chaque ouvrier qui affiche le chiffre d’un marché où vous n’avez pas de marqueur, perdez 1 ressource ou 1 minerai. Un ouvrier qui vient de fuir compte quand même.
    3. Ben : d’autres joueurs peuvent l’utiliser si le lancer vous laisse un double.
    4. Steven : si un ouvrier a fui, vous obtenez son minerai et son artefact.

    Un ouvrier dont la lucidité est choisie au lieu d’être lancée ne fait que le contrôle de la lucidité.

    Le lancer du début de la partie ne fait rien de tout cela.
    .title = Lancer les dés des ouvriers
    .keywords = lancer, dé, dés, relancer, ordre après un lancer, Ben, Steven, jet

rules-knowledge =
    L’échelle de lucidité va de 1 à 6 : plus elle est faible, mieux c’est. **Contrôle de la lucidité :** chaque fois que vos ouvriers sont lancés, additionnez la lucidité de tous vos ouvriers disponibles et votre niveau sur l’échelle. À 16 ou plus, votre ouvrier disponible le plus lucide fuit : il est perdu. En cas d’égalité, un seul part. Vous pouvez obtenir de nouveaux ouvriers à l’incubateur.

    Vous perdez ainsi au plus 1 ouvrier par tour, quel que soit le joueur dont c’est le tour. Votre dernier ouvrier ne peut pas fuir.

    Gains et pertes s’arrêtent aux bouts de l’échelle. Quand un spécialiste vous demande de gagner de la lucidité pour faire quelque chose, il faut de la place : pour en gagner 2, vous devez être à 4 ou moins.

    Notre lecture : des ouvriers lancés ensemble font un seul contrôle. Un gain sur l’échelle seule n’en cause jamais. Un ouvrier dont la lucidité est choisie au lieu d’être lancée en cause un : il a quitté le plateau.
    .title = Lucidité et fuite
    .keywords = contrôle de la lucidité, connaissance, points de lucidité, fuir, fuite, déserter, perdre un ouvrier, 16, échelle, perdre un dé, trop lucide

rules-morale =
    Le moral va de 1 à 6. C’est votre limite de main : le nombre d’artefacts que vous pouvez garder. Il sert aussi à départager les égalités à la fin.

    Gains et pertes s’arrêtent aux bouts de l’échelle. Une case qui ferait monter votre moral reste ouverte à 6.

    Quand un spécialiste vous demande de perdre du moral pour faire quelque chose, il faut en avoir assez : pour en perdre 2 points, il vous en faut au moins 3.

    Notre lecture : la limite de main s’applique aussitôt, après chaque pioche et chaque changement de moral, même pendant le tour d’un autre joueur. Vous choisissez ce que vous défaussez. Les artefacts d’un échange comptent aussi.
    .title = Moral et limite de main
    .keywords = limite de main, points de moral, défausser, trop d’artefacts, cœur, main, bonheur

rules-commodities =
    Le générateur donne de l’énergie, le liquéfacteur de l’eau, la ferme de la nourriture, la mine de nuages de l’extase. On peut y placer un nombre quelconque d’ouvriers. Placez-en un, et additionnez la lucidité de tous les ouvriers présents, ceux de tout le monde :
    • 1–4 : obtenez 1 ressource, et l’allégeance de la faction monte de 1 niveau.
    • 5–8 : obtenez 1 ressource et perdez 1 point de lucidité.
    • 9 ou plus : obtenez 2 ressources et gagnez 1 point de lucidité.

    Dès le palier 1 de l’allégeance, les joueurs qui ont un spécialiste actif de cette faction obtiennent 1 ressource de plus.

    L’allégeance n’est pas facultative. Seul le placement rapporte : un ouvrier qui reste là ne donne plus rien. Ressources et minerais ne s’épuisent jamais.

    Notre lecture : un palier 1 atteint par cette visite même compte à partir du placement suivant à cet endroit.
    .title = Zones d’exploitation
    .keywords = ressource, énergie, eau, nourriture, extase, générateur, liquéfacteur, ferme, mine de nuages, récolter, production, revenu, argent

rules-tunnels =
    Trois factions creusent. Payez 1 énergie (euphorien), 1 eau (souterrain) ou 1 nourriture (wastelander). Obtenez le minerai du tunnel (or, pierre ou argile) ou piochez un artefact, et son mineur avance de 1 niveau. Dès le palier 2, avec un spécialiste actif de cette faction, vous prenez les deux.

    Quand le mineur atteint le niveau 6, tous les spécialistes réticents de la faction s’activent, peu importe qui a creusé. Au niveau 9, le tunnel est achevé : la case à son extrémité s’ouvre aux joueurs qui ont un spécialiste actif de la faction. Elle ne coûte rien : 3 eau à l’extrémité euphorienne, 3 nourriture à la souterraine, 3 énergie à la wastelander.

    Le tunnel lui-même reste en service.

    Notre lecture : l’extrémité ne fait pas partie du tunnel ; les spécialistes qui agissent dans les tunnels n’y font donc rien. Kaden peut gagner 2 points de lucidité pour entrer à toute extrémité. L’extrémité souterraine fait partie de Souterria.
    .title = Tunnels
    .keywords = tunnel, mineur, creuser, mine, minerai, or, pierre, argile, extrémité, usage exclusif

rules-construction =
    Chaque région sauf Icarus a deux sites de construction de quatre cases. Une case coûte 1 minerai : trois coûtent celui de la région, une en coûte un autre. Placez un ouvrier et payez ; il reste jusqu’à la construction du marché et ne peut pas être remplacé.

    Quand il y a assez d’ouvriers en même temps (2 à deux ou trois joueurs, 3 à quatre, 4 à cinq ou six), le marché est construit : sa tuile est retournée, et chaque joueur qui y a un ouvrier place 1 marqueur dessus, quel que soit le nombre de ses ouvriers. Les ouvriers reviennent et sont lancés.

    Dès lors, sa pénalité s’applique à tous ceux qui n’y ont pas de marqueur.

    Notre lecture : un joueur peut occuper plusieurs cases, même toutes. Vous pouvez rapatrier un ouvrier avant ; son minerai est perdu. L’ordre est : tuile, tous les marqueurs à la fois, Théâtre, recherche d’un dixième marqueur, Ray ; puis les bâtisseurs lancent leurs dés, en commençant par le joueur dont c’est le tour. La pénalité de la nouvelle tuile ne touche donc jamais ses bâtisseurs.
    .title = Construire des marchés
    .keywords = construction, construire, bâtisseur, site, tuile marché, construit, chantier, combien d’ouvriers

rules-markets =
    Tout le monde peut visiter un marché construit. Payez le prix de la tuile, placez un marqueur sur le territoire de la région, et l’allégeance de la région monte de 1 niveau. Si le territoire est plein, vous pouvez quand même le visiter pour l’allégeance.

    Chaque tuile a une pénalité pour les joueurs qui n’y ont pas de marqueur. Une visite ne place pas de marqueur sur la tuile : cela se fait en aidant à la construire, ou par le marché d’artefacts de la région.

    6 des 18 tuiles sont dans une partie, face cachée jusqu’à leur construction. `/carte` décrit chacune.

    Notre lecture : « un marché hors d’Icarus », pour un spécialiste, désigne les six tuiles et les trois marchés d’artefacts hors d’Icarus. « Et placé votre marqueur d’autorité » demande un marqueur vraiment placé.
    .title = Visiter des marchés
    .keywords = marché, visite, visiter, tuile, prix

rules-tokens =
    Vous avez 10 marqueurs d’autorité. Un marqueur placé reste.
    • **Territoires.** Chaque région en a un, avec autant d’espaces que de joueurs, pour les marqueurs de tous ; un joueur peut en placer plusieurs. Visiter un marché de la région en place un : tout marché construit, le marché d’artefacts et, dans Icarus, le Wind Saloon et le Nimbus Loft.
    • **Marchés construits.** Un marqueur par joueur, en aidant à le construire ou par le marché d’artefacts de la région. Il vous libère de la pénalité de la tuile.
    • **Spécialistes.** Quand l’allégeance d’une faction atteint le niveau 11, un marqueur va sur chacun de ses spécialistes actifs.
    • **Votre dilemme,** si vous contribuez.

    Un territoire plein ne prend plus de marqueurs. La visite reste permise : vous avez l’allégeance, mais les pouvoirs qui suivent un marqueur ne servent pas.

    Avec la pénalité du Théâtre, chaque marqueur que vous placez vous donne 1 point de lucidité.
    .title = Marqueurs et territoires
    .keywords = marqueur d’autorité, jeton, jetons, territoire, étoile, influence, score, points, territoire plein, points de victoire

rules-penalties =
    La pénalité d’un marché s’applique à tous ceux qui n’ont pas de marqueur sur sa tuile :
    • **Académie :** pas de pouvoirs de spécialistes. Bonus de palier, extrémités des tunnels et marqueurs sur les spécialistes restent.
    • **Apothicairerie :** pas d’ouvriers dans Icarus.
    • **Arène :** pas de deuxième ouvrier sur une zone d’exploitation.
    • **Cantine :** rapatrier sans payer coûte 2 points de moral ; permis même avec 1.
    • **Tribunal :** pas de 2 artefacts identiques aux marchés d’artefacts, seulement 3.
    • **Fontaine :** pas plus d’un ouvrier par tour.
    • **Laboratoire :** pas de troisième ni de quatrième ouvrier.
    • **Salon :** pas de site occupé par un ouvrier adverse.
    • **Place :** pas de marché construit sans votre marqueur.
    • **Registre :** pas de bonus des paliers 1 et 2.
    • **Spa :** pas de remplacement de vos propres ouvriers.
    • **Théâtre :** chaque marqueur placé vous donne 1 point de lucidité.
    • **Six tuiles punissent un lancer,** de 1 ressource ou minerai pour chaque : Atelier 1, Clinique 2, Parc 3, Feu de jeux 4, Stade 5, Centre 6.

    Notre lecture : une pénalité dont une visite vous libère s’applique encore pendant cette visite, pour chaque marqueur qu’elle place, même sur un spécialiste grâce au niveau d’allégeance gagné. Les pouvoirs qui suivent le marqueur servent de nouveau.
    .title = Pénalités
    .keywords = pénalité, punir, interdit, académie, apothicairerie, arène, cantine, tribunal, fontaine, laboratoire, salon, place, registre, spa, théâtre, clinique, feu, stade, malus, effet du marché

rules-artifacts =
    36 cartes, six de chaque : ballons, battes, ours en peluche, lunettes à double foyer, livres et jeux de société. Tout le monde voit combien vous en avez, mais pas lesquels. Votre moral est votre limite de main.

    Les quatre marchés d’artefacts sont ouverts dès le début : Incinérateur de la vérité historique (Euphoria), Presse libre de la dure réalité (Souterria), Arche des souvenirs brisés (Wastelands), Wind Saloon (Icarus). Payez 3 artefacts quelconques ou 2 identiques. L’allégeance de la région monte de 1 niveau, et vous placez un marqueur sur son territoire ou sur un marché construit de la région qui ne porte pas encore le vôtre, ce qui vous libère de sa pénalité. Dans Icarus : sur le territoire seulement.

    Certaines tuiles « marché » coûtent aussi un artefact ; cela n’en fait pas des marchés d’artefacts.

    Notre lecture : vous devez placer le marqueur s’il y a de la place, à l’endroit de votre choix. Sans place libre, la visite reste permise pour l’allégeance. Quand le paquet est vide, les cartes défaussées sont mélangées ; si tout est vide, on ne pioche rien.
    .title = Artefacts et marchés d’artefacts
    .keywords = artefact, carte, piocher, pioche, paire, identique, incinérateur, presse libre, arche, wind saloon, paquet

rules-icarus =
    Les Icarites ne creusent pas de tunnel et ne construisent rien. Chacun de leurs quatre marchés fait monter leur allégeance de 1 niveau :
    • **Wind Saloon :** 3 artefacts quelconques ou 2 identiques → un marqueur sur le territoire d’Icarus.
    • **Nimbus Loft :** 3 minerais quelconques → un marqueur sur le territoire d’Icarus.
    • **Breeze Bar :** 1 extase et 1 autre ressource → piochez 2 artefacts.
    • **Sky Lounge :** 1 extase et 1 autre ressource → obtenez 2 minerais au choix.

    La mine de nuages est leur zone d’exploitation. Dès le palier 2, les joueurs qui ont un spécialiste icarite actif piochent un artefact quand ils placent un marqueur dans Icarus.

    Notre lecture : on pioche aussi cet artefact quand cette visite même fait passer l’allégeance de 4 à 5, mais seulement si un marqueur est vraiment placé. Les spécialistes icarites réticents ne s’activent qu’au niveau 8 d’allégeance : il n’y a pas de mineur.
    .title = Icarus
    .keywords = icarite, wind saloon, nimbus loft, breeze bar, sky lounge, nuages, ciel

rules-tank =
    L’incubateur d’ouvrier vous donne de nouveaux ouvriers, jusqu’à 4 en tout.
    • Côté énergie : payez 3 énergie, perdez 2 points de lucidité.
    • Côté eau : payez 3 eau, gagnez 2 points de moral.

    Puis, avec moins de 4 ouvriers, vous en obtenez un : il est lancé, avec un contrôle de la lucidité, et disponible dès votre prochain tour. Avec 4 ouvriers, ou avec la pénalité du Laboratoire, vous pouvez quand même venir pour la lucidité ou le moral.

    Notre lecture : l’incubateur n’appartient à aucune région. Pete et le Dr Sheppard se déclenchent après le lancer du nouvel ouvrier. Avec Chase, vous pouvez le placer aussitôt, sauf s’il a fui ou si la pénalité de la Fontaine vous l’interdit.
    .title = Incubateur d’ouvrier
    .keywords = nouvel ouvrier, obtenir un ouvrier, troisième ouvrier, incubateur, plus de dés, quatrième ouvrier, acheter un ouvrier

rules-sacrifice =
    Certains spécialistes permettent de sacrifier un ouvrier : Pete et le Dr Sheppard quand vous rapatriez, Chase dans un tunnel, le Dr Nakagawa classique à un marché.

    Un ouvrier sacrifié est perdu. Vous pouvez en obtenir un nouveau à l’incubateur.

    Vous ne pouvez sacrifier un ouvrier que si vous en avez un autre, sur le plateau ou non.

    Notre lecture : Pete et le Dr Sheppard prennent un ouvrier que vous rapatriez, avant le lancer ; il n’est pas lancé. Le sacrifice de Chase et du Dr Nakagawa vient après le bénéfice et laisse la case vide. Steven ne donne rien pour un sacrifice.
    .title = Sacrifier un ouvrier
    .keywords = sacrifice, sacrifier, tuer, perdre un ouvrier, Pete, Sheppard, Chase, Nakagawa

rules-allegiance =
    Chaque faction a une piste d’allégeance que tous les joueurs font avancer, du niveau 0 au niveau 11. Seuls les joueurs qui ont un spécialiste actif de la faction ont ses bonus :
    • Palier 1, au niveau 2 : 1 ressource de plus sur sa zone d’exploitation.
    • Palier 2, au niveau 5 : le minerai et un artefact dans son tunnel ; pour les Icarites, un artefact avec chaque marqueur placé dans Icarus.
    • Palier 3, au niveau 8 : tous les spécialistes réticents de la faction s’activent.
    • Palier 4, au niveau 11 : un marqueur sur chaque spécialiste actif de la faction.

    Deux spécialistes d’une même faction ne doublent pas les paliers 1 et 2 ; au palier 4, chacun reçoit un marqueur.

    Notre lecture : les niveaux ne sont jamais facultatifs. Un bonus compte à partir du placement suivant à cet endroit, même pendant le même tour. À 11, la piste s’arrête ; les cases qui la feraient avancer restent ouvertes.
    .title = Allégeance
    .keywords = palier, bonus, faction, niveau, piste, euphorien, souterrien, wastelander, icarite

rules-recruits =
    Vous choisissez 2 spécialistes sur 4 : l’un est actif aussitôt, l’autre réticent. Les spécialistes réticents s’activent quand leur faction atteint le niveau 8 d’allégeance ou le niveau 6 du mineur, peu importe qui l’a fait avancer. `/carte` dit ce que chacun peut faire.

    Les pouvoirs payants (« gagner 2 points de lucidité pour piocher 1 artefact ») s’utilisent une fois à chaque occasion et demandent de la place sur l’échelle. « La plus élevée » et « la plus faible » : sans égalité.

    Notre lecture :
    • Un spécialiste qui vient de s’activer compte aussitôt comme actif pour les marqueurs, les extrémités des tunnels et Phil. Son pouvoir et ses bonus de palier commencent avec le tour du joueur suivant, même quand c’est le mineur qui l’a activé.
    • Curtis et Nick ne comptent que ce qui est vraiment perdu ou gagné, et ne se déclenchent pas l’un l’autre.
    • Pour Katy, Faith, Ian et Zong, on regarde au moment du placement, avant le bénéfice.
    • Gary, Kyle, Sarinee, Scarby et Soulless comptent aussi vos propres autres ouvriers.
    • Le Parieur et Geek ne servent jamais tous deux pour une même pioche.
    • Les spécialistes que vous n’avez pas gardés quittent la partie sans être vus.
    .title = Spécialistes
    .keywords = spécialiste, réticent, activer, actif, pouvoir, face cachée, révéler, personnage, pouvoir spécial

rules-revised =
    Dans l’édition révisée, ces quatorze spécialistes ont un autre pouvoir ; seul le texte de la carte de Steven change. `/carte` montre les deux textes.
    • Amanda : payez l’extase, y compris quand vous remplacez votre propre ouvrier.
    • Brett et Flavio : 1 point de lucidité, toute visite d’un marché hors d’Icarus.
    • Brian : perdez aussi 1 point de moral pour chaque ouvrier placé dans Icarus.
    • Dave et Phil : 1 point de lucidité au lieu de 2.
    • Esme : un livre donne le double.
    • Le Parieur : piochez 2 cartes et révélez votre main ; avec une paire, chaque autre joueur en pioche 1.
    • Geek : 1 point de lucidité, piochez 3, défaussez 2.
    • Jacko : 1 artefact à l’Arche ; puis chaque autre joueur peut en piocher 1.
    • Julia : tout ouvrier adverse, pour 1 point de moral ; il prend la lucidité du vôtre.
    • Nakagawa : allégeance euphorienne sur un site de construction.
    • Yordy : 1 énergie pour choisir la lucidité d’un ouvrier rapatrié.
    • Zong : 1 point de lucidité pour un artefact ; puis chaque autre joueur peut obtenir 1 extase.
    .title = Spécialistes révisés
    .keywords = édition révisée, édition, classique, changements

rules-dilemma =
    Chacun a un dilemme éthique secret. Le réaliser prend tout votre tour, une fois par partie. Montrez-le et payez l’artefact indiqué, ou 2 artefacts quelconques. Puis choisissez :
    • Combattre : piochez 2 spécialistes et gardez-en 1, réticent.
    • Contribuer : placez un marqueur sur la carte.

    Notre lecture : si la faction du nouveau spécialiste a atteint le niveau 8 d’allégeance ou le niveau 6 du mineur, il s’active aussitôt, et au niveau 11 d’allégeance il reçoit un marqueur. L’autre spécialiste quitte la partie sans être vu.
    .title = Dilemme éthique
    .keywords = dilemme, combattre, contribuer, éthique, servir, institution, dystopie

rules-trading =
    À votre tour, vous pouvez échanger avec n’importe quel joueur, avant votre action ou entre les ouvriers d’un double ; votre dernière action finit le tour. On échange des ressources, des minerais et des artefacts, au moins une chose dans chaque sens, dès que les deux sont d’accord. Ni promesses, ni ouvriers, ni marqueurs, ni spécialistes.

    Vous pouvez révéler ce que vous voulez de vos cartes secrètes. Chacun doit donner exactement ce qui a été convenu.

    Notre lecture : l’un des deux est toujours le joueur dont c’est le tour. Les artefacts obtenus comptent aussitôt dans votre limite de main. Tout le monde voit les ressources, les minerais et le nombre d’artefacts ; vous êtes deux seulement à savoir lesquels. Une offre finit avec le tour. `/échange` en fait une.
    .title = Échanger
    .keywords = échange, échanger, offre, troc, négocier, donner, cadeau, marchander

rules-ending =
    La partie finit dès que quelqu’un a placé le dixième marqueur, et ce joueur gagne. Un marché construit ou une piste d’allégeance peut donner à plusieurs joueurs leur dixième ensemble. Alors, entre eux :
    1. le moral le plus élevé,
    2. la lucidité la plus faible,
    3. des marqueurs sur plus de marchés,
    4. des marqueurs sur plus de territoires,
    5. lancez tous vos ouvriers : le total le plus faible gagne ; recommencez tant qu’il y a égalité.

    Notre lecture : on vérifie après chaque événement qui place des marqueurs. Les lancers encore à faire n’ont pas lieu. Pour départager, chacun lance tous ses ouvriers, sur le plateau ou non.
    .title = Fin de la partie et égalités
    .keywords = fin, gagnant, égalité, départage, dixième marqueur, dernier, gagner, fin de partie

rules-setup =
    Chacun lance 2 ouvriers et garde les chiffres. Le total le plus élevé commence ; en cas d’égalité, un tirage au sort décide, et le journal l’indique.

    Vous recevez 4 spécialistes, en choisissez 2 (un actif, un réticent) et révélez l’actif en même temps que les autres. Vous recevez 1 dilemme. 6 des 18 tuiles « marché » sont face cachée sur les sites de construction. Le moral commence à 1, la lucidité à 3, toutes les pistes d’allégeance et les mineurs à 0. Chaque territoire a autant d’espaces que de joueurs.

    Le lancer du début ne fait pas de contrôle de la lucidité.
    .title = Mise en place
    .keywords = mise en place, début, combien de joueurs, premier joueur, distribuer, commencer, joueurs

rules-secrets =
    Tout le monde voit le nombre de ressources, de minerais, d’artefacts et d’ouvriers de chacun, la lucidité de chaque ouvrier, toutes les pistes et échelles, les spécialistes actifs et les marqueurs placés.

    Secrets : quels artefacts vous avez, vos spécialistes réticents, votre dilemme jusqu’à ce que vous le réalisiez, les tuiles face cachée, les spécialistes sortis de la partie, et l’ordre des paquets.

    Les artefacts défaussés sont face visible. `/main` vous montre vos secrets, en privé. Quand la partie est finie, tout est montré.
    .title = Ce qui est secret
    .keywords = secret, caché, public, privé, main, tricher, voir les cartes, cartes des autres

rules-variants =
    À convenir avant une partie :
    • Spécialistes révisés : quatorze spécialistes ont le pouvoir de la réédition. Par défaut, les classiques.
    • Sélection des spécialistes : vous recevez 4 spécialistes, en gardez 1, passez les autres à gauche, et ainsi de suite jusqu’à en avoir 4. Puis vous en choisissez 2.
    • Sélection des marchés : chacun reçoit 2 tuiles « marché » et en met secrètement 1 dans la partie. Des tuiles au hasard complètent jusqu’à 6.
    • Sélection du moral et de la lucidité : à partir du premier joueur, chacun place un de ses marqueurs, « moral » ou « lucidité », sur un niveau libre de l’échelle ; le dernier joueur place les deux, puis on revient jusqu’au premier.
    • Les doubles coûtent du moral : chaque ouvrier d’un double après le premier coûte 1 point de moral, il faut donc en avoir au moins 2.
    .title = Variantes
    .keywords = variante, sélection, draft, règle maison, option, mode

rules-readings =
    Là où cinq livrets diffèrent ou se taisent, voici notre lecture :
    • Placement : placer et remplacer, payer, bénéfice.
    • Une pénalité levée par une visite ne cesse qu’après son bénéfice.
    • Rapatriez autant d’ouvriers que vous voulez, au moins 1 ; sans payer, même avec 1 seul point de moral.
    • Un palier 1 à peine atteint compte à partir du placement suivant à cet endroit, même dans le même tour.
    • Un spécialiste qui vient de s’activer, par l’allégeance ou le mineur, a son pouvoir et ses bonus de palier dès le tour suivant.
    • Le spécialiste d’un dilemme s’active aussitôt si ceux de sa faction se sont déjà activés.
    • Dernier départage : lancez tous vos ouvriers.
    • Sélection du moral et de la lucidité : aller et retour, à partir du premier joueur, car on ne connaît l’âge de personne.
    • Les ouvriers dont la lucidité est choisie, sans lancer, font le contrôle de la lucidité, car ils ont quitté le plateau.
    • Un marché construit : d’abord les marqueurs, puis les lancers ; les bâtisseurs ne subissent donc jamais la nouvelle pénalité.
    • Échange : avant l’action et entre les ouvriers d’un double ; une partie lente ne peut pas attendre des offres à chaque fin de tour.
    • Sélection des spécialistes : on passe à gauche.
    • Les doubles coûtent du moral : une variante, désactivée par défaut.
    • Spécialistes classiques par défaut.
    • Un double est un tour, pas deux.
    .title = Là où les livrets diffèrent
    .keywords = interprétation, différences, livret, lecture, règle maison

rules-clocks =
    Chaque partie a un délai pour chaque question : dix minutes (en direct), un jour, trois jours, ou aucune limite. La table l’affiche, et le message du salon indique quand la réponse est attendue.

    Avant la fin du délai, je vous envoie un rappel, là où vous le voulez et hors de vos heures calmes (`/profil régler`). *Me le rappeler plus tard* ne déplace que votre propre rappel.

    Quand le délai est passé, rien n’est décidé pour vous. La table est prévenue, et les autres peuvent attendre ou voter : laisser une IA garder la place jusqu’à votre retour, faire entrer quelqu’un d’autre, ou finir la partie. `/partie pause` arrête le chrono, si tout le monde est d’accord.

    `/réponses-auto` répond à votre place aux questions où votre réponse est toujours la même, pour ne faire attendre personne.

    `/plan` décide de vos prochains tours avant qu’ils ne viennent : jusqu’à trois, chacun avec un coup de rechange et des conditions comme « seulement si la case est encore libre ». Quand le tour vient, le coup est joué aussitôt et je vous préviens sans notification ; s’il ne peut pas l’être, ou si une autre question se pose, je vous consulte. Personne ne peut savoir qu’il y avait un plan. Si la partie revient à un moment d’avant le plan, il disparaît.
    .title = Délais, rappels et plans
    .keywords = plan, plans, planifier, ordre, condition, horloge, chrono, temps limite, temps, minuterie, délai, rappel, retard, lent, pause, rythme, absent, heures calmes

rules-voting =
    Certaines choses se décident ensemble. Proposer, c’est voter oui ; les autres ont deux boutons dans le salon et peuvent changer leur vote jusqu’à la décision.
    • **Tout le monde doit être d’accord :** `/partie pause` et `/partie reprendre`, et `/partie vote-retour`, qui revient au début d’un tour, malgré lancers et révélations.
    • **Plus de la moitié décide :** `/partie vote`, quand le délai de quelqu’un est passé, ou pendant qu’une IA garde sa place. Laisser une IA garder la place, faire entrer quelqu’un d’autre, ou finir la partie sans gagnant.

    Seules les personnes votent, pas les IA. Une absence ne retient pas les autres, sauf si le vote annule un coup de la personne absente. Une personne de retour a de nouveau une voix, et son retour clôt un vote sur sa place.

    Les responsables du salon peuvent décider sans vote : l’option `sans_vote`.
    .title = Votes
    .keywords = vote, voter, scrutin, proposer, proposition, majorité, accord, exclure, retirer un joueur, abandonner, modérateur, gérer

rules-undo =
    • **Annuler.** `/annuler` annule votre dernier choix tant que rien n’a été lancé, pioché ou révélé depuis, et que personne d’autre n’a répondu. `/partie vote-retour` remonte plus loin si tout le monde est d’accord.

    • **Partir.** `/partie quitter` donne votre place à une IA, jusqu’à votre retour ou pour de bon. Si c’est jusqu’à votre retour, votre prochaine commande dans le salon vous rend la place.

    • **Quelqu’un a disparu.** Quand son délai est passé, les autres peuvent voter avec `/partie vote` : une IA garde la place, quelqu’un d’autre la prend, ou la partie finit sans gagnant.
    .title = Annuler et partir
    .keywords = annuler, reprendre, partir, quitter, abandonner, remplacer un joueur, absent, erreur, vote

rules-proof =
    Chaque lancer et chaque carte piochée peuvent être vérifiés après la partie.

    • **Avant :** j’ai tiré un secret ; avant le départ, la table montre les premiers chiffres de son empreinte, et 🔒 l’empreinte entière. Elle ne dit rien du secret, mais aucun autre secret ne l’a.
    • **Au début**, j’y mêle les numéros que Discord a donnés à vos appuis sur Rejoindre et Commencer, puis des mots, si vous en donnez : avec 🔒 ou `/partie mot`. Un message qui n’est jamais modifié donne les empreintes.
    • **Pendant la partie**, chaque lancer et chaque pioche s’en déduisent, ainsi que de toutes les réponses données et du numéro que Discord donne à l’appui qui les cause. Les chiffres après « 🔒 journal » valent pour toutes les réponses : toute réécriture contredirait ce que vous avez vu.
    • **À la fin**, même quand une partie est abandonnée, je révèle le secret. *Vérifier les lancers* recalcule tout et vous donne le fichier, avec lequel n’importe qui peut faire de même.

    • **Ce que cela prouve :** rien n’a été changé après coup. Et lire la base de données ne suffit pas pour connaître un lancer avant l’appui qui le cause.
    • **Ce que cela ne prouve pas :** que personne n’a modifié le bot, qui pourrait ignorer les appuis qui lui déplaisent, ni que personne n’a regardé les cartes cachées. Un mot scellé, révélé après le départ, empêche même un bot modifié de choisir le départ.
    .title = Vérifier les lancers
    .keywords = preuve, équitable, hasard, chance, vérifier, empreinte, secret, mot, triche

rules-glossary =
    • **Activer :** retourner un spécialiste réticent ; il est alors actif.
    • **Région :** Euphoria, Souterria, Wastelands, Icarus.
    • **Marché d’artefacts :** Incinérateur, Presse libre, Arche, Wind Saloon.
    • **Marqueur d’autorité :** ce que vous placez pour gagner ; une étoile.
    • **Ouvrier disponible :** à vous et pas sur le plateau.
    • **Remplacer :** placer un ouvrier là où il y en a déjà un ; celui-ci revient à son propriétaire et il est lancé.
    • **Ressource :** énergie, eau, nourriture, extase.
    • **Minerai :** or, pierre, argile.
    • **Achevé :** un tunnel au niveau 9 du mineur.
    • **Réalisé :** un dilemme où vous avez combattu ou contribué.
    • **Marché construit :** une tuile retournée sur son site.
    • **Fuir :** vous quitter après un contrôle de la lucidité.
    • **Double :** des ouvriers disponibles de même lucidité. **Paire :** 2 artefacts identiques.
    • **Faction :** Euphoriens, Souterriens, Wastelanders, Icarites.
    • **Limite de main :** votre moral.
    • **Lucidité :** le chiffre d’un ouvrier ; aussi votre échelle.
    • **Niveau :** un cran d’une piste. **Palier :** un bonus d’allégeance, aux niveaux 2, 5, 8 et 11.
    • **Mineur :** jusqu’où un tunnel est creusé.
    • **Rapatrier :** reprendre vos ouvriers du plateau, comme action.
    • **Sacrifier :** renoncer pour de bon à un ouvrier.
    • **Territoire :** les espaces d’une région pour les marqueurs.
    .title = Glossaire
    .keywords = terme, mot, sens, définition, vocabulaire, minerai, biens
