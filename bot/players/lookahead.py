"""Lookahead: an action is tried in games sampled to fit the view, and evaluated by the resulting position."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bot.engine.board import SPACES
from bot.engine.prompts import CHANCE, Chance, Prompt, Questions
from bot.engine.state import Game
from bot.engine.turn import TURN_BEGINS, play
from bot.engine.view import View

from .action_values import appraise, taste
from .policy import decide
from .valuation import Mind
from .weights import Weights
from .win_chance import win_chance

_PRIOR = 0.004
"""The weight of the first estimate, compared to the chance of winning."""
_TASTE = 0.015
"""The weight of a personality's preference: a preferred action must be nearly as good as the best one."""
_AT_BEST = 0.95
"""Keeps an unfinished game from counting as much as a won one."""


@dataclass(slots=True)
class Candidate:
    answer: str
    prior: float
    taste: float = 0.0
    tried: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else 0.0

    @property
    def score(self) -> float:
        return self.mean + _PRIOR * self.prior + _TASTE * self.taste


def between_actions(prompt: Prompt) -> bool:
    """Whether the game can be continued from a view: at the start of a turn, or before the next worker of a double."""
    return prompt.ask == "act" and prompt.key == "act"


def best_so_far(candidates: list[Candidate]) -> str:
    """The candidate with the best score; the first estimate breaks ties."""
    return max(candidates, key=lambda one: (one.score, one.prior)).answer


def promising(view: View, prompt: Prompt, weights: Weights, most: int) -> list[Candidate]:
    """The actions with the best first estimate: every space once, with the best die for it."""
    mind = Mind(view, prompt.seat, weights)
    ranked = sorted(
        zip(appraise(mind, prompt), prompt.options, strict=True), key=lambda one: one[0], reverse=True
    )
    found: list[Candidate] = []
    seen: set[str] = set()
    for worth, option in ranked:
        place = option.things[1] if len(option.things) == 2 else option.id
        if place not in seen:
            seen.add(place)
            liked = taste(weights, SPACES[place]) if place != option.id else 0.0
            found.append(Candidate(option.id, worth, liked))
    return found[:most]


class Luck:
    """Dice and cards for one playout, with separate random generators for each player.

    Two actions tried with the same luck get the same rolls, so that the outcomes differ only because of the actions.
    """

    __slots__ = ("rows",)

    def __init__(self, seed: int, players: int) -> None:
        self.rows = [Random(seed + n) for n in range(2 * players + 1)]

    def draw(self, chance: Chance) -> list[Any]:
        seat: int = chance.about.get("seat", -1)
        if chance.key == "dice":
            row = self.rows[seat]
            return [int(row.random() * 6) + 1 for _ in range(chance.count)]
        row = self.rows[seat if seat < 0 else len(self.rows) // 2 + seat]
        return row.sample([card for card, n in chance.weights.items() for _ in range(n)], chance.count)


def playout(game: Game, seat: int, first: str, seed: int, weights: Weights, rounds: float) -> float:
    """Take an action, let everybody play on for some rounds, and evaluate the resulting position."""
    luck, rng = Luck(seed, len(game.players)), Random(seed)
    rules = play(game)
    turns = int(rounds * len(game.players))
    begun = False
    try:
        asked = rules.send(None)
        while True:
            if asked == TURN_BEGINS:
                if begun:
                    turns -= 1
                    if turns < 0:
                        rules.close()
                        break
                begun = True
                game.scratch.events.clear()
                asked = rules.send(None)
            elif asked.chance is not None:
                asked = rules.send({CHANCE: luck.draw(asked.chance)})
            elif first:
                asked = rules.send({seat: first})
                first = ""
            else:
                asked = rules.send(_answers(game, asked, rng, weights))
    except StopIteration:
        return 1.0 if seat in game.winners else 0.0
    return _AT_BEST * win_chance(game, seat)


def _answers(game: Game, asked: Questions, rng: Random, weights: Weights) -> dict[int, Any]:
    return {prompt.seat: decide(game, prompt, rng, weights) for prompt in asked.prompts}
