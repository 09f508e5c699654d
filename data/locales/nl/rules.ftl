# `/rules onderwerp`: het spel in onze eigen woorden, één onderwerp per bericht (onder de 1.500 tekens), en hoe wij de regels lezen
# waar de spelregelboekjes verschillen of zwijgen. `.keywords` zijn andere woorden waarmee je een onderwerp vindt; het begin is genoeg.

rules-goal =
    Je werkers zijn dobbelstenen; het getal van een werker is zijn kennis. Plaats ze om grondstoffen en producten te krijgen, tunnels te graven, markten te bouwen en de alliantie van de vier fracties te verhogen. Je hebt 10 prestigestenen. **Wie als eerste de tiende plaatst, wint.**

    Een prestigesteen kan liggen
    • op een markt die je helpt bouwen (1 per markt),
    • op een territorium, door een markt van dat gebied te bezoeken,
    • op een gebouwde markt, via de artefactmarkt van het gebied,
    • op elke actieve rekruut van een fractie die alliantievakje 11 bereikt,
    • op je ethisch dilemma, als je bijdraagt.

    Je begint met 2 werkers, 1 actieve rekruut, 1 geheime rekruut, 1 dilemma, moraal 1 en kennis 3.
    .title = Doel van het spel
    .keywords = winnen, winst, doel, overzicht, basis, begin, hoe win ik, tien prestigestenen, tien stenen, tien sterren, bedoeling, waar gaat het om

rules-tips =
    • **Eerst grondstoffen.** Zolang je niets hebt, is een grondstofgebied je enige zet. Een laag totaal verhoogt ook de alliantie, een totaal van 5–8 verlaagt je kennis.
    • **Haal werkers terug met voedsel of roes.** Voor 1 voedsel heb je ze allemaal terug en krijg je 2 moraal, dus je mag 2 artefacten meer houden.
    • **Houd je kennis laag.** Drie of vier werkers rennen eerder weg. Een totaal van 5–8 en de energiekant van de Activatietank helpen.
    • **Bouw met de anderen.** Elke bouwer plaatst een prestigesteen en ontloopt de boete. Eén werker is genoeg.
    • **Laat je wegduwen.** Je werker komt gratis terug; je hoeft hem niet zelf terug te halen.
    • **Een derde werker** is elke ronde een extra actie. Je koopt hem voor 3 energie of 3 water.
    • **Kijk naar de fracties van je rekruten.** Verhoog de alliantie van de fractie die ze delen: vakje 11 is goed voor een prestigesteen op allebei.
    • **Verzamel paren.** Met 2 identieke artefacten plaats je een prestigesteen waar je anders 3 artefacten voor betaalt.
    • **Tel de territoria.** Elk heeft evenveel vakjes als er spelers zijn; daarna is het vol.

    Met `/tip` lees je wat een computerspeler in jouw plaats zou doen.
    .title = Tips voor een eerste spel
    .keywords = strategie, advies, beginner, tip, tips, hulp, nieuw, tactiek, beginnen

rules-icons =
    • **Grondstoffen en producten:** ⚡ energie, een waterdruppel, een wortel voor voedsel, een pil voor roes; een goudstaaf, een grijze steen, rode bakstenen voor klei. Een ring van kleuren is elke grondstof behalve roes, een zeshoek elk product.
    • **Kaarten:** een blauwe kaart met een zandloper is een artefact, twee met sterren zijn 2 identieke; een donkere kaart met een figuur is een geheime rekruut; de weegschaal is het dilemma.
    • **Sporen:** het hart is moraal, het paarse hoofd kennis. Het teken van een fractie achter een pijl is 1 vakje van haar alliantie.
    • **Ster:** een prestigesteen. Een rij sterren is een territorium; doorgestreepte sterren doen bij dit aantal spelers niet mee.
    • **Vakken onder een grondstofgebied:** de totale kennis daar, en wat die geeft.
    • **3×🎲 op een bouwplaats:** zoveel werkers zijn nodig. Onder elk vakje staat de prijs.
    • **Tunnels:** de helm is de mijnwerker. Bij de figuur worden geheime rekruten actief, bij het hangslot gaat het einde open; ernaast staat wat het einde geeft.
    • **Dobbelsteen met een plus:** een nieuwe werker.
    • **De strook van een speler:** geplaatste prestigestenen, moraal, kennis, artefacten; dan werkers (een streepje: die staat op het bord), grondstoffen en producten, en actieve rekruten.

    `/kaart` beschrijft elk vakje in woorden.
    .title = Het bord lezen
    .keywords = icoon, symbool, teken, plaatje, legenda, bord, ster, hart

rules-turn =
    Doe in je beurt precies één van deze dingen. Passen mag niet, en hoeft ook nooit.
    • Plaats een van je beschikbare werkers en neem het voordeel. Met een dubbel mag je er meer plaatsen.
    • Haal een of meer van je werkers terug.
    • Beslis je ethisch dilemma, één keer per spel.

    Vóór je actie, en tussen de werkers van een dubbel, mag je ruilen. Je laatste actie beëindigt de beurt; dan is de speler links van je aan de beurt.

    Zo spelen wij het: moet iemand anders iets kiezen (een weggeduwde werker, afleggen), dan wacht de beurt. Moeten meerdere spelers kiezen, dan kiest de speler aan de beurt eerst, daarna de anderen met de klok mee. Treden meerdere van je rekruten tegelijk in werking, dan kies jij de volgorde.
    .title = Jouw beurt
    .keywords = actie, passen, met de klok mee, volgorde, volgende, wat kan ik doen, opties, mijn zet, beurt overslaan, zet, ronde, aan de beurt, wie is er

