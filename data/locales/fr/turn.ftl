# Le tour d'un joueur : le panneau privé, les mêmes coups en commandes, et les conseils.

## Commands: descriptions, at most 100 characters

command-turn = Jouer votre tour, ou répondre à ce qu’on vous demande
    .name = tour
command-undo = Annuler votre dernier choix, tant que rien n’a été lancé ni révélé depuis
    .name = annuler
command-place = Placer un ouvrier
    .name = placer
command-place-worker = La lucidité de l’ouvrier
    .name = ouvrier
command-place-space = Où il va
    .name = case
command-retrieve = Rapatrier des ouvriers du plateau
    .name = rapatrier
command-retrieve-workers = Quels ouvriers, séparés par des virgules, ou tous
    .name = ouvriers
command-retrieve-pay = Ce que vous payez, ou rien en perdant du moral
    .name = payer
command-dilemma = Réaliser votre dilemme éthique
    .name = dilemme
command-dilemma-choose = Combattre ou contribuer
    .name = choisir
command-dilemma-pay = Quels artefacts vous défaussez
    .name = payer
command-done = Finir un tour où d’autres ouvriers d’un double pourraient être placés
    .name = finir
command-hint = Ce que l’IA ferait à votre place, et pourquoi, en privé
    .name = conseil

dilemma-side-fight = Combattre l’institution
dilemma-side-serve = Contribuer à la dystopie

panel-you = Ouvriers : { SIZE($workers) ->
        [0] tous sur le plateau
       *[other] { LIST($workers) }
    } · { SIZE($goods) ->
        [0] ni ressources ni minerais
       *[other] { AMOUNTS($goods) }
    } · { $artifacts ->
        [0] aucun artefact
       *[other] { COUNT("artifact", $artifacts) }
    } · moral { $morale } · lucidité { $knowledge } · ⭐ { $tokens }/10
# One of the workers in that list.
panel-die = un { ICON("die", $knowledge) } { $knowledge }
panel-worker = { $knowledge ->
        [1] ⚀ 1
        [2] ⚁ 2
        [3] ⚂ 3
        [4] ⚃ 4
        [5] ⚄ 5
       *[6] ⚅ 6
    }
panel-where = **Où va le { ICON("die", $knowledge) } { $knowledge } ?**
panel-last-worker = -# C’est votre dernier ouvrier en main : si aucun ne revient, vous ne pourrez que rapatrier au prochain tour.
panel-space = { $n }. { THING($space, "short") }
panel-more-spaces = Autres cases
panel-on-board = Montrer sur le plateau
panel-numbered = Où le { $knowledge } peut aller, numéroté comme les boutons.
panel-question = **{ $question }**
panel-bullet = • { $line }
# Above the panel of a player who last acted more than a day ago.
since-last = **Depuis votre dernier coup** ({ $time }) :
since-note = 📝 Votre dernière note : { $note }
panel-option = **{ $label }** · { $detail }
panel-retrieve-all = { $n ->
        [one] Rapatrier l’ouvrier
        [2] Rapatrier les deux ouvriers
       *[other] Rapatrier les { $n } ouvriers
    }
panel-retrieve-all-paid = { $n ->
        [one] Rapatrier · { $pay }
       *[other] Tout rapatrier · { $pay }
    }
panel-retrieve-rest = Tous sauf les bâtisseurs
panel-retrieve-rest-paid = Tous sauf les bâtisseurs · { $pay }
panel-retrieve-some = Choisir lesquels rapatrier
panel-retrieve-all-told = { $n ->
        [one] **Rapatrier votre ouvrier :** { LIST($workers) }
       *[other] **Rapatrier tous vos ouvriers :** { LIST($workers) }
    }
panel-retrieve-rest-told = **Tous sauf les bâtisseurs :** { LIST($workers) }
retrieve-which = Ouvriers à rapatrier
retrieve-pay = Comment vous payez
panel-choose = Choisir
panel-choose-several = { $ask ->
        [retrieve] { $most ->
            [2] Choisissez 1 ou 2 ouvriers
           *[other] Choisissez de 1 à { $most } ouvriers
        }
        [discard] Choisissez { COUNT("artifact", $most) }
       *[other] { $exactly ->
            [True] Choisissez-en { $most }
           *[other] Choisissez-en de { $least } à { $most }
        }
    }
