"""The life of a table message: posted, edited while the same player goes on, stripped of its buttons while computers
move, and superseded by the next."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import discord

from bot.games import Moved, Position
from bot.store.records import AskedRecord, Channel, Kind, Message, Profile, TableMessage
from bot.time.hours import away_until
from cogs.announcements import news as news_of
from cogs.announcements.ending import post_end
from cogs.announcements.table_message import Draft, edit_table_message, post_table_message
from cogs.kit.layouts import alts_of
from cogs.kit.public_text import News, end_of_table_message, fitting, people_awaited, together
from cogs.kit.ringing import all_quiet
from cogs.posts import ARCHIVED, closing, later, retire_rest, supersede, superseded

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)


Waits = Sequence[tuple[AskedRecord, Profile]]


def hear_later(waits: Waits, now: datetime) -> frozenset[int]:
    """Seats of those who are away and are reminded or get a list when they are back. A message that rings for others
    too must not ring for them now, and then again."""
    return frozenset(
        asked.seat
        for asked, profile in waits
        if away_until(now, profile) is not None and (asked.remind_at is not None or profile.gets_digest)
    )


"""Whom a game waits for, with their settings."""


class Posting:
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._bare: dict[int, int] = {}
        """Game → its table message, while it has no buttons because computers move."""

    async def goes_on(self, position: Position, table_message: TableMessage) -> bool:
        """Whether the message can be edited: the same player goes on in the same turn, or one of several has answered.
        A player who has answered and is then asked something new with the others is pinged by a new message."""
        if table_message.message is None or not people_awaited(position) <= table_message.asked:
            return False
        if table_message.revision < position.game.epoch:
            return False  # restored from a copy: newer messages may follow that one in the channel
        if together(position):
            answered = {row.seat for row in await news_of.rows(self.bot, position, table_message.posted)}
            if answered & people_awaited(position):
                return False
        view = await self.bot.games.view(position.game.id, None)
        if view.turn_number != table_message.turn:
            return False
        return await news_of.begins_at(self.bot, position, table_message) >= table_message.posted

    async def post(
        self,
        position: Position,
        channel: Channel,
        news: News,
        *,
        again: bool = False,
        cards: int | None = None,
        waits: Waits | None = None,
        rung: frozenset[int] | None = None,
    ) -> None:
        """Post a new table message. `again`: the same one was posted before and is gone. `waits` and whom it may ring
        for, if already known."""
        game = position.game
        view = await self.bot.games.view(game.id, None)
        if waits is None:
            waits = await self.bot.games.asked.with_profiles(game.id)
        ask = end_of_table_message(
            self.bot, position, view, self.bot.words_in(game), [asked for asked, _ in waits]
        )
        text = fitting(news.lines, ask)
        silent = all_quiet(self.bot.games.now(), [profile for asked, profile in waits if asked.user_id])
        # If a plan answers at once, nobody has to come; its owner is notified by direct message.
        planned = any(one.planned for one, _ in waits)
        ready = await self.bot.games.plans.ready(game.id) if planned else frozenset[int]()
        unpinged = frozenset(
            one.seat
            for one, profile in waits
            if one.seat in ready and not profile.dm_closed and profile.reach not in ("channel", "none")
        )
        if not silent:
            unpinged |= hear_later(waits, self.bot.games.now())
        draft = Draft(position, view, text, news, silent, unpinged, rung)
        message, unnoted = await post_table_message(self.bot, draft, channel.nonce, again=again)
        since = position.length if news.since is None else news.since
        refused = await self._supersede(position, channel.table_message, message)
        await self.bot.games.table_messages.post(
            game.id,
            TableMessage(
                since=since,
                posted=position.length,
                length=position.length,
                revision=position.revision,
                turn=view.turn_number,
                asked=frozenset(position.waiting),
                message=Message(Kind.TABLE, -1, message.channel.id, message.id),
                alt=alts_of(message),
                digits=position.digits,
            ),
            cards,
            retired=refused is None,
        )
        if refused is not None:
            later(self.bot, game.id, refused)
        elif channel.stale or unnoted:
            await retire_rest(self.bot, game.id)

    async def _supersede(
        self, position: Position, table_message: TableMessage | None, newest: discord.Message
    ) -> discord.HTTPException | None:
        """Remove the question from the previous message. This is done before the new message is recorded, so that one
        record serves for both: after a kill in between both are done again, and a nonce keeps Discord from posting
        twice."""
        bare = self._bare.pop(position.game.id, None)
        if (
            table_message is not None
            and table_message.message is not None
            and table_message.message.message_id in (bare, newest.id)
        ):
            return None
        return await supersede(self.bot, position.game, table_message)

    async def update(
        self,
        position: Position,
        channel: Channel,
        table_message: TableMessage,
        cards: int | None,
        waits: Waits | None = None,
        rung: frozenset[int] | None = None,
    ) -> None:
        """Edit the message: it says more, but nobody is pinged again."""
        view = await self.bot.games.view(position.game.id, None)
        if waits is None:
            waits = await self.bot.games.asked.with_profiles(position.game.id)
        ask = end_of_table_message(
            self.bot, position, view, self.bot.words_in(position.game), [asked for asked, _ in waits]
        )
        before, after = await news_of.told_in(self.bot, table_message, position)
        so_far = before + after
        bare = self._bare.pop(position.game.id, None) is not None
        changed = after.lines or table_message.revision != position.revision
        news = so_far if changed or (bare and position.game.fold_boards) else None
        text = fitting(so_far.lines, ask)
        try:
            alt = await edit_table_message(self.bot, table_message, text, position, view, news)
        except discord.HTTPException as error:
            if isinstance(error, discord.NotFound) or error.code == ARCHIVED:
                # Deleted, or in an archived thread; a new message reopens the thread.
                await self.post(position, channel, so_far, cards=cards, waits=waits, rung=rung)
                return
            raise
        await self.bot.games.table_messages.extend(
            position.game.id,
            position.length,
            position.revision,
            cards,
            alt=alt,
            digits=position.digits,
            unused=position.nonce,
        )

    async def finish(self, position: Position, news: News) -> None:
        """Announce the end of the game."""
        game = position.game
        self._bare.pop(game.id, None)
        place = {name: getattr(position, name) for name in Position.__dataclass_fields__}
        first = news.since or 0
        logged = await news_of.rows(self.bot, position, first)
        facts = tuple(event for row in logged for event in row.facts)
        moved = Moved(**place, first=first, facts=facts)
        await post_end(self.bot, moved, news.lines, position.nonce)

    async def make_bare(self, position: Position, table_message: TableMessage) -> None:
        """Remove buttons and question from the table message, once, while nobody is asked anything."""
        game, message = position.game, table_message.message
        if message is None or self._bare.get(game.id) == message.message_id:
            return
        before, _ = await news_of.told_in(self.bot, table_message, position)
        partial = self.bot.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)
        answers = await news_of.rows(self.bot, position, table_message.posted)
        end = closing(self.bot.words_in(game), table_message.turn, answers)
        told = superseded(self.bot, game, before.lines, end, table_message.alt, table_message.digits)
        try:
            await partial.edit(**{"view": None, **told})
        except discord.NotFound:
            pass  # it is gone, and its buttons with it
        except discord.HTTPException as error:
            log.info("a message keeps its buttons until the next is posted: %s", error)
            return
        self._bare[game.id] = message.message_id
