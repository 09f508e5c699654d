"""The connection to PostgreSQL is lost while a reminder is sent: it is sent again soon, and reaches its player once."""

from __future__ import annotations

import json
import signal
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.cogs.table import Table
from tests.postgres import Server

pytestmark = pytest.mark.slow


@pytest.fixture
async def waiting(
    postgres: Server, playing: Table, monkeypatch: pytest.MonkeyPatch, place: object
) -> tuple[Table, MemberActor]:
    """A table shortly before its first reminder, and the player who will be reminded."""
    monkeypatch.setattr("bot.store.postgres.PATIENCE", 0.3)
    await playing.env.advance_time(timedelta(hours=11, minutes=59).total_seconds())
    [actor] = await playing.asked()
    assert reminders(playing, actor) == []
    return playing, actor


@pytest.fixture(autouse=True)
def _no_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off the sweeps, which also send reminders, every 20 seconds."""
    monkeypatch.setattr("bot.hosting.app.SWEEP", timedelta(days=2).total_seconds())


def reminders(table: Table, actor: MemberActor) -> list[str]:
    """The nonces of the reminders sent: Discord accepts each once."""
    path = f"/channels/{actor.user.dm_channel.id}/messages"
    bodies = [r.json for r in table.env.http_requests if (r.method, r.path) == ("POST", path)]
    return [body["nonce"] for body in bodies if body and "You were asked" in json.dumps(body)]


def lose_connection_once(
    postgres: Server, do: Callable[..., Awaitable[Any]]
) -> Callable[..., Awaitable[Any]]:
    """The same function, but the server is down during the first call."""
    calls = 0

    async def called(*args: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls > 1:
            return await do(*args, **more)
        postgres.stop(signal.SIGQUIT)
        try:
            return await do(*args, **more)
        finally:
            postgres.start()
            await (await postgres.connect()).close()

    return called


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
@pytest.mark.parametrize("sent", [False, True], ids=["before it was sent", "before it was recorded"])
async def test_a_reminder_whose_connection_was_lost_is_sent_again_soon(
    postgres: Server, waiting: tuple[Table, MemberActor], sent: bool
) -> None:
    table, actor = waiting
    cog: Any = table.bot.get_cog("Reminders")
    messages: Any = table.bot.games.messages
    if sent:
        messages.set = lose_connection_once(postgres, messages.set)
    else:
        cog.remind = lose_connection_once(postgres, cog.remind)
    await table.env.advance_time(90)
    assert len(reminders(table, actor)) == sent
    await table.env.advance_time(120)
    [asked] = await table.bot.games.asked.of()
    assert asked.reminded == 1
    assert len(reminders(table, actor)) == 1 + sent and len(set(reminders(table, actor))) == 1
    await table.env.advance_time(timedelta(hours=6).total_seconds())
    assert len(reminders(table, actor)) == 1 + sent


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
async def test_a_digest_whose_connection_was_lost_is_sent_soon(
    postgres: Server, waiting: tuple[Table, MemberActor]
) -> None:
    table, actor = waiting
    await actor.slash(table.channel, "profile set", digest="12:00", time_zone="UTC")
    cog: Any = table.bot.get_cog("Reminders")
    cog.digest = lose_connection_once(postgres, cog.digest)

    def digests() -> int:
        title = table.bot.default_words("digest-title")
        return sum(title in message.content for message in table.private(actor))

    await table.env.advance_time(90)
    assert digests() == 0
    await table.env.advance_time(120)
    assert digests() == 1
    await table.env.advance_time(timedelta(hours=6).total_seconds())
    assert digests() == 1
