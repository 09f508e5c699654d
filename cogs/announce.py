"""What the channel sees: one message a turn with what happened, the board, and whose move it is.

The newest such message is the game's *front*. While the same player goes on it is updated; when somebody else is asked
a new one is posted, because only a new message pings, and the buttons of the old one are taken away.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

from bot import reports
from bot.engine.events import Event, TurnStarted
from bot.engine.view import View
from bot.logs import about_game
from bot.store.records import GameRecord, LoggedRow, Message, SeatRecord
from bot.tables import Moved, Position
from cogs import pictures
from cogs.controls import Key, button, rows
from cogs.ending import post_end
from cogs.people import mention, names_of
from cogs.private import Asked, tell_asked, tell_hands
from cogs.replies import MOST_CHARACTERS
from data.words import Words

if TYPE_CHECKING:
    from bot.app import Euphoria

log = logging.getLogger(__name__)

TOGETHER = {"recruits", "recruit_draft", "market_draft"}
"""Questions put to everybody at once."""

AGAIN = (60, 300, 900, 3600)
"""Seconds after which a message that Discord did not take is tried again, once each."""

LAST_ROWS = 60
"""More answers, rolls and draws than a game's last turn has."""

MOST_FRONTS = 256
"""So many games' newest messages are remembered; the others get a new message where an old one could be updated."""


@dataclass(slots=True)
class News:
    """What happened, as the channel is told and as the board marks it."""

    lines: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class Front:
    """The newest public message of a game, and what it told."""

    message: Message
    news: News
    length: int
    """The log's length when it was posted: rows from here on are news."""
    asked: frozenset[int]


