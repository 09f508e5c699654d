"""What each space gives: steps 6 to 8 of a placement."""

from __future__ import annotations

from itertools import combinations_with_replacement

from .authority import places_for_token, put_token, settle
from .board import FACTION_OF, RESOURCES, TIER_1, TIER_2
from .cards import draw
from .dice import gain_worker, may_gain_worker
from .occasions import occasion
from .penalties import forbidden
from .prompts import Option, Prompt, ask
from .state import Game, Player
from .tracks import advance, change_knowledge, change_morale, dig, gain_goods
from .visits import Visit, workers_at


async def take_benefit(game: Game, me: Player, visit: Visit) -> None:
    visit.no_artifact = not me.artifacts
    visit.no_resource = not any(me.goods.get(resource, 0) for resource in RESOURCES)
    match visit.space.kind:
        case "commodity":
            await _gather(game, me, visit)
        case "tunnel":
            await _dig(game, me, visit)
        case "tunnel_end":
            gain_goods(game, me, {visit.space.good: 3}, visit.space.id)
        case "site":
            await settle(game)
            await occasion(game, me, "site", visit)
            await settle(game)
        case "market" | "artifact_market":
            await _visit_market(game, me, visit)
        case "icarus":
            await _visit_icarus(game, me, visit)
        case "tank":
            await _visit_tank(game, me, visit)
    await settle(game)


def has_bonus(game: Game, me: Player, faction: str, tier: int) -> bool:
    """Tier 1 and 2: for players with an active recruit of the faction, unless a market forbids it."""
    return (
        game.allegiance[faction] >= tier
        and any(FACTION_OF[recruit] == faction and recruit not in me.fresh for recruit in me.recruits)
        and not forbidden(game, me, "use_bonuses")
    )


async def _gather(game: Game, me: Player, visit: Visit) -> None:
    """A commodity area, by the total knowledge there."""
    space = visit.space
    total = sum(worker.knowledge for worker in workers_at(game, space.id))
    bonus = 1 if has_bonus(game, me, space.faction, TIER_1) else 0
    if total <= 4:
        gain_goods(game, me, {space.good: 1 + bonus}, space.id)
        advance(game, me, space.faction)
    elif total <= 8:
        gain_goods(game, me, {space.good: 1 + bonus}, space.id)
        await change_knowledge(game, me, -1, space.id)
    else:
        gain_goods(game, me, {space.good: 2 + bonus}, space.id)
        await change_knowledge(game, me, 1, space.id)
    await settle(game)
    await occasion(game, me, "commodity", visit)


async def _dig(game: Game, me: Player, visit: Visit) -> None:
    """A tunnel: its resource or an artifact (both with the tier-2 bonus), and the miner moves."""
    space = visit.space
    if has_bonus(game, me, space.faction, TIER_2):
        visit.chose = "both"
    else:
        options = (Option(space.good, (space.good,)), Option("artifact", ("artifact",)))
        visit.chose = await ask(Prompt(me.seat, "benefit", "benefit", options, about={"space": space.id}))
    if visit.chose != "artifact":
        gain_goods(game, me, {space.good: 1}, space.id)
    dig(game, me, space.faction)
    await occasion(game, me, "tunnel_benefit", visit)
    if visit.chose != space.good:
        await draw(game, me, 1, space.id)
    await settle(game)
    await occasion(game, me, "tunnel", visit)


async def place_visit_token(game: Game, me: Player, visit: Visit, *, first: bool) -> bool:
    """A visit's token, where its owner chooses; mandatory where there is a place."""
    places = places_for_token(game, me, visit.space.area, visit.space.kind == "artifact_market")
    if not places:
        return False
    options = tuple(Option(place, (place,)) for place in places)
    place = await ask(Prompt(me.seat, "authority", "authority", options, about={"space": visit.space.id}))
    return put_token(game, me, place, visit=first)


async def _visit_market(game: Game, me: Player, visit: Visit) -> None:
    """A constructed market, an artifact market or the Wind Saloon: a token and a step of allegiance."""
    space = visit.space
    if space.area == "icarus":
        await _rule_icarus(game, me, visit)
        return
    visit.token = await place_visit_token(game, me, visit, first=True)
    advance(game, me, space.faction)
    await settle(game)
    await occasion(game, me, "market", visit)


async def _rule_icarus(game: Game, me: Player, visit: Visit) -> None:
    """A token on the Icarite territory; with the tier-2 bonus, even just reached, also an artifact."""
    if places_for_token(game, me, "icarus", markets_too=False):
        visit.token = put_token(game, me, "territory_icarus")
    advance(game, me, "icarite")
    if visit.token and has_bonus(game, me, "icarite", TIER_2):
        await draw(game, me, 1, visit.space.id)


async def _visit_icarus(game: Game, me: Player, visit: Visit) -> None:
    name = visit.space.id
    if name == "nimbus_loft":
        await _rule_icarus(game, me, visit)
    elif name == "breeze_bar":
        advance(game, me, "icarite")
        await draw(game, me, 2, name)
    else:
        pairs = [Option("+".join(pair), pair) for pair in combinations_with_replacement(RESOURCES, 2)]
        chosen = await ask(Prompt(me.seat, "benefit", "benefit", tuple(pairs), about={"space": name}))
        goods: dict[str, int] = {}
        for good in chosen.split("+"):
            goods[good] = goods.get(good, 0) + 1
        gain_goods(game, me, goods, name)
        advance(game, me, "icarite")


async def _visit_tank(game: Game, me: Player, visit: Visit) -> None:
    """The Worker Activation Tank: a track moves by two, then a new worker if one may be added."""
    if visit.space.good == "energy":
        await change_knowledge(game, me, -2, visit.space.id)
    else:
        await change_morale(game, me, 2, visit.space.id)
    if may_gain_worker(game, me):
        await gain_worker(game, me)
