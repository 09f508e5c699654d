# Words on the board's picture, and the picture told in words for those who cannot see it.

picture-tank = Worker Activation Tank
picture-allegiance = Allegiance
picture-profits = Who profits
picture-site-upper = Upper site
picture-site-lower = Lower site
picture-turn = { $name } to move
picture-setup = Setting up
picture-over = { $names } won
