"""Drawings on disk: what is the same for everybody is drawn once in the life of a version of the program.

One SQLite file for each version, named by a hash of everything a drawing is made from. It is only a cache: a file that
is damaged, incomplete or cannot be written is replaced or ignored, and what is missing is drawn again.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from struct import Struct
from threading import RLock
from time import time
from zlib import compress, decompress, error

import PIL
from PIL import Image, features

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (
    "renderers/**/*.py",
    "bot/engine/**/*.py",
    "bot/language/*.py",
    "data/*.toml",
    "data/locales/*/*.ftl",
)
"""The files that decide what a drawing looks like."""
FONTS = ("font_source_sans_pro", "noto_cjk_sans_jp_regular", "noto_cjk_sans_jp_bold")
LIMIT = 96 << 20
"""Bytes of drawings in a file. When it is full, the oldest are removed."""
GONE = 86_400.0
"""Seconds after which a file that no process has opened belongs to a version that is gone."""
PENDING = 2 << 20
"""Bytes that wait in memory to be written together."""
HEAD = Struct("<8s4sHH")
"""Check sum, mode, width and height."""
PLAIN = b"\0\0\0\0"

Drawing = Image.Image | bytes


@cache
def version() -> str:
    """A hash of the code, the texts, the fonts and the libraries."""
    found = blake2b(digest_size=10)
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    for package in FONTS:
        for path in sorted(_files_of(package)):
            found.update(f"{path.name} {path.stat().st_size}".encode())
    found.update(f"{PIL.__version__} {features.version('freetype2')}".encode())
    return found.hexdigest()


def _files_of(package: str) -> Iterator[Path]:
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        yield from (path for path in Path(folder).rglob("*") if path.suffix in (".otf", ".ttf"))


class DrawingStore:
    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self.folder = folder
        self.limit = limit
        self.path = folder / f"drawings-{version()}.sqlite3"
        self._connection: sqlite3.Connection | None = None
        self._writable = True
        self._process = 0
        self._lock = RLock()
        self._pending: dict[bytes, bytes] = {}
        self._held = 0

    def get(self, key: str) -> Drawing | None:
        """The drawing, or None if it is missing or damaged."""
        number = _number(key)
        with self._lock:
            kept = self._pending.get(number) or self._read(number)
        if kept is None:
            return None
        drawing = _restored(number, kept)
        if drawing is None:
            log.warning("a damaged drawing is drawn again")
            self._drop(number)
        return drawing

    def put(self, key: str, drawing: Drawing) -> None:
        number = _number(key)
        kept = _written(number, drawing)
        with self._lock:
            if not self._open():
                return
            self._pending[number] = kept
            if sum(map(len, self._pending.values())) > PENDING:
                self.flush()

    def has(self, key: str) -> bool:
        with self._lock:
            return _number(key) in self._pending or self._read(_number(key)) is not None

    def flush(self) -> None:
        """Write what is waiting. If another process is writing, it stays waiting; if the disk is full or read-only, it
        is dropped."""
        with self._lock:
            connection = self._open()
            if connection is None or not self._pending:
                return
            rows, self._pending = self._pending, {}
            try:
                with connection:
                    connection.executemany(
                        "INSERT OR REPLACE INTO drawings (key, value) VALUES (?, ?)", rows.items()
                    )
                self._held += sum(map(len, rows.values()))
                self._make_room(connection)
            except sqlite3.OperationalError as trouble:
                if trouble.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                    self._pending = rows if sum(map(len, rows.values())) < 4 * PENDING else {}
                    return
                self._writable = False
                log.warning("drawings cannot be stored in %s: %s", self.folder, trouble)
            except sqlite3.DatabaseError as trouble:
                self._replace(trouble)

    def close(self) -> None:
        with self._lock:
            self.flush()
            if self._connection is not None and self._process == os.getpid():
                self._connection.close()
            self._connection = None

    def _make_room(self, connection: sqlite3.Connection) -> None:
        while self._held > self.limit:
            with connection:
                connection.execute(
                    "DELETE FROM drawings WHERE rowid IN (SELECT rowid FROM drawings ORDER BY rowid LIMIT 200)"
                )
            held = self._held
            self._held = self._size(connection)
            if self._held >= held:
                return

    @staticmethod
    def _size(connection: sqlite3.Connection) -> int:
        (held,) = connection.execute("SELECT coalesce(sum(length(value)), 0) FROM drawings").fetchone()
        return int(held)

    def _read(self, number: bytes) -> bytes | None:
        connection = self._open(writing=False)
        if connection is None:
            return None
        try:
            row = connection.execute("SELECT value FROM drawings WHERE key = ?", (number,)).fetchone()
        except sqlite3.OperationalError:
            return None  # locked for a moment, or nothing there yet
        except sqlite3.DatabaseError as trouble:
            self._replace(trouble)
            return None
        return None if row is None else row[0]

    def _drop(self, number: bytes) -> None:
        with self._lock, suppress(sqlite3.Error):
            self._pending.pop(number, None)
            connection = self._open()
            if connection is not None:
                with connection:
                    connection.execute("DELETE FROM drawings WHERE key = ?", (number,))

    def _open(self, writing: bool = True) -> sqlite3.Connection | None:
        """The connection of this process; None if there can be none."""
        if self._connection is None or self._process != os.getpid():
            # A connection must not be used in a forked process; closing it there would release the parent's locks.
            self._process = os.getpid()
            self._pending = {}
            self._connection = self._connect()
        return self._connection if self._writable or not writing else None

    def _connect(self) -> sqlite3.Connection | None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            connection = _connected(str(self.path))
            self._writable = True
            self._held = self._size(connection)
            os.utime(self.path)
            self._remove_versions_gone()
            return connection
        except (OSError, sqlite3.Error) as trouble:
            if isinstance(trouble, sqlite3.DatabaseError) and not isinstance(
                trouble, sqlite3.OperationalError
            ):
                return self._replace(trouble)
            return self._connect_to_read(trouble)

    def _connect_to_read(self, trouble: Exception) -> sqlite3.Connection | None:
        self._writable = False
        log.warning("drawings cannot be stored in %s: %s", self.folder, trouble)
        with suppress(OSError, sqlite3.Error):
            if self.path.exists():
                found = sqlite3.connect(f"file:{self.path}?immutable=1", uri=True, check_same_thread=False)
                self._size(found)
                return found
        return None

    def _replace(self, trouble: Exception) -> sqlite3.Connection | None:
        """Begin a new file instead of a damaged one."""
        log.warning("%s is damaged and begun anew: %s", self.path, trouble)
        if self._connection is not None:
            self._connection.close()
        self._connection, self._held = None, 0
        try:
            for path in self.folder.glob(f"{self.path.name}*"):
                path.unlink(missing_ok=True)
            self._connection = _connected(str(self.path))
        except (OSError, sqlite3.Error) as again:
            self._writable = False
            log.warning("drawings cannot be stored in %s: %s", self.folder, again)
        return self._connection

    def _remove_versions_gone(self) -> None:
        """Remove the files of other versions, unless another process has opened one lately: it may still run."""
        for path in self.folder.glob("drawings-*.sqlite3"):
            with suppress(OSError):
                if path != self.path and time() - path.stat().st_mtime > GONE:
                    for one in self.folder.glob(f"{path.name}*"):
                        one.unlink(missing_ok=True)


def _connected(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=0.2, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    # After a power failure the last drawings may be missing.
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA cache_size = -512")
    with connection:
        connection.execute(
            "CREATE TABLE IF NOT EXISTS drawings (key BLOB UNIQUE NOT NULL, value BLOB NOT NULL)"
        )
    return connection


def _number(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=16).digest()


def _sum(number: bytes, *parts: bytes) -> bytes:
    found = blake2b(number, digest_size=8)
    for part in parts:
        found.update(part)
    return found.digest()


def _written(number: bytes, drawing: Drawing) -> bytes:
    if isinstance(drawing, bytes):
        mode, size, body = PLAIN, (0, 0), drawing
    else:
        mode, size, body = drawing.mode.encode().ljust(4, b"\0"), drawing.size, compress(drawing.tobytes(), 1)
    return HEAD.pack(_sum(number, mode, repr(size).encode(), body), mode, *size) + body


def _restored(number: bytes, kept: bytes) -> Drawing | None:
    """None if it is not exactly what was written."""
    if len(kept) < HEAD.size:
        return None
    found, mode, wide, high = HEAD.unpack_from(kept)
    body = kept[HEAD.size :]
    if found != _sum(number, mode, repr((wide, high)).encode(), body):
        return None
    if mode == PLAIN:
        return body
    try:
        how = mode.rstrip(b"\0").decode()
        pixels = decompress(body, bufsize=max(1, wide * high * Image.getmodebands(how)))
        return Image.frombytes(how, (wide, high), pixels)
    except (ValueError, error):
        return None
