"""A child process that is `python -m bot run`, with the small Discord of `wire` in Discord's place."""

from __future__ import annotations

import argparse
import sys

import discord
import yarl

from bot.commands import run
from bot.hosting.errors import HostError


def main(port: int) -> int:
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    try:
        return run.main(argparse.Namespace(local=False))
    except HostError as error:
        print(error, file=sys.stderr)
        return error.exit_code


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
