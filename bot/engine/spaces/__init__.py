"""The spaces of the board, one module for each kind. Importing this package registers them.

Each module has who may be placed there, the price, the benefit, and what is printed on the space.
"""

from . import artifact_market, commodity, icarus, market, site, tank, tunnel, tunnel_end

__all__ = ["artifact_market", "commodity", "icarus", "market", "site", "tank", "tunnel", "tunnel_end"]
