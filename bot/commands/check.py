"""`python -m bot check`: replay every stored game and report any that cannot be resumed."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.engine.game import Match, Row
from bot.engine.state import dump, load
from bot.store import Store
from bot.store.records import GameRecord
from bot.store.store import place_named


class Finding(NamedTuple):
    """A problem with one game."""

    game_id: int
    status: str
    at: int
    """The first answer that does not fit."""
    resumes: bool
    """It does no harm: the game is over, or can be resumed from a later checkpoint."""
    why: str

    def __str__(self) -> str:
        what = "has a turn that would go otherwise today" if self.resumes else "would not resume"
        return f"Game {self.game_id} ({self.status}) {what}: answer {self.at}: {self.why}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", type=place_named, help="the file or URL to check, instead of the one in .env"
    )
    parser.add_argument("--game", type=int, help="only this game")


def main(args: argparse.Namespace) -> int:
    games, findings = asyncio.run(check(database_of(args), args.game))
    for finding in findings:
        print(finding)
    broken = sum(not finding.resumes for finding in findings)
    outcome = f"{broken} would not resume" if broken else "all resume"
    print(f"{games} game{'' if games == 1 else 's'} replayed; {outcome}.")
    return 1 if broken else 0


def database_of(args: argparse.Namespace) -> Path | str:
    from bot.hosting.settings import load_settings

    given: Path | str | None = args.database
    return given if given is not None else load_settings().database


async def check(place: Path | str, only: int | None = None) -> tuple[int, list[Finding]]:
    """The number of replayed games, and the problems found. Works on a copy: nothing is written."""
    findings: list[Finding] = []
    count = 0
    async with Store.snapshot(place) as store:
        for game_id in await store.games.all_ids():
            if only not in (None, game_id):
                continue
            game = await store.games.get(game_id)
            checkpoints = await store.log.checkpoints(game_id)
            if game is None or (not checkpoints and game.started_at is None):
                continue
            rows = [Row(row.seat, row.key, row.answer, row.source) for row in await store.log.rows(game_id)]
            count += 1
            findings += _replay(game, checkpoints, rows)
    return count, findings


def _replay(game: GameRecord, checkpoints: list[tuple[int, str]], rows: list[Row]) -> Iterator[Finding]:
    """Replay turn by turn: the answers of each must be legal and lead to the next turn's checkpoint."""
    if not checkpoints:
        yield Finding(game.id, game.status, 0, False, "its checkpoints are gone")
    for number, (at, state) in enumerate(checkpoints):
        newest = number == len(checkpoints) - 1
        end = len(rows) if newest else checkpoints[number + 1][0]
        if newest and game.status == "finished":
            return  # the game is over: no question is open
        why = _replay_turn(state, rows[at:end], None if newest else checkpoints[number + 1][1])
        if why:
            yield Finding(game.id, game.status, at, not (newest and game.open), why)


def _replay_turn(state: str, rows: list[Row], then: str | None) -> str:
    try:
        match = Match.restore(state, rows)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    if then is None or match.over:
        return ""
    return "" if match.checkpoint == dump(load(then)) else "the turn ends differently"
