"""What an option would bring, as the rules play it out: its price, gains, tokens, tracks, and what comes next.

A line is made of facts that hold on every way the option can go (`bot.engine.paths`). Where the ways differ, as
when a price can be paid in two manners, the line says `or`; where they differ too much, it says who chooses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from bot.engine import events as happened
from bot.engine.board import COMMODITIES, RECRUITS, RESOURCES, tile_at
from bot.engine.paths import Path
from bot.engine.prompts import NO, Chance, Option, Prompt
from bot.engine.view import View, offer_at
from bot.wording.odds import desertion
from data.words import ARTIFACTS, Words

ALTERNATIVES = 3
"""So many are listed with `or`; more are put together as `2 resources of your choice`."""
STOP = Option("stop")
PLACED = ("bump", "bump-own", "site", "when-full")
"""Marks that say where the worker comes to stand: told before what it gains."""
TRACKS = ("morale", "knowledge")
Things = Counter[str]
Mark = tuple[Any, ...]
"""The end of a message id, and its variables' values."""


@dataclass(slots=True)
class Facts:
    """What one way brings its player."""

    paid: Things = field(default_factory=Counter)
    sums: Things = field(default_factory=Counter)
    """Gains and losses: goods, cards and track levels."""
    tokens: tuple[str, ...] = ()
    steps: Counter[tuple[str, str]] = field(default_factory=Counter)
    """(track, faction) → levels."""
    marks: tuple[Mark, ...] = ()
    end: Mark = ("done",)

    @property
    def drawn(self) -> int:
        return self.end[1] if self.end[0] == "draw" else 0


def facts(path: Path, seat: int, view: View, known: int = 0) -> Facts:
    """What is told of a way, from event number `known` on."""
    found = Facts()
    for event in path.events[known:]:
        _add(found, event, seat, view)
    found.end = _end(path, seat, view)
    if found.drawn:
        found.sums["artifact"] += found.drawn
    return found


def _add(found: Facts, e: Any, seat: int, view: View) -> None:
    for thing, n in changes(e, seat).items():
        found.sums[thing] += n
    match e:
        case happened.Paid() if e.seat == seat:
            found.paid.update({**e.goods, **Counter(e.artifacts)})
        case happened.TokenPlaced() if e.seat == seat:
            found.tokens = (*found.tokens, e.place)
        case happened.AllegianceAdvanced():
            found.steps["allegiance", e.faction] += 1
        case happened.MinerMoved():
            found.steps["miner", e.faction] += 1
        case _:
            mark = _mark(e, seat, view)
            if mark is not None:
                found.marks = (*found.marks, mark)
                if mark[0] == "site" and mark[1] < mark[2]:
                    found.marks = (*found.marks, ("when-full",))


def changes(e: Any, seat: int) -> Mapping[str, int]:
    """What the event adds to or takes from the player, prices aside."""
    if getattr(e, "seat", None) != seat:
        return e.goods if isinstance(e, happened.GoodsGiven) and e.to == seat else {}
    match e:
        case happened.GoodsGained():
            return e.goods
        case happened.GoodsLost() | happened.GoodsGiven():
            return {thing: -n for thing, n in e.goods.items()}
        case happened.ArtifactsDrawn():
            return {"artifact": e.count}
        case happened.ArtifactsDiscarded():
            return {card: -n for card, n in Counter(e.artifacts).items()}
        case happened.MoraleChanged():
            return {"morale": e.change}
        case happened.KnowledgeChanged():
            return {"knowledge": e.change}
        case _:
            return {}


def _mark(e: Any, seat: int, view: View) -> Mark | None:
    mine = getattr(e, "seat", None) == seat
    match e:
        case happened.WorkerPlaced() if offer_at(e.space).construction:
            return ("site", len(view.workers.get(e.space, ())) + 1, view.spaces_needed)
        case happened.WorkerBumped() if mine:
            return ("bump-own", e.knowledge) if e.victim == seat else ("bump", e.victim, e.knowledge)
        case happened.DieSet() if mine:
            return ("set", e.knowledge)
        case happened.WorkerGained() if mine:
            return ("add",)
        case happened.WorkerSacrificed() if mine:
            return ("sacrifice",)
        case happened.TunnelCompleted():
            return ("complete", e.faction)
        case happened.HiddenCalled():
            return ("called", e.faction)
        case _:
            return None


