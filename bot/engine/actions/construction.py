"""A finished construction site becomes a market: step 9 of a placement."""

from __future__ import annotations

from dataclasses import dataclass

from ..board import MARKET_ON, SITE_ON, spaces_needed
from ..cards.occasions import occasion
from ..events import MarketBuilt, WorkersReturned
from ..prompts import Chance, ask_chance
from ..state import Game
from .authority import put_token, settle
from .dice import roll_home
from .tracks import emit
from .workers import clockwise, remove_worker, workers_at


@dataclass(slots=True)
class Built:
    """A market that was just constructed, as recruits' abilities see it."""

    lot: str
    builders: tuple[int, ...]


async def finish_if_complete(game: Game, lot: str) -> None:
    """If enough spaces are filled, flip the tile, place the builders' tokens and return their workers."""
    site = SITE_ON[lot]
    builders = list(workers_at(game, site))
    if len(builders) < spaces_needed(len(game.players)):
        return
    (tile,) = await ask_chance(Chance("market", 1, dict.fromkeys(game.tiles, 1), {"space": site}))
    game.tiles.remove(tile)
    helped = [p for p in clockwise(game, game.turn.seat) if any(worker.seat == p.seat for worker in builders)]
    emit(game, MarketBuilt(lot, tile, tuple(player.seat for player in helped)))
    for player in helped:
        put_token(game, player, MARKET_ON[lot])
    game.built[lot] = tile  # after its builders' tokens: the new tile's penalty never held for them
    await settle(game)
    for player in clockwise(game, game.turn.seat):
        await occasion(game, player, "built", Built(lot, tuple(p.seat for p in helped)))
    for worker in builders:
        remove_worker(game, site, worker)
    dice = {p.seat: tuple(w.knowledge for w in builders if w.seat == p.seat) for p in helped}
    for seat, returned in dice.items():
        emit(game, WorkersReturned(seat, returned, site))
    for player in helped:
        await roll_home(game, player, len(dice[player.seat]), "built")
