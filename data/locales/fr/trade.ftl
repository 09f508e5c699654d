# Échanges entre joueurs.

## Commands: descriptions, at most 100 characters

command-trade = Proposer un échange au joueur dont c’est le tour, ou à n’importe qui pendant le vôtre
    .name = échange
command-trade-player = Avec qui échanger
    .name = joueur
command-trade-give = Ce que vous donnez, par exemple : 2 énergie, livre
    .name = donner
command-trade-get = Ce que vous obtenez, par exemple : 1 or
    .name = obtenir

trade-title = Échange
trade-with = Avec qui
trade-give = Vous donnez
trade-get = Vous obtenez
trade-several = Tout ce que vous cochez compte ensemble.
trade-offer = { $seat } propose un échange à { $to } : { AMOUNTS($give) } contre { AMOUNTS($get) }.
# The same, to the player who has to answer.
trade-to-you = **{ $name }** vous propose un échange.
    Vous donnez : **{ AMOUNTS($give) }**
    Vous recevez : **{ AMOUNTS($get) }**
trade-made = { $name } a reçu votre offre : vous donnez { AMOUNTS($give) } et recevez { AMOUNTS($get) }.
trade-answer = Répondre à l’offre
trade-accept = Accepter
trade-decline = Refuser
trade-counter = Contre-offre
trade-withdraw = Retirer
trade-accepted = L’échange est fait.
trade-declined = L’offre a été refusée.
trade-countered = Une contre-offre a été faite.
trade-withdrawn = L’offre a été retirée.
trade-expired = L’offre a expiré à la fin du tour.
# To the player who made the offer.
trade-was-accepted = **{ $name } a accepté votre échange.** Vous avez donné { AMOUNTS($give) } et reçu { AMOUNTS($get) }.
trade-was-declined = **{ $name } a refusé votre échange :** { AMOUNTS($give) } contre { AMOUNTS($get) }.
trade-back = Reprendre mon tour
# What everybody knows that a player has.
trade-has = Possède { AMOUNTS($things) }
trade-has-nothing = N’a rien à échanger
trade-you-declined = Vous avez refusé l’offre.
trade-you-withdrew = Votre offre est retirée.
trade-what = On ne peut pas échanger « { $typed } ». Écrivez par exemple : 2 énergie, livre.
trade-nothing = Les deux côtés donnent quelque chose : écrivez par exemple « 2 énergie, livre ».
trade-nobody = Il n’y a personne avec qui échanger maintenant : il faut le joueur dont c’est le tour et une autre personne.
trade-computer = { $name } est une IA : proposez-lui un échange pendant votre tour, entre deux actions.
trade-no-such-player = Vous ne pouvez pas échanger avec « { $typed } » maintenant. Choisissez dans la liste.
trade-not-yours = Cette offre est entre deux autres joueurs.
trade-wait = { $name } n’a pas encore répondu. Vous pouvez retirer l’offre en attendant.
trade-empty = { $whose ->
        [yours] Vous n’avez rien à échanger : ni ressources, ni minerais, ni artefacts.
       *[theirs] Il n’y a rien à demander : l’autre joueur n’a ni ressources, ni minerais, ni artefacts.
    }
