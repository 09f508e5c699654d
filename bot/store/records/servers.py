"""Records of Discord servers' settings."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.state import Edition, Variant

from .games import MovePicture, Pace


@dataclass(slots=True, frozen=True)
class ServerSettings:
    """Settings of a Discord server; new lobbies start with them."""

    guild_id: int
    language: str | None = None
    """None: the bot's default."""
    pace: Pace = "day"
    edition: Edition = "classic"
    variants: tuple[Variant, ...] = ()
    hints: bool = True
    fold_boards: bool = False
    picture: MovePicture = "whole"
    openers: tuple[int, ...] = ()
    """Roles that may open games; empty: everybody."""
    channels: tuple[int, ...] = ()
    """Channels and categories in which games may be opened; empty: all."""
    max_games: int | None = None
    """Limit on open lobbies and games; None: the limit set by the bot's host."""
    seats_channel: int | None = None
    """The channel or forum in which open seats are announced."""
    posts: bool = False
    """Whether a game keeps its forum post until it ends, with tags that show its status."""
