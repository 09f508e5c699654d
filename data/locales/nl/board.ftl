# Het speelbord en zijn onderdelen. Het bericht van een ding is zijn naam op zichzelf, zoals op een label; zijn attributen zijn de
# vormen die Nederlandse zinnen nodig hebben:
#   .the “de Boerderij”   .on “op de Boerderij”   .from “van de Boerderij”

language-name = Nederlands

## Goods: four commodities, three resources, and "any"

good-energy = energie
    .typed = stroom, elektriciteit, bliksem
    .title = Energie
    .the = de energie
    .count = { $n } { ICON("energy") } energie
good-water = water
    .typed = waters, druppel, druppels
    .title = Water
    .the = het water
    .count = { $n } { ICON("water") } water
good-food = voedsel
    .typed = eten, voeding, wortel, wortels, groente
    .title = Voedsel
    .the = het voedsel
    .count = { $n } { ICON("food") } voedsel
good-bliss = roes
    .typed = geluk, gelukzaligheid, blijdschap, pil, pillen
    .title = Roes
    .the = de roes
    .count = { $n } { ICON("bliss") } roes
good-gold = goud
    .typed = goudstaaf, goudstaven, goudklomp, goudklompen
    .title = Goud
    .the = het goud
    .count = { $n } { ICON("gold") } goud
good-stone = steen
    .typed = stenen, rots, rotsen, kei, keien
    .title = Steen
    .the = de steen
    .count = { $n } { ICON("stone") } steen
good-clay = klei
    .typed = baksteen, bakstenen
    .title = Klei
    .the = de klei
    .count = { $n } { ICON("clay") } klei
good-commodity = grondstof naar keuze
    .title = Grondstof naar keuze
    .the = de grondstof naar keuze
    .count = { $n ->
        [one] { $n } { ICON("commodity") } grondstof naar keuze
       *[other] { $n } { ICON("commodity") } grondstoffen naar keuze
    }
good-resource = product naar keuze
    .title = Product naar keuze
    .the = het product naar keuze
    .count = { $n ->
        [one] { $n } { ICON("resource") } product naar keuze
       *[other] { $n } { ICON("resource") } producten naar keuze
    }

## Factions, areas, territories

faction-euphorian = { ICON("euphorian") } Euphorian
faction-subterran = { ICON("subterran") } Subterran
faction-wastelander = { ICON("wastelander") } Wastelander
faction-icarite = { ICON("icarite") } Icarite

area-euphoria = Euphoria
    .the = Euphoria
area-subterra = Subterra
    .the = Subterra
area-wastelands = Wastelands
    .the = de Wastelands
area-icarus = Icarus
    .the = Icarus

territory-euphoria = Territorium van Euphoria
    .the = het territorium van Euphoria
territory-subterra = Territorium van Subterra
    .the = het territorium van Subterra
territory-wastelands = Territorium van de Wastelands
    .the = het territorium van de Wastelands
territory-icarus = Territorium van Icarus
    .the = het territorium van Icarus
place-dilemma = Ethisch dilemma
    .the = het dilemma

## Spaces

space-generator = Generator
    .short = Generator
    .the = de Generator
    .on = op de Generator
    .from = van de Generator
space-aquifer = Waterbron
    .short = Waterbron
    .the = de Waterbron
    .on = op de Waterbron
    .from = van de Waterbron
space-farm = Boerderij
    .short = Boerderij
    .the = de Boerderij
    .on = op de Boerderij
    .from = van de Boerderij
space-cloud_mine = Wolkmijn
    .short = Wolkmijn
    .the = de Wolkmijn
    .on = op de Wolkmijn
    .from = van de Wolkmijn

space-euphorian_tunnel = Euphorian Tunnel
    .short = Euphorian Tunnel
    .the = de Euphorian Tunnel
    .on = in de Euphorian Tunnel
    .from = uit de Euphorian Tunnel
