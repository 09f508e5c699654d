"""Who stands how well: a position in numbers, and each player's chance to win.

The weights were fitted, by maximum likelihood, to 48,000 positions from a thousand games of two to four computer
players that judged by worth alone.
"""

from __future__ import annotations

from math import exp

from bot.engine.board import FACTION_OF, MARKET_PRICE, RESOURCES, TIER_4, spaces_needed
from bot.engine.state import Game, Player

from .worth import AT_LEAST

FEATURES = (
    "tokens",
    "late_tokens",
    "goods",
    "glut",
    "bliss",
    "resources",
    "spare_resources",
    "cards",
    "pair",
    "three",
    "one_card",
    "dilemma",
    "dilemma_card",
    "workers_1",
    "workers_3",
    "workers_4",
    "at_home",
    "doubles",
    "morale",
    "knowledge",
    "risk",
    "allegiance",
    "near_allegiance",
    "hidden",
    "site_last",
    "site_first",
    "bonus_1",
    "bonus_2",
    "suffers",
    "affordable",
    "to_move",
)


def features(game: Game, me: Player) -> list[float]:
    """What a player has, in the order of FEATURES."""
    goods, cards = me.goods, me.artifacts
    placed = 10 - me.tokens_left
    plain = [goods.get(good, 0) for good in ("energy", "water", "food")]
    bliss = goods.get("bliss", 0)
    resources = sum([goods.get(resource, 0) for resource in RESOURCES])
    pair = len(set(cards)) < len(cards)
    unresolved = bool(me.dilemma) and not me.dilemma_choice
    own = [FACTION_OF[recruit] for recruit in (*me.recruits, *me.hidden)]
    levels = [game.allegiance[faction] for faction in own if game.allegiance[faction] < TIER_4]
    needed = spaces_needed(len(game.players))
    last = first = 0
    for space, dice in game.workers.items():
        if space[:5] == "site_" and any([worker.seat == me.seat for worker in dice]):
            if needed - len(dice) <= 1:
                last += 1
            else:
                first += 1
    active = {FACTION_OF[recruit] for recruit in me.recruits}
    suffered = [tile for lot, tile in game.built.items() if f"market_{lot}" not in me.tokens]
    affordable = 0
    for tile in game.built.values():
        affordable += _pays(tile, goods, cards)
    return [
        placed,
        max(0, placed - 6),
        sum([min(n, 4) for n in plain]),
        sum([max(0, n - 4) for n in plain]),
        min(bliss, 4),
        min(resources, 3),
        max(0, min(resources, 8) - 3),
        min(len(cards), 3),
        pair,
        len(cards) >= 3 and not pair,
        len(cards) >= 1,
        unresolved,
        unresolved and (me.dilemma in cards or len(cards) >= 2),
        me.workers == 1,
        me.workers >= 3,
        me.workers >= 4,
        len(me.available),
        len(me.available) - len(set(me.available)),
        me.morale,
        me.knowledge,
        AT_LEAST[min(3, me.workers)][max(0, 16 - me.knowledge)],
        sum(levels) / 11,
        sum([1 for level in levels if level >= 8]),
        len(me.hidden),
        last,
        first,
        sum([1 for faction in active if game.allegiance[faction] >= 2]),
        sum([1 for faction in active if game.allegiance[faction] >= 5]),
        len(suffered),
        min(2, affordable),
        game.turn.seat == me.seat,
    ]


def _pays(tile: str, goods: dict[str, int], cards: list[str]) -> bool:
    for thing, n in MARKET_PRICE[tile].items():
        if thing == "artifact":
            if not cards:
                return False
        elif thing == "resource":
            if not any([goods.get(resource, 0) for resource in RESOURCES]):
                return False
        elif thing == "commodity":
            continue
        elif goods.get(thing, 0) < n and thing not in cards:
            return False
    return True


WEIGHTS: tuple[float, ...] = (
    1.5261, 1.1951, 0.1294, 0.0214, 0.0806, 0.2486, 0.084, 0.3523, 0.2584, -0.0714, 0.0685, 0.7012,
    0.1063, -1.3734, 0.8352, 0.5496, 0.1254, 0.2662, 0.1246, -0.0258, -1.0255, 2.1335, -0.2533, -0.3677,
    0.6432, 0.1218, 0.0106, -0.4229, 0.7121, -0.1191, 0.1754,
)  # fmt: skip


def outlook(game: Game, seat: int) -> float:
    """The chance that this player wins."""
    scores = []
    for player in game.players:
        score = 0.0
        for weight, feature in zip(WEIGHTS, features(game, player), strict=True):
            score += weight * feature
        scores.append(score)
    top = max(scores)
    shares = [exp(score - top) for score in scores]
    return shares[seat] / sum(shares)
