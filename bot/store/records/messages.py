"""The bot's messages: those to find again, those to lose their buttons, and what each channel was told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

TABLE_MESSAGE = "front"
"""The kind, in the database, of a game's newest public message: what happened, the board, and whose move it is."""


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
    """As in `TableMessage`."""
    kind: str | None = None
    """As in `Message`, where it is to read as past; `gone` for the notice that somebody has left the server."""
    about: int | None = None


@dataclass(slots=True, frozen=True)
class TableMessage:
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

    table_message: TableMessage | None
    """None: nothing was shown yet."""
    nonce: str | None
    """Of the message that is to be posted next, is being posted, or was when the process was killed."""
    messages: tuple[Message, ...]
    """All of the game that are to be found again."""
    stale: bool = False
    """Others still have their buttons to lose."""
