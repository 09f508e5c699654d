"""The cost of a picture after a move at a single table, compared to the minimum: a copy of the base and encoding the
same pixels. One warm board only: what was drawn for the last move is still cached. `bench_pictures` has many tables.

python -m tests.benchmarks.bench_render [--json]
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from io import BytesIO

from PIL import Image

from bot.engine.events import Event
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options
from bot.engine.view import View
from bot.players.chance import draw
from bot.players.eager_policy import eager
from renderers.board import draw_board, ground_of
from renderers.board_layout import WIDTH, layout
from renderers.highlights import Highlight, highlights_from
from renderers.kit.ground import Ground
from renderers.kit.palette import PaletteName

Line = tuple[str, float, str]
"""What was measured, the value, its unit."""
MOVES = 200


def moves_of_a_game(players: int, seed: int, count: int) -> list[tuple[View, tuple[Highlight, ...]]]:
    """The spectators' view after each move of a game, with that move highlighted."""
    match = Match.new(Options.simple(players))
    rng = random.Random(seed)
    found: list[tuple[View, tuple[Highlight, ...]]] = []
    events: list[Event] = []
    while not match.over and len(found) < count:
        if match.chance is not None:
            events += match.answer(CHANCE, draw(match.chance, rng))
            continue
        if events:
            found.append((match.view(None), highlights_from(events)))
            events = []
        prompt = match.prompts[0]
        events += match.answer(prompt.seat, eager(match, prompt, rng))
    return found


def static_layers(players: int, palette: PaletteName = "standard") -> Ground:
    """The static layers of the whole board, drawn once."""
    return ground_of(players, palette, (0, 0, WIDTH, layout(players).height), 1)


def encoded(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=1)
    return out.getvalue()


def measure_board(players: int) -> list[Line]:
    """Moves in the order of a real game: what a move changes is drawn for the first time, the rest is cached."""
    moves = moves_of_a_game(players, 11, MOVES)
    base = static_layers(players).reduced
    draw_board(moves[0][0])
    times: list[float] = []
    floors: list[float] = []
    largest = 0
    for view, highlights in moves:
        start = time.perf_counter()
        png = draw_board(view, highlights=highlights)
        times.append(time.perf_counter() - start)
        pixels = Image.open(BytesIO(png))
        pixels.load()
        start = time.perf_counter()
        base.copy()
        encoded(pixels)
        floors.append(time.perf_counter() - start)
        largest = max(largest, len(png))
    name = f"one warm board of {players} after a move"
    tail = [statistics.quantiles(t, n=20)[18] for t in (times, floors)]
    return [
        (f"{name}, p50", statistics.median(times) * 1000, "ms"),
        (f"{name}, floor, p50", statistics.median(floors) * 1000, "ms"),
        (f"{name} against its floor, p50", statistics.median(times) / statistics.median(floors), "×"),
        (f"{name} against its floor, p95", tail[0] / tail[1], "×"),
        (f"largest file, {players} players", largest / 1024, "KB"),
    ]


def measure_base() -> list[Line]:
    """The static layers, drawn once per game."""
    start = time.perf_counter()
    static_layers(5, "colour_blind")
    return [("static layers of a game, once", (time.perf_counter() - start) * 1000, "ms")]


def measure() -> list[Line]:
    return [*measure_base(), *measure_board(2), *measure_board(6)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    args = parser.parse_args()
    lines = measure()
    if args.json:
        print(json.dumps({name: round(value, 3) for name, value, _ in lines}))
        return
    for name, value, unit in lines:
        print(f"{name:<50} {value:>9.2f} {unit}")


if __name__ == "__main__":
    main()
