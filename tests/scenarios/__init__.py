"""Rule cases as data: a position, the moves made, and what must hold afterwards."""
