# Consulter : /card, /rules, /help et /tutorial. Un message chacun, donc moins de 2 000 caractères.

## Commands: descriptions, at most 100 characters

command-card = Consulter un spécialiste, un marché, un dilemme, un artefact ou une case
    .name = carte
command-card-name = Son nom
    .name = nom
command-post = Le montrer à tout le salon
    .name = publier
command-rules = Les règles, sujet par sujet, et notre lecture
    .name = règles
command-rules-topic = N’importe quel mot : un sujet, une case, une règle
    .name = sujet
command-help = Comment ça marche : commencez ici
    .name = aide
command-tutorial = Votre premier tour, pas à pas
    .name = tutoriel

## /card

reference-no-card = Aucune carte ni case ne s’appelle « { $typed } ». Choisissez dans la liste qui apparaît pendant la saisie.
reference-kind-recruit = { $name } (spécialiste)
reference-kind-market = { $name } (marché)
reference-kind-dilemma = { $name } (dilemme)
reference-kind-artifact = { $name } (artefact)
reference-kind-space = { $name } (case)

reference-title = ## { $name }
reference-recruit = Spécialiste { THING($faction, "adj") }
reference-other-printing = { $edition ->
        [classic] Dans l’édition classique : { $ability }
       *[revised] Dans l’édition révisée : { $ability }
    }
reference-note = Notre lecture : { $note }
reference-works-for = Dans cette partie : spécialiste actif ({ $name }).
reference-tile = Tuile « marché »
reference-price = Une visite coûte { AMOUNTS($price) }. Vous placez un marqueur d’autorité sur le territoire de la région du marché, et l’allégeance de cette région monte de 1 niveau.
reference-penalty = Sans marqueur dessus : « { $penalty } »
reference-stands = Dans cette partie : construit { THING($area, "in") }.
    { SIZE($names) ->
        [0] Personne n’y a de marqueur.
       *[other] Marqueurs : { LIST($names) }.
    }
reference-market = { $game ->
        [yes] Aucun marché n’y est encore construit : placez un ouvrier sur son site de construction pour y aider.
       *[no] Un marché construit. Le prix d’une visite est sur sa tuile : /plateau montre laquelle est ici, et /carte décrit chacune des dix-huit.
    }
reference-dilemma = Dilemme éthique. Le réaliser prend tout votre tour, une fois par partie. Payez { COUNT($artifact, 1) }, ou 2 artefacts quelconques, et choisissez :
reference-fight = • **Combattre** ({ THING($dilemma, "fight") }) : piochez 2 spécialistes et gardez-en 1, réticent.
reference-serve = • **Contribuer** ({ THING($dilemma, "serve") }) : placez un marqueur d’autorité sur la carte.
reference-artifact = Artefact : il y en a six sortes, de six cartes chacune. Tout le monde voit combien vous en avez, mais pas lesquels ; votre moral est votre limite de main. Vous payez avec des artefacts aux marchés d’artefacts (3 quelconques, ou 2 identiques), sur certaines tuiles « marché », et pour votre dilemme.
reference-artifact-uses = Fait partie du prix de : { THINGS($tiles) }.
reference-artifact-dilemma = { THING($dilemma) } se paie aussi avec cette carte.

reference-commodity = Zone d’exploitation ({ THING($area) }) pour un nombre quelconque d’ouvriers ; aucun ouvrier n’y est remplacé. Placez un ouvrier et additionnez la lucidité de tous les ouvriers présents, ceux de tout le monde :
    • 1–4 : obtenez { COUNT($good, 1) }, et l’allégeance { THING($faction, "adj-f") } monte de 1 niveau.
    • 5–8 : obtenez { COUNT($good, 1) } et perdez 1 point de lucidité.
    • 9 ou plus : obtenez { COUNT($good, 2) } et gagnez 1 point de lucidité.
    Dès le niveau 2 d’allégeance, les joueurs qui ont un spécialiste { THING($faction, "adj") } actif obtiennent { COUNT($good, 1) } de plus.
reference-tunnel = Case pour 1 ouvrier. Payez { COUNT($price, 1) }, obtenez { COUNT($good, 1) } ou piochez un artefact, et le mineur { THING($faction, "adj") } avance de 1 niveau. Dès le niveau 5 d’allégeance, les joueurs qui ont un spécialiste { THING($faction, "adj") } actif prennent les deux.
    Au niveau 6 du mineur, tous les spécialistes { THING($faction, "adj-pl") } réticents s’activent ; au niveau 9, le tunnel est achevé et son extrémité s’ouvre.
