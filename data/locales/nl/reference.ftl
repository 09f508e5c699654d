# Opzoeken: /card, /rules, /help en /tutorial. Elk één bericht, dus onder de 2.000 tekens.

## Commands: descriptions, at most 100 characters

command-card = Zoek een rekruut, markt, dilemma, artefact of vakje op
    .name = kaart
command-card-name = De naam
    .name = naam
command-post = Deel het met iedereen in het kanaal
    .name = delen
command-rules = Lees de regels, onderwerp voor onderwerp, en hoe wij ze uitleggen
    .name = regels
command-rules-topic = Een woord: een onderwerp, een vakje, een regel
    .name = onderwerp
command-help = Lees hoe het werkt: begin hier
    .name = hulp
command-tutorial = Volg een korte rondleiding door je eerste beurt
    .name = rondleiding

## /card

reference-no-card = Er is geen kaart of vakje “{ $typed }”. Kies er een uit de lijst die verschijnt terwijl je typt.
reference-kind-recruit = { $name } (rekruut)
reference-kind-market = { $name } (markt)
reference-kind-dilemma = { $name } (dilemma)
reference-kind-artifact = { $name } (artefact)
reference-kind-space = { $name } (vakje)

reference-title = ## { $name }
reference-recruit = { THING($faction) }-rekruut
reference-other-printing = { $edition ->
        [classic] In de klassieke editie: { $ability }
       *[revised] In de herziene editie: { $ability }
    }
reference-note = Zo spelen wij het: { $note }
reference-works-for = In dit spel: actieve rekruut bij { $name }.
reference-tile = Markttegel
reference-price = Een bezoek kost { AMOUNTS($price) }. Je plaatst een prestigesteen op het territorium van het gebied van de markt, en de alliantie van dat gebied stijgt 1 vakje.
reference-penalty = Boete voor iedereen zonder prestigesteen erop: { $penalty }
reference-stands = In dit spel: gebouwd in { THING($area, "the") }.
    { SIZE($names) ->
        [0] Niemand heeft er een prestigesteen op.
       *[other] Prestigestenen erop: { LIST($names) }.
    }
reference-market = { $game ->
        [yes] Daar is nog geen markt gebouwd: plaats een werker op de bouwplaats om mee te bouwen.
       *[no] Een gebouwde markt. Wat een bezoek kost, staat op de tegel: op /bord zie je welke hier ligt, en met /kaart lees je over alle achttien.
    }
reference-dilemma = Ethisch dilemma. Eén keer per spel mag je het beslissen, in plaats van een gewone beurt. Betaal { COUNT($artifact, 1) }, of 2 artefacten naar keuze, en kies:
reference-fight = • **Orde bevechten** ({ THING($dilemma, "fight") }): trek 2 rekruten en houd er 1, geheim.
reference-serve = • **Dystopie steunen** ({ THING($dilemma, "serve") }): plaats een prestigesteen op de kaart.
reference-artifact = Artefact, een van zes soorten met elk zes kaarten. Hoeveel je er hebt, is openbaar; welke het zijn, is je geheim; je moraal is je handlimiet. Met artefacten betaal je op de artefactmarkten (3 naar keuze, of 2 identieke), op sommige markttegels en voor je dilemma.
reference-artifact-uses = Hoort bij de prijs van: { THINGS($tiles) }.
reference-artifact-dilemma = Je kunt er ook mee betalen voor: { THING($dilemma) }.

reference-commodity = Grondstofgebied van { THING($area, "the") }. Er mag elk aantal werkers staan; niemand wordt er weggeduwd. Plaats een werker en tel de kennis van alle werkers hier op, van iedereen:
    • 1–4: krijg { COUNT($good, 1) }, en de { THING($faction) }-alliantie stijgt 1 vakje.
    • 5–8: krijg { COUNT($good, 1) } en verlies 1 kennis.
    • 9 of meer: krijg { COUNT($good, 2) } en 1 kennis.
    Vanaf alliantievakje 2 krijgen spelers met een actieve { THING($faction) }-rekruut 1 extra { THING($good) }.
reference-tunnel = Vakje voor 1 werker. Betaal { COUNT($price, 1) }, krijg { COUNT($good, 1) } of trek een artefact, en de { THING($faction) }-mijnwerker gaat 1 vakje verder. Vanaf alliantievakje 5 nemen spelers met een actieve { THING($faction) }-rekruut allebei.
    Op mijnwerkervakje 6 worden alle geheime { THING($faction) }-rekruten actief; op vakje 9 is de tunnel voltooid en gaat het einde open.
