"""Euphorian recruits."""

from __future__ import annotations

from collections.abc import Iterator

from ..actions.authority import put_token, settle, territory_has_room
from ..actions.construction import Built
from ..actions.dice import Roll
from ..actions.drawing import draw, take_cards
from ..actions.retrieval import Retrieval
from ..actions.tracks import advance, discard, emit, gain_goods, limit_hand
from ..actions.workers import Bumped
from ..board import RESOURCES, TIER_4
from ..cards.abilities import may, modify, when
from ..cards.clause_price import Price
from ..cards.occasions import change_knowledge, change_morale
from ..cards.purse import Purse
from ..events import DieSet
from ..prompts import Option, Prompt, ask
from ..space_kinds import Paying, Payment
from ..spaces.site import site_prices
from ..state import Game, Player, Token, Visit
from .common import PLACED, SET_TO, after_token, bumped_another, on, one_of, twin, victim, yes_if

on_generator = on("generator")


# Ben the Ludologist
@may("ben", "rolled", one_of(RESOURCES, lambda game, me, roll: roll.doubles), price=Price(morale=2))
async def bet_on_doubles(game: Game, me: Player, roll: Roll, choice: str) -> None:
    """When another player's roll leaves them with doubles: may lose 2 morale for 1 resource."""
    gain_goods(game, me, {choice: 1}, "ben")


