# `/rules topic`: the game in our own words, one topic a message (under 1,500 characters), and how we read the
# rules where the rulebooks differ or are silent. Topics are listed in this order. `.keywords` are further words by
# which a topic is found; their beginnings are enough.

rules-goal =
    Your workers are dice; the number a worker shows is its knowledge. Place them to gain goods, dig tunnels, construct markets and raise the four factions. You own 10 authority tokens. **The first to place all ten wins.**

    A token can go
    • on a market you help to construct (1 a market),
    • on a territory, by visiting a market of its area,
    • on a constructed market, through the artifact market of its area,
    • on each active recruit whose faction reaches allegiance level 11,
    • on your ethical dilemma, if you serve.

    You start with 2 workers, 1 active recruit, 1 hidden recruit, 1 dilemma, morale 1 and knowledge 3.
    .title = The goal
    .keywords = win, winning, victory, aim, overview, basics, start, how to win, how do i win, objective, ten tokens

rules-tips =
    • **Commodities first.** With nothing in hand, a commodity area is your only move. A low total also raises allegiance, a total of 5–8 lowers your knowledge.
    • **Retrieve with food or bliss.** 1 food brings all your workers home and gives you 2 morale, so you can hold 2 more artifacts.
    • **Keep your knowledge low.** Three or four workers desert sooner. A total of 5–8 and the Tank's energy side help.
    • **Build with the others.** Every builder places a token and escapes the penalty. One worker there is enough.
    • **Be bumped.** Your worker returns for free: a retrieval you didn't pay for.
    • **A third worker** is an extra action every round. 3 energy or 3 water buy it.
    • **Look at your recruits' factions.** Raise the allegiance of the faction of both your recruits: level 11 is a token on each.
    • **Collect pairs.** 2 identical artifacts buy a token where others pay 3.
    • **Count the territories.** Each takes as many tokens as there are players, and then it's full.

    `/hint` shows what a computer player would do in your place.
    .title = Tips for a first game
    .keywords = strategy, advice, beginner, hint, help, newcomer

rules-icons =
    • **Goods:** ⚡ energy, a drop of water, a carrot for food, a pill for bliss; a gold bar, a grey stone, red bricks for clay. A ring of colours is any commodity other than bliss, a hexagon any resource.
    • **Cards:** a blue card with an hourglass is an artifact, two with stars are 2 identical ones; a dark card with a figure is a hidden recruit; scales are the dilemma.
    • **Tracks:** the heart is morale, the purple head knowledge. A faction's sign after an arrow is 1 level of its allegiance.
    • **Star:** an authority token. A row of stars is a territory; crossed stars aren't used with this many players.
    • **Boxes under a commodity area:** the total knowledge there, and what it gives.
    • **3×🎲 on a site:** how many workers it needs. Under each space is its price.
    • **Tunnels:** the helmet is the miner. At the figure hidden recruits activate, at the padlock the end opens; beside it is what the end gives.
    • **Die with a plus:** a new worker.
    • **A player's strip:** tokens placed, morale, knowledge, artifacts; then workers (a dash is on the board), goods, and active recruits.

    `/card` explains any space in words.
    .title = Reading the board
    .keywords = icon, symbol, sign, picture, legend, board, star, heart

rules-turn =
    On your turn, do exactly one of these. You can't pass, and you never need to.
    • Place one of your available workers and take its benefit. With a double you may place more.
    • Retrieve one or more of your workers.
    • Complete your ethical dilemma, once a game.

    Before your action, and between the workers of a double, you may trade. Your last action ends the turn; then the player to your left is on turn.

    How we play it: when someone else has to choose something (a bumped worker, a discard), the turn waits for them. If several players have to choose, the player on turn goes first, then the others clockwise. When several of your recruits trigger at once, you choose their order.
    .title = Your turn
    .keywords = action, pass, clockwise, order, next, what can i do, options, my move, skip turn, skip a turn

