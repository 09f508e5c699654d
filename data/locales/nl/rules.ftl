# `/rules onderwerp`: het spel in onze eigen woorden, één onderwerp per bericht (onder de 1.500 tekens), en hoe wij de regels lezen
# waar de spelregelboekjes verschillen of zwijgen. `.keywords` zijn andere woorden waarmee je een onderwerp vindt; het begin is genoeg.

rules-goal =
    Je werkers zijn dobbelstenen; het getal van een werker is zijn kennis. Plaats ze om grondstoffen en producten te krijgen, tunnels te graven, markten te bouwen en de alliantie van de vier fracties te verhogen. Je hebt 10 prestigestenen. **Wie als eerste de tiende plaatst, wint.**

    Een steen kan gaan
    • op een markt die je helpt bouwen (1 per markt),
    • op een territorium, door een markt van dat gebied te bezoeken,
    • op een gebouwde markt, via de artefactmarkt van het gebied,
    • op elke actieve rekruut van een fractie die alliantievakje 11 bereikt,
    • op je ethisch dilemma, als je bijdraagt.

    Je begint met 2 werkers, 1 actieve rekruut, 1 geheime rekruut, 1 dilemma, moraal 1 en kennis 3.
    .title = Doel van het spel
    .keywords = winnen, winst, doel, overzicht, basis, begin, hoe win ik, tien prestigestenen, tien stenen

rules-tips =
    • **Eerst grondstoffen.** Zolang je niets hebt, is een grondstofgebied je enige zet. Een laag totaal verhoogt ook de alliantie, een totaal van 5–8 verlaagt je kennis.
    • **Haal terug met voedsel of roes.** 1 voedsel brengt iedereen thuis en geeft 2 moraal, dus je mag 2 artefacten meer houden.
    • **Houd je kennis laag.** Drie of vier werkers rennen eerder weg. Een totaal van 5–8 en de energiekant van de Activatietank helpen.
    • **Bouw met de anderen.** Elke bouwer plaatst een prestigesteen en ontloopt de boete. Eén werker is genoeg.
    • **Laat je wegduwen.** Je werker komt gratis terug: terughalen zonder te betalen.
    • **Een derde werker** is elke ronde een extra actie. Je koopt hem voor 3 energie of 3 water.
    • **Kijk naar de fracties van je rekruten.** Verhoog de alliantie van de fractie die ze delen: vakje 11 is een steen op allebei.
    • **Verzamel paren.** Met 2 identieke artefacten koop je een steen waar anderen er 3 voor betalen.
    • **Tel de territoria.** Elk heeft zoveel vakjes als er spelers zijn; dan is het vol.

    `/tip` vertelt wat een computerspeler in jouw plaats zou doen.
    .title = Tips voor een eerste spel
    .keywords = strategie, advies, beginner, tip, hulp, nieuw

rules-icons =
    • **Grondstoffen en producten:** ⚡ energie, een waterdruppel, een wortel voor voedsel, een pil voor roes; een goudstaaf, een grijze steen, rode bakstenen voor klei. Een ring van kleuren is elke grondstof behalve roes, een zeshoek elk product.
    • **Kaarten:** een blauwe kaart met een zandloper is een artefact, twee met sterren zijn 2 identieke; een donkere kaart met een figuur is een geheime rekruut; de weegschaal is het dilemma.
    • **Sporen:** het hart is moraal, het paarse hoofd kennis. Het teken van een fractie achter een pijl is 1 vakje van haar alliantie.
    • **Ster:** een prestigesteen. Een rij sterren is een territorium; doorgestreepte sterren doen bij dit aantal spelers niet mee.
    • **Vakken onder een grondstofgebied:** de totale kennis daar, en wat die geeft.
    • **3×🎲 op een bouwplaats:** zoveel werkers zijn nodig. Onder elk vakje staat de prijs.
    • **Tunnels:** de helm is de mijnwerker. Bij de figuur worden geheime rekruten actief, bij het hangslot gaat het einde open; ernaast staat wat het einde geeft.
    • **Dobbelsteen met een plus:** een nieuwe werker.
    • **De strook van een speler:** stenen over, moraal, kennis, artefacten; dan werkers (een streepje: die staat op het bord), grondstoffen en producten, en actieve rekruten.

    `/kaart` beschrijft elk vakje in woorden.
    .title = Het bord lezen
    .keywords = icoon, symbool, teken, plaatje, legenda, bord, ster, hart

rules-turn =
    Doe in je beurt precies één van deze dingen. Passen kan niet, en hoeft nooit.
    • Plaats een van je beschikbare werkers en neem het voordeel. Met een dubbel mag je er meer plaatsen.
    • Haal een of meer van je werkers terug.
    • Beslis je ethisch dilemma, één keer per spel.

    Vóór je actie, en tussen de werkers van een dubbel, mag je ruilen. Je laatste actie beëindigt de beurt; dan is de speler links van je aan de beurt.

    Zo spelen wij het: moet iemand anders iets kiezen (een weggeduwde werker, afleggen), dan wacht de beurt. Moeten meerdere spelers kiezen, dan kiest de speler aan de beurt eerst, daarna de anderen met de klok mee. Treden meerdere van je rekruten tegelijk in werking, dan kies jij de volgorde.
    .title = Jouw beurt
    .keywords = actie, passen, met de klok mee, volgorde, volgende, wat kan ik doen, opties, mijn zet, beurt overslaan

