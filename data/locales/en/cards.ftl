# The cards: what they are called and what they do, told in our own words.
# Recruits: `.classic` is the ability as first printed, `.revised` the later printing where there is one, `.note`
# how we read it. Markets: `.at` the place within a sentence, `.penalty` what holds for everybody without a token
# there, `.note` how we read it. Dilemmas: `.fight` and `.serve` are the two sides.

## Artifacts

artifact-artifact = artifact
    .count = { $n ->
        [one] 1 artifact
       *[other] { $n } artifacts
    }
artifact-balloons = balloons
    .count = { $n ->
        [one] 1 bunch of balloons
       *[other] { $n } bunches of balloons
    }
artifact-bat = bat
    .count = { $n ->
        [one] 1 bat
       *[other] { $n } bats
    }
artifact-bear = teddy bear
    .count = { $n ->
        [one] 1 teddy bear
       *[other] { $n } teddy bears
    }
artifact-bifocals = bifocals
    .count = { $n ->
        [one] 1 pair of bifocals
       *[other] { $n } pairs of bifocals
    }
artifact-book = book
    .count = { $n ->
        [one] 1 book
       *[other] { $n } books
    }
artifact-game = game
    .count = { $n ->
        [one] 1 game
       *[other] { $n } games
    }

## Euphorian recruits

recruit-ben = Ben the Ludologist
    .classic = Somebody else's roll leaves two of their available workers showing the same number? You can give up 2 morale and take 1 resource of your choice.
    .note = The die just rolled must be part of the pair. Once a roll, before a deserter leaves; you need morale 3 or more. A die that was set instead of rolled does not count.
recruit-bradley = Bradley the Futurist
    .classic = Once your token is down on a visit to a market outside Icarus, you can gain 2 knowledge to look at two new artifacts: one stays in your hand, the other is discarded.
recruit-esme = Esme the Fireman
    .classic = Every time you place an authority token, you can throw away 1 artifact. You get 1 energy for it, plus your pick of 1 knowledge less or 1 morale more.
    .revised = Every time you place an authority token, you can throw away 1 artifact for 1 energy plus your pick of 1 knowledge less or 1 morale more. Burn a book and you get it all doubled: 2 energy, 2 knowledge less and 2 morale more.
    .note = Works for any token anywhere, also on another player's turn; once a token.
recruit-gary = Gary the Electrician
    .classic = Place a worker on the Generator beside another one with the same number: take 1 more energy or 1 morale.
    .note = Your own other dice count too.
recruit-jefferson = Jefferson the Shock Artist
    .classic = Retrieving has one more way to pay: 1 energy. It lowers your knowledge by 1 and lifts your morale by 1 only.
recruit-julia = Julia the Thought Inspector
    .classic = Bump another player's worker that shows the same number as yours, and you can give up 2 morale for 1 resource of your choice.
    .revised = Bump another player's worker, and you can give up 1 morale for 1 resource of your choice. The bumped die is then not rolled: it goes home showing your worker's number.
    .note = Numbers are compared before the bumped die is rolled again.
recruit-katy = Katy the Dietician
    .classic = If you hold no artifact when you place a worker on the Generator, 1 food comes on top.
    .note = Looked at when the die is placed, before the benefit.
recruit-laura = Laura the Philanthropist
    .classic = Push another player's worker out of a tunnel or the Worker Activation Tank, and you can hand that player 1 gold to draw 2 artifacts.
recruit-michael = Michael the Engineer
    .classic = You can build with any resource on any space of a construction site. Whenever it is gold that you pay there, you gain 1 morale and 1 knowledge.
    .note = Gold on a gold space counts. Michael and Flartner cannot both be used for one space.
recruit-nakagawa = Dr. Nakagawa the Tribute
    .classic = Once your token is down on a visit to a market outside Icarus, you can sacrifice the visiting worker: one more token goes on that area's territory.
    .revised = When you place a worker on a construction site, you can move the Euphorian allegiance 1 step up.
    .note = The sacrifice (classic) needs a second worker and a free space on the territory; it brings no extra allegiance.
recruit-ray = Ray the Foreman
    .classic = A market is finished: if one of your workers helped, you gain 2 morale; if not, you lose 2 knowledge.
    .note = Somebody who did not help with the Academy gets nothing from Ray: the Academy already silences him.
recruit-yordy = Yordy the Demotivator
    .classic = As long as you own just 2 workers, retrieving without paying costs you no morale.
    .revised = When you retrieve without paying, 1 energy lets you set one of those workers to any number; roll only the others.
    .note = Classic: exactly 2 workers in all, on the board or off; the Cafeteria's extra morale is spared as well. Revised: a die that is set still faces the knowledge check, but no roll penalty.

## Subterran recruits

