"""A game on the simulated Discord that takes the course of a given history, and everything that one person is sent."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from simcord.actors import MemberActor

from bot.engine.events import Refused
from bot.engine.game import Row
from bot.engine.prompts import CHANCE, Answer, Prompt
from bot.engine.view import View
from bot.games import Moved, Position
from bot.games.chance import Source
from bot.players.hint import Hint, hint
from tests.cogs.fast_forward import announce
from tests.cogs.table import Table

from .given import PLAYOUTS, Ticks
from .history import History

ANNOUNCED = 2
"""How many of the last answers are announced; the others would only take time."""


class File(NamedTuple):
    request: int
    """The number of the request that it was sent with."""
    name: str
    alt: str | None
    content: str


@contextmanager
def scripted(history: History) -> Iterator[None]:
    """Rolls and draws come from a history; what comes after it is decided by the game's own secret."""
    script = iter([row.answer for row in history.rows if row.seat == CHANCE])
    derived: Callable[..., Any] = Source.answer

    def answer(source: Source, *asked: Any, **more: Any) -> Any:
        return next(script, None) or derived(source, *asked, **more)

    with patch.object(Source, "answer", answer):
        yield


class World:
    """A table on Discord. The last seat of three or more is a computer's, whose answers come from the history too."""

    def __init__(self, table: Table, history: History) -> None:
        self.table = table
        self.history = history
        self.files: list[File] = []
        self.position: Position

    @classmethod
    @asynccontextmanager
    async def made(cls, place: Path, history: History) -> AsyncIterator[World]:
        players = len(history.options.colours)
        table = await Table.create(place, players if players < 3 else players - 1, seed=None)
        try:
            world = cls(table, history)
            world._watch_files()
            with scripted(history):
                await world._start(computer=players > 2)
                await world._play()
                yield world
        finally:
            await table.clear()

    @property
    def actors(self) -> list[MemberActor]:
        return [*self.table.people.values()]

    def actor(self, seat: int | None) -> MemberActor:
        return self.table.watcher if seat is None else self.actors[seat]

    # Playing

    async def _start(self, computer: bool) -> None:
        table, options = self.table, self.history.options
        bot = table.bot
        bot.thinking.hint = _hint  # type: ignore[method-assign]
        await bot.remove_cog("Computers")
        lobby = await table.open_lobby(pace="none")
        game = await bot.games.records.open_in(table.channel.id)
        assert game is not None
        if computer:
            await bot.games.lobby.add_computer(game.id, name="Robo", level="easy")
        await bot.games.lobby.change(game.id, edition=options.edition, variants=options.variants)
        await self.actors[0].click(lobby, label="Start")
        self.position = await table.position()

    async def _play(self) -> None:
        answers = [row for row in self.history.rows if row.seat != CHANCE]
        for number, row in enumerate(answers, start=1):
            with self.table.env.time_context():
                moved = await self._answer(row)
                if number > len(answers) - ANNOUNCED:
                    await announce(self.table, moved)
        self.position = await self.table.position()
        assert self.position.length == len(self.history.rows)

    async def _answer(self, row: Row) -> Moved:
        seat = self.position.game.seats[row.seat]
        return await self.table.bot.games.play.answer(
            self.position.game.id, row.seat, [row.answer], user_id=seat.user_id
        )

    async def plan_in_secret(self, seat: int | None) -> int:
        """Everybody but this seat makes a note, and those who can plan their next turn. Returns the number of plans."""
        games, game = self.table.bot.games, self.position.game
        made = 0
        for other in game.humans:
            if other.seat == seat or other.user_id is None:
                continue
            with self.table.env.time_context():
                await games.notes.add(
                    game.id, other.user_id, f"the bats are with seat {other.seat + 1}", max_notes=20
                )
                try:
                    turn = (await games.plans.book(game.id, other.user_id)).turns[0]
                    outlook = await games.plans.outlook(game.id, other.user_id, turn)
                    answers: list[Answer] = []
                    while (prompt := outlook.ahead.preview(answers).prompt) is not None:
                        answers.append(prompt.answers()[0])
                    await games.plans.save(game.id, other.user_id, turn, answers)
                    made += 1
                except Refused:
                    continue
        return made

    # Watching

    def _watch_files(self) -> None:
        backend: Any = self.table.env.backend
        store = backend.cdn.store_attachment

        def stored(key: int, channel: int, name: str, data: bytes, alt: str | None) -> Any:
            self.files.append(File(len(backend.http_requests) - 1, name, alt, data.decode(errors="replace")))
            return store(key, channel, name, data, alt)

        backend.cdn.store_attachment = stored

    def sent(self, reader: MemberActor) -> list[tuple[str, Any]]:
        """Every request that this person can see something of, with its files, ordered by address: what is done at the
        same time has no order. Nobody else has pressed or typed anything that is answered in private."""
        others = {str(actor.user.dm_channel.id) for actor in (*self.actors, self.table.watcher)}
        others.discard(str(reader.user.dm_channel.id))
        found: list[tuple[str, Any]] = []
        for number, request in enumerate(self.table.env.backend.http_requests):
            unseen = request.method == "GET" or request.path.endswith("/commands")
            if not unseen and not others & set(request.path.split("/")):
                files = [file[1:] for file in self.files if file.request == number]
                found.append((f"{request.path} {request.method}", (request.json, files)))
        return sorted(found, key=lambda one: one[0].split()[0])


async def _hint(view: View, prompt: Prompt, budget: float = 0) -> Hint:
    """In place of a process that thinks for a while: a fixed number of games."""
    return hint(view, prompt, Random(1), PLAYOUTS, clock=Ticks())
