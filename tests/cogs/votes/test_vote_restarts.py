"""A vote is never stuck: whenever the process ends, the decision is carried out after the start or with one press."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.notices import Sweep
from bot.store.records import Kind
from tests.cogs.fast_forward import an_hour_later
from tests.cogs.situations import vote_message
from tests.cogs.table import Table, said, verbs
from tests.databases import Place
from tests.resilience.kills.crash import crash_and_restart, crash_points

pytestmark = pytest.mark.slow


@pytest.fixture
async def paused(playing: Table) -> Table:
    """Two people in a paused game, an hour after its last question."""
    game = (await playing.position()).game
    with playing.env.time_context():
        await playing.bot.games.lifecycle.pause(game.id)
    await an_hour_later(playing)
    return playing


async def status(table: Table) -> str:
    return (await table.position()).game.status


async def open_votes(table: Table) -> list[Any]:
    return await table.bot.games.store.votes.open((await table.position()).game.id)


async def test_a_resume_vote_decided_but_not_carried_out(paused: Table) -> None:
    ada, bo = paused.people.values()
    await ada.slash(paused.channel, "game resume")
    [vote] = await open_votes(paused)
    with paused.env.time_context():
        await paused.bot.games.votes.cast(vote, bo.id, True)
    assert await status(paused) == "paused"
    before = len(paused.messages)
    await paused.restart()
    await paused.env.settle()
    assert await status(paused) == "running"
    assert any("The game goes on" in m.content for m in paused.messages)
    assert len(paused.messages) == before + 1, "the board must be shown again after the restart"
    assert paused.pinged(paused.newest) == [actor.id for actor in await paused.asked()]
    assert not [m for m in paused.messages if "vote" in verbs(m)]


@crash_points(6, on_postgres=range(3, 30, 5))
async def test_a_resume_killed_at_each_write(paused: Table, number: int, before: bool) -> None:
    """At each write from the last ballot until the table message is posted again."""
    ada, bo = paused.people.values()
    await ada.slash(paused.channel, "game resume")
    message = vote_message(paused)

    async def agree(_: Table) -> None:
        await bo.click(message, label="Yes")

    await crash_and_restart(paused, agree, number, before)
    if await status(paused) == "paused":
        assert "Yes: Ada and Bo" in said(await bo.click(vote_message(paused), label="Yes"))
        await paused.env.settle()
    assert await status(paused) == "running"
    assert await open_votes(paused) == [] and not await paused.bot.games.store.votes.undone()
    assert not [m for m in paused.messages if "vote" in verbs(m)], (
        "the buttons of decided votes must be removed"
    )
    assert not [m for m in paused.messages if "this vote came to nothing" in m.content]
    actor = (await paused.asked())[0]
    assert paused.pinged(paused.newest) == [actor.id]
    await paused.take_turn(actor)


@crash_points(3, on_postgres=range(2, 6, 3))
async def test_a_vote_killed_while_it_is_opened(playing: Table, number: int, before: bool) -> None:
    """The same command opens the vote again, with its buttons."""
    ada, bo = playing.people.values()

    async def propose(table: Table) -> None:
        await ada.slash(table.channel, "game pause")

    await crash_and_restart(playing, propose, number, before)
    await propose(playing)
    await bo.click(vote_message(playing), label="Yes")
    assert await status(playing) == "paused" and await open_votes(playing) == []


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
async def test_a_sweep_leaves_a_decision_alone_that_is_being_carried_out(
    playing: Table, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Carried out twice at the same time, the second time would say that it came too late."""
    votes: Any = playing.bot.get_cog("Votes")
    lifecycle = playing.bot.games.lifecycle
    end = lifecycle.end

    async def end_slowly(*args: Any) -> Any:
        for _ in range(3):
            await votes.on_sweep(Sweep())
        return await end(*args)

    monkeypatch.setattr(lifecycle, "end", end_slowly)
    role = playing.guild.create_role("moderators", permissions=discord.Permissions(manage_channels=True))
    playing.env.backend.add_member_role(playing.guild.id, playing.watcher.id, role.id)
    await playing.env.settle()
    await playing.watcher.slash(playing.channel, "game vote", what="end", without_vote=True)
    assert await status(playing) == "ended"
    told = [
        m.content for m in playing.messages if "was abandoned" in m.content or "came to nothing" in m.content
    ]
    assert len(told) == 1 and "was abandoned" in told[0]


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
async def test_a_decision_whose_process_ended_is_taken_over(paused: Table, place: Place) -> None:
    ada, bo = paused.people.values()
    await ada.slash(paused.channel, "game resume")
    [vote] = await open_votes(paused)
    with paused.env.time_context():
        await paused.bot.games.votes.cast(vote, bo.id, True)
    await paused.env.advance_time(60)
    assert await status(paused) == "running" and not await paused.bot.games.store.votes.undone()


