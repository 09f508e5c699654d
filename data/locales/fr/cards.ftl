# Les cartes : leurs noms et leurs effets, dans nos propres mots. Formes d'un nom comme dans board.ftl.
# Spécialistes : `.short` est le nom là où la place manque, `.classic` le pouvoir de la première édition, `.revised` celui de la
# suivante s'il y en a un, `.note` notre lecture. Marchés : `.penalty` vaut pour qui n'y a pas de marqueur.

## Artifacts

artifact-artifact = artefact
    .title = Artefact
    .count = { $n ->
        [one] { $n } artefact
       *[other] { $n } artefacts
    }
artifact-balloons = ballons
    .typed = ballon, baudruche
    .title = Ballons
    .count = { $n ->
        [one] { $n } bouquet de ballons
       *[other] { $n } bouquets de ballons
    }
artifact-bat = batte
    .typed = batte de baseball
    .title = Batte
    .count = { $n ->
        [one] { $n } batte
       *[other] { $n } battes
    }
artifact-bear = ours en peluche
    .typed = ours, nounours, peluche, peluches, ourson, oursons
    .title = Ours en peluche
    .count = { $n ->
        [one] { $n } ours en peluche
       *[other] { $n } ours en peluche
    }
artifact-bifocals = lunettes à double foyer
    .typed = lunettes, lunette, bésicles
    .title = Lunettes à double foyer
    .count = { $n ->
        [one] { $n } paire de lunettes
       *[other] { $n } paires de lunettes
    }
artifact-book = livre
    .typed = bouquin, bouquins
    .title = Livre
    .count = { $n ->
        [one] { $n } livre
       *[other] { $n } livres
    }
artifact-game = jeu de société
    .typed = jeu, jeux
    .title = Jeu de société
    .count = { $n ->
        [one] { $n } jeu de société
       *[other] { $n } jeux de société
    }

## Euphorian recruits

recruit-ben = Ben le Ludologue
    .short = Ben
    .classic = Quand un adversaire lance ses dés et obtient un double parmi ses ouvriers disponibles, vous pouvez perdre 2 points de moral pour obtenir 1 minerai au choix.
    .note = L’ouvrier qui vient d’être lancé doit faire partie du double ; s’il fuit ensuite, il compte quand même. Une fois par lancer. Il vous faut au moins 3 points de moral. Un ouvrier dont la lucidité est choisie, sans lancer, ne compte pas.
recruit-bradley = Bradley le Futurologue
    .short = Bradley
    .classic = Quand vous avez visité un marché hors d’Icarus et placé votre marqueur d’autorité, vous pouvez gagner 2 points de lucidité pour piocher 2 artefacts ; défaussez ensuite l’un des deux.
recruit-esme = Esme la Pompière
    .short = Esme
    .classic = Quand vous placez un marqueur d’autorité, vous pouvez défausser 1 artefact : obtenez 1 énergie et, au choix, perdez 1 point de lucidité ou gagnez 1 point de moral.
    .revised = Quand vous placez un marqueur d’autorité, vous pouvez défausser 1 artefact : obtenez 1 énergie et, au choix, perdez 1 point de lucidité ou gagnez 1 point de moral. Si c’était un livre, obtenez plutôt 2 énergie, perdez 2 points de lucidité et gagnez 2 points de moral.
    .note = N’importe quel marqueur, n’importe où, même pendant le tour d’un adversaire ; une fois par marqueur.
recruit-gary = Gary l’Électricien
    .short = Gary
    .classic = Quand vous placez un ouvrier sur le générateur et qu’un autre ouvrier y a la même lucidité, gagnez 1 point de moral ou obtenez 1 énergie supplémentaire.
    .note = Vos propres autres ouvriers comptent aussi.
recruit-jefferson = Jefferson l’Artiste choc
    .short = Jefferson
    .classic = Vous pouvez payer 1 énergie pour rapatrier vos ouvriers : perdez 1 point de lucidité et gagnez 1 point de moral.
