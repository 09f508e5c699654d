# Why an answer was not taken, and what to do instead. The ids are the reasons the engine gives.

refused-not-asked = Nobody is asking you anything at the moment. You will be told when it is your turn.
refused-not-an-option = That is not one of the choices any more. Look at the newest message and pick from there.
refused-game-over = This game is over. Start another with /game new.
