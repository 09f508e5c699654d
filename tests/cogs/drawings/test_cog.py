"""Drawings are prepared in the background, once for each version."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.hosting.settings import Settings
from cogs.drawings.cog import Drawings, folder_of
from cogs.kit import pictures
from renderers import prepare
from renderers.kit.drawing_cache import shelf


class Host(SimpleNamespace):
    """As much of a bot as the cog needs."""

    def __init__(self, tmp_path, **settings: Any) -> None:
        errors: list[BaseException] = []
        super().__init__(
            warm_up=True,
            database=tmp_path / "games.sqlite3",
            settings=Settings(_env_file=None, **settings),
            errors=errors,
            note_error=errors.append,
        )


@pytest.fixture
def kept(monkeypatch):
    """The tests' own drawings stay where they are."""
    store = shelf.store
    monkeypatch.setattr(shelf, "store", None)
    yield shelf
    shelf.keep_in(None)
    shelf.store = store


async def test_a_start_waits_for_nothing_and_prepares_once(tmp_path, kept, monkeypatch):
    bot: Any = Host(tmp_path)
    steps = prepare.steps
    monkeypatch.setattr(prepare, "steps", lambda: [*list(steps())[:1], *list(steps())[-2:]])
    cog = Drawings(bot)
    await cog.cog_load()
    others = asyncio.all_tasks()
    await cog.on_ready()
    assert cog._thread is not None and asyncio.all_tasks() == others, "no task that anybody could wait for"
    # A picture is drawn in between.
    assert await pictures.painted(lambda: 5) == 5
    await asyncio.to_thread(cog._thread.join)
    assert bot.errors == [] and shelf.get(prepare.DONE)
    assert list(tmp_path.glob("drawings/drawings-*.sqlite3"))
    again: Any = list(steps())
    assert {step.func.__name__ for step in again} == {"_names", "_prepare", "_pieces"}, "the rest is there"


async def test_a_failure_is_noted_and_nothing_else(tmp_path, kept, monkeypatch):
    bot: Any = Host(tmp_path)

    def fail():
        raise OSError("no such thing")

    monkeypatch.setattr(prepare, "steps", lambda: [fail])
    await asyncio.to_thread(Drawings(bot).prepare)
    assert [str(error) for error in bot.errors] == ["no such thing"]


def test_drawings_are_beside_the_games_or_where_the_host_wants_them(tmp_path):
    bot: Any = Host(tmp_path)
    assert folder_of(bot) == tmp_path / "drawings"
    bot.database = "postgresql://somewhere/euphoria"
    assert str(folder_of(bot)) == "drawings"
    bot = Host(tmp_path, drawings_path=tmp_path / "elsewhere")
    assert folder_of(bot) == tmp_path / "elsewhere"