rules-placing =
    Eén plaatsing, stap voor stap:
    1. Kies een werker en een vakje. Het moet voor jou open zijn, en je moet kunnen betalen.
    2. Plaats de werker. Op een vakje voor één werker duwt hij de werker daar weg.
    3. De weggeduwde werker gaat terug naar zijn speler en wordt meteen geworpen.
    4. Je rekruten die in werking treden als je een werker wegduwt.
    5. Betaal. Met sommige rekruten mag je iets anders betalen.
    6. Neem het voordeel. Niveaubonussen tellen zoals ze vóór dit bezoek stonden.
    7. De sporen werken door: geheime rekruten worden actief, prestigestenen gaan op rekruten, tunnels worden voltooid.
    8. Heeft iemand de tiende prestigesteen geplaatst? Zo niet, dan werken de krachten die op een prestigesteen volgen.
    9. Een bouwplaats met genoeg werkers wordt een markt.
    Wie na een trekking of een verandering van moraal te veel artefacten heeft, legt er af tot de handlimiet.

    Zo spelen wij het: krijg je iets van een eigen rekruut doordat je een werker wegduwt, dan mag je daarmee de prijs betalen; je moet die rekruut dan wel gebruiken. Wat van een andere speler afhangt, telt niet. Pas op als je je eigen werker wegduwt: verlies je door een worpboete wat je wilde betalen, dan blijft de nieuwe werker staan en krijg je niets.
    .title = Een werker plaatsen
    .keywords = plaatsen, plaatsing, vakje, betalen, prijs, kosten, voordeel, stap, neerzetten, zetten, inzetten, arbeider, actievakje, pion

rules-bumping =
    Tunnels, tunneleinden, gebouwde markten, artefactmarkten, de vier Icarite-markten en beide kanten van de Activatietank hebben plaats voor 1 werker. Plaats je een werker waar er al een staat, dan duw je die weg: hij gaat gratis terug naar zijn speler en wordt meteen geworpen, met een kenniscontrole. Je mag je eigen werkers wegduwen.

    Grondstofgebieden (ook de Wolkmijn) hebben plaats voor elk aantal werkers, bouwplaatsen voor één per vakje. Daar wordt niemand weggeduwd.

    Zo spelen wij het:
    • “Een werker van een andere speler” is nooit de jouwe. “Zonder een werker weg te duwen” geldt ook voor je eigen werkers.
    • Werkers die terugkeren als een markt gebouwd wordt, zijn niet weggeduwd.
    • Een werker waarvan de kennis gekozen is in plaats van geworpen (Amanda, herziene Julia en Yordy) telt wel mee voor de kenniscontrole. Worpboetes en Ben gelden er niet voor.
    .title = Wegduwen
    .keywords = wegduwen, weggeduwd, duwen, terugduwen, stoten, wegstoten, wegsturen, verdringen, terugkeren, bezet, tijdelijk, vakje afpakken, vol vakje, naar huis, bumpen

rules-doubles =
    Hebben twee of meer van je beschikbare werkers dezelfde kennis als je beurt begint, dan mag je ze allemaal deze beurt plaatsen, de ene volledige plaatsing na de andere. Na de eerste is elke volgende vrijwillig.

    Een werker die tijdens de beurt beschikbaar komt, doet nooit mee.

    Zo spelen wij het: het is één beurt. Krachten van één keer per beurt werken één keer, en je verliest hoogstens 1 werker door kenniscontroles. Met twee verschillende dubbels kies je er een. Een niveaubonus die je met de eerste werker bereikt, geldt al voor de tweede.

    De variant “Dubbels kosten moraal”: elke werker na de eerste kost 1 moraal, dus daarvoor heb je moraal 2 nodig. Geldt de boete van de Fountain voor jou, dan plaats je maar 1 werker per beurt.
    .title = Dubbels
    .keywords = dubbel, dubbele, dubbel gooien, dubbel werpen, paar werkers, gelijk, triple, drie dezelfde, zelfde getal, gelijke ogen, meer werkers

rules-retrieving =
    Haal als actie zoveel van je werkers van het bord terug als je wilt, minstens 1. Eén of allemaal kost hetzelfde:
    • Betaal 1 voedsel of 1 roes: krijg 2 moraal.
    • Betaal niets: verlies 1 moraal. Bij moraal 1 mag het ook, en verlies je niets.

    Werp ze dan allemaal samen en doe één kenniscontrole. Haal je een werker van een bouwplaats terug, dan ben je het product kwijt: voor dat vakje moet opnieuw betaald worden.

    Zo spelen wij het, in volgorde: kies de werkers, kies wat je betaalt, pas moraal en kennis aan, leg af tot de handlimiet, de opoffering van Pete of Dr. Sheppard, worp, kenniscontrole, worpboetes, Ben, Steven, Maggie.
    .title = Terughalen
    .keywords = terughalen, terugnemen van werkers, werkers terugnemen, terugpakken, thuisbrengen, gratis, voedsel, roes, ophalen, rust

rules-rolling =
    Je werkers worden geworpen als je ze terughaalt, als ze weggeduwd worden, als je er een bij krijgt, en als de markt klaar is waaraan je meebouwde.

    Na elke worp, in wiens beurt ook, in deze volgorde:
    1. De kenniscontrole.
    2. Worpboetes: voor elke werker met het getal van een markt waarop je geen prestigesteen hebt, verlies je 1 grondstof of product. Een werker die net wegrende, telt nog mee.
    3. Ben: andere spelers mogen hem gebruiken als de worp je een dubbel gaf.
    4. Steven: rende een werker weg, dan krijg je zijn product en artefact.

    Voor een werker waarvan de kennis gekozen is in plaats van geworpen, geldt alleen de kenniscontrole.

    Na de worp aan het begin van het spel gebeurt niets van dit alles.
    .title = Werkers werpen
    .keywords = werpen, gooien, rollen, dobbelen, dobbelsteen, dobbelstenen, opnieuw werpen, opnieuw gooien, volgorde na een worp, Ben, Steven, worp, worpen, ogen

