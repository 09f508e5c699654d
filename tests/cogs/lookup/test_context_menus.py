"""The context menu of a person: *Mat* and *Trade*. For that of a message see test_what_happened_here.py."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import app_commands

from bot.language.words import LANGUAGES, SOURCE_LANGUAGE, words
from tests.cogs.situations import with_goods
from tests.cogs.table import Table, filled, said, shown, was_ephemeral

pytestmark = pytest.mark.slow


async def test_every_entry_is_for_servers_and_has_a_name_in_every_language(table: Table) -> None:
    menus = [one for one in table.bot.tree.get_commands() if isinstance(one, app_commands.ContextMenu)]
    assert {menu.name for menu in menus} == {"Mat", "Trade", "What happened here"}
    for menu in menus:
        sent = menu.to_dict(table.bot.tree)
        assert sent["contexts"] == [0] and sent["integration_types"] == [0] and not sent["dm_permission"]
        assert menu._locale_name is not None
        message = menu._locale_name.extras["message"]
        assert words(SOURCE_LANGUAGE)(message) == menu.name
        assert all(0 < len(words(language)(message)) <= 32 for language in LANGUAGES)


async def test_a_players_mat_is_shown_to_whoever_asks(playing: Table) -> None:
    ada, bo = playing.people.values()
    for actor in (ada, bo, playing.watcher):
        result = await actor.context_menu(playing.channel, "Mat", bo)
        assert was_ephemeral(result) and "Bo" in said(result) and "0 of 10 tokens placed" in said(result)
        assert "Bo" in (shown(result).attachments[0].description or "")
    same = said(await ada.slash(playing.channel, "board", player="Bo"))
    assert said(await ada.context_menu(playing.channel, "Mat", bo)) == same


async def test_a_person_who_does_not_play_has_no_mat_and_cannot_trade(playing: Table) -> None:
    ada, _ = playing.people.values()
    for entry in ("Mat", "Trade"):
        result = await ada.context_menu(playing.channel, entry, playing.watcher)
        assert was_ephemeral(result) and "Wim isn't playing in this channel's game" in said(result)
    assert "watching" in said(await playing.watcher.context_menu(playing.channel, "Trade", ada))


async def test_without_a_game_there_is_no_mat(table: Table) -> None:
    ada, bo = table.people.values()
    for entry in ("Mat", "Trade"):
        assert "/game new" in said(await ada.context_menu(table.channel, entry, bo))


async def test_a_trade_is_offered_to_the_chosen_person(playing: Table) -> None:
    actor, other = await with_goods(playing)
    form = await actor.context_menu(playing.channel, "Trade", other)
    seat = (await playing.position()).game.seat_of(other.id)
    assert seat is not None and filled(form)["with"] == [str(seat.seat)]
    result = await actor.submit_modal(form, filled(form, give=["energy:1"], get=["food:1"]))
    assert "has your offer" in said(result)
    message = next(m for m in reversed(playing.messages) if "offers" in m.content)
    assert playing.pinged(message) == [other.id]


async def test_if_a_trade_is_impossible_the_answer_says_with_whom_it_is_possible(
    tmp_path: Path, long_waits: None
) -> None:
    table = await Table.create(tmp_path / "games.sqlite3", players=3)
    try:
        await table.start()
        await table.choose_recruits()
        (turn,) = await table.asked()
        first, second = (one for one in table.people.values() if one.id != turn.id)
        result = await first.context_menu(table.channel, "Trade", second)
        assert was_ephemeral(result) and f"only with {turn.user.global_name} now" in said(result)
        myself = said(await turn.context_menu(table.channel, "Trade", turn))
        assert f"{first.user.global_name} and {second.user.global_name}" in myself
    finally:
        await table.clear()
