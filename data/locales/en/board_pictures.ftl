# Words on the board's picture, and the picture told in words for those who cannot see it.

picture-tank = Worker Activation Tank
picture-allegiance = Allegiance
picture-profits = Who profits
picture-site-upper = Upper site
picture-site-lower = Lower site
picture-turn = { $name } to move
picture-setup = Setting up
picture-over = { $names } won

# The picture in words. $who is a player's name; short sentences, each true by itself.

picture-alt-board = Board, turn { $number }. { $state }.
picture-alt-close-up = { $area } enlarged, turn { $number }. { $state }.
picture-alt-area = { $area } enlarged. { $state }.
picture-alt-numbered = The spaces to choose from: { $spaces }.
picture-alt-number = { $number } { $space }
picture-alt-player = { $who } ({ $letter }, { $colour }): { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } left, morale { $morale }, knowledge { $knowledge }, { $goods }.
picture-alt-player-things = { $who } has { $cards ->
        [one] 1 artifact
       *[other] { $cards } artifacts
    }.
picture-alt-player-workers = { $who }’s workers: { $home } at hand, { $away } on the board.
picture-alt-player-recruits = { $who }’s active recruits: { $recruits }; hidden: { $hidden }.
picture-alt-dilemma-fight = { $who } fought the dilemma.
picture-alt-dilemma-serve = { $who } served in the dilemma and has a token on it.
picture-alt-nothing = no goods
picture-alt-none = none
picture-alt-allegiance = Allegiance of 11: { $tracks }.
picture-alt-track = { $faction } { $level }
picture-alt-miners = Miners of 9: { $tracks }.
picture-alt-markets = Markets: { $markets }.
picture-alt-market = { $market } ({ $owners })
picture-alt-site = { $site }: { $workers } ({ $n } of { $needed } needed).
picture-alt-space = { $space }: { $workers }.
picture-alt-total = { $space }: { $workers }, { $total } in all.
picture-alt-worker = { $letter } { $knowledge }
picture-alt-territory = { $territory }: { $owners } ({ $n } of { $most } places).

# What a market forbids or costs whoever has no token on it, in two or three words beside its signs.

picture-penalty-laboratory = no third worker
picture-penalty-spa = no bumping your own
picture-penalty-courthouse = no artifact pair
picture-penalty-plaza = no market without your token
picture-penalty-fountain = one worker a turn
picture-penalty-lounge = no site with others
picture-penalty-academy = no recruit abilities
picture-penalty-cafeteria = more for retrieving free
picture-penalty-apothecary = no Icarus
picture-penalty-theater = for each token
picture-penalty-registry = no tiers 1 and 2
picture-penalty-arena = one worker each area
picture-penalty-teddy_bear_shop = for each 1 rolled
picture-penalty-clinic = for each 2 rolled
picture-penalty-bemusement_park = for each 3 rolled
picture-penalty-bonfire = for each 4 rolled
picture-penalty-stadium = for each 5 rolled
picture-penalty-literacy_center = for each 6 rolled

# Recruits' names as they fit a player's strip; a language without them shows the full name, smaller.

picture-short-maxime = Maxime
picture-short-laura = Laura
picture-short-zong = Zong
picture-short-maggie = Maggie
picture-short-flartner = Flartner
picture-short-reitz = Professor Reitz
picture-short-jacko = Jacko
picture-short-jonathan_artist = The Artist
picture-short-amanda = Amanda
picture-short-pete = Pete
picture-short-sarinee = Sarinee
picture-short-dave = Major Dave
picture-short-yordy = Yordy
picture-short-katy = Katy
picture-short-gary = Gary
picture-short-michael = Michael
picture-short-xander = Xander
picture-short-esme = Esme
picture-short-ray = Ray
picture-short-bradley = Bradley
picture-short-jonathan_gambler = The Gambler
picture-short-lee = Lee
picture-short-josiah = Josiah
picture-short-scarby = Sir Scarby
picture-short-ian = Ian
picture-short-faith = Faith
picture-short-gidget = Gidget
picture-short-kaden = Kaden
picture-short-sheppard = Dr. Sheppard
picture-short-brett = Brett
picture-short-ben = Ben
picture-short-flavio = Flavio
picture-short-chase = Chase
picture-short-josh = Josh
picture-short-geek = Geek
picture-short-rebecca = Rebecca
picture-short-soulless = Soulless
picture-short-curtis = Curtis
picture-short-kyle = Kyle
picture-short-steven = Steven
picture-short-jefferson = Jefferson
picture-short-andrew = Andrew
picture-short-phil = Phil
picture-short-matthew = Matthew
picture-short-julia = Julia
picture-short-nakagawa = Dr. Nakagawa
picture-short-nick = Nick
picture-short-brian = Brian
