# De kaarten: hoe ze heten en wat ze doen, in onze eigen woorden. Vormen van een naam zoals in board.ftl;
# bij artefacten ook `.some` “een boek”, “ballonnen”.

## Artifacts

artifact-artifact = artefact
    .title = Artefact
    .some = een artefact
    .count = { $n ->
        [one] { $n } artefact
       *[other] { $n } artefacten
    }
artifact-balloons = ballonnen
    .typed = ballon, ballonen, ballonnetje, ballonnetjes
    .title = Ballonnen
    .some = ballonnen
    .count = { $n ->
        [one] { $n } tros ballonnen
       *[other] { $n } trossen ballonnen
    }
artifact-bat = knuppel
    .typed = honkbalknuppel, honkbalknuppels, slaghout
    .title = Knuppel
    .some = een knuppel
    .count = { $n ->
        [one] { $n } knuppel
       *[other] { $n } knuppels
    }
artifact-bear = teddybeer
    .typed = beer, beren, teddy, teddy’s, knuffelbeer, knuffel, knuffels
    .title = Teddybeer
    .some = een teddybeer
    .count = { $n ->
        [one] { $n } teddybeer
       *[other] { $n } teddyberen
    }
artifact-bifocals = bifocale bril
    .typed = bril, brillen, leesbril, leesbrillen
    .title = Bifocale bril
    .some = een bifocale bril
    .count = { $n ->
        [one] { $n } bifocale bril
       *[other] { $n } bifocale brillen
    }
artifact-book = boek
    .typed = boekje, boekjes
    .title = Boek
    .some = een boek
    .count = { $n ->
        [one] { $n } boek
       *[other] { $n } boeken
    }
artifact-game = bordspel
    .typed = spel, spellen, spelletje, spelletjes, gezelschapsspel, gezelschapsspellen
    .title = Bordspel
    .some = een bordspel
    .count = { $n ->
        [one] { $n } bordspel
       *[other] { $n } bordspellen
    }

## Euphorian recruits

recruit-ben = Ben de Ludoloog
    .short = Ben
    .classic = Als een andere speler door een worp een dubbel krijgt onder de eigen beschikbare werkers, mag je 2 moraal verliezen om 1 product naar keuze te krijgen.
    .note = Minstens één werker van het dubbel moet zojuist geworpen zijn; een werker die daarna wegrent, telt nog mee. Eén keer per worp. Je hebt moraal 3 of meer nodig. Een werker waarvan de kennis gekozen is in plaats van geworpen, telt niet.
recruit-bradley = Bradley de Futuroloog
    .short = Bradley
    .classic = Als je een markt buiten Icarus bezoekt en je prestigesteen hebt geplaatst, mag je je kennis met 2 verhogen om 2 artefacten te trekken; leg daarna 1 van die twee af.
recruit-esme = Esme de Brandweervrouw
    .short = Esme
    .classic = Als je een prestigesteen plaatst, mag je 1 artefact afleggen: krijg 1 energie, en verlies 1 kennis of krijg 1 moraal.
    .revised = Als je een prestigesteen plaatst, mag je 1 artefact afleggen: krijg 1 energie, en verlies 1 kennis of krijg 1 moraal. Was het een boek, krijg dan in plaats daarvan 2 energie, verlies 2 kennis en krijg 2 moraal.
    .note = Elke prestigesteen, waar je hem ook plaatst, ook in de beurt van een andere speler; één keer per prestigesteen.
recruit-gary = Gary de Elektricien
    .short = Gary
    .classic = Als je een werker op de Generator plaatst en een andere werker daar dezelfde kennis heeft, krijg je 1 moraal of 1 extra energie.
    .note = Je eigen andere werkers tellen ook mee.
recruit-jefferson = Jefferson de Schokkunstenaar
    .short = Jefferson
    .classic = Je mag 1 energie betalen om werkers terug te halen: verlies dan 1 kennis en krijg 1 moraal.
