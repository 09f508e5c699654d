# /standing : ce qu'un joueur répond toujours dans une partie.

## Commands: descriptions, at most 100 characters

command-standing = Vos réponses automatiques dans cette partie, pour ne faire attendre personne
    .name = réponses-auto
command-standing-decline = Refuser tout échange avec un joueur, pour le reste de cette partie
    .name = refuser
command-standing-player = Avec qui vous n’échangez pas
    .name = joueur
command-standing-answer = Répondre toujours la même chose à un de vos spécialistes ou à un marché
    .name = répondre
command-standing-question = Un de vos spécialistes actifs, ou la question en cours
    .name = question
command-standing-what = Ce que vous répondez toujours
    .name = réponse
command-standing-list = Montrer vos réponses automatiques dans cette partie
    .name = liste
command-standing-clear = Annuler une réponse automatique : on vous reposera la question
    .name = effacer
command-standing-which = Laquelle ; sinon, toutes
    .name = laquelle

standing-everybody = Tout le monde
standing-yes = Oui
standing-no = Non
standing-penalty = Ce que prend un marché
standing-forced = Tours avec un seul coup possible
standing-line = { $what } : toujours « { $answer } »
standing-line-trade = Échanges avec { $name } : toujours refusés
standing-line-everybody = Échanges avec n’importe qui : toujours refusés
standing-line-forced = Tours avec un seul coup possible : joués pour vous
standing-set = Désormais dans cette partie : { $what }. Pour l’annuler : /réponses-auto effacer.
standing-yours = **Vos réponses automatiques dans cette partie**
standing-none = Vous n’avez pas de réponses automatiques dans cette partie.
standing-cleared = { $n ->
        [0] Il n’y en avait aucune à annuler.
        [one] Une réponse automatique est annulée : on vous reposera la question.
       *[other] { $n } réponses automatiques sont annulées : on vous reposera la question.
    }
standing-declined = { $name } refuse tout échange avec vous dans cette partie.
standing-no-such-player = Il n’y a pas d’autre joueur « { $typed } » ici. Choisissez dans la liste.
standing-no-such-question = Pas de réponse automatique possible pour « { $typed } ». Choisissez dans la liste.
standing-no-such-answer = « { $typed } » n’est pas une réponse possible ici. Choisissez dans la liste.
