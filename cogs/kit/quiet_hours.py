"""Quiet hours: reminders are held back, everything else is sent silently.

A turn that begins at night is unread in the channel in the morning; only the phone stays silent.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from bot.store.records import Profile
from bot.time.hours import reachable

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


async def should_be_silent(bot: Euphoria, users: Iterable[int]) -> bool:
    """Whether a message to these users should be silent: all of them are away or in their quiet hours."""
    return all_quiet(bot.games.now(), [await bot.games.profiles.get(user) for user in users])


def all_quiet(now: datetime, profiles: Sequence[Profile]) -> bool:
    return bool(profiles) and all(reachable(now, profile) > now for profile in profiles)
