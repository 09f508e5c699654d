"""The whole bot as a child process on the small Discord of `wire`: started, stopped, killed, started again.

    async with Wire(people=3) as wire, BotProcess(wire, tmp_path / "games.sqlite3") as bot:
        lobby = await bot.open_lobby()
        await bot.begin(lobby)

Discord lives on in the test: it has seen what was acknowledged, and it keeps the messages.
"""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Self

from .wire import Click, Wire, joined
from .wire_shapes import Payload, control

ROOT = Path(__file__).resolve().parents[2]


class Killed(Exception):
    """The process was killed while somebody waited for its answer."""


class BotProcess:
    """One bot, and what a test does with it as the host and as the people at the table."""

    def __init__(self, wire: Wire, path: Path, *arguments: str) -> None:
        self.wire = wire
        self.path = path
        self.arguments = arguments
        """Further arguments for `wired_bot`."""
        self.child: subprocess.Popen[bytes] | None = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.alive:
            self.kill()

    # The process

    async def start(self) -> None:
        """Start it, and wait until it is connected."""
        known = self.wire.identified
        self.launch()
        await self.wire.until(lambda: self.wire.identified > known or not self.alive)
        assert self.alive, self.log

    def launch(self) -> None:
        """Start it, and do not wait."""
        module, arguments = (
            "tests.resilience.wired_bot",
            (str(self.path), str(self.wire.port), *self.arguments),
        )
        with self.log_path.open("ab") as log:
            self.child = subprocess.Popen(
                [sys.executable, "-m", module, *arguments], cwd=ROOT, stdout=log, stderr=log
            )

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it without anybody tidying up (or, with SIGTERM, in order)."""
        assert self.child is not None and self.alive
        self.child.send_signal(how)
        code = self.child.wait(30)
        assert code == (-how if how is signal.SIGKILL else 0), self.log

    @property
    def alive(self) -> bool:
        return self.child is not None and self.child.poll() is None

    @property
    def log_path(self) -> Path:
        return self.path.with_suffix(".log")

    @property
    def log(self) -> str:
        """Everything it printed, of all its lives."""
        return self.log_path.read_text()

    # The table

    async def answered(self, click: Click) -> Click:
        """Wait until a press or command was answered with something to read."""
        await self.wire.until(lambda: click.done or not self.alive)
        if not click.done:
            raise Killed
        return click

    async def open_lobby(self) -> Payload:
        """The first of the people types `/game new`; the lobby's message."""
        lobby = (await self.answered(await self.wire.slash(next(iter(self.wire.people)), "game new"))).panel
        assert lobby is not None
        return lobby

    async def begin(self, lobby: Payload | None = None) -> None:
        """Everybody joins, the first presses *Start*; the board is shown and recruits are asked for."""
        lobby = lobby or await self.open_lobby()
        first, *others = self.wire.people
        for user in others:
            await self.wire.press(user, lobby, str(control(lobby, "join")))
            await joined(self.wire, lobby, user)
        await self.wire.press(first, lobby, str(control(lobby, "start")))
        await self.wire.until(lambda: self.wire.front)

    def rows(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """What is kept, read as any program reads it."""
        with closing(sqlite3.connect(self.path)) as database:
            return database.execute(sql, args).fetchall()
