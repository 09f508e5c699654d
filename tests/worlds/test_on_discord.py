"""Two games that look the same to somebody send them the same: every message, direct message, panel, completion,
refusal, file and picture on the simulated Discord."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.language.words import LANGUAGES
from tests.cogs.drawn_once import DRAWING

from .comparison import Leaked, difference
from .history import History, some_history
from .on_discord import World
from .tour import Tour
from .twin import telling, twin

pytestmark = pytest.mark.slow

PAIRS = max(5, int(os.environ.get("EUPHORIA_NIGHTLY_WORLDS", "0")) // 10)
SHAPES = (
    (2, 160, "last"),
    (3, 300, "asked"),
    (4, 8, "asked"),
    (5, 200, "spectator"),
    (6, 250, "last"),
)
"""Players and answers of the first games, and who looks at them; after them everything is random."""
TRIED = 4
"""Of so many pairs the one that differs most is taken: making a pair costs little compared with playing it."""


@pytest.fixture
def the_same_otherwise(monkeypatch: pytest.MonkeyPatch, long_waits: None) -> None:
    """What may differ without telling anything: commitments to the secret of the rolls, which is different in each
    world, and the running hash of the log, which is keyed with it. A picture is a function of what it is drawn from, so
    that is compared in place of the drawn picture."""
    for name in ("commitment", "begin_log", "log_after"):
        monkeypatch.setattr(f"bot.fair.derivation.{name}", lambda *_: "0" * 64, raising=False)
    for name in DRAWING:
        monkeypatch.setattr(f"renderers.{name}", _described(name))


def _described(name: str) -> Callable[..., bytes]:
    return lambda *asked, **more: f"{name} {asked!r} {sorted(more.items())!r}".encode()


async def given(
    place: Path, history: Any, seat: int | None, seed: int, *, secretly: bool = False
) -> tuple[list[Any], list[str]]:
    """Everything that somebody is sent in a game, and what they looked at. With `secretly`, the others have made notes
    and plans."""
    async with World.made(place, history) as world:
        if secretly:
            await world.plan_in_secret(seat)
        tour = Tour(world, seat, seed)
        language = LANGUAGES[seed % len(LANGUAGES)]
        await world.table.bot.games.profiles.change(tour.actor.id, language=language)
        await tour.everything()
        return world.sent(tour.actor), tour.done


def some_pair(number: int) -> tuple[History, History, int | None]:
    """Two games that look the same to somebody."""
    shape = SHAPES[number % 1000] if number % 1000 < len(SHAPES) else ()
    history, seat = some_history(number, *shape)
    if seat == len(history.options.colours) - 1 > 1:
        seat = 0  # that seat is a computer's
    return history, twin(history, seat, Random(number)), seat


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(PAIRS))
async def test_games_that_look_the_same_send_the_same(
    number: int, tmp_path: Path, the_same_otherwise: None
) -> None:
    history, other, seat = max(
        (some_pair(number + 1000 * n) for n in range(TRIED)), key=lambda p: telling(*p)
    )
    assert other.rows != history.rows
    sent, done = await given(tmp_path / "one.sqlite3", history, seat, number)
    there = tmp_path / "other.sqlite3"
    sent_there, done_there = await given(there, other, seat, number, secretly=True)
    found = difference(sent, sent_there)
    if found:
        raise Leaked(f"to {'a spectator' if seat is None else f'seat {seat}'}: {found}")
    assert done == done_there and done.count("completion") > 10 and "Mat" in done and len(sent) > 80
