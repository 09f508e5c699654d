# The cards: what they are called and what they do, told in our own words. Forms of a name as in board.ftl.
# Recruits: `.short` is the name where there is little room, `.classic` is the ability as first printed, `.revised` the later printing where there is one, `.note`
# how we read it. Markets: `.penalty` is what holds for everybody without a token there, `.note` how we read it.
# Dilemmas: `.fight` and `.serve` are the two sides.

## Artifacts

artifact-artifact = artifact
    .title = Artifact
    .count = { $n ->
        [one] 1 artifact
       *[other] { $n } artifacts
    }
artifact-balloons = balloons
    .typed = balloon
    .title = Balloons
    .count = { $n ->
        [one] 1 bunch of balloons
       *[other] { $n } bunches of balloons
    }
artifact-bat = bat
    .typed = baseball bat, baseball bats
    .title = Bat
    .count = { $n ->
        [one] 1 bat
       *[other] { $n } bats
    }
artifact-bear = teddy bear
    .typed = bears, teddy, teddies, teddybear
    .title = Teddy bear
    .count = { $n ->
        [one] 1 teddy bear
       *[other] { $n } teddy bears
    }
artifact-bifocals = bifocals
    .typed = glasses, spectacles
    .title = Bifocals
    .count = { $n ->
        [one] 1 pair of bifocals
       *[other] { $n } pairs of bifocals
    }
artifact-book = book
    .typed = novel
    .title = Book
    .count = { $n ->
        [one] 1 book
       *[other] { $n } books
    }
artifact-game = game
    .typed = board game, board games, boardgame
    .title = Game
    .count = { $n ->
        [one] 1 game
       *[other] { $n } games
    }

## Euphorian recruits

recruit-ben = Ben the Ludologist
    .short = Ben
    .classic = When another player's roll leaves them with a double among their available workers, you may lose 2 morale to gain 1 resource of your choice.
    .note = The worker just rolled must be part of the double; one that then deserts still counts. Once a roll. You need morale 3 or more. A worker whose number was chosen, not rolled, doesn't count.
recruit-bradley = Bradley the Futurist
    .short = Bradley
    .classic = When you visit a market outside Icarus and have placed your authority token, you may gain 2 knowledge to draw 2 artifacts; then discard 1 of those two.
recruit-esme = Esme the Fireman
    .short = Esme
    .classic = When you place an authority token, you may discard 1 artifact: gain 1 energy, and either lose 1 knowledge or gain 1 morale.
    .revised = When you place an authority token, you may discard 1 artifact: gain 1 energy, and either lose 1 knowledge or gain 1 morale. If it was a book, gain 2 energy, lose 2 knowledge and gain 2 morale instead.
    .note = Any token, anywhere, also on another player's turn; once a token.
recruit-gary = Gary the Electrician
    .short = Gary
    .classic = When you place on the Generator, and another worker there has the same knowledge, gain 1 morale or 1 extra energy.
    .note = Your own other workers count too.
recruit-jefferson = Jefferson the Shock Artist
    .short = Jefferson
    .classic = You may pay 1 energy to retrieve: lose 1 knowledge, gain 1 morale.
recruit-julia = Julia the Thought Inspector
    .short = Julia
    .classic = When you bump another player's worker whose knowledge equals your worker's, you may lose 2 morale to gain 1 resource of your choice.
    .revised = When you bump another player's worker, you may lose 1 morale to gain 1 resource of your choice. If you do, that worker isn't rolled: it takes your worker's knowledge.
    .note = Classic: knowledge is compared before the bumped worker is rolled. Revised: the bumped worker still faces the knowledge check, but no roll penalty and no Ben; if its owner has Amanda, she goes first.
recruit-katy = Katy the Dietician
    .short = Katy
    .classic = When you place on the Generator with no artifact in hand, you also gain 1 food.
    .note = Checked when the worker is placed, before its benefit.
recruit-laura = Laura the Philanthropist
    .short = Laura
    .classic = When you bump another player's worker from a tunnel or the Worker Activation Tank, you may give that player 1 gold to draw 2 artifacts.
recruit-michael = Michael the Engineer
    .short = Michael
    .classic = When you place on a construction site, you may pay any resource for any space. When you pay gold there, gain 1 morale and 1 knowledge.
    .note = Gold on a gold space counts. For each space, use Michael or Flartner, not both.
