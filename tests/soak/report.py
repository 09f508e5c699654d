"""The table at the end: what people received and why, deadlines, games, and what grew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import timedelta

from .judging import by_thing, faults
from .simulation import Simulation

SHOWN = 12
"""How many faults of a kind are printed."""


def found(simulation: Simulation) -> list[str]:
    """Everything that must not have happened."""
    world, watch = simulation.world, simulation.watch
    wrong = faults(world.heard.sent)
    wrong += [f"pinged while away or in quiet hours: {one}" for one in world.heard.while_unreachable]
    wrong += [f"hangs: {one}" for one in watch.hung]
    wrong += [f"the table was never told of {one}" for one in watch.untold]
    wrong += [f"the table was told of {due} {late} late" for due, late in watch.too_late().items()]
    return wrong


def table(simulation: Simulation) -> str:
    return "\n".join(_lines(simulation))


def _lines(simulation: Simulation) -> Iterator[str]:
    world, watch, plan = simulation.world, simulation.watch, simulation.world.plan
    yield (
        f"{plan.days} days from {plan.begins:%F}: {plan.people} people, {plan.servers} servers,"
        f" {plan.games} games at once, {world.done['answer']} answers of people"
    )
    yield "happened: " + ", ".join(
        f"{what} {n}" for what, n in sorted(world.done.items()) if what != "answer"
    )
    yield ""
    sent = world.heard.sent
    loud, silent = (Counter(one.why for one in sent if one.sound is sound) for sound in (True, False))
    yield f"{'message to a person':<20} {'pings':>7} {'silent':>7} {'pings a person a week':>22}"
    weeks = plan.people * plan.days / 7
    for why, _ in (loud + silent).most_common():
        yield f"{why:<20} {loud[why]:>7} {silent[why]:>7} {loud[why] / weeks:>22.2f}"
    yield f"{'all':<20} {loud.total():>7} {silent.total():>7} {loud.total() / weeks:>22.2f}"
    pings = Counter(one.person for one in sent if one.sound)
    (most, n), (least, m) = pings.most_common()[0], pings.most_common()[-1]
    yield f"most pings: {most} {n}; fewest: {least} {m}; messages in channels: {sum(world.heard.posted.values())}"
    times = Counter(len(calls) for calls in by_thing([one for one in sent if one.sound]).values())
    yield "pings for one thing: " + ", ".join(f"{n}: {times[n]} things" for n in sorted(times))
    yield ""
    late = sorted(watch.late.values()) or [timedelta()]
    yield (
        f"deadlines that passed: {len(watch.late) + len(watch.untold)}; the table was told after"
        f" {late[len(late) // 2].total_seconds():.0f} s (median), {late[-1].total_seconds():.0f} s (longest, outages"
        f" counted); too late {len(watch.too_late())}, never {len(watch.untold)}"
    )
    games = Counter(dict(world.heard.rows("SELECT status, count(*) FROM games GROUP BY status")))
    yield (
        f"games: {', '.join(f'{status} {n}' for status, n in sorted(games.items()))}; hanging {len(watch.hung)};"
        f" longest wait for an answer {watch.longest.days} days"
    )
    yield ""
    yield f"{'day':>4} {'games':>6} {'answers':>8} {'database':>9} {'memory':>8} {'objects of the bot':>19}"
    for one in watch.growth:
        size, memory = f"{one.bytes / 2**20:.2f} MB", f"{one.memory:.0f} MB"
        yield f"{one.day:>4} {one.games:>6} {one.answers:>8} {size:>9} {memory:>8} {one.objects:>19}"
    yield from _rows(simulation)


def _rows(simulation: Simulation) -> Iterator[str]:
    """The tables that have grown since the first month, and rows for each of their games."""
    growth = simulation.watch.growth
    first, last = growth[0], growth[-1]
    grown = {name: n for name, n in last.rows.items() if n > first.rows.get(name, 0)}
    yield "rows now (in the first month), of tables that grew:"
    for name, n in sorted(grown.items(), key=lambda one: -one[1]):
        yield f"  {name:<18} {n:>7} ({first.rows.get(name, 0)})"
