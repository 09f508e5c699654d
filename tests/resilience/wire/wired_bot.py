"""A child process that runs the whole bot against the fake Discord of `wire` until it is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Collection
from contextlib import suppress
from datetime import timedelta
from functools import partial
from math import inf
from multiprocessing.connection import Connection
from pathlib import Path

import discord
import yarl

from bot.games import votes
from bot.hosting import app, outage, shards
from bot.hosting.app import Euphoria
from bot.hosting.press_limits import Presses
from bot.hosting.settings import Settings
from bot.players.thinking import Runner
from bot.store import StoreError, leases, postgres
from bot.time import clock as reminding
from cogs.announcements import cog as announcing
from cogs.computers import cog as computing
from tests.databases import Place
from tests.waiting import HANG

from .wired_clock import Clock


def hurry() -> None:
    """Shorten times that tests cannot wait for: lease durations and the interval between connections."""
    shards.LEASE, shards.LOOK, shards.LOOK_SETTLED = 2.0, 0.1, 0.3
    shards.SETTLED, shards.APART = 1.0, 0.5
    shards.LONGEST_WAIT = 1.0
    leases.LEASE_SECONDS = 2.0
    postgres.IDLE_TIMEOUT = 2
    app.SWEEP = 1.0
    computing.OVERDUE = reminding.LEASE = votes.CARRYING_OUT = 2
    announcing.QUIET, announcing.AGAIN = timedelta(seconds=2), 2


async def main(clock: Clock, path: Place, port: int, how: Collection[str]) -> None:
    discord.http.Route.BASE = clock.base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    following = asyncio.create_task(clock.follow(), name="time passes")
    running = asyncio.create_task(run_bot(path, how))
    clock.add_signal_handler(signal.SIGTERM, running.cancel)
    with suppress(asyncio.CancelledError):
        await running
    following.cancel()


async def run_bot(path: Place, how: Collection[str]) -> None:
    """Like `bot.hosting.serving.serve`, but without its waits."""
    while True:
        try:
            await run_once(path, how)
            return
        except shards.Replaced:
            continue
        except StoreError as error:
            if error.reason not in ("store-away", "store-busy"):
                raise
            print(f"{error} Tried again", flush=True)
            await asyncio.sleep(0.5)


async def run_once(path: Place, how: Collection[str]) -> None:
    warm, hears = "warm" in how, "hears" in how
    settings = Settings(_env_file=None)
    bot = Euphoria(settings, path, pause=0.0, warm_up=warm, hear_host=hears, offer_live=False)
    if "limited" not in how:
        bot.presses = Presses(burst=inf)  # tests are faster than any person
    bot._connection.guild_ready_timeout = 0.05
    bot._connection.heartbeat_timeout = 1e9  # a jump in time must not count as a missing heartbeat
    async with bot:
        await bot.start("token")


def run(path: Place, port: int, ahead: float, how: Collection[str], log: Path, time: Connection) -> None:
    """Flags in `how`: `warm` starts the process for hard computer players at once, `hears` checks for requests of the
    host, `limited` enables the rate limit on presses, `hurried` calls `hurry`, `patient` waits up to half an hour
    between retries, so that a long outage has fewer timers to step through."""
    with log.open("ab") as out:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(out.fileno(), stream.fileno())
    os.dup2(time.fileno(), 0)
    sys.stdin = open(0)  # noqa: SIM115
    clock = Clock(f"http://127.0.0.1:{port}/api/v10", ahead=ahead)
    with asyncio.Runner(loop_factory=lambda: clock) as runner:
        setattr(app, "Runner", partial(Runner, grace=HANG))  # noqa: B010 (for the type checker)
        if "hurried" in how:
            hurry()
        if "patient" in how:
            outage.LONGEST_WAIT = 1800.0
        runner.run(main(clock, path, port, how))
