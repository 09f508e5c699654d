"""Every press and command is acknowledged before anything is read, written or drawn."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from discord import AppCommandType, app_commands

from bot.hosting.app import Euphoria
from bot.store.sqlite import SQLite
from tests.resilience.wire.bot_process import BotProcess
from tests.resilience.wire.wire import Click, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, Payload, control
from tests.resilience.wire.wired_table import Wired, point_at

pytestmark = pytest.mark.slow

TABLES = 40
LIMIT = 3.0
"""Seconds within which Discord requires an acknowledgement."""


@asynccontextmanager
async def stuck(bot: Euphoria) -> AsyncIterator[None]:
    """Block all reads and writes of the database."""
    database, over = cast(SQLite, bot.store.database), threading.Event()
    connections: list[Any] = [database._reader, database._writer]
    held = [asyncio.create_task(connection._execute(over.wait)) for connection in connections]
    await asyncio.sleep(0.1)
    try:
        yield
    finally:
        over.set()
        await asyncio.gather(*held)


async def test_everything_is_acknowledged_while_the_database_is_stuck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Wire() as wire:
        point_at(wire, monkeypatch)
        table = Wired(wire, tmp_path / "games.sqlite3")
        await table.start()
        await table.begin()
        table_message, user = wire.table_message, next(iter(wire.people))
        assert table_message is not None
        verbs = sys.modules["cogs.kit.controls"]._controls
        commands = [
            command.qualified_name
            for command in table.bot.tree.walk_commands()
            if not isinstance(command, app_commands.Group)
        ]
        menus = [one for one in table.bot.tree.get_commands() if isinstance(one, app_commands.ContextMenu)]
        targets: dict[AppCommandType, int | Payload] = {
            AppCommandType.user: list(wire.people)[1],
            AppCommandType.message: table_message,
        }
        assert len(verbs) > 30 and len(commands) > 25 and menus
        async with stuck(table.bot):
            clicks = {
                verb: await wire.press(user, *message_with(table_message, verb)) for verb in sorted(verbs)
            }
            clicks |= {f"/{name}": await wire.slash(user, name) for name in commands}
            clicks |= {
                menu.name: await wire.context_menu(user, menu.name, targets[menu.type]) for menu in menus
            }
            with contextlib.suppress(AssertionError):
                await wire.until(lambda: all(click.callbacks for click in clicks.values()))
            assert [name for name, click in clicks.items() if not click.callbacks] == []
        expected = {
            verb: 6 if answer == "update" else 4 if answer == "form" else 5
            for verb, (_, answer) in verbs.items()
        }
        assert {verb: clicks[verb].callbacks[0] for verb in verbs} == expected
        assert all(clicks[f"/{name}"].callbacks == [5] for name in commands)
        forms = [menu.name for menu in menus if menu.extras]
        assert all(clicks[menu.name].callbacks == [4 if menu.name in forms else 5] for menu in menus)
        assert "busy" in clicks["trade"].text and "busy" in clicks["Trade"].text
        # Presses that are usually answered at once were only acknowledged, but still get their answer.
        await wire.until(lambda: clicks["turn"].done)
        await table.stop()


def message_with(message: Payload, verb: str) -> tuple[Payload, str]:
    """A message with the button of a verb, and its id."""
    identity = f"eb:{verb}:1:0:0:1"
    button = {"type": 2, "style": 1, "label": "press", "custom_id": identity}
    return message | {"components": [{"type": 1, "components": [button]}]}, identity


class Rush(BotProcess):
    """Many presses at once, each acknowledged in time."""

    def processor_time(self) -> float:
        """Seconds that this process has computed, without those in which a busy machine did not let it."""
        assert self.child is not None
        user, system = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def all_of(self, presses: list[Any]) -> list[Click]:
        began = self.processor_time()
        clicks = [await press for press in presses]
        await self.wire.until(lambda: all(click.callbacks for click in clicks))
        taken = self.processor_time() - began
        assert taken < LIMIT, f"{len(clicks)} presses were acknowledged in {taken:.1f} seconds"
        return clicks

    def with_button(self, verb: str) -> dict[int, Payload]:
        """The newest message with that button, by channel."""
        public = [m for m in self.wire.messages.values() if int(m["channel_id"]) in self.wire.channels]
        return {int(m["channel_id"]): m for m in public if control(m, verb)}

    def kept(self, click: Click) -> bool:
        """Whether the database contains anything of this user in this channel."""
        seats = "SELECT 1 FROM seats JOIN games ON id = game_id WHERE channel_id = ? AND user_id = ?"
        return bool(self.rows(seats, click.channel, click.user))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is looked up in /proc")
async def test_a_rush_on_lobbies_panels_and_votes(tmp_path: Path) -> None:
    async with (
        Wire(people=3 * TABLES, channels=TABLES) as wire,
        Rush(wire, tmp_path / "games.sqlite3") as bot,
    ):
        too_soon: list[Click] = []

        def look(click: Click) -> None:
            if bot.kept(click):
                too_soon.append(click)

        wire.on_acknowledged = look
        people = list(wire.people)
        seats = {CHANNEL + n: people[3 * n : 3 * n + 3] for n in range(TABLES)}
        await bot.all_of([wire.slash(users[0], "game new", channel) for channel, users in seats.items()])

        await wire.until(lambda: len(bot.with_button("join")) == TABLES)
        found = bot.with_button("join")
        joining = [
            wire.press(user, lobby, str(control(lobby, "join")))
            for channel, lobby in found.items()
            for user in seats[channel][1:]
        ]
        await bot.all_of(joining)
        assert not too_soon, "a press was stored before it was acknowledged"
        wire.on_acknowledged = None
        await wire.until(lambda: bot.rows("SELECT count(*) FROM seats") == [(3 * TABLES,)])
        starting = [
            wire.press(seats[channel][0], lobby, f"eb:start:{game_of(lobby)}:0:0:")
            for channel, lobby in found.items()
        ]
        await bot.all_of(starting)

        await wire.until(lambda: len(bot.with_button("turn")) == TABLES)
        panels = [
            wire.press(user, table_message, str(control(table_message, "turn")))
            for channel, table_message in bot.with_button("turn").items()
            for user in seats[channel]
        ]
        await bot.all_of(panels)
        await bot.all_of([wire.slash(users[0], "game pause", channel) for channel, users in seats.items()])

        await wire.until(lambda: len(bot.with_button("vote")) == TABLES)
        voices = [
            wire.press(user, vote, str(control(vote, "vote")))
            for channel, vote in bot.with_button("vote").items()
            for user in seats[channel][1:]
        ]
        await bot.all_of(voices)
        paused = "SELECT count(*) FROM games WHERE status = 'paused'"
        await wire.until(lambda: bot.rows(paused) == [(TABLES,)])


def game_of(message: Any) -> str:
    return str(control(message, "join")).split(":")[2]
