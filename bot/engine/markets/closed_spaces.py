"""Markets that close spaces to players without a token on them. If two close a space, the
refusal names the first one here."""

from __future__ import annotations

from ..actions.workers import workers_at
from ..board import Space
from ..cards.penalties import close
from ..state import Game, Player


@close("apothecary", at=("commodity", "icarus", "artifact_market"))
def no_way_to_icarus(game: Game, me: Player, space: Space) -> bool:
    """You may not place workers in Icarus."""
    return space.area == "icarus"


@close("plaza", at=("market",))
def only_where_you_rule(game: Game, me: Player, space: Space) -> bool:
    """You may not place workers on a constructed market without a token of yours."""
    return space.id not in me.tokens


@close("arena", at=("commodity",))
def one_worker_an_area(game: Game, me: Player, space: Space) -> bool:
    """You may not place a worker on a commodity area where one of yours stands; workers already there stay."""
    return any(worker.seat == me.seat for worker in workers_at(game, space.id))


@close("lounge", at=("site",))
def no_company_at_work(game: Game, me: Player, space: Space) -> bool:
    """You may not place a worker on a construction site where another player's worker stands."""
    return any(worker.seat != me.seat for worker in workers_at(game, space.id))


@close(
    "spa",
    at=("tunnel", "tunnel_end", "market", "artifact_market", "icarus", "tank"),
    refusal="refused-own-bump",
)
def no_bumping_your_own(game: Game, me: Player, space: Space) -> bool:
    """You may not bump your own workers."""
    there = workers_at(game, space.id)
    return bool(there) and there[0].seat == me.seat
