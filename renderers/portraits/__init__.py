"""The recruits as people: figures from a wardrobe, the tools of their trades, and the places they stand in."""
