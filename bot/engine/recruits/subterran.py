"""Subterran recruits."""

from __future__ import annotations

from collections import Counter

from ..actions.dice import NewWorker
from ..actions.drawing import draw, take_cards
from ..actions.placement import open_spaces, place
from ..actions.retrieval import Retrieval
from ..actions.tracks import dig, discard, emit, gain_goods
from ..actions.workers import others_at, others_clockwise
from ..board import FACTION_OF, RESOURCES, SPACES
from ..cards.abilities import may, when
from ..cards.clause_price import Price
from ..cards.occasions import Draw, change_knowledge, change_morale
from ..cards.penalties import forbidden
from ..events import AbilityUsed, ArtifactsShown
from ..prompts import Option, Prompt, ask
from ..state import Game, Player, Visit
from .common import (
    PLACED,
    after_token,
    bumped_another,
    bumped_from_tunnel,
    lowest,
    may_take_over,
    on,
    one_of,
    take_over,
    victim,
    yes_if,
)


# Andrew the Spelunker
def _far_tunnel(game: Game, me: Player, visit: Visit) -> bool:
    far = visit.space.faction in ("wastelander", "euphorian")
    return far and visit.chose != "artifact" and visit.no_artifact


@when("andrew", "tunnel", yes_if(_far_tunnel))
async def find_a_relic(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Wastelander or Euphorian tunnel, taking its clay or gold with no artifact in hand: also draw 1."""
    await draw(game, me, 1, "andrew")


# Brett the Lockpicker
@may(
    "brett",
    "market",
    one_of(RESOURCES, lambda game, me, v: after_token(game, me, v) and v.bumped is None),
    edition="classic",
    price=Price(knowledge=2),
)
async def pick_a_lock(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Visiting a non-Icarite market without bumping, after the token: may gain 2 knowledge for 1 resource."""
    gain_goods(game, me, {choice: 1}, "brett")


@may("brett", "market", one_of(RESOURCES, after_token), edition="revised", price=Price(knowledge=1))
async def pick_any_lock(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On a non-Icarite market, after the token: may gain 1 knowledge for 1 resource."""
    gain_goods(game, me, {choice: 1}, "brett")


# Chase the Miner
@may("chase", "tunnel", yes_if(lambda game, me, visit: True), price=Price(worker=PLACED))
async def stay_below(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Placing on a tunnel: may sacrifice that worker for 2 extra tunnel resources."""
    gain_goods(game, me, {visit.space.good: 2}, "chase")


def _may_place_new(game: Game, me: Player, new: NewWorker) -> bool:
    return (
        new.knowledge > 0
        and game.turn.seat == me.seat
        and not forbidden(game, me, "place_more")
        and bool(open_spaces(game, me, new.knowledge))
    )


@when("chase", "new_worker", yes_if(_may_place_new), reported=False)
async def go_straight_to_work(game: Game, me: Player, new: NewWorker, choice: str) -> None:
    """Adding a worker: may roll it and place it at once."""
    spaces = open_spaces(game, me, new.knowledge)
    options = [Option(f"place:{new.knowledge}:{space}", (str(new.knowledge), space)) for space in spaces]
    prompt = Prompt(me.seat, "act", "chase", (*options, Option("stop")), about={"new": new.knowledge})
    answer = await ask(prompt)
    if answer != "stop":
        emit(game, AbilityUsed(me.seat, "chase"))
        await place(game, me, new.knowledge, SPACES[answer.split(":")[2]])


# Curtis the Propagandist
@when("curtis", "morale_lost", yes_if(lambda game, me, lost: True), echo=-1, reported=False)
async def spread_propaganda(game: Game, me: Player, lost: int, choice: str) -> None:
    """Whenever you lose morale, also lose 1 knowledge for each."""
    await change_knowledge(game, me, -lost, "curtis")


# Major Dave the Demolitionist
async def blast(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping another's worker from a tunnel: may gain knowledge for 1 extra tunnel resource and miner step."""
    gain_goods(game, me, {visit.space.good: 1}, "dave")
    dig(game, me, visit.space.faction)


may("dave", "tunnel_benefit", yes_if(bumped_from_tunnel), edition="classic", price=Price(knowledge=2))(blast)
may("dave", "tunnel_benefit", yes_if(bumped_from_tunnel), edition="revised", price=Price(knowledge=1))(blast)


# Faith the Hydroelectrician
@when("faith", "commodity", yes_if(lambda game, me, visit: on("aquifer")(visit) and visit.no_artifact))
async def turn_the_turbine(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Aquifer with no artifact in hand: also gain 1 energy."""
    gain_goods(game, me, {"energy": 1}, "faith")


# Jonathan the Gambler
@may(
    "jonathan_gambler",
    "draw",
    yes_if(may_take_over("jonathan_gambler")),
    edition="classic",
    price=Price(knowledge=1),
)
async def gamble(game: Game, me: Player, drawing: Draw, choice: str) -> None:
    """Drawing 1 artifact, once a turn: may gain 1 knowledge and draw 3, shown to all; only matching ones stay."""
    take_over(game, me, drawing, "jonathan_gambler")
    drawn = await take_cards(game, me, 3, "jonathan_gambler")
    emit(game, ArtifactsShown(me.seat, tuple(drawn), "jonathan_gambler"))
    count = Counter(drawn)
    lost = tuple(card for card in drawn if count[card] == 1)
    if lost:
        discard(game, me, lost, "jonathan_gambler")


@may("jonathan_gambler", "draw", yes_if(may_take_over("jonathan_gambler")), edition="revised", draws=2)
async def show_the_hand(game: Game, me: Player, drawing: Draw, choice: str) -> None:
    """Drawing 1 artifact, once a turn: may draw 2 and reveal the hand; a pair in it lets every opponent draw 1."""
    take_over(game, me, drawing, "jonathan_gambler")
    await take_cards(game, me, 2, "jonathan_gambler")
    emit(game, ArtifactsShown(me.seat, tuple(sorted(me.artifacts)), "jonathan_gambler"))
    if len(set(me.artifacts)) < len(me.artifacts):
        for opponent in others_clockwise(game, me):
            await draw(game, opponent, 1, "jonathan_gambler")


# Josiah the Hacker
@when("josiah", "commodity", yes_if(lambda game, me, visit: on("generator", "farm", "cloud_mine")(visit)))
async def hack(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Generator, the Farm or the Cloud Mine: every other player there gains 1 knowledge; you, 1 morale."""
    there = {other.seat for other in others_at(game, visit)}
    for player in others_clockwise(game, me):
        if player.seat in there:
            await change_knowledge(game, player, 1, "josiah")
    await change_morale(game, me, 1, "josiah")


# Maggie the Outlaw
def _all_from_subterra(game: Game, me: Player, retrieval: Retrieval) -> bool:
    return all(area == "subterra" for area in retrieval.areas)


@when("maggie", "retrieved", one_of(("water", "stone"), _all_from_subterra))
async def smuggle(game: Game, me: Player, retrieval: Retrieval, choice: str) -> None:
    """Retrieving, when every worker retrieved stood in Subterra: gain 1 water or 1 stone."""
    gain_goods(game, me, {choice: 1}, "maggie")


# Phil the Spy
def _no_subterran(game: Game, me: Player, visit: Visit) -> bool:
    if not bumped_another(game, me, visit):
        return False
    return all(FACTION_OF[recruit] != "subterran" for recruit in victim(game, visit).recruits)


async def spy(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping a worker of a player with no active Subterran recruit: may gain knowledge to draw 1 artifact."""
    await draw(game, me, 1, "phil")


may("phil", "bumped", yes_if(_no_subterran), edition="classic", price=Price(knowledge=2), draws=1)(spy)
may("phil", "bumped", yes_if(_no_subterran), edition="revised", price=Price(knowledge=1), draws=1)(spy)


# Soulless the Plumber
@when(
    "soulless",
    "commodity",
    one_of(("morale", "water"), lambda game, me, v: on("aquifer")(v) and lowest(game, v)),
)
async def plumb(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """On the Aquifer with the lowest knowledge there, or alone: gain 1 morale or 1 extra water."""
    if choice == "morale":
        await change_morale(game, me, 1, "soulless")
    else:
        gain_goods(game, me, {"water": 1}, "soulless")


# Xander the Excavator
@may(
    "xander",
    "tunnel_benefit",
    yes_if(lambda game, me, v: bumped_from_tunnel(game, me, v) and v.bumped.knowledge > v.knowledge),
    price=Price(knowledge=1),
)
async def excavate(game: Game, me: Player, visit: Visit, choice: str) -> None:
    """Bumping another's worker of higher knowledge from a tunnel: may gain 1 knowledge for 1 extra resource."""
    gain_goods(game, me, {visit.space.good: 1}, "xander")
