"""Keeps the public message of a game up to date: what happened, the board, and whose turn it is.

The newest such message is the *table message*. It is edited while the same player goes on. When another player is
asked, a new one is posted, because only a new message pings, and the old one loses its buttons.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakValueDictionary

import discord

from bot.games import Moved, Position, StoreError
from bot.hosting.logs import about_game
from bot.hosting.retries import Later
from bot.notices import TableShown
from bot.store.records import Channel, GameRecord, TableMessage
from cogs.announcements import news as news_of
from cogs.announcements.ending import post_what_is_due
from cogs.announcements.posting import Posting
from cogs.kit.context import names_of
from cogs.kit.public_text import News, people_awaited, up_to_date
from cogs.posts import comes_by_direct_message, stands, sync, tell_hands
from cogs.proof import post_due

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

T = TypeVar("T")


class Announcer:
    """Announces the changes of a game one after the other.

    What a channel was told is stored with its message (`TableMessage`). A move that was committed but not announced,
    because the process or Discord went away, is announced the next time.
    """

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.posting = Posting(bot)
        self.later = bot.untold
        self.owed = Later(bot.outage, "somebody was not sent their cards")

    def stop(self) -> None:
        self.later.stop()
        self.owed.stop()

    @asynccontextmanager
    async def _exclusive(self, game_id: int) -> AsyncIterator[None]:
        """Hold the game's announcements: only one task announces a game at a time, in all processes."""
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock, self.bot.games.leases.exclusive("announce", game_id):
            yield

    async def _show_or_catch_up(self, game_id: int, show: Awaitable[None], *, plans: bool = True) -> None:
        """Run `show`; if the database goes away in between, everything is caught up later. `plans`: some may have to be
        played."""
        try:
            await show
        except StoreError as error:
            self.later.put(game_id, error, lambda: self.catch_up_again(game_id, False))
        else:
            self.bot.publish(TableShown(game_id, plans))

    async def _show_or_retry(
        self, game_id: int, show: Callable[[], Awaitable[T]], again: Callable[[], Awaitable[None]]
    ) -> T | None:
        """Run `show`; what cannot be announced now is announced later, unless newer news has covered it by then."""
        try:
            shown = await show()
        except (discord.HTTPException, StoreError) as error:
            self.later.put(game_id, error, again)
            return None
        self.later.done(game_id)
        return shown

    async def show(self, moved: Moved) -> None:
        """Update the channel, and message players whose cards changed or who are asked off turn."""
        if moved.duplicate:
            return
        game_id = moved.game.id
        with self.bot.metrics.pictured.time():
            await self._show_or_catch_up(game_id, self._show(game_id, moved), plans=moved.plans)

    async def _show(self, game_id: int, moved: Moved) -> None:
        async with self._exclusive(game_id):
            with about_game(game_id):
                # Another move came first: announce the present state, once.
                position = await self.bot.games.position(game_id)
                changed = frozenset(
                    seat for seat in moved.hands_changed if not moved.game.seats[seat].by_computer
                )
                if self.owed.waits(game_id):
                    changed |= await self._owed(game_id)
                # If nobody's cards changed, one record serves for the channel and for the players.
                cards = None if changed else moved.length
                channel = await self._show_or_retry(
                    game_id,
                    lambda: self._public(position, moved.first, cards, moved),
                    lambda: self.show_unseen(game_id, moved.first),
                )
                await self._private(position, changed, moved.length)
                if moved.away:
                    await sync(self.bot, position.game.id)
                if channel is not None:
                    log.info("announced: all up to answer %s", position.length - 1)

    async def show_again(self, game_id: int) -> None:
        """Post the table message again: after messages were lost, or on request."""
        await self._show_or_catch_up(game_id, self._show_again(game_id))

    async def _show_again(self, game_id: int) -> None:
        async with self._exclusive(game_id):
            with about_game(game_id):
                position = await self.bot.games.position(game_id)
                if position.game.status != "running":
                    self.later.done(game_id)
                    return  # the turn it was when the message was requested
                channel = await self.bot.games.table_messages.channel(game_id)
                unseen = channel.table_message is None or not up_to_date(channel.table_message, position)
                news = await news_of.since(self.bot, position, channel.table_message) if unseen else News()
                await self._show_or_retry(
                    game_id,
                    lambda: self.posting.post(position, channel, news),
                    lambda: self.show_again(game_id),
                )
                await sync(self.bot, position.game.id)

    async def catch_up(self, game: GameRecord, *, anew: bool = False) -> None:
        """After a start: announce what was committed but not announced before the stop, and post the table message
        again if it is gone. `anew`: it is known to be gone. A game whose channel is up to date is not even loaded."""
        await self._show_or_catch_up(game.id, self._catch_up_all(game, anew))

    async def _catch_up_all(self, game: GameRecord, anew: bool) -> None:
        async with self._exclusive(game.id):
            with about_game(game.id):
                channel = await self.bot.games.table_messages.channel(game.id)
                table_message = channel.table_message
                stored = (await self.bot.games.log.length(game.id), game.revision)
                await self._show_or_retry(
                    game.id,
                    lambda: self._catch_up(game, channel, stored, anew),
                    lambda: self.catch_up_again(game.id, anew),
                )
                known = 0 if table_message is None else table_message.told
                if known != stored[0]:
                    changed = await self.bot.games.hands_changed(game.id, known)
                    await self._private(await self.bot.games.position(game.id), changed, stored[0], note=True)
                if table_message is None or (table_message.length, table_message.revision) != stored:
                    await sync(self.bot, game.id)

    async def catch_up_again(self, game_id: int, anew: bool) -> None:
        await self.catch_up(await self.bot.games.game(game_id), anew=anew)

    async def _catch_up(
        self, game: GameRecord, channel: Channel, stored: tuple[int, int], anew: bool
    ) -> None:
        table_message = channel.table_message
        if table_message is None or (table_message.length, table_message.revision) != stored:
            await self._public(await self.bot.games.position(game.id), None)
        elif game.status == "finished":
            await post_what_is_due(self.bot, game)
        elif game.status == "running" and (anew or not await self._stands(table_message)):
            await self._post_again(channel, table_message, await self.bot.games.position(game.id))

    async def _stands(self, table_message: TableMessage) -> bool:
        return await stands(self.bot, table_message.message, layout=table_message.alt is not None)

    async def still_stands(self, table_message: TableMessage) -> bool:
        """Whether it exists. Assumed not, if Discord cannot tell now: catching up tries again later."""
        try:
            return await self._stands(table_message)
        except discord.HTTPException:
            return False

    async def _post_again(self, channel: Channel, table_message: TableMessage, position: Position) -> None:
        if people_awaited(position):
            before, after = await news_of.told_in(self.bot, table_message, position)
            await self.posting.post(position, channel, before + after, again=True)

    async def show_unseen(self, game_id: int, first: int | None = None) -> None:
        """Announce what the channel does not know yet, if anything."""
        await self._show_or_catch_up(game_id, self._show_unseen(game_id, first))

    async def _show_unseen(self, game_id: int, first: int | None) -> None:
        async with self._exclusive(game_id):
            with about_game(game_id):
                game = await self.bot.games.game(game_id)
                if game.status not in ("running", "finished"):
                    self.later.done(game_id)
                    return
                position = await self.bot.games.position(game_id)
                await self._show_or_retry(
                    game_id,
                    lambda: self._public(position, first),
                    lambda: self.show_unseen(game_id, first),
                )
                await sync(self.bot, position.game.id)

    async def _private(
        self,
        position: Position,
        hands: frozenset[int],
        length: int,
        *,
        note: bool = False,
    ) -> None:
        """Send changed cards. If Discord does not accept them now they stay due, and are sent when it is back or after
        a restart."""
        game_id = position.game.id
        try:
            await tell_hands(self.bot, position, hands)
        except discord.HTTPException as error:
            self.owed.put(game_id, error, lambda: self.send_owed(game_id))
            taken = False
        else:
            self.owed.done(game_id)
            taken = True
        if any(comes_by_direct_message(prompt, position) for prompt in position.prompts):
            await sync(self.bot, game_id)
        if taken and (hands or note):
            # Recorded last: after a kill before this, a restart sends both again; Discord drops duplicates by nonce.
            await self.bot.games.table_messages.told(game_id, length)

    async def _owed(self, game_id: int) -> frozenset[int]:
        """Seats whose cards have changed since they were sent."""
        table_message = (await self.bot.games.table_messages.channel(game_id)).table_message
        return await self.bot.games.hands_changed(game_id, 0 if table_message is None else table_message.told)

    async def send_owed(self, game_id: int) -> None:
        async with self._exclusive(game_id):
            with about_game(game_id):
                if (await self.bot.games.game(game_id)).status not in ("running", "finished"):
                    self.owed.done(game_id)
                    return
                position = await self.bot.games.position(game_id)
                await self._private(position, await self._owed(game_id), position.length, note=True)

    async def _public(
        self, position: Position, first: int | None, cards: int | None = None, moved: Moved | None = None
    ) -> Channel:
        """Bring the channel up to date; returns what was stored about it before.

        `first` is the first log row to announce if nothing was announced yet; players know their own cards as of row
        `cards`; `moved` is the change just made.
        """
        channel = await self.bot.games.table_messages.channel(position.game.id)
        await self._bring_up_to_date(channel, position, first, cards, moved)
        return channel

    async def _bring_up_to_date(
        self, channel: Channel, position: Position, first: int | None, cards: int | None, moved: Moved | None
    ) -> None:
        table_message = channel.table_message
        if position.game.status == "ended":
            return
        await post_due(self.bot, position.game, channel.messages)
        if table_message is not None and up_to_date(table_message, position):
            if position.over:
                await post_what_is_due(self.bot, position.game)
            return
        if not position.over and not people_awaited(position):
            # Computers move within moments: the next message for a person announces all of it.
            if table_message is not None and table_message.message is not None:
                await self.posting.make_bare(position, table_message)
            return
        news = await news_of.since(self.bot, position, table_message, first, moved)
        waits = rung = None
        if moved is not None and (moved.length, moved.revision) == (position.length, position.revision):
            waits, rung = moved.waits, moved.rung
        if position.over:
            await self.posting.finish(position, news)
        elif table_message is not None and await self.posting.goes_on(position, table_message):
            await self.posting.update(position, channel, table_message, cards, waits, rung)
        else:
            taken_back = (
                table_message is not None
                and position.game.epoch <= table_message.revision != position.revision
                and not news.lines
            )
            # What was decided by vote is announced by the vote's message.
            if taken_back and not await self.bot.games.play.is_voted_back(
                position.game.id, position.revision
            ):
                w = self.bot.words_in(position.game)
                news.lines = [w("announce-taken-back", name=names_of(position.game)[position.turn])]
            await self.posting.post(position, channel, news, cards=cards, waits=waits, rung=rung)
