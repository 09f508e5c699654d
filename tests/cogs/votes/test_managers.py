"""Managers of the channel who do not play: they are asked whether to decide at once or to let the players vote."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor, _component_interaction

from tests.cogs.durations import DAY
from tests.cogs.table import Table, parts, said, shown, verbs, was_ephemeral

pytestmark = pytest.mark.slow


async def managing(table: Table) -> MemberActor:
    role = table.guild.create_role("moderators", permissions=discord.Permissions(manage_channels=True))
    table.env.backend.add_member_role(table.guild.id, table.watcher.id, role.id)
    await table.env.settle()
    return table.watcher


async def forge(actor: MemberActor, message: Any, rest: str) -> Any:
    """Press a button of this message that was never on it."""
    data = {"custom_id": f"eb:decide:1:0:0:{rest}", "component_type": 2}
    return await _component_interaction(actor, message._message, data)


def labels(message: Any) -> list[str]:
    return [part["label"] for part in parts(message) if "label" in part]


async def status(table: Table) -> str:
    return (await table.bot.games.game(1)).status


def votes(table: Table) -> list[discord.Message]:
    return [message for message in table.messages if "vote" in verbs(message)]


async def test_a_press_under_a_promise_of_a_vote_ends_no_game(playing: Table) -> None:
    manager = await managing(playing)
    await playing.env.advance_time(DAY + 60)
    late = next(message for message in playing.messages if "propose" in verbs(message))
    asking = await manager.click(late, label="End the game")
    assert await status(playing) == "running" and not votes(playing)
    assert was_ephemeral(asking) and "End the game here" in said(asking)
    assert labels(shown(asking)) == ["End it now", "Propose it"]
    await manager.click(shown(asking), label="Propose it")
    [vote] = votes(playing)
    assert await status(playing) == "running" and "Yes: no one · No: no one" in vote.content
    other = next(name for name in playing.people if f"<@{playing.people[name].id}>" in vote.content)
    await playing.people[other].click(vote, label="Yes")
    assert await status(playing) == "ended"


@pytest.mark.parametrize(
    ("command", "label", "after"),
    [
        ("pause", "Pause it now", "paused"),
        ("vote", "End it now", "ended"),
        ("undo-vote", "Go back now", "running"),
    ],
)
async def test_a_manager_decides_at_once(playing: Table, command: str, label: str, after: str) -> None:
    manager = await managing(playing)
    before = await playing.position()
    options = {"what": "end"} if command == "vote" else {}
    asking = await manager.slash(playing.channel, f"game {command}", **options)
    assert await status(playing) == "running" and (await playing.position()).length == before.length
    await manager.click(shown(asking), label=label)
    assert await status(playing) == after
    if command == "undo-vote":
        assert (await playing.position()).revision == before.revision + 1
    assert any("who manages this channel, has decided" in message.content for message in playing.messages)


async def test_a_manager_proposes_what_is_proposed_already(playing: Table) -> None:
    manager = await managing(playing)
    await playing.people["Ada"].slash(playing.channel, "game pause")
    asking = await manager.slash(playing.channel, "game pause")
    answer = await manager.click(shown(asking), label="Propose it")
    assert "The players are already voting on this" in answer.followups[-1].content
    assert len(votes(playing)) == 1 and await status(playing) == "running"


async def test_without_voters_there_is_nothing_to_propose(playing: Table) -> None:
    manager = await managing(playing)
    for name in playing.people:
        await playing.people[name].slash(playing.channel, "game leave", how="back")
    asking = await manager.slash(playing.channel, "game vote", what="end")
    assert labels(shown(asking)) == ["End it now"] and "no one is here to vote" in said(asking)


async def test_who_manages_no_longer_decides_nothing(playing: Table) -> None:
    manager = await managing(playing)
    asking = shown(await manager.slash(playing.channel, "game pause"))
    [role] = playing.env.backend.get_member(playing.guild.id, manager.id).role_ids
    playing.env.backend.remove_member_role(playing.guild.id, manager.id, role)
    await playing.env.settle()
    assert "Manage Channels" in said(await manager.click(asking, label="Pause it now"))
    assert await status(playing) == "running"


@pytest.mark.parametrize(
    "rest",
    ["", "now", "now.end", "now.leave....", "now.keep....", "now.keep.9...", "now.undo....", "vote.end.x..9"],
)
async def test_forged_choices_are_refused(playing: Table, rest: str) -> None:
    manager = await managing(playing)
    asking = shown(await manager.slash(playing.channel, "game pause"))
    result = await forge(manager, asking, rest)
    assert await status(playing) == "running" and not playing.bot.unexpected_errors
    assert said(result)
