"""What makes rolls and draws checkable: the secret of each game, what was mixed in, what chance was asked."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from bot.engine.prompts import Chance

from .database import Database, Transaction


class Draw(NamedTuple):
    """What chance was asked at a place of the log."""

    revision: int
    seq: int
    asked: Chance


class Proofs:
    def __init__(self, db: Database) -> None:
        self.db = db

    # Reading
    async def secret(self, game_id: int) -> str | None:
        """None for a game from before there were any."""
        row = await self.db.row("SELECT secret FROM secrets WHERE game_id = ?", (game_id,))
        return row["secret"] if row else None

    async def mixed(self, game_id: int) -> list[str]:
        rows = await self.db.rows("SELECT entry FROM mixed WHERE game_id = ? ORDER BY number", (game_id,))
        return [row["entry"] for row in rows]

    async def draws(self, game_id: int) -> list[dict[str, Any]]:
        """As a game's file holds them."""
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
        """For the lobby that is new in this channel: a channel has one open game."""
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
        """Whoever gives another word takes the first one back."""
        tx.add("DELETE FROM mixed WHERE game_id = ? AND user_id = ?", (game_id, user_id))

    def close(self, tx: Transaction, game_id: int) -> None:
        """The game begins: nobody needs to know any more whose word was which."""
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
