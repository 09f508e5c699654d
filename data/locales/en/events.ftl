# What happened, for the channel and the log, and what a player is told that a move would do.
#
# `did-…` is a phrase: what one player did. Its attribute `.you` is the same told to that player before it is done,
# `.done` afterwards. All may use $name (the player) and $position: [first], [middle], [last] of several phrases, or
# [only], where a language changes a phrase by what follows. What a player gained, paid and lost follows as signed amounts, `change-…`.
# `told-deeds` joins the phrases ($deeds) and changes ($changes) that belong to one worker, `told-then` those of one worker
# and the next, `told` makes a sentence of it. `news-…` is a sentence of its own.

told = **{ $name }** { $deeds }.
    .you = You { $deeds }.
    .done = You { $deeds }.
told-deeds = { SIZE($changes) ->
    [0] { LIST($deeds) }
   *[other] { LIST($deeds) }: { LIST($changes, with: "; ") }
}
# Two or more workers placed in one turn: what the next one did.
told-then = { $before }; then { $deeds }
# Somebody who did nothing, but gained or lost.
told-changes = **{ $name }**: { LIST($changes, with: "; ") }.
    .you = You: { LIST($changes, with: "; ") }.
    .done = You: { LIST($changes, with: "; ") }.
# Several sentences in a row.
told-together = { LIST($sentences, with: " ") }

## Gained, paid and lost: goods, artifacts, morale, knowledge

change-gain = +{ COUNT($thing, $n) }
change-loss = −{ COUNT($thing, $n) }
# Those of the move itself, and those that came from a recruit or market ($why). One of each at most in a list of $changes.
change-all = { LIST($changes, with: ", ") }
change-because = { LIST($changes, with: ", ") } ({ THING($why) })
did-because = { $deed } ({ THING($why) })

## Workers

