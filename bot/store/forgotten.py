"""Who was forgotten: salted hashes of ids, so that an older copy of the database does not bring anybody back.

The list is a table. A file has the same list beside it (`games.sqlite3.forgotten`), because the table is lost with the
file; a folder of backups has one, too. An entry that the list has and a database has not means that the database is
older than the entry: whoever it is about has to be forgotten there again.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, NamedTuple

from .database import Database, StoreError, Transaction

Kind = Literal["user", "server"]
LIST = "euphoria.forgotten"
"""The name of the list in a folder of backups."""


class Entry(NamedTuple):
    kind: Kind
    at: int
    salt: str
    hash: str

    def is_about(self, some_id: int) -> bool:
        return _hash(self.salt, some_id) == self.hash


def _hash(salt: str, some_id: int) -> str:
    return hashlib.sha256(f"{salt}:{some_id}".encode()).hexdigest()


class Forgotten:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def all(self) -> set[Entry]:
        rows = await self.db.rows("SELECT kind, at, salt, hash FROM forgotten")
        return {Entry(row["kind"], row["at"], row["salt"], row["hash"]) for row in rows}

    def add(self, tx: Transaction, kind: Kind, some_id: int) -> Entry:
        salt = secrets.token_hex(16)
        entry = Entry(kind, self.db.timestamp(), salt, _hash(salt, some_id))
        self.insert(tx, [entry])
        return entry

    def insert(self, tx: Transaction, entries: Iterable[Entry]) -> None:
        tx.add_many(
            "INSERT INTO forgotten (kind, at, salt, hash) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", entries
        )


def list_beside(database: Path) -> Path:
    return database.with_name(database.name + ".forgotten")


def read_list(path: Path) -> set[Entry]:
    """The entries of a list; empty if there is none. A line that a crash cut off is left out."""
    try:
        lines = path.read_text(encoding="ascii", errors="replace").splitlines()
    except FileNotFoundError:
        return set()
    except OSError as error:
        raise StoreError(
            "store-closed",
            f"{path} cannot be read ({error.strerror}): let this user read and write it. It lists who was forgotten.",
        ) from None
    found = (line.split() for line in lines)
    return {
        Entry("user" if kind == "user" else "server", int(at), salt, digest)
        for kind, at, salt, digest in (words for words in found if len(words) == 4)
        if kind in ("user", "server") and at.isdecimal() and len(digest) == 64
    }


def add_to_list(path: Path, entries: Iterable[Entry]) -> None:
    """Add the entries that the list does not have yet, and sync it to disk."""
    new = sorted(set(entries) - read_list(path))
    if not new:
        return
    descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    with os.fdopen(descriptor, "a", encoding="ascii") as file:
        # A line that a crash cut off must not spoil the next one.
        file.write("\n" + "".join(f"{' '.join(map(str, entry))}\n" for entry in new))
        file.flush()
        os.fsync(file.fileno())
