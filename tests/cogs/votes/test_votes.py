"""Votes: pausing, resuming, undoing several turns, ending."""

from __future__ import annotations

import discord
import pytest

from bot.notices import SeatsChanged, event_of
from bot.store.records import Kind
from tests.cogs.durations import DAY
from tests.cogs.requests_counted import counting
from tests.cogs.situations import vote_message
from tests.cogs.table import Table, custom_id, offers, press, said, shown, verbs

pytestmark = pytest.mark.slow


async def vote(table: Table, name: str, voice: str) -> str:
    message = vote_message(table)
    return said(await table.people[name].click(message, label=voice))


async def status(table: Table) -> str:
    game = await table.bot.games.records.last_in(table.channel.id)
    assert game is not None
    return game.status


async def manager(table: Table) -> None:
    """Give Wim the permission Manage Channels."""
    role = table.guild.create_role("moderators", permissions=discord.Permissions(manage_channels=True))
    table.env.backend.add_member_role(table.guild.id, table.watcher.id, role.id)
    await table.env.settle()


async def test_a_second_proposal_of_the_same_counts_as_yes(three: Table) -> None:
    ada, bo, cy = three.people.values()
    await ada.slash(three.channel, "game pause")
    assert "You can change it" in said(await bo.slash(three.channel, "game pause"))
    assert said(await cy.slash(three.channel, "game pause")) == "Your vote counts. That decided it."
    assert await status(three) == "paused"


async def test_pausing_needs_everybodys_consent(three: Table) -> None:
    await three.people["Ada"].slash(three.channel, "game pause")
    message = vote_message(three)
    assert set(three.pinged(message)) == {three.people["Bo"].id, three.people["Cy"].id}
    await vote(three, "Bo", "Yes")
    assert await status(three) == "running"
    await vote(three, "Cy", "Yes")
    assert await status(three) == "paused"
    settled = next(m for m in three.messages if m.id == message.id)
    assert "The game is paused" in settled.content and not settled.components


async def test_one_no_prevents_pausing(three: Table) -> None:
    await three.people["Ada"].slash(three.channel, "game pause")
    message = vote_message(three)
    await vote(three, "Cy", "No")
    assert await status(three) == "running"
    assert "The vote failed" in next(m for m in three.messages if m.id == message.id).content


async def test_a_resumed_game_has_its_whole_time_again(playing: Table) -> None:
    await playing.people["Ada"].slash(playing.channel, "game pause")
    await vote(playing, "Bo", "Yes")
    position = await playing.position()
    actor = playing.people[position.game.seats[position.turn].name]
    assert "paused" in said(await actor.slash(playing.channel, "turn"))
    before = len(playing.messages)
    await playing.env.advance_time(5 * DAY)
    assert len(playing.messages) == before
    await playing.people["Bo"].slash(playing.channel, "game resume")
    await vote(playing, "Ada", "Yes")
    assert await status(playing) == "running"
    assert playing.pinged(playing.newest) == [actor.id]
    [asked] = await playing.bot.store.asked.of(position.game.id)
    assert asked.due_at is not None
    assert abs((asked.due_at - playing.env.now()).total_seconds() - DAY) < 60


async def test_resuming_a_running_game_is_refused(playing: Table) -> None:
    assert "isn't paused" in said(await playing.people["Ada"].slash(playing.channel, "game resume"))


async def test_spectators_may_not_vote(playing: Table) -> None:
    assert "You're watching" in said(await playing.watcher.slash(playing.channel, "game pause"))
    await playing.people["Ada"].slash(playing.channel, "game pause")
    result = await playing.watcher.click(vote_message(playing), label="Yes")
    assert "You're watching" in said(result)
    assert await status(playing) == "running"


async def test_a_channel_manager_may_decide_alone(playing: Table) -> None:
    assert "Manage Channels" in said(
        await playing.people["Ada"].slash(playing.channel, "game pause", without_vote=True)
    )
    await manager(playing)
    await playing.watcher.slash(playing.channel, "game pause", without_vote=True)
    assert await status(playing) == "paused"
    assert "has decided" in playing.messages[-1].content
    await playing.watcher.slash(playing.channel, "game resume", without_vote=True)
    assert await status(playing) == "running"
    await playing.watcher.slash(playing.channel, "game vote", what="end", without_vote=True)
    assert await status(playing) == "ended"
    assert not any(verbs(m) for m in playing.messages)