recruit-julia = Julia de Gedachte-inspecteur
    .short = Julia
    .classic = Als je een werker van een andere speler wegduwt met evenveel kennis als de jouwe, mag je 2 moraal verliezen om 1 product naar keuze te krijgen.
    .revised = Als je een werker van een andere speler wegduwt, mag je 1 moraal verliezen om 1 product naar keuze te krijgen. Die werker wordt dan niet geworpen: hij krijgt de kennis van jouw werker.
    .note = Klassiek: de kennis wordt vergeleken voordat de weggeduwde werker geworpen wordt. Herzien: de weggeduwde werker telt mee voor de kenniscontrole, maar worpboetes en Ben gelden er niet voor; heeft de eigenaar Amanda, dan gaat zij voor.
recruit-katy = Katy de Diëtist
    .short = Katy
    .classic = Als je een werker op de Generator plaatst zonder artefact in je hand, krijg je ook 1 voedsel.
    .note = Telt op het moment dat je de werker plaatst, vóór het voordeel.
recruit-laura = Laura de Filantroop
    .short = Laura
    .classic = Als je een werker van een andere speler wegduwt uit een tunnel of van de Activatietank, mag je die speler 1 goud geven om 2 artefacten te trekken.
recruit-michael = Michael de Ingenieur
    .short = Michael
    .classic = Als je een werker op een bouwplaats plaatst, mag je voor elk vakje met elk product betalen. Betaal je daar goud, krijg dan 1 moraal en 1 kennis.
    .note = Ook goud op het goudvakje telt. Gebruik per vakje Michael of Flartner, niet allebei.
recruit-nakagawa = Dr. Nakagawa de Tribuut
    .short = Dr. Nakagawa
    .classic = Als je een markt buiten Icarus bezoekt en je prestigesteen hebt geplaatst, mag je die werker opofferen om 1 extra prestigesteen op het territorium van dat gebied te plaatsen.
    .revised = Als je een werker op een bouwplaats plaatst, mag je de Euphorian-alliantie met 1 vakje verhogen.
    .note = Klassiek: je moet nog een andere werker hebben, en het territorium moet een vrij vakje hebben; de extra prestigesteen geeft geen extra alliantie.
recruit-ray = Ray de Voorman
    .short = Ray
    .classic = Als een markt gebouwd wordt, krijg je 2 moraal als je meebouwde; anders verlies je 2 kennis.
    .note = Wordt de Academy gebouwd zonder dat je meehielp, dan doet Ray niets: de boete van de Academy geldt dan al.
recruit-yordy = Yordy de Demotivator
    .short = Yordy
    .classic = Zolang je precies 2 werkers hebt, kost gratis werkers terughalen je geen moraal.
    .revised = Als je gratis werkers terughaalt, mag je 1 energie betalen om de kennis van 1 van hen te kiezen in plaats van hem te werpen.
    .note = Klassiek: 2 werkers in totaal, op het bord of niet; ook de extra moraal van de Cafeteria hoef je niet te verliezen. Herzien: de andere werkers worden gewoon geworpen. Een werker waarvan je de kennis kiest, telt mee voor de kenniscontrole; worpboetes en Ben gelden er niet voor.

## Subterran recruits

recruit-andrew = Andrew de Speleoloog
    .short = Andrew
    .classic = Als je in de Euphorian of Wastelander Tunnel het goud of de klei neemt zonder artefact in je hand, trek je ook 1 artefact.
    .note = Dit is geen alliantiebonus, dus de boete van de Registry verandert er niets aan.
recruit-brett = Brett de Slotenkraker
    .short = Brett
    .classic = Als je een markt buiten Icarus bezoekt zonder een werker weg te duwen, ook niet je eigen, en je prestigesteen hebt geplaatst, mag je je kennis met 2 verhogen voor 1 product naar keuze.
    .revised = Als je een markt buiten Icarus bezoekt en je prestigesteen hebt geplaatst, mag je je kennis met 1 verhogen voor 1 product naar keuze.
recruit-chase = Chase de Mijnwerker
    .short = Chase
    .classic = Als je een werker in een tunnel plaatst, mag je die werker opofferen voor 2 extra producten uit de tunnel. Als je een nieuwe werker krijgt, mag je hem meteen plaatsen.
    .note = Extra: boven op wat je uit de tunnel nam. Je offert de werker pas na het voordeel op, en alleen als je er nog een hebt. Een nieuwe werker die wegrende, kun je niet meer plaatsen. Geldt de boete van de Fountain voor jou, dan kun je geen nieuwe werker meteen plaatsen.
