# /standing : ce qu'un joueur répond toujours dans une partie.

## Commands: descriptions, at most 100 characters

command-standing = Les réponses que vous donnez toujours dans cette partie, pour que personne ne les attende
    .name = toujours
command-standing-decline = Refuser tout échange avec un joueur, pour le reste de cette partie
    .name = refuser
command-standing-player = Avec qui vous n’échangez pas
    .name = joueur
command-standing-answer = Répondre pareil chaque fois qu’un de vos spécialistes, ou un marché, demande
    .name = répondre
command-standing-question = Ce qui demande : un de vos spécialistes actifs, ou ce qu’on vous demande maintenant
    .name = question
command-standing-what = Ce que vous répondez toujours
    .name = réponse
command-standing-list = Montrer vos réponses permanentes dans cette partie
    .name = liste
command-standing-clear = Annuler une réponse permanente : on vous reposera la question
    .name = effacer
command-standing-which = Laquelle ; sinon, toutes
    .name = laquelle

standing-everybody = Tout le monde
standing-yes = Oui
standing-no = Non
standing-penalty = Ce que prend un marché
standing-line = { $what } : toujours « { $answer } »
standing-line-trade = Échanges avec { $name } : toujours refusés
standing-line-everybody = Échanges avec n’importe qui : toujours refusés
standing-set = Désormais dans cette partie : { $what }. /toujours effacer l’annule.
standing-yours = **Vos réponses permanentes dans cette partie**
standing-none = Vous n’avez pas de réponses permanentes dans cette partie.
standing-cleared = { $n ->
        [0] Il n’y en avait aucune à annuler.
        [one] Une réponse permanente est annulée : on vous reposera la question.
       *[other] { $n } réponses permanentes sont annulées : on vous reposera la question.
    }
standing-declined = { $name } refuse tout échange avec vous dans cette partie.
standing-no-such-player = Il n’y a pas d’autre joueur « { $typed } » ici. Choisissez dans la liste.
standing-no-such-question = « { $typed } » n’est pas une question qui revient. Choisissez dans la liste.
standing-no-such-answer = « { $typed } » ne répond pas à cela. Choisissez dans la liste.
