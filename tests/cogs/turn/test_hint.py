"""`/hint`: private advice that uses only what the player may know, if the game allows it."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine.prompts import Prompt
from bot.engine.view import View
from bot.language.words import words
from bot.players.hint import Hint, hint
from bot.players.thinking import Runner
from bot.wording.reports import label
from cogs.turn.hint import move_in_words
from tests.cogs.fast_forward import play_on
from tests.cogs.table import Table, offers, said, set_options, shown, verbs

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("hints")]

W = words("en")
IN_ANOTHER_PROCESS = Runner.hint


async def test_the_player_asked_gets_a_move_and_a_reason(
    playing: Table, hints: list[tuple[View, Hint]]
) -> None:
    mover = (await playing.asked())[0]
    before = len(playing.messages)
    result = await mover.slash(playing.channel, "hint")
    assert "I would choose:" in said(result) and shown(result).ephemeral
    assert len(playing.messages) == before
    position = await playing.position()
    assert [view.seat for view, _ in hints] == [position.turn]
    panel = await mover.click(shown(result), label="Show my moves")
    assert {"lead", "pick", "choose"} & set(verbs(shown(panel)))


async def test_the_adviser_runs_in_another_process_and_answers_in_time(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Runner, "hint", IN_ANOTHER_PROCESS)
    mover = (await playing.asked())[0]
    result = await mover.slash(playing.channel, "hint")
    assert "I would choose:" in said(result)


async def test_a_player_who_is_not_asked_gets_no_hint(playing: Table) -> None:
    mover = (await playing.asked())[0]
    other = next(actor for actor in playing.people.values() if actor is not mover)
    assert "nothing to hint at" in said(await other.slash(playing.channel, "hint"))
    assert "You're watching" in said(await playing.watcher.slash(playing.channel, "hint"))


async def test_without_a_game_or_before_it_there_is_no_hint(table: Table) -> None:
    assert "/game new" in said(await table.watcher.slash(table.channel, "hint"))
    await table.open_lobby()
    assert "still in the lobby" in said(await table.people["Ada"].slash(table.channel, "hint"))


async def test_a_table_can_play_without_hints(table: Table) -> None:
    lobby = await table.open_lobby()
    result = await table.people["Bo"].click(lobby, label="Game options")
    assert "Only the host" in said(result)
    await set_options(table.people["Ada"], lobby, also=[])
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and not game.hints
    await table.people["Ada"].click(lobby, label="Start")
    await table.choose_recruits()
    mover = (await table.asked())[0]
    result = await mover.slash(table.channel, "hint")
    assert "without hints" in said(result) and result.ephemeral


async def test_a_choice_of_recruits_gets_a_hint_too(table: Table) -> None:
    await table.start()
    result = await table.people["Ada"].slash(table.channel, "hint")
    assert "I would choose:" in said(result)


async def test_every_question_of_a_game_has_a_hint_that_fits(playing: Table) -> None:
    asks = set()
    for seed in range(3):
        for _ in range(40):
            position = await play_on(playing, turns=None, seed=seed, until=lambda moved: True)
            if position.over:
                break
            for prompt in position.prompts:
                view = await playing.bot.games.view(position.game.id, prompt.seat)
                found = hint(view, prompt, Random(1), budget=0)
                assert found.answer in prompt.answers()
                text = move_in_words(prompt, found.answer, W, view)
                assert 0 < len(text) < 1500
                asks.add(prompt.ask)
    assert {"act"} < asks


async def test_no_hint_in_a_finished_game(playing: Table) -> None:
    await play_on(playing)
    assert "nothing to hint at" in said(await playing.people["Ada"].slash(playing.channel, "hint"))


async def test_a_hint_requested_just_before_a_move_is_not_about_the_next_question(
    playing: Table, monkeypatch: pytest.MonkeyPatch, hints: list[tuple[View, Hint]]
) -> None:
    mover = (await playing.asked())[0]
    see = playing.bot.games.view
    moved: list[int] = []

    async def after_a_move(game_id: int, seat: int | None) -> View:
        if not moved:
            moved.append(1)
            await play_on(playing, turns=1)
        return await see(game_id, seat)

    monkeypatch.setattr(playing.bot.games, "view", after_a_move)
    text = said(await mover.slash(playing.channel, "hint"))
    assert "I would choose:" not in text and text and not hints
    assert not playing.bot.unexpected_errors


async def test_the_panel_has_a_hint_that_names_the_best_and_the_next_best_choice(playing: Table) -> None:
    mover = (await playing.asked())[0]
    before = await playing.position()
    panel = shown(await playing.take_turn(mover))
    result = await mover.click(panel, label="Hint")
    told = result.followups[-1].content
    best, second = told.split("\n")
    choices = [
        label(prompt, o, W, view) for prompt, view in [await asked_now(playing)] for o in prompt.options
    ]
    assert any(f"I would choose: {one}." in best for one in choices)
    assert any(second == f"Next best: {one}." for one in choices) and second not in best
    assert offers(panel), "the panel stays"
    assert (await playing.position()).length == before.length


async def asked_now(table: Table) -> tuple[Prompt, View]:
    position = await table.position()
    return position.prompts[0], await table.bot.games.view(position.game.id, position.turn)


async def test_a_panel_has_no_hint_in_a_game_without_hints(table: Table) -> None:
    lobby = await table.open_lobby()
    await set_options(table.people["Ada"], lobby, also=[])
    await table.people["Ada"].click(lobby, label="Start")
    await table.choose_recruits()
    mover = (await table.asked())[0]
    assert "hint" not in verbs(shown(await table.take_turn(mover)))
