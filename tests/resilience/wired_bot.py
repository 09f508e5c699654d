"""A child process that runs the whole bot against the small Discord of `wire`, until it is killed."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import discord
import yarl

from bot.app import Euphoria
from bot.settings import Settings


async def main(path: Path, port: int) -> None:
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    bot = Euphoria(Settings(_env_file=None), path, pause=0.0)
    bot._connection.guild_ready_timeout = 0.05
    await bot.start("token")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