recruit-julia = Julia l’Inspectrice de la pensée
    .short = Julia
    .classic = Quand vous remplacez un ouvrier adverse de même lucidité que le vôtre, vous pouvez perdre 2 points de moral pour obtenir 1 minerai au choix.
    .revised = Quand vous remplacez un ouvrier adverse, vous pouvez perdre 1 point de moral pour obtenir 1 minerai au choix. Dans ce cas, cet ouvrier n’est pas lancé : il prend la lucidité du vôtre.
    .note = Classique : la lucidité se compare avant le lancer de l’ouvrier remplacé. Révisé : l’ouvrier remplacé passe quand même le contrôle de la lucidité, mais sans pénalité de lancer et sans Ben ; si son propriétaire a Amanda, elle passe en premier.
recruit-katy = Katy la Diététicienne
    .short = Katy
    .classic = Quand vous placez un ouvrier sur le générateur sans artefact en main, vous obtenez aussi 1 nourriture.
    .note = Se vérifie quand vous placez l’ouvrier, avant le bénéfice.
recruit-laura = Laura la Philanthrope
    .short = Laura
    .classic = Quand vous remplacez un ouvrier adverse dans un tunnel ou sur l’incubateur, vous pouvez donner 1 or à son propriétaire pour piocher 2 artefacts.
recruit-michael = Michael l’Ingénieur
    .short = Michael
    .classic = Quand vous placez un ouvrier sur un site de construction, vous pouvez payer n’importe quel minerai pour n’importe quelle case. Quand vous y payez de l’or, gagnez 1 point de moral et 1 point de lucidité.
    .note = L’or sur une case d’or compte aussi. Pour chaque case, utilisez Michael ou Flartner, pas les deux.
recruit-nakagawa = Dr Nakagawa le Tribut
    .short = Dr Nakagawa
    .classic = Quand vous avez visité un marché hors d’Icarus et placé votre marqueur d’autorité, vous pouvez sacrifier cet ouvrier pour placer 1 marqueur d’autorité supplémentaire sur le territoire de cette région.
    .revised = Quand vous placez un ouvrier sur un site de construction, vous pouvez faire avancer l’allégeance euphorienne de 1 niveau.
    .note = Classique : il vous faut un deuxième ouvrier et de la place sur le territoire ; le marqueur supplémentaire n’apporte pas d’allégeance de plus.
recruit-ray = Ray le Contremaître
    .short = Ray
    .classic = Quand un marché est construit, gagnez 2 points de moral si vous avez participé à sa construction ; sinon, perdez 2 points de lucidité.
    .note = Si l’Académie est construite sans vous, Ray ne fait rien : la pénalité s’applique déjà.
recruit-yordy = Yordy le Démotivateur
    .short = Yordy
    .classic = Tant que vous avez exactement 2 ouvriers, rapatrier sans payer ne vous fait pas perdre de moral.
    .revised = Quand vous rapatriez sans payer, vous pouvez payer 1 énergie pour choisir la lucidité d’un ouvrier rapatrié au lieu de le lancer.
    .note = Classique : 2 ouvriers en tout, sur le plateau ou non ; le moral en plus de la Cantine est épargné aussi. Révisé : les autres ouvriers sont lancés comme d’habitude. Un ouvrier dont la lucidité est choisie compte pour le contrôle de la lucidité, mais sans pénalité de lancer et sans Ben.

## Subterran recruits

recruit-andrew = Andrew le Spéléologue
    .short = Andrew
    .classic = Quand vous prenez l’or ou l’argile dans le tunnel euphorien ou wastelander sans artefact en main, vous piochez aussi 1 artefact.
    .note = Ce n’est pas un bonus d’allégeance : le Registre ne l’empêche donc pas.