async def test_ending_needs_more_than_half_of_the_votes(three: Table) -> None:
    await three.people["Ada"].slash(three.channel, "game vote", what="end")
    assert await status(three) == "running"
    await vote(three, "Bo", "Yes")
    assert await status(three) == "ended"
    assert not any(verbs(m) for m in three.messages)
    assert "The game was abandoned. No winner" in three.messages[-1].content
    await three.open_lobby()


async def test_a_vote_survives_a_restart(playing: Table) -> None:
    await playing.people["Ada"].slash(playing.channel, "game pause")
    await playing.restart()
    await vote(playing, "Bo", "Yes")
    assert await status(playing) == "paused"


async def test_undoing_past_a_roll_with_everybodys_consent(playing: Table) -> None:
    start = await playing.position()
    for _ in range(6):
        actor = (await playing.asked())[0]
        await playing.follow(actor, lambda options: options[0])
    there = await playing.position()
    starts = await playing.bot.games.play.turn_starts(there.game.id)
    _, number, seat = starts[-1] if starts[-1][1] > 0 else starts[-2]
    await playing.people["Ada"].slash(playing.channel, "game undo-vote", turn=number)
    assert f"turn {number}" in vote_message(playing).content
    assert (await playing.position()).length == there.length
    await vote(playing, "Bo", "Yes")
    back = await playing.position()
    assert back.length < there.length and back.turn == seat == start.turn
    assert back.revision == there.revision + 1
    assert "rolls and draws will be different from here" in playing.messages[-2].content
    assert "took a choice back" not in playing.newest.content, (
        "an undo by vote must not be reported as one player's undo"
    )
    actor = (await playing.asked())[0]
    await playing.follow(actor, lambda options: options[0])


async def test_an_undo_vote_is_about_the_position_it_was_opened_in(playing: Table) -> None:
    for _ in range(3):
        await playing.follow((await playing.asked())[0], lambda options: options[0])
    await playing.people["Ada"].slash(playing.channel, "game undo-vote")
    message = vote_message(playing)
    before = await playing.position()
    actor = (await playing.asked())[0]
    panel = shown(await actor.slash(playing.channel, "turn"))
    while (await playing.position()).length == before.length:
        panel = shown(await press(actor, panel, offers(panel)[0]))
    there = await playing.position()
    await playing.people["Bo"].click(message, custom_id=custom_id(message, "vote"))
    assert (await playing.position()).length == there.length
    assert "moved on" in next(m for m in playing.messages if m.id == message.id).content


async def test_an_undo_vote_to_an_unknown_turn_is_refused(playing: Table) -> None:
    result = await playing.people["Ada"].slash(playing.channel, "game undo-vote", turn=99)
    assert "no such turn" in said(result)


async def test_nothing_to_vote_on_in_a_lobby_or_without_a_game(table: Table) -> None:
    assert "no game in this channel" in said(await table.people["Ada"].slash(table.channel, "game pause"))
    await table.open_lobby()
    assert "hasn't started" in said(await table.people["Ada"].slash(table.channel, "game pause"))
    assert "hasn't started" in said(await table.people["Ada"].slash(table.channel, "game undo-vote"))


async def test_a_channel_manager_may_replace_an_absent_player(playing: Table) -> None:
    await manager(playing)
    position = await playing.position()
    absent = position.game.seats[position.turn]
    alone = {"player": absent.name, "without_vote": True}
    await playing.watcher.slash(playing.channel, "game vote", what="keep", **alone)
    assert (await playing.position()).game.seats[absent.seat].kept
    await playing.people[absent.name].slash(playing.channel, "hand")
    assert not (await playing.position()).game.seats[absent.seat].kept
    await playing.watcher.slash(playing.channel, "game vote", what="replace", **alone)
    free = next(m for m in reversed(playing.messages) if "seat" in verbs(m))
    await playing.watcher.click(free, custom_id=custom_id(free, "seat"))
    assert (await playing.position()).game.seats[absent.seat].user_id == playing.watcher.id


