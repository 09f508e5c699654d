# Worpen en trekkingen die te controleren zijn.

## Commands: descriptions, at most 100 characters

command-game-word = Meng een woord van jou door de worpen van dit spel, voordat het begint
    .name = woord
command-game-word-word = Een woord of zin, waarvan ik de vingerafdruk bewaar; of de SHA-256 ervan, te onthullen bij de start
    .name = woord

## Before the game

proof-fair = 🔒 Eerlijke worpen ({ $digits })
proof-lobby-waits = **Er is op Starten gedrukt.** Het spel begint zodra de verzegelde woorden onthuld zijn.
proof-about = Alle worpen en trekkingen komen uit een geheim dat ik al getrokken heb. Na afloop maak ik het bekend, en dan kan iedereen alles controleren. Tot dan bindt de vingerafdruk (SHA-256) me: `{ $commitment }`
proof-about-word = Je hoeft niets te doen. Als je wilt, meng je er een eigen woord door. Het sterkst is een woord dat ik vóór de start niet kan kennen: geef me alleen de SHA-256 ervan, 64 tekens die elke “sha256”-pagina of -app berekent, en onthul het woord zodra er op Starten is gedrukt. Neem een paar woorden die niemand raadt.
proof-about-game = Worpen en trekkingen komen uit het geheim met de vingerafdruk `{ $commitment }`, uit wat erbij gemengd is, met de vingerafdruk `{ $seed }`, uit de knoppen waarop jullie drukken en uit jullie antwoorden.
proof-sealed-by = Verzegelde woorden zijn er van { $names }.
proof-give = Een woord geven
proof-give-label = Een woord of zin, of de SHA-256 ervan
proof-give-about = Van een woord bewaar ik de vingerafdruk; bij een SHA-256 vraag ik het woord bij de start
proof-word = Je woord is erbij gemengd. De vingerafdruk is `{ $digest }`: die staat na afloop in het bestand van het spel. Het woord zelf wordt niet bewaard.
proof-word-sealed = Je woord is verzegeld: de vingerafdruk is `{ $digest }`. Bewaar het woord, precies zoals je het schreef: als er op Starten is gedrukt, vraagt het kanaal erom. Het staat dan in het bestand van het spel.
proof-word-empty = Schrijf een woord of zin van hoogstens 200 tekens.
proof-awaited = **Er is op Starten gedrukt**, met het nummer `{ $start }`. De worpen komen uit het geheim met de vingerafdruk `{ $commitment }`, uit de knoppen waarop jullie drukken en uit deze verzegelde woorden. Heb je er een verzegeld, onthul het dan nu. Met het laatste start het spel.
proof-awaited-word = • { $name }: `{ $digest }`
proof-reveal = Mijn woord onthullen
proof-reveal-about = Precies zoals je het verzegelde; het komt in het bestand van het spel
proof-revealed = Je woord klopt en is erbij gemengd. Het spel begint zodra alle verzegelde woorden onthuld zijn.
proof-without = Zonder de andere starten
proof-wordless = Het spel begint. Het bestand noemt de verzegelde woorden die niet onthuld zijn.

## During the game

proof-begun = 🔒 **Eerlijke worpen.** Alle worpen en trekkingen van dit spel komen uit
    • het geheim met de vingerafdruk `{ $commitment }`,
    • wat erbij gemengd is, met de vingerafdruk `{ $seed }`,
    • en vanaf nu de knoppen waarop jullie drukken en jullie antwoorden.
    Dit bericht wordt nooit bewerkt.
proof-digits = -# 🔒 logboek `{ $digits }`
proof-restored = 🔒 **Dit spel is teruggezet vanuit een back-up:** het gaat verder vanaf waar het toen was, en oudere knoppen werken niet meer. De worpen en trekkingen komen vanaf nu uit een nieuw geheim, met de vingerafdruk `{ $commitment }`, zodat niemand ze van eerder kent. Dit bericht wordt nooit bewerkt.
proof-restored-lobby = 🔒 **Deze lobby is teruggezet vanuit een back-up.** De worpen en trekkingen komen uit een nieuw geheim, met de vingerafdruk `{ $commitment }`. Had je een woord gegeven, geef er dan opnieuw een. Dit bericht wordt nooit bewerkt.

