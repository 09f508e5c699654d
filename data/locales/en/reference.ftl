# Looking things up: /card, /rules, /help and /tutorial. One message each, so under 2,000 characters.

## Commands: descriptions, at most 100 characters

command-card = Look up a recruit, market, dilemma, artifact or space
command-card-name = Its name
command-post = Show it to everybody in the channel
command-rules = The rules, topic by topic, and how we read them
command-rules-topic = What you want to know
command-help = How this works: start here
command-tutorial = A short walk through your first turn

## /card

reference-no-card = There is no card or space called “{ $typed }”. Choose one from the list that appears while you type.
reference-kind-recruit = { $name } (recruit)
reference-kind-market = { $name } (market)
reference-kind-dilemma = { $name } (dilemma)
reference-kind-artifact = { $name } (artifact)
reference-kind-space = { $name } (space)

reference-title = ## { $name }
reference-recruit = { $faction } recruit
reference-other-printing = In the { $edition ->
        [classic] classic
       *[revised] revised
    } printing: { $ability }
reference-note = How we play it: { $note }
reference-works-for = In this game: works for { $name }.
reference-market = Market tile
reference-price = A visit costs { $price }. It places an authority token on the territory of the market's area and raises that area's allegiance by 1.
reference-penalty = Everybody without a token on it: { $penalty }
reference-stands = In this game: stands in { $area }.
    { $owners ->
        [none] Nobody has a token on it.
       *[some] Tokens on it: { $names }.
    }
reference-not-built = No market stands there yet: help on the construction site next to it.
reference-any-market = A built market. What a visit costs is on its tile: /board shows which one stands here, and /card tells about each of the eighteen.
reference-dilemma = Ethical dilemma. Facing it takes your whole turn, once a game. Pay { $artifact }, or any 2 artifacts, and choose:
reference-fight = • **Fight** ({ $choice }): draw 2 recruits and keep 1 of them, face down.
reference-serve = • **Serve** ({ $choice }): place an authority token on the card.
reference-artifact = Artifact card, one of six kinds with six cards each. How many you hold is public, which ones is your secret; your morale is the most you can hold. Artifacts pay at the artifact markets (any 3, or 2 that match), at some markets, and for your dilemma.
reference-artifact-uses = Asked for by name: { $places }.
reference-artifact-dilemma = { $dilemma } takes it too.

reference-commodity = Commodity area of { $area }, for any number of workers; nobody is bumped. Place a worker and add up all workers here, everybody's:
    • 1 to 4: 1 { $good }, and { $faction } allegiance rises by 1.
    • 5 to 8: 1 { $good }, and you lose 1 knowledge.
    • 9 or more: 2 { $good }, and you gain 1 knowledge.
    From allegiance 2 on, owners of an active { $faction } recruit get 1 { $good } more.
reference-tunnel = Space for one worker. Pay 1 { $commodity }, take 1 { $resource } or draw an artifact, and the { $faction } miner moves 1 step. From allegiance 5 on, owners of an active { $faction } recruit take both.
    At step 6 every hidden { $faction } recruit turns face up; at step 9 the end of the tunnel opens.
reference-tunnel_end = Space for one worker, open once the { $faction } miner has reached step 9, for owners of an active { $faction } recruit. It costs nothing: take 3 { $good }.
reference-site = Construction site in { $area } with four spaces. They cost: { $prices }, one each. Workers stay, unbumped, until the market is built; everybody with a worker here then places an authority token on it.
    Needed at the same time: 2 workers with two or three players, 3 with four, 4 with five or six.
reference-artifact_market = Space for one worker. Pay any 3 artifacts, or 2 that match: { $faction } allegiance rises by 1, and you place an authority token on the { $territory } or on a built market of the area that has none of yours.
reference-wind_saloon = Space for one worker. Pay any 3 artifacts, or 2 that match: Icarite allegiance rises by 1, and you place an authority token on the { $territory }.
reference-nimbus_loft = Space for one worker. Pay any 3 resources: Icarite allegiance rises by 1, and you place an authority token on the Territory of Icarus.
reference-breeze_bar = Space for one worker. Pay 1 bliss and 1 other commodity: Icarite allegiance rises by 1, and you draw 2 artifacts.
reference-sky_lounge = Space for one worker. Pay 1 bliss and 1 other commodity: Icarite allegiance rises by 1, and you take 2 resources of your choice.
reference-tank_energy = Space for one worker. Pay 3 energy and lose 2 knowledge; with fewer than 4 workers you get a new one, rolled at once.
reference-tank_water = Space for one worker. Pay 3 water and gain 2 morale; with fewer than 4 workers you get a new one, rolled at once.

