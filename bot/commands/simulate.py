"""`python -m bot simulate`: let computer players play whole games, and report the results."""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import EDITIONS, NAMES, VARIANTS, Options
from bot.players import LEVELS, PERSONALITIES, choose
from bot.players.chance import draw
from bot.players.eager_policy import eager

Policy = Callable[[Match, Prompt, random.Random], Any]
MAX_ANSWERS = 20_000
"""The number of answers after which a game is given up as unfinished."""
SEATS = ("random", "eager", *LEVELS, *PERSONALITIES)
"""The players that can be simulated: levels, and personalities, which play at the normal level."""


def uniform(match: Match, prompt: Prompt, rng: random.Random) -> Any:
    """Any legal answer, all equally likely. Such games hardly ever end."""
    if prompt.several:
        ids = [option.id for option in prompt.options]
        return rng.sample(ids, rng.randint(prompt.least, prompt.most))
    return rng.choice(prompt.options).id


def policy_of(name: str, budget: float = 1.0) -> Policy:
    """The policy of a player with this name."""
    if name == "random":
        return uniform
    if name == "eager":
        return eager
    level, personality = (name, None) if name in LEVELS else ("normal", name)

    def player(match: Match, prompt: Prompt, rng: random.Random) -> Any:
        return choose(match.view(prompt.seat), prompt, rng, level, personality, budget=budget)

    return player


