"""A sign for every thing in the game, in one style: flat shapes, ink outline, one light and one shade."""

from __future__ import annotations

# Importing a module registers its signs.
from . import icon_board, icon_cards, icon_goods
from .icon_book import icon, icon_names

__all__ = ["icon", "icon_board", "icon_cards", "icon_goods", "icon_names"]
