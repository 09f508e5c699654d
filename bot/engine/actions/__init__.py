"""The actions of a turn, and the steps they consist of."""
