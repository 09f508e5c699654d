# Weg zijn: /away, en wat de anderen ervan zien.

command-away = Laat weten wanneer je weg bent, voor al je spellen
    .name = afwezig
command-away-set = Laat weten wanneer je weg bent: je spellen wachten, zolang de afspraken daar dat toestaan
    .name = instellen
command-away-until = Tot wanneer, bijvoorbeeld zondag, 3 dagen of 20 nov 18:00
    .name = tot
command-away-since = Vanaf wanneer; laat leeg voor nu
    .name = vanaf
command-away-weekends = Of je elk weekend weg bent
    .name = weekenden
command-away-not-before = Vóór dit uur loopt er ’s ochtends geen termijn af, bijvoorbeeld 9, of uit
    .name = niet_voor
command-away-show = Bekijk wanneer je weg bent, en verwijder wat niet klopt
    .name = tonen
command-away-back = Meld dat je terug bent: de klok loopt weer
    .name = terug

away-title = **Wanneer je weg bent**
away-none = Je hebt niet gemeld dat je weg bent. Gebruik /afwezig instellen als het zover is.
away-once = { $began ->
        [yes] Nu, tot { $ends }
       *[no] Van { $begins } tot { $ends }
    }
away-weekends = Elk weekend
away-mornings = Elke ochtend: vóór { $time } loopt er geen termijn af
away-zone = Weekenden en ochtenden tellen in jouw tijdzone ({ $zone }); die verander je met /profiel instellen.
away-games = **Wat dat in je spellen betekent**
away-game = { $clock ->
        [waits] { $days ->
            [one] { $channel }: de klok staat stil terwijl je weg bent, hoogstens een dag; de anderen mogen een computer voor je laten invallen.
           *[other] { $channel }: de klok staat stil terwijl je weg bent, hoogstens { $days } dagen; de anderen mogen een computer voor je laten invallen.
        }
        [runs] { $channel }: de klok staat niet stil. Kun je niet antwoorden, laat dan met /spel verlaten een computer voor je invallen.
       *[none] { $channel }: er is geen tijdlimiet; de anderen mogen een computer voor je laten invallen.
    }
away-drop = { $kind ->
        [weekends] Weekenden verwijderen
        [mornings] Ochtenden verwijderen
       *[once] Afwezigheid tot { $day } verwijderen
    }
away-back = { $n ->
        [0] Welkom terug! Er wacht niets op je.
       *[other] Welkom terug! Dit wacht op je:
    }
away-nothing = Zeg tot wanneer je weg bent, of dat je elk weekend weg bent, of vóór welk uur er ’s ochtends geen termijn mag aflopen.
away-no-such-day = Ik kan “{ $typed }” niet als komende dag lezen. Schrijf bijvoorbeeld zondag, 3 dagen, 20 nov of 2026-11-20 18:00.
away-no-such-hour = Ik kan “{ $typed }” niet als uur in de ochtend lezen. Schrijf bijvoorbeeld 9 of 9:30, of uit.
away-too-long = Je kunt hoogstens { $days } dagen weg zijn, binnen het komende jaar. Blijf je langer weg, laat dan met /spel verlaten een computer voor je invallen.

away-notice = { $clock ->
        [waits] { $days ->
            [one] **{ $name }** is weg tot { $until }. De klok staat intussen stil, hoogstens een dag. Jullie kunnen wachten, of tot dan een computer laten invallen.
           *[other] **{ $name }** is weg tot { $until }. De klok staat intussen stil, hoogstens { $days } dagen. Jullie kunnen wachten, of tot dan een computer laten invallen.
        }
        [runs] **{ $name }** is weg tot { $until }. De klok van dit spel loopt toch door. Jullie kunnen tot dan een computer laten invallen.
       *[none] **{ $name }** is weg tot { $until }. Jullie kunnen wachten, of tot dan een computer laten invallen.
    }
away-past = -# **{ $name }** was weg.
away-used-up = { $days ->
        [one] { $player }, dit spel heeft zo lang op je gewacht als afgesproken (een dag in totaal). De klok loopt weer: antwoord uiterlijk { $due }.
       *[other] { $player }, dit spel heeft zo lang op je gewacht als afgesproken ({ $days } dagen in totaal). De klok loopt weer: antwoord uiterlijk { $due }.
    }
