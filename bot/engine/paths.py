"""What an answer can lead to. Unlike a preview, this continues through questions that only ask how to do it.

A path splits where the player chooses what to pay, what to take or where a token goes, and at the roll of a bumped
worker. Optional abilities are declined. A path ends where cards are drawn, other dice are rolled or something hidden is
revealed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .dilemma import own_card
from .events import DiceRolled, Event
from .game import Match
from .prompts import CHANCE, Answer, Chance, Prompt

MOST = 60
"""The largest number of paths; if there are more, none is followed beyond its first question."""
SPLITS = ("price", "benefit", "authority", "retrieve_pay")
Given = tuple[int, Answer]


@dataclass(slots=True, frozen=True)
class Path:
    """One possible course of a move."""

    events: tuple[Event, ...]
    """The events as the player sees them."""
    prompt: Prompt | None = None
    """The question at which it ends, whoever is asked; without its options if another player is."""
    chance: Chance | None = None
    """The roll or draw at which it ends, without the contents of the deck."""
    over: bool = False
    may: tuple[str, ...] = ()
    """The player's recruits whose abilities could be used."""
    asked: tuple[int, ...] = ()
    """Other players who have to choose something."""


def paths(match: Match, seat: int, answers: list[Answer]) -> list[Path]:
    """All possible courses of these answers, as far as they can be known. Nothing changes."""
    given: list[Given] = [(seat, answer) for answer in answers]
    found: list[Path] = []
    for path in _follow(_Walk(match, seat), given):
        found.append(path)
        if len(found) > MOST:
            return list(_follow(_Walk(match, seat, splits=False), given))
    return found


@dataclass(slots=True)
class _Walk:
    """What the paths after one split have in common."""

    match: Match
    seat: int
    splits: bool = True
    may: tuple[str, ...] = ()
    asked: tuple[int, ...] = ()
    seen: list[tuple[list[Event], tuple[Prompt, ...], Chance | None]] = field(default_factory=list)
    """Positions reached so far: rolls with the same consequences for the player are followed only once."""


def _follow(
    walk: _Walk, given: list[Given], begun: tuple[Match, list[Event]] | None = None
) -> Iterator[Path]:
    """Give the answers in a copy of the game and go on to the next split, or to the end.

    `begun`: a copy in which all answers but the last are given, and what happened in it."""
    fork, events = begun or (walk.match.fork(), [])
    may, asked = walk.may, walk.asked
    ways = given[-1:] if begun else given
    while True:
        for who, answer in ways:
            if fork.together:
                yield Path(())  # a simultaneous choice: the result is unknown until all have chosen
                return
            for event in fork.answer(who, answer):
                events.append(event.seen_by(walk.seat))
                if event.reveal and not own_card(event, walk.seat):
                    yield Path(tuple(events), may=may, asked=asked)
                    return
        ways = _ways(fork, walk)
        if len(ways) != 1:
            break
        prompt = fork.prompts[0]
        if prompt.seat != walk.seat:
            asked = (*asked, prompt.seat)
        elif prompt.ask == "ability":
            may = (*may, prompt.key)
        given = [*given, *ways]
    if not ways:
        same_turn = fork.turn_number == walk.match.turn_number
        asks = fork.prompts[0].seen_by(walk.seat) if fork.prompts and same_turn else None
        yield Path(tuple(events), asks, _chance(fork), over=fork.over, may=may, asked=asked)
    elif _is_new(fork, events, walk):
        below = _Walk(walk.match, walk.seat, may=may, asked=asked)
        for way in ways[:-1]:
            yield from _follow(below, [*given, way])
        yield from _follow(below, [*given, ways[-1]], (fork, events))  # this copy is not needed any more


def _is_new(fork: Match, events: list[Event], walk: _Walk) -> bool:
    mine = [e for e in events if walk.seat in (getattr(e, "seat", None), getattr(e, "to", None))]
    prompts = tuple(prompt.seen_by(walk.seat) for prompt in fork.prompts)
    here = ([e for e in mine if not isinstance(e, DiceRolled)], prompts, _chance(fork))
    if here in walk.seen:
        return False
    walk.seen.append(here)
    return True


def _chance(fork: Match) -> Chance | None:
    return None if fork.chance is None else fork.chance.from_outside()


def _ways(fork: Match, walk: _Walk) -> list[Given]:
    """The answers to follow from here: none if the path ends, one if there is nothing to choose."""
    if not walk.splits:
        return []
    if fork.chance is not None:
        bumped = fork.chance.key == "dice" and fork.chance.about.get("why") == "bumped"
        return [(CHANCE, [die]) for die in range(1, 7)] if bumped else []
    if len(fork.prompts) != 1 or fork.turn_number != walk.match.turn_number:
        return []
    (prompt,) = fork.prompts
    if prompt.ask == "ability" and prompt.optional:
        return [(prompt.seat, "no")]
    if prompt.seat != walk.seat:
        return [] if prompt.ask == "trade" else [(prompt.seat, prompt.answers()[0])]
    if prompt.ask in SPLITS or prompt.ask == "ability":
        return [(walk.seat, option.id) for option in prompt.options]
    return []
