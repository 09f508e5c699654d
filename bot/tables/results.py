"""What a table answers: what a move did, what is asked now, or why it cannot be."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.engine.events import Event, Refused
from bot.engine.prompts import Prompt
from bot.store.records import AskedRecord, GameRecord, Profile


class Stale(Refused):
    """The button or panel belongs to a question that was answered, or to a turn that was taken back."""

    def __init__(self, *, reset_turn: bool = False) -> None:
        super().__init__("refused-stale")
        self.reset_turn = reset_turn


class ChannelTaken(Refused):
    """One game a channel: `game` is the one that is there."""

    def __init__(self, game: GameRecord) -> None:
        super().__init__("refused-channel-taken", game=game.id, status=game.status)
        self.game = game


class RematchOpen(ChannelTaken):
    """A game has one rematch: `game` is the one that is there."""


class UnplayableError(Exception):
    """A stored game that the present rules cannot load at all. The log is untouched."""

    def __init__(self, game_id: int, why: str) -> None:
        super().__init__(f"Game {game_id} cannot be resumed: {why}")
        self.game_id = game_id
        self.why = why


def nonce_of(game: GameRecord, *what: object) -> str:
    """Discord takes a message with the same nonce once within minutes: not twice when the process was killed after
    posting it and before noting so. Of every game and message another, also on another database."""
    text = " ".join(map(str, (game.id, game.channel_id, game.created_at, *what)))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


@dataclass(slots=True, frozen=True)
class Position:
    """Where a game stands."""

    game: GameRecord
    question: int
    prompts: tuple[Prompt, ...]
    """The questions open now. Each is for its seat's eyes: options may name hidden cards."""
    over: bool
    winners: tuple[int, ...]
    turn: int
    """The seat on turn."""
    length: int
    """Answers in the log."""

    @property
    def revision(self) -> int:
        return self.game.revision

    @property
    def nonce(self) -> str:
        """Under which the table is posted as it stands here."""
        return nonce_of(self.game, self.revision, self.length)

    @property
    def reset_turn(self) -> bool:
        """Whether this turn is asked again because the rules were corrected; the panel says so."""
        return self.game.turn_reset

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(prompt.seat for prompt in self.prompts)

    def prompt_for(self, seat: int) -> Prompt | None:
        return next((prompt for prompt in self.prompts if prompt.seat == seat), None)


@dataclass(slots=True, frozen=True)
class Moved(Position):
    """What one call changed. It is kept in the database before the caller hears of it."""

    first: int = 0
    """Rows of the log from `first` up to `length` came of this call."""
    facts: tuple[Event, ...] = field(default=(), repr=False)
    """Everything that happened, secrets and all: show `events` to the table, `seen_by` to one player."""
    hands_changed: frozenset[int] = frozenset()
    """Seats whose private cards have changed."""
    duplicate: bool = False
    """This interaction was here before: nothing was done again, the rest says what it did then."""
    new_turn: bool = False
    taken_back: int = 0
    """How many answers an undo removed."""
    handed_back: bool = False
    """The owner of a kept seat acted, and has it again."""
    back: int | None = None
    """Then: which seat."""
    kept_since: int | None = None
    """Then: the log's length when the computer took over, for a recap."""
    answered_for: tuple[tuple[int, str, Any], ...] = ()
    """Standing answers given: seat, key of the question, answer."""
    offers_expired: tuple[int, ...] = ()
    """Trade offers that ended with the turn."""
    alarm: datetime | None = None
    """When the first of those asked is to be reminded, or the table to be told that their time is up."""
    waits: tuple[tuple[AskedRecord, Profile], ...] | None = field(default=None, repr=False)
    """Whom the game waits for now, with what they set for themselves; None where some were asked the same before."""
    plans: bool = True
    """There may be something to do about plans."""
    next_up: int | None = None
    """The seat whose turn is the next, if its player wants to know."""
    away: bool = False
    """Somebody at the table has said that they are away, now or at another time."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What everybody may know."""
        return tuple(event.public() for event in self.facts)

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        return tuple(event.seen_by(seat) for event in self.facts)
