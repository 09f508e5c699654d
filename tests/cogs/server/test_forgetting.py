"""`/server forget`: who may have everything about a server deleted, and what its players see of it."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from tests.cogs.situations import manager_of
from tests.cogs.table import Table, Unrefreshed, said, shown, verbs, was_ephemeral

pytestmark = pytest.mark.slow


@pytest.fixture
async def manager(table: Table) -> MemberActor:
    manager = manager_of(table)
    await table.env.settle()
    return manager


async def rows(table: Table) -> int:
    names = ("games", "seats", "servers", "answers", "messages")
    found = [await table.bot.store.database.rows(f"SELECT 1 FROM {name}") for name in names]
    return sum(map(len, found))


async def test_its_managers_can_have_everything_deleted(table: Table, manager: MemberActor) -> None:
    await table.start()
    await table.choose_recruits()
    await manager.slash(table.channel, "server set", language="fr")
    asking = await manager.slash(table.channel, "server forget")
    assert was_ephemeral(asking) and "The one open game ends without a winner" in said(asking)
    assert await rows(table) > 0, "nothing may be deleted before it is confirmed"
    old = Unrefreshed(table, table.newest)
    done = await manager.click(shown(asking), label="Delete everything")
    assert "its only game are deleted" in said(done)
    await table.env.settle()
    assert await rows(table) == 0
    assert "This game is over, without a winner" in table.messages[-1].content
    assert not any(verbs(message) for message in table.messages), "no button may be left"
    result = await old.click(table.people["Ada"], "Recap")
    assert was_ephemeral(result)
    again = await manager.slash(table.channel, "server forget")
    assert "No game is open here" in said(again)
    assert "I hadn't stored any games" in said(await manager.click(shown(again), label="Delete everything"))
    await table.start()
    assert (await table.position()).game.status == "running"


async def test_only_its_managers_can(table: Table, manager: MemberActor) -> None:
    await table.open_lobby()
    asking = await manager.slash(table.channel, "server forget")
    [role] = table.env.backend.get_member(table.guild.id, manager.id).role_ids
    table.env.backend.remove_member_role(table.guild.id, manager.id, role)
    await table.env.settle()
    before = await rows(table)
    refused = await manager.click(shown(asking), label="Delete everything")
    assert "Manage Server" in said(refused) and await rows(table) == before


async def test_it_is_completed_after_a_restart(table: Table, manager: MemberActor) -> None:
    await table.start()
    await table.bot.games.forgetting.plan_server(table.guild.id)
    await table.restart()
    await table.env.advance_time(60)
    assert await rows(table) == 0
    assert "This game is over" in table.messages[-1].content


async def test_a_finished_games_picture_no_longer_names_a_forgotten_player(table: Table) -> None:
    await table.start()
    await table.choose_recruits()
    game = (await table.position()).game
    [row] = await table.bot.store.database.rows(
        "SELECT alt FROM table_messages WHERE game_id = ?", (game.id,)
    )
    assert "Bo (" in row["alt"]
    async with table.bot.store.database.transaction() as tx:
        table.bot.store.games.update(tx, game.id, status="finished", ended_at=table.bot.games.now())
    asking = await table.people["Bo"].slash(table.channel, "profile forget")
    await table.people["Bo"].click(shown(asking), label="Forget me")
    [row] = await table.bot.store.database.rows(
        "SELECT alt FROM table_messages WHERE game_id = ?", (game.id,)
    )
    assert row["alt"] == "The board. Its description named a player who was forgotten."
