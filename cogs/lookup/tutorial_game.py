"""The game in the tutorial: its first turns, played by the real rules with chosen dice."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options
from bot.engine.view import View

COLOURS, NAMES = ("green", "blue"), ("Ada", "Bo")
DICE = {0: [2, 5], 1: [1, 3]}
MOVES: tuple[tuple[Any, ...], ...] = (
    (0, "place:2:generator"),
    (1, "place:1:aquifer"),
    (0, "place:5:euphorian_tunnel", "gold"),
)


@cache
def lesson_views() -> tuple[View, ...]:
    """The position at the start and after each of the moves, as spectators see it."""
    match = Match.new(Options(colours=COLOURS))
    while match.chance is not None or match.prompts[0].ask != "act":
        chance = match.chance
        if chance is None:
            match.answer(match.prompts[0].seat, match.prompts[0].options[0].id)
        elif chance.key == "dice":
            match.answer(CHANCE, DICE[chance.about["seat"]])
        else:
            match.answer(CHANCE, sorted(chance.weights)[: chance.count])
    views = [match.view(None, NAMES)]
    for seat, *answers in MOVES:
        for answer in answers:
            match.answer(seat, answer)
        views.append(match.view(None, NAMES))
    return tuple(views)
