"""The panel apart from its questions: the numbered board, what follows a move, confirmation, icons."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import set_position
from tests.cogs.situations import about_to_move, last_press, with_computers
from tests.cogs.table import (
    LAYOUT,
    Table,
    confirmed,
    filled,
    labelled,
    labels,
    offers,
    parts,
    press,
    said,
    shown,
    verbs,
    was_ephemeral,
)

pytestmark = pytest.mark.slow


def two_workers(game: Game) -> None:
    game.players[0].available, game.players[0].goods = [2, 5], {"energy": 1}


def three_out(game: Game) -> None:
    me = game.players[0]
    me.available, me.placed, me.goods, me.morale = [1], 3, {"food": 1}, 4
    game.workers = {"farm": (Worker(0, 3), Worker(0, 4)), "site_subterra_lower": (Worker(0, 5, 1),)}


async def test_the_board_shows_the_spaces_numbered_as_the_buttons_are(playing: Table) -> None:
    await set_position(playing, two_workers)
    ada = playing.people["Ada"]
    panel = shown(await playing.take_turn(ada))
    numbered = [label for label in labels(panel) if label[0].isdigit()]
    result = await ada.click(panel, label="Show on the board")
    (picture,) = result.followups[-1].attachments
    assert was_ephemeral(result) and "Where the 2 can go" in said(result)
    assert picture.description
    for label in numbered:
        number, _, space = label.partition(". ")
        assert f"{number} {space}" in picture.description or space in picture.description


async def test_the_panel_is_one_layout_in_the_players_colour(playing: Table) -> None:
    panel = shown(await playing.take_turn((await playing.asked())[0]))
    (container,) = panel.components
    assert container["type"] == 17 and container["accent_color"]
    assert panel.flags.value & LAYOUT and not panel._message.content
    assert len(parts(panel)) <= 40 and len(panel.content) <= 4000


async def test_another_worker_has_its_own_spaces_and_back_returns_to_it(playing: Table) -> None:
    await set_position(playing, two_workers)
    ada = playing.people["Ada"]
    panel = shown(await playing.take_turn(ada))
    assert "Where does the 2 go?" in panel.content
    panel = shown(await press(ada, panel, labelled(panel, "⚄ 5")))
    assert "Where does the 5 go?" in panel.content
    panel = shown(await press(ada, panel, labelled(panel, "Euphorian Tunnel")))
    assert "You place a 5" in panel.content and "What do you take" in panel.content
    panel = shown(await ada.click(panel, label="Back"))
    assert "Where does the 5 go?" in panel.content


async def test_after_a_move_it_can_be_undone_by_a_button(playing: Table) -> None:
    actor, panel = await about_to_move(playing)
    before = await playing.position()
    panel = shown(await last_press(actor, panel))
    assert "Generator" in panel.content and "The game is waiting for" in panel.content
    assert "Workers: " in panel.content
    result = await actor.click(panel, label="Undo")
    assert "taken back" in said(result) and offers(shown(result))
    assert (await playing.position()).length == before.length


async def test_after_a_move_a_button_leads_to_the_next_game(playing: Table) -> None:
    second = playing.guild.create_text_channel("second")
    ada, bo = playing.people.values()
    other = shown(await ada.slash(second, "game new"))
    await bo.click(other.message, label="Join")
    await ada.click(other.message, label="Start")
    actor, panel = await about_to_move(playing)
    panel = shown(await last_press(actor, panel))
    link = next(part for part in parts(panel) if part.get("url"))
    assert link["url"].endswith(f"/{second.id}") and link["label"] == "Go there"
    panel = shown(await actor.click(panel, label="Your next game: second"))
    assert "Which recruit do you lead with?" in panel.content


async def test_a_command_that_a_computer_would_follow_must_be_confirmed(table: Table) -> None:
    await with_computers(table, count=1)
    await table.choose_recruits()
    ada = table.people["Ada"]
    await set_position(table, lambda game: setattr(game.players[0], "available", [2]))
    before = await table.position()
    result = await ada.slash(table.channel, "place", worker=2, space="farm")
    assert "goes on at once; you can't take it back" in said(result)
    assert (await table.position()).length == before.length
    result = await confirmed(ada, result)
    assert (await table.position()).length > before.length
    assert "undo" not in verbs(shown(result))


async def test_choosing_workers_says_what_is_lost_and_spares_builders(playing: Table) -> None:
    await set_position(playing, three_out)
    ada = playing.people["Ada"]
    panel = shown(await playing.take_turn(ada))
    form = await ada.click(panel, label="Choose which to retrieve")
    assert form.modal is not None
    workers, pay = (part["component"]["options"] for part in form.modal["components"])
    assert [o.get("description") for o in workers] == [None, None, "its stone is lost"]
    two = [option["value"] for option in workers[:2]]
    panel = shown(await ada.submit_modal(form, filled(form, workers=two, pay=pay[0]["value"])))
    assert "Confirm" in labels(panel) and "construction site" not in panel.content
    panel = shown(await ada.click(panel, label="Back"))
    panel = shown(await ada.click(panel, label="Back"))
    assert {"Retrieve all 3", "All but builders"} <= set(labels(panel))
    panel = shown(await press(ada, panel, labelled(panel, "All but builders")))
    panel = shown(await press(ada, panel, labelled(panel, "1 food")))
    assert "Farm" in panel.content and "Lower construction site" not in panel.content
    panel = shown(await ada.click(panel, label="Back"))
    panel = shown(await ada.click(panel, label="Back"))
    panel = shown(await press(ada, panel, labelled(panel, "Retrieve all 3")))
    panel = shown(await press(ada, panel, labelled(panel, "Pay nothing")))
    assert "Lower construction site" in panel.content and "lost" in panel.content
    assert "can't take it back" in panel.content


async def test_a_hint_of_text_becomes_the_panel(playing: Table) -> None:
    """A private text message that is changed into a layout loses its text and remains a layout."""
    actor = (await playing.asked())[0]
    hint = shown(await actor.slash(playing.channel, "hint"))
    assert not hint.flags.value & LAYOUT
    panel = shown(await press(actor, hint, labelled(hint, "Show my moves")))
    assert panel.flags.value & LAYOUT and not panel._message.content and offers(panel)


async def test_icons_are_on_buttons_and_in_the_text_but_not_in_labels(playing: Table) -> None:
    await set_position(playing, three_out)
    names = ("die_1", "food", "euphorian", "wastelander", "energy")
    playing.bot.icons = {name: discord.PartialEmoji(name=name, id=n) for n, name in enumerate(names, 10**17)}
    panel: Any = shown(await playing.take_turn(playing.people["Ada"]))
    buttons: dict[str, Any] = {part["label"]: part.get("emoji") for part in parts(panel) if part["type"] == 2}
    assert buttons["Retrieve all · 1 food"]["name"] == "food"
    assert any(
        emoji and emoji["name"] == "wastelander" for label, emoji in buttons.items() if "Farm" in label
    )
    assert "<:food:" in panel.content and not any("<:" in label for label in labels(panel))


async def test_the_panel_does_not_mention_workers_before_the_first_roll(table: Table) -> None:
    await table.start()
    answer = said(await table.follow(table.people["Ada"], lambda options: options[0]))
    assert "Done. The game is waiting for Bo." in answer
    assert "Workers:" not in answer