recruit-nakagawa = Dr. Nakagawa the Tribute
    .short = Dr. Nakagawa
    .classic = When you visit a market outside Icarus and have placed your authority token, you may sacrifice that worker to place 1 extra authority token on that area's territory.
    .revised = When you place on a construction site, you may advance the Euphorian allegiance 1 level.
    .note = Classic: you need a second worker and room on the territory; the extra token brings no extra allegiance.
recruit-ray = Ray the Foreman
    .short = Ray
    .classic = When a market is constructed, gain 2 morale if you helped to build it; otherwise lose 2 knowledge.
    .note = When the Academy is constructed without your help, Ray does nothing: its penalty already applies.
recruit-yordy = Yordy the Demotivator
    .short = Yordy
    .classic = While you own exactly 2 workers, retrieving for free costs you no morale.
    .revised = When you retrieve for free, you may pay 1 energy to choose the knowledge of 1 retrieved worker instead of rolling it.
    .note = Classic: 2 workers in all, on the board or off; you don't lose the Cafeteria's extra morale either. Revised: the other workers are rolled as usual. A worker whose knowledge is chosen still counts for the knowledge check, but roll penalties and Ben don't apply to it.

## Subterran recruits

recruit-andrew = Andrew the Spelunker
    .short = Andrew
    .classic = When you take the gold or the clay in the Euphorian or Wastelander Tunnel with no artifact in hand, you also draw 1 artifact.
    .note = This isn't an allegiance bonus, so the Registry doesn't stop it.
recruit-brett = Brett the Lockpicker
    .short = Brett
    .classic = When you visit a market outside Icarus without bumping any worker, not even your own, and have placed your authority token, you may gain 2 knowledge to gain 1 resource of your choice.
    .revised = When you visit a market outside Icarus and have placed your authority token, you may gain 1 knowledge to gain 1 resource of your choice.
recruit-chase = Chase the Miner
    .short = Chase
    .classic = When you place in a tunnel, you may sacrifice that worker to gain 2 extra of the tunnel's resource. When you add a worker, you may place it at once.
    .note = Extra means on top of whatever you took from the tunnel. The sacrifice comes after the benefit and needs a second worker. You can't place a new worker at once if it deserted or if you're under the Fountain.
recruit-curtis = Curtis the Propagandist
    .short = Curtis
    .classic = Whenever you lose morale, lose as much knowledge.
    .note = Only morale really lost counts: at morale 1 nothing happens.
recruit-dave = Major Dave the Demolitionist
    .short = Major Dave
    .classic = When you bump another player's worker from a tunnel, you may gain 2 knowledge to gain 1 extra of the tunnel's resource and move its miner 1 extra level.
    .revised = When you bump another player's worker from a tunnel, you may gain 1 knowledge to gain 1 extra of the tunnel's resource and move its miner 1 extra level.
    .note = Extra means on top of whatever you took from the tunnel.
recruit-faith = Faith the Hydroelectrician
    .short = Faith
    .classic = When you place on the Aquifer with no artifact in hand, you also gain 1 energy.
    .note = Checked when the worker is placed, before its benefit.
recruit-jonathan_gambler = Jonathan the Gambler
    .short = The Gambler
    .classic = Once a turn, when you draw an artifact, you may gain 1 knowledge to draw 3 instead and reveal them. Keep only those that are identical to one another; discard the rest.
    .revised = Once a turn, when you draw an artifact, you may draw 2 instead and reveal your whole hand. If it holds a pair, each other player draws 1 artifact.
    .note = Also on another player's turn. When you draw several artifacts, he replaces one of them. Use the Gambler or Geek on a draw, never both.
recruit-josiah = Josiah the Hacker
    .short = Josiah
    .classic = When you place on the Generator, the Farm or the Cloud Mine, each other player with a worker there gains 1 knowledge, and you gain 1 morale.
    .note = Each player once, however many workers they have there. Not on the Aquifer.
recruit-maggie = Maggie the Outlaw
    .short = Maggie
    .classic = When you retrieve, and every worker retrieved was in Subterra, gain 1 water or 1 stone.
    .note = The end of the Subterran Tunnel counts as Subterra; the Tank doesn't.
recruit-phil = Phil the Spy
    .short = Phil
    .classic = When you bump a worker whose owner has no active Subterran recruit, you may gain 2 knowledge to draw 1 artifact.
    .revised = When you bump a worker whose owner has no active Subterran recruit, you may gain 1 knowledge to draw 1 artifact.
recruit-soulless = Soulless the Plumber
    .short = Soulless
    .classic = When you place on the Aquifer, and that worker has the lowest knowledge there or is alone, gain 1 morale or 1 extra water.
    .note = A tie for the lowest isn't enough. Your own other workers count too.
