# Worpen en trekkingen die te controleren zijn.

## Commands: descriptions, at most 100 characters

command-game-word = Meng een woord van jou door de worpen van dit spel, voordat het begint
    .name = woord
command-game-word-word = Een woord of zin; alleen de vingerafdruk wordt bewaard
    .name = woord

## Before the game

proof-lobby = -# Worpen en trekkingen zijn te controleren: ze komen uit een geheim dat ik na afloop bekendmaak, met de vingerafdruk `{ $commitment }`. Met /spel woord meng je er een eigen woord door.
proof-begun = Worpen en trekkingen komen uit het geheim met de vingerafdruk `{ $commitment }` en uit wat erbij gemengd is, met de vingerafdruk `{ $seed }`.
proof-word = Je woord is erbij gemengd. De vingerafdruk is `{ $digest }`: die staat na afloop in het bestand van het spel. Het woord zelf wordt niet bewaard.

## After the game

proof-told = **De worpen en trekkingen zijn nu te controleren**
    • Het geheim: `{ $secret }`
    • De vingerafdruk ervan, zoals in de lobby: `{ $commitment }`
    • De vingerafdruk van wat erbij gemengd is: `{ $seed }`
    • De vingerafdruk van alle antwoorden: `{ $fingerprint }`
proof-check = Worpen controleren
proof-later = Het geheim wordt bekendgemaakt als het spel is afgelopen; dan is alles te controleren.
proof-none = De worpen van dit spel zijn niet te controleren: de lobby werd geopend voordat dat kon.

## What a check finds

proof-right = **Alles klopt.** Alle { $draws } worpen en trekkingen volgen uit het geheim, en de regels leiden door alle { $answers } antwoorden naar dit einde.
proof-returns = { $n ->
        [one] Het spel is één keer teruggenomen; vanaf daar ging het verder met nieuwe worpen.
       *[other] Het spel is { $n } keer teruggenomen; telkens ging het verder met nieuwe worpen.
    }
proof-compare = Vergelijk met wat het kanaal zag: de vingerafdrukken van het geheim `{ $commitment }`, van wat erbij gemengd is `{ $seed }` en van alle antwoorden `{ $fingerprint }`. Met het bestand kan iedereen het opnieuw controleren: `python -m bot verify FILE`.
proof-not-right = **Het klopt niet:**
proof-wrong = { $what ->
        [file] • Het bestand is niet meer zoals het werd weggeschreven.
        [secret] • Het geheim is niet dat waarvan de vingerafdruk getoond werd.
        [seed] • Er is iets anders bijgemengd dan getoond werd.
        [fingerprint] • De antwoorden zijn andere dan aan het einde van het spel.
        [missing] • Antwoord { $seq } ontbreekt.
        [draw] • Antwoord { $seq }, een worp of trekking, volgt niet uit het geheim.
        [rules] • Antwoord { $seq } is niet waar de regels toe leiden.
        [events] • Wat het bestand over antwoord { $seq } vertelt, is niet wat eruit volgde.
        [table] • De tafel aan het einde is niet die uit het bestand.
       *[winners] • Zo eindigt het spel niet.
    }
proof-more = { $n ->
        [one] … en nog één.
       *[other] … en nog { $n }.
    }