# Bradley the Futurist
@may("bradley", "market", yes_if(after_token), price=Price(knowledge=2))
async def look_ahead(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On a non-Icarite market, after the token: may gain 2 knowledge to draw 2 artifacts and discard 1 of them."""
    drawn = await take_cards(game, me, 2, "bradley")
    if len(drawn) == 2:
        options = tuple(Option(card, (card,)) for card in sorted(set(drawn)))
        kept = await ask(Prompt(me.seat, "keep", "keep", options, about={"why": "bradley"}))
        drawn.remove(kept)
        discard(game, me, (drawn[0],), "bradley")
    await limit_hand(game, me)


# Esme the Fireman
async def burn(game: Game, me: Player, about: Token | Visit, choice: str) -> None:
    """Placing a token: may discard 1 artifact to gain 1 energy and either lose 1 knowledge or gain 1 morale."""
    gain_goods(game, me, {"energy": 1}, "esme")
    options = (Option("knowledge", ("knowledge",)), Option("morale", ("morale",)))
    track = await ask(Prompt(me.seat, "ability", "esme", options, about={"recruit": "esme"}))
    if track == "knowledge":
        await change_knowledge(game, me, -1, "esme")
    else:
        await change_morale(game, me, 1, "esme")


async def burn_books_best(game: Game, me: Player, about: Token | Visit, choice: str) -> None:
    """As classic; but a book gives 2 energy, takes 2 knowledge and gives 2 morale instead."""
    if choice != "book":
        await burn(game, me, about, choice)
        return
    gain_goods(game, me, {"energy": 2}, "esme")
    await change_knowledge(game, me, -2, "esme")
    await change_morale(game, me, 2, "esme")


_ANY_TOKEN = yes_if(lambda game, me, token: True)
_VISIT_TOKEN = yes_if(lambda game, me, visit: visit.token)
_A_BOOK = Price(cards=1, discards=True)
may("esme", "token", _ANY_TOKEN, edition="classic", price=_A_BOOK)(burn)
may("esme", "market", _VISIT_TOKEN, edition="classic", price=_A_BOOK)(burn)
may("esme", "token", _ANY_TOKEN, edition="revised", price=_A_BOOK)(burn_books_best)
may("esme", "market", _VISIT_TOKEN, edition="revised", price=_A_BOOK)(burn_books_best)


# Gary the Electrician
@when(
    "gary", "commodity", one_of(("morale", "energy"), lambda game, me, v: on_generator(v) and twin(game, v))
)
async def work_in_pairs(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Generator beside a worker of the same knowledge: gain 1 morale or 1 extra energy."""
    if choice == "morale":
        await change_morale(game, me, 1, "gary")
    else:
        gain_goods(game, me, {"energy": 1}, "gary")


# Jefferson the Shock Artist
@modify("jefferson", "retrieve_pay")
def pay_energy(game: Game, me: Player) -> list[str]:
    """Retrieving: may pay 1 energy instead of food or bliss."""
    return ["energy"]


@when("jefferson", "retrieve_gain", yes_if(lambda game, me, retrieval: retrieval.pay == "energy"))
async def shock(game: Game, me: Player, retrieval: Retrieval, choice: str) -> None:
    """Then lose 1 knowledge and gain 1 morale, in place of the 2 morale."""
    retrieval.reward = {"knowledge": -1, "morale": 1}


# Julia the Thought Inspector
@may(
    "julia",
    "bumped",
    one_of(RESOURCES, lambda game, me, v: bumped_another(game, me, v) and v.bumped.knowledge == v.knowledge),
    edition="classic",
    price=Price(morale=2),
    brings=RESOURCES,
    compares=True,
)
async def inspect_an_equal(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping another player's worker of equal knowledge: may lose 2 morale for 1 resource."""
    gain_goods(game, me, {choice: 1}, "julia")


def _opponents_worker(game: Game, me: Player, fate: Bumped) -> bool:
    return fate.worker.seat != me.seat


@may(
    "julia",
    "bumping",
    one_of(RESOURCES, _opponents_worker),
    edition="revised",
    price=Price(morale=1),
    brings=RESOURCES,
)
async def correct_a_thought(game: Game, me: Player, fate: Bumped, choice: str) -> None:
    """Bumping an opponent: may lose 1 morale for 1 resource; their worker takes yours' knowledge, unrolled."""
    gain_goods(game, me, {choice: 1}, "julia")
    fate.knowledge = fate.visit.knowledge
    emit(game, DieSet(fate.worker.seat, fate.knowledge, "julia"))


# Katy the Dietician
@when("katy", "commodity", yes_if(lambda game, me, visit: on_generator(visit) and visit.no_artifact))
async def pack_a_lunch(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Generator with no artifact in hand: also gain 1 food."""
    gain_goods(game, me, {"food": 1}, "katy")


# Laura the Philanthropist
@may(
    "laura",
    "bumped",
    yes_if(lambda game, me, v: bumped_another(game, me, v) and v.space.kind in ("tunnel", "tank")),
    price=Price(goods={"gold": 1}, to=victim),
    draws=2,
)
async def give_alms(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping another's worker from a tunnel or the Tank: may give that player 1 gold; then draw 2 artifacts."""
    await draw(game, me, 2, "laura")


# Michael the Engineer
@modify("michael", "price", at=("site",))
def build_with_anything(game: Game, me: Player, visit: Visit, purse: Purse) -> Iterator[Payment]:
    """On a construction site any resource pays for any space."""
    held = [resource for resource in RESOURCES if resource in purse.goods]
    if held and visit.space.kind == "site":
        prices = site_prices(game, visit.space.id)
        for resource in held:
            for printed, slot in prices.items():
                if resource != printed:
                    yield Payment((resource,), ("michael",), slot=slot)


def _paid_gold_to_build(game: Game, me: Player, paying: Paying) -> bool:
    return paying.visit.space.kind == "site" and "gold" in paying.payment.things


@when("michael", "paid", yes_if(_paid_gold_to_build))
async def gild(game: Game, me: Player, paying: Paying, choice: str) -> None:
    """Paying gold on a construction site: gain 1 morale and 1 knowledge."""
    await change_morale(game, me, 1, "michael")
    await change_knowledge(game, me, 1, "michael")


# Dr. Nakagawa the Tribute
def _tribute(game: Game, me: Player, visit: Visit) -> bool:
    return after_token(game, me, visit) and territory_has_room(game, visit.space.area)


@may("nakagawa", "market", yes_if(_tribute), edition="classic", price=Price(worker=PLACED))
async def pay_tribute(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On a non-Icarite market, after the token: may sacrifice that worker for 1 extra token on its territory."""
    put_token(game, me, f"territory_{visit.space.area}")
    await settle(game)


@may(
    "nakagawa",
    "site",
    yes_if(lambda game, me, visit: game.allegiance["euphorian"] < TIER_4),
    edition="revised",
)
async def praise_the_city(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Placing on a construction site: may advance the Euphorian allegiance 1 level."""
    advance(game, me, "euphorian")


# Ray the Foreman
@when("ray", "built", yes_if(lambda game, me, built: True))
async def celebrate(game: Game, me: Player, built: Built, choice: str) -> None:
    """When a market is constructed: gain 2 morale if you helped to build it, otherwise lose 2 knowledge."""
    if me.seat in built.builders:
        await change_morale(game, me, 2, "ray")
    else:
        await change_knowledge(game, me, -2, "ray")


# Yordy the Demotivator
@modify("yordy", "retrieve_free", edition="classic")
def demotivate(game: Game, me: Player, retrieval: Retrieval) -> bool:
    """Retrieving for free costs no morale while you own exactly 2 workers, those retrieved among them."""
    return me.workers + retrieval.count == 2


@may(
    "yordy",
    "retrieving",
    one_of(SET_TO, lambda game, me, r: r.pay == "free" and r.count > len(r.chosen)),
    edition="revised",
    price=Price(goods={"energy": 1}),
)
async def wear_down(game: Game, me: Player, retrieval: Retrieval, choice: str) -> None:
    """Retrieving for free: may pay 1 energy to choose the knowledge of 1 retrieved worker; the others roll."""
    retrieval.chosen = (*retrieval.chosen, int(choice))
    me.available.append(int(choice))
    emit(game, DieSet(me.seat, int(choice), "yordy"))
