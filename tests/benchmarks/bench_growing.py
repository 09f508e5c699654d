"""A thousand running games in one process: the duration of a start, memory, the clock, and the cost of a move.

Linux only. The fake Discord runs on the same machine, so a start does not wait for it; the real one accepts a few dozen
requests per second.
"""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.games import Games
from bot.store import Store
from bot.store.records import AskedRecord, GameRecord, Kind, Message, Profile, TableMessage
from bot.time.clock import Clock, Waiting
from tests.resilience.wire.wire import Wire

from . import Row
from .mixture import prepare_drawings
from .played_bot import LONG, FreshBot, Play, Table, resident

GAMES, MOVES, IDLE = 1000, 40, 20.0
"""The number of running games, the number of moves made in some of them, and the idle seconds."""


class Silent:
    """A messenger that sends nothing and reports success at once."""

    async def remind(self, user_id: int, waiting: Waiting) -> Waiting:
        return ()

    async def time_is_up(self, game: GameRecord, asked: AskedRecord) -> bool:
        return True

    async def used_up(self, game: GameRecord, asked: AskedRecord) -> bool:
        return True

    async def digest(self, profile: Profile) -> bool:
        return True

    async def end_offers(self) -> None:
        return None

    async def show_absences(self) -> None:
        return None


class Full(Play):
    """A database with many games whose channels are up to date before the start."""

    async def lay_told(self, all_games: int) -> None:
        store = await Store.open(self.bot.path, now=self.wire.now)
        games = Games(store, random=self.rng)
        for number, channel in enumerate(self.wire.channels[:all_games]):
            people = tuple(self.wire.people)[: 2 + number % 5]
            moved = await self._begin(games, number, channel, people)
            await self._on(games, moved, 8 + number % 12)
            position = await games.position(moved.game.id)
            message = self.wire._message(str(channel), {"content": "the table"})
            self.wire.messages[int(message["id"])] = message
            table_message = TableMessage(
                since=position.length, posted=position.length, length=position.length, revision=position.revision,
                turn=1, asked=frozenset(position.waiting),
                message=Message(Kind.TABLE, -1, channel, int(message["id"])),
            )  # fmt: skip
            await games.table_messages.post(moved.game.id, table_message, position.length)
            self.games.append(Table(moved.game.id, channel, people))
        await store.close()


def busy(process: int) -> float:
    """The processor time of a process in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def clock(path: Path) -> tuple[float, float]:
    """Seconds of a tick that schedules a reminder for every game, and of one with nothing to do."""
    store = await Store.open(path)

    async with store.database.transaction() as tx:
        due = store.database.timestamp() + 86_400
        tx.add("UPDATE asked SET due_at = ?, notice_at = ?, remind_at = NULL, reminded = 0", (due, due))
        tx.add("UPDATE games SET pace = 'day'")
    ticking, times = Clock(store, Silent()), list[float]()
    for _ in range(2):
        start = time.perf_counter()
        await ticking.tick()
        times.append(time.perf_counter() - start)
    await store.close()
    return times[0], times[1]


async def measure(folder: Path) -> dict[str, float]:
    path, found = folder / "games.sqlite3", dict[str, float]()
    prepare_drawings(folder / "drawings")  # as at any start of a version but its first
    async with Wire(people=6, channels=GAMES) as wire:
        bot = FreshBot(wire, path, "warm")
        table = Full(wire, bot)
        await table.lay_told(GAMES)
        start = time.monotonic()
        async with bot:
            assert bot.child is not None and bot.child.pid is not None
            process = bot.child.pid
            await wire.until(lambda: "Ready as" in bot.log, LONG)
            found["ready"] = time.monotonic() - start
            looked = [f"PATCH /channels/{m['channel_id']}/messages/{m['id']}" for m in wire.messages.values()]
            await wire.until(lambda: all(wire.requests[one] for one in looked), LONG)
            found["looked after"] = time.monotonic() - start
            await table.quiet()
            found["memory"] = resident(process)
            before = busy(process)
            await asyncio.sleep(IDLE)
            found["idle"] = (busy(process) - before) / IDLE
            before, requests = busy(process), wire.requests.copy()
            for number in range(MOVES):
                await table.move(table.games[number * (GAMES // MOVES)])
            await table.quiet()
            found["busy"] = (busy(process) - before) / MOVES
            made = wire.requests - requests
            ours = sum(
                n for what, n in made.items() if "/interactions/" not in what and "/webhooks/" not in what
            )
            found["requests"], found["counted"] = made.total() / MOVES, ours / MOVES
            found["most"] = resident(process, "VmHWM")
            assert "Traceback" not in bot.log, bot.log
    found["plans"], found["looks"] = await clock(path)
    return found


def run() -> list[Row]:
    if not Path("/proc/self/status").exists():
        return []
    with TemporaryDirectory(prefix="euphoria-bench-") as folder:
        found = asyncio.run(measure(Path(folder)))
    name = f"{GAMES} running games"

    def plain(what: str, figure: float, unit: str) -> Row:
        return Row(f"{name}, {what}", figure, None, figure, None, unit)

    return [
        plain("start until connected", found["ready"], "s"),
        plain("start until all tables are looked after", found["looked after"], "s"),
        plain("memory after the start", found["memory"], "MiB"),
        plain(f"memory at most, with {MOVES} moves", found["most"], "MiB"),
        plain("processor while nothing happens", found["idle"] * 100, "%"),
        plain("the clock plans a reminder for each", found["plans"] * 1000, "ms"),
        plain("the clock finds nothing to do", found["looks"] * 1000, "ms"),
        plain("processor time of a move with its picture", found["busy"] * 1000, "ms"),
        plain("requests of a move, all", found["requests"], ""),
        plain("requests of a move that Discord counts", found["counted"], ""),
    ]
