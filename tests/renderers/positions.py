"""Hand-made positions: small ones to change a single piece, and the largest possible one."""

from __future__ import annotations

from bot.engine.board import (
    AREAS,
    ARTIFACTS,
    COLOURS,
    FACTION_OF,
    FACTIONS,
    GOODS,
    LOTS,
    MARKETS,
    RECRUITS,
    SPACES,
)
from bot.engine.state import NAMES, Game, Player, Worker
from bot.engine.view import View, view
from renderers.kit.drawing_cache import LARGE_DRAWINGS, PRIVATE, WHOLE, drawing_cache

LONG_NAMES = (
    "Профессор Александровский-Ж",
    "Maximiliana von Hohenstaufen",
    "プレイヤー名がとても長い人です",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "xX_TheDarkOverlord_99_Xx",
    "Ada 🎉 𝓕𝓪𝓷𝓬𝔂",
)
SINGLE = [
    s.id for s in SPACES.values() if s.kind in ("tunnel", "tunnel_end", "artifact_market", "icarus", "tank")
]


def table(players: int = 3) -> Game:
    """A game in its first turns: every player has one active and one hidden recruit and two workers."""
    game = Game("classic", (), [Player(i, COLOURS[i]) for i in range(players)])
    game.phase = "play"
    game.turn.number, game.turn.seat = 5, 1
    game.tiles = list(MARKETS[:6])
    for player in game.players:
        player.recruits, player.hidden = [RECRUITS[player.seat * 8]], [RECRUITS[player.seat * 8 + 1]]
        player.available = [player.seat % 6 + 1, 4]
        player.dilemma = ARTIFACTS[player.seat]
        player.artifacts = ["book"]
        player.goods = {"energy": 1, "stone": 2}
    return game


def end(players: int) -> Game:
    """Every market built, every track at its end, tokens and workers everywhere."""
    game = table(players)
    game.built = dict(zip(LOTS, MARKETS, strict=False))
    game.miner = dict.fromkeys(game.miner, 9)
    game.allegiance = dict.fromkeys(FACTIONS, 11)
    for player in game.players:
        seat = player.seat
        player.recruits = [RECRUITS[seat * 8 + i] for i in range(3)]
        player.hidden = []
        player.dilemma_choice = "serve" if seat % 2 else "fight"
        player.tokens = {f"market_{lot}": 1 for lot in LOTS} | {player.recruits[0]: 1, player.recruits[1]: 1}
        player.available, player.placed = [6, 6], 2
    for i, space in enumerate([*SINGLE, *(f"market_{lot}" for lot in LOTS)]):
        game.workers[space] = (Worker(i % players, 6),)
    return game


def largest() -> Game:
    """Six players with long names, all 24 dice on one area and more on every other space, full hands."""
    game = end(6)
    game.workers["generator"] = tuple(
        Worker(seat, knowledge) for seat in range(6) for knowledge in (1, 3, 6, 6)
    )
    by_length = sorted(RECRUITS, key=len, reverse=True)
    for player in game.players:
        player.goods = dict.fromkeys(GOODS, 99)
        player.artifacts = list(ARTIFACTS)
        player.morale = player.knowledge = 6
        # Two from the start and one from the dilemma: the maximum.
        player.recruits = by_length[player.seat * 3 : player.seat * 3 + 3]
        player.hidden = by_length[30 + player.seat * 2 : 32 + player.seat * 2]
        player.available, player.placed = [6, 6, 6, 6], 0
        player.tokens = {f"territory_{area}": 1 for area in AREAS} | {f"market_{lot}": 1 for lot in LOTS}
        player.tokens |= dict.fromkeys(player.recruits, 1)
    assert len({FACTION_OF[r] for p in game.players for r in p.recruits}) == 4
    return game


def forget_drawings() -> None:
    """Empty the memory, as after a start."""
    for cache in (drawing_cache, LARGE_DRAWINGS, PRIVATE, WHOLE):
        cache.clear()


def seen(game: Game, seat: int | None = None, waiting: tuple[int, ...] = ()) -> View:
    """A view of the game; only the largest position has long names."""
    large = all(player.goods.get("gold") == 99 for player in game.players)
    return view(game, seat, waiting, LONG_NAMES if large else [name.title() for name in NAMES])
