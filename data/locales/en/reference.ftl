# Looking things up: /card, /rules, /help and /tutorial. One message each, so under 2,000 characters.

## Commands: descriptions, at most 100 characters

command-card = Look up a recruit, market, dilemma, artifact or space
    .name = card
command-card-name = Its name
    .name = name
command-post = Show it to everyone in the channel
    .name = post
command-rules = The rules, topic by topic, and how we read them
    .name = rules
command-rules-topic = Any word: a topic, a space, a rule
    .name = topic
command-help = How this works: start here
    .name = help
command-tutorial = A short walk through your first turn
    .name = tutorial

## /card

reference-no-card = There's no card or space called “{ $typed }”. Choose one from the list that appears while you type.
reference-kind-recruit = { $name } (recruit)
reference-kind-market = { $name } (market)
reference-kind-dilemma = { $name } (dilemma)
reference-kind-artifact = { $name } (artifact)
reference-kind-space = { $name } (space)

reference-title = ## { $name }
reference-recruit = { THING($faction) } recruit
reference-other-printing = In the { $edition ->
        [classic] classic
       *[revised] revised
    } edition: { $ability }
reference-note = How we play it: { $note }
reference-works-for = In this game: an active recruit of { $name }.
reference-tile = Market tile
reference-price = A visit costs { AMOUNTS($price) }. You place an authority token on the territory of the market's area, and that area's allegiance rises 1 level.
reference-penalty = For every player without a token on it: { $penalty }
reference-stands = In this game: constructed in { THING($area, "the") }.
    { SIZE($names) ->
        [0] No one has a token on it.
       *[other] Tokens on it: { LIST($names) }.
    }
reference-market = { $game ->
        [yes] No market is constructed there yet: place on its construction site to help.
       *[no] A constructed market. What a visit costs is on its tile: /board shows which one is here, and /card explains each of the eighteen.
    }
reference-dilemma = Ethical dilemma. Completing it is your whole turn, once a game. Pay { COUNT($artifact, 1) }, or any 2 artifacts, and choose:
reference-fight = • **Fight** ({ THING($dilemma, "fight") }): draw 2 recruits and keep 1 of them, hidden.
reference-serve = • **Serve** ({ THING($dilemma, "serve") }): place an authority token on the card.
reference-artifact = Artifact, one of six kinds with six cards each. How many you hold is public, which ones is secret; your morale is your hand limit. Artifacts pay at the artifact markets (any 3, or 2 identical ones), at some market tiles, and for your dilemma.
reference-artifact-uses = Part of the price of: { THINGS($tiles) }.
reference-artifact-dilemma = { THING($dilemma) } costs it too.

reference-commodity = Commodity area of { THING($area, "the") } for any number of workers; no one is bumped. Place a worker and add up the knowledge of all workers here, yours and everyone else's:
    • 1–4: gain { COUNT($good, 1) }, and { THING($faction) } allegiance rises 1 level.
    • 5–8: gain { COUNT($good, 1) } and lose 1 knowledge.
    • 9 or more: gain { COUNT($good, 2) } and 1 knowledge.
    From allegiance level 2 on, players with an active { THING($faction) } recruit gain 1 extra { THING($good) }.
reference-tunnel = Space for 1 worker. Pay { COUNT($price, 1) }, gain { COUNT($good, 1) } or draw an artifact, and the { THING($faction) } miner moves 1 level. From allegiance level 5 on, players with an active { THING($faction) } recruit take both.
    At miner level 6 all hidden { THING($faction) } recruits activate; at level 9 the tunnel is complete and its end opens.
reference-tunnel_end = Space for 1 worker, open once the { THING($faction) } miner is at level 9, for players with an active { THING($faction) } recruit. It costs nothing: gain { COUNT($good, 3) }.
reference-site = Construction site in { THING($area, "the") } with four spaces: one space costs { THING($price) }, three cost { THING($other) }, 1 each. Workers stay, unbumped, until the market is constructed; everyone with a worker here then places an authority token on it.
    Needed at the same time: 2 workers with two or three players, 3 with four, 4 with five or six.
reference-artifact_market = Space for 1 worker. Pay any 3 artifacts or 2 identical ones: { THING($faction) } allegiance rises 1 level, and you place an authority token on { THING($territory, "the") } or on a constructed market of the area without yours.
reference-wind_saloon = Space for 1 worker. Pay any 3 artifacts or 2 identical ones: Icarite allegiance rises 1 level, and you place an authority token on { THING($territory, "the") }.
reference-nimbus_loft = Space for 1 worker. Pay any 3 resources: Icarite allegiance rises 1 level, and you place an authority token on the Territory of Icarus.
reference-breeze_bar = Space for 1 worker. Pay 1 bliss and 1 other commodity: Icarite allegiance rises 1 level, and you draw 2 artifacts.
reference-sky_lounge = Space for 1 worker. Pay 1 bliss and 1 other commodity: Icarite allegiance rises 1 level, and you gain 2 resources of your choice.
reference-tank_energy = Space for 1 worker. Pay 3 energy and lose 2 knowledge; with fewer than 4 workers you add a new one, rolled at once.
reference-tank_water = Space for 1 worker. Pay 3 water and gain 2 morale; with fewer than 4 workers you add a new one, rolled at once.

## /rules

