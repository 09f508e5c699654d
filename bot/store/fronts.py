"""The newest public message of each game, and how much of the log the channel was told."""

from __future__ import annotations

import json

from .database import Database
from .games import set_message
from .records import Front, Message
from .stale import add_stale


class Fronts:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, game_id: int) -> Front | None:
        """None: nothing was shown yet."""
        row = await self.db.row(
            "SELECT s.*, m.channel_id, m.message_id FROM shown s"
            " LEFT JOIN messages m ON m.game_id = s.game_id AND m.kind = 'front' WHERE s.game_id = ?",
            (game_id,),
        )
        if row is None:
            return None
        message = None
        if row["message_id"] is not None:
            message = Message("front", -1, row["channel_id"], row["message_id"])
        return Front(
            since=row["since"],
            posted=row["posted"],
            length=row["length"],
            revision=row["revision"],
            turn=row["turn"],
            asked=frozenset(json.loads(row["asked"])),
            told=row["told"],
            message=message,
        )

    async def post(self, game_id: int, front: Front, told: int | None = None) -> Message | None:
        """A new front message is in the channel; returns the one before it, which is on record to lose
        its buttons. Without `told`, how far players know their own cards stays as it was."""
        assert front.message is not None
        async with self.db.transaction() as tx:
            await tx.execute(
                "INSERT INTO shown VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ifnull(?8, 0)) ON CONFLICT DO UPDATE SET"
                " since = excluded.since, posted = excluded.posted, length = excluded.length,"
                " revision = excluded.revision, turn = excluded.turn, asked = excluded.asked,"
                " told = ifnull(?8, told)",
                (
                    game_id, front.since, front.posted, front.length, front.revision, front.turn,
                    json.dumps(sorted(front.asked)), told,
                ),
            )  # fmt: skip
            await tx.execute("DELETE FROM posting WHERE game_id = ?", (game_id,))
            return await set_message(tx, game_id, front.message)

    async def posting(self, game_id: int) -> str | None:
        """The mark of a message that is being posted, or was when the process was killed."""
        row = await self.db.row("SELECT nonce FROM posting WHERE game_id = ?", (game_id,))
        return row["nonce"] if row else None

    async def will_post(self, game_id: int, mark: str) -> None:
        await self.db.write("INSERT OR REPLACE INTO posting VALUES (?, ?)", (game_id, mark))

    async def found_unnoted(self, game_id: int, message: Message, mark: str) -> None:
        """This one was posted and not noted, and tells what is over; the next one is posted under another mark."""
        async with self.db.transaction() as tx:
            await add_stale(tx, game_id, message)
            await tx.execute("INSERT OR REPLACE INTO posting VALUES (?, ?)", (game_id, mark))

    async def extend(self, game_id: int, length: int, revision: int, told: int | None = None) -> None:
        """The front message was changed and tells the log up to here."""
        await self.db.write(
            "UPDATE shown SET length = ?, revision = ?, told = ifnull(?, told) WHERE game_id = ?",
            (length, revision, told, game_id),
        )

    async def told(self, game_id: int, length: int) -> None:
        """Everybody whose cards changed was told so."""
        await self.db.write("UPDATE shown SET told = ? WHERE game_id = ?", (length, game_id))
