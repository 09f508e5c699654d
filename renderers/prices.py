"""Prices, yields and penalties of spaces and tiles, as signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine.board import MARKET_PRICE, ROLL_PENALTY
from bot.engine.view import Yield, printed_at

PENALTY: dict[str, tuple[str, ...]] = {
    "laboratory": ("no:new_worker",),
    "spa": ("no:bump_own",),
    "courthouse": ("no:artifact_pair",),
    "plaza": ("no:market",),
    "fountain": ("worker", "≤1"),
    "lounge": ("hammer", "no:worker"),
    "academy": ("no:recruit",),
    "cafeteria": ("retrieve", "arrow", "−1", "morale"),
    "apothecary": ("no:zeppelin",),
    "theater": ("token", "arrow", "+1", "knowledge"),
    "registry": ("no:tiers",),
    "arena": ("commodity", "worker", "≤1"),
} | {tile: (f"die:{face}", "arrow", "−1", "good") for tile, face in ROLL_PENALTY.items()}
"""The penalty of a tile for players without a token on it."""


WORDS = {"not_bliss": "earthly_commodity"}
"""Words in prices whose sign has a different name."""


def _things(things: Mapping[str, int]) -> tuple[str, ...]:
    signs: list[str] = []
    for thing, n in things.items():
        signs += ([str(n)] if n > 1 else []) + [WORDS.get(thing, thing), "plus"]
    return tuple(signs[:-1])


def _either(rows: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    signs: list[str] = []
    for row in rows:
        signs += [*row, "or"]
    return tuple(signs[:-1])


def _tracks(brings: Yield) -> tuple[str, ...]:
    signs: list[str] = []
    for track, n in (("knowledge", brings.knowledge), ("morale", brings.morale)):
        if n:
            signs += [f"{'+' if n > 0 else '−'}{abs(n)}", track]
    return tuple(signs)


def market_price(tile: str) -> list[str]:
    return list(_things(MARKET_PRICE[tile]))


def price_of(space: str) -> tuple[str, ...]:
    """The price of a space whose price is printed on the board."""
    return _either(_things(price) for price in printed_at(space).prices)


def yield_of(space: str) -> tuple[str, ...]:
    return _either(
        (
            *((brings.allegiance,) if brings.allegiance else ()),
            *(("token",) if brings.token else ()),
            *_things({**brings.goods, **({"artifact": brings.artifacts} if brings.artifacts else {})}),
            *_tracks(brings),
            *(("new_worker",) if brings.worker else ()),
        )
        for brings in printed_at(space).yields
    )


def brackets(space: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """A commodity area's three yields, by the total knowledge there."""
    printed = printed_at(space)
    least = [1, *(total + 1 for total in printed.totals)]
    spans = [f"{low}–{high}" for low, high in zip(least, printed.totals, strict=False)] + [f"{least[-1]}+"]
    return tuple(
        (span, (*_things(brings.goods), *filter(None, [brings.allegiance]), *_tracks(brings)))
        for span, brings in zip(spans, printed.yields, strict=True)
    )


def bracket_of(total: int) -> int:
    """The index of the bracket for this total; -1 if there are no workers."""
    return sum(total > highest for highest in _TOTALS) if total else -1


_TOTALS = printed_at("generator").totals
ARTIFACTS_3_OR_PAIR = price_of("incinerator")