recruit-brett = Brett le Crocheteur
    .short = Brett
    .classic = Quand vous avez visité un marché hors d’Icarus sans remplacer d’ouvrier, pas même un des vôtres, et placé votre marqueur d’autorité, vous pouvez gagner 2 points de lucidité pour obtenir 1 minerai au choix.
    .revised = Quand vous avez visité un marché hors d’Icarus et placé votre marqueur d’autorité, vous pouvez gagner 1 point de lucidité pour obtenir 1 minerai au choix.
recruit-chase = Chase le Mineur
    .short = Chase
    .classic = Quand vous placez un ouvrier dans un tunnel, vous pouvez sacrifier cet ouvrier pour obtenir 2 minerais du tunnel de plus. Quand vous obtenez un nouvel ouvrier, vous pouvez le placer aussitôt.
    .note = « De plus » : cela s’ajoute à ce que vous avez pris dans le tunnel. Le sacrifice vient après le bénéfice et demande un deuxième ouvrier. Un nouvel ouvrier qui a fui ne peut pas être placé aussitôt ; avec la pénalité de la Fontaine, aucun ne le peut.
recruit-curtis = Curtis le Propagandiste
    .short = Curtis
    .classic = Chaque fois que vous perdez du moral, perdez autant de lucidité.
    .note = Seul le moral réellement perdu compte : à 1 point de moral, rien ne se passe.
recruit-dave = Major Dave le Dynamiteur
    .short = Major Dave
    .classic = Quand vous remplacez un ouvrier adverse dans un tunnel, vous pouvez gagner 2 points de lucidité pour obtenir 1 minerai du tunnel de plus et faire avancer son mineur de 1 niveau de plus.
    .revised = Quand vous remplacez un ouvrier adverse dans un tunnel, vous pouvez gagner 1 point de lucidité pour obtenir 1 minerai du tunnel de plus et faire avancer son mineur de 1 niveau de plus.
    .note = « De plus » : cela s’ajoute à ce que vous avez pris dans le tunnel.
recruit-faith = Faith l’Hydroélectricienne
    .short = Faith
    .classic = Quand vous placez un ouvrier sur le liquéfacteur sans artefact en main, vous obtenez aussi 1 énergie.
    .note = Se vérifie quand vous placez l’ouvrier, avant le bénéfice.
recruit-jonathan_gambler = Jonathan le Parieur
    .short = Le Parieur
    .classic = Une fois par tour, quand vous piochez un artefact, vous pouvez gagner 1 point de lucidité pour en piocher 3 à la place et les révéler. Gardez seulement ceux qui sont identiques et défaussez les autres.
    .revised = Une fois par tour, quand vous piochez un artefact, vous pouvez en piocher 2 à la place et révéler toute votre main. Si elle contient une paire, chaque autre joueur pioche 1 artefact.
    .note = Aussi pendant le tour d’un adversaire. Si vous piochez plusieurs artefacts, il en remplace un. Utilisez le Parieur ou Geek sur une pioche, jamais les deux.
recruit-josiah = Josiah le Hacker
    .short = Josiah
    .classic = Quand vous placez un ouvrier sur le générateur, la ferme ou la mine de nuages, chaque autre joueur qui y a un ouvrier gagne 1 point de lucidité, et vous gagnez 1 point de moral.
    .note = Une seule fois par joueur, quel que soit le nombre de ses ouvriers. Pas sur le liquéfacteur.
recruit-maggie = Maggie la Hors-la-loi
    .short = Maggie
    .classic = Quand vous rapatriez et que tous les ouvriers rapatriés étaient dans Souterria, obtenez 1 eau ou 1 pierre.
    .note = L’extrémité du tunnel souterrain fait partie de Souterria ; l’incubateur, non.
recruit-phil = Phil l’Espion
    .short = Phil
    .classic = Quand vous remplacez un ouvrier dont le propriétaire n’a pas de spécialiste souterrien actif, vous pouvez gagner 2 points de lucidité pour piocher 1 artefact.
    .revised = Quand vous remplacez un ouvrier dont le propriétaire n’a pas de spécialiste souterrien actif, vous pouvez gagner 1 point de lucidité pour piocher 1 artefact.
