"""A child process that runs the whole bot against the small Discord of `wire`, until it is killed."""

from __future__ import annotations

import asyncio
import sys
from math import inf
from pathlib import Path

import discord
import yarl

from bot.hosting.app import Euphoria
from bot.hosting.presses import Presses
from bot.hosting.settings import Settings

from .wired_clock import Clock


async def main(clock: Clock, path: Path, port: int) -> None:
    discord.http.Route.BASE = clock.base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    bot = Euphoria(Settings(_env_file=None), path, pause=0.0, hear_host="hears" in sys.argv)
    if "limited" not in sys.argv:
        bot.presses = Presses(burst=inf)  # tests are faster than any person
    bot._connection.guild_ready_timeout = 0.05
    bot._connection.heartbeat_timeout = 1e9  # a jump in time is no silence of Discord's
    following = asyncio.create_task(clock.follow(), name="time passes")
    try:
        await bot.start("token")
    finally:
        following.cancel()


if __name__ == "__main__":
    port = int(sys.argv[2])
    clock = Clock(f"http://127.0.0.1:{port}/api/v10", ahead=float(sys.argv[3]))
    with asyncio.Runner(loop_factory=lambda: clock) as runner:
        runner.run(main(clock, Path(sys.argv[1]), port))
