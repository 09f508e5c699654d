"""Only one bot may use a SQLite file: a second one is refused before it opens anything.

Two bots would both receive and answer every press, each with its own copy of the games. With PostgreSQL any number may
run.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.hosting.errors import HostError

if sys.platform != "win32":
    import fcntl


@contextmanager
def only_bot_on(database: Path) -> Iterator[None]:
    """Hold a lock on this database file. The operating system releases it when the process ends, however it ends, so
    the lock file may stay there."""
    lock = _beside(database)
    try:
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise HostError(
            f"{lock} cannot be opened ({error.strerror}): run the bot as the user to whom it belongs, or delete it "
            "while no bot runs.",
            exit_code=78,
        ) from None
    try:
        if not _lock(descriptor):
            raise HostError(
                f"Another bot runs on {database}: stop that one first. To run several, keep the games in PostgreSQL, "
                "as bot/hosting/README.md says."
            )
        yield
    finally:
        os.close(descriptor)


def _lock(descriptor: int) -> bool:
    if sys.platform != "win32":
        try:
            fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True  # Windows has no such locks: a second bot is not refused there


def _beside(database: Path) -> Path:
    """The lock file; the same for every path to the database."""
    path = database.resolve()
    return path.with_name(path.name + ".lock")
