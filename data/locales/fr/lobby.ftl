# Avant une partie : /game new, la table et ses options.

## Commands: descriptions, at most 100 characters

command-game = Ouvrir, gérer et terminer des parties dans ce salon
    .name = partie
command-game-new = Ouvrir une table pour une nouvelle partie dans ce salon
    .name = nouvelle
command-game-new-pace = Temps accordé pour chaque réponse
    .name = rythme

command-game-language = Choisir la langue de la partie dans ce salon
    .name = langue
command-game-language-which = Chaque joueur lit les réponses privées dans la sienne
    .name = langue

pace-live = En direct
    .about = Dix minutes par question : tout le monde est là.
    .time = dix minutes
pace-day = Un jour
    .about = Un jour par question, avec des rappels.
    .time = un jour
pace-three_days = Trois jours
    .about = Trois jours par question, avec des rappels.
    .time = trois jours
pace-none = Sans limite
    .about = Ni délai ni rappels.
    .time = illimité

level-easy = Facile
    .about = Joue au hasard et fait des erreurs.
level-normal = Normal
    .about = Anticipe un peu.
level-hard = Difficile
    .about = Réfléchit plus longtemps.

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
permission-manage_channels = Gérer les salons

lobby-title = ## Euphoria : nouvelle partie (nº { $game })
lobby-seat = { $host ->
        [True] • { $name }, { $colour } · hôte
       *[other] • { $name }, { $colour }
    }
lobby-computer = { $level ->
        [easy] • **{ $name }**, { $colour } · IA, facile
        [hard] • **{ $name }**, { $colour } · IA, difficile
       *[normal] • **{ $name }**, { $colour } · IA, normal
    }
lobby-seats = { $n ->
        [1] Une place sur { $most } est prise ; il en faut deux pour commencer.
       *[other] { $n } places sur { $most } sont prises.
    }
lobby-how = { $edition } · variantes : { $variants } · délai par question : { $pace } · langue : { $language }
lobby-how-else = { $folded ->
        [yes] { $hints ->
            [yes] Les anciens plateaux sont retirés · Conseils permis
           *[no] Les anciens plateaux sont retirés · Sans conseils
        }
       *[no] { $hints ->
            [yes] Les anciens plateaux restent · Conseils permis
           *[no] Les anciens plateaux restent · Sans conseils
        }
    }
move-picture-whole = Plateau entier
move-picture-close_up = Gros plan
move-picture-both = Plateau entier et gros plan
lobby-picture = { $picture ->
        [close_up] Après chaque coup : un gros plan de ce qui a changé
        [both] Après chaque coup : le plateau entier et un gros plan
       *[whole] Après chaque coup : le plateau entier
    }
    .about = { $picture ->
        [close_up] La région et les joueurs concernés, en grand ; le plateau entier si une région ne suffit pas.
        [both] Deux images : le plateau entier et, en dessous, ce qui a changé, en grand.
       *[whole] Ce qui a changé est encadré.
    }
lobby-picture-title = Image d’un coup
lobby-no-variants = aucune
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-colour = Couleur
lobby-start = Commencer
lobby-close = Fermer
lobby-edition = Édition
lobby-edition-choice = Édition : { $edition }
lobby-variants = Variantes : aucune
lobby-variants-title = Variantes
lobby-pace-choice = Délai par question : { $pace }
lobby-pace = Délai par question
lobby-add-computer = Ajouter une IA
lobby-remove-computer = Retirer une IA
lobby-level = • **{ $level }** : { $about }
lobby-which-level = Quel niveau pour cette IA ?
lobby-computer-added = { $name } est à la table : { $personality }. { $about }
lobby-which-colour = Quelle couleur voulez-vous ?
lobby-colour-set = Votre couleur : { $colour }.
lobby-no-colour = Toutes les couleurs sont prises. Demandez d’abord à quelqu’un d’en changer.
lobby-join-first = Prenez d’abord une place : appuyez sur Rejoindre.
lobby-host-only = Seuls l’hôte ({ $host }) et les responsables de ce salon peuvent faire cela.
lobby-closed = Cette table a été fermée. Ouvrez-en une autre avec /partie nouvelle.
lobby-stale = { $alone ->
        [True] Personne n’est venu pendant une journée : cette table a été fermée. Ouvrez-en une autre avec /partie nouvelle.
       *[False] Personne n’est venu pendant deux jours : cette table a été fermée. Ouvrez-en une autre avec /partie nouvelle.
    }
