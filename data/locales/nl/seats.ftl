# Plekken die van speler wisselen: vertrekken, terugkomen, gemist worden, een vrije plek overnemen.

## Commands: descriptions, at most 100 characters

command-game-leave = Verlaat dit spel: tot je terugkomt, of voorgoed
    .name = verlaten
command-game-leave-how = Tot je terugkomt, of voorgoed
    .name = hoe

overdue-notice = **{ $name }** heeft niet op tijd geantwoord. Jullie kunnen blijven wachten, of stemmen:
overdue-past = -# **{ $name }** had niet op tijd geantwoord.
gone-notice = **{ $name }** heeft deze server verlaten. Jullie kunnen stemmen over hoe het verdergaat:
gone-plays = **{ $name }** heeft deze server verlaten en speelt verder via privéberichten.
gone-past = -# **{ $name }** had deze server verlaten.

free-now = { $named ->
        [True] { $newcomer }, tot { $until } mag je de plek van **{ $name }** overnemen, tenzij { $name } eerder verderspeelt.
       *[other] Tot { $until } mag wie zich het eerst meldt de plek van **{ $name }** overnemen, tenzij { $name } eerder verderspeelt.
    }
free-take = De plek overnemen
free-taken = { $newcomer } heeft de plek van **{ $name }** overgenomen.
seat-taken = { $newcomer } heeft een plek overgenomen: { $colour }.
free-back = { $name } heeft intussen verdergespeeld en houdt de eigen plek.
free-over = De plek van **{ $name }** is niet meer vrij.

leave-back = Tot ik terugkom: een computer valt voor me in
leave-good = Voorgoed: een computer krijgt mijn plek
leave-left-lobby = Je hebt de lobby verlaten.
leave-ask = Je geeft je plek in { $channel } voorgoed op; een computerspeler gaat ermee verder. Weet je het zeker?
leave-sure = Voorgoed vertrekken
leave-left = Je hebt het spel verlaten.
leave-kept = Een computerspeler valt voor je in. Met je volgende opdracht in het kanaal speel je weer zelf.
leave-notice = **{ $name }** heeft het spel verlaten. { $computer }, een computerspeler, gaat op die plek verder.
leave-vote = Jullie kunnen ook stemmen:
leave-past = { $known ->
        [True] -# **{ $name }** had het spel verlaten.
       *[other] -# Een speler had het spel verlaten.
    }

back-notice = { $name } is terug en speelt weer mee.
back-recap = **Terwijl je weg was**
back-nothing = Er is niets gebeurd terwijl je weg was. Je plek is weer van jou.
