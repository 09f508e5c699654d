"""Two bot processes on one PostgreSQL database and the fake Discord of `wire`.

The fake Discord has two shards: the server is on the second one, and direct messages arrive at the first one.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from tests.resilience.kills.player import Player, moved_on, offers
from tests.resilience.wire.bot_process import BotProcess, Killed
from tests.resilience.wire.wire import Click, Wire
from tests.resilience.wire.wire_shapes import GUILD, Payload, control, parts, text_of

SERVER = (1 << 22) + GUILD
"""A server on the second of two shards."""
PRIVATE, PUBLIC = 0, 1
"""The shards of direct messages and of the server."""


def two_shards(people: int = 3) -> Wire:
    """A fake Discord that checks the interval between new connections. It requires slightly less than the bots observe,
    because messages may be delayed on a busy machine."""
    wire = Wire(people=people, shards=2, guild=SERVER)
    wire.apart = 0.3
    return wire


class TwoBots(Player):
    """Players who press any button they are offered, in the channel or in direct messages, while bots restart."""

    def __init__(self, wire: Wire, url: str, folder: Path, seed: int = 7) -> None:
        super().__init__(wire, url, seed, folder / "both.log")
        self.bots = [BotProcess(wire, url, "hurried", log=folder / f"{n}.log") for n in range(2)]
        self.killed: Counter[int] = Counter()
        """Bot → how often it was ended."""
        self._sleeping: list[asyncio.TimerHandle] = []
        self.failed = 0
        """The number of presses that got no answer."""
        self.pings: list[tuple[int, str]] = []
        """(user, question) of every ping."""
        wire.on_post = self._posted

    async def __aenter__(self) -> Self:
        for bot in self.bots:
            bot.launch()
        await self.heard()
        return self

    async def __aexit__(self, *_: object) -> None:
        for wake in self._sleeping:
            wake.cancel()
        for bot in self.bots:
            if bot.alive:
                bot.kill()

    @property
    def log(self) -> str:
        return "\n".join(bot.log for bot in self.bots)

    async def heard(self, *shards: int) -> None:
        """Wait until a bot is connected for these shards, or for all."""
        wanted = shards or (PRIVATE, PUBLIC)
        await self.wire.until(lambda: all(map(self.wire.heard, wanted)))

    def end(self, number: int, how: signal.Signals = signal.SIGKILL) -> None:
        """End one bot and start it again."""
        self.killed[number] += 1
        self.bots[number].kill(how)
        self.bots[number].launch()

    def sleep(self, number: int, seconds: float = 3.0) -> None:
        """Suspend one bot for longer than its leases last, as on a suspended machine, then let it continue."""
        child = self.bots[number].child
        assert child is not None and child.pid is not None and self.bots[number].alive, self.bots[number].log
        self.killed[number] += 1
        os.kill(child.pid, signal.SIGSTOP)
        wake = asyncio.get_running_loop().call_later(seconds, os.kill, child.pid, signal.SIGCONT)
        self._sleeping.append(wake)

    @property
    def kills(self) -> int:
        return self.killed.total()

    def holders(self) -> dict[str, str]:
        """Shard → the process that holds it, according to the database."""
        now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
        sql = f"SELECT key, owner FROM leases WHERE kind = 'shard' AND until > {now}"
        return {key: owner for key, owner in self.rows(sql)}

    def held_by(self) -> int:
        """The number of processes that hold all shards together; 0 if a shard is not held."""
        holders = self.holders()
        return len(set(holders.values())) if len(holders) == self.wire.shards else 0

    def _posted(self, message: Payload) -> None:
        button = control(message, "turn")
        channel = int(message["channel_id"])
        called = message.get("pinged") or [user for user in self.wire.people if user * 10 == channel]
        self.pings += [(user, f"{channel} {button}") for user in called if button]

    # Playing

    async def begin_with_a_computer(self) -> None:
        """A computer player plays to win, so the game ends no matter what the people press."""
        lobby, host = await self.open_lobby(), next(iter(self.wire.people))
        asked = await self.answered(await self.wire.press(host, lobby, str(control(lobby, "computer"))))
        assert asked.panel is not None
        [normal] = [i for part in parts(asked.panel) if (i := part.get("custom_id", "")).endswith("normal")]
        await self.answered(await self.wire.press(host, asked.panel, normal))
        await self.begin(lobby)

    async def finish(self) -> None:
        """Play to the end of the game: a player who is asked types /turn and continues in the channel or in private."""
        asked = "SELECT s.user_id FROM asked a JOIN seats s USING (game_id, seat) WHERE s.user_id IS NOT NULL"
        while self.rows("SELECT 1 FROM games WHERE status = 'running'"):
            if found := [user for (user,) in self.rows(asked)]:
                user = self.random.choice(found)
                click = await self.answered(await self.wire.slash(user, "turn"))
                await self._press_on(user, click, self.random.random() < 0.5)
            else:
                await asyncio.sleep(0.05)  # the computer's turn

    async def answered(self, click: Click) -> Click:
        """A press gets no answer if the process that received it is killed."""
        await self.wire.until(lambda: click.done or click.lost)
        with suppress(AssertionError):
            await self.wire.until(lambda: click.done, 0.1)  # the last requests of a killed process
        if click.changed and moved_on(click):
            self.acknowledged.add(click.id)
        if not click.done:
            self.failed += 1
            raise Killed
        return click

    async def move(self) -> None:
        """Like with one bot, but half of the presses come from direct messages and so arrive at the other shard."""
        table_message = await self.wire.until(lambda: self.wire.table_message)
        user = self.random.choice([int(found) for found in re.findall(r"<@(\d+)>", text_of(table_message))])
        private = self.random.random() < 0.5
        click = await self._press(user, table_message, str(control(table_message, "turn")), private=private)
        await self._press_on(user, click, private)

    async def _press_on(self, user: int, click: Click, private: bool) -> None:
        """Press random controls of the panel until the move is stored."""
        for _ in range(20):
            panel = click.panel
            if panel is None or click.id in self.acknowledged or not (offered := offers(panel)):
                return
            identity, values = self.random.choice(offered)
            click = await self._press(user, panel, identity, values, private=private)

    async def _press(
        self, user: int, message: Payload, identity: str, values: list[str] | None = None, *, private: bool
    ) -> Click:
        await self.heard(PRIVATE if private else PUBLIC)
        return await self.answered(await self.wire.press(user, message, identity, values, in_private=private))

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            try:
                await self.move()
            except Killed:
                continue
            await self.caught_up()

    async def play_while_one_ends(
        self, rng: random.Random, end: Callable[[int], Any], *, moves: int = 1
    ) -> None:
        """Play some moves, then end one of the bots in the middle of the next move."""
        await self.play(moves)
        going_on = asyncio.create_task(self.play(1))
        await asyncio.sleep(rng.uniform(0, 0.5))
        end(rng.randrange(2))
        await going_on