rules-placing =
    One placement, step by step:
    1. Choose a worker and a space. It must be open to you, and you must be able to pay.
    2. Place the worker. On a space for one worker it bumps the worker there.
    3. The bumped worker returns to its owner and is rolled at once.
    4. Your recruits that react to bumping trigger.
    5. Pay. Some recruits let you pay with something else.
    6. Take the benefit. Tier bonuses count as they stood before this visit.
    7. Tracks take effect: hidden recruits activate, tokens go on recruits, tunnels are completed.
    8. Has someone placed their tenth token? If not, abilities that follow a token.
    9. A construction site with enough workers becomes a market.
    After every draw and every change of morale, anyone with too many artifacts discards down to their hand limit.

    How we play it: you may pay the price with what your own recruit gives you for bumping; if you count on it, you must use it. You can't count on anything that depends on another player. Bumping your own worker can backfire: if a roll penalty takes what you wanted to pay with, the worker stays there and you get nothing.
    .title = Placing a worker
    .keywords = place, placement, space, pay, price, cost, benefit, step

rules-bumping =
    Tunnels, tunnel ends, constructed markets, artifact markets, the four Icarite markets and both sides of the Tank hold 1 worker. Place where a worker stands, and you bump it: it returns to its owner for free and is rolled at once, with a knowledge check. You may bump your own workers.

    Commodity areas (the Cloud Mine too) hold any number of workers, construction sites one a space. No one is bumped there.

    How we play it:
    • "Another player's worker" never means your own. Bumping your own worker counts as bumping.
    • Workers that return when a market is constructed aren't bumped.
    • A worker whose knowledge is chosen instead of rolled (Amanda, revised Julia and Yordy) still counts for the knowledge check. Roll penalties and Ben don't apply to it.
    .title = Bumping
    .keywords = bump, bumped, push, kick, return, occupied, multi-use, temporary, steal, take a space, blocked, full space, send home

rules-doubles =
    If two or more of your available workers have identical knowledge when your turn begins, you may place all of them this turn, one full placement after another. After the first, each is optional.

    A worker that becomes available during the turn can't join in.

    How we play it: it's one turn. Once-a-turn abilities work once, and you lose at most 1 worker to knowledge checks. With two different doubles, choose one. A tier bonus unlocked by the first worker already helps the second.

    The variant "Doubles cost morale": each worker after the first costs 1 morale, so you need morale 2 to place it. Under the Fountain you place only 1 worker a turn.
    .title = Doubles
    .keywords = double, pair of workers, identical, triple, same number, several workers

rules-retrieving =
    As your action, retrieve any of your workers from the board, at least 1. It costs the same for one or all:
    • Pay 1 food or 1 bliss: gain 2 morale.
    • Pay nothing: lose 1 morale. At morale 1 you may still do it and lose nothing.

    Then roll all of them together and make one knowledge check. A worker retrieved from a construction site leaves its resource behind: that space has to be paid for again.

    How we play it, in order: choose the workers, choose the payment, move the tracks, discard down to the hand limit, Pete's or Dr. Sheppard's sacrifice, roll, knowledge check, roll penalties, Ben, Steven, Maggie.
    .title = Retrieving
    .keywords = retrieve, retrieval, take back workers, bring home, free, food, bliss, recall, pick up, get dice back, return workers, rest, upkeep

rules-rolling =
    Your workers are rolled when you retrieve them, when they are bumped, when you add one, and when a market you helped with is constructed.

    After every roll, on anyone's turn, in this order:
    1. The knowledge check.
    2. Roll penalties: for each worker showing the number of a market you have no token on, lose 1 commodity or resource. A worker that just deserted still counts.
    3. Ben: other players may use him if the roll left you a double.
    4. Steven: if a worker deserted, you gain his resource and artifact.

    A worker whose knowledge is chosen instead of rolled makes only the knowledge check.

    The roll at the start of the game does none of this.
    .title = Rolling workers
    .keywords = roll, die, dice, reroll, order after a roll, Ben, Steven, throw, reroll dice

