"""discord.py's own HTTP client and gateway against a Discord that is busy, broken, hangs up, or is too late.

The simulated Discord of the other tests answers without a network, so discord.py's retries are never used there.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.hosting.app import Euphoria
from bot.hosting.settings import Settings
from bot.store import Store

from .wire import Fault, Wire
from .wire_shapes import CHANNEL, control
from .wired_table import Wired, point_at

pytestmark = pytest.mark.slow

POST = rf"/channels/{CHANNEL}/messages"
CALLBACK = r"/interactions/\d+/\w+/callback"
REPLY = r"/webhooks/\d+/\w+/messages/@original"


async def test_a_game_is_started_by_clicks_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without failures, over the whole connection."""
    async with Wire(people=3) as wire:
        point_at(wire, monkeypatch)
        table = Wired(wire, tmp_path / "games.sqlite3")
        await table.start()
        await table.begin_by_clicks()
        for _ in range(3):
            position = await table.position()
            await table.answer_first(list(wire.people)[position.waiting[0]])
            table_message = await table.shown()
            assert table_message["attachments"] and control(table_message, "turn")
        assert all(wire.direct_messages(user) for user in wire.people), "everybody must get their cards"
        await table.stop()
        assert not table.bot.unexpected_errors


async def test_discord_is_busy_then_available(wired: Wired) -> None:
    """429 with a time to wait, twice: discord.py waits, the message is posted once."""
    wired.wire.faults = [Fault("POST", POST, 429, retry_after=0.2, times=2)]
    before = len(wired.wire.channel)
    await wired.answered(await wired.place("generator"))
    await wired.shown()
    assert wired.wire.faults[0].met == 2
    assert len(wired.tells("Generator")) == 1 and len(wired.wire.channel) == before + 1


@pytest.mark.parametrize("status", [500, 502, 504])
async def test_discord_fails_then_works(wired: Wired, hurried: None, status: int) -> None:
    wired.wire.faults = [Fault("POST", POST, status, times=2)]
    await wired.answered(await wired.place("generator"))
    await wired.shown()
    assert wired.wire.faults[0].met == 2 and len(wired.tells("Generator")) == 1