recruit-soulless = Soulless le Plombier
    .short = Soulless
    .classic = Quand vous placez un ouvrier sur le liquéfacteur et que sa lucidité y est la plus faible, ou qu’il s’y trouve seul, gagnez 1 point de moral ou obtenez 1 eau supplémentaire.
    .note = Une égalité ne suffit pas. Vos propres autres ouvriers comptent aussi.
recruit-xander = Xander l’Excavateur
    .short = Xander
    .classic = Quand vous remplacez dans un tunnel un ouvrier adverse plus lucide que le vôtre, vous pouvez gagner 1 point de lucidité pour obtenir 1 minerai du tunnel de plus.
    .note = La lucidité se compare avant le lancer de l’ouvrier remplacé. « De plus » : cela s’ajoute à ce que vous avez pris dans le tunnel.

## Wastelander recruits

recruit-brian = Brian le Viticulteur
    .short = Brian
    .classic = Partout, vous pouvez payer de la nourriture à la place de l’extase. Si vous le faites à un marché hors d’Icarus, gagnez 1 point de lucidité et faites avancer l’allégeance wastelander de 1 niveau.
    .revised = Partout, vous pouvez payer de la nourriture à la place de l’extase. Si vous le faites à un marché hors d’Icarus, gagnez 1 point de lucidité et faites avancer l’allégeance wastelander de 1 niveau. Quand vous placez un ouvrier dans Icarus, perdez 1 point de moral.
    .note = 1 nourriture remplace 1 extase ; le Breeze Bar peut donc coûter 2 nourriture. La lucidité et le niveau viennent une fois par visite, quelle que soit la quantité de nourriture payée, même à 6 points de lucidité. Révisé : il faut au moins 2 points de moral pour entrer dans Icarus, puisque vous en perdez 1.
recruit-flartner = Flartner le Luddite
    .short = Flartner
    .classic = Quand vous placez un ouvrier sur un site de construction, vous pouvez payer 1 artefact à la place du minerai. Dans ce cas, gagnez 1 point de moral.
    .note = Pour chaque case, utilisez Flartner ou Michael, pas les deux.
recruit-geek = Geek l’Oracle
    .short = Geek
    .classic = Une fois par tour, quand vous piochez un artefact, vous pouvez gagner 2 points de lucidité pour en piocher 2 à la place ; défaussez ensuite 1 artefact quelconque de votre main.
    .revised = Une fois par tour, quand vous piochez un artefact, vous pouvez gagner 1 point de lucidité pour en piocher 3 à la place ; défaussez ensuite 2 artefacts quelconques de votre main.
    .note = Aussi pendant le tour d’un adversaire. Si vous piochez plusieurs artefacts, Geek en remplace un. Utilisez Geek ou le Parieur sur une pioche, jamais les deux.
recruit-ian = Ian l’Horticulteur
    .short = Ian
    .classic = Quand vous placez un ouvrier sur la ferme sans posséder de minerai, vous obtenez aussi 1 eau.
    .note = Se vérifie quand vous placez l’ouvrier, avant le bénéfice.
recruit-jacko = Jacko l’Archiviste
    .short = Jacko
    .classic = Quand vous visitez un marché hors d’Icarus, vous pouvez payer 2 artefacts pour placer 1 marqueur d’autorité supplémentaire, partout où le marqueur de cette visite pourrait aller.
    .revised = Quand vous placez un ouvrier à l’Arche des souvenirs brisés, vous pouvez payer 1 artefact au lieu de 3. Dans ce cas, chaque autre joueur peut piocher 1 artefact.