rules-knowledge =
    The knowledge track goes from 1 to 6, and low is good. **Knowledge check:** whenever your workers are rolled, add the knowledge of all your available workers and your level on the track. At 16 or more, your available worker with the highest knowledge deserts: it is lost. If several tie, only one goes. You can add workers again at the Tank.

    You lose at most 1 worker this way per turn, no matter whose turn it is. Your last worker can't desert.

    Gains and losses stop at the ends of the track. When a recruit asks you to gain knowledge to do something, there must be room: to gain 2, you must be at 4 or less.

    How we play it: workers rolled together make one check. A gain on the track alone never causes one. A worker whose knowledge is chosen instead of rolled does: it left the board.
    .title = Knowledge and desertion
    .keywords = knowledge check, desert, deserter, lose a worker, 16, track, lose dice, lose a die, losing dice, runs away, run away, too clever, smart, dice lost, brain

rules-morale =
    Morale goes from 1 to 6. It is your hand limit: the number of artifacts you may hold. It also breaks ties at the end.

    Gains and losses stop at the ends of the track. A space that would raise your morale stays open at 6.

    When a recruit asks you to lose morale to do something, you must really have it: to lose 2, you need at least 3.

    How we play it: the hand limit applies at once, after every draw and every change of morale, also on another player's turn. You choose what to discard. Artifacts from a trade count too.
    .title = Morale and hand limit
    .keywords = hand size, hand limit, discard, too many artifacts, heart, happiness, hand

rules-commodities =
    The Generator gives energy, the Aquifer water, the Farm food, the Cloud Mine bliss. Any number of workers fit. Place one, and add up the knowledge of all workers there, yours and everyone else's:
    • 1–4: gain 1 commodity, and the faction's allegiance rises 1 level.
    • 5–8: gain 1 commodity and lose 1 knowledge.
    • 9 or more: gain 2 commodities and 1 knowledge.

    From tier 1 of the faction's allegiance on, players with an active recruit of that faction gain 1 extra commodity.

    The allegiance isn't optional. You gain when you place, not while you stay. Goods never run out.

    How we play it: a tier 1 reached by this very visit counts from the next time you place there.
    .title = Commodity areas
    .keywords = commodity, energy, water, food, bliss, generator, aquifer, farm, cloud mine, gather, gain goods, production, income, money

rules-tunnels =
    Three factions dig. Pay 1 energy (Euphorian), 1 water (Subterran) or 1 food (Wastelander). Gain the tunnel's resource (gold, stone or clay) or draw an artifact, and its miner moves 1 level. From tier 2 on, with an active recruit of that faction you take both.

    When the miner reaches level 6, all hidden recruits of the faction activate, no matter who dug. At level 9 the tunnel is complete: the space at its end is open to players with an active recruit of the faction. It costs nothing: 3 water at the Euphorian end, 3 food at the Subterran, 3 energy at the Wastelander.

    The tunnel itself stays in use.

    How we play it: the end isn't part of the tunnel, so recruits that work in tunnels do nothing there. Kaden may gain 2 knowledge to enter any end. The Subterran end counts as Subterra.
    .title = Tunnels
    .keywords = tunnel, miner, dig, mining, resource, gold, stone, clay, tunnel end, exclusive space

rules-construction =
    Each area but Icarus has two construction sites with four spaces each. A space costs 1 resource: three cost the area's own, one costs another. Place a worker and pay; it stays until the market is constructed and can't be bumped.

    With enough workers there at the same time (2 with two or three players, 3 with four, 4 with five or six) the market is constructed: its tile is turned face up, and everyone with a worker there places 1 token on it, no matter how many workers they had. The workers return and are rolled.

    From then on, its penalty applies to every player without a token on it.

    How we play it: one player may fill several spaces, even all. You may retrieve a worker early; its resource is lost. The order is: tile, all tokens at once, Theater, tenth token?, Ray; then the builders roll, the player on turn first. So the new tile's penalty never hits its builders.
    .title = Constructing markets
    .keywords = construction, build, builder, site, market tile, constructed, building, how many workers

