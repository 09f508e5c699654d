"""Markets that forbid something other than a space to players without a token on them."""

from __future__ import annotations

from ..cards.penalties import forbid
from ..state import Game, Player


@forbid("academy", "use_recruits")
def no_abilities(game: Game, me: Player) -> bool:
    """You may not use your recruits' abilities, in anybody's turn; tier bonuses and tokens on recruits stay."""
    return True


@forbid("courthouse", "pay_pair")
def no_pairs(game: Game, me: Player) -> bool:
    """You may not pay with 2 artifacts alike where any 3 are asked for."""
    return True


@forbid("fountain", "place_more")
def one_worker_a_turn(game: Game, me: Player) -> bool:
    """You may place only 1 worker a turn, even if several show the same knowledge."""
    return True


@forbid("laboratory", "gain_worker")
def no_third_worker(game: Game, me: Player) -> bool:
    """You may not gain a worker while you own 2 or more."""
    return me.workers >= 2


@forbid("registry", "use_bonuses")
def no_bonuses(game: Game, me: Player) -> bool:
    """You have no allegiance bonuses of tier 1 and 2."""
    return True