async def test_a_vote_whose_message_was_deleted_is_shown_again(playing: Table) -> None:
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "game pause")
    first = vote_message(playing)
    playing.env.backend.delete_message(playing.channel.id, first.id)
    await playing.env.settle()
    await ada.slash(playing.channel, "game pause")
    again = vote_message(playing)
    assert again.id != first.id
    await bo.click(again, label="Yes")
    assert await status(playing) == "paused"


async def test_a_vote_decided_by_commands_after_its_message_was_deleted_is_announced(playing: Table) -> None:
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "game pause")
    playing.env.backend.delete_message(playing.channel.id, vote_message(playing).id)
    game = (await playing.position()).game
    [vote] = await open_votes(playing)
    await playing.bot.games.messages.forget(game.id, Kind.VOTE, about=vote.id)
    await bo.slash(playing.channel, "game pause")
    assert await status(playing) == "paused"
    assert any("The game is paused" in m.content for m in playing.messages)


async def test_a_ballot_from_before_an_admins_decision_does_not_count_later(playing: Table) -> None:
    """Ada voted to resume, then an admin resumed; later the game is paused again. Her old vote does not count then."""
    ada, bo = playing.people.values()
    game = (await playing.position()).game
    with playing.env.time_context():
        await playing.bot.games.lifecycle.pause(game.id)
    await ada.slash(playing.channel, "game resume")
    role = playing.guild.create_role("moderators", permissions=discord.Permissions(manage_channels=True))
    playing.env.backend.add_member_role(playing.guild.id, playing.watcher.id, role.id)
    await playing.env.settle()
    await playing.watcher.slash(playing.channel, "game resume", without_vote=True)
    assert await status(playing) == "running"
    assert not [m for m in playing.messages if "vote" in verbs(m)], "the buttons of the vote must be removed"
    await playing.watcher.slash(playing.channel, "game pause", without_vote=True)
    await bo.slash(playing.channel, "game resume")
    assert await status(playing) == "paused", "Ada's earlier vote must not count"
    await ada.click(vote_message(playing), label="Yes")
    assert await status(playing) == "running"


async def test_a_rewind_carried_out_but_not_recorded_is_announced_as_done(playing: Table) -> None:
    ada, bo = playing.people.values()
    actor = (await playing.asked())[0]
    await playing.follow(actor, lambda options: options[0])
    await ada.slash(playing.channel, "game undo-vote")
    [vote] = await open_votes(playing)
    await an_hour_later(playing)
    with playing.env.time_context():
        await playing.bot.games.votes.cast(vote, bo.id, True)
        await playing.bot.games.play.rewind(vote.game_id, vote.details["to"])
    length = (await playing.position()).length
    await playing.restart()
    await playing.env.settle()
    assert (await playing.position()).length == length
    assert any("is back at the start of turn" in m.content for m in playing.messages)
    assert playing.pinged(playing.newest) == [one.id for one in await playing.asked()]


# A kept seat


async def test_a_kept_seat_is_handed_back_after_a_restart_in_a_pause(paused: Table) -> None:
    bo = paused.people["Bo"]
    position = await paused.position()
    seat = next(s.seat for s in position.game.seats if s.user_id == bo.id)
    with paused.env.time_context():
        await paused.bot.games.seats.keep(position.game.id, seat)
    await paused.restart()
    await paused.env.settle()
    result = await bo.slash(paused.channel, "hand")
    await paused.env.settle()
    assert not any(s.kept for s in (await paused.position()).game.seats), said(result)
    assert await status(paused) == "paused"
    assert any(bo.mention in m.content and "back" in m.content for m in paused.messages)


async def test_a_vote_to_keep_a_seat_in_a_pause_killed_before_it_is_carried_out(three: Table) -> None:
    ada, bo, cy = three.people.values()
    game = (await three.position()).game
    with three.env.time_context():
        await three.bot.games.lifecycle.pause(game.id)
    await ada.slash(three.channel, "game vote", what="keep", player="Cy")
    [vote] = await open_votes(three)
    with three.env.time_context():
        await three.bot.games.votes.cast(vote, bo.id, True)
    await three.restart()
    await three.env.settle()
    assert [s.name for s in (await three.position()).game.seats if s.kept] == ["Cy"]
    await cy.slash(three.channel, "status")
    await three.env.settle()
    assert not any(s.kept for s in (await three.position()).game.seats)
