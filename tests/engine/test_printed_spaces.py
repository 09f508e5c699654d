"""What is printed on a space is what is paid and gained there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from bot.engine import events as e
from bot.engine.board import ARTIFACTS, LOTS, MARKETS, MOST, SITE_ON, SPACES, tile_at
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.space_kinds import RULES
from bot.engine.state import Game, Options, Worker
from bot.engine.view import Printed, Yield, printed_at

from .playing import set_table

STANDS_FOR = {"artifact_pair": "book", "resource": "clay", "commodity": "food", "not_bliss": "food"}
TILES = {space: MARKETS[n] for n, space in enumerate(s for s in SPACES if s.startswith("market_"))}
CASES = [
    (space, paid, brings)
    for space in SPACES
    for paid in range(max(1, len(printed_at(space, TILES.get(space, "")).prices)))
    for brings in range(max(1, len(printed_at(space).yields)))
]


def things(price: Mapping[str, int]) -> Counter[str]:
    """Things that pay a price."""
    found: Counter[str] = Counter()
    for thing, n in price.items():
        if thing == "artifact":
            found += Counter(ARTIFACTS[:n])
        else:
            found[STANDS_FOR.get(thing, thing)] += 2 * n if thing == "artifact_pair" else n
    return found


def table(space: str, printed: Printed, price: Counter[str], brings: int) -> Game:
    cards = [thing for thing in price.elements() if thing in ARTIFACTS]
    goods = {thing: n for thing, n in price.items() if thing not in cards}
    me = {
        "available": [2],
        "goods": goods,
        "artifacts": cards,
        "morale": MOST - 2,
        "recruits": ["ben"],
        "hidden": [],
    }
    game = set_table(me, {"recruits": ["gary"], "hidden": []})
    faction = SPACES[space].faction
    if space.endswith("_tunnel_end"):
        game.miner[faction] = 9
        game.players[0].recruits = [
            {"euphorian": "ben", "subterran": "maggie", "wastelander": "ian"}[faction]
        ]
    if space in TILES:
        game.built[space.removeprefix("market_")] = TILES[space]
        game.players[0].tokens[space] = 1  # so that no penalty is in the way
    if printed.totals:
        totals = (0, *printed.totals)
        others = totals[brings] + 1 - 2
        if others > 0:
            game.workers[space] = (
                tuple(Worker(1, n) for n in (6, others - 6) if n > 0) if others > 6 else (Worker(1, others),)
            )
            game.players[1].placed = len(game.workers[space])
    return game


@pytest.mark.parametrize(("space", "paid", "brings"), CASES)
def test_a_visit_pays_and_gains_what_is_printed(space: str, paid: int, brings: int) -> None:
    printed = printed_at(space, TILES.get(space, ""))
    price = things(printed.prices[paid]) if printed.prices else Counter()
    expected = printed.yields[brings] if printed.yields else Yield()
    match = Match.of(table(space, printed, price, brings))
    happened = match.answer(0, f"place:2:{space}")
    while match.turn_number == 1 and not match.over:
        if match.chance is not None:
            chance = match.chance
            drawn = [1] * chance.count if chance.key == "dice" else list(chance.weights)[: chance.count]
            happened += match.answer(CHANCE, drawn)
            continue
        (prompt,) = match.prompts
        options = [option.id for option in prompt.options]
        choice = options[brings] if prompt.ask == "benefit" and len(printed.yields) > 1 else options[0]
        happened += match.answer(prompt.seat, choice)
    mine = [event for event in happened if getattr(event, "seat", 0) == 0]
    spent = Counter[str]()
    gained = Counter[str]()
    for event in mine:
        if isinstance(event, e.Paid):
            spent += Counter(event.goods) + Counter(event.artifacts)
        elif isinstance(event, e.GoodsGained):
            gained += Counter(event.goods)
    assert spent == price
    general = Counter({"resource": sum(gained.values())}) if "resource" in expected.goods else gained
    assert general == Counter(expected.goods)
    found = Yield(
        expected.goods,
        artifacts=sum(event.count for event in mine if isinstance(event, e.ArtifactsDrawn)),
        knowledge=sum(event.change for event in mine if isinstance(event, e.KnowledgeChanged)),
        morale=sum(event.change for event in mine if isinstance(event, e.MoraleChanged)),
        allegiance="".join(event.faction for event in mine if isinstance(event, e.AllegianceAdvanced)),
        miner="".join(event.faction for event in mine if isinstance(event, e.MinerMoved)),
        token=any(isinstance(event, e.TokenPlaced) for event in mine),
        token_on_market=expected.token_on_market,
        worker=any(isinstance(event, e.WorkerGained) for event in mine),
    )
    assert found == expected


def test_every_space_has_something_printed() -> None:
    for space in SPACES:
        printed = printed_at(space, TILES.get(space, ""))
        assert printed.prices or printed.yields
        assert len(printed.totals) == (len(printed.yields) - 1 if printed.totals else 0)


@pytest.mark.parametrize("space", SPACES)
def test_a_token_may_be_placed_on_markets_only_where_printed(space):
    match = Match.new(Options.simple(3))
    game = match.copy_state()
    game.built = dict(zip(LOTS, MARKETS, strict=False))
    places = RULES[space].token_places(game, game.players[0])
    printed = printed_at(space, TILES.get(space, ""))
    assert any(brings.token for brings in printed.yields) == bool(places)
    assert any(brings.token_on_market for brings in printed.yields) == any(
        tile_at(p, game.built) for p in places
    )


def test_only_sites_are_printed_as_construction():
    assert {space for space in SPACES if printed_at(space).construction} == set(SITE_ON.values())
