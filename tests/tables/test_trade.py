"""Trade offers between two players; an accepted one is one commit."""

from __future__ import annotations

import pytest

from bot.engine.events import Traded
from bot.engine.state import Game
from bot.store.records import StandingAnswer
from bot.tables import Refused, Tables
from tests.databases import Place
from tests.tables.helpers import PLACE, reason

from .helpers import open_tables, seat_at


def holdings(state: Game) -> None:
    state.players[0].goods, state.players[0].artifacts = {"gold": 2, "energy": 1, "food": 2}, ["book"]
    state.players[1].goods, state.players[1].artifacts = {"stone": 1, "water": 1}, ["bat"]


async def test_the_player_on_turn_offers_and_the_other_accepts(tables: Tables, place: Place):
    game = await seat_at(tables, holdings)
    offer = await tables.trade.offer(game, 0, 1, {"gold": 1, "book": 1}, {"stone": 1, "bat": 1}, user_id=10)
    assert await tables.log(game) == []
    moved = await tables.trade.accept(game, offer.id, 1, user_id=11, interaction_id=70)
    [told] = [event for event in moved.events if isinstance(event, Traded)]
    [known] = [event for event in moved.seen_by(1) if isinstance(event, Traded)]
    assert told.artifacts == () and known.artifacts == (("book",), ("bat",))
    assert moved.hands_changed == {0, 1} and moved.waiting == (0,) and moved.new_turn is False
    mine, theirs = (await tables.view(game, 0)).players[0], (await tables.view(game, 1)).players[1]
    assert mine.artifacts == ("bat",) and theirs.artifacts == ("book",)
    assert mine.goods == {"gold": 1, "energy": 1, "food": 2, "stone": 1}
    assert (await tables.trade.accept(game, offer.id, 1, user_id=11, interaction_id=70)).duplicate
    assert (
        await reason(tables.trade.accept(game, offer.id, 1, user_id=11, interaction_id=71))
        == "refused-offer-gone"
    )
    other = await open_tables(place)
    assert await other.view(game, 0) == await tables.view(game, 0)
    await other.store.close()


async def test_the_other_side_may_offer_first(tables: Tables):
    game = await seat_at(tables, holdings)
    offer = await tables.trade.offer(game, 1, 0, {"stone": 1}, {"gold": 2}, user_id=11)
    moved = await tables.trade.accept(game, offer.id, 0, user_id=10)
    assert moved.waiting == (0,)
    assert (await tables.view(game, None)).players[1].goods == {"water": 1, "gold": 2}
    assert [(row.seat, row.user_id) for row in await tables.log(game)] == [(0, 10), (1, 11)]


async def test_counter_offers_decline_and_withdraw(tables: Tables):
    game = await seat_at(tables, holdings)
    first = await tables.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=10)
    second = await tables.trade.offer(game, 1, 0, {"stone": 1}, {"gold": 2}, user_id=11, counter_of=first.id)
    assert [offer.id for offer in await tables.trade.offers(game)] == [second.id]
    assert await reason(tables.trade.accept(game, first.id, 1, user_id=11)) == "refused-offer-gone"
    assert await reason(tables.trade.decline(game, second.id, 1, user_id=11)) == "refused-offer-gone"
    assert (await tables.trade.decline(game, second.id, 0, user_id=10)).status == "declined"
    third = await tables.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=10)
    assert await reason(tables.trade.withdraw(game, third.id, 1, user_id=11)) == "refused-offer-gone"
    assert await reason(tables.trade.withdraw(game, third.id, 0, user_id=11)) == "refused-not-your-seat"
    assert (await tables.trade.withdraw(game, third.id, 0, user_id=10)).status == "withdrawn"
    assert await tables.trade.offers(game) == [] and await tables.log(game) == []


async def test_offers_end_with_the_turn(tables: Tables):
    game = await seat_at(tables, holdings)
    offer = await tables.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=10)
    moved = await tables.play.answer(game, 0, [PLACE], user_id=10)
    assert moved.new_turn and moved.offers_expired == (offer.id,)
    assert await reason(tables.trade.accept(game, offer.id, 1, user_id=11)) == "refused-offer-gone"


async def test_offered_goods_must_still_be_available(tables: Tables):
    game = await seat_at(tables, holdings)
    one = await tables.trade.offer(game, 0, 1, {"gold": 2}, {"stone": 1}, user_id=10)
    two = await tables.trade.offer(game, 0, 1, {"gold": 2}, {"water": 1}, user_id=10)
    await tables.trade.accept(game, one.id, 1, user_id=11)
    assert await reason(tables.trade.accept(game, two.id, 1, user_id=11)) == "refused-offer-spent"
    # A card that the partner does not have can be asked for, since hands are hidden, but the offer cannot be accepted.
    three = await tables.trade.offer(game, 0, 1, {"food": 1}, {"game": 1}, user_id=10)
    before = await tables.position(game)
    assert await reason(tables.trade.accept(game, three.id, 1, user_id=11)) == "refused-trade-own"
    assert await tables.position(game) == before


async def test_an_offer_needs_the_player_on_turn_and_both_sides(tables: Tables):
    game = await seat_at(tables, holdings, players=3)
    assert (
        await reason(tables.trade.offer(game, 1, 2, {"stone": 1}, {"gold": 1}, user_id=11))
        == "refused-trade-partner"
    )
    assert (
        await reason(tables.trade.offer(game, 0, 7, {"gold": 1}, {"stone": 1}, user_id=10))
        == "refused-trade-partner"
    )
    assert (
        await reason(tables.trade.offer(game, 0, 1, {}, {"stone": 1}, user_id=10))
        == "refused-trade-one-sided"
    )
    assert (
        await reason(tables.trade.offer(game, 0, 1, {"clay": 1}, {"stone": 1}, user_id=10))
        == "refused-trade-own"
    )
    assert (
        await reason(tables.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=11))
        == "refused-not-your-seat"
    )


async def test_always_declining_does_not_withdraw_ones_own_offer(tables: Tables):
    game = await seat_at(tables, holdings)
    await tables.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=11)
    offer = await tables.trade.offer(game, 1, 0, {"stone": 1}, {"gold": 1}, user_id=11)
    await tables.trade.accept(game, offer.id, 0, user_id=10)
    assert (await tables.view(game, None)).players[0].goods["stone"] == 1


async def test_no_trade_during_another_question(tables: Tables):
    game = await seat_at(tables, holdings)
    offer = await tables.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=10)
    moved = await tables.play.answer(game, 0, ["place:5:euphorian_tunnel"], user_id=10)
    assert moved.waiting == (0,) and not moved.new_turn
    before = await tables.position(game)
    with pytest.raises(Refused):
        await tables.trade.accept(game, offer.id, 1, user_id=11)
    assert await tables.position(game) == before and len(await tables.trade.offers(game)) == 1
