"""Plays games between computer players, question by question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import Options, Variant
from bot.players import choose
from bot.players.chance import draw
from bot.players.eager_policy import eager
from bot.players.policy import decide
from bot.players.trade import offer

Answerer = Callable[[Match, Prompt, Random], Any]


class Ticks:
    """A clock that advances by a fixed step whenever it is read, so that results do not depend on the machine's
    load."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def by_worth(match: Match, prompt: Prompt, rng: Random) -> object:
    """The normal level without lookahead: fast and sensible games."""
    view = match.view(prompt.seat)
    return offer(view, prompt, rng) or decide(view, prompt, rng)


def by_level(level: str, **more: Any) -> Answerer:
    return lambda match, prompt, rng: choose(match.view(prompt.seat), prompt, rng, level, **more)


def questions(
    players: int,
    seed: str,
    edition: Any = "classic",
    variants: tuple[Variant, ...] = (),
    answerer: Answerer = eager,
    most: int = 4000,
) -> Iterator[tuple[Match, Prompt]]:
    """Every question to a player in one game, before it is answered."""
    rng = Random(seed)
    match = Match.new(Options.simple(players, edition, variants))
    while not match.over and match.answers < most:
        if match.chance is not None:
            match.answer(CHANCE, draw(match.chance, rng))
            continue
        prompt = match.prompts[0]
        yield match, prompt
        match.answer(prompt.seat, answerer(match, prompt, rng))


def at_turn(number: int, players: int = 4, seed: str = "turn", answerer: Answerer | None = None) -> Match:
    """A game at the start of a turn with more than one option."""
    for match, prompt in questions(players, seed, answerer=answerer or by_level("easy")):
        if match.turn_number >= number and prompt.ask == "act" and len(prompt.options) > 8:
            return match
    raise AssertionError(f"the game ended before turn {number}")
