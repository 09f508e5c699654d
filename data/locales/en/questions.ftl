# What players are asked, and what the choices are called. Things are given as ids: see board.ftl for THING and the like.
# `ask-…` is the question, `choice-…` a button or menu entry (80 characters at most), `would-…` a part of the
# line under it that says what it costs and brings (100 at most for the whole).

## Questions

ask-act = It's your turn. What will you do?
ask-act-double = You can place another { $knowledge }, or end your turn.
ask-act-recruit = { THING($recruit) }: your new worker shows { $knowledge }. Place it at once?
ask-retrieve = Which workers do you retrieve? They are rolled together.
ask-retrieve_pay = What do you pay to retrieve them?
ask-price = What do you pay { THING($space, "on") }?
ask-price-recruit = What do you pay for { THING($recruit) }?
ask-price-dilemma = What do you pay to complete your dilemma? It costs { COUNT($artifact, 1) }, or any 2 artifacts.
ask-benefit = What do you take { THING($space, "on") }?
ask-authority = Where does your authority token go?
ask-discard = { $count ->
    [one] Morale { $limit } lets you hold { $limit ->
        [one] 1 artifact
       *[other] { $limit } artifacts
    }, and you have { $hand }. Which one do you discard?
   *[other] Morale { $limit } lets you hold { $limit ->
        [one] 1 artifact
       *[other] { $limit } artifacts
    }, and you have { $hand }. Which { $count } do you discard?
}
ask-discard-recruit = { $count ->
    [one] { THING($recruit) }: which artifact do you discard?
   *[other] { THING($recruit) }: which { $count } artifacts do you discard?
}
ask-penalty = { THING($tile) }: you rolled a { $rolled } and have no token there. Which commodity or resource do you lose?
ask-keep = Which recruit do you keep? The other leaves the game unseen.
ask-keep-card = Which artifact do you keep?
ask-order = Several of your recruits trigger. Which goes first?
ask-trade = { $name } offers { AMOUNTS($give) } and asks for { AMOUNTS($get) }. Do you agree?
ask-recruits = Choose two recruits: one to be active from the start, and one to keep hidden for now.
ask-lead = Which recruit do you lead with? It is active from the start.
ask-hide = { THING($recruit) } is active. Which recruit do you keep hidden for now?
ask-recruit_draft = Take a recruit; the others are passed to the left. Of the 4 you take, you will choose 2.
ask-market_draft = Choose the market tile that joins this game. It goes face down among the others.
ask-track_draft = Which level do you start on, of morale or of knowledge? High morale is good, and so is low knowledge.

# Gifts of another player's recruit.
ask-gift-jacko = { $name } used Jacko the Archivist, so you may draw 1 artifact. Do you?
ask-gift-zong = { $name } used Zong the Astronomer, so you may gain 1 bliss. Do you?

## A recruit asks: its name, what it does, why now, and its price

ask-ability = { THING($recruit) } – { $ability }
# Two sentences: a `why-…` and one of the following.
ask-ability-why = { $why } { $ask }
ask-ability-use = Use it?
ask-ability-morale = Lose { $morale } morale to use it?
ask-ability-knowledge = Gain { $knowledge } knowledge to use it?
ask-ability-goods = Spend { AMOUNTS($goods) } to use it?
ask-ability-choose = Which do you choose?

why-my_worker_bumped = Your worker was bumped.
why-bumping = You bumped a worker.
why-bumped = You bumped a worker.
why-commodity = You placed a worker on a commodity area.
why-tunnel_benefit = You placed a worker in a tunnel.
why-tunnel = You placed a worker in a tunnel.
why-site = You placed a worker on a construction site.
why-market = You visited a market and placed your authority token.
why-token = You placed an authority token.
why-rolled = Another player rolled a double.
why-deserted = One of your workers deserted.
why-draw = You're about to draw an artifact.
why-new_worker = You added a worker.
why-retrieving = You're retrieving workers; they aren't rolled yet.
why-retrieved = You retrieved workers.
why-retrieve_gain = You paid to retrieve workers.

## Choices