recruit-curtis = Curtis de Propagandist
    .short = Curtis
    .classic = Telkens als je moraal verliest, verlies je evenveel kennis.
    .note = Alleen echt verloren moraal telt: bij moraal 1 gebeurt er niets.
recruit-dave = Majoor Dave de Springmeester
    .short = Majoor Dave
    .classic = Als je een werker van een andere speler uit een tunnel wegduwt, mag je je kennis met 2 verhogen voor 1 extra product uit de tunnel en 1 extra vakje voor de mijnwerker.
    .revised = Als je een werker van een andere speler uit een tunnel wegduwt, mag je je kennis met 1 verhogen voor 1 extra product uit de tunnel en 1 extra vakje voor de mijnwerker.
    .note = Extra: boven op wat je uit de tunnel nam.
recruit-faith = Faith de Waterkrachttechnicus
    .short = Faith
    .classic = Als je een werker op de Waterbron plaatst zonder artefact in je hand, krijg je ook 1 energie.
    .note = Telt op het moment dat je de werker plaatst, vóór het voordeel.
recruit-jonathan_gambler = Jonathan de Gokker
    .short = De Gokker
    .classic = Eén keer per beurt, als je een artefact trekt, mag je je kennis met 1 verhogen om er in plaats daarvan 3 te trekken en te tonen. Houd alleen kaarten die aan elkaar gelijk zijn; leg de rest af.
    .revised = Eén keer per beurt, als je een artefact trekt, mag je er in plaats daarvan 2 trekken en je hele hand tonen. Zit er een paar in, dan trekt elke andere speler 1 artefact.
    .note = Ook in de beurt van een andere speler. Trek je meerdere artefacten, dan vervangt hij er een van. Gebruik bij één trekking de Gokker of Geek, niet allebei.
recruit-josiah = Josiah de Hacker
    .short = Josiah
    .classic = Als je een werker op de Generator, de Boerderij of de Wolkmijn plaatst, krijgt elke andere speler met een werker daar 1 kennis, en jij krijgt 1 moraal.
    .note = Elke speler krijgt 1 kennis, hoeveel werkers die er ook heeft. Niet op de Waterbron.
recruit-maggie = Maggie de Vogelvrije
    .short = Maggie
    .classic = Als je werkers terughaalt die allemaal in Subterra stonden, krijg je 1 water of 1 steen.
    .note = Het einde van de Subterran Tunnel hoort bij Subterra; de Activatietank niet.
recruit-phil = Phil de Spion
    .short = Phil
    .classic = Als je een werker wegduwt van een speler zonder actieve Subterran-rekruut, mag je je kennis met 2 verhogen om 1 artefact te trekken.
    .revised = Als je een werker wegduwt van een speler zonder actieve Subterran-rekruut, mag je je kennis met 1 verhogen om 1 artefact te trekken.
recruit-soulless = Soulless de Loodgieter
    .short = Soulless
    .classic = Als je een werker op de Waterbron plaatst en die daar de laagste kennis heeft of alleen staat, krijg je 1 moraal of 1 extra water.
    .note = Samen met een ander de laagste zijn is niet genoeg. Je eigen andere werkers tellen ook mee.
recruit-xander = Xander de Graver
    .short = Xander
    .classic = Als je uit een tunnel een werker van een andere speler wegduwt met meer kennis dan de jouwe, mag je je kennis met 1 verhogen voor 1 extra product uit de tunnel.
    .note = De kennis wordt vergeleken voordat de weggeduwde werker geworpen wordt. Extra: boven op wat je uit de tunnel nam.

## Wastelander recruits

recruit-brian = Brian de Wijnbouwer
    .short = Brian
    .classic = Overal mag je voedsel betalen in plaats van roes. Doe je dat op een markt buiten Icarus, krijg dan 1 kennis en verhoog de Wastelander-alliantie met 1 vakje.
    .revised = Overal mag je voedsel betalen in plaats van roes. Doe je dat op een markt buiten Icarus, krijg dan 1 kennis en verhoog de Wastelander-alliantie met 1 vakje. Als je een werker in Icarus plaatst, verlies je 1 moraal.
    .note = Eén voedsel voor één roes; de Breeze Bar kan 2 voedsel kosten. De kennis en het vakje komen één keer per bezoek, hoeveel voedsel je ook betaalt, ook bij kennis 6. Herzien: je hebt moraal 2 nodig om Icarus in te gaan.
