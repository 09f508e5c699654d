"""Other players cannot notice a plan. The same game is played by hand and by a plan, and everything that others can see
is compared: all messages in the channel, all direct messages, and the answers to their commands."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import set_position
from tests.cogs.plans.planning import full_hand, move, plan, through, ticks
from tests.cogs.table import Table, parts, said, shown
from tests.games.helpers import goods_for_all

pytestmark = pytest.mark.slow


def plain(state: Game) -> None:
    goods_for_all(state)


def double(state: Game) -> None:
    goods_for_all(state)
    state.players[1].available = [4, 4]


def bumping(state: Game) -> None:
    goods_for_all(state)
    state.players[0].available, state.players[0].placed = [2], 1
    state.workers["euphorian_tunnel"] = (Worker(0, 3),)


def some_out(state: Game) -> None:
    goods_for_all(state)
    me = state.players[1]
    me.available, me.placed = [2], 2
    state.workers["aquifer"] = (Worker(1, 4), Worker(1, 5))


def dilemma(state: Game) -> None:
    goods_for_all(state)
    me = state.players[1]
    me.artifacts, me.dilemma, me.morale = ["bat", "book"], "bat", 4


CARD = ("5", "Euphorian Tunnel", "1 artifact")
TUNNEL = ("5", "Euphorian Tunnel", "1 gold")
GAMES: dict[str, tuple[Callable[[Game], None], tuple[str, ...], tuple[str, ...]]] = {
    "one placement": (plain, ("5", "Generator"), ("5", "Generator")),
    "a price and a benefit": (plain, TUNNEL, TUNNEL),
    "a double": (double, ("Generator", "Farm"), ("Generator", "Farm")),
    "a bumped worker": (bumping, TUNNEL, ("5", "Euphorian Tunnel", "Confirm", "1 gold")),
    "a card drawn": (
        plain,
        ("5", "Euphorian Tunnel", "1 artifact"),
        ("5", "Euphorian Tunnel", "1 artifact", "Confirm"),
    ),
    "a card too many": (full_hand, CARD, (*CARD, "Confirm")),
    "workers home": (some_out, ("Retrieve all · 1 food",), ("Retrieve all · 1 food", "Confirm")),
    "a dilemma": (dilemma, ("Serve", "1 bat"), ("Serve", "1 bat", "Confirm")),
}


async def twice(folder: Path) -> AsyncIterator[tuple[Table, bool]]:
    """By hand, then by a plan."""
    for by_plan in (False, True):
        table = await Table.create(folder / f"{by_plan}.sqlite3", players=3)
        yield table, by_plan
        await table.clear()


async def seated(table: Table, change: Callable[[Game], None]) -> list[MemberActor]:
    """Three players, the first on turn."""
    await table.start(3)
    await table.choose_recruits()
    await set_position(table, change)
    game = (await table.position()).game
    return [table.people[seat.name] for seat in game.seats]


def without_numbers(table: Table, text: str) -> str:
    """Remove ids of messages and presses, and times, which differ between the two games."""
    known = {str(actor.id) for actor in (*table.people.values(), table.watcher)} | {str(table.channel.id)}
    text = re.sub(r"<t:\d+:", "<t:#:", text)
    text = re.sub(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*(?:\+\d\d:\d\d|Z)?|\d\d:\d\d", "#", text)
    text = re.sub(r"\d{17,}", lambda m: m[0] if m[0] in known else "#", text)
    return re.sub(r'"at": ?\d+', "#", text)


def message(table: Table, one: discord.Message) -> Any:
    """Everything in a message except its id and time."""
    stored = table.env.backend.get_message(one.channel.id, one.id)
    return (
        without_numbers(table, one.content),
        [
            {key: without_numbers(table, str(value)) for key, value in part.items() if key != "id"}
            for part in parts(one)
        ],
        [(file.filename, file.description, file.size) for file in one.attachments],
        one.flags.value,
        bool(stored.edited_timestamp),
        one.pinned,
        sorted(user.id for user in one.mentions),
    )


async def looked_up(table: Table, actor: MemberActor) -> list[str]:
    """The answers to this person's commands."""
    found = []
    for command, options in (
        ("status", {}), ("log", {}), ("log", {"file": "json"}), ("log", {"file": "text"}),
        ("recap", {}), ("games list", {}), ("undo", {}),
        ("plan", {}), ("hand", {}), ("turn", {}), ("stats", {}),
    ):  # fmt: skip
        result = await actor.slash(table.channel, command, **options)
        answer = shown(result)
        files = [await file.read() for file in answer.attachments]
        texts = [file.decode(errors="replace") for file in files if not file.startswith((b"\x89PNG", b"GIF"))]
        found.append(without_numbers(table, "\n".join([command, said(result), *texts])))
    return found


async def seen(table: Table, others: list[MemberActor]) -> dict[str, Any]:
    return {
        "channel": [message(table, one) for one in table.messages],
        "direct messages": [[message(table, one) for one in table.private(actor)] for actor in others],
        "answers": [await looked_up(table, actor) for actor in others],
    }


@pytest.mark.parametrize("name", GAMES)
async def test_nobody_else_can_notice_a_plan(tmp_path: Path, long_waits: None, name: str) -> None:
    change, planned, pressed = GAMES[name]
    found = []
    async for table, by_plan in twice(tmp_path):
        ada, bo, cy = await seated(table, change)
        if by_plan:
            made = await plan(table, bo, *planned)
            await through(bo, made, "Keep this plan")
            kept = await table.bot.games.store.plans.of(1)
            assert len(kept) == 1
        await move(table, ada, 2, "Farm")
        if not by_plan:
            await through(bo, await table.take_turn(bo), *pressed)
        log = await table.bot.games.log.rows(1)
        rows = [(row.seat, row.key, row.answer, row.source, row.user_id, row.facts) for row in log]
        found.append((rows, await seen(table, [ada, cy, table.watcher])))
    (rows, hand), (planned_rows, by_plan_seen) = found
    assert planned_rows == rows, "the log must be the same with and without a plan"
    for what in hand:
        assert by_plan_seen[what] == hand[what], what


async def test_nobody_else_can_notice_a_plan_while_its_owner_is_away(
    tmp_path: Path, long_waits: None
) -> None:
    """The channel is told that it waits for an absent player, and then that they were away, although the plan answered
    at once."""
    found = []
    async for table, by_plan in twice(tmp_path):
        ada, bo, cy = await seated(table, plain)
        await bo.slash(table.channel, "away set", until="3 days")
        if by_plan:
            await through(bo, await plan(table, bo, "5", "Generator"), "Keep this plan")
        await move(table, ada, 2, "Farm")
        if not by_plan:
            await through(bo, await table.take_turn(bo), "5", "Generator")
        assert await table.asked() == [cy]
        found.append(await seen(table, [ada, cy, table.watcher]))
    by_hand, planned = found
    assert sum("was away" in one[0] for one in by_hand["channel"]) == 1
    for what in by_hand:
        assert planned[what] == by_hand[what], what


async def test_nobody_else_can_notice_a_plan_that_fails(tmp_path: Path, long_waits: None) -> None:
    found = []
    async for table, by_plan in twice(tmp_path):
        ada, bo, cy = await seated(table, plain)
        if by_plan:
            made = await ticks(bo, await plan(table, bo, *TUNNEL), "still free")
            await through(bo, made, "Keep this plan")
        await move(table, ada, 2, "Euphorian Tunnel", "1 gold")
        found.append((await seen(table, [ada, cy, table.watcher]), table.pinged(table.newest)))
    assert found[0] == found[1]
