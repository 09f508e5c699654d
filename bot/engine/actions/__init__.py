"""What a player does with a turn, and the steps it is made of."""
