"""The data that makes rolls and draws verifiable: each game's secret, the players' words, and every draw."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.engine.prompts import Chance

from .archives import Archives
from .database import Database, Transaction


class Draw(NamedTuple):
    """A random draw at one position of the log."""

    revision: int
    seq: int
    asked: Chance


class SealedWord(NamedTuple):
    """A word of which a player gave only the hash before the start."""

    user_id: int
    hash: str
    word: str | None
    """None until it is revealed."""


class Proofs:
    def __init__(self, db: Database, archives: Archives) -> None:
        self.db = db
        self.archives = archives

    # Reading
    async def secret(self, game_id: int) -> str | None:
        """The newest secret; None for games whose rolls come from none."""
        row = await self.db.row(
            "SELECT coalesce((SELECT e.secret FROM epochs e WHERE e.game_id = s.game_id"
            " ORDER BY e.revision DESC LIMIT 1), s.secret) AS secret FROM secrets s WHERE s.game_id = ?",
            (game_id,),
        )
        return row["secret"] if row else None

    async def first_secret(self, game_id: int) -> str | None:
        """The secret with which the game began."""
        row = await self.db.row("SELECT secret FROM secrets WHERE game_id = ?", (game_id,))
        return row["secret"] if row else None

    async def epochs(self, game_id: int) -> list[dict[str, Any]]:
        """The later secrets, in the format of a game's export file."""
        rows = await self.db.rows(
            "SELECT revision, seq, commitment, secret, why FROM epochs WHERE game_id = ? ORDER BY revision",
            (game_id,),
        )
        return [dict(row) for row in rows]

    async def mixed(self, game_id: int) -> list[str]:
        rows = await self.db.rows("SELECT entry FROM mixed WHERE game_id = ? ORDER BY number", (game_id,))
        return [row["entry"] for row in rows]

    async def words(self, game_id: int) -> list[str]:
        """The players' words as they are mixed in: the hash of a word that the bot was told, a sealed word with its
        hash, and the hash of a sealed word that is not revealed."""
        rows = await self.db.rows(
            "SELECT entry FROM mixed WHERE game_id = ? AND entry LIKE 'word:%' ORDER BY number", (game_id,)
        )
        return [row["entry"] for row in rows] + [
            f"withheld:{one.hash}" if one.word is None else f"sealed:{one.hash}:{one.word}"
            for one in await self.sealed(game_id)
        ]

    async def sealed(self, game_id: int) -> list[SealedWord]:
        rows = await self.db.rows(
            "SELECT user_id, hash, word FROM sealed_words WHERE game_id = ? ORDER BY hash", (game_id,)
        )
        return [SealedWord(row["user_id"], row["hash"], row["word"]) for row in rows]

    async def draws(self, game_id: int) -> list[dict[str, Any]]:
        """In the format of a game's export file."""
        rows: Sequence[Any] = await self.db.rows(
            "SELECT * FROM draws WHERE game_id = ? ORDER BY revision, seq", (game_id,)
        )
        if not rows and (archive := await self.archives.of(game_id)) is not None:
            rows = archive.draws
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
        tx.add("DELETE FROM sealed_words WHERE game_id = ? AND user_id = ?", (game_id, user_id))

    def seal(self, tx: Transaction, game_id: int, user_id: int, hash: str) -> None:
        tx.add("INSERT INTO sealed_words (game_id, user_id, hash) VALUES (?, ?, ?)", (game_id, user_id, hash))

    def reveal(self, tx: Transaction, game_id: int, user_id: int, word: str) -> None:
        tx.add("UPDATE sealed_words SET word = ? WHERE game_id = ? AND user_id = ?", (word, game_id, user_id))

    def drop_sealed(self, tx: Transaction, game_id: int) -> None:
        tx.add("DELETE FROM sealed_words WHERE game_id = ?", (game_id,))

    def close(self, tx: Transaction, game_id: int, mixed: Sequence[str]) -> None:
        """The game begins: this is what was mixed in, and it no longer matters which user gave which word."""
        tx.add("DELETE FROM mixed WHERE game_id = ?", (game_id,))
        self.drop_sealed(tx, game_id)
        tx.add_many(
            "INSERT INTO mixed (game_id, number, entry) VALUES (?, ?, ?)",
            [(game_id, number, entry) for number, entry in enumerate(mixed)],
        )

    def renew(self, tx: Transaction, game_id: int, epoch: Mapping[str, Any]) -> None:
        """Store a new secret of a game under way."""
        columns = ("revision", "seq", "commitment", "secret", "why")
        tx.add(
            f"INSERT INTO epochs (game_id, {', '.join(columns)}) VALUES (?, ?, ?, ?, ?, ?)",
            (game_id, *(epoch[name] for name in columns)),
        )

    def replace(self, tx: Transaction, game_id: int, secret: str, commitment: str) -> None:
        """Replace the secret of a lobby, and forget the words that were given to it."""
        tx.add("UPDATE secrets SET secret = ? WHERE game_id = ?", (secret, game_id))
        tx.add("UPDATE games SET commitment = ?, starting = NULL WHERE id = ?", (commitment, game_id))
        tx.add("DELETE FROM mixed WHERE game_id = ? AND user_id IS NOT NULL", (game_id,))
        self.drop_sealed(tx, game_id)

    def keep_log(self, tx: Transaction, game_id: int, log_hash: str) -> None:
        tx.add("UPDATE games SET log_hash = ? WHERE id = ?", (log_hash, game_id))

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