async def test_players_complete_by_name(playing: Table) -> None:
    choices = await playing.people["Ada"].autocomplete(
        playing.channel, "game vote", "player", "b", what="keep"
    )
    assert [(choice["name"], choice["value"]) for choice in choices] == [("Bo", "1")]


async def test_a_vote_does_not_wait_for_a_player_who_leaves(three: Table) -> None:
    await three.people["Ada"].slash(three.channel, "game pause")
    message = vote_message(three)
    await three.people["Cy"].slash(three.channel, "game leave", how="back")
    asked = next(m for m in three.messages if m.id == message.id).content
    assert three.people["Bo"].mention in asked and "Cy" not in asked
    await vote(three, "Bo", "Yes")
    assert await status(three) == "paused"


async def test_a_vote_may_be_decided_by_a_player_leaving(three: Table) -> None:
    await three.people["Ada"].slash(three.channel, "game pause")
    message = vote_message(three)
    await vote(three, "Bo", "Yes")
    asking = shown(await three.people["Cy"].slash(three.channel, "game leave", how="good"))
    await three.people["Cy"].click(asking, label="Leave for good")
    assert await status(three) == "paused"
    settled = next(m for m in three.messages if m.id == message.id)
    assert "The game is paused" in settled.content and not settled.components


async def test_a_single_yes_is_enough_once_the_other_player_leaves(table: Table) -> None:
    await table.start()
    await table.people["Ada"].slash(table.channel, "game pause")
    await table.people["Bo"].slash(table.channel, "game leave", how="back")
    assert await status(table) == "paused"


async def test_a_vote_without_voters_fails(table: Table) -> None:
    await table.start()
    await table.people["Ada"].slash(table.channel, "game pause")
    message = vote_message(table)
    # Both seats lose their players before anything else happens.
    for seat in (0, 1):
        game = await table.bot.games.seats.vacate(1, seat, name=f"Computer {seat}")
    for listener in table.bot.extra_events[f"on_{event_of(SeatsChanged)}"]:
        await listener(SeatsChanged(game))
    assert await status(table) == "running" and not await table.bot.games.store.votes.open(1)
    assert not next(m for m in table.messages if m.id == message.id).components


async def test_a_player_who_comes_back_may_vote(three: Table) -> None:
    await three.people["Cy"].slash(three.channel, "game leave", how="back")
    await three.people["Ada"].slash(three.channel, "game pause")
    message = vote_message(three)
    assert three.people["Cy"].mention not in message.content
    await three.people["Cy"].slash(three.channel, "hand")
    assert three.people["Cy"].mention in next(m for m in three.messages if m.id == message.id).content
    await vote(three, "Bo", "Yes")
    assert await status(three) == "running"
    assert "No: Cy" in await vote(three, "Cy", "No")
    assert "The vote failed" in next(m for m in three.messages if m.id == message.id).content


async def test_one_player_cannot_undo_an_absent_players_own_moves(playing: Table) -> None:
    [actor] = await playing.asked()
    await playing.follow(actor, lambda options: options[0])
    await actor.slash(playing.channel, "game leave", how="back")
    other = next(person for person in playing.people.values() if person.id != actor.id)
    before = await playing.position()
    await other.slash(playing.channel, "game undo-vote", turn=1)
    assert "is away, but would lose a move of their own" in vote_message(playing).content
    assert (await playing.position()).revision == before.revision


async def test_a_ballot_takes_two_requests(three: Table) -> None:
    """One acknowledges the press, one edits the vote's message."""
    await three.people["Ada"].slash(three.channel, "game pause")
    async with counting(three) as made:
        assert "Yes: Ada and Bo" in await vote(three, "Bo", "Yes")
    assert len(made) == 2, made


async def test_a_message_on_record_costs_nobody_their_seat(playing: Table) -> None:
    """Whether a player is late is a matter of the clock alone."""
    position = await playing.position()
    late = position.game.seats[position.turn]
    other = next(one for one in playing.people.values() if one.id != late.user_id)
    with playing.env.time_context():
        await playing.bot.games.messages.set(1, Kind.OVERDUE, playing.channel.id, 1, about=late.seat)
    result = await other.slash(playing.channel, "game vote", what="replace", player=late.name)
    assert "has time" in said(result) or "still" in said(result), said(result)
    assert not await playing.bot.games.store.votes.open(1)
