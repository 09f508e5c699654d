"""Only one bot may use a SQLite file: a second one is refused before it opens anything.

Two bots would both receive and answer every press, each with its own copy of the games. With PostgreSQL any number may
run.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.hosting.errors import HostError
from bot.store.lock_files import alone


@contextmanager
def only_bot_on(database: Path) -> Iterator[None]:
    """Hold a lock on this database file. The operating system releases it when the process ends, however it ends, so
    the lock file may stay there."""
    with contextlib.ExitStack() as held:
        lock = _beside(database)
        try:
            only = held.enter_context(alone(lock))
        except OSError as error:
            raise HostError(
                f"{lock} cannot be opened ({error.strerror}): run the bot as the user to whom it belongs, or delete it "
                "while no bot runs.",
                exit_code=78,
            ) from None
        if not only:
            raise HostError(
                f"Another bot runs on {database}: stop that one first. To run several, keep the games in PostgreSQL, "
                "as bot/hosting/README.md says."
            )
        yield


def _beside(database: Path) -> Path:
    """The lock file; the same for every path to the database."""
    path = database.resolve()
    return path.with_name(path.name + ".lock")
