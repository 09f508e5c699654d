"""Trades: offering, answering, withdrawing, and their end with the turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.engine.prompts import propose
from bot.engine.state import Game
from bot.language.words import words
from cogs.kit.replies import Sorry
from cogs.kit.typed_things import read_things
from tests.cogs.fast_forward import set_position
from tests.cogs.situations import goods, with_goods
from tests.cogs.table import (
    Table,
    Unrefreshed,
    custom_id,
    filled,
    offers,
    said,
    shown,
    verbs,
    was_ephemeral,
)

pytestmark = pytest.mark.slow


async def offered(table: Table) -> tuple[MemberActor, MemberActor, discord.Message]:
    actor, other = await with_goods(table)
    result = await actor.slash(
        table.channel, "trade", player=other.user.global_name, give="1 energy", get="food"
    )
    assert "offer" in said(result)
    message = next(m for m in reversed(table.messages) if "offers" in m.content)
    assert other.mention in message.content and table.pinged(message) == [other.id]
    return actor, other, message


async def test_an_offer_is_accepted(playing: Table) -> None:
    actor, other, message = await offered(playing)
    before = await goods(playing)
    done = shown(await other.click(message, label="Accept"))
    assert done.ephemeral and "energy" in done.content
    after = await goods(playing)
    assert after != before and sum(sum(side.values()) for side in after) == sum(
        sum(side.values()) for side in before
    )
    settled = next(m for m in playing.messages if m.id == message.id)
    assert not settled.components
    assert "1 energy for 1 food" in settled.content and settled.content.endswith("The trade is done.")
    told = playing.private(actor)[-1]
    assert f"{other.user.global_name} accepted your trade." in told.content
    assert "You gave 1 energy and got 1 food." in told.content
    assert offers(shown(await actor.user.click(told, label="Back to your turn")))
    assert [one.id for one in await playing.asked()] == [actor.id], "a trade must not end the turn"


async def test_an_offer_is_declined_withdrawn_and_not_for_others(playing: Table) -> None:
    actor, other, message = await offered(playing)
    assert "watching" in said(await playing.watcher.click(message, label="Accept"))
    for label in ("Accept", "Decline", "Other offer"):
        assert "hasn't answered" in said(await actor.click(message, label=label))
    assert "between two others" in said(await other.click(message, label="Withdraw"))
    await other.click(message, label="Decline")
    told = playing.private(actor)[-1].content
    assert f"{other.user.global_name} declined your trade:** your 1 energy for 1 food." in told
    assert "declined" in next(m for m in playing.messages if m.id == message.id).content
    before = await goods(playing)
    result = await actor.slash(
        playing.channel, "trade", player=other.user.global_name, give="energy", get="food"
    )
    assert "offer" in said(result)
    message = next(m for m in reversed(playing.messages) if "offers" in m.content)
    old = Unrefreshed(playing, message)
    await actor.click(message, label="Withdraw")
    assert "over" in said(await old.click(other, "Accept"))
    assert await goods(playing) == before


async def test_a_trade_takes_five_presses_and_one(playing: Table) -> None:
    """Take your turn, Trade, what is given, what is asked for, send; and the partner accepts in one press, from a
    message that says what they give and get."""
    actor, other = await with_goods(playing)
    panel = shown(await playing.take_turn(actor))
    form = await actor.click(panel, custom_id=custom_id(panel, "trade"))
    assert form.modal is not None
    (partner,) = form.modal["components"][0]["component"]["options"]
    assert partner["label"] == other.user.global_name and partner["description"] == "Has 1 food", partner
    sent = await actor.submit_modal(form, filled(form, give=["energy:1"], get=["food:1"]))
    assert "has your offer: you give 1 energy and get 1 food" in said(sent)
    assert offers(shown(await actor.click(shown(sent), label="Back to your turn")))
    before = await goods(playing)
    message = playing.private(other)[-1]
    assert "You give: **1 food**" in message.content and "You get: **1 energy**" in message.content
    done = shown(await other.user.click(message, label="Accept"))
    assert "energy" in done.content and await goods(playing) != before


async def test_the_form_says_who_has_what(tmp_path: Path) -> None:
    table = await Table.create(tmp_path / "games.sqlite3", players=3)
    await table.start()
    await table.choose_recruits()

    def two_with_goods(state: Game) -> None:
        state.players[0].goods = {"energy": 1}
        state.players[1].goods, state.players[1].artifacts = {"food": 2}, ["bat"]

    await set_position(table, two_with_goods)
    ada = table.people["Ada"]
    panel = shown(await table.take_turn(ada))
    form = await ada.click(panel, custom_id=custom_id(panel, "trade"))
    assert form.modal is not None
    partners = form.modal["components"][0]["component"]["options"]
    assert {one["label"]: one["description"] for one in partners} == {
        "Bo": "Has 2 food and 1 artifact",
        "Cy": "Has nothing to trade",
    }
    await table.clear()


async def test_cards_are_named_in_private_before_an_answer(playing: Table) -> None:
    def a_card(state: Game) -> None:
        state.players[0].artifacts = ["bat"]
        state.players[1].goods = {"food": 1}

    await set_position(playing, a_card)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    await ada.slash(playing.channel, "trade", player="Bo", give="bat", get="food")
    message = next(m for m in reversed(playing.messages) if "offers" in m.content)
    assert "1 artifact" in message.content and "accept" not in verbs(message)
    panel = shown(await bo.click(message, label="Answer the offer"))
    assert "You get: **1 bat**" in panel.content
    await bo.click(panel, label="Accept")
    assert (await playing.bot.games.view(1, 1)).me.artifacts == ("bat",)


async def test_goods_given_away_meanwhile_cannot_be_traded(playing: Table) -> None:
    actor, other, first = await offered(playing)
    await actor.slash(playing.channel, "trade", player=other.user.global_name, give="energy", get="food")
    second = next(m for m in reversed(playing.messages) if "offers" in m.content)
    await spend(playing, actor, "energy")
    for message in (first, second):
        result = await other.click(message, label="Accept")
        assert "no longer have everything they offered" in said(result)


async def spend(table: Table, actor: MemberActor, good: str) -> None:
    """Remove a good as if it had been paid."""
    seat = (await table.position()).game.seat_of(actor.id)
    assert seat is not None
    loaded = await table.bot.games.loaded.load(1)
    loaded.match._game.players[seat.seat].goods.pop(good)


async def test_a_counter_offer(playing: Table) -> None:
    actor, other, message = await offered(playing)
    form = await other.click(message, label="Other offer")
    await other.submit_modal(form, filled(form, give=["food:1"], get=["energy:1"]))
    counter = next(m for m in reversed(playing.messages) if "offers" in m.content)
    assert counter.id != message.id and actor.mention in counter.content
    assert not next(m for m in playing.messages if m.id == message.id).components
    before = await goods(playing)
    await actor.click(counter, label="Accept")
    assert await goods(playing) != before


async def test_offers_end_with_the_turn(playing: Table) -> None:
    actor, _, message = await offered(playing)
    position = await playing.position()
    view = await playing.bot.games.view(position.game.id, position.turn)
    await actor.slash(playing.channel, "place", worker=view.me.available[0], space="cloud_mine")
    while (await playing.position()).turn == position.turn:
        await actor.slash(playing.channel, "done")
    settled = next(m for m in playing.messages if m.id == message.id)
    assert "ended" in settled.content and not settled.components


async def test_impossible_trades_are_explained(playing: Table) -> None:
    actor, other = await with_goods(playing)
    name = other.user.global_name
    for give, sentence in (("9 gold", "don't have"), ("moonbeams", "You can't trade")):
        text = said(await actor.slash(playing.channel, "trade", player=name, give=give, get="food"))
        assert sentence in text
    assert "can't trade with" in said(
        await actor.slash(playing.channel, "trade", player="nobody", give="energy", get="food")
    )
    assert not any("offers" in m.content for m in playing.messages)


async def test_the_panel_has_a_trade_button(playing: Table) -> None:
    """It opens a form with the player's goods, or says that there is nothing to trade."""
    actor = (await playing.asked())[0]
    panel = shown(await playing.take_turn(actor))
    empty = await actor.click(panel, custom_id=custom_id(panel, "trade"))
    assert "You have nothing to trade with" in said(empty) and was_ephemeral(empty)
    await with_goods(playing)
    panel = shown(await playing.take_turn(actor))
    form = await actor.click(panel, custom_id=custom_id(panel, "trade"))
    assert form.modal is not None
    give = form.modal["components"][1]["component"]
    assert {"1 energy", "Several"} & {option["label"] for option in give["options"]}, give