rules-placing =
    Eén plaatsing, stap voor stap:
    1. Kies een werker en een vakje. Het moet voor jou open zijn, en je moet kunnen betalen.
    2. Plaats de werker. Op een vakje voor één werker duwt hij de werker daar weg.
    3. De weggeduwde werker gaat terug naar zijn speler en wordt meteen gerold.
    4. Je rekruten die in werking treden als je wegduwt.
    5. Betaal. Met sommige rekruten mag je iets anders betalen.
    6. Neem het voordeel. Niveaubonussen tellen zoals ze vóór dit bezoek stonden.
    7. De sporen werken door: geheime rekruten worden actief, prestigestenen gaan op rekruten, tunnels worden voltooid.
    8. Heeft iemand de tiende steen geplaatst? Zo niet, dan werken de krachten die op een steen volgen.
    9. Een bouwplaats met genoeg werkers wordt een markt.
    Na elke trekking en elke verandering van moraal legt wie te veel artefacten heeft, er af tot de handlimiet.

    Zo spelen wij het: wat je eigen rekruut oplevert als je wegduwt, mag de prijs betalen; dan moet je hem gebruiken. Wat van een andere speler afhangt, telt niet. Je eigen werker wegduwen kan je de prijs kosten: neemt een worpboete wat je wilde betalen, dan blijft de werker staan en krijg je niets.
    .title = Een werker plaatsen
    .keywords = plaatsen, plaatsing, vakje, betalen, prijs, kosten, voordeel, stap

rules-bumping =
    Tunnels, tunneleinden, gebouwde markten, artefactmarkten, de vier Icarite-markten en beide kanten van de Activatietank hebben plaats voor 1 werker. Plaats je een werker waar er al een staat, dan duw je die weg: hij gaat gratis terug naar zijn speler en wordt meteen gerold, met een kenniscontrole. Je mag je eigen werkers wegduwen.

    Grondstofgebieden (ook de Wolkmijn) hebben plaats voor elk aantal werkers, bouwplaatsen voor één per vakje. Daar wordt niemand weggeduwd.

    Zo spelen wij het:
    • “Een werker van een andere speler” is nooit de jouwe. “Zonder een werker weg te duwen” geldt ook voor je eigen werkers.
    • Werkers die terugkeren als een markt gebouwd wordt, zijn niet weggeduwd.
    • Een werker waarvan de kennis gekozen is in plaats van gerold (Amanda, herziene Julia en Yordy) telt wel mee voor de kenniscontrole. Worpboetes en Ben gelden er niet voor.
    .title = Wegduwen
    .keywords = wegduwen, weggeduwd, duwen, terugkeren, bezet, tijdelijk, vakje afpakken, vol vakje, naar huis

rules-doubles =
    Hebben twee of meer van je beschikbare werkers dezelfde kennis als je beurt begint, dan mag je ze allemaal deze beurt plaatsen, de ene volledige plaatsing na de andere. Na de eerste is elke volgende vrijwillig.

    Een werker die tijdens de beurt beschikbaar komt, doet nooit mee.

    Zo spelen wij het: het is één beurt. Krachten van één keer per beurt werken één keer, en je verliest hoogstens 1 werker door kenniscontroles. Met twee verschillende dubbels kies je er een. Een niveaubonus die de eerste werker vrijspeelt, helpt de tweede al.

    De variant “Dubbels kosten moraal”: elke werker na de eerste kost 1 moraal, dus je hebt moraal 2 nodig. Onder de Fountain plaats je maar 1 werker per beurt.
    .title = Dubbels
    .keywords = dubbel, paar werkers, gelijk, triple, zelfde getal, meer werkers

rules-retrieving =
    Haal als actie zoveel van je werkers van het bord terug als je wilt, minstens 1. Eén of allemaal kost hetzelfde:
    • Betaal 1 voedsel of 1 roes: krijg 2 moraal.
    • Betaal niets: verlies 1 moraal. Bij moraal 1 mag het ook, en verlies je niets.

    Rol ze dan allemaal samen en doe één kenniscontrole. Een werker van een bouwplaats laat zijn product achter: dat vakje moet opnieuw betaald worden.

    Zo spelen wij het, in volgorde: kies de werkers, kies de betaling, verplaats de sporen, leg af tot de handlimiet, de opoffering van Pete of Dr. Sheppard, rol, kenniscontrole, worpboetes, Ben, Steven, Maggie.
    .title = Terughalen
    .keywords = terughalen, terugnemen van werkers, thuisbrengen, gratis, voedsel, roes, ophalen, rust

