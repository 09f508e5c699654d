"""Channels that shut in mid-game: a thread archived or locked, the right to view taken away. Players are told once in
private, the game goes on, and the table is shown when the channel is open again."""

from __future__ import annotations

import pytest

from .wire import Fault
from .wire_shapes import APPLICATION, CHANNEL, GUILD, Payload, text_of
from .wired_table import Wired

pytestmark = pytest.mark.slow

POST = rf"/channels/{CHANNEL}/messages"
EDIT = rf"{POST}/\d+"
VIEW = str(1 << 10)


def told(wired: Wired, words: str) -> list[int]:
    """How many direct messages with these words each has."""
    return [
        sum(words in text_of(message) for message in wired.wire.direct_messages(user))
        for user in wired.wire.people
    ]


def thread(*, locked: bool) -> Payload:
    about = {
        "archived": locked, "locked": locked, "auto_archive_duration": 1440,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
    }  # fmt: skip
    return {
        "id": str(CHANNEL), "guild_id": str(GUILD), "parent_id": str(CHANNEL + 1), "owner_id": str(APPLICATION),
        "name": "table", "type": 11, "message_count": 1, "member_count": 1, "thread_metadata": about,
    }  # fmt: skip


@pytest.mark.parametrize("status, code", [(403, 160005), (400, 50083)], ids=["locked", "archived"])
async def test_a_thread_that_shuts_in_mid_game(wired: Wired, status: int, code: int) -> None:
    wired.wire.faults = [
        Fault("POST", POST, status, code, times=None),
        Fault("PATCH", EDIT, status, code, times=None),
    ]
    for space in ("generator", "aquifer"):
        click = await wired.answered(await wired.place(space))
        assert space.capitalize() in click.text
    await wired.wire.until(lambda: told(wired, "locked") == [1, 1])
    wired.wire.faults = []
    await wired.wire.emit("THREAD_UPDATE", thread(locked=False))
    table_message = await wired.shown()
    assert "Generator" in text_of(table_message) and "Aquifer" in text_of(table_message)
    await wired.wire.until(lambda: not wired.bot.untold.waits(1))
    assert told(wired, "locked") == [1, 1]


async def test_the_right_to_view_is_lost_and_given_back(wired: Wired) -> None:
    """Discord then refuses every message there, and the answers to commands reach players all the same."""
    refused = [
        Fault("POST", POST, 403, 50001, times=None),
        Fault("PATCH", EDIT, 403, 50001, times=None),
    ]
    wired.wire.faults = refused
    denied = {"id": str(GUILD), "type": 0, "allow": "0", "deny": VIEW}
    for role in wired.wire.guild_shape()["roles"]:
        await wired.wire.emit(
            "GUILD_ROLE_UPDATE", {"guild_id": str(GUILD), "role": role | {"permissions": "0"}}
        )
    await wired.wire.emit("CHANNEL_UPDATE", wired.wire.channel_shape() | {"permission_overwrites": [denied]})
    for space in ("generator", "aquifer"):
        click = await wired.answered(await wired.place(space))
        assert space.capitalize() in click.text
    await wired.wire.until(lambda: told(wired, f"<#{CHANNEL}>") and min(told(wired, "permission")) == 1)
    await wired.wire.until(lambda: refused[0].met >= 4 and wired.bot.untold.waits(1))
    tried = sum(fault.met for fault in refused)
    await wired.bot.fetch_user(100)
    assert sum(fault.met for fault in refused) == tried, "a refusal is not tried again at every sign of life"
    wired.wire.faults = []
    for role in wired.wire.guild_shape()["roles"]:
        await wired.wire.emit("GUILD_ROLE_UPDATE", {"guild_id": str(GUILD), "role": role})
    await wired.wire.emit("CHANNEL_UPDATE", wired.wire.channel_shape())
    await wired.shown()
    await wired.wire.until(lambda: not wired.bot.untold.waits(1))
    [message] = [m for m in wired.wire.channel if "Turn 3" in text_of(m)]
    assert "Generator" in text_of(message) and "Aquifer" in text_of(message)
    assert max(told(wired, "permission")) == 1