## After the game

proof-told = **De worpen en trekkingen zijn nu te controleren.** Het geheim: `{ $secret }`
proof-told-later = Het geheim na het terugzetten: `{ $secret }`
proof-check = Worpen controleren
proof-later = Het geheim wordt bekendgemaakt als het spel is afgelopen; dan is alles te controleren.
proof-none = De worpen van dit spel zijn niet te controleren: de lobby werd geopend voordat dat kon.

## What a check finds

proof-right = **Alles klopt.** Alle { $draws } worpen en trekkingen volgen uit het geheim, en de regels leiden door alle { $answers } antwoorden naar dit einde.
proof-returns = { $n ->
        [one] Het spel is één keer teruggedraaid; vanaf daar ging het verder met nieuwe worpen.
       *[other] Het spel is { $n } keer teruggedraaid; telkens ging het verder met nieuwe worpen.
    }
proof-changed = { $n ->
        [one] Eén antwoord dat ongedaan is gemaakt, is niet na te spelen, omdat er daarna een regel is verbeterd: daarvan zijn alleen de worpen gecontroleerd.
       *[other] { $n } antwoorden die ongedaan zijn gemaakt, zijn niet na te spelen, omdat er daarna een regel is verbeterd: daarvan zijn alleen de worpen gecontroleerd.
    }
proof-renewed = { $n ->
        [one] Het spel is één keer teruggezet vanuit een back-up en ging verder met een nieuw geheim. Of de laatste antwoorden daarvoor met opzet zijn weggelaten, is niet te controleren.
       *[other] Het spel is { $n } keer teruggezet vanuit een back-up en ging telkens verder met een nieuw geheim. Of de laatste antwoorden daarvoor met opzet zijn weggelaten, is niet te controleren.
    }
proof-sealed = { $n ->
        [0] Niemand heeft na de start een verzegeld woord onthuld: een aangepaste bot had de start kunnen kiezen waarvan de worpen hem bevielen.
        [one] Er is na de start één verzegeld woord onthuld: wie het niet kende, kon de worpen niet kiezen.
       *[other] Er zijn na de start { $n } verzegelde woorden onthuld: wie ze niet allemaal kende, kon de worpen niet kiezen.
    }
proof-withheld = { $n ->
        [one] Eén verzegeld woord is niet onthuld.
       *[other] { $n } verzegelde woorden zijn niet onthuld.
    }
proof-compare = Vergelijk met wat het kanaal zag: de vingerafdrukken van het geheim `{ $commitment }`, van wat erbij gemengd is `{ $seed }` en van alle antwoorden `{ $fingerprint }`. Met het bestand kan iedereen het opnieuw controleren: `python -m bot verify FILE`.
proof-compare-log = De tekens na “🔒 logboek” in de berichten van het kanaal moeten allemaal in het bestand staan; de laatste zijn `{ $digits }`.
proof-not-right = **Het klopt niet:**
proof-wrong = { $what ->
        [file] • Het bestand is niet meer zoals het werd weggeschreven.
        [secret] • Het geheim is niet dat waarvan de vingerafdruk getoond werd.
        [seed] • Er is iets anders bijgemengd dan getoond werd.
        [word] • Een onthuld woord is niet het woord dat verzegeld was.
        [fingerprint] • De antwoorden zijn andere dan aan het einde van het spel.
        [missing] • Antwoord { $seq } ontbreekt.
        [log] • De tekens na antwoord { $seq } volgen niet uit de antwoorden.
        [draw] • Antwoord { $seq }, een worp of trekking, volgt niet uit het geheim.
        [rules] • Antwoord { $seq } is niet waar de regels toe leiden.
        [events] • Wat er in het bestand bij antwoord { $seq } staat, is niet wat eruit volgde.
        [table] • De eindstand op het bord is niet die uit het bestand.
       *[winners] • Zo eindigt het spel niet.
    }
proof-more = { $n ->
        [one] … en nog één.
       *[other] … en nog { $n }.
    }
