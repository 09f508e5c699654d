"""The whole bot as a child process, connected to the fake Discord of `wire`: it can be started, stopped and killed.

    async with Wire(people=3) as wire, BotProcess(wire, tmp_path / "games.sqlite3") as bot:
        lobby = await bot.open_lobby()
        await bot.begin(lobby)

The fake Discord stays in the test process: it knows what was acknowledged and keeps the messages.

Time can be advanced for the bot and the fake Discord; a restart does not reset it:

        await bot.advance(hours=12)
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any, Self

from bot.engine.state import Game
from bot.games import Games
from bot.store import Store
from tests.databases import Place, make_file, read
from tests.games.helpers import stand_at
from tests.waiting import HANG

from . import wired_bot
from .wire import Click, Wire, joined
from .wire_shapes import CHANNEL, GUILD, Payload, control, leads_on, parts

ROOT = Path(__file__).resolve().parents[3]

PROCESSES = multiprocessing.get_context("forkserver")
"""Each bot is forked from a process that has imported everything but has not done anything else."""
PROCESSES.set_forkserver_preload(["tests.resilience.wire.preloaded"])


BotOn = Callable[[Wire], "BotProcess"]


class Killed(Exception):
    """The process was killed while a test waited for its answer."""


class BotProcess:
    """One bot process, with helpers for what the host and the players do."""

    processes: ForkServerContext | SpawnContext = PROCESSES

    def __init__(self, wire: Wire, path: Place, *arguments: str, log: Path | None = None) -> None:
        """`path` may also be the URL of a PostgreSQL database; then `log` names the file for its log."""
        self.wire = wire
        self.path = path
        self.log_path = log or Path(path).with_suffix(".log")
        self.arguments = arguments
        """Additional arguments for `wired_bot`."""
        self.child: BaseProcess | None = None
        self._time: Connection | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.alive:
            self.kill()
        self.close()

    @asynccontextmanager
    async def with_game(self, **how: Any) -> AsyncIterator[Self]:
        """Start the bot with a game of all players, prepared by `prepare_game`."""
        await self.prepare_game(**how)
        async with self:
            await self.wait_for_table(how.get("channel", CHANNEL))
            # Also wait for the direct messages, so that a fault set now only affects what the test does.
            await self.wire.until(lambda: self.rows("SELECT 1 FROM table_messages WHERE told = length"))
            yield self

    # The process

    async def start(self) -> None:
        """Start the process and wait until it is connected."""
        known = self.wire.identified
        self.launch()
        await self.wire.until(lambda: self.wire.identified > known or not self.alive)
        assert self.alive, self.log

    def launch(self) -> None:
        """Start the process without waiting."""
        make_file(self.path)
        self.log_path.touch()
        self.close()
        for_the_child, self._time = self.processes.Pipe(duplex=False)
        self.child = self.processes.Process(
            target=wired_bot.run,
            args=(self.path, self.wire.port, self.wire.ahead, self.arguments, self.log_path, for_the_child),
        )
        self.child.start()
        for_the_child.close()

    def close(self) -> None:
        """Release the resources of a process that has ended."""
        if self._time is not None:
            self._time.close()
            self._time = None

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Kill the process without any cleanup (or, with SIGTERM, end it cleanly)."""
        assert self.child is not None and self.child.pid is not None and self.alive
        os.kill(self.child.pid, how)
        self.child.join(HANG)
        assert self.child.exitcode == (-how if how is signal.SIGKILL else 0), self.log

    async def advance(self, **time: float) -> None:
        """Advance time, timer by timer, and wait until everything they started is done."""
        reached = self.wire.reached
        self.start_advancing(**time)
        await self.wire.until(lambda: self.wire.reached > reached or not self.alive)
        assert self.alive, self.log

    def start_advancing(self, **time: float) -> None:
        """Advance time without waiting."""
        assert self._time is not None
        os.write(self._time.fileno(), f"{timedelta(**time).total_seconds()}\n".encode())

    @property
    def alive(self) -> bool:
        return self.child is not None and self.child.exitcode is None

    @property
    def log(self) -> str:
        """The output of the process, including its earlier runs."""
        return self.log_path.read_text()

    # The table

    async def answered(self, click: Click) -> Click:
        """Wait until a press or command has been answered with a text."""
        await self.wire.until(lambda: click.done or not self.alive)
        if not click.done:
            raise Killed
        return click

    async def open_lobby(self) -> Payload:
        """The first person types `/game new`; return the lobby's message."""
        lobby = (await self.answered(await self.wire.slash(next(iter(self.wire.people)), "game new"))).panel
        assert lobby is not None
        return lobby

    async def begin(self, lobby: Payload | None = None) -> None:
        """Everybody joins, the first person presses *Start*; wait for the board and the question for recruits."""
        lobby = lobby or await self.open_lobby()
        first, *others = self.wire.people
        for user in others:
            await self.wire.press(user, lobby, str(control(lobby, "join")))
            await joined(self.wire, lobby, user)
        await self.wire.press(first, lobby, str(control(lobby, "start")))
        await self.wire.until(lambda: self.wire.table_message)

    async def prepare_game(
        self,
        *,
        guild: int = GUILD,
        channel: int = CHANNEL,
        at: Callable[[Game], None] | None = None,
        **settings: Any,
    ) -> int:
        """Prepare a game of all players directly in the database while the bot is stopped, which is fast. A running bot
        is restarted and shows the game: at the choice of recruits or, with `at`, at a changed turn of the first
        player."""
        was_alive = self.alive
        if was_alive:
            self.kill()
        make_file(self.path)
        store = await Store.open(self.path, now=self.wire.now)
        games = Games(store, random=Random(1))
        first, *others = self.wire.people
        names = self.wire.people
        game = await games.lobby.open(guild_id=guild, channel_id=channel, host_id=first, name=names[first])
        for user in others:
            await games.lobby.join(game.id, user, names[user])
        if settings:
            await games.lobby.change(game.id, **settings)
        await games.lobby.start(game.id, user_id=first)
        if at is not None:
            await stand_at(games, await games.game(game.id), at)
        await store.close()
        if was_alive:
            await self.start()
            await self.wait_for_table(channel)
        return game.id

    async def wait_for_table(self, channel: int) -> None:
        """Wait until the table message is in this channel."""
        shown = self.wire.messages.values()
        await self.wire.until(
            lambda: any(m["channel_id"] == str(channel) and control(m, "turn") for m in shown)
        )

    async def answer_first(self, user: int) -> None:
        """This user opens the panel and takes the first of all options, until the move is committed."""
        table_message = await self.wire.until(lambda: self.wire.table_message)
        click = await self.answered(
            await self.wire.press(user, table_message, str(control(table_message, "turn")))
        )
        before = self.rows("SELECT count(*) FROM answers")
        while self.rows("SELECT count(*) FROM answers") == before:
            panel = click.panel
            assert panel is not None
            part = next(p for p in parts(panel) if leads_on(p))
            values = [part["options"][0]["value"]] if part["type"] == 3 else None
            click = await self.answered(await self.wire.press(user, panel, part["custom_id"], values))

    async def caught_up(self) -> None:
        """Wait until the channel has been told the whole log and has a button to press."""
        shown = "SELECT 1 FROM table_messages WHERE length = (SELECT count(*) FROM answers)"
        await self.wire.until(lambda: self.rows(shown) and self.wire.table_message is not None)

    def write(self, sql: str, *args: Any) -> None:
        """Change the database directly, as a host might."""
        if isinstance(self.path, str):
            read(self.path, sql, *args)
            return
        with closing(sqlite3.connect(self.path)) as database:
            database.execute(sql, args)
            database.commit()

    def rows(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """Read from the database as any other program would."""
        if isinstance(self.path, str):
            return read(self.path, sql, *args)
        with closing(sqlite3.connect(self.path)) as database:
            return database.execute(sql, args).fetchall()


def with_workers(state: Game) -> None:
    """The player on turn has a 2, the other one a 5."""
    state.players[0].available, state.players[1].available = [2], [5]


@asynccontextmanager
async def managed_game(bot_on: BotOn, players: int, manager: int) -> AsyncIterator[BotProcess]:
    """A bot with a game of so many players, a manager of the channel and a stranger."""
    async with Wire(people=players, watchers=2) as wire, bot_on(wire).with_game() as bot:
        wire.managers = {manager}
        await wire.until(lambda: wire.table_message)
        yield bot
