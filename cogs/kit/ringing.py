"""The one way for a message that may make a sound.

Nobody is pinged twice for the same thing. What a message rings for is recorded before it is sent
(`bot/store/rings.py`): what was undone and done again, proposed again or posted again is silent, in every process and
after a restart. In quiet hours a message is sent silently: a turn that begins at night is unread in the channel in the
morning, only the phone stays silent.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
from discord.abc import Messageable

from bot.games import StoreError
from bot.store.records import Profile, Ring
from bot.time.hours import reachable

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


async def send(
    bot: Euphoria,
    game_id: int,
    where: Messageable,
    *,
    ping: Collection[int] = (),
    ring: Ring | None = None,
    nonce: str | None = None,
    silent: bool | None = None,
    **message: Any,
) -> discord.Message:
    """Send a message that notifies only the users in `ping`, and each of them once for the same `ring`, without one
    nobody. It is silent if that leaves nobody, or, unless `silent` says otherwise, only users who are in their quiet
    hours or away.

    Discord accepts the same `nonce` once.
    """
    nonce, rung = nonce or secrets.token_hex(12), frozenset[int]()
    if ping and ring is not None:
        rung = await bot.games.rings.claim(game_id, ping, ring, nonce)
    sent = await send_rung(bot, game_id, where, ping=ping, rung=rung, nonce=nonce, silent=silent, **message)
    if rung:
        with contextlib.suppress(
            StoreError
        ):  # then the same nonce could ring again when Discord has forgotten it
            await bot.games.rings.sent(game_id, nonce)
    return sent


async def send_rung(
    bot: Euphoria,
    game_id: int,
    where: Messageable,
    *,
    ping: Collection[int],
    rung: Collection[int],
    nonce: str,
    silent: bool | None = None,
    **message: Any,
) -> discord.Message:
    """The same if it is recorded already for whom of them the message may ring."""
    if ping and not rung:
        silent = True
    elif silent is None:
        silent = await should_be_silent(bot, rung)
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in rung])
    try:
        return await where.send(allowed_mentions=mentions, silent=silent, nonce=nonce, **message)
    except discord.HTTPException:
        if rung:
            with contextlib.suppress(StoreError):
                await bot.games.rings.withdraw(game_id, nonce)
        raise


async def should_be_silent(bot: Euphoria, users: Iterable[int]) -> bool:
    """Whether a message to these users should be silent: all of them are away or in their quiet hours."""
    return all_quiet(bot.games.now(), [await bot.games.profiles.get(user) for user in users])


def all_quiet(now: datetime, profiles: Sequence[Profile]) -> bool:
    return bool(profiles) and all(reachable(now, profile) > now for profile in profiles)
