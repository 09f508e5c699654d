"""`python -m bot check`: replay every stored game and report any that cannot be resumed."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot import engine
from bot.data import FOLDER
from bot.engine.game import Match, Row
from bot.engine.state import dump, load
from bot.store import Store, StoreError
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


class Checked(NamedTuple):
    games: int
    """All games that have begun."""
    findings: list[Finding]
    replayed: int
    """The others are finished and were replayed before, with the same rules."""
    sound: list[int]
    """Finished games that were replayed without a difference."""

    @property
    def broken(self) -> list[str]:
        return [str(finding) for finding in self.findings if not finding.resumes]

    def __str__(self) -> str:
        before = self.games - self.replayed
        again = (
            f" ({before} finished earlier were replayed before, with the same rules)" if before > 0 else ""
        )
        return f"{self.replayed} game{'' if self.replayed == 1 else 's'} replayed{again}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", type=place_named, help="the file or URL to check, instead of the one in .env"
    )
    parser.add_argument("--game", type=int, help="only this game")


def main(args: argparse.Namespace) -> int:
    checked = asyncio.run(check(database_of(args), args.game))
    for finding in checked.findings:
        print(finding)
    outcome = f"{len(checked.broken)} would not resume" if checked.broken else "all resume"
    print(f"{checked}; {outcome}.")
    return 1 if checked.broken else 0


def database_of(args: argparse.Namespace) -> Path | str:
    from bot.hosting.settings import load_settings

    given: Path | str | None = args.database
    return given if given is not None else load_settings().database


async def check(place: Path | str, only: int | None = None, *, again: bool = True) -> Checked:
    """Replay the games that have to be: those under way, and each finished one once, `again` with every version of the
    rules. Nothing is written but which were verified, and the bot may be running."""
    version = await asyncio.to_thread(rules)
    findings: list[Finding] = []
    sound: list[int] = []
    replayed = 0
    async with Store.reading(place) as store:
        for game_id in (
            [only] if only is not None else await store.games.to_verify(version if again else None)
        ):
            game = await store.games.get(game_id)
            checkpoints, rows = await store.log.whole(game_id)
            if game is None or (not checkpoints and game.started_at is None):
                continue
            replayed += 1
            found = await asyncio.to_thread(lambda *read: list(_replay(*read)), game, checkpoints, rows)
            findings += found
            if game.status == "finished" and not found:
                sound.append(game_id)
        games = await store.games.begun() if only is None else replayed
    await verified(place, sound, version)
    return Checked(games, findings, replayed, sound)


async def verified(place: Path | str, games: list[int], version: str) -> None:
    """Remember that these finished games replay with these rules, if the database can be written."""
    if games:
        with contextlib.suppress(StoreError):
            async with Store.as_it_is(place) as store:
                if store is not None:
                    await store.games.mark_verified(games, version)


def rules() -> str:
    """A digest of everything that decides how a game goes: the code of the rules, and the data of board and cards."""
    found = hashlib.sha256()
    code = Path(engine.__file__).parent
    for path in sorted([*code.rglob("*.py"), *FOLDER.glob("*.toml")]):
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


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
