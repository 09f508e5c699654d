"""The wait before the next start: longer after every failed start, and reset after a long run."""

from __future__ import annotations

import pytest

from bot.hosting.outage import LASTED, LONGEST_WAIT, SHORTEST_WAIT, Starts


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


def test_each_failed_start_waits_longer_up_to_a_limit(clock: list[float]) -> None:
    found = waits(Starts(), clock, *[2.0] * 10)
    assert SHORTEST_WAIT / 2 <= found[0] <= SHORTEST_WAIT < found[3] < found[5]
    assert all(LONGEST_WAIT / 2 <= wait <= LONGEST_WAIT for wait in found[7:])


def test_after_a_long_run_the_wait_is_short(clock: list[float]) -> None:
    starts = Starts()
    waits(starts, clock, *[2.0] * 10)
    after, again = waits(starts, clock, LASTED, 2.0)
    assert after <= SHORTEST_WAIT and again <= 2 * SHORTEST_WAIT


def test_a_failed_start_after_a_long_run_that_was_replaced_has_a_short_wait(clock: list[float]) -> None:
    """For example when other processes took over the shards: it starts again at once."""
    starts = Starts()
    waits(starts, clock, *[2.0] * 10)
    starts.begin()
    clock[0] += LASTED
    assert waits(starts, clock, 2.0)[0] <= SHORTEST_WAIT
