# Plannen: zetten waartoe je vóór je beurt besluit. Alleen wie ze maakt, leest dit.

## Commands: descriptions, at most 100 characters

command-plan = Plan je volgende beurten in het geheim: ik speel ze als het zover is, of vraag het je dan
    .name = plan

## Buttons: 80 characters at most

plan-ahead = Vooruit plannen
plan-button = Mijn plannen
plan-keep = Dit plan bewaren
plan-this-turn = { $n ->
        [0] Mijn volgende beurt plannen
        [1] De beurt daarna plannen
       *[other] Nog een beurt plannen
    }
plan-another = Beurt { $turn }: als dat niet lukt …
plan-change = Beurt { $turn }: plan { $n } veranderen
plan-another-move = Een andere zet kiezen
plan-first = Deze eerst proberen
plan-drop = Dit plan schrappen
plan-drop-all = Alles schrappen

## The panel

plan-intro = **Vooruit plannen.** Kies alsof het nu jouw beurt is. Als je aan de beurt bent, speel ik je zet meteen en laat ik het je zonder geluid weten; kan het niet, of wordt er iets anders gevraagd, dan vraag ik het je. Niemand anders merkt er iets van.
plan-question = Wat doe je in beurt { $turn }?
plan-anew = Het spel is intussen verdergegaan. Zo staat het nu: kies opnieuw.
plan-too-long = Zoveel antwoorden in één beurt passen niet in een plan. Plan er minder; de rest vraag ik je dan.
plan-would = Zoals het spel nu staat, zou dit gebeuren:
plan-then-unknown = Daarna wordt er geworpen of getrokken, of komt er iets geheims aan het licht. Moet je dan iets kiezen, dan vraag ik het je.
plan-only-if = Alleen als … (je mag er meer kiezen)
plan-only = { $what ->
        [free] het vakje nog vrij is
        [cost] het niet meer kost dan nu
        [gain] het niet minder oplevert dan nu
       *[any] er een werker voor is, zo nodig een andere
    }
plan-only-keep = je minstens { COUNT($thing, $n) } overhoudt
plan-only-morale = je moraal op { $n } of meer blijft

## What is planned

plan-title = **Je plannen.** Alleen jij kunt ze zien.
plan-none = Er is niets gepland.
plan-turn = { $n ->
        [0] **Je volgende beurt** (beurt { $turn })
        [1] **De beurt daarna** (beurt { $turn })
       *[other] **Nog een beurt** (beurt { $turn })
    }
plan-line = { $n }. { $plan }
plan-else = Kan niets hiervan, dan vraag ik het je.
plan-move = { SIZE($conditions) ->
        [0] { LIST($steps, with: " · ") }
       *[other] { LIST($steps, with: " · ") }, alleen als { LIST($conditions) }
    }
plan-retrieve-all = Alle werkers terughalen
plan-retrieve = { LIST($workers) } terughalen
plan-step = { $ask ->
        [price] Betalen: { LIST($choices) }
        [retrieve_pay] Betalen: { LIST($choices) }
        [benefit] Nemen: { LIST($choices) }
        [authority] Prestigesteen: { LIST($choices) }
        [order] Eerst: { LIST($choices) }
        [discard] Afleggen: { LIST($choices) }
       *[other] { LIST($choices) }
    }
plan-kept = Je plan is bewaard. De anderen merken er niets van.
plan-changed = Veranderd.
plan-dropped = Geschrapt.

## What became of a plan

plan-played = Ik heb je plan voor beurt { $turn } gespeeld:
plan-stopped = Daarna kon ik niet verder; nu ben jij aan zet:
plan-asked = Het is jouw beurt, en ik kon je plan niet spelen. Wat je daarna gepland had, vervalt ook.
plan-gone = Het spel is teruggedraaid tot vóór sommige van je plannen, dus die zijn weg. Met /plan zie je wat er nog is.

plan-why-asked = { $ask ->
        [price] Er zijn nu meerdere manieren om te betalen, en je had er geen gepland.
        [benefit] Je kunt nu meerdere dingen nemen, en je had er geen gepland.
        [authority] Je prestigesteen kan nu naar meerdere plekken, en je had er geen gepland.
        [discard] Je moet artefacten afleggen, en dat had je niet gepland.
        [penalty] Door een markt verlies je iets, en je had niet gepland wat.
        [ability] Je kunt een van je rekruten gebruiken, en daarvoor had je niets gepland.
       *[other] Er wordt iets gevraagd wat je niet gepland had.
    }
plan-why-choice = { $ask ->
        [price] Je kunt niet betalen zoals gepland.
        [retrieve_pay] Je kunt niet betalen zoals gepland.
        [retrieve] De werkers die je wilde terughalen, zijn er niet allemaal meer.
        [authority] Je prestigesteen kan niet meer naar de geplande plek.
       *[other] De keuze die je plande, is er niet meer.
    }
plan-why-worker = Je hebt geen beschikbare werker met kennis { $knowledge } meer.
plan-why-free = Er staat een andere werker in de weg: { THING($space) }.
plan-why-cost = Het kost meer dan toen je het plande.
plan-why-gain = Het levert minder op dan toen je het plande.
plan-why-keep = Je zou minder dan { COUNT($thing, $least) } overhouden.
plan-why-morale = Je moraal zou onder { $least } zakken.

## Refusals

plan-own-turn = Het is jouw beurt: speel die eerst. Daarna kun je de volgende plannen.
plan-set-up = Het spel wordt nog opgezet. Je kunt plannen zodra de eerste beurt begonnen is.
plan-kept-seat = Een computer valt voor je in. Kom eerst terug met /beurt; dan kun je plannen.
plan-too-late = Die beurt is niet meer een van je volgende beurten. Met /plan zie je welke je kunt plannen.
plan-one-before = Plan eerst de beurt ervoor.
plan-not-after = Door je eerste plan komt er iets geheims aan het licht, dus wat daarna komt, kun je nog niet plannen. Plan verder als het gespeeld is.
plan-full = Je hebt { $most } plannen voor die beurt, en meer passen er niet. Verander er een, of schrap er een.
plan-not-there = Dat plan is er niet meer. Met /plan zie je wat er gepland is.
