"""What must never happen, found in everything that people received."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import timedelta

from tests.cogs.sent_messages import Sent, Thing

FRESH = timedelta(hours=2)
SOUNDING = {
    "asked", "reminder", "time is up", "digest", "used up", "vote", "welcome", "plan", "trade", "rematch", "free seat",
    "end", "closed",
}  # fmt: skip
"""Everything else is silent."""


def faults(sent: list[Sent]) -> list[str]:
    heard = [one for one in sent if one.sound]
    found = [f"a message of an unknown kind: {one}" for one in sent if one.why == "?"]
    found += [f"it makes a sound: {one}" for one in heard if one.why not in SOUNDING]
    turns: dict[tuple[object, ...], set[str]] = defaultdict(set)
    for one in heard:
        if one.why in ("asked", "plan"):
            turns[one.person, one.turn, *sorted(one.about)].add(one.why)
    found += [
        f"pinged at the start of a planned turn and again when the plan stopped: {turn}"
        for turn, whys in turns.items()
        if len(whys) > 1
    ]
    for (person, thing), calls in by_thing(heard).items():
        found += [f"{person}, {thing}: {why}: {calls}" for why in twice(thing, calls)]
    return found


def by_thing(heard: list[Sent]) -> dict[tuple[str, Thing], list[Sent]]:
    things: dict[tuple[str, Thing], list[Sent]] = defaultdict(list)
    for one in heard:
        for thing in one.about:
            things[one.person, thing].append(one)
    return things


def twice(thing: Thing, calls: list[Sent]) -> Iterator[str]:
    """What is wrong with the pings of one person about one thing."""
    # A list that rings for something else may name this too.
    soon = [
        (first, then)
        for first, then in itertools.pairwise(calls)
        if then.at - first.at < FRESH and not (then.why == "digest" and len(then.about) > 1)
    ]
    if thing[0] == "text":
        if soon:
            yield "the same text again"
        return
    whys = Counter(one.why for one in calls)
    days = [one.at.date() for one in calls if one.why == "digest"]
    if len(days) != len(set(days)):
        yield "two lists in a day"
    # That a game no longer waits is said once for each turn that comes while its player is away.
    del whys["used up"]
    whys.update(
        {
            f"used up {turn}": n
            for turn, n in Counter(one.turn for one in calls if one.why == "used up").items()
        }
    )
    if any(whys[why] > 1 for why in whys if why not in ("digest", "time is up")):
        yield "pinged twice"
    # Who cannot be written to directly gets no lists, and is reminded in the channel until they can.
    if whys["digest"] and any(one.why == "reminder" and not one.text.startswith("<@") for one in calls):
        yield "pinged by a list and by a reminder"
    if {"plan", "asked"} <= set(whys):
        yield "pinged in the channel and by direct message"
    if any({first.why, then.why} != {"digest", "time is up"} for first, then in soon):
        yield "pinged again within two hours"
