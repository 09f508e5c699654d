"""`python -m tests.soak`: a year of slow games, in minutes. Prints a table; fails if anything was wrong."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from .plan import YEAR
from .report import SHOWN, found, table
from .simulation import Simulation
from .world import World, simulated


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--days", type=int, default=YEAR.days)
    parser.add_argument("--seed", type=int, default=YEAR.seed)
    args = parser.parse_args()
    logging.disable(logging.ERROR)  # outages and kills log thousands of lines
    with TemporaryDirectory(prefix="euphoria-soak-") as folder, simulated():
        return asyncio.run(soak(Path(folder), args.days, args.seed))


async def soak(folder: Path, days: int, seed: int) -> int:
    world = World(replace(YEAR, days=days, seed=seed), folder)
    await world.create()
    simulation = Simulation(world, say=lambda line: tell(simulation, line))
    await simulation.pass_by()
    wrong = found(simulation)
    print(table(simulation))
    print(f"\n{time.process_time():.0f} s of processor time; {len(wrong)} faults")
    for one in wrong[:SHOWN]:
        print(f"- {one}")
    await world.clear()
    return 1 if wrong else 0


def tell(simulation: Simulation, line: str) -> None:
    """How far it is, and what was wrong so far: a year takes an hour or more."""
    print(line, *(f"  {one}" for one in found(simulation)[:SHOWN]), sep="\n", file=sys.stderr, flush=True)


sys.exit(main())
