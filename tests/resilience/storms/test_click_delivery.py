"""Problems with the delivery of a click: twice, simultaneous with another, too late, or with an error as the answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord import interactions
from simcord.actors import MemberActor
from simcord.backend import serializers

from tests.cogs.fast_forward import finish, play_on, set_position, told_later
from tests.cogs.situations import about_to_move, last_press, no_film
from tests.cogs.table import Table, offers, parts, press, said, shown, verbs
from tests.store.helpers import writer

pytestmark = pytest.mark.slow

CALLBACK = "/interactions/*/*/callback"
REPLY = "/webhooks/*/*/messages/@original"
FOLLOW_UP = "/webhooks/*/*"


class Wire:
    """Records everything Discord sends to the bot, to send it again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clicks: list[dict[str, Any]] = []
        table.env.backend.subscribers.append(self.hear)

    def hear(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            self.clicks.append(payload)

    async def repeat(self, number: int = -1) -> None:
        self.table.env.backend.emit("INTERACTION_CREATE", self.clicks[number])
        await self.table.env.settle()


def moves_told(table: Table) -> int:
    return sum("Generator" in message.content for message in table.messages)


async def test_a_click_delivered_twice_is_one_move_and_no_error(playing: Table) -> None:
    wire = Wire(playing)
    actor, panel = await about_to_move(playing)
    await last_press(actor, panel)
    position = await playing.position()
    messages = len(playing.messages)
    await wire.repeat()
    assert (await playing.position()).length == position.length
    assert len(playing.messages) == messages and moves_told(playing) == 1
    assert not playing.bot.unexpected_errors


async def test_both_deliveries_at_the_same_moment_are_one_move(playing: Table) -> None:
    wire = Wire(playing)
    actor, panel = await about_to_move(playing)
    backend, known = playing.env.backend, len(wire.clicks)

    def double(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE" and len(wire.clicks) == known + 1:
            backend.subscribers.remove(double)
            backend.emit(event, payload)

    backend.subscribers.append(double)
    await last_press(actor, panel)
    assert len(wire.clicks) == known + 2
    assert moves_told(playing) == 1 and not playing.bot.unexpected_errors


async def test_a_click_delivered_again_after_a_restart(playing: Table) -> None:
    wire = Wire(playing)
    actor, panel = await about_to_move(playing)
    await last_press(actor, panel)
    position = await playing.position()
    await playing.restart()
    playing.env.backend.subscribers.append(wire.hear)
    await wire.repeat()
    assert (await playing.position()).length == position.length
    assert moves_told(playing) == 1 and not playing.bot.unexpected_errors


async def test_two_simultaneous_answers_both_count(table: Table) -> None:
    """Recruits are chosen by everybody at the same time: both take the last step at the same moment."""
    await table.start()
    panels = []
    for actor in table.people.values():
        panel = shown(await table.take_turn(actor))
        panel = shown(
            await press(actor, panel, offers(panel)[0])
        )  # the one to lead with; one to hide is left
        panels.append((actor, panel))
    wire = Wire(table)
    before = await table.position()
    assert len(before.waiting) == 2
    backend = table.env.backend
    actor, panel = panels[1]

    def meanwhile(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE" and len(wire.clicks) == 1:
            backend.subscribers.remove(meanwhile)
            backend.emit(event, _pressed(payload, actor, panel))

    backend.subscribers.append(meanwhile)
    await press(panels[0][0], panels[0][1], offers(panels[0][1])[0])
    assert len((await table.position()).waiting) == 1
    # The later one reveals everything by now, so it is shown and confirmed first.
    (late,) = await table.asked()
    panel = next(panel for actor, panel in panels if actor is late)
    await late.click(panel, label="Confirm")
    assert (await table.position()).prompts[0].ask == "act"
    assert not table.bot.unexpected_errors


def _pressed(payload: dict[str, Any], actor: MemberActor, panel: Any) -> dict[str, Any]:
    """The same kind of click by another player on their own panel."""
    env = actor._env
    record, own = interactions.base_payload(
        env.backend,
        type=payload["type"],
        channel_id=panel.channel_id,
        guild_id=actor.guild.id,
        user_id=actor.id,
        data={"custom_id": offers(panel)[0][0], "component_type": 2},
    )
    record.source_message_id = panel.id
    stored = env.backend.get_message(panel.channel_id, panel.id)
    return {**own, "message": dict(serializers.message_payload(env.backend, stored))}


async def test_a_click_older_than_three_seconds_changes_nothing_and_is_no_error(playing: Table) -> None:
    """Discord no longer accepts an acknowledgement: the player saw a failure, so nothing must have happened."""
    actor, panel = await about_to_move(playing)
    before = await playing.position()
    playing.env.inject_error("POST", CALLBACK, status=404, code=10062)
    await last_press(actor, panel)
    assert (await playing.position()).length == before.length
    assert not playing.bot.unexpected_errors
    await last_press(actor, panel)
    assert (await playing.position()).length > before.length and moves_told(playing) == 1


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_move_is_announced_even_if_the_reply_fails(playing: Table, status: int) -> None:
    actor, panel = await about_to_move(playing)
    before = await playing.position()
    playing.env.inject_error("PATCH", REPLY, status=status)
    await last_press(actor, panel)
    after = await playing.position()
    assert after.length > before.length
    assert moves_told(playing) == 1, "the move must still be announced in the channel"
    other = (await playing.asked())[0]
    assert playing.pinged(playing.newest) == [other.id]
    playing.bot.unexpected_errors.clear()


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_an_announcement_that_fails_once_is_retried(playing: Table, status: int) -> None:
    actor, panel = await about_to_move(playing)
    playing.env.inject_error("POST", f"/channels/{playing.channel.id}/messages", status=status)
    await last_press(actor, panel)
    await playing.env.advance_time(101)
    assert moves_told(playing) == 1
    other = (await playing.asked())[0]
    assert playing.pinged(playing.newest) == [other.id]
    assert not playing.bot.unexpected_errors


async def test_a_server_that_always_fails_stops_nothing(playing: Table) -> None:
    """Neither the channel nor direct messages can be written to. Moves are stored and announced after the outage."""
    playing.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    for _ in range(2):
        before = await playing.position()
        actor = (await playing.asked())[0]
        act = next(o.id for o in before.prompts[0].options if o.id.endswith(":generator"))
        await actor.slash(playing.channel, "place", worker=int(act.split(":")[1]), space="generator")
        assert (await playing.position()).length > before.length
    playing.env.backend.faults.clear()
    actor = (await playing.asked())[0]
    position = await playing.position()
    act = next(o.id for o in position.prompts[0].options if o.id.endswith(":aquifer"))
    await actor.slash(playing.channel, "place", worker=int(act.split(":")[1]), space="aquifer")
    assert "Aquifer" in playing.newest.content
    assert not playing.bot.unexpected_errors


async def test_a_resumed_connection_repeats_nothing(playing: Table) -> None:
    """The connection was lost for a while. Discord then sends the missed events, including a click that has expired."""
    actor, panel = await about_to_move(playing)
    messages, position = len(playing.messages), await playing.position()
    backend = playing.env.backend
    backend.emit("RESUMED", {"__shard_id__": 0})
    playing.env.inject_error("POST", CALLBACK, status=404, code=10062)
    await last_press(actor, panel)
    assert (await playing.position()).length == position.length and len(playing.messages) == messages
    await last_press(actor, panel)
    assert (await playing.position()).length > position.length
    assert moves_told(playing) == 1 and not playing.bot.unexpected_errors


async def test_a_new_connection_of_the_same_process_repeats_nothing(playing: Table) -> None:
    """Too long for a resume: Discord sends all guilds again, and discord.py fires `ready` again."""
    messages = len(playing.messages)
    backend = playing.env.backend
    ready: list[bool] = []

    async def on_ready() -> None:
        ready.append(True)

    playing.bot.add_listener(on_ready)
    guilds = [{"id": str(guild.id), "unavailable": True} for guild in backend.guilds.values()]
    application = {"id": str(backend.application_id), "flags": 0}
    session = {
        "v": 10,
        "session_id": "another",
        "shard": [0, 1],
        "resume_gateway_url": "wss://simcord.invalid",
    }
    user = dict(serializers.user_payload(backend.bot_user))
    backend.emit("READY", {**session, "user": user, "guilds": guilds, "application": application})
    for guild in backend.guilds.values():
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await playing.env.settle()
    assert ready and len(playing.messages) == messages
    actor, panel = await about_to_move(playing)
    await last_press(actor, panel)
    assert moves_told(playing) == 1 and not playing.bot.unexpected_errors


async def test_a_full_disk_is_reported_and_the_move_can_be_made_later(playing: Table) -> None:
    """The real limit of a real file: SQLite refuses to grow it."""
    actor, panel = await about_to_move(playing)
    before = await playing.position()
    file = writer(playing.bot.store)
    pages = next(iter(await file.execute_fetchall("PRAGMA page_count")))[0]
    await file.execute(f"PRAGMA max_page_count = {pages}")
    refused = 0
    for _ in range(40):
        text = said(await last_press(actor, panel))
        if "disk" in text:
            refused += 1
            break
        actor, panel = await about_to_move(playing)
        before = await playing.position()
    assert refused, "the disk was never full"
    assert (await playing.position()).length == before.length
    await file.execute("PRAGMA max_page_count = 1000000")
    await last_press(actor, panel)
    assert (await playing.position()).length > before.length
    assert not playing.bot.unexpected_errors


# Lost replies to actions that are stored


@contextmanager
def reply_lost(table: Table) -> Iterator[None]:
    """The press is acknowledged, but the reply to the player fails."""
    faults = table.env.backend.faults
    table.env.inject_error("PATCH", REPLY, status=500)
    table.env.inject_error("POST", FOLLOW_UP, status=500)
    yield
    assert len(faults) < 2, "the bot sent no reply that could be lost"
    faults.clear()


async def test_a_vote_is_carried_out_even_if_the_last_ballot_gets_no_reply(playing: Table) -> None:
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "game pause")
    ballot = next(m for m in reversed(playing.messages) if "Yes" in labels(m))
    # The reply edits the message with the vote: Discord refuses the first attempt.
    playing.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await bo.click(ballot, label="Yes")
    assert not playing.env.backend.faults, "the bot sent no reply that could be lost"
    assert (await playing.position()).game.status == "paused"
    assert not playing.bot.unexpected_errors


def labels(message: Any) -> list[str]:
    return [part.get("label", "") for part in parts(message)]


async def test_a_computer_plays_a_seat_even_if_leaving_got_no_reply(playing: Table) -> None:
    actor = (await playing.asked())[0]
    before = await playing.position()
    with reply_lost(playing):
        await actor.slash(playing.channel, "game leave", how="back")
    await playing.env.advance_time(30)
    after = await playing.position()
    assert after.length > before.length and any(seat.kept for seat in after.game.seats)
    assert not playing.bot.unexpected_errors


async def test_a_game_is_shown_even_if_its_start_got_no_reply(table: Table) -> None:
    lobby = await table.open_lobby()
    with reply_lost(table):
        await table.people["Ada"].click(lobby, label="Start")
    assert (await table.position()).game.status == "running"
    assert "Still choosing" in table.newest.content
    assert not table.bot.unexpected_errors


async def test_an_undo_is_shown_even_without_a_reply(playing: Table) -> None:
    actor = (await playing.asked())[0]
    await set_position(playing, lambda state: None)
    actor = (await playing.asked())[0]
    await actor.slash(playing.channel, "place", worker=2, space="generator")
    placed = await playing.position()
    with reply_lost(playing):
        await actor.slash(playing.channel, "undo")
    position = await playing.position()
    assert position.length < placed.length and position.waiting == (0,)
    # Whoever has just pressed is named, not pinged.
    assert actor.mention in playing.newest.content and not playing.pinged(playing.newest)
    assert not playing.bot.unexpected_errors


# The end


def ends(table: Table) -> list[Any]:
    return [message for message in table.messages if "won!" in message.content]


async def test_an_end_that_was_stored_but_not_shown_is_shown_after_a_start(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process was killed between the commit of the last answer and its message."""
    monkeypatch.setattr("cogs.kit.pictures.replay", no_film)
    await playing.env.advance_time(5)
    with playing.env.time_context():
        await play_on(playing)
    assert (await playing.position()).over and not ends(playing)
    await playing.restart()
    await playing.env.settle()
    [end] = ends(playing)
    assert "rematch" in verbs(end)
    await playing.restart()
    await playing.env.settle()
    assert len(ends(playing)) == 1, "the end must be announced once"


async def test_an_end_that_discord_refuses_is_retried(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.outage.SHORTEST_WAIT", 0.01)
    path = f"/channels/{playing.channel.id}/messages"
    playing.env.inject_error("POST", path, status=500, times=2)
    await finish(playing)
    await told_later(playing)
    assert len(ends(playing)) == 1
    assert playing.messages[-1].attachments[0].filename == "replay.gif"