recruit-xander = Xander the Excavator
    .short = Xander
    .classic = When you bump another player's worker of higher knowledge than yours from a tunnel, you may gain 1 knowledge to gain 1 extra of the tunnel's resource.
    .note = Knowledge is compared before the bumped worker is rolled. Extra means on top of whatever you took from the tunnel.

## Wastelander recruits

recruit-brian = Brian the Viticulturist
    .short = Brian
    .classic = You may pay food instead of bliss, anywhere. When you do so at a market outside Icarus, gain 1 knowledge and advance the Wastelander allegiance 1 level.
    .revised = You may pay food instead of bliss, anywhere. When you do so at a market outside Icarus, gain 1 knowledge and advance the Wastelander allegiance 1 level. When you place a worker in Icarus, lose 1 morale.
    .note = One food for one bliss; the Breeze Bar may cost 2 food. The knowledge and the level come once a visit, however much food you pay, also at knowledge 6. Revised: you need morale 2 to enter Icarus.
recruit-flartner = Flartner the Luddite
    .short = Flartner
    .classic = When you place on a construction site, you may pay 1 artifact instead of the resource. If you do, gain 1 morale.
    .note = For each space, use Flartner or Michael, not both.
recruit-geek = Geek the Oracle
    .short = Geek
    .classic = Once a turn, when you draw an artifact, you may gain 2 knowledge to draw 2 instead; then discard any 1 artifact from your hand.
    .revised = Once a turn, when you draw an artifact, you may gain 1 knowledge to draw 3 instead; then discard any 2 artifacts from your hand.
    .note = Also on another player's turn. When you draw several artifacts, Geek replaces one of them. Use Geek or the Gambler on a draw, never both.
recruit-ian = Ian the Horticulturist
    .short = Ian
    .classic = When you place on the Farm with no resource, you also gain 1 water.
    .note = Checked when the worker is placed, before its benefit.
recruit-jacko = Jacko the Archivist
    .short = Jacko
    .classic = When you visit a market outside Icarus, you may pay 2 artifacts to place 1 extra authority token, wherever this visit's token could go.
    .revised = When you place on the Ark of Fractured Memories, you may pay 1 artifact instead of 3. If you do, each other player may draw 1 artifact.
recruit-jonathan_artist = Jonathan the Artist
    .short = The Artist
    .classic = When you place on a construction site, and that worker has the highest knowledge there or is alone, you may gain 2 knowledge to draw 1 artifact.
    .note = Compared with every worker on that site's four spaces, before the market is constructed. A tie isn't enough.
recruit-kyle = Kyle the Scavenger
    .short = Kyle
    .classic = When you place on the Generator, the Farm or the Aquifer, and that worker is alone there, you may gain 2 knowledge to draw 1 artifact.
    .note = Your own other workers count too.
recruit-nick = Nick the Understudy
    .short = Nick
    .classic = Whenever you gain knowledge, gain as much morale.
    .note = Only knowledge really gained counts: at knowledge 6 nothing happens.
recruit-pete = Pete the Cannibal
    .short = Pete
    .classic = When you retrieve, you may sacrifice 1 of those workers before rolling to gain 4 food and 1 resource of your choice. When you add a worker, you may gain 2 knowledge to draw 1 artifact.
    .note = The sacrifice needs at least 2 workers; the sacrificed worker isn't rolled.
recruit-reitz = Professor Reitz the Archaeologist
    .short = Professor Reitz
    .classic = When you place in a tunnel without bumping, you may gain 2 knowledge to draw 1 extra artifact and move its miner 1 extra level.
    .note = Extra means on top of whatever you took from the tunnel. Bumping your own worker counts as bumping.
recruit-scarby = Sir Scarby the Harvester
    .short = Sir Scarby
    .classic = When you place on the Farm, and that worker has the highest knowledge there or is alone, lose 1 knowledge or gain 1 extra food.
    .note = A tie for the highest isn't enough. Your own other workers count too.
recruit-steven = Steven the Scholar
    .short = Steven
    .classic = When you lose a worker to a knowledge check, gain 1 resource of your choice and draw 1 artifact.
    .revised = When you lose a worker to a knowledge check, gain 1 resource of your choice and draw 1 artifact. (The later printing changes only the words.)
    .note = Also on another player's turn, but never for a worker you sacrificed.

## Icarite recruits

recruit-amanda = Amanda the Broker
    .short = Amanda
    .classic = When another player bumps your worker, you may give that player 1 bliss to choose your worker's knowledge instead of rolling it.
    .revised = When any player bumps your worker, even you, you may pay 1 bliss to choose your worker's knowledge instead of rolling it.
    .note = A worker whose knowledge is chosen still counts for the knowledge check, but roll penalties and Ben don't apply to it.
