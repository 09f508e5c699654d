# Wat spelers gevraagd wordt, en hoe de keuzes heten. `ask-…` is de vraag, `choice-…` een knop of menukeuze (80 tekens),
# `would-…` een deel van de regel eronder (100 in totaal).

## Questions

ask-act = Het is jouw beurt. Wat doe je?
ask-act-double = Je kunt nog een { $knowledge } plaatsen, of je beurt beëindigen.
ask-act-recruit = { THING($recruit) }: je nieuwe werker is een { $knowledge }. Meteen plaatsen?
ask-retrieve = Welke werkers haal je terug? Ze worden samen geworpen.
ask-retrieve_pay = Wat betaal je om ze terug te halen?
ask-price = Wat betaal je { THING($space, "on") }?
ask-price-recruit = Wat betaal je voor { THING($recruit) }?
ask-price-dilemma = Wat betaal je om je dilemma te beslissen? Het kost { COUNT($artifact, 1) }, of 2 artefacten naar keuze.
ask-benefit = Wat neem je { THING($space, "on") }?
ask-authority = Waar plaats je je prestigesteen?
ask-discard = { $count ->
    [one] Met moraal { $limit } mag je { COUNT("artifact", $limit) } houden, en je hebt er { $hand }. Welk artefact leg je af?
   *[other] Met moraal { $limit } mag je { COUNT("artifact", $limit) } houden, en je hebt er { $hand }. Welke { $count } leg je af?
}
ask-discard-recruit = { $count ->
    [one] { THING($recruit) }: welk artefact leg je af?
   *[other] { THING($recruit) }: welke { $count } artefacten leg je af?
}
ask-penalty = { THING($tile) }: je wierp een { $rolled } en hebt daar geen prestigesteen. Welke grondstof of welk product verlies je?
ask-keep = Welke rekruut houd je? De andere gaat ongezien uit het spel.
ask-keep-card = Welk artefact houd je?
ask-order = Meerdere van je rekruten treden in werking. Welke komt eerst?
ask-trade = { $name } biedt { AMOUNTS($give) } en vraagt { AMOUNTS($get) }. Ga je akkoord?
ask-recruits = Kies twee rekruten: één die meteen actief is, en één die je voorlopig geheim houdt.
ask-lead = Met welke rekruut begin je? Die is meteen actief.
ask-hide = { THING($recruit) } is actief. Welke rekruut houd je voorlopig geheim?
ask-recruit_draft = Neem een rekruut; de rest gaat naar links. Van de 4 die je neemt, kies je er straks 2.
ask-market_draft = Kies de markttegel die in dit spel meedoet. Hij komt gedekt bij de andere te liggen.
ask-track_draft = Op welk vakje begin je, van moraal of van kennis? Hoge moraal is goed, lage kennis ook.

# Gifts of another player's recruit.
ask-gift-jacko = { $name } gebruikte Jacko de Archivaris, dus jij mag 1 artefact trekken. Doe je dat?
ask-gift-zong = { $name } gebruikte Zong de Astronoom, dus jij mag 1 roes krijgen. Doe je dat?

## A recruit asks: its name, what it does, why now, and its price

ask-ability = { THING($recruit) } – { $ability }
ask-ability-why = { $why } { $ask }
ask-ability-use = Gebruik je deze kracht?
ask-ability-morale = { $morale } moraal verliezen om deze kracht te gebruiken?
ask-ability-knowledge = Je kennis met { $knowledge } verhogen om deze kracht te gebruiken?
ask-ability-goods = { AMOUNTS($goods) } betalen om deze kracht te gebruiken?
ask-ability-choose = Wat kies je?

why-my_worker_bumped = Je werker is weggeduwd.
why-bumping = Je duwde een werker weg.
why-bumped = Je duwde een werker weg.
why-commodity = Je plaatste een werker op een grondstofgebied.
why-tunnel_benefit = Je plaatste een werker in een tunnel.
why-tunnel = Je plaatste een werker in een tunnel.
why-site = Je plaatste een werker op een bouwplaats.
why-market = Je bezocht een markt en plaatste je prestigesteen.
why-token = Je plaatste een prestigesteen.
why-rolled = Een andere speler wierp een dubbel.
why-deserted = Een van je werkers rende weg.
why-draw = Je gaat een artefact trekken.
why-new_worker = Je kreeg een nieuwe werker.
why-retrieving = Je haalt werkers terug; ze zijn nog niet geworpen.
why-retrieved = Je haalde werkers terug.
why-retrieve_gain = Je hebt betaald om werkers terug te halen.

