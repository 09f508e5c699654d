# What happened, for the channel, the log and previews.
# `did-…` is what one player did, without the name: several are listed after it in `told`. They are also shown
# alone, as what a move would do. `news-…` is a sentence of its own.

told = **{ $name }** { $deeds }.
# Two or more workers placed in one turn: what the next one did.
told-then = { $before }; then { $deeds }
# A deed and the recruit or market it came from.
did-because = { $deed } ({ $why })

## Workers

did-placed = placed a { $knowledge } { $at }
did-bumped = bumped { $victim }’s { $knowledge }
did-bumped-own = bumped a { $knowledge } of their own
did-retrieved = { $n ->
    [one] retrieved 1 worker
   *[other] retrieved { $n } workers
}{ $pay ->
    [free] { " " }for free
   *[other] { "" }
}
did-returned = { $n ->
    [one] got 1 worker back { $at }
   *[other] got { $n } workers back { $at }
}
did-rolled = { $n ->
    [one] rolled a { $dice }
   *[other] rolled { $dice }
}
did-rolled-tie = rolled { $dice } to break the tie
did-set = set a worker to { $knowledge }
did-deserted = lost a { $knowledge } to the knowledge check
did-sacrificed = sacrificed a worker
did-added = added a worker

## Goods, cards and tracks

did-paid = paid { $things }
did-gained = gained { $things }
did-lost = lost { $things }
did-gave = gave { $to } { $goods }
did-drew = drew { $things }
did-showed = showed { $cards }
did-discarded = discarded { $cards }
did-allegiance = raised { $faction } allegiance to { $level }
did-mined = moved the { $faction } miner to { $level }
did-used = used { $recruit }
did-suffered = was held back by the { $tile }

amount-morale = { $n } morale
amount-knowledge = { $n } knowledge

## Setting up, the dilemma, trades

did-dealt-recruits = was dealt { $recruits }
did-dealt-dilemma = was dealt a dilemma: { $fight } or { $serve }
did-dealt-tiles = was dealt the { $tiles }
did-chose = chose { $recruit }
did-chose-hidden = chose { $recruit }, hid { $hidden }
did-drafted = { $track ->
    [morale] started at morale { $level }
   *[knowledge] started at knowledge { $level }
}
did-dilemma = faced the ethical dilemma (“{ $choice }”)
did-kept = took in a recruit, face down
did-kept-seen = took in { $recruit }, face down
did-proposed = offered { $to } a trade
did-traded = traded { $give } to { $to } for { $get }
did-declined = did not get { $to } to trade

## News

news-first = **{ $name }** goes first.
news-first-lot = **{ $name }** goes first, drawn by lot from a tie.
news-turn = Turn { $n }: **{ $name }**.
news-token = ⭐ **{ $name }** placed authority: { $places } ({ $left ->
    [0] none left
   *[other] { $left } left
}).
# Several players at the same place, each with what is left.
news-tokens = ⭐ { $who } placed authority: { $places }.
news-token-of = **{ $name }** ({ $left ->
    [0] none left
   *[other] { $left } left
})
news-token-times = { $place } (×{ $n })
news-built = 🏗️ { $builders } built the **{ $tile }**. For everybody without a token there: { $penalty }
news-tier = { $tier ->
    [1] 📈 { $faction } allegiance reached tier 1: { $faction } recruits now bring 1 extra { $commodity } from each visit to the { $area }.
    [2] 📈 { $faction } allegiance reached tier 2: { $faction } recruits now bring both the resource and an artifact from their tunnel.
    [3] 📈 { $faction } allegiance reached tier 3: hidden { $faction } recruits come forward.
   *[4] 📈 { $faction } allegiance reached its end: a token for every active { $faction } recruit.
}
news-tier-icarus = 📈 Icarite allegiance reached tier 2: Icarite recruits now bring an artifact with each token placed in Icarus.
news-called = The { $members } call on their hidden recruits.
news-tunnel = ⛏️ The { $faction } Tunnel is complete: its end is open to everybody with an active { $faction } recruit.
news-activated = 🃏 **{ $name }** turned up { $recruit }.
news-shuffled = The discarded artifacts became a new deck of { $n }.
news-tie = { $seats } were level on tokens; { $breaker ->
    [morale] the higher morale
    [knowledge] the lower knowledge
    [markets] tokens on more markets
    [territories] tokens on more territories
   *[roll] the lowest roll
} decided.
news-won = 🏆 **{ $name }** has placed the tenth token and wins the game!
