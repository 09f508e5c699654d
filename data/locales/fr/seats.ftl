# Places qui changent de mains : partir, revenir, manquer, reprendre une place libre.

## Commands: descriptions, at most 100 characters

command-game-leave = Quitter cette partie : jusqu’à votre retour, ou pour de bon
    .name = quitter
command-game-leave-how = Jusqu’à votre retour, ou pour de bon
    .name = comment

overdue-notice = **{ $name }** n’a pas répondu à temps. La table peut attendre encore, ou voter :
overdue-past = -# **{ $name }** n’avait pas répondu à temps.
gone-notice = **{ $name }** a quitté ce serveur. La table peut voter pour la suite :
gone-plays = **{ $name }** a quitté ce serveur et continue à jouer par messages privés.
gone-past = -# **{ $name }** avait quitté ce serveur.

free-now = { $named ->
        [True] { $newcomer }, vous pouvez prendre cette place jusqu’au { $until } (**{ $name }**), sauf si { $name } rejoue avant.
       *[other] Place libre (**{ $name }**) : à la première personne qui la veut, jusqu’au { $until }, sauf si { $name } rejoue avant.
    }
free-take = Prendre la place
free-taken = { $newcomer } a repris une place (avant : **{ $name }**).
seat-taken = { $newcomer } a repris une place (couleur : { $colour }).
free-back = { $name } a rejoué entre-temps et garde sa place.
free-over = Cette place n’est plus libre (avant : **{ $name }**).

leave-back = Jusqu’à mon retour : une IA garde ma place
leave-good = Pour de bon : une IA reçoit ma place
leave-left-lobby = Vous avez quitté la table.
leave-ask = Vous allez renoncer pour de bon à votre place dans { $channel }, et une IA continuera. Le voulez-vous vraiment ?
leave-sure = Quitter pour de bon
leave-left = Vous avez quitté la partie.
leave-kept = Une IA garde votre place. Votre prochaine commande dans le salon vous la rend.
leave-notice = **{ $name }** a quitté la partie. { $computer }, une IA, continue à cette place.
leave-vote = La table peut aussi voter :
leave-past = { $known ->
        [True] -# **{ $name }** avait quitté la partie.
       *[other] -# Quelqu’un avait quitté la partie.
    }

back-notice = { $name } est de retour et rejoue.
back-recap = **Pendant votre absence**
back-nothing = Rien ne s’est passé pendant votre absence. Votre place est de nouveau à vous.