def _end(path: Path, seat: int, view: View) -> Mark:
    """What comes next."""
    if path.over or any(isinstance(e, happened.GameWon) for e in path.events):
        return ("over",)
    chance, prompt = path.chance, path.prompt
    if chance is not None:
        return _chance(chance, path, seat, view)
    if prompt is None:
        return ("done",)
    if prompt.seat != seat:
        return ("done",) if prompt.ask == "act" else ("other", prompt.seat)
    if prompt.ask == "discard":
        return ("discard", prompt.least)
    if prompt.ask == "retrieve":
        return ("which",)
    return ("again",) if prompt.ask == "act" else ("question",)


def _chance(chance: Chance, path: Path, seat: int, view: View) -> Mark:
    who = chance.about.get("seat")
    match chance.key:
        case "artifact" if who == seat:
            # A recruit's draw may have to be sorted out first: so many are drawn, not always kept.
            return ("look" if chance.about.get("why") in RECRUITS else "draw", chance.count)
        case "dice" if who == seat:
            return _roll(chance.count, path, seat, view)
        case "market":
            return ("build",)
        case "recruit":
            return ("recruits", chance.count)
        case _:
            return ("done",)


def _roll(dice: int, path: Path, seat: int, view: View) -> Mark:
    """A roll of the player's own, and how likely somebody deserts. One does at most in a turn, so after the first
    action of a turn that is not told."""
    if view.acted and view.turn == seat:
        return ("roll", dice, 0)
    known = sum(view.players[seat].available) + view.players[seat].knowledge
    for e in path.events:
        if getattr(e, "seat", None) != seat:
            continue
        match e:
            case happened.DiceRolled():
                break
            case happened.WorkerPlaced():
                known -= e.knowledge
            case happened.DieSet():
                known += e.knowledge
            case happened.KnowledgeChanged():
                known += e.change
    return ("roll", dice, desertion(dice, known))


# In words


def lines(
    prompt: Prompt,
    options: Sequence[Option],
    ways: Sequence[Sequence[Path]],
    w: Words,
    view: View,
    known: int = 0,
    most: int = 100,
) -> list[str]:
    """What each of a question's options would bring. Within a move, only what tells them apart."""
    told = _told(prompt, options, ways, w, view, known)
    if prompt.ask != "act" and len(told) > 1:
        shared = set(_same(told))
        told = [[part for part in parts if part not in shared] for parts in told]
    return [
        "" if option in (NO, STOP) else _joined(parts, w, most)
        for option, parts in zip(options, told, strict=True)
    ]


def in_common(
    prompt: Prompt,
    options: Sequence[Option],
    ways: Sequence[Sequence[Path]],
    w: Words,
    view: View,
    known: int = 0,
) -> str:
    """What all of these options would bring: what `lines` leaves out within a move."""
    return _joined(_same(_told(prompt, options, ways, w, view, known)), w, 200)


def _same(told: Sequence[list[str]]) -> list[str]:
    return [part for part in told[0] if all(part in parts for parts in told)]


def _told(
    prompt: Prompt,
    options: Sequence[Option],
    ways: Sequence[Sequence[Path]],
    w: Words,
    view: View,
    known: int,
) -> list[list[str]]:
    found = [[facts(path, prompt.seat, view, known) for path in paths] for paths in ways]
    if prompt.ask in ("price", "retrieve_pay"):  # the options are called by what is paid
        for one in chain(*found):
            one.paid.clear()
    base = next((f[0] for o, f in zip(options, found, strict=True) if o == NO and len(f) == 1), None)
    if base is not None:
        found = [[_beyond(one, base) for one in way] for way in found]
    return [list(_parts(way, paths, prompt.seat, w, view)) for way, paths in zip(found, ways, strict=True)]


