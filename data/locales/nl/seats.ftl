# Plaatsen die van speler wisselen: vertrekken, terugkomen, gemist worden, een vrije plaats overnemen.

## Commands: descriptions, at most 100 characters

command-game-leave = Verlaat dit spel: tot je terugkomt, of voorgoed
    .name = verlaten
command-game-leave-how = Tot je terugkomt, of voorgoed
    .name = hoe

overdue-notice = **{ $name }** heeft niet op tijd geantwoord. De tafel kan blijven wachten, of stemmen:
overdue-past = -# **{ $name }** had niet op tijd geantwoord.
gone-notice = **{ $name }** heeft deze server verlaten. De tafel kan stemmen over hoe het verdergaat:
gone-past = -# **{ $name }** had deze server verlaten.

free-now = { $named ->
        [True] { $newcomer }, je mag de plaats van **{ $name }** overnemen tot { $until }, tenzij { $name } eerder verderspeelt.
       *[other] Wie zich het eerst meldt, mag de plaats van **{ $name }** overnemen tot { $until }, tenzij { $name } eerder verderspeelt.
    }
free-take = De plaats nemen
free-taken = { $newcomer } heeft de plaats van **{ $name }** overgenomen.
seat-taken = { $newcomer } heeft een plaats overgenomen: { $colour }.
free-back = { $name } heeft intussen verdergespeeld en houdt de plaats.
free-over = De plaats van **{ $name }** is niet meer vrij.

leave-back = Tot ik terugkom: een computer valt voor me in
leave-good = Voorgoed: een computer krijgt mijn plaats
leave-left-lobby = Je hebt de lobby verlaten.
leave-ask = Je geeft je plaats in { $channel } voorgoed op; een computerspeler gaat ermee verder. Weet je het zeker?
leave-sure = Voorgoed vertrekken
leave-left = Je hebt het spel verlaten.
leave-kept = Een computerspeler valt voor je in. Met je volgende opdracht in het kanaal speel je weer zelf.
leave-notice = **{ $name }** heeft het spel verlaten. { $computer }, een computerspeler, gaat op die plaats verder.
leave-vote = De tafel kan ook stemmen:
leave-past = { $known ->
        [True] -# **{ $name }** had het spel verlaten.
       *[other] -# Een speler had het spel verlaten.
    }

back-notice = { $name } is terug en speelt weer mee.
back-recap = **Terwijl je weg was**
back-nothing = Er is niets gebeurd terwijl je weg was. Je plaats is weer van jou.
