"""Starting and stopping the bot, and the messages to the host if it cannot start."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import discord
import pytest

from bot import __version__
from bot.__main__ import SUBCOMMANDS, main
from bot.commands import run
from bot.hosting.errors import HostError
from bot.hosting.settings import EXIT_CONFIG, load_settings
from bot.hosting.single_instance import only_bot_on
from tests import shell
from tests.databases import make_file
from tests.waiting import HANG

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


def bot(*words: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        timeout=HANG,
        check=False,
    )


def after_the_version(log: str) -> str:
    """The log without its first line."""
    first, _, rest = log.partition("\n")
    assert f"Euphoria for Discord {__version__}" in first
    return rest


def test_help_names_every_subcommand_without_loading_any(tmp_path):
    done = bot("--help", folder=tmp_path)
    assert done.returncode == 0
    assert all(name in done.stdout for name in SUBCOMMANDS)


def test_the_version_is_shown(capsys):
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"Euphoria for Discord {__version__}\n"


def test_an_unknown_subcommand_is_refused(tmp_path):
    done = bot("walk", folder=tmp_path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_missing_token_without_the_local_table_is_explained(monkeypatch, tmp_path, capsys):
    """As in the Docker image, which does not include the table in the browser."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setitem(sys.modules, "simcord", None)
    assert main(["run"]) == EXIT_CONFIG
    told = capsys.readouterr()
    assert told.err.startswith("DISCORD_TOKEN is not set") and not told.out


@pytest.mark.parametrize("token", ["", "abc.def.ghi"])
def test_a_wrong_setting_stops_the_start_with_one_sentence(tmp_path, token):
    (tmp_path / ".env").write_text("LOCAL_PORT=high\n", "utf-8")
    done = bot("run", folder=tmp_path, DISCORD_TOKEN=token)
    assert done.returncode == EXIT_CONFIG
    assert done.stderr.splitlines() == [
        "LOCAL_PORT cannot be used as it is: write a number from 0 to 65535 (0 takes any free port)."
    ]


@pytest.mark.parametrize(
    ("setting", "environment", "said"),
    [
        ("LOCAL_DATABASE_PATH", {}, run.IN_BROWSER),
        ("DATABASE_PATH", {"DISCORD_TOKEN": "abc.def.ghi"}, run.ON_DISCORD),
    ],
)
def test_the_start_says_where_it_runs_and_how_to_change_that(tmp_path, setting, environment, said):
    done = bot("run", folder=tmp_path, **environment, **{setting: "missing/games.sqlite3"})
    assert done.returncode == EXIT_CONFIG
    assert done.stdout.splitlines() == [said]
    assert after_the_version(done.stderr).startswith(
        "The database cannot be stored in missing, which is not a folder: create it"
    )
    assert len(after_the_version(done.stderr).splitlines()) == 1


def test_local_can_be_chosen_despite_a_token(tmp_path):
    done = bot(
        "run", "--local", folder=tmp_path, DISCORD_TOKEN="abc.def.ghi", LOCAL_DATABASE_PATH="no/x.sqlite3"
    )
    assert done.stdout.splitlines() == [run.IN_BROWSER]


def test_a_second_bot_on_the_same_file_is_refused(tmp_path):
    """The path may be written differently. A killed bot does not block the next one."""
    make_file(tmp_path / "games.sqlite3")
    (tmp_path / "folder").mkdir()
    held = "from bot.hosting.single_instance import only_bot_on; from pathlib import Path; import sys, time\n"
    held += "with only_bot_on(Path('games.sqlite3')): print(flush=True); time.sleep(3600)"
    first = subprocess.Popen(
        [sys.executable, "-c", held],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    with first:
        assert first.stdout is not None and first.stdout.readline()
        done = bot("run", folder=tmp_path, LOCAL_DATABASE_PATH="folder/../games.sqlite3", LOCAL_PORT="0")
        first.kill()
        assert done.returncode == 1, "the exit code must be 1, so that the start is tried again"
        assert after_the_version(done.stderr).startswith(
            "Another bot runs on folder/../games.sqlite3: stop that one first."
        )
        assert len(after_the_version(done.stderr).splitlines()) == 1
    with only_bot_on(tmp_path / "games.sqlite3"):
        pass


def test_a_writable_database_is_accepted_and_not_changed(tmp_path):
    path = tmp_path / "games.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE games (id)")
    before = path.read_bytes()
    run.check_database(path)
    assert path.read_bytes() == before


def test_a_file_that_is_not_a_database_is_refused(tmp_path):
    path = tmp_path / "games.sqlite3"
    path.write_bytes(b"certainly not a database, and long enough to be looked at" * 100)
    with pytest.raises(HostError, match="is damaged or not a database: restore a backup"):
        run.check_database(path)


@pytest.mark.parametrize("whole", [True, False])
def test_a_big_database_is_checked_after_the_start(tmp_path, monkeypatch, caplog, whole):
    """Without time for checking before the start, damage is found in the background and logged as an error."""
    monkeypatch.setattr(run, "LOOK", -1.0)
    path = tmp_path / "games.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, text)")
        connection.executemany("INSERT INTO games VALUES (?, ?)", [(n, "x" * 50) for n in range(50_000)])
        if not whole:
            connection.execute("INSERT INTO games VALUES (50000, NULL)")
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute("UPDATE sqlite_master SET sql = replace(sql, 'text', 'text NOT NULL')")
        connection.commit()
    with caplog.at_level("INFO"):
        run.check_database(path)
        for thread in threading.enumerate():
            if thread.name == "looks for damage":
                thread.join()
    assert "the rest is checked in the background" in caplog.text
    assert ("nothing is damaged" if whole else "IS DAMAGED") in caplog.text


