# Le plateau à toucher, dans un navigateur

touch-open = Ouvrir le plateau
touch-link = Voici votre plateau. Ce lien est pour vous seul : il sert une fois, dans les cinq minutes. Pour inviter d’autres à regarder, transmettez le second lien ; il montre seulement ce que montre ce salon, pendant douze heures.
touch-watch-link = Voici le plateau à regarder. Il montre ce que montre ce salon ; vous pouvez transmettre ce lien, valable douze heures.
touch-watch = Lien pour spectateurs
touch-areas = Parties du plateau
touch-board = Le plateau. Faites défiler pour le parcourir.
touch-whole = Tout le plateau
touch-larger = Agrandir
touch-smaller = Réduire
touch-question = Ce que vous pouvez faire
touch-log = Journal
touch-film = Revoir la partie
touch-turn = Tour
touch-close = Fermer
touch-discord = Dans Discord
touch-elsewhere = Échanger dans Discord
touch-lost = La connexion est perdue. Elle se rétablira d’elle-même.
touch-ticket = Ce lien a déjà servi ou n’est plus valable. Rouvrez le plateau depuis Discord.
touch-full = Trop de plateaux sont ouverts en ce moment. Fermez-en un, ou réessayez dans une minute.
touch-gone = Cette partie n’existe plus.
touch-busy = C’était trop rapide. Attendez un instant, puis réessayez.
