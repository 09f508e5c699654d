# Waarom een antwoord niet is aangenomen, en wat je dan doet.

refused-not-asked = Er wordt je op dit moment niets gevraagd. Je hoort het als het jouw beurt is.
refused-not-an-option = Die keuze is er niet meer. Kijk naar het nieuwste bericht en kies daar.
refused-game-over = Dit spel is afgelopen. Begin een nieuw spel met /spel nieuw.

## Placing

refused-cannot-pay = Dit kun je niet betalen: { THING($space) }. Verzamel eerst wat het kost, of kies een ander vakje; de prijs vind je met /kaart.
refused-own-bump = Daar staat je eigen werker, en door { THING($tile, "the") } mag je hem niet wegduwen. Haal die werker eerst terug, of kies een ander vakje.
refused-arena = Door { THING($tile, "the") } mag je { THING($space, "on") } geen tweede werker plaatsen. Kies een ander vakje.
refused-lounge = Door { THING($tile, "the") } mag je geen werker plaatsen op een bouwplaats waar een andere speler een werker heeft. Kies een andere bouwplaats, of plaats een prestigesteen op die tegel.
refused-plaza = Door { THING($tile, "the") } mag je alleen gebouwde markten bezoeken waarop je prestigesteen ligt. Kies een ander vakje, of plaats er een prestigesteen via de artefactmarkt van het gebied.
refused-apothecary = Door { THING($tile, "the") } mag je geen werkers in Icarus plaatsen. Kies elders een vakje, of plaats een prestigesteen op die tegel.
refused-tunnel-unfinished = De { THING($faction) } Tunnel is nog niet voltooid. Het einde gaat open als de mijnwerker vakje 9 bereikt: plaats werkers in de tunnel.
refused-tunnel-recruit = Je hebt een actieve { THING($faction) }-rekruut nodig om daar een werker te plaatsen. Kies een ander vakje; geheime { THING($faction) }-rekruten worden actief op alliantievakje 8 of mijnwerkervakje 6.
refused-icarus-morale = Je hebt moraal 2 nodig om een werker in Icarus te plaatsen: Brian de Wijnbouwer kost je daar 1 moraal. Krijg eerst moraal, of kies een ander vakje.
refused-already-built = Die markt is gebouwd: plaats je werker op de markt zelf om die te bezoeken.
refused-not-built = Die markt is nog niet gebouwd: plaats je werker op de bouwplaats om mee te bouwen.

## Trading

refused-trade-partner = Je ruilt altijd met de speler die aan de beurt is, of in je eigen beurt met wie je wilt. Kies iemand anders, of wacht op je beurt.
refused-trade-things = Alleen grondstoffen, producten en artefacten kun je ruilen, minstens 1 van elk ding dat je noemt. Pas het aanbod aan.
refused-trade-one-sided = Beide kanten moeten iets geven. Zet iets aan de lege kant.
refused-trade-own = Je hebt niet alles wat je aanbiedt. Haal iets van jouw kant af.
refused-trade-theirs = De ander heeft niet alles wat je vraagt. Vraag minder.

## The turn

refused-no-such-space = Dat vakje bestaat niet. Kies er een uit de lijst die verschijnt terwijl je typt.
refused-no-such-worker = Je hebt geen beschikbare werker met die kennis. Kies er een uit de lijst, of haal eerst werkers terug.
refused-not-of-the-double = Je plaatst een dubbel: alleen je andere werkers met kennis { $double } kunnen volgen. Plaats er een, of beëindig de beurt met /klaar.
refused-turn-begun = Je hebt deze beurt al een werker geplaatst, dus alleen de rest van het dubbel kan volgen. Plaats er nog een, of beëindig de beurt met /klaar.
refused-nothing-to-retrieve = Je hebt geen werker op het bord. Plaats er een.
refused-dilemma-done = Je hebt je dilemma al beslist. Plaats werkers of haal ze terug.
refused-dilemma-price = Je dilemma kost het artefact dat erop staat, of 2 artefacten naar keuze, en die heb je niet. Plaats werkers of haal ze terug.
refused-must-act = Passen kan niet. Plaats een werker, haal werkers terug, of beslis je dilemma.
refused-how-many = { $exactly ->
    [True] Kies er precies { $most }.
   *[other] Kies er { $least } tot { $most }.
}
refused-chance = Die worp of trekking kan niet. Er is niets veranderd; meld het aan de beheerder van deze bot.

## Taking back

refused-undo-nothing = Je hebt niets om ongedaan te maken. Met /beurt zie je of er op je gewacht wordt.
refused-undo-roll = Sindsdien zijn dobbelstenen geworpen of kaarten getrokken, dus die zet blijft staan. Is iedereen akkoord, dan kunnen jullie verder terug met /spel terugdraaien.
refused-undo-reveal = Door die zet is iets geheims onthuld, dus hij blijft staan. Is iedereen akkoord, dan kunnen jullie verder terug met /spel terugdraaien.
refused-undo-not-yours = Het laatste antwoord was van iemand anders. Is iedereen akkoord, dan kunnen jullie verder terug met /spel terugdraaien.
