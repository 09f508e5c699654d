"""`python -m bot games`: list the open games, whom they wait for, and which are stuck."""

from __future__ import annotations

import argparse
import asyncio
import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.commands.check import database_of
from bot.games import Games, Refused, UnplayableError
from bot.store import Store
from bot.store.records import AskedRecord, GameRecord
from bot.store.store import place_named

LONG = timedelta(days=14)
"""Without a time limit, a question that is open for longer than this is probably forgotten."""


@dataclass(frozen=True, slots=True)
class Listed:
    """One game as the host sees it, without secrets."""

    game: int
    state: str
    server: int | None
    channel: int
    players: list[str]
    waits_for: list[str]
    since: str | None
    stuck: str | None

    def __str__(self) -> str:
        where = f"channel {self.channel}" + (f" on server {self.server}" if self.server else "")
        line = f"Game {self.game}, {self.state}, in {where}: {', '.join(self.players)}."
        if self.waits_for:
            line += f" Waits for {', '.join(self.waits_for)} since {self.since}."
        return f"{line} Stuck: {self.stuck}." if self.stuck else line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", type=place_named, help="the file or URL to look into, instead of the one in .env"
    )
    parser.add_argument("--stuck", action="store_true", help="only games that need attention")
    parser.add_argument("--json", action="store_true", help="one JSON object per line, for programs")


def main(args: argparse.Namespace) -> int:
    found = asyncio.run(listed(database_of(args), datetime.now(UTC)))
    shown = [game for game in found if game.stuck or not args.stuck]
    for game in shown:
        print(json.dumps(asdict(game), ensure_ascii=False) if args.json else game)
    if not args.json:
        stuck = sum(game.stuck is not None for game in found)
        print(f"{len(found)} open game{'' if len(found) == 1 else 's'}, {stuck or 'none'} stuck.")
    return 0


async def listed(path: Path | str, now: datetime) -> list[Listed]:
    """All open games, stuck ones first. Nothing is written, and the bot may be running."""
    async with Store.reading(path) as store:
        games = Games(store)
        found = []
        for game in await store.games.all_open():
            asked = await store.asked.of(game.id)
            found.append(_listed(game, asked, await _stuck(games, game, asked, now)))
    return sorted(found, key=lambda game: (game.stuck is None, game.game))


def _listed(game: GameRecord, asked: list[AskedRecord], stuck: str | None) -> Listed:
    return Listed(
        game=game.id,
        state=game.status,
        server=game.guild_id,
        channel=game.channel_id,
        players=[seat.name + (" (computer)" if seat.by_computer else "") for seat in game.seats],
        waits_for=[game.seats[one.seat].name for one in asked],
        since=min(one.since for one in asked).isoformat(" ", "minutes") if asked else None,
        stuck=stuck,
    )


async def _stuck(games: Games, game: GameRecord, asked: list[AskedRecord], now: datetime) -> str | None:
    if game.status == "lobby":
        return None
    try:
        await games.position(game.id)
    except (Refused, UnplayableError) as error:
        return f"it does not load ({error}); `python -m bot check --game {game.id}` says more"
    if game.status == "paused":
        return "the bot is not on its server any more" if game.server_gone else None
    if not asked:
        return "it waits for nobody"
    late = [one for one in asked if now - one.since > LONG or (one.due_at and now > one.due_at)]
    if not late:
        return None
    computers = [one for one in late if game.seats[one.seat].by_computer]
    if computers:
        return "a computer player does not answer; a restart of the bot asks it again"
    return (
        "time is up, and nobody has voted to go on without them" if late[0].due_at else "forgotten, it seems"
    )
