"""The strength of computer players, the time of their decisions, and a first look at balance.

`python -m tests.benchmarks players` prints the table; hard players use a second of processor time for every decision,
so it takes about an hour on two cores. `python -m tests.benchmarks.bench_players --games 3` plays three times as many
games of each pairing, `--only hard` only the pairings of hard players, `--budget 0.2` gives them less time,
`--tournament 200` only prints the balance report.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any

from bot.commands.simulate import Policy, interval, play_game, policy_of
from bot.engine.board import COLOURS
from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import Edition, Options
from bot.players import choose
from bot.players.chance import draw
from bot.players.hard import search

from . import Row

EDITIONS: tuple[Edition, ...] = ("classic", "revised")
BUDGET = 1.0
"""Seconds a hard player may think about a decision."""
PROCESSES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
"""Games are played on all cores at once; a player's time is the processor time of its process."""
LONGEST = 6000
"""The number of answers after which a game counts as endless (sensible ones take 150 to 600)."""

# The players, the number of games in each edition, and the minimum share of wins of the first player.
PAIRINGS: tuple[tuple[tuple[str, ...], int, float], ...] = (
    (("easy", "random"), 100, 0.95),
    (("normal", "easy"), 150, 0.80),
    (("hard", "normal"), 56, 0.65),
    (("easy", "random", "random", "random"), 40, 0.25),
    (("normal", "easy", "easy", "easy"), 60, 0.25),
    (("hard", "normal", "normal", "normal"), 24, 0.25),
)


def hard_on_one_core(budget: float) -> Policy:
    """A hard player whose budget is measured in processor time, independent of the machine's load."""

    def player(match: Match, prompt: Prompt, rng: random.Random) -> Any:
        return search(match.view(prompt.seat), prompt, rng, budget=budget, clock=time.process_time)

    return player


Job = tuple[Sequence[str], Edition, str, float]


def one_game(job: Job) -> tuple[int, int]:
    """(winning seat or -1, turns) of one game between these players."""
    names, edition, seed, budget = job
    policies = [hard_on_one_core(budget) if name == "hard" else policy_of(name) for name in names]
    match, _ = play_game(Options.simple(len(names), edition), random.Random(seed), policies, LONGEST)
    return (match.winners[0] if match.over else -1), match.turn_number


def compete(names: Sequence[str], games: int, pool: Executor, budget: float = BUDGET) -> dict[str, int]:
    """Edition → games won by the first player, in games of both editions with rotating seats."""
    jobs: list[Job] = []
    for n in range(games):
        for edition in EDITIONS:
            turned = n % len(names)
            jobs.append(((*names[turned:], *names[:turned]), edition, f"{edition} {n}", budget))
    wins: dict[str, int] = dict.fromkeys(EDITIONS, 0)
    for (seats, edition, _, _), (winner, _) in zip(jobs, pool.map(one_game, jobs), strict=True):
        wins[edition] += winner == seats.index(names[0])
    return wins


def pairing_rows(
    names: Sequence[str], games: int, target: float, pool: Executor, budget: float = BUDGET
) -> list[Row]:
    """Both editions together and each of them. With more than two players, the whole confidence interval must be above
    an equal share; a single edition has fewer games, so only its share counts."""
    wins = compete(names, games, pool, budget)
    rivals = names[1] if len(names) == 2 else f"{len(names) - 1} × {names[1]}"
    rows = []
    for what, won, played in (
        ("", sum(wins.values()), games * len(EDITIONS)),
        *((f", {edition}", wins[edition], games) for edition in EDITIONS),
    ):
        share = interval(won, played)
        note = f"{won} of {played} games, 95 % interval {share['low']:.0%}–{share['high']:.0%}"
        by_low = len(names) > 2 and not what
        rows.append(
            Row(
                f"{names[0]} against {rivals}{what}",
                share["rate"],
                None,
                share["low"] if by_low else share["rate"],
                target,
                at_least=True,
                note=note + (", its low end counts" if by_low else ""),
            )
        )
    return rows


def pairings(more: float = 1, only: str = "", budget: float = BUDGET) -> list[Row]:
    rows: list[Row] = []
    with ProcessPoolExecutor(PROCESSES) as pool:
        for names, games, target in PAIRINGS:
            if only in ("", names[0]):
                print(f"  {' '.join(names)}", file=sys.stderr, flush=True)
                rows += pairing_rows(names, max(2, round(games * more)), target, pool, budget)
    return rows


# Decision times
def decision_times(level: str, budget: float, most: int) -> list[float]:
    """Seconds for each decision of a level in four-player games: processor time, but wall time for hard."""
    clock = time.perf_counter if level == "hard" else time.process_time
    times: list[float] = []
    for seed in range(100):
        rng = random.Random(f"time {seed}")
        match = Match.new(Options.simple(4, EDITIONS[seed % 2]))
        while not match.over:
            if match.chance is not None:
                match.answer(CHANCE, draw(match.chance, rng))
                continue
            prompt = match.prompts[0]
            view = match.view(prompt.seat)
            start = clock()
            answer = choose(view, prompt, rng, level, budget=budget)
            times.append(clock() - start)
            match.answer(prompt.seat, answer)
            if len(times) >= most:
                return times
    return times


def p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))]


