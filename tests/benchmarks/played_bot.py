"""Measures the memory of the whole bot, as a separate process with many games: people move and request every kind of
picture, each in their own language.

python -m tests.benchmarks.played_bot GAMES ROUNDS        prints one JSON object
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.engine.board import AREAS, RECRUITS
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import Edition, Game, Options, dump
from bot.games import Games, Moved
from bot.language.words import LANGUAGES
from bot.players.chance import draw
from bot.players.eager_policy import eager
from bot.store import Store
from tests.resilience.wire.bot_process import BotProcess
from tests.resilience.wire.wire import Click, Wire
from tests.resilience.wire.wire_shapes import GUILD, control, leads_on, parts

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("board", "hand", "mat", "area", "card", "recap")
AT_ONCE = 6
"""The number of people who wait for an answer at the same time."""
LONG = 3000.0
"""A timeout in seconds that is long enough for a busy machine."""


class FreshBot(BotProcess):
    """A bot started without the modules that tests preload, which would count as its memory."""

    processes = multiprocessing.get_context("spawn")


@dataclass
class Table:
    """One of the games."""

    id: int
    channel: int
    people: tuple[int, ...]
    last: tuple[int, int, str] | None = None
    """If one move can end the game: its seat, worker and space."""


class Play:
    """A bot on the fake Discord, and the players of all its games."""

    def __init__(self, wire: Wire, bot: BotProcess) -> None:
        self.wire, self.bot = wire, bot
        self.rng = Random(1)
        self.games: list[Table] = []
        self.pictures = 0

    async def lay(self, all_games: int, ends: int) -> None:
        """Start games and play them for a while without Discord; the first few up to their last turn."""
        store = await Store.open(self.bot.path, now=self.wire.now)
        games = Games(store, random=self.rng)
        for user, language in zip(self.wire.people, cycle(LANGUAGES)):
            await games.profiles.change(user, language=language)
        for number, channel in enumerate(self.wire.channels[:all_games]):
            people = tuple(self.wire.people)[: 2 if number < ends else 2 + number % 5]
            moved = await self._begin(games, number, channel, people)
            table = Table(moved.game.id, channel, people)
            if number < ends:
                table.last = await self._near_the_end(games, moved)
            else:
                await self._on(games, moved, self.rng.randrange(20, 80))
            self.games.append(table)
        await store.close()

    async def _begin(self, games: Games, number: int, channel: int, people: tuple[int, ...]) -> Moved:
        names = self.wire.people
        first, *others = people
        game = await games.lobby.open(
            guild_id=GUILD, channel_id=channel, host_id=first, name=names[first], pace="none",
            language=LANGUAGES[number % len(LANGUAGES)],
        )  # fmt: skip
        for user in others:
            await games.lobby.join(game.id, user, names[user])
        await games.lobby.change(game.id, edition=("classic", "revised")[number % 2])
        return await games.lobby.start(game.id, user_id=first)

    async def _answer(self, games: Games, moved: Moved, prompt: Prompt) -> Moved:
        game, seat = moved.game, prompt.seat
        async with games.loaded.lock(game.id):
            match = (await games.loaded.load(game.id)).match
        answer = eager(match, prompt, self.rng)
        return await games.play.answer(game.id, seat, [answer], user_id=game.seats[seat].user_id)

    async def _on(self, games: Games, moved: Moved, answers: int) -> None:
        for _ in range(answers):
            if not moved.over:
                moved = await self._answer(games, moved, moved.prompts[0])

    async def _near_the_end(self, games: Games, moved: Moved) -> tuple[int, int, str]:
        """Replace the game's turns by all but the last turn of another game; the replay shows them."""
        game = moved.game
        turns, (worker, space) = all_but_the_last(len(game.seats), game.edition, self.rng)
        async with games.store.database.transaction() as tx:
            tx.add("DELETE FROM checkpoints WHERE game_id = ?", (game.id,))
            for before, state in enumerate(reversed(turns)):
                for player, seat in zip(state.players, game.seats, strict=True):
                    player.colour = seat.colour
                state.answers, state.questions = moved.length - before, 10_000
                games.store.log.save_checkpoint(tx, game.id, moved.length - before, dump(state))
        games.loaded.drop(game.id)
        user = game.seats[turns[-1].turn.seat].user_id
        assert user is not None
        return user, worker, space

    # Over the wire

    async def answered(self, click: Click) -> Click:
        await self.wire.until(lambda: click.done or not self.bot.alive, LONG)
        assert click.done, self.bot.log
        return click

    async def move(self, table: Table) -> None:
        """A player who is asked opens the panel and takes any options, until the move is committed."""
        asked = self.bot.rows(
            "SELECT user_id FROM asked JOIN seats USING (game_id, seat) WHERE game_id = ?", table.id
        )
        if not asked:
            return  # the game is over
        user = asked[0][0]
        click = await self.answered(await self.wire.slash(user, "turn", table.channel))
        before = self._length(table)
        while self._length(table) == before:
            panel = click.panel
            assert panel is not None
            offered = [part for part in parts(panel) if leads_on(part)]
            assert offered, click.text
            # The control that completes a choice comes last.
            part = offered[0] if self.rng.random() < 0.7 else offered[-1]
            values = None
            if part["type"] == 3:
                least = max(1, part.get("min_values", 1))
                values = [one["value"] for one in self.rng.sample(part["options"], least)]
            click = await self.answered(await self.wire.press(user, panel, part["custom_id"], values))

    def _length(self, table: Table) -> Any:
        return self.bot.rows("SELECT count(*) FROM answers WHERE game_id = ?", table.id)

    async def ask(self, table: Table, kind: str) -> None:
        """Request a picture by command or by the button under the board."""
        user = self.rng.choice(table.people)
        options: dict[str, Any] = {}
        match kind:
            case "mat":
                options = {"player": self.wire.people[self.rng.choice(table.people)]}
            case "area":
                options = {"area": self.rng.choice(list(AREAS))}
            case "card":
                options = {"name": f"recruit:{self.rng.choice(RECRUITS)}"}
        name = kind if kind in ("hand", "card", "recap") else "board"
        click = await self.answered(await self.wire.slash(user, name, table.channel, **options))
        shown = [click.panel, *click.followups]
        self.pictures += any(message and message["attachments"] for message in shown)

    async def end(self, table: Table) -> None:
        """Make the last move; the standings, the board and the replay follow."""
        assert table.last is not None
        user, worker, space = table.last
        click = await self.wire.slash(user, "place", table.channel, worker=worker, space=space)
        panel = (await self.answered(click)).panel
        assert panel is not None
        await self.wire.press(user, panel, next(p["custom_id"] for p in parts(panel) if leads_on(p)))
        await self.wire.until(lambda: self._filmed(table), LONG)

    def _filmed(self, table: Table) -> bool:
        return any(
            file["filename"].endswith(".gif")
            for message in self.wire.messages.values()
            if message["channel_id"] == str(table.channel)
            for file in message["attachments"]
        )

    async def quiet(self) -> None:
        """Wait until everything has been sent: no requests for a while."""
        while True:
            before = self.wire.requests.total()
            await asyncio.sleep(3)
            if self.wire.requests.total() == before:
                return

    async def round(self, number: int) -> None:
        """A move and a requested picture in every game, and the end of one game."""
        going = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table, do: Callable[[], Awaitable[None]]) -> None:
            async with going:
                await do()

        ending = next((table for table in self.games if table.last), None)
        if ending is not None:
            self.games.remove(ending)
        jobs: list[Awaitable[None]] = [one(ending, lambda: self.end(ending))] if ending else []
        for place, table in enumerate(self.games):
            kind = KINDS[(place + number) % len(KINDS)]
            jobs.append(one(table, lambda table=table, kind=kind: self.ask(table, kind)))  # type: ignore[misc]
            if table.last is None:
                jobs.append(one(table, lambda table=table: self.move(table)))  # type: ignore[misc]
        await asyncio.gather(*jobs)
        await self.quiet()