reference-tunnel_end = Vakje voor 1 werker, open zodra de { THING($faction) }-mijnwerker op vakje 9 staat, voor spelers met een actieve { THING($faction) }-rekruut. Het kost niets: krijg { COUNT($good, 3) }.
reference-site = Bouwplaats in { THING($area, "the") } met vier vakjes: één kost { COUNT($price, 1) }, drie kosten elk { COUNT($other, 1) }. Werkers blijven er, zonder weggeduwd te worden, tot de markt gebouwd is; iedereen met een werker hier plaatst er dan een prestigesteen op.
    Tegelijk nodig: 2 werkers met twee of drie spelers, 3 met vier, 4 met vijf of zes.
reference-artifact_market = Vakje voor 1 werker. Betaal 3 artefacten naar keuze of 2 identieke: de { THING($faction) }-alliantie stijgt 1 vakje, en je plaatst een prestigesteen op { THING($territory, "the") } of op een gebouwde markt van het gebied waarop je er nog geen hebt.
reference-wind_saloon = Vakje voor 1 werker. Betaal 3 artefacten naar keuze of 2 identieke: de Icarite-alliantie stijgt 1 vakje, en je plaatst een prestigesteen op { THING($territory, "the") }.
reference-nimbus_loft = Vakje voor 1 werker. Betaal 3 producten naar keuze: de Icarite-alliantie stijgt 1 vakje, en je plaatst een prestigesteen op het territorium van Icarus.
reference-breeze_bar = Vakje voor 1 werker. Betaal 1 roes en 1 andere grondstof: de Icarite-alliantie stijgt 1 vakje, en je trekt 2 artefacten.
reference-sky_lounge = Vakje voor 1 werker. Betaal 1 roes en 1 andere grondstof: de Icarite-alliantie stijgt 1 vakje, en je krijgt 2 producten naar keuze.
reference-tank_energy = Vakje voor 1 werker. Betaal 3 energie en verlies 2 kennis; met minder dan 4 werkers krijg je een nieuwe, die meteen geworpen wordt.
reference-tank_water = Vakje voor 1 werker. Betaal 3 water en krijg 2 moraal; met minder dan 4 werkers krijg je een nieuwe, die meteen geworpen wordt.

## /rules

reference-no-topic = Ik heb niets gevonden over “{ $typed }”. Kies uit de lijst die verschijnt terwijl je typt, of probeer een ander woord.
reference-rules-more = Meer onderwerpen

## /help

help-text = ## Euphoria op Discord
    Je leidt een paar werkers in een dystopie. Het zijn dobbelstenen: het getal is de kennis van de werker. Verzamel grondstoffen en producten, graaf tunnels, bouw markten. **Wie als eerste tien prestigestenen plaatst, wint.** Je speelt met 2 tot 6 spelers, en computerspelers kunnen lege plekken opvullen.

    • **Beginnen:** typ /spel nieuw in een kanaal. De anderen drukken op *Meedoen*, en iemand drukt op *Starten*.
    • **Je eerste keuze:** iedereen kiest in het geheim twee rekruten, één actieve en één geheime. Het kanaal ziet alleen wie nog kiest.
    • **Jouw beurt:** ik geef je een seintje. Druk op *Mijn beurt* onder het bord. Een paneel dat alleen jij ziet, biedt elke mogelijke zet, met wat die kost en oplevert: één druk en hij is gedaan. Wat je nog ongedaan kunt maken (met /ongedaan), geldt meteen; wordt er iets geworpen, getrokken of onthuld, of gaat een computerspeler daarna door, dan zie je de zet eerst, en telt hij als je op *Bevestigen* drukt.
    • **Vóór je beurt:** met /plan leg je in het geheim je volgende zetten vast.
    • **Je geheimen:** /hand toont je kaarten, alleen aan jou.
    • **Hoe het ervoor staat:** /bord als plaatje, /stand in woorden, /overzicht voor alles sinds je laatste beurt.
    • **Wat doet dit?** /kaart voor elke kaart en elk vakje, /regels voor elk onderwerp, /tip voor advies.

    Er is geen haast: een spel mag dagen duren, en er gaat niets verloren.
help-your-move = **Jij bent in dit kanaal aan zet.** Druk op *Mijn beurt* bij het nieuwste bericht, of typ /beurt.
help-waiting = In dit kanaal wacht een spel op { $names }. Je kunt meekijken met /bord en /stand.
help-version = -# Versie { $version } · een onofficieel fanproject
help-tutorial = Laat me een eerste beurt zien
help-new = Nieuw hier? Twee minuten
help-to-game = Terug naar het spel
help-commands = Alle opdrachten
help-back = Terug
help-list = ## Alle opdrachten ({ $page } van { $pages })
help-command = **/{ $name }** { $about }

## /tutorial

