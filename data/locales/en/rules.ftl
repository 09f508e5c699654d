# `/rules topic`: the game in our own words, one topic a message (under 1,500 characters), and how we read the
# rules where the rulebooks differ or are silent. Topics are listed in this order.

rules-goal =
    Your workers are dice; the number on a die is what that worker knows. Send them out to collect goods, dig tunnels, build markets and win over the four factions. You hold 10 authority tokens, and whoever places the tenth first wins.

    Tokens can go
    • on a market you helped to build (one a market),
    • on a territory, by visiting a market of its area (as many as there is room for),
    • on a built market, through the artifact market of its area,
    • on each of your active recruits whose faction's allegiance reaches its end,
    • on your ethical dilemma, if you choose to serve.

    You start with 2 workers, one recruit face up, one hidden, one dilemma, morale 1 and knowledge 3.
    .title = The goal

rules-turn =
    On your turn you do exactly one of these. Passing is never possible, and never needed.
    • Place one of your available workers on a space and take what it gives. With doubles you may go on: see that topic.
    • Retrieve one or more of your workers from the board.
    • Face your ethical dilemma, once a game.

    Between actions you can trade with anybody. Then the player to your left is on turn.

    How we play it: if a question comes up for somebody else (a bumped worker, a discard), the turn waits for the answer. When several players are asked, the one on turn answers first, then the others in turn order. If several of your own recruits speak at the same moment, you choose which comes first.
    .title = Your turn

rules-placing =
    A placement goes step by step:
    1. Name a worker and a space. The space must be open to you and you must be able to pay.
    2. Place the worker. On a space for one it bumps whoever stands there.
    3. The bumped die is rolled by its owner at once, with its knowledge check.
    4. Your recruits that react to bumping.
    5. Pay. Some recruits let you pay with something else.
    6. Take the benefit. Bonuses count as they stood before this visit moved any track.
    7. Tracks take effect: hidden recruits turn up, tokens go on recruits, tunnels open.
    8. Has anybody placed the tenth token? If not, abilities that follow a token.
    9. A construction site that is now full becomes a market.

    You are never offered a move you could not pay.

    How we play it: what a recruit of yours brings when you bump may pay for the space; then you have to use it. Nothing that depends on an opponent's goodwill counts as money.
    .title = Placing a worker

rules-bumping =
    Most spaces hold one worker: tunnels, tunnel ends, markets, artifact markets, the spaces of Icarus and the Tank. Place a worker where another stands, and that one is bumped: it goes home at no cost to its owner and is rolled at once, which can lead to a desertion. You may bump your own workers.

    Nobody is ever bumped from commodity areas, where any number fit, or from construction sites.

    How we play it:
    • "Another player's worker" on a card never means your own. "Without bumping" is spoiled by bumping your own.
    • A finished market sends its builders home, but that is not bumping.
    • A die that is set instead of rolled (Amanda, revised Julia and Yordy) still faces the knowledge check. Roll penalties and Ben do not apply to it.
    .title = Bumping

rules-doubles =
    If two or more of your available workers show the same number as your turn begins, you may place all of them in this turn, one full placement after the other. After the first, each is optional: end the turn whenever you like.

    Only dice that matched at the start count. A worker that becomes available during the turn waits for the next one.

    How we play it: it remains one turn. Once-a-turn abilities work once, and you lose one worker to knowledge checks at most. With several different doubles you choose one number. An allegiance bonus unlocked by the first die already helps the second.

    In the variant "Doubles cost morale", every worker after the first costs 1 morale before it is placed. The Fountain allows those without a token there one worker a turn.
    .title = Doubles

rules-retrieving =
    Instead of placing, bring home any of your workers, at least one. The price is the same for one or for all:
    • 1 food or 1 bliss: you gain 2 morale.
    • Nothing: you lose 1 morale. At morale 1 you can still do it and lose nothing.

    Then roll all of them together and make one knowledge check. A worker taken off a construction site leaves its resource behind: that space must be filled and paid for again.

    How we play it, in order: choose the dice, choose the payment, move the tracks, keep the hand limit, sacrifices by Pete or Dr. Sheppard, roll, knowledge check, roll penalties, Ben, Steven, and Maggie last.
    .title = Retrieving

