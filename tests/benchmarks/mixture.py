"""Draws every kind of picture for many tables that take turns, in a separate process, and compares the processor time
with that of encoding the same pixels.

python -m tests.benchmarks.mixture prepare FOLDER    draws what is drawn once for each version
python -m tests.benchmarks.mixture ROUNDS FOLDER     plays, and prints one JSON object
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

from bot.engine.board import AREAS, RECRUITS
from bot.engine.events import Event
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import NAMES, Options
from bot.engine.view import View
from bot.language.words import LANGUAGES, words
from bot.players.chance import draw
from bot.players.eager_policy import eager
from renderers import prepare, replay
from renderers.board import draw_area, draw_board, draw_move
from renderers.cards import draw_card
from renderers.close_up import draw_close_up, scope_of
from renderers.final import draw_final
from renderers.hand import draw_hand
from renderers.highlights import highlights_from
from renderers.kit.drawing_cache import shelf
from renderers.kit.palette import reduce
from renderers.mat import draw_mat

ROOT = Path(__file__).resolve().parents[2]
NUMBERS = range(2, 7)
"""Tables of two to six."""
FILM = 12
"""How many turns a film shows."""


class Table:
    """An endless series of games: when one is over, the next begins."""

    def __init__(self, players: int, language: str, seed: str = "") -> None:
        self.players, self.language = players, language
        self.rng = random.Random(f"{players} {language} {seed}")
        self.names = [f"{name} {language} {players}" for name in NAMES]
        words(language)("picture-setup")  # a bot has said something before it draws
        self.begin()
        for _ in range(self.rng.randrange(20, 60)):
            self.move()

    def begin(self) -> None:
        self.match = Match.new(Options.simple(self.players, self.rng.choice(("classic", "revised"))))
        self.views: list[View] = []
        self.events: list[Event] = []

    def move(self) -> None:
        if self.match.over:
            self.begin()
        match, events = self.match, list[Event]()
        while not match.over and (match.chance is not None or not events):
            if match.chance is not None:
                events += match.answer(CHANCE, draw(match.chance, self.rng))
            else:
                prompt = match.prompts[0]
                events += match.answer(prompt.seat, eager(match, prompt, self.rng))
        self.events = events
        self.views = [*self.views[1 - FILM :], self.seen(None)]

    def seen(self, seat: int | None) -> View:
        return self.match.view(seat, self.names)


def _close_up(table: Table) -> bytes:
    """The area and the strips of a move; the whole board if one area is not enough."""
    scope, highlights = scope_of(table.events), highlights_from(table.events)
    if scope is None:
        return _board(table)
    return draw_close_up(table.views[-1], scope, language=table.language, highlights=highlights)


def _board(table: Table) -> bytes:
    return draw_move(table.views[-1], table.events, language=table.language)


def _area(table: Table) -> bytes:
    return draw_area(table.views[-1], table.rng.choice(list(AREAS)), language=table.language)


def _recap(table: Table) -> bytes:
    highlights = highlights_from(table.events, numbered=True)
    return draw_board(table.views[-1], language=table.language, highlights=highlights, palette="colour_blind")


def _hand(table: Table) -> bytes:
    return draw_hand(table.seen(table.rng.randrange(table.players)), language=table.language)


def _mat(table: Table) -> bytes:
    return draw_mat(table.views[-1], table.rng.randrange(table.players), language=table.language)


def _card(table: Table) -> bytes:
    return draw_card(table.rng.choice(RECRUITS), language=table.language)


def _final(table: Table) -> bytes:
    return draw_final(table.views[-1], language=table.language)


def _film(table: Table) -> bytes:
    return replay.draw_replay(table.views, language=table.language)


KINDS: dict[str, Callable[[Table], bytes]] = {
    "whole board": _board,
    "close-up": _close_up,
    "area": _area,
    "recap": _recap,
    "hand": _hand,
    "mat": _mat,
    "card": _card,
    "standings": _final,
    "film": _film,
}
MOVES = ("whole board", "close-up")
"""Pictures that are drawn after a move: all others are asked for now and then."""


def encoding(picture: bytes) -> float:
    """The processor time of encoding these pixels again as such a file."""
    image = Image.open(BytesIO(picture))
    if image.format == "GIF":
        return _encoding_film(image)
    image.load()
    start = time.process_time()
    image.save(BytesIO(), "PNG", compress_level=1)
    return time.process_time() - start


def _encoding_film(film: Image.Image) -> float:
    frames, before, spent = getattr(film, "n_frames", 1), None, 0.0
    for number in range(frames):
        film.seek(number)
        frame = reduce(film.convert("RGB"), "standard")
        start = time.process_time()
        replay._block(before, frame, 100)
        spent += time.process_time() - start
        before = frame
    return spent


@dataclass
class Spent:
    """Processor time in milliseconds."""

    ours: list[float] = field(default_factory=list)
    encoder: list[float] = field(default_factory=list)
    largest: int = 0

    def add(self, table: Table, make: Callable[[Table], bytes]) -> None:
        start = time.process_time()
        picture = make(table)
        shelf.flush()
        self.ours.append((time.process_time() - start) * 1000)
        self.encoder.append(encoding(picture) * 1000)
        self.largest = max(self.largest, len(picture))


def play(rounds: int, folder: Path, seed: str = "") -> dict[str, Any]:
    """After each move its picture, the whole board at most tables and a close-up at every fifth, and then one other
    picture, of each kind in turn."""
    shelf.keep_in(folder)
    start = time.process_time()
    for step in prepare.steps():
        step()
    read = time.process_time() - start
    games = [Table(players, language, seed) for language in LANGUAGES for players in NUMBERS]
    others = [kind for kind in KINDS if kind not in MOVES]
    first, later = Spent(), {kind: Spent() for kind in KINDS}
    for number in range(rounds):
        for place, table in enumerate(games):
            table.move()
            kind = MOVES[place % len(LANGUAGES) == place // len(LANGUAGES)]
            (later[kind] if number else first).add(table, KINDS[kind])
            kind = others[(place + number) % len(others)]
            later[kind].add(table, KINDS[kind])
    return {"read": read, "first": vars(first), "later": {kind: vars(spent) for kind, spent in later.items()}}


def prepare_drawings(folder: Path) -> float:
    """Draw what a bot draws in the background at the first start of a version. Return the processor time in seconds."""
    start = time.process_time()
    shelf.keep_in(folder)
    for step in prepare.steps():
        step()
    shelf.keep_in(None)
    return time.process_time() - start


def measured(rounds: int) -> dict[str, Any]:
    """Prepare, then play in one process and measure in another, so that nothing is in memory at first. The games in
    both differ: what they share on disk is what a version draws in its first hour."""
    with TemporaryDirectory() as folder:
        found: dict[str, Any] = {}
        for number, what in enumerate(("prepare", str(rounds), str(rounds))):
            arguments = [sys.executable, "-m", "tests.benchmarks.mixture", what, folder, str(number)]
            done = subprocess.run(arguments, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
            found |= json.loads(done.stdout)
        return found


if __name__ == "__main__":
    what, folder, seed = sys.argv[1], Path(sys.argv[2]), "".join(sys.argv[3:])
    prepared = what == "prepare"
    print(json.dumps({"prepared": prepare_drawings(folder)} if prepared else play(int(what), folder, seed)))
