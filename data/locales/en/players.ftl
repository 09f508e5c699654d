# Computer players: what they are like, why they would do something, and why they decline a trade.

## Personalities

personality-builder = The Builder
    .text = Puts workers on construction sites early and often.
personality-digger = The Digger
    .text = Lives in the tunnels and wants every hidden recruit active.
personality-collector = The Collector
    .text = Draws artifacts and turns pairs into authority tokens.
personality-trader = The Icarite Trader
    .text = Mines bliss and does business above the clouds.

lobby-computer-like = • **{ $name }**, { $colour } · computer player, { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }: { $personality }

## Hints: why this move

hint-line = I would choose: { LIST($moves) }. { $why }
hint-second = Next best: { LIST($moves) }.
hint-off = This game is played without hints.
hint-none = You don't have anything to decide right now, so there's nothing to hint at.

hint-gather = It brings { THING($good) }, which is most useful to you now.
hint-gather-allegiance = A low total gives { THING($good) } and +1 { THING($faction) } allegiance, which helps your recruits.
hint-gather-more = A total of 9+ gives { COUNT($good, 2) }; you gain 1 knowledge.
hint-gather-safe = A total of 5–8 gives { THING($good) }, and you lose 1 knowledge.
hint-tunnel = You can spare the { THING($good) }, and { COUNT($thing, 1) } from the tunnel brings you closer to a token.
hint-tunnel-end = { COUNT($good, 3) } at the end of the tunnel, and it costs no goods.
hint-site = { $n ->
    [one] After yours, 1 more worker constructs the market, and every builder places a token.
   *[other] After yours, { $n } more workers construct the market, and every builder places a token.
}
hint-site-last = Yours is the last worker needed: the market is constructed, every builder places a token, and their workers return.
hint-token = { $n ->
    [0] You can pay, and it places your last token.
    [one] You can pay for a token now; then only 1 is left to place.
   *[other] You can pay for a token now; then { $n } are left to place.
}
hint-token-last = It places your tenth token: you win.
hint-allegiance = There's no room for a token, but +1 { THING($faction) } allegiance is worth it.
hint-breeze = Two artifacts at once are a good part of a token.
hint-sky = Two resources at once pay on construction sites or at the Nimbus Loft.
hint-tank = A new worker is an extra action every round.
hint-tank-knowledge = Your workers are close to deserting: −2 knowledge prevents it.
hint-tank-morale = More morale lets you hold more artifacts.
hint-retrieve = { $n ->
    [one] No space is worth as much as having that worker back.
   *[other] No space is worth as much as having { $n } workers back.
}
hint-retrieve-none = All your workers are on the board: time to retrieve.
hint-retrieve-some = { $n ->
    [one] Retrieve only 1: rolled all together, one might desert, and those on construction sites should stay.
   *[other] Retrieve only { $n }: rolled all together, one might desert, and those on construction sites should stay.
}
hint-dilemma-serve = Serving places a token and doesn't need a worker.
hint-dilemma-fight = Another recruit now pays off for the rest of the game.
hint-stop = No space left is worth a worker now.

hint-answer-retrieve = These are worth more off the board; the others may still do something where they are.
hint-answer-pay = That's what the morale is worth to you now.
hint-answer-price = You'll miss that the least.
hint-answer-benefit = That brings you closest to your next token.
hint-answer-authority = There it helps you most: it frees you from a penalty, or takes a space before it's gone.
hint-answer-discard = Pairs and the card your dilemma asks for should stay.
hint-answer-keep = It fits best with what you have.
hint-answer-order = The order makes little difference here.
hint-answer-recruits = They go well together: with a shared faction, level 11 of its allegiance is a token on both.
hint-answer-recruits-apart = They share no faction, but what the two can do is worth most to you.
hint-answer-recruit = What this one can do, and how it goes with those you have picked, is worth most to you.
hint-answer-tile = Its penalty is the easier one to live with.
hint-answer-track = That level is worth most of those still free.
hint-trade-yes = It brings you more than it costs.
hint-trade-no-cannot = You don't have { COUNT($thing, 1) } to give.
hint-trade-no-leader = They are too close to winning to be helped.
hint-trade-no-need = You need your { THING($thing) } yourself.
hint-trade-no-use = You have no use for { THING($thing) } now.
hint-trade-no-little = It's too little for what they're asking.
hint-ability-yes = What it brings is worth more than what it costs.
hint-ability-no = It costs more than it would bring now.

## Trades with a computer player

trade-said = **{ $name }**: { $why }

trade-no-leader = You're too close to winning for me to help.
trade-no-need = I need my { THING($thing) } myself.
trade-no-card = I won't give an artifact for that.
trade-no-use = I have no use for { THING($thing) } now.
trade-no-use-card = I have no use for that artifact now.
trade-no-little = That's too little for what you're asking.
trade-no-kept = I'm only keeping this seat warm: what its owner gathered stays theirs.