rules-markets =
    Anyone may visit a constructed market. Pay the price on the tile, place a token on that area's territory, and the area's allegiance rises 1 level. If the territory is full, you may still visit for the allegiance.

    Each tile has a penalty for players without a token on it. A visit doesn't put a token on the tile: that happens by helping to construct it, or through the area's artifact market.

    6 of the 18 tiles are in a game, face down until they are constructed. `/card` explains each one.

    How we play it: "a market outside Icarus" on a recruit means the six tiles and the three artifact markets outside Icarus. "Have placed your authority token" needs a token really placed.
    .title = Visiting markets
    .keywords = market, visit, tile, price

rules-tokens =
    You own 10 authority tokens. Once placed, a token stays.
    • **Territories.** Each area has one, with as many spaces as there are players, open to everyone's tokens; one player may place several. A visit to a market of the area places one there: any constructed market, the artifact market, and in Icarus the Wind Saloon and the Nimbus Loft.
    • **Constructed markets.** One token of each player, by helping to construct it or through the area's artifact market. It frees you from the tile's penalty.
    • **Recruits.** When a faction's allegiance reaches level 11, a token goes on every active recruit of the faction.
    • **Your dilemma,** if you serve.

    A full territory takes no more tokens. The visit is still legal: you get the allegiance, but abilities that follow a token don't work.

    Under the Theater, each token you place gives you 1 knowledge.
    .title = Tokens and territories
    .keywords = authority token, territory, star, influence, score, points, full territory, victory points, vp, stars

rules-penalties =
    A market's penalty applies to every player without a token on its tile:
    • **Academy:** you can't use recruits' abilities. Tier bonuses, tunnel ends and tokens on recruits stay.
    • **Apothecary:** you can't place in Icarus.
    • **Arena:** you can't place a second worker on a commodity area.
    • **Cafeteria:** retrieving for free costs 2 morale; legal at morale 1.
    • **Courthouse:** no 2 identical artifacts at artifact markets, only 3.
    • **Fountain:** you can't place more than 1 worker a turn.
    • **Laboratory:** you can't add a third or fourth worker.
    • **Lounge:** you can't place on a site where another player has a worker.
    • **Plaza:** you can't place on constructed markets without your token.
    • **Registry:** no bonuses of tiers 1 and 2.
    • **Spa:** you can't bump your own workers.
    • **Theater:** each token you place gives you 1 knowledge.
    • **Six tiles punish a roll,** with 1 commodity or resource for each: Teddy-Bear Shop 1, Clinic 2, Bemusement Park 3, Bonfire 4, Stadium 5, Literacy Center 6.

    How we play it: a penalty you lift with a visit still applies during that visit, and to every token it places, even one on a recruit triggered by the same level of allegiance. Abilities that follow the token work again.
    .title = Penalties
    .keywords = penalty, punish, forbidden, academy, apothecary, arena, cafeteria, courthouse, fountain, laboratory, lounge, plaza, registry, spa, theater, clinic, bonfire, stadium, curse, market effect, negative

rules-artifacts =
    36 cards, six each of balloons, bats, teddy bears, bifocals, books and games. How many you hold is public; which ones is secret. Your morale is your hand limit.

    The four artifact markets are open from the start: Incinerator of Historical Accuracy (Euphoria), Free Press of Harsh Reality (Subterra), Ark of Fractured Memories (Wastelands), Wind Saloon (Icarus). Pay any 3 artifacts or 2 identical ones. The area's allegiance rises 1 level, and you place a token on its territory or on a constructed market of the area without yours, which frees you from its penalty. In Icarus: on the territory only.

    Some market tiles cost an artifact too; that doesn't make them artifact markets.

    How we play it: you must place the token if there is a place, and choose which. With no place left, the visit is still legal for the allegiance. When the deck is empty, the discards are shuffled; if both are empty, nothing is drawn.
    .title = Artifacts and artifact markets
    .keywords = artifact, card, draw, pair, identical, incinerator, free press, ark, wind saloon, deck