recruit-flavio = Flavio the Merchant
    .short = Flavio
    .classic = When you bump another player's worker at a market outside Icarus and have placed your authority token, you may lose 2 morale to draw 1 artifact.
    .revised = When you visit a market outside Icarus and have placed your authority token, you may gain 1 knowledge to draw 1 artifact.
recruit-gidget = Gidget the Hypnotist
    .short = Gidget
    .classic = Paying bliss to retrieve: you may lose 2 knowledge instead of gaining 2 morale.
recruit-josh = Josh the Negotiator
    .short = Josh
    .classic = When you visit a market outside Icarus that has a resource in its price, you may pay 1 bliss instead of that resource.
    .note = Only market tiles have such a price. Construction sites and the Nimbus Loft don't count.
recruit-kaden = Kaden the Infiltrator
    .short = Kaden
    .classic = You may gain 2 knowledge to place at the end of any completed tunnel, even without a recruit of its faction.
    .note = You need knowledge 4 or less. With an active recruit of that faction you simply place there.
recruit-lee = Lee the Gossip
    .short = Lee
    .classic = When you bump another player's worker, you may lose 1 morale: that player gains 1 knowledge, and you gain 1 commodity of your choice.
    .note = The other player's knowledge rises after their worker has been rolled; it may already be at 6.
recruit-matthew = Matthew the Thief
    .short = Matthew
    .classic = When you bump another player's worker from a tunnel, you may gain 1 knowledge instead of paying the commodity.
recruit-maxime = Maxime the Ambassador
    .short = Maxime
    .classic = When you bump another player's worker, you may lose 2 morale: that player gains 1 knowledge, and you draw 1 artifact.
    .note = The other player's knowledge rises after their worker has been rolled; it may already be at 6.
recruit-rebecca = Rebecca the Peddler
    .short = Rebecca
    .classic = When you bump another player's worker, you may lose 2 morale: that player gains 1 knowledge, and you gain 1 resource of your choice.
    .note = The other player's knowledge rises after their worker has been rolled; it may already be at 6.
recruit-sarinee = Sarinee the Cloud Miner
    .short = Sarinee
    .classic = When you place on the Cloud Mine, and that worker is alone there, lose 1 knowledge or gain 1 extra bliss.
    .note = Your own other workers count too.
recruit-sheppard = Dr. Sheppard the Lobotomist
    .short = Dr. Sheppard
    .classic = When you retrieve, you may sacrifice 1 of those workers before rolling to gain 4 bliss and 1 resource of your choice. When you add a worker, you may lose 2 morale to draw 1 artifact.
    .note = The sacrifice needs at least 2 workers; the sacrificed worker isn't rolled.
recruit-zong = Zong the Astronomer
    .short = Zong
    .classic = When you place on the Cloud Mine with no resource and no artifact, you also gain 1 water or 1 energy.
    .revised = When you place on the Cloud Mine, you may gain 1 knowledge to draw 1 artifact. If you do, each other player may gain 1 bliss.
    .note = Classic: checked when the worker is placed, before its benefit.

## Markets

market-laboratory = Laboratory of Selective Genetics
    .the = the Laboratory of Selective Genetics
    .on = at the Laboratory of Selective Genetics
    .penalty = You can't add a third or fourth worker.
    .note = The Tank stays open for its knowledge or morale.
market-spa = Spa of Fleeting Pleasure
    .the = the Spa of Fleeting Pleasure
    .on = at the Spa of Fleeting Pleasure
    .penalty = You can't bump your own workers.
market-courthouse = Courthouse of Hasty Judgment
    .the = the Courthouse of Hasty Judgment
    .on = at the Courthouse of Hasty Judgment
    .penalty = You can't pay 2 identical artifacts at artifact markets: you need 3.
    .note = All four artifact markets. The 3 artifacts may contain a pair.
market-plaza = Plaza of Immortalized Humility
    .the = the Plaza of Immortalized Humility
    .on = at the Plaza of Immortalized Humility
    .penalty = You can't place on constructed markets without your authority token.
    .note = Only the market tiles; artifact markets stay open.
market-fountain = Fountain of Wishful Thinking
    .the = the Fountain of Wishful Thinking
    .on = at the Fountain of Wishful Thinking
    .penalty = You can't place more than 1 worker a turn.
