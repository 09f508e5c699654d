# Words on cards, mats, hands, standings and replays, and the same pictures told in words.

## Cards

drawn-card-classic = Classic edition
drawn-card-revised = Revised edition
drawn-card-without-token = Applies to players without a token here
drawn-card-fight = Fight the system
    .gain = Draw 2 recruits and keep 1
drawn-card-serve = Serve the system
    .gain = Place an authority token on this card
drawn-card-artifact = 3 artifacts, or 2 identical ones, pay at artifact markets. This one also pays for: { THINGS($things) }.
drawn-card-alt = { $kind ->
    [recruit] The card of the recruit { THING($card) }
    [market] The market tile { THING($card) }
    [artifact] The artifact card { THING($card) }
   *[dilemma] The dilemma card: { THING($card) }
}

## Mats

drawn-to-move = To move
drawn-asked = Is asked
drawn-won = Won the game
drawn-times = { THING($place) } (× { $n })
drawn-mat-tokens = Authority tokens: { $placed } of { $total } placed
drawn-mat-workers = Workers: { $n }, available: { $ready }
drawn-mat-fresh = Starts next turn
drawn-mat-where = Where the tokens are
drawn-mat-no-goods = No goods
drawn-mat-penalties = No token there, so these penalties apply
drawn-dilemma-open = Dilemma not completed
drawn-dilemma-done = { $choice ->
    [fight] Dilemma: fought. { THING($dilemma, "fight") }
   *[serve] Dilemma: served. { THING($dilemma, "serve") }
}
drawn-mat-alt = { $name } ({ THING($colour) }): { $tokens } of 10 authority tokens placed, morale { $morale }, knowledge { $knowledge }, { SIZE($goods) ->
    [0] no goods
   *[other] { AMOUNTS($goods) }
}.

## Hands

drawn-hand-title = For your eyes only
drawn-hand-artifacts = Artifacts in hand: { $n } of { $most } (your morale is the limit)
drawn-hand-no-artifacts = You have no artifact cards.
drawn-hand-hidden = Hidden
drawn-hand-active = Active
drawn-hand-alt = The hand of { $name }: { $artifacts ->
    [one] 1 artifact
   *[other] { $artifacts } artifacts
}, { $hidden ->
    [one] 1 hidden recruit
   *[other] { $hidden } hidden recruits
} and the dilemma card.

## Recruits to choose from

drawn-choice-have = You have:
drawn-choice-alt = The recruits to choose from.
drawn-choice-recruit = { $number }. { THING($recruit) } ({ THING($faction) }): { $ability }
drawn-choice-together = Same faction ({ THING($faction) }): { THINGS($recruits) }.
drawn-choice-have-alt = You have: { THINGS($recruits) }.

## Final standings

drawn-final-title = { LIST($names) } won
drawn-final-so-far = Standings after { $number ->
    [one] 1 turn
   *[other] { $number } turns
}
drawn-final-place = { $rank }. { $name } with { $n ->
    [one] 1 token
   *[other] { $n } tokens
} placed (markets { $markets }, territories { $territories }, recruits { $recruits }, dilemma { $dilemma }; morale { $morale }, knowledge { $knowledge })
# The picture in words: who won, or how far the game is, and everybody in order.
drawn-final-alt = { $title }. { LIST($places, with: "; ") }.

## Replays

drawn-replay-alt = A replay of the game of { LIST($players) }, with the turns that mattered most of { $n ->
    [one] 1 turn
   *[other] { $n } turns
}. { SIZE($names) ->
    [0] The game goes on.
   *[other] { LIST($names) } won.
}
drawn-replay-begins = The game begins.
drawn-replay-turn = Turn { $number }: { LIST($news, with: " ") }
drawn-replay-built = { THING($tile) } was constructed.
drawn-replay-recruit = { $name } has a new active recruit: { THING($recruit) }.
drawn-replay-token = { $name } placed a token on { THING($place, "the") }.

## Labels of the standings

drawn-final-markets = Markets
drawn-final-territories = Territories
drawn-final-recruits = Recruits
drawn-final-artifacts = Artifacts
drawn-final-ties = Tie-breakers
drawn-final-dilemma = { $choice ->
    [fight] Dilemma fought
    [serve] Dilemma served
   *[open] Dilemma open
}