class Announcer:
    """Shows moves one after the other, game by game. Nothing here is needed to go on after a restart: a game without
    a known front gets a new message."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.fronts: dict[int, Front] = {}
        self.asked: Asked = {}
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._later: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        for task in self._later:
            task.cancel()

    async def show(self, moved: Moved) -> None:
        """Tell the table, and in private those whose cards changed or who are asked off turn."""
        if moved.duplicate:
            return
        game = moved.game
        async with self._turns[game.id]:
            with about_game(game.id):
                await self._public(moved)
                await tell_hands(self.bot, moved)
                await tell_asked(self.bot, moved, self.asked)
        if moved.over:
            self._turns.pop(game.id, None)
            self.fronts.pop(game.id, None)

    async def show_again(self, position: Position) -> None:
        """Post the table as it stands: after a loss of messages, or on request."""
        async with self._turns[position.game.id]:
            await self._post(position, News())

    async def _public(self, moved: Moved) -> None:
        game = moved.game
        front = self.fronts.get(game.id)
        if moved.over:
            await self._finish(moved, (await self._news(moved, front)).lines)
            return
        people = {seat for seat in moved.waiting if not game.seats[seat].by_computer}
        if not people:
            # Computers move within moments: the next person's message tells all of it.
            if front is not None:
                await self._retire(front.message)
            return
        news = await self._news(moved, front)
        goes_on = front is not None and not moved.new_turn and people <= front.asked
        if front is not None and goes_on and moved.length >= front.length:
            await self._update(moved, front, news)
        else:
            if moved.taken_back and not news.lines:
                w = self.bot.public_words
                news.lines = [w("announce-taken-back", name=names_of(game)[moved.turn])]
            await self._post(moved, news)

    async def _news(self, moved: Moved, front: Front | None) -> News:
        """What happened since the front was posted, turn by turn."""
        since = moved.first if front is None else min(front.length, moved.first)
        logged = await self.bot.tables.log(moved.game.id, since=since)
        view = await self.bot.tables.view(moved.game.id, None)
        events = [event for row in logged for event in row.seen_by(None)]
        return News(told(events, moved.game, view, self.bot), events)

    async def _post(self, position: Position, news: News, tries: int = 0) -> None:
        game = position.game
        view = await self.bot.tables.view(game.id, None)
        ask = await asking(self.bot, position, view)
        text = fitting(news.lines, ask)
        picture = await self._picture(view, news.events)
        message = await self._send(game, text, self._buttons(position), picture, position)
        if message is None:
            if tries < len(AGAIN):
                self._do_later(self._post_later(position, news, tries))
            return
        old = await self.bot.store.games.set_message(game.id, "front", message.channel.id, message.id)
        self.fronts.pop(game.id, None)
        while len(self.fronts) >= MOST_FRONTS:
            del self.fronts[next(iter(self.fronts))]
        self.fronts[game.id] = Front(
            Message("front", -1, message.channel.id, message.id),
            news,
            position.length,
            frozenset(position.waiting),
        )
        if old is not None and old.message_id != message.id:
            await self._retire(old)

    def _do_later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _post_later(self, position: Position, news: News, tries: int) -> None:
        """Once more after a while, unless something newer was posted, or is to be."""
        game_id = position.game.id
        front = self.fronts.get(game_id)
        await asyncio.sleep(AGAIN[tries])
        async with self._turns[game_id]:
            now = await self.bot.tables.position(game_id)
            same = (now.length, now.revision) == (position.length, position.revision)
            if same and now.game.status == "running" and self.fronts.get(game_id) is front:
                with about_game(game_id):
                    await self._post(now, news, tries + 1)

    async def _update(self, moved: Moved, front: Front, news: News) -> None:
        """The same player goes on, or one of several has answered: no new ping."""
        view = await self.bot.tables.view(moved.game.id, None)
        ask = await asking(self.bot, moved, view)
        so_far = News(front.news.lines + news.lines, front.news.events + news.events)
        partial = self._partial(front.message)
        try:
            content = fitting(so_far.lines, ask)
            if not news.lines:
                await partial.edit(content=content, view=self._buttons(moved))
                return
            picture = await self._picture(view, so_far.events)
            try:
                pictures_now = [] if picture is None else [picture]
                await partial.edit(content=content, view=self._buttons(moved), attachments=pictures_now)
            except discord.Forbidden:
                # No longer allowed to attach files: better no picture than that of a moment ago.
                await partial.edit(content=content, view=self._buttons(moved), attachments=[])
        except discord.NotFound:
            await self._post(moved, so_far)
        except discord.HTTPException as error:
            log.warning("the front message could not be updated: %s", error)

    async def show_end(self, position: Position) -> None:
        """The end of a game that was kept but not shown: the process went away at just that moment."""
        logged = await self.bot.tables.log(position.game.id, last=LAST_ROWS)
        turn = max((n for n, row in enumerate(logged) if _begins(row)), default=0)
        facts = tuple(event for row in logged[turn:] for event in row.facts)
        place = {name: getattr(position, name) for name in Position.__dataclass_fields__}
        moved = Moved(**place, first=position.length - len(logged[turn:]), facts=facts)
        async with self._turns[position.game.id]:
            await self._finish(moved, (await self._news(moved, None)).lines)

    async def _finish(self, moved: Moved, news: list[str], tries: int = 0) -> None:
        game = moved.game
        old = await self.bot.store.games.message(game.id, "front")
        if old is not None:
            await self._retire(old)
        if await post_end(self.bot, moved, news) is None and tries < len(AGAIN):
            self._do_later(self._finish_later(moved, news, tries))

    async def _finish_later(self, moved: Moved, news: list[str], tries: int) -> None:
        await asyncio.sleep(AGAIN[tries])
        with about_game(moved.game.id):
            await self._finish(moved, news, tries + 1)

    # Sending

    async def _send(
        self, game: GameRecord, text: str, view: ui.View, picture: discord.File | None, position: Position
    ) -> discord.Message | None:
        channel = self.bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
        pinged = [discord.Object(s.user_id) for s in waited(position) if s.user_id is not None]
        mentions = discord.AllowedMentions(users=pinged, everyone=False, roles=False)
        try:
            if picture is None:
                return await channel.send(text, view=view, allowed_mentions=mentions)
            return await channel.send(text, view=view, file=picture, allowed_mentions=mentions)
        except discord.Forbidden:
            log.warning("may not post with a picture in channel %s", game.channel_id)
        except discord.HTTPException as error:
            log.warning("could not post in channel %s: %s", game.channel_id, error)
            return None
        try:
            lost = self.bot.public_words("announce-no-picture")
            return await channel.send(fitting(text.split("\n"), lost), view=view, allowed_mentions=mentions)
        except discord.HTTPException as error:
            log.warning("could not post in channel %s: %s", game.channel_id, error)
            return None

    async def _picture(self, view: View, events: list[Event]) -> discord.File | None:
        """The board with what has just happened marked. A mistake in drawing must not keep a table from going on."""
        try:
            return await pictures.board(view, self.bot.public_words, events=events)
        except Exception as error:
            log.exception("the board could not be drawn")
            self.bot.note_error(error)
            return None

    def _buttons(self, position: Position) -> ui.View:
        w = self.bot.public_words
        key = Key("turn", position.game.id, position.question, position.revision)
        together = any(prompt.ask in TOGETHER for prompt in position.prompts)
        on_turn = position.waiting == (position.turn,) and not together
        label = w("announce-choose" if together else "announce-take-turn" if on_turn else "announce-answer")
        return rows(
            button(key, label, ButtonStyle.primary),
            button(Key("hand", position.game.id), w("panel-hand")),
        )

    def _partial(self, message: Message) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)

    async def _retire(self, message: Message) -> None:
        """Take the buttons off an old message."""
        try:
            await self._partial(message).edit(view=None)
        except discord.NotFound:
            return  # gone, and its buttons with it
        except discord.HTTPException as error:
            log.info("an old message keeps its buttons: %s", error)


def _begins(row: LoggedRow) -> bool:
    return any(isinstance(event, TurnStarted) for event in row.facts)


def waited(position: Position) -> list[SeatRecord]:
    return [position.game.seats[seat] for seat in position.waiting]


def told(
    events: Iterable[Event], game: GameRecord, view: View, bot: Euphoria, w: Words | None = None
) -> list[str]:
    """Public lines, a report for each turn."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, TurnStarted):
            turns.append([])
        turns[-1].append(event)
    names = names_of(game)
    w = w or bot.public_words
    return [line for turn in turns for line in reports.report(turn, w, names, built=view.built)]