def _beyond(one: Facts, base: Facts) -> Facts:
    """What comes on top of declining. What follows a draw is not known yet, so it is never taken away."""
    sums: Things = Counter()
    for thing, n in one.sums.items():
        shared = min(n, base.sums[thing], key=abs) if n * base.sums[thing] > 0 else 0
        sums[thing] = n - shared
    left = Facts(one.paid - base.paid, sums, one.tokens[len(base.tokens) :], one.steps - base.steps)
    left.marks = tuple(mark for mark in one.marks if mark not in base.marks)
    left.end = one.end if one.end != base.end else ("done",)
    return left


def _joined(parts: list[str], w: Words, most: int) -> str:
    """As many parts as fit."""
    text = ""
    for part in parts:
        longer = w("would-and", before=text, part=part) if text else part
        if len(longer) > (most if part is parts[-1] else most - 2):
            return w("would-more", before=text) if text else part[: most - 1] + "…"
        text = longer
    return text


def _parts(found: Sequence[Facts], paths: Sequence[Path], seat: int, w: Words, view: View) -> Iterator[str]:
    first = found[0]
    marks = [mark for mark in first.marks if all(mark in one.marks for one in found)]
    price, gains = _price([one.paid for one in found], w), _gains(found, w)
    yield from filter(None, [price])
    yield from [_marked(mark, w, view) for mark in marks if mark[0] in PLACED]
    if all(one.tokens == first.tokens for one in found):
        yield from [
            w("would-token", place=w.place(place, tile_at(place, view.built))) for place in first.tokens
        ]
    elif len({len(one.tokens) for one in found}) == 1:
        yield w("would-token-choose")
    yield from filter(None, gains)
    for (track, faction), n in first.steps.items():
        sure = min([n, *(one.steps[track, faction] for one in found)])
        if sure:
            yield w(f"would-{track}", faction=w.faction(faction), n=sure)
    yield from [_marked(mark, w, view) for mark in marks if mark[0] not in PLACED]
    for recruit in dict.fromkeys(paths[0].may):
        if all(recruit in path.may for path in paths):
            yield w("would-may", recruit=w(f"picture-short-{recruit}"))
    others = [seat for seat in dict.fromkeys(paths[0].asked) if all(seat in path.asked for path in paths)]
    if others:
        yield w("would-other", n=len(others), names=w.list([view.players[seat].name for seat in others]))
    if price is None or None in gains:
        own_roll = any(mark[0] == "bump-own" for mark in marks)
        yield _marked(_roll(1, paths[0], seat, view), w, view) if own_roll else w("would-question")
    elif all(one.end == first.end for one in found) and first.end[0] not in ("done", "draw"):
        yield _marked(first.end, w, view)


def _price(paid: Sequence[Things], w: Words) -> str | None:
    """What is paid, or the alternatives; None where they are too many to tell."""
    different = _different(paid)
    if not any(different):
        return ""
    if len(different) == 1 and not set(different[0]) <= ARTIFACTS:
        return w("would-pay", things=_goods(different[0], w))
    if not all(different):
        return None
    if all(set(one) <= ARTIFACTS for one in different):
        return w("would-pay", things=w.list(_cards(different, w), "or"))
    common = _common(different)
    rest = [one - common for one in different]
    if len(rest) <= ALTERNATIVES - bool(common) and all(len(one) == 1 for one in rest):
        either = w.list([_goods(one, w) for one in rest], "or")
        return w("would-pay", things=w.list([_goods(common, w), either]) if common else either)
    together = _together(different)
    return None if together is None else w("would-pay", things=_goods(together, w))


def _goods(things: Things, w: Words) -> str:
    """In the order of the board, commodities first."""
    return w.goods({thing: things[thing] for thing in sorted(things, key=_place)})


def _place(thing: str) -> int:
    order = (*COMMODITIES, "commodity", *RESOURCES, "resource")
    return order.index(thing) if thing in order else len(order)


