"""The state of a game: data only, without rules. Hidden information may leave it only through `view.py`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, NamedTuple, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from .board import (
    ARTIFACTS,
    ARTIFACTS_OF_EACH_KIND,
    COLOURS,
    FACTIONS,
    RECRUITS,
    STARTING_KNOWLEDGE,
    STARTING_MORALE,
    TOKENS,
    TUNNEL_FACTIONS,
    Space,
)
from .events import Event

Edition = Literal["classic", "revised"]
EDITIONS: tuple[Edition, ...] = get_args(Edition)
Variant = Literal["recruit_draft", "market_draft", "track_draft", "doubles_cost"]
VARIANTS: tuple[Variant, ...] = ("recruit_draft", "market_draft", "track_draft", "doubles_cost")


NAMES = ("ada", "bo", "cy", "di", "ed", "fay")
"""The names of the seats in tests and simulations. The rules know only seat numbers."""


class Options(BaseModel):
    """Choices made before a game: each seat's colour, the printing, the variants."""

    model_config = ConfigDict(frozen=True)
    colours: tuple[str, ...] = Field(min_length=2, max_length=6)
    edition: Edition = "classic"
    variants: tuple[Variant, ...] = ()

    @model_validator(mode="after")
    def _each_colour_once(self) -> Options:
        if len(set(self.colours)) != len(self.colours) or not set(self.colours) <= set(COLOURS):
            raise ValueError("every seat needs a colour of its own")
        return self

    @staticmethod
    def simple(players: int, edition: Edition = "classic", variants: tuple[Variant, ...] = ()) -> Options:
        """For tests and simulations."""
        return Options(colours=COLOURS[:players], edition=edition, variants=variants)


class Worker(NamedTuple):
    """A die on the board. `slot` is the space of a construction site, from 0 to 3."""

    seat: int
    knowledge: int
    slot: int = 0


class Hand(NamedTuple):
    """What only its player may see, in a form that can be compared."""

    artifacts: list[str]
    hidden: list[str]
    dilemma: str
    dilemma_choice: str


@dataclass(slots=True)
class Player:
    seat: int
    colour: str
    morale: int = STARTING_MORALE
    knowledge: int = STARTING_KNOWLEDGE
    goods: dict[str, int] = field(default_factory=dict)
    """Good → amount; goods that the player does not have are not in it."""
    available: list[int] = field(default_factory=list)
    """Knowledge of the workers not on the board."""
    placed: int = 0
    """The number of workers on the board."""
    artifacts: list[str] = field(default_factory=list)
    recruits: list[str] = field(default_factory=list)
    """Active recruits."""
    fresh: list[str] = field(default_factory=list)
    """Active recruits whose abilities and tier bonuses take effect from the next turn."""
    hidden: list[str] = field(default_factory=list)
    dilemma: str = ""
    dilemma_choice: Literal["", "fight", "serve"] = ""
    tokens: dict[str, int] = field(default_factory=dict)
    """Placed authority tokens: place → number. A place is a territory, `market_…`, a recruit's id or `dilemma`."""

    @property
    def workers(self) -> int:
        return len(self.available) + self.placed

    @property
    def tokens_left(self) -> int:
        return TOKENS - sum(self.tokens.values())

    @property
    def hand(self) -> Hand:
        return Hand(sorted(self.artifacts), sorted(self.hidden), self.dilemma, self.dilemma_choice)

    def copy(self) -> Player:
        return Player(
            self.seat, self.colour, self.morale, self.knowledge, self.goods.copy(), self.available[:],
            self.placed, self.artifacts[:], self.recruits[:], self.fresh[:], self.hidden[:], self.dilemma,
            self.dilemma_choice, self.tokens.copy(),
        )  # fmt: skip


@dataclass(slots=True)
class Turn:
    """The state of the current turn."""

    number: int = 0
    seat: int = 0
    acted: bool = False
    """A worker was placed: only more dice of the same double may follow."""
    double: int = 0
    """The knowledge of the double being placed."""
    doubles_left: int = 0
    """How many more dice of the double may follow."""
    deserted: list[int] = field(default_factory=list)
    """Seats that lost a worker to a knowledge check: at most one each in a turn."""
    once: list[str] = field(default_factory=list)
    """Once-a-turn abilities that were used, as `seat:recruit`."""

    def copy(self) -> Turn:
        return Turn(
            self.number, self.seat, self.acted, self.double, self.doubles_left, self.deserted[:], self.once[:]
        )


