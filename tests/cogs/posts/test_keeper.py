"""Messages that are kept: they are as they should be after every sync, and syncing again changes nothing."""

from __future__ import annotations

import asyncio
import json
from importlib import import_module
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.hosting.app import COGS
from bot.store.records import Kind
from cogs.posts import DECLARED, keeper, sync
from tests.cogs.durations import HOUR, MINUTE
from tests.cogs.fast_forward import play_on
from tests.cogs.requests_counted import counting
from tests.cogs.table import Table, verbs
from tests.databases import on_both

pytestmark = pytest.mark.slow


def about_absence(table: Table) -> list[discord.Message]:
    return [m for m in table.messages if "is away until" in m.content or "was away" in m.content]


async def one_away(table: Table) -> MemberActor:
    [actor] = await table.asked()
    await actor.slash(table.channel, "away set", until="3 days")
    return actor


async def synced(table: Table) -> None:
    with table.env.time_context():
        assert await sync(table.bot, 1)
    await table.env.settle()


async def test_syncing_again_changes_nothing(playing: Table) -> None:
    await one_away(playing)
    [before] = about_absence(playing)
    async with counting(playing) as made:
        for _ in range(3):
            await synced(playing)
    assert not made and [m.id for m in about_absence(playing)] == [before.id]


async def test_a_changed_absence_is_an_edit(playing: Table) -> None:
    actor = await one_away(playing)
    [before] = about_absence(playing)
    await actor.slash(playing.channel, "away set", until="6 days")
    [after] = about_absence(playing)
    assert after.id == before.id and after.content != before.content and verbs(after) == ["propose"]


async def test_what_no_longer_holds_is_retired(playing: Table) -> None:
    actor = await one_away(playing)
    await actor.slash(playing.channel, "away back")
    [after] = about_absence(playing)
    assert "was away" in after.content and not verbs(after)
    assert await playing.bot.games.messages.get(1, Kind.AWAY, about=0) is None
    assert await playing.bot.games.messages.get(1, Kind.AWAY, about=1) is None


@on_both
async def test_two_at_once_post_one_message(playing: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    post = keeper._post

    async def slowly(*args: Any) -> bool:
        await asyncio.sleep(0.2)
        return await post(*args)

    monkeypatch.setattr(keeper, "_post", slowly)
    [actor] = await playing.asked()
    with playing.env.time_context():
        now = playing.bot.games.now()
        await playing.bot.games.absences.add(actor.id, now, now.replace(year=now.year + 1, month=2))
        await asyncio.gather(*(sync(playing.bot, 1) for _ in range(3)))
    await playing.env.settle()
    assert len(about_absence(playing)) == 1


@on_both
async def test_a_message_posted_but_not_recorded_is_sent_under_the_same_nonce(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord then returns the one it has."""

    async def dies(*args: Any) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(keeper, "record_message", dies)
        await one_away(playing)
    assert len(about_absence(playing)) == 1
    await playing.restart()
    await playing.env.advance_time(MINUTE)
    bodies = [entry.json for entry in playing.env.http_requests if entry.method == "POST"]
    nonces = [body["nonce"] for body in bodies if body and "is away until" in json.dumps(body)]
    assert len(nonces) == 2 and len(set(nonces)) == 1
    assert [m for m in await playing.bot.games.messages.of(1) if m.kind is Kind.AWAY]


async def test_what_is_on_record_but_was_never_sent_is_sent_once(playing: Table) -> None:
    """A process died between recording that a player has left and telling the others."""
    [actor] = await playing.asked()
    position = await playing.position()
    seat = position.game.seat_of(actor.id)
    assert seat is not None
    due: dict[str, Any] = {"about": seat.seat, "shown": str(position.length)}
    await playing.bot.games.messages.set(1, Kind.GONE, 0, 0, **due)
    for _ in range(2):
        await playing.restart()
        await playing.env.settle()
        told = [m for m in playing.messages if "has left this server" in m.content]
        assert len(told) == 1 and verbs(told[0]) == ["propose"] * 3
    await playing.follow(actor, lambda options: options[0])
    [after] = [m for m in playing.messages if m.id == told[0].id]
    assert "had left this server" in after.content and not verbs(after)


async def test_what_ended_unseen_is_retired_after_a_start(playing: Table) -> None:
    """A reminder whose question was answered while its process died."""
    [actor] = await playing.asked()
    await actor.slash(playing.channel, "profile set", reach="channel")
    await playing.env.advance_time(12.5 * HOUR)
    [before] = [m for m in playing.messages if "later" in verbs(m)]
    await play_on(playing, turns=1)  # stored, but not announced
    await playing.restart()
    await playing.env.settle()
    [after] = [m for m in playing.messages if m.id == before.id]
    assert "was reminded here" in after.content and not verbs(after)


def test_every_kind_is_declared_or_kept_by_what_posts_it() -> None:
    for name in COGS:
        import_module(name)
    elsewhere = {
        Kind.TABLE,  # cogs/announcements: also says how much of the log the channel was told
        Kind.LOBBY,  # cogs/posts/lobby_message: edited as the answer to a press
        Kind.SECRETS,  # cogs/announcements/ending: due until it is posted, as are the next two
        Kind.FILM,
        Kind.FAIRNESS,
        Kind.FAR,  # not edited: what the players know already
        Kind.MUTE,
    }
    assert elsewhere | set(DECLARED) == set(Kind) and not elsewhere & set(DECLARED)