rules-morale =
    Morale runs from 1 to 6. It is the number of artifact cards you may hold, and it breaks ties at the end of the game.

    Gains and losses stop at the ends of the track; a space that would raise your morale is open to you at 6 as well.

    When a recruit asks you to give up morale for something, you really need it: to give up 2 you must have at least 3.

    How we play it: the hand limit holds at once, after every finished draw and after every change of morale. You choose which cards go. Cards from a trade count too.
    .title = Morale and hand size

rules-knowledge =
    The knowledge track runs from 1 to 6, and here less is better. Whenever dice of yours are rolled (retrieved, bumped, new, or home from a finished market), add up all your available workers and your place on the track. At 16 or more, your available worker with the highest number deserts. With equals, only one goes. You can add workers again at the Tank.

    You lose at most one worker in this way in any one turn, whoever's turn it is. The last worker you own cannot reach 16 alone, so you always have one.

    Gains and losses stop at the ends of the track. When a recruit asks you to gain knowledge for something, there must be room: to gain 2 you must be at 4 or below.

    How we play it: all dice of yours rolled together make one check. A step on the track alone never causes one, nor does the roll at the start of the game.
    .title = Knowledge and desertion

rules-commodities =
    The Generator gives energy, the Aquifer water, the Farm food and the Cloud Mine bliss. Any number of workers fit. Place one and add up the numbers of all workers there, everybody's, with yours:
    • 1 to 4: 1 commodity, and the faction's allegiance rises 1 step.
    • 5 to 8: 1 commodity, and you lose 1 knowledge.
    • 9 or more: 2 commodities, and you gain 1 knowledge.

    From tier 1 of the faction's allegiance on, players with an active recruit of that faction get 1 commodity more here.

    The allegiance step is not optional. You are paid for placing only, not for staying. Goods never run out.

    How we play it: a tier-1 bonus reached by this very visit counts from the next time you place here.
    .title = Commodity areas

rules-tunnels =
    Three factions dig. Pay 1 energy (Euphorian), 1 water (Subterran) or 1 food (Wastelander), take the tunnel's resource (gold, stone or clay) or an artifact, and the miner moves 1 step. From tier 2 on, players of that faction take both.

    At step 6 all hidden recruits of the faction turn face up, whoever dug. At step 9 the tunnel is complete, and the space at its end opens to players with an active recruit of the faction. It costs nothing: 3 water at the Euphorian end, 3 food at the Subterran, 3 energy at the Wastelander.

    The tunnel itself stays in use after that.

    How we play it: the end is no part of the tunnel, so recruits who work in tunnels do nothing there. Kaden opens the end without the faction. The Subterran end counts as Subterra.
    .title = Tunnels

rules-construction =
    Each area but Icarus has two construction sites with four spaces. Every space costs one resource: three ask for the area's own, one for another. Place a worker, pay, and it stays until the market is built; it cannot be bumped.

    When enough spaces are filled at the same time (2 with two or three players, 3 with four, 4 with five or six), the tile is turned up. Everybody with a worker there places one token on the market, however many workers they had, takes them home and rolls.

    From then on its penalty holds for everybody without a token there.

    How we play it: one player may fill several spaces, even all. You may retrieve a worker early; the resource is lost. After the tile is turned come all tokens together, the Theater, the tenth token, Ray; then the builders roll, the player on turn first.
    .title = Building markets

rules-markets =
    Anybody may visit a built market, builder or not. Pay the price on the tile, place a token on the territory of that area, and its allegiance rises 1 step. Each territory has as many spaces as there are players. If it is full, you may still visit for the allegiance.

    Each tile has a penalty for everybody without a token on it. It ends as soon as your token is there: by helping to build, or later by way of the area's artifact market. A visit to the market itself does not lift it.

    Six tiles out of eighteen are in a game, face down until they are built. See `/card` for each of them.

    How we play it: "a market outside Icarus" on a recruit means the six tiles and the three artifact markets below Icarus. "Once your token is down" needs a token that was really placed.
    .title = Visiting markets

