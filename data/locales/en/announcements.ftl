# What the channel reads about a game: whose move it is, the end, and news for followers.

## Commands: descriptions, at most 100 characters

command-game-follow = Follow or unfollow this game's big moments
    .name = follow

announce-take-turn = Take your turn
announce-choose = Choose
announce-answer = Answer
announce-recap = Recap
announce-board = Whole board
announce-zoom = Look closer
# `.others`: the same told in private to somebody else.
announce-turn = **Turn { $number }**: { $player }, it is your turn.
    .others = **Turn { $number }**: it is { $player }'s turn.
announce-choosing = { $what ->
        [market_draft] Everybody chooses a market tile, in secret.
        [recruit_draft] Everybody drafts recruits, in secret.
       *[other] Everybody chooses recruits, in secret.
    } Still choosing: { $players }.
announce-asked = { $ask ->
        [ability] { $player }, say whether you use your recruit before { $turn }'s turn goes on.
        [discard] { $player }, discard down to your hand limit before { $turn }'s turn goes on.
        [penalty] { $player }, choose what the market takes before { $turn }'s turn goes on.
        [trade] { $player }, answer the trade before { $turn }'s turn goes on.
        [track_draft] { $player }, choose your place on a track before { $turn }'s turn goes on.
        [authority] { $player }, place your authority token before { $turn }'s turn goes on.
        [order] { $player }, say which ability comes first before { $turn }'s turn goes on.
       *[other] { $player }, you have something to choose before { $turn }'s turn goes on.
    }
    .others = { $turn }'s turn goes on when { $player } has answered.
announce-starts = { $player }, choose the level you start on.
    .others = { $player } chooses a level to start on.
announce-began = -# { $number ->
        [0] The game was set up here.
       *[other] Turn { $number } began here.
    }
announce-chosen = -# Everybody has chosen.
announce-folded = -# { $what }
announce-replaced = -# The next message tells this.
# What a player did, in small print; markets, tokens, recruits and the end are larger.
announce-routine = -# { $line }
# The race at the end of every message: the players, whoever has placed most tokens first.
race = ⭐ { LIST($players, with: " · ") }
race-player = { $name } **{ $tokens }**
# A player, behind the sign of their pieces.
player-signed = { ICON("player", $colour) } { $name }
announce-due = Due { $time }.
announce-taken-back = { $name } took a choice back.
announce-no-picture = (I may not attach the board here: give me the permission Attach Files. /status tells it in words.)

end-won = { $n ->
        [one] 🏆 **{ $players } has won!**
       *[other] 🏆 **{ $players } have won together!**
    }
end-standings = **The table at the end**
end-player = • **{ $name }**: ⭐ { $tokens }/10, morale { $morale }, knowledge { $knowledge }. Recruits: { SIZE($recruits) ->
        [0] none
       *[other] { THINGS($recruits) }
    }; still hidden: { SIZE($hidden) ->
        [0] none
       *[other] { THINGS($hidden) }
    }; artifacts: { SIZE($artifacts) ->
        [0] none
       *[other] { AMOUNTS($artifacts) }
    }; dilemma: { SIZE($dilemma) ->
        [0] none
       *[other] { THINGS($dilemma) }
    }
end-rematch = Rematch
end-place = { $rank }. { $player }: { $tokens ->
        [one] 1 token placed
       *[other] { $tokens } tokens placed
    }
end-secrets = **What everybody had in hand**
end-replay = The whole game, turn by turn:

follow-now = You follow this game: I will tell you of new markets, of players near their last token, and of the end. The same command again stops it.
follow-no-more = You no longer follow this game.
follow-player = You play in this game: you are told everything anyway.
follow-news = News from { $channel }:
follow-look = { $names } Something happened in the game you follow.
