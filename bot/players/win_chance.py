"""The evaluation of a position: its features, and each player's probability of winning.

The weights were fitted, by maximum likelihood, to positions from thousands of games of computer players without
lookahead. Those for three to five players come from games with that number of players; six use the weights of five. For
two players an earlier fit over games of two to four players is used, because search was stronger with it.
"""

from __future__ import annotations

from math import exp

from bot.engine.board import FACTION_OF, MARKET_ON, MARKET_PRICE, RESOURCES, SITE_ON, TIER_4, spaces_needed
from bot.engine.state import Game, Player
from bot.players.situation import room_in_territories
from bot.players.valuation import AT_LEAST

FEATURES = (
    "tokens",
    "tokens_past_4",
    "tokens_past_6",
    "tokens_past_8",
    "goods",
    "glut",
    "bliss",
    "resources",
    "spare_resources",
    "kinds_of_resources",
    "cards",
    "pair",
    "pair_and_room",
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
    "hidden_allegiance",
    "site_last",
    "site_first",
    "bonus_1",
    "bonus_2",
    "suffers",
    "affordable",
    "new_worker",
    "to_move",
    "waits",
)
_SITES = frozenset(SITE_ON.values())


def features(game: Game, me: Player) -> list[float]:
    """A player's features, in the order of FEATURES."""
    goods, cards = me.goods, me.artifacts
    placed = 10 - me.tokens_left
    plain = [goods.get(good, 0) for good in ("energy", "water", "food")]
    bliss = goods.get("bliss", 0)
    resources = sum([goods.get(resource, 0) for resource in RESOURCES])
    pair = len(set(cards)) < len(cards)
    room = any(room_in_territories(game).values())
    unresolved = bool(me.dilemma) and not me.dilemma_choice
    own = [game.allegiance[FACTION_OF[recruit]] for recruit in me.recruits]
    levels = [level for level in own if level < TIER_4]
    hidden = [game.allegiance[FACTION_OF[recruit]] for recruit in me.hidden]
    needed = spaces_needed(len(game.players))
    last = first = 0
    for space, dice in game.workers.items():
        if space in _SITES and any([worker.seat == me.seat for worker in dice]):
            if needed - len(dice) <= 1:
                last += 1
            else:
                first += 1
    active = {FACTION_OF[recruit] for recruit in me.recruits}
    suffered = [tile for lot, tile in game.built.items() if MARKET_ON[lot] not in me.tokens]
    affordable = 0
    for tile in game.built.values():
        affordable += _pays(tile, goods, cards)
    return [
        placed,
        max(0, placed - 4),
        max(0, placed - 6),
        max(0, placed - 8),
        sum([min(n, 4) for n in plain]),
        sum([max(0, n - 4) for n in plain]),
        min(bliss, 4),
        min(resources, 3),
        max(0, min(resources, 8) - 3),
        sum([1 for resource in RESOURCES if resource in goods]),
        min(len(cards), 3),
        pair,
        pair and room,
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
        sum(hidden) / 11,
        last,
        first,
        sum([1 for faction in active if game.allegiance[faction] >= 2]),
        sum([1 for faction in active if game.allegiance[faction] >= 5]),
        len(suffered),
        min(2, affordable),
        me.workers < 4 and (plain[0] >= 3 or plain[1] >= 3),
        game.turn.seat == me.seat,
        (me.seat - game.turn.seat) % len(game.players) / len(game.players),
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


WEIGHTS: dict[int, tuple[float, ...]] = {
    2: (
        1.526, 0.0, 1.195, 0.0, 0.129, 0.021, 0.081, 0.249, 0.084, 0.0, 0.352, 0.258, 0.0,
        -0.071, 0.069, 0.701, 0.106, -1.373, 0.835, 0.55, 0.125, 0.266, 0.125, -0.026, -1.025, 2.134,
        -0.253, -0.368, 2.134, 0.643, 0.122, 0.011, -0.423, 0.712, -0.119, 0.0, 0.175, 0.0,
    ),
    3: (
        1.131, 0.358, 0.456, 0.915, 0.136, 0.011, -0.121, 0.244, 0.127, 0.257, 0.319, 0.279, 0.019,
        0.002, -0.014, 0.435, -0.030, -1.303, 0.492, 0.341, 0.128, 0.322, 0.113, -0.129, 0.100, 1.470,
        0.049, -0.696, 2.571, 0.915, 0.000, 0.156, -0.217, 0.003, 0.175, 0.027, 0.002, -0.336,
    ),
    4: (
        1.212, 0.291, 0.520, 0.895, 0.128, 0.040, 0.015, 0.177, 0.008, 0.219, 0.350, -0.009, 0.333,
        -0.006, 0.002, 0.355, 0.022, -0.831, 0.562, 0.391, 0.140, 0.284, 0.166, -0.150, 0.462, 1.705,
        -0.171, -0.525, 2.158, 0.952, 0.458, 0.265, -0.219, 0.032, 0.112, 0.109, 0.012, -0.311,
    ),
    5: (
        1.349, 0.171, 0.610, 1.143, 0.128, 0.005, 0.092, 0.098, -0.112, 0.237, 0.463, -0.286, 0.681,
        -0.153, -0.086, 0.505, -0.090, -0.869, 0.608, 0.555, 0.130, 0.310, 0.171, -0.145, 0.187, 1.976,
        -0.331, 0.096, 1.502, 0.877, 0.039, 0.467, -0.297, 0.461, 0.017, 0.145, -0.021, -0.360,
    ),
    6: (
        1.349, 0.171, 0.610, 1.143, 0.128, 0.005, 0.092, 0.098, -0.112, 0.237, 0.463, -0.286, 0.681,
        -0.153, -0.086, 0.505, -0.090, -0.869, 0.608, 0.555, 0.130, 0.310, 0.171, -0.145, 0.187, 1.976,
        -0.331, 0.096, 1.502, 0.877, 0.039, 0.467, -0.297, 0.461, 0.017, 0.145, -0.021, -0.360,
    ),
}  # fmt: skip
"""Number of players → weights of FEATURES."""


def win_chance(game: Game, seat: int) -> float:
    """The probability that this player wins."""
    scores = []
    weights = WEIGHTS[len(game.players)]
    for player in game.players:
        score = 0.0
        for weight, feature in zip(weights, features(game, player), strict=True):
            score += weight * feature
        scores.append(score)
    top = max(scores)
    shares = [exp(score - top) for score in scores]
    return shares[seat] / sum(shares)
