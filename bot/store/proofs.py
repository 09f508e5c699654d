"""The data that makes rolls and draws verifiable: each game's secret, the players' words, and every draw."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.engine.prompts import Chance

from .database import Database, Transaction


class Draw(NamedTuple):
    """A random draw at one position of the log."""

    revision: int
    seq: int
    asked: Chance


class Proofs:
    def __init__(self, db: Database) -> None:
        self.db = db

    # Reading
    async def secret(self, game_id: int) -> str | None:
        """None for games that are older than this feature."""
        row = await self.db.row("SELECT secret FROM secrets WHERE game_id = ?", (game_id,))
        return row["secret"] if row else None

    async def mixed(self, game_id: int) -> list[str]:
        rows = await self.db.rows("SELECT entry FROM mixed WHERE game_id = ? ORDER BY number", (game_id,))
        return [row["entry"] for row in rows]

    async def draws(self, game_id: int) -> list[dict[str, Any]]:
        """In the format of a game's export file."""
        rows = await self.db.rows("SELECT * FROM draws WHERE game_id = ? ORDER BY revision, seq", (game_id,))
        return [
            {
                "revision": row["revision"],
                "seq": row["seq"],
                "key": row["key"],
                "count": row["cards"],
                "deck": json.loads(row["deck"]),
            }
            for row in rows
        ]

    # Writing
    def begin(self, tx: Transaction, channel_id: int, secret: str, commitment: str) -> None:
        """Store the secret of the channel's new lobby, which is its only open game."""
        new = "channel_id = ? AND status = 'lobby'"
        tx.add(
            f"INSERT INTO secrets (game_id, secret) SELECT id, ? FROM games WHERE {new}", (secret, channel_id)
        )
        tx.add(f"UPDATE games SET commitment = ? WHERE {new}", (commitment, channel_id))

    def mix(self, tx: Transaction, game_id: int, entry: str, user_id: int | None = None) -> None:
        tx.add(
            "INSERT INTO mixed (game_id, number, entry, user_id)"
            " SELECT ?, coalesce(max(number) + 1, 0), ?, ? FROM mixed WHERE game_id = ?",
            (game_id, entry, user_id, game_id),
        )

    def drop_word(self, tx: Transaction, game_id: int, user_id: int) -> None:
        """Remove a user's word, before a new one replaces it."""
        tx.add("DELETE FROM mixed WHERE game_id = ? AND user_id = ?", (game_id, user_id))

    def close(self, tx: Transaction, game_id: int) -> None:
        """The game begins: it no longer matters which user gave which word."""
        tx.add("UPDATE mixed SET user_id = NULL WHERE game_id = ?", (game_id,))

    def add_draws(self, tx: Transaction, game_id: int, draws: Iterable[Draw]) -> None:
        tx.add_many(
            "INSERT INTO draws (game_id, revision, seq, key, cards, deck) VALUES (?, ?, ?, ?, ?, ?)",
            [
                (
                    game_id,
                    revision,
                    seq,
                    asked.key,
                    asked.count,
                    json.dumps(dict(asked.weights), sort_keys=True, separators=(",", ":")),
                )
                for revision, seq, asked in draws
            ],
        )
