"""Functions used by several kinds of space."""

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
    """Whether the player has the faction's bonus of tier 1 or 2: with an active recruit of it, unless a market forbids
    bonuses."""
    return (
        game.allegiance[faction] >= tier
        and any(FACTION_OF[recruit] == faction and recruit not in me.fresh for recruit in me.recruits)
        and not forbidden(game, me, "use_bonuses")
    )


async def place_visit_token(game: Game, me: Player, visit: Visit, *, first: bool) -> bool:
    """Place a visit's token where its owner chooses. Mandatory if there is a place for it."""
    places = RULES[visit.space.id].token_places(game, me)
    if not places:
        return False
    options = tuple(Option(place, (place,)) for place in places)
    place = await ask(Prompt(me.seat, "authority", "authority", options, about={"space": visit.space.id}))
    return put_token(game, me, place, visit=first)


async def rule_icarus(game: Game, me: Player, visit: Visit) -> None:
    """Place a token on the Icarite territory. With the tier-2 bonus, even if just reached, also draw an artifact."""
    for place in RULES[visit.space.id].token_places(game, me):
        visit.token = put_token(game, me, place)
    advance(game, me, "icarite")
    if visit.token and has_bonus(game, me, "icarite", TIER_2):
        await draw(game, me, 1, visit.space.id)
