# The board and its pieces.
# A thing's own message is its name standing alone; `.count` is a number of it ($n); `.at` is the place within
# a sentence ("Ada placed a 5 … on the Generator"), `.within` an area's name within one ("in the Wastelands").
# `{ ICON("food") }` is a small picture before its word, with the space behind it; where there is none, nothing.
# `{ ICON("die", $knowledge) }` is a die with that face, `{ ICON("player", $seat) }` the shape of a player's colour.

language-name = English

## Goods: four commodities, three resources, and "any"

good-energy = energy
    .count = { $n } { ICON("energy") } energy
good-water = water
    .count = { $n } { ICON("water") } water
good-food = food
    .count = { $n } { ICON("food") } food
good-bliss = bliss
    .count = { $n } { ICON("bliss") } bliss
good-gold = gold
    .count = { $n } { ICON("gold") } gold
good-stone = stone
    .count = { $n } { ICON("stone") } stone
good-clay = clay
    .count = { $n } { ICON("clay") } clay
good-commodity = any commodity
    .count = { $n ->
        [one] 1 { ICON("commodity") } commodity of your choice
       *[other] { $n } { ICON("commodity") } commodities of your choice
    }
good-resource = any resource
    .count = { $n ->
        [one] 1 { ICON("resource") } resource of your choice
       *[other] { $n } { ICON("resource") } resources of your choice
    }

## Factions, areas, territories

faction-euphorian = { ICON("euphorian") } Euphorian
faction-subterran = { ICON("subterran") } Subterran
faction-wastelander = { ICON("wastelander") } Wastelander
faction-icarite = { ICON("icarite") } Icarite

area-euphoria = Euphoria
    .within = Euphoria
area-subterra = Subterra
    .within = Subterra
area-wastelands = Wastelands
    .within = the Wastelands
area-icarus = Icarus
    .within = Icarus

territory-euphoria = Territory of Euphoria
territory-subterra = Territory of Subterra
territory-wastelands = Territory of the Wastelands
territory-icarus = Territory of Icarus
place-dilemma = Ethical dilemma

## Spaces

space-generator = Generator
    .at = on the Generator
space-aquifer = Aquifer
    .at = on the Aquifer
space-farm = Farm
    .at = on the Farm
space-cloud_mine = Cloud Mine
    .at = on the Cloud Mine

space-euphorian_tunnel = Euphorian Tunnel
    .at = in the Euphorian Tunnel
space-subterran_tunnel = Subterran Tunnel
    .at = in the Subterran Tunnel
space-wastelander_tunnel = Wastelander Tunnel
    .at = in the Wastelander Tunnel
space-euphorian_tunnel_end = End of the Euphorian Tunnel
    .at = at the end of the Euphorian Tunnel
space-subterran_tunnel_end = End of the Subterran Tunnel
    .at = at the end of the Subterran Tunnel
space-wastelander_tunnel_end = End of the Wastelander Tunnel
    .at = at the end of the Wastelander Tunnel

space-site_euphoria_upper = Upper construction site, Euphoria
    .at = on the upper construction site in Euphoria
space-site_euphoria_lower = Lower construction site, Euphoria
    .at = on the lower construction site in Euphoria
space-site_subterra_upper = Upper construction site, Subterra
    .at = on the upper construction site in Subterra
space-site_subterra_lower = Lower construction site, Subterra
    .at = on the lower construction site in Subterra
space-site_wastelands_upper = Upper construction site, Wastelands
    .at = on the upper construction site in the Wastelands
space-site_wastelands_lower = Lower construction site, Wastelands
    .at = on the lower construction site in the Wastelands

space-market_euphoria_upper = Upper market, Euphoria
    .at = at the upper market in Euphoria
space-market_euphoria_lower = Lower market, Euphoria
    .at = at the lower market in Euphoria
space-market_subterra_upper = Upper market, Subterra
    .at = at the upper market in Subterra
space-market_subterra_lower = Lower market, Subterra
    .at = at the lower market in Subterra
space-market_wastelands_upper = Upper market, Wastelands
    .at = at the upper market in the Wastelands
space-market_wastelands_lower = Lower market, Wastelands
    .at = at the lower market in the Wastelands

space-incinerator = Incinerator of Historical Accuracy
    .at = at the Incinerator of Historical Accuracy
space-free_press = Free Press of Harsh Reality
    .at = at the Free Press of Harsh Reality
space-ark = Ark of Fractured Memories
    .at = at the Ark of Fractured Memories

space-wind_saloon = Wind Saloon
    .at = at the Wind Saloon
space-nimbus_loft = Nimbus Loft
    .at = at the Nimbus Loft
space-breeze_bar = Breeze Bar
    .at = at the Breeze Bar
space-sky_lounge = Sky Lounge
    .at = at the Sky Lounge

space-tank_energy = Worker Activation Tank, energy side
    .at = on the energy side of the Worker Activation Tank
space-tank_water = Worker Activation Tank, water side
    .at = on the water side of the Worker Activation Tank

## Colours

colour-green = green
colour-blue = blue
colour-red = red
colour-white = white
colour-black = black
colour-purple = purple

## Tracks, tiers and other things a choice may stand for

thing-morale = morale
thing-knowledge = knowledge

## What is agreed before a game

edition-classic = Classic recruits
    .text = The recruits as first printed.
edition-revised = Revised recruits
    .text = Fourteen recruits play differently, as in their later printing; the others stay the same.

variant-recruit_draft = Recruit draft
    .text = Pick one recruit and pass the rest to the left, until everybody has four; then keep two.
variant-market_draft = Market draft
    .text = Everybody gets two market tiles and secretly puts one of them into this game.
variant-track_draft = Morale and knowledge draft
    .text = Take turns to choose a starting level for morale and for knowledge; no two players share one.
variant-doubles_cost = Doubles cost morale
    .text = Each further worker of a double costs 1 morale, so you need morale 2 to place it.
