"""`python -m bot export GAME`: write a game as JSON, with secrets only if it is over."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from bot.commands.check import database_of
from bot.games import Games
from bot.hosting.errors import HostError
from bot.store import Store
from bot.store.store import named, place_named


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", type=int, metavar="GAME", help="the game's number, as every error report names it"
    )
    parser.add_argument(
        "--database", type=place_named, help="the file or URL it is in, instead of the one in .env"
    )
    parser.add_argument("--output", type=Path, help="a file to write, instead of the screen")


def main(args: argparse.Namespace) -> int:
    text = json.dumps(asyncio.run(export(database_of(args), args.game)), indent=1, ensure_ascii=False) + "\n"
    if args.output is None:
        sys.stdout.write(text)
    else:
        try:
            args.output.write_text(text, encoding="utf-8")
        except OSError as error:
            raise HostError(
                f"{args.output} cannot be written ({error.strerror}): name another file."
            ) from None
    return 0


async def export(place: Path | str, game_id: int) -> dict[str, Any]:
    async with Store.reading(place) as store:
        game = await store.games.get(game_id)
        if game is None:
            known = await store.games.first_and_last()
            there = f"those from {known[0]} to {known[1]} are there" if known else "it holds none yet"
            raise HostError(f"There is no game {game_id} in {named(place)}: {there}.")
        return await Games(store).files.of(game_id)