rules-rolling =
    Je werkers worden gerold als je ze terughaalt, als ze weggeduwd worden, als je er een bij krijgt, en als een markt waaraan je meebouwde gebouwd wordt.

    Na elke worp, in wiens beurt ook, in deze volgorde:
    1. De kenniscontrole.
    2. Worpboetes: voor elke werker met het getal van een markt waarop je geen prestigesteen hebt, verlies je 1 grondstof of product. Een werker die net wegrende, telt nog mee.
    3. Ben: andere spelers mogen hem gebruiken als de worp je een dubbel gaf.
    4. Steven: rende een werker weg, dan krijg je zijn product en artefact.

    Een werker waarvan de kennis gekozen is in plaats van gerold, doet alleen de kenniscontrole.

    De worp aan het begin van het spel doet niets van dit alles.
    .title = Werkers rollen
    .keywords = rollen, dobbelsteen, dobbelstenen, opnieuw rollen, volgorde na een worp, Ben, Steven, worp

rules-knowledge =
    Het kennisspoor loopt van 1 tot 6, en laag is goed. **Kenniscontrole:** telkens als je werkers gerold worden, tel je de kennis van al je beschikbare werkers en je vakje op het spoor op. Bij 16 of meer rent je beschikbare werker met de hoogste kennis weg: hij is verloren. Bij gelijke stand gaat er maar één. Bij de Activatietank kun je weer werkers krijgen.

    Op die manier verlies je hoogstens 1 werker per beurt, van wie de beurt ook is. Je laatste werker kan niet wegrennen.

    Winst en verlies stoppen aan de uiteinden van het spoor. Vraagt een rekruut je kennis te krijgen om iets te doen, dan moet er ruimte zijn: om er 2 te krijgen, moet je op 4 of lager staan.

    Zo spelen wij het: werkers die samen gerold worden, doen één controle. Kennis krijgen op het spoor leidt op zich nooit tot een controle. Een werker waarvan de kennis gekozen is in plaats van gerold, doet die wel: hij verliet het bord.
    .title = Kennis en wegrennen
    .keywords = kenniscontrole, wegrennen, werker verliezen, 16, spoor, dobbelsteen kwijt, te slim

rules-morale =
    Moraal loopt van 1 tot 6. Je moraal is je handlimiet: het aantal artefacten dat je mag houden. Ze beslist ook bij gelijke stand aan het einde.

    Winst en verlies stoppen aan de uiteinden van het spoor. Een vakje dat je moraal zou verhogen, blijft bij 6 open.

    Vraagt een rekruut je moraal te verliezen om iets te doen, dan moet je die echt hebben: om er 2 te verliezen, heb je er minstens 3 nodig.

    Zo spelen wij het: de handlimiet geldt meteen, na elke trekking en elke verandering van moraal, ook in de beurt van een andere speler. Jij kiest wat je aflegt. Artefacten uit een ruil tellen ook.
    .title = Moraal en handlimiet
    .keywords = handlimiet, afleggen, te veel artefacten, hart, hand

rules-commodities =
    De Generator geeft energie, de Waterbron water, de Boerderij voedsel, de Wolkmijn roes. Er passen zoveel werkers als je wilt. Plaats er een, en tel de kennis van alle werkers daar op, van iedereen:
    • 1–4: krijg 1 grondstof, en de alliantie van de fractie stijgt 1 vakje.
    • 5–8: krijg 1 grondstof en verlies 1 kennis.
    • 9 of meer: krijg 2 grondstoffen en 1 kennis.

    Vanaf niveau 1 van de alliantie krijgen spelers met een actieve rekruut van die fractie 1 extra grondstof.

    De alliantie verhogen is verplicht. Je krijgt iets als je plaatst, niet zolang je blijft. Grondstoffen raken nooit op.

    Zo spelen wij het: een niveau 1 dat pas door dit bezoek bereikt wordt, telt vanaf de volgende keer dat je daar plaatst.
    .title = Grondstofgebieden
    .keywords = grondstof, energie, water, voedsel, roes, generator, waterbron, boerderij, wolkmijn, verzamelen, productie, inkomen

rules-tunnels =
    Drie fracties graven. Betaal 1 energie (Euphorian), 1 water (Subterran) of 1 voedsel (Wastelander). Krijg het product van de tunnel (goud, steen of klei) of trek een artefact, en de mijnwerker gaat 1 vakje verder. Vanaf niveau 2 neem je met een actieve rekruut van die fractie allebei.

    Bereikt de mijnwerker vakje 6, dan worden alle geheime rekruten van de fractie actief, wie er ook groef. Op vakje 9 is de tunnel voltooid: het vakje aan het einde is open voor spelers met een actieve rekruut van de fractie. Het kost niets: 3 water aan het Euphorian-einde, 3 voedsel aan het Subterran-einde, 3 energie aan het Wastelander-einde.

    De tunnel zelf blijft in gebruik.

    Zo spelen wij het: het einde hoort niet bij de tunnel, dus rekruten die in tunnels werken, doen daar niets. Kaden mag 2 kennis krijgen om elk einde in te gaan. Het Subterran-einde hoort bij Subterra.
    .title = Tunnels
    .keywords = tunnel, mijnwerker, graven, product, goud, steen, klei, tunneleinde, exclusief

