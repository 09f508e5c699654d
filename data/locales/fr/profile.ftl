# Ce que chacun règle pour soi, et où l'on joue.

command-profile = Vos réglages : langue, fuseau horaire, heures calmes, rappels, couleurs
    .name = profil
command-profile-show = Voir vos réglages
    .name = voir
command-profile-set = Changer certains de vos réglages
    .name = régler
command-profile-language = La langue dans laquelle je vous parle
    .name = langue
command-profile-zone = Votre fuseau horaire, par exemple Europe/Paris
    .name = fuseau
command-profile-quiet = Heures sans rappels ni son, par exemple 22:00-08:00, ou aucune
    .name = heures_calmes
command-profile-reach = Où envoyer vos rappels
    .name = rappels
command-profile-palette = Le style de vos images privées, ou pas d’images : du texte à la place
    .name = couleurs
command-profile-forget = Effacer ce que je sais de vous ; vos places deviennent anonymes
    .name = oublier
command-profile-digest = L’heure d’une liste quotidienne de tout ce qui vous attend, en message privé, ou aucune
    .name = liste
command-profile-next-up = Vous prévenir sans notification quand vous êtes le prochain à jouer
    .name = suivant
command-profile-standing = Avoir une cote ou non, et qui la voit avec votre fiabilité
    .name = cote
command-games = Vos parties, et celles qui ont une place pour vous
    .name = parties
command-games-list = Toutes vos parties, et où l’on vous attend
    .name = liste

profile-title = **Vos réglages**
profile-change = Changer
profile-form = Vos réglages
profile-form-language = Langue
profile-form-zone = Fuseau horaire
    .about = Par exemple Europe/Paris ; vide pour UTC.
profile-form-quiet = Heures calmes
    .about = Ni rappels ni son à ces heures, par exemple 22:00-08:00 ; vide pour aucune.
profile-form-reach = Rappels
profile-form-palette = Vos images privées
profile-language = • Langue : { $language }
profile-as-discord = Comme mon Discord
profile-zone = • Fuseau horaire : { $zone } ; il y est { $time }
profile-no-zone = Non choisi, donc UTC
profile-quiet = { $on ->
        [True] • Heures calmes : { $hours }. Ni rappels ni son à ces heures.
       *[other] • Heures calmes : { $hours }
    }
profile-off = Aucune
profile-reach = • Rappels : { $reach }
profile-palette = • Vos images privées : { $palette }
profile-digest = • Liste quotidienne de tout ce qui vous attend : à { $time }, à la place des rappels avant la fin du délai
profile-next-up = • Je vous préviens sans notification quand vous êtes le prochain à jouer
profile-standing = • Cote : { $standing }
profile-no-such-hour = « { $typed } » n’est pas une heure que je comprends. Écrivez par exemple 8 ou 18:30, ou aucune.
profile-digest-needs-dm = La liste quotidienne ne vient que par message privé. Choisissez les rappels par message privé pour l’avoir ; d’ici là, vos rappels restent comme d’habitude.
profile-dm-closed = Mon dernier message privé ne vous est pas parvenu. Autorisez les messages privés de ce serveur, puis choisissez de nouveau où envoyer vos rappels.
profile-zone-first = Vos heures calmes sont en UTC tant que vous n’avez pas choisi de fuseau horaire.
profile-nothing = Dites ce que vous voulez changer : choisissez au moins une option. /profil voir les liste.
profile-no-such-zone = Je ne connais pas de fuseau horaire « { $typed } ». Choisissez-en un dans la liste, par exemple Europe/Paris.
profile-no-such-hours = « { $typed } » n’est pas une plage d’heures que je comprends. Écrivez par exemple 22:00-08:00, ou aucune.
profile-forget-ask = J’effacerais vos réglages, vos notes, vos plans, ce que vous suivez et vos statistiques. Dans les parties jouées ou en cours, votre place reste sans votre nom ; dans celles en cours, une IA continue. Cela ne s’annule pas.
profile-forget-sure = Oubliez-moi
profile-forgotten = C’est fait : je ne sais plus rien de vous.
profile-forgotten-notice = Quelqu’un a demandé l’effacement de ses données. Une IA continue à cette place.
profile-anonymous = Quelqu’un

reach-dm = Par message privé
reach-channel = Dans le salon de la partie
reach-both = Les deux
reach-none = Pas du tout
rated-off = Désactivée
rated-me = Activée, visible de moi uniquement
rated-everybody = Activée, et tout le monde peut la voir
palette-printed = Couleurs d’origine
palette-colour_blind = Pour daltoniens
palette-none = Pas d’images pour moi

games-title = **Vos parties**
games-lobby = Nº { $game } dans { $channel } : pas encore commencée
games-paused = Nº { $game } dans { $channel } : en pause
games-kept = Nº { $game } dans { $channel } : une IA garde votre place ; toute commande là-bas vous la rend
games-waiting = Nº { $game } dans { $channel } : on attend { $names }
