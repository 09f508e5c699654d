"""Results of the methods on games: a position, the outcome of a move, or a refusal."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.engine.events import Event, Refused
from bot.engine.prompts import Prompt
from bot.fair.derivation import DIGITS
from bot.store import Outdated
from bot.store.records import AskedRecord, GameRecord, Profile


class Stale(Refused):
    """The button or panel belongs to a question that was answered, or to a turn that was undone."""

    def __init__(self, *, reset_turn: bool = False) -> None:
        super().__init__("refused-stale")
        self.reset_turn = reset_turn


class Overtaken(Stale, Outdated):
    """Another process has changed the game in spite of its lock. Nothing was written."""


class ChannelTaken(Refused):
    """The channel already has an open game: `game`."""

    def __init__(self, game: GameRecord) -> None:
        super().__init__("refused-channel-taken", game=game.id, status=game.status)
        self.game = game


class TooManyLobbies(Refused):
    """The user hosts as many lobbies on this server as one may: `lobbies`."""

    def __init__(self, lobbies: Sequence[GameRecord]) -> None:
        super().__init__("refused-too-many-lobbies", most=len(lobbies))
        self.lobbies = lobbies


class RematchOpen(ChannelTaken):
    """The game already has a rematch: `game`."""


class UnplayableError(Exception):
    """A stored game that cannot be loaded with the current rules. The log is unchanged."""

    def __init__(self, game_id: int, why: str) -> None:
        super().__init__(f"Game {game_id} cannot be resumed: {why}")
        self.game_id = game_id
        self.why = why


def nonce_of(game: GameRecord, *what: object) -> str:
    """A nonce for a message. Discord posts only one message with the same nonce within some minutes, so a message is
    not posted twice if the process was killed before it could record it. Unique per game and message, across
    databases."""
    text = " ".join(map(str, (game.id, game.channel_id, game.created_at, *what)))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


@dataclass(slots=True, frozen=True)
class Position:
    """The current state of a game."""

    game: GameRecord
    question: int
    prompts: tuple[Prompt, ...]
    """The open questions. Show each to its own seat only: options may name hidden cards."""
    over: bool
    winners: tuple[int, ...]
    turn: int
    """The seat on turn."""
    length: int
    """The number of answers in the log."""
    log_hash: str | None = field(default=None, repr=False)
    """The running hash of the log; None in games that began before there was one."""

    @property
    def digits(self) -> str | None:
        """What is shown of the running hash."""
        return None if self.log_hash is None else self.log_hash[:DIGITS]

    @property
    def revision(self) -> int:
        return self.game.revision

    @property
    def nonce(self) -> str:
        """The nonce for posting the table message of this position."""
        return nonce_of(self.game, self.revision, self.length)

    @property
    def reset_turn(self) -> bool:
        """Whether this turn was restarted because the rules were corrected; the panel says so."""
        return self.game.turn_reset

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(prompt.seat for prompt in self.prompts)

    def prompt_for(self, seat: int) -> Prompt | None:
        return next((prompt for prompt in self.prompts if prompt.seat == seat), None)


@dataclass(slots=True, frozen=True)
class Moved(Position):
    """The outcome of one call. It is committed before the caller gets it."""

    first: int = 0
    """The call added the rows from `first` up to `length` to the log."""
    facts: tuple[Event, ...] = field(default=(), repr=False)
    """Everything that happened, including secrets: show `events` to everybody, `seen_by` to one player."""
    hands_changed: frozenset[int] = frozenset()
    """Seats whose private cards have changed."""
    duplicate: bool = False
    """This interaction was processed before: nothing was done again, the other fields tell its outcome then."""
    new_turn: bool = False
    taken_back: int = 0
    """The number of undone answers."""
    back: int | None = None
    """The seat that a computer was playing, if its player has acted and has it back."""
    kept_since: int | None = None
    """The log's length when the computer had taken over that seat, for a recap."""
    answered_for: tuple[tuple[int, str, Any], ...] = ()
    """Standing answers given: seat, key of the question, answer."""
    alarm: datetime | None = None
    """The time of the first reminder or overdue message for the seats asked now."""
    waits: tuple[tuple[AskedRecord, Profile], ...] | None = field(default=None, repr=False)
    """The seats that the game waits for now, with their profiles; None if the question is the same as before."""
    rung: frozenset[int] | None = None
    """Users whom the table message may ping, because they were not pinged for the same already; None if unknown."""
    plans: bool = True
    """There may be plans to play or to report."""
    listed: bool = True
    """A list of what waits for somebody may name this game."""
    away: bool = False
    """Some player has an absence on record, whether or not it applies now."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events as everybody may see them."""
        return tuple(event.public() for event in self.facts)

    def seen_by(self, seat: int | None) -> tuple[Event, ...]:
        return tuple(event.seen_by(seat) for event in self.facts)
