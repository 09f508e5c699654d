"""The basic changes: goods, artifacts, the hand limit, allegiance and miners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ..board import MINER_ACTIVATES, MINER_END, TIER_3, TIER_4, TIERS
from ..cards.prices import can_come_to_pay
from ..cards.purse import ANY, Purse
from ..events import (
    AllegianceAdvanced,
    ArtifactsDiscarded,
    Event,
    GoodsGained,
    GoodsGiven,
    GoodsLost,
    MinerMoved,
    TierReached,
)
from ..prompts import Option, Prompt, ask
from ..state import Game, Player, Visit


def emit(game: Game, event: Event) -> None:
    game.scratch.events.append(event)


def _add(me: Player, goods: Mapping[str, int]) -> None:
    for good, n in goods.items():
        if n:
            me.goods[good] = me.goods.get(good, 0) + n


def take_goods(me: Player, goods: Mapping[str, int]) -> None:
    for good, n in goods.items():
        left = me.goods.get(good, 0) - n
        assert left >= 0, f"seat {me.seat} has not {n} {good}"
        if left:
            me.goods[good] = left
        else:
            me.goods.pop(good, None)


def gain_goods(game: Game, me: Player, goods: Mapping[str, int], why: str) -> None:
    _add(me, goods)
    emit(game, GoodsGained(me.seat, dict(goods), why))


def lose_goods(game: Game, me: Player, goods: Mapping[str, int], why: str) -> None:
    take_goods(me, goods)
    emit(game, GoodsLost(me.seat, dict(goods), why))


def give_goods(game: Game, me: Player, to: Player, goods: Mapping[str, int], why: str) -> None:
    take_goods(me, goods)
    _add(to, goods)
    emit(game, GoodsGiven(me.seat, to.seat, dict(goods), why))


def take_things(game: Game, me: Player, things: tuple[str, ...]) -> tuple[dict[str, int], tuple[str, ...]]:
    """Take goods and artifacts from the player; the artifacts are discarded."""
    goods: dict[str, int] = {}
    cards: list[str] = []
    for thing in things:
        if thing in ANY["artifact"]:
            cards.append(thing)
            _discard(game, me, thing)
        else:
            goods[thing] = goods.get(thing, 0) + 1
    take_goods(me, goods)
    return goods, tuple(cards)


def _discard(game: Game, me: Player, card: str) -> None:
    me.artifacts.remove(card)
    game.artifact_discard[card] = game.artifact_discard.get(card, 0) + 1


def discard(game: Game, me: Player, cards: tuple[str, ...], why: str) -> None:
    for card in cards:
        _discard(game, me, card)
    emit(game, ArtifactsDiscarded(me.seat, cards, why))


def card_options(cards: list[str]) -> tuple[Option, ...]:
    """One option for each card; equal cards are numbered."""
    seen: Counter[str] = Counter()
    options = []
    for card in sorted(cards):
        seen[card] += 1
        options.append(Option(card if seen[card] == 1 else f"{card}#{seen[card]}", (card,)))
    return tuple(options)


def card_of(option: str) -> str:
    return option.split("#", maxsplit=1)[0]


async def limit_hand(game: Game, me: Player) -> None:
    """Apply the hand limit: no more artifacts than morale. The owner chooses which to discard."""
    excess = len(me.artifacts) - me.morale
    if excess > 0:
        about = {"hand": len(me.artifacts), "limit": me.morale}
        await choose_discards(game, me, excess, "discard", about)


async def choose_discards(game: Game, me: Player, count: int, why: str, about: dict[str, Any]) -> None:
    """Let the player choose this many artifacts to discard. While a price is unpaid, they choose one at a time and, if
    possible, only from cards that the price does not need."""
    owing = game.scratch.owing
    count = min(count, len(me.artifacts))
    if not count:
        return
    if owing is not None and owing.seat == me.seat:
        for _ in range(count):
            options = _sparing_the_price(game, me, owing)
            chosen = await ask(Prompt(me.seat, "discard", why, options, about=about | {"count": 1}))
            discard(game, me, (chosen,), why)
        return
    options = card_options(me.artifacts)
    chosen = await ask(Prompt(me.seat, "discard", why, options, count, count, about | {"count": count}))
    cards = [chosen] if isinstance(chosen, str) else chosen
    discard(game, me, tuple(card_of(card) for card in cards), why)


def _sparing_the_price(game: Game, me: Player, visit: Visit) -> tuple[Option, ...]:
    """Cards that the unpaid price does not need, or all cards if it needs each of them."""
    kinds = sorted(set(me.artifacts))
    spared: list[str] = []
    for kind in kinds:
        rest = list(me.artifacts)
        rest.remove(kind)
        if can_come_to_pay(game, me, visit, Purse.of(me, artifacts=rest), visit.used):
            spared.append(kind)
    return tuple(Option(kind, (kind,)) for kind in spared or kinds)


def advance(game: Game, me: Player, faction: str) -> None:
    """Advance the allegiance by one level. `settle` carries out the consequences after the whole benefit."""
    level = game.allegiance[faction]
    if level >= TIER_4:
        return
    level += 1
    game.allegiance[faction] = level
    emit(game, AllegianceAdvanced(me.seat, faction, level))
    if level in TIERS:
        emit(game, TierReached(faction, TIERS.index(level) + 1))
        if level == TIER_3 and game.miner.get(faction, 0) < MINER_ACTIVATES:  # else they are active already
            game.scratch.crossings.append(("called", faction))
        elif level == TIER_4:
            game.scratch.crossings.append(("tier_4", faction))


def dig(game: Game, me: Player, faction: str) -> None:
    """Move the miner one step."""
    level = game.miner[faction]
    if level >= MINER_END:
        return
    level += 1
    game.miner[faction] = level
    emit(game, MinerMoved(me.seat, faction, level))
    if level == MINER_ACTIVATES and game.allegiance[faction] < TIER_3:
        game.scratch.crossings.append(("called", faction))
    elif level == MINER_END:
        game.scratch.crossings.append(("completed", faction))
