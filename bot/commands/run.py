"""`python -m bot run`: run the bot on Discord with a token, or a table in the browser without one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import faulthandler
import importlib.util
import logging
import os
import platform
import signal
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from bot import __version__
from bot.hosting.errors import HostError
from bot.hosting.logs import configure_logging, tell_host
from bot.hosting.settings import EXIT_CONFIG, Settings, load_settings
from bot.hosting.single_instance import only_bot_on
from bot.store.sqlite_files import explain

ON_DISCORD = (
    "Starting on Discord, because DISCORD_TOKEN is set. "
    "For a table in the browser on this machine instead: make run ARGS=--local"
)
IN_BROWSER = (
    "Starting a table in the browser on this machine: the same bot, without Discord. "
    "To play on Discord instead, put DISCORD_TOKEN into .env; .env.example and README.md say how."
)
NO_TOKEN = (
    "DISCORD_TOKEN is not set: write the bot's token into .env, as README.md says. "
    "(The table in the browser needs none, but it is not part of the Docker image: use `make run` in a checkout.)"
)

log = logging.getLogger(__name__)

LOOK = 5.0
"""Seconds that a start may spend on checking the database for damage."""
GOODBYE = 15.0
"""Seconds that an orderly stop may take."""

# SQLite errors that the host has to fix.
HOST_MENDS = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_CANTOPEN")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--local", action="store_true", help="the table in the browser, token or not")
    parser.add_argument(
        "--metrics-port", type=int, help="the port of /healthz and /metrics unless METRICS_PORT is set"
    )
    parser.add_argument(
        "--stay",
        action="store_true",
        help="if only the host can mend what is wrong, say so and wait to be stopped: for containers that would be"
        " restarted again and again",
    )


def main(args: argparse.Namespace) -> int:
    try:
        return _main(args)
    except HostError as error:
        if not args.stay or error.exit_code != EXIT_CONFIG:
            raise
        stops = {signal.SIGTERM, signal.SIGINT, signal.SIGUSR1}
        signal.pthread_sigmask(signal.SIG_BLOCK, stops)
        print(f"{error}\nStart again when that is done.", file=sys.stderr, flush=True)
        signal.sigwait(stops)
        return 0


def _main(args: argparse.Namespace) -> int:
    settings = load_settings()
    if settings.metrics_port is None and args.metrics_port is not None:
        settings = settings.model_copy(update={"metrics_port": args.metrics_port})
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    url = settings.database_url.get_secret_value() if settings.database_url else ""
    secrets = (token, url, urlsplit(url).password or "")
    configure_logging(settings.log_level, settings.log_format, secrets=secrets)
    try:
        _run(settings, on_discord=bool(token) and not args.local)
    except HostError as error:
        if settings.log_format != "json" or args.stay:
            raise
        log.critical("%s", error)  # the last line, too, is for programs
        return error.exit_code
    except Exception:
        if settings.log_format != "json":
            raise
        log.critical("stopped by an unexpected error", exc_info=True)
        return 1
    log.info("stopped")
    return 0


def _run(settings: Settings, *, on_discord: bool) -> None:
    if not on_discord and importlib.util.find_spec("simcord") is None:
        raise HostError(NO_TOKEN, exit_code=EXIT_CONFIG)
    log.info("Euphoria for Discord %s on Python %s", __version__, platform.python_version())
    tell_host(ON_DISCORD if on_discord else IN_BROWSER, settings.log_format)
    database = settings.database if on_discord else settings.local_database_path
    if isinstance(database, Path):
        check_database(database)
    only = only_bot_on(database) if isinstance(database, Path) else contextlib.nullcontext()
    # Imported by name, so that only the module that runs is loaded. Both have `async def serve(settings)`.
    serve = importlib.import_module("bot.hosting.serving" if on_discord else "bot.hosting.local").serve
    with only, explained(settings, database), contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_until_told_to_stop(serve, settings))


async def _until_told_to_stop(
    serve: Callable[[Settings], Coroutine[Any, Any, None]], settings: Settings
) -> None:
    """On Ctrl+C or SIGTERM, cancel `serve`, so that it can disconnect and close the database."""
    task = asyncio.ensure_future(serve(settings))
    loop = asyncio.get_running_loop()
    stopped = False

    def stop() -> None:
        nonlocal stopped
        if stopped:
            _leave()  # the second signal: stop without waiting
        stopped = True
        late = threading.Timer(GOODBYE, _leave, kwargs={"late": True})
        late.daemon = True
        late.start()
        task.cancel()

    with contextlib.suppress(NotImplementedError):  # the event loop on Windows has no signal handlers
        for told in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(told, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not stopped:
            raise


def _leave(*, late: bool = False) -> None:
    """Exit immediately. Nothing is lost: every acknowledged move is in the database."""
    log.warning("stopped without waiting for unfinished work")
    if late:
        faulthandler.dump_traceback()  # show what took so long
    os._exit(0)


def check_database(path: Path) -> None:
    """Refuse to start if games could not be stored."""
    if not path.parent.is_dir():
        raise HostError(
            f"The database cannot be stored in {path.parent}, which is not a folder: "
            "create it, or change the path in .env.",
            exit_code=EXIT_CONFIG,
        )
    if not path.exists():
        log.warning("there is no database at %s: a new one without games is created", path.resolve())
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=5, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
            damage = _find_damage(connection)
    except sqlite3.DatabaseError as error:
        raise explain(error, path) from None
    if damage:
        raise HostError(
            f"{path} is damaged ({damage}): restore a backup, as bot/hosting/README.md says, "
            "or name another file in .env.",
            exit_code=EXIT_CONFIG,
        )


def _look_on(connection: sqlite3.Connection) -> None:
    """Check the rest of the file in the background. Damage is only logged, since games are running by then."""
    [(_, _, path)] = connection.execute("PRAGMA database_list").fetchall()[:1]

    def look() -> None:
        try:
            with contextlib.closing(sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True)) as reader:
                [found] = reader.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            found = str(error)
        if found == "ok":
            log.info("the whole database was checked: nothing is damaged")
        else:
            log.critical(
                "%s IS DAMAGED (%s): stop the bot and restore a backup, as bot/hosting/README.md says",
                path,
                found,
            )

    threading.Thread(target=look, name="looks for damage", daemon=True).start()


def _find_damage(connection: sqlite3.Connection) -> str | None:
    """Read the whole file, or as much as possible in a few seconds: a thousand games take about four."""
    until = time.monotonic() + LOOK
    connection.set_progress_handler(lambda: time.monotonic() > until, 100_000)
    try:
        [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != "SQLITE_INTERRUPT":
            raise
        log.warning(
            "checking the database takes longer than %.0f seconds: the rest is checked in the background",
            LOOK,
        )
        _look_on(connection)
        return None
    finally:
        connection.set_progress_handler(None, 0)
    return None if found == "ok" else str(found).replace("\n", " ")


@contextlib.contextmanager
def explained(settings: Settings, database: Path | str) -> Iterator[None]:
    """Turn errors that the host can fix into a HostError with one sentence."""
    import discord

    try:
        yield
    except discord.LoginFailure:
        raise HostError(
            "Discord refuses this DISCORD_TOKEN: copy the token again from your application's Bot page "
            "in the developer portal, or reset it there.",
            exit_code=EXIT_CONFIG,
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise HostError(
            "Discord wants an intent to be switched on: open your application's Bot page in the "
            "developer portal and switch on the intents README.md names.",
            exit_code=EXIT_CONFIG,
        ) from None
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorname", "").startswith(HOST_MENDS):
            raise explain(error, Path(database)) from None
        raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise HostError(
                f"Port {settings.local_port} is taken: stop what uses it, or set LOCAL_PORT in .env "
                "to another number (0 takes any free one).",
            ) from None
        if isinstance(error, ConnectionError) or type(error).__module__.startswith("aiohttp"):
            raise HostError("Discord cannot be reached: check the connection and start again.") from None
        raise
