"""A child process that runs `python -m bot run` against the fake Discord of `wire`."""

from __future__ import annotations

import argparse
import asyncio
import importlib
import sys
from typing import Any

import discord
import yarl

from bot.__main__ import ending_in_time
from bot.commands import run
from bot.hosting.errors import HostError

HURRY = 10


def hurry() -> None:
    """The bot and discord.py wait seconds between retries while Discord is down; reduce that to a tenth."""
    sleep = asyncio.sleep

    async def hurried(delay: float, result: Any = None) -> Any:
        return await sleep(delay / HURRY if delay < 60 else delay, result)

    asyncio.sleep = hurried


def main(port: int) -> int:
    hurry()
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    try:
        return run.main(argparse.Namespace(local=False, stay=False, metrics_port=None))
    except HostError as error:
        print(error, file=sys.stderr)
        return error.exit_code


def fail_at(step: str) -> None:
    """Let one step of the start fail in a way that nobody has foreseen."""
    module, _, name = step.partition(":")
    owner = importlib.import_module(module)
    *outer, last = name.split(".")
    for part in outer:
        owner = getattr(owner, part)

    async def fail(*args: Any, **named: Any) -> Any:
        raise RuntimeError(f"{last} failed")

    setattr(owner, last, fail)


if __name__ == "__main__":
    for step in sys.argv[2:]:
        fail_at(step)
    with ending_in_time():
        sys.exit(main(int(sys.argv[1])))