rules-construction =
    Elk gebied behalve Icarus heeft twee bouwplaatsen met elk vier vakjes. Een vakje kost 1 product: drie kosten dat van het gebied zelf, één een ander. Plaats een werker en betaal; hij blijft tot de markt gebouwd is en kan niet weggeduwd worden.

    Staan er tegelijk genoeg werkers (2 met twee of drie spelers, 3 met vier, 4 met vijf of zes), dan is de markt gebouwd: de tegel wordt omgedraaid, en iedereen met een werker daar plaatst er 1 prestigesteen op, hoeveel werkers het ook waren. De werkers keren terug en worden gerold.

    Vanaf dan geldt de boete voor iedereen zonder steen erop.

    Zo spelen wij het: één speler mag meerdere vakjes vullen, zelfs alle. Je mag een werker eerder terughalen; het product is dan verloren. De volgorde is: tegel, alle stenen tegelijk, Theater, tiende steen?, Ray; dan rollen de bouwers, de speler aan de beurt eerst. Zo treft de boete van de nieuwe tegel nooit de bouwers.
    .title = Markten bouwen
    .keywords = bouwen, bouwer, bouwplaats, markttegel, gebouwd, hoeveel werkers

rules-markets =
    Iedereen mag een gebouwde markt bezoeken. Betaal de prijs op de tegel, plaats een prestigesteen op het territorium van dat gebied, en de alliantie van het gebied stijgt 1 vakje. Is het territorium vol, dan mag je nog steeds komen voor de alliantie.

    Elke tegel heeft een boete voor iedereen zonder steen erop. Een bezoek legt geen steen op de tegel: dat gebeurt door mee te bouwen, of via de artefactmarkt van het gebied.

    6 van de 18 tegels doen mee, gedekt tot ze gebouwd worden. `/kaart` vertelt over elke tegel.

    Zo spelen wij het: “een markt buiten Icarus” op een rekruut betekent de zes tegels en de drie artefactmarkten buiten Icarus. “Je prestigesteen hebt geplaatst” vraagt een steen die echt geplaatst is.
    .title = Markten bezoeken
    .keywords = markt, bezoek, bezoeken, tegel, prijs

rules-tokens =
    Je hebt 10 prestigestenen. Een geplaatste steen blijft liggen.
    • **Territoria.** Elk gebied heeft er een, met zoveel vakjes als er spelers zijn, voor stenen van iedereen; één speler mag er meer plaatsen. Een bezoek aan een markt van het gebied plaatst er een: elke gebouwde markt, de artefactmarkt, en in Icarus de Wind Saloon en de Nimbus Loft.
    • **Gebouwde markten.** Eén steen van elke speler, door mee te bouwen of via de artefactmarkt van het gebied. Hij bevrijdt je van de boete van de tegel.
    • **Rekruten.** Bereikt de alliantie van een fractie vakje 11, dan gaat er een steen op elke actieve rekruut van die fractie.
    • **Je dilemma,** als je bijdraagt.

    Een vol territorium neemt geen stenen meer aan. Het bezoek mag nog: je krijgt de alliantie, maar krachten die op een steen volgen, werken niet.

    Onder het Theater geeft elke steen die je plaatst je 1 kennis.
    .title = Prestigestenen en territoria
    .keywords = prestigesteen, territorium, ster, invloed, score, punten, vol territorium, overwinningspunten

rules-penalties =
    De boete van een markt geldt voor iedereen zonder prestigesteen op de tegel:
    • **Academy:** geen krachten van rekruten. Niveaubonussen, tunneleinden en stenen op rekruten blijven.
    • **Apothecary:** geen werkers in Icarus.
    • **Arena:** geen tweede werker op een grondstofgebied.
    • **Cafeteria:** gratis terughalen kost 2 moraal; mag ook bij moraal 1.
    • **Courthouse:** geen 2 identieke artefacten op artefactmarkten, alleen 3.
    • **Fountain:** niet meer dan 1 werker per beurt.
    • **Laboratory:** geen derde of vierde werker.
    • **Lounge:** geen bouwplaats waar een andere speler een werker heeft.
    • **Plaza:** geen gebouwde markt zonder jouw steen.
    • **Registry:** geen bonussen van niveau 1 en 2.
    • **Spa:** je eigen werkers niet wegduwen.
    • **Theater:** elke steen die je plaatst, geeft je 1 kennis.
    • **Zes tegels bestraffen een worp:** je verliest 1 grondstof of product per gerolde 1 (Teddy-Bear Shop), 2 (Clinic), 3 (Bemusement Park), 4 (Bonfire), 5 (Stadium), 6 (Literacy).

    Zo spelen wij het: een boete die je met juist dit bezoek opheft, geldt er nog voor, ook voor elke steen van dat bezoek, zelfs die op een rekruut door hetzelfde alliantievakje. Krachten na de steen werken weer.
    .title = Boetes
    .keywords = boete, straf, verboden, academy, apothecary, arena, cafeteria, courthouse, fountain, laboratory, lounge, plaza, registry, spa, theater, clinic, bonfire, stadium, markteffect