rules-icarus =
    The Icarites dig no tunnel and construct nothing. Each of their four markets raises their allegiance 1 level:
    • **Wind Saloon:** any 3 artifacts or 2 identical ones → a token on the territory of Icarus.
    • **Nimbus Loft:** any 3 resources → a token on the territory of Icarus.
    • **Breeze Bar:** 1 bliss and 1 other commodity → draw 2 artifacts.
    • **Sky Lounge:** 1 bliss and 1 other commodity → gain any 2 resources.

    The Cloud Mine is their commodity area. From tier 2 on, players with an active Icarite recruit draw an artifact when they place a token in Icarus.

    How we play it: you also draw it when this very visit raises the allegiance from 4 to 5, but only with a token really placed. Hidden Icarite recruits activate at allegiance level 8 only: there is no miner.
    .title = Icarus
    .keywords = icarite, wind saloon, nimbus loft, breeze bar, sky lounge, clouds, sky

rules-tank =
    The Worker Activation Tank gives you new workers, up to 4 in all.
    • Energy side: pay 3 energy, lose 2 knowledge.
    • Water side: pay 3 water, gain 2 morale.

    Then, with fewer than 4 workers, you add one: it is rolled, with a knowledge check, and is available from your next turn. With 4 workers, or under the Laboratory, you may still come for the knowledge or the morale.

    How we play it: the Tank belongs to no area. Pete and Dr. Sheppard trigger after the new worker is rolled. With Chase you may place it at once, unless it deserted or you're under the Fountain.
    .title = Worker Activation Tank
    .keywords = new worker, add a worker, third worker, activation, more dice, another die, get more workers, fourth worker, buy a worker

rules-sacrifice =
    Some recruits let you sacrifice a worker: Pete and Dr. Sheppard when you retrieve, Chase in a tunnel, classic Dr. Nakagawa at a market.

    A sacrificed worker is lost. You can add a new one at the Tank.

    You may sacrifice a worker only if you own another one, on the board or off.

    How we play it: Pete and Dr. Sheppard take a worker you're retrieving, before the roll; it isn't rolled. Chase's and Dr. Nakagawa's sacrifice comes after the benefit and leaves the space empty. Steven gives nothing for a sacrifice.
    .title = Sacrificing a worker
    .keywords = sacrifice, kill, lose a worker, Pete, Sheppard, Chase, Nakagawa

rules-allegiance =
    Each faction has an allegiance track that all players move, from level 0 to 11. Only players with an active recruit of the faction get its bonuses:
    • Tier 1, at level 2: 1 extra commodity on its commodity area.
    • Tier 2, at level 5: both the resource and an artifact in its tunnel; for Icarites, an artifact with each token placed in Icarus.
    • Tier 3, at level 8: all hidden recruits of the faction activate.
    • Tier 4, at level 11: a token on each active recruit of the faction.

    Two recruits of one faction don't double tiers 1 and 2; at tier 4 each gets a token.

    How we play it: levels are never optional. A bonus counts from the next time you place there, even within the same turn. At 11 the track stops; spaces that would move it stay open.
    .title = Allegiance
    .keywords = tier, bonus, faction, level, track, euphorian, subterran, wastelander, icarite