rules-knowledge =
    Het kennisspoor loopt van 1 tot 6, en laag is goed. **Kenniscontrole:** telkens als je werkers geworpen worden, tel je de kennis van al je beschikbare werkers en je vakje op het spoor op. Bij 16 of meer rent je beschikbare werker met de hoogste kennis weg: hij is verloren. Bij gelijke stand gaat er maar één. Bij de Activatietank kun je weer werkers krijgen.

    Zo verlies je hoogstens 1 werker per beurt, wie er ook aan de beurt is. Je laatste werker kan niet wegrennen.

    Stijgen en dalen stopt aan het einde van het spoor. Moet je voor een rekruut je kennis verhogen, dan moet daar ruimte voor zijn: om haar met 2 te verhogen, moet je op 4 of lager staan.

    Zo spelen wij het: voor werkers die samen geworpen worden, is er één controle. Kennis krijgen op het spoor leidt op zich nooit tot een controle. Een werker waarvan de kennis gekozen is in plaats van geworpen, wel: die kwam van het bord.
    .title = Kennis en wegrennen
    .keywords = kenniscontrole, wegrennen, weglopen, vluchten, ontsnappen, deserteren, werker verliezen, werker kwijt, 16, spoor, dobbelsteen kwijt, te slim, weten, wijsheid, intelligentie

rules-morale =
    Moraal loopt van 1 tot 6. Je moraal is je handlimiet: het aantal artefacten dat je mag houden. Moraal telt ook bij een gelijke stand aan het einde.

    Stijgen en dalen stopt aan het einde van het spoor. Een vakje dat je moraal geeft, mag je bij moraal 6 nog gebruiken.

    Moet je voor een rekruut moraal verliezen, dan moet je die echt hebben: om 2 moraal te verliezen, heb je minstens moraal 3 nodig.

    Zo spelen wij het: de handlimiet geldt meteen, na elke trekking en elke verandering van moraal, ook in de beurt van een andere speler. Jij kiest wat je aflegt. Artefacten uit een ruil tellen ook.
    .title = Moraal en handlimiet
    .keywords = handlimiet, afleggen, te veel artefacten, te veel kaarten, hoeveel kaarten, hart, hand, moreel, weggooien

rules-commodities =
    De Generator geeft energie, de Waterbron water, de Boerderij voedsel, de Wolkmijn roes. Er mogen zoveel werkers staan als jullie willen. Plaats er een, en tel de kennis van alle werkers daar op, van iedereen:
    • 1–4: krijg 1 grondstof, en de alliantie van de fractie stijgt 1 vakje.
    • 5–8: krijg 1 grondstof en verlies 1 kennis.
    • 9 of meer: krijg 2 grondstoffen en 1 kennis.

    Vanaf niveau 1 van de alliantie krijgen spelers met een actieve rekruut van die fractie 1 extra grondstof.

    De alliantie verhogen is verplicht. Je krijgt grondstoffen alleen als je een werker plaatst, niet zolang hij er staat. Grondstoffen raken nooit op.

    Zo spelen wij het: wordt niveau 1 pas door dit bezoek bereikt, dan telt het vanaf de volgende keer dat je daar een werker plaatst.
    .title = Grondstofgebieden
    .keywords = grondstof, energie, water, voedsel, roes, generator, waterbron, aquifer, boerderij, wolkmijn, roesmijn, verzamelen, productie, inkomen, inkomsten, koopwaar, handelswaar, goederen, eten, geluk, gelukzaligheid, hulpbron, stroom

rules-tunnels =
    Drie fracties graven. Betaal 1 energie (Euphorian), 1 water (Subterran) of 1 voedsel (Wastelander). Krijg het product van de tunnel (goud, steen of klei) of trek een artefact, en de mijnwerker gaat 1 vakje verder. Vanaf niveau 2 neem je met een actieve rekruut van die fractie allebei.

    Bereikt de mijnwerker vakje 6, dan worden alle geheime rekruten van de fractie actief, wie er ook groef. Op vakje 9 is de tunnel voltooid: het vakje aan het einde is open voor spelers met een actieve rekruut van de fractie. Het kost niets: je krijgt 3 water aan het einde van de Euphorian Tunnel, 3 voedsel aan dat van de Subterran Tunnel, 3 energie aan dat van de Wastelander Tunnel.

    De tunnel zelf kun je blijven gebruiken.

    Zo spelen wij het: het einde hoort niet bij de tunnel, dus rekruten die in tunnels werken, doen daar niets. Met Kaden mag je je kennis met 2 verhogen om aan elk einde een werker te plaatsen. Het einde van de Subterran Tunnel hoort bij Subterra.
    .title = Tunnels
    .keywords = tunnel, mijnwerker, graven, product, goud, steen, klei, tunneleinde, exclusief, exclusief actievakje, mijn, hulpbron, productiemiddelen

