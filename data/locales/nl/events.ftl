# Wat er gebeurde, voor het kanaal en het logboek, en wat een zet zou doen. Zie data/locales/en/events.ftl voor de afspraken.
# De verleden tijd houdt elke daad in één stuk; scheidbare werkwoorden sluiten hun eigen zinsdeel af.

told = **{ $name }** { $deeds }.
    .you = Je { $deeds }.
    .done = Je { $deeds }.
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds) }
   *[other] { LIST($deeds) }: { LIST($changes, with: "; ") }
}
told-then = { $before }; en { $deeds }
told-changes = **{ $name }**: { LIST($changes, with: "; ") }.
    .you = Jij: { LIST($changes, with: "; ") }.
    .done = Jij: { LIST($changes, with: "; ") }.
told-together = { LIST($sentences, with: " ") }

## Gained, paid and lost: goods, artifacts, morale, knowledge

change-gain = +{ COUNT($thing, $n) }
change-loss = −{ COUNT($thing, $n) }
change-all = { LIST($changes, with: ", ") }
change-because = { LIST($changes, with: ", ") } ({ THING($why) })
did-because = { $deed } ({ THING($why) })

## Workers

did-placed = plaatste een { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
    .you = plaatst een { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
    .done = plaatste een { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
did-bumped = duwde de { ICON("die", $knowledge) } { $knowledge } van { $victim } weg
    .you = duwt de { ICON("die", $knowledge) } { $knowledge } van { $victim } weg
    .done = duwde de { ICON("die", $knowledge) } { $knowledge } van { $victim } weg
did-bumped-own = duwde de eigen { ICON("die", $knowledge) } { $knowledge } weg
    .you = duwt je eigen { ICON("die", $knowledge) } { $knowledge } weg
    .done = duwde je eigen { ICON("die", $knowledge) } { $knowledge } weg
did-retrieved = { $pay ->
    [free] { SIZE($workers) ->
        [one] haalde gratis een werker terug ({ LIST($workers) })
       *[other] haalde gratis werkers terug ({ LIST($workers, with: "; ") })
    }
   *[other] { SIZE($workers) ->
        [one] haalde een werker terug ({ LIST($workers) })
       *[other] haalde werkers terug ({ LIST($workers, with: "; ") })
    }
}
    .you = { $pay ->
        [free] { SIZE($workers) ->
            [one] haalt gratis een werker terug ({ LIST($workers) })
           *[other] haalt gratis werkers terug ({ LIST($workers, with: "; ") })
        }
       *[other] { SIZE($workers) ->
            [one] haalt een werker terug ({ LIST($workers) })
           *[other] haalt werkers terug ({ LIST($workers, with: "; ") })
        }
    }
    .done = { $pay ->
        [free] { SIZE($workers) ->
            [one] haalde gratis een werker terug ({ LIST($workers) })
           *[other] haalde gratis werkers terug ({ LIST($workers, with: "; ") })
        }
       *[other] { SIZE($workers) ->
            [one] haalde een werker terug ({ LIST($workers) })
           *[other] haalde werkers terug ({ LIST($workers, with: "; ") })
        }
    }
did-retrieved-worker = { $resource ->
    [none] { $knowledge ->
        [0] een werker { THING($space, "from") }
       *[other] een { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") }
    }
    [any] { $knowledge ->
        [0] een werker { THING($space, "from") }, wat daar betaald is, is verloren
       *[other] een { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") }, wat daar betaald is, is verloren
    }
   *[other] een { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") }, { THING($resource, "the") } is verloren
}
did-returned = { $n ->
    [one] kreeg { $n } werker { THING($space, "from") } terug
   *[other] kreeg { $n } werkers { THING($space, "from") } terug
}
did-rolled = { SIZE($dice) ->
    [1] wierp een { LIST($dice) }
   *[other] wierp { LIST($dice) }
}
    .done = { SIZE($dice) ->
        [1] wierp een { LIST($dice) }
       *[other] wierp { LIST($dice) }
    }
# One of the dice in that list.
did-rolled-die = { ICON("die", $knowledge) } { $knowledge }
did-rolled-tie = wierp { LIST($dice) } om de gelijke stand te beslissen
    .done = wierp { LIST($dice) } om de gelijke stand te beslissen
did-set = zette een werker op { $knowledge }
    .you = zet een werker op { $knowledge }
    .done = zette een werker op { $knowledge }
did-deserted = verloor een { $knowledge } door de kenniscontrole
    .done = verloor een { $knowledge } door de kenniscontrole
did-sacrificed = offerde een werker op
    .you = offert een werker op
    .done = offerde een werker op
did-added = kreeg een nieuwe werker
    .you = krijgt een nieuwe werker
    .done = kreeg een nieuwe werker

## Goods, cards and tracks

did-gave = gaf { $to } { AMOUNTS($goods) }
    .you = geeft { $to } { AMOUNTS($goods) }
    .done = gaf { $to } { AMOUNTS($goods) }
did-showed = toonde { AMOUNTS($cards) }
    .you = toont { AMOUNTS($cards) }
    .done = toonde { AMOUNTS($cards) }
did-discarded = legde { AMOUNTS($cards) } af
    .you = legt { AMOUNTS($cards) } af
    .done = legde { AMOUNTS($cards) } af
did-allegiance = verhoogde de { THING($faction) }-alliantie naar vakje { $level }
    .you = verhoogt de { THING($faction) }-alliantie naar vakje { $level }
    .done = verhoogde de { THING($faction) }-alliantie naar vakje { $level }
did-mined = verplaatste de { THING($faction) }-mijnwerker naar vakje { $level }
    .you = verplaatst de { THING($faction) }-mijnwerker naar vakje { $level }
    .done = verplaatste de { THING($faction) }-mijnwerker naar vakje { $level }
did-used = gebruikte { THING($recruit) }
    .you = gebruikt { THING($recruit) }
    .done = gebruikte { THING($recruit) }
did-suffered = werd getroffen door { THING($tile, "the") }
    .you = wordt getroffen door { THING($tile, "the") }
    .done = werd getroffen door { THING($tile, "the") }

## Setting up, the dilemma, trades

did-dealt-recruits = kreeg { THINGS($recruits) } uitgedeeld
    .done = kreeg { THINGS($recruits) } uitgedeeld
did-dealt-dilemma = kreeg een dilemma uitgedeeld (“{ THING($dilemma, "fight") }” of “{ THING($dilemma, "serve") }”)
    .done = kreeg een dilemma uitgedeeld (“{ THING($dilemma, "fight") }” of “{ THING($dilemma, "serve") }”)
did-dealt-tiles = kreeg { THINGS($tiles, "the") } uitgedeeld
    .done = kreeg { THINGS($tiles, "the") } uitgedeeld
did-chose = koos { THING($recruit) }
    .you = kiest { THING($recruit) }
    .done = koos { THING($recruit) }
did-chose-hidden = koos { THING($recruit) } (geheim: { THINGS($hidden) })
    .you = kiest { THING($recruit) } (geheim: { THINGS($hidden) })
    .done = koos { THING($recruit) } (geheim: { THINGS($hidden) })
did-drafted = { $track ->
    [morale] begon met moraal { $level }
   *[knowledge] begon met kennis { $level }
}
    .you = { $track ->
        [morale] begint met moraal { $level }
       *[knowledge] begint met kennis { $level }
    }
    .done = { $track ->
        [morale] begon met moraal { $level }
       *[knowledge] begon met kennis { $level }
    }
did-dilemma = { $side ->
    [serve] besliste het dilemma en droeg bij aan de dystopie (“{ THING($dilemma, "serve") }”)
   *[fight] besliste het dilemma en bevocht de gevestigde orde (“{ THING($dilemma, "fight") }”)
}
    .you = { $side ->
        [serve] beslist je dilemma en draagt bij aan de dystopie (“{ THING($dilemma, "serve") }”)
       *[fight] beslist je dilemma en bevecht de gevestigde orde (“{ THING($dilemma, "fight") }”)
    }
    .done = { $side ->
        [serve] besliste je dilemma en droeg bij aan de dystopie (“{ THING($dilemma, "serve") }”)
       *[fight] besliste je dilemma en bevocht de gevestigde orde (“{ THING($dilemma, "fight") }”)
    }
did-kept = hield een nieuwe geheime rekruut
    .done = hield een nieuwe geheime rekruut
did-kept-seen = hield { THINGS($recruits) } (geheim)
    .you = houdt { THINGS($recruits) } (geheim)
    .done = hield { THINGS($recruits) } (geheim)
did-proposed = bood { $to } een ruil aan
    .you = biedt { $to } een ruil aan
    .done = bood { $to } een ruil aan
did-traded = ruilde met { $to }: { AMOUNTS($give) } voor { AMOUNTS($get) }
    .you = ruilt met { $to }: { AMOUNTS($give) } voor { AMOUNTS($get) }
    .done = ruilde met { $to }: { AMOUNTS($give) } voor { AMOUNTS($get) }
did-declined = bood een ruil aan die { $to } afsloeg
    .done = bood een ruil aan die { $to } afsloeg

## News

news-first = **{ $name }** begint.
    .done = Jij begint.
news-first-lot = **{ $name }** begint: bij de gelijke stand besliste het lot.
    .done = Jij begint: bij de gelijke stand besliste het lot.
news-turn = Beurt { $n }: **{ $name }**.
news-token = { $n ->
    [one] ⭐ **{ $name } plaatste een prestigesteen** op { THINGS($places, "the") } ({ $placed }/10).
   *[other] ⭐ **{ $name } plaatste { $n } prestigestenen** op { THINGS($places, "the") } ({ $placed }/10).
}
    .you = { $n ->
        [one] ⭐ **Je plaatst een prestigesteen** op { THINGS($places, "the") } ({ $placed }/10).
       *[other] ⭐ **Je plaatst { $n } prestigestenen** op { THINGS($places, "the") } ({ $placed }/10).
    }
    .done = { $n ->
        [one] ⭐ **Je plaatste een prestigesteen** op { THINGS($places, "the") } ({ $placed }/10).
       *[other] ⭐ **Je plaatste { $n } prestigestenen** op { THINGS($places, "the") } ({ $placed }/10).
    }
news-tokens = { $n ->
    [one] ⭐ **{ LIST($who) } plaatsten elk een prestigesteen** op { THINGS($places, "the") }.
   *[other] ⭐ **{ LIST($who) } plaatsten elk { $n } prestigestenen** op { THINGS($places, "the") }.
}
news-token-of = { $name } ({ $placed }/10)
news-built = { SIZE($builders) ->
    [one] 🏗️ **{ LIST($builders) } bouwde de markt { THING($tile) }.** Boete voor wie daar geen prestigesteen heeft: { THING($tile, "penalty") }
   *[other] 🏗️ **{ LIST($builders) } bouwden de markt { THING($tile) }.** Boete voor wie daar geen prestigesteen heeft: { THING($tile, "penalty") }
}
news-tier = { $tier ->
    [1] 📈 De { THING($faction) }-alliantie staat op niveau 1: wie een actieve { THING($faction) }-rekruut heeft, krijgt voortaan 1 extra { THING($good) } voor elke werker { THING($space, "on") }.
    [2] 📈 De { THING($faction) }-alliantie staat op niveau 2: wie een actieve { THING($faction) }-rekruut heeft, neemt voortaan het product én een artefact in de { THING($faction) } Tunnel.
    [3] 📈 De { THING($faction) }-alliantie staat op niveau 3: geheime { THING($faction) }-rekruten worden geactiveerd.
   *[4] 📈 De { THING($faction) }-alliantie staat op vakje 11: een prestigesteen op elke actieve { THING($faction) }-rekruut.
}
news-tier-icarus = 📈 De Icarite-alliantie staat op niveau 2: wie een actieve Icarite-rekruut heeft, trekt voortaan een artefact bij elke prestigesteen in Icarus.
news-called = Geheime { THING($faction) }-rekruten worden geactiveerd.
news-tunnel = ⛏️ De { THING($faction) } Tunnel is voltooid: het einde is open voor spelers met een actieve { THING($faction) }-rekruut.
news-activated = 🃏 **{ $name } heeft een nieuwe actieve rekruut: { THING($recruit) }.**
    .done = 🃏 **Je hebt een nieuwe actieve rekruut: { THING($recruit) }.**
news-shuffled = { $n ->
    [one] Het afgelegde artefact vormt een nieuwe stapel.
   *[other] De { $n } afgelegde artefacten zijn tot een nieuwe stapel geschud.
}
news-tie = { $breaker ->
    [morale] { LIST($names) } plaatsten tegelijk hun tiende prestigesteen; de hoogste moraal gaf de doorslag.
    [knowledge] { LIST($names) } plaatsten tegelijk hun tiende prestigesteen; de laagste kennis gaf de doorslag.
    [markets] { LIST($names) } plaatsten tegelijk hun tiende prestigesteen; prestigestenen op meer markten gaven de doorslag.
    [territories] { LIST($names) } plaatsten tegelijk hun tiende prestigesteen; prestigestenen op meer territoria gaven de doorslag.
   *[roll] { LIST($names) } plaatsten tegelijk hun tiende prestigesteen; de laagste worp gaf de doorslag.
}
news-won = 🏆 **{ $name } heeft de tiende prestigesteen geplaatst en wint het spel!**
    .you = 🏆 **Je plaatst je tiende prestigesteen en wint het spel!**
    .done = 🏆 **Je hebt je tiende prestigesteen geplaatst en wint het spel!**
