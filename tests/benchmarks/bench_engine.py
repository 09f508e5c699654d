"""The cost of an answer: compared to another game's engine, late in a game, after a restart, and for a computer player.

Processor time is measured, so that a busy machine has less influence.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from math import comb
from time import process_time
from typing import Any, NamedTuple

from bot.commands.simulate import uniform
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import Options
from bot.players.chance import draw
from bot.players.eager_policy import eager

from . import Row

ROUNDS = 6
SECONDS = 1.5
"""The time for each side in each round."""
LONGEST = 1500
"""The maximum number of answers in a random game, which hardly ever ends on its own."""
GAMES = 40


class Played(NamedTuple):
    decisions: int
    """The number of answers with more than one option."""
    answers: int
    """The total number of their legal options."""
    seconds: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def legal_answers(prompt: Prompt) -> int:
    if not prompt.several:
        return len(prompt.options)
    return sum(comb(len(prompt.options), n) for n in range(prompt.least, prompt.most + 1))


def play_euphoria(seed: int) -> Played:
    """Four players with uniformly random legal answers."""
    rng = random.Random(seed)
    decisions = answers = 0
    start = process_time()
    match = Match.new(Options.simple(4))
    while not match.over and match.answers < LONGEST:
        if match.chance is not None:
            match.answer(CHANCE, draw(match.chance, rng))
            continue
        prompt = match.prompts[0]
        if (legal := legal_answers(prompt)) > 1:
            decisions += 1
            answers += legal
        match.answer(prompt.seat, uniform(match, prompt, rng))
    return Played(decisions, answers, process_time() - start)


def play_catan(seed: int) -> Played:
    """Four of Catanatron's own random players."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    decisions = answers = 0
    start = process_time()
    game = Game(
        [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed
    )
    while game.winning_color() is None and game.state.num_turns < 1000:
        legal = len(game.state.playable_actions)
        if legal > 1:
            decisions += 1
            answers += legal
        game.play_tick()
    return Played(decisions, answers, process_time() - start)


def play_for(seconds: float, play: Callable[[int], Played], seed: int) -> Played:
    total = Played(0, 0, 0.0)
    while total.seconds < seconds:
        seed += 1
        one = play(seed)
        total = Played(
            total.decisions + one.decisions, total.answers + one.answers, total.seconds + one.seconds
        )
    return total


def random_play() -> list[Row]:
    """Both sides alternately, several times; the median of the rounds counts."""
    ours, theirs = [], []
    play_catan(1), play_euphoria(1)  # warm up
    for n in range(ROUNDS):
        ours.append(play_for(SECONDS, play_euphoria, 1000 * n))
        theirs.append(play_for(SECONDS, play_catan, 1000 * n))
    ratio = statistics.median(a.rate / b.rate for a, b in zip(ours, theirs, strict=True))
    branching = [sum(p.answers for p in side) / sum(p.decisions for p in side) for side in (ours, theirs)]
    rates = [statistics.median(p.rate for p in side) for side in (ours, theirs)]
    note = "catanatron, 4 random players; only decisions with a choice"
    name = "random play, decisions a second"
    return [
        Row(name, rates[0], rates[1], ratio, 1.0, at_least=True, note=note),
        Row("legal answers a decision", branching[0], branching[1], branching[0] / branching[1], None),
    ]


class Late:
    """The times of answering and restoring, early and late in the same games.

    Late positions contain more: markets, recruits, goods. To isolate the cost of the earlier turns, the same is done
    twice in the same position: in the game that was played up to it, and in one that begins with it.
    """

    def __init__(self) -> None:
        self.answers: dict[int, list[float]] = {10: [], 300: []}
        self.restores: dict[int, list[float]] = {10: [], 300: []}
        self.same: dict[str, tuple[list[float], list[float]]] = {"answer": ([], []), "restore": ([], [])}

    def play(self, seed: int) -> None:
        """Play the same game three times, so that the measurements do not influence each other's caches."""
        for measure in (self.time_answer, self.time_restoring, self.compare):
            rng = random.Random(seed)
            match = Match.new(Options.simple(4))
            while not match.over and match.turn_number <= 305:
                if match.chance is not None:
                    seat, answer = CHANCE, draw(match.chance, rng)
                else:
                    seat, answer = match.prompts[0].seat, eager(match, match.prompts[0], rng)
                near = next((turn for turn in self.answers if abs(match.turn_number - turn) <= 5), 0)
                if not near or not measure(near, match, seat, answer):
                    match.answer(seat, answer)

    def time_answer(self, near: int, match: Match, seat: int, answer: Any) -> bool:
        self.answers[near].append(timed(match.answer, seat, answer))
        return True

    def time_restoring(self, near: int, match: Match, seat: int, answer: Any) -> bool:
        self.restores[near].append(timed(Match.restore, match.checkpoint, match.rows))
        return False

    def compare(self, near: int, match: Match, seat: int, answer: Any) -> bool:
        """Compare the old game and a new one in the same position, alternating which comes first."""
        if near != 300 or match.rows:
            return False
        game = match.copy_state()
        game.answers = game.questions = 0
        game.turn.number = 1
        young = Match.of(game)
        stored = (match.checkpoint, young.checkpoint)
        order = (0, 1) if match.turn_number % 2 else (1, 0)
        for which in order:
            self.same["restore"][which].append(timed(Match.restore, stored[which]))
        for which in order:
            self.same["answer"][which].append(timed((match, young)[which].answer, seat, answer))
        return True


def late_answers() -> list[Row]:
    late = Late()
    for seed in range(GAMES):
        late.play(seed)

    def row(name: str, old: list[float], young: list[float], target: float | None) -> Row:
        ours, theirs = statistics.fmean(old), statistics.fmean(young)
        return Row(name, ours, theirs, ours / theirs, target, "µs")

    return [
        row("one answer, 300th turn against 10th", late.answers[300], late.answers[10], 1.2),
        row("one answer, same position, 300 turns behind it or none", *late.same["answer"], 1.2),
        row("restoring, 300th turn against 10th", late.restores[300], late.restores[10], None),
        row("restoring, same position, 300 turns behind it or none", *late.same["restore"], 1.2),
    ]


def timed(work: Callable[..., object], *about: Any) -> float:
    """Microseconds of processor time."""
    start = process_time()
    work(*about)
    return (process_time() - start) * 1e6


def copying() -> list[Row]:
    """Copying a state, on which a computer player tries moves."""
    rows = []
    for players in (4, 6):
        rng = random.Random(players)
        match = Match.new(Options.simple(players))
        while not match.over and match.turn_number < 300:
            if match.chance is not None:
                match.answer(CHANCE, draw(match.chance, rng))
            else:
                match.answer(match.prompts[0].seat, uniform(match, match.prompts[0], rng))
        game = match.copy_state()
        times = []
        for _ in range(30):
            start = process_time()
            for _ in range(100):
                game.copy()
            times.append((process_time() - start) / 100 * 1e6)
        cost = statistics.median(times)
        rows.append(Row(f"copying a state, {players} players", cost, None, cost, 100.0, "µs"))
    return rows


def run() -> list[Row]:
    return [*random_play(), *late_answers(), *copying()]