rules-construction =
    Elk gebied behalve Icarus heeft twee bouwplaatsen met elk vier vakjes. Een vakje kost 1 product: drie kosten dat van het gebied zelf, één een ander. Plaats een werker en betaal; hij blijft tot de markt gebouwd is en kan niet weggeduwd worden.

    Staan er tegelijk genoeg werkers (2 met twee of drie spelers, 3 met vier, 4 met vijf of zes), dan is de markt gebouwd: de tegel wordt omgedraaid, en iedereen met een werker daar plaatst er 1 prestigesteen op, hoeveel werkers het ook waren. De werkers keren terug en worden geworpen.

    Vanaf dan geldt de boete voor iedereen zonder prestigesteen erop.

    Zo spelen wij het: één speler mag meerdere vakjes vullen, zelfs alle. Je mag een werker eerder terughalen; het product is dan verloren. De volgorde is: tegel, alle prestigestenen tegelijk, Theater, tiende prestigesteen?, Ray; dan werpen de bouwers, de speler aan de beurt eerst. Zo treft de boete van de nieuwe tegel nooit de bouwers.
    .title = Markten bouwen
    .keywords = bouwen, bouwer, bouwplaats, bouwplaatsen, meebouwen, markttegel, gebouwd, hoeveel werkers, constructie

rules-markets =
    Iedereen mag een gebouwde markt bezoeken. Betaal de prijs op de tegel, plaats een prestigesteen op het territorium van dat gebied, en de alliantie van het gebied stijgt 1 vakje. Ook als het territorium vol is, mag je de markt bezoeken, voor de alliantie.

    Elke tegel heeft een boete voor iedereen zonder prestigesteen erop. Met een bezoek leg je geen prestigesteen op de tegel zelf: dat doe je door mee te bouwen, of via de artefactmarkt van het gebied.

    6 van de 18 tegels doen mee, gedekt tot ze gebouwd worden. Met `/kaart` lees je wat elke tegel doet.

    Zo spelen wij het: “een markt buiten Icarus” op een rekruut betekent de zes tegels en de drie artefactmarkten buiten Icarus. “Je prestigesteen hebt geplaatst” geldt alleen als je er echt een hebt geplaatst.
    .title = Markten bezoeken
    .keywords = markt, markten, bezoek, bezoeken, tegel, prijs, marktkaart

rules-tokens =
    Je hebt 10 prestigestenen. Een geplaatste prestigesteen blijft liggen.
    • **Territoria.** Elk gebied heeft er een, met evenveel vakjes als er spelers zijn, voor de prestigestenen van iedereen; één speler mag er meer hebben. Je plaatst er een door een markt van het gebied te bezoeken: elke gebouwde markt, de artefactmarkt, en in Icarus de Wind Saloon en de Nimbus Loft.
    • **Gebouwde markten.** Eén prestigesteen per speler, door mee te bouwen of via de artefactmarkt van het gebied. Daarmee ben je van de boete van de tegel af.
    • **Rekruten.** Bereikt de alliantie van een fractie vakje 11, dan komt er een prestigesteen op elke actieve rekruut van die fractie.
    • **Je dilemma,** als je bijdraagt.

    Op een vol territorium kan geen prestigesteen meer. Je mag er de markten nog wel bezoeken: de alliantie stijgt, maar krachten die op een prestigesteen volgen, werken niet.

    Geldt de boete van het Theater voor jou, dan krijg je 1 kennis voor elke prestigesteen die je plaatst.
    .title = Prestigestenen en territoria
    .keywords = prestigesteen, prestige, territorium, grondgebied, ster, sterren, steen, stenen, fiche, autoriteit, invloed, score, punten, vol territorium, overwinningspunten

rules-penalties =
    De boete van een markt geldt voor iedereen zonder prestigesteen op de tegel:
    • **Academy:** geen krachten van rekruten. Niveaubonussen, tunneleinden en prestigestenen op rekruten houd je.
    • **Apothecary:** geen werkers in Icarus.
    • **Arena:** geen tweede werker op een grondstofgebied.
    • **Cafeteria:** gratis werkers terughalen kost 2 moraal; het mag ook bij moraal 1.
    • **Courthouse:** geen 2 identieke artefacten op artefactmarkten, alleen 3.
    • **Fountain:** niet meer dan 1 werker per beurt.
    • **Laboratory:** geen derde of vierde werker.
    • **Lounge:** geen bouwplaats waar een andere speler een werker heeft.
    • **Plaza:** geen gebouwde markt zonder jouw prestigesteen.
    • **Registry:** geen bonussen van niveau 1 en 2.
    • **Spa:** je eigen werkers niet wegduwen.
    • **Theater:** 1 kennis voor elke prestigesteen die je plaatst.
    • **Zes tegels bestraffen een worp:** je verliest 1 grondstof of product per geworpen 1 (Teddy-Bear Shop), 2 (Clinic), 3 (Bemusement Park), 4 (Bonfire), 5 (Stadium), 6 (Literacy).

    Zo spelen wij het: hef je met een bezoek een boete op, dan geldt die tijdens dat bezoek nog, ook voor elke prestigesteen die je daarbij plaatst, zelfs op een rekruut door datzelfde alliantievakje. Krachten na de prestigesteen werken weer.
    .title = Boetes
    .keywords = boete, boetes, straf, nadeel, verboden, verbod, vrijheid, academy, apothecary, arena, cafeteria, courthouse, fountain, laboratory, lounge, plaza, registry, spa, theater, clinic, bonfire, stadium, markteffect

