"""Draws every kind of picture for many games in a separate process, and measures its memory as the games go on.

python -m tests.benchmarks.gallery GAMES ROUNDS        prints one JSON object
"""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.engine.board import AREAS, RECRUITS
from bot.engine.events import Event
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options
from bot.engine.view import View
from bot.hosting.app import COGS, Euphoria
from bot.hosting.memory import favour_the_loop, return_memory
from bot.hosting.settings import Settings
from bot.language.words import LANGUAGES, words
from bot.players.chance import draw
from bot.players.eager_policy import eager
from bot.store.records import Palette
from cogs.kit import pictures
from cogs.lookup import pictures as lookup_pictures
from cogs.lookup.cards import Card
from renderers.kit.drawing_cache import shelf

ROOT = Path(__file__).resolve().parents[2]
OTHERS = ("area", "hand", "mat", "card", "recap", "final", "film")
MIB = 1 << 20


def resident(what: str = "VmRSS") -> float:
    """The memory of this process in MiB: now, or the maximum so far (VmHWM)."""
    status = Path("/proc/self/status").read_text()
    return int(status.split(f"{what}:")[1].split()[0]) / 1024


class Played:
    """An endless series of games: when one is over, the next begins."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = random.Random(number)
        self.language = LANGUAGES[number // 5 % len(LANGUAGES)]
        self.begin()

    def begin(self) -> None:
        self.match = Match.new(Options.simple(2 + self.number % 5, ("classic", "revised")[self.number % 2]))
        self.views: list[View] = []

    def move(self) -> list[Event]:
        if self.match.over:
            self.begin()
        match, events = self.match, list[Event]()
        while not match.over and (match.chance is not None or not events):
            if match.chance is not None:
                events += match.answer(CHANCE, draw(match.chance, self.rng))
            else:
                prompt = match.prompts[0]
                events += match.answer(prompt.seat, eager(match, prompt, self.rng))
        self.views = [*self.views[-19:], match.view(None)]
        return events


def picture(kind: str, bot: Euphoria, game: Played, events: list[Event]) -> Coroutine[Any, Any, Any]:
    """Draw a picture like the commands do."""
    w, seat = words(game.language), game.rng.randrange(len(game.match.view(None).players))
    view = game.match.view(seat)
    palette: Palette = "colour_blind" if game.rng.random() < 0.2 else "printed"
    match kind:
        case "area":
            return lookup_pictures.area(bot, view, game.rng.choice(list(AREAS)), w, palette)
        case "hand":
            return pictures.hand(bot, view, w, palette)
        case "mat":
            return lookup_pictures.mat(bot, view, seat, w, palette)
        case "card":
            return lookup_pictures.card(bot, Card("recruit", game.rng.choice(RECRUITS)), view.edition, w)
        case "recap":
            return lookup_pictures.recap(bot, view, [events], w, palette)
        case "final":
            return pictures.final(bot, game.views[-1], w)
        case "film":
            return pictures.replay(bot, game.views, w)
    return pictures.board(bot, game.views[-1], w, events)


async def sent(wanted: Coroutine[Any, Any, Any], going: asyncio.Semaphore) -> None:
    """Draw a picture and drop it; only a few at the same time."""
    async with going:
        assert await wanted is not None


async def play(all_games: int, rounds: int) -> list[float]:
    """Draw a board after each move, and another picture after every second one. Return the memory after each round."""
    favour_the_loop()
    return_memory()
    for name in COGS:
        importlib.import_module(name)
    bot = Euphoria(Settings(_env_file=None), Path("none"), local=True)
    going = asyncio.Semaphore(6)
    games, found = [Played(number) for number in range(all_games)], [resident()]
    for turn in range(rounds):
        wanted = []
        for game in games:
            events = game.move()
            wanted.append(picture("board", bot, game, events))
            if (game.number + turn) % 2:
                kind = OTHERS[(game.number + turn) // 2 % len(OTHERS)]
                wanted.append(picture(kind, bot, game, events))
        await asyncio.gather(*(sent(one, going) for one in wanted))
        found.append(resident())
    return found


def measured(games: int, rounds: int) -> dict[str, Any]:
    """Measure in a new process, so that earlier drawings do not count."""
    arguments = [sys.executable, "-m", "tests.benchmarks.gallery", str(games), str(rounds)]
    done = subprocess.run(arguments, cwd=ROOT, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        shelf.keep_in(Path(folder))
        after = asyncio.run(play(int(sys.argv[1]), int(sys.argv[2])))
        shelf.keep_in(None)
    print(json.dumps({"after": after, "most": resident("VmHWM")}))
