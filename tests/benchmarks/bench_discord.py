"""The time from a click to its acknowledgement and to the finished message with its board, with 1 and with 100 running
games, and the lag of the event loop while boards are drawn.

The whole bot runs on a simulated Discord in this process. The time that the simulated Discord needs for requests is
subtracted, because it corresponds to the network. Both sizes get the same positions and presses, alternately.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from simcord.actors import MemberActor, _component_interaction
from simcord.builders import ChannelHandle
from simcord.http import router

from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options, load
from bot.engine.state import dump as dumped
from bot.engine.view import View
from bot.games import Position
from bot.hosting.memory import favour_the_loop
from bot.language.words import words
from bot.players.chance import draw
from cogs.kit import pictures
from cogs.kit.controls import Key
from cogs.panel.panel import Panel
from renderers.board import draw_area
from renderers.final import draw_final
from renderers.kit.drawing_cache import LARGE_DRAWINGS, WHOLE, drawing_cache
from renderers.mat import draw_mat
from renderers.replay import draw_replay
from tests.cogs.table import Table
from tests.games.helpers import choose

from . import Row
from .bench_render import static_layers

RUNNING = 100
PLAYERS = 4
PRESSES = 100
ROUNDS = 2
TICK = 0.001
LAG = 5.0
"""The maximum lag of the loop in milliseconds, at the 99th percentile."""


def centile(times: list[float], share: float) -> float:
    return statistics.quantiles(times, n=1000, method="inclusive")[round(share * 1000) - 1]


@dataclass
class Requests:
    """The bot's requests, and the time the simulated Discord needed for them."""

    since: float = 0.0
    inside: float = 0.0
    acknowledged: float | None = None
    posted: float | None = None

    def begin(self) -> None:
        self.since, self.inside, self.acknowledged, self.posted = time.perf_counter(), 0.0, None, None

    def note(self, path: str, files: Any) -> None:
        spent = (time.perf_counter() - self.since - self.inside) * 1000
        if path.endswith("/callback") and self.acknowledged is None:
            self.acknowledged = spent
        if files and path.startswith("/channels/"):
            self.posted = spent


@contextmanager
def listening() -> Iterator[Requests]:
    """Intercept every request just before the simulated Discord gets it."""
    requests: Any = router  # all requests of the bot go through it
    heard, handle = Requests(), requests.dispatch

    def dispatch(backend: Any, method: str, path: str, **more: Any) -> Any:
        heard.note(path, more.get("files"))
        start = time.perf_counter()
        try:
            return handle(backend, method, path, **more)
        finally:
            heard.inside += time.perf_counter() - start

    requests.dispatch = dispatch
    try:
        yield heard
    finally:
        requests.dispatch = handle


