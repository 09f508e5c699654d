"""Games and their seats, who is waited for, and the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple

from bot.engine.events import Event
from bot.engine.game import Source
from bot.engine.state import Edition, Variant

Status = Literal["lobby", "running", "paused", "finished", "ended"]
OPEN: tuple[Status, ...] = ("lobby", "running", "paused")
"""A channel holds one game of these."""
Pace = Literal["live", "day", "three_days", "none"]
PACES: dict[Pace, timedelta | None] = {
    "live": timedelta(minutes=10),
    "day": timedelta(days=1),
    "three_days": timedelta(days=3),
    "none": None,
}
"""How long a question may stay open."""
Level = Literal["easy", "normal", "hard"]


@dataclass(slots=True, frozen=True)
class SeatRecord:
    game_id: int
    seat: int
    user_id: int | None
    """None: a computer's own seat, one that was vacated, or one whose player asked to be forgotten."""
    name: str
    colour: str
    level: Level | None = None
    """The computer's level, while or whenever a computer plays here."""
    personality: str | None = None
    kept: bool = False
    """A computer keeps this player's seat until they act again."""
    kept_since: int | None = None
    """The log's length when it began: a recap starts there."""
    anonymous: bool = False
    won: bool | None = None
    """Known once the game is finished; `tokens_left` likewise."""
    tokens_left: int | None = None
    overtime: int = 0
    """Seconds the table has waited for this player beyond its pace, because they were away."""

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
    """How often the log was taken back: buttons carry it, so that one from before an undo is stale."""
    turn_reset: bool
    """A change of the rules made the present turn be asked again."""
    ended_why: str | None
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    seats: tuple[SeatRecord, ...] = ()
    server_gone: bool = False
    """Paused because the bot is not on its server any more: it goes on when the bot is invited again."""
    commitment: str | None = None
    """Of the secret its rolls come from, shown in the lobby; None in games from before there was one."""
    seed: str | None = None
    """Of what was mixed in, shown when it begins."""
    language: str | None = None
    """Which its channel reads; None in games from before there was a choice: the bot's own."""
    fold_boards: bool = False
    """Whether a public message that another one follows loses its board."""
    rematch_of: int | None = None
    """The game whose people were invited to this one."""
    invited: tuple[SeatRecord, ...] = ()
    """In a lobby: the seats they had there, of those who have not joined."""
    away_days: int = 7
    """How much longer than its pace the game waits for each player who is away, all in all."""
    live: bool = False
    """Everybody is here and plays on without a pause: a short clock and no pings, until somebody leaves."""

    @property
    def clock(self) -> Pace:
        """The pace that counts now."""
        return "live" if self.live else self.pace

    @property
    def open(self) -> bool:
        return self.status in OPEN

    @property
    def humans(self) -> tuple[SeatRecord, ...]:
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    @property
    def attended(self) -> bool:
        """Whether anybody plays here in person: computers do not play a game out among themselves."""
        return any(not seat.kept for seat in self.humans)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, user_id: int) -> SeatRecord | None:
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def person_after(self, seat: int) -> int | None:
        """Whose turn comes after this seat's, of those who play in person; None where nobody does."""
        here = [one.seat for one in self.seats if not one.by_computer]
        return next((one for one in here if one > seat), here[0]) if here else None


@dataclass(slots=True, frozen=True)
class AskedRecord:
    """A seat the game waits for, written with the answers: whose turn it is needs no game loaded."""

    game_id: int
    seat: int
    user_id: int | None
    question: int
    ask: str
    since: datetime
    due_at: datetime | None
    """None without a time limit, and while the game is paused."""
    remind_at: datetime | None
    """When the next reminder is to go out; the clock sets it."""
    reminded: int = 0
    notice_at: datetime | None = None
    """When the table is to be told that time is up, whatever the player's reminders; None once it was."""
    used_up_at: datetime | None = None
    """When the clock runs again although this player is away, because the game waits no longer; None once that was
    told."""
    planned: bool = False
    """Whether there is a plan for this seat, where that was asked for (`with_profiles`)."""


@dataclass(slots=True, frozen=True)
class LoggedRow:
    """One line of a game's log with what came of it. The events hold secrets: show them by `seen_by`."""

    seq: int
    seat: int
    key: str
    answer: Any
    source: Source
    user_id: int | None
    at: datetime
    facts: tuple[Event, ...] = field(repr=False)

    def seen_by(self, seat: int | None) -> list[Event]:
        return [event.seen_by(seat) for event in self.facts]


class MyGame(NamedTuple):
    """One line of `/games`."""

    game: GameRecord
    seat: SeatRecord
    asked: AskedRecord | None
    """Set where it is this player's turn, or they are asked something."""