def test_a_folder_instead_of_a_database_is_refused(tmp_path):
    with pytest.raises(HostError, match="cannot be opened or written: let this user write"):
        run.check_database(tmp_path)


def test_a_database_held_by_another_program_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "games.sqlite3"
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, timeout, **rest: connect(path, timeout=0.01, **rest))
    holder = connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(HostError, match="is in use by another program: stop that one first"):
        run.check_database(path)
    holder.close()


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure("Improper token"), "Discord refuses this DISCORD_TOKEN: copy the token again"),
        (discord.PrivilegedIntentsRequired(None), "Discord wants an intent to be switched on"),
        (OSError(errno.EADDRINUSE, "Address already in use"), "Port 8765 is taken: stop what uses it"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "refused"), "Discord cannot be reached"),
    ],
)
def test_errors_that_the_host_can_fix_become_a_sentence(tmp_path, error, sentence):
    with (
        pytest.raises(HostError, match=sentence) as caught,
        run.explained(load_settings(tmp_path / "no.env"), tmp_path / "games.sqlite3"),
    ):
        raise error
    assert len(caught.value.sentences) == 1


def test_a_bug_is_not_reported_as_the_hosts_mistake(tmp_path):
    with pytest.raises(KeyError), run.explained(load_settings(tmp_path / "no.env"), tmp_path / "x"):
        raise KeyError("worker")
    with pytest.raises(FileNotFoundError), run.explained(load_settings(tmp_path / "no.env"), tmp_path / "x"):
        raise FileNotFoundError(errno.ENOENT, "board.toml")


SERVING = """
import asyncio
from bot.__main__ import SUBCOMMANDS, main
from bot.commands import run
async def serve(settings):
    print('ready', flush=True)
    try:
        await asyncio.sleep(3600)
    finally:
        print('closing', flush=True)
        await asyncio.sleep({closing})
        print('closed', flush=True)
run.GOODBYE = {patience}
asyncio.run(run._until_told_to_stop(serve, None))
"""


def stopped(signals: list[signal.Signals], closing: float, patience: float = 30.0) -> tuple[str, int]:
    """The bot's output after these signals, and its exit code."""
    script = SERVING.format(closing=closing, patience=patience)
    process = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.send_signal(signals[0])
    assert process.stdout.readline() == "closing\n"
    for one in signals[1:]:
        process.send_signal(one)
    rest, _ = process.communicate(timeout=HANG)
    return rest, process.returncode


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals to handle")
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_lets_the_bot_close_first(told: signal.Signals):
    assert stopped([told], closing=0.01) == ("closed\n", 0)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals to handle")
def test_closing_has_a_time_limit():
    assert stopped([signal.SIGTERM], closing=3600, patience=0.2) == ("", 0)
    assert stopped([signal.SIGINT, signal.SIGINT], closing=3600) == ("", 0)


def test_the_first_line_of_the_log_is_the_version(monkeypatch, tmp_path, caplog):
    async def serve(settings: object) -> None:
        run.log.warning("serving")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setattr("bot.hosting.local.serve", serve)
    monkeypatch.setattr(run, "configure_logging", lambda *_, **__: None)
    with caplog.at_level("INFO"):
        assert main(["run"]) == 0
    lines = [record.getMessage() for record in caplog.records if record.name == run.log.name]
    first, new, *rest = lines
    assert first.startswith(f"Euphoria for Discord {__version__} on Python")
    assert "a new one without games is created" in new and rest == ["serving", "stopped"]


def test_a_lock_that_cannot_be_opened_is_explained(tmp_path):
    """As if it belonged to another user, which the administrator who runs the tests would not notice."""
    (tmp_path / "games.sqlite3.lock").mkdir()
    with (
        pytest.raises(HostError, match="lock cannot be opened"),
        only_bot_on(tmp_path / "games.sqlite3"),
    ):
        pass


def test_what_the_commands_write_is_for_this_user_only(tmp_path):
    path = tmp_path / "games.sqlite3"
    make_file(path)
    result = shell.run("backup", "--database", str(path), "--to", str(tmp_path / "copies"))
    assert result.returncode == 0, result.stderr
    modes = {file.stat().st_mode & 0o777 for file in (tmp_path / "copies").iterdir()}
    assert modes == {0o600} and (tmp_path / "copies").stat().st_mode & 0o777 == 0o700


def test_a_container_is_not_started_again_and_again(tmp_path):
    """With `--stay`, a mistake that only the host can mend is said, and the process waits to be stopped."""
    (tmp_path / ".env").write_text("LOCAL_PORT=high\n", "utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "run", "--stay"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline().startswith("LOCAL_PORT cannot be used as it is")
    assert process.stderr.readline() == "Start again when that is done.\n" and process.poll() is None
    process.send_signal(signal.SIGUSR1)
    process.communicate(timeout=HANG)
    assert process.returncode == 0


def test_the_last_line_is_for_programs_too(tmp_path):
    done = bot(
        "run", folder=tmp_path, LOG_FORMAT="json", DISCORD_TOKEN="a.b.c", DATABASE_PATH="no/where.sqlite3"
    )
    assert done.returncode == EXIT_CONFIG and not done.stdout
    *_, last = map(json.loads, done.stderr.splitlines())
    assert last["level"] == "CRITICAL" and "is not a folder" in last["message"]
    assert {"time", "process", "logger"} <= last.keys()
