"""The bot on the fake Discord of `wire`, in this process, with a game to play."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import yarl

from bot.games import Position
from bot.hosting.app import Euphoria
from bot.hosting.press_limits import Presses
from bot.hosting.settings import Settings
from bot.notices import TableWanted
from tests.databases import Place
from tests.waiting import HANG, until

from .wire import Click, Wire, joined
from .wire_shapes import CHANNEL, GUILD, control, leads_on, parts, text_of


class Wired:
    """A connected bot with two players at the first turn of their game."""

    def __init__(self, wire: Wire, path: Place, **settings: Any) -> None:
        self.wire = wire
        self.path = path
        self.bot = Euphoria(
            Settings(_env_file=None, **settings), path, random=Random(1), pause=0.0, warm_up=False
        )
        self.bot.presses = Presses(burst=inf)  # tests are faster than any person
        self.running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        known = self.wire.identified
        # Discord sends the guild shortly after READY; the fake one sends it at once.
        self.bot._connection.guild_ready_timeout = 0.1
        self.running = asyncio.create_task(self.bot.start("token"))
        running = self.running
        await self.wire.until(lambda: self.wire.identified > known or running.done())
        if running.done():
            running.result()
        await self.bot.wait_until_ready()

    async def stop(self) -> None:
        assert self.running is not None
        await self.bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait_for(self.running, HANG)

    async def begin(self) -> None:
        """Start a game directly through `bot.games`, which is fast, then show it."""
        games, (first, *others) = self.bot.games, self.wire.people
        game = await games.lobby.open(guild_id=GUILD, channel_id=CHANNEL, host_id=first, name="Ada")
        for user in others:
            await games.lobby.join(game.id, user, self.wire.people[user])
        position: Position = await games.lobby.start(game.id, user_id=first)
        while (prompt := position.prompts[0]).ask != "act":
            user = list(self.wire.people)[prompt.seat]
            position = await games.play.answer(game.id, prompt.seat, [prompt.options[0].id], user_id=user)
        self.bot.publish(TableWanted(position.game.id))
        await self.shown()

    async def begin_by_clicks(self) -> None:
        wire = self.wire
        first, *others = wire.people
        lobby = (await self.answered(await wire.slash(first, "game new"))).panel
        assert lobby is not None
        for user in others:
            await wire.press(user, lobby, str(control(lobby, "join")))
            await joined(wire, lobby, user)
        await wire.press(first, lobby, str(control(lobby, "start")))
        await wire.until(lambda: wire.table_message)
        while (position := await self.position()).prompts[0].ask != "act":
            for seat in position.waiting:
                await self.answer_first(list(wire.people)[seat])
        await self.shown()

    async def answer_first(self, user: int) -> None:
        """Open the panel and take the first of all options, until the move is committed."""
        table_message = await self.wire.until(lambda: self.wire.table_message)
        click = await self.answered(
            await self.wire.press(user, table_message, str(control(table_message, "turn")))
        )
        before = (await self.position()).length
        for _ in range(20):
            panel = click.panel
            assert panel is not None
            part = next(p for p in parts(panel) if leads_on(p))
            values = [one["value"] for one in part["options"][:1]] if part["type"] == 3 else None
            click = await self.answered(await self.wire.press(user, panel, part["custom_id"], values))
            if (await self.position()).length > before:
                return
        raise AssertionError("the panel did not complete the move")

    async def answered(self, click: Click) -> Click:
        await self.wire.until(lambda: click.done)
        return click

    async def position(self) -> Position:
        return await self.bot.games.position(1)

    async def shown(self) -> dict[str, Any]:
        """Wait until the table message is up to date, and return it."""
        message: dict[str, Any] = await until(self._up_to_date)
        return message

    async def _up_to_date(self) -> dict[str, Any] | None:
        position = await self.position()
        shown = await self.bot.store.table_messages.get(1)
        if shown is None or (shown.length, shown.revision) != (position.length, position.revision):
            return None
        assert shown.message is not None
        return self.wire.messages[shown.message.message_id]

    async def place(self, space: str) -> Click:
        """The player on turn places a worker there, by command."""
        position = await self.position()
        act = next(o.id for o in position.prompts[0].options if o.id.endswith(f":{space}"))
        user = list(self.wire.people)[position.turn]
        return await self.wire.slash(user, "place", worker=int(act.split(":")[1]), space=space)

    def tells(self, word: str) -> list[dict[str, Any]]:
        return [m for m in self.wire.channel if word in text_of(m)]


def point_at(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", wire.base)
    gateway = yarl.URL(f"ws://127.0.0.1:{wire.port}/gateway")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)


@contextlib.asynccontextmanager
async def at_first_turn(
    path: Path, monkeypatch: pytest.MonkeyPatch, *, managers: Iterable[int] = (), **wire: int
) -> AsyncIterator[Wired]:
    """A game at its first turn. At the end, check that the bot had no internal errors."""
    async with Wire(**wire) as small_discord:
        point_at(small_discord, monkeypatch)
        small_discord.managers = set(managers)
        table = Wired(small_discord, path)
        await table.start()
        await table.begin()
        yield table
        await table.stop()
        assert not table.bot.unexpected_errors