recruit-andrew = Andrew the Spelunker
    .classic = Taking the gold or the clay from the Euphorian or Wastelander Tunnel with no artifact in hand, you draw an artifact as well.
    .note = This is no allegiance bonus, so the Registry does not stop it.
recruit-brett = Brett the Lockpicker
    .classic = Visit a market outside Icarus where you bump nobody: once your token is down, you can gain 2 knowledge for 1 resource of your choice.
    .revised = Once your token is down on a visit to a market outside Icarus, you can gain 1 knowledge for 1 resource of your choice.
recruit-chase = Chase the Miner
    .classic = In a tunnel you can sacrifice the worker you just placed and take 2 more of that tunnel's resource. And a worker you add to your team may go straight to work on the turn it is rolled.
    .note = The sacrifice comes after the benefit and needs a second worker. The new die can be placed if it did not desert, but not under the Fountain.
recruit-curtis = Curtis the Propagandist
    .classic = Every point of morale you lose takes a point of knowledge with it.
    .note = Only morale really lost counts: nothing happens at the end of the track.
recruit-dave = Major Dave the Demolitionist
    .classic = Push another player's worker out of a tunnel, and you can gain 2 knowledge to take 1 more of that tunnel's resource and drive the miner 1 step further.
    .revised = Push another player's worker out of a tunnel, and you can gain 1 knowledge to take 1 more of that tunnel's resource and drive the miner 1 step further.
recruit-faith = Faith the Hydroelectrician
    .classic = If you hold no artifact when you place a worker on the Aquifer, 1 energy comes on top.
    .note = Looked at when the die is placed, before the benefit.
recruit-jonathan_gambler = Jonathan the Gambler
    .classic = Once a turn, when you would draw an artifact, you can gain 1 knowledge and turn up three for everybody to see. You keep only those that match each other.
    .revised = Once a turn, when you would draw an artifact, you can draw 2 and show your whole hand. If there is a pair anywhere in it, all your opponents draw 1 artifact.
    .note = In anybody's turn. He replaces one card of a draw of several, and not the one Geek replaces.
recruit-josiah = Josiah the Hacker
    .classic = Place a worker on the Generator, the Farm or the Cloud Mine: you gain 1 morale, and all other players with a worker there gain 1 knowledge.
    .note = Each player once, however many dice they have there. The Aquifer is not included.
recruit-maggie = Maggie the Outlaw
    .classic = Bring home workers that were all in Subterra, and you gain 1 water or 1 stone.
    .note = The end of the Subterran Tunnel counts as Subterra; the Tank does not.
recruit-phil = Phil the Spy
    .classic = Bump a worker whose owner has no active Subterran, and you can gain 2 knowledge to draw an artifact.
    .revised = Bump a worker whose owner has no active Subterran, and you can gain 1 knowledge to draw an artifact.
recruit-soulless = Soulless the Plumber
    .classic = Place a worker on the Aquifer that is alone there or shows the smallest number: take 1 more water or 1 morale.
    .note = A tie for the smallest is not enough. Your own other dice count too.
recruit-xander = Xander the Excavator
    .classic = Push another player's worker with a bigger number than yours out of a tunnel, and you can gain 1 knowledge to take 1 more of that tunnel's resource.
    .note = Numbers are compared before the bumped die is rolled again.

## Wastelander recruits

recruit-brian = Brian the Viticulturist
    .classic = Your food passes for bliss wherever bliss is asked. Use it that way at a market outside Icarus and you gain 1 knowledge and move the Wastelander allegiance 1 step up.
    .revised = Your food passes for bliss wherever bliss is asked. Use it that way at a market outside Icarus and you gain 1 knowledge and move the Wastelander allegiance 1 step up. But each worker you send to Icarus costs you 1 morale.
    .note = One food for one bliss, in Josh's offer too; the Breeze Bar may cost 2 food. The knowledge follows by itself, so it is fine at 6. Revised: you need morale 2 or more to enter Icarus.
recruit-flartner = Flartner the Luddite
    .classic = On a construction site an artifact can take the place of the resource; you then gain 1 morale.
    .note = Flartner and Michael cannot both be used for one space.
recruit-geek = Geek the Oracle
    .classic = Once a turn, when you would draw an artifact, you can gain 2 knowledge to draw 2, and then discard any one card from your hand.
    .revised = Once a turn, when you would draw an artifact, you can gain 1 knowledge to draw 3, and then discard any two cards from your hand.
    .note = In anybody's turn. Geek replaces one card of a draw of several, and not the one the Gambler replaces.
recruit-ian = Ian the Horticulturist
    .classic = If you own no resource when you place a worker on the Farm, 1 water comes on top.
    .note = Looked at when the die is placed, before the benefit.