recruit-jonathan_artist = Jonathan l’Artiste
    .short = L’Artiste
    .classic = Quand vous placez un ouvrier sur un site de construction et que sa lucidité y est la plus élevée, ou qu’il s’y trouve seul, vous pouvez gagner 2 points de lucidité pour piocher 1 artefact.
    .note = Comparé à tous les ouvriers sur les quatre cases du site, avant la construction du marché. Une égalité ne suffit pas.
recruit-kyle = Kyle le Récupérateur
    .short = Kyle
    .classic = Quand vous placez un ouvrier sur le générateur, la ferme ou le liquéfacteur et qu’il s’y trouve seul, vous pouvez gagner 2 points de lucidité pour piocher 1 artefact.
    .note = Vos propres autres ouvriers comptent aussi.
recruit-nick = Nick la Doublure
    .short = Nick
    .classic = Chaque fois que vous gagnez de la lucidité, gagnez autant de moral.
    .note = Seule la lucidité réellement gagnée compte : à 6 points de lucidité, rien ne se passe.
recruit-pete = Pete le Cannibale
    .short = Pete
    .classic = Quand vous rapatriez, vous pouvez sacrifier 1 de ces ouvriers avant le lancer pour obtenir 4 nourriture et 1 minerai au choix. Quand vous obtenez un nouvel ouvrier, vous pouvez gagner 2 points de lucidité pour piocher 1 artefact.
    .note = Le sacrifice demande au moins 2 ouvriers ; l’ouvrier sacrifié n’est pas lancé.
recruit-reitz = Professeur Reitz l’Archéologue
    .short = Professeur Reitz
    .classic = Quand vous placez un ouvrier dans un tunnel sans remplacer d’ouvrier, vous pouvez gagner 2 points de lucidité pour piocher 1 artefact supplémentaire et faire avancer son mineur de 1 niveau de plus.
    .note = Tout cela s’ajoute à ce que vous avez pris dans le tunnel. Remplacer un de vos propres ouvriers compte comme un remplacement.
recruit-scarby = Sir Scarby le Moissonneur
    .short = Sir Scarby
    .classic = Quand vous placez un ouvrier sur la ferme et que sa lucidité y est la plus élevée, ou qu’il s’y trouve seul, perdez 1 point de lucidité ou obtenez 1 nourriture supplémentaire.
    .note = Une égalité ne suffit pas. Vos propres autres ouvriers comptent aussi.
recruit-steven = Steven l’Érudit
    .short = Steven
    .classic = Quand vous perdez un ouvrier au contrôle de la lucidité, obtenez 1 minerai au choix et piochez 1 artefact.
    .revised = Quand vous perdez un ouvrier au contrôle de la lucidité, obtenez 1 minerai au choix et piochez 1 artefact. (La réédition ne change que le texte.)
    .note = Aussi pendant le tour d’un adversaire, mais jamais pour un ouvrier que vous avez sacrifié.

## Icarite recruits

recruit-amanda = Amanda la Courtière
    .short = Amanda
    .classic = Quand un adversaire remplace votre ouvrier, vous pouvez lui donner 1 extase pour choisir la lucidité de votre ouvrier au lieu de le lancer.
    .revised = Quand votre ouvrier est remplacé, même par un des vôtres, vous pouvez payer 1 extase pour choisir la lucidité de votre ouvrier au lieu de le lancer.
    .note = Un ouvrier dont la lucidité est choisie compte pour le contrôle de la lucidité, mais sans pénalité de lancer et sans Ben.
recruit-flavio = Flavio le Marchand
    .short = Flavio
    .classic = Quand vous avez remplacé un ouvrier adverse à un marché hors d’Icarus et placé votre marqueur d’autorité, vous pouvez perdre 2 points de moral pour piocher 1 artefact.
    .revised = Quand vous avez visité un marché hors d’Icarus et placé votre marqueur d’autorité, vous pouvez gagner 1 point de lucidité pour piocher 1 artefact.
recruit-gidget = Gidget l’Hypnotiseuse
    .short = Gidget
    .classic = Quand vous payez de l’extase pour rapatrier, vous pouvez perdre 2 points de lucidité au lieu de gagner 2 points de moral.
