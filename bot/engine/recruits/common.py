"""What several recruits' clauses ask about the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..abilities import YES
from ..board import COMMODITIES, RESOURCES
from ..state import Game, Player
from ..visits import Visit, others_at

__all__ = ["COMMODITIES", "RESOURCES", "YES", "alone", "highest", "lowest", "on", "twin", "yes_if"]

Test = Callable[[Game, Player, Visit], bool]


def yes_if(test: Callable[..., object]) -> Callable[..., Sequence[str]]:
    """Offered, with nothing to choose, where the test holds."""
    return lambda game, me, about: YES if test(game, me, about) else ()


def one_of(choices: Sequence[str], test: Callable[..., object]) -> Callable[..., Sequence[str]]:
    """Offered with these choices where the test holds."""
    return lambda game, me, about: choices if test(game, me, about) else ()


def on(*spaces: str) -> Callable[[Visit], bool]:
    return lambda visit: visit.space.id in spaces


def alone(game: Game, visit: Visit) -> bool:
    return not others_at(game, visit)


def highest(game: Game, visit: Visit) -> bool:
    """Strictly the highest knowledge there, or alone."""
    return all(other.knowledge < visit.knowledge for other in others_at(game, visit))


def lowest(game: Game, visit: Visit) -> bool:
    """Strictly the lowest knowledge there, or alone."""
    return all(other.knowledge > visit.knowledge for other in others_at(game, visit))


def twin(game: Game, visit: Visit) -> bool:
    """Another worker there has the same knowledge."""
    return any(other.knowledge == visit.knowledge for other in others_at(game, visit))


def bumped_another(game: Game, me: Player, visit: Visit) -> bool:
    return visit.bumped_another is not None


def bumped_from_tunnel(game: Game, me: Player, visit: Visit) -> bool:
    return visit.bumped_another is not None and visit.space.kind == "tunnel"


def outside_icarus(game: Game, me: Player, visit: Visit) -> bool:
    """A non-Icarite market: the six tiles, the Incinerator, the Free Press and the Ark."""
    return visit.space.area != "icarus"


def after_token(game: Game, me: Player, visit: Visit) -> bool:
    """A non-Icarite market on which this visit really placed a token (elsewhere no such moment comes)."""
    return visit.token and outside_icarus(game, me, visit)


def victim(game: Game, visit: Visit) -> Player:
    assert visit.bumped is not None
    return game.players[visit.bumped.seat]