rules-artifacts =
    36 kaarten, zes van elk: ballonnen, knuppels, teddyberen, bifocale brillen, boeken en bordspellen. Hoeveel je er hebt, is openbaar; welke het zijn, is je geheim. Je moraal is je handlimiet.

    De vier artefactmarkten zijn vanaf het begin open: Incinerator of Historical Accuracy (Euphoria), Free Press of Harsh Reality (Subterra), Ark of Fractured Memories (Wastelands), Wind Saloon (Icarus). Betaal 3 willekeurige artefacten of 2 identieke. De alliantie van het gebied stijgt 1 vakje, en je plaatst een prestigesteen op het territorium of op een gebouwde markt van het gebied zonder de jouwe, wat je van de boete bevrijdt. In Icarus: alleen op het territorium.

    Sommige markttegels kosten ook een artefact; daarmee zijn het nog geen artefactmarkten.

    Zo spelen wij het: je moet de steen plaatsen als er plaats is, en kiest waar. Is er geen plaats, dan mag het bezoek nog voor de alliantie. Is de stapel leeg, dan worden de afgelegde kaarten geschud; is alles leeg, dan trek je niets.
    .title = Artefacten en artefactmarkten
    .keywords = artefact, kaart, trekken, paar, identiek, incinerator, free press, ark, wind saloon, stapel

rules-icarus =
    De Icarites graven geen tunnel en bouwen niets. Elk van hun vier markten verhoogt hun alliantie met 1 vakje:
    • **Wind Saloon:** 3 willekeurige artefacten of 2 identieke → een prestigesteen op het territorium van Icarus.
    • **Nimbus Loft:** 3 willekeurige producten → een steen op het territorium van Icarus.
    • **Breeze Bar:** 1 roes en 1 andere grondstof → trek 2 artefacten.
    • **Sky Lounge:** 1 roes en 1 andere grondstof → krijg 2 producten naar keuze.

    De Wolkmijn is hun grondstofgebied. Vanaf niveau 2 trekken spelers met een actieve Icarite-rekruut een artefact als ze een steen in Icarus plaatsen.

    Zo spelen wij het: dat artefact komt ook als juist dit bezoek de alliantie van 4 naar 5 verhoogt, maar alleen met een echt geplaatste steen. Geheime Icarite-rekruten worden alleen op alliantievakje 8 actief: er is geen mijnwerker.
    .title = Icarus
    .keywords = icarite, wind saloon, nimbus loft, breeze bar, sky lounge, wolken, lucht

rules-tank =
    De Werkersactivatietank geeft je nieuwe werkers, tot 4 in totaal.
    • Energiekant: betaal 3 energie, verlies 2 kennis.
    • Waterkant: betaal 3 water, krijg 2 moraal.

    Met minder dan 4 werkers krijg je er dan een: hij wordt gerold, met een kenniscontrole, en is vanaf je volgende beurt beschikbaar. Met 4 werkers, of onder het Laboratory, mag je nog komen voor de kennis of de moraal.

    Zo spelen wij het: de Activatietank hoort bij geen gebied. Pete en Dr. Sheppard werken nadat de nieuwe werker gerold is. Met Chase mag je hem meteen plaatsen, tenzij hij wegrende of je onder de Fountain valt.
    .title = Werkersactivatietank
    .keywords = nieuwe werker, werker erbij, derde werker, activatie, meer dobbelstenen, vierde werker, werker kopen

rules-sacrifice =
    Met sommige rekruten kun je een werker opofferen: Pete en Dr. Sheppard als je terughaalt, Chase in een tunnel, de klassieke Dr. Nakagawa op een markt.

    Een opgeofferde werker is verloren. Bij de Activatietank kun je een nieuwe krijgen.

    Je mag een werker alleen opofferen als je er nog een hebt, op het bord of niet.

    Zo spelen wij het: Pete en Dr. Sheppard nemen een werker die je terughaalt, vóór de worp; hij wordt niet gerold. De opoffering van Chase en Dr. Nakagawa komt na het voordeel en laat het vakje leeg. Steven geeft niets voor een opoffering.
    .title = Een werker opofferen
    .keywords = opofferen, opoffering, doden, werker verliezen, Pete, Sheppard, Chase, Nakagawa

rules-allegiance =
    Elke fractie heeft een alliantiespoor dat alle spelers verplaatsen, van vakje 0 tot 11. Alleen spelers met een actieve rekruut van de fractie hebben haar bonussen:
    • Niveau 1, op vakje 2: 1 extra grondstof op haar grondstofgebied.
    • Niveau 2, op vakje 5: het product én een artefact in haar tunnel; voor Icarites een artefact bij elke prestigesteen in Icarus.
    • Niveau 3, op vakje 8: alle geheime rekruten van de fractie worden actief.
    • Niveau 4, op vakje 11: een steen op elke actieve rekruut van de fractie.

    Twee rekruten van één fractie verdubbelen niveau 1 en 2 niet; op niveau 4 krijgt elke rekruut een steen.

    Zo spelen wij het: het spoor verhogen is altijd verplicht. Een bonus telt vanaf de volgende keer dat je daar plaatst, ook in dezelfde beurt. Op 11 stopt het spoor; vakjes die het zouden verhogen, blijven open.
    .title = Alliantie
    .keywords = niveau, bonus, fractie, vakje, spoor, euphorian, subterran, wastelander, icarite

