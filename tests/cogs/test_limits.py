"""Discord's limits with the largest cases: six players, four workers each, a full hand, every market open."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine.board import ARTIFACTS, GOODS, LOTS, RECRUITS, SPACES, TERRITORIES
from bot.engine.state import Game, Worker
from bot.engine.view import view
from bot.language.words import LANGUAGES
from renderers import alt_text
from tests.cogs.fast_forward import announce, answer_once, set_position
from tests.cogs.table import LAYOUT, Table, offers, parts, press, shown
from tests.games.helpers import a_first_turn

pytestmark = pytest.mark.slow

LONGEST_NAME = "Wilhelmina-Theodora von Hohenfels"[:32]
BIG_IMAGE = 10 * 1024 * 1024


def crowd(state: Game) -> None:
    """The largest possible position."""
    tiles = ("laboratory", "courthouse", "registry", "theater", "cafeteria", "stadium")
    state.built = dict(zip(LOTS, tiles, strict=True))
    state.tiles = []
    state.miner = dict.fromkeys(state.miner, 9)
    state.allegiance = dict.fromkeys(state.allegiance, 7)
    state.artifact_deck = dict.fromkeys(ARTIFACTS, 0)
    singles = [s.id for s in SPACES.values() if s.kind not in ("commodity", "site")]
    for player in state.players:
        player.morale, player.knowledge = 6, 1
        player.goods = dict.fromkeys(GOODS, 99)
        player.artifacts = list(ARTIFACTS)
        player.recruits = list(RECRUITS[player.seat * 8 : player.seat * 8 + 3])
        player.hidden = [RECRUITS[player.seat * 8 + 4]]
        player.tokens = {f"market_{lot}": 1 for lot in LOTS} | {TERRITORIES[player.seat % 4]: 3}
        if player.seat:
            mine = singles[(player.seat - 1) * 4 : player.seat * 4]
            player.available, player.placed = [], len(mine)
            for number, space in enumerate(mine):
                state.workers[space] = (Worker(player.seat, 1 + number % 6),)
    me = state.players[0]
    me.available, me.placed = [3, 4, 5, 6], 0
    state.recruit_deck = [
        card for card in RECRUITS if all(card not in p.recruits + p.hidden for p in state.players)
    ]


def check_message(message: Any) -> None:
    """Check one message against Discord's limits."""
    layout = bool(message.flags.value & LAYOUT)
    assert len(message.content) <= (4000 if layout else 2000)
    found = parts(message)
    assert len(found) <= 40
    assert layout or sum(part["type"] == 1 for part in found) <= 5
    ids = [part["custom_id"] for part in found if part.get("custom_id")]
    assert len(set(ids)) == len(ids)
    for part in found:
        check_part(part)
    for attachment in message.attachments:
        assert attachment.size <= BIG_IMAGE
        assert 0 < len(attachment.description or "") <= 1024


def check_part(part: dict[str, Any]) -> None:
    assert 0 < len(part.get("custom_id", "x")) <= 100
    if part["type"] == 2:
        assert 0 < len(part["label"]) <= 80
    if part["type"] == 3:
        assert 1 <= len(part["options"]) <= 25
        assert len(part.get("placeholder", "")) <= 150
        assert 0 <= part.get("min_values", 1) <= part.get("max_values", 1) <= len(part["options"])
        values = [option["value"] for option in part["options"]]
        assert len(set(values)) == len(values)
        for option in part["options"]:
            assert 0 < len(option["label"]) <= 100 and 0 < len(option["value"]) <= 100
            assert len(option.get("description") or "") <= 100
    if part["type"] == 1:
        inner = part["components"]
        assert 1 <= len(inner) <= (1 if inner[0]["type"] == 3 else 5)


@pytest.fixture
async def full(tmp_path: Path) -> AsyncIterator[Table]:
    """Six people with the longest names that Discord allows, in the largest possible position."""
    table = await Table.create(tmp_path / "games.sqlite3", players=6)
    await table.start(pace="none")
    await table.choose_recruits()
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    store = table.bot.store
    async with store.database.transaction() as tx:
        for seat in game.seats:
            store.games.update_seat(tx, game.id, seat.seat, name=f"{LONGEST_NAME[:31]}{seat.seat}")
    table.bot.games.loaded.drop(game.id)
    await set_position(table, crowd)
    yield table
    await table.clear()


async def reads(table: Table, actor: Any, number: int) -> None:
    """Change the language in turn, so that all languages are checked."""
    await table.bot.games.profiles.change(actor.id, language=LANGUAGES[number % len(LANGUAGES)])


async def mover(table: Table) -> Any:
    position = await table.position()
    assert position.turn == 0
    return next(iter(table.people.values()))