recruit-josh = Josh le Négociateur
    .short = Josh
    .classic = Quand vous visitez un marché hors d’Icarus dont le prix comprend un minerai, vous pouvez payer 1 extase à la place de ce minerai.
    .note = Seules les tuiles « marché » ont un tel prix. Les sites de construction et le Nimbus Loft ne comptent pas.
recruit-kaden = Kaden l’Infiltré
    .short = Kaden
    .classic = Vous pouvez gagner 2 points de lucidité pour placer un ouvrier à l’extrémité de n’importe quel tunnel achevé, même sans spécialiste de sa faction.
    .note = Votre lucidité doit être de 4 au plus. Avec un spécialiste actif de cette faction, vous y placez un ouvrier comme d’habitude.
recruit-lee = Lee la Commère
    .short = Lee
    .classic = Quand vous remplacez un ouvrier adverse, vous pouvez perdre 1 point de moral : son propriétaire gagne 1 point de lucidité, et vous obtenez 1 ressource au choix.
    .note = L’adversaire gagne sa lucidité après le lancer de son ouvrier ; elle peut déjà être à 6.
recruit-matthew = Matthew le Voleur
    .short = Matthew
    .classic = Quand vous remplacez un ouvrier adverse dans un tunnel, vous pouvez gagner 1 point de lucidité au lieu de payer la ressource.
recruit-maxime = Maxime l’Ambassadeur
    .short = Maxime
    .classic = Quand vous remplacez un ouvrier adverse, vous pouvez perdre 2 points de moral : son propriétaire gagne 1 point de lucidité, et vous piochez 1 artefact.
    .note = L’adversaire gagne sa lucidité après le lancer de son ouvrier ; elle peut déjà être à 6.
recruit-rebecca = Rebecca la Colporteuse
    .short = Rebecca
    .classic = Quand vous remplacez un ouvrier adverse, vous pouvez perdre 2 points de moral : son propriétaire gagne 1 point de lucidité, et vous obtenez 1 minerai au choix.
    .note = L’adversaire gagne sa lucidité après le lancer de son ouvrier ; elle peut déjà être à 6.
recruit-sarinee = Sarinee la Mineuse de nuages
    .short = Sarinee
    .classic = Quand vous placez un ouvrier sur la mine de nuages et qu’il s’y trouve seul, perdez 1 point de lucidité ou obtenez 1 extase supplémentaire.
    .note = Vos propres autres ouvriers comptent aussi.
recruit-sheppard = Dr Sheppard le Lobotomiste
    .short = Dr Sheppard
    .classic = Quand vous rapatriez, vous pouvez sacrifier 1 de ces ouvriers avant le lancer pour obtenir 4 extase et 1 minerai au choix. Quand vous obtenez un nouvel ouvrier, vous pouvez perdre 2 points de moral pour piocher 1 artefact.
    .note = Le sacrifice demande au moins 2 ouvriers ; l’ouvrier sacrifié n’est pas lancé.
recruit-zong = Zong l’Astronome
    .short = Zong
    .classic = Quand vous placez un ouvrier sur la mine de nuages sans minerai ni artefact, vous obtenez aussi 1 eau ou 1 énergie.
    .revised = Quand vous placez un ouvrier sur la mine de nuages, vous pouvez gagner 1 point de lucidité pour piocher 1 artefact. Dans ce cas, chaque autre joueur peut obtenir 1 extase.
    .note = Classique : se vérifie quand vous placez l’ouvrier, avant le bénéfice.

## Markets

market-laboratory = Laboratoire de génétique sélective
    .the = le Laboratoire de génétique sélective
    .on = au Laboratoire de génétique sélective
    .from = du Laboratoire de génétique sélective
    .penalty = Vous ne pouvez pas obtenir de troisième ni de quatrième ouvrier.
    .note = L’incubateur reste ouvert pour sa lucidité ou son moral.
