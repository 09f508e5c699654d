"""Messages whose buttons are still to be taken away."""

from __future__ import annotations

from .database import Database, Transaction
from .records import Message


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

    async def retire(self, game_id: int, kind: str, *, seat: int = -1) -> Message | None:
        """The message of a kind is no longer the game's, and from now on among these."""
        async with self.db.transaction() as tx:
            rows = await tx.execute_fetchall(
                "DELETE FROM messages WHERE game_id = ? AND kind = ? AND seat = ?"
                " RETURNING channel_id, message_id",
                (game_id, kind, seat),
            )
            for channel_id, message_id in rows:
                message = Message(kind, seat, channel_id, message_id)
                await add_stale(tx, game_id, message)
                return message
        return None


async def add_stale(tx: Transaction, game_id: int, message: Message) -> None:
    if not message.message_id:
        return  # noted before it was posted, and never was
    await tx.execute(
        "INSERT OR IGNORE INTO stale_messages VALUES (?, ?, ?)",
        (message.message_id, message.channel_id, game_id),
    )
