"""What several kinds of space do."""

from __future__ import annotations

from ..actions.authority import put_token
from ..actions.drawing import draw
from ..actions.tracks import advance
from ..board import FACTION_OF, TIER_2
from ..cards.penalties import forbidden
from ..prompts import Option, Prompt, ask
from ..space_kinds import RULES
from ..state import Game, Player, Visit


def has_bonus(game: Game, me: Player, faction: str, tier: int) -> bool:
    """Tier 1 and 2: for players with an active recruit of the faction, unless a market forbids it."""
    return (
        game.allegiance[faction] >= tier
        and any(FACTION_OF[recruit] == faction and recruit not in me.fresh for recruit in me.recruits)
        and not forbidden(game, me, "use_bonuses")
    )


async def place_visit_token(game: Game, me: Player, visit: Visit, *, first: bool) -> bool:
    """A visit's token, where its owner chooses; mandatory where there is a place."""
    places = RULES[visit.space.id].token_places(game, me)
    if not places:
        return False
    options = tuple(Option(place, (place,)) for place in places)
    place = await ask(Prompt(me.seat, "authority", "authority", options, about={"space": visit.space.id}))
    return put_token(game, me, place, visit=first)


async def rule_icarus(game: Game, me: Player, visit: Visit) -> None:
    """A token on the Icarite territory; with the tier-2 bonus, even just reached, also an artifact."""
    for place in RULES[visit.space.id].token_places(game, me):
        visit.token = put_token(game, me, place)
    advance(game, me, "icarite")
    if visit.token and has_bonus(game, me, "icarite", TIER_2):
        await draw(game, me, 1, visit.space.id)
