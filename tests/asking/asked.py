"""Questions of real games: a match at each question that is worth a look, and moves that are chosen in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.asking import Asked, Choice, Live, Move, Question, Section
from bot.asking.question import Given
from bot.engine.game import Match
from bot.engine.prompts import Answer, Prompt
from bot.engine.state import Edition, Variant, Worker
from bot.language.words import Words
from tests.engine.playing import Table, Wanderer, set_table
from tests.worlds.given import NAMES, OnMatch, done

OFTEN = 5
"""How many questions of a kind are looked at in a game."""


def asked_in_game(
    seed: int, players: int, edition: Edition, variants: tuple[Variant, ...], longest: int = 700
) -> Iterator[tuple[Match, Prompt]]:
    """Some questions of every kind that comes up in a game; first turns are random, later ones are played to win."""
    table = Table(seed, players, edition, variants, wandering=longest // 2)
    match, player, rng = table.open(), Wanderer(table), Random(seed)
    seen: Counter[str] = Counter()
    while not match.over and match.answers < longest:
        for prompt in match.prompts:
            if seen[prompt.ask] < OFTEN and (prompt.ask != "act" or rng.random() < 0.1):
                seen[prompt.ask] += 1
                yield match, prompt
        match.answer(*player.answer(match))


def order() -> tuple[Match, Prompt]:
    """Pete and Sheppard both may sacrifice a retrieved worker: too rare in random games."""
    table = set_table({"recruits": ["pete", "sheppard"], "available": [], "placed": 2}, {})
    table.workers = {"farm": (Worker(0, 1), Worker(0, 2))}
    match = Match.of(table)
    match.answer(0, "retrieve")
    match.answer(0, ["farm:1", "farm:2"])
    return match, match.prompts[0]


def move_in(match: Match, prompt: Prompt, w: Words, answers: list[Answer]) -> Move:
    """The move of the seat that is asked, after these answers."""
    asked = Asked(prompt.seat, prompt, dict(enumerate(NAMES)), on_turn=match.turn == prompt.seat)
    move: Move = done(Move.after(Live(OnMatch(match), 1, prompt.seat), asked, w, answers))
    return move


def section(question: Question, kind: str) -> Section | None:
    return next((one for one in question.sections if one.kind == kind), None)


def some_answers(question: Question, rng: Random) -> list[Given]:
    """One of the choices, or as many as make an answer."""
    ticks = section(question, "tick")
    if ticks is None or question.several is None or (len(question.sections) > 1 and rng.random() < 0.3):
        offered: list[Choice] = [c for one in question.sections if one is not ticks for c in one.choices]
        return rng.choice(offered).answers
    count = rng.randint(max(1, question.several.least), question.several.most)
    chosen = rng.sample(ticks.choices, count)
    return [[str(choice.answers[0]) for choice in ticks.choices if choice in chosen]]
