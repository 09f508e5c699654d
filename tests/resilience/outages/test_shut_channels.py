"""Channels that become unusable during a game: a thread is archived or locked, or the permission to view is removed.
Players are told once in private, the game goes on, and the table is shown when the channel is usable again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.resilience.wire.bot_process import BotProcess, with_workers
from tests.resilience.wire.wire import Fault, Wire
from tests.resilience.wire.wire_shapes import APPLICATION, CHANNEL, GUILD, Payload, text_of

pytestmark = pytest.mark.slow

ADA, BO = 100, 101

POST = rf"/channels/{CHANNEL}/messages"
EDIT = rf"{POST}/\d+"
VIEW = str(1 << 10)


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game(at=with_workers) as bot:
        yield bot
        assert "Traceback" not in bot.log


async def both_place(bot: BotProcess) -> None:
    """Two turns that cannot be announced in the channel. The players are told in private."""
    for user, worker, space in ((ADA, 2, "generator"), (BO, 5, "aquifer")):
        click = await bot.answered(await bot.wire.slash(user, "place", worker=worker, space=space))
        assert space.capitalize() in click.text


async def shown_once(bot: BotProcess) -> None:
    """Both turns are announced in one message."""
    await bot.wire.until(lambda: telling_of(bot, "Generator") and telling_of(bot, "Aquifer"))
    [message] = telling_of(bot, "Generator")
    assert telling_of(bot, "Aquifer") == [message]


def telling_of(bot: BotProcess, word: str) -> list[Payload]:
    return [message for message in bot.wire.channel if word in text_of(message)]


def told(wire: Wire, words: str) -> list[int]:
    """Player → the number of direct messages with this text."""
    return [sum(words in text_of(message) for message in wire.direct_messages(user)) for user in wire.people]


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
async def test_a_thread_that_is_locked_during_a_game(bot: BotProcess, status: int, code: int) -> None:
    wire = bot.wire
    wire.faults = [
        Fault("POST", POST, status, code, times=None),
        Fault("PATCH", EDIT, status, code, times=None),
    ]
    await both_place(bot)
    await wire.until(lambda: told(wire, "locked") == [1, 1])
    wire.faults = []
    await wire.emit("THREAD_UPDATE", thread(locked=False))
    await shown_once(bot)
    assert told(wire, "locked") == [1, 1]


async def test_the_permission_to_view_is_lost_and_restored(bot: BotProcess) -> None:
    """Discord refuses every message there, but answers to commands still reach the players."""
    wire = bot.wire
    refused = [
        Fault("POST", POST, 403, 50001, times=None),
        Fault("PATCH", EDIT, 403, 50001, times=None),
    ]
    wire.faults = refused
    denied = {"id": str(GUILD), "type": 0, "allow": "0", "deny": VIEW}
    for role in wire.guild_shape()["roles"]:
        await wire.emit("GUILD_ROLE_UPDATE", {"guild_id": str(GUILD), "role": role | {"permissions": "0"}})
    await wire.emit("CHANNEL_UPDATE", wire.channel_shape() | {"permission_overwrites": [denied]})
    await both_place(bot)
    await wire.until(lambda: told(wire, f"<#{CHANNEL}>") and min(told(wire, "permission")) == 1)
    await wire.until(lambda: refused[0].met >= 4)
    tried = sum(fault.met for fault in refused)
    for _ in range(3):
        await bot.answered(await wire.slash(ADA, "status"))
    assert sum(fault.met for fault in refused) == tried, (
        "a refused message must not be retried after every other request"
    )
    wire.faults = []
    for role in wire.guild_shape()["roles"]:
        await wire.emit("GUILD_ROLE_UPDATE", {"guild_id": str(GUILD), "role": role})
    await wire.emit("CHANNEL_UPDATE", wire.channel_shape())
    await shown_once(bot)
    assert max(told(wire, "permission")) == 1