panel-page = Page { $page } sur { $pages }
panel-these = { $n ->
        [one] Valider
       *[other] Valider ({ $n })
    }
panel-chosen = Vous choisissez : { LIST($choices) }.
panel-then-chance = Ensuite, des dés sont lancés ou des cartes piochées ; vous ne pourrez plus annuler.
panel-then-roll = { $n ->
        [one] Ensuite, vous lancez le dé ; vous ne pourrez plus annuler.
       *[other] Ensuite, vous lancez { $n } dés ; vous ne pourrez plus annuler.
    }
panel-then-roll-risk = { $n ->
        [one] Ensuite, vous lancez le dé (risque de fuite : { $risk }) ; vous ne pourrez plus annuler.
       *[other] Ensuite, vous lancez { $n } dés (risque de fuite : { $risk }) ; vous ne pourrez plus annuler.
    }
panel-then-rolls = Ensuite, { $name } lance le dé ; vous ne pourrez plus annuler.
panel-then-draw = Ensuite, vous piochez { COUNT("artifact", $n) } ; vous ne pourrez plus annuler.
panel-then-draws = Ensuite, { $name } pioche ; vous ne pourrez plus annuler.
panel-then-recruits = { $n ->
        [one] Ensuite, vous piochez { $n } spécialiste ; vous ne pourrez plus annuler.
       *[other] Ensuite, vous piochez { $n } spécialistes et en gardez un ; vous ne pourrez plus annuler.
    }
panel-then-market = Ensuite, la tuile « marché » est révélée ; vous ne pourrez plus annuler.
panel-then-reveal = { $what ->
        [recruits] Ensuite, les spécialistes actifs de tous les joueurs sont révélés ; vous ne pourrez plus annuler.
        [recruit_draft] Ensuite, les spécialistes passent au joueur suivant ; vous ne pourrez plus annuler.
        [market_draft] Ensuite, les marchés choisis sont mélangés ; vous ne pourrez plus annuler.
        [dilemma] Ensuite, votre dilemme est révélé ; vous ne pourrez plus annuler.
       *[other] Ensuite, quelque chose de caché est révélé ; vous ne pourrez plus annuler.
    }
panel-then-other = Ensuite, les autres choisissent.
panel-then-computer = { SIZE($names) ->
        [one] Ensuite, { LIST($names) } joue aussitôt ; vous ne pourrez plus annuler.
       *[other] Ensuite, { LIST($names) } jouent aussitôt ; vous ne pourrez plus annuler.
    }
panel-no-worker-left = -# Ensuite, il ne vous reste aucun ouvrier à placer : au prochain tour, vous ne pourrez que rapatrier.
panel-undoable = Vous pouvez annuler jusqu’à ce que quelqu’un d’autre ait joué.
panel-then-over = Ensuite, la partie est finie.
panel-confirm = Confirmer
# Plays the only possible move, now and in every such turn.
panel-forced = Toujours jouer ces tours
panel-back = Retour
panel-trade = Échange
panel-undo = Annuler
panel-hand = Mes cartes
panel-hint = Conseil
panel-reset = Une correction des règles a changé ce tour ; rejouez-le. Tout ce qui précède reste.
panel-recruit = **{ THING($recruit) }** ({ THING($faction) }) : { $ability }

play-over = La partie est finie.
play-your-turn = C’est votre tour : le bouton est sous le nouveau message du salon.
play-done = { $who ->
        [computer] C’est fait. À { $names } de jouer.
       *[person] C’est fait. On attend { $names }.
    }
play-next = Votre prochaine partie : { $channel }
play-go-there = Y aller
play-undone = { $n ->
        [one] Votre dernier choix est annulé.
       *[other] Vos { $n } derniers choix sont annulés.
    }

moves-all = Tous
moves-worker-twin = { $knowledge } · { THING($space) } nº { $n }
moves-answer-first = On vous demande d’abord autre chose : /tour le montre.
moves-space = { THING($space) } : { $brings }
moves-no-space = Je ne connais pas de case « { $typed } ». Choisissez dans la liste, ou utilisez /tour.
moves-no-such-worker = Vous n’avez pas d’ouvrier « { $typed } » sur le plateau. Choisissez dans la liste, ou utilisez /tour.
moves-cannot-pay = Vous ne pouvez pas payer avec « { $typed } ». Choisissez dans la liste, ou utilisez /tour.

hint-take-turn = Montrer mes coups