async def asking(bot: Euphoria, position: Position, view: View, w: Words | None = None) -> str:
    """Whose move it is, what the table waits for, and until when."""
    w = w or bot.public_words
    game = position.game
    seats = waited(position)
    names = w.list([mention(seat) for seat in seats])
    kinds = {prompt.ask for prompt in position.prompts}
    if kinds & TOGETHER:
        lines = [w("announce-choosing", what=next(iter(kinds & TOGETHER)), players=names)]
    elif position.waiting == (position.turn,):
        lines = [w("announce-turn", player=names, number=view.turn_number)]
    else:
        what = w("announce-asked.what", ask=next(iter(kinds)))
        lines = [w("announce-asked", player=names, what=what, turn=names_of(game)[position.turn])]
    due = [a.due_at for a in await bot.store.games.asked(game.id) if a.due_at is not None]
    if due:
        lines.append(w("announce-due", time=f"<t:{int(min(due).timestamp())}:R>"))
    return "\n".join(lines)


def fitting(news: list[str], end: str) -> str:
    """As much of the news as fits a message, the newest; what is asked always."""
    room = MOST_CHARACTERS - len(end) - 4
    kept: list[str] = []
    for line in reversed(news):
        if room < len(line) + 1:
            kept.append("…")
            break
        kept.append(line)
        room -= len(line) + 1
    return "\n".join([*reversed(kept), *([""] if kept else []), end])
