"""What the database gives back: plain records, no behaviour beyond a look at themselves."""

from __future__ import annotations

from collections.abc import Mapping
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
Wanted = Literal["any", "newcomers", "experienced"]
"""The level of players a table looks for."""
Reach = Literal["dm", "channel", "both", "none"]
AbsenceKind = Literal["once", "weekends", "mornings"]
StandingShown = Literal["off", "me", "everybody"]
"""Who is shown somebody's rating, results and reliability; without it nothing is rated."""
Palette = Literal["printed", "colour_blind", "none"]
"""How pictures are drawn for one person; with none, words say it all."""
VoteKind = Literal["undo", "pause", "resume", "keep", "replace", "end", "leave", "announce", "live", "unlive"]
"""What a table can vote about; only the host announces. Playing live ends when somebody leaves."""
OfferStatus = Literal["open", "accepted", "declined", "withdrawn", "countered", "expired"]


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
    """A change of the rules made the present turn be asked anew."""
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
    """So much longer than its pace the game waits for each player who is away, all in all."""
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


class Message(NamedTuple):
    """A message the bot must find again: `kind` is the caller's word, `about` which of that kind: a seat, a vote's or
    an offer's id, as the kind has it; -1 where a game has only one."""

    kind: str
    about: int
    channel_id: int
    message_id: int


class StaleMessage(NamedTuple):
    """A message that is to lose its buttons; of a game's public one, which rows of the log it told, and the turn that
    began with it."""

    channel_id: int
    message_id: int
    since: int | None = None
    until: int | None = None
    turn: int | None = None
    alt: str | None = None
    """As in `Front`."""


@dataclass(slots=True, frozen=True)
class Front:
    """The newest public message of a game, and how much of the log the channel was told."""

    since: int
    """Rows of the log from here on are told in this message."""
    posted: int
    """The log's length when it was posted: rows from here on came into it by changing it."""
    length: int
    """Everything before this row was told."""
    revision: int
    turn: int
    """The number of the turn it was posted in."""
    asked: frozenset[int]
    """The seats it pinged."""
    told: int = 0
    """Players know their own cards as of this length of the log."""
    message: Message | None = None
    """None: it is forgotten, as in a channel that was deleted."""
    alt: str | None = None
    """What is said of its picture to whoever cannot see it; empty: it has none. None: a message of text, no layout, as
    they were before."""


class Post(NamedTuple):
    """A public message of a game: the rows of the log it told, as the log was in this revision."""

    game_id: int
    since: int
    until: int
    revision: int


class Channel(NamedTuple):
    """What is known of a game's channel."""

    front: Front | None
    """None: nothing was shown yet."""
    mark: str | None
    """Of the message that is to be posted next, is being posted, or was when the process was killed."""
    messages: tuple[Message, ...]
    """All of the game that are to be found again."""


class Absence(NamedTuple):
    """When somebody is away: once, every weekend, or every morning until `minute`. The rule counts from `begins` to
    `ends`; one that is over stays a while, for what it has moved."""

    kind: AbsenceKind
    begins: datetime
    ends: datetime | None = None
    minute: int = 0


@dataclass(slots=True, frozen=True)
class Profile:
    user_id: int
    language: str | None = None
    time_zone: str | None = None
    quiet_from: int | None = None
    """Minutes after midnight in the time zone."""
    quiet_to: int | None = None
    reach: Reach = "dm"
    palette: Palette = "printed"
    dm_closed: bool = False
    """A direct message came back: said once, and not tried again until one goes through."""
    away: tuple[Absence, ...] = ()
    digest: int | None = None
    """Minutes after midnight at which they get a list of all that waits for them; None: they do not want it."""
    digest_at: datetime | None = None
    """When the next one is to go out; the clock sets it."""
    next_up: bool = False
    """They want to hear that their turn is the next."""
    standing: StandingShown = "off"
    locale: str | None = None
    """The language their Discord had last, for direct messages; None while it is the bot's own."""

    @property
    def gets_digest(self) -> bool:
        """It comes by direct message only: others need not know where somebody plays."""
        return self.digest is not None and self.reach in ("dm", "both") and not self.dm_closed


@dataclass(slots=True, frozen=True)
class ServerSettings:
    """What those who manage a server set for the games there; new lobbies begin with it."""

    guild_id: int
    language: str | None = None
    """None: the bot's own default."""
    pace: Pace = "day"
    edition: Edition = "classic"
    variants: tuple[Variant, ...] = ()
    hints: bool = True
    fold_boards: bool = False
    openers: tuple[int, ...] = ()
    """Roles of those who may open games; empty: everybody."""
    channels: tuple[int, ...] = ()
    """Channels and categories in which games may be opened; empty: all."""
    most_games: int | None = None
    """Lobbies and games at once; None: as many as the bot's host allows."""
    seats_channel: int | None = None
    """The channel or forum in which open seats are announced."""
    posts: bool = False
    """In a forum, a game keeps its post to the end, with tags that say how it stands."""