market-spa = Spa des plaisirs fugaces
    .the = le Spa des plaisirs fugaces
    .on = au Spa des plaisirs fugaces
    .from = du Spa des plaisirs fugaces
    .penalty = Vous ne pouvez pas remplacer vos propres ouvriers.
market-courthouse = Tribunal des jugements hâtifs
    .the = le Tribunal des jugements hâtifs
    .on = au Tribunal des jugements hâtifs
    .from = du Tribunal des jugements hâtifs
    .penalty = Vous ne pouvez pas payer 2 artefacts identiques aux marchés d’artefacts : il en faut 3.
    .note = Les quatre marchés d’artefacts. Les 3 artefacts peuvent contenir une paire.
market-plaza = Place de l’humilité immortalisée
    .the = la Place de l’humilité immortalisée
    .on = sur la Place de l’humilité immortalisée
    .from = de la Place de l’humilité immortalisée
    .penalty = Vous ne pouvez pas placer d’ouvrier sur les marchés construits où vous n’avez pas de marqueur d’autorité.
    .note = Seulement les tuiles « marché » ; les marchés d’artefacts restent ouverts.
market-fountain = Fontaine des vœux pieux
    .the = la Fontaine des vœux pieux
    .on = à la Fontaine des vœux pieux
    .from = de la Fontaine des vœux pieux
    .penalty = Vous ne pouvez pas placer plus d’un ouvrier par tour.
market-lounge = Salon de la frugalité opulente
    .the = le Salon de la frugalité opulente
    .on = au Salon de la frugalité opulente
    .from = du Salon de la frugalité opulente
    .penalty = Vous ne pouvez pas placer d’ouvrier sur un site de construction occupé par un ouvrier adverse.
    .note = Un seul ouvrier adverse sur l’une des quatre cases suffit à vous fermer le site.
market-academy = Académie de l’égalité obligatoire
    .the = l’Académie de l’égalité obligatoire
    .on = à l’Académie de l’égalité obligatoire
    .from = de l’Académie de l’égalité obligatoire
    .penalty = Vous ne pouvez pas utiliser les pouvoirs de vos spécialistes. Les bonus d’allégeance restent.
    .note = Aussi pendant les tours des adversaires. Les bonus de palier, les extrémités des tunnels et les marqueurs sur les spécialistes restent.
market-cafeteria = Cantine de la viande anonyme
    .the = la Cantine de la viande anonyme
    .on = à la Cantine de la viande anonyme
    .from = de la Cantine de la viande anonyme
    .penalty = Rapatrier sans payer coûte 2 points de moral au lieu de 1.
    .note = Reste permis avec 1 point de moral.
market-apothecary = Apothicairerie des rêves productifs
    .the = l’Apothicairerie des rêves productifs
    .on = à l’Apothicairerie des rêves productifs
    .from = de l’Apothicairerie des rêves productifs
    .penalty = Vous ne pouvez pas placer d’ouvriers dans Icarus.
market-theater = Théâtre de la propagande révélatrice
    .the = le Théâtre de la propagande révélatrice
    .on = au Théâtre de la propagande révélatrice
    .from = du Théâtre de la propagande révélatrice
    .penalty = Chaque fois que vous placez un marqueur d’autorité, gagnez 1 point de lucidité.
    .note = Chaque marqueur, où qu’il aille.
market-registry = Registre des secrets personnels
    .the = le Registre des secrets personnels
    .on = au Registre des secrets personnels
    .from = du Registre des secrets personnels
    .penalty = Vous ne pouvez pas utiliser les bonus d’allégeance des paliers 1 et 2.
    .note = Les paliers 3 et 4 ne sont jamais retirés.
market-arena = Arène du conflit pacifique
    .the = l’Arène du conflit pacifique
    .on = à l’Arène du conflit pacifique
    .from = de l’Arène du conflit pacifique
    .penalty = Vous ne pouvez pas placer de deuxième ouvrier sur une zone d’exploitation.
    .note = Les ouvriers déjà présents restent.
