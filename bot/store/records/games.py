"""Records of games, seats, asked seats and the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from bot.engine.events import Event
from bot.engine.game import Source
from bot.engine.state import Edition, Variant

from .names import safe_name

Status = Literal["lobby", "running", "paused", "finished", "ended"]
OPEN: tuple[Status, ...] = ("lobby", "running", "paused")
"""A channel has at most one game with one of these statuses."""
Pace = Literal["live", "day", "three_days", "none"]
PACES: dict[Pace, timedelta | None] = {
    "live": timedelta(minutes=10),
    "day": timedelta(days=1),
    "three_days": timedelta(days=3),
    "none": None,
}
"""The time limit for answering a question."""
Level = Literal["easy", "normal", "hard"]
MovePicture = Literal["whole", "close_up", "both"]
MOVE_PICTURES: tuple[MovePicture, ...] = ("whole", "close_up", "both")
"""What is shown of each move: the whole board, a close-up of what changed, or both."""


@dataclass(slots=True, frozen=True)
class SeatRecord:
    game_id: int
    seat: int
    user_id: int | None
    """None for a computer's own seat, a vacated seat, or a player whose data was deleted."""
    name: str
    colour: str
    level: Level | None = None
    """The computer's level, used whenever a computer plays this seat."""
    personality: str | None = None
    kept: bool = False
    """A computer plays for this player until they act again."""
    kept_since: int | None = None
    """The log's length when the computer took over: the player's recap starts there."""
    anonymous: bool = False
    won: bool | None = None
    """None until the game is finished, like `tokens_left`."""
    tokens_left: int | None = None
    overtime: int = 0
    """Seconds that the game has waited beyond its pace because this player was away."""

    def __post_init__(self) -> None:
        """Every name that is shown is a safe one."""
        if (name := safe_name(self.name) or f"#{self.seat + 1}") != self.name:
            object.__setattr__(self, "name", name)

    @property
    def by_computer(self) -> bool:
        return self.kept or self.user_id is None


@dataclass(slots=True, frozen=True)
class GameRecord:
    id: int
    guild_id: int | None
    channel_id: int
    host_id: int | None
    status: Status
    edition: Edition
    variants: tuple[Variant, ...]
    pace: Pace
    hints: bool
    revision: int
    """Incremented by every undo. Buttons carry it, so that a button from before an undo is recognised as stale."""
    turn_reset: bool
    """The current turn was restarted because an update changed the rules."""
    ended_why: str | None
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    seats: tuple[SeatRecord, ...] = ()
    server_gone: bool = False
    """Paused because the bot was removed from the server; resumes when the bot is invited again."""
    commitment: str | None = None
    """Commitment to the secret behind the game's rolls, shown in the lobby; None if there is none."""
    seed: str | None = None
    """Digest of the players' words, shown when the game begins."""
    log_hash: str | None = field(default=None, repr=False)
    """The running hash of the log when this record was read; None without a secret."""
    epoch: int = 0
    """The revision since which the newest secret is used: 0, unless the game was restored from a copy."""
    starting: int | None = None
    """In a lobby: the press on Start, while sealed words are awaited."""
    language: str | None = None
    """The language of public messages; None means the bot's default."""
    fold_boards: bool = False
    """Whether a public message loses its board picture when the next one is posted."""
    picture: MovePicture = "whole"
    rematch_of: int | None = None
    """The game whose players were invited to this one."""
    invited: tuple[SeatRecord, ...] = ()
    """In a lobby: the earlier seats of invited players who have not joined yet."""
    away_days: int = 7
    """How many days beyond its pace the game waits for each absent player, in total."""
    live: bool = False
    """Everybody is present: a short clock and no pings, until a player leaves."""

    @property
    def clock(self) -> Pace:
        """The pace in effect."""
        return "live" if self.live else self.pace

    @property
    def open(self) -> bool:
        return self.status in OPEN

    @property
    def humans(self) -> tuple[SeatRecord, ...]:
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    @property
    def attended(self) -> bool:
        """Whether at least one person still plays: computers do not finish a game among themselves."""
        return any(not seat.kept for seat in self.humans)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, user_id: int) -> SeatRecord | None:
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def person_after(self, seat: int) -> int | None:
        """The next seat in turn order that is played by a person; None if there is none."""
        here = [one.seat for one in self.seats if not one.by_computer]
        return next((one for one in here if one > seat), here[0]) if here else None


@dataclass(slots=True, frozen=True)
class AskedRecord:
    """A seat that the game waits for. Written together with the answers, so it can be read without loading the game."""

    game_id: int
    seat: int
    user_id: int | None
    question: int
    ask: str
    since: datetime
    due_at: datetime | None
    """None if there is no time limit or the game is paused."""
    remind_at: datetime | None
    """When to send the next reminder; set by the clock."""
    reminded: int = 0
    notice_at: datetime | None = None
    """When to tell the players that the deadline has passed, independent of reminders; None once it was told."""
    used_up_at: datetime | None = None
    """When the extra waiting time for this absent player is used up and the clock runs again; None once they were
    told."""
    planned: bool = False
    """Whether this seat has a plan; only filled in by `with_profiles`."""
    paused_at: datetime | None = None
    """When the game was paused, with the deadline at that time in `paused_due`; None if it is not paused."""
    paused_due: datetime | None = None
    kept_at: datetime | None = None
    """When a computer got the seat of a player who had been asked; None if the computer was asked first, or if the
    player is here."""


class StoppedClock(NamedTuple):
    """The clock of a question that is not asked any more, but may be asked again."""

    seat: int
    question: int
    until: int
    """The last question of this seat that was answered together with it."""
    ask: str
    since: datetime
    due_at: datetime | None
    reminded: int
    stopped_at: datetime

    @property
    def left(self) -> timedelta:
        """How much time was left; without a time limit, the less the longer it was waited for."""
        return (self.due_at or self.since) - self.stopped_at


@dataclass(slots=True, frozen=True)
class LoggedRow:
    """One row of a game's log with its events. The events hold secrets: use `seen_by` to show them."""

    seq: int
    seat: int
    key: str
    answer: Any
    source: Source
    user_id: int | None
    at: datetime
    facts: tuple[Event, ...] = field(repr=False)
    press: int | None = None
    """The press behind it, if any."""
    hash: str | None = field(default=None, repr=False)
    """The running hash after it; None without a secret."""

    def seen_by(self, seat: int | None) -> list[Event]:
        return [event.seen_by(seat) for event in self.facts]


class MyGame(NamedTuple):
    """One line of `/games`."""

    game: GameRecord
    seat: SeatRecord
    asked: AskedRecord | None
    """Set if the game waits for this player."""
