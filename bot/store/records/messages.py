"""Records of the bot's messages: those edited later, those that must lose their buttons, and what each one told."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple


class Kind(StrEnum):
    """The kinds of messages that the bot has to find again: as stored, where they are, and what they are about."""

    private: bool
    """It is a direct message to one person."""
    personal: bool
    """It is to or about the player of a seat, and ends if that player is forgotten."""

    def __new__(cls, value: str, *traits: Literal["private", "personal"]) -> Kind:
        kind = str.__new__(cls, value)
        kind._value_ = value
        kind.private, kind.personal = "private" in traits, "personal" in traits
        return kind

    TABLE = "table"
    """The newest public message of a game: what happened, the board, and whose turn it is."""
    LOBBY = "lobby"
    VOTE = "vote"
    OFFER = "offer"
    OFFER_PRIVATE = "offer_private", "private"
    ASKED = "asked", "private", "personal"
    """A question off turn, or to everybody."""
    REMINDER = "reminder", "personal"
    REMINDER_PRIVATE = "reminder_private", "private", "personal"
    NEXT = "next", "private", "personal"
    AWAY = "away", "personal"
    OVERDUE = "overdue", "personal"
    GONE = "gone", "personal"
    """The player has left the server."""
    FAR = "far"
    """The table knows that the player has left the server and plays by direct message; nothing to edit."""
    LEFT = "left"
    """A player has left the game for good: votes about the seat are offered until it is taken or the game ends."""
    FREE = "free"
    """A seat that others may take."""
    LIVE = "live"
    SECRETS = "secrets"
    """Due after the end, until it is posted; so is FILM."""
    FILM = "film"
    FAIRNESS = "fair"
    """About a game's secret, on record until it is posted: it is never edited. It is about the revision since which the
    secret is used."""
    MUTE = "mute"
    """The players know that the bot may not post in the channel."""


class Message(NamedTuple):
    """A message the bot has to find again. `about` tells messages of one kind apart and is a seat or the id of a vote
    or offer, or -1 if a game has only one message of the kind."""

    kind: Kind
    about: int
    channel_id: int
    message_id: int
    shown: str = ""
    """What it says: its version and a digest, of messages that are kept up to date."""


DIGEST = "digest"
"""The subject of the daily list, which names all games of a player: it rings once a day in all of them."""


class Ring(NamedTuple):
    """What a person is pinged for. Another `about` of the same subject may ring at once; the same on another
    `occasion` only after an hour; otherwise it rang already."""

    subject: str
    about: object = ""
    occasion: object = ""


class StaleMessage(NamedTuple):
    """A message that must lose its buttons. For a game's public message: also the rows of the log that it told, and the
    turn that began with it."""

    channel_id: int
    message_id: int
    since: int | None = None
    until: int | None = None
    turn: int | None = None
    alt: str | None = None
    """As in `TableMessage`."""
    kind: Kind | None = None
    """As in `Message`, if its text must change to the past tense."""
    about: int | None = None
    digits: str | None = None
    """As in `TableMessage`."""


class Entry(NamedTuple):
    """One thing that waits for a user: of this `kind`, in a game; `about` is the question, the vote, the offer or the
    seat."""

    game_id: int
    kind: str
    about: int


class ListMessage(NamedTuple):
    """A direct message that lists what waits for a user in several games."""

    message_id: int
    channel_id: int
    user_id: int | None
    """None if the user's data was deleted."""
    kind: Literal["digest", "reminders"]
    language: str
    entries: tuple[Entry, ...]
    """What it still shows."""


@dataclass(slots=True, frozen=True)
class TableMessage:
    """The newest public message of a game, and how much of the log the channel has been told."""

    since: int
    """The first row of the log that this message tells."""
    posted: int
    """The log's length when it was posted; later rows were added by editing it."""
    length: int
    """All rows before this one have been told."""
    revision: int
    turn: int
    """The number of the turn in which it was posted."""
    asked: frozenset[int]
    """The seats it pinged."""
    told: int = 0
    """The length of the log up to which players have been told about their own cards."""
    message: Message | None = None
    """None if the message is no longer known, for instance because its channel was deleted."""
    alt: str | None = None
    """The alt text of its picture; empty if it has no picture. None for a plain text message of an older version, which
    has no layout components."""
    digits: str | None = None
    """The digits of the log's running hash that it shows."""


class Post(NamedTuple):
    """The rows of the log that a public message told, in the log's revision at that time."""

    game_id: int
    since: int
    until: int
    revision: int


class Channel(NamedTuple):
    """The state of a game's channel."""

    table_message: TableMessage | None
    """None if nothing has been posted yet."""
    nonce: str | None
    """The nonce of the next message: not sent yet, being sent, or interrupted when the process was killed."""
    messages: tuple[Message, ...]
    """All messages of the game that the bot has to find again."""
    stale: bool = False
    """Whether older messages must still lose their buttons."""
