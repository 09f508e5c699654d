# Herinneringen aan een open vraag.

remind-turn = Het is jouw beurt in { $channel }.
remind-asked = Er wordt je iets gevraagd in { $channel }.
remind-since = Dat is je { $time } gevraagd.
remind-due = Deadline: { $time }.
remind-late = Je tijd was { $time } om.
remind-no-limit = Er is geen tijdlimiet.
remind-later = Herinner me later
remind-when = Wanneer zal ik je eraan herinneren?
remind-in-minutes = { $n ->
        [one] Over een minuut
       *[other] Over { $n } minuten
    }
remind-in-hours = { $n ->
        [24] Over een dag
        [one] Over een uur
       *[other] Over { $n } uur
    }
remind-set = Ik herinner je er { $time } aan, tenzij je dan al geantwoord hebt.
remind-nothing = Er wordt daar nu niet op je gewacht.
remind-past = -# **{ $name }** kreeg hier een herinnering.
remind-past-private = -# Je kreeg hier een herinnering.
asked-past = -# Deze vraag is afgehandeld.

# All that waits for somebody: /games, the daily list, and reminders of several games.
digest-title = **Wat vandaag op je wacht**
digest-past = -# Hier stond je lijst van die dag.
waiting-line = { $kind ->
        [turn] **Nr. { $game } in { $channel }: wacht op jou** (gevraagd { $since }).
        [asked] **Nr. { $game } in { $channel }: er wordt je iets gevraagd** (gevraagd { $since }).
        [vote] Nr. { $game } in { $channel }: een stemming wacht op jouw stem (geopend { $since }).
        [offer] Nr. { $game } in { $channel }: { $who } biedt je een ruil aan (aangeboden { $since }).
       *[seat] Nr. { $game } in { $channel }: de plek van { $who } is vrij voor jou.
    }{ $due ->
        [due] {" "}Deadline: { $time }.
        [late] {" "}Je tijd was { $time } om.
       *[none] {""}
    }
waiting-button = { $kind ->
        [turn] Nr. { $game }: mijn beurt
        [asked] Nr. { $game }: antwoorden
        [vote] Nr. { $game }: stemmen
        [offer] Nr. { $game }: op ruilaanbod antwoorden
       *[seat] Nr. { $game }: plek bekijken
    }
next-up = In { $channel } ben jij als volgende aan de beurt.

live-now = Jullie spelen nu allemaal live: tien minuten per vraag, en niemand krijgt een seintje. Dat duurt tot iemand weggaat.
live-past = -# Het spel werd live gespeeld.
live-stop = Terug naar het gewone tempo
live-over = { $why ->
        [somebody] **{ $name }** speelt niet meer live. Dit spel gaat verder in het gewone tempo, met de volle tijd voor wie aan zet is.
       *[nobody] Niet iedereen is er nog. Dit spel gaat verder in het gewone tempo, met de volle tijd voor wie aan zet is.
    }
