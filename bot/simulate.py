"""`python -m bot simulate`: complete games played by the computer, and what they cost."""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from bot.chance import draw
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import VARIANTS, Options
from bot.players.eager import eager

Policy = Callable[[Match, Prompt, random.Random], Any]
LONGEST = 20_000
"""Answers after which a game counts as unfinished."""


def uniform(match: Match, prompt: Prompt, rng: random.Random) -> Any:
    """Any legal answer, all alike. Hardly ever ends a game."""
    if prompt.several:
        ids = [option.id for option in prompt.options]
        return rng.sample(ids, rng.randint(prompt.least, prompt.most))
    return rng.choice(prompt.options).id


def play_game(
    options: Options, rng: random.Random, policy: Policy = eager, longest: int = LONGEST
) -> tuple[Match, list[Any]]:
    """One game to its end, and its whole log as (seat, key, answer)."""
    match = Match.new(options)
    log: list[Any] = []
    while not match.over and match.answers < longest:
        if match.chance is not None:
            log.append((CHANCE, match.chance.key, answer := draw(match.chance, rng)))
            match.answer(CHANCE, answer)
            continue
        prompt = match.prompts[0]
        log.append((prompt.seat, prompt.key, answer := policy(match, prompt, rng)))
        match.answer(prompt.seat, answer)
    return match, log


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=20, help="how many games (default 20)")
    parser.add_argument(
        "--players", type=int, default=4, choices=range(2, 7), help="players in each (default 4)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (default 1)")
    parser.add_argument("--edition", choices=("classic", "revised"), default="classic")
    parser.add_argument("--variants", default="", help=f"comma-separated: {', '.join(VARIANTS)}")
    parser.add_argument("--json", action="store_true", help="print one JSON object only, no progress bar")


def main(args: argparse.Namespace) -> int:
    variants = tuple(name for name in args.variants.split(",") if name)
    unknown = sorted(set(variants) - set(VARIANTS))
    if unknown:
        print(f"There is no variant {unknown[0]!r}. Choose from {', '.join(VARIANTS)}.", file=sys.stderr)
        return 2
    options = Options.simple(args.players, args.edition, variants)
    print(
        json.dumps(simulate(options, args.games, args.seed, progress=not args.json and sys.stderr.isatty()))
    )
    return 0


def simulate(options: Options, games: int, seed: int, progress: bool = False) -> dict[str, Any]:
    """Play games and report them. `decisions` are players' answers where there was a choice."""
    digest = hashlib.sha256()
    winners: Counter[str] = Counter()
    finished = decisions = turns = 0
    start = time.perf_counter()
    for n in range(games):
        match, log = play_game(options, random.Random(f"{seed}:{n}"))
        digest.update(json.dumps(log, separators=(",", ":")).encode())
        decisions += sum(1 for seat, _, _ in log if seat != CHANCE)
        turns += match.turn_number
        finished += match.over
        winners.update(options.seats[seat].name for seat in match.winners)
        if progress:
            _show_progress(n + 1, games)
    seconds = time.perf_counter() - start
    return {
        "games": games,
        "finished": finished,
        "players": len(options.seats),
        "edition": options.edition,
        "variants": list(options.variants),
        "seed": seed,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "turns_per_game": round(turns / games, 1) if games else 0,
        "winners": dict(sorted(winners.items())),
        "digest": digest.hexdigest(),
    }


def _show_progress(done: int, games: int) -> None:
    width = 30
    filled = width * done // games
    print(f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{games}", end="", file=sys.stderr, flush=True)
    if done == games:
        print(file=sys.stderr)
