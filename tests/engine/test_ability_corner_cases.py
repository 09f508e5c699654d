"""Rare combinations of several recruits, unpaid prices and unusual answers."""

from __future__ import annotations

import pytest

from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import Game, Turn, Worker
from tests.engine.playing import position, set_table


def ids(prompt: Prompt) -> list[str]:
    return [option.id for option in prompt.options]


def asked(match: Match) -> Prompt:
    (prompt,) = match.prompts
    return prompt


def bump_at(space: str, me: dict, victim: dict | None = None, **game) -> Game:
    """Seat 0 may bump a worker of seat 1 with knowledge 4 from a space."""
    table = set_table(me, {"available": [1], "placed": 1} | (victim or {}), **game)
    table.workers = {space: (Worker(1, 4),)}
    return table


def built(table: Game, tile: str, lot: str = "euphoria_upper") -> Game:
    """A market on which everybody has a token, so that its penalty applies to nobody."""
    table.built[lot] = tile
    table.tiles.remove(tile)
    for player in table.players:
        player.tokens[f"market_{lot}"] = 1
    return table


@pytest.mark.parametrize("die", ["9" * 5000, "٣", "01", ""])
def test_a_number_without_a_die_is_refused(die):
    match = Match.of(set_table({"available": [1, 3]}, {}))
    before = position(match)
    with pytest.raises(Refused, match="refused-no-such-worker"):
        match.answer(0, f"place:{die}:generator")
    assert position(match) == before


def test_only_the_new_worker_may_be_placed_at_once():
    """Chase's new die is not part of the double, so the refusal has a different reason."""
    table = set_table({"available": [2, 2], "goods": {"energy": 3}, "recruits": ["chase"]}, {})
    match = Match.of(table)
    match.answer(0, "place:2:tank_energy")
    match.answer(CHANCE, [5])
    assert asked(match).key == "chase"
    for action, reason in (
        ("place:5:tank_water", "refused-cannot-pay"),
        ("place:5:market_euphoria_upper", "refused-not-built"),
        ("place:2:generator", "refused-not-an-option"),
    ):
        with pytest.raises(Refused, match=reason):
            match.answer(0, action)


def test_a_card_that_the_price_needs_cannot_be_discarded():
    """Phil draws with the Geek's ability, so a card must be discarded: not the book that the market costs."""
    me = {"goods": {"food": 1}, "artifacts": ["book"], "morale": 3, "knowledge": 1}
    table = bump_at("market_euphoria_upper", me | {"recruits": ["phil", "geek"]}, {"recruits": ["gary"]})
    match = Match.of(built(table, "literacy_center"))
    match.answer(0, "place:2:market_euphoria_upper")
    match.answer(CHANCE, [1])
    for recruit in ("phil", "geek"):
        assert asked(match).key == recruit
        match.answer(0, "yes")
    match.answer(CHANCE, ["bat", "bear"])
    assert asked(match).key == "geek"
    assert ids(asked(match)) == ["bat", "bear"]
    match.answer(0, "bear")
    assert match.view(0).players[0].tokens["territory_euphoria"] == 1


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_draw_that_is_needed_to_pay_need_not_use_another_ability(answer):
    """Phil must draw a card to pay. He does so with or without the Geek's ability, so that can be declined."""
    me = {"goods": {"water": 4}, "morale": 3, "knowledge": 1, "recruits": ["phil", "geek"]}
    table = bump_at("market_euphoria_upper", me, {"recruits": ["gary"]})
    match = Match.of(built(table, "spa"))
    match.answer(0, "place:2:market_euphoria_upper")
    match.answer(CHANCE, [1])
    assert (asked(match).key, ids(asked(match))) == ("geek", ["yes", "no"]), (
        "Phil must draw without being asked, because nothing else can pay"
    )
    match.answer(0, answer)
    match.answer(CHANCE, ["bat", "bear"] if answer == "yes" else ["bat"])
    if answer == "yes":
        match.answer(0, "bat")
    assert match.view(0).players[0].tokens["territory_euphoria"] == 1


def test_two_cards_instead_of_one_may_pay():
    """The revised Gambler draws two cards, which also pay a price that needs one."""
    me = {"goods": {"water": 4}, "morale": 3, "knowledge": 1, "recruits": ["phil", "jonathan_gambler"]}
    table = bump_at("market_euphoria_upper", me, {"recruits": ["gary"]})
    table.edition = "revised"
    match = Match.of(built(table, "spa"))
    match.answer(0, "place:2:market_euphoria_upper")
    match.answer(CHANCE, [1])
    assert (asked(match).key, ids(asked(match))) == ("jonathan_gambler", ["yes", "no"])


def test_morale_gained_with_knowledge_makes_room_for_a_card_to_pay():
    """Nick gains morale for Phil's knowledge, so three cards can be held and paid."""
    me = {"artifacts": ["bat", "bear"], "morale": 2, "knowledge": 1, "recruits": ["phil", "nick"]}
    table = bump_at("wind_saloon", me, {"recruits": ["gary"]})
    match = Match.of(table)
    match.answer(0, "place:2:wind_saloon")
    match.answer(CHANCE, [1])
    match.answer(CHANCE, ["book"])
    me_now = match.view(0).players[0]
    assert (me_now.morale, me_now.artifact_count, me_now.tokens) == (4, 0, {"territory_icarus": 1})