recruit-flartner = Flartner de Luddiet
    .short = Flartner
    .classic = Als je een werker op een bouwplaats plaatst, mag je 1 artefact betalen in plaats van het product. Dan krijg je 1 moraal.
    .note = Gebruik per vakje Flartner of Michael, niet allebei.
recruit-geek = Geek het Orakel
    .short = Geek
    .classic = Eén keer per beurt, als je een artefact trekt, mag je je kennis met 2 verhogen om er in plaats daarvan 2 te trekken; leg daarna 1 artefact naar keuze af.
    .revised = Eén keer per beurt, als je een artefact trekt, mag je je kennis met 1 verhogen om er in plaats daarvan 3 te trekken; leg daarna 2 artefacten naar keuze af.
    .note = Ook in de beurt van een andere speler. Trek je meerdere artefacten, dan vervangt Geek er een van. Gebruik bij één trekking Geek of de Gokker, niet allebei.
recruit-ian = Ian de Tuinder
    .short = Ian
    .classic = Als je een werker op de Boerderij plaatst zonder een product te hebben, krijg je ook 1 water.
    .note = Telt op het moment dat je de werker plaatst, vóór het voordeel.
recruit-jacko = Jacko de Archivaris
    .short = Jacko
    .classic = Als je een markt buiten Icarus bezoekt, mag je 2 artefacten betalen om 1 extra prestigesteen te plaatsen, op een plek waar ook die van dit bezoek heen mag.
    .revised = Als je een werker bij de Ark of Fractured Memories plaatst, mag je 1 artefact betalen in plaats van 3. Dan mag elke andere speler 1 artefact trekken.
recruit-jonathan_artist = Jonathan de Kunstenaar
    .short = De Kunstenaar
    .classic = Als je een werker op een bouwplaats plaatst en die daar de hoogste kennis heeft of alleen staat, mag je je kennis met 2 verhogen om 1 artefact te trekken.
    .note = Telt met elke werker op de vier vakjes van de bouwplaats, voordat de markt gebouwd wordt. Samen met een ander de hoogste zijn is niet genoeg.
recruit-kyle = Kyle de Jutter
    .short = Kyle
    .classic = Als je een werker op de Generator, de Boerderij of de Waterbron plaatst en die daar alleen staat, mag je je kennis met 2 verhogen om 1 artefact te trekken.
    .note = Je eigen andere werkers tellen ook mee.
recruit-nick = Nick de Doublure
    .short = Nick
    .classic = Telkens als je kennis krijgt, krijg je evenveel moraal.
    .note = Alleen echt gekregen kennis telt: bij kennis 6 gebeurt er niets.
recruit-pete = Pete de Kannibaal
    .short = Pete
    .classic = Als je werkers terughaalt, mag je er vóór de worp 1 opofferen voor 4 voedsel en 1 product naar keuze. Als je een nieuwe werker krijgt, mag je je kennis met 2 verhogen om 1 artefact te trekken.
    .note = Voor de opoffering heb je minstens 2 werkers nodig; de opgeofferde werker wordt niet geworpen.
recruit-reitz = Professor Reitz de Archeoloog
    .short = Professor Reitz
    .classic = Als je een werker in een tunnel plaatst zonder er een weg te duwen, mag je je kennis met 2 verhogen om 1 extra artefact te trekken en de mijnwerker 1 extra vakje te verplaatsen.
    .note = Extra: boven op wat je uit de tunnel nam. Je eigen werker wegduwen telt als wegduwen.
recruit-scarby = Sir Scarby de Oogster
    .short = Sir Scarby
    .classic = Als je een werker op de Boerderij plaatst en die daar de hoogste kennis heeft of alleen staat, verlies je 1 kennis of krijg je 1 extra voedsel.
    .note = Samen met een ander de hoogste zijn is niet genoeg. Je eigen andere werkers tellen ook mee.
recruit-steven = Steven de Geleerde
    .short = Steven
    .classic = Als je een werker verliest door een kenniscontrole, krijg je 1 product naar keuze en trek je 1 artefact.
    .revised = Als je een werker verliest door een kenniscontrole, krijg je 1 product naar keuze en trek je 1 artefact. (In de latere editie is alleen de tekst anders.)
    .note = Ook in de beurt van een andere speler, maar nooit voor een werker die je opoffert.

