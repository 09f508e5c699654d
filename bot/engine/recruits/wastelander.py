"""Wastelander recruits."""

from __future__ import annotations

from collections.abc import Iterator

from ..actions.authority import settle
from ..actions.dice import NewWorker
from ..actions.drawing import draw, take_cards
from ..actions.retrieval import Retrieval
from ..actions.tracks import advance, choose_discards, dig, gain_goods
from ..actions.workers import others_clockwise
from ..board import RESOURCES, Space
from ..cards.abilities import may, modify, when
from ..cards.clause_price import Price, Toll
from ..cards.occasions import Draw, change_knowledge, change_morale
from ..cards.prices import Way
from ..cards.purse import Purse
from ..space_kinds import RULES, Paying, Payment
from ..spaces.common import place_visit_token
from ..spaces.site import site_prices
from ..state import Game, Player, Visit
from .common import (
    RETRIEVED,
    accepts,
    alone,
    highest,
    may_take_over,
    on,
    one_of,
    outside_icarus,
    take_over,
    yes_if,
)


# Brian the Viticulturist
@modify("brian", "way", at=("market", "icarus"))
def pour_wine(game: Game, me: Player, space: Space, need: str) -> list[Way]:
    """May use food in place of bliss, anywhere."""
    return [("food", ("brian",))] if need == "bliss" else []


def _wine_at_market(game: Game, me: Player, paying: Paying) -> bool:
    return "brian" in paying.payment.uses and paying.visit.space.area != "icarus"


@when("brian", "paid", yes_if(_wine_at_market))
async def sell_wine(game: Game, me: Player, paying: Paying, choice: str) -> None:
    """Doing so on a non-Icarite market: gain 1 knowledge and advance the Wastelander allegiance 1 level."""
    await change_knowledge(game, me, 1, "brian")
    advance(game, me, "wastelander")


@modify("brian", "toll", at=("commodity", "icarus", "artifact_market"), edition="revised")
def feel_dizzy(game: Game, me: Player, space: Space) -> list[Toll]:
    """Revised: placing a worker in Icarus costs 1 morale, which must be there to lose."""
    return [_DIZZINESS] if space.area == "icarus" else []


_DIZZINESS = Toll("brian", Price(morale=1), refusal="refused-icarus-morale")


# Flartner the Luddite
@modify("flartner", "price", at=("site",))
def build_with_relics(game: Game, me: Player, visit: Visit, purse: Purse) -> Iterator[Payment]:
    """On a construction site: may pay 1 artifact instead of the resource."""
    if purse.artifacts and visit.space.kind == "site":
        for card in sorted(set(purse.artifacts)):
            for slot in site_prices(game, visit.space.id).values():
                yield Payment((card,), ("flartner",), slot=slot)


@when("flartner", "paid", yes_if(lambda game, me, paying: "flartner" in paying.payment.uses))
async def smash_the_relic(game: Game, me: Player, paying: Paying, choice: str) -> None:
    """Then gain 1 morale."""
    await change_morale(game, me, 1, "flartner")


# Geek the Oracle
@may("geek", "draw", yes_if(may_take_over("geek")), edition="classic", price=Price(knowledge=2), draws=1)
async def foresee(game: Game, me: Player, drawing: Draw, choice: str) -> None:
    """Drawing 1 artifact, once a turn: may gain 2 knowledge, draw 1 extra and discard any 1 from the hand."""
    take_over(game, me, drawing, "geek")
    await take_cards(game, me, 2, "geek")
    await choose_discards(game, me, 1, "geek", {"why": "geek"})


@may("geek", "draw", yes_if(may_take_over("geek")), edition="revised", price=Price(knowledge=1), draws=1)
async def foresee_much(game: Game, me: Player, drawing: Draw, choice: str) -> None:
    """Drawing 1 artifact, once a turn: may gain 1 knowledge, draw 3 instead and discard 2 from the hand."""
    take_over(game, me, drawing, "geek")
    await take_cards(game, me, 3, "geek")
    await choose_discards(game, me, 2, "geek", {"why": "geek"})