market-teddy_bear_shop = Atelier de démontage d’ours en peluche
    .the = l’Atelier de démontage d’ours en peluche
    .on = à l’Atelier de démontage d’ours en peluche
    .from = de l’Atelier de démontage d’ours en peluche
    .penalty = Pour chaque 1 que vous obtenez aux dés, perdez 1 ressource ou 1 minerai.
    .note = Vous choisissez laquelle ou lequel, jamais un artefact ; rien si vous n’en avez pas. Après le contrôle de la lucidité ; un ouvrier qui a fui compte quand même.
market-clinic = Clinique du recul aveugle
    .the = la Clinique du recul aveugle
    .on = à la Clinique du recul aveugle
    .from = de la Clinique du recul aveugle
    .penalty = Pour chaque 2 que vous obtenez aux dés, perdez 1 ressource ou 1 minerai.
    .note = Vous choisissez laquelle ou lequel, jamais un artefact ; rien si vous n’en avez pas. Après le contrôle de la lucidité ; un ouvrier qui a fui compte quand même.
market-bemusement_park = Parc d’abstractions
    .the = le Parc d’abstractions
    .on = au Parc d’abstractions
    .from = du Parc d’abstractions
    .penalty = Pour chaque 3 que vous obtenez aux dés, perdez 1 ressource ou 1 minerai.
    .note = Vous choisissez laquelle ou lequel, jamais un artefact ; rien si vous n’en avez pas. Après le contrôle de la lucidité ; un ouvrier qui a fui compte quand même.
market-bonfire = Feu de jeux du quartier
    .the = le Feu de jeux du quartier
    .on = au Feu de jeux du quartier
    .from = du Feu de jeux du quartier
    .penalty = Pour chaque 4 que vous obtenez aux dés, perdez 1 ressource ou 1 minerai.
    .note = Vous choisissez laquelle ou lequel, jamais un artefact ; rien si vous n’en avez pas. Après le contrôle de la lucidité ; un ouvrier qui a fui compte quand même.
market-stadium = Stade des home runs garantis
    .the = le Stade des home runs garantis
    .on = au Stade des home runs garantis
    .from = du Stade des home runs garantis
    .penalty = Pour chaque 5 que vous obtenez aux dés, perdez 1 ressource ou 1 minerai.
    .note = Vous choisissez laquelle ou lequel, jamais un artefact ; rien si vous n’en avez pas. Après le contrôle de la lucidité ; un ouvrier qui a fui compte quand même.
market-literacy_center = Centre d’alphabétisation réduite
    .the = le Centre d’alphabétisation réduite
    .on = au Centre d’alphabétisation réduite
    .from = du Centre d’alphabétisation réduite
    .penalty = Pour chaque 6 que vous obtenez aux dés, perdez 1 ressource ou 1 minerai.
    .note = Vous choisissez laquelle ou lequel, jamais un artefact ; rien si vous n’en avez pas. Après le contrôle de la lucidité ; un ouvrier qui a fui compte quand même.

## Ethical dilemmas, named after the artifact that pays for them

dilemma-book = Le dilemme du livre
    .fight = Lire un livre
    .serve = Brûler un livre
dilemma-balloons = Le dilemme des ballons
    .fight = Aider un ami à fuir
    .serve = Dénoncer un ami
dilemma-bifocals = Le dilemme des lunettes
    .fight = Publier des révélations
    .serve = Publier de la propagande
dilemma-game = Le dilemme du jeu de société
    .fight = Laisser souffler les ouvriers
    .serve = Faire trimer les ouvriers
dilemma-bear = Le dilemme de l’ours en peluche
    .fight = Choisir le grand amour
    .serve = Accepter l’union imposée
dilemma-bat = Le dilemme de la batte
    .fight = Combattre l’oppresseur
    .serve = Servir l’oppresseur
