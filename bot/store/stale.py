"""Messages whose buttons are still to be taken away."""

from __future__ import annotations

from .database import Database, Transaction
from .records import Message

ADD_STALE = "INSERT INTO stale_messages (message_id, channel_id, game_id)"


class StaleMessages:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def games(self) -> list[int]:
        """Games that have such messages."""
        rows = await self.db.rows("SELECT DISTINCT game_id FROM stale_messages ORDER BY game_id")
        return [row["game_id"] for row in rows]

    async def of(self, game_id: int) -> list[Message]:
        rows = await self.db.rows(
            "SELECT * FROM stale_messages WHERE game_id = ? ORDER BY message_id", (game_id,)
        )
        return [Message("stale", -1, row["channel_id"], row["message_id"]) for row in rows]

    async def done(self, message_id: int) -> None:
        """Its buttons are gone, or it is beyond reach."""
        await self.db.write("DELETE FROM stale_messages WHERE message_id = ?", (message_id,))

    async def retire(self, game_id: int, kind: str, *, about: int = -1) -> Message | None:
        """The message of a kind is no longer the game's, and from now on among these."""
        key = (game_id, kind, about)
        async with self.db.transaction() as tx:
            tx.add(
                f"{ADD_STALE} SELECT message_id, channel_id, game_id FROM messages"
                " WHERE game_id = ? AND kind = ? AND about = ? AND message_id != 0 ON CONFLICT DO NOTHING",
                key,
            )
            retired = tx.add(
                "DELETE FROM messages WHERE game_id = ? AND kind = ? AND about = ?"
                " RETURNING channel_id, message_id",
                key,
            )
        for row in retired.rows:
            return Message(kind, about, row["channel_id"], row["message_id"])
        return None


def add_stale(tx: Transaction, game_id: int, message: Message) -> None:
    if not message.message_id:
        return  # noted before it was posted, and never was
    tx.add(
        f"{ADD_STALE} VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (message.message_id, message.channel_id, game_id),
    )
