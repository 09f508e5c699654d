# The board and its pieces. Each thing's own message is its name standing alone, as on a label; its attributes are the
# forms in which this language needs it, and no two languages need the same. Messages are given ids and choose a form:
#   { THING($space) }            the name: Farm
#   { THING($space, "on") }      the attribute .on, here “on the Farm”; the name, where the thing has no such form
#   { COUNT($good, $n) }         the attribute .count with its $n: 2 energy
#   { COUNT($good, $n, "acc") }  the attribute .count-acc, or .count where there is none
#   { AMOUNTS($goods) }          several counts as a list: 2 energy and 1 gold; also { AMOUNTS($goods, "acc") }
#   { THINGS($recruits) }        several names as a list; also { THINGS($spaces, "the") }
#   { LIST($names) }             several texts as a list: a, b, and c
# The last three join as the language does (CLDR); with style: "or" as alternatives, with with: "; " as it says.
#   { SIZE($goods) -> [0] … }    how many there are, to choose a variant by
#   { $faction -> [icarite] … }  an id is a word to choose by, too; so is a form: { THING($good, "gender") -> [f] … }
#   { ICON("food") } food        a small picture before its word, with the space behind it; where there is none, nothing.
#                                ICON("die", $knowledge) is a die with that face, ICON("player", $colour) a player's shape.
# English has .the (“the Farm”), .on (“on the Farm”, “in the Euphorian Tunnel”, “at the Sky Lounge”), .count, and .title
# for what is small within a sentence and large as a heading.

language-name = English

## Goods: four commodities, three resources, and "any"

good-energy = energy
    .typed = power, electricity
    .title = Energy
    .count = { $n } { ICON("energy") } energy
good-water = water
    .typed = waters
    .title = Water
    .count = { $n } { ICON("water") } water
good-food = food
    .typed = foods, rations, carrot, carrots
    .title = Food
    .count = { $n } { ICON("food") } food
good-bliss = bliss
    .typed = happiness, joy
    .title = Bliss
    .count = { $n } { ICON("bliss") } bliss
good-gold = gold
    .typed = gold bar, gold bars
    .title = Gold
    .count = { $n } { ICON("gold") } gold
good-stone = stone
    .typed = stones, rock, rocks
    .title = Stone
    .count = { $n } { ICON("stone") } stone
good-clay = clay
    .typed = brick, bricks
    .title = Clay
    .count = { $n } { ICON("clay") } clay
good-commodity = any commodity
    .title = Any commodity
    .count = { $n ->
        [one] 1 { ICON("commodity") } commodity of your choice
       *[other] { $n } { ICON("commodity") } commodities of your choice
    }
good-resource = any resource
    .title = Any resource
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
    .the = Euphoria
area-subterra = Subterra
    .the = Subterra
area-wastelands = Wastelands
    .the = the Wastelands
area-icarus = Icarus
    .the = Icarus

territory-euphoria = Territory of Euphoria
    .the = the Territory of Euphoria
territory-subterra = Territory of Subterra
    .the = the Territory of Subterra
territory-wastelands = Territory of the Wastelands
    .the = the Territory of the Wastelands
territory-icarus = Territory of Icarus
    .the = the Territory of Icarus
place-dilemma = Ethical dilemma
    .the = the dilemma

## Spaces

space-generator = Generator
    .short = Generator
    .the = the Generator
    .on = on the Generator
space-aquifer = Aquifer
    .short = Aquifer
    .the = the Aquifer
    .on = on the Aquifer
space-farm = Farm
    .short = Farm
    .the = the Farm
    .on = on the Farm
space-cloud_mine = Cloud Mine
    .short = Cloud Mine
    .the = the Cloud Mine
    .on = on the Cloud Mine

space-euphorian_tunnel = Euphorian Tunnel
    .short = Euphorian Tunnel
    .the = the Euphorian Tunnel
    .on = in the Euphorian Tunnel
space-subterran_tunnel = Subterran Tunnel
    .short = Subterran Tunnel
    .the = the Subterran Tunnel
    .on = in the Subterran Tunnel
space-wastelander_tunnel = Wastelander Tunnel
    .short = Wastelander Tunnel
    .the = the Wastelander Tunnel
    .on = in the Wastelander Tunnel
space-euphorian_tunnel_end = End of the Euphorian Tunnel
    .short = End of the Euphorian Tunnel
    .the = the end of the Euphorian Tunnel
    .on = at the end of the Euphorian Tunnel
space-subterran_tunnel_end = End of the Subterran Tunnel
    .short = End of the Subterran Tunnel
    .the = the end of the Subterran Tunnel
    .on = at the end of the Subterran Tunnel
space-wastelander_tunnel_end = End of the Wastelander Tunnel
    .short = End of the Wastelander Tunnel
    .the = the end of the Wastelander Tunnel
    .on = at the end of the Wastelander Tunnel

