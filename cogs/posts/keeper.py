"""Keeps messages as they should be. Each kind is declared once, in a file of its own: what it should say now, or that
it should not exist. `sync` compares that with what is on record and posts, edits or retires.

A move, a changed seat, a start, the clock: each just syncs. Syncing twice does no harm, in all processes.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from discord import ui

from bot.games import nonce_of
from bot.notices import OpenSeatsChanged, WaitsChanged
from bot.store.records import AskedRecord, GameRecord, Kind, Message, Profile, Ring
from cogs.posts.messages import edit, post, record_message
from cogs.posts.retired_buttons import retire

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


@dataclass(slots=True, frozen=True)
class Draft:
    """What a message should say now."""

    text: str
    view: ui.View | None
    version: str
    """The same version is edited; another one is posted in its place."""
    nonce: tuple[object, ...]
    """Identifies the message: it is on record before it is sent, so that it is not posted twice after a kill."""
    ping: int | None = None
    ring: Ring | None = None
    """What it pings this user for. Without `ping`: the message is posted once for this user and thing, and not again
    after it was retired."""
    user: int = 0
    silent: bool | None = None
    may_post: bool = True
    """Otherwise it is only kept up to date if it exists."""

    @property
    def shown(self) -> str:
        """As recorded: the version, and a digest of text and buttons."""
        parts = json.dumps([self.text, self.view.to_components() if self.view is not None else []])
        return f"{self.version}:{hashlib.blake2b(parts.encode(), digest_size=8).hexdigest()}"


class Situation:
    """A game as its messages depend on it."""

    def __init__(self, bot: Euphoria, game: GameRecord, known: list[Message]) -> None:
        self.bot = bot
        self.game = game
        self.known = known
        self.now = bot.games.now()
        self.w = bot.words_in(game)
        self._waits: list[tuple[AskedRecord, Profile]] | None = None

    async def waits(self) -> list[tuple[AskedRecord, Profile]]:
        """The people that the game waits for, with their settings."""
        if self._waits is None:
            waits = await self.bot.games.asked.with_profiles(self.game.id)
            self._waits = [(asked, profile) for asked, profile in waits if asked.user_id is not None]
        return self._waits

    async def is_told(self) -> bool:
        """Whether the channel knows whom its game waits for."""
        return await self.bot.games.table_messages.up_to_date(self.game.id)

    def posted(self, kind: Kind) -> dict[int, Message]:
        return {message.about: message for message in self.known if message.kind is kind}


Wanted = Callable[[Situation], Awaitable[Mapping[int, Draft | None]]]
"""The messages of a kind that should exist now, by what they are about. None: it stays as it is."""


class Declared(NamedTuple):
    wanted: Wanted
    past: Callable[[Situation, int], str] | None
    """What it says when it ends; otherwise as `retire` does it."""
    then: Sequence[type[OpenSeatsChanged | WaitsChanged]]
    """Whom its end concerns."""


DECLARED: dict[Kind, Declared] = {}

W = TypeVar("W", bound=Wanted)


def declares(
    kind: Kind,
    *,
    past: Callable[[Situation, int], str] | None = None,
    then: Sequence[type[OpenSeatsChanged | WaitsChanged]] = (),
) -> Callable[[W], W]:
    def register(wanted: W) -> W:
        DECLARED[kind] = Declared(wanted, past, then)
        return wanted

    return register


_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def sync(bot: Euphoria, game_id: int) -> bool:
    """Bring a game's messages up to date. False if Discord did not accept one that takes the place of another."""
    if not await _to_do(bot, game_id):
        return True
    async with _locks.setdefault(game_id, asyncio.Lock()), bot.games.leases.exclusive("posts", game_id):
        # Somebody else may have done it meanwhile.
        return all([await do() for do in await _to_do(bot, game_id)])


async def _to_do(bot: Euphoria, game_id: int) -> list[Callable[[], Awaitable[bool]]]:
    game = await bot.games.find(game_id)
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
            if message is None or (message.shown and message.shown.partition(":")[0] != draft.version):
                if draft.may_post:
                    found.append(partial(_post, bot, game, kind, about, draft, message))
            elif message.shown and message.shown != draft.shown:
                found.append(partial(_edit, bot, game, draft, message))
    return found


async def _end(s: Situation, kind: Kind, about: int) -> bool:
    _, past, then = DECLARED[kind]
    changes = {} if past is None else {"content": past(s, about)}
    await retire(s.bot, s.game.id, kind, about=about, **changes)
    for notice in then:
        s.bot.publish(notice(s.game.id))
    return True


async def _post(
    bot: Euphoria, game: GameRecord, kind: Kind, about: int, draft: Draft, before: Message | None
) -> bool:
    nonce = nonce_of(game, kind, about, *draft.nonce)
    once = draft.ring if draft.ping is None else None
    if once is not None and not await bot.games.rings.claim(game.id, [draft.user], once, nonce):
        return True
    ping = [] if draft.ping is None else [draft.ping]
    sent = await post(
        *(bot, game, draft.text, draft.view), ping=ping, ring=draft.ring, nonce=nonce, silent=draft.silent
    )
    if sent is not None:
        await record_message(bot, game, Message(kind, about, sent.channel.id, sent.id, draft.shown), nonce)
    elif once is not None:
        await bot.games.rings.withdraw(game.id, nonce)
    return sent is not None or before is None


async def _edit(bot: Euphoria, game: GameRecord, draft: Draft, message: Message) -> bool:
    if await edit(bot, message, content=draft.text, view=draft.view):
        await bot.games.messages.set_shown(game.id, message, draft.shown)
    return True
