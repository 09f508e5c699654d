"""Moves that other tests do not cover: a dilemma by command, undo by button, who may press what."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import set_position
from tests.cogs.table import (
    LAYOUT,
    Table,
    confirmed,
    custom_id,
    offers,
    parts,
    press,
    said,
    shown,
    verbs,
    was_ephemeral,
)

pytestmark = pytest.mark.slow


def with_a_dilemma(state: Game) -> None:
    me = state.players[0]
    me.dilemma, me.dilemma_choice = "book", ""
    me.artifacts = ["book", "bat", "bat", "balloons"]


def with_a_double(state: Game) -> None:
    for player in state.players:
        player.available = [2, 2]


# A dilemma


async def test_a_dilemma_is_resolved_by_command_with_completion(playing: Table) -> None:
    await set_position(playing, with_a_dilemma)
    ada = playing.people["Ada"]
    choices = await ada.autocomplete(playing.channel, "dilemma", "pay", "", choose="fight")
    assert len(choices) > 1, "there must be several ways to pay"
    assert not await playing.people["Bo"].autocomplete(
        playing.channel, "dilemma", "pay", "", choose="fight"
    ), "a player who is not asked gets no completions"
    await confirmed(ada, await ada.slash(playing.channel, "dilemma", choose="fight", pay=choices[0]["value"]))
    view = await playing.bot.games.view((await playing.position()).game.id, 0)
    assert view.me.dilemma_choice == "fight"
    assert len(view.me.artifacts or ()) < 4


async def test_dilemma_without_options_opens_the_panel(playing: Table) -> None:
    await set_position(playing, with_a_dilemma)
    before = await playing.position()
    panel = shown(await playing.people["Ada"].slash(playing.channel, "dilemma", choose="serve"))
    assert panel.ephemeral and offers(panel)
    assert (await playing.position()).length == before.length, "nothing is committed when the panel opens"
    for _ in range(4):
        panel = shown(await press(playing.people["Ada"], panel, offers(panel)[0]))
        if "go" in verbs(panel):
            assert panel.content.count("−1 book") == 1 and "costs" not in panel.content, (
                "the price must be named once"
            )
            assert "Then your dilemma is revealed" in panel.content
        if (await playing.position()).length > before.length:
            break
    view = await playing.bot.games.view((await playing.position()).game.id, 0)
    assert view.me.dilemma_choice == "serve"


async def test_a_dilemma_that_wins_says_that_it_ends_the_game(playing: Table) -> None:
    def before_the_last_token(state: Game) -> None:
        with_a_dilemma(state)
        state.players[0].tokens = {"euphoria": 9}

    await set_position(playing, before_the_last_token)
    ada = playing.people["Ada"]
    panel = shown(await ada.slash(playing.channel, "dilemma", choose="serve", pay="book"))
    assert "Then the game is over." in panel.content and "hidden" not in panel.content
    assert "You place your tenth token and win the game!" in panel.content
    await ada.click(panel, label="Confirm")
    assert (await playing.position()).game.status == "finished"


# Undo


async def test_the_panel_has_an_undo_button(playing: Table) -> None:
    await set_position(playing, with_a_double)
    ada = playing.people["Ada"]
    before = await playing.position()
    result = await ada.slash(playing.channel, "place", worker=2, space="generator")
    panel = shown(result)
    assert (await playing.position()).turn == 0, (
        "it is still Ada's turn, because she may place her second die"
    )
    await ada.click(panel, custom_id=custom_id(panel, "undo"))
    assert (await playing.position()).length == before.length
    view = await playing.bot.games.view(before.game.id, 0)
    assert view.me.available == (2, 2)


async def test_a_roll_cannot_be_undone_and_the_answer_says_so(playing: Table) -> None:
    def placed(state: Game) -> None:
        state.players[0].available, state.players[0].placed = [5], 1
        state.workers["generator"] = (*state.workers.get("generator", ()), Worker(0, 2))

    await set_position(playing, placed)
    ada = playing.people["Ada"]
    before = await playing.position()
    await confirmed(ada, await ada.slash(playing.channel, "retrieve", workers="all", pay="free"))
    after = await playing.position()
    assert after.length > before.length
    text = said(await ada.slash(playing.channel, "undo"))
    assert (await playing.position()).length == after.length
    assert "Dice have been rolled or cards" in text and "undo-vote" in text


# Buttons


async def test_nothing_a_spectator_presses_changes_a_game(playing: Table) -> None:
    """Every button and menu of every public message, and of another player's panel."""
    actor = (await playing.asked())[0]
    panel = shown(await playing.take_turn(actor))
    await actor.slash(playing.channel, "game pause")
    await actor.slash(playing.channel, "board", post=True)
    before = await playing.position()
    told = [m for m in playing.messages if verbs(m)]
    assert len(told) >= 2
    for message in told:
        for part in parts(message):
            if part.get("custom_id") and part["type"] == 2:
                result = await playing.watcher.click(message, custom_id=part["custom_id"])
                assert was_ephemeral(result), part
                assert said(result).strip() or shown(result).attachments, part
    stored = playing.env.backend.get_message(playing.channel.id, told[0].id)
    genuine = stored.components, stored.flags
    copied = playing.env.backend.get_message(panel.channel_id, panel.id)
    stored.components, stored.flags = copied.components, stored.flags | LAYOUT
    for choice in offers(panel):
        result = await press(playing.watcher, told[0], choice)
        assert result.ephemeral and "watching" in said(result)
    stored.components, stored.flags = genuine
    after = await playing.position()
    assert (after.length, after.revision, after.game) == (before.length, before.revision, before.game)
    assert not playing.bot.unexpected_errors