recruit-jacko = Jacko the Archivist
    .classic = On a visit to a market outside Icarus you can throw in 2 artifacts to place a second authority token.
    .revised = At the Ark of Fractured Memories a single artifact is enough to pay. All your opponents may then draw an artifact.
recruit-jonathan_artist = Jonathan the Artist
    .classic = Place a worker on a construction site that is alone there or shows the biggest number, and you can gain 2 knowledge to draw an artifact.
    .note = Compared with every die on that site's four spaces, before a finished market sends them home. A tie is not enough.
recruit-kyle = Kyle the Scavenger
    .classic = Place a worker all alone on the Generator, the Farm or the Aquifer, and you can gain 2 knowledge to draw an artifact.
    .note = Your own other dice count as company.
recruit-nick = Nick the Understudy
    .classic = Every point of knowledge you gain brings a point of morale with it.
    .note = Only knowledge really gained counts: nothing happens at the end of the track.
recruit-pete = Pete the Cannibal
    .classic = When you retrieve, you can sacrifice one of those workers before the roll and take 4 food and 1 resource of your choice. When you add a new worker, you can gain 2 knowledge to draw an artifact.
    .note = The sacrifice needs 2 workers or more; the sacrificed die is not rolled.
recruit-reitz = Professor Reitz the Archaeologist
    .classic = Place a worker in a tunnel without bumping, and you can gain 2 knowledge to draw 1 more artifact and drive the miner 1 step further.
    .note = Bumping your own worker spoils it too.
recruit-scarby = Sir Scarby the Harvester
    .classic = Place a worker on the Farm that is alone there or shows the biggest number: take 1 more food or lose 1 knowledge.
    .note = A tie for the biggest is not enough. Your own other dice count too.
recruit-steven = Steven the Scholar
    .classic = A worker of yours deserts in a knowledge check? You get 1 resource of your choice and draw an artifact to make up for it.
    .revised = A worker of yours deserts in a knowledge check? You get 1 resource of your choice and draw an artifact to make up for it. (The later printing says the same in other words.)
    .note = Also on another player's turn, but never for a worker you sacrificed.

## Icarite recruits

recruit-amanda = Amanda the Broker
    .classic = Another player bumps your worker: you can give them 1 bliss and set its number yourself instead of rolling.
    .revised = Anybody bumps your worker, even you: you can pay 1 bliss and set its number yourself instead of rolling.
    .note = A die that is set still faces the knowledge check, but no roll penalty and no Ben.
recruit-flavio = Flavio the Merchant
    .classic = Bump another player's worker at a market outside Icarus: once your token is down, you can give up 2 morale to draw an artifact.
    .revised = Once your token is down on a visit to a market outside Icarus, you can gain 1 knowledge to draw an artifact.
recruit-gidget = Gidget the Hypnotist
    .classic = When bliss pays for retrieving, you can take 2 knowledge less in place of the 2 morale.
recruit-josh = Josh the Negotiator
    .classic = At markets outside Icarus, 1 bliss can stand in for the resource in the price.
    .note = Only market tiles ask for such a resource; construction sites and the Nimbus Loft are not covered.
recruit-kaden = Kaden the Infiltrator
    .classic = The space at the end of any finished tunnel is open to you for 2 knowledge, whichever factions follow you.
    .note = Needs knowledge 4 or less. Where you have an active recruit of that faction you simply enter.
recruit-lee = Lee the Gossip
    .classic = Bump another player's worker, and you can give up 1 morale: its owner gains 1 knowledge, you take any 1 commodity.
    .note = The owner's knowledge rises after the bumped die is settled; it may already be at 6.
recruit-matthew = Matthew the Thief
    .classic = Push another player's worker out of a tunnel, and you can gain 1 knowledge where others would pay the commodity.
recruit-maxime = Maxime the Ambassador
    .classic = Bump another player's worker, and you can give up 2 morale: its owner gains 1 knowledge, you draw an artifact.
    .note = The owner's knowledge rises after the bumped die is settled; it may already be at 6.
recruit-rebecca = Rebecca the Peddler
    .classic = Bump another player's worker, and you can give up 2 morale: its owner gains 1 knowledge, you take any 1 resource.
    .note = The owner's knowledge rises after the bumped die is settled; it may already be at 6.
recruit-sarinee = Sarinee the Cloud Miner
    .classic = Place a worker all alone on the Cloud Mine: take 1 more bliss or lose 1 knowledge.
    .note = Your own other dice count as company.
recruit-sheppard = Dr. Sheppard the Lobotomist
    .classic = When you retrieve, you can sacrifice one of those workers before the roll and take 4 bliss and 1 resource of your choice. When you add a new worker, you can give up 2 morale to draw an artifact.
    .note = The sacrifice needs 2 workers or more; the sacrificed die is not rolled.
