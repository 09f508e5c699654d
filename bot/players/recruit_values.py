"""The value of recruits: when choosing them, and when placing a worker where their abilities apply."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.board import COMMODITIES, COMMODITY_OF, FACTION_OF, RESOURCES, Space
from bot.engine.state import Worker
from bot.engine.view import printed_at

from .valuation import Mind

Bonus = Callable[[Mind, Space, int, Sequence[Worker]], float]

_MARKETS = ("market", "artifact_market")
_TEMPORARY = ("tunnel", "tunnel_end", "market", "artifact_market", "icarus", "tank")
_bonus: dict[tuple[str, str], Bonus] = {}


def placing_bonus(mind: Mind, space: Space, die: int) -> float:
    """What the player's recruits add to the value of this placement."""
    worth = 0.0
    if "academy" in mind.suffers:
        return worth
    for recruit in mind.me.recruits:
        bonus = _bonus.get((recruit, space.kind))
        if bonus is not None and recruit not in mind.me.fresh:
            worth += bonus(mind, space, die, mind.situation.workers.get(space.id, ()))
    return worth


def _at(recruit: str, *kinds: str) -> Callable[[Bonus], Bonus]:
    def register(bonus: Bonus) -> Bonus:
        for kind in kinds:
            _bonus[recruit, kind] = bonus
        return bonus

    return register


# The value of an exchange: never below 0, because it may be declined
def _for_morale(mind: Mind, gain: float, morale: int) -> float:
    return max(0.0, gain + mind.morale(-morale)) if mind.me.morale > morale else 0.0


def _for_knowledge(mind: Mind, gain: float, knowledge: int) -> float:
    return max(0.0, gain + mind.knowledge(knowledge)) if mind.me.knowledge + knowledge <= 6 else 0.0


def _card(mind: Mind, morale: int = 0) -> float:
    """The value of a drawn card; paying morale for it lowers the hand limit."""
    if morale and len(mind.cards) >= mind.me.morale - morale:
        return 0.3
    return mind.cards_drawn(1)


def _resource(mind: Mind) -> float:
    return max([mind.gain[resource] for resource in RESOURCES])


def _revised(mind: Mind) -> bool:
    return mind.situation.edition == "revised"


def _bumps(mind: Mind, there: Sequence[Worker]) -> bool:
    return bool(there) and there[0].seat != mind.me.seat


