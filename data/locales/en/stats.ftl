# Results of finished games: /stats and /leaderboard.

command-stats = How many games someone has played and won
    .name = stats
command-stats-player = Whose results; yours if you leave it out
    .name = player
command-leaderboard = Who has won the most on this server
    .name = leaderboard

stats-title = **{ $name }** { $where ->
        [server] on this server
       *[everywhere] everywhere
    }
stats-played = { $played ->
        [one] 1 game played, { $won } won ({ $share } %)
       *[other] { $played } games played, { $won } won ({ $share } %)
    }
stats-people = • With other people at the table: { $played } played, { $won } won
stats-edition = • { $edition }: { $played } played, { $won } won
stats-tokens = • Authority tokens placed on average: { $tokens } of 10
stats-running = • Running now: { $n }
stats-none = { $name } hasn't finished a game yet.
stats-none-yet = No game has been finished here yet. Open one with /game new.
stats-board = ## Most games won
stats-line = { $rank }. **{ $name }**: { $won } of { $played } ({ $share } %)
stats-computer = Computer players have no statistics. Choose someone else.

# What is shown to oneself, and to others only if one wants it.
stats-reliability = { $tier ->
        [reliable] • Reliable: answers in time
        [mostly] • Mostly reliable: usually answers in time
        [late] • Often late with answers
       *[new] • Reliability: too early to tell
    }
stats-rating-off = You aren't rated. /profile set switches it on with “rating”.
stats-rating-none = • Rating: none yet. Only games finished without computer players count.
stats-rating = • Rating with { $players } players: { $points } ± { $spread }, after { $n ->
        [one] 1 game
       *[other] { $n } games
    }
stats-against = • Against { $name }: { $n ->
        [one] 1 game
       *[other] { $n } games
    }, ahead in { $ahead }
stats-against-you = • Against you: { $n ->
        [one] 1 game
       *[other] { $n } games
    }, ahead in { $ahead }
stats-recruit = • With { $recruit }: { $n ->
        [one] 1 game
       *[other] { $n } games
    }, { $won } won
