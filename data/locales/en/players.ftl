# Computer players: what they are like, why they would do something, and why they decline a trade.

## Personalities

personality-builder = The Builder
    .text = Puts workers on construction sites early and often.
personality-digger = The Digger
    .text = Lives in the tunnels and wants every recruit out of hiding.
personality-collector = The Collector
    .text = Draws artifacts and turns pairs into authority.
personality-trader = The Icarite Trader
    .text = Mines bliss and does business above the clouds.

lobby-computer-like = • **{ $name }**, { $colour } · computer player, { $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    }: { $personality }

## Hints: why this move

hint-line = I would choose: { $move }. { $why }
hint-off = This game is played without hints.
hint-none = You are not asked anything right now, so there is nothing to hint at.

hint-gather = It brings { $good }, which you have the most use for now.
hint-gather-allegiance = Little knowledge there means { $good } and a step of { $faction } allegiance, which your recruits profit from.
hint-gather-more = With nine or more knowledge there you gain extra { $good }, for one knowledge.
hint-gather-safe = It brings { $good } and makes your workers a little more forgetful.
hint-tunnel = You can spare the { $good }, and { $thing } from the tunnel brings you closer to a token.
hint-tunnel-end = Three { $good } for nothing, because one of your recruits knows the way.
hint-site = { $n ->
    [one] One more worker there after yours builds a market, and everybody who helped places a token.
   *[other] { $n } more workers there after yours build a market, and everybody who helped places a token.
}
hint-site-last = Yours is the last worker that is missing: the market is built, you place a token, and the builders come home.
hint-token = { $n ->
    [0] You can pay the price, and it places your last token.
    [one] You can pay the price for a token now, and then only one is left to place.
   *[other] You can pay the price for a token now; { $n } are left to place after it.
}
hint-token-last = It places your tenth token: you win.
hint-allegiance = There is no room for a token, but the step of { $faction } allegiance is worth it.
hint-breeze = Two artifacts at once are a good part of a token.
hint-sky = Two resources at once open construction sites or the Nimbus Loft.
hint-tank = One more worker is more to do in every round.
hint-tank-knowledge = Your workers know too much: two knowledge less keeps them from deserting.
hint-tank-morale = More morale lets you hold more artifacts.
hint-retrieve = { $n ->
    [one] Nothing on the board is worth as much as having that worker back.
   *[other] Nothing on the board is worth as much as having { $n } workers back.
}
hint-retrieve-none = All your workers are on the board: time to bring them home.
hint-retrieve-some = { $n ->
    [one] Bring only one home: rolled all together, they might know too much, and those building should stay.
   *[other] Bring only { $n } home: rolled all together, they might know too much, and those building should stay.
}
hint-dilemma-serve = Serving places a token, and without a worker.
hint-dilemma-fight = Another recruit now pays off for the rest of the game.
hint-stop = None of the places left is worth a worker now.

hint-answer-retrieve = These gain most by coming home; the others may still bring something where they are.
hint-answer-pay = That is what the morale is worth to you now.
hint-answer-price = You will miss that the least.
hint-answer-benefit = That brings you closest to your next token.
hint-answer-authority = There it helps you most: it frees you from a penalty, or takes a space before it is gone.
hint-answer-discard = Pairs and the card your dilemma asks for should stay.
hint-answer-keep = It fits best with what you have.
hint-answer-order = The order makes little difference here.
hint-answer-recruits = They go well together: a shared faction means tokens on both at the end of its track.
hint-answer-recruits-apart = They share no faction, but what the two can do is worth most to you.
hint-answer-recruit = What this one can do, and how it goes with those you have picked, is worth most to you.
hint-answer-tile = Its penalty is the easier one to live with.
hint-answer-track = That place is worth most of those still free.
hint-trade-yes = It brings you more than it costs.
hint-trade-no-cannot = You do not have { $thing } to give.
hint-trade-no-leader = They are too close to winning to be helped.
hint-trade-no-need = You need your { $thing } yourself.
hint-trade-no-use = You have no use for { $thing } now.
hint-trade-no-little = It is too little for what they ask.
hint-ability-yes = What it brings is worth more than what it costs.
hint-ability-no = It costs more than it would bring now.

## Trades with a computer player

trade-said = **{ $name }**: { $why }

trade-no-leader = You are too close to winning for me to help.
trade-no-need = I need my { $thing } myself.
trade-no-card = I give no artifact for that.
trade-no-use = I have no use for { $thing } now.
trade-no-use-card = I have no use for that artifact now.
trade-no-little = That is too little for what you ask.
trade-no-kept = I only keep this seat warm: what its owner gathered stays.
