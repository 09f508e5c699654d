"""What people were last pinged for."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from .database import Database, Result, Transaction
from .records import DIGEST, Ring

AGAIN_AFTER = timedelta(hours=1)
"""How long the same thing does not ring again, whatever is done and undone meanwhile."""

KEPT_FOR = timedelta(days=30)

APART = timedelta(hours=12)
"""A daily list that rang less than this ago, or on the same day, silences the next one, whatever games they name."""

QUESTION = "question"
"""The subject of what a game asks of a player. It is one thing until the player answers something in person, or a
computer plays a turn for them, so that others cannot make it ring by undoing and repeating their move; the occasion is
when they were asked."""

_INSERT = "INSERT INTO rings (game_id, user_id, subject, about, occasion, nonce, at)"

_IF_NEW = (
    " ON CONFLICT (game_id, user_id, subject) DO UPDATE SET"
    " about = excluded.about, occasion = excluded.occasion, nonce = excluded.nonce, at = excluded.at"
    " WHERE rings.nonce = excluded.nonce OR {another}"
    " OR (rings.occasion != excluded.occasion AND rings.at <= ?) RETURNING user_id"
)
"""The same nonce: the same message, which was perhaps not sent; Discord takes it once."""

_VALUES = " VALUES (?, ?, ?, ?, ?, ?, ?)"
_UNLESS_LISTED = (
    " SELECT CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),"
    " CAST(? AS BIGINT) WHERE NOT EXISTS (SELECT 1 FROM rings"
    "  WHERE user_id = ? AND subject = ? AND (about = ? OR at > ?) AND nonce != ?)"
)
_IF_ANOTHER = _IF_NEW.format(another="rings.about != excluded.about")
_IF_LATER = _IF_NEW.format(another="CAST(rings.about AS BIGINT) < CAST(excluded.about AS BIGINT)")

_ASKED = (
    " SELECT a.game_id, s.user_id, CAST(? AS TEXT), CAST(coalesce((SELECT l.seq FROM answers l"
    "  WHERE l.game_id = a.game_id AND l.seat = a.seat AND (l.user_id IS NOT NULL OR l.key = 'act')"
    "  ORDER BY l.seq DESC LIMIT 1), -1) AS TEXT), CAST(a.since AS TEXT),"
    " coalesce(CAST(? AS TEXT), (SELECT nonce FROM posting WHERE game_id = ?)), CAST(? AS BIGINT)"
    " FROM asked a JOIN seats s USING (game_id, seat)"
    " WHERE a.game_id = ? AND s.user_id IS NOT NULL AND NOT s.kept"
)
"""Standing answers do not count as answers, because others can change how many there are by undoing; a turn that a
computer took does."""


class Rings:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def claim(self, game_id: int, users: Iterable[int], ring: Ring, nonce: str) -> frozenset[int]:
        """Those of these users for whom a message with this nonce may ring. This is recorded before it is sent."""
        now = self.db.timestamp()
        subject, about, occasion = map(str, ring)
        apart = now - int(APART.total_seconds())
        async with self.db.transaction() as tx:
            tx.add("DELETE FROM rings WHERE at < ?", (now - int(KEPT_FOR.total_seconds()),))
            claimed = []
            for user in users:
                values, args = _VALUES, [game_id, user, subject, about, occasion, nonce, now]
                if subject == DIGEST:
                    values, args = _UNLESS_LISTED, [*args, user, subject, about, apart, nonce]
                claimed.append(tx.add(f"{_INSERT}{values}{_IF_ANOTHER}", [*args, self._again(now)]))
        return frozenset(row["user_id"] for result in claimed for row in result.rows)

    async def claim_asked(self, game_id: int, nonce: str) -> frozenset[int]:
        """The same for the people that the game asks something now."""
        async with self.db.transaction() as tx:
            claimed = self.claim_question(tx, game_id, nonce)
        return frozenset(row["user_id"] for row in claimed.rows)

    def claim_question(self, tx: Transaction, game_id: int, nonce: str | None = None) -> Result:
        """Like `claim_asked`, in a transaction; the result's rows have the users. Without a nonce: for the next table
        message, whose nonce is on record."""
        now = self.db.timestamp()
        args = (QUESTION, nonce, game_id, now, game_id, self._again(now))
        return tx.add(f"{_INSERT}{_ASKED}{_IF_LATER}", args)

    def take_back(self, tx: Transaction, game_id: int, to: int) -> None:
        """The log was shortened to length `to`: answers that are given from there on are new ones."""
        tx.add(
            "UPDATE rings SET about = ? WHERE game_id = ? AND"
            " CASE WHEN subject = ? THEN CAST(about AS BIGINT) >= ? ELSE FALSE END",
            (str(to - 1), game_id, QUESTION, to),
        )

    def _again(self, now: int) -> int:
        return now - int(AGAIN_AFTER.total_seconds())

    async def sent(self, game_id: int, nonce: str) -> None:
        """The message is on record: if it is lost and posted again, it does not ring again."""
        async with self.db.transaction() as tx:
            self.note_sent(tx, game_id, nonce)

    def note_sent(self, tx: Transaction, game_id: int, nonce: str) -> None:
        tx.add("UPDATE rings SET nonce = '' WHERE game_id = ? AND nonce = ?", (game_id, nonce))

    def question_sent(self, tx: Transaction, game_id: int) -> None:
        tx.add("UPDATE rings SET nonce = '' WHERE game_id = ? AND subject = ?", (game_id, QUESTION))

    def rename(self, tx: Transaction, game_id: int, before: str, nonce: str) -> None:
        """Another message is sent in place of the one with the nonce `before`."""
        tx.add("UPDATE rings SET nonce = ? WHERE game_id = ? AND nonce = ?", (nonce, game_id, before))

    async def withdraw(self, game_id: int, nonce: str) -> None:
        """The message was not sent."""
        await self.db.write("DELETE FROM rings WHERE game_id = ? AND nonce = ?", (game_id, nonce))