reference-no-topic = I found nothing about “{ $typed }”. Choose one from the list that appears while you type, or try another word.
reference-rules-more = More topics

## /help

help-text = ## Euphoria in Discord
    You lead a few workers in a dystopia. They are dice: the number is the worker's knowledge. Gain goods, dig tunnels, construct markets. **The first to place ten authority tokens wins.** A game has 2 to 6 players, and computer players can fill the seats.

    • **To start:** type /game new in a channel. Others press *Join*, someone presses *Start*.
    • **Your first choice:** everyone secretly chooses two recruits, one active and one hidden. The channel only sees who is still choosing.
    • **Your turn:** I ping you. Press *Take your turn* under the board. A panel that only you see offers every move that is possible, with what it costs and brings, and one press makes it. What /undo can take back counts at once; whatever rolls, draws, reveals or lets a computer player go on is shown first, and counts when you press *Confirm*.
    • **Before your turn:** /plan decides on your next moves, in secret.
    • **Your secrets:** /hand shows your cards, to you alone.
    • **What's going on:** /board as a picture, /status in words, /recap for what happened since your last turn.
    • **What does this do:** /card for any card or space, /rules for any topic, /hint for advice.

    There's no hurry: games run for days, and nothing gets lost in between.
help-your-move = **It's your move in this channel.** Press *Take your turn* on the newest message, or type /turn.
help-waiting = The game in this channel is waiting for { $names }. You can watch with /board and /status.
help-version = -# Version { $version } · an unofficial fan project
help-tutorial = Show me a first turn
help-new = New here? Two minutes
help-to-game = Back to the game
help-commands = All commands
help-back = Back
help-list = ## All commands ({ $page } of { $pages })
help-command = **/{ $name }** { $about }

## /tutorial

tutorial-step = -# Step { $step } of { $steps }
tutorial-back = Back
tutorial-next = Next
tutorial-again = From the start
tutorial-1 = ## Your first choice: recruits
    Before the first turn, everyone is dealt four recruits and secretly chooses two: one **active**, whose ability you have from the start, and one **hidden**, which activates later in the game.

    Two recruits of the same faction pull in one direction: when that faction's allegiance reaches level 11, each active recruit of it gets one of your authority tokens. *My cards* and /hand show what your recruits can do.
tutorial-2 = ## The table
    This is the board of a game that has just started. Four areas: Euphoria, Subterra, the Wastelands, and Icarus up in the sky. Each player has two workers, ten authority tokens, one active recruit, and in secret a hidden recruit and a dilemma.

    You win by placing ten tokens first. They go on territories, on markets, and also on your own recruits and dilemma. Let's play a turn.
tutorial-3 = ## Your workers
    You rolled a **2** and a **5**: that is your workers' knowledge. Too much of it is dangerous. Whenever your workers are rolled, add up your available workers and your level on the knowledge track (3 at the start): at 16 or more, your worker with the highest knowledge deserts.

    On your turn you **place** a worker or **retrieve** workers. When two available workers have identical knowledge, you may place both in one turn.
tutorial-4 = ## Take your turn
    I ping you, and you press *Take your turn*. Your private panel asks which worker, then where to, and offers only what you can pay. Beside each space you read what it costs and brings.

    You own nothing yet, so only the commodity areas are open: the Generator (energy), the Aquifer (water), the Farm (food) and the Cloud Mine (bliss). You choose the **2** and the **Generator**.
tutorial-5 = ## What the Generator gives
    The knowledge of all workers there is added up. Yours is alone, so the total is 2: you gain 1 energy, and Euphorian allegiance rises 1 level. A total of 5–8 gives 1 energy too, and you lose 1 knowledge, which is good. With 9 or more you gain 2 energy but also 1 knowledge.

    You press its button, and it's done; *Undo* takes it back until someone else acts. The channel reads what happened, and the next player is pinged.
tutorial-6 = ## Your second turn
    With 1 energy, more is open to you. You place the **5** in the Euphorian Tunnel: pay 1 energy, gain 1 gold or draw an artifact, and the miner moves 1 level.

    Only one worker fits there. If another player places there later, yours is bumped: it returns to you for free and is rolled. That is often good for you.
tutorial-7 = ## Retrieving
    Both workers are on the board, so next you retrieve. With 1 food or 1 bliss you would gain 2 morale. You have neither, so you pay nothing, which costs 1 morale; but your morale is 1 and can't go lower, so this time it's free. Morale is how many artifacts you may hold.

    The workers are rolled, and you're ready again.
tutorial-8 = ## How tokens are placed
    • **Construct a market:** each space of a construction site costs 1 resource. With enough workers there, every builder places a token on the market.
    • **Visit a market:** pay its price for a token on the area's territory. Artifact markets cost 3 artifacts or 2 identical ones, and the **Nimbus Loft** in Icarus costs any 3 resources.
    • **Your recruits:** at allegiance level 11, each active recruit of the faction gets a token.
    • **Your dilemma:** once a game, as your whole turn, pay the artifact on it or any 2 artifacts. Serve for a token, or fight for another recruit.
tutorial-9 = ## Ready
    A constructed market has a penalty for every player without a token on it, and recruits change the rules for their owners: /card explains each of them, /hint suggests a move, and /rules explains the rest.

    Type /game new in a channel, add a computer player if no one else is there, and press *Start*.