def _cards(different: Sequence[Things], w: Words) -> Iterator[str]:
    """Alternatives of cards alone: by name where the card is certain, by number where any will do."""
    by_number: dict[tuple[int, bool], list[Things]] = {}
    for cards in different:
        pair = cards.total() == 2 and len(cards) == 1
        by_number.setdefault((cards.total(), pair), []).append(cards)
    if (2, False) in by_number:  # any two will do, alike or not
        by_number[2, False] += by_number.pop((2, True), [])
    for (number, pair), alike in sorted(by_number.items(), key=lambda one: one[0]):
        if len(alike) == 1 and number < 3:
            yield w.goods(alike[0])
        else:
            yield w("would-pair") if pair else w.artifact("artifact", number)


def _gains(found: Sequence[Facts], w: Words) -> list[str | None]:
    """Gains and losses by sign, then what differs between the ways; None where that is too much to tell."""
    different = _different([Counter({t: n for t, n in one.sums.items() if n}) for one in found])
    common = _shared(different)
    drawn = bool(found[0].drawn) and all(one.drawn == found[0].drawn for one in found)
    told: list[str | None] = []
    for thing, n in common.items():
        text = _signed(thing, n, w)
        told.append(w("would-drawn", things=text) if drawn and thing == "artifact" else text)
    rest = _different(
        Counter({t: one[t] - common[t] for t in one if one[t] != common[t]}) for one in different
    )
    if len(rest) > 1:
        told.append(_either(rest, w) if all(rest) else None)
    return told


def _shared(different: Sequence[Things]) -> Things:
    """What all ways gain, or all lose, at least."""
    found: Things = Counter()
    for thing, n in different[0].items():
        values = [one[thing] for one in different]
        if all(value * n > 0 for value in values):
            found[thing] = min(values, key=abs)
    return found


def _either(rest: Sequence[Things], w: Words) -> str | None:
    if len(rest) <= ALTERNATIVES:
        return w.list([w.list([_signed(t, n, w) for t, n in one.items()]) for one in rest], "or")
    if any(n < 0 for one in rest for n in one.values()):
        return None
    together = _together(rest)
    return None if together is None else w("would-plus", things=w.goods(together))


def _signed(thing: str, n: int, w: Words) -> str:
    if thing == "knowledge":  # the track on which less is better
        return w("would-knowledge-more" if n > 0 else "would-knowledge-less", n=abs(n))
    amount = w(f"amount-{thing}", n=abs(n)) if thing in TRACKS else w.count(thing, abs(n))
    return w("would-plus" if n > 0 else "would-minus", things=amount)


def _different(things: Iterable[Things]) -> list[Things]:
    found: list[Things] = []
    for one in things:
        if one not in found:
            found.append(one)
    return found


def _common(different: Sequence[Things]) -> Things:
    common = Counter(different[0])
    for one in different[1:]:
        common &= one
    return common


def _together(different: Sequence[Things]) -> Things | None:
    """What the alternatives share by name, and the rest by kind, if that is the same for all: `3 resources`."""
    common = _common(different)
    kinds: list[Things] = []
    for one in different:
        kind: Things = Counter()
        for thing, n in (one - common).items():
            kind[_kind(thing)] += n
        kinds.append(kind)
    if len(_different(kinds)) > 1 or not set(kinds[0]) <= {"artifact", "commodity", "resource"}:
        return None
    return common + kinds[0]


def _kind(thing: str) -> str:
    if thing in ARTIFACTS:
        return "artifact"
    return "commodity" if thing in COMMODITIES else "resource" if thing in RESOURCES else thing


def _marked(mark: Mark, w: Words, view: View) -> str:
    match mark:
        case ("bump", victim, knowledge):
            return w("would-bump", victim=view.players[victim].name, knowledge=knowledge)
        case ("bump-own" | "set" as kind, knowledge):
            return w(f"would-{kind}", knowledge=knowledge)
        case ("site", n, needed):
            return w("would-site", n=n, needed=needed)
        case ("complete" | "called" as kind, faction):
            return w(f"would-{kind}", faction=w.faction(faction))
        case ("roll", n, risk):
            return w("would-roll-risk" if risk else "would-roll", n=n, risk=risk)
        case ("recruits" | "discard" | "look" as kind, n):
            return w(f"would-{kind}", n=n)
        case ("other", seat):
            return w("would-other", n=1, names=view.players[seat].name)
        case (kind,):
            return w(f"would-{kind}")
        case _:
            raise AssertionError(mark)
