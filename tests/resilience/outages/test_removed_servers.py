"""When the bot is removed from a server, its games pause until it is invited again; an outage is not a removal."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import Games
from bot.store import Store
from bot.store.records import Kind
from tests.resilience.wire.bot_process import BotProcess
from tests.resilience.wire.wire import Wire
from tests.resilience.wire.wire_shapes import CHANNEL, GUILD, Payload, text_of

pytestmark = pytest.mark.slow

ELSEWHERE, THERE = 9500, 9501
"""A server, and a channel there."""


def server(wire: Wire) -> Payload:
    """Discord's data of a server that the bot has just been invited to."""
    shape = wire.guild_shape()
    del shape["unavailable"]
    [everyone] = shape["roles"]
    channel = wire.channel_shape() | {"id": str(THERE), "guild_id": str(ELSEWHERE)}
    ours = {"id": str(ELSEWHERE), "roles": [everyone | {"id": str(ELSEWHERE)}], "channels": [channel]}
    return shape | ours


def posted(wire: Wire, channel: int) -> list[str]:
    return [text_of(m) for m in wire.messages.values() if m["channel_id"] == str(channel)]


def reminders(wire: Wire) -> int:
    return sum("You were asked" in text_of(m) for user in wire.people for m in wire.direct_messages(user))


async def test_removed_while_it_was_down(tmp_path: Path):
    async with Wire() as wire:
        bot = BotProcess(wire, tmp_path / "games.sqlite3")
        await bot.prepare_game(guild=ELSEWHERE, channel=THERE)
        async with bot:
            await bot.advance(days=3)
            assert not posted(wire, THERE) and not any(map(wire.direct_messages, wire.people))
            await wire.emit("GUILD_CREATE", server(wire))
            await wire.until(lambda: len(posted(wire, THERE)) == 2)
            assert "I'm back on this server" in posted(wire, THERE)[0]
            assert not reminders(wire), (
                "nobody may be reminded yet, because all players have their full time again"
            )
            await bot.advance(hours=11)
            assert not reminders(wire)
            await bot.advance(hours=1.5)
            await wire.until(lambda: reminders(wire) == 2)


async def test_removed_and_invited_again_while_it_was_down(tmp_path: Path):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        await wire.until(lambda: wire.table_message)
        await wire.emit("GUILD_DELETE", {"id": str(GUILD)})
        await wire.until(lambda: bot.rows("SELECT status FROM games") == [("paused",)])
        before = len(posted(wire, CHANNEL)), reminders(wire)
        await bot.advance(days=3)
        assert (len(posted(wire, CHANNEL)), reminders(wire)) == before
        bot.kill()
        await bot.start()
        await wire.until(lambda: any("I'm back on this server" in text for text in posted(wire, CHANNEL)))
        await wire.until(lambda: bot.rows("SELECT 1 FROM table_messages WHERE told = length"))
        await bot.advance(hours=12.5)
        await wire.until(lambda: reminders(wire) == 2)
        await wire.until(lambda: bot.rows("SELECT status FROM games") == [("running",)])


@pytest.mark.parametrize("at_the_start", [True, False])
async def test_an_unavailable_server_does_not_count_as_left(tmp_path: Path, at_the_start: bool):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        if at_the_start:
            bot.kill()
            wire.available = False
            await bot.start()
        else:
            await wire.emit("GUILD_DELETE", {"id": str(GUILD), "unavailable": True})
        await bot.advance(hours=12.5)
        await wire.until(lambda: reminders(wire) == 2)
        await wire.until(lambda: bot.rows("SELECT status FROM games") == [("running",)])


async def test_a_lobby_on_a_left_server_is_closed_without_a_request(tmp_path: Path):
    async with Wire() as wire:
        bot = BotProcess(wire, tmp_path / "games.sqlite3")
        store = await Store.open(bot.path, now=wire.now)
        games = Games(store)
        lobby = await games.lobby.open(guild_id=ELSEWHERE, channel_id=THERE, host_id=100, name="Ada")
        await games.messages.set(lobby.id, Kind.LOBBY, THERE, 77)
        await store.close()
        async with bot:
            await bot.advance(days=3)
            await wire.until(lambda: bot.rows("SELECT status, ended_why FROM games") == [("ended", "stale")])
            assert not [path for path in wire.requests if f"/channels/{THERE}" in path]
