"""A database with 100,000 finished games, made in seconds from copies of a few real ones.

Every game has its row, its seats, its result and its whole log, compressed as after years; the newest, `whole` of them,
still have it in rows and were never replayed.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.commands.check import rules
from bot.games import Games
from bot.store import Store
from bot.store.archives import pack
from tests.databases import make_file
from tests.games.helpers import play_on, start_game
from tests.store.archived import thoughtful

GAMES = 100_000
USERS = 2_000
SERVERS = 50


async def play(path: Path, all_games: int) -> list[bytes]:
    """Real finished games, and one that is running. Returns their logs as they will be compressed."""
    make_file(path)
    contents = []
    games = Games(await Store.open(path), random=Random(1))
    for number in range(all_games):
        game_id = await thoughtful(games, 2, channel=number + 1)
        contents.append(pack(*await games.store.archives.read(game_id)))
    await play_on(games, await start_game(games, 3, channel=all_games + 1), Random(3), 60)
    await games.store.close()
    return contents


def multiply(path: Path, contents: list[bytes], games: int = GAMES, whole: int = 20) -> None:
    """Copy the finished games until there are so many, each with other players."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous = OFF")
        [(real, last)] = db.execute(
            "SELECT count(*), (SELECT max(id) FROM games) FROM games WHERE status = 'finished'"
        )
        db.execute("BEGIN")
        db.execute(
            "CREATE TEMP TABLE new AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            " SELECT i + ? AS id, i % ? + 1 AS of FROM n",
            (games - real, last, real),
        )
        for table in ("games", "seats", "answers", "checkpoints", "draws"):
            names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            key = "id" if table == "games" else "game_id"
            changed = {
                key: "new.id",
                "channel_id": "new.id + 1000000",
                "guild_id": f"new.id % {SERVERS} + 1",
                "ended_at": "t.ended_at - 10000000 + new.id * 60",
                "user_id": f"(new.id * (7 + t.seat * 13)) % {USERS} * 2 + 1000 + t.seat",
                "won": "(new.id + t.seat) % 2",
                "host_id": "NULL",
                "rated": "FALSE",
                "verified": f"CASE WHEN new.id > {last + games - real - whole} THEN NULL ELSE '{rules()}' END",
                "rematch_of": "NULL",
            }
            if table not in ("games", "seats"):
                del changed["user_id"]
            values = ", ".join(changed.get(name, f"t.{name}") for name in names)
            those = "" if table in ("games", "seats") else f" WHERE new.id > {last + games - real - whole}"
            db.execute(
                f"INSERT INTO {table} ({', '.join(names)})"
                f" SELECT {values} FROM new JOIN {table} t ON t.{key} = new.of{those}"
            )
        db.executemany(
            "INSERT INTO archives (game_id, length, digest, content)"
            " SELECT id, 100, lower(hex(randomblob(16))), ?1 FROM new WHERE of = ?2 AND id <= ?3",
            [(content, number, last + games - real - whole) for number, content in enumerate(contents, 1)],
        )
        db.execute("COMMIT")
        db.execute("ANALYZE")
