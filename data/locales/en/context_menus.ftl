# The menus that Discord opens on a person or on a message, under “Apps”.

## Their entries: at most 32 characters, capitals and spaces as Discord's own have them

context-mat = Mat
context-trade = Trade
context-happened = What happened here

context-no-seat = { $name } isn't playing in this channel's game. Choose someone who is.
context-no-trade = You can trade only with { $names } now: a trade is between the player on turn and another player.

## What happened here, on a message with a game's board; $what is a line for each move

happened-before = **What led to this board:**
    { $what }
happened-after = **What was done then:**
    { $what }
happened-taken-back = Some of these moves have since been undone.
happened-unknown = I have no record of this message. Choose one of mine that shows the board after a turn; /log has the whole game.
