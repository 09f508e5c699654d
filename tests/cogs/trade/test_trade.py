"""Trades: offering, answering, withdrawing, and their end with the turn."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.engine.prompts import propose
from bot.language.words import words
from cogs.kit.replies import Sorry
from cogs.kit.typed_things import read_things
from tests.cogs.situations import goods, with_goods
from tests.cogs.table import Table, custom_id, filled, said, shown, was_ephemeral

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
    panel = shown(await other.click(message, label="Answer the offer"))
    assert panel.ephemeral and "energy" in panel.content
    await other.click(panel, label="Accept")
    after = await goods(playing)
    assert after != before and sum(sum(side.values()) for side in after) == sum(
        sum(side.values()) for side in before
    )
    settled = next(m for m in playing.messages if m.id == message.id)
    assert not settled.components
    assert [one.id for one in await playing.asked()] == [actor.id], "a trade must not end the turn"


async def test_an_offer_is_declined_withdrawn_and_not_for_others(playing: Table) -> None:
    actor, other, message = await offered(playing)
    assert "watching" in said(await playing.watcher.click(message, label="Answer the offer"))
    assert "not answered" in said(await actor.click(message, label="Answer the offer"))
    assert "between two others" in said(await other.click(message, label="Withdraw"))
    panel = shown(await other.click(message, label="Answer the offer"))
    await other.click(panel, label="Decline")
    assert "declined" in next(m for m in playing.messages if m.id == message.id).content
    before = await goods(playing)
    result = await actor.slash(
        playing.channel, "trade", player=other.user.global_name, give="energy", get="food"
    )
    assert "offer" in said(result)
    message = next(m for m in reversed(playing.messages) if "offers" in m.content)
    panel = shown(await other.click(message, label="Answer the offer"))
    await actor.click(message, label="Withdraw")
    assert "over" in said(await other.click(panel, label="Accept"))
    assert await goods(playing) == before


async def test_goods_given_away_meanwhile_cannot_be_traded(playing: Table) -> None:
    actor, other, first = await offered(playing)
    await actor.slash(playing.channel, "trade", player=other.user.global_name, give="energy", get="food")
    second = next(m for m in reversed(playing.messages) if "offers" in m.content)
    await spend(playing, actor, "energy")
    for message in (first, second):
        panel = shown(await other.click(message, label="Answer the offer"))
        result = await other.click(panel, label="Accept")
        assert "no longer have all of what they offered" in said(result)


async def spend(table: Table, actor: MemberActor, good: str) -> None:
    """Remove a good as if it had been paid."""
    seat = (await table.position()).game.seat_of(actor.id)
    assert seat is not None
    loaded = await table.bot.games.loaded.load(1)
    loaded.match._game.players[seat.seat].goods.pop(good)


async def test_a_counter_offer(playing: Table) -> None:
    actor, other, message = await offered(playing)
    panel = shown(await other.click(message, label="Answer the offer"))
    form = await other.click(panel, label="Other offer")
    await other.submit_modal(form, filled(form, give=["food:1"], get=["energy:1"]))
    counter = next(m for m in reversed(playing.messages) if "offers" in m.content)
    assert counter.id != message.id and actor.mention in counter.content
    assert not next(m for m in playing.messages if m.id == message.id).components
    before = await goods(playing)
    panel = shown(await actor.click(counter, label="Answer the offer"))
    await actor.click(panel, label="Accept")
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
    for give, sentence in (("9 gold", "do not have"), ("moonbeams", "You can't trade")):
        text = said(await actor.slash(playing.channel, "trade", player=name, give=give, get="food"))
        assert sentence in text
    assert "cannot trade with" in said(
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
    assert "not your move" in said(await actor.click(table_message, label="Answer"))
    assert f"turn goes on when <@{other.id}> has answered." in said(
        await actor.slash(playing.channel, "recap")
    )
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
