"""Golden games: recorded whole games that the rules must play again exactly."""