refused-too-many-lobbies = Vous avez déjà { $n } tables ouvertes sur ce serveur : { $channels }. Lancez ou fermez d’abord l’une d’elles, puis ouvrez celle-ci.
lobby-started = La partie commence : { $names }.
lobby-rematch = La table de la revanche est ouverte, et les autres sont invités.
lobby-invited = • Invitation à la revanche : { $names }. Appuyez sur Rejoindre pour rejouer.
lobby-welcome = Vous avez une place dans une partie d’Euphoria dans { $channel }. Ce qui doit rester secret vous sera envoyé ici ; /main le montre à tout moment.
lobby-missing = Je ne peux pas animer de partie ici. Permissions qui me manquent dans ce salon : { $permissions }. Demandez à un responsable du serveur de me les donner, puis réessayez.
lobby-here = ce salon
lobby-boards = { $folded ->
        [yes] Anciens plateaux : retirés
       *[no] Anciens plateaux : gardés
    }
lobby-language = Langue : { $language }
lobby-which-language = Quelle langue pour la partie dans ce salon ? Vos messages privés restent dans la vôtre.
lobby-language-set = Langue de la partie dans ce salon : { $language }.
lobby-hints = { $on ->
        [yes] Conseils : permis
       *[no] Conseils : aucun
    }
lobby-absence = { $days ->
        [0] Absence : la partie n’attend pas
        [one] Absence : la partie attend { $days } jour
       *[other] Absence : la partie attend { $days } jours
    }
lobby-absence-title = Pendant une absence, la partie
lobby-absence-choice = { $days ->
        [0] continue sans attendre
        [one] attend { $days } jour par joueur
       *[other] attend { $days } jours par joueur
    }
lobby-options = Options de la partie
lobby-also = Autres réglages
lobby-also-whole = Plateau entier après chaque coup
    .about = Ce qui a changé est encadré. Sans aucune des deux images, c’est celle-ci qui s’affiche.
lobby-also-close_up = Gros plan après chaque coup
    .about = La région qui a changé et les joueurs concernés, en grand.
lobby-also-fold_boards = Retirer les anciens plateaux
    .about = Seul le message le plus récent garde son image ; les autres se réduisent à une ligne.
lobby-also-hints = Permettre les conseils
    .about = Chacun peut demander avec /conseil ce que ferait une IA.
lobby-taken = { $status ->
        [lobby] Une table est déjà ouverte ici : { $link }. Rejoignez-la, ou demandez à son hôte de la fermer.
        [paused] Une partie est en pause ici : { $link }. Reprenez-la avec /partie reprendre, ou jouez la nouvelle dans un autre salon ou fil.
       *[running] Une partie est en cours ici : { $link }. Jouez la nouvelle dans un autre salon ou fil, ou finissez d’abord celle-ci.
    }

rematch-there = { $status ->
        [lobby] La revanche se prépare : { $link }. Appuyez-y sur Rejoindre pour jouer.
       *[other] La revanche de cette partie a déjà commencé : { $link }.
    }
rematch-old = Une autre partie a été jouée ici depuis. Ouvrez-en une nouvelle avec /partie nouvelle.
local-welcome = Bienvenue ! La table est dans votre navigateur. Choisissez en haut de la page qui vous êtes, puis tapez **/partie nouvelle** ici. *Messages*, en haut, contient ce que le bot vous écrit en privé.
