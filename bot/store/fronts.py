"""The newest public message of each game, and how much of the log the channel was told."""

from __future__ import annotations

import json

from .database import Database, Transaction
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
                tx.add("UPDATE shown SET told = ? WHERE game_id = ?", (told, game_id))
            tx.add("DELETE FROM posting WHERE game_id = ?", (game_id,))
            before = set_message(tx, game_id, front.message)
        return before()

    async def posting(self, game_id: int) -> str | None:
        """The mark of a message that is being posted, or was when the process was killed."""
        row = await self.db.row("SELECT nonce FROM posting WHERE game_id = ?", (game_id,))
        return row["nonce"] if row else None

    async def will_post(self, game_id: int, mark: str) -> None:
        async with self.db.transaction() as tx:
            _set_mark(tx, game_id, mark)

    async def found_unnoted(self, game_id: int, message: Message, mark: str) -> None:
        """This one was posted and not noted, and tells what is over; the next one is posted under another mark."""
        async with self.db.transaction() as tx:
            add_stale(tx, game_id, message)
            _set_mark(tx, game_id, mark)

    async def extend(self, game_id: int, length: int, revision: int, told: int | None = None) -> None:
        """The front message was changed and tells the log up to here."""
        await self.db.write(
            "UPDATE shown SET length = ?, revision = ?, told = coalesce(?, told) WHERE game_id = ?",
            (length, revision, told, game_id),
        )

    async def told(self, game_id: int, length: int) -> None:
        """Everybody whose cards changed was told so."""
        await self.db.write("UPDATE shown SET told = ? WHERE game_id = ?", (length, game_id))


def _set_mark(tx: Transaction, game_id: int, mark: str) -> None:
    tx.add(
        "INSERT INTO posting (game_id, nonce) VALUES (?, ?)"
        " ON CONFLICT (game_id) DO UPDATE SET nonce = excluded.nonce",
        (game_id, mark),
    )
