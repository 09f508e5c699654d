"""Direct messages that list what waits for a user in several games, with the entries they still show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .database import Database, Transaction
from .records import Entry, ListMessage

_OUTDATED = (
    "user_id IS NULL OR message_id NOT IN (SELECT message_id FROM listed) OR message_id IN"
    " (SELECT e.message_id FROM listed e JOIN lists o ON o.message_id = e.message_id"
    "  WHERE e.kind IN ('turn', 'asked') AND NOT EXISTS (SELECT 1 FROM asked a"
    "   JOIN seats s ON s.game_id = a.game_id AND s.seat = a.seat JOIN games g ON g.id = a.game_id"
    "   WHERE a.game_id = e.game_id AND a.question = e.about AND s.user_id = o.user_id AND NOT s.kept"
    "   AND g.status = 'running'))"
)


class Lists:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, message_id: int) -> ListMessage | None:
        found = await self._lists("message_id = ?", (message_id,))
        return found[0] if found else None

    async def all(self) -> list[ListMessage]:
        return await self._lists("TRUE", ())

    async def outdated(self) -> list[ListMessage]:
        """Lists with a question that no longer waits, and lists with nothing left."""
        return await self._lists(_OUTDATED, ())

    async def naming(self, game_id: int) -> list[ListMessage]:
        return await self._lists(
            "message_id IN (SELECT message_id FROM listed WHERE game_id = ?)", (game_id,)
        )

    async def of_user(self, user_id: int) -> list[ListMessage]:
        """Oldest first."""
        return await self._lists("user_id = ?", (user_id,))

    async def _lists(self, where: str, args: Iterable[Any]) -> list[ListMessage]:
        rows = await self.db.rows(
            "SELECT l.*, e.game_id, e.kind AS entry, e.about FROM"
            f" (SELECT * FROM lists WHERE {where}) AS l LEFT JOIN listed e ON e.message_id = l.message_id"
            " ORDER BY l.message_id, e.game_id, e.kind, e.about",
            args,
        )
        found: dict[int, ListMessage] = {}
        for row in rows:
            one = found.get(row["message_id"]) or ListMessage(
                *(row["message_id"], row["channel_id"], row["user_id"], row["kind"], row["language"]), ()
            )
            if row["game_id"] is not None:
                entry = Entry(row["game_id"], row["entry"], row["about"])
                one = one._replace(entries=(*one.entries, entry))
            found[one.message_id] = one
        return list(found.values())

    async def add(self, sent: ListMessage) -> None:
        """Does nothing if the message is stored already: Discord returns the same one if it is sent again."""
        async with self.db.transaction() as tx:
            tx.add(
                "INSERT INTO lists (message_id, channel_id, user_id, kind, language) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                sent[:5],
            )
            tx.add_many(
                "INSERT INTO listed (message_id, game_id, kind, about) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                [(sent.message_id, *entry) for entry in sent.entries],
            )

    async def remove(self, message_id: int, gone: Iterable[Entry]) -> None:
        """The message no longer shows these entries. One that shows none is deleted from the database."""
        async with self.db.transaction() as tx:
            tx.add_many(
                "DELETE FROM listed WHERE message_id = ? AND game_id = ? AND kind = ? AND about = ?",
                [(message_id, *entry) for entry in gone],
            )
            tx.add(
                "DELETE FROM lists WHERE message_id = ?"
                " AND NOT EXISTS (SELECT 1 FROM listed e WHERE e.message_id = lists.message_id)",
                (message_id,),
            )

    def forget(self, tx: Transaction, user_id: int) -> None:
        """Empty this user's lists. They stay, without the user, until their messages have been changed."""
        tx.add(
            "DELETE FROM listed WHERE message_id IN (SELECT message_id FROM lists WHERE user_id = ?)",
            (user_id,),
        )
        tx.add("UPDATE lists SET user_id = NULL WHERE user_id = ?", (user_id,))