rules-recruits =
    Je kiest 2 van 4 rekruten: één is meteen actief, de andere geheim. Geheime rekruten worden actief als hun fractie alliantievakje 8 of mijnwerkervakje 6 bereikt, wie het ook deed. `/kaart` vertelt wat elke rekruut kan.

    Uitwisselingen (“2 kennis krijgen om 1 artefact te trekken”) gebeuren telkens één keer en vragen ruimte op het spoor. “Hoogste” en “laagste” gelden niet bij gelijke stand.

    Zo spelen wij het:
    • Een rekruut die net actief werd, telt meteen als actief voor prestigestenen, tunneleinden en Phil. Zijn kracht en niveaubonussen beginnen met de beurt van de volgende speler, ook als de mijnwerker hem activeerde.
    • Curtis en Nick tellen alleen wat echt verloren of gekregen is, en zetten elkaar niet in gang.
    • Katy, Faith, Ian en Zong kijken bij het plaatsen, vóór het voordeel.
    • Gary, Kyle, Sarinee, Scarby en Soulless tellen ook je eigen andere werkers.
    • De Gokker en Geek worden nooit allebei bij één trekking gebruikt.
    • Rekruten die je niet hield, verlaten het spel ongezien.
    .title = Rekruten
    .keywords = rekruut, geheim, activeren, actief, kracht, gedekt, onthullen, personage, speciale kracht

rules-revised =
    In de herziene editie spelen deze veertien rekruten anders; de kaart van Steven heeft alleen andere woorden. `/kaart` toont beide teksten.
    • Amanda: betaal de roes, ook als je jezelf wegduwt.
    • Brett en Flavio: 1 kennis, elk bezoek aan een markt buiten Icarus.
    • Brian: verlies ook 1 moraal voor elke werker die je in Icarus plaatst.
    • Dave en Phil: 1 kennis in plaats van 2.
    • Esme: een boek geeft dubbel.
    • De Gokker: trek 2 en toon je hand; met een paar trekt elke andere speler er 1.
    • Geek: 1 kennis, trek 3, leg 2 af.
    • Jacko: 1 artefact bij de Ark; dan mag elke andere speler er 1 trekken.
    • Julia: elke werker van een andere speler, voor 1 moraal; hij krijgt de kennis van de jouwe.
    • Nakagawa: Euphorian-alliantie op een bouwplaats.
    • Yordy: 1 energie kiest de kennis van een teruggehaalde werker.
    • Zong: 1 kennis voor een artefact; dan mag elke andere speler 1 roes krijgen.
    .title = Herziene rekruten
    .keywords = herziene editie, druk, klassiek, latere druk, veranderingen

rules-dilemma =
    Iedereen heeft één geheim ethisch dilemma. Het beslissen is je hele beurt, één keer per spel. Toon het en betaal het artefact dat erop staat, of 2 willekeurige artefacten. Kies dan:
    • Bevechten: trek 2 rekruten en houd er 1, geheim.
    • Bijdragen: plaats een prestigesteen op de kaart.

    Zo spelen wij het: heeft de fractie van de nieuwe rekruut alliantievakje 8 of mijnwerkervakje 6 bereikt, dan wordt hij meteen actief, en op alliantievakje 11 krijgt hij een steen. De andere rekruut verlaat het spel ongezien.
    .title = Ethisch dilemma
    .keywords = dilemma, bevechten, bijdragen, ethisch, dienen, ethiek

rules-trading =
    In je beurt mag je met elke speler ruilen, vóór je actie of tussen de werkers van een dubbel; je laatste actie beëindigt de beurt. Je ruilt grondstoffen, producten en artefacten, minstens één ding elke kant op, zodra beiden akkoord zijn. Beloften, werkers, prestigestenen en rekruten niet.

    Je mag over je geheime kaarten alles vertellen. Wat is afgesproken, wisselt van eigenaar.

    Zo spelen wij het: één van beiden is altijd de speler aan de beurt. Artefacten die je krijgt, tellen meteen voor je handlimiet. Iedereen ziet de grondstoffen, de producten en het aantal artefacten; alleen jullie twee zien welke. Een aanbod eindigt met de beurt. Met `/ruil` doe je er een.
    .title = Ruilen
    .keywords = ruil, ruilen, aanbod, onderhandelen, geven, cadeau, handel

rules-ending =
    Het spel eindigt zodra iemand de tiende prestigesteen heeft geplaatst, en die speler wint. Een gebouwde markt of een alliantiespoor kan meerdere spelers tegelijk hun tiende geven. Dan, onder hen:
    1. hogere moraal,
    2. lagere kennis,
    3. stenen op meer markten,
    4. stenen op meer territoria,
    5. rol al je werkers: het laagste totaal wint; herhaal tot er beslist is.

    Zo spelen wij het: we kijken na elke gebeurtenis die stenen plaatst. Worpen die nog moeten, vervallen. In de beslissende worp rolt iedereen alle eigen werkers, op het bord of niet.
    .title = Einde van het spel en gelijkspel
    .keywords = einde, winnaar, gelijkspel, tiebreaker, tiende prestigesteen, tiende steen, laatste, winnen, spel voorbij

rules-setup =
    Iedereen rolt 2 werkers en houdt de getallen. Het hoogste totaal begint; bij gelijke stand beslist het lot, en dat staat in het logboek.

    Je krijgt 4 rekruten, kiest er 2 (één actief, één geheim) en onthult samen met de anderen. Je krijgt 1 dilemma. 6 van de 18 markttegels liggen gedekt op de bouwplaatsen. Moraal begint op 1, kennis op 3, alle alliantiesporen en mijnwerkers op 0. Elk territorium heeft zoveel vakjes als er spelers zijn.

    De worp aan het begin geeft geen kenniscontrole.
    .title = Opzet
    .keywords = opzet, begin, startspeler, delen, beginnen, eerste speler, spelers

