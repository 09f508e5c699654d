"""Plans leave no trace: the same game is played twice, once with plans and once without, and after every step both
databases are the same except for the plans themselves. So other players cannot notice a plan."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.prompts import Answer
from bot.games import Games, Moved, Position, Refused
from bot.games.plans import Outlook, holdings_after
from bot.plans.judging import conditions_for
from bot.plans.plan import MAX_WAYS
from bot.store import Store
from tests.databases import make_file

from .helpers import USERS, answer_one, choose, start_game

pytestmark = pytest.mark.slow

SECRET = {"plans", "plan_reports"}
"""Data that only the owner of a plan is ever shown."""
STEPS = 45


class World:
    """A game in its own file, with a clock that only moves when a test sets it."""

    def __init__(self, games: Games, clock: list[datetime]) -> None:
        self.games = games
        self.clock = clock

    @classmethod
    async def made(cls, path: Path, seed: int) -> World:
        make_file(path)
        clock = [datetime(2026, 1, 1, tzinfo=UTC)]
        store = await Store.open(path)
        store.database.now = lambda: clock[0]
        return cls(Games(store, random=Random(seed), max_loaded=4), clock)

    async def held(self) -> dict[str, list[tuple[Any, ...]]]:
        """The whole database, except for data that differs between processes."""
        database, found = self.games.store.database, {}
        names = await database.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        for name in (row["name"] for row in names):
            if name not in SECRET | {"leases", "sqlite_sequence"}:
                rows = await database.rows(f"SELECT * FROM {name}")
                found[name] = [tuple(row[key] for key in row.keys() if key != "version") for row in rows]  # noqa: SIM118
        return found

    async def position(self) -> Position:
        return await self.games.position(1)


def public(moved: Position) -> Any:
    """The parts of the outcome from which messages are made. The information about plans is left out: it is only used
    to play them and to save a ping."""
    told = {
        name: getattr(moved, name) for name in moved.__dataclass_fields__ if name not in ("game", "plans")
    }
    waits = [(replace(asked, planned=False), profile) for asked, profile in told.get("waits") or ()]
    return told | {"waits": waits}


class Pair:
    """Both worlds, and the actions in them."""

    def __init__(self, planned: World, by_hand: World, players: int, rng: Random) -> None:
        self.planned = planned
        self.by_hand = by_hand
        self.players = players
        self.rng = rng
        self.played = 0
        """The number of presses made by plans."""
        self.asked = 0

    async def both(self, act: Callable[[Games], Awaitable[Any]]) -> Any:
        """Do the same in both worlds and compare the outcomes."""
        found = []
        for world in (self.planned, self.by_hand):
            try:
                found.append(await act(world.games))
            except Refused as refused:
                found.append((refused.reason, refused.details))
        left, right = (public(one) if isinstance(one, Moved) else one for one in found)
        assert type(found[0]) is type(found[1]), found
        assert left == right or not isinstance(found[0], Moved | tuple), (left, right)
        return found[0]

    async def same(self) -> None:
        planned, by_hand = await self.planned.held(), await self.by_hand.held()
        for name, rows in by_hand.items():
            assert planned[name] == rows, name
        for seat in (None, *range(self.players)):
            files = [await world.games.files.of(1, seat) for world in (self.planned, self.by_hand)]
            assert files[0] == files[1]

    # Actions of players

    async def answer(self) -> None:
        """An asked player answers in person; a computer answers for a kept seat."""
        position = await self.planned.position()
        prompt = self.rng.choice(position.prompts)
        seat = position.game.seats[prompt.seat]
        user = None if seat.by_computer else seat.user_id
        given = choose(prompt, self.rng)
        await self.both(lambda games: games.play.answer(1, prompt.seat, [given], user_id=user))

    async def undo(self) -> None:
        seat = self.rng.randrange(self.players)
        await self.both(lambda games: games.play.undo(1, seat, user_id=USERS[seat]))

    async def go_back(self) -> None:
        starts = await self.planned.games.play.turn_starts(1)
        to = self.rng.choice(starts[:6])[0]
        await self.both(lambda games: games.play.rewind(1, to))

    async def pause(self) -> None:
        await self.both(lambda games: games.lifecycle.pause(1))
        assert await self.planned.games.plans.play(1) is None
        await self.both(lambda games: games.lifecycle.resume(1))

    async def leave(self) -> None:
        seat = self.rng.randrange(self.players)
        await self.both(lambda games: games.seats.keep(1, seat))

    async def come_back(self) -> None:
        user = USERS[self.rng.randrange(self.players)]
        await self.both(lambda games: games.seats.hand_back(1, user))

    async def plan(self) -> None:
        """Change plans in one world only."""
        plans, user = self.planned.games.plans, USERS[self.rng.randrange(self.players)]
        before = await self.planned.held()
        try:
            book = await plans.book(1, user)
            free = [one for one in book.plans if not one.begun]
            what = self.rng.random()
            if free and what < 0.1:
                await plans.drop(1, user, self.rng.choice(free).id)
            elif free and what < 0.2:
                await plans.first(1, user, self.rng.choice(free).id)
            elif free and what < 0.3:
                one = self.rng.choice(free)
                await plans.condition(1, user, one.id, conditions_for(one.plan, {"food": 1})[:2])
            else:
                turn = self.rng.choice(book.turns[:2])
                outlook = await plans.outlook(1, user, turn)
                answers, only = self.some_plan(outlook)
                there = [one.id for one in free if one.turn == turn]
                instead = self.rng.choice(there) if there and what > 0.9 else 0
                await plans.save(1, user, turn, answers, only, instead=instead)
        except Refused as refused:
            assert refused.reason.startswith(("plan-", "refused-stale", "refused-")), refused
        assert await self.planned.held() == before

    def some_plan(self, outlook: Outlook) -> tuple[list[Answer], Sequence[str]]:
        answers: list[Answer] = []
        while (prompt := outlook.ahead.preview(answers).prompt) is not None:
            answers.append(self.rng.choice(prompt.answers()))
        plan = outlook.ahead.plan(answers)
        fitting = conditions_for(plan, holdings_after(outlook, answers))
        return answers, self.rng.sample(fitting, min(len(fitting), self.rng.choice((0, 0, 1, 2))))

    # Actions of the bot

    async def play_plans(self) -> None:
        """Play all due plans, like the bot after every change; in the other world each is a press by the player."""
        games = self.planned.games
        while True:
            ready = await games.plans.ready(1)
            before = await games.position(1)
            moved = await games.plans.play(1)
            if moved is None:
                assert not ready, "a player was not pinged because of a plan, but no plan was played"
                self.asked += any(one.what == "asked" for one in await games.store.plans.reports(1))
                return
            seat = before.game.seats[before.turn]
            assert ready == {seat.seat} and not seat.by_computer
            rows = [row for row in await games.log.rows(1, since=moved.first) if row.seat == seat.seat]
            assert rows
            given = [row.answer for row in rows if row.source == "player"]
            by_hand = await self.by_hand.games.play.answer(1, seat.seat, given, user_id=seat.user_id)
            assert public(moved) == public(by_hand)
            self.played += 1
            await self.same()

    async def in_order(self) -> None:
        """Check the stored plans: each belongs to its owner, is for a future turn, and there are not too many."""
        position = await self.planned.position()
        number = (await self.planned.games.view(1, None)).turn_number
        kept = await self.planned.games.store.plans.of(1)
        for one in kept:
            seat = position.game.seats[one.seat]
            assert (seat.user_id, seat.kept) == (one.user_id, False)
            assert one.turn >= number and one.made_at <= position.length
            assert (one.turn - number) % self.players == (one.seat - position.turn) % self.players
            assert sum((other.seat, other.turn) == (one.seat, one.turn) for other in kept) <= MAX_WAYS


async def compare(seed: int, players: int, folder: Path) -> Pair:
    rng = Random(seed)
    worlds = [await World.made(folder / f"{name}.sqlite3", seed) for name in ("planned", "by_hand")]
    pair = Pair(worlds[0], worlds[1], players, rng)
    try:
        for world in worlds:
            dice, moved = Random(seed), await start_game(world.games, players)
            while moved.prompts[0].ask != "act" or moved.length < 20 * players:
                moved = await answer_one(world.games, moved, dice)
        await pair.same()
        often = [pair.plan] * 8 + [pair.answer] * 8
        seldom = [pair.undo, pair.undo, pair.go_back, pair.go_back, pair.pause, pair.leave, pair.come_back]
        for _ in range(STEPS):
            if (await pair.planned.position()).over:
                break
            await rng.choice(often if rng.random() < 0.8 else seldom)()
            for world in worlds:
                world.clock[0] += timedelta(minutes=7)
            await pair.in_order()
            if rng.random() < 0.9:  # otherwise its owner was faster
                await pair.play_plans()
        await pair.same()
    finally:
        for world in worlds:
            await world.games.store.close()
    return pair


@settings(max_examples=12)
@given(st.integers(0, 2**32), st.integers(2, 6))
def test_both_worlds_are_the_same(seed: int, players: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare(seed, players, Path(folder)))


async def test_the_comparison_includes_played_and_failed_plans(tmp_path: Path) -> None:
    """The comparison is only meaningful if plans were really played."""
    pairs = [await compare(seed, 2 + seed, tmp_path / _made(tmp_path, seed)) for seed in range(3)]
    assert sum(pair.played for pair in pairs) >= 3 and sum(pair.asked for pair in pairs) >= 1


def _made(folder: Path, seed: int) -> str:
    (folder / str(seed)).mkdir()
    return str(seed)
