# What happened, for the channel, the log and previews.
# `did-…` is what one player did, without the name: several are listed after it in `told`. They are also shown
# alone, as what a move would do. `news-…` is a sentence of its own.

told = **{ $name }** { $deeds }.
# Two or more workers placed in one turn: what the next one did.
told-then = { $before }; then { $deeds }
# A deed and the recruit or market it came from.
did-because = { $deed } ({ $why })

## Workers

did-placed = placed a { ICON("die", $knowledge) } { $knowledge } { $at }
did-bumped = bumped { $victim }’s { ICON("die", $knowledge) } { $knowledge }
did-bumped-own = bumped their own { ICON("die", $knowledge) } { $knowledge }
did-retrieved = { $pay ->
    [free] retrieved { $workers } without paying
   *[other] retrieved { $workers }
}
# One of them: what it showed (0: not known) and where it was.
did-retrieved-worker = { $site ->
    [yes] { $knowledge ->
        [0] a worker ({ $space }; its resource is lost)
       *[other] a { ICON("die", $knowledge) } { $knowledge } ({ $space }; its resource is lost)
    }
   *[no] { $knowledge ->
        [0] a worker ({ $space })
       *[other] a { ICON("die", $knowledge) } { $knowledge } ({ $space })
    }
}
did-returned = { $n ->
    [one] had 1 worker return { $at }
   *[other] had { $n } workers return { $at }
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
did-allegiance = raised { $faction } allegiance to level { $level }
did-mined = moved the { $faction } miner to level { $level }
did-used = used { $recruit }
did-suffered = was hit by the { $tile }

amount-morale = { $n } { ICON("morale") } morale
amount-knowledge = { $n } { ICON("knowledge") } knowledge

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
did-dilemma = { $side ->
    [serve] completed the dilemma and served the system (“{ $choice }”)
   *[fight] completed the dilemma and fought the system (“{ $choice }”)
}
did-kept = kept a new recruit, hidden
did-kept-seen = kept { $recruit }, hidden
did-proposed = offered { $to } a trade
did-traded = traded { $give } to { $to } for { $get }
did-declined = was refused a trade by { $to }

## News

news-first = **{ $name }** goes first.
news-first-lot = **{ $name }** goes first, drawn by lot from a tie.
news-turn = Turn { $n }: **{ $name }**.
news-token = ⭐ **{ $name }** placed { $n ->
    [one] an authority token
   *[other] { $n } authority tokens
}: { $places } ({ $left ->
    [0] none left
   *[other] { $left } left
}).
# Several players at the same place, each with what is left.
news-tokens = ⭐ { $who } each placed { $n ->
    [one] an authority token
   *[other] { $n } authority tokens
}: { $places }.
news-token-of = **{ $name }** ({ $left ->
    [0] none left
   *[other] { $left } left
})
news-token-times = { $place } (×{ $n })
news-built = 🏗️ { $builders } constructed the **{ $tile }**. For everybody without a token there: { $penalty }
news-tier = { $tier ->
    [1] 📈 { $faction } allegiance reached tier 1: players with an active { $faction } recruit now gain 1 extra { $commodity } when they place on the { $area }.
    [2] 📈 { $faction } allegiance reached tier 2: players with an active { $faction } recruit now take both the resource and an artifact in the { $faction } Tunnel.
    [3] 📈 { $faction } allegiance reached tier 3: hidden { $faction } recruits activate.
   *[4] 📈 { $faction } allegiance reached level 11: a token on every active { $faction } recruit.
}
news-tier-icarus = 📈 Icarite allegiance reached tier 2: players with an active Icarite recruit now draw an artifact with each token placed in Icarus.
news-called = Hidden { $faction } recruits activate.
news-tunnel = ⛏️ The { $faction } Tunnel is complete: its end is open to players with an active { $faction } recruit.
news-activated = 🃏 **{ $name }** activated { $recruit }.
news-shuffled = The { $n } discarded artifacts were shuffled into a new deck.
news-tie = { $seats } placed their tenth token together; { $breaker ->
    [morale] the higher morale
    [knowledge] the lower knowledge
    [markets] tokens on more markets
    [territories] tokens on more territories
   *[roll] the lowest roll
} decided.
news-won = 🏆 **{ $name }** has placed the tenth token and wins the game!