@dataclass(slots=True, frozen=True)
class StandingAnswer:
    """What a seat always answers in this game to this question: `key` is the prompt's."""

    seat: int
    ask: str
    key: str
    answer: Any


@dataclass(slots=True, frozen=True)
class Offer:
    """A trade offered by one seat to another, one of them on turn. Artifact faces are for these two only."""

    id: int
    game_id: int
    seat: int
    to: int
    give: Mapping[str, int]
    get: Mapping[str, int]
    status: OfferStatus
    counter_of: int | None
    at: datetime


@dataclass(slots=True, frozen=True)
class FreeSeat:
    """A seat that somebody else may take, as long as its holder stays away."""

    id: int
    game_id: int
    seat: int
    holder: int | None
    """Whom the newcomer replaces; None: a computer's own seat."""
    newcomer: int | None
    """The one person who may take it; None: whoever is first."""
    until: datetime


@dataclass(slots=True, frozen=True)
class OpenSeats:
    """How many seats of a lobby or game anybody may take; of a game under way, which."""

    count: int = 0
    free: tuple[FreeSeat, ...] = ()


@dataclass(slots=True, frozen=True)
class Opening:
    """What people elsewhere on the server are told of a game's open seats."""

    game_id: int
    level: Wanted = "any"
    looking: bool = False
    """The lobby's host wants its seats announced."""
    channel_id: int | None = None
    """The channel or forum of the announcement; None: there is none."""
    message_id: int = 0
    """0: it is being posted, or was when the process was killed."""
    post_id: int | None = None
    """The post in a forum that begins with it; None: it is none."""
    mark: str = ""
    """Of the message: Discord takes it once within minutes. Of a post its title."""
    shown: str = ""
    """A digest of what it says."""


@dataclass(slots=True, frozen=True)
class Vote:
    id: int
    game_id: int
    kind: VoteKind
    about: int | None
    """The seat it is about, if any: it has no say in a vote to keep or replace it."""
    details: Mapping[str, Any]
    opened_by: int | None
    opened_at: datetime
    voters: tuple[int, ...]
    """Seats that are asked."""
    yes: tuple[int, ...]
    no: tuple[int, ...]
    closed: bool

    @property
    def unanimous(self) -> bool:
        """Undoing, pausing, resuming and playing live need everybody; about somebody gone, more than half decide."""
        return self.kind in ("undo", "pause", "resume", "live")

    @property
    def by_host(self) -> bool:
        """Decided in the shell of whoever runs the bot."""
        return bool(self.details.get("host"))

    @property
    def without_vote(self) -> bool:
        """Decided by somebody alone: one who manages the channel, or one who leaves."""
        return self.closed and not self.voters

    @property
    def passed(self) -> bool | None:
        """None while it is open either way."""
        if self.without_vote:
            return True
        asked, yes, no = len(self.voters), len(self.yes), len(self.no)
        if self.unanimous:
            return False if no else True if yes == asked else None
        if 2 * yes > asked:
            return True
        return False if 2 * no >= asked else None


class MyGame(NamedTuple):
    """One line of `/games`."""

    game: GameRecord
    seat: SeatRecord
    asked: AskedRecord | None
    """Set where it is this player's turn, or they are asked something."""


@dataclass(slots=True, frozen=True)
class Stats:
    user_id: int
    played: int = 0
    won: int = 0
    by_edition: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Edition → (played, won)."""
    against_people: tuple[int, int] = (0, 0)
    """Games with at least one other person, and how many of those were won."""
    tokens_placed: float = 0.0
    """On average, of ten."""
    running: int = 0


class PlanRecord(NamedTuple):
    id: int
    game_id: int
    seat: int
    user_id: int
    turn: int
    """The number of the turn it is for."""
    made_at: int
    """The log's length when it was made."""
    body: str
    used: int
    """So many of its steps are played."""
    first: int | None
    """The first row of the log that it played."""


class PlanReport(NamedTuple):
    """What became of a plan: `played`, `asked` (it could not go on), or `gone` (the game went back behind it)."""

    id: int
    game_id: int
    seat: int
    user_id: int
    what: str
    turn: int
    first: int
    until: int
    revision: int
    why: Mapping[str, Any]
    told: bool
