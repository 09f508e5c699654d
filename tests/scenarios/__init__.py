"""Rule tests as data: a position, moves, and the expected result."""