# Bumping
@_at("maxime", *_TEMPORARY)
def _maxime(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return _for_morale(mind, _card(mind, 2), 2) if _bumps(mind, there) else 0.0


@_at("lee", *_TEMPORARY)
def _lee(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if not _bumps(mind, there):
        return 0.0
    return _for_morale(mind, max([mind.gain[good] for good in COMMODITIES]) + 0.2, 1)


@_at("rebecca", *_TEMPORARY)
def _rebecca(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return _for_morale(mind, _resource(mind) + 0.2, 2) if _bumps(mind, there) else 0.0


@_at("julia", *_TEMPORARY)
def _julia(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if not _bumps(mind, there):
        return 0.0
    if _revised(mind):
        return _for_morale(mind, _resource(mind), 1)
    return _for_morale(mind, _resource(mind), 2) if there[0].knowledge == die else 0.0


@_at("phil", *_TEMPORARY)
def _phil(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if not _bumps(mind, there):
        return 0.0
    victim = mind.situation.players[there[0].seat]
    if any(FACTION_OF[recruit] == "subterran" for recruit in victim.recruits):
        return 0.0
    return _for_knowledge(mind, _card(mind), 1 if _revised(mind) else 2)


@_at("laura", "tunnel", "tank")
def _laura(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if not _bumps(mind, there) or "gold" not in mind.goods:
        return 0.0
    return max(0.0, mind.cards_drawn(2) - mind.hold["gold"] - 0.5)


@_at("dave", "tunnel")
def _dave(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if not _bumps(mind, there):
        return 0.0
    return _for_knowledge(mind, mind.gain[space.good] + mind.dig(space.faction), 1 if _revised(mind) else 2)


@_at("xander", "tunnel")
def _xander(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if not _bumps(mind, there) or there[0].knowledge <= die:
        return 0.0
    return _for_knowledge(mind, mind.gain[space.good], 1)


@_at("matthew", "tunnel")
def _matthew(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if not _bumps(mind, there):
        return 0.0
    return _for_knowledge(mind, mind.hold[COMMODITY_OF[space.faction]], 1)


# Commodity areas
def _alone(there: Sequence[Worker]) -> bool:
    return not there


def _highest(die: int, there: Sequence[Worker]) -> bool:
    return all(worker.knowledge < die for worker in there)


def _lowest(die: int, there: Sequence[Worker]) -> bool:
    return all(worker.knowledge > die for worker in there)


@_at("zong", "commodity")
def _zong(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if space.id != "cloud_mine":
        return 0.0
    if _revised(mind):
        return _for_knowledge(mind, _card(mind) - 0.3, 1)
    if mind.cards or any(resource in mind.goods for resource in RESOURCES):
        return 0.0
    return max(mind.gain["water"], mind.gain["energy"])


@_at("sarinee", "commodity")
def _sarinee(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return max(mind.gain["bliss"], mind.knowledge(-1)) if space.id == "cloud_mine" and _alone(there) else 0.0


@_at("katy", "commodity")
def _katy(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return mind.gain["food"] if space.id == "generator" and not mind.cards else 0.0


@_at("gary", "commodity")
def _gary(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if space.id != "generator" or all(worker.knowledge != die for worker in there):
        return 0.0
    return max(mind.gain["energy"], mind.morale(1))


@_at("faith", "commodity")
def _faith(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return mind.gain["energy"] if space.id == "aquifer" and not mind.cards else 0.0


@_at("soulless", "commodity")
def _soulless(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if space.id != "aquifer" or not _lowest(die, there):
        return 0.0
    return max(mind.gain["water"], mind.morale(1))


@_at("scarby", "commodity")
def _scarby(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if space.id != "farm" or not _highest(die, there):
        return 0.0
    return max(mind.gain["food"], mind.knowledge(-1))


@_at("ian", "commodity")
def _ian(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    poor = not any(resource in mind.goods for resource in RESOURCES)
    return mind.gain["water"] if space.id == "farm" and poor else 0.0


@_at("kyle", "commodity")
def _kyle(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return _for_knowledge(mind, _card(mind), 2) if space.id != "cloud_mine" and _alone(there) else 0.0


@_at("josiah", "commodity")
def _josiah(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if space.id == "aquifer":
        return 0.0
    return mind.morale(1) + 0.2 * len({worker.seat for worker in there} - {mind.me.seat})


@_at("nick", "commodity")
def _nick(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return mind.morale(1) if die + sum([worker.knowledge for worker in there]) > 8 else 0.0


# Tunnels, sites and markets
@_at("reitz", "tunnel")
def _reitz(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return 0.0 if there else _for_knowledge(mind, _card(mind) + mind.dig(space.faction), 2)


@_at("andrew", "tunnel")
def _andrew(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return _card(mind) if space.faction != "subterran" and not mind.cards else 0.0


@_at("jonathan_artist", "site")
def _artist(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return _for_knowledge(mind, _card(mind), 2) if _highest(die, there) else 0.0


@_at("michael", "site")
def _michael(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return max(0.0, mind.morale(1) + mind.knowledge(1)) if "gold" in mind.goods else 0.0


@_at("flartner", "site")
def _flartner(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return mind.morale(1) if mind.cards else 0.0


@_at("nakagawa", "site")
def _nakagawa(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return max(0.0, mind.advance("euphorian")) if _revised(mind) else 0.0


@_at("bradley", *_MARKETS)
def _bradley(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return _for_knowledge(mind, 1.3 * _card(mind), 2) if space.area != "icarus" else 0.0


@_at("brett", *_MARKETS)
def _brett(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if space.area == "icarus" or (there and not _revised(mind)):
        return 0.0
    return _for_knowledge(mind, _resource(mind), 1 if _revised(mind) else 2)


@_at("flavio", *_MARKETS)
def _flavio(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if space.area == "icarus":
        return 0.0
    if _revised(mind):
        return _for_knowledge(mind, _card(mind), 1)
    return _for_morale(mind, _card(mind, 2), 2) if _bumps(mind, there) else 0.0


@_at("jacko", *_MARKETS)
def _jacko(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    if _revised(mind):
        return mind.w.card if space.id == "ark" else 0.0
    paid = 2 if printed_at(space.id).yields[0].token_on_market else 0
    if space.area == "icarus" or len(mind.cards) < 2 + paid or mind.room[space.area] < 2:
        return 0.0
    return mind.w.token - 2 * mind.w.card


@_at("kaden", "tunnel_end")
def _kaden(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return 0.0 if space.faction in mind.factions else mind.knowledge(2)


@_at("brian", "icarus")
def _brian(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return mind.morale(-1) if _revised(mind) else 0.0


@_at("pete", "tank")
def _pete(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return _for_knowledge(mind, _card(mind), 2) if mind.new_worker() else 0.0


@_at("sheppard", "tank")
def _sheppard(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return _for_morale(mind, _card(mind, 2), 2) if mind.new_worker() else 0.0


@_at("chase", "tank")
def _chase(mind: Mind, space: Space, die: int, there: Sequence[Worker]) -> float:
    return mind.w.tempo if mind.new_worker() and "fountain" not in mind.suffers else 0.0


# Choosing recruits
_LIKED: dict[str, float] = {
    "ben": -0.8, "bradley": 0.3, "esme": -1.0, "gary": -0.4, "jefferson": 0.5, "julia": -0.2,
    "katy": 2.8, "laura": -0.5, "michael": 0.6, "nakagawa": 0.7, "ray": 0.1, "yordy": 0.5,
    "andrew": -0.1, "brett": 0.1, "chase": 1.4, "curtis": 1.1, "dave": -0.3, "faith": 0.8,
    "jonathan_gambler": 0.1, "josiah": 0.7, "maggie": 1.7, "phil": 1.0, "soulless": 1.7, "xander": 0.1,
    "brian": -0.2, "flartner": 1.1, "geek": -1.2, "ian": 2.8, "jacko": 0.5, "jonathan_artist": 0.4,
    "kyle": -0.6, "nick": 0.1, "pete": -0.3, "reitz": -0.3, "scarby": 2.0, "steven": 0.3, "amanda": -0.6,
    "flavio": -0.4, "gidget": -1.0, "josh": -1.2, "kaden": -1.4, "lee": 0.1, "matthew": -1.6,
    "maxime": -0.7, "rebecca": -0.8, "sarinee": 0.3, "sheppard": -2.1, "zong": 1.4,
}  # fmt: skip
"""Ten times the win rate above one half of players who started with this recruit, in games of two computers."""
_LIKED_REVISED: dict[str, float] = {
    "esme": -0.6, "julia": -0.5, "nakagawa": 0.1, "yordy": -0.6, "brett": 1.4, "dave": -0.6,
    "jonathan_gambler": 1.1, "phil": 0.1, "brian": -1.2, "geek": -1.8, "jacko": 0.9, "steven": -0.6,
    "amanda": -0.9, "flavio": -0.1, "zong": -0.7,
}  # fmt: skip
"""The same for recruits that the revised edition changed, in that edition."""


def liking(mind: Mind, recruit: str) -> float:
    """The value of having a recruit."""
    if _revised(mind) and recruit in _LIKED_REVISED:
        return _LIKED_REVISED[recruit]
    return _LIKED[recruit]


def pairing(active: str, hidden: str) -> float:
    """A bonus for two recruits of the same faction, who both profit from its allegiance."""
    return 1.4 if FACTION_OF[active] == FACTION_OF[hidden] else 0.0