space-subterran_tunnel = Subterran Tunnel
    .short = Subterran Tunnel
    .the = de Subterran Tunnel
    .on = in de Subterran Tunnel
    .from = uit de Subterran Tunnel
space-wastelander_tunnel = Wastelander Tunnel
    .short = Wastelander Tunnel
    .the = de Wastelander Tunnel
    .on = in de Wastelander Tunnel
    .from = uit de Wastelander Tunnel
space-euphorian_tunnel_end = Einde van de Euphorian Tunnel
    .short = Einde van de Euphorian Tunnel
    .the = het einde van de Euphorian Tunnel
    .on = aan het einde van de Euphorian Tunnel
    .from = van het einde van de Euphorian Tunnel
space-subterran_tunnel_end = Einde van de Subterran Tunnel
    .short = Einde van de Subterran Tunnel
    .the = het einde van de Subterran Tunnel
    .on = aan het einde van de Subterran Tunnel
    .from = van het einde van de Subterran Tunnel
space-wastelander_tunnel_end = Einde van de Wastelander Tunnel
    .short = Einde van de Wastelander Tunnel
    .the = het einde van de Wastelander Tunnel
    .on = aan het einde van de Wastelander Tunnel
    .from = van het einde van de Wastelander Tunnel

space-site_euphoria_upper = Bovenste bouwplaats, Euphoria
    .short = Euphoria, bovenste bouwplaats
    .the = de bovenste bouwplaats in Euphoria
    .on = op de bovenste bouwplaats in Euphoria
    .from = van de bovenste bouwplaats in Euphoria
space-site_euphoria_lower = Onderste bouwplaats, Euphoria
    .short = Euphoria, onderste bouwplaats
    .the = de onderste bouwplaats in Euphoria
    .on = op de onderste bouwplaats in Euphoria
    .from = van de onderste bouwplaats in Euphoria
space-site_subterra_upper = Bovenste bouwplaats, Subterra
    .short = Subterra, bovenste bouwplaats
    .the = de bovenste bouwplaats in Subterra
    .on = op de bovenste bouwplaats in Subterra
    .from = van de bovenste bouwplaats in Subterra
space-site_subterra_lower = Onderste bouwplaats, Subterra
    .short = Subterra, onderste bouwplaats
    .the = de onderste bouwplaats in Subterra
    .on = op de onderste bouwplaats in Subterra
    .from = van de onderste bouwplaats in Subterra
space-site_wastelands_upper = Bovenste bouwplaats, Wastelands
    .short = Wastelands, bovenste bouwplaats
    .the = de bovenste bouwplaats in de Wastelands
    .on = op de bovenste bouwplaats in de Wastelands
    .from = van de bovenste bouwplaats in de Wastelands
space-site_wastelands_lower = Onderste bouwplaats, Wastelands
    .short = Wastelands, onderste bouwplaats
    .the = de onderste bouwplaats in de Wastelands
    .on = op de onderste bouwplaats in de Wastelands
    .from = van de onderste bouwplaats in de Wastelands

space-market_euphoria_upper = Bovenste markt, Euphoria
    .short = Bovenste markt, Euphoria
    .the = de bovenste markt in Euphoria
    .on = op de bovenste markt in Euphoria
    .from = van de bovenste markt in Euphoria
space-market_euphoria_lower = Onderste markt, Euphoria
    .short = Onderste markt, Euphoria
    .the = de onderste markt in Euphoria
    .on = op de onderste markt in Euphoria
    .from = van de onderste markt in Euphoria
space-market_subterra_upper = Bovenste markt, Subterra
    .short = Bovenste markt, Subterra
    .the = de bovenste markt in Subterra
    .on = op de bovenste markt in Subterra
    .from = van de bovenste markt in Subterra
space-market_subterra_lower = Onderste markt, Subterra
    .short = Onderste markt, Subterra
    .the = de onderste markt in Subterra
    .on = op de onderste markt in Subterra
    .from = van de onderste markt in Subterra
