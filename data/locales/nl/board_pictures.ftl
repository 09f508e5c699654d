# Woorden op het plaatje van het bord, en het plaatje in woorden voor wie het niet kan zien.

picture-tank = Werkersactivatietank
picture-allegiance = Alliantie
picture-profits = Wie profiteert
picture-site-upper = Bovenste bouwplaats
picture-site-lower = Onderste bouwplaats
picture-turn = { $name } is aan zet
picture-setup = Opzet
picture-over = { SIZE($names) ->
        [one] { LIST($names) } wint
       *[other] { LIST($names) } winnen
    }

picture-alt-board = Bord, beurt { $number }. { $state }.
picture-alt-forgotten = Het bord. De beschrijving noemde een speler die vergeten is.
picture-alt-close-up = { THING($area) } vergroot, beurt { $number }. { $state }.
picture-alt-area = { THING($area) } vergroot. { $state }.
picture-alt-numbered = De vakjes waaruit je kunt kiezen: { LIST($spaces) }.
picture-alt-number = { $number } { THING($space) }
picture-alt-player = { $who } ({ $letter }, { THING($colour) }): { $tokens } van 10 prestigestenen, moraal { $morale }, kennis { $knowledge }, { SIZE($goods) ->
        [0] geen grondstoffen of producten
       *[other] { AMOUNTS($goods) }
    }.
picture-alt-player-things = { $who } heeft { COUNT("artifact", $cards) }.
picture-alt-player-workers = Beschikbare werkers van { $who }: { SIZE($home) ->
        [0] geen
       *[other] { LIST($home) }
    }; op het bord: { $away }.
picture-alt-player-recruits = Actieve rekruten van { $who }: { SIZE($recruits) ->
        [0] geen
       *[other] { THINGS($recruits) }
    }; geheim: { $hidden }.
picture-alt-dilemma-fight = { $who } heeft bij het dilemma de gevestigde orde bevochten.
picture-alt-dilemma-serve = { $who } heeft bij het dilemma bijgedragen aan de dystopie en heeft er een prestigesteen op.
picture-alt-allegiance = Alliantie (van 11): { LIST($tracks) }.
picture-alt-track = { THING($faction) } { $level }
picture-alt-miners = Mijnwerkers (van 9): { LIST($tracks) }.
picture-alt-markets = Markten: { LIST($markets) }.
picture-alt-market = { SIZE($owners) ->
        [0] { THING($tile) } (niemand)
       *[other] { THING($tile) } ({ LIST($owners) })
    }
picture-alt-site = { THING($space) }: { LIST($workers) } ({ $n } van { $needed } nodig).
picture-alt-space = { THING($space) }: { LIST($workers) }.
picture-alt-total = { THING($space) }: { LIST($workers) }, samen { $total }.
picture-alt-worker = { $letter } { $knowledge }
picture-alt-territory = { THING($territory) }: { LIST($owners) } ({ $n } van { $most } vakjes).

picture-penalty-laboratory = geen derde werker
picture-penalty-spa = eigen niet wegduwen
picture-penalty-courthouse = geen artefactpaar
picture-penalty-plaza = geen markt zonder je ster
picture-penalty-fountain = één werker per beurt
picture-penalty-lounge = geen gedeelde bouwplaats
picture-penalty-academy = geen rekrutenkrachten
picture-penalty-cafeteria = gratis terughalen duurder
picture-penalty-apothecary = geen Icarus
picture-penalty-theater = per prestigesteen
picture-penalty-registry = geen niveau 1 en 2
picture-penalty-arena = één werker per gebied
picture-penalty-teddy_bear_shop = per geworpen 1
picture-penalty-clinic = per geworpen 2
picture-penalty-bemusement_park = per geworpen 3
picture-penalty-bonfire = per geworpen 4
picture-penalty-stadium = per geworpen 5
picture-penalty-literacy_center = per geworpen 6