recruit-zong = Zong the Astronomer
    .classic = If you own no resource and no artifact when you place a worker on the Cloud Mine, 1 water or 1 energy comes on top.
    .revised = Place a worker on the Cloud Mine, and you can gain 1 knowledge to draw an artifact. All your opponents may then take 1 bliss.
    .note = Classic: looked at when the die is placed, before the benefit.

## Markets

market-laboratory = Laboratory of Selective Genetics
    .at = at the Laboratory of Selective Genetics
    .penalty = Your team cannot grow beyond 2 workers (a lone worker may still get a companion).
    .note = The Tank stays open for the sake of its knowledge or morale.
market-spa = Spa of Fleeting Pleasure
    .at = at the Spa of Fleeting Pleasure
    .penalty = Your own workers are safe from you: you can't bump them off their spaces.
market-courthouse = Courthouse of Hasty Judgment
    .at = at the Courthouse of Hasty Judgment
    .penalty = Artifact markets take no matching pair from you: you always need three cards.
    .note = All four artifact markets. Two of the three cards may be alike.
market-plaza = Plaza of Immortalized Humility
    .at = at the Plaza of Immortalized Humility
    .penalty = Constructed markets without your token are closed to your workers.
    .note = Only the market tiles; the artifact markets stay open.
market-fountain = Fountain of Wishful Thinking
    .at = at the Fountain of Wishful Thinking
    .penalty = One worker a turn is all you may place, doubles or not.
market-lounge = Lounge of Opulent Frugality
    .at = at the Lounge of Opulent Frugality
    .penalty = You cannot join a construction site on which somebody else has a worker.
    .note = Any other player's worker on one of that site's four spaces closes it.
market-academy = Academy of Mandatory Equality
    .at = at the Academy of Mandatory Equality
    .penalty = Your recruits' abilities are switched off; their allegiance bonuses go on working.
    .note = On other players' turns too. Tier bonuses, tunnel ends and tokens on recruits stay.
market-cafeteria = Cafeteria of Nameless Meat
    .at = at the Cafeteria of Nameless Meat
    .penalty = Retrieving without paying takes 2 morale from you in place of 1.
    .note = Still allowed at morale 1.
market-apothecary = Apothecary of Productive Dreams
    .at = at the Apothecary of Productive Dreams
    .penalty = Icarus is closed to your workers.
market-theater = Theater of Revelatory Propaganda
    .at = at the Theater of Revelatory Propaganda
    .penalty = Each authority token you place raises your knowledge by 1.
    .note = Every token, wherever it goes.
market-registry = Registry of Personal Secrets
    .at = at the Registry of Personal Secrets
    .penalty = The allegiance bonuses of tiers 1 and 2 do not work for you.
    .note = Tiers 3 and 4 are never taken away.
market-arena = Arena of Peaceful Conflict
    .at = at the Arena of Peaceful Conflict
    .penalty = You cannot place a second worker on a commodity area where you already have one.
    .note = Workers that are already there stay.
market-teddy_bear_shop = Disassemble-a-Teddy-Bear Shop
    .at = at the Disassemble-a-Teddy-Bear Shop
    .penalty = Every 1 you roll costs you a commodity or a resource.
    .note = You pick which; never a card, and nothing if you have nothing. After the knowledge check; a die that deserted still counts.
market-clinic = Clinic of Blind Hindsight
    .at = at the Clinic of Blind Hindsight
    .penalty = Every 2 you roll costs you a commodity or a resource.
    .note = You pick which; never a card, and nothing if you have nothing. After the knowledge check; a die that deserted still counts.
market-bemusement_park = Bemusement Park
    .at = at the Bemusement Park
    .penalty = Every 3 you roll costs you a commodity or a resource.
    .note = You pick which; never a card, and nothing if you have nothing. After the knowledge check; a die that deserted still counts.
market-bonfire = Friendly Local Game Bonfire
    .at = at the Friendly Local Game Bonfire
    .penalty = Every 4 you roll costs you a commodity or a resource.
    .note = You pick which; never a card, and nothing if you have nothing. After the knowledge check; a die that deserted still counts.
market-stadium = Stadium of Guaranteed Home Runs
    .at = at the Stadium of Guaranteed Home Runs
    .penalty = Every 5 you roll costs you a commodity or a resource.
    .note = You pick which; never a card, and nothing if you have nothing. After the knowledge check; a die that deserted still counts.
market-literacy_center = Center for Reduced Literacy
    .at = at the Center for Reduced Literacy
    .penalty = Every 6 you roll costs you a commodity or a resource.
    .note = You pick which; never a card, and nothing if you have nothing. After the knowledge check; a die that deserted still counts.

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