@dataclass(slots=True)
class Visit:
    """The placement of one worker, as the rules and abilities see it."""

    seat: int
    knowledge: int
    space: Space
    slot: int = 0
    bumped: Worker | None = None
    """The bumped worker, with its knowledge before it was rolled."""
    used: list[str] = field(default_factory=list)
    """Bump abilities already used or declined."""
    no_artifact: bool = False
    """Whether the player had no artifact just before the benefit."""
    no_resource: bool = False
    chose: str = ""
    """What the player took from a tunnel."""
    token: bool = False
    """Whether an authority token was placed."""

    @property
    def bumped_another(self) -> Worker | None:
        """The bumped worker, if it was another player's."""
        return self.bumped if self.bumped is not None and self.bumped.seat != self.seat else None


@dataclass(slots=True)
class Token:
    """An authority token that was just placed."""

    seat: int
    place: str
    penalties: frozenset[str]
    """Tiles whose penalties apply to this token, including those that another token of the same visit has lifted."""
    visit: bool = False
    """Placed by a market visit, which triggers its own abilities afterwards."""


@dataclass(slots=True)
class Scratch:
    """Temporary data of the action in progress. Empty between actions, so it is never stored."""

    events: list[Event] = field(default_factory=list)
    """Events that `Match` has not collected yet."""
    crossings: list[tuple[str, str]] = field(default_factory=list)
    """Thresholds just reached on a track: ("called", faction), ("tier_4", faction) or ("completed", faction)."""
    tokens: list[Token] = field(default_factory=list)
    """Authority tokens just placed, with consequences still to come."""
    lifted: dict[int, frozenset[str]] = field(default_factory=dict)
    """Seat → tiles whose penalties were lifted during this visit. They still apply to every token of the visit."""
    owing: Visit | None = None
    """The visit that is not paid yet: until then no optional choice may make its price unpayable."""


@dataclass(slots=True)
class Game:
    edition: Edition
    variants: tuple[Variant, ...]
    players: list[Player]
    phase: Literal["setup", "play", "over"] = "setup"
    turn: Turn = field(default_factory=Turn)
    first: int = 0
    """The starting player."""
    workers: dict[str, tuple[Worker, ...]] = field(default_factory=dict)
    """Space → the dice there; empty spaces are not in it."""
    built: dict[str, str] = field(default_factory=dict)
    """Constructed markets: lot → tile."""
    tiles: list[str] = field(default_factory=list)
    """Tiles that may be face down on the board: chance decides which one it is when a site is finished."""
    allegiance: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FACTIONS, 0))
    miner: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TUNNEL_FACTIONS, 0))
    artifact_deck: dict[str, int] = field(
        default_factory=lambda: dict.fromkeys(ARTIFACTS, ARTIFACTS_OF_EACH_KIND)
    )
    """The cards in the deck. Their order is not stored: each draw asks chance."""
    artifact_discard: dict[str, int] = field(default_factory=dict)
    recruit_deck: list[str] = field(default_factory=lambda: list(RECRUITS))
    winners: list[int] = field(default_factory=list)
    questions: int = 0
    """How many questions have been asked: the number of the open one."""
    answers: int = 0
    """How many answers were given: the length of the log."""
    scratch: Annotated[Scratch, Field(exclude=True)] = field(
        default_factory=Scratch, compare=False, repr=False
    )

    def copy(self) -> Game:
        return Game(
            self.edition, self.variants, [player.copy() for player in self.players], self.phase, self.turn.copy(),
            self.first, self.workers.copy(), self.built.copy(), self.tiles[:],
            self.allegiance.copy(), self.miner.copy(), self.artifact_deck.copy(), self.artifact_discard.copy(),
            self.recruit_deck[:], self.winners[:], self.questions, self.answers,
        )  # fmt: skip


_adapter = TypeAdapter(Game)


def dump(game: Game) -> str:
    """The whole state as JSON, for a checkpoint."""
    return _adapter.dump_json(game).decode()


def load(text: str) -> Game:
    return _adapter.validate_json(text)
