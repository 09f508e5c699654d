"""Trading with the player on turn, between actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from .actions.tracks import emit, limit_hand
from .board import ARTIFACTS, GOODS
from .events import Refused, Traded, TradeDeclined, TradeProposed
from .prompts import NO, YES, Prompt, ask
from .state import Game, Player

Things = Mapping[str, int]


def holds(player: Player, things: Things) -> bool:
    cards = Counter(player.artifacts)
    return all((cards[t] if t in ARTIFACTS else player.goods.get(t, 0)) >= n for t, n in things.items())


def check_trade(game: Game, seat: int, to: int, give: Things, get: Things) -> Refused | None:
    """Why this offer cannot be made. Must not reveal which cards the partner has."""
    things = {**give, **get}
    if (
        type(to) is not int
        or not (0 <= to < len(game.players))
        or to == seat
        or game.turn.seat not in (seat, to)
    ):
        return Refused("refused-trade-partner")
    if any(thing not in GOODS and thing not in ARTIFACTS for thing in things):
        return Refused("refused-trade-things")
    if any(type(n) is not int or n < 1 for side in (give, get) for n in side.values()):
        return Refused("refused-trade-things")
    if not give or not get:
        return Refused("refused-trade-one-sided")
    if not holds(game.players[seat], give):
        return Refused("refused-trade-own")
    partner = game.players[to]
    if not holds(partner, {t: n for t, n in get.items() if t in GOODS}):
        return Refused("refused-trade-theirs", to=to)
    if sum(n for t, n in get.items() if t in ARTIFACTS) > len(partner.artifacts):
        return Refused("refused-trade-theirs", to=to)
    return None


async def trade(game: Game, me: Player, to: int, give: Things, get: Things) -> None:
    """Ask the partner and, if they accept, trade at once."""
    partner = game.players[to]
    emit(game, TradeProposed(me.seat, to))
    options = (YES, NO) if holds(partner, get) else (NO,)
    about = {"seat": me.seat, "give": dict(give), "get": dict(get)}
    if await ask(Prompt(to, "trade", "trade", options, about=about)) == "no":
        emit(game, TradeDeclined(me.seat, to))
        return
    given, got = _hand_over(me, partner, give), _hand_over(partner, me, get)
    goods = [{t: n for t, n in side.items() if t in GOODS} for side in (give, get)]
    emit(game, Traded(me.seat, to, goods[0], goods[1], len(given), len(got), (given, got)))
    await limit_hand(game, me)
    await limit_hand(game, partner)


def _hand_over(giver: Player, taker: Player, things: Things) -> tuple[str, ...]:
    cards: list[str] = []
    for thing, n in things.items():
        if thing in ARTIFACTS:
            for _ in range(n):
                giver.artifacts.remove(thing)
            cards += [thing] * n
        else:
            giver.goods[thing] -= n
            if not giver.goods[thing]:
                del giver.goods[thing]
            taker.goods[thing] = taker.goods.get(thing, 0) + n
    taker.artifacts += cards
    return tuple(cards)
