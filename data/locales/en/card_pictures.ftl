# Words on cards, mats, hands, standings and replays, and the same pictures told in words.

## Cards

drawn-card-classic = Classic printing
drawn-card-revised = Revised printing
drawn-card-without-token = Holds for everybody without a token here
drawn-card-fight = Fight the system
    .gain = Draw 2 recruits and keep 1
drawn-card-serve = Serve the system
    .gain = Place an authority token on this card
drawn-card-artifact = 3 artifacts, or 2 identical ones, pay at artifact markets. This one also pays for: { $places }.
drawn-card-alt = { $kind ->
    [recruit] The card of the recruit { $name }
    [market] The market tile { $name }
    [artifact] The artifact card { $name }
   *[dilemma] The dilemma card: { $name }
}

## Mats

drawn-to-move = To move
drawn-asked = Is asked
drawn-won = Won the game
drawn-times = { $name } (× { $n })
drawn-mat-tokens = Authority tokens: { $placed } of { $total } placed
drawn-mat-workers = Workers: { $n }, available: { $ready }
drawn-mat-fresh = Starts next turn
drawn-mat-where = Tokens lie here
drawn-mat-penalties = No token there, so these penalties hold
drawn-dilemma-open = Dilemma not completed
drawn-dilemma-done = { $choice ->
    [fight] Dilemma: fought. { $side }
   *[serve] Dilemma: served. { $side }
}
drawn-mat-alt = { $name } ({ $colour }): { $tokens ->
    [one] 1 authority token
   *[other] { $tokens } authority tokens
} left, morale { $morale }, knowledge { $knowledge }.

## Hands

drawn-hand-title = For your eyes only
drawn-hand-artifacts = Artifacts in hand: { $n } of { $most } (your morale is the limit)
drawn-hand-no-artifacts = You have no artifact card.
drawn-hand-hidden = Hidden
drawn-hand-active = Works for you
drawn-hand-alt = The hand of { $name }: { $artifacts ->
    [one] 1 artifact
   *[other] { $artifacts } artifacts
}, { $hidden ->
    [one] 1 hidden recruit
   *[other] { $hidden } hidden recruits
} and the dilemma card.

## Final standings

drawn-final-title = { $names } won
drawn-final-so-far = The table after { $number ->
    [one] 1 turn
   *[other] { $number } turns
}
drawn-final-place = { $rank }. { $name } with { $n ->
    [one] 1 token
   *[other] { $n } tokens
} placed

## Replays

drawn-replay-alt = A replay of the game of { $players }, with the turns that mattered most of { $n ->
    [one] 1 turn
   *[other] { $n } turns
}. { $over ->
    [yes] { $names } won.
   *[no] The game goes on.
}
drawn-replay-begins = The game begins.
drawn-replay-turn = Turn { $number }: { $news }
drawn-replay-built = { $market } was constructed.
drawn-replay-recruit = { $recruit } works for { $name }.
drawn-replay-token = { $name } placed a token: { $place }.

## Labels of the standings

drawn-final-morale = Morale
drawn-final-knowledge = Knowledge
drawn-final-markets = Markets
drawn-final-territories = Territories
drawn-final-artifacts = Artifacts
drawn-final-dilemma = Dilemma { $choice ->
    [fight] fought
    [serve] served
   *[open] open
}
