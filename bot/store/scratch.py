"""Temporary folders that do not stay, even if their process is killed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

from .lock_files import alone

PREFIX, LOCK = "euphoria-copy-", ".lock"
_ours: set[Path] = set()
"""Those of this process, which its own locks do not protect."""


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder for a copy. Those of killed processes are removed first: nobody holds their locks any more."""
    for left in set(Path(gettempdir()).glob(f"{PREFIX}*")) - _ours:
        try:
            with alone(left / LOCK) as only:
                if only:
                    shutil.rmtree(left, ignore_errors=True)
        except OSError:
            continue  # another user's, or being made or removed right now
    with TemporaryDirectory(prefix=PREFIX) as name:
        folder = Path(name)
        _ours.add(folder)
        try:
            with alone(folder / LOCK):
                yield folder
        finally:
            _ours.discard(folder)
