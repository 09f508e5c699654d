# Résultats des parties finies : /stats et /leaderboard.

command-stats = Combien de parties quelqu’un a jouées et gagnées
    .name = statistiques
command-stats-player = De qui voir les résultats ; les vôtres par défaut
    .name = joueur
command-leaderboard = Qui a le plus gagné sur ce serveur
    .name = classement

stats-title = { $where ->
        [server] **{ $name }** sur ce serveur
       *[everywhere] **{ $name }** partout
    }
stats-played = Parties jouées : { $played } · gagnées : { $won } ({ $share } %)
stats-people = • Avec d’autres personnes à la table · parties jouées : { $played } · gagnées : { $won }
stats-edition = • { $edition } · parties jouées : { $played } · gagnées : { $won }
stats-tokens = • Marqueurs d’autorité placés en moyenne : { $tokens } sur 10
stats-running = • En cours : { $n }
stats-none = { $name } n’a pas encore fini de partie.
stats-none-yet = Aucune partie n’a encore été finie ici. Ouvrez-en une avec /partie nouvelle.
stats-board = ## Le plus de parties gagnées
stats-line = { $rank }. **{ $name }** : { $won } sur { $played } ({ $share } %)
stats-computer = Les IA n’ont pas de statistiques. Choisissez quelqu’un d’autre.

# What is shown to oneself, and to others only if one wants it.
stats-reliability = { $tier ->
        [reliable] • Fiable : répond à temps
        [mostly] • Plutôt fiable : répond à temps en général
        [late] • Répond souvent en retard
       *[new] • Fiabilité : trop peu de questions pour le dire
    }
stats-rating-off = Vous n’avez pas de cote. /profil régler l’active avec « cote ».
stats-rating-none = • Cote : aucune encore. Seules comptent les parties terminées sans IA.
stats-rating = { $n ->
        [one] • Cote à { $players } joueurs : { $points } ± { $spread }, après { $n } partie
       *[other] • Cote à { $players } joueurs : { $points } ± { $spread }, après { $n } parties
    }
stats-against = { $n ->
        [one] • Contre { $name } : { $n } partie, devant dans { $ahead }
       *[other] • Contre { $name } : { $n } parties, devant dans { $ahead }
    }
stats-against-you = { $n ->
        [one] • Contre vous : { $n } partie, devant dans { $ahead }
       *[other] • Contre vous : { $n } parties, devant dans { $ahead }
    }
stats-recruit = • Avec { $recruit } · parties jouées : { $n } · gagnées : { $won }