rules-secrets =
    Iedereen ziet hoeveel grondstoffen, producten, artefacten en werkers elke speler heeft, de kennis van elke werker, alle sporen, actieve rekruten en geplaatste prestigestenen.

    Geheim: welke artefacten je hebt, je geheime rekruten, je dilemma tot je het beslist, gedekte tegels, rekruten die het spel verlieten, en de volgorde van de stapels.

    Afgelegde artefacten liggen open. `/hand` toont je geheimen alleen aan jou. Na afloop wordt alles getoond.
    .title = Wat geheim is
    .keywords = geheim, verborgen, openbaar, privé, hand, vals spelen, kaarten bekijken, kaarten van anderen

rules-variants =
    Vóór een spel af te spreken:
    • Herziene rekruten: veertien rekruten spelen zoals in hun latere editie. Klassiek is de standaard.
    • Rekrutendraft: je krijgt 4 rekruten, houdt er 1, geeft de rest naar links, enzovoort tot je er 4 hebt. Dan kies je er 2.
    • Marktdraft: iedereen krijgt 2 markttegels en kiest er in het geheim 1 voor dit spel. Willekeurige tegels vullen aan tot 6.
    • Moraal- en kennisdraft: vanaf de startspeler zet ieder één marker, moraal of kennis, op een vrij vakje van het spoor; de laatste speler zet beide, dan gaat het terug naar de eerste.
    • Dubbels kosten moraal: elke werker van een dubbel na de eerste kost 1 moraal, dus je hebt moraal 2 nodig.
    .title = Varianten
    .keywords = variant, variatie, draft, huisregel, optie, modus

rules-readings =
    Waar vijf regelboekjes verschillen of zwijgen, spelen wij zo:
    • Plaatsing: plaatsen en wegduwen, betalen, voordeel.
    • Een boete die een bezoek opheft, eindigt pas na het voordeel.
    • Haal zoveel werkers terug als je wilt, minstens 1; gratis ook bij moraal 1.
    • Een niveau 1 dat net bereikt is, telt vanaf de volgende keer dat je daar plaatst, ook in dezelfde beurt.
    • Een rekruut die net actief werd, door alliantie of mijnwerker, heeft zijn kracht en niveaubonussen vanaf de volgende beurt.
    • De rekruut van een dilemma wordt meteen actief als de geheime rekruten van zijn fractie al actief zijn geworden.
    • Laatste tiebreaker: rol al je werkers.
    • Moraal- en kennisdraft: heen en terug, vanaf de startspeler, want niemands leeftijd is bekend.
    • Werkers waarvan de kennis gekozen is in plaats van gerold, doen de kenniscontrole, want ze verlieten het bord.
    • Een gebouwde markt: eerst prestigestenen, dan worpen; zo lijden bouwers nooit onder de nieuwe boete.
    • Ruilen: vóór de actie en tussen de werkers van een dubbel; een langzaam spel kan niet na elke beurt op aanbiedingen wachten.
    • Rekrutendraft: naar links doorgeven.
    • Dubbels kosten moraal: een variant, standaard uit.
    • Standaard klassieke rekruten.
    • Een dubbel is één beurt, niet twee.
    .title = Waar de regelboekjes verschillen
    .keywords = uitleg, verschillen, regelboekje, interpretatie, huisregel

rules-clocks =
    Elk spel heeft een tijd voor elke vraag: tien minuten (live), een dag, drie dagen, of geen limiet. De lobby toont welke, en het bericht in het kanaal zegt wanneer een antwoord nodig is.

    Voordat de tijd om is, herinner ik je eraan, op de manier en buiten de stille uren die je met `/profiel instellen` kiest. *Herinner me later* verschuift alleen je eigen herinnering.

    Is de tijd om, dan wordt er niets voor je beslist. De tafel hoort het, en de anderen mogen wachten of stemmen: een computer laten invallen tot je terug bent, iemand anders toelaten, of het spel beëindigen. `/spel pauze` zet de klok stil, als iedereen akkoord is.

    `/altijd` beantwoordt vragen die je altijd hetzelfde beantwoordt, zodat niemand erop wacht.

    Met `/plan` leg je je volgende beurten vooraf vast: hoogstens drie, elk met een andere mogelijkheid en voorwaarden zoals “alleen als het vakje nog vrij is”. Komt de beurt, dan wordt de zet meteen gedaan en laat ik het je zonder geluid weten; kan het niet, of wordt er iets anders gevraagd, dan vraag ik het je. Niemand anders kan merken dat er een plan was. Gaat het spel terug tot vóór je plan, dan vervalt het.
    .title = Tijdlimieten, herinneringen en plannen
    .keywords = plan, plannen, vooruit, voorwaarde, klok, tijd, timer, deadline, herinnering, te laat, langzaam, pauze, tempo, afwezig, stille uren