rules-penalties =
    A market's penalty holds for everybody without a token on its tile.
    • The six that punish a roll: for each die showing the number, you lose a commodity (bliss too) or a resource of your choice. Never a card, and nothing if you own nothing. This comes after the knowledge check, and a die that deserted still counts.
    • Academy: silences your recruits on everybody's turn. Tier bonuses, tunnel ends and tokens on recruits stay.
    • Arena: workers already there may stay.
    • Cafeteria: 2 morale in all for a free retrieval, and still possible at morale 1.
    • Courthouse: all four artifact markets; two of your three cards may be alike.
    • Laboratory: from 1 worker to 2 is allowed.
    • Lounge: one worker of another player on any of the four spaces closes a site.
    • Plaza: the six tiles only.
    • Registry: takes tiers 1 and 2 away, never 3 and 4.
    • Theater: every token, wherever it goes.

    A penalty that you lift with this very visit still holds until you have taken its benefit: the Courthouse refuses the pair, the Theater gives its knowledge, the Academy blocks recruits that would change the price. What follows the token works again.
    .title = Penalties

rules-artifacts =
    There are 36 artifact cards, six each of balloons, bats, teddy bears, bifocals, books and games. How many you hold is public, which ones is your secret. The hand limit is your morale.

    The artifact markets (Incinerator of Historical Accuracy in Euphoria, Free Press of Harsh Reality in Subterra, Ark of Fractured Memories in the Wastelands) are open from the start. Pay any 3 artifacts, or 2 that match. The area's allegiance rises 1 step, and you place a token on the area's territory or on a built market of the area without yours, which ends its penalty for you.

    Some market tiles ask for an artifact too; that does not make them artifact markets.

    How we play it: the token must be placed if there is a place for it; which one is your choice. When the deck is empty, the discards become the new one; with both empty there is no card to draw.
    .title = Artifacts and their markets

rules-icarus =
    The Icarites dig no tunnel and build nothing. Each of these spaces raises their allegiance 1 step:
    • Wind Saloon: any 3 artifacts, or 2 that match, for a token on the territory of Icarus.
    • Nimbus Loft: any 3 resources for a token on the territory of Icarus.
    • Breeze Bar: 1 bliss and 1 other commodity for 2 artifacts.
    • Sky Lounge: 1 bliss and 1 other commodity for any 2 resources.

    The Cloud Mine is their commodity area. From tier 2 on, players with an active Icarite draw an artifact when they place a token in Icarus.

    How we play it: that card also comes when this very visit moves the track from 4 to 5, but only with a token that was really placed. Hidden Icarites are called at allegiance 8 alone.
    .title = Icarus

rules-tank =
    The Worker Activation Tank gives you new workers, up to 4 in all.
    • Energy side: pay 3 energy, lose 2 knowledge.
    • Water side: pay 3 water, gain 2 morale.

    Then the new worker is rolled, with a knowledge check, and is available from your next turn on. With 4 workers, or under the Laboratory, you may still come for the knowledge or the morale.

    How we play it: the Tank belongs to no area. Pete and Dr. Sheppard speak after the new die is rolled. Chase lets you place the new die at once, unless it deserted or you stand under the Fountain.
    .title = Worker Activation Tank

rules-allegiance =
    Each faction has a track that all players move together, from 0 to 11. Only players with an active recruit of the faction profit:
    • Tier 1, at 2: 1 extra commodity on its commodity area.
    • Tier 2, at 5: both resource and artifact in its tunnel; for Icarites, an artifact with each token placed in Icarus.
    • Tier 3, at 8: every hidden recruit of the faction turns face up.
    • Tier 4, at 11: a token on each of your active recruits of the faction.

    Two recruits of one faction do not double tiers 1 and 2, but at tier 4 each gets a token.

    How we play it: steps are never optional. A bonus counts from the next time you place there, even within the same turn. At 11 the track stands still; spaces that would move it stay open.
    .title = Allegiance

