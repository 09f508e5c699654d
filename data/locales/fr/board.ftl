# Le plateau et ses pièces. Le message d'une chose est son nom seul, comme sur une étiquette ; ses attributs sont les formes
# dont les phrases françaises ont besoin :
#   .the « la ferme »   .on « sur la ferme »   .from « de la ferme »
#   factions : le nom seul au pluriel  .adj « euphorien »  .adj-f « euphorienne »  .adj-pl « euphoriens »  .place « souterrain » (tunnels et territoires)

language-name = Français

## Goods: four commodities, three resources, and "any"

good-energy = énergie
    .typed = électricité, énergies
    .title = Énergie
    .the = l’énergie
    .count = { $n } { ICON("energy") } énergie
good-water = eau
    .typed = eaux, de l’eau
    .title = Eau
    .the = l’eau
    .count = { $n } { ICON("water") } eau
good-food = nourriture
    .typed = vivres, nourritures, à manger
    .title = Nourriture
    .the = la nourriture
    .count = { $n } { ICON("food") } nourriture
good-bliss = extase
    .typed = bonheur, béatitude, extases
    .title = Extase
    .the = l’extase
    .count = { $n } { ICON("bliss") } extase
good-gold = or
    .typed = de l’or, ors, lingot, lingots
    .title = Or
    .the = l’or
    .count = { $n } { ICON("gold") } or
good-stone = pierre
    .typed = pierres, caillou, cailloux
    .title = Pierre
    .the = la pierre
    .count = { $n } { ICON("stone") } pierre
good-clay = argile
    .typed = argiles, brique, briques
    .title = Argile
    .the = l’argile
    .count = { $n } { ICON("clay") } argile
good-commodity = ressource au choix
    .title = Ressource au choix
    .the = la ressource au choix
    .count = { $n ->
        [one] { $n } { ICON("commodity") } ressource au choix
       *[other] { $n } { ICON("commodity") } ressources au choix
    }
good-resource = minerai au choix
    .title = Minerai au choix
    .the = le minerai au choix
    .count = { $n ->
        [one] { $n } { ICON("resource") } minerai au choix
       *[other] { $n } { ICON("resource") } minerais au choix
    }

## Factions, areas, territories

faction-euphorian = { ICON("euphorian") } Euphoriens
    .adj = { ICON("euphorian") } euphorien
    .adj-f = { ICON("euphorian") } euphorienne
    .adj-pl = { ICON("euphorian") } euphoriens
    .place = { ICON("euphorian") } euphorien
faction-subterran = { ICON("subterran") } Souterriens
    .adj = { ICON("subterran") } souterrien
    .adj-f = { ICON("subterran") } souterrienne
    .adj-pl = { ICON("subterran") } souterriens
    .place = { ICON("subterran") } souterrain
faction-wastelander = { ICON("wastelander") } Wastelanders
    .adj = { ICON("wastelander") } wastelander
    .adj-f = { ICON("wastelander") } wastelander
    .adj-pl = { ICON("wastelander") } wastelanders
    .place = { ICON("wastelander") } wastelander
faction-icarite = { ICON("icarite") } Icarites
    .adj = { ICON("icarite") } icarite
    .adj-f = { ICON("icarite") } icarite
    .adj-pl = { ICON("icarite") } icarites
    .place = { ICON("icarite") } icarite

area-euphoria = Euphoria
    .the = Euphoria
    .in = dans Euphoria
area-subterra = Souterria
    .the = Souterria
    .in = dans Souterria
area-wastelands = Wastelands
    .the = les Wastelands
    .in = dans les Wastelands
area-icarus = Icarus
    .the = Icarus
    .in = dans Icarus

territory-euphoria = Territoire d’Euphoria
    .the = le territoire d’Euphoria
    .on = sur le territoire d’Euphoria
territory-subterra = Territoire de Souterria
    .the = le territoire de Souterria
    .on = sur le territoire de Souterria
territory-wastelands = Territoire des Wastelands
    .the = le territoire des Wastelands
    .on = sur le territoire des Wastelands
territory-icarus = Territoire d’Icarus
    .the = le territoire d’Icarus
    .on = sur le territoire d’Icarus