reference-tunnel_end = Case pour 1 ouvrier, ouverte dès que le mineur { THING($faction, "adj") } est au niveau 9, aux joueurs qui ont un spécialiste { THING($faction, "adj") } actif. Elle ne coûte rien : obtenez { COUNT($good, 3) }.
reference-site = Site de construction ({ THING($area) }) à quatre cases : une coûte { COUNT($price, 1) }, trois coûtent { COUNT($other, 1) } chacune. Les ouvriers y restent, sans être remplacés, jusqu’à la construction du marché ; chaque joueur qui y a un ouvrier place alors un marqueur d’autorité dessus.
    Il faut en même temps : 2 ouvriers à deux ou trois joueurs, 3 à quatre, 4 à cinq ou six.
reference-artifact_market = Case pour 1 ouvrier. Payez 3 artefacts quelconques ou 2 identiques : l’allégeance { THING($faction, "adj-f") } monte de 1 niveau, et vous placez un marqueur d’autorité { THING($territory, "on") } ou sur un marché construit de la région qui n’a pas le vôtre.
reference-wind_saloon = Case pour 1 ouvrier. Payez 3 artefacts quelconques ou 2 identiques : l’allégeance icarite monte de 1 niveau, et vous placez un marqueur d’autorité { THING($territory, "on") }.
reference-nimbus_loft = Case pour 1 ouvrier. Payez 3 minerais quelconques : l’allégeance icarite monte de 1 niveau, et vous placez un marqueur d’autorité sur le territoire d’Icarus.
reference-breeze_bar = Case pour 1 ouvrier. Payez 1 extase et 1 autre ressource : l’allégeance icarite monte de 1 niveau, et vous piochez 2 artefacts.
reference-sky_lounge = Case pour 1 ouvrier. Payez 1 extase et 1 autre ressource : l’allégeance icarite monte de 1 niveau, et vous obtenez 2 minerais au choix.
reference-tank_energy = Case pour 1 ouvrier. Payez 3 énergie et perdez 2 points de lucidité ; avec moins de 4 ouvriers, vous en obtenez un nouveau, lancé aussitôt.
reference-tank_water = Case pour 1 ouvrier. Payez 3 eau et gagnez 2 points de moral ; avec moins de 4 ouvriers, vous en obtenez un nouveau, lancé aussitôt.

## /rules

reference-no-topic = Je n’ai rien trouvé sur « { $typed } ». Choisissez dans la liste qui apparaît pendant la saisie, ou essayez un autre mot.
reference-rules-more = Autres sujets

## /help

help-text = ## Euphoria sur Discord
    Vous dirigez quelques ouvriers dans une dystopie. Ce sont des dés : le chiffre est la lucidité de l’ouvrier. Amassez ressources et minerais, creusez des tunnels, construisez des marchés. **Placez vos dix marqueurs d’autorité avant les autres pour gagner.** Une partie se joue de 2 à 6, et des IA peuvent compléter la table.

    • **Pour commencer :** tapez /partie nouvelle dans un salon. Les autres appuient sur *Rejoindre*, quelqu’un sur *Commencer*.
    • **Votre premier choix :** chacun choisit en secret deux spécialistes, un actif et un réticent. Le salon voit seulement qui choisit encore.
    • **Votre tour :** je vous préviens. Appuyez sur *Jouer mon tour* sous le plateau. Un panneau privé offre tous les coups possibles, avec leur coût et leur gain : il suffit d’en choisir un. Ce que /annuler peut annuler compte aussitôt ; tout ce qui lance des dés, pioche, révèle ou fait jouer une IA est d’abord montré, et compte quand vous appuyez sur *Confirmer*.
    • **Avant votre tour :** /plan décide de vos prochains coups, en secret.
    • **Vos secrets :** /main montre vos cartes, en privé.
    • **Ce qui se passe :** /plateau en image, /état en texte, /résumé pour tout ce qui s’est passé depuis votre dernier tour.
    • **Pour comprendre :** /carte pour toute carte ou case, /règles pour tout sujet, /conseil pour un conseil.

    Rien ne presse : les parties durent des jours, et rien ne se perd entre-temps.
help-your-move = **C’est à vous de jouer dans ce salon.** Appuyez sur *Jouer mon tour* sous le message le plus récent, ou tapez /tour.
help-waiting = Dans ce salon, la partie attend { $names }. Pour la suivre : /plateau et /état.
help-version = -# Version { $version } · un projet d’amateurs, non officiel
help-tutorial = Montrez-moi un premier tour
help-new = Première partie ? Deux minutes
help-to-game = Retour à la partie
help-commands = Toutes les commandes
help-back = Retour
help-list = ## Toutes les commandes ({ $page } sur { $pages })
help-command = **/{ $name }** { $about }

## /tutorial

tutorial-step = -# Étape { $step } sur { $steps }
tutorial-back = Retour
tutorial-next = Suite
tutorial-again = Recommencer
tutorial-1 = ## Votre premier choix : les spécialistes
    Avant le premier tour, chacun reçoit quatre spécialistes et en choisit deux en secret : un **actif**, dont vous avez le pouvoir dès le début, et un **réticent**, qui s’active plus tard dans la partie.

    Deux spécialistes de la même faction se renforcent : quand l’allégeance de cette faction atteint le niveau 11, chacun de ses spécialistes actifs reçoit un de vos marqueurs d’autorité. *Mes cartes* et /main montrent ce que vos spécialistes peuvent faire.
