"""Trade offers between two players; an accepted one is one commit."""

from __future__ import annotations

import pytest

from bot.engine.events import Traded
from bot.engine.state import Game
from bot.games import Games, Refused
from bot.store.records import StandingAnswer
from tests.databases import Place
from tests.games.helpers import PLACE, reason

from .helpers import open_games, seat_at


def holdings(state: Game) -> None:
    state.players[0].goods, state.players[0].artifacts = {"gold": 2, "energy": 1, "food": 2}, ["book"]
    state.players[1].goods, state.players[1].artifacts = {"stone": 1, "water": 1}, ["bat"]


async def test_the_player_on_turn_offers_and_the_other_accepts(games: Games, place: Place):
    game = await seat_at(games, holdings)
    offer = await games.trade.offer(game, 0, 1, {"gold": 1, "book": 1}, {"stone": 1, "bat": 1}, user_id=10)
    assert await games.log.rows(game) == []
    moved = await games.trade.accept(game, offer.id, 1, user_id=11, interaction_id=70)
    [told] = [event for event in moved.events if isinstance(event, Traded)]
    [known] = [event for event in moved.seen_by(1) if isinstance(event, Traded)]
    assert told.artifacts == () and known.artifacts == (("book",), ("bat",))
    assert moved.hands_changed == {0, 1} and moved.waiting == (0,) and moved.new_turn is False
    mine, theirs = (await games.view(game, 0)).players[0], (await games.view(game, 1)).players[1]
    assert mine.artifacts == ("bat",) and theirs.artifacts == ("book",)
    assert mine.goods == {"gold": 1, "energy": 1, "food": 2, "stone": 1}
    assert (await games.trade.accept(game, offer.id, 1, user_id=11, interaction_id=70)).duplicate
    assert (
        await reason(games.trade.accept(game, offer.id, 1, user_id=11, interaction_id=71))
        == "refused-offer-gone"
    )
    other = await open_games(place)
    assert await other.view(game, 0) == await games.view(game, 0)
    await other.store.close()


async def test_the_other_side_may_offer_first(games: Games):
    game = await seat_at(games, holdings)
    offer = await games.trade.offer(game, 1, 0, {"stone": 1}, {"gold": 2}, user_id=11)
    moved = await games.trade.accept(game, offer.id, 0, user_id=10)
    assert moved.waiting == (0,)
    assert (await games.view(game, None)).players[1].goods == {"water": 1, "gold": 2}
    assert [(row.seat, row.user_id) for row in await games.log.rows(game)] == [(0, 10), (1, 11)]


async def test_counter_offers_decline_and_withdraw(games: Games):
    game = await seat_at(games, holdings)
    first = await games.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=10)
    second = await games.trade.offer(game, 1, 0, {"stone": 1}, {"gold": 2}, user_id=11, counter_of=first.id)
    assert [offer.id for offer in await games.offers.open(game)] == [second.id]
    assert await reason(games.trade.accept(game, first.id, 1, user_id=11)) == "refused-offer-gone"
    assert await reason(games.trade.decline(game, second.id, 1, user_id=11)) == "refused-offer-gone"
    assert (await games.trade.decline(game, second.id, 0, user_id=10)).status == "declined"
    third = await games.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=10)
    assert await reason(games.trade.withdraw(game, third.id, 1, user_id=11)) == "refused-offer-gone"
    assert await reason(games.trade.withdraw(game, third.id, 0, user_id=11)) == "refused-not-your-seat"
    assert (await games.trade.withdraw(game, third.id, 0, user_id=10)).status == "withdrawn"
    assert await games.offers.open(game) == [] and await games.log.rows(game) == []


async def test_offers_end_with_the_turn(games: Games):
    game = await seat_at(games, holdings)
    offer = await games.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=10)
    moved = await games.play.answer(game, 0, [PLACE], user_id=10)
    assert moved.new_turn and await games.offers.open(game) == []
    assert await reason(games.trade.accept(game, offer.id, 1, user_id=11)) == "refused-offer-gone"


async def test_offered_goods_must_still_be_available(games: Games):
    game = await seat_at(games, holdings)
    one = await games.trade.offer(game, 0, 1, {"gold": 2}, {"stone": 1}, user_id=10)
    two = await games.trade.offer(game, 0, 1, {"gold": 2}, {"water": 1}, user_id=10)
    await games.trade.accept(game, one.id, 1, user_id=11)
    assert await reason(games.trade.accept(game, two.id, 1, user_id=11)) == "refused-offer-spent"
    # A card that the partner does not have can be asked for, since hands are hidden, but the offer cannot be accepted.
    three = await games.trade.offer(game, 0, 1, {"food": 1}, {"game": 1}, user_id=10)
    before = await games.position(game)
    assert await reason(games.trade.accept(game, three.id, 1, user_id=11)) == "refused-trade-own"
    assert await games.position(game) == before


async def test_an_offer_needs_the_player_on_turn_and_both_sides(games: Games):
    game = await seat_at(games, holdings, players=3)
    assert (
        await reason(games.trade.offer(game, 1, 2, {"stone": 1}, {"gold": 1}, user_id=11))
        == "refused-trade-partner"
    )
    assert (
        await reason(games.trade.offer(game, 0, 7, {"gold": 1}, {"stone": 1}, user_id=10))
        == "refused-trade-partner"
    )
    assert (
        await reason(games.trade.offer(game, 0, 1, {}, {"stone": 1}, user_id=10)) == "refused-trade-one-sided"
    )
    assert (
        await reason(games.trade.offer(game, 0, 1, {"clay": 1}, {"stone": 1}, user_id=10))
        == "refused-trade-own"
    )
    assert (
        await reason(games.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=11))
        == "refused-not-your-seat"
    )


async def test_always_declining_does_not_withdraw_ones_own_offer(games: Games):
    game = await seat_at(games, holdings)
    await games.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=11)
    offer = await games.trade.offer(game, 1, 0, {"stone": 1}, {"gold": 1}, user_id=11)
    await games.trade.accept(game, offer.id, 0, user_id=10)
    assert (await games.view(game, None)).players[0].goods["stone"] == 1


async def test_no_trade_during_another_question(games: Games):
    game = await seat_at(games, holdings)
    offer = await games.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=10)
    moved = await games.play.answer(game, 0, ["place:5:euphorian_tunnel"], user_id=10)
    assert moved.waiting == (0,) and not moved.new_turn
    before = await games.position(game)
    with pytest.raises(Refused):
        await games.trade.accept(game, offer.id, 1, user_id=11)
    assert await games.position(game) == before and len(await games.offers.open(game)) == 1