choice-place = { $knowledge } → { THING($space) }
choice-retrieve = Retrieve workers
choice-dilemma-fight = Fight: { THING($dilemma, "fight") }
choice-dilemma-serve = Serve: { THING($dilemma, "serve") }
choice-stop = End the turn
choice-worker = a { $knowledge } · { THING($space) }
choice-free = Pay nothing
choice-yes = Yes
choice-use = Use { THINGS($recruits) }
choice-decline = No, thanks
choice-accept = Agree
choice-refuse = Decline
choice-knowledge-less = Lose 1 knowledge
choice-morale-more = Gain 1 morale
choice-set = Set it to { $knowledge }
choice-recruit = { THING($recruit) } ({ THING($faction) })
choice-recruits = { THING($active) } active, { THING($hidden) } hidden
choice-track = { $track ->
    [morale] Morale { $level }
   *[knowledge] Knowledge { $level }
}
# On a construction site: what pays, and the price printed on the space it fills.
choice-instead = { AMOUNTS($goods) } on the space for { THING($price) }
# Goods and artifacts; anything else by name; and either with the recruits it makes use of.
choice-goods = { AMOUNTS($goods) }
choice-things = { THINGS($things, "title") }
choice-with = { $choice } ({ THINGS($recruits) })

## What a choice would bring, from what the rules would do

# Several parts in a row, and the sign that not all of them fitted.
would-and = { $before } · { $part }
would-more = { $before } …
# The price; what is paid; one of several prices; and a part that is certain besides one of several.
would-price = costs { $price }
would-pay = { AMOUNTS($goods) }
would-pay-or = { LIST($options, style: "or") }
would-pay-and-or = { AMOUNTS($goods) } and { LIST($options, style: "or") }
would-pair = 2 identical artifacts
# What is gained, and alternatives of gains and losses (`change-gain` and `change-loss` in events.ftl).
would-gain = +{ AMOUNTS($goods) }
would-all = { LIST($changes) }
would-either = { LIST($options, style: "or") }
# A gain from the deck.
would-drawn = +{ COUNT("artifact", $n) }, drawn
would-bump = bumps { $victim }’s { ICON("die", $knowledge) } { $knowledge }
would-bump-own = bumps your own { ICON("die", $knowledge) } { $knowledge }
would-allegiance = { THING($faction) } allegiance +{ $n }
would-miner = { THING($faction) } miner +{ $n }
would-token = ⭐ { THING($place) }
would-token-choose = ⭐ where you choose
would-site = worker { $n } of { $needed }
would-when-full = ⭐ for each builder when full
# The track on which less is better.
would-knowledge-more = +{ $n } knowledge (bad)
would-knowledge-less = −{ $n } knowledge (good)
would-set = worker set to { $knowledge }
would-add = new worker
would-sacrifice = lose a worker
would-complete = { THING($faction) } tunnel complete
would-called = hidden { THING($faction) } recruits activate
# A recruit drawn for a dilemma, once it is kept.
would-hidden = hidden for now
would-active = active at once
# A recruit that can be used on the way, and somebody else who chooses something on it.
would-may = { THING($recruit, "short") } can help
would-other = { SIZE($names) ->
    [one] { LIST($names) } chooses
   *[other] { LIST($names) } choose
}
would-question = then you choose
would-which = then you choose which
would-look = { $n ->
    [one] draw 1 artifact
   *[other] draw { $n } artifacts
}
would-discard = then discard { $n }
# A builder that comes home, and the resource that was paid for it.
would-lost = { $resource ->
    [any] what was paid there is lost
   *[other] its { THING($resource) } is lost
}
# Workers that come home.
retrieve-worker = a { ICON("die", $knowledge) } { $knowledge } from { THING($space, "the") }
retrieve-builder = { $resource ->
    [any] a { ICON("die", $knowledge) } { $knowledge } from { THING($space, "the") } (what was paid there is lost)
   *[other] a { ICON("die", $knowledge) } { $knowledge } from { THING($space, "the") } (its { THING($resource) } is lost)
}
# The rest of a double, or a worker just added.
would-again = then you can place another
would-roll = { $n ->
    [one] then you roll
   *[other] then you roll { $n } dice
}
# How likely it is that the cleverest worker runs away: $risk is a percentage, with its sign.
would-roll-risk = { $n ->
    [one] then you roll: { $risk } that a worker deserts
   *[other] then you roll { $n } dice: { $risk } that a worker deserts
}
would-build = market constructed: ⭐ for every builder
would-recruits = { $n ->
    [one] draw 1 recruit and keep it
   *[other] draw { $n } recruits, keep 1
}
would-over = ends the game
would-cost = { AMOUNTS($price) }. Without a token: { THING($tile, "penalty") }
