"""One sign for every thing in the game, all drawn here: flat shapes, ink outline, one light and one shade."""

from __future__ import annotations

# Each module puts its signs into the book.
from . import icon_board, icon_cards, icon_goods
from .icon_book import icon, icon_names

__all__ = ["icon", "icon_board", "icon_cards", "icon_goods", "icon_names"]
