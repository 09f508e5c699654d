"""The newest public message of each game, how much of the log its channel was told, and which message told what."""

from __future__ import annotations

import json
from datetime import datetime

from .database import Database, Row, Transaction, stamp
from .log import LENGTH
from .messages import message_of
from .records import Channel, Kind, Message, Post, TableMessage


class TableMessages:
    """Tables: `table_messages` has the newest one, `posts` which rows each public message told, `posting` the nonce of
    the next message."""

    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, game_id: int) -> TableMessage | None:
        """None if nothing has been posted yet."""
        return (await self.channel(game_id)).table_message

    async def channel(self, game_id: int) -> Channel:
        """Everything known about the game's channel, in one query."""
        rows = await self.db.rows(
            "SELECT s.*, p.nonce, m.kind, m.about, m.channel_id, m.message_id, m.shown,"
            " EXISTS (SELECT 1 FROM stale_messages t WHERE t.game_id = g.id) AS stale FROM games g"
            " LEFT JOIN table_messages s ON s.game_id = g.id LEFT JOIN posting p ON p.game_id = g.id"
            " LEFT JOIN messages m ON m.game_id = g.id WHERE g.id = ?",
            (game_id,),
        )
        if not rows:
            return Channel(None, None, ())
        messages = tuple(message_of(row) for row in rows if row["kind"] is not None)
        table_message = next((message for message in messages if message.kind == Kind.TABLE), None)
        return Channel(
            _table_message(rows[0], table_message), rows[0]["nonce"], messages, bool(rows[0]["stale"])
        )

    async def all_up_to_date(self, ended_since: datetime) -> dict[int, TableMessage]:
        """Game → table message, of running games and of those that ended since then, if the channel and the players
        were told everything and nothing is due."""
        rows = await self.db.rows(
            "SELECT s.*, m.kind, m.about, m.channel_id, m.message_id, m.shown FROM games g"
            " JOIN table_messages s ON s.game_id = g.id AND s.revision = g.revision AND s.told = s.length"
            f" AND s.length = {LENGTH.format('g.id', 'g.id')}"
            f" JOIN messages m ON m.game_id = g.id AND m.kind = '{Kind.TABLE}' AND m.message_id != 0"
            " WHERE (g.status = 'running' OR (g.status = 'finished' AND g.ended_at >= ?))"
            " AND NOT EXISTS (SELECT 1 FROM messages d WHERE d.game_id = g.id"
            f"  AND d.kind IN ('{Kind.SECRETS}', '{Kind.FILM}'))",
            (stamp(ended_since),),
        )
        found = {row["game_id"]: _table_message(row, message_of(row)) for row in rows}
        return {game_id: one for game_id, one in found.items() if one is not None}

    async def posts_from(self, message_id: int) -> list[Post]:
        """The rows told by a public message and by the one after it; empty if the message is unknown."""
        rows = await self.db.rows(
            "SELECT p.* FROM posts this JOIN posts p ON p.game_id = this.game_id"
            " AND p.message_id >= this.message_id WHERE this.message_id = ? ORDER BY p.message_id LIMIT 2",
            (message_id,),
        )
        return [Post(row["game_id"], row["since"], row["until"], row["revision"]) for row in rows]

    def will_post(self, tx: Transaction, game_id: int, nonce: str) -> None:
        """Record the nonce of the next public message before posting it."""
        tx.add(
            "INSERT INTO posting (game_id, nonce) VALUES (?, ?)"
            " ON CONFLICT (game_id) DO UPDATE SET nonce = excluded.nonce",
            (game_id, nonce),
        )

    def may_post(self, tx: Transaction, game_id: int, nonce: str) -> None:
        """Like `will_post`, but keep the nonce of a message that may already be on its way."""
        tx.add("INSERT INTO posting (game_id, nonce) VALUES (?, ?) ON CONFLICT DO NOTHING", (game_id, nonce))

    def will_not_post(self, tx: Transaction, game_id: int, nonce: str) -> None:
        """Delete the nonce: nothing has been or will be posted with it."""
        tx.add("DELETE FROM posting WHERE game_id = ? AND nonce = ?", (game_id, nonce))

    def post(
        self, tx: Transaction, game_id: int, table_message: TableMessage, told: int | None = None
    ) -> None:
        """Record a new table message. Without `told`, the stored value for players' own cards does not change."""
        tx.add(
            "INSERT INTO table_messages (game_id, since, posted, length, revision, turn, asked, told, alt, digits)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (game_id) DO UPDATE SET"
            " since = excluded.since, posted = excluded.posted, length = excluded.length, alt = excluded.alt,"
            " revision = excluded.revision, turn = excluded.turn, asked = excluded.asked, digits = excluded.digits",
            (
                game_id, table_message.since, table_message.posted, table_message.length,
                table_message.revision, table_message.turn,
                json.dumps(sorted(table_message.asked)), told or 0, table_message.alt, table_message.digits,
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
        digits: str | None = None,
    ) -> None:
        """Record that the table message was edited and tells the log up to `length`. Without `alt` its picture is the
        same as before."""
        tx.add(
            "UPDATE table_messages SET length = ?, revision = ?, told = coalesce(?, told), alt = coalesce(?, alt),"
            " digits = ? WHERE game_id = ?",
            (length, revision, told, alt, digits, game_id),
        )

    def told(self, tx: Transaction, game_id: int, length: int) -> None:
        """Record that all players know about changes of their own cards up to `length`."""
        tx.add("UPDATE table_messages SET told = ? WHERE game_id = ?", (length, game_id))


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
        digits=row["digits"],
    )
