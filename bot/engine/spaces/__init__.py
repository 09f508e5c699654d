"""The spaces of the board, one module a kind. Importing this package registers them.

Who may stand there, the price and its quick test, the benefit, and what is printed on it stand together.
"""

from . import artifact_market, commodity, icarus, market, site, tank, tunnel, tunnel_end

__all__ = ["artifact_market", "commodity", "icarus", "market", "site", "tank", "tunnel", "tunnel_end"]