rules-artifacts =
    36 kaarten, zes van elk: ballonnen, knuppels, teddyberen, bifocale brillen, boeken en bordspellen. Hoeveel je er hebt, is openbaar; welke het zijn, is je geheim. Je moraal is je handlimiet.

    De vier artefactmarkten zijn vanaf het begin open: Incinerator of Historical Accuracy (Euphoria), Free Press of Harsh Reality (Subterra), Ark of Fractured Memories (Wastelands), Wind Saloon (Icarus). Betaal 3 artefacten naar keuze of 2 identieke. De alliantie van het gebied stijgt 1 vakje, en je plaatst een prestigesteen op het territorium, of op een gebouwde markt van het gebied waarop je er nog geen hebt; dan ben je van die boete af. In Icarus: alleen op het territorium.

    Op sommige markttegels betaal je ook met een artefact; dat maakt ze nog geen artefactmarkten.

    Zo spelen wij het: als er ruimte is, moet je de prestigesteen plaatsen; jij kiest waar. Is er geen ruimte, dan mag je nog komen voor de alliantie. Is de stapel leeg, dan worden de afgelegde kaarten geschud; is alles leeg, dan trek je niets.
    .title = Artefacten en artefactmarkten
    .keywords = artefact, artifact, kaart, trekken, pakken, paar, identiek, setje, incinerator, free press, ark, wind saloon, stapel

rules-icarus =
    De Icarites graven geen tunnel en bouwen niets. Elk van hun vier markten verhoogt hun alliantie met 1 vakje:
    • **Wind Saloon:** 3 artefacten naar keuze of 2 identieke → een prestigesteen op het territorium van Icarus.
    • **Nimbus Loft:** 3 producten naar keuze → een prestigesteen op het territorium van Icarus.
    • **Breeze Bar:** 1 roes en 1 andere grondstof → trek 2 artefacten.
    • **Sky Lounge:** 1 roes en 1 andere grondstof → krijg 2 producten naar keuze.

    De Wolkmijn is hun grondstofgebied. Vanaf niveau 2 trekken spelers met een actieve Icarite-rekruut een artefact als ze een prestigesteen in Icarus plaatsen.

    Zo spelen wij het: je krijgt dat artefact ook als juist dit bezoek de alliantie van 4 naar 5 verhoogt, maar alleen als je echt een prestigesteen hebt geplaatst. Geheime Icarite-rekruten worden alleen op alliantievakje 8 actief: er is geen mijnwerker.
    .title = Icarus
    .keywords = icarite, wind saloon, nimbus loft, breeze bar, sky lounge, wolken, lucht

rules-tank =
    De Werkersactivatietank geeft je nieuwe werkers, tot 4 in totaal.
    • Energiekant: betaal 3 energie, verlies 2 kennis.
    • Waterkant: betaal 3 water, krijg 2 moraal.

    Met minder dan 4 werkers krijg je er dan een: hij wordt geworpen, met een kenniscontrole, en is vanaf je volgende beurt beschikbaar. Heb je er al 4, of geldt de boete van het Laboratory voor jou, dan mag je nog komen voor de kennis of de moraal.

    Zo spelen wij het: de Activatietank hoort bij geen gebied. Pete en Dr. Sheppard werken nadat de nieuwe werker geworpen is. Met Chase mag je hem meteen plaatsen, tenzij hij wegrende of de boete van de Fountain voor jou geldt.
    .title = Werkersactivatietank
    .keywords = nieuwe werker, werker erbij, extra werker, derde werker, activatie, activatietank, tank, meer dobbelstenen, vierde werker, werker kopen

rules-sacrifice =
    Met sommige rekruten kun je een werker opofferen: Pete en Dr. Sheppard als je werkers terughaalt, Chase in een tunnel, de klassieke Dr. Nakagawa op een markt.

    Een opgeofferde werker is verloren. Bij de Activatietank kun je een nieuwe krijgen.

    Je mag een werker alleen opofferen als je er nog een hebt, op het bord of niet.

    Zo spelen wij het: Pete en Dr. Sheppard nemen een werker die je terughaalt, vóór de worp; hij wordt niet geworpen. De opoffering van Chase en Dr. Nakagawa komt na het voordeel en laat het vakje leeg. Steven geeft niets voor een opoffering.
    .title = Een werker opofferen
    .keywords = opofferen, opoffering, doden, werker verliezen, Pete, Sheppard, Chase, Nakagawa

rules-allegiance =
    Elke fractie heeft een alliantiespoor van vakje 0 tot 11, waarop alle spelers hetzelfde fiche vooruitzetten. Alleen spelers met een actieve rekruut van de fractie hebben haar bonussen:
    • Niveau 1, op vakje 2: 1 extra grondstof op haar grondstofgebied.
    • Niveau 2, op vakje 5: het product én een artefact in haar tunnel; voor Icarites een artefact bij elke prestigesteen in Icarus.
    • Niveau 3, op vakje 8: alle geheime rekruten van de fractie worden actief.
    • Niveau 4, op vakje 11: een prestigesteen op elke actieve rekruut van de fractie.

    Twee rekruten van één fractie verdubbelen niveau 1 en 2 niet; op niveau 4 krijgt elke rekruut een prestigesteen.

    Zo spelen wij het: het spoor verhogen is altijd verplicht. Een bonus telt vanaf de volgende keer dat je daar een werker plaatst, ook in dezelfde beurt. Op 11 stopt het spoor; vakjes die het zouden verhogen, mag je nog gebruiken.
    .title = Alliantie
    .keywords = niveau, bonus, alliantiebonus, fractie, factie, vakje, spoor, trouw, loyaliteit, verbond, euphorian, subterran, wastelander, icarite

