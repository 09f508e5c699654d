"""`python -m bot export GAME`: the whole game as JSON; secrets only once it is over."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from bot.commands.check import database_of
from bot.engine.view import View
from bot.hosting.errors import HostError
from bot.store import Store
from bot.store.records import GameRecord, LoggedRow
from bot.tables import Refused, Tables, UnplayableError

FORMAT = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", type=int, metavar="GAME", help="the game's number, as every error report names it"
    )
    parser.add_argument("--database", type=Path, help="the file it is in, instead of DATABASE_PATH")
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


async def export(path: Path, game_id: int) -> dict[str, Any]:
    async with Store.snapshot(path) as store:
        game = await store.games.get(game_id)
        if game is None:
            known = await store.games.all_ids()
            there = f"those from {known[0]} to {known[-1]} are there" if known else "it holds none yet"
            raise HostError(f"There is no game {game_id} in {path}: {there}.")
        over = game.status == "finished"
        try:
            view = await Tables(store).view(game_id, None)
        except (Refused, UnplayableError):
            view = None  # a lobby, where nothing lies on the table yet; or `check` says what is wrong
        return {
            "format": FORMAT,
            "game": _game(game),
            "seats": _seats(game),
            "table": _table(view),
            "answers": [_row(row, over) for row in await store.log.rows(game_id)],
            "undone": [_undone(row) for row in await store.log.undone(game_id)] if over else [],
        }


def _game(game: GameRecord) -> dict[str, Any]:
    times = {"created": game.created_at, "started": game.started_at, "ended": game.ended_at}
    return {
        "id": game.id,
        "status": game.status,
        "edition": game.edition,
        "variants": list(game.variants),
        "pace": game.pace,
        "ended_why": game.ended_why,
    } | {name: at.isoformat() if at else None for name, at in times.items()}


def _seats(game: GameRecord) -> list[dict[str, Any]]:
    """Names as the table knew them; nobody's Discord id."""
    return [
        {
            "seat": seat.seat,
            "name": seat.name,
            "colour": seat.colour,
            "computer": seat.level if seat.by_computer else None,
            "won": seat.won,
            "tokens_left": seat.tokens_left,
        }
        for seat in game.seats
    ]


def _table(view: View | None) -> dict[str, Any] | None:
    """What everybody may see; once the game is over, that is everything."""
    if view is None:
        return None
    return {name: _plain(getattr(view, name)) for name in View.__slots__}


def _row(row: LoggedRow, over: bool) -> dict[str, Any]:
    """While the game runs, an answer may name a hidden card: only what everybody saw is told."""
    told: dict[str, Any] = {"seq": row.seq, "at": row.at.isoformat(), "seat": row.seat, "source": row.source}
    if over:
        told |= {"key": row.key, "answer": row.answer}
    facts = row.facts if over else row.seen_by(None)
    return told | {"events": [_plain(event.as_dict()) for event in facts]}


def _undone(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("revision", "seq", "seat", "source", "key", "answer", "why")}


def _plain(value: Any) -> Any:
    if hasattr(value, "__dataclass_fields__"):
        return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_plain(item) for item in value]
    return value
