"""How well the computer plays: who beats whom, how long a decision takes, and a first look at balance.

`python -m tests.benchmarks players` is the table; `python -m tests.benchmarks.bench_players --games 4` plays four
times as many games of each pairing, `--tournament 200` prints the balance report alone.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from bot.chance import draw
from bot.engine.board import COLOURS
from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import Edition, Options, Seat
from bot.players import choose
from bot.players.hard import search
from bot.simulate import Policy, interval, play_game, policy_of

from . import Row

EDITIONS: tuple[Edition, ...] = ("classic", "revised")
BUDGET = 1.0
"""Seconds a hard player may think about a decision."""
PROCESSES = min(2, os.cpu_count() or 1)
LONGEST = 6000
"""Answers after which a game counts as endless (sensible ones take 150 to 600)."""

# Who plays, of how many games in each printing, and the share the first should win at least.
PAIRINGS: tuple[tuple[tuple[str, ...], int, float], ...] = (
    (("easy", "random"), 60, 0.95),
    (("normal", "easy"), 150, 0.80),
    (("hard", "normal"), 10, 0.65),
    (("easy", "random", "random", "random"), 30, 0.25),
    (("normal", "easy", "easy", "easy"), 80, 0.25),
    (("hard", "normal", "normal", "normal"), 8, 0.25),
)


def hard_on_one_core(match: Match, prompt: Prompt, rng: random.Random) -> Any:
    """A hard player whose second is a second of this process, however busy the machine is."""
    return search(match.view(prompt.seat), prompt, rng, budget=BUDGET, clock=time.process_time)


def policy(name: str) -> Policy:
    return hard_on_one_core if name == "hard" else policy_of(name)


def one_game(job: tuple[Sequence[str], Edition, str]) -> tuple[int, int]:
    """(seat that won or -1, turns) of one game between these."""
    names, edition, seed = job
    match, _ = play_game(
        Options.simple(len(names), edition), random.Random(seed), [policy(name) for name in names], LONGEST
    )
    return (match.winners[0] if match.over else -1), match.turn_number


def compete(names: Sequence[str], games: int, pool: ProcessPoolExecutor) -> tuple[int, int]:
    """Games in both printings with the seats rotating: (won by the first player named, played)."""
    jobs = []
    for edition in EDITIONS:
        for n in range(games):
            turned = n % len(names)
            jobs.append(((*names[turned:], *names[:turned]), edition, f"{edition} {n}"))
    wins = 0
    for (seats, _, _), (winner, _) in zip(jobs, pool.map(one_game, jobs), strict=True):
        wins += winner == seats.index(names[0])
    return wins, len(jobs)


def pairing_row(names: Sequence[str], games: int, target: float, pool: ProcessPoolExecutor) -> Row:
    wins, played = compete(names, games, pool)
    share = interval(wins, played)
    note = f"95 % interval {share['low']:.0%}–{share['high']:.0%}, {played} games, both printings"
    rivals = names[1] if len(names) == 2 else f"{len(names) - 1} × {names[1]}"
    if len(names) > 2:
        # With more than two the order holds if the whole interval lies above an equal share.
        return Row(
            f"{names[0]} against {rivals}",
            share["rate"],
            None,
            share["low"],
            target,
            "",
            True,
            note + ", its low end counts",
        )
    return Row(f"{names[0]} against {rivals}", share["rate"], None, share["rate"], target, "", True, note)


# Decision times
def decision_times(level: str, budget: float, most: int) -> list[float]:
    """Seconds for each of a level's own decisions in four-player games: of processor time, for hard of the clock."""
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
    """One game of four normal players, and whatever went wrong in it."""
    edition, n = job
    rng = random.Random(f"tournament {edition} {n}")
    colours = rng.sample(COLOURS, 4)
    seats = tuple(Seat(name=colour, colour=colour) for colour in colours)
    match = Match.new(Options(seats=seats, edition=edition))
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
    """Lengths, and the share of wins by seat, colour, starting recruit and printing."""
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


def run(more: float = 1) -> list[Row]:
    rows = time_rows()
    with ProcessPoolExecutor(PROCESSES) as pool:
        rows += [
            pairing_row(names, max(2, round(games * more)), target, pool) for names, games, target in PAIRINGS
        ]
    return rows + tournament_rows()


def main() -> None:
    from .__main__ import print_table

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=float, default=1, help="times as many games of each pairing")
    parser.add_argument("--tournament", type=int, default=0, help="only the balance report, of so many games")
    parser.add_argument("--only", default="", help="only pairings that begin with this level")
    args = parser.parse_args()
    if args.tournament:
        print(balance_report(tournament(args.tournament)))
        return
    if args.only:
        with ProcessPoolExecutor(PROCESSES) as pool:
            for names, games, target in PAIRINGS:
                if names[0] == args.only:
                    print_table([pairing_row(names, max(2, round(games * args.games)), target, pool)])
        return
    print_table(run(args.games))


if __name__ == "__main__":
    main()
