"""Players' colours beside Discord's text."""

from __future__ import annotations


def accent(colour: str) -> int | None:
    """The colour of a player's pieces, for the edge of a container."""
    from renderers.kit.palette import PLAYER

    red, green, blue = PLAYER["standard"][colour]
    return red << 16 | green << 8 | blue
