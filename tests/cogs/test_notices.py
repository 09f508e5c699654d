"""Notices between cogs: the list of listeners is true, and the order of loading cogs does not matter."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from bot.hosting.app import COGS, Euphoria
from bot.notices import HEARD_BY, Notice, event_of
from tests.cogs import table as games
from tests.cogs.table import Table, verbs

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent.parent


def test_every_notice_has_a_listener() -> None:
    assert set(HEARD_BY) == set(get_args(Notice)) and all(HEARD_BY.values())


async def test_the_list_of_listeners_is_true(table: Table) -> None:
    events: dict[str, list[Any]] = dict(table.bot.extra_events)
    heard = {
        kind: {method.__self__.qualified_name for method in events[f"on_{event_of(kind)}"]}
        for kind in get_args(Notice)
    }
    assert heard == HEARD_BY


def test_notices_are_not_dispatched_by_name() -> None:
    sources = [path for folder in ("cogs", "bot/hosting") for path in (ROOT / folder).rglob("*.py")]
    assert sources and not [path for path in sources if re.search(r"\.dispatch\(\s*f?\"", path.read_text())]


def commands_of(table: Table) -> set[str]:
    return {command.qualified_name for command in table.bot.tree.walk_commands()}


@pytest.mark.parametrize("seed", range(3))
async def test_cogs_may_be_loaded_in_any_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Loaded backwards or shuffled, the bot has the same commands and continues a game."""
    order = list(reversed(COGS))
    if seed:
        Random(seed).shuffle(order)
    usual = await Table.create(tmp_path / "usual.sqlite3")
    expected = commands_of(usual)
    await usual.clear()
    new_bot = games.new_bot

    def loads_in_that_order(path: Path, seed: int = 1, **settings: Any) -> Euphoria:
        bot = new_bot(path, seed, **settings)
        bot.cog_names = tuple(order)
        return bot

    monkeypatch.setattr(games, "new_bot", loads_in_that_order)
    table = await Table.create(tmp_path / "games.sqlite3")
    assert list(table.bot.extensions) == order
    await table.start()
    await table.choose_recruits()
    begun, posted = await table.position(), len(table.messages)
    for _ in range(3):
        [actor] = await table.asked()
        await table.follow(actor, lambda options: options[0])
    assert (await table.position()).length > begun.length and len(table.messages) > posted
    assert "turn" in verbs(table.messages[-1])
    assert commands_of(table) == expected
    await table.clear()