def play_game(
    options: Options,
    rng: random.Random,
    policy: Policy | Sequence[Policy] = eager,
    longest: int = MAX_ANSWERS,
) -> tuple[Match, list[Any]]:
    """Play one game. Its whole log is (seat, key, answer). One policy for all, or one for each seat."""
    match = Match.new(options)
    policies = [policy] * len(options.colours) if callable(policy) else list(policy)
    log: list[Any] = []
    while not match.over and match.answers < longest:
        if match.chance is not None:
            log.append((CHANCE, match.chance.key, answer := draw(match.chance, rng)))
            match.answer(CHANCE, answer)
            continue
        prompt = match.prompts[0]
        log.append((prompt.seat, prompt.key, answer := policies[prompt.seat](match, prompt, rng)))
        match.answer(prompt.seat, answer)
    return match, log


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=20, help="how many games (default 20)")
    parser.add_argument(
        "--players",
        type=int,
        choices=range(2, 7),
        help="players in each (default 4, or as many as --seats names)",
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (default 1)")
    parser.add_argument("--edition", choices=EDITIONS, default="classic")
    parser.add_argument("--variants", default="", help=f"comma-separated: {', '.join(VARIANTS)}")
    parser.add_argument(
        "--seats",
        default="",
        help=f"who plays, comma-separated, changing places every game: {', '.join(SEATS)}",
    )
    parser.add_argument(
        "--budget",
        type=float,
        default=1.0,
        help="seconds a hard player may think about a decision (default 1)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object only, no progress bar")


def main(args: argparse.Namespace) -> int:
    variants = tuple(name for name in args.variants.split(",") if name)
    seats = tuple(name for name in args.seats.split(",") if name)
    for what, names, known in (("variant", variants, VARIANTS), ("player", seats, SEATS)):
        unknown = sorted(set(names) - set(known))
        if unknown:
            print(f"There is no {what} {unknown[0]!r}. Choose from {', '.join(known)}.", file=sys.stderr)
            return 2
    if seats and not 2 <= len(seats) <= 6:
        print("Name 2 to 6 players, for example --seats normal,easy,easy,easy.", file=sys.stderr)
        return 2
    if seats and args.players not in (None, len(seats)):
        print(
            f"--seats names {len(seats)} players and --players says {args.players}: "
            "leave one of them out, or make them agree.",
            file=sys.stderr,
        )
        return 2
    options = Options.simple(len(seats) or args.players or 4, args.edition, variants)
    progress = not args.json and sys.stderr.isatty()
    report = simulate(options, args.games, args.seed, seats, progress=progress, budget=args.budget)
    if seats and not args.json:
        print(as_text(report))
    else:
        print(json.dumps(report))
    return 0


def simulate(
    options: Options,
    games: int,
    seed: int,
    seats: Sequence[str] = (),
    *,
    progress: bool = False,
    budget: float = 1.0,
) -> dict[str, Any]:
    """Play games and report the results. `decisions` counts players' answers to questions with a choice."""
    digest = hashlib.sha256()
    winners: Counter[str] = Counter()
    wins: Counter[str] = Counter(dict.fromkeys(seats, 0))
    by_seat = [0] * len(options.colours)
    lengths: list[int] = []
    finished = decisions = 0
    start = time.perf_counter()
    for n in range(games):
        turned = n % len(seats) if seats else 0
        sitting = [*seats[turned:], *seats[:turned]]
        policy = [policy_of(name, budget) for name in sitting] if sitting else eager
        match, log = play_game(options, random.Random(f"{seed}:{n}"), policy)
        digest.update(json.dumps(log, separators=(",", ":")).encode())
        decisions += sum(1 for seat, _, _ in log if seat != CHANCE)
        lengths.append(match.turn_number)
        finished += match.over
        winners.update(NAMES[seat] for seat in match.winners)
        for seat in match.winners:
            by_seat[seat] += 1
            if sitting:
                wins[sitting[seat]] += 1
        if progress:
            _show_progress(n + 1, games)
    seconds = time.perf_counter() - start
    report: dict[str, Any] = {
        "games": games,
        "finished": finished,
        "players": len(options.colours),
        "edition": options.edition,
        "variants": list(options.variants),
        "seed": seed,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "turns_per_game": round(sum(lengths) / games, 1) if games else 0,
        "winners": dict(sorted(winners.items())),
        "digest": digest.hexdigest(),
    }
    if seats:
        report |= {
            "seats": list(seats),
            "wins": dict(wins),
            "wins_by_seat": by_seat,
            "win_rates": {name: interval(count, games) for name, count in wins.items()},
            "turns": _spread(lengths),
        }
    return report


def interval(wins: int, games: int) -> dict[str, float]:
    """A share and its 95 % confidence interval (Wilson)."""
    if not games:
        return {"rate": 0.0, "low": 0.0, "high": 1.0}
    z, rate = 1.96, wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return {"rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def _spread(lengths: list[int]) -> dict[str, int]:
    if not lengths:
        return {}
    ordered = sorted(lengths)
    middle = ordered[len(ordered) // 2]
    return {"shortest": ordered[0], "median": middle, "longest": ordered[-1]}


def as_text(report: dict[str, Any]) -> str:
    """The report as text: wins by level and by seat."""
    games = report["games"]
    lines = [
        f"{games} games of {report['players']} players ({report['edition']}), {report['finished']} finished, "
        f"{report['turns_per_game']} turns each on average, {report['seconds']} s",
        "",
        f"{'level':<12}{'seats':>6}{'wins':>7}{'share':>9}{'95 % interval':>19}{'if all were equal':>20}",
    ]
    for name, count in report["wins"].items():
        rate = report["win_rates"][name]
        held = report["seats"].count(name)
        lines.append(
            f"{name:<12}{held:>6}{count:>7}{rate['rate']:>9.1%}"
            f"{rate['low']:>11.1%} – {rate['high']:>5.1%}{held / report['players']:>20.1%}"
        )
    lines += ["", f"{'seat':<12}{'wins':>13}{'share':>9}{'95 % interval':>19}"]
    for seat, count in enumerate(report["wins_by_seat"]):
        rate = interval(count, games)
        lines.append(
            f"{seat + 1:<12}{count:>13}{rate['rate']:>9.1%}{rate['low']:>11.1%} – {rate['high']:>5.1%}"
        )
    return "\n".join(lines)


def _show_progress(done: int, games: int) -> None:
    width = 30
    filled = width * done // games
    print(f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{games}", end="", file=sys.stderr, flush=True)
    if done == games:
        print(file=sys.stderr)