## Choices

choice-place = { $knowledge } → { THING($space) }
choice-retrieve = Werkers terughalen
choice-dilemma-fight = Orde bevechten: { THING($dilemma, "fight") }
choice-dilemma-serve = Dystopie steunen: { THING($dilemma, "serve") }
choice-stop = Beurt beëindigen
choice-worker = een { $knowledge } · { THING($space) }
choice-free = Niets betalen
choice-yes = Ja
choice-use = { THINGS($recruits) } gebruiken
choice-decline = Nee, bedankt
choice-accept = Akkoord
choice-refuse = Afslaan
choice-knowledge-less = 1 kennis verliezen
choice-morale-more = 1 moraal krijgen
choice-set = Op { $knowledge } zetten
choice-recruit = { THING($recruit) } ({ THING($faction) })
choice-recruits = { THING($active) } actief, { THING($hidden) } geheim
choice-track = { $track ->
    [morale] Moraal { $level }
   *[knowledge] Kennis { $level }
}
choice-instead = { AMOUNTS($goods) } op het vakje voor { THING($price) }
choice-goods = { AMOUNTS($goods) }
choice-things = { THINGS($things, "title") }
choice-with = { $choice } ({ THINGS($recruits) })

## What a choice would bring, from what the rules would do

would-and = { $before } · { $part }
would-more = { $before } …
would-price = kost { $price }
would-pay = { AMOUNTS($goods) }
would-pay-or = { LIST($options, style: "or") }
would-pay-and-or = { AMOUNTS($goods) } plus { LIST($options, style: "or") }
would-pair = 2 identieke artefacten
would-gain = +{ AMOUNTS($goods) }
would-all = { LIST($changes) }
would-either = { LIST($options, style: "or") }
would-drawn = +{ COUNT("artifact", $n) } van de stapel
would-bump = duwt de { ICON("die", $knowledge) } { $knowledge } van { $victim } weg
would-bump-own = duwt je eigen { ICON("die", $knowledge) } { $knowledge } weg
would-allegiance = { THING($faction) }-alliantie +{ $n }
would-miner = { THING($faction) }-mijnwerker +{ $n }
would-token = ⭐ { THING($place) }
would-token-choose = ⭐ waar je wilt
would-site = werker { $n } van { $needed }
would-when-full = ⭐ voor elke bouwer als er genoeg zijn
would-knowledge-more = +{ $n } kennis (slecht)
would-knowledge-less = −{ $n } kennis (goed)
would-set = werker op { $knowledge }
would-add = nieuwe werker
would-sacrifice = je verliest een werker
would-complete = { THING($faction) } Tunnel voltooid
would-called = geheime { THING($faction) }-rekruten worden actief
would-hidden = voorlopig geheim
would-active = meteen actief
would-may = { THING($recruit, "short") } kan helpen
would-other = { SIZE($names) ->
    [one] { LIST($names) } kiest
   *[other] { LIST($names) } kiezen
}
would-question = daarna kies je
would-which = daarna kies je welke
would-look = { $n ->
    [one] trek { $n } artefact
   *[other] trek { $n } artefacten
}
would-discard = leg er dan { $n } af
would-lost = { $resource ->
    [any] wat daar betaald is, is verloren
   *[other] { THING($resource, "the") } is verloren
}
retrieve-worker = een { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") }
retrieve-builder = { $resource ->
    [any] een { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") } (wat daar betaald is, is verloren)
   *[other] een { ICON("die", $knowledge) } { $knowledge } { THING($space, "from") } ({ THING($resource, "the") } is verloren)
}
would-again = daarna kun je er nog een plaatsen
would-roll = { $n ->
    [one] daarna werp je
   *[other] daarna werp je { $n } dobbelstenen
}
would-roll-risk = { $n ->
    [one] daarna werp je: { $risk } kans dat een werker wegrent
   *[other] daarna werp je { $n } dobbelstenen: { $risk } kans dat een werker wegrent
}
would-build = markt gebouwd: ⭐ voor elke bouwer
would-recruits = { $n ->
    [one] trek { $n } rekruut en houd die
   *[other] trek { $n } rekruten, houd er 1
}
would-over = einde van het spel
would-cost = { AMOUNTS($price) }. Zonder prestigesteen: { THING($tile, "penalty") }
