# /hint: advice from the computer player, to the asker alone. Its reasons are in players.ftl.

command-hint = What the computer player would do in your place, and why, to you alone

hint-take-turn = To my choices
lobby-hints = Hints: { $on ->
        [yes] allowed
       *[no] none
    }
