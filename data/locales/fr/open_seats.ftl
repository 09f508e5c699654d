# Places libres : chercher des joueurs, annoncer une place, en trouver une.

## Commands: descriptions, at most 100 characters

command-games-open = Les parties de ce serveur qui ont une place pour vous
    .name = ouvertes

wanted-any = Ouvert à tout le monde
wanted-newcomers = Débutants bienvenus
wanted-experienced = Pour joueurs expérimentés
wanted-nobody = Ne plus chercher de joueurs

tag-open = Ouverte
tag-running = En cours
tag-paused = En pause
tag-finished = Terminée

## In the lobby

lobby-seek = Chercher des joueurs
seek-level = Quels joueurs ?
seek-whom = Vos places libres seront annoncées dans { $channel }. Quels joueurs cherchez-vous ?
seek-now = Vous cherchez des joueurs : « { $level } ». Vous pouvez changer cela, ou arrêter.
seek-announced = Vos places libres sont annoncées dans { $channel }. L’annonce disparaît quand les places sont prises ou la table fermée.
seek-stopped = Vous ne cherchez plus de joueurs.
seek-full = Toutes les places sont prises. Si l’une se libère, elle sera annoncée.
seek-later = { $again ->
        [yes] Je ne peux pas écrire dans { $channel } en ce moment. Je réessaierai.
       *[no] Je ne peux pas écrire dans { $channel }. Demandez à un responsable du serveur de regarder /serveur voir, puis choisissez de nouveau.
    }
seek-nowhere = Ce serveur n’a pas de salon pour les places libres. Un responsable peut en choisir un avec /serveur voir. D’ici là, votre table figure dans /parties ouvertes.
seek-gone = Le salon des places libres a été supprimé. Un responsable du serveur peut en choisir un autre avec /serveur voir.
seek-missing = Je ne peux rien annoncer dans { $channel }. Permissions qui m’y manquent : { $permissions }. Demandez à un responsable du serveur de me les donner ; détails dans /serveur voir.
seek-tags-full = Je ne peux rien annoncer dans { $channel } : ce forum n’accepte pas de publication sans étiquette et n’a plus de place pour l’étiquette « { $tag } ». Demandez à un responsable du serveur d’en supprimer une ; détails dans /serveur voir.
seek-hidden = Certaines personnes qui lisent { $channel } ne voient pas ce salon : je ne l’y annonce donc pas. Ouvrez la table dans un salon que tout le monde voit.

## The announcement

open-post = Euphoria nº { $game }
open-lobby = { $n ->
        [one] **Euphoria nº { $game } : une place est libre** dans { $channel }
       *[other] **Euphoria nº { $game } : { $n } places sont libres** dans { $channel }
    }
    À la table : { $names }
open-game = { $n ->
        [one] **Euphoria nº { $game } : une place est libre** dans une partie en cours dans { $channel }
       *[other] **Euphoria nº { $game } : { $n } places sont libres** dans une partie en cours dans { $channel }
    }
    À la table : { $names }
open-seat = • Place libre (**{ $name }**) : à la première personne qui la veut, jusqu’au { $until }.
open-go = Aller à la table
open-over = { $status ->
        [lobby] -# Euphoria nº { $game } : aucune place n’est libre en ce moment.
        [closed] -# Euphoria nº { $game } : la table a été fermée.
        [running] -# Euphoria nº { $game } : la partie est en cours, et aucune place n’est libre.
        [paused] -# Euphoria nº { $game } : la partie est en pause, et aucune place n’est libre.
        [finished] -# Euphoria nº { $game } : la partie est terminée.
       *[ended] -# Euphoria nº { $game } : la partie a été abandonnée.
    }
open-post-now = { $status ->
        [lobby] **Euphoria nº { $game }** va commencer dans { $channel } ; toutes les places sont prises.
        [closed] **Euphoria nº { $game }** n’a pas été jouée : la table a été fermée.
        [running] **Euphoria nº { $game }** se joue dans { $channel }.
        [paused] **Euphoria nº { $game }** est en pause dans { $channel }.
        [finished] **Euphoria nº { $game }** a été jouée dans { $channel } et est terminée.
       *[ended] **Euphoria nº { $game }** a été abandonnée.
    }
    À la table : { $names }

## /games open

open-title = { $n ->
        [one] **Une partie a une place pour vous**
       *[other] **{ $n } parties ont une place pour vous**
    }
open-line = { $status ->
        [lobby] { $n ->
            [one] • Nº { $game } dans { $channel } : une place est libre. À la table : { $names }
           *[other] • Nº { $game } dans { $channel } : { $n } places sont libres. À la table : { $names }
        }
       *[running] { $n ->
            [one] • Nº { $game } dans { $channel }, partie en cours : une place est libre. À la table : { $names }
           *[other] • Nº { $game } dans { $channel }, partie en cours : { $n } places sont libres. À la table : { $names }
        }
    }
open-line-how = { $level ->
        [newcomers] -# Délai par question : { $pace } · { $edition } · { $language } · débutants bienvenus
        [experienced] -# Délai par question : { $pace } · { $edition } · { $language } · pour joueurs expérimentés
       *[any] -# Délai par question : { $pace } · { $edition } · { $language } · ouvert à tout le monde
    }
open-more = … et { $n } de plus.
open-none = Aucune partie de ce serveur n’a de place pour vous en ce moment. Ouvrez-en une avec /partie nouvelle.
open-on-a-server = Utilisez /parties ouvertes sur un serveur : la commande y liste les places libres.
