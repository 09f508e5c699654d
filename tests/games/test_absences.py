"""Stored absences."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.games import Games
from bot.time.absences import MAX_EXPIRED, ahead

ADA = 10


async def test_many_changes_of_an_absence_store_little(games: Games, monkeypatch: pytest.MonkeyPatch):
    """Every move reads the profiles of all players, so their length must be limited."""
    now = games.now()
    monkeypatch.setattr(games.store.database, "now", lambda: now)

    def later(by: timedelta) -> datetime:
        nonlocal now
        now += by
        return now

    for _ in range(MAX_EXPIRED + 10):
        await games.absences.every_week(ADA, weekends=True)
        later(timedelta(minutes=1))
        profile = await games.absences.every_week(ADA, weekends=False)
    assert len(profile.away) == MAX_EXPIRED and max(
        rule.ends for rule in profile.away if rule.ends
    ) >= now.replace(microsecond=0)
    profile = await games.absences.add(ADA, now, now + timedelta(days=3))
    assert [rule.kind for rule in ahead(profile, now)] == ["once"], (
        "the new absence must not be dropped because of past ones"
    )
    later(timedelta(days=70))
    profile = await games.absences.every_week(ADA, not_before=9 * 60)
    assert [rule.kind for rule in profile.away] == ["mornings"]