# Ian the Horticulturist
@when("ian", "commodity", yes_if(lambda game, me, visit: on("farm")(visit) and visit.no_resource))
async def irrigate(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Farm with no resource: also gain 1 water."""
    gain_goods(game, me, {"water": 1}, "ian")


# Jacko the Archivist
def _room_for_another(game: Game, me: Player, visit: Visit) -> bool:
    return outside_icarus(game, me, visit) and bool(RULES[visit.space.id].token_places(game, me))


@may("jacko", "market", yes_if(_room_for_another), edition="classic", price=Price(cards=2))
async def archive(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Visiting a non-Icarite market: may pay 2 artifacts to place 1 extra authority token."""
    await place_visit_token(game, me, visit, first=False)
    await settle(game)


@modify("jacko", "price", at=("artifact_market",), edition="revised")
def remember_one_thing(game: Game, me: Player, visit: Visit, purse: Purse) -> Iterator[Payment]:
    """On the Ark of Fractured Memories: may pay 1 artifact instead of 3."""
    if visit.space.id == "ark":
        for card in sorted(set(purse.artifacts)):
            yield Payment((card,), ("jacko",))


@when("jacko", "paid", yes_if(lambda game, me, paying: "jacko" in paying.payment.uses), edition="revised")
async def share_memories(game: Game, me: Player, paying: Paying, choice: str) -> None:
    """Then each opponent may draw 1 artifact."""
    for opponent in others_clockwise(game, me):
        if await accepts(game, opponent, "jacko"):
            await draw(game, opponent, 1, "jacko")


# Jonathan the Artist
@may(
    "jonathan_artist", "site", yes_if(lambda game, me, visit: highest(game, visit)), price=Price(knowledge=2)
)
async def paint(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On a construction site with the highest knowledge there, or alone: may gain 2 knowledge to draw 1 artifact."""
    await draw(game, me, 1, "jonathan_artist")


# Kyle the Scavenger
@may(
    "kyle",
    "commodity",
    yes_if(lambda game, me, visit: on("generator", "farm", "aquifer")(visit) and alone(game, visit)),
    price=Price(knowledge=2),
)
async def scavenge(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Alone on the Generator, the Farm or the Aquifer: may gain 2 knowledge to draw 1 artifact."""
    await draw(game, me, 1, "kyle")


# Nick the Understudy
@when("nick", "knowledge_gained", yes_if(lambda game, me, gained: True), echo=1, reported=False)
async def learn_the_part(game: Game, me: Player, gained: int, choice: str) -> None:
    """Whenever you gain knowledge, also gain 1 morale for each."""
    await change_morale(game, me, gained, "nick")


# Pete the Cannibal
@may("pete", "retrieving", one_of(RESOURCES, lambda game, me, retrieval: True), price=Price(worker=RETRIEVED))
async def eat(game: Game, me: Player, retrieval: Retrieval, choice: str) -> None:
    """Retrieving, before rolling: may sacrifice 1 of those workers for 4 food and 1 resource."""
    gain_goods(game, me, {"food": 4, choice: 1}, "pete")


@may("pete", "new_worker", yes_if(lambda game, me, new: True), price=Price(knowledge=2))
async def tell_tales(game: Game, me: Player, new: NewWorker, choice: str) -> None:
    """Adding a new worker: may gain 2 knowledge to draw 1 artifact."""
    await draw(game, me, 1, "pete")


# Professor Reitz the Archaeologist
@may("reitz", "tunnel", yes_if(lambda game, me, visit: visit.bumped is None), price=Price(knowledge=2))
async def excavate_with_care(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On a tunnel without bumping: may gain 2 knowledge; draw 1 extra artifact, the miner moves 1 extra step."""
    dig(game, me, visit.space.faction)
    await draw(game, me, 1, "reitz")


# Sir Scarby the Harvester
@when(
    "scarby",
    "commodity",
    one_of(("knowledge", "food"), lambda game, me, v: on("farm")(v) and highest(game, v)),
)
async def harvest(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Farm with the highest knowledge there, or alone: lose 1 knowledge or gain 1 extra food."""
    if choice == "knowledge":
        await change_knowledge(game, me, -1, "scarby")
    else:
        gain_goods(game, me, {"food": 1}, "scarby")


# Steven the Scholar
@when("steven", "deserted", one_of(RESOURCES, lambda game, me, about: True))
async def write_an_obituary(game: Game, me: Player, about: None, choice: str) -> None:
    """When you lose a worker to a knowledge check: gain 1 resource and draw 1 artifact."""
    gain_goods(game, me, {choice: 1}, "steven")
    await draw(game, me, 1, "steven")