rules-recruits =
    You choose 2 of 4 recruits: one is active at once, the other hidden. Hidden recruits activate when their faction reaches allegiance level 8 or miner level 6, no matter who moved it. `/card` shows what each can do.

    Exchanges ("gain 2 knowledge to draw 1 artifact") happen once each time and need room on the track. "Highest" and "lowest" never include ties.

    How we play it:
    • A recruit just activated counts as active at once for tokens, tunnel ends and Phil. Its ability and its tier bonuses begin with the next player's turn, also when the miner activated it.
    • Curtis and Nick count only what was really lost or gained, and don't trigger each other.
    • Katy, Faith, Ian and Zong look when the worker is placed, before the benefit.
    • Gary, Kyle, Sarinee, Scarby and Soulless count your own other workers too.
    • The Gambler and Geek are never both used on one draw.
    • Recruits you didn't keep leave the game unseen.
    .title = Recruits
    .keywords = recruit, hidden, activate, active, ability, face down, reveal, character, leader, power, special ability

rules-revised =
    In the revised edition these fourteen recruits play differently; Steven's card only has new words. `/card` shows both texts.
    • Amanda: pay the bliss, even when you bump yourself.
    • Brett and Flavio: 1 knowledge, any visit to a market outside Icarus.
    • Brian: also loses 1 morale for each worker placed in Icarus.
    • Dave and Phil: 1 knowledge instead of 2.
    • Esme: a book gives double.
    • Gambler: draws 2 and reveals the hand; a pair lets each other player draw.
    • Geek: 1 knowledge, draw 3, discard 2.
    • Jacko: 1 artifact at the Ark; then each other player may draw 1.
    • Julia: any worker of another player, for 1 morale; it takes your worker's knowledge.
    • Nakagawa: Euphorian allegiance at a construction site.
    • Yordy: 1 energy chooses a retrieved worker's knowledge.
    • Zong: 1 knowledge for an artifact; then each other player may gain 1 bliss.
    .title = Revised recruits
    .keywords = revised edition, printing, edition, classic, later printing, changes

rules-dilemma =
    Every player has one secret ethical dilemma. Completing it is your whole turn, once a game. Show it and pay the artifact on it, or any 2 artifacts. Then choose:
    • Fight: draw 2 recruits and keep 1, hidden.
    • Serve: place a token on the card.

    How we play it: if the new recruit's faction has reached allegiance level 8 or miner level 6, it activates at once, and at allegiance level 11 it gets a token. The other recruit leaves the game unseen.
    .title = Ethical dilemma
    .keywords = dilemma, fight, serve, ethical, moral, ethics

rules-trading =
    On your turn you may trade with any player, before your action or between the workers of a double; your last action ends the turn. Commodities, resources and artifacts can be traded, at least one thing each way, and the goods change hands as soon as both agree. Promises, workers, tokens and recruits can't be traded.

    You may reveal whatever you like about your secret cards. The goods you agreed on always change hands.

    How we play it: one side is always the player on turn. Artifacts you get count against your hand limit at once. Everyone sees the goods and the number of artifacts; only the two of you see which. An offer ends with the turn. `/trade` makes one.
    .title = Trading
    .keywords = trade, offer, swap, exchange, deal, negotiate, steal, give, gift, barter

rules-ending =
    The game ends the moment someone has placed their tenth token, and that player wins. A constructed market or an allegiance track can give several players their tenth together. Then, among those:
    1. higher morale,
    2. lower knowledge,
    3. tokens on more markets,
    4. tokens on more territories,
    5. roll all your workers: the lowest total wins; repeat until decided.

    How we play it: we look after every event that places tokens. Rolls still owed for it are skipped. In the roll-off, each of them rolls all the workers they own, on the board or off.
    .title = The end and ties
    .keywords = end, winner, tie, tie-breaker, tenth token, last, win, game over, how does it end, draw, end of game, end of the game

rules-setup =
    Everyone rolls 2 workers and keeps the numbers. The highest total goes first; ties are broken at random, and the log says so.

    You're dealt 4 recruits and choose 2, one active and one hidden; everyone reveals their active recruit at the same time. You get 1 dilemma. 6 of the 18 market tiles lie face down on the construction sites. Morale starts at 1, knowledge at 3, all allegiance tracks and miners at 0. Each territory has as many spaces as there are players.

    The roll at the start makes no knowledge check.
    .title = Setting up
    .keywords = set-up, setup, beginning, starting player, deal, begin, first player, players