## Icarite recruits

recruit-amanda = Amanda de Makelaar
    .short = Amanda
    .classic = Als een andere speler je werker wegduwt, mag je die speler 1 roes geven om de kennis van je werker te kiezen in plaats van hem te werpen.
    .revised = Als een speler je werker wegduwt, ook jijzelf, mag je 1 roes betalen om de kennis van je werker te kiezen in plaats van hem te werpen.
    .note = Een werker waarvan je de kennis kiest, telt mee voor de kenniscontrole; worpboetes en Ben gelden er niet voor.
recruit-flavio = Flavio de Koopman
    .short = Flavio
    .classic = Als je op een markt buiten Icarus een werker van een andere speler wegduwt en je prestigesteen hebt geplaatst, mag je 2 moraal verliezen om 1 artefact te trekken.
    .revised = Als je een markt buiten Icarus bezoekt en je prestigesteen hebt geplaatst, mag je je kennis met 1 verhogen om 1 artefact te trekken.
recruit-gidget = Gidget de Hypnotiseur
    .short = Gidget
    .classic = Als je roes betaalt om werkers terug te halen, mag je 2 kennis verliezen in plaats van 2 moraal te krijgen.
recruit-josh = Josh de Onderhandelaar
    .short = Josh
    .classic = Als je een markt buiten Icarus bezoekt waar de prijs een product bevat, mag je 1 roes betalen in plaats van dat product.
    .note = Alleen markttegels hebben zo’n prijs. Bouwplaatsen en de Nimbus Loft tellen niet.
recruit-kaden = Kaden de Infiltrant
    .short = Kaden
    .classic = Je mag je kennis met 2 verhogen om een werker aan het einde van een voltooide tunnel te plaatsen zonder rekruut van die fractie.
    .note = Je hebt kennis 4 of minder nodig. Met een actieve rekruut van die fractie mag je er ook zonder Kaden een werker plaatsen.
recruit-lee = Lee de Roddelaar
    .short = Lee
    .classic = Als je een werker van een andere speler wegduwt, mag je 1 moraal verliezen: die speler krijgt 1 kennis, en jij krijgt 1 grondstof naar keuze.
    .note = De andere speler krijgt de kennis pas nadat de weggeduwde werker geworpen is. Het mag ook als diens kennis al op 6 staat.
recruit-matthew = Matthew de Dief
    .short = Matthew
    .classic = Als je een werker van een andere speler uit een tunnel wegduwt, mag je je kennis met 1 verhogen in plaats van de grondstof te betalen.
recruit-maxime = Maxime de Ambassadeur
    .short = Maxime
    .classic = Als je een werker van een andere speler wegduwt, mag je 2 moraal verliezen: die speler krijgt 1 kennis, en jij trekt 1 artefact.
    .note = De andere speler krijgt de kennis pas nadat de weggeduwde werker geworpen is. Het mag ook als diens kennis al op 6 staat.
recruit-rebecca = Rebecca de Marskramer
    .short = Rebecca
    .classic = Als je een werker van een andere speler wegduwt, mag je 2 moraal verliezen: die speler krijgt 1 kennis, en jij krijgt 1 product naar keuze.
    .note = De andere speler krijgt de kennis pas nadat de weggeduwde werker geworpen is. Het mag ook als diens kennis al op 6 staat.
recruit-sarinee = Sarinee de Wolkmijnwerker
    .short = Sarinee
    .classic = Als je een werker op de Wolkmijn plaatst en die daar alleen staat, verlies je 1 kennis of krijg je 1 extra roes.
    .note = Je eigen andere werkers tellen ook mee.
recruit-sheppard = Dr. Sheppard de Lobotomist
    .short = Dr. Sheppard
    .classic = Als je werkers terughaalt, mag je er vóór de worp 1 opofferen voor 4 roes en 1 product naar keuze. Als je een nieuwe werker krijgt, mag je 2 moraal verliezen om 1 artefact te trekken.
    .note = Voor de opoffering heb je minstens 2 werkers nodig; de opgeofferde werker wordt niet geworpen.