rules-voting =
    Sommige dingen beslissen de spelers samen. Wie voorstelt, heeft ja gestemd; ieder ander krijgt twee knoppen in het kanaal en kan de eigen stem wijzigen tot er beslist is.
    • **Iedereen moet akkoord zijn:** `/spel pauze` en `/spel hervatten`, en `/spel terugdraaien`, dat teruggaat naar het begin van een beurt, ook als er gerold of onthuld is.
    • **Meer dan de helft beslist:** `/spel stemming`, als iemands tijd om is, of terwijl er een computer invalt. Een computer laten invallen, iemand anders toelaten, of het spel zonder winnaar beëindigen.

    Alleen mensen stemmen, geen computerspelers. Wie weg is, houdt de anderen niet op, tenzij de stemming een eigen zet van diegene zou terugnemen. Wie terugkomt, mag weer stemmen, en beëindigt een stemming over de eigen plaats.

    Wie het kanaal mag beheren, kan zonder stemming beslissen: de optie `zonder_stemming`.
    .title = Stemmingen
    .keywords = stemmen, stemming, voorstel, meerderheid, akkoord, verwijderen, afbreken, moderator, beheren

rules-undo =
    • **Terugnemen.** `/terugnemen` neemt je laatste keuze terug zolang er sindsdien niets gerold, getrokken of onthuld is en niemand anders geantwoord heeft. `/spel terugdraaien` gaat verder terug als iedereen akkoord is.

    • **Vertrekken.** `/spel verlaten` geeft je plaats aan een computerspeler, tot je terugkomt of voorgoed. Vertrek je tijdelijk, dan krijg je met je volgende opdracht in het kanaal je plaats terug.

    • **Iemand is weg.** Is diens tijd om, dan kunnen de anderen stemmen met `/spel stemming`: een computer valt in, iemand anders neemt de plaats over, of het spel eindigt zonder winnaar.
    .title = Terugnemen en vertrekken
    .keywords = terugnemen, ongedaan maken, vertrekken, stoppen, opgeven, vervangen, afwezig, vergissing, stemming

rules-proof =
    Elke worp en elke getrokken kaart kan na het spel gecontroleerd worden.

    • **Vooraf:** de lobby toont de vingerafdruk van een geheim dat ik getrokken heb. Die zegt niets over het geheim, maar geen ander geheim heeft hem.
    • **Aan het begin** meng ik erbij wat ik niet kan kiezen: de nummers die Discord gaf toen jullie op Meedoen en Starten drukten, en een woord van iedereen die er met `/spel woord` een gaf. De vingerafdruk van dit alles wordt ook getoond.
    • **Tijdens het spel** wordt elke worp en elke trekking berekend uit het geheim, uit wat erbij gemengd is, uit de plaats in het logboek, en uit hoe vaak het spel is teruggenomen. Stemmen jullie om terug te gaan, dan vallen dobbelstenen en kaarten opnieuw.
    • **Aan het einde,** ook als een spel wordt afgebroken, maak ik het geheim bekend. *Worpen controleren* berekent alles opnieuw en geeft je het bestand, waarmee iedereen op de eigen computer hetzelfde kan doen.

    • **Wat dit bewijst:** er is achteraf niets veranderd, geen worp en geen antwoord.
    • **Wat het niet bewijst:** dat niemand vooruitkeek. Wie deze bot draait, kan tijdens een spel de database lezen, ook het geheim.
    .title = De worpen controleren
    .keywords = bewijs, eerlijk, toeval, geluk, controleren, vingerafdruk, woord, geheim

rules-glossary =
    • **Activeren:** een geheime rekruut omdraaien; hij is dan actief.
    • **Gebied:** Euphoria, Subterra, Wastelands, Icarus.
    • **Artefactmarkt:** Incinerator, Free Press, Ark, Wind Saloon.
    • **Prestigesteen:** wat je plaatst om te winnen; een ster.
    • **Beschikbare werker:** van jou en niet op het bord.
    • **Wegduwen:** plaatsen waar een werker staat; hij keert terug en wordt gerold.
    • **Grondstof:** energie, water, voedsel, roes.
    • **Product:** goud, steen, klei.
    • **Voltooid:** een tunnel op mijnwerkervakje 9.
    • **Beslist:** een dilemma waarbij je de orde bevocht of bijdroeg.
    • **Gebouwde markt:** een omgedraaide tegel op zijn bouwplaats.
    • **Wegrennen:** na een kenniscontrole verlaat een werker je.
    • **Dubbel:** beschikbare werkers met dezelfde kennis. **Paar:** 2 identieke artefacten.
    • **Fractie:** Euphorian, Subterran, Wastelander, Icarite.
    • **Handlimiet:** je moraal.
    • **Kennis:** het getal van een werker; ook je spoor.
    • **Vakje:** een plaats op een spoor. **Niveau:** een alliantiebonus, op vakje 2, 5, 8 en 11.
    • **Mijnwerker:** hoe ver een tunnel gegraven is.
    • **Terughalen:** als actie je werkers van het bord nemen.
    • **Opofferen:** een werker voorgoed opgeven.
    • **Territorium:** de vakjes van een gebied voor stenen.
    .title = Begrippenlijst
    .keywords = begrip, woord, betekenis, definitie, woordenlijst, goederen, producten
