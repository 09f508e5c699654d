"""Conditions used by several recruits' clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..actions.retrieval import Retrieval
from ..actions.workers import others_at, remove_worker
from ..cards.abilities import YES
from ..cards.clause_price import Sacrifice
from ..cards.occasions import Draw
from ..prompts import NO, Prompt, ask
from ..prompts import YES as ACCEPT
from ..state import Game, Player, Visit, Worker

SET_TO = ("1", "2", "3", "4", "5", "6")
"""The numbers that a die can be set to."""


def _remove_placed(game: Game, me: Player, visit: Visit) -> None:
    remove_worker(game, visit.space.id, Worker(me.seat, visit.knowledge, visit.slot))


def _can_spare_retrieved(me: Player, retrieval: Retrieval) -> bool:
    """Whether one of them is not set or rolled yet, and is not the player's last worker."""
    return retrieval.count > len(retrieval.chosen) and me.workers + retrieval.count > 1


def _remove_retrieved(game: Game, me: Player, retrieval: Retrieval) -> None:
    retrieval.count -= 1


PLACED = Sacrifice(lambda me, visit: me.workers > 1, _remove_placed)
"""The worker just placed."""
RETRIEVED = Sacrifice(_can_spare_retrieved, _remove_retrieved)
"""One of the workers being retrieved."""


def yes_if(test: Callable[..., object]) -> Callable[..., Sequence[str]]:
    """The clause applies, without a choice, if the test returns True."""
    return lambda game, me, about: YES if test(game, me, about) else ()


def one_of(choices: Sequence[str], test: Callable[..., object]) -> Callable[..., Sequence[str]]:
    """The clause applies, with these choices, if the test returns True."""
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
    """On a non-Icarite market, if this visit placed a token."""
    return visit.token and outside_icarus(game, me, visit)


def victim(game: Game, visit: Visit) -> Player:
    assert visit.bumped is not None
    return game.players[visit.bumped.seat]


def may_take_over(recruit: str) -> Callable[[Game, Player, Draw], bool]:
    """Whether this recruit may replace a card of the draw: once a turn, and only one recruit per draw."""
    return lambda game, me, drawing: (
        drawing.count > 0 and not drawing.replaced and f"{me.seat}:{recruit}" not in game.turn.once
    )


def take_over(game: Game, me: Player, drawing: Draw, recruit: str) -> None:
    """Replace one card of the draw by this recruit's ability."""
    game.turn.once.append(f"{me.seat}:{recruit}")
    drawing.replaced = True
    drawing.count -= 1


async def accepts(game: Game, player: Player, recruit: str) -> bool:
    """Ask this player whether they accept what another player's recruit offers."""
    about = {"recruit": recruit, "gift": True}
    answer: str = await ask(Prompt(player.seat, "ability", recruit, (ACCEPT, NO), about=about))
    return answer == "yes"
