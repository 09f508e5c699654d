"""What one person may see. All hidden information must pass through here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from . import spaces  # noqa: F401  (they register their rules)
from .actions.retrieval import lost_with
from .board import AREAS, FACTION_OF, MARKET_ON, TOKENS, spaces_needed
from .space_kinds import RULES, Printed, Yield
from .state import NAMES, Edition, Game, Player, Variant, Worker

__all__ = ["PlayerView", "Printed", "View", "Yield", "lost_with", "printed_at", "view"]


@dataclass(slots=True, frozen=True)
class PlayerView:
    seat: int
    name: str
    colour: str
    morale: int
    knowledge: int
    goods: Mapping[str, int]
    available: tuple[int, ...]
    workers: int
    """The number of all workers owned, on the board or not."""
    artifact_count: int
    artifacts: tuple[str, ...] | None
    """The cards: visible to the owner, and to all once the game is over."""
    recruits: tuple[str, ...]
    fresh: tuple[str, ...]
    hidden_count: int
    hidden: tuple[str, ...] | None
    dilemma: str | None
    """The card: visible to the owner, and to all once it is resolved or the game is over."""
    dilemma_choice: str
    tokens: Mapping[str, int]
    tokens_left: int
    suffers: tuple[str, ...]
    """Tiles whose penalties apply to this player."""

    @property
    def tokens_placed(self) -> int:
        """The score: whoever has placed them all wins."""
        return TOKENS - self.tokens_left

    @property
    def factions(self) -> frozenset[str]:
        return frozenset(FACTION_OF[recruit] for recruit in self.recruits)


@dataclass(slots=True, frozen=True)
class View:
    seat: int | None
    """The viewer's seat; None for spectators."""
    edition: Edition
    variants: tuple[Variant, ...]
    phase: str
    players: tuple[PlayerView, ...]
    turn: int
    """The seat on turn."""
    turn_number: int
    acted: bool
    double: int
    doubles_left: int
    first: int
    waiting: tuple[int, ...]
    """Seats with an open question."""
    workers: Mapping[str, tuple[Worker, ...]]
    built: Mapping[str, str]
    """Lot → tile."""
    tiles_known: tuple[str, ...]
    """Tiles that may be face down, as far as anybody can know."""
    spaces_needed: int
    allegiance: Mapping[str, int]
    miner: Mapping[str, int]
    territory: Mapping[str, tuple[int, ...]]
    """Area → the seats of the tokens on its territory, in seat order."""
    territory_size: int
    artifact_deck: int
    artifact_discard: Mapping[str, int]
    recruit_deck: int
    winners: tuple[int, ...]

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def me(self) -> PlayerView:
        assert self.seat is not None, "spectators have no seat"
        return self.players[self.seat]


def view(game: Game, seat: int | None, waiting: tuple[int, ...] = (), names: Sequence[str] = NAMES) -> View:
    """The position as `seat` sees it, or as spectators do (None)."""
    players = tuple(_player(game, player, seat, names[player.seat]) for player in game.players)
    return View(
        seat=seat,
        edition=game.edition,
        variants=game.variants,
        phase=game.phase,
        players=players,
        turn=game.turn.seat,
        turn_number=game.turn.number,
        acted=game.turn.acted,
        double=game.turn.double,
        doubles_left=game.turn.doubles_left,
        first=game.first,
        waiting=waiting,
        workers={space: tuple(dice) for space, dice in game.workers.items() if dice},
        built=dict(game.built),
        tiles_known=() if "market_draft" in game.variants else tuple(sorted(game.tiles)),
        spaces_needed=spaces_needed(len(game.players)),
        allegiance=dict(game.allegiance),
        miner=dict(game.miner),
        territory={
            area: tuple(p.seat for p in game.players for _ in range(p.tokens.get(f"territory_{area}", 0)))
            for area in AREAS
        },
        territory_size=len(game.players),
        artifact_deck=sum(game.artifact_deck.values()),
        artifact_discard=dict(game.artifact_discard),
        recruit_deck=len(game.recruit_deck),
        winners=tuple(game.winners),
    )


def _player(game: Game, player: Player, seat: int | None, name: str) -> PlayerView:
    open_to_me = player.seat == seat or game.phase == "over"
    dilemma = player.dilemma if player.dilemma and (open_to_me or player.dilemma_choice) else None
    return PlayerView(
        seat=player.seat,
        name=name,
        colour=player.colour,
        morale=player.morale,
        knowledge=player.knowledge,
        goods=dict(player.goods),
        available=tuple(sorted(player.available)),
        workers=player.workers,
        artifact_count=len(player.artifacts),
        artifacts=tuple(sorted(player.artifacts)) if open_to_me else None,
        recruits=tuple(player.recruits),
        fresh=tuple(player.fresh),
        hidden_count=len(player.hidden),
        hidden=tuple(player.hidden) if open_to_me else None,
        dilemma=dilemma,
        dilemma_choice=player.dilemma_choice,
        tokens=dict(player.tokens),
        tokens_left=player.tokens_left,
        suffers=tuple(t for lot, t in game.built.items() if MARKET_ON[lot] not in player.tokens),
    )


def printed_at(space: str, tile: str = "") -> Printed:
    """The printed price and yield of a space; for a constructed market, those of its tile."""
    return RULES[space].printed(tile)