space-market_wastelands_upper = Bovenste markt, Wastelands
    .short = Bovenste markt, Wastelands
    .the = de bovenste markt in de Wastelands
    .on = op de bovenste markt in de Wastelands
    .from = van de bovenste markt in de Wastelands
space-market_wastelands_lower = Onderste markt, Wastelands
    .short = Onderste markt, Wastelands
    .the = de onderste markt in de Wastelands
    .on = op de onderste markt in de Wastelands
    .from = van de onderste markt in de Wastelands

space-incinerator = Incinerator of Historical Accuracy
    .short = Incinerator of Historical Accuracy
    .the = de Incinerator of Historical Accuracy
    .on = bij de Incinerator of Historical Accuracy
    .from = van de Incinerator of Historical Accuracy
space-free_press = Free Press of Harsh Reality
    .short = Free Press of Harsh Reality
    .the = de Free Press of Harsh Reality
    .on = bij de Free Press of Harsh Reality
    .from = van de Free Press of Harsh Reality
space-ark = Ark of Fractured Memories
    .short = Ark of Fractured Memories
    .the = de Ark of Fractured Memories
    .on = bij de Ark of Fractured Memories
    .from = van de Ark of Fractured Memories

space-wind_saloon = Wind Saloon
    .short = Wind Saloon
    .the = de Wind Saloon
    .on = bij de Wind Saloon
    .from = van de Wind Saloon
space-nimbus_loft = Nimbus Loft
    .short = Nimbus Loft
    .the = de Nimbus Loft
    .on = bij de Nimbus Loft
    .from = van de Nimbus Loft
space-breeze_bar = Breeze Bar
    .short = Breeze Bar
    .the = de Breeze Bar
    .on = bij de Breeze Bar
    .from = van de Breeze Bar
space-sky_lounge = Sky Lounge
    .short = Sky Lounge
    .the = de Sky Lounge
    .on = bij de Sky Lounge
    .from = van de Sky Lounge

space-tank_energy = Werkersactivatietank, energiekant
    .short = Activatietank (energie)
    .the = de energiekant van de Activatietank
    .on = op de energiekant van de Activatietank
    .from = van de energiekant van de Activatietank
space-tank_water = Werkersactivatietank, waterkant
    .short = Activatietank (water)
    .the = de waterkant van de Activatietank
    .on = op de waterkant van de Activatietank
    .from = van de waterkant van de Activatietank

## Colours

colour-green = groen
colour-blue = blauw
colour-red = rood
colour-white = wit
colour-black = zwart
colour-purple = paars

## Tracks, tiers and other things a choice may stand for

thing-morale = moraal
    .title = Moraal
    .the = de moraal
    .count = { $n } { ICON("morale") } moraal
thing-knowledge = kennis
    .title = Kennis
    .the = de kennis
    .count = { $n } { ICON("knowledge") } kennis

## What is agreed before a game

edition-classic = Klassieke rekruten
    .text = De rekruten zoals ze oorspronkelijk verschenen.
edition-revised = Herziene rekruten
    .text = Veertien rekruten werken anders, zoals in hun latere editie; de andere blijven hetzelfde.

variant-recruit_draft = Rekrutendraft
    .text = Kies een rekruut en geef de rest naar links door, tot iedereen er vier heeft; houd er dan twee.
variant-market_draft = Marktdraft
    .text = Iedereen krijgt twee markttegels en kiest er in het geheim één voor dit spel.
variant-track_draft = Moraal- en kennisdraft
    .text = Kies om de beurt een startvakje voor moraal en voor kennis; een bezet vakje kun je niet kiezen.
variant-doubles_cost = Dubbels kosten moraal
    .text = Elke volgende werker van een dubbel kost 1 moraal; daarvoor heb je dus moraal 2 nodig.
