"""The message before the newest: changed once, with the request that takes its buttons away, or as soon as Discord
takes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .wire import Fault
from .wire_shapes import CHANNEL, control
from .wired_table import Wired

pytestmark = pytest.mark.slow

ASKS = "it is your turn"


def asks(message: dict[str, Any]) -> bool:
    return ASKS in message["content"] or control(message, "turn") is not None


async def test_a_turn_takes_four_requests_and_leaves_one_question(wired: Wired) -> None:
    before = wired.wire.front
    assert before is not None
    wired.wire.requests.clear()
    await wired.answered(await wired.place("generator"))
    await wired.wire.until(lambda: not asks(before))
    written = {what: n for what, n in wired.wire.requests.items() if not what.startswith("GET ")}
    assert sum(written.values()) == 4, written
    assert [asks(m) for m in wired.wire.channel if m["attachments"]].count(True) == 1
    assert "began here" in before["content"] and before["attachments"]


async def test_what_discord_did_not_take_is_changed_after_a_restart(
    wired: Wired, tmp_path: Path, hurried: None
) -> None:
    before = wired.wire.front
    assert before is not None
    wired.wire.faults = [Fault("PATCH", rf"/channels/{CHANNEL}/messages/{before['id']}", 503, times=None)]
    await wired.answered(await wired.place("generator"))
    await wired.wire.until(lambda: wired.wire.front is not None and wired.wire.front["id"] != before["id"])
    await wired.wire.until(lambda: wired.wire.faults[0].met)
    await wired.stop()
    assert asks(before)
    wired.wire.faults = []
    again = Wired(wired.wire, wired.path)
    await again.start()
    await again.wire.until(lambda: not asks(before))
    assert "began here" in before["content"]
    await again.stop()
    assert not again.bot.mishaps
