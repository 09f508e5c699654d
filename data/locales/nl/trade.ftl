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
# The same, to the player who has to answer.
trade-to-you = **{ $name }** biedt je een ruil aan.
    Jij geeft: **{ AMOUNTS($give) }**
    Jij krijgt: **{ AMOUNTS($get) }**
trade-made = Je aanbod ligt bij { $name }: jij geeft { AMOUNTS($give) } en krijgt { AMOUNTS($get) }.
trade-answer = Op aanbod antwoorden
trade-accept = Aannemen
trade-decline = Afslaan
trade-counter = Tegenbod doen
trade-withdraw = Intrekken
trade-accepted = De ruil is rond.
trade-declined = Het aanbod is afgeslagen.
trade-countered = In plaats daarvan is er een tegenbod gedaan.
trade-withdrawn = Het aanbod is ingetrokken.
trade-expired = De beurt is voorbij, en het aanbod daarmee ook.
# To the player who made the offer.
trade-was-accepted = **{ $name } heeft je ruil aangenomen.** Je gaf { AMOUNTS($give) } en kreeg { AMOUNTS($get) }.
trade-was-declined = **{ $name } heeft je ruil afgeslagen:** { AMOUNTS($give) } voor { AMOUNTS($get) }.
trade-back = Terug naar je beurt
# What everybody knows that a player has.
trade-has = Heeft { AMOUNTS($things) }
trade-has-nothing = Heeft niets om te ruilen
trade-you-declined = Je hebt het aanbod afgeslagen.
trade-you-withdrew = Je aanbod is ingetrokken.
trade-what = “{ $typed }” kun je niet ruilen. Schrijf bijvoorbeeld: 2 energie, boek.
trade-nothing = Allebei moeten jullie iets geven: schrijf bijvoorbeeld “2 energie, boek”.
trade-nobody = Er is nu niemand om mee te ruilen: je ruilt altijd met de speler die aan de beurt is, of in je eigen beurt met wie je wilt.
trade-computer = { $name } is een computerspeler: doe die een ruilaanbod in je eigen beurt, tussen twee acties.
trade-no-such-player = Met “{ $typed }” kun je nu niet ruilen. Kies uit de lijst.
trade-not-yours = Dit aanbod is tussen twee anderen.
trade-wait = { $name } heeft nog niet geantwoord. Je kunt het aanbod intussen intrekken.
trade-empty = { $whose ->
        [yours] Je hebt niets om te ruilen: geen grondstoffen, geen producten en geen artefacten.
       *[theirs] Er valt niets te vragen: de ander heeft geen grondstoffen, geen producten en geen artefacten.
    }
