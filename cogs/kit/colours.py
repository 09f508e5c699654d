"""The colours of players, areas and the game at the edge of Discord's containers."""

from __future__ import annotations


def accent(colour: str) -> int:
    """The colour of a player's pieces."""
    from renderers.kit.palette import PLAYER

    return _number(PLAYER["standard"][colour])


def of_area(area: str) -> int:
    """The tone of an area, and so of its faction."""
    from renderers.kit.palette import AREA_TONE

    return _number(AREA_TONE[area])


def of_game() -> int:
    """For what belongs to nobody: the gold of the city."""
    return of_area("euphoria")


def _number(rgb: tuple[int, int, int]) -> int:
    red, green, blue = rgb
    return red << 16 | green << 8 | blue
