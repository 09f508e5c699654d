"""The result of an option, computed by the rules: its price, gains, tokens, tracks, and what comes next.

A line contains facts that are true of every path the option can take (`bot.engine.paths`). If the paths differ, for
example because a price can be paid in two ways, the line says `or`; if they differ too much, it says who chooses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from fluent.runtime.types import fluent_number

from bot.engine.board import called
from bot.engine.events import Event
from bot.engine.paths import Path
from bot.engine.prompts import NO, Chance, Option, Prompt
from bot.engine.view import View
from bot.language.words import Words
from bot.wording.amounts import gains as gains_in_words
from bot.wording.amounts import price as price_in_words
from bot.wording.facts import Facts, Phrase, beyond, facts, roll

STOP = Option("stop")
PLACED = ("bump", "bump-own", "site", "when-full")
"""Phrases about where the worker is placed: they come before its gains."""


def lines(
    prompt: Prompt,
    options: Sequence[Option],
    ways: Sequence[Sequence[Path]],
    w: Words,
    view: View,
    known: int = 0,
    most: int = 100,
) -> list[str]:
    """The result of each of a question's options. In later questions of a move, only what differs between the options,
    except where one of several drawn cards is kept."""
    worded = _worded_options(prompt, options, ways, w, view, known)
    if prompt.ask not in ("act", "keep") and len(worded) > 1:
        shared = set(_same(worded))
        worded = [[part for part in parts if part not in shared] for parts in worded]
    return [
        "" if option in (NO, STOP) else _joined(parts, w, most)
        for option, parts in zip(options, worded, strict=True)
    ]


def in_common(
    prompt: Prompt,
    options: Sequence[Option],
    ways: Sequence[Sequence[Path]],
    w: Words,
    view: View,
    known: int = 0,
) -> str:
    """The results that all options share: what `lines` leaves out."""
    return _joined(_same(_worded_options(prompt, options, ways, w, view, known)), w, 200)


def _same(worded: Sequence[list[str]]) -> list[str]:
    return [part for part in worded[0] if all(part in parts for parts in worded)]


def _worded_options(
    prompt: Prompt,
    options: Sequence[Option],
    ways: Sequence[Sequence[Path]],
    w: Words,
    view: View,
    known: int,
) -> list[list[str]]:
    found = [[facts(path, prompt.seat, view, known) for path in paths] for paths in ways]
    if prompt.ask in ("price", "retrieve_pay"):  # the option's label already says what is paid
        for one in chain(*found):
            one.paid.clear()
    if prompt.ask == "benefit":  # or what is taken
        for option, way in zip(options, found, strict=True):
            taken = Counter(option.things)
            if all(one.sums[thing] >= n for one in way for thing, n in taken.items()):
                for one in way:
                    one.sums.subtract(taken)
    base = next((f[0] for o, f in zip(options, found, strict=True) if o == NO and len(f) == 1), None)
    if base is not None:
        found = [[beyond(one, base) for one in way] for way in found]
    return [list(_parts(way, paths, prompt.seat, w, view)) for way, paths in zip(found, ways, strict=True)]


def _joined(parts: list[str], w: Words, most: int) -> str:
    """Join as many parts as fit."""
    text = ""
    for part in parts:
        longer = w("would-and", before=text, part=part) if text else part
        if len(longer) > (most if part is parts[-1] else most - 2):
            return w("would-more", before=text) if text else part[: most - 1] + "…"
        text = longer
    return text


def _parts(found: Sequence[Facts], paths: Sequence[Path], seat: int, w: Words, view: View) -> Iterator[str]:
    first = found[0]
    phrases = [phrase for phrase in first.phrases if all(phrase in one.phrases for one in found)]
    price, gains = price_in_words([one.paid for one in found], w), gains_in_words(found, w)
    if price:
        yield w("would-price", price=price)
    yield from [_worded(phrase, w, view) for phrase in phrases if phrase[0] in PLACED]
    if all(one.tokens == first.tokens for one in found):
        yield from [w("would-token", place=called(place, view.built)) for place in first.tokens]
    elif len({len(one.tokens) for one in found}) == 1:
        yield w("would-token-choose")
    yield from filter(None, gains)
    for (track, faction), n in first.steps.items():
        sure = min([n, *(one.steps[track, faction] for one in found)])
        if sure:
            yield w(f"would-{track}", faction=faction, n=sure)
    yield from [_worded(phrase, w, view) for phrase in phrases if phrase[0] not in PLACED]
    for recruit in dict.fromkeys(paths[0].may):
        if all(recruit in path.may for path in paths):
            yield w("would-may", recruit=recruit)
    others = [seat for seat in dict.fromkeys(paths[0].asked) if all(seat in path.asked for path in paths)]
    if others:
        yield w("would-other", names=[view.players[seat].name for seat in others])
    if price is None or None in gains:
        own_roll = any(phrase[0] == "bump-own" for phrase in phrases)
        yield _worded(roll(1, paths[0].events, seat, view), w, view) if own_roll else w("would-question")
    elif all(one.end == first.end for one in found) and first.end[0] not in ("done", "draw"):
        yield _worded(first.end, w, view)


def _worded(phrase: Phrase, w: Words, view: View) -> str:
    match phrase:
        case ("bump", victim, knowledge):
            return w("would-bump", victim=view.players[victim].name, knowledge=knowledge)
        case ("bump-own" | "set" as kind, knowledge):
            return w(f"would-{kind}", knowledge=knowledge)
        case ("site", n, needed):
            return w("would-site", n=n, needed=needed)
        case ("complete" | "called" as kind, faction):
            return w(f"would-{kind}", faction=faction)
        case ("roll", n, risk):
            if not risk:
                return w("would-roll", n=n)
            return w("would-roll-risk", n=n, risk=_percent(risk))
        case ("recruits" | "discard" | "look" as kind, n):
            return w(f"would-{kind}", n=n)
        case ("other", seat):
            return w("would-other", names=[view.players[seat].name])
        case (kind,):
            return w(f"would-{kind}")
        case _:
            raise AssertionError(phrase)


def _percent(risk: int) -> Any:
    return fluent_number(risk / 100, style="percent")


def then_chance(
    chance: Chance, events: Iterable[Event], seat: int, w: Words, view: View, names: Mapping[int, str]
) -> str:
    """What is rolled or drawn next, and by whom, after these events: a sentence for a player who can still choose
    something else."""
    who: int = chance.about.get("seat", seat)
    match chance.key:
        case "dice" if who == seat:
            _, n, risk = roll(chance.count, events, seat, view)
            return w("panel-then-roll-risk", n=n, risk=_percent(risk)) if risk else w("panel-then-roll", n=n)
        case "dice":
            return w("panel-then-rolls", name=names[who])
        case "artifact" if who == seat:
            return w("panel-then-draw", n=chance.count)
        case "artifact":
            return w("panel-then-draws", name=names[who])
        case "recruit" if who == seat:
            return w("panel-then-recruits", n=chance.count)
        case "market" if "space" in chance.about:
            return w("panel-then-market")
        case _:
            return w("panel-then-chance")
