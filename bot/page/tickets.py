"""Who a visitor is. The bot gives a person a link with a ticket, which is valid for five minutes and counts once; the
page exchanges it for a session. Neither is stored: both say whom they are for, and are signed."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple, Protocol

from pydantic import BaseModel, ConfigDict, ValidationError

from .signing import Signer

TICKET = timedelta(minutes=5)
SESSION = timedelta(hours=12)
SPENT = "spent"


class Visitor(NamedTuple):
    """Whom a page is for: a person and one game. A spectator's page is for nobody in particular."""

    user_id: int | None
    game_id: int


class Leases(Protocol):
    """What all processes of a bot share; see `bot.store.leases`."""

    async def claim(self, kind: str, key: object, seconds: float, *, again: bool = True) -> bool: ...

    async def give(self, kind: str, key: object, owner: str, seconds: float) -> bool: ...


class _Signed(BaseModel):
    model_config = ConfigDict(extra="forbid")

    user: int | None
    game: int
    issued: datetime
    until: datetime
    nonce: str

    @property
    def visitor(self) -> Visitor:
        return Visitor(self.user, self.game)


class Tickets:
    def __init__(
        self, signer: Signer, leases: Leases, now: Callable[[], datetime], *, shared: bool = False
    ) -> None:
        """`shared`: other processes may be shown the same ticket."""
        self.signer = signer
        self.leases = leases
        self.now = now
        self.shared = shared
        self._since = now()
        self._spent: dict[str, datetime] = {}
        """Tickets that were exchanged here, until they expire."""

    def ticket(self, visitor: Visitor) -> str:
        """For a link's fragment, which browsers send to no server."""
        return self._signed("ticket", visitor, TICKET)

    async def exchange(self, ticket: str) -> str | None:
        """A session for this ticket; None if it is forged, expired or used."""
        signed = self._read("ticket", ticket)
        if signed is None or not await self._spend(signed):
            return None
        return self.session(signed.visitor)

    def session(self, visitor: Visitor) -> str:
        """As often as wanted, for twelve hours."""
        return self._signed("session", visitor, SESSION)

    def visitor(self, session: str) -> Visitor | None:
        """Whom a session is for; None if it is forged or expired."""
        signed = self._read("session", session)
        return signed.visitor if signed is not None else None

    def _signed(self, purpose: str, visitor: Visitor, valid: timedelta) -> str:
        issued = self.now().astimezone(UTC)
        content = _Signed(
            user=visitor.user_id,
            game=visitor.game_id,
            issued=issued,
            until=issued + valid,
            nonce=secrets.token_urlsafe(12),
        )
        return self.signer.sign(purpose, content.model_dump_json().encode())

    def _read(self, purpose: str, text: str) -> _Signed | None:
        content = self.signer.read(purpose, text)
        if content is None:
            return None
        try:
            signed = _Signed.model_validate_json(content)
        except ValidationError:  # from another version
            return None
        return signed if self.now() < signed.until else None

    async def _spend(self, signed: _Signed) -> bool:
        """Whether this is the first time, in any process."""
        now = self.now()
        self._spent = {nonce: until for nonce, until in self._spent.items() if until > now}
        if signed.nonce in self._spent:
            return False
        self._spent[signed.nonce] = signed.until
        if not self.shared:
            return signed.issued >= self._since  # what was spent before a restart is not known any more
        seconds = TICKET.total_seconds() * 2
        if not await self.leases.claim("ticket", signed.nonce, seconds, again=False):
            return False
        # Under a name that no process has, so that it is not released when this one stops.
        return await self.leases.give("ticket", signed.nonce, SPENT, seconds)