rules-recruits =
    Je kiest 2 van 4 rekruten: één is meteen actief, de andere geheim. Geheime rekruten worden actief als hun fractie alliantievakje 8 of mijnwerkervakje 6 bereikt, door wie dan ook. Met `/kaart` lees je wat elke rekruut kan.

    Zo’n uitwisseling (“je kennis met 2 verhogen om 1 artefact te trekken”) doe je telkens één keer, en alleen als er ruimte is op het spoor. “Hoogste” en “laagste” gelden niet als een ander evenveel heeft.

    Zo spelen wij het:
    • Een rekruut die net actief werd, telt meteen als actief voor prestigestenen, tunneleinden en Phil. Zijn kracht en niveaubonussen beginnen met de beurt van de volgende speler, ook als de mijnwerker hem activeerde.
    • Bij Curtis en Nick telt alleen wat je echt verliest of krijgt, en ze zetten elkaar niet in gang.
    • Bij Katy, Faith, Ian en Zong telt het moment waarop je de werker plaatst, vóór het voordeel.
    • Bij Gary, Kyle, Sarinee, Scarby en Soulless tellen ook je eigen andere werkers mee.
    • Bij één trekking gebruik je de Gokker of Geek, niet allebei.
    • Rekruten die je niet houdt, gaan ongezien uit het spel.
    .title = Rekruten
    .keywords = rekruut, rekruten, geheim, verborgen, activeren, actief, kracht, vaardigheid, eigenschap, gedekt, onthullen, personage, speciale kracht, aanhanger

rules-revised =
    In de herziene editie werken deze veertien rekruten anders; op de kaart van Steven is alleen de tekst anders. `/kaart` toont beide teksten.
    • Amanda: betaal de roes aan de voorraad; ook als je je eigen werker wegduwt.
    • Brett en Flavio: voor 1 kennis, bij elk bezoek aan een markt buiten Icarus.
    • Brian: verlies ook 1 moraal voor elke werker die je in Icarus plaatst.
    • Dave en Phil: 1 kennis in plaats van 2.
    • Esme: een boek geeft dubbel.
    • De Gokker: trek 2 en toon je hand; met een paar trekt elke andere speler er 1.
    • Geek: 1 kennis, trek 3, leg 2 af.
    • Jacko: 1 artefact bij de Ark; dan mag elke andere speler er 1 trekken.
    • Julia: elke werker van een andere speler, voor 1 moraal; hij krijgt de kennis van de jouwe.
    • Nakagawa: plaats je een werker op een bouwplaats, dan mag de Euphorian-alliantie 1 vakje stijgen.
    • Yordy: betaal 1 energie om de kennis van een teruggehaalde werker te kiezen.
    • Zong: 1 kennis voor een artefact; dan mag elke andere speler 1 roes krijgen.
    .title = Herziene rekruten
    .keywords = herziene editie, druk, klassiek, latere druk, veranderingen

rules-dilemma =
    Iedereen heeft één geheim ethisch dilemma. Eén keer per spel mag je het beslissen, in plaats van een gewone beurt. Toon het en betaal het artefact dat erop staat, of 2 artefacten naar keuze. Kies dan:
    • De gevestigde orde bevechten: trek 2 rekruten en houd er 1, geheim.
    • Bijdragen aan de dystopie: plaats een prestigesteen op de kaart.

    Zo spelen wij het: heeft de fractie van de nieuwe rekruut alliantievakje 8 of mijnwerkervakje 6 bereikt, dan wordt hij meteen actief, en op alliantievakje 11 krijgt hij een prestigesteen. De andere rekruut gaat ongezien uit het spel.
    .title = Ethisch dilemma
    .keywords = dilemma, bevechten, bijdragen, ethisch, dienen, ethiek, vechten, gevestigde orde, dystopie

rules-trading =
    In je beurt mag je met elke speler ruilen, vóór je actie of tussen de werkers van een dubbel; je laatste actie beëindigt de beurt. Je ruilt grondstoffen, producten en artefacten, minstens één ding elke kant op, zodra beiden akkoord zijn. Beloften, werkers, prestigestenen en rekruten kun je niet ruilen.

    Je mag over je geheime kaarten alles vertellen. Wat is afgesproken, wisselt van eigenaar.

    Zo spelen wij het: één van beiden is altijd de speler aan de beurt. Artefacten die je krijgt, tellen meteen voor je handlimiet. Iedereen ziet de grondstoffen, de producten en het aantal artefacten; alleen jullie twee zien welke. Een aanbod vervalt aan het einde van de beurt. Met `/ruil` doe je er een.
    .title = Ruilen
    .keywords = ruil, ruilen, aanbod, onderhandelen, geven, cadeau, handel, handelen, ruilhandel, uitwisselen

rules-ending =
    Het spel eindigt zodra iemand de tiende prestigesteen heeft geplaatst, en die speler wint. Een gebouwde markt of een alliantiespoor kan meerdere spelers tegelijk hun tiende geven. Dan, onder hen:
    1. hogere moraal,
    2. lagere kennis,
    3. prestigestenen op meer markten,
    4. prestigestenen op meer territoria,
    5. werp al je werkers: het laagste totaal wint; herhaal tot er beslist is.

    Zo spelen wij het: telkens als er prestigestenen geplaatst zijn, kijken we of iemand gewonnen heeft. Worpen die nog moesten komen, vervallen. In de beslissende worp werpt iedereen van hen alle eigen werkers, op het bord of niet.
    .title = Einde van het spel en gelijkspel
    .keywords = einde, winnaar, gelijkspel, gelijke stand, tiebreaker, tiende prestigesteen, tiende steen, laatste, winnen, spel voorbij, wanneer eindigt het

rules-setup =
    Iedereen werpt 2 werkers en laat ze zo liggen. Wie het hoogste totaal heeft, begint; bij een gelijke stand beslist het lot, en dat staat in het logboek.

    Je krijgt 4 rekruten, kiest er 2 (één actief, één geheim) en onthult de actieve tegelijk met de anderen. Je krijgt 1 dilemma. 6 van de 18 markttegels liggen gedekt op de bouwplaatsen. Moraal begint op 1, kennis op 3, alle alliantiesporen en mijnwerkers op 0. Elk territorium heeft evenveel vakjes als er spelers zijn.

    Na de worp aan het begin is er geen kenniscontrole.
    .title = Opzet
    .keywords = opzet, opzetten, klaarzetten, voorbereiding, begin, start, startspeler, delen, beginnen, eerste speler, spelers, hoeveel spelers, wie begint

