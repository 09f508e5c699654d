# Être absent : /away, et ce qu'une table en voit.

command-away = Vos absences, pour toutes vos parties
    .name = absence
command-away-set = Annoncer une absence : vos parties vous attendent, dans la limite fixée par chacune
    .name = annoncer
command-away-until = Jusqu’à quand, par exemple dimanche, 3 jours ou 20/11 18:00
    .name = fin
command-away-since = À partir de quand ; dès maintenant par défaut
    .name = début
command-away-weekends = Absence chaque week-end, ou non
    .name = week-ends
command-away-not-before = Aucune échéance avant cette heure le matin, par exemple 9, ou aucune
    .name = pas_avant
command-away-show = Voir vos absences annoncées, et en retirer
    .name = voir
command-away-back = Vous êtes de retour : le chrono reprend
    .name = retour

away-title = **Vos absences**
away-none = Vous n’avez annoncé aucune absence. Pour en annoncer une : /absence annoncer.
away-once = { $began ->
        [yes] Maintenant, jusqu’au { $ends }
       *[no] Du { $begins } au { $ends }
    }
away-weekends = Chaque week-end
away-mornings = Chaque matin : aucune échéance avant { $time }
away-zone = Week-ends et matins suivent votre fuseau horaire ({ $zone }), modifiable avec /profil régler.
away-games = **Dans vos parties**
away-game = { $clock ->
        [waits] { $days ->
            [one] { $channel } : le chrono s’arrête pendant votre absence, un jour au plus ; les autres peuvent laisser une IA garder votre place.
           *[other] { $channel } : le chrono s’arrête pendant votre absence, { $days } jours au plus ; les autres peuvent laisser une IA garder votre place.
        }
        [runs] { $channel } : le chrono ne s’arrête pas. Si vous ne pouvez pas répondre, /partie quitter laisse une IA garder votre place.
       *[none] { $channel } : il n’y a pas de délai ; les autres peuvent laisser une IA garder votre place.
    }
away-drop = { $kind ->
        [weekends] Retirer les week-ends
        [mornings] Retirer les matins
       *[once] Retirer l’absence jusqu’au { $day }
    }
away-back = { $n ->
        [0] Vous revoilà ! Rien ne vous attend.
       *[other] Vous revoilà ! On vous attend ici :
    }
away-nothing = Indiquez la fin de votre absence, si elle revient chaque week-end, ou l’heure avant laquelle on ne doit rien attendre de vous.
away-no-such-day = « { $typed } » n’est pas un jour à venir que je comprends. Écrivez par exemple dimanche, 3 jours, 20/11 ou 2026-11-20 18:00.
away-no-such-hour = « { $typed } » n’est pas une heure du matin que je comprends. Écrivez par exemple 9 ou 9:30, ou aucune.
away-too-long = Une absence dure { $days } jours au plus, dans l’année qui vient. Pour plus longtemps, /partie quitter laisse une IA garder votre place.

away-notice = { $clock ->
        [waits] { $days ->
            [one] **{ $name }** s’absente jusqu’au { $until }. Le chrono s’arrête entre-temps, un jour au plus. Vous pouvez attendre, ou laisser une IA garder la place jusque-là.
           *[other] **{ $name }** s’absente jusqu’au { $until }. Le chrono s’arrête entre-temps, { $days } jours au plus. Vous pouvez attendre, ou laisser une IA garder la place jusque-là.
        }
        [runs] **{ $name }** s’absente jusqu’au { $until }. Le chrono de cette partie tourne quand même. Vous pouvez laisser une IA garder la place jusque-là.
       *[none] **{ $name }** s’absente jusqu’au { $until }. Vous pouvez attendre, ou laisser une IA garder la place jusque-là.
    }
away-past = -# La table attendait **{ $name }** pendant son absence.
away-used-up = { $days ->
        [one] { $player }, cette partie a attendu votre retour aussi longtemps que sa table le permet (un jour en tout). Le chrono reprend : votre réponse est attendue { $due }.
       *[other] { $player }, cette partie a attendu votre retour aussi longtemps que sa table le permet ({ $days } jours en tout). Le chrono reprend : votre réponse est attendue { $due }.
    }
