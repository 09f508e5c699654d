"""The previous table message is edited once, by the request that removes its buttons, or as soon as Discord accepts
it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .wire import Fault
from .wire_components import LAYOUT, PICTURES, ROW
from .wire_shapes import CHANNEL, control, text_of
from .wired_table import Wired

pytestmark = pytest.mark.slow

ASKS = "it's your turn"


def asks(message: dict[str, Any]) -> bool:
    return ASKS in text_of(message) or control(message, "turn") is not None


async def test_a_turn_takes_four_requests_and_leaves_one_question(wired: Wired) -> None:
    before = wired.wire.table_message
    assert before is not None
    wired.wire.requests.clear()
    await wired.answered(await wired.place("generator"))
    await wired.wire.until(lambda: not asks(before))
    written = {what: n for what, n in wired.wire.requests.items() if not what.startswith("GET ")}
    assert sum(written.values()) == 4, written
    assert [asks(m) for m in wired.wire.channel if m["attachments"]].count(True) == 1
    assert "started here" in text_of(before) and before["attachments"]


async def test_an_edit_that_failed_is_made_after_a_restart(
    wired: Wired, tmp_path: Path, hurried: None
) -> None:
    before = wired.wire.table_message
    assert before is not None
    wired.wire.faults = [Fault("PATCH", rf"/channels/{CHANNEL}/messages/{before['id']}", 503, times=None)]
    await wired.answered(await wired.place("generator"))
    await wired.wire.until(
        lambda: wired.wire.table_message is not None and wired.wire.table_message["id"] != before["id"]
    )
    await wired.wire.until(lambda: wired.wire.faults[0].met)
    await wired.stop()
    assert asks(before)
    wired.wire.faults = []
    again = Wired(wired.wire, wired.path)
    await again.start()
    await again.wire.until(lambda: not asks(before))
    assert "started here" in text_of(before)
    await again.stop()
    assert not again.bot.unexpected_errors


async def test_text_messages_of_an_older_version_keep_working(wired: Wired) -> None:
    """If the same player continues, the message becomes a layout. If another player is next, it stays a text without
    its question."""
    wire, table_message = wired.wire, wired.wire.table_message
    assert table_message is not None
    table_message |= {
        "flags": 0,
        "content": text_of(table_message),
        "components": [row for row in rows(table_message)],
    }
    async with wired.bot.store.database.transaction() as tx:
        tx.add("UPDATE table_messages SET alt = NULL", ())
    await wired.answered(await wired.place("generator"))
    await wire.until(lambda: not asks(table_message))
    assert (
        not table_message["flags"] & LAYOUT
        and "started here" in table_message["content"]
        and table_message["attachments"]
    )
    newest = await wired.shown()
    assert newest["flags"] & LAYOUT
    newest |= {"flags": 0, "content": text_of(newest), "components": [row for row in rows(newest)]}
    async with wired.bot.store.database.transaction() as tx:
        tx.add("UPDATE table_messages SET alt = NULL, length = length - 1", ())
    await wired.bot.cogs["Announcements"].announcer.show_unseen(1)  # type: ignore[attr-defined]
    assert newest["flags"] & LAYOUT and asks(newest) and not newest["content"] and newest["attachments"]


def rows(message: dict[str, Any]) -> list[dict[str, Any]]:
    (container,) = message["components"]
    return [part for part in container["components"] if part["type"] == ROW]


async def test_a_message_without_its_picture_loses_its_question_too(wired: Wired) -> None:
    before = wired.wire.table_message
    assert before is not None
    before["attachments"] = []
    await wired.answered(await wired.place("generator"))
    await wired.wire.until(lambda: not asks(before))
    assert "started here" in text_of(before)


async def test_alt_texts_stay_with_their_pictures(wired: Wired) -> None:
    before = wired.wire.table_message
    assert before is not None
    said = alt(before)
    assert "Ada" in said
    await wired.answered(await wired.place("generator"))
    await wired.wire.until(lambda: not asks(before))
    assert alt(before) == said


def alt(message: dict[str, Any]) -> str:
    (container,) = message["components"]
    (gallery,) = (part for part in container["components"] if part["type"] == PICTURES)
    return str(gallery["items"][0]["description"])
