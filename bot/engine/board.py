"""The board's data, read once from `data/`: spaces, tracks, and prices of construction sites and market tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from bot.data import read_toml

_BOARD = read_toml("board")

COMMODITIES: tuple[str, ...] = tuple(_BOARD["commodities"])
RESOURCES: tuple[str, ...] = tuple(_BOARD["resources"])
GOODS = COMMODITIES + RESOURCES
ARTIFACTS: tuple[str, ...] = tuple(_BOARD["artifacts"])
COLOURS: tuple[str, ...] = tuple(_BOARD["colours"])
FACTIONS: tuple[str, ...] = tuple(_BOARD["factions"])

RECRUITS: tuple[str, ...] = tuple(read_toml("recruits"))
FACTION_OF: dict[str, str] = {name: row["faction"] for name, row in read_toml("recruits").items()}
REVISED: frozenset[str] = frozenset(name for name, row in read_toml("recruits").items() if row["revised"])

MARKETS: tuple[str, ...] = tuple(read_toml("markets"))
MARKET_PRICE: dict[str, dict[str, int]] = {name: row["price"] for name, row in read_toml("markets").items()}
ROLL_PENALTY: dict[str, int] = {n: row["rolls"] for n, row in read_toml("markets").items() if "rolls" in row}
DILEMMAS: tuple[str, ...] = tuple(read_toml("dilemmas")["artifacts"])

ARTIFACTS_OF_EACH_KIND: int = _BOARD["pieces"]["artifacts_of_each_kind"]
MOST_WORKERS: int = _BOARD["pieces"]["workers"]
STARTING_WORKERS: int = _BOARD["pieces"]["starting_workers"]
TOKENS: int = _BOARD["pieces"]["tokens"]
RECRUITS_DEALT: int = _BOARD["pieces"]["recruits_dealt"]
MARKETS_IN_PLAY: int = _BOARD["pieces"]["markets"]

LEAST: int = _BOARD["tracks"]["morale"]["least"]
MOST: int = _BOARD["tracks"]["morale"]["most"]
STARTING_MORALE: int = _BOARD["tracks"]["morale"]["start"]
STARTING_KNOWLEDGE: int = _BOARD["tracks"]["knowledge"]["start"]
TIER_1, TIER_2, TIER_3, TIER_4 = _BOARD["tracks"]["allegiance"]["tiers"]
TIERS = (TIER_1, TIER_2, TIER_3, TIER_4)
MINER_ACTIVATES: int = _BOARD["tracks"]["miner"]["activates"]
MINER_END: int = _BOARD["tracks"]["miner"]["most"]
DESERTION: int = _BOARD["tracks"]["desertion"]

Kind = Literal["commodity", "tunnel", "tunnel_end", "site", "market", "artifact_market", "icarus", "tank"]


class Space(NamedTuple):
    """One action space. The four spaces of a construction site are slots of one `Space`."""

    id: str
    kind: Kind
    area: str  # "" for the Tank, which belongs to no area
    faction: str
    good: str = ""  # what it yields, if that is fixed


AREA_OF: dict[str, str] = {f: row["area"] for f, row in _BOARD["factions"].items()}
FACTION_OF_AREA: dict[str, str] = {area: f for f, area in AREA_OF.items()}
COMMODITY_OF: dict[str, str] = {f: row["commodity"] for f, row in _BOARD["factions"].items()}
RESOURCE_OF: dict[str, str] = {
    f: row["resource"] for f, row in _BOARD["factions"].items() if "resource" in row
}
TUNNEL_FACTIONS: tuple[str, ...] = tuple(RESOURCE_OF)
AREAS: tuple[str, ...] = tuple(AREA_OF.values())
TERRITORIES: tuple[str, ...] = tuple(f"territory_{area}" for area in AREAS)

LOTS: dict[str, tuple[str, ...]] = {lot: tuple(prices) for lot, prices in _BOARD["sites"].items()}
"""The lots for markets, such as `euphoria_upper`, with the four prices of their construction sites."""


def _spaces() -> dict[str, Space]:
    spaces: list[Space] = []
    for faction, row in _BOARD["factions"].items():
        area = row["area"]
        spaces.append(Space(row["commodity_area"], "commodity", area, faction, row["commodity"]))
        if "tunnel" in row:
            end = row["tunnel_end"]
            spaces.append(Space(row["tunnel"], "tunnel", area, faction, row["resource"]))
            spaces.append(Space(end["space"], "tunnel_end", area, faction, end["good"]))
        spaces.append(Space(row["artifact_market"], "artifact_market", area, faction))
    for lot in LOTS:
        area = lot.split("_")[0]
        spaces.append(Space(f"site_{lot}", "site", area, FACTION_OF_AREA[area]))
        spaces.append(Space(f"market_{lot}", "market", area, FACTION_OF_AREA[area]))
    for name in ("nimbus_loft", "breeze_bar", "sky_lounge"):
        spaces.append(Space(name, "icarus", "icarus", "icarite"))
    spaces.append(Space("tank_energy", "tank", "", "", "energy"))
    spaces.append(Space("tank_water", "tank", "", "", "water"))
    return {space.id: space for space in spaces}


SPACES: dict[str, Space] = _spaces()
LOTS_OF: dict[str, tuple[str, ...]] = {a: tuple(lot for lot in LOTS if lot.startswith(a)) for a in AREAS}


SITE_ON: dict[str, str] = {lot: f"site_{lot}" for lot in LOTS}
"""Lot → its construction site."""
MARKET_ON: dict[str, str] = {lot: f"market_{lot}" for lot in LOTS}
"""Lot → its market, which exists once it is constructed."""
_LOT_OF_MARKET = {market: lot for lot, market in MARKET_ON.items()}


def tile_at(place: str, built: Mapping[str, str]) -> str:
    """The tile of the constructed market at a place; "" for any other place."""
    lot = _LOT_OF_MARKET.get(place)
    return built.get(lot, "") if lot is not None else ""


def called(place: str, built: Mapping[str, str]) -> str:
    """The id under which a place is named: for a constructed market, its tile."""
    return tile_at(place, built) or place


def lot_of(space: str) -> str:
    """`euphoria_upper` for `site_euphoria_upper` and `market_euphoria_upper`."""
    return space.split("_", 1)[1]


def spaces_needed(players: int) -> int:
    """How many of a site's four spaces must be filled at once to build its market."""
    needed: int = _BOARD["construction"][str(players)]
    return needed
