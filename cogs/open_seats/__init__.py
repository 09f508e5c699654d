"""Open seats announced where the server wants them, and found by `/games open`."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, finding
from .announcing import Place, in_view, missing_permissions, place_of, sync_openings, wants_a_tag
from .forum_posts import is_full, missing_tags

__all__ = [
    "Place",
    "in_view",
    "is_full",
    "missing_permissions",
    "missing_tags",
    "place_of",
    "sync_openings",
    "wants_a_tag",
]


async def setup(bot: Euphoria) -> None:
    finding.setup(bot)
    await cog.setup(bot)