rules-secrets =
    Everyone sees how many goods, artifacts and workers each player has, every worker's knowledge, all tracks, active recruits and placed tokens.

    Secret: which artifacts you hold, your hidden recruits, your dilemma until you complete it, face-down tiles, recruits that left the game, and the order of the decks.

    Discarded artifacts are face up. `/hand` shows your secrets to you alone. When the game is over, everything is shown.
    .title = What is secret
    .keywords = secret, hidden, public, private, hand, cheat, look at cards, opponents' cards

rules-variants =
    Agreed on before a game:
    • Revised recruits: fourteen recruits play as in their later printing. Classic is the default.
    • Recruit draft: you get 4 recruits, keep 1, pass the rest to the left, and so on until you have 4. Then you choose 2 of them.
    • Market draft: everyone gets 2 market tiles and secretly puts 1 into the game. Random tiles fill up to 6.
    • Morale and knowledge draft: from the starting player on, each places one marker, morale or knowledge, on a free level of its track; the last player places both, then it goes back to the first.
    • Doubles cost morale: each worker of a double after the first costs 1 morale, so you need morale 2.
    .title = Variants
    .keywords = variant, draft, house rule, option, expansion, snake, rules variant, mode

rules-readings =
    Where five rulebooks differ or are silent, this is how we play:
    • Placement: place and bump, pay, benefit.
    • A penalty lifted by a visit ends only after its benefit.
    • Retrieve any workers, at least 1; for free also at morale 1.
    • A tier 1 just reached counts from the next time you place there, even in the same turn.
    • A recruit just activated, by allegiance or by the miner, has its ability and tier bonuses from the next turn.
    • A dilemma's recruit activates at once if the others of its faction already have.
    • Last tie-breaker: roll every worker you own.
    • Morale and knowledge draft: there and back, from the starting player, since we don't know anyone's age.
    • Workers whose knowledge is chosen instead of rolled make the knowledge check, because they left the board.
    • A constructed market: tokens first, then the rolls, so builders never suffer the new penalty.
    • Trading: before the action and between the workers of a double; a slow game can't wait for offers at every turn's end.
    • Recruit draft: pass to the left.
    • Doubles cost morale: a variant, off by default.
    • Classic recruits by default.
    • A double is one turn, not two.
    .title = Where the rulebooks differ
    .keywords = rulings, differences, rulebook, interpretation, how we read, house

rules-clocks =
    Each game has a time limit for every question: ten minutes (live), a day, three days, or none. The lobby shows it, and the message in the channel says when an answer is due.

    I remind you before time is up, in the way you choose with `/profile set`, and never in your quiet hours. *Remind me later* only moves your own reminder.

    When time is up, nothing is decided for you. The channel hears about it, and the others may wait or vote: let a computer keep your seat until you come back, let someone else in, or end the game. `/game pause` stops the clock, if everyone agrees.

    `/standing` answers questions you always answer the same way, so no one waits for them.

    `/plan` lets you decide your next turns in advance: up to three, each with fallbacks, and conditions such as “only if the space is still free”. When the turn comes, your move is made at once and I let you know silently; if it can't be made, or something comes up that you didn't plan, I ask you. No one else can see that there was a plan. If the game goes back to before you made it, it's gone.
    .title = Time limits, reminders and plans
    .keywords = plan, plans, plan ahead, order, conditional, premove, clock, time, timer, deadline, reminder, due, late, slow, pause, pace, skip, timeout, away, afk, quiet hours