rules-secrets =
    Iedereen ziet hoeveel grondstoffen, producten, artefacten en werkers elke speler heeft, de kennis van elke werker, alle sporen, actieve rekruten en geplaatste prestigestenen.

    Geheim: welke artefacten je hebt, je geheime rekruten, je dilemma tot je het beslist, gedekte tegels, rekruten die uit het spel zijn, en de volgorde van de stapels.

    Afgelegde artefacten liggen open. `/hand` toont je geheimen alleen aan jou. Na afloop wordt alles getoond.
    .title = Wat geheim is
    .keywords = geheim, verborgen, openbaar, privé, hand, vals spelen, kaarten bekijken, kaarten van anderen

rules-variants =
    Vóór een spel af te spreken:
    • Herziene rekruten: veertien rekruten werken zoals in hun latere editie. Klassiek is de standaard.
    • Rekrutendraft: je krijgt 4 rekruten, houdt er 1, geeft de rest naar links, enzovoort tot je er 4 hebt. Dan kies je er 2.
    • Marktdraft: iedereen krijgt 2 markttegels en kiest er in het geheim 1 voor dit spel. Daar komen door het lot tegels bij tot het er 6 zijn.
    • Moraal- en kennisdraft: vanaf de startspeler zet ieder één fiche, moraal of kennis, op een vrij vakje van het spoor; de laatste speler zet ze allebei, en dan gaat het terug naar de eerste.
    • Dubbels kosten moraal: elke werker van een dubbel na de eerste kost 1 moraal, dus daarvoor heb je moraal 2 nodig.
    .title = Varianten
    .keywords = variant, variatie, draft, huisregel, optie, modus

rules-readings =
    Waar vijf regelboekjes verschillen of zwijgen, spelen wij zo:
    • Plaatsing: plaatsen en wegduwen, betalen, voordeel.
    • Een boete die een bezoek opheft, eindigt pas na het voordeel.
    • Haal zoveel werkers terug als je wilt, minstens 1; gratis ook bij moraal 1.
    • Een niveau 1 dat net bereikt is, telt vanaf de volgende keer dat je daar een werker plaatst, ook in dezelfde beurt.
    • Een rekruut die net actief werd, door alliantie of mijnwerker, heeft zijn kracht en niveaubonussen vanaf de volgende beurt.
    • De rekruut van een dilemma wordt meteen actief als de geheime rekruten van zijn fractie al actief zijn geworden.
    • Laatste tiebreaker: werp al je werkers.
    • Moraal- en kennisdraft: heen en terug, vanaf de startspeler, want ik ken niemands leeftijd.
    • Ook voor werkers waarvan de kennis gekozen is in plaats van geworpen, geldt de kenniscontrole, want ze komen van het bord.
    • Een gebouwde markt: eerst de prestigestenen, dan de worpen; zo treft de nieuwe boete de bouwers nooit.
    • Ruilen: vóór de actie en tussen de werkers van een dubbel; een langzaam spel kan niet na elke beurt op aanbiedingen wachten.
    • Rekrutendraft: naar links doorgeven.
    • Dubbels kosten moraal: een variant, standaard uit.
    • Standaard klassieke rekruten.
    • Een dubbel is één beurt, niet twee.
    .title = Waar de regelboekjes verschillen
    .keywords = uitleg, verschillen, regelboekje, interpretatie, huisregel

rules-clocks =
    Elk spel heeft een tijd voor elke vraag: tien minuten (live), een dag, drie dagen, of geen limiet. De lobby toont welke tijd geldt, en in het bericht in het kanaal staat tot wanneer er een antwoord kan komen.

    Voordat de tijd om is, herinner ik je eraan, op de manier en buiten de stille uren die je met `/profiel instellen` kiest. *Herinner me later* verschuift alleen je eigen herinnering.

    Is de tijd om, dan beslist niemand voor je. De anderen krijgen het te horen en kunnen wachten of stemmen: een computer laten invallen tot je terug bent, iemand anders toelaten, of het spel beëindigen. `/spel pauze` zet de klok stil, als iedereen akkoord is.

    Met `/autoantwoord` beantwoord ik vragen waarop je altijd hetzelfde zegt, zodat niemand erop hoeft te wachten.

    Met `/plan` leg je je volgende beurten vooraf vast: hoogstens drie, elk met een alternatief en met voorwaarden zoals “alleen als het vakje nog vrij is”. Ben je aan de beurt, dan speel ik de zet meteen en laat ik het je zonder geluid weten; kan het niet, of wordt er iets anders gevraagd, dan vraag ik het je. Niemand anders kan merken dat er een plan was. Gaat het spel terug tot vóór je plan, dan vervalt het.
    .title = Tijdlimieten, herinneringen en plannen
    .keywords = plan, plannen, vooruit, voorwaarde, klok, tijd, timer, deadline, herinnering, herinneringen, melding, meldingen, te laat, langzaam, pauze, tempo, tijdlimiet, bedenktijd, afwezig, vakantie, stille uren, automatisch antwoord

