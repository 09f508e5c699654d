"""Recorded games: the table, the answers turn by turn, and digests of the resulting states.

One file per game, in JSON lines: the table; the set-up and each turn as `[digest, answer, answer, …]`; the result. Who
answered is not recorded, because it follows from the question: chance, or the first player who is asked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from zlib import crc32

from bot.engine.events import Event, Refused
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import NAMES, VARIANTS, Edition, Variant, dump
from bot.players.chance import draw
from tests.engine.playing import Table, Wanderer

FOLDER = Path(__file__).parent / "recorded"
SEED = 900_000
"""Chosen so that every recruit appears in some game."""
EDITIONS: tuple[Edition, ...] = ("classic", "revised")


def golden_tables() -> Iterator[tuple[str, Table]]:
    """Two to six players, both editions, without variants, with each variant, and with all of them."""
    for players in range(2, 7):
        for which, edition in enumerate(EDITIONS):
            one = VARIANTS[(players + which) % len(VARIANTS)]
            mixes: dict[str, tuple[Variant, ...]] = {"plain": (), one: (one,), "all_variants": VARIANTS}
            for n, (name, variants) in enumerate(mixes.items()):
                yield (
                    f"{players}_{edition}_{name}",
                    Table(
                        SEED + 1000 * players + 10 * which + n, players, edition, variants, wandering=60 * n
                    ),
                )


def written(match: Match) -> str:
    """The whole state as text, with the player names that states contained when the games were recorded."""
    text = dump(match.copy_state())
    for seat, name in enumerate(NAMES):
        text = text.replace(f'{{"seat":{seat},"colour"', f'{{"seat":{seat},"name":"{name}","colour"')
    return text


class Recorder:
    """Plays and records one game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.open()
        self.lines: list[list[Any]] = []
        self._answers: list[Any] = []
        self._told: list[dict[str, Any]] = []
        self._events = sha256()

    def answer(self, answer: Any) -> list[Event]:
        match = self.match
        seat = CHANCE if match.chance else match.prompts[0].seat
        events = match.answer(seat, answer)
        self._answers.append(answer)
        self._told += [event.as_dict() for event in events]
        if not match.rows or match.over:
            self._close_turn()
        return events

    def _close_turn(self) -> None:
        told = json.dumps(self._told, sort_keys=True).encode()
        self._events.update(told)
        digest = crc32(told, crc32(written(self.match).encode()))
        self.lines.append([f"{digest:08x}", *self._answers])
        self._answers, self._told = [], []

    def text(self) -> str:
        table = {
            "players": self.table.players,
            "edition": self.table.edition,
            "variants": list(self.table.variants),
        }
        result = {
            "winners": list(self.match.winners),
            "turns": self.match.turn_number,
            "answers": self.match.answers,
            "state": sha256(written(self.match).encode()).hexdigest(),
            "events": self._events.hexdigest(),
        }
        lines = [table, *self.lines, result]
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def read(text: str) -> tuple[dict[str, Any], list[list[Any]], dict[str, Any]]:
    """The table, the turns and the result of a recorded game."""
    table, *turns, result = [json.loads(line) for line in text.splitlines()]
    return table, turns, result


def record(table: Table, earlier: str = "") -> str:
    """Record the game under the current rules, with the answers of an earlier recording as long as they are legal."""
    recorder = Recorder(table)
    match = recorder.match
    try:
        for _, *answers in read(earlier)[1] if earlier else []:
            for answer in answers:
                if match.over:
                    break
                recorder.answer(answer)
    except Refused:
        pass  # from here on the game differs
    player = Wanderer(table)
    while not match.over:
        asked: Match = match
        if asked.chance:
            recorder.answer(draw(asked.chance, player.rng))
        else:
            recorder.answer(player.decide(asked, asked.prompts[0]))
    return recorder.text()