recruit-zong = Zong de Astronoom
    .short = Zong
    .classic = Als je een werker op de Wolkmijn plaatst zonder een product of artefact te hebben, krijg je ook 1 water of 1 energie.
    .revised = Als je een werker op de Wolkmijn plaatst, mag je je kennis met 1 verhogen om 1 artefact te trekken. Dan mag elke andere speler 1 roes krijgen.
    .note = Klassiek: telt op het moment dat je de werker plaatst, vóór het voordeel.

## Markets

market-laboratory = Laboratory of Selective Genetics
    .the = het Laboratory of Selective Genetics
    .on = bij het Laboratory of Selective Genetics
    .from = van het Laboratory of Selective Genetics
    .penalty = Je mag geen derde of vierde werker krijgen.
    .note = Bij de Activatietank kun je nog wel terecht om kennis te verliezen of moraal te krijgen.
market-spa = Spa of Fleeting Pleasure
    .the = de Spa of Fleeting Pleasure
    .on = bij de Spa of Fleeting Pleasure
    .from = van de Spa of Fleeting Pleasure
    .penalty = Je mag je eigen werkers niet wegduwen.
market-courthouse = Courthouse of Hasty Judgment
    .the = het Courthouse of Hasty Judgment
    .on = bij het Courthouse of Hasty Judgment
    .from = van het Courthouse of Hasty Judgment
    .penalty = Je mag op artefactmarkten niet met 2 identieke artefacten betalen: je hebt er 3 nodig.
    .note = Alle vier de artefactmarkten. In de 3 artefacten mag een paar zitten.
market-plaza = Plaza of Immortalized Humility
    .the = de Plaza of Immortalized Humility
    .on = bij de Plaza of Immortalized Humility
    .from = van de Plaza of Immortalized Humility
    .penalty = Je mag alleen gebouwde markten bezoeken waarop jouw prestigesteen ligt.
    .note = Alleen de markttegels; artefactmarkten blijven open.
market-fountain = Fountain of Wishful Thinking
    .the = de Fountain of Wishful Thinking
    .on = bij de Fountain of Wishful Thinking
    .from = van de Fountain of Wishful Thinking
    .penalty = Je mag niet meer dan 1 werker per beurt plaatsen.
market-lounge = Lounge of Opulent Frugality
    .the = de Lounge of Opulent Frugality
    .on = bij de Lounge of Opulent Frugality
    .from = van de Lounge of Opulent Frugality
    .penalty = Je mag geen werker plaatsen op een bouwplaats waar een andere speler een werker heeft.
    .note = Eén werker van een andere speler op een van de vier vakjes sluit de bouwplaats voor jou.
market-academy = Academy of Mandatory Equality
    .the = de Academy of Mandatory Equality
    .on = bij de Academy of Mandatory Equality
    .from = van de Academy of Mandatory Equality
    .penalty = Je mag de krachten van je rekruten niet gebruiken. Alliantiebonussen houd je.
    .note = Ook in de beurt van andere spelers. Niveaubonussen, tunneleinden en prestigestenen op rekruten houd je.
market-cafeteria = Cafeteria of Nameless Meat
    .the = de Cafeteria of Nameless Meat
    .on = bij de Cafeteria of Nameless Meat
    .from = van de Cafeteria of Nameless Meat
    .penalty = Gratis werkers terughalen kost 2 moraal in plaats van 1.
    .note = Het mag ook bij moraal 1.
market-apothecary = Apothecary of Productive Dreams
    .the = de Apothecary of Productive Dreams
    .on = bij de Apothecary of Productive Dreams
    .from = van de Apothecary of Productive Dreams
    .penalty = Je mag geen werkers in Icarus plaatsen.
market-theater = Theater of Revelatory Propaganda
    .the = het Theater of Revelatory Propaganda
    .on = bij het Theater of Revelatory Propaganda
    .from = van het Theater of Revelatory Propaganda
    .penalty = Telkens als je een prestigesteen plaatst, krijg je 1 kennis.
    .note = Elke prestigesteen, waar je hem ook plaatst.
market-registry = Registry of Personal Secrets
    .the = de Registry of Personal Secrets
    .on = bij de Registry of Personal Secrets
    .from = van de Registry of Personal Secrets
    .penalty = Je mag de alliantiebonussen van niveau 1 en 2 niet gebruiken.
    .note = Niveau 3 en 4 raak je nooit kwijt.