tutorial-2 = ## La table
    Voici le plateau d’une partie qui vient de commencer. Quatre régions : Euphoria, Souterria, les Wastelands et, là-haut dans le ciel, Icarus. Chaque joueur a deux ouvriers, dix marqueurs d’autorité, un spécialiste actif et, en secret, un spécialiste réticent et un dilemme.

    Le premier à placer ses dix marqueurs gagne. Ils vont sur les territoires, sur les marchés, et aussi sur vos propres spécialistes et votre dilemme. Jouons un tour.
tutorial-3 = ## Vos ouvriers
    Vous avez lancé un **2** et un **5** : c’est la lucidité de vos ouvriers. Trop de lucidité est dangereux. Chaque fois que vos ouvriers sont lancés, additionnez vos ouvriers disponibles et votre niveau sur l’échelle de lucidité (3 au début) : à 16 ou plus, votre ouvrier le plus lucide fuit.

    À votre tour, vous **placez** un ouvrier ou **rapatriez** des ouvriers. Quand deux ouvriers disponibles ont la même lucidité, vous pouvez placer les deux au même tour.
tutorial-4 = ## Jouez votre tour
    Je vous préviens, et vous appuyez sur *Jouer mon tour*. Votre panneau privé demande quel ouvrier, puis où, et n’offre que ce que vous pouvez payer. À côté de chaque case, vous lisez ce qu’elle coûte et rapporte.

    Vous n’avez encore rien : seules les zones d’exploitation sont ouvertes, le générateur (énergie), le liquéfacteur (eau), la ferme (nourriture) et la mine de nuages (extase). Vous choisissez le **2** et le **générateur**.
tutorial-5 = ## Ce que donne le générateur
    On additionne la lucidité de tous les ouvriers présents. Le vôtre est seul, le total est donc 2 : vous obtenez 1 énergie, et l’allégeance euphorienne monte de 1 niveau. Un total de 5 à 8 donne aussi 1 énergie, et vous perdez 1 point de lucidité, ce qui est bon. À 9 ou plus, vous obtenez 2 énergie mais gagnez aussi 1 point de lucidité.

    Vous appuyez sur son bouton, et c’est fait ; *Annuler* l’annule tant que personne d’autre n’a joué. Le salon lit ce qui s’est passé, et je préviens le joueur suivant.
tutorial-6 = ## Votre deuxième tour
    Avec 1 énergie, d’autres cases s’ouvrent. Vous placez le **5** dans le tunnel euphorien : payez 1 énergie, obtenez 1 or ou piochez un artefact, et le mineur avance de 1 niveau.

    Un seul ouvrier y tient. Si un autre joueur y place plus tard un ouvrier, le vôtre est remplacé : il vous revient gratuitement et il est lancé. C’est souvent bon pour vous.
tutorial-7 = ## Rapatrier
    Vos deux ouvriers sont sur le plateau : vous les rapatriez donc. Avec 1 nourriture ou 1 extase, vous gagneriez 2 points de moral. Vous n’avez ni l’une ni l’autre : vous ne payez rien, ce qui fait perdre 1 point de moral ; mais votre moral est déjà à 1 et ne peut pas descendre : cette fois, c’est gratuit. Votre moral indique combien d’artefacts vous pouvez garder.

    Les ouvriers sont lancés, et tout peut recommencer.
tutorial-8 = ## Comment se placent les marqueurs
    • **Construire un marché :** chaque case d’un site de construction coûte 1 minerai. Quand il y a assez d’ouvriers, chaque bâtisseur place un marqueur sur le marché.
    • **Visiter un marché :** payez son prix pour un marqueur sur le territoire de la région. Les marchés d’artefacts coûtent 3 artefacts ou 2 identiques, et le **Nimbus Loft** dans Icarus coûte 3 minerais quelconques.
    • **Vos spécialistes :** au niveau 11 d’allégeance, chaque spécialiste actif de la faction reçoit un marqueur.
    • **Votre dilemme :** une fois par partie, et cela prend tout votre tour, payez l’artefact qu’il montre ou 2 artefacts quelconques. Contribuez pour un marqueur, ou combattez pour un spécialiste de plus.
tutorial-9 = ## À vous de jouer
    Un marché construit impose une pénalité aux joueurs qui n’y ont pas de marqueur, et les spécialistes changent les règles pour leur propriétaire : /carte décrit chacun d’eux, /conseil propose un coup, et /règles explique le reste.

    Tapez /partie nouvelle dans un salon, ajoutez une IA s’il n’y a personne d’autre, et appuyez sur *Commencer*.
