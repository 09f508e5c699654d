"""How a kind of message is declared: what it says now, or that it should not exist, and how it ends.

@declares(Kind.LIVE, past="live-past")
async def live(s: Situation) -> Wanted:
    return {-1: None} if s.game.live else {}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, TypeVar

from discord import ui

from bot.notices import OpenSeatsChanged, WaitsChanged
from bot.store.records import AskedRecord, GameRecord, Kind, Message, Offer, Profile, Ring, SeatRecord
from cogs.kit.command_texts import escaped

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


@dataclass(slots=True, frozen=True)
class Draft:
    """What a message should say now."""

    text: str
    view: ui.View | None
    version: str
    """The same version is edited; another one is posted in its place."""
    nonce: tuple[object, ...]
    """Identifies the message: it is on record before it is sent, so that it is not posted twice after a kill."""
    to: SeatRecord | None = None
    """Whom it is sent to as a direct message; otherwise it is in the channel."""
    ping: Sequence[int] = ()
    ring: Ring | None = None
    """What it pings these users for. Without `ping`, in the channel: the message is posted once for this user and
    thing, and not again after it was retired."""
    user: int = 0
    silent: bool | None = None
    may_post: bool = True
    """Otherwise it is only kept up to date if it exists."""

    @property
    def shown(self) -> str:
        """As recorded: the version, and a digest of text and buttons."""
        parts = json.dumps([self.text, self.view.to_components() if self.view is not None else []])
        return f"{self.version}:{hashlib.blake2b(parts.encode(), digest_size=8).hexdigest()}"


class Situation:
    """A game as its messages depend on it."""

    def __init__(self, bot: Euphoria, game: GameRecord, known: list[Message]) -> None:
        self.bot = bot
        self.game = game
        self.known = known
        self.now = bot.games.now()
        self.w = bot.words_in(game)
        self._waits: list[tuple[AskedRecord, Profile]] | None = None
        self._offers: list[Offer] | None = None

    async def waits(self) -> list[tuple[AskedRecord, Profile]]:
        """The seats that the game waits for, with the settings of their players."""
        if self._waits is None:
            waits = await self.bot.games.asked.with_profiles(self.game.id) if self.game.open else []
            self._waits = waits
        return self._waits

    async def waits_for(self, seat: int) -> bool:
        return any(asked.seat == seat for asked, _ in await self.waits())

    async def offers(self) -> list[Offer]:
        """The trades that are offered."""
        if self._offers is None:
            self._offers = await self.bot.games.offers.open(self.game.id) if self.game.open else []
        return self._offers

    async def reads_direct_messages(self, seat: SeatRecord) -> bool:
        """Whether its player can be written to, and wants it."""
        if seat.user_id is None:
            return False
        profile = await self.bot.games.profiles.get(seat.user_id)
        return not profile.dm_closed and profile.reach in ("dm", "both")

    async def is_told(self) -> bool:
        """Whether the channel knows whom its game waits for."""
        return await self.bot.games.table_messages.up_to_date(self.game.id)

    def posted(self, kind: Kind) -> dict[int, Message]:
        """What is on record, by what it is about. Without a message id it is due: it was put on record to be sent."""
        return {message.about: message for message in self.known if message.kind is kind}


Wanted: TypeAlias = Mapping[int, Draft | None]
"""The messages of a kind that should exist now, by what they are about. None: it stays as it is."""
Past: TypeAlias = Callable[["Euphoria", GameRecord, int], Awaitable[str | None]]


class Declared(NamedTuple):
    wanted: Callable[[Situation], Awaitable[Wanted]]
    past: str | Past | None
    """What it says when it ends: a text with the name of the player whom it is about, or a function of the game and
    what it is about. Otherwise it only loses its buttons."""
    deleted: bool
    """It ends by being deleted."""
    then: Sequence[type[OpenSeatsChanged | WaitsChanged]]
    """Whom its end concerns."""


DECLARED: dict[Kind, Declared] = {}

W = TypeVar("W", bound=Callable[[Situation], Awaitable[Wanted]])


def declares(
    kind: Kind,
    *,
    past: str | Past | None = None,
    deleted: bool = False,
    then: Sequence[type[OpenSeatsChanged | WaitsChanged]] = (),
) -> Callable[[W], W]:
    assert kind not in DECLARED, kind

    def register(wanted: W) -> W:
        DECLARED[kind] = Declared(wanted, past, deleted, then)
        return wanted

    return register


async def past_text(
    bot: Euphoria, game: GameRecord, kind: Kind, about: int, *, name: str | None = None
) -> str | None:
    """What a message says when it has ended. None if it keeps its text, as when a computer has the seat by now, because
    the player is no longer known. `name`: of the player before, if somebody has taken over the seat."""
    past = DECLARED[kind].past if kind in DECLARED else None
    if past is None or not isinstance(past, str):
        return None if past is None else await past(bot, game, about)
    user = game.seats[about].user_id
    if user is None:
        return None
    w = await bot.words_of(user, game) if kind.private else bot.words_in(game)
    return w(past, name=name or escaped(game.seats[about].name))


def past_of(kind: Kind) -> str | None:
    """The text of what says in the past tense what was about a player."""
    past = DECLARED[kind].past if kind in DECLARED else None
    return past if isinstance(past, str) else None
