# Regarder en arrière : /log et /recap.

## Commands: descriptions, at most 100 characters

command-log = Ce qui s’est passé récemment, en privé
    .name = journal
command-log-n = Sur combien de tours, 200 au plus
    .name = nombre
command-log-file = Toute la partie en fichier : à lire, ou en JSON à garder, rejouer et vérifier
    .name = fichier
command-recap = Ce qui a changé depuis votre dernier tour, en texte et en image
    .name = résumé

history-log = { $n ->
        [one] **Le dernier tour :**
       *[other] **Les { $n } derniers tours**, le plus récent à la fin :
    }
history-turn = **{ $number }** { $time } { $what }
history-setup = **0** { $time } { $what }
log-file-text = Texte
log-file-json = JSON
history-file = { $all ->
        [yes] Toute la partie, avec tout ce qui était caché.
       *[no] La partie jusqu’ici, sans ce qui vous est caché. Après la fin, le fichier contient tout.
    }
history-nothing = Il ne s’est encore rien passé.
history-cut = Seule la fin tient ici ; le fichier joint contient tout.
history-recap = **Depuis votre dernier tour :**
history-recap-watching = **Le dernier tour de table :**
history-recap-nothing = Rien ne s’est passé depuis votre dernier tour.
history-move = **{ $number }** { $what }
history-earlier = { $n ->
        [one] … et un coup plus ancien. /journal les donne tous.
       *[other] … et { $n } coups plus anciens. /journal les donne tous.
    }
