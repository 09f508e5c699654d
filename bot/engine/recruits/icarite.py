"""Icarite recruits."""

from __future__ import annotations

from collections.abc import Iterator

from ..actions.dice import NewWorker
from ..actions.drawing import draw
from ..actions.retrieval import Retrieval
from ..actions.tracks import emit, gain_goods
from ..actions.workers import Bumped, others_clockwise
from ..board import COMMODITIES, MINER_END, RESOURCES, SPACES, Space
from ..cards.abilities import may, modify, when
from ..cards.clause_price import Price
from ..cards.occasions import change_knowledge
from ..cards.prices import Way, spares_price, ways_for
from ..cards.purse import Purse
from ..events import DieSet
from ..space_kinds import Payment
from ..spaces.tunnel_end import factions_of
from ..state import Game, Player, Visit
from .common import (
    RETRIEVED,
    SET_TO,
    accepts,
    after_token,
    alone,
    bumped_another,
    on,
    one_of,
    victim,
    yes_if,
)

on_cloud_mine = on("cloud_mine")


# Amanda the Broker
def _bliss_ways(game: Game, me: Player, fate: Bumped) -> list[str]:
    """Bliss, or what this player's other recruits let them pay instead, except goods that an unpaid price needs."""
    ways = ways_for(game, me, SPACES["cloud_mine"], "bliss")
    goods = [good for good, _ in ways if me.goods.get(good, 0)]
    return [good for good in goods if spares_price(game, me, good)]


@may(
    "amanda",
    "my_worker_bumped",
    one_of(SET_TO, lambda game, me, fate: fate.seat != me.seat),
    edition="classic",
    price=Price(pays=_bliss_ways, to=lambda game, fate: game.players[fate.seat]),
)
async def broker_a_deal(game: Game, me: Player, fate: Bumped, choice: str) -> None:
    """Bumped by another player: may give them 1 bliss and choose the worker's knowledge instead of rolling."""
    fate.knowledge = int(choice)
    emit(game, DieSet(me.seat, fate.knowledge, "amanda"))


@may(
    "amanda",
    "my_worker_bumped",
    one_of(SET_TO, lambda game, me, fate: True),
    edition="revised",
    price=Price(pays=_bliss_ways),
)
async def buy_a_deal(game: Game, me: Player, fate: Bumped, choice: str) -> None:
    """Bumped by anybody, yourself too: may pay 1 bliss to choose the worker's knowledge instead of rolling."""
    fate.knowledge = int(choice)
    emit(game, DieSet(me.seat, fate.knowledge, "amanda"))