market-arena = Arena of Peaceful Conflict
    .the = de Arena of Peaceful Conflict
    .on = bij de Arena of Peaceful Conflict
    .from = van de Arena of Peaceful Conflict
    .penalty = Je mag geen tweede werker op een grondstofgebied plaatsen.
    .note = Werkers die er al staan, mogen blijven.
market-teddy_bear_shop = Disassemble-a-Teddy-Bear Shop
    .the = de Disassemble-a-Teddy-Bear Shop
    .on = bij de Disassemble-a-Teddy-Bear Shop
    .from = van de Disassemble-a-Teddy-Bear Shop
    .penalty = Voor elke 1 die je werpt, verlies je 1 grondstof of product.
    .note = Jij kiest wat je verliest, maar geen artefact; heb je niets, dan verlies je niets. De boete komt na de kenniscontrole; een werker die net wegrende, telt nog mee.
market-clinic = Clinic of Blind Hindsight
    .the = de Clinic of Blind Hindsight
    .on = bij de Clinic of Blind Hindsight
    .from = van de Clinic of Blind Hindsight
    .penalty = Voor elke 2 die je werpt, verlies je 1 grondstof of product.
    .note = Jij kiest wat je verliest, maar geen artefact; heb je niets, dan verlies je niets. De boete komt na de kenniscontrole; een werker die net wegrende, telt nog mee.
market-bemusement_park = Bemusement Park
    .the = het Bemusement Park
    .on = bij het Bemusement Park
    .from = van het Bemusement Park
    .penalty = Voor elke 3 die je werpt, verlies je 1 grondstof of product.
    .note = Jij kiest wat je verliest, maar geen artefact; heb je niets, dan verlies je niets. De boete komt na de kenniscontrole; een werker die net wegrende, telt nog mee.
market-bonfire = Friendly Local Game Bonfire
    .the = het Friendly Local Game Bonfire
    .on = bij het Friendly Local Game Bonfire
    .from = van het Friendly Local Game Bonfire
    .penalty = Voor elke 4 die je werpt, verlies je 1 grondstof of product.
    .note = Jij kiest wat je verliest, maar geen artefact; heb je niets, dan verlies je niets. De boete komt na de kenniscontrole; een werker die net wegrende, telt nog mee.
market-stadium = Stadium of Guaranteed Home Runs
    .the = het Stadium of Guaranteed Home Runs
    .on = bij het Stadium of Guaranteed Home Runs
    .from = van het Stadium of Guaranteed Home Runs
    .penalty = Voor elke 5 die je werpt, verlies je 1 grondstof of product.
    .note = Jij kiest wat je verliest, maar geen artefact; heb je niets, dan verlies je niets. De boete komt na de kenniscontrole; een werker die net wegrende, telt nog mee.
market-literacy_center = Center for Reduced Literacy
    .the = het Center for Reduced Literacy
    .on = bij het Center for Reduced Literacy
    .from = van het Center for Reduced Literacy
    .penalty = Voor elke 6 die je werpt, verlies je 1 grondstof of product.
    .note = Jij kiest wat je verliest, maar geen artefact; heb je niets, dan verlies je niets. De boete komt na de kenniscontrole; een werker die net wegrende, telt nog mee.

## Ethical dilemmas, named after the artifact that pays for them

dilemma-book = Het dilemma van het boek
    .fight = Een boek lezen
    .serve = Een boek verbranden
dilemma-balloons = Het dilemma van de ballonnen
    .fight = Een vriend helpen ontsnappen
    .serve = Een vriend aangeven
dilemma-bifocals = Het dilemma van de bril
    .fight = Een onthulling publiceren
    .serve = Propaganda publiceren
dilemma-game = Het dilemma van het bordspel
    .fight = Werkers laten ontspannen
    .serve = Werkers laten zwoegen
dilemma-bear = Het dilemma van de teddybeer
    .fight = Voor ware liefde kiezen
    .serve = De toegewezen partner aanvaarden
dilemma-bat = Het dilemma van de knuppel
    .fight = De onderdrukker bevechten
    .serve = De onderdrukker dienen