space-site_euphoria_upper = Upper construction site, Euphoria
    .short = Euphoria, upper site
    .the = the upper construction site in Euphoria
    .on = on the upper construction site in Euphoria
space-site_euphoria_lower = Lower construction site, Euphoria
    .short = Euphoria, lower site
    .the = the lower construction site in Euphoria
    .on = on the lower construction site in Euphoria
space-site_subterra_upper = Upper construction site, Subterra
    .short = Subterra, upper site
    .the = the upper construction site in Subterra
    .on = on the upper construction site in Subterra
space-site_subterra_lower = Lower construction site, Subterra
    .short = Subterra, lower site
    .the = the lower construction site in Subterra
    .on = on the lower construction site in Subterra
space-site_wastelands_upper = Upper construction site, Wastelands
    .short = Wastelands, upper site
    .the = the upper construction site in the Wastelands
    .on = on the upper construction site in the Wastelands
space-site_wastelands_lower = Lower construction site, Wastelands
    .short = Wastelands, lower site
    .the = the lower construction site in the Wastelands
    .on = on the lower construction site in the Wastelands

space-market_euphoria_upper = Upper market, Euphoria
    .short = Upper market, Euphoria
    .the = the upper market in Euphoria
    .on = at the upper market in Euphoria
space-market_euphoria_lower = Lower market, Euphoria
    .short = Lower market, Euphoria
    .the = the lower market in Euphoria
    .on = at the lower market in Euphoria
space-market_subterra_upper = Upper market, Subterra
    .short = Upper market, Subterra
    .the = the upper market in Subterra
    .on = at the upper market in Subterra
space-market_subterra_lower = Lower market, Subterra
    .short = Lower market, Subterra
    .the = the lower market in Subterra
    .on = at the lower market in Subterra
space-market_wastelands_upper = Upper market, Wastelands
    .short = Upper market, Wastelands
    .the = the upper market in the Wastelands
    .on = at the upper market in the Wastelands
space-market_wastelands_lower = Lower market, Wastelands
    .short = Lower market, Wastelands
    .the = the lower market in the Wastelands
    .on = at the lower market in the Wastelands

space-incinerator = Incinerator of Historical Accuracy
    .short = Incinerator
    .the = the Incinerator of Historical Accuracy
    .on = at the Incinerator of Historical Accuracy
space-free_press = Free Press of Harsh Reality
    .short = Free Press
    .the = the Free Press of Harsh Reality
    .on = at the Free Press of Harsh Reality
space-ark = Ark of Fractured Memories
    .short = Ark
    .the = the Ark of Fractured Memories
    .on = at the Ark of Fractured Memories

space-wind_saloon = Wind Saloon
    .short = Wind Saloon
    .the = the Wind Saloon
    .on = at the Wind Saloon
space-nimbus_loft = Nimbus Loft
    .short = Nimbus Loft
    .the = the Nimbus Loft
    .on = at the Nimbus Loft
space-breeze_bar = Breeze Bar
    .short = Breeze Bar
    .the = the Breeze Bar
    .on = at the Breeze Bar
space-sky_lounge = Sky Lounge
    .short = Sky Lounge
    .the = the Sky Lounge
    .on = at the Sky Lounge

space-tank_energy = Worker Activation Tank, energy side
    .short = Activation Tank (energy)
    .the = the energy side of the Worker Activation Tank
    .on = on the energy side of the Worker Activation Tank
space-tank_water = Worker Activation Tank, water side
    .short = Activation Tank (water)
    .the = the water side of the Worker Activation Tank
    .on = on the water side of the Worker Activation Tank

## Colours

colour-green = green
colour-blue = blue
colour-red = red
colour-white = white
colour-black = black
colour-purple = purple

## Tracks, tiers and other things a choice may stand for

thing-morale = morale
    .title = Morale
    .count = { $n } { ICON("morale") } morale
thing-knowledge = knowledge
    .title = Knowledge
    .count = { $n } { ICON("knowledge") } knowledge

## What is agreed before a game

edition-classic = Classic recruits
    .text = The recruits as first printed.
edition-revised = Revised recruits
    .text = Fourteen recruits play differently, as in their later printing; the others stay the same.

variant-recruit_draft = Recruit draft
    .text = Pick one recruit and pass the rest to the left, until everyone has four; then keep two.
variant-market_draft = Market draft
    .text = Everyone gets two market tiles and secretly puts one of them into this game.
variant-track_draft = Morale and knowledge draft
    .text = Take turns to choose a starting level for morale and for knowledge; no two players share one.
variant-doubles_cost = Doubles cost morale
    .text = Each additional worker of a double costs 1 morale, so you need morale 2 to place it.
