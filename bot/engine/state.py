"""What lies on the table. Data only: the rules are elsewhere, and hidden things leave only by `view.py`."""

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
"""What seats are called in tests and simulations. The rules know seats, not names: whoever shows a game gives them."""


class Options(BaseModel):
    """What is agreed before a game: each seat's colour, which printing, which variants."""

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
    """A die on the board. `slot` tells which of a construction site's four spaces it fills."""

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
    """Only what the player has: a good that ran out is not a key."""
    available: list[int] = field(default_factory=list)
    """Knowledge of the workers not on the board."""
    placed: int = 0
    """How many workers stand on the board."""
    artifacts: list[str] = field(default_factory=list)
    recruits: list[str] = field(default_factory=list)
    """Active recruits."""
    fresh: list[str] = field(default_factory=list)
    """Active recruits whose ability and tier bonuses begin with the next turn."""
    hidden: list[str] = field(default_factory=list)
    dilemma: str = ""
    dilemma_choice: Literal["", "fight", "serve"] = ""
    tokens: dict[str, int] = field(default_factory=dict)
    """Authority placed: a territory, `market_…`, a recruit's id or `dilemma`, and how many there."""

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
    """What the rules remember within one turn."""

    number: int = 0
    seat: int = 0
    acted: bool = False
    """A placement was made: only more of the same double may follow."""
    double: int = 0
    """The knowledge of the double being placed."""
    doubles_left: int = 0
    """How many more dice of it may follow."""
    deserted: list[int] = field(default_factory=list)
    """Seats that lost a worker to a knowledge check: at most one each in a turn."""
    once: list[str] = field(default_factory=list)
    """Once-a-turn abilities used, as `seat:recruit`."""

    def copy(self) -> Turn:
        return Turn(
            self.number, self.seat, self.acted, self.double, self.doubles_left, self.deserted[:], self.once[:]
        )


@dataclass(slots=True)
class Visit:
    """One worker's way through one placement, as the rules and abilities see it."""

    seat: int
    knowledge: int
    space: Space
    slot: int = 0
    bumped: Worker | None = None
    """The worker bumped, with the knowledge it had before."""
    used: list[str] = field(default_factory=list)
    """Bump abilities already used or declined."""
    no_artifact: bool = False
    """No artifact in hand, as it was just before the benefit."""
    no_resource: bool = False
    chose: str = ""
    """What a tunnel's visitor took."""
    token: bool = False
    """An authority token was really placed."""

    @property
    def bumped_another(self) -> Worker | None:
        """The bumped worker, if it was another player's."""
        return self.bumped if self.bumped is not None and self.bumped.seat != self.seat else None


@dataclass(slots=True)
class Token:
    """An authority token just placed."""

    seat: int
    place: str
    penalties: frozenset[str]
    """Tiles whose penalty holds for it: also one that another token of the same visit has lifted."""
    visit: bool = False
    """Placed by a market visit, whose own abilities follow it."""


@dataclass(slots=True)
class Scratch:
    """What passes between rules while one action is carried out; empty between actions, so never stored."""

    events: list[Event] = field(default_factory=list)
    """Events not yet taken by the driver."""
    crossings: list[tuple[str, str]] = field(default_factory=list)
    """Thresholds that a track has just reached: ("called", faction), ("tier_4", faction), ("completed", faction)."""
    tokens: list[Token] = field(default_factory=list)
    """Authority tokens just placed, whose consequences are still due."""
    lifted: dict[int, frozenset[str]] = field(default_factory=dict)
    """Seat → tiles whose penalty its tokens have lifted in this visit: it holds for every token of the visit."""
    owing: Visit | None = None
    """The visit whose price is not yet paid: until then nothing optional may make it unpayable."""


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
    """Dice on the board, by space; a space without any is not a key."""
    built: dict[str, str] = field(default_factory=dict)
    """Constructed markets: lot → tile."""
    tiles: list[str] = field(default_factory=list)
    """Tiles that may still lie face down: which one it is, chance tells when a site is finished."""
    allegiance: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FACTIONS, 0))
    miner: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TUNNEL_FACTIONS, 0))
    artifact_deck: dict[str, int] = field(
        default_factory=lambda: dict.fromkeys(ARTIFACTS, ARTIFACTS_OF_EACH_KIND)
    )
    """What the deck still holds. Its order is decided card by card, when chance is asked."""
    artifact_discard: dict[str, int] = field(default_factory=dict)
    recruit_deck: list[str] = field(default_factory=lambda: list(RECRUITS))
    winners: list[int] = field(default_factory=list)
    questions: int = 0
    """How many questions have been asked: numbers the pending one."""
    answers: int = 0
    """How many answers were given: the log's length."""
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
