# Ce que décident les responsables d’un serveur pour les parties qui s'y jouent.

## Commands: descriptions, at most 100 characters

command-server = Comment commencent les parties de ce serveur, qui peut en ouvrir, et où
    .name = serveur
command-server-show = Voir et changer les réglages de ce serveur
    .name = voir
command-server-set = Changer certains réglages de ce serveur
    .name = régler
command-server-set-language = La langue des parties ouvertes désormais
    .name = langue
command-server-set-pace = Le délai par question des parties ouvertes désormais
    .name = rythme
command-server-set-printing = L’édition des spécialistes des parties ouvertes désormais
    .name = édition
command-server-set-picture = L’image d’un coup dans les parties ouvertes désormais
    .name = image
command-server-set-games = Combien de tables et de parties à la fois
    .name = parties

command-server-set-seats = Le salon ou forum où s’annoncent les places libres
    .name = places
command-server-forget = Effacer tout ce que j’ai enregistré sur ce serveur
    .name = oublier

server-title = ## Réglages du serveur
    Toute personne qui a la permission Gérer le serveur peut les changer. Un changement vaut aussitôt.
server-page-games = Nouvelles parties
server-page-rules = Qui et où
server-page-seats = Places libres
server-games-about = **Ainsi commencent les nouvelles parties.** L’hôte d’une table peut encore le changer.
server-language = Langue
server-language-default = Langue : celle du bot
server-language-choice = Langue : { $language }
server-openers-about = **Qui peut ouvrir des parties.** Les responsables du serveur le peuvent toujours.
server-openers = Tout le monde
server-roles-gone = ⚠️ Les rôles choisis ont été supprimés : seuls les responsables du serveur peuvent ouvrir des parties. Choisissez-en d’autres, ou aucun pour tout le monde.
server-channels-about = **Où l’on peut ouvrir des parties.** Une catégorie vaut pour ses salons, un salon pour ses fils.
server-channels = Dans tous les salons
server-channels-gone = ⚠️ Les salons choisis ont été supprimés : aucune partie ne peut s’ouvrir. Choisissez-en d’autres, ou aucun pour tous les salons.
server-most-about = **Combien de parties à la fois,** tables ouvertes et pauses comprises.
server-most = Parties à la fois
server-most-default = { $most ->
        [one] { $most } partie à la fois, comme le bot est réglé
       *[other] Jusqu’à { $most } parties à la fois, comme le bot est réglé
    }
server-most-choice = { $n ->
        [one] { $n } partie à la fois
       *[other] Jusqu’à { $n } parties à la fois
    }
server-seats-about = **Où s’annoncent les places libres.** L’hôte d’une table décide s’il cherche des joueurs ; une place libérée en cours de partie est annoncée dans tous les cas.
server-seats = Nulle part
server-posts-about = **Une publication par partie,** avec des étiquettes qui disent où elle en est : ouverte, en cours, en pause ou terminée. Une partie jouée dans une publication de ce forum y reçoit ses étiquettes.
server-posts = { $on ->
        [yes] Une publication par partie : oui
       *[no] Une publication par partie : non
    }
server-seats-gone = ⚠️ Le salon choisi a été supprimé : rien n’est annoncé. Choisissez-en un autre.
server-seats-missing = ⚠️ Je ne peux rien annoncer dans { $channel }. Permissions qui m’y manquent : { $permissions }.
server-tag = « { $tag } »
server-tags-missing = { $needed ->
        [yes] ⚠️ Ce forum n’accepte pas de publication sans étiquette : rien n’est annoncé. Créez-y les étiquettes { $tags }, ou donnez-moi la permission Gérer les salons et je les crée.
       *[no] ⚠️ Les publications ne peuvent pas tout montrer : créez dans ce forum les étiquettes { $tags }, ou donnez-moi la permission Gérer les salons et je les crée.
    }
server-tags-full = { $needed ->
        [yes] ⚠️ Ce forum n’accepte pas de publication sans étiquette et n’a plus de place pour une autre : rien n’est annoncé. Supprimez-y une étiquette, ou renommez-en une en { $tags }.
       *[no] ⚠️ Les publications ne peuvent pas tout montrer : ce forum n’a plus de place pour d’autres étiquettes. Supprimez-en quelques-unes et je crée { $tags }, ou renommez-en.
    }
server-threads-missing = ⚠️ Je ne peux pas changer les étiquettes des publications des autres : donnez-moi la permission Gérer les fils si des parties s’y jouent.
server-managers-only = Il faut pour cela la permission Gérer le serveur : demandez à quelqu’un qui l’a.
server-forget-ask = J’effacerais tout ce que j’ai enregistré sur ce serveur : ses réglages et ses parties, avec leurs journaux, notes et plans. { $open ->
        [0] Aucune partie n’est ouverte ici.
        [one] La seule partie ouverte s’arrête sans vainqueur.
       *[other] Les { $open } parties ouvertes s’arrêtent sans vainqueur.
    } { $over ->
        [0] Aucune n’a été terminée.
        [one] La seule qui soit terminée ne compte plus dans les statistiques.
       *[other] Les { $over } parties terminées ne comptent plus dans les statistiques.
    } Ce qui a été publié dans les salons y reste. Cela ne s’annule pas.
server-forget-sure = Tout effacer
server-forgotten = { $games ->
        [0] C’est fait : les réglages de ce serveur sont effacés. Aucune partie n’était enregistrée.
        [one] C’est fait : les réglages de ce serveur et sa seule partie sont effacés.
       *[other] C’est fait : les réglages de ce serveur et ses { $games } parties sont effacés.
    }
server-forgotten-game = Un responsable du serveur a fait effacer tout ce que j’avais enregistré à son sujet. Cette partie s’arrête ici, sans vainqueur.
server-not-served = Je tourne pour d’autres serveurs : je ne fais donc rien ici. La personne qui fait tourner ce bot peut ajouter l’identifiant de ce serveur, { $id }, au réglage SERVERS.

open-by-roles = { $n ->
        [0] Seuls les responsables du serveur peuvent ouvrir des parties en ce moment : les rôles prévus ont été supprimés. Demandez-leur d’en choisir d’autres avec /serveur voir.
       *[other] Sur ce serveur, les parties sont ouvertes par les personnes qui ont un de ces rôles : { $roles }. Demandez-leur d’en ouvrir une, puis rejoignez-la.
    }
open-elsewhere = { $n ->
        [0] Aucune partie ne peut s’ouvrir en ce moment : les salons prévus ont été supprimés. Demandez à un responsable du serveur d’en choisir d’autres avec /serveur voir.
       *[other] On n’ouvre pas de partie dans ce salon. Ouvrez la vôtre dans un de ceux-ci : { $channels }.
    }
refused-too-many-games = { $most ->
        [one] Ce serveur a déjà sa partie. Finissez-la ou fermez d’abord sa table.
       *[other] Ce serveur a déjà { $most } tables et parties : c’est le maximum. Finissez une partie ou fermez d’abord une table.
    }
