"""Drawings are kept on disk, and nothing that happens to that file spoils a picture."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from threading import Thread
from time import time

import pytest
from PIL import Image

from renderers.board import draw_board
from renderers.kit import drawing_store
from renderers.kit.drawing_cache import shelf
from renderers.kit.drawing_store import GONE, DrawingStore

from .positions import forget_drawings, seen, table

ROOT = Path(__file__).resolve().parents[2]
IMAGE = Image.effect_noise((40, 30), 90).convert("RGBA")


@pytest.fixture
def store(tmp_path):
    made = DrawingStore(tmp_path)
    yield made
    made.close()


def again(store):
    """The same file, opened by another process."""
    store.close()
    return DrawingStore(store.folder, store.limit)


def test_what_was_kept_is_found_again_unchanged(store):
    store.put("image", IMAGE)
    store.put("bytes", b"\0\1\2")
    assert store.get("image").tobytes() == IMAGE.tobytes(), "also before it is written"
    store = again(store)
    assert store.get("image").tobytes() == IMAGE.tobytes() and store.get("image").mode == "RGBA"
    assert store.get("bytes") == b"\0\1\2"
    assert store.get("other") is None


@pytest.mark.parametrize("mode", ["P", "L", "RGB", "RGBA"])
def test_every_kind_of_image_is_kept(store, mode):
    image = IMAGE.convert("RGB").convert(mode)
    store.put(mode, image)
    assert again(store).get(mode).tobytes() == image.tobytes()


def change(store, sql, *values):
    store.close()
    with sqlite3.connect(store.path) as connection:
        connection.execute(sql, values)
    connection.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE drawings SET value = substr(value, 1, length(value) - 7)",
        "UPDATE drawings SET value = substr(value, 1, 3)",
        "UPDATE drawings SET value = x''",
        "UPDATE drawings SET value = substr(value, 1, 12) || x'ffff' || substr(value, 15)",
    ],
)
def test_a_damaged_drawing_is_missing_and_can_be_kept_anew(store, damage):
    store.put("image", IMAGE)
    change(store, damage)
    assert store.get("image") is None
    store.put("image", IMAGE)
    assert again(store).get("image").tobytes() == IMAGE.tobytes()


def test_a_drawing_is_not_taken_for_another(store):
    store.put("one", IMAGE)
    store.put("other", b"other")
    store.close()
    with sqlite3.connect(store.path) as connection:
        (value,) = connection.execute("SELECT value FROM drawings ORDER BY rowid").fetchone()
        connection.execute("UPDATE drawings SET value = ?", (value,))
    connection.close()
    assert store.get("one") is not None and store.get("other") is None


@pytest.mark.parametrize("keep", [0, 100, 5000, -3000])
def test_a_half_written_file_is_begun_anew(store, keep):
    for number in range(20):
        store.put(str(number), bytes(os.urandom(3000)))
    store.close()
    whole = store.path.read_bytes()
    store.path.write_bytes(whole[:keep] or b"no database at all" * 50)
    for number in range(20):
        found = store.get(str(number))
        assert found is None or len(found) == 3000
    store.put("new", b"new")
    assert again(store).get("new") == b"new"


def test_a_folder_that_cannot_be_written_is_read_or_ignored(tmp_path, monkeypatch):
    first = DrawingStore(tmp_path / "drawings")
    first.put("image", IMAGE)
    first.close()

    def refuse(path):
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr(drawing_store, "_connected", refuse)
    store = DrawingStore(tmp_path / "drawings")
    found = store.get("image")
    assert isinstance(found, Image.Image) and found.tobytes() == IMAGE.tobytes()
    store.put("other", b"other")
    assert store.get("other") is None
    nowhere = DrawingStore(tmp_path / "nothing")
    nowhere.put("other", b"other")
    assert nowhere.get("other") is None


def test_a_file_in_the_place_of_the_folder_is_no_trouble(tmp_path):
    (tmp_path / "taken").write_text("a file")
    store = DrawingStore(tmp_path / "taken")
    store.put("image", IMAGE)
    store.flush()
    assert store.get("image") is None


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_read(store):
    store.put("image", IMAGE)
    store.close()
    store.folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        assert store.get("image") is not None
    finally:
        store.folder.chmod(stat.S_IRWXU)


def test_a_full_disk_stops_writing_but_not_reading(store):
    store.put("image", IMAGE)
    store.flush()
    store._connection.execute("PRAGMA max_page_count = 1")
    for number in range(50):
        store.put(str(number), os.urandom(100_000))
    store.flush()
    assert store.get("image").tobytes() == IMAGE.tobytes()
    assert store.get("7") is None


def test_the_oldest_drawings_make_room(tmp_path):
    store = DrawingStore(tmp_path, limit=1 << 20)
    for number in range(1500):
        store.put(str(number), os.urandom(1000))
    store.flush()
    assert store.get("1499") is not None and store.get("0") is None
    store = again(store)
    assert store.get("1499") is not None
    store.close()


def test_files_of_versions_that_are_gone_are_removed(tmp_path):
    old, recent = tmp_path / "drawings-old.sqlite3", tmp_path / "drawings-recent.sqlite3"
    games = tmp_path / "euphoria.sqlite3"
    for path in (old, recent, games, tmp_path / "drawings-old.sqlite3-wal"):
        path.write_bytes(b"")
    long_ago = time() - GONE - 60
    for path in (old, games):
        os.utime(path, (long_ago, long_ago))
    store = DrawingStore(tmp_path)
    store.put("image", IMAGE)
    store.close()
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {store.path.name, recent.name, games.name}


def test_another_version_of_the_program_has_another_file(tmp_path, monkeypatch):
    one = DrawingStore(tmp_path).path
    drawing_store.version.cache_clear()
    (tmp_path / "renderers").mkdir()
    (tmp_path / "renderers" / "board.py").write_text("changed")
    monkeypatch.setattr(drawing_store, "ROOT", tmp_path)
    try:
        assert DrawingStore(tmp_path).path != one
    finally:
        drawing_store.version.cache_clear()


WRITER = """
import sys
from pathlib import Path
from renderers.kit.drawing_store import DrawingStore
store = DrawingStore(Path(sys.argv[1]))
for number in range(200):
    store.put(f"{number}", f"{number}".encode() * 1000)
    if number % 10 == 0:
        store.flush()
store.close()
"""


def test_two_processes_write_the_same_file(tmp_path):
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path)], cwd=ROOT) for _ in range(2)]
    assert [writer.wait(120) for writer in writers] == [0, 0]
    store = DrawingStore(tmp_path)
    for number in range(200):
        assert store.get(f"{number}") in (None, f"{number}".encode() * 1000)
    assert sum(store.get(f"{number}") is not None for number in range(200)) > 100
    store.close()


def test_threads_share_a_store(store):
    def write(name):
        for number in range(50):
            store.put(f"{name}{number}", f"{name}{number}".encode())
            assert store.get(f"{name}{number}") == f"{name}{number}".encode()

    threads = [Thread(target=write, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert again(store).get("d49") == b"d49"


def test_no_name_of_a_player_is_kept_on_disk(tmp_path, monkeypatch):
    kept: list[str] = []
    monkeypatch.setattr(shelf, "store", store := DrawingStore(tmp_path))
    monkeypatch.setattr(store, "put", lambda key, drawing: kept.append(key))
    forget_drawings()
    view = seen(table(3))
    draw_board(view)
    assert len(kept) > 50
    assert not [key for key in kept for player in view.players if player.name in key]
    forget_drawings()