def states_of_a_game(count: int, seed: int = 8) -> list[str]:
    """States at the start of turns, spread over a whole game."""
    match, rng = Match.new(Options.simple(PLAYERS)), random.Random(seed)
    found: dict[int, str] = {}
    while not match.over:
        if match.chance is not None:
            match.answer(CHANCE, draw(match.chance, rng))
            continue
        prompt = match.prompts[0]
        if prompt.ask == "act" and len(match.prompts) == 1:
            found.setdefault(match.checkpoint_at, match.checkpoint)
        match.answer(prompt.seat, choose(prompt, rng))
    turns = list(found.values())
    return [turns[number * len(turns) // count] for number in range(count)]


@dataclass
class Times:
    opened: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)


@dataclass
class Hall:
    """A number of running games, each in its own channel, with the same people."""

    table: Table
    games: list[tuple[int, ChannelHandle]]

    @classmethod
    async def filled(cls, path: Path, running: int) -> Hall:
        table = await Table.create(path, PLAYERS)
        all_games = []
        games = table.bot.games
        people = [(actor.id, name) for name, actor in table.people.items()]
        for number in range(running):
            channel = table.guild.create_text_channel(f"table-{number}")
            game = await games.lobby.open(
                guild_id=table.guild.id, channel_id=channel.id, host_id=people[0][0], name=people[0][1]
            )
            for user, name in people[1:]:
                await games.lobby.join(game.id, user, name)
            await games.lobby.start(game.id, user_id=people[0][0])
            all_games.append((game.id, channel))
        await table.env.settle()
        return cls(table, all_games)

    async def lay(self, game_id: int, checkpoint: str) -> Position:
        """Set the game to the checkpoint and load it into memory."""
        bot = self.table.bot
        state = load(checkpoint)
        length = await bot.store.log.length(game_id)
        state.answers, state.questions = length, state.questions + length
        async with bot.store.database.transaction() as tx:
            tx.add("DELETE FROM checkpoints WHERE game_id = ?", (game_id,))
            bot.store.log.save_checkpoint(tx, game_id, length, dumped(state))
        bot.games.loaded.drop(game_id)
        return await bot.games.position(game_id)

    async def press(self, heard: Requests, states: list[str], times: Times) -> None:
        """In each position, press *Take your turn* and then confirm a move."""
        backend = self.table.env.backend
        for number, state in enumerate(states):
            game_id, channel = self.games[number % len(self.games)]
            position = await self.lay(game_id, state)
            actor = list(self.table.people.values())[position.waiting[0]]
            table_message = backend.create_message(channel.id, backend.bot_user.id, "table")
            result = await click(
                actor, table_message, Key("turn", game_id, position.question).custom_id("eb"), heard
            )
            assert heard.acknowledged is not None
            times.opened.append(heard.acknowledged)
            panel = backend.get_message(channel.id, result.response.id)
            await click(actor, panel, await self.confirmation(position, number), heard)
            assert heard.acknowledged is not None
            times.acknowledged.append(heard.acknowledged)
            if heard.posted is not None:
                times.posted.append(heard.posted)
        assert len(times.posted) > 0.9 * len(times.acknowledged), (
            "almost every move must be posted with its board"
        )

    async def confirmation(self, position: Position, number: int) -> str:
        """A press that confirms a whole move, the same in every run."""
        games = self.table.bot.games
        rng, w = random.Random(number), words("en")
        panel = await Panel.at(games, position, position.waiting[0], w)
        while panel.prompt is not None:
            panel = await Panel.at(games, position, panel.seat, w, panel.then(choose(panel.prompt, rng)))
        return panel.key("go").custom_id("eb")


async def click(actor: MemberActor, message: Any, custom_id: str, heard: Requests) -> Any:
    """Press a button after adding it to the message."""
    button = {"type": 2, "style": 1, "label": "press", "custom_id": custom_id}
    message.components = [{"type": 1, "components": [button]}]
    heard.begin()
    return await _component_interaction(actor, message, {"custom_id": custom_id, "component_type": 2})


async def measure_presses(folder: Path) -> list[Row]:
    states = states_of_a_game(PRESSES)
    results = {1: Times(), RUNNING: Times()}
    static_layers(PLAYERS)
    for number in range(ROUNDS):
        for running, times in results.items():
            hall = await Hall.filled(folder / f"{running}-{number}.sqlite3", running)
            try:
                with listening() as heard:
                    await hall.press(heard, states[:3], Times())  # warm up
                    await hall.press(heard, states, times)
            finally:
                await hall.table.clear()
    rows = []
    for name, what in (
        ("opened", "Take your turn, to the panel"),
        ("acknowledged", "Confirm, to its acknowledgement"),
        ("posted", "Confirm, to the message with its board"),
    ):
        for share, label in ((0.5, "p50"), (0.99, "p99")):
            one, many = (centile(getattr(times, name), share) for times in results.values())
            title = f"{what}, {RUNNING} running games against 1, {label}"
            rows.append(Row(title, many, one, many / one, 1.5, "ms"))
    return rows


# The event loop


async def lags_during(work: Callable[[], Awaitable[object]]) -> list[float]:
    """The delays of the loop beyond a sleep of one millisecond, measured repeatedly during the work."""
    lags: list[float] = []
    task = asyncio.ensure_future(work())
    while not task.done():
        start = time.perf_counter()
        await asyncio.sleep(TICK)
        lags.append((time.perf_counter() - start - TICK) * 1000)
    await task
    return lags


async def measure_lag() -> list[Row]:
    """Other programs on the machine only increase a lag, so the best of a few rounds counts; an idle loop is measured
    for comparison."""
    w = words("en")
    views = [view_of(state) for state in states_of_a_game(40, seed=9)]

    async def draw_boards() -> None:
        for view in views:
            await pictures.painted_board(view, w)

    async def draw_first() -> None:
        for cache in (drawing_cache, LARGE_DRAWINGS, WHOLE):
            cache.clear()
        await pictures.painted_board(views[0], w)

    def others() -> None:
        draw_area(views[-1], "euphoria")
        draw_mat(views[-1], 0)
        draw_final(views[-1])
        draw_replay(views)

    async def draw_others() -> None:
        await asyncio.to_thread(others)

    async def nothing() -> None:
        await asyncio.sleep(0.5)

    await draw_boards()
    best: dict[str, float] = {}
    for _ in range(3):
        for name, work in (
            ("boards", draw_boards),
            ("first", draw_first),
            ("others", draw_others),
            ("nothing", nothing),
        ):
            best[name] = min(best.get(name, 1e9), centile(await lags_during(work), 0.99))
    idle = f"with nothing to do: {best['nothing']:.2f} ms"
    return [
        Row(f"lag of the event loop while {what}, p99", best[name], None, best[name], LAG, "ms", note=idle)
        for name, what in (
            ("boards", "boards are drawn"),
            ("first", "a game's first board is drawn"),
            ("others", "an area, a mat, the standings and the film are drawn"),
        )
    ]


@contextmanager
def undisturbed() -> Iterator[None]:
    """Use real-time priority if that is allowed, so that other programs do not disturb the measurement."""
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    try:
        yield
    finally:
        with suppress(AttributeError, OSError):
            os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))


def view_of(checkpoint: str) -> View:
    return Match.restore(checkpoint).view(None)


def run() -> list[Row]:
    favour_the_loop()
    with TemporaryDirectory(prefix="euphoria-bench-") as folder, undisturbed(), redirect_stdout(StringIO()):
        return [*asyncio.run(measure_lag()), *asyncio.run(measure_presses(Path(folder)))]
