# Words on the board's picture, and the picture told in words for those who cannot see it.

picture-tank = Worker Activation Tank
picture-allegiance = Allegiance
picture-profits = Who profits
picture-site-upper = Upper site
picture-site-lower = Lower site
picture-turn = { $name } to move
picture-setup = Setting up
picture-over = { LIST($names) } won

# The picture in words. $who is a player's name; short sentences, each true by itself.

picture-alt-board = Board, turn { $number }. { $state }.
picture-alt-forgotten = The board. Its description named a player who was forgotten.
picture-alt-close-up = { THING($area) } enlarged, turn { $number }. { $state }.
picture-alt-area = { THING($area) } enlarged. { $state }.
picture-alt-numbered = The spaces to choose from: { LIST($spaces) }.
picture-alt-number = { $number } { THING($space) }
picture-alt-player = { $who } ({ $letter }, { THING($colour) }): { $tokens } of 10 tokens, morale { $morale }, knowledge { $knowledge }, { SIZE($goods) ->
        [0] no goods
       *[other] { AMOUNTS($goods) }
    }.
picture-alt-player-things = { $who } has { $cards ->
        [one] 1 artifact
       *[other] { $cards } artifacts
    }.
picture-alt-player-workers = { $who }’s workers to place: { SIZE($home) ->
        [0] none
       *[other] { LIST($home) }
    }; on the board: { $away }.
picture-alt-player-recruits = { $who }’s active recruits: { SIZE($recruits) ->
        [0] none
       *[other] { THINGS($recruits) }
    }; hidden: { $hidden }.
picture-alt-dilemma-fight = { $who } fought the dilemma.
picture-alt-dilemma-serve = { $who } served in the dilemma and has a token on it.
picture-alt-allegiance = Allegiance of 11: { LIST($tracks) }.
picture-alt-track = { THING($faction) } { $level }
picture-alt-miners = Miners of 9: { LIST($tracks) }.
picture-alt-markets = Markets: { LIST($markets) }.
picture-alt-market = { SIZE($owners) ->
        [0] { THING($tile) } (none)
       *[other] { THING($tile) } ({ LIST($owners) })
    }
picture-alt-site = { THING($space) }: { LIST($workers) } ({ $n } of { $needed } needed).
picture-alt-space = { THING($space) }: { LIST($workers) }.
picture-alt-total = { THING($space) }: { LIST($workers) }, { $total } in all.
picture-alt-worker = { $letter } { $knowledge }
picture-alt-territory = { THING($territory) }: { LIST($owners) } ({ $n } of { $most } places).

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
