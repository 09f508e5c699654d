"""Our signs are uploaded as application emoji once; if Discord refuses them, texts are shown without icons."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.language.words import words
from cogs.kit.emoji import of, with_icons
from renderers import emoji as drawings
from renderers.emoji import NAMES, SIZE, Drawn, draw_emoji
from tests.waiting import HANG

from .wire import Fault, Wire
from .wire_emoji import Emoji
from .wire_shapes import parts, text_of
from .wired_table import Wired, point_at

pytestmark = pytest.mark.slow

EMOJI = r"/applications/\d+/emojis"


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    async with Wire() as wire:
        point_at(wire, monkeypatch)
        wire.emoji = Emoji()
        yield wire


@asynccontextmanager
async def started(wire: Wire, path: Path) -> AsyncIterator[Wired]:
    wired = Wired(wire, path / "games.sqlite3")
    await wired.start()
    try:
        # Get it by name: closing a bot unloads the module, and the next bot loads a new one with the same name.
        cog: Any = wired.bot.get_cog("Icons")
        cog.begin()
        yield wired
    finally:
        await wired.stop()
    assert not wired.bot.unexpected_errors


async def all_there(wired: Wired) -> None:
    await wired.wire.until(lambda: set(wired.bot.icons) == set(NAMES))
    cog: Any = wired.bot.get_cog("Icons")
    await asyncio.wait_for(cog._task, HANG)


def sent(wire: Wire, method: str) -> int:
    return sum(
        n for what, n in wire.requests.items() if what.startswith(f"{method} /applications/9001/emojis")
    )


async def test_icons_are_uploaded_at_the_first_start_only(wire: Wire, tmp_path: Path) -> None:
    assert wire.emoji is not None
    wire.emoji.add("ours_but_by_hand")
    async with started(wire, tmp_path) as wired:
        await all_there(wired)
    assert sent(wire, "POST") == len(NAMES)
    assert {image.size for image in wire.emoji.images.values()} == {(SIZE, SIZE)}
    async with started(wire, tmp_path) as wired:
        await all_there(wired)
        assert str(of(wired.bot, "food")).startswith("<:food_")
    assert sent(wire, "POST") == len(NAMES) and sent(wire, "DELETE") == 0
    assert "ours_but_by_hand" in wire.emoji.names


async def test_only_a_changed_icon_is_uploaded_and_replaces_the_old_one(
    wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert wire.emoji is not None
    async with started(wire, tmp_path) as wired:
        await all_there(wired)
    old, new = draw_emoji("food"), Drawn("food_00000000", draw_emoji("food").image)
    monkeypatch.setattr(drawings, "draw_emoji", lambda name: new if name == "food" else draw_emoji(name))
    async with started(wire, tmp_path) as wired:
        await all_there(wired)
    assert sent(wire, "POST") == len(NAMES) + 1 and sent(wire, "DELETE") == 1
    assert new.name in wire.emoji.names and old.name not in wire.emoji.names


@pytest.mark.parametrize(
    "fault",
    [Fault("GET", EMOJI, 403, 50001), Fault("POST", EMOJI, 503), Fault("POST", EMOJI, do="late")],
    ids=["forbidden", "broken", "lost"],
)
async def test_without_emoji_words_are_shown_and_the_upload_is_retried(
    wire: Wire, tmp_path: Path, fault: Fault, monkeypatch: pytest.MonkeyPatch, hurried: None
) -> None:
    wire.faults = [replace(fault, times=None)]
    w = words("en")
    async with started(wire, tmp_path) as wired:
        cog: Any = wired.bot.get_cog("Icons")
        monkeypatch.setattr(sys.modules[type(cog).__module__], "REFUSED", (0.5,))
        await wired.begin()
        assert "your turn" in text_of(await wired.shown())
        assert with_icons(wired.bot, w).count("gold", 2) == "2 gold"
        await wire.until(lambda: wire.faults[0].met)
        wire.faults = []
        await all_there(wired)
        assert with_icons(wired.bot, w).count("gold", 2) == f"2 {of(wired.bot, 'gold')} gold"


async def test_reports_and_buttons_have_icons_next_to_their_words(wire: Wire, tmp_path: Path) -> None:
    async with started(wire, tmp_path) as wired:
        await all_there(wired)
        await wired.begin()
        await wired.place("generator")
        await wire.until(lambda: wire.table_message and "energy" in text_of(wire.table_message))
        table_message = await wired.shown()
        energy, area = of(wired.bot, "energy"), of(wired.bot, "wastelander")
        assert energy is not None and area is not None
        assert f"{energy} energy" in text_of(table_message)
        labelled = [one for part in parts(table_message) for one in part.get("options", [part])]
        shown = {one["label"]: one.get("emoji") or {} for one in labelled}
        assert int(shown["Wastelands"]["id"]) == area.id
        assert not any("<:" in label for label in shown)