async def test_goods_and_cards_are_completed(playing: Table) -> None:
    actor, other = await with_goods(playing)
    names = await actor.autocomplete(playing.channel, "trade", "player", "")
    assert [choice["name"] for choice in names] == [other.user.global_name]
    things = await actor.autocomplete(playing.channel, "trade", "give", "1 energy, 2 bo")
    assert [choice["value"] for choice in things] == ["1 energy, 2 books"]


def test_things_are_read_as_people_write_them() -> None:
    w = words("en")
    assert read_things("2 energy, book", w) == {"energy": 2, "book": 1}
    assert read_things("3x water + 2 books; Gold", w) == {"water": 3, "book": 2, "gold": 1}
    with pytest.raises(Sorry):
        read_things("moonbeams", w)
    with pytest.raises(Sorry):
        read_things(" , ", w)


async def test_a_question_off_turn_pings_and_is_answered_from_the_direct_message(playing: Table) -> None:
    """A trade that the rules ask about is such a question: the game waits for the partner."""
    actor, other = await with_goods(playing)
    position = await playing.position()
    partner = next(seat.seat for seat in position.game.seats if seat.user_id == other.id)
    proposal = propose(partner, {"energy": 1}, {"food": 1})
    with playing.env.time_context():
        moved = await playing.bot.games.play.answer(
            position.game.id, position.turn, [proposal], user_id=actor.id, interaction_id=99
        )
        cog: Any = playing.bot.get_cog("Announcements")
        await cog.announcer.show(moved)
    table_message = playing.newest
    assert playing.pinged(table_message) == [other.id] and "answer the trade" in table_message.content
    assert "isn't your move" in said(await actor.click(table_message, label="Answer"))
    assert f"turn is waiting for <@{other.id}>." in said(await actor.slash(playing.channel, "recap"))
    message = playing.private(other)[-1]
    assert "energy" in message.content
    panel = shown(await other.user.click(message, label="Answer"))
    before = await goods(playing)
    await other.user.click(panel, label="Agree")
    assert await goods(playing) != before
    assert not next(m for m in playing.private(other) if m.id == message.id).components
    assert playing.pinged(playing.newest) == [actor.id], (
        "the player on turn must be pinged when the game continues"
    )
    assert table_message.id != playing.newest.id
