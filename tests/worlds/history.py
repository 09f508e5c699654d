"""A game as its log, and what one seat has seen of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.engine.events import Event, Refused
from bot.engine.game import Match, Row
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import VARIANTS, Options
from tests.engine.playing import Table, steps

from . import visible

LENGTHS = (5, 9, 14, 40, 90, 160, 250, 400)
"""Lengths of logs: from the first choices of the set-up to late in a game."""


@dataclass(slots=True, frozen=True)
class Moment:
    """Everything that one seat, or a spectator, learns from one row of the log. Of others' questions they learn who is
    asked, not what; of others' answers what the events say."""

    seat: int
    """Who answered."""
    own: Any
    """The answer, if this seat gave it."""
    events: tuple[Any, ...]
    prompt: Prompt | None
    """The seat's open question after this row."""
    waiting: tuple[int, ...]
    """Who is asked."""
    table: tuple[Any, ...]
    """What lies on the table, and the seat's own cards."""


@dataclass(slots=True, frozen=True)
class History:
    """A game from its first row on; the rows of chance are among them."""

    options: Options
    rows: tuple[Row, ...]

    def replay(self, match: Match) -> Iterator[tuple[Row, list[Event]]]:
        """Give every answer to a new match; yields each with what it has brought about."""
        for row in self.rows:
            yield row, match.answer(row.seat, row.answer, row.source)

    def match(self) -> Match:
        """The position after the last row."""
        match = Match.new(self.options)
        for _ in self.replay(match):
            pass
        return match

    def upto(self, length: int) -> History:
        return replace(self, rows=self.rows[:length])


def recorded(table: Table, longest: int) -> History:
    """The log of a played game. It never ends within a roll or a draw, which the bot would have made at once."""
    match = table.open()
    rows: list[Row] = []
    for step in steps(match, table):
        rows.append(step.row if step.prompt is not None else step.row._replace(source="chance"))
        if len(rows) >= longest and match.chance is None:
            break
    return History(table.options, tuple(rows))


def seen(history: History, seat: int | None) -> Iterator[Moment]:
    """What this seat sees of the game, row by row. Refused if the log is not a legal game."""
    match = Match.new(history.options)
    for row, events in history.replay(match):
        yield Moment(
            row.seat,
            row.answer if row.seat == seat else None,
            tuple(visible.of_event(event, seat) for event in events),
            None if seat is None else match.prompt_for(seat),
            tuple(prompt.seat for prompt in match.prompts),
            visible.of_game(match.copy_state(), seat),
        )


def looks_like(history: History, moments: list[Moment], seat: int | None) -> bool:
    """Whether the game is legal and the seat sees exactly these moments in it."""
    try:
        return len(history.rows) == len(moments) and all(
            one == other for one, other in zip(seen(history, seat), moments, strict=True)
        )
    except Refused:
        return False


def some_history(seed: int, players: int = 0, length: int = 0, who: str = "") -> tuple[History, int | None]:
    """A position of a random game, and somebody who looks at it: one who is `asked`, the `last` one to answer (who may
    undo that), `any` player or a `spectator`."""
    rng = Random(seed)
    players, length = players or rng.randint(2, 6), length or rng.choice(LENGTHS)
    variants = tuple(sorted(rng.sample(VARIANTS, rng.choice((0, 0, 2, 4)))))
    table = Table(seed, players, rng.choice(("classic", "revised")), variants, wandering=250)
    history = recorded(table, length)
    while history.match().over:
        length = length * 2 // 3
        history = recorded(table, length)
    match who or rng.choice(("asked", "asked", "last", "last", "any", "spectator")):
        case "asked":
            return history, rng.choice([prompt.seat for prompt in history.match().prompts])
        case "last":
            return history, next((row.seat for row in reversed(history.rows) if row.seat != CHANCE), None)
        case "any":
            return history, rng.randrange(players)
        case _:
            return history, None
