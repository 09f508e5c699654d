# What players are asked, and what the choices are called.
# `ask-…` is the question, `choice-…` a button or menu entry (80 characters at most), `would-…` a part of the
# line under it that says what it costs and brings (100 at most for the whole).

## Questions

ask-act = It is your turn. What will you do?
ask-act-double = You can place another { $knowledge }, or end your turn.
ask-act-recruit = { $recruit }: your new worker shows { $knowledge }. Place it at once?
ask-retrieve = Which workers come home? They are rolled together.
ask-retrieve_pay = What do you pay to bring them home? Food or bliss lifts morale by 2; for free, morale suffers.
ask-price = What do you pay { $at }?
ask-price-recruit = What do you pay for { $recruit }?
ask-price-dilemma = What do you pay to face your dilemma? It takes { $artifact }, or any two artifacts.
ask-benefit = What do you take { $at }?
ask-authority = Where does your authority token go?
ask-discard = { $count ->
    [one] Morale { $limit } lets you hold { $limit ->
        [one] 1 artifact
       *[other] { $limit } artifacts
    }, and you have { $hand }. Which one goes?
   *[other] Morale { $limit } lets you hold { $limit ->
        [one] 1 artifact
       *[other] { $limit } artifacts
    }, and you have { $hand }. Which { $count } go?
}
ask-discard-recruit = { $count ->
    [one] { $recruit }: which artifact do you discard?
   *[other] { $recruit }: which { $count } artifacts do you discard?
}
ask-penalty = { $tile }: you rolled a { $rolled } and have no token there. Which good do you lose?
ask-keep = Which recruit do you keep? The other leaves the game unseen.
ask-keep-card = Which artifact do you keep?
ask-order = Several of your recruits speak at once. Whose turn is first?
ask-trade = { $name } offers { $give } and asks for { $get }. Do you agree?
ask-recruits = Choose two of your recruits: one to lead with, face up, and one to hide until the tables turn.
ask-recruit_draft = Choose a recruit to keep; the rest is passed on.
ask-market_draft = Choose the market tile that joins this game. It goes face down among the others.
ask-track_draft = Where do you start on morale or on knowledge? High morale is good, and so is low knowledge.

# Gifts of another player's recruit.
ask-gift-jacko = Jacko the Archivist works for { $name } and shares the memories: do you want to draw an artifact?
ask-gift-zong = Zong the Astronomer works for { $name } and shares the sky: do you want 1 bliss?

## A recruit asks: its name, what it does, why now, and its price

ask-ability = { $recruit } – { $ability }
ask-ability-why = { $why } { $ask }
ask-ability-use = Use it?
ask-ability-cost = Use it for { $cost }?
ask-ability-choose = Which will it be?
cost-morale = { $n } morale
cost-knowledge = { $n } knowledge more

why-my_worker_bumped = Your worker was bumped.
why-bumping = You bumped a worker.
why-bumped = You bumped a worker.
why-commodity = You placed a worker on a commodity area.
why-tunnel_benefit = You placed a worker in a tunnel.
why-tunnel = You placed a worker in a tunnel.
why-site = You placed a worker on a construction site.
why-market = You visited a market and placed your token.
why-token = You placed an authority token.
why-rolled = Another player rolled a double.
why-deserted = One of your workers deserted.
why-draw = You are about to draw an artifact.
why-new_worker = You added a worker.
why-retrieving = Your workers are on their way home.
why-retrieved = Your workers are home.
why-retrieve_gain = You paid to retrieve your workers.

## Choices

choice-place = { $knowledge } → { $space }
choice-retrieve = Retrieve workers
choice-dilemma-fight = Fight: { $side }
choice-dilemma-serve = Serve: { $side }
choice-stop = End the turn
choice-worker = { $knowledge } · { $space }
choice-free = Nothing
choice-yes = Yes
choice-use = Use { $recruit }
choice-decline = No, thanks
choice-accept = Agree
choice-refuse = Decline
choice-knowledge-less = 1 knowledge less
choice-morale-more = 1 morale more
choice-set = Set it to { $knowledge }
choice-recruits = { $active } up, { $hidden } hidden
choice-track = { $track ->
    [morale] Morale { $level }
   *[knowledge] Knowledge { $level }
}
# On a construction site: what pays, and the price printed on the space it fills.
choice-instead = { $things } on the space for { $price }
choice-with = { $things } ({ $recruits })

## What a choice would bring, from what the rules would do

# Several parts in a row, and the sign that not all of them fitted.
would-and = { $before } · { $part }
would-more = { $before } …
would-pay = { $things }
would-pair = 2 identical artifacts
would-plus = +{ $things }
would-minus = −{ $things }
# A gain from the deck, such as “+1 artifact”.
would-drawn = { $things }, drawn
would-bump = bumps { $victim }’s { $knowledge }
would-bump-own = bumps your own { $knowledge }
would-allegiance = { $faction } allegiance +{ $n }
would-miner = { $faction } miner +{ $n }
would-token = ⭐ { $place }
would-token-choose = ⭐ where you choose
would-site = worker { $n } of { $needed }
would-set = worker set to { $knowledge }
would-add = new worker
would-sacrifice = lose a worker
would-complete = { $faction } tunnel complete
would-called = hidden { $faction } recruits activate
# A recruit that can be used on the way, and somebody else who chooses something on it.
would-may = { $recruit } can help
would-other = { $n ->
    [one] { $names } chooses
   *[other] { $names } choose
}
would-question = then you choose
would-which = then you choose which
would-look = { $n ->
    [one] draw 1 artifact
   *[other] draw { $n } artifacts
}
would-discard = then discard { $n }
# The rest of a double, or a worker just added.
would-again = then you can place another
would-roll = { $n ->
    [one] then you roll
   *[other] then you roll { $n }
}
would-build = market constructed: ⭐ for every builder
would-recruits = { $n ->
    [one] draw 1 recruit and keep it
   *[other] draw { $n } recruits, keep 1
}
would-over = ends the game
would-start = { $active } active, { $hidden } hidden
would-cost = { $price }. Without a token: { $penalty }