did-placed = placed a { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
    .you = place a { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
    .done = placed a { ICON("die", $knowledge) } { $knowledge } { THING($space, "on") }
did-bumped = bumped { $victim }’s { ICON("die", $knowledge) } { $knowledge }
    .you = bump { $victim }’s { ICON("die", $knowledge) } { $knowledge }
    .done = bumped { $victim }’s { ICON("die", $knowledge) } { $knowledge }
did-bumped-own = bumped their own { ICON("die", $knowledge) } { $knowledge }
    .you = bump your own { ICON("die", $knowledge) } { $knowledge }
    .done = bumped your own { ICON("die", $knowledge) } { $knowledge }
did-retrieved = { $pay ->
    [free] retrieved { LIST($workers) } without paying
   *[other] retrieved { LIST($workers) }
}
    .you = { $pay ->
        [free] retrieve { LIST($workers) } without paying
       *[other] retrieve { LIST($workers) }
    }
    .done = { $pay ->
        [free] retrieved { LIST($workers) } without paying
       *[other] retrieved { LIST($workers) }
    }
# One of them: what it showed (0: not known) and where it was.
did-retrieved-worker = { $resource ->
    [none] { $knowledge ->
        [0] a worker ({ THING($space) })
       *[other] a { ICON("die", $knowledge) } { $knowledge } ({ THING($space) })
    }
    [any] { $knowledge ->
        [0] a worker ({ THING($space) }; what was paid there is lost)
       *[other] a { ICON("die", $knowledge) } { $knowledge } ({ THING($space) }; what was paid there is lost)
    }
   *[other] a { ICON("die", $knowledge) } { $knowledge } ({ THING($space) }; its { THING($resource) } is lost)
}
did-returned = { $n ->
    [one] got 1 worker back from { THING($space, "the") }
   *[other] got { $n } workers back from { THING($space, "the") }
}
did-rolled = rolled { LIST($dice) }
    .done = rolled { LIST($dice) }
# One of the dice in that list.
did-rolled-die = a { ICON("die", $knowledge) } { $knowledge }
did-rolled-tie = rolled { LIST($dice) } to break the tie
    .done = rolled { LIST($dice) } to break the tie
did-set = set a worker to { $knowledge }
    .you = set a worker to { $knowledge }
    .done = set a worker to { $knowledge }
did-deserted = lost a { $knowledge } to the knowledge check
    .done = lost a { $knowledge } to the knowledge check
did-sacrificed = sacrificed a worker
    .you = sacrifice a worker
    .done = sacrificed a worker
did-added = added a worker
    .you = add a worker
    .done = added a worker

## Goods, cards and tracks

did-gave = gave { $to } { AMOUNTS($goods) }
    .you = give { $to } { AMOUNTS($goods) }
    .done = gave { $to } { AMOUNTS($goods) }
did-showed = showed { AMOUNTS($cards) }
    .you = show { AMOUNTS($cards) }
    .done = showed { AMOUNTS($cards) }
did-discarded = discarded { AMOUNTS($cards) }
    .you = discard { AMOUNTS($cards) }
    .done = discarded { AMOUNTS($cards) }
did-allegiance = raised { THING($faction) } allegiance to level { $level }
    .you = raise { THING($faction) } allegiance to level { $level }
    .done = raised { THING($faction) } allegiance to level { $level }
did-mined = moved the { THING($faction) } miner to level { $level }
    .you = move the { THING($faction) } miner to level { $level }
    .done = moved the { THING($faction) } miner to level { $level }
did-used = used { THING($recruit) }
    .you = use { THING($recruit) }
    .done = used { THING($recruit) }
did-suffered = was hit by { THING($tile, "the") }
    .you = are hit by { THING($tile, "the") }
    .done = were hit by { THING($tile, "the") }

## Setting up, the dilemma, trades

did-dealt-recruits = was dealt { THINGS($recruits) }
    .done = were dealt { THINGS($recruits) }
did-dealt-dilemma = was dealt a dilemma (“{ THING($dilemma, "fight") }” or “{ THING($dilemma, "serve") }”)
    .done = were dealt a dilemma (“{ THING($dilemma, "fight") }” or “{ THING($dilemma, "serve") }”)
did-dealt-tiles = was dealt { THINGS($tiles, "the") }
    .done = were dealt { THINGS($tiles, "the") }
did-chose = chose { THING($recruit) }
    .you = choose { THING($recruit) }
    .done = chose { THING($recruit) }
did-chose-hidden = chose { THING($recruit) }, hid { THINGS($hidden) }
    .you = choose { THING($recruit) }, hide { THINGS($hidden) }
    .done = chose { THING($recruit) }, hid { THINGS($hidden) }
did-drafted = { $track ->
    [morale] started at morale { $level }
   *[knowledge] started at knowledge { $level }
}
    .you = { $track ->
        [morale] start at morale { $level }
       *[knowledge] start at knowledge { $level }
    }
    .done = { $track ->
        [morale] started at morale { $level }
       *[knowledge] started at knowledge { $level }
    }
did-dilemma = { $side ->
    [serve] completed the dilemma and served the system (“{ THING($dilemma, "serve") }”)
   *[fight] completed the dilemma and fought the system (“{ THING($dilemma, "fight") }”)
}
    .you = { $side ->
        [serve] complete your dilemma and serve the system (“{ THING($dilemma, "serve") }”)
       *[fight] complete your dilemma and fight the system (“{ THING($dilemma, "fight") }”)
    }
    .done = { $side ->
        [serve] completed your dilemma and served the system (“{ THING($dilemma, "serve") }”)
       *[fight] completed your dilemma and fought the system (“{ THING($dilemma, "fight") }”)
    }
did-kept = kept a new recruit, hidden
    .done = kept a new recruit, hidden
did-kept-seen = kept { THINGS($recruits) }, hidden
    .you = keep { THINGS($recruits) }, hidden
    .done = kept { THINGS($recruits) }, hidden
did-proposed = offered { $to } a trade
    .you = offer { $to } a trade
    .done = offered { $to } a trade
did-traded = traded { AMOUNTS($give) } to { $to } for { AMOUNTS($get) }
    .you = trade { AMOUNTS($give) } to { $to } for { AMOUNTS($get) }
    .done = traded { AMOUNTS($give) } to { $to } for { AMOUNTS($get) }
did-declined = was refused a trade by { $to }
    .done = were refused a trade by { $to }

## News

news-first = **{ $name }** goes first.
    .done = You go first.
news-first-lot = **{ $name }** goes first, drawn by lot from a tie.
    .done = You go first, drawn by lot from a tie.
news-turn = Turn { $n }: **{ $name }**.
news-token = { $n ->
    [one] ⭐ **{ $name } placed an authority token** on { THINGS($places, "the") } ({ $placed }/10).
   *[other] ⭐ **{ $name } placed { $n } authority tokens** on { THINGS($places, "the") } ({ $placed }/10).
}
    .you = { $n ->
        [one] ⭐ **You place an authority token** on { THINGS($places, "the") } ({ $placed }/10).
       *[other] ⭐ **You place { $n } authority tokens** on { THINGS($places, "the") } ({ $placed }/10).
    }
    .done = { $n ->
        [one] ⭐ **You placed an authority token** on { THINGS($places, "the") } ({ $placed }/10).
       *[other] ⭐ **You placed { $n } authority tokens** on { THINGS($places, "the") } ({ $placed }/10).
    }
# Several players at the same place, each with the tokens placed so far.
news-tokens = { $n ->
    [one] ⭐ **{ LIST($who) } each placed an authority token** on { THINGS($places, "the") }.
   *[other] ⭐ **{ LIST($who) } each placed { $n } authority tokens** on { THINGS($places, "the") }.
}
news-token-of = { $name } ({ $placed }/10)
news-built = 🏗️ **{ LIST($builders) } constructed the { THING($tile) }.** For every player without a token there: { THING($tile, "penalty") }
news-tier = { $tier ->
    [1] 📈 { THING($faction) } allegiance is at tier 1: players with an active { THING($faction) } recruit now gain 1 extra { THING($good) } when they place { THING($space, "on") }.
    [2] 📈 { THING($faction) } allegiance is at tier 2: players with an active { THING($faction) } recruit now take both the resource and an artifact in the { THING($faction) } Tunnel.
    [3] 📈 { THING($faction) } allegiance is at tier 3: hidden { THING($faction) } recruits activate.
   *[4] 📈 { THING($faction) } allegiance is at level 11: a token on every active { THING($faction) } recruit.
}
news-tier-icarus = 📈 Icarite allegiance is at tier 2: players with an active Icarite recruit now draw an artifact with each token placed in Icarus.
news-called = Hidden { THING($faction) } recruits activate.
news-tunnel = ⛏️ The { THING($faction) } Tunnel is complete: its end is open to players with an active { THING($faction) } recruit.
news-activated = 🃏 **{ $name } has a new active recruit: { THING($recruit) }.**
    .done = 🃏 **You have a new active recruit: { THING($recruit) }.**
news-shuffled = The { $n } discarded artifacts were shuffled into a new deck.
news-tie = { LIST($names) } placed their tenth token together; { $breaker ->
    [morale] the higher morale
    [knowledge] the lower knowledge
    [markets] tokens on more markets
    [territories] tokens on more territories
   *[roll] the lowest roll
} decided.
news-won = 🏆 **{ $name } has placed the tenth token and wins the game!**
    .you = 🏆 **You place your tenth token and win the game!**
    .done = 🏆 **You have placed your tenth token and win the game!**