## /rules

reference-no-topic = There is no topic called “{ $typed }”. Choose one from the list that appears while you type.
reference-rules-more = More topics

## /help

help-text = ## Euphoria in Discord
    You lead a few workers in a dystopia. They are dice: what a die shows is what that worker knows. Collect goods, dig tunnels, build markets. **Whoever places ten authority tokens first wins.** A game has 2 to 6 players, and computer players can fill the seats.

    • **To start:** type /game new in a channel. Others press *Join*, somebody presses *Start*.
    • **Your first choice:** everybody secretly picks two recruits. The channel only sees who is still choosing.
    • **Your turn:** I ping you. Press *Take your turn* under the board. A panel that only you see offers every move that is possible, with what it costs and brings; nothing happens before you press *Confirm*. /undo takes a choice back as long as nothing was rolled or revealed.
    • **Your secrets:** /hand shows your cards, to you alone.
    • **What is going on:** /board as a picture, /status in words, /recap for what happened since your last turn.
    • **What does this do:** /card for any card or space, /rules for any topic, /hint for advice.

    There is no hurry: games run for days, and nothing is lost in between.
help-your-move = **It is your move in this channel now.** Press *Take your turn* on the newest message, or type /turn.
help-waiting = In this channel a game waits for { $names }. You can watch with /board and /status.
help-tutorial = Show me a first turn
help-commands = All commands
help-back = Back
help-list = ## All commands ({ $page } of { $pages })
help-command = **/{ $name }** { $about }

## /tutorial

tutorial-step = -# Step { $step } of { $steps }
tutorial-back = Back
tutorial-next = Next
tutorial-again = From the start
tutorial-1 = ## Your first turn: the table
    This is the board of a game that has just begun. Four areas: Euphoria, Subterra, the Wastelands, and Icarus up in the sky. In front of each player lie two workers, ten authority tokens, one active recruit, and in secret a hidden recruit and a dilemma.

    Get your ten tokens onto the board before the others do. Let us play a turn.
tutorial-2 = ## Your workers
    You rolled a **2** and a **5**. High numbers are clever workers, and clever workers see through it all: whenever you roll, your available workers plus your knowledge (3 at the start) must stay under 16, or the cleverest one runs away.

    On your turn you either **place** one worker or **retrieve** some. When two of your workers show the same number, you may place both in one turn.
tutorial-3 = ## Take your turn
    I ping you, and you press *Take your turn*. Your private panel asks which worker, then where to, and offers only what you can pay. Beside each space stands what it costs and brings.

    You own nothing yet, so only the commodity areas are open: the Generator (energy), the Aquifer (water), the Farm (food) and the Cloud Mine (bliss). You choose the **2** and the **Generator**.
tutorial-4 = ## What the Generator gives
    All workers there are added up. Yours is alone and shows 2, so you get 1 energy, and the Euphorians' allegiance rises by 1: low numbers please the faction. With 5 to 8 you would lose 1 knowledge, which is good; with 9 or more you would get 2 energy but gain 1 knowledge.

    The panel shows exactly that, and you press *Confirm*. The channel reads what happened, and the next player is pinged.
tutorial-5 = ## Your second turn
    Now you have 1 energy, and more doors are open. You place the **5** in the Euphorian Tunnel: pay 1 energy, take 1 gold or an artifact card, and the miner digs 1 step further.

    Only one worker fits there. If somebody else comes later, yours is bumped: it goes home for free and is rolled again. That helps you more often than not.
tutorial-6 = ## Bringing them home
    Both workers are out, so next you retrieve. Pay 1 food or 1 bliss and your morale rises by 2, or pay nothing and lose 1 morale. Morale is how many artifact cards you may hold.

    The workers are rolled, and you are ready again.
tutorial-7 = ## How tokens get onto the board
    • **Build a market:** resources buy spaces on a construction site. When enough are filled, every builder places a token.
    • **Visit a market:** pay its price for a token on the area's territory. Artifact markets take 3 artifact cards, or 2 that match.
    • **Your recruits:** when a faction's allegiance reaches its end, each active recruit of that faction gets a token.
    • **Your dilemma:** once a game, pay the artifact on it and serve the system, or fight it for another recruit.
tutorial-8 = ## Ready
    Markets punish everybody who has no token on them, recruits bend the rules, and hidden recruits come forward when their faction rises: /card tells about each of them, /hint suggests a move, and /rules explains the rest.

    Type /game new in a channel, add a computer player if nobody else is there, and press *Start*.