place-dilemma = Dilemme éthique
    .the = le dilemme
    .on = sur le dilemme

## Spaces

space-generator = Générateur
    .short = Générateur
    .the = le générateur
    .on = sur le générateur
    .from = du générateur
space-aquifer = Liquéfacteur
    .short = Liquéfacteur
    .the = le liquéfacteur
    .on = sur le liquéfacteur
    .from = du liquéfacteur
space-farm = Ferme
    .short = Ferme
    .the = la ferme
    .on = sur la ferme
    .from = de la ferme
space-cloud_mine = Mine de nuages
    .short = Mine de nuages
    .the = la mine de nuages
    .on = sur la mine de nuages
    .from = de la mine de nuages

space-euphorian_tunnel = Tunnel euphorien
    .short = Tunnel euphorien
    .the = le tunnel euphorien
    .on = dans le tunnel euphorien
    .from = du tunnel euphorien
space-subterran_tunnel = Tunnel souterrain
    .short = Tunnel souterrain
    .the = le tunnel souterrain
    .on = dans le tunnel souterrain
    .from = du tunnel souterrain
space-wastelander_tunnel = Tunnel wastelander
    .short = Tunnel wastelander
    .the = le tunnel wastelander
    .on = dans le tunnel wastelander
    .from = du tunnel wastelander
space-euphorian_tunnel_end = Extrémité du tunnel euphorien
    .short = Extrémité du tunnel euphorien
    .the = l’extrémité du tunnel euphorien
    .on = à l’extrémité du tunnel euphorien
    .from = de l’extrémité du tunnel euphorien
space-subterran_tunnel_end = Extrémité du tunnel souterrain
    .short = Extrémité du tunnel souterrain
    .the = l’extrémité du tunnel souterrain
    .on = à l’extrémité du tunnel souterrain
    .from = de l’extrémité du tunnel souterrain
space-wastelander_tunnel_end = Extrémité du tunnel wastelander
    .short = Extrémité du tunnel wastelander
    .the = l’extrémité du tunnel wastelander
    .on = à l’extrémité du tunnel wastelander
    .from = de l’extrémité du tunnel wastelander

space-site_euphoria_upper = Site de construction du haut, Euphoria
    .short = Euphoria, site du haut
    .the = le site de construction du haut d’Euphoria
    .on = sur le site de construction du haut d’Euphoria
    .from = du site de construction du haut d’Euphoria
space-site_euphoria_lower = Site de construction du bas, Euphoria
    .short = Euphoria, site du bas
    .the = le site de construction du bas d’Euphoria
    .on = sur le site de construction du bas d’Euphoria
    .from = du site de construction du bas d’Euphoria
space-site_subterra_upper = Site de construction du haut, Souterria
    .short = Souterria, site du haut
    .the = le site de construction du haut de Souterria
    .on = sur le site de construction du haut de Souterria
    .from = du site de construction du haut de Souterria
space-site_subterra_lower = Site de construction du bas, Souterria
    .short = Souterria, site du bas
    .the = le site de construction du bas de Souterria
    .on = sur le site de construction du bas de Souterria
    .from = du site de construction du bas de Souterria
space-site_wastelands_upper = Site de construction du haut, Wastelands
    .short = Wastelands, site du haut
    .the = le site de construction du haut des Wastelands
    .on = sur le site de construction du haut des Wastelands
    .from = du site de construction du haut des Wastelands
space-site_wastelands_lower = Site de construction du bas, Wastelands
    .short = Wastelands, site du bas
    .the = le site de construction du bas des Wastelands
    .on = sur le site de construction du bas des Wastelands
    .from = du site de construction du bas des Wastelands

space-market_euphoria_upper = Marché du haut, Euphoria
    .short = Marché du haut, Euphoria
    .the = le marché du haut d’Euphoria
    .on = au marché du haut d’Euphoria
    .from = du marché du haut d’Euphoria
space-market_euphoria_lower = Marché du bas, Euphoria
    .short = Marché du bas, Euphoria
    .the = le marché du bas d’Euphoria
    .on = au marché du bas d’Euphoria
    .from = du marché du bas d’Euphoria
