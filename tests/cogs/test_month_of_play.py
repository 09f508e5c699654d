"""A month of play: six people, three games, all options mixed. Every ping is recorded with its subject and cause:
nobody may be pinged twice for one thing."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.tables.hours import reachable
from tests.cogs.month import PEOPLE, SEED, Month
from tests.cogs.sent_messages import Sent, Thing
from tests.cogs.table import Table

pytestmark = pytest.mark.slow

FRESH = timedelta(hours=2)
SOUNDING = {
    "asked", "reminder", "time is up", "digest", "used up", "vote", "welcome", "plan", "trade", "rematch", "free seat",
    "end", "closed",
}  # fmt: skip
EVERYTHING = {
    "announced", "kept", "live", "newcomer", "pause", "rematch", "resume", "trade", "undo-vote",
}  # fmt: skip


@pytest.fixture
async def month(tmp_path: Path, long_waits: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Month]:
    """Without pictures: drawing hundreds of boards would take minutes and does not matter here."""

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr("cogs.kit.pictures.board", nothing)
    table = await Table.create(tmp_path / "games.sqlite3", 6, SEED, offer_live=True)
    channels = [table.channel, *(table.guild.create_text_channel(f"table-{n}") for n in (2, 3))]
    await table.env.settle()
    yield Month(table, channels)
    await table.clear()


def check(thing: Thing, calls: list[Sent]) -> None:
    """Check all pings of one person about one thing."""
    whys = Counter(one.why for one in calls)
    if thing[0] == "text":
        assert all(then.at - first.at >= FRESH for first, then in itertools.pairwise(calls)), calls
        return
    days = [one.at.date() for one in calls if one.why == "digest"]
    assert len(days) == len(set(days)), calls
    assert all(whys[why] <= 1 for why in whys if why not in ("digest", "time is up")), calls
    assert not {"reminder", "digest"} <= set(whys), f"pinged by a list and by a reminder: {calls}"
    assert not {"plan", "asked"} <= set(whys), f"pinged in the channel and by direct message: {calls}"
    for first, then in itertools.pairwise(calls):
        late = {first.why, then.why} == {"digest", "time is up"}
        assert late or then.at - first.at >= FRESH, (first, then)


async def test_nobody_is_pinged_twice_for_one_thing(month: Month) -> None:
    await month.pass_by()
    sent = month.recorder.sent
    heard = [one for one in sent if one.sound]

    unknown = [one for one in sent if one.why == "?"]
    assert not unknown, {one.text[:90] for one in unknown}
    assert {one.why for one in heard} <= SOUNDING, Counter(one.why for one in heard)

    profiles = month.table.bot.store.profiles
    by_name = {name: await profiles.get(user) for user, name in month.recorder.names.items()}
    things: dict[tuple[str, Thing], list[Sent]] = defaultdict(list)
    turns: dict[tuple[object, ...], set[str]] = defaultdict(set)
    for one in heard:
        for thing in one.about:
            things[one.person, thing].append(one)
        if one.why in ("asked", "plan"):
            turns[one.person, one.turn].add(one.why)
        if one.alone and one.why != "used up":
            assert reachable(one.at, by_name[one.person]) == one.at, (
                f"pinged while away or in quiet hours: {one}"
            )
    for (_, thing), calls in things.items():
        check(thing, calls)
    both = [turn for turn, whys in turns.items() if len(whys) > 1]
    assert not both, f"pinged at the start of a planned turn and again when the plan stopped: {both}"

    counts = {name: Counter(one.why for one in heard if one.person == name) for name in PEOPLE}
    silent = Counter(one.why for one in sent if not one.sound)
    report = "\n".join(f"{name}: {dict(of_one)}" for name, of_one in counts.items())
    print(f"{len(sent)} messages, {len(heard)} with a sound\n{report}\nwithout: {dict(silent)}")
    # Every kind of action has happened.
    assert month.done >= EVERYTHING, EVERYTHING - month.done
    assert counts["Ada"]["digest"] and counts["Ed"]["digest"], report
    assert counts["Cy"]["reminder"] and counts["Fay"]["time is up"], report
    assert sum(of_one["plan"] for of_one in counts.values()), report
    assert counts["Wim"]["free seat"] == 1 and counts["Bo"]["rematch"] == 1, report
    assert counts["Ed"]["closed"] == 1 and sum(of_one["closed"] for of_one in counts.values()) == 1, report
    assert silent["next"] and silent["cards"] and silent["plan"], silent
    assert all(of_one["asked"] for of_one in counts.values()), report