@pytest.mark.parametrize(
    "fault", [Fault("POST", POST, 503), Fault("POST", POST, do="drop", times=3)], ids=["503", "lost"]
)
async def test_lost_connections_are_retried(
    wired: Wired,
    hurried: None,
    fault: Fault,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A 503 or a broken connection: the move is stored, the error is logged, and the move is announced once, later."""
    again_soon(monkeypatch)
    wired.wire.faults = [replace(fault)]
    with caplog.at_level(logging.WARNING):
        await wired.answered(await wired.place("generator"))
        await wired.shown()
    assert wired.wire.faults[0].met == fault.times and len(wired.tells("Generator")) == 1
    assert any("retrying" in record.getMessage() for record in caplog.records)
    await wired.answered(await wired.place("aquifer"))
    await wired.shown()
    assert len(wired.tells("Aquifer")) == 1


def again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.hosting.outage.SHORTEST_WAIT", 0.05)
    monkeypatch.setattr("bot.hosting.outage.LONGEST_WAIT", 0.05)


async def test_a_request_that_succeeded_although_its_answer_was_lost(
    wired: Wired, hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord accepted the message, but the connection broke before its answer. The nonce prevents a second message."""
    again_soon(monkeypatch)
    wired.wire.faults = [Fault("POST", POST, do="late", times=3)]
    before = len(wired.wire.channel)
    await wired.answered(await wired.place("generator"))
    await wired.shown()
    assert wired.wire.faults[0].met == 3
    assert len(wired.tells("Generator")) == 1 and len(wired.wire.channel) == before + 1


@pytest.mark.parametrize("method, path", [("POST", POST), ("PATCH", rf"{POST}/\d+")], ids=["new", "changed"])
async def test_a_picture_is_complete_after_a_retry(
    wired: Wired, hurried: None, method: str, path: str
) -> None:
    """The first attempt has read the file to its end."""
    table_message = await wired.shown()
    whole = table_message["attachments"][0]["size"]
    assert whole > 10_000
    channel: Any = wired.bot.get_partial_messageable(CHANNEL)
    wired.wire.faults = [Fault(method, path, do="drop")]
    picture = discord.File(BytesIO(b"x" * whole), "board.png")
    if method == "POST":
        message = await channel.send("again", file=picture)
    else:
        message = await channel.get_partial_message(int(table_message["id"])).edit(attachments=[picture])
    assert wired.wire.faults[0].met == 1
    assert [file.size for file in message.attachments] == [whole]


@pytest.mark.parametrize(
    "fault",
    [Fault("PATCH", REPLY, 502, times=5), Fault("PATCH", REPLY, do="drop", times=3)],
    ids=["502", "lost"],
)
async def test_a_reply_is_lost_but_not_the_move(wired: Wired, hurried: None, fault: Fault) -> None:
    wired.wire.faults = [replace(fault)]
    before = await wired.position()
    await wired.place("generator")
    await wired.wire.until(lambda: wired.tells("Generator"))
    assert (await wired.position()).length > before.length
    await wired.shown()
    assert len(wired.tells("Generator")) == 1


async def test_an_interaction_older_than_three_seconds_changes_nothing(wired: Wired) -> None:
    before = await wired.position()
    wired.wire.faults = [Fault("POST", CALLBACK, 404, 10062)]
    click = await wired.place("generator")
    await wired.wire.until(lambda: wired.wire.faults[0].met)
    await wired.wire.until(lambda: not wired.bot.answering)
    assert (await wired.position()).length == before.length and not click.done
    await wired.answered(await wired.place("generator"))
    await wired.shown()
    assert len(wired.tells("Generator")) == 1


async def test_an_interaction_delivered_twice_is_one_move(wired: Wired) -> None:
    """The second delivery is answered with error 40060, because it was acknowledged already."""
    position = await wired.position()
    act = next(o.id for o in position.prompts[0].options if o.id.endswith(":generator"))
    user = list(wired.wire.people)[position.turn]
    click = await wired.wire.slash(user, "place", worker=int(act.split(":")[1]), space="generator")
    again = next(p for p in reversed(wired.wire.sessions[-1].sent) if p["t"] == "INTERACTION_CREATE")
    await wired.wire.emit("INTERACTION_CREATE", again["d"])
    await wired.answered(click)
    await wired.shown()
    calls = sum(
        n for request, n in wired.wire.requests.items() if click.token in request and "callback" in request
    )
    assert calls == 2 and len(wired.tells("Generator")) == 1
    assert (await wired.position()).turn != position.turn or len((await wired.position()).prompts) == 1


@pytest.mark.parametrize(
    "fault",
    [
        Fault("POST", CALLBACK, 503),
        Fault("POST", CALLBACK, 503, times=5),
        Fault("POST", CALLBACK, do="drop"),
        Fault("POST", CALLBACK, do="late"),
        Fault("POST", CALLBACK, do="drop", times=8),
    ],
    ids=["503", "503 again and again", "lost", "taken, then lost", "lost again and again"],
)
async def test_after_a_failed_acknowledgement_the_move_is_done_or_not_at_all(
    wired: Wired, hurried: None, fault: Fault
) -> None:
    """The player sees a failed press. Pressing again must work in both cases."""
    wired.wire.faults = [replace(fault)]
    before = await wired.position()
    click = await wired.place("generator")
    await wired.wire.until(lambda: click.done or wired.wire.faults[0].met == 8)
    await wired.wire.until(lambda: not wired.bot.answering)
    wired.wire.faults = []
    if (await wired.position()).length == before.length:
        assert fault.times != 1, "after a single failure the move must still be made"
        await wired.answered(await wired.place("generator"))
    else:
        assert "Generator" in click.text, "the player must get the result of the move"
    await wired.shown()
    assert len(wired.tells("Generator")) == 1


async def test_a_resumed_connection_delivers_what_was_missed_once(wired: Wired) -> None:
    await wired.wire.hang_up()
    click = await wired.place("generator")
    await wired.wire.until(lambda: wired.wire.resumed)
    await wired.answered(click)
    await wired.shown()
    assert wired.wire.identified == 1 and len(wired.tells("Generator")) == 1


async def test_a_start_after_a_message_was_posted_but_not_recorded(wired: Wired) -> None:
    """Killed after Discord's answer but before it is recorded: the next process posts again, and Discord drops the
    duplicate."""
    await wired.answered(await wired.place("generator"))
    await wired.shown()
    known = len(wired.wire.channel)
    await wired.bot.store.database.write("UPDATE table_messages SET posted = since, length = since")
    await wired.stop()
    wired.bot = Euphoria(
        Settings(_env_file=None), wired.path, random=Random(2), pause=0.0, warm_up=False, offer_live=False
    )
    await wired.start()
    await wired.shown()
    assert len(wired.wire.channel) == known and len(wired.tells("Generator")) == 1


async def test_a_stop_waits_for_a_press_that_is_being_answered(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, answer, begun = await wired.position(), wired.bot.games.play.answer, asyncio.Event()

    async def slowly(*args: Any, **more: Any) -> Any:
        begun.set()
        await asyncio.sleep(0.5)
        return await answer(*args, **more)

    monkeypatch.setattr(wired.bot.games.play, "answer", slowly)
    click = await wired.place("generator")
    await begun.wait()
    await wired.stop()
    assert click.done and wired.bot.unexpected_errors == []
    async with Store.snapshot(wired.path) as store:
        assert await store.log.length(before.game.id) > before.length
