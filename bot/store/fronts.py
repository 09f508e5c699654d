"""The newest public message of each game, and how much of the log the channel was told."""

from __future__ import annotations

import json

from .database import Database, Transaction
from .records import Front, Message


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

    async def posting(self, game_id: int) -> str | None:
        """The mark of a message that is being posted, or was when the process was killed."""
        row = await self.db.row("SELECT nonce FROM posting WHERE game_id = ?", (game_id,))
        return row["nonce"] if row else None

    def will_post(self, tx: Transaction, game_id: int, mark: str) -> None:
        """The next public message is posted under this mark."""
        tx.add(
            "INSERT INTO posting (game_id, nonce) VALUES (?, ?)"
            " ON CONFLICT (game_id) DO UPDATE SET nonce = excluded.nonce",
            (game_id, mark),
        )

    def post(self, tx: Transaction, game_id: int, front: Front, told: int | None = None) -> None:
        """A new front message is in the channel. Without `told`, how far players know their own cards stays as it
        was."""
        tx.add(
            "INSERT INTO shown VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game_id) DO UPDATE SET"
            " since = excluded.since, posted = excluded.posted, length = excluded.length,"
            " revision = excluded.revision, turn = excluded.turn, asked = excluded.asked",
            (
                game_id, front.since, front.posted, front.length, front.revision, front.turn,
                json.dumps(sorted(front.asked)), told or 0,
            ),
        )  # fmt: skip
        if told is not None:
            self.told(tx, game_id, told)
        tx.add("DELETE FROM posting WHERE game_id = ?", (game_id,))

    def extend(
        self, tx: Transaction, game_id: int, length: int, revision: int, told: int | None = None
    ) -> None:
        """The front message was changed and tells the log up to here."""
        tx.add(
            "UPDATE shown SET length = ?, revision = ?, told = coalesce(?, told) WHERE game_id = ?",
            (length, revision, told, game_id),
        )

    def told(self, tx: Transaction, game_id: int, length: int) -> None:
        """Everybody whose cards changed was told so."""
        tx.add("UPDATE shown SET told = ? WHERE game_id = ?", (length, game_id))
