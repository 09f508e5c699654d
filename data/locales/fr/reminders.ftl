# Rappels d'une question ouverte.

remind-turn = C’est votre tour dans { $channel }.
remind-asked = On vous demande quelque chose dans { $channel }.
remind-since = On vous l’a demandé { $time }.
remind-due = Réponse attendue { $time }.
remind-late = Votre délai a expiré { $time }.
remind-no-limit = Il n’y a pas de délai.
remind-later = Me le rappeler plus tard
remind-when = Quand dois-je vous le rappeler ?
remind-in-minutes = { $n ->
        [one] Dans une minute
       *[other] Dans { $n } minutes
    }
remind-in-hours = { $n ->
        [24] Dans un jour
        [one] Dans une heure
       *[other] Dans { $n } heures
    }
remind-set = Je vous le rappellerai { $time }, sauf si vous avez répondu d’ici là.
remind-nothing = Rien ne vous attend là-bas pour l’instant.
remind-past = -# Rappel envoyé ici à **{ $name }**.
remind-past-private = -# Un rappel vous a été envoyé ici.
asked-past = -# Cette question est réglée.

# All that waits for somebody: /games, the daily list, and reminders of several games.
digest-title = **Ce qui vous attend aujourd’hui**
digest-past = -# Votre liste du jour était ici.
waiting-line = { $kind ->
        [turn] **Nº { $game } dans { $channel } : on vous attend** (demandé { $since }).
        [asked] **Nº { $game } dans { $channel } : on vous demande quelque chose** (demandé { $since }).
        [vote] Nº { $game } dans { $channel } : un vote attend votre voix (ouvert { $since }).
        [offer] Nº { $game } dans { $channel } : { $who } vous propose un échange (proposé { $since }).
       *[seat] Nº { $game } dans { $channel } : une place est libre pour vous ({ $who }).
    }{ $due ->
        [due] {" "}Réponse attendue { $time }.
        [late] {" "}Votre délai a expiré { $time }.
       *[none] {""}
    }
waiting-button = { $kind ->
        [turn] Nº { $game } : jouer mon tour
        [asked] Nº { $game } : répondre
        [vote] Nº { $game } : voter
        [offer] Nº { $game } : répondre à l’échange
       *[seat] Nº { $game } : voir la place
    }
next-up = C’est bientôt à vous dans { $channel }.

live-now = Vous jouez tous en direct : dix minutes par question, sans notification. Le direct s’arrête dès que quelqu’un s’en va.
live-past = -# La partie se jouait alors en direct.
live-stop = Revenir au rythme habituel
live-over = { $why ->
        [somebody] **{ $name }** ne joue plus en direct. La partie reprend son rythme habituel, avec un délai complet pour chaque réponse.
       *[nobody] Il manque maintenant quelqu’un. La partie reprend son rythme habituel, avec un délai complet pour chaque réponse.
    }
