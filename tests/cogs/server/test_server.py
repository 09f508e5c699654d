"""`/server`: the settings of a server, who may change them, and their effect on games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import RoleHandle

from bot.store.records import ServerSettings
from tests.cogs.situations import field, manager_of
from tests.cogs.table import Table, labels, parts, said, shown, verbs, was_ephemeral

pytestmark = pytest.mark.slow


@pytest.fixture
async def manager(table: Table) -> MemberActor:
    manager = manager_of(table)
    await table.env.settle()
    return manager


async def settings(table: Table) -> ServerSettings:
    return await table.bot.games.servers.get(table.guild.id)


async def test_new_games_use_the_servers_settings(table: Table, manager: MemberActor) -> None:
    panel = shown(await manager.slash(table.channel, "server show"))
    assert (
        panel.ephemeral
        and "Server settings" in panel.content
        and "New games start like this" in panel.content
    )
    for name, values in (
        ("pace", ["three_days"]),
        ("edition", ["revised"]),
        ("variants", ["doubles_cost", "track_draft"]),
        ("language", ["en"]),
    ):
        panel = shown(await manager.select(panel, values, custom_id=field(panel, name)))
    panel = shown(await manager.click(panel, label="Hints: allowed"))
    panel = shown(await manager.click(panel, label="Older boards: kept"))
    assert {"Hints: none", "Older boards: removed", "Language: English"} <= set(labels(panel))
    kept = await settings(table)
    assert kept == ServerSettings(
        table.guild.id, "en", "three_days", "revised", ("track_draft", "doubles_cost"), False, True
    )
    await table.restart()
    await table.open_lobby()
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    assert (game.pace, game.edition, game.variants) == (kept.pace, kept.edition, kept.variants)
    assert not game.hints and game.fold_boards
    panel = shown(await manager.select(panel, ["default"], custom_id=field(panel, "language")))
    panel = shown(await manager.select(panel, [], custom_id=field(panel, "variants")))
    assert (await settings(table)).language is None and (await settings(table)).variants == ()


async def test_a_pace_in_the_command_overrides_the_servers(table: Table, manager: MemberActor) -> None:
    result = await manager.slash(table.channel, "server set", pace="none", edition="revised", games=7)
    assert "New games start like this" in said(result)
    await table.open_lobby(pace="live")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and (game.pace, game.edition) == ("live", "revised")
    assert "Choose at least one setting to change" in said(await manager.slash(table.channel, "server set"))
    panel = shown(await manager.slash(table.channel, "server set", games=4))
    assert "How many games at once" in panel.content and "Up to 4 games at once" in labels(panel)
    await manager.slash(table.channel, "server set", language="default")
    assert (await settings(table)).max_games == 4


async def test_the_permission_is_checked_on_every_press(table: Table, manager: MemberActor) -> None:
    panel = shown(await manager.slash(table.channel, "server show"))
    [role] = table.env.backend.get_member(table.guild.id, manager.id).role_ids
    table.env.backend.remove_member_role(table.guild.id, manager.id, role)
    await table.env.settle()
    result = await manager.click(panel, label="Hints: allowed")
    assert was_ephemeral(result) and "Manage Server" in said(result)
    assert "Manage Server" in said(await manager.click(panel, label="Who and where"))
    assert await settings(table) == ServerSettings(table.guild.id)


async def test_the_command_is_only_shown_to_managers(table: Table) -> None:
    with pytest.raises(Exception, match="permission"):
        await table.people["Ada"].slash(table.channel, "server show")


async def roled(table: Table, manager: MemberActor) -> tuple[RoleHandle, Any]:
    """Only members with this role may open games."""
    role = table.guild.create_role("Hosts")
    await table.env.settle()
    panel = shown(await manager.slash(table.channel, "server show"))
    panel = shown(await manager.click(panel, label="Who and where"))
    panel = shown(await manager.select(panel, [role], custom_id=field(panel, "openers")))
    assert (await settings(table)).openers == (role.id,)
    return role, panel


async def test_only_some_roles_may_open_games(table: Table, manager: MemberActor) -> None:
    role, panel = await roled(table, manager)
    ada = table.people["Ada"]
    result = await ada.slash(table.channel, "game new")
    assert was_ephemeral(result) and f"<@&{role.id}>" in said(result) and "Ask one of them" in said(result)
    table.env.backend.add_member_role(table.guild.id, ada.id, role.id)
    await table.env.settle()
    lobby = (await ada.slash(table.channel, "game new")).response
    assert lobby is not None and "join" in verbs(lobby)
    await table.people["Bo"].click(lobby.message, label="Join")
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    result = await manager.slash(other, "game new")
    assert "join" in verbs(shown(result)), "server managers may always open games"
    await manager.select(panel, [], custom_id=field(panel, "openers"))
    third = table.guild.create_text_channel("third")
    await table.env.settle()
    assert "join" in verbs(shown(await table.watcher.slash(third, "game new")))


async def test_a_deleted_role_lets_nobody_open_games(table: Table, manager: MemberActor) -> None:
    role, panel = await roled(table, manager)
    table.env.backend.add_member_role(table.guild.id, table.people["Ada"].id, role.id)
    table.env.backend.delete_role(table.guild.id, role.id)
    await table.env.settle()
    result = await table.people["Ada"].slash(table.channel, "game new")
    assert "the chosen roles were deleted" in said(result)
    panel = shown(await manager.click(panel, label="New games"))
    panel = shown(await manager.click(panel, label="Who and where"))
    assert "The roles you chose were deleted" in panel.content
    menu = next(p for p in parts(panel) if p.get("custom_id") == field(panel, "openers"))
    assert not menu.get("default_values"), (
        "a deleted role must not be preselected, because Discord would refuse the menu"
    )


async def test_games_can_only_be_opened_in_chosen_channels(table: Table, manager: MemberActor) -> None:
    hall = table.guild.create_text_channel("games")
    category = table.guild.create_category("Tables")
    inside = table.guild.create_text_channel("inside", category=category)
    thread = table.env.backend.create_thread(hall.id, "a game", manager.id)
    await table.env.settle()
    panel = shown(await manager.slash(table.channel, "server show"))
    panel = shown(await manager.click(panel, label="Who and where"))
    panel = shown(await manager.select(panel, [hall, category], custom_id=field(panel, "channels")))
    ada = table.people["Ada"]
    result = await ada.slash(table.channel, "game new")
    assert was_ephemeral(result) and f"<#{hall.id}>" in said(result) and f"<#{category.id}>" in said(result)
    assert await table.bot.games.records.open_in(table.channel.id) is None
    [handle] = [one for one in hall.threads if one.id == thread.id]
    for place in (inside, handle):
        assert "join" in verbs(shown(await ada.slash(place, "game new"))), place
    for gone in (hall, category):
        table.env.backend.delete_channel(gone.id)
    await table.env.settle()
    assert "the channels for games were deleted" in said(await ada.slash(table.channel, "game new"))
    panel = shown(await manager.click(panel, label="New games"))
    panel = shown(await manager.click(panel, label="Who and where"))
    assert "The channels you chose were deleted" in panel.content
    await manager.select(panel, [], custom_id=field(panel, "channels"))
    assert "join" in verbs(shown(await ada.slash(table.channel, "game new")))


async def test_the_servers_limit_of_games(table: Table, manager: MemberActor) -> None:
    panel = shown(await manager.slash(table.channel, "server show"))
    panel = shown(await manager.click(panel, label="Who and where"))
    panel = shown(await manager.select(panel, ["1"], custom_id=field(panel, "max_games")))
    lobby = await table.open_lobby()
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    result = await table.people["Bo"].slash(other, "game new")
    assert was_ephemeral(result) and "already has its one game" in said(result)
    await manager.select(panel, ["2"], custom_id=field(panel, "max_games"))
    await table.people["Bo"].slash(other, "game new")
    third = table.guild.create_text_channel("third")
    await table.env.settle()
    assert "already has 2 lobbies and games" in said(await table.people["Bo"].slash(third, "game new"))
    await table.people["Ada"].click(lobby, label="Close")
    assert "join" in verbs(shown(await table.people["Bo"].slash(third, "game new")))
    await manager.select(panel, ["default"], custom_id=field(panel, "max_games"))
    assert (await settings(table)).max_games is None


async def test_the_hosts_limit_of_games_goes_first(tmp_path: Path) -> None:
    table = await Table.create(tmp_path / "games.sqlite3", games_a_server=1)
    try:
        manager = manager_of(table)
        await table.env.settle()
        await manager.slash(table.channel, "server set", games=9)
        panel = shown(await manager.slash(table.channel, "server set", games=9))
        assert "Up to 1 game at once, as the bot is set up" in labels(panel)
        await table.open_lobby()
        other = table.guild.create_text_channel("other")
        await table.env.settle()
        assert "already has its one game" in said(await table.people["Bo"].slash(other, "game new"))
    finally:
        await table.clear()