rules-voting =
    Over sommige dingen beslissen de spelers samen. Wie iets voorstelt, stemt daarmee voor; de anderen krijgen twee knoppen in het kanaal en kunnen hun stem wijzigen tot er beslist is.
    • **Iedereen moet akkoord zijn:** `/spel pauze` en `/spel hervatten`, en `/spel terugdraaien`, dat teruggaat naar het begin van een beurt, ook als er geworpen of onthuld is.
    • **Meer dan de helft beslist:** `/spel stemming`, als iemands tijd om is, of terwijl er een computer invalt. Een computer laten invallen, iemand anders toelaten, of het spel zonder winnaar beëindigen.

    Alleen mensen stemmen, geen computerspelers. Wie weg is, houdt de anderen niet op, behalve als de stemming een eigen zet van diegene zou terugdraaien. Wie terugkomt, mag weer stemmen en beëindigt daarmee een stemming over de eigen plek.

    Wie het kanaal mag beheren, kan zonder stemming beslissen met de optie `zonder_stemming`.
    .title = Stemmingen
    .keywords = stemmen, stemming, voorstel, meerderheid, akkoord, verwijderen, afbreken, moderator, beheren

rules-undo =
    • **Ongedaan maken.** Met `/ongedaan` maak je je laatste keuze ongedaan, zolang er sindsdien niets geworpen, getrokken of onthuld is en niemand anders geantwoord heeft. Met `/spel terugdraaien` kunnen jullie verder terug, als iedereen akkoord is.

    • **Vertrekken.** Met `/spel verlaten` geef je je plek aan een computerspeler, tot je terugkomt of voorgoed. Vertrek je tijdelijk, dan krijg je met je volgende opdracht in het kanaal je plek terug.

    • **Iemand is weg.** Is diens tijd om, dan kunnen de anderen stemmen met `/spel stemming`: een computer valt in, iemand anders neemt de plek over, of het spel eindigt zonder winnaar.
    .title = Ongedaan maken en vertrekken
    .keywords = terugnemen, ongedaan, ongedaan maken, undo, annuleren, terugdraaien, terug, vertrekken, verlaten, stoppen, opgeven, opgave, vervangen, invallen, afwezig, vergissing, fout, foutje, stemming

rules-proof =
    Elke worp en elke getrokken kaart kan na het spel gecontroleerd worden.

    • **Vooraf** heb ik een geheim getrokken; de lobby toont het begin van de vingerafdruk ervan, en met 🔒 zie je hem helemaal. Hij verraadt niets over het geheim, maar hoort bij geen enkel ander.
    • **Aan het begin** meng ik er de nummers bij die Discord gaf toen jullie op Meedoen en Starten drukten, en daarna woorden, als jullie die geven: met 🔒 of `/spel woord`. De vingerafdrukken staan in een bericht dat nooit bewerkt wordt.
    • **Tijdens het spel** wordt elke worp en elke trekking hieruit berekend, uit alle antwoorden tot dan toe, en uit het nummer dat Discord geeft aan de druk op de knop die hem veroorzaakt. De tekens na “🔒 logboek” staan voor alle antwoorden: wie er een herschrijft, valt door de mand bij wat jullie gezien hebben.
    • **Aan het einde,** ook als een spel wordt afgebroken, maak ik het geheim bekend. *Worpen controleren* berekent alles opnieuw en geeft je het bestand, waarmee iedereen hetzelfde kan doen.

    • **Wat dit bewijst:** er is achteraf niets veranderd. En wie alleen de database leest, kan een worp niet kennen vóór de druk op de knop die hem veroorzaakt.
    • **Wat het niet bewijst:** dat de beheerder de bot niet heeft aangepast, zodat die kon negeren wat hem niet beviel, of dat niemand naar geheime kaarten keek. Met een verzegeld woord dat pas na de start onthuld wordt, kan zelfs een aangepaste bot de start niet kiezen.
    .title = De worpen controleren
    .keywords = bewijs, eerlijk, toeval, geluk, controleren, vingerafdruk, woord, geheim

rules-glossary =
    • **Activeren:** een geheime rekruut omdraaien; hij is dan actief.
    • **Artefactmarkt:** Incinerator, Free Press, Ark, Wind Saloon.
    • **Beschikbare werker:** van jou en niet op het bord.
    • **Beslist:** een dilemma waarbij je de orde bevocht of bijdroeg aan de dystopie.
    • **Dubbel:** beschikbare werkers met dezelfde kennis.
    • **Fractie:** Euphorian, Subterran, Wastelander, Icarite.
    • **Gebied:** Euphoria, Subterra, Wastelands, Icarus.
    • **Gebouwde markt:** een omgedraaide tegel op zijn bouwplaats.
    • **Grondstof:** energie, water, voedsel, roes.
    • **Handlimiet:** je moraal.
    • **Kennis:** het getal van een werker; ook je spoor.
    • **Mijnwerker:** hoe ver een tunnel gegraven is.
    • **Niveau:** een alliantiebonus, op vakje 2, 5, 8 en 11.
    • **Opofferen:** een werker voorgoed opgeven.
    • **Paar:** 2 identieke artefacten.
    • **Prestigesteen:** wat je plaatst om te winnen; op het bord een ster.
    • **Product:** goud, steen, klei.
    • **Terughalen:** als actie je werkers van het bord halen.
    • **Territorium:** de vakjes van een gebied voor prestigestenen.
    • **Vakje:** een plek op het bord of op een spoor.
    • **Voltooid:** een tunnel op mijnwerkervakje 9.
    • **Wegduwen:** een werker plaatsen waar er al een staat; die keert terug en wordt geworpen.
    • **Wegrennen:** na een kenniscontrole verlaat een werker je.
    .title = Begrippenlijst
    .keywords = begrip, begrippen, woord, betekenis, definitie, woordenlijst, term, termen, goederen, producten
