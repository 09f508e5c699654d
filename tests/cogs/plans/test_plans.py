"""Making plans with buttons, and playing them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.state import Game, Worker
from cogs.panel.panel import Panel
from tests.cogs.fast_forward import set_position
from tests.cogs.plans.planning import TUNNEL, adas_turn, direct_messages, move, plan, through, ticks
from tests.cogs.table import Table, Unrefreshed, labels, parts, said, shown
from tests.games.helpers import goods_for_all

pytestmark = pytest.mark.slow


async def test_a_plan_from_the_first_press_to_the_direct_message(playing: Table) -> None:
    ada, bo = await adas_turn(playing)
    asked = await bo.slash(playing.channel, "turn")
    assert "isn't your move" in said(asked)
    begun = await through(bo, asked, "Plan ahead")
    assert "as if it were your turn" in said(begun) and "Confirm" not in labels(shown(begun))
    assert "What will you do on turn 2?" in said(begun) and "It's your turn" not in said(begun)
    kept = await through(bo, begun, "5", "Generator")
    assert "As the game stands now" in said(kept)
    before = len(playing.messages)
    kept = await through(bo, kept, "Keep this plan")
    assert "5 → Generator" in said(kept) and "Only you can see" in said(kept)
    assert len(playing.messages) == before, "making a plan must not post anything in the channel"
    await move(playing, ada, 2, "Farm")
    first, second = playing.messages[before:]
    assert playing.pinged(first) == [] and playing.pinged(second) == [ada.id]
    assert (await playing.asked()) == [ada]
    message = playing.private(bo)[-1]
    assert "Your plan for turn" in message.content and "Generator" in message.content
    assert message.flags.suppress_notifications
    assert playing.private(ada) == [] or "plan" not in direct_messages(playing, ada)[-1]
    again = await bo.slash(playing.channel, "plan")
    assert "Plan ahead" in said(again)


async def test_a_condition_that_fails(playing: Table) -> None:
    ada, bo = await adas_turn(playing)
    made = await plan(playing, bo, "5", *TUNNEL)
    made = await ticks(bo, made, "still free", "costs no more", "keep at least 2 energy")
    made = await through(bo, made, "Keep this plan")
    assert "only if the space is still free" in said(made) and "keep at least 2 energy" in said(made)
    made = await through(bo, made, "Plan the turn after it", "Generator", "Keep this plan")
    assert "The turn after it" in said(made)
    before = len(playing.messages)
    await move(playing, ada, 2, "Euphorian Tunnel", "1 gold")
    (table_message,) = playing.messages[before:]
    assert playing.pinged(table_message) == [bo.id], "the message in the channel must ping Bo"
    message = playing.private(bo)[-1]
    assert "couldn't be played" in message.content and "in the way: Euphorian Tunnel" in message.content
    assert message.flags.suppress_notifications, (
        "the direct message must be silent, because Bo was pinged in the channel"
    )
    opened = await bo.user.click(message, label="Take your turn")
    assert "in the way" in said(opened) and "Where does the" in said(opened)
    book = await bo.user.click(message, label="My plans")
    assert "couldn't be played" in said(book) and "It's your turn: take it first" in said(book)


@pytest.mark.parametrize(
    ("choices", "only", "then", "why"),
    [
        (("5", "Generator"), (), {"available": [2, 3]}, "no longer have an available worker with knowledge 5"),
        (("5", *TUNNEL), ("keep at least 1 energy",), {"goods": {"energy": 1}}, "left with less than 1 energy"),
        (("5", *TUNNEL), (), {"goods": {}}, "can't pay for this: Euphorian Tunnel"),
        (("Retrieve · Pay nothing",), ("morale stays at 2",), {"morale": 2}, "morale would drop below 2"),
        (("Retrieve · 1 food",), (), {"goods": {"bliss": 1}}, "can't pay as you planned"),
        (("Retrieve · 1 food",), (), {"goods": {}}, "costs more than when you planned"),
        (("2", "Generator"), ("brings no less",), {"crowd": True}, "brings less than when you planned"),
    ],
)  # fmt: skip
async def test_why_a_plan_is_not_played(
    playing: Table, choices: tuple[str, ...], only: tuple[str, ...], then: dict[str, Any], why: str
) -> None:
    def stand(state: Game) -> None:
        goods_for_all(state)
        me = state.players[1]
        me.morale, me.knowledge, me.placed = 4, 3, 1
        state.workers["aquifer"] = (Worker(1, 4),)
        state.workers["generator"] = (Worker(0, 6),)

    def changed(state: Game) -> None:
        stand(state)
        for name, value in then.items():
            if name == "crowd":
                del state.workers["generator"]
            else:
                setattr(state.players[1], name, value)

    ada, bo = await adas_turn(playing, stand)
    made = await plan(playing, bo, *choices)
    if only:
        made = await ticks(bo, made, *only)
    await through(bo, made, "Keep this plan")
    await set_position(playing, changed)
    await move(playing, ada, 2, "Farm")
    assert await playing.asked() == [bo]
    assert why in direct_messages(playing, bo)[-1]


async def test_shown_changed_and_dropped(playing: Table) -> None:
    ada, bo = await adas_turn(playing)
    book = await plan(playing, bo, "5", "Generator", "Keep this plan")
    assert "If none of this works, I'll ask you" in said(book)
    for worker, space in (("2", "Farm"), ("2", "Aquifer")):
        book = await through(bo, book, "if that fails", worker, space, "Keep this plan")
    assert "if that fails" not in " ".join(labels(shown(book)))
    edit = await through(bo, book, "change plan 3")
    assert "2 → Aquifer" in said(edit)
    edit = await ticks(bo, edit, "else with another one", "brings no less")
    assert "Changed" in said(edit) and "else with another one" in said(edit)
    book = await through(bo, edit, "Try this one first")
    assert said(book).index("Aquifer") < said(book).index("Generator")
    book = await through(
        bo, book, "change plan 2", "Choose another move", "5", "Cloud Mine", "Keep this plan"
    )
    assert "Cloud Mine" in said(book) and "Generator" not in said(book)
    book = await through(bo, book, "change plan 3", "Drop this plan")
    assert "Dropped" in said(book) and "Farm" not in said(book)
    edit = await through(bo, book, "change plan 1")
    again = await through(bo, edit, "Back", "Drop all")
    assert "No plans yet" in said(again)
    await move(playing, ada, 2, "Farm")
    assert await playing.asked() == [bo], "all plans were dropped, so Bo must be asked"


async def test_buttons_that_are_too_late(playing: Table) -> None:
    ada, bo = await adas_turn(playing)
    first = await plan(playing, bo, "5", "Generator", "Keep this plan")
    old = Unrefreshed(playing, shown(first))
    second = await bo.slash(playing.channel, "plan")
    edit = await through(bo, await bo.slash(playing.channel, "plan"), "change plan 1")
    stale = Unrefreshed(playing, shown(edit))
    await through(bo, second, "Drop all")
    assert "Plan the turn before it first" in said(await old.click(bo, "Plan the turn after it"))
    assert "plan is gone" in said(await stale.click(bo, "Drop this plan"))
    for _ in range(3):
        await through(bo, await old.click(bo, "Turn 2: if that fails …"), "5", "Generator", "Keep this plan")
    full = await through(
        bo, await old.click(bo, "Turn 2: if that fails …"), "5", "Generator", "Keep this plan"
    )
    assert "that's the limit" in said(full)
    await bo.slash(playing.channel, "plan")
    await move(playing, ada, 2, "Farm")
    assert await playing.asked() == [ada]
    assert "no longer one of your next turns" in said(await old.click(bo, "Turn 2: if that fails …"))


async def test_who_cannot_plan(playing: Table) -> None:
    ada, bo = await adas_turn(playing)
    assert "watching" in said(await playing.watcher.slash(playing.channel, "plan"))
    mine = await ada.slash(playing.channel, "plan")
    assert "It's your turn: take it first" in said(mine) and "No plans yet" in said(mine)
    assert "Where does the" in said(await through(ada, mine, "Take your turn"))
    game = (await playing.position()).game
    await playing.bot.games.seats.keep(game.id, 1)
    assert "A computer is keeping your seat" in said(await bo.slash(playing.channel, "plan"))


async def test_nothing_is_planned_before_the_first_turn(table: Table) -> None:
    await table.start()
    ada = table.people["Ada"]
    assert "still being set up" in said(await ada.slash(table.channel, "plan"))


async def test_what_follows_something_hidden_cannot_be_planned(playing: Table) -> None:
    def last_stone(state: Game) -> None:
        goods_for_all(state)
        state.players[0].available, state.players[0].placed = [2], 1
        state.workers["site_euphoria_upper"] = (Worker(0, 5, 1),)

    _ada, bo = await adas_turn(playing, last_stone)
    begun = await bo.slash(playing.channel, "plan")
    site = next(label for label in labels(shown(begun)) if "onstruction" in label or "site" in label.lower())
    made = await through(bo, begun, "5", site)
    while "Keep this plan" not in labels(shown(made)):
        made = await through(bo, made, next(x for x in labels(shown(made)) if x not in ("Back",)))
    kept = await through(bo, made, "Keep this plan")
    assert "can't plan beyond it yet" in said(await through(bo, kept, "Plan the turn after it"))


async def test_the_game_continues_while_somebody_plans(playing: Table) -> None:
    _ada, bo = await adas_turn(playing)
    begun = await plan(playing, bo, "5", *TUNNEL)

    def poorer(state: Game) -> None:
        goods_for_all(state)
        state.players[1].goods = {}

    await set_position(playing, poorer)
    again = await through(bo, begun, "Keep this plan")
    assert "has moved on" in said(again)
    assert "Keep this plan" not in labels(shown(again))


async def test_a_whole_double_can_be_planned(playing: Table) -> None:
    def double(state: Game) -> None:
        goods_for_all(state)
        state.players[1].available = [4, 4]

    ada, bo = await adas_turn(playing, double)
    made = await plan(playing, bo, "Generator", "Farm")
    book = await through(bo, made, "Keep this plan")
    assert "4 → Generator · 4 → Farm" in said(book)
    before = len(playing.messages)
    await move(playing, ada, 2, "Farm")
    assert await playing.asked() == [ada] and len(playing.messages) == before + 2


async def test_too_many_answers_for_a_button(playing: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bo = await adas_turn(playing)
    begun = await bo.slash(playing.channel, "plan")
    monkeypatch.setattr(Panel, "fits", property(lambda self: not self.answers))
    assert "too many answers for one plan" in said(await through(bo, begun, "5", "Generator"))


async def test_retrieving_can_be_planned(playing: Table) -> None:
    def out(state: Game) -> None:
        goods_for_all(state)
        me = state.players[1]
        me.available, me.placed = [2], 3
        state.workers["aquifer"] = (Worker(1, 4), Worker(1, 5))
        state.workers["farm"] = (Worker(1, 1),)

    ada, bo = await adas_turn(playing, out)
    begun = await plan(playing, bo, "Choose which to retrieve")
    panel = shown(begun)
    menu = next(part for part in parts(panel) if part.get("options"))
    picked = await bo.select(panel, [o["value"] for o in menu["options"]][:2], custom_id=menu["custom_id"])
    book = await through(bo, picked, "1 food", "Keep this plan")
    assert "Retrieve " in said(book) and "Pay: 1 food" in said(book)
    book = await through(bo, book, "if that fails", "Retrieve all · 1 bliss", "Keep this plan")
    assert "Retrieve all workers · Pay: 1 bliss" in said(book)
    await move(playing, ada, 2, "Generator")
    assert await playing.asked() == [ada]


async def test_plans_survive_a_restart_and_are_played_once(playing: Table) -> None:
    ada, bo = await adas_turn(playing)
    await plan(playing, bo, "5", "Generator", "Keep this plan")
    await playing.restart()
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    ada, bo = (ada, bo) if (await playing.asked()) == [ada] else (bo, ada)
    assert "5 → Generator" in said(await bo.slash(playing.channel, "plan"))
    # The move is stored, and the process ends before it is announced.
    game = (await playing.position()).game
    await playing.bot.games.play.answer(game.id, 0, ["place:2:farm"], user_id=game.seats[0].user_id)
    await playing.restart()
    assert await playing.asked() == [ada]
    told = [text for text in direct_messages(playing, bo) if "was played" in text]
    assert len(told) == 1
    await playing.restart()
    assert len([text for text in direct_messages(playing, bo) if "was played" in text]) == 1


async def test_plans_wait_while_the_game_is_paused(playing: Table) -> None:
    _ada, bo = await adas_turn(playing)
    await plan(playing, bo, "5", "Generator", "Keep this plan")
    game = (await playing.position()).game
    await playing.bot.games.play.answer(game.id, 0, ["place:2:farm"], user_id=game.seats[0].user_id)
    await playing.bot.games.lifecycle.pause(game.id)
    await playing.restart()
    assert (await playing.position()).waiting == (1,)
    await playing.bot.games.lifecycle.resume(game.id)
    await playing.restart()
    assert (await playing.position()).waiting == (0,)


async def test_plans_are_deleted_by_an_undo(playing: Table) -> None:
    ada, bo = await adas_turn(playing)
    await move(playing, ada, 2, "Farm")
    await move(playing, bo, 2, "Farm")
    await plan(playing, bo, "Generator", "Keep this plan")
    await bo.slash(playing.channel, "undo")
    await bo.slash(playing.channel, "hand")
    assert not await playing.bot.games.store.plans.of(1)
    assert any("went back to before" in text for text in direct_messages(playing, bo))


async def test_a_forgotten_users_plans_are_deleted(playing: Table) -> None:
    _, bo = await adas_turn(playing)
    await plan(playing, bo, "5", "Generator", "Keep this plan")
    asked = await bo.slash(playing.channel, "profile forget")
    assert "your plans" in said(asked)
    await bo.click(shown(asked), label="Forget me")
    for table in ("plans", "plan_reports"):
        assert not await playing.bot.store.database.rows(f"SELECT * FROM {table}")


async def test_the_hand_and_the_end_of_a_turn_have_a_button_to_plan(playing: Table) -> None:
    ada, bo = await adas_turn(playing)
    assert "Plan ahead" in labels(shown(await bo.slash(playing.channel, "hand")))
    assert "Plan ahead" not in labels(shown(await ada.slash(playing.channel, "hand")))
    assert "Plan ahead" in labels(shown(await move(playing, ada, 2, "Farm")))