# Flavio the Merchant
@may(
    "flavio",
    "market",
    yes_if(lambda game, me, v: after_token(game, me, v) and bumped_another(game, me, v)),
    edition="classic",
    price=Price(morale=2),
)
async def haggle(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping another's worker on a non-Icarite market, after the token: may lose 2 morale to draw 1 artifact."""
    await draw(game, me, 1, "flavio")


@may("flavio", "market", yes_if(after_token), edition="revised", price=Price(knowledge=1))
async def deal(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On a non-Icarite market, after the token: may gain 1 knowledge to draw 1 artifact."""
    await draw(game, me, 1, "flavio")


# Gidget the Hypnotist
def _paid_bliss(game: Game, me: Player, retrieval: Retrieval) -> bool:
    substitutes = [good for good, _ in ways_for(game, me, SPACES["cloud_mine"], "bliss")]
    return retrieval.pay in substitutes


@may("gidget", "retrieve_gain", yes_if(_paid_bliss))
async def hypnotise(game: Game, me: Player, retrieval: Retrieval, choice: str) -> None:
    """Paying bliss to retrieve: may lose 2 knowledge instead of gaining 2 morale."""
    retrieval.reward = {"knowledge": -2}


# Josh the Negotiator
@modify("josh", "way", at=("market",))
def negotiate(game: Game, me: Player, space: Space, need: str) -> list[Way]:
    """On a non-Icarite market with a resource in its price: may pay 1 bliss in place of that resource."""
    if space.kind != "market" or (need != "resource" and need not in RESOURCES):
        return []
    return [(good, ("josh", *by)) for good, by in ways_for(game, me, space, "bliss")]


# Kaden the Infiltrator
@modify("kaden", "price", at=("tunnel_end",))
def infiltrate(game: Game, me: Player, visit: Visit, purse: Purse) -> Iterator[Payment]:
    """May gain 2 knowledge to place on the end of any completed tunnel, whatever the allegiances."""
    space = visit.space
    completed = space.kind == "tunnel_end" and game.miner[space.faction] >= MINER_END
    if completed and space.faction not in factions_of(me):
        yield Payment((), ("kaden",), knowledge=2)


# Lee the Gossip
@may("lee", "bumped", one_of(COMMODITIES, bumped_another), price=Price(morale=1), brings=COMMODITIES)
async def gossip(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping another's worker: may lose 1 morale; that player gains 1 knowledge and you 1 commodity."""
    await change_knowledge(game, victim(game, visit), 1, "lee")
    gain_goods(game, me, {choice: 1}, "lee")


# Matthew the Thief
@modify("matthew", "price", at=("tunnel",))
def steal_a_way_in(game: Game, me: Player, visit: Visit, purse: Purse) -> Iterator[Payment]:
    """Bumping another's worker from a tunnel: may gain 1 knowledge instead of paying the commodity."""
    if visit.space.kind == "tunnel" and visit.bumped_another is not None:
        yield Payment((), ("matthew",), knowledge=1)


# Maxime the Ambassador
@may("maxime", "bumped", yes_if(bumped_another), price=Price(morale=2), draws=1)
async def negotiate_safe_passage(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping another's worker: may lose 2 morale; that player gains 1 knowledge and you draw 1 artifact."""
    await change_knowledge(game, victim(game, visit), 1, "maxime")
    await draw(game, me, 1, "maxime")


# Rebecca the Peddler
@may("rebecca", "bumped", one_of(RESOURCES, bumped_another), price=Price(morale=2), brings=RESOURCES)
async def peddle(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping another's worker: may lose 2 morale; that player gains 1 knowledge and you 1 resource."""
    await change_knowledge(game, victim(game, visit), 1, "rebecca")
    gain_goods(game, me, {choice: 1}, "rebecca")


# Sarinee the Cloud Miner
@when(
    "sarinee",
    "commodity",
    one_of(("knowledge", "bliss"), lambda game, me, visit: on_cloud_mine(visit) and alone(game, visit)),
)
async def mine_the_clouds(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Alone on the Cloud Mine: lose 1 knowledge or gain 1 extra bliss."""
    if choice == "knowledge":
        await change_knowledge(game, me, -1, "sarinee")
    else:
        gain_goods(game, me, {"bliss": 1}, "sarinee")


# Dr. Sheppard the Lobotomist
@may(
    "sheppard",
    "retrieving",
    one_of(RESOURCES, lambda game, me, retrieval: True),
    price=Price(worker=RETRIEVED),
)
async def operate(game: Game, me: Player, retrieval: Retrieval, choice: str) -> None:
    """Retrieving, before rolling: may sacrifice 1 of those workers for 4 bliss and 1 resource."""
    gain_goods(game, me, {"bliss": 4, choice: 1}, "sheppard")


@may("sheppard", "new_worker", yes_if(lambda game, me, new: True), price=Price(morale=2))
async def examine(game: Game, me: Player, new: NewWorker, choice: str) -> None:
    """Adding a new worker: may lose 2 morale to draw 1 artifact."""
    await draw(game, me, 1, "sheppard")


# Zong the Astronomer
@when(
    "zong",
    "commodity",
    one_of(
        ("water", "energy"),
        lambda game, me, v: on_cloud_mine(v) and v.no_artifact and v.no_resource,
    ),
    edition="classic",
)
async def watch_the_skies(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Cloud Mine with no resource and no artifact: gain 1 extra water or 1 extra energy."""
    gain_goods(game, me, {choice: 1}, "zong")


@may(
    "zong",
    "commodity",
    yes_if(lambda game, me, v: on_cloud_mine(v)),
    edition="revised",
    price=Price(knowledge=1),
)
async def share_the_stars(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Cloud Mine: may gain 1 knowledge to draw 1 artifact; then each opponent may gain 1 bliss."""
    await draw(game, me, 1, "zong")
    for opponent in others_clockwise(game, me):
        if await accepts(game, opponent, "zong"):
            gain_goods(game, opponent, {"bliss": 1}, "zong")
