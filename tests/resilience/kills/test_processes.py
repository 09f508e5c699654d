"""The process for hard computer players: started before it is needed, and always ended together with the bot."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.resilience.kills.player import Player
from tests.resilience.wire.bot_process import ROOT, BotProcess
from tests.resilience.wire.wire import Click, Wire
from tests.resilience.wire.wire_shapes import text_of
from tests.waiting import HANG

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


async def test_a_killed_bot_leaves_no_process(tmp_path: Path) -> None:
    """This takes a second or two, or longer on a busy machine."""
    async with Wire() as wire, Player(wire, tmp_path / "games.sqlite3", 3) as player:
        await player.begin()
        user = await at_a_turn(player)
        await player.answered(await hinted(player, user))
        idle = children_of(process_of(player))
        assert idle, "the process for hard computer players must be running"
        player.kill()
        await wire.until(lambda: not any(map(running, idle)))

        await player.start()
        await wire.until(lambda: children_of(process_of(player)))
        await hinted(player, user)
        thinking = children_of(process_of(player))
        player.kill()
        await wire.until(lambda: not any(map(running, thinking)))


async def test_a_hint_right_after_a_start_comes_from_the_warm_process(tmp_path: Path) -> None:
    """It needs not wait for a new process."""
    async with Wire() as wire, Player(wire, tmp_path / "games.sqlite3", 3) as player:
        await player.begin()
        user = await at_a_turn(player)
        player.kill()
        await player.start()
        await wire.until(lambda: children_of(process_of(player)))
        warm = children_of(process_of(player))
        click = await player.answered(await hinted(player, user))
        assert click.text, "the hint must have a text"
        assert children_of(process_of(player)) == warm
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
        gone_by = time.monotonic() + HANG
        while running(worker):
            assert time.monotonic() < gone_by
            time.sleep(0.05)
