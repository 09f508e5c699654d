"""The penalties of the 18 market tiles: one function each, with its rule as docstring. Importing this package registers
them.

Each applies to every player without an authority token on the tile. Prices are in `data/markets.toml`.
"""

from . import closed_spaces, costs, prohibitions

__all__ = ["closed_spaces", "costs", "prohibitions"]
