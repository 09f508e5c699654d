"""Prices, gains and losses in words. If an option can have different results, they are joined with `or`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.engine.board import COMMODITIES, RESOURCES
from bot.language.words import ARTIFACTS, Words
from bot.wording.facts import Facts, Things

ALTERNATIVES = 3
"""How many alternatives are listed with `or`; more are summarized as `2 resources of your choice`."""


def price(paid: Sequence[Things], w: Words) -> str | None:
    """The price, or its alternatives; None if there are too many to list."""
    different = _different(paid)
    if not any(different):
        return ""
    if len(different) == 1 and not set(different[0]) <= ARTIFACTS:
        return w("would-pay", goods=_in_order(different[0]))
    if not all(different):
        return None
    if all(set(one) <= ARTIFACTS for one in different):
        return w("would-pay-or", options=list(_cards(different, w)))
    common = _common(different)
    rest = [one - common for one in different]
    if len(rest) <= ALTERNATIVES - bool(common) and all(len(one) == 1 for one in rest):
        options = [w("would-pay", goods=one) for one in rest]
        if common:
            return w("would-pay-and-or", goods=_in_order(common), options=options)
        return w("would-pay-or", options=options)
    together = _together(different)
    return None if together is None else w("would-pay", goods=_in_order(together))


def _in_order(things: Things) -> dict[str, int]:
    """Sorted in the order of the board, commodities first."""
    return {thing: things[thing] for thing in sorted(things, key=_place)}


def _place(thing: str) -> int:
    order = (*COMMODITIES, "commodity", *RESOURCES, "resource")
    return order.index(thing) if thing in order else len(order)


def _cards(different: Sequence[Things], w: Words) -> Iterator[str]:
    """Alternatives that consist only of cards: named if only that card can be paid, else counted."""
    by_number: dict[tuple[int, bool], list[Things]] = {}
    for cards in different:
        pair = cards.total() == 2 and len(cards) == 1
        by_number.setdefault((cards.total(), pair), []).append(cards)
    if (2, False) in by_number:  # any two cards, whether alike or not
        by_number[2, False] += by_number.pop((2, True), [])
    for (number, pair), alike in sorted(by_number.items(), key=lambda one: one[0]):
        if len(alike) == 1 and number < 3:
            yield w("would-pay", goods=alike[0])
        else:
            yield w("would-pair") if pair else w("would-pay", goods={"artifact": number})


def gains(found: Sequence[Facts], w: Words) -> list[str | None]:
    """Gains and losses common to all paths, then what differs between them; None where that is too much to list."""
    different = _different([Counter({t: n for t, n in one.sums.items() if n}) for one in found])
    common = _shared(different)
    drawn = bool(found[0].drawn) and all(one.drawn == found[0].drawn for one in found)
    told: list[str | None] = []
    for thing, n in common.items():
        told.append(w("would-drawn", n=n) if drawn and thing == "artifact" else _signed(thing, n, w))
    rest = _different(
        Counter({t: one[t] - common[t] for t in one if one[t] != common[t]}) for one in different
    )
    if len(rest) > 1:
        told.append(_either(rest, w) if all(rest) else None)
    return told


def _shared(different: Sequence[Things]) -> Things:
    """What every path gains at least, or every path loses at least."""
    found: Things = Counter()
    for thing, n in different[0].items():
        values = [one[thing] for one in different]
        if all(value * n > 0 for value in values):
            found[thing] = min(values, key=abs)
    return found


def _either(rest: Sequence[Things], w: Words) -> str | None:
    if len(rest) <= ALTERNATIVES:
        options = [w("would-all", changes=[_signed(t, n, w) for t, n in one.items()]) for one in rest]
        return w("would-either", options=options)
    if any(n < 0 for one in rest for n in one.values()):
        return None
    together = _together(rest)
    return None if together is None else w("would-gain", goods=together)


def _signed(thing: str, n: int, w: Words) -> str:
    if thing == "knowledge":  # less is better here
        return w("would-knowledge-more" if n > 0 else "would-knowledge-less", n=abs(n))
    return w("change-gain" if n > 0 else "change-loss", thing=thing, n=abs(n))


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
    """The common part by name plus the rest by kind, such as `3 resources`, if that is the same for all."""
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