def test_knowledge_lost_with_morale_makes_room_to_pay_with_knowledge():
    """With Curtis, Rebecca's two morale also lose two knowledge, so Matthew can pay with one knowledge."""
    recruits = ["curtis", "rebecca", "matthew"]
    table = bump_at("subterran_tunnel", {"morale": 3, "knowledge": 6, "recruits": recruits})
    match = Match.of(table)
    match.answer(0, "place:2:subterran_tunnel")
    match.answer(CHANCE, [1])
    assert (asked(match).key, ids(asked(match))) == ("rebecca", ["gold", "stone", "clay"])
    match.answer(0, "gold")
    match.answer(0, "stone")
    assert (match.view(0).players[0].morale, match.view(0).players[0].knowledge) == (1, 5)


def test_a_hand_that_shrinks_does_not_grow_again():
    """After Rebecca's price only one card is left in hand; what Nick and Phil gain later cannot restore the pair."""
    me = {"artifacts": ["bear", "bear", "bat"], "morale": 3, "knowledge": 1}
    table = bump_at("wind_saloon", me | {"recruits": ["phil", "nick", "rebecca"]}, {"recruits": ["gary"]})
    match = Match.of(table)
    match.answer(0, "place:2:wind_saloon")
    match.answer(CHANCE, [1])
    assert (asked(match).key, ids(asked(match))) == ("phil", ["yes", "no"]), "Rebecca must not be offered yet"
    match.answer(0, "no")
    assert asked(match).key == "price"


@pytest.mark.parametrize(("bliss", "payable"), [(0, True), (1, False)])
def test_an_ability_that_no_opponent_can_prevent_counts_for_paying(bliss, payable):
    """Without bliss, Amanda cannot prevent the revised Julia from getting her resource."""
    me = {"goods": {"energy": 4}, "morale": 3, "recruits": ["julia"]}
    goods = {"bliss": bliss} if bliss else {}
    table = bump_at("market_euphoria_upper", me, {"recruits": ["amanda"], "goods": goods})
    table.edition = "revised"
    match = Match.of(built(table, "courthouse"))
    assert ("place:2:market_euphoria_upper" in ids(asked(match))) == payable


def test_an_ability_that_would_make_the_price_unpayable_is_not_offered():
    """Phil's knowledge would leave no room for Matthew's, so only Rebecca is offered, without choosing an order."""
    me = {"morale": 3, "knowledge": 4, "recruits": ["phil", "matthew", "rebecca"]}
    match = Match.of(bump_at("subterran_tunnel", me, {"recruits": ["gary"]}))
    match.answer(0, "place:2:subterran_tunnel")
    match.answer(CHANCE, [1])
    assert (asked(match).ask, asked(match).key) == ("ability", "rebecca")
    match.answer(0, "gold")
    assert asked(match).ask == "benefit"


def test_morale_lost_for_a_double_leaves_what_the_price_needs():
    """House rule: losing morale for the second die forces a discard, but not of the card that the market costs."""
    me = {"available": [2], "placed": 1, "goods": {"food": 1}, "artifacts": ["bat", "book"], "morale": 2}
    table = set_table(me, {}, turn=Turn(1, 0, True, 2, 1))
    table.variants = ("doubles_cost",)
    table.workers = {"generator": (Worker(0, 2),)}
    match = Match.of(built(table, "literacy_center"))
    match.answer(0, "place:2:market_euphoria_upper")
    me_now = match.view(0).players[0]
    assert (me_now.morale, me_now.artifacts, me_now.tokens["territory_euphoria"]) == (1, (), 1)


def test_morale_lost_for_a_double_also_loses_knowledge():
    """House rule with Curtis: losing morale for the second die also loses knowledge, which makes room to pay."""
    me = {"available": [2], "placed": 1, "knowledge": 6, "morale": 2, "recruits": ["curtis", "matthew"]}
    table = bump_at("subterran_tunnel", me, turn=Turn(1, 0, True, 2, 1))
    table.variants = ("doubles_cost",)
    table.workers["generator"] = (Worker(0, 2),)
    match = Match.of(table)
    match.answer(0, "place:2:subterran_tunnel")
    match.answer(CHANCE, [1])
    assert asked(match).ask == "benefit"
    assert match.view(0).players[0].knowledge == 6


@pytest.mark.parametrize(("allegiance", "miner"), [(7, 6), (8, 5)])
def test_hidden_recruits_are_activated_once(allegiance, miner):
    """All hidden recruits of the faction are active already, so the second threshold reveals nothing."""
    table = set_table({"goods": {"energy": 1}}, {"hidden": ["ian"]})
    table.allegiance["euphorian"], table.miner["euphorian"] = allegiance, miner
    match = Match.of(table)
    events = match.answer(0, "place:1:generator" if miner == 6 else "place:1:euphorian_tunnel")
    if miner == 5:
        events += match.answer(0, "gold")
    assert (table.allegiance["euphorian"], table.miner["euphorian"]) == (8, 6)
    assert not any(event.reveal for event in events)
    assert match.undo_refusal(0) is None
