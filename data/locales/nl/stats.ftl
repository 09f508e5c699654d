# Resultaten van gespeelde spellen: /stats en /leaderboard.

command-stats = Bekijk hoeveel spellen iemand gespeeld en gewonnen heeft
    .name = statistieken
command-stats-player = Wiens resultaten; laat leeg voor je eigen
    .name = speler
command-leaderboard = Bekijk wie op deze server het meest gewonnen heeft
    .name = ranglijst

stats-title = { $where ->
        [server] **{ $name }** op deze server
       *[everywhere] **{ $name }** overal
    }
stats-played = { $played ->
        [one] { $played } spel gespeeld, { $won } gewonnen ({ $share }%)
       *[other] { $played } spellen gespeeld, { $won } gewonnen ({ $share }%)
    }
stats-people = • Met andere mensen: { $played } gespeeld, { $won } gewonnen
stats-edition = • { $edition }: { $played } gespeeld, { $won } gewonnen
stats-tokens = • Gemiddeld geplaatste prestigestenen: { $tokens } van 10
stats-running = • Nu bezig: { $n }
stats-none = { $name } heeft nog geen spel uitgespeeld.
stats-none-yet = Er is hier nog geen spel uitgespeeld. Open er een met /spel nieuw.
stats-board = ## Meeste spellen gewonnen
stats-line = { $rank }. **{ $name }**: { $won } van { $played } ({ $share }%)
stats-computer = Van computerspelers houd ik geen statistieken bij. Kies iemand anders.

# What is shown to oneself, and to others only if one wants it.
stats-reliability = { $tier ->
        [reliable] • Betrouwbaar: antwoordt op tijd
        [mostly] • Meestal betrouwbaar: antwoordt doorgaans op tijd
        [late] • Antwoordt vaak te laat
       *[new] • Betrouwbaarheid: nog te weinig vragen om iets te zeggen
    }
stats-rating-off = Je hebt geen rating. Die zet je aan met “rating” in /profiel instellen.
stats-rating-none = • Rating: nog geen. Spellen tellen als alleen mensen ze tot het einde spelen.
stats-rating = { $n ->
        [one] • Rating in spellen met { $players } spelers: { $points } ± { $spread }, na { $n } spel
       *[other] • Rating in spellen met { $players } spelers: { $points } ± { $spread }, na { $n } spellen
    }
stats-against = { $n ->
        [one] • Tegen { $name }: { $n } spel, { $ahead } keer hoger geëindigd
       *[other] • Tegen { $name }: { $n } spellen, { $ahead } keer hoger geëindigd
    }
stats-against-you = { $n ->
        [one] • Tegen jou: { $n } spel, { $ahead } keer hoger geëindigd
       *[other] • Tegen jou: { $n } spellen, { $ahead } keer hoger geëindigd
    }
stats-recruit = { $n ->
        [one] • Met { $recruit }: { $n } spel, { $won } gewonnen
       *[other] • Met { $recruit }: { $n } spellen, { $won } gewonnen
    }
