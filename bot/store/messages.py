"""Messages that the bot edits later, and messages whose buttons must still be removed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .database import Database, Result, Row, Transaction
from .records import Kind, Message, StaleMessage

ADD_STALE = "INSERT INTO stale_messages (message_id, channel_id, game_id, alt)"

ADD_STALE_FROM = (
    "INSERT INTO stale_messages (message_id, channel_id, game_id, since, until, turn, alt, digits, kind, about)"
    " SELECT m.message_id, m.channel_id, m.game_id, s.since, s.posted, s.turn, s.alt, s.digits,"
    " m.kind, m.about FROM messages m"
    f" LEFT JOIN table_messages s ON s.game_id = m.game_id AND m.kind = '{Kind.TABLE}'"
    " WHERE m.game_id = ? AND m.kind = ? AND m.about = ?"
)
"""For the game's public message, this also stores which rows of the log it told."""


class Messages:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, game_id: int, kind: Kind, *, about: int = -1) -> Message | None:
        row = await self.db.row(
            "SELECT * FROM messages WHERE game_id = ? AND kind = ? AND about = ?", (game_id, kind, about)
        )
        return message_of(row) if row else None

    async def of(self, game_id: int) -> list[Message]:
        rows = await self.db.rows("SELECT * FROM messages WHERE game_id = ?", (game_id,))
        return [message_of(row) for row in rows]

    async def games_with(self, kinds: Sequence[Kind]) -> list[tuple[int, int | None]]:
        """(game id, server id) of games under way with messages of these kinds or with something that has none yet."""
        placeholders = ", ".join("?" * len(kinds))
        rows = await self.db.rows(
            "SELECT DISTINCT g.id, g.guild_id FROM games g"
            f" LEFT JOIN messages m ON m.game_id = g.id AND m.kind IN ({placeholders})"
            " WHERE g.status IN ('running', 'paused') AND (m.game_id IS NOT NULL"
            "  OR EXISTS (SELECT 1 FROM free_seats f WHERE f.game_id = g.id)"
            "  OR EXISTS (SELECT 1 FROM offers o WHERE o.game_id = g.id AND o.status = 'open')"
            "  OR EXISTS (SELECT 1 FROM votes v WHERE v.game_id = g.id AND NOT v.closed)) ORDER BY g.id",
            kinds,
        )
        return [(row["id"], row["guild_id"]) for row in rows]

    async def games_with_unsent(self, kinds: Sequence[Kind]) -> list[int]:
        placeholders = ", ".join("?" * len(kinds))
        rows = await self.db.rows(
            f"SELECT DISTINCT game_id FROM messages WHERE message_id = 0 AND kind IN ({placeholders})"
            " ORDER BY game_id",
            kinds,
        )
        return [row["game_id"] for row in rows]

    async def unsent(self, kind: Kind) -> list[tuple[int, Message]]:
        """(game id, message) of every message of this kind that is on record but has not been sent yet."""
        rows = await self.db.rows(
            "SELECT * FROM messages WHERE kind = ? AND message_id = 0 ORDER BY game_id, about", (kind,)
        )
        return [(row["game_id"], message_of(row)) for row in rows]

    def set(self, tx: Transaction, game_id: int, message: Message) -> Callable[[], Message | None]:
        """Store the newest message of a kind. The previous one is marked to lose its buttons; the returned function
        gives it once the transaction is committed."""
        stale = tx.add(
            f"{ADD_STALE_FROM} AND m.message_id NOT IN (0, ?) ON CONFLICT DO NOTHING"
            " RETURNING channel_id, message_id",
            (game_id, message.kind, message.about, message.message_id),
        )
        self.replace(tx, game_id, message)
        return lambda: _before(message, stale)

    def replace(self, tx: Transaction, game_id: int, message: Message) -> None:
        """Like `set`, for when the previous message has lost its buttons already."""
        tx.add(
            "INSERT INTO messages (game_id, kind, about, channel_id, message_id, shown) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (game_id, kind, about) DO UPDATE SET channel_id = excluded.channel_id,"
            " message_id = excluded.message_id, shown = excluded.shown",
            (game_id, *message),
        )
        tx.add("DELETE FROM stale_messages WHERE message_id = ?", (message.message_id,))

    def set_shown(self, tx: Transaction, game_id: int, message: Message, shown: str) -> None:
        tx.add(
            "UPDATE messages SET shown = ? WHERE game_id = ? AND kind = ? AND about = ? AND message_id = ?",
            (shown, game_id, message.kind, message.about, message.message_id),
        )

    def forget(self, tx: Transaction, game_id: int, kind: Kind, *, about: int = -1) -> None:
        tx.add("DELETE FROM messages WHERE game_id = ? AND kind = ? AND about = ?", (game_id, kind, about))

    # Stale messages: their buttons must still be removed
    async def games_with_stale(self) -> list[int]:
        rows = await self.db.rows("SELECT DISTINCT game_id FROM stale_messages ORDER BY game_id")
        return [row["game_id"] for row in rows]

    async def stale_of(self, game_id: int) -> list[StaleMessage]:
        rows = await self.db.rows(
            "SELECT * FROM stale_messages WHERE game_id = ? ORDER BY message_id", (game_id,)
        )
        return [
            StaleMessage(
                *(row["channel_id"], row["message_id"], row["since"], row["until"], row["turn"], row["alt"]),
                *(None if row["kind"] is None else Kind(row["kind"]), row["about"], row["digits"]),
            )
            for row in rows
        ]

    def add_stale(self, tx: Transaction, game_id: int, message: Message, alt: str | None) -> None:
        if not message.message_id:
            return  # recorded before it was sent, and never sent
        tx.add(
            f"{ADD_STALE} VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (message.message_id, message.channel_id, game_id, alt),
        )

    def retire(
        self, tx: Transaction, game_id: int, kind: Kind, *, about: int = -1, says_past: bool = True
    ) -> Callable[[], Message | None]:
        """Turn the game's message of a kind into a stale one. The returned function gives the message once the
        transaction is committed. Unless `says_past`, it only loses its buttons and keeps its text."""
        key = (game_id, kind, about)
        tx.add(f"{ADD_STALE_FROM} AND m.message_id != 0 ON CONFLICT DO NOTHING", key)
        if not says_past:
            tx.add(
                "UPDATE stale_messages SET kind = NULL WHERE message_id IN"
                " (SELECT message_id FROM messages WHERE game_id = ? AND kind = ? AND about = ?)",
                key,
            )
        retired = tx.add(
            "DELETE FROM messages WHERE game_id = ? AND kind = ? AND about = ?"
            " RETURNING kind, about, channel_id, message_id, shown",
            key,
        )
        return lambda: message_of(retired.rows[0]) if retired.rows else None

    def keep_texts(self, tx: Transaction, game_id: int, about: int) -> None:
        """Let stale messages about this seat only lose their buttons: a new text would name the seat's new holder."""
        tx.add("UPDATE stale_messages SET kind = NULL WHERE game_id = ? AND about = ?", (game_id, about))

    def done(self, tx: Transaction, message_id: int) -> None:
        """The message has lost its buttons or can no longer be reached."""
        tx.add("DELETE FROM stale_messages WHERE message_id = ?", (message_id,))


def _before(newer: Message, stale: Result) -> Message | None:
    for row in stale.rows:
        return newer._replace(channel_id=row["channel_id"], message_id=row["message_id"])
    return None


def message_of(row: Row) -> Message:
    return Message(Kind(row["kind"]), row["about"], row["channel_id"], row["message_id"], row["shown"])