market-lounge = Lounge of Opulent Frugality
    .the = the Lounge of Opulent Frugality
    .on = at the Lounge of Opulent Frugality
    .penalty = You can't place on a construction site where another player has a worker.
    .note = Another player's worker on any of the site's four spaces closes it to you.
market-academy = Academy of Mandatory Equality
    .the = the Academy of Mandatory Equality
    .on = at the Academy of Mandatory Equality
    .penalty = You can't use your recruits' abilities. Allegiance bonuses stay.
    .note = On other players' turns too. Tier bonuses, tunnel ends and tokens on recruits stay.
market-cafeteria = Cafeteria of Nameless Meat
    .the = the Cafeteria of Nameless Meat
    .on = at the Cafeteria of Nameless Meat
    .penalty = Retrieving for free costs 2 morale, not 1.
    .note = Still allowed at morale 1.
market-apothecary = Apothecary of Productive Dreams
    .the = the Apothecary of Productive Dreams
    .on = at the Apothecary of Productive Dreams
    .penalty = You can't place workers in Icarus.
market-theater = Theater of Revelatory Propaganda
    .the = the Theater of Revelatory Propaganda
    .on = at the Theater of Revelatory Propaganda
    .penalty = Whenever you place an authority token, gain 1 knowledge.
    .note = Every token, wherever it goes.
market-registry = Registry of Personal Secrets
    .the = the Registry of Personal Secrets
    .on = at the Registry of Personal Secrets
    .penalty = You can't use the allegiance bonuses of tiers 1 and 2.
    .note = Tiers 3 and 4 are never taken away.
market-arena = Arena of Peaceful Conflict
    .the = the Arena of Peaceful Conflict
    .on = at the Arena of Peaceful Conflict
    .penalty = You can't place a second worker on a commodity area.
    .note = Workers already there stay.
market-teddy_bear_shop = Disassemble-a-Teddy-Bear Shop
    .the = the Disassemble-a-Teddy-Bear Shop
    .on = at the Disassemble-a-Teddy-Bear Shop
    .penalty = For each 1 you roll, lose 1 commodity or resource.
    .note = You choose which; never an artifact, and nothing if you own no goods. It comes after the knowledge check, and a worker that deserted still counts.
market-clinic = Clinic of Blind Hindsight
    .the = the Clinic of Blind Hindsight
    .on = at the Clinic of Blind Hindsight
    .penalty = For each 2 you roll, lose 1 commodity or resource.
    .note = You choose which; never an artifact, and nothing if you own no goods. It comes after the knowledge check, and a worker that deserted still counts.
market-bemusement_park = Bemusement Park
    .the = the Bemusement Park
    .on = at the Bemusement Park
    .penalty = For each 3 you roll, lose 1 commodity or resource.
    .note = You choose which; never an artifact, and nothing if you own no goods. It comes after the knowledge check, and a worker that deserted still counts.
market-bonfire = Friendly Local Game Bonfire
    .the = the Friendly Local Game Bonfire
    .on = at the Friendly Local Game Bonfire
    .penalty = For each 4 you roll, lose 1 commodity or resource.
    .note = You choose which; never an artifact, and nothing if you own no goods. It comes after the knowledge check, and a worker that deserted still counts.
market-stadium = Stadium of Guaranteed Home Runs
    .the = the Stadium of Guaranteed Home Runs
    .on = at the Stadium of Guaranteed Home Runs
    .penalty = For each 5 you roll, lose 1 commodity or resource.
    .note = You choose which; never an artifact, and nothing if you own no goods. It comes after the knowledge check, and a worker that deserted still counts.
market-literacy_center = Center for Reduced Literacy
    .the = the Center for Reduced Literacy
    .on = at the Center for Reduced Literacy
    .penalty = For each 6 you roll, lose 1 commodity or resource.
    .note = You choose which; never an artifact, and nothing if you own no goods. It comes after the knowledge check, and a worker that deserted still counts.

## Ethical dilemmas, named after the artifact that pays for them

dilemma-book = The dilemma of the book
    .fight = Read a book
    .serve = Burn a book
dilemma-balloons = The dilemma of the balloons
    .fight = Help a friend escape
    .serve = Turn in a friend
dilemma-bifocals = The dilemma of the bifocals
    .fight = Publish an exposé
    .serve = Publish propaganda
dilemma-game = The dilemma of the game
    .fight = Let workers relax
    .serve = Make workers toil
dilemma-bear = The dilemma of the teddy bear
    .fight = Choose true love
    .serve = Accept assigned match
dilemma-bat = The dilemma of the bat
    .fight = Fight the oppressor
    .serve = Serve the oppressor