space-market_subterra_upper = Marché du haut, Souterria
    .short = Marché du haut, Souterria
    .the = le marché du haut de Souterria
    .on = au marché du haut de Souterria
    .from = du marché du haut de Souterria
space-market_subterra_lower = Marché du bas, Souterria
    .short = Marché du bas, Souterria
    .the = le marché du bas de Souterria
    .on = au marché du bas de Souterria
    .from = du marché du bas de Souterria
space-market_wastelands_upper = Marché du haut, Wastelands
    .short = Marché du haut, Wastelands
    .the = le marché du haut des Wastelands
    .on = au marché du haut des Wastelands
    .from = du marché du haut des Wastelands
space-market_wastelands_lower = Marché du bas, Wastelands
    .short = Marché du bas, Wastelands
    .the = le marché du bas des Wastelands
    .on = au marché du bas des Wastelands
    .from = du marché du bas des Wastelands

space-incinerator = Incinérateur de la vérité historique
    .short = Incinérateur
    .the = l’Incinérateur de la vérité historique
    .on = à l’Incinérateur de la vérité historique
    .from = de l’Incinérateur de la vérité historique
space-free_press = Presse libre de la dure réalité
    .short = Presse libre
    .the = la Presse libre de la dure réalité
    .on = à la Presse libre de la dure réalité
    .from = de la Presse libre de la dure réalité
space-ark = Arche des souvenirs brisés
    .short = Arche
    .the = l’Arche des souvenirs brisés
    .on = à l’Arche des souvenirs brisés
    .from = de l’Arche des souvenirs brisés

space-wind_saloon = Wind Saloon
    .short = Wind Saloon
    .the = le Wind Saloon
    .on = au Wind Saloon
    .from = du Wind Saloon
space-nimbus_loft = Nimbus Loft
    .short = Nimbus Loft
    .the = le Nimbus Loft
    .on = au Nimbus Loft
    .from = du Nimbus Loft
space-breeze_bar = Breeze Bar
    .short = Breeze Bar
    .the = le Breeze Bar
    .on = au Breeze Bar
    .from = du Breeze Bar
space-sky_lounge = Sky Lounge
    .short = Sky Lounge
    .the = le Sky Lounge
    .on = au Sky Lounge
    .from = du Sky Lounge

space-tank_energy = Incubateur d’ouvrier, côté énergie
    .short = Incubateur (énergie)
    .the = le côté énergie de l’incubateur
    .on = sur le côté énergie de l’incubateur
    .from = du côté énergie de l’incubateur
space-tank_water = Incubateur d’ouvrier, côté eau
    .short = Incubateur (eau)
    .the = le côté eau de l’incubateur
    .on = sur le côté eau de l’incubateur
    .from = du côté eau de l’incubateur

## Colours

colour-green = vert
colour-blue = bleu
colour-red = rouge
colour-white = blanc
colour-black = noir
colour-purple = mauve

## Tracks, tiers and other things a choice may stand for

thing-morale = moral
    .title = Moral
    .the = le moral
    .count = { $n } { ICON("morale") } moral
thing-knowledge = lucidité
    .title = Lucidité
    .the = la lucidité
    .count = { $n } { ICON("knowledge") } lucidité

## What is agreed before a game

edition-classic = Spécialistes classiques
    .text = Les spécialistes de la première édition.
edition-revised = Spécialistes révisés
    .text = Quatorze spécialistes ont un autre pouvoir, celui de la réédition ; les autres sont inchangés.

variant-recruit_draft = Sélection des spécialistes
    .text = Gardez un spécialiste, passez le reste à gauche, jusqu’à en avoir quatre ; puis gardez-en deux.
variant-market_draft = Sélection des marchés
    .text = Chaque joueur reçoit deux tuiles « marché » et en met secrètement une dans cette partie.
variant-track_draft = Sélection du moral et de la lucidité
    .text = Choisissez vos niveaux de moral et de lucidité ; un niveau pris n’est plus libre pour les autres.
variant-doubles_cost = Les doubles coûtent du moral
    .text = Chaque ouvrier supplémentaire d’un double coûte 1 point de moral (il en faut donc 2).