tutorial-step = -# Stap { $step } van { $steps }
tutorial-back = Terug
tutorial-next = Verder
tutorial-again = Vanaf het begin
tutorial-1 = ## Je eerste keuze: rekruten
    Vóór de eerste beurt krijgt iedereen vier rekruten en kiest er in het geheim twee: één **actieve**, met een kracht die je meteen hebt, en één **geheime**, die later in het spel actief wordt.

    Twee rekruten van dezelfde fractie versterken elkaar: als de alliantie van die fractie vakje 11 bereikt, krijgt elke actieve rekruut ervan een van je prestigestenen. Met *Mijn kaarten* of /hand lees je wat je rekruten kunnen.
tutorial-2 = ## Het bord
    Dit is het bord van een spel dat net begonnen is. Vier gebieden: Euphoria, Subterra, de Wastelands, en Icarus hoog in de lucht. Elke speler heeft twee werkers, tien prestigestenen en één actieve rekruut, en houdt een geheime rekruut en een dilemma voor de anderen verborgen.

    Je wint door als eerste tien prestigestenen te plaatsen. Dat doe je op territoria, op markten, en ook op je eigen rekruten en je dilemma. Laten we een beurt spelen.
tutorial-3 = ## Je werkers
    Je wierp een **2** en een **5**: dat is de kennis van je werkers. Te veel kennis is gevaarlijk. Telkens als je werkers geworpen worden, tel je de kennis van je beschikbare werkers op bij je vakje op het kennisspoor (3 aan het begin): bij 16 of meer rent je werker met de hoogste kennis weg.

    In je beurt **plaats** je een werker of **haal** je werkers **terug**. Hebben twee beschikbare werkers dezelfde kennis, dan mag je ze allebei in één beurt plaatsen.
tutorial-4 = ## Speel je beurt
    Ik geef je een seintje, en je drukt op *Mijn beurt*. Je privépaneel vraagt welke werker, dan waarheen, en biedt alleen wat je kunt betalen. Naast elk vakje lees je wat het kost en oplevert.

    Je hebt nog niets, dus alleen de grondstofgebieden zijn open: de Generator (energie), de Waterbron (water), de Boerderij (voedsel) en de Wolkmijn (roes). Je kiest de **2** en de **Generator**.
tutorial-5 = ## Wat de Generator geeft
    De kennis van alle werkers daar wordt opgeteld. De jouwe staat alleen, dus het totaal is 2: je krijgt 1 energie, en de Euphorian-alliantie stijgt 1 vakje. Een totaal van 5–8 geeft ook 1 energie, en je verliest 1 kennis, wat goed is. Met 9 of meer krijg je 2 energie, maar ook 1 kennis.

    Dat staat bij de knop: druk erop en het is gedaan; met *Ongedaan maken* draai je het terug tot iemand anders iets doet. Het kanaal leest wat er gebeurde, en de volgende speler krijgt een seintje.
tutorial-6 = ## Je tweede beurt
    Met 1 energie is er meer mogelijk. Je plaatst de **5** in de Euphorian Tunnel: betaal 1 energie, krijg 1 goud of trek een artefact, en de mijnwerker gaat 1 vakje verder.

    Daar past maar één werker. Plaatst een andere speler er later een werker, dan wordt de jouwe weggeduwd: hij komt gratis bij je terug en wordt geworpen. Dat is vaak goed voor je.
tutorial-7 = ## Terughalen
    Je werkers staan allebei op het bord, dus nu haal je ze terug. Met 1 voedsel of 1 roes zou je 2 moraal krijgen. Zulke grondstoffen heb je niet, dus je betaalt niets, en dat kost 1 moraal; maar je moraal is 1 en kan niet lager, dus deze keer is het gratis. Je moraal bepaalt hoeveel artefacten je mag houden.

    De werkers worden geworpen, en je kunt weer verder.
tutorial-8 = ## Hoe je prestigestenen plaatst
    • **Een markt bouwen:** elk vakje van een bouwplaats kost 1 product. Staan er genoeg werkers, dan plaatst elke bouwer een prestigesteen op de markt.
    • **Een markt bezoeken:** betaal de prijs en plaats een prestigesteen op het territorium van het gebied. Op artefactmarkten betaal je 3 artefacten of 2 identieke, bij de **Nimbus Loft** in Icarus 3 producten naar keuze.
    • **Je rekruten:** op alliantievakje 11 krijgt elke actieve rekruut van de fractie een prestigesteen.
    • **Je dilemma:** één keer per spel kun je het in plaats van een gewone beurt beslissen, voor het artefact dat erop staat of 2 artefacten naar keuze. Draag bij aan de dystopie en plaats een prestigesteen, of bevecht de gevestigde orde en krijg nog een rekruut.
tutorial-9 = ## Klaar
    Een gebouwde markt heeft een boete voor iedereen zonder prestigesteen erop, en met een rekruut gelden voor jou andere regels: met /kaart lees je er meer over, /tip stelt een zet voor, en /regels legt de rest uit.

    Typ /spel nieuw in een kanaal, voeg een computerspeler toe als er niemand anders is, en druk op *Starten*.
