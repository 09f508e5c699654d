"""Names of computer players."""

from __future__ import annotations

from collections.abc import Collection

COMPUTERS = ("Orwell", "Huxley", "Zamyatin", "Atwood", "Bradbury", "Butler")
"""Authors of dystopias."""


def unused_name(taken: Collection[str]) -> str:
    """A name that nobody in this game has. If people use all of them, a name may occur twice."""
    return next((name for name in COMPUTERS if name not in taken), COMPUTERS[0])
