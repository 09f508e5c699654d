# Plans : des coups décidés avant son tour. Seul leur auteur lit tout ceci.

## Commands: descriptions, at most 100 characters

command-plan = Planifier vos prochains tours en secret : ils se jouent le moment venu, sinon je vous consulte
    .name = plan

## Buttons: 80 characters at most

plan-ahead = Planifier
plan-button = Mes plans
plan-keep = Enregistrer ce plan
plan-this-turn = { $n ->
        [0] Planifier mon prochain tour
        [1] Planifier le tour d’après
       *[other] Planifier un tour de plus
    }
plan-another = Tour { $turn } : si cela échoue…
plan-change = Tour { $turn } : changer le plan { $n }
plan-another-move = Choisir un autre coup
plan-first = Essayer d’abord celui-ci
plan-drop = Supprimer ce plan
plan-drop-all = Tout supprimer

## The panel

plan-intro = **Planifier.** Choisissez comme si c’était votre tour maintenant. Quand il vient, votre coup est joué aussitôt et je vous préviens sans notification ; s’il ne peut pas l’être, ou si une autre question se pose, je vous consulte. Personne d’autre n’en sait rien.
plan-question = Que ferez-vous au tour { $turn } ?
plan-anew = La partie a continué entre-temps. Voici où elle en est : choisissez de nouveau.
plan-too-long = Un plan ne peut pas contenir autant de réponses en un tour. Planifiez-en moins, et je vous demanderai le reste.
plan-would = Dans l’état actuel de la partie, il se passerait ceci :
plan-then-unknown = Ensuite, des dés sont lancés, des cartes piochées ou des choses cachées montrées. Si une question se pose après cela, je vous consulte.
plan-only-if = Seulement si… (plusieurs choix possibles)
plan-only = { $what ->
        [free] la case est encore libre
        [cost] cela ne coûte pas plus que maintenant
        [gain] cela ne rapporte pas moins que maintenant
       *[any] à défaut, avec un autre ouvrier
    }
plan-only-keep = vous gardez au moins { COUNT($thing, $n) }
plan-only-morale = votre moral reste à { $n } ou plus

## What is planned

plan-title = **Vos plans.** Personne d’autre ne les voit.
plan-none = Rien n’est planifié.
plan-turn = { $n ->
        [0] **Votre prochain tour** (tour { $turn })
        [1] **Le tour d’après** (tour { $turn })
       *[other] **Un tour de plus** (tour { $turn })
    }
plan-line = { $n }. { $plan }
plan-else = Si rien de cela n’est possible, je vous consulte.
plan-move = { SIZE($conditions) ->
        [0] { LIST($steps, with: " · ") }
       *[other] { LIST($steps, with: " · ") }, seulement si { LIST($conditions) }
    }
plan-retrieve-all = Rapatrier tous les ouvriers
plan-retrieve = Rapatrier { LIST($workers) }
plan-step = { $ask ->
        [price] Payer : { LIST($choices) }
        [retrieve_pay] Payer : { LIST($choices) }
        [benefit] Prendre : { LIST($choices) }
        [authority] Marqueur : { LIST($choices) }
        [order] D’abord : { LIST($choices) }
        [discard] Défausser : { LIST($choices) }
       *[other] { LIST($choices) }
    }
plan-kept = Plan enregistré. Personne d’autre ne le voit.
plan-changed = Plan modifié.
plan-dropped = Plan supprimé.

## What became of a plan

plan-played = Votre plan pour le tour { $turn } a été joué :
plan-stopped = La suite n’a pas pu se jouer, et c’est à vous :
plan-asked = C’est votre tour, et votre plan n’a pas pu être joué. Ce qui était planifié ensuite est supprimé aussi.
plan-gone = La partie est revenue en arrière : certains de vos plans ont disparu. /plan montre ce qui reste.

plan-why-asked = { $ask ->
        [price] Il y a maintenant plusieurs façons de payer, et vous n’en aviez planifié aucune.
        [benefit] Il y a maintenant plusieurs choses à prendre, et vous n’en aviez planifié aucune.
        [authority] Votre marqueur pourrait aller à plusieurs endroits, et vous n’en aviez planifié aucun.
        [discard] Vous devez défausser des artefacts, ce que vous n’aviez pas planifié.
        [penalty] Un marché vous prend quelque chose, et vous n’aviez pas dit quoi.
        [ability] Un de vos spécialistes peut agir, et vous n’aviez rien prévu pour lui.
       *[other] Une question se pose que vous n’aviez pas prévue.
    }
plan-why-choice = { $ask ->
        [price] Vous ne pouvez pas payer comme prévu.
        [retrieve_pay] Vous ne pouvez pas payer comme prévu.
        [retrieve] Les ouvriers que vous vouliez rapatrier ne sont plus tous là.
        [authority] Votre marqueur ne peut pas aller où prévu.
       *[other] Ce que vous aviez prévu n’est plus un des choix.
    }
plan-why-worker = Vous n’avez plus de { $knowledge } disponible.
plan-why-free = Un autre ouvrier occupe déjà cette case : { THING($space) }.
plan-why-cost = Cela coûte plus que quand vous l’avez planifié.
plan-why-gain = Cela rapporte moins que quand vous l’avez planifié.
plan-why-keep = Vous garderiez moins de { COUNT($thing, $least) }.
plan-why-morale = Votre moral tomberait sous { $least }.

## Refusals

plan-own-turn = C’est votre tour : jouez-le d’abord. Vous pourrez planifier le suivant quand il sera fini.
plan-set-up = La partie est encore en cours de mise en place. Vous pourrez planifier dès que le premier tour aura commencé.
plan-kept-seat = Une IA garde votre place. Revenez d’abord avec /tour ; vous pourrez alors planifier.
plan-too-late = Ce tour n’est plus un de vos prochains tours. /plan montre lesquels peuvent être planifiés.
plan-one-before = Planifiez d’abord le tour d’avant.
plan-not-after = Votre premier plan révèle quelque chose de caché : la suite ne peut pas encore être planifiée. Planifiez de nouveau quand il aura été joué.
plan-full = Vous avez { $most } plans pour ce tour, et il n’y a plus de place. Modifiez-en un, ou supprimez-en un.
plan-not-there = Ce plan n’est plus là. /plan montre ce qui est planifié.
