# Ce que les joueurs décident ensemble : pause, retour en arrière, places, fin.

## Commands: descriptions, at most 100 characters

command-game-pause = Proposer une pause de la partie ; tout le monde doit être d’accord
    .name = pause
command-game-resume = Proposer de reprendre une partie en pause ; tout le monde doit être d’accord
    .name = reprendre
command-game-without-vote = Décider sans vote (réservé aux responsables de ce salon)
    .name = sans_vote
command-game-vote = Absence prolongée : une IA garde la place, quelqu’un d’autre la prend, ou la partie finit
    .name = vote
command-game-vote-what = Ce que la table devrait faire
    .name = quoi
command-game-vote-player = De quelle place il s’agit
    .name = joueur
command-game-vote-newcomer = Qui devrait prendre la place ; sinon, la première personne qui la veut
    .name = remplaçant
command-game-undo-vote = Proposer de revenir au début d’un tour, malgré lancers et révélations ; unanimité requise
    .name = vote-retour
command-game-undo-vote-turn = Son numéro ; sinon, le dernier tour d’une personne qui a quelque chose à annuler
    .name = tour

propose-keep = Une IA garde la place
propose-replace = Faire entrer quelqu’un d’autre
propose-end = Finir la partie

vote-pause = Mettre la partie en pause ?
vote-resume = Reprendre la partie ?
vote-end = Finir la partie ici, sans gagnant ?
vote-keep = Place de jeu : **{ $name }**. Laisser une IA la garder jusqu’à son retour ?
vote-replace = Place de jeu : **{ $name }**. La confier à { $newcomer } ?
vote-undo = Revenir au début du tour { $turn }, malgré ce qui a été lancé et révélé depuis ?
vote-live = Vous répondez tous en quelques minutes. Continuer en direct : dix minutes par question, sans notification, jusqu’au départ de quelqu’un ? Cette offre vaut jusqu’à { $until }.
vote-somebody = quelqu’un d’autre
vote-nobody = personne
vote-so-far = Oui : { $yes } · Non : { $no }
vote-needs = { $all ->
        [True] Tout le monde doit être d’accord.
       *[other] Plus de la moitié décide.
    }
vote-waiting = Doivent encore voter : { $names }
vote-away = { $n ->
        [one] { $names } s’absente en ce moment, mais perdrait un de ses coups : le vote attend son retour.
       *[other] { $names } s’absentent en ce moment, mais perdraient des coups : le vote attend leur retour.
    }
vote-yes = Oui
vote-no = Non
vote-counted = Votre vote est compté. Vous pouvez le changer jusqu’à la décision.
vote-counted-last = Votre vote est compté. C’est lui qui a décidé.
vote-failed = Le vote a échoué : rien ne change.
vote-too-late = La partie a continué entre-temps : ce vote est sans effet. Ouvrez-en un autre si c’est encore utile.
vote-live-over = Cette offre de jouer en direct n’est plus valable.
vote-back = { $name } est de retour : ce vote est clos.
vote-decided-by = { $name }, responsable de ce salon, a décidé.
vote-decided-by-host = La personne qui fait tourner ce bot a décidé.
host-says = **Un mot de la personne qui fait tourner ce bot :** { $text }
vote-not-yours = Seul quelqu’un qui a la permission Gérer les salons peut décider sans vote. Sans cette option, c’est la table qui vote.
manager-ask = **{ $question }** { $votes ->
        [True] Vous gérez ce salon sans jouer cette partie : vous pouvez décider vous-même, ou laisser les joueurs voter.
       *[False] Vous gérez ce salon et personne n’est là pour voter : vous pouvez décider vous-même.
    }
manager-now = { $kind ->
        [pause] Suspendre maintenant
        [resume] Reprendre maintenant
        [keep] Laisser la place à une IA maintenant
        [replace] Faire entrer quelqu’un d’autre maintenant
        [undo] Revenir maintenant
       *[end] Finir la partie maintenant
    }
manager-propose = Proposer au vote
vote-open-already = Les joueurs votent déjà à ce sujet.
vote-other-open = Un vote à ce sujet est déjà ouvert avec une autre proposition. Votez-y d’abord.
vote-about-whom = Dites de quelle place il s’agit : choisissez un joueur.
vote-no-such-player = Il n’y a pas d’autre joueur « { $typed } » ici. Choisissez dans la liste.
vote-newcomer-seated = { $name } ne peut pas prendre la place : cette personne en a déjà une, ou c’est un bot. Choisissez quelqu’un d’autre.
vote-kept-already = Une IA joue déjà à cette place : { $name }.
vote-not-gone = { $name } a encore du temps. La table peut décider de la place quand son délai est passé, ou pendant qu’une IA la garde.
vote-you-are-here = Vous êtes là vous-même : jouez avec /tour, ou partez avec /partie quitter.

paused-now = La partie a été mise en pause. Elle reprend avec /partie reprendre.
resumed-now = La partie reprend.
ended-now = La partie a été abandonnée. Pas de gagnant ; le journal est conservé.
kept-now = Place de jeu : **{ $name }**. Une IA la garde jusqu’à son retour ; sa prochaine commande ici la lui rend.
kept-waits = Il ne reste que des IA à cette table : la partie s’arrête jusqu’à ce que quelqu’un revienne.
undone-now = { $n ->
        [one] La partie est revenue au début du tour { $turn }, pour la première fois. À partir d’ici, lancers et pioches seront différents.
       *[other] La partie est revenue au début du tour { $turn }, pour la { $n }e fois. À partir d’ici, lancers et pioches seront différents.
    }