async def test_buttons_of_older_messages_are_retired(playing: Table) -> None:
    """After many turns only the newest message has a button to play."""
    for _ in range(5):
        actor = (await playing.asked())[0]
        await playing.follow(actor, lambda options: options[-1])
    with_turn = [m.id for m in playing.messages if "turn" in verbs(m)]
    assert with_turn == [playing.newest.id]


@pytest.mark.parametrize("restarts", [1, 2])
async def test_a_click_on_a_message_from_before_a_restart(playing: Table, restarts: int) -> None:
    table_message: Any = playing.newest
    for _ in range(restarts):
        await playing.restart()
    actor = (await playing.asked())[0]
    panel = shown(await actor.click(table_message, custom_id=custom_id(table_message, "turn")))
    assert panel.ephemeral and offers(panel)


# Completion


@pytest.mark.parametrize(
    ("command", "option", "filled"),
    [
        ("trade", "get", {"player": "Bo", "give": "1 energy"}),
        ("standing answer", "question", {}),
        ("standing answer", "answer", {"question": "x"}),
        ("standing clear", "which", {}),
        ("profile set", "quiet_hours", {}),
        ("profile set", "time_zone", {}),
        ("game vote", "player", {"what": "keep"}),
        ("card", "name", {}),
    ],
)
async def test_every_completion_fits_discords_limit(
    playing: Table, command: str, option: str, filled: dict[str, Any]
) -> None:
    """For a player and for a spectator, whatever is typed."""
    if option == "which":
        await playing.people["Ada"].slash(playing.channel, "standing decline", player="Bo")
    found = []
    for actor in (playing.people["Ada"], playing.watcher):
        for typed in ("", "e", "zzz, zzz", "🎲" * 30):
            choices = await actor.autocomplete(playing.channel, command, option, typed, **filled)
            assert len(choices) <= 25
            for choice in choices:
                assert 1 <= len(choice["name"]) <= 100 and 1 <= len(str(choice["value"])) <= 100
            found += choices
    assert found, "at least one completion must be offered"
    assert not playing.bot.unexpected_errors
