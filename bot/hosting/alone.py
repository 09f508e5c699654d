"""One bot on a file: a second one, started by mistake, is refused before it opens anything.

Two would each hold the games in memory, hear every press and answer it. On PostgreSQL any number may run.
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
def alone_on(database: Path) -> Iterator[None]:
    """Nobody else runs a bot on this file meanwhile. The lock is the system's: it ends with the process, however that
    ends, and the file beside the database that it is on may stay there."""
    descriptor = os.open(_beside(database), os.O_RDWR | os.O_CREAT, 0o666)
    try:
        if not _lock(descriptor):
            raise HostError(
                f"Another bot runs on {database}: stop that one first. To run several, keep the games in PostgreSQL, "
                "as README.md says."
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
    return True  # Windows has no such locks: there nobody is refused


def _beside(database: Path) -> Path:
    """The same for every way to the file."""
    path = database.resolve()
    return path.with_name(path.name + ".lock")
