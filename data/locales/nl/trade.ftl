# Ruilen tussen spelers.

## Commands: descriptions, at most 100 characters

command-trade = Bied de speler aan de beurt een ruil aan, of in je eigen beurt wie je wilt
    .name = ruil
command-trade-player = Met wie je ruilt
    .name = speler
command-trade-give = Wat je geeft, bijvoorbeeld: 2 energie, boek
    .name = geven
command-trade-get = Wat je ervoor krijgt, bijvoorbeeld: 1 goud
    .name = krijgen

trade-title = Ruil
trade-with = Met wie
trade-give = Je geeft
trade-get = Je krijgt
trade-several = Alles wat je aanvinkt, hoort bij de ruil.
trade-offer = { $seat } biedt { $to } een ruil aan: { AMOUNTS($give) } voor { AMOUNTS($get) }.
trade-made = Je aanbod ligt bij { $name }.
trade-answer = Aanbod beantwoorden
trade-accept = Aannemen
trade-decline = Afslaan
trade-counter = Ander aanbod
trade-withdraw = Intrekken
trade-accepted = De ruil is rond.
trade-declined = Het aanbod is afgeslagen.
trade-countered = Het aanbod is met een ander aanbod beantwoord.
trade-withdrawn = Het aanbod is ingetrokken.
trade-expired = Het aanbod is met de beurt geëindigd.
trade-you-declined = Je hebt het aanbod afgeslagen.
trade-you-withdrew = Je aanbod is ingetrokken.
trade-what = “{ $typed }” kun je niet ruilen. Schrijf bijvoorbeeld: 2 energie, boek.
trade-nothing = Beide kanten geven iets: schrijf bijvoorbeeld “2 energie, boek”.
trade-nobody = Er is nu niemand om mee te ruilen: het moet tussen de speler aan de beurt en iemand anders.
trade-computer = { $name } is een computerspeler: bied die in je eigen beurt een ruil aan, tussen twee acties.
trade-no-such-player = Met “{ $typed }” kun je nu niet ruilen. Kies uit de lijst.
trade-not-yours = Dit aanbod is tussen twee anderen.
trade-wait = { $name } heeft nog niet geantwoord. Je kunt het aanbod intussen intrekken.
trade-empty = { $whose ->
        [yours] Je hebt niets om te ruilen: geen grondstoffen, geen producten en geen artefacten.
       *[theirs] Er valt niets te vragen: de ander heeft geen grondstoffen, geen producten en geen artefacten.
    }
