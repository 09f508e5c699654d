"""The 18 market tiles' penalties, one function each, its rule above its code. Importing this package registers them.

Each holds for every player without an authority token on the tile. Prices are in `data/markets.toml`.
"""

from . import closed_spaces, costs, prohibitions

__all__ = ["closed_spaces", "costs", "prohibitions"]
