"""The newest public message of each game, how much of the log the channel was told, and which message told what."""

from __future__ import annotations

import json

from .database import Database, Row, Transaction
from .messages import message_of
from .records import TABLE_MESSAGE, Channel, Message, Post, TableMessage


class TableMessages:
    """The database has the table message in `shown`, which public message told what in `posts`, and the nonce of the
    next one in `posting`."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, game_id: int) -> TableMessage | None:
        """None: nothing was shown yet."""
        return (await self.channel(game_id)).table_message

    async def channel(self, game_id: int) -> Channel:
        """What the channel was told, what is being posted there, and every message to find again; also whether others
        have their buttons to lose."""
        rows = await self.db.rows(
            "SELECT s.*, p.nonce, m.kind, m.about, m.channel_id, m.message_id,"
            " EXISTS (SELECT 1 FROM stale_messages t WHERE t.game_id = g.id) AS stale FROM games g"
            " LEFT JOIN shown s ON s.game_id = g.id LEFT JOIN posting p ON p.game_id = g.id"
            " LEFT JOIN messages m ON m.game_id = g.id WHERE g.id = ?",
            (game_id,),
        )
        if not rows:
            return Channel(None, None, ())
        messages = tuple(message_of(row) for row in rows if row["kind"] is not None)
        table_message = next((message for message in messages if message.kind == TABLE_MESSAGE), None)
        return Channel(
            _table_message(rows[0], table_message), rows[0]["nonce"], messages, bool(rows[0]["stale"])
        )

    async def posts_from(self, message_id: int) -> list[Post]:
        """What a game's public message told, and what the next one did; nothing where the message is not known."""
        rows = await self.db.rows(
            "SELECT p.* FROM posts this JOIN posts p ON p.game_id = this.game_id"
            " AND p.message_id >= this.message_id WHERE this.message_id = ? ORDER BY p.message_id LIMIT 2",
            (message_id,),
        )
        return [Post(row["game_id"], row["since"], row["until"], row["revision"]) for row in rows]

    def will_post(self, tx: Transaction, game_id: int, nonce: str) -> None:
        """The next public message is posted under this nonce."""
        tx.add(
            "INSERT INTO posting (game_id, nonce) VALUES (?, ?)"
            " ON CONFLICT (game_id) DO UPDATE SET nonce = excluded.nonce",
            (game_id, nonce),
        )

    def may_post(self, tx: Transaction, game_id: int, nonce: str) -> None:
        """The same, where no message is on its way: the nonce of one that is must not be lost."""
        tx.add("INSERT INTO posting (game_id, nonce) VALUES (?, ?) ON CONFLICT DO NOTHING", (game_id, nonce))

    def will_not_post(self, tx: Transaction, game_id: int, nonce: str) -> None:
        """Nothing was, and nothing will be posted under this nonce."""
        tx.add("DELETE FROM posting WHERE game_id = ? AND nonce = ?", (game_id, nonce))

    def post(
        self, tx: Transaction, game_id: int, table_message: TableMessage, told: int | None = None
    ) -> None:
        """A new table message is in the channel. Without `told`, how far players know their own cards stays as it
        was."""
        tx.add(
            "INSERT INTO shown (game_id, since, posted, length, revision, turn, asked, told, alt)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game_id) DO UPDATE SET"
            " since = excluded.since, posted = excluded.posted, length = excluded.length, alt = excluded.alt,"
            " revision = excluded.revision, turn = excluded.turn, asked = excluded.asked",
            (
                game_id, table_message.since, table_message.posted, table_message.length,
                table_message.revision, table_message.turn,
                json.dumps(sorted(table_message.asked)), told or 0, table_message.alt,
            ),
        )  # fmt: skip
        if table_message.message is not None:
            tx.add(
                "INSERT INTO posts (message_id, game_id, since, until, revision) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (message_id) DO UPDATE SET"
                " since = excluded.since, until = excluded.until, revision = excluded.revision",
                (
                    table_message.message.message_id,
                    game_id,
                    table_message.since,
                    table_message.posted,
                    table_message.revision,
                ),
            )
        if told is not None:
            self.told(tx, game_id, told)
        tx.add("DELETE FROM posting WHERE game_id = ?", (game_id,))

    def extend(
        self,
        tx: Transaction,
        game_id: int,
        length: int,
        revision: int,
        told: int | None = None,
        alt: str | None = None,
    ) -> None:
        """The table message was changed and tells the log up to here, with this picture or the one it had."""
        tx.add(
            "UPDATE shown SET length = ?, revision = ?, told = coalesce(?, told), alt = coalesce(?, alt)"
            " WHERE game_id = ?",
            (length, revision, told, alt, game_id),
        )

    def told(self, tx: Transaction, game_id: int, length: int) -> None:
        """Everybody whose cards changed was told so."""
        tx.add("UPDATE shown SET told = ? WHERE game_id = ?", (length, game_id))


def _table_message(row: Row, message: Message | None) -> TableMessage | None:
    if row["since"] is None:
        return None
    return TableMessage(
        since=row["since"],
        posted=row["posted"],
        length=row["length"],
        revision=row["revision"],
        turn=row["turn"],
        asked=frozenset(json.loads(row["asked"])),
        told=row["told"],
        message=message,
        alt=row["alt"],
    )
