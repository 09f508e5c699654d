# Wat de spelers samen beslissen: pauzeren, teruggaan, plekken, beëindigen.

## Commands: descriptions, at most 100 characters

command-game-pause = Stel voor het spel te pauzeren; iedereen moet akkoord zijn
    .name = pauze
command-game-resume = Stel voor een gepauzeerd spel te hervatten; iedereen moet akkoord zijn
    .name = hervatten
command-game-without-vote = Beslis zonder stemming (voor wie dit kanaal mag beheren)
    .name = zonder_stemming
command-game-vote = Iemand is weg: laat een computer invallen, laat iemand anders toe, of beëindig het spel
    .name = stemming
command-game-vote-what = Waarover jullie stemmen
    .name = wat
command-game-vote-player = Om wiens plek het gaat
    .name = speler
command-game-vote-newcomer = Wie de plek krijgt; laat leeg voor wie zich het eerst meldt
    .name = nieuwkomer
command-game-undo-vote = Stel voor terug te gaan naar het begin van een beurt, ook na worpen; iedereen moet akkoord zijn
    .name = terugdraaien
command-game-undo-vote-turn = Het nummer; laat leeg voor de laatste beurt die nog ongedaan kan
    .name = beurt

propose-keep = Een computer laten invallen
propose-replace = Iemand anders toelaten
propose-end = Het spel beëindigen

vote-pause = Het spel pauzeren?
vote-resume = Het spel hervatten?
vote-end = Het spel hier beëindigen, zonder winnaar?
vote-keep = Een computer voor { $name } laten invallen tot die terug is?
vote-replace = De plek van { $name } aan { $newcomer } geven?
vote-undo = Teruggaan naar het begin van beurt { $turn }, ook al is er sindsdien geworpen of onthuld?
vote-live = Jullie antwoorden allemaal binnen een paar minuten. Live verderspelen: tien minuten per vraag, niemand krijgt een seintje, tot iemand weggaat? Dit aanbod geldt tot { $until }.
vote-somebody = iemand anders
vote-nobody = niemand
vote-so-far = Ja: { $yes } · Nee: { $no }
vote-needs = { $all ->
        [True] Iedereen moet akkoord zijn.
       *[other] Meer dan de helft beslist.
    }
vote-waiting = Nog niet gestemd: { $names }
vote-away = { $n ->
        [one] { $names } is weg, maar zou een eigen zet verliezen: de stemming wacht.
       *[other] { $names } zijn weg, maar zouden eigen zetten verliezen: de stemming wacht.
    }
vote-yes = Ja
vote-no = Nee
vote-counted = Je stem is geteld. Je kunt hem veranderen tot er beslist is.
vote-counted-last = Je stem is geteld en gaf de doorslag.
vote-failed = Het voorstel is verworpen: er verandert niets.
vote-too-late = Het spel is intussen verdergegaan, dus deze stemming had geen gevolg. Open een nieuwe als het nog belangrijk is.
vote-live-over = Dit aanbod om live te spelen geldt niet meer.
vote-back = { $name } is terug, dus deze stemming is voorbij.
vote-decided-by = { $name }, die dit kanaal beheert, heeft beslist.
vote-decided-by-host = De beheerder van deze bot heeft beslist.
host-says = **Een bericht van de beheerder van deze bot:** { $text }
vote-not-yours = Alleen wie de machtiging Kanalen beheren heeft, kan zonder stemming beslissen. Laat die optie weg om de spelers te laten stemmen.
manager-ask = **{ $question }** { $votes ->
        [True] Je beheert dit kanaal en speelt zelf niet mee: je kunt dit zelf beslissen, of de spelers laten stemmen.
       *[False] Je beheert dit kanaal en er is niemand om te stemmen: je kunt dit zelf beslissen.
    }
manager-now = { $kind ->
        [pause] Nu pauzeren
        [resume] Nu verdergaan
        [keep] Nu een computer laten invallen
        [replace] Nu iemand anders toelaten
        [undo] Nu teruggaan
       *[end] Het spel nu beëindigen
    }
manager-propose = Laten stemmen
vote-open-already = De spelers stemmen hier al over.
vote-other-open = Hierover is al een stemming open met een ander voorstel. Stem daar eerst.
vote-about-whom = Zeg om wiens plek het gaat: kies een speler.
vote-no-such-player = Er is hier geen andere speler “{ $typed }”. Kies uit de lijst.
vote-newcomer-seated = { $name } kan de plek niet krijgen: die speelt al mee, of is een bot. Kies iemand anders.
vote-kept-already = Er speelt al een computer op de plek van { $name }.
vote-not-gone = { $name } heeft nog tijd. Over de plek kunnen jullie stemmen als die tijd om is, of terwijl er een computer invalt.
vote-you-are-here = Je bent er zelf: speel met /beurt, of vertrek met /spel verlaten.

paused-now = Het spel is op pauze gezet. Het gaat verder met /spel hervatten.
resumed-now = Het spel gaat verder.
ended-now = Het spel is afgebroken. Geen winnaar; het logboek blijft bewaard.
kept-now = Een computerspeler heeft de plek van **{ $name }** overgenomen, tot { $name } hier weer een opdracht gebruikt.
kept-waits = Daarmee speelde er niemand meer zelf: het spel staat stil tot er iemand terugkomt.
undone-now = { $n ->
        [one] Het spel staat weer aan het begin van beurt { $turn }. Het is voor het eerst teruggedraaid; vanaf hier wordt opnieuw geworpen en getrokken.
       *[other] Het spel staat weer aan het begin van beurt { $turn }. Het is al { $n } keer teruggedraaid; vanaf hier wordt opnieuw geworpen en getrokken.
    }