rules-voting =
    Some things the players decide together. The proposer's vote counts as a yes; everyone else gets two buttons in the channel and can change their vote until it's decided.
    • **Everyone has to agree:** `/game pause` and `/game resume`, and `/game undo-vote`, which goes back to the start of a turn, past rolls and reveals.
    • **More than half decide:** `/game vote`, when someone's time is up, or while a computer keeps their seat. Let a computer keep the seat, let someone else in, or end the game without a winner.

    Only people vote, not computer players. Players who are away don't hold the others up, unless the vote would take back a move of theirs. Players who come back can vote again, and coming back ends a vote about their own seat.

    Anyone who can manage the channel can decide without a vote, with the option `without_vote`.
    .title = Votes
    .keywords = vote, voting, ballot, propose, proposal, majority, agree, poll, kick, remove a player, abandon, moderator, manage, kick a player

rules-undo =
    • **Undo.** `/undo` takes back your last choice as long as nothing has been rolled, drawn or revealed since, and no one else has answered. `/game undo-vote` goes back further if everyone agrees.

    • **Leaving.** `/game leave` gives your seat to a computer player, until you come back or for good. If you only stepped out, your next command in the channel hands the seat back to you.

    • **Someone is gone.** When their time is up, the others can vote with `/game vote`: a computer keeps the seat, someone else takes it, or the game ends without a winner.
    .title = Undo and leaving
    .keywords = undo, take back, leave, quit, resign, replace, absent, mistake, vote, abandon, surrender, give up, forfeit

rules-proof =
    Every roll and every card drawn can be checked after the game.

    • **Before:** I draw a secret; the lobby shows the first digits of its fingerprint, and 🔒 shows all of it. The fingerprint reveals nothing about the secret, but no other secret has it.
    • **At the start** I mix in the numbers Discord gave to your presses on Join and Start, and then words, if you give some: with 🔒 or `/game word`. A message that is never edited shows the fingerprints.
    • **During the game** each roll and draw is computed from these, from everything answered so far, and from the number Discord gives to the press that causes it. The digits after “🔒 log” stand for all answers so far: rewriting them would contradict what you've seen.
    • **At the end,** also when a game is abandoned, I reveal the secret. *Check the rolls* computes everything again and gives you the file, so anyone can do the same.

    • **What this proves:** nothing was changed afterwards. And reading the database isn't enough to know a roll before the press that causes it.
    • **What it doesn't prove:** that no one altered the bot itself, which could ignore presses it doesn't like; or that no one looked at hidden cards. A sealed word, revealed only after Start, keeps even an altered bot from choosing the start.
    .title = Checking the rolls
    .keywords = proof, fair, fairness, random, chance, luck, verify, hash, commit, fingerprint, word

rules-glossary =
    • **Activate:** turn a hidden recruit face up; it is then active.
    • **Area:** Euphoria, Subterra, Wastelands, Icarus.
    • **Artifact market:** Incinerator, Free Press, Ark, Wind Saloon.
    • **Authority token:** what you place to win; shown as a star.
    • **Available worker:** yours and not on the board.
    • **Bump:** place where a worker stands; it returns and is rolled.
    • **Commodity:** energy, water, food, bliss.
    • **Complete:** a tunnel at miner level 9; a dilemma you fought or served.
    • **Constructed market:** a tile turned up on its site.
    • **Desert:** leave you after a knowledge check.
    • **Double:** available workers with identical knowledge. **Pair:** 2 identical artifacts.
    • **Faction:** Euphorian, Subterran, Wastelander, Icarite.
    • **Goods:** commodities and resources.
    • **Hand limit:** your morale.
    • **Knowledge:** a worker's number; also your track.
    • **Level:** a place on a track. **Tier:** an allegiance bonus, at levels 2, 5, 8 and 11.
    • **Miner:** how far a tunnel is dug.
    • **Resource:** gold, stone, clay.
    • **Retrieve:** take your workers off the board as your action.
    • **Sacrifice:** give up a worker for good.
    • **Territory:** an area's spaces for tokens.
    .title = Glossary
    .keywords = term, word, meaning, definition, vocabulary, goods, resource