def all_but_the_last(players: int, edition: Edition, rng: Random) -> tuple[list[Game], tuple[int, str]]:
    """The state at the start of every turn of a game, and the worker and space of the move that ends it."""
    while True:
        match, turns, first = Match.new(Options.simple(players, edition)), list[Game](), -1
        answer: Any = ""
        while not match.over:
            if match.chance is not None:
                match.answer(CHANCE, draw(match.chance, rng))
                answer = ""
                continue
            prompt = match.prompts[0]
            if prompt.ask == "act" and match.copy_state().turn.number != first:
                turns.append(match.copy_state())
                first, answer = turns[-1].turn.number, eager(match, prompt, rng)
                match.answer(prompt.seat, answer)
            else:
                match.answer(prompt.seat, eager(match, prompt, rng))
                answer = ""
        if isinstance(answer, str) and answer.startswith("place:"):
            _, worker, space = answer.split(":")
            return turns, (int(worker), space)


def resident(process: int, what: str = "VmRSS") -> float:
    """The memory of a process in MiB: now, or the maximum so far (VmHWM)."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split(f"{what}:")[1].split()[0]) / 1024


def helpers(process: int) -> float:
    """The memory in MiB of the processes that a process has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(resident(int(child)) for child in children)


async def play(games: int, rounds: int, folder: Path) -> dict[str, Any]:
    async with Wire(people=6, channels=games) as wire:
        bot = FreshBot(wire, folder / "games.sqlite3", "warm")
        table = Play(wire, bot)
        await table.lay(games, min(rounds, games // 4))
        async with bot:
            assert bot.child is not None and bot.child.pid is not None
            process = bot.child.pid
            found: dict[str, Any] = {"start": resident(process), "after": [], "thinking": []}
            channels = {str(one.channel) for one in table.games}
            await wire.until(
                lambda: channels <= {m["channel_id"] for m in wire.messages.values() if control(m, "turn")},
                LONG,
            )
            for number in range(rounds):
                await table.round(number)
                found["after"].append(round(resident(process), 1))
                found["thinking"].append(round(helpers(process), 1))
                print(number, found["after"][-1], resident(process, "VmHWM"), file=sys.stderr, flush=True)
            found["most"] = resident(process, "VmHWM")
            found["pictures"] = table.pictures
            assert "Traceback" not in bot.log, bot.log
            return found


def measured(games: int, rounds: int) -> dict[str, Any]:
    arguments = [sys.executable, "-m", "tests.benchmarks.played_bot", str(games), str(rounds)]
    done = subprocess.run(arguments, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(play(int(sys.argv[1]), int(sys.argv[2]), Path(folder)))))
