"""What spaces and tiles cost, give and forbid, as signs."""

from __future__ import annotations

from bot.engine.board import COMMODITY_OF, MARKET_PRICE, RESOURCE_OF, ROLL_PENALTY, SPACES

ARTIFACTS_3_OR_PAIR = ("3", "artifact", "or", "artifact_pair")

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
"""What a tile does to those without a token on it."""


def market_price(tile: str) -> list[str]:
    signs: list[str] = []
    for thing, n in MARKET_PRICE[tile].items():
        signs += ([str(n)] if n > 1 else []) + [thing, "plus"]
    return signs[:-1]


def price_of(space: str) -> tuple[str, ...]:
    """The price of a space whose price is printed on the board."""
    found = SPACES[space]
    match found.kind:
        case "artifact_market":
            return ARTIFACTS_3_OR_PAIR
        case "tunnel":
            return (COMMODITY_OF[found.faction],)
        case "tank":
            return ("3", found.good)
        case "icarus":
            return ("3", "resource") if space == "nimbus_loft" else ("bliss", "plus", "earthly_commodity")
    return ()


def yield_of(space: str) -> tuple[str, ...]:
    found = SPACES[space]
    match found.kind:
        case "artifact_market":
            return (found.faction, "token")
        case "tunnel":
            return (RESOURCE_OF[found.faction], "or", "artifact")
        case "tunnel_end":
            return ("3", found.good)
        case "tank":
            return (("−2", "knowledge") if found.good == "energy" else ("+2", "morale")) + ("new_worker",)
        case "icarus":
            more = {
                "nimbus_loft": ("token",),
                "breeze_bar": ("2", "artifact"),
                "sky_lounge": ("2", "resource"),
            }
            return (found.faction, *more[space])
    return ()


def brackets(space: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """A commodity area's three yields, by the total knowledge there."""
    good, faction = SPACES[space].good, SPACES[space].faction
    return (
        ("1–4", (good, faction)),
        ("5–8", (good, "−1", "knowledge")),
        ("9+", ("2", good, "+1", "knowledge")),
    )


def bracket_of(total: int) -> int:
    """Which of them the total falls in; -1 for nobody there."""
    return -1 if total == 0 else 0 if total <= 4 else 1 if total <= 8 else 2