MANY = 30
"""How many panels are checked."""


async def test_every_panel_of_the_largest_turn_fits(full: Table) -> None:
    """Follow the panel's menus, pages and buttons to any depth. A random sample of them is checked."""
    actor = await mover(full)
    seen: set[str] = set()
    pressed: set[str] = set()
    todo: list[list[tuple[str, str]]] = [[]]
    looked = longest = 0
    rng = Random(1)
    while todo and looked < MANY:
        path = todo.pop(rng.randrange(len(todo)))
        pressed |= {choice[0].split(":")[1] for choice in path}
        await reads(full, actor, looked)
        before = (await full.position()).length
        result = await actor.slash(full.channel, "turn")
        for choice in path:
            result = await press(actor, shown(result), same(shown(result), choice))
        panel = shown(result)
        check_message(panel)
        looked += 1
        if (await full.position()).length > before:  # it counted at once
            await actor.slash(full.channel, "undo")
            assert (await full.position()).length == before
            continue
        longest = max(longest, len(offers(panel)))
        for choice in [*offers(panel), *turnings(panel)]:
            verb = choice[0].split(":")[1]
            named = meaning(choice)
            if verb != "go" and named not in seen:
                seen.add(named)
                todo.append([*path, choice])
    assert looked == MANY and longest > 20
    assert {named.split(":")[1] for named in seen} == pressed


def same(panel: Any, choice: tuple[str, str]) -> tuple[str, str]:
    """The same choice in this version of the panel: its values change every time it is shown."""
    there = [*offers(panel), *turnings(panel)]
    return next(one for one in there if meaning(one) == meaning(choice))


def meaning(choice: tuple[str, str]) -> str:
    """The verb and what is chosen, but not the revision of the game, which an undo changes."""
    kind, verb, game, _, _, rest = choice[0].split(":", 5)
    return ":".join((kind, verb, game, rest, choice[1].split("~")[0]))


def turnings(panel: Any) -> list[tuple[str, str]]:
    """Buttons to other pages."""
    return [
        (part["custom_id"], "")
        for part in parts(panel)
        if (part.get("custom_id") or "").startswith("eb:show:") and not part.get("disabled")
    ]


async def test_everything_public_fits(full: Table) -> None:
    actor = await mover(full)
    told: list[tuple[str, dict[str, Any]]] = [
        ("status", {}),
        ("hand", {}),
        ("recap", {}),
        ("log", {"n": 200}),
        ("help", {}),
    ]
    drawn: list[tuple[str, dict[str, Any]]] = [
        ("board", {}),
        ("board", {"player": f"{LONGEST_NAME[:31]}0"}),
        ("board", {"area": "subterra"}),
    ]
    for number in range(len(LANGUAGES)):
        await reads(full, actor, number)
        for command, options in [*told, drawn[number % len(drawn)]]:
            result = await actor.slash(full.channel, command, **options)
            check_message(shown(result))
            assert "…" not in shown(result).content or command == "log"


async def test_completions_of_the_largest_turn_fit(full: Table) -> None:
    actor = await mover(full)
    asked: list[tuple[str, str, dict[str, Any]]] = [
        ("place", "worker", {}),
        ("place", "space", {"worker": 3}),
        ("place", "space", {}),
        ("card", "name", {}),
        ("rules", "topic", {}),
        ("board", "player", {}),
        ("trade", "player", {}),
        ("trade", "give", {}),
    ]
    for at, (command, option, others) in product(range(len(LANGUAGES)), asked):
        await reads(full, actor, at)
        found = await actor.autocomplete(full.channel, command, option, "", **others)
        assert 1 <= len(found) <= 25, command
        assert all(0 < len(one["name"]) <= 100 and 0 < len(str(one["value"])) <= 100 for one in found)


async def test_announcements_fit_whatever_happens(full: Table) -> None:
    """The table message after many moves of others, with long names."""
    rng = Random(4)
    position = await full.position()
    for number in range(30):
        language = LANGUAGES[number % len(LANGUAGES)]
        await full.bot.games.lifecycle.set_language(position.game.id, language)
        moved = await answer_once(full, position, rng)
        await announce(full, moved)
        for message in full.messages[-2:]:
            check_message(message)
        position = moved
        if moved.over:
            break
    assert len(full.messages) > 3


def test_alt_texts_fit_in_every_language_with_everything_on_the_board():
    state = a_first_turn(6)
    state.workers = {}
    crowd(state)
    for language in LANGUAGES:
        text = alt_text.board_alt(view(state, None, names=[LONGEST_NAME] * 6), language)
        assert 0 < len(text) <= 1024
