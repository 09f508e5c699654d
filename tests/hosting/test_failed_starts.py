"""How long the next start waits: longer after every failed one, and from the beginning after a run that lasted."""

from __future__ import annotations

import pytest

from bot.hosting.outage import FIRST, LASTED, MOST, Starts


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("bot.hosting.outage.time.monotonic", lambda: now[0])
    return now


def waits(starts: Starts, clock: list[float], *lasted: float) -> list[float]:
    found = []
    for seconds in lasted:
        starts.begin()
        clock[0] += seconds
        found.append(starts.wait())
        clock[0] += found[-1]
    return found


def test_each_failed_start_waits_longer_up_to_a_bound(clock: list[float]) -> None:
    found = waits(Starts(), clock, *[2.0] * 10)
    assert FIRST / 2 <= found[0] <= FIRST < found[3] < found[5]
    assert all(MOST / 2 <= wait <= MOST for wait in found[7:])


def test_a_run_that_lasted_is_followed_by_a_short_wait(clock: list[float]) -> None:
    starts = Starts()
    waits(starts, clock, *[2.0] * 10)
    after, again = waits(starts, clock, LASTED, 2.0)
    assert after <= FIRST and again <= 2 * FIRST


def test_so_is_a_failed_start_after_a_run_that_others_ended(clock: list[float]) -> None:
    """As when other processes took over meanwhile: it begins anew at once."""
    starts = Starts()
    waits(starts, clock, *[2.0] * 10)
    starts.begin()
    clock[0] += LASTED
    assert waits(starts, clock, 2.0)[0] <= FIRST