def time_rows() -> list[Row]:
    rows = []
    for level, limit in (("easy", 10.0), ("normal", 50.0)):
        slow = p95(decision_times(level, BUDGET, 2000)) * 1000
        rows.append(Row(f"decision of {level}, p95", slow, None, slow, limit, "ms"))
    slow = p95([t for t in decision_times("hard", 0.25, 60) if t > 0.01])
    note = "wall clock, four players, budget 0.25 s; ratio to the budget"
    rows.append(Row("decision of hard, p95", slow, 0.25, slow / 0.25, 1.1, "s", note=note))
    return rows


# Balance
def tournament_game(job: tuple[Edition, int]) -> dict[str, Any]:
    """One game of four normal players, with any errors in it."""
    edition, n = job
    rng = random.Random(f"tournament {edition} {n}")
    colours = rng.sample(COLOURS, 4)
    match = Match.new(Options(colours=tuple(colours), edition=edition))
    refused = 0
    leaders: list[tuple[str, ...]] = []
    while not match.over and match.answers < LONGEST:
        if match.chance is not None:
            match.answer(CHANCE, draw(match.chance, rng))
            continue
        prompt = match.prompts[0]
        if prompt.ask == "act" and not leaders:
            leaders = [player.recruits for player in match.view(None).players]
        try:
            match.answer(prompt.seat, choose(match.view(prompt.seat), prompt, rng, "normal"))
        except Refused:
            refused += 1
            match.answer(prompt.seat, prompt.answers()[0])
    winner = match.winners[0] if match.over else None
    return {
        "edition": edition,
        "turns": match.turn_number,
        "over": match.over,
        "refused": refused,
        "winner": winner,
        "first": match.view(None).first,
        "colours": colours,
        "recruits": [recruits[0] for recruits in leaders],
    }


def tournament(games: int = 200) -> list[dict[str, Any]]:
    jobs = [(EDITIONS[n % 2], n // 2) for n in range(games)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        return list(pool.map(tournament_game, jobs, chunksize=5))


def balance_report(played: list[dict[str, Any]]) -> str:
    """The lengths of games, and the share of wins by seat, colour, starting recruit and edition."""
    won: dict[str, Counter[str]] = defaultdict(Counter)
    had: dict[str, Counter[str]] = defaultdict(Counter)
    for game in played:
        for seat, colour in enumerate(game["colours"]):
            place = (seat - game["first"]) % 4
            order = ("starting player", "second", "third", "fourth")[place]
            facts = {"seat": str(seat + 1), "turn order": order, "colour": colour}
            facts |= {
                f"recruit ({game['edition']})": game["recruits"][seat],
                "recruit": game["recruits"][seat],
            }
            for kind, name in facts.items():
                had[kind][name] += 1
                won[kind][name] += seat == game["winner"]
    lines = []
    for edition in EDITIONS:
        turns = sorted(game["turns"] for game in played if game["edition"] == edition)
        some = [turns[int(share * (len(turns) - 1))] for share in (0, 0.1, 0.5, 0.9, 1)]
        lines.append(
            f"{edition}: {len(turns)} games; turns at least {some[0]}, 10 % {some[1]}, half {some[2]}, "
        )
        lines[-1] += f"90 % {some[3]}, at most {some[4]}"
    ended = sum(game["over"] for game in played)
    refused = sum(game["refused"] for game in played)
    lines.append(f"{ended} of {len(played)} ended, {refused} refused answers")
    by_edition = [f"{what} ({edition})" for what in ("turn order", "recruit") for edition in EDITIONS]
    for kind in ("seat", "turn order", "colour", "recruit", *by_edition):
        lines.append(f"\nwins by {kind} (an equal share is 25 %)")
        ranked = sorted(had[kind], key=lambda name: -won[kind][name] / had[kind][name])
        for name in ranked:
            share = interval(won[kind][name], had[kind][name])
            lines.append(
                f"  {name:<18}{won[kind][name]:>4} of {had[kind][name]:<4}{share['rate']:>7.0%}"
                f"   ({share['low']:.0%}–{share['high']:.0%})"
            )
    return "\n".join(lines)


def tournament_rows(games: int = 60) -> list[Row]:
    played = tournament(games)
    turns = sorted(game["turns"] for game in played)
    wrong = sum(game["refused"] + (not game["over"]) for game in played)
    middle = turns[len(turns) // 2]
    note = f"{games} games, 80 % of them between {turns[len(turns) // 10]} and {turns[-len(turns) // 10]}"
    return [
        Row(
            "tournament: refused or endless",
            wrong,
            None,
            wrong,
            0,
            note=f"{games} games of four normal players",
        ),
        Row("tournament: turns in a game", middle, None, middle, None, note=note),
    ]


def run() -> list[Row]:
    return time_rows() + pairings() + tournament_rows()


def main() -> None:
    from .__main__ import print_table

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=float, default=1, help="times as many games of each pairing")
    parser.add_argument("--tournament", type=int, default=0, help="only the balance report, of so many games")
    parser.add_argument("--only", default="", help="only pairings that begin with this level")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds a hard player may think")
    args = parser.parse_args()
    if args.tournament:
        print(balance_report(tournament(args.tournament)))
        return
    rows = pairings(args.games, args.only, args.budget)
    print_table(rows if args.only else [*time_rows(), *rows, *tournament_rows()])


if __name__ == "__main__":
    main()
