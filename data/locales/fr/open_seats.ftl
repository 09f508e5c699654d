# Places libres : chercher des joueurs, annoncer une place, en trouver une.

## Commands: descriptions, at most 100 characters

command-games-open = Les parties de ce serveur qui ont une place pour vous
    .name = libres

wanted-any = Bienvenue à tout le monde
wanted-newcomers = Bienvenue aux débutants
wanted-experienced = Pour qui connaît le jeu
wanted-nobody = Ne plus chercher de joueurs

tag-open = Ouverte
tag-running = En cours
tag-paused = En pause
tag-finished = Finie

## In the lobby

lobby-seek = Chercher des joueurs
seek-level = Quels joueurs ?
seek-whom = Vos places libres seront annoncées dans { $channel }. Quels joueurs cherchez-vous ?
seek-now = Vous cherchez des joueurs : « { $level } ». Vous pouvez changer cela, ou arrêter.
seek-announced = Vos places libres sont annoncées dans { $channel }. L’annonce disparaît quand les places sont prises ou la préparation fermée.
seek-stopped = Vous ne cherchez plus de joueurs.
seek-full = Toutes les places sont prises. Si l’une se libère, elle sera annoncée.
seek-later = { $again ->
        [yes] Je ne peux pas écrire dans { $channel } en ce moment. Je réessaierai.
       *[no] Je ne peux pas écrire dans { $channel }. Demandez à qui gère ce serveur de regarder /serveur montrer, puis choisissez de nouveau.
    }
seek-nowhere = Ce serveur n’a pas de salon pour les places libres. Qui le gère peut en choisir un avec /serveur montrer. D’ici là, /parties libres liste votre préparation.
seek-gone = Le salon des places libres a été supprimé. Qui gère ce serveur peut en choisir un autre avec /serveur montrer.
seek-missing = Je ne peux rien annoncer dans { $channel }. Permissions qui m’y manquent : { $permissions }. Demandez à qui gère le serveur de me les donner ; /serveur montrer en dit plus.
seek-tags-full = Je ne peux rien annoncer dans { $channel } : ce forum n’accepte pas de publication sans étiquette et n’a plus de place pour l’étiquette « { $tag } ». Demandez à qui gère le serveur d’en supprimer une ; /serveur montrer en dit plus.
seek-hidden = Certaines personnes qui lisent { $channel } ne voient pas ce salon : je ne l’y annonce donc pas. Ouvrez la préparation dans un salon que tout le monde voit.

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
open-seat = • La première personne qui le veut peut prendre la place du joueur **{ $name }** jusqu’au { $until }.
open-go = Aller à la table
open-over = { $status ->
        [lobby] -# Euphoria nº { $game } : aucune place n’est libre en ce moment.
        [closed] -# Euphoria nº { $game } : la préparation a été fermée.
        [running] -# Euphoria nº { $game } : la partie est en cours, et aucune place n’est libre.
        [paused] -# Euphoria nº { $game } : la partie est en pause, et aucune place n’est libre.
        [finished] -# Euphoria nº { $game } : la partie est finie.
       *[ended] -# Euphoria nº { $game } : la partie a été abandonnée.
    }
open-post-now = { $status ->
        [lobby] **Euphoria nº { $game }** se prépare dans { $channel }, et toutes les places sont prises.
        [closed] **Euphoria nº { $game }** n’a pas été jouée : la préparation a été fermée.
        [running] **Euphoria nº { $game }** se joue dans { $channel }.
        [paused] **Euphoria nº { $game }** est en pause dans { $channel }.
        [finished] **Euphoria nº { $game }** a été jouée dans { $channel } et est finie.
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
        [newcomers] -# Délai par question : { $pace } · { $edition } · { $language } · bienvenue aux débutants
        [experienced] -# Délai par question : { $pace } · { $edition } · { $language } · pour qui connaît le jeu
       *[any] -# Délai par question : { $pace } · { $edition } · { $language } · bienvenue à tout le monde
    }
open-more = … et { $n } de plus.
open-none = Aucune partie de ce serveur n’a de place pour vous en ce moment. Ouvrez-en une avec /partie nouvelle.
open-on-a-server = Utilisez /parties libres sur un serveur : la commande y liste les places libres.