rules-recruits =
    You choose two of four recruits: one works for you at once, the other is hidden. Hidden ones turn up when the faction's allegiance reaches 8 or its miner reaches 6, whoever moved it. What a recruit may do, `/card` tells.

    Exchanges ("gain 2 knowledge to draw an artifact") happen once each time and need room on the track. "Biggest" and "smallest" mean without a tie. A worker may be sacrificed only if you own another.

    How we play it:
    • A recruit that turns up is active at once for tokens and for Phil, but its ability and its tier bonuses begin with the next turn.
    • Curtis and Nick count points really lost or gained, and nothing goes round in circles.
    • Katy, Faith, Ian and Zong look when the die is placed, before the benefit.
    • Gary, Kyle, Sarinee, Scarby and Soulless count your own other dice as well.
    • The Gambler and Geek never change the same draw.
    • Recruits you did not keep leave the game unseen.
    .title = Recruits

rules-dilemma =
    Everybody has one secret ethical dilemma, to be faced once a game. It takes the whole turn. Show it and pay the artifact on it, or any 2 artifacts. Then choose:
    • Fight: draw 2 recruits and keep 1, face down.
    • Serve: place a token on the card.

    How we play it: if the new recruit's faction has reached allegiance 8 or its miner 6, the recruit must turn up at once, and at allegiance 11 it gets a token. The recruit you do not keep leaves the game unseen.
    .title = Ethical dilemma

rules-trading =
    The player on turn may trade with anybody, between actions: commodities, resources and artifact cards, at least one thing each way, exchanged at once when both agree. Promises, workers, tokens and recruits cannot be traded.

    You may tell others as much about your secret cards as you like. What was agreed is what changes hands.

    How we play it: a trade needs the player on turn on one side. Cards you receive count against your hand limit at once. Everybody sees goods and the number of cards; only the two of you see which. An offer ends with the turn.
    .title = Trading

rules-ending =
    The game ends at the moment somebody has placed the tenth token, and that player has won. A finished market or the end of an allegiance track can give several players their tenth together. Then, among those:
    1. higher morale,
    2. lower knowledge,
    3. tokens on more markets,
    4. tokens on more territories,
    5. roll all your workers: the lowest total wins, again until it is decided.

    How we play it: we look after every event that places tokens. Rolls still owed for that event are skipped. In the roll-off everybody rolls all workers they own, on the board or off.
    .title = The end and ties

rules-setup =
    Everybody gets 2 workers, rolls them and keeps the numbers. The highest total starts; equals draw lots, and the lot is in the log.

    You are dealt 4 recruits, choose 2 (one face up, one hidden) and reveal at the same time as all others. You get 1 dilemma. Six of the 18 market tiles lie face down on the construction sites. Morale starts at 1, knowledge at 3, all tracks and miners at 0. Each territory has as many spaces as there are players.

    The roll at the start makes no knowledge check.
    .title = Setting up

rules-secrets =
    Everybody sees: how many goods, artifacts and workers each player has, the number on every die, all tracks, active recruits and placed tokens.

    Secret: which artifacts you hold, your hidden recruit, your dilemma until you face it, tiles that are face down, recruits that were discarded, and the order of the decks.

    Discarded artifacts are face up. `/hand` shows your own secrets to you alone. When the game is over, everything is revealed.
    .title = What is secret

rules-variants =
    Any of these may be agreed on before a game:
    • Revised recruits: fifteen recruits work as in their later printing. Classic is the default.
    • Recruit draft: you get 4 recruits, keep 1, pass the rest to the left, and so on until you have 4. Then you choose 2 of them.
    • Market draft: everybody gets 2 market tiles and secretly puts 1 into the game. Tiles drawn at random bring them to 6.
    • Morale and knowledge draft: in turn order, each places one marker, morale or knowledge, on a free place of its track; the last player places both, then it goes back to the first.
    • Doubles cost morale: each worker of a double after the first costs 1 morale.

    How we play it: a double is one turn, not two, as a teaching tip in one rulebook would have it.
    .title = Variants and printings
