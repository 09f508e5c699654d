"""Two worlds that look the same to one seat, and the comparison of everything that the seat is given in them."""
