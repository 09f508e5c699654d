"""The process for hard computer players: started before it is needed, and always ended together with the bot."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.resilience.player import Player

from .bot_process import ROOT, BotProcess
from .wire import Click, Wire
from .wire_shapes import text_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc"),
]


def running(pid: int) -> bool:
    """Whether the process is running, and not only a zombie."""
    return _state(pid) not in ("", "Z", "X")


def children_of(pid: int) -> list[int]:
    """All descendants of a process."""
    found = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    direct = [child for child in found if _parent(child) == pid]
    return [*direct, *(further for child in direct for further in children_of(child))]


def _stat(pid: int) -> list[str]:
    """The fields after the name: state, parent, …"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _state(pid: int) -> str:
    return next(iter(_stat(pid)), "")


def _parent(pid: int) -> int:
    return int(next(iter(_stat(pid)[1:]), 0))


def processor_time(pid: int) -> int:
    return sum(map(int, _stat(pid)[11:13]))


def process_of(bot: BotProcess) -> int:
    assert bot.child is not None and bot.child.pid is not None
    return bot.child.pid


async def at_a_turn(player: Player) -> int:
    """Play until a player may place a worker; return the player."""
    while not (found := whose_turn(player)):
        await player.move()
        await player.caught_up()
    return found


def whose_turn(player: Player) -> int | None:
    table_message = player.wire.table_message
    if table_message is None or "your turn" not in text_of(table_message).lower():
        return None
    return next(user for user in player.wire.people if f"<@{user}>" in text_of(table_message))


async def hinted(player: Player, user: int) -> Click:
    return await player.wire.slash(user, "hint")


async def warmed_up(player: Player) -> None:
    """Wait until the process has been started in advance and is idle."""
    await player.wire.until(lambda: children_of(process_of(player)), seconds=10)
    before, now = [-1], [0]
    while before != now:
        await asyncio.sleep(0.3)
        before, now = now, [processor_time(child) for child in children_of(process_of(player))]


async def test_a_killed_bot_leaves_no_process(tmp_path: Path) -> None:
    """This takes a second or two, or longer on a busy machine."""
    async with Wire() as wire, Player(wire, tmp_path / "games.sqlite3", 3) as player:
        await player.begin()
        user = await at_a_turn(player)
        await player.answered(await hinted(player, user))
        idle = children_of(process_of(player))
        assert idle, "the process for hard computer players must be running"
        player.kill()
        await wire.until(lambda: not any(map(running, idle)), seconds=20)

        await player.start()
        await wire.until(lambda: children_of(process_of(player)))
        await hinted(player, user)
        thinking = children_of(process_of(player))
        player.kill()
        await wire.until(lambda: not any(map(running, thinking)), seconds=20)


async def test_a_hint_right_after_a_start_is_not_late(tmp_path: Path) -> None:
    async with Wire() as wire, Player(wire, tmp_path / "games.sqlite3", 3) as player:
        await player.begin()
        user = await at_a_turn(player)
        player.kill()
        await player.start()
        await warmed_up(player)
        click = await player.answered(await hinted(player, user))
        assert click.text, "the hint must have a text"
        assert "Traceback" not in player.log and "hint" not in player.log, player.log


def test_a_process_ends_with_its_parent_while_it_works() -> None:
    """The process is busy all the time, but still notices that its parent is gone."""
    parent = (
        "from bot.players.thinking_process import Thinker; Thinker().ask(exec, 'print(1)\\nwhile True: pass')"
    )
    with subprocess.Popen([sys.executable, "-c", parent], cwd=ROOT, stderr=subprocess.PIPE) as child:
        assert child.stderr is not None
        child.stderr.readline()  # it has started
        [worker] = children_of(child.pid)
        assert running(worker)
        child.kill()
        gone_by = time.monotonic() + 5
        while running(worker):
            assert time.monotonic() < gone_by
            time.sleep(0.05)
