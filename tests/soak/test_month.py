"""A month of play with everything mixed. Every ping is recorded with its subject and cause: nobody may be pinged twice
for one thing, no game may hang, and the table hears of a missed deadline at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.cogs.sent_messages import Sent

from .judging import faults
from .plan import MONTH
from .report import found, table
from .simulation import Simulation
from .world import World, simulated

pytestmark = pytest.mark.slow

CERTAIN = {"absence", "answer", "closed", "game", "kill", "left", "outage", "plan", "restore", "returned"}
LIKELY = {"back", "evening", "kept", "live", "newcomer", "pause", "rematch", "resume", "trade", "undo-vote"}
"""The rolls differ every time, and with them who is late and which votes come about."""


@pytest.fixture
async def simulation(tmp_path: Path) -> AsyncIterator[Simulation]:
    with simulated():
        world = World(MONTH, tmp_path)
        await world.create()
        yield Simulation(world)
        await world.clear()


async def test_a_month_of_slow_games(simulation: Simulation) -> None:
    await simulation.pass_by()
    print(table(simulation))
    wrong = found(simulation)
    assert not wrong, "\n".join(wrong)
    done = simulation.world.done
    assert all(done[what] for what in CERTAIN), done
    assert sum(done[what] > 0 for what in LIKELY) >= len(LIKELY) // 2, done
    sent = simulation.world.heard.sent
    loud, silent = (Counter(one.why for one in sent if one.sound is sound) for sound in (True, False))
    assert all(loud[why] for why in ("asked", "reminder", "vote", "welcome")), loud
    assert silent["cards"], silent
    assert len({one.person for one in sent if one.why == "asked" and one.sound}) > MONTH.people // 2
    [grown] = simulation.watch.growth
    assert grown.bytes < 20_000 * grown.answers, "the database grows faster than the games"


NOON = datetime(2026, 5, 5, 12, tzinfo=UTC)
TURN = ("question", "1", "7", "0", "0")


def ping(why: str, hours: float = 0, about: tuple[str, ...] = TURN, sound: bool = True) -> Sent:
    return Sent("Ada", NOON + timedelta(hours=hours), sound, why, frozenset({about}), True, "text", (1, "3"))


@pytest.mark.parametrize(
    "sent",
    [
        [ping("?", sound=False)],
        [ping("cards")],
        [ping("asked"), ping("asked", 30)],
        [ping("asked"), ping("reminder", 1)],
        [ping("asked"), ping("plan", 30)],
        [ping("digest"), ping("digest", 3)],
        [ping("used up"), ping("used up", 30)],
        [ping("digest"), ping("reminder", 30)],
        [ping("welcome", 0, ("text", "hello")), ping("welcome", 1, ("text", "hello"))],
    ],
)
def test_what_is_wrong_is_found(sent: list[Sent]) -> None:
    assert faults(sent)


def test_every_turn_may_be_waited_for_in_vain() -> None:
    assert not faults([ping("used up"), ping("used up", 200)._replace(turn=(1, "7"))])


def test_reminders_of_a_question_are_right() -> None:
    sent = [ping("asked"), ping("reminder", 12), ping("time is up", 24), ping("time is up", 48)]
    assert not faults(
        [*sent, ping("asked", 50, ("question", "1", "9", "0", "0")), ping("cards", 0, sound=False)]
    )
