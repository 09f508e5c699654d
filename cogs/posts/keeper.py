"""Keeps messages as they should be: `sync` compares what each kind declares with what is on record, and posts, edits or
retires.

A move, a changed seat, a start, the clock: each just syncs. Syncing twice does no harm, in all processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord

from bot.games import nonce_of
from bot.store.records import GameRecord, Kind, Message
from cogs.posts.direct_messages import send_direct
from cogs.posts.kinds import DECLARED, Draft, Situation
from cogs.posts.messages import edit, on_its_server, post, record_message
from cogs.posts.retired_buttons import retire

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def sync(bot: Euphoria, game_id: int) -> bool:
    """Bring a game's messages up to date. False if Discord did not accept one that takes the place of another."""
    if not await _to_do(bot, game_id):
        return True
    async with _locks.setdefault(game_id, asyncio.Lock()), bot.games.leases.exclusive("posts", game_id):
        # Somebody else may have done it meanwhile.
        return all([await do() for do in await _to_do(bot, game_id)])


async def _to_do(bot: Euphoria, game_id: int) -> list[Callable[[], Awaitable[bool]]]:
    game = await bot.games.records.get(game_id)
    if game is None:
        return []
    situation = Situation(bot, game, await bot.games.messages.of(game_id))
    found: list[Callable[[], Awaitable[bool]]] = []
    for kind, declared in DECLARED.items():
        wanted, posted = await declared.wanted(situation), situation.posted(kind)
        found += [partial(_end, situation, kind, about) for about in posted if about not in wanted]
        for about, draft in wanted.items():
            message = posted.get(about)
            if draft is None:
                continue
            if message is None or _is_another(message, draft):
                if draft.may_post and (draft.to is not None or on_its_server(bot, game)):
                    found.append(partial(_post, bot, game, kind, about, draft, message))
            elif message.shown and message.shown != draft.shown:
                found.append(partial(_edit, bot, game, draft, message))
    return found


def _is_another(message: Message, draft: Draft) -> bool:
    """Whether the draft is posted in the place of what is on record: of another version, or of what is due."""
    if not message.message_id:
        return True
    return bool(message.shown) and message.shown.partition(":")[0] != draft.version


async def _end(s: Situation, kind: Kind, about: int) -> bool:
    await retire(s.bot, s.game.id, kind, about=about)
    for notice in DECLARED[kind].then:
        s.bot.publish(notice(s.game.id))
    return True


async def _post(
    bot: Euphoria, game: GameRecord, kind: Kind, about: int, draft: Draft, before: Message | None
) -> bool:
    nonce = nonce_of(game, kind, about, *draft.nonce)
    once = None if draft.ping or draft.to is not None else draft.ring
    if once is not None and not await bot.games.rings.claim(game.id, [draft.user], once, nonce):
        return True
    try:
        sent = await _send(bot, game, draft, nonce)
    except discord.HTTPException:
        # Discord may accept it later.
        if once is not None:
            await bot.games.rings.withdraw(game.id, nonce)
        return before is None
    if sent is not None:
        await record_message(bot, game, Message(kind, about, sent.channel.id, sent.id, draft.shown), nonce)
    elif once is not None:
        await bot.games.rings.withdraw(game.id, nonce)
    elif before is not None and not before.message_id:
        await bot.games.messages.forget(game.id, kind, about=about)
    return sent is not None or before is None


async def _send(bot: Euphoria, game: GameRecord, draft: Draft, nonce: str) -> discord.Message | None:
    more: dict[str, Any] = {"ring": draft.ring, "nonce": nonce, "patient": True}
    if draft.to is not None:
        return await send_direct(bot, game, draft.to, draft.text, draft.view, **more)
    return await post(bot, game, draft.text, draft.view, ping=draft.ping, silent=draft.silent, **more)


async def _edit(bot: Euphoria, game: GameRecord, draft: Draft, message: Message) -> bool:
    if await edit(bot, message, content=draft.text, view=draft.view):
        await bot.games.messages.set_shown(game.id, message, draft.shown)
    return True
