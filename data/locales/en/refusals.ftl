# Why an answer was not taken, and what to do instead. The ids are the reasons the rules
# give; those of lobbies, seats and votes stand in table_refusals.ftl.

refused-not-asked = You don't have anything to decide right now. I'll tell you when it's your turn.
refused-not-an-option = That's no longer one of the choices. Look at the newest message and choose from there.
refused-game-over = This game is over. Start another with /game new.

## Placing

refused-cannot-pay = You can't pay for this: { THING($space) }. Gain what it costs first, or choose another space; /card shows the price.
refused-own-bump = Your own worker is there, and under { THING($tile, "the") } you can't bump it. Retrieve that worker first, or choose another space.
refused-arena = Under { THING($tile, "the") } you can't place a second worker there. Choose another space: { THING($space) } is closed to you for now.
refused-lounge = Under { THING($tile, "the") } you can't place on a site where another player has a worker. Choose another site, or place a token on that tile.
refused-plaza = Under { THING($tile, "the") } you can only visit constructed markets with your token on them. Choose another space, or place a token there through the area's artifact market.
refused-apothecary = Under { THING($tile, "the") } you can't place in Icarus. Choose a space elsewhere, or place a token on that tile.
refused-tunnel-unfinished = The { THING($faction) } Tunnel isn't complete yet. Its end opens when the miner reaches level 9: place workers in the tunnel.
refused-tunnel-recruit = You need an active { THING($faction) } recruit to place a worker there. Choose another space; hidden { THING($faction) } recruits activate at allegiance level 8 or miner level 6.
refused-icarus-morale = You need morale 2 to enter Icarus: Brian the Viticulturist costs you 1 morale there. Gain morale first, or choose another space.
refused-already-built = That market is constructed: place on the market itself to visit it.
refused-not-built = That market isn't constructed yet: place on its construction site to help.

## Trading

refused-trade-partner = A trade needs the player on turn and one other player of this game. Choose someone else, or wait for your turn.
refused-trade-things = Only commodities, resources and artifacts can be traded, at least 1 of each you name. Change the offer.
refused-trade-one-sided = Both sides have to give something. Add at least one thing to the empty side.
refused-trade-own = You don't have everything you're offering. Take something off your side.
refused-trade-theirs = They don't have everything you're asking for. Ask for less.

## The turn

refused-no-such-space = There's no such space. Pick one from the list that appears while you type.
refused-no-such-worker = You have no available worker with that knowledge. Pick one from the list, or retrieve workers first.
refused-not-of-the-double = You're placing a double: only your other workers with knowledge { $double } can follow. Place one of those, or end the turn with /done.
refused-turn-begun = You have placed a worker this turn, so only the rest of the double can follow. Place another worker of it, or end the turn with /done.
refused-nothing-to-retrieve = You have no worker on the board. Place one instead.
refused-dilemma-done = You've already completed your dilemma. Place or retrieve workers instead.
refused-dilemma-price = Your dilemma costs the artifact shown on it, or any 2 artifacts, and you don't have them. Place or retrieve workers instead.
refused-must-act = You can't pass. Place a worker, retrieve workers, or complete your dilemma.
refused-how-many = { $exactly ->
    [True] Choose exactly { $most }.
   *[other] Choose from { $least } to { $most }.
}
refused-chance = That roll or draw isn't possible. Nothing was changed; please tell the bot's host.

## Taking back

refused-undo-nothing = You have nothing to take back. /turn shows whether you have anything to decide.
refused-undo-roll = Dice have been rolled or cards drawn since, so that move stands. If everyone agrees, /game undo-vote goes back further.
refused-undo-reveal = Something hidden was revealed by that move, so it stands. If everyone agrees, /game undo-vote goes back further.
refused-undo-not-yours = The last answer was someone else's. If everyone agrees, /game undo-vote goes back further.
