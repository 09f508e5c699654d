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
announce-turn = **Turn { $number }**: { $player }, it's your turn.
    .others = **Turn { $number }**: it's { $player }'s turn.
announce-choosing = { $what ->
        [market_draft] Everyone chooses a market tile, in secret.
        [recruit_draft] Everyone drafts recruits, in secret.
       *[other] Everyone chooses recruits, in secret.
    } Still choosing: { $players }.
announce-asked = { $ask ->
        [ability] { $player }, decide whether to use your recruit. { $turn }'s turn is waiting.
        [discard] { $player }, discard down to your hand limit. { $turn }'s turn is waiting.
        [penalty] { $player }, choose what the market takes. { $turn }'s turn is waiting.
        [trade] { $player }, answer the trade. { $turn }'s turn is waiting.
        [track_draft] { $player }, choose your starting level.
        [authority] { $player }, place your authority token. { $turn }'s turn is waiting.
        [order] { $player }, decide which ability comes first. { $turn }'s turn is waiting.
       *[other] { $player }, you have something to choose. { $turn }'s turn is waiting.
    }
    .others = { $turn }'s turn is waiting for { $player }.
announce-starts = { $player }, choose the level you start on.
    .others = { $player } chooses a level to start on.
announce-began = -# { $number ->
        [0] The game was set up here.
       *[other] Turn { $number } started here.
    }
announce-chosen = -# Everyone has chosen.
announce-folded = -# { $what }
announce-replaced = -# Moved to the next message.
# What a player did, in small print; markets, tokens, recruits and the end are larger.
announce-routine = -# { $line }
# The race at the end of every message: the players, whoever has placed most tokens first.
race = ⭐ { LIST($players, with: " · ") }
race-player = { $name } **{ $tokens }**
# A player, behind the sign of their pieces.
player-signed = { ICON("player", $colour) } { $name }
announce-due = Due { $time }.
announce-taken-back = { $name } took a choice back.
announce-no-picture = (I can't attach the board here: I need the Attach Files permission. /status describes it.)

end-won = { $n ->
        [one] 🏆 **{ $players } has won!**
       *[other] 🏆 **{ $players } have won together!**
    }
end-standings = **Final standings**
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
end-secrets = **What everyone was holding**
end-replay = The whole game, turn by turn:

follow-now = You're following this game: I'll tell you about new markets, players close to their last token, and the end. Use the same command again to stop.
follow-no-more = You're no longer following this game.
follow-player = You're playing in this game, so you hear everything anyway.
follow-news = News from { $channel }:
follow-look = { $names } Something happened in the game you're following.
