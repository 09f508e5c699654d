"""A PostgreSQL server for the tests, on a socket in a temporary folder."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg

from bot.store.postgres import PostgreSQL
from tests.waiting import HANG, until

DEBIAN = Path("/usr/lib/postgresql")
TEMPLATE = "euphoria_template"
MISSING = "PostgreSQL is not installed (Debian's package postgresql)"

OPTIONS = {
    "listen_addresses": "",
    # In these tests only processes crash, never the machine.
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}


def programs() -> Path | None:
    """The folder with initdb and postgres."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    versions = [folder for folder in DEBIAN.glob("*/bin") if (folder / "initdb").exists()]
    return max(versions, key=lambda folder: int(folder.parent.name.split(".")[0]), default=None)


class Server:
    def __init__(self, *, standby_of: Server | None = None, **options: str) -> None:
        """`options` override the defaults. `standby_of` makes it a standby of a running server, to be promoted
        later."""
        self.options = OPTIONS | options
        bin_folder = programs()
        assert bin_folder is not None, MISSING
        self.programs = bin_folder
        self.folder = Path(tempfile.mkdtemp(prefix="euphoria-pg-"))
        self.process: subprocess.Popen[bytes] | None = None
        self.runs_as: dict[str, Any] = {}
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root.
            user = _somebody()
            self.runs_as = {"user": user, "group": _group_of(user), "extra_groups": []}
            shutil.chown(self.folder, user)
        if standby_of is None:
            how = ["-A", "trust", "-E", "UTF8", "--no-locale"]
            self._run("initdb", "-D", self.folder / "data", "-U", "euphoria", "--no-sync", *how)
        else:
            how = ["-h", str(standby_of.folder), "--checkpoint=fast", "--write-recovery-conf"]
            self._run("pg_basebackup", "-D", self.folder / "data", "-U", "euphoria", "--no-sync", *how)
        self._made = 0

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [self.programs / program, *arguments]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self.runs_as)

    def start(self) -> None:
        options = [word for name, value in self.options.items() for word in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen(
            [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *options],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self.runs_as,
        )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT closes all connections and shuts down cleanly; SIGQUIT stops immediately, as in a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(HANG)
            self.process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://euphoria@/{database}?host={quote(str(self.folder), safe='')}"

    async def connect(self, database: str = "postgres") -> Any:
        """Connect; retries while the server is still starting."""
        return await until(lambda: self._connection(database))

    async def _connection(self, database: str) -> Any:
        try:
            return await asyncpg.connect(self.url(database), timeout=HANG)
        except (OSError, asyncpg.CannotConnectNowError):
            return None

    async def prepare(self) -> None:
        """Create the template of the tests' databases: empty, with the current schema."""
        connection = await self.connect()
        await connection.execute(f"CREATE DATABASE {TEMPLATE}")
        await connection.close()
        await (await PostgreSQL.open(self.url(TEMPLATE))).close()

    async def fresh(self, template: str = TEMPLATE) -> str:
        """Create a new database and return its URL."""
        self._made += 1
        name = f"test_{self._made}"
        connection = await self.connect()
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        await connection.close()
        return self.url(name)

    async def drop(self, url: str) -> None:
        connection = await self.connect()
        await connection.execute(f"DROP DATABASE {_name(url)} WITH (FORCE)")
        await connection.close()

    async def empty(self, url: str) -> None:
        """Reset a database, ten times faster than `fresh`: close all connections to it and empty every table."""
        connection = await self.connect(_name(url))
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid != pg_backend_pid()"
        )
        games = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename != 'euphoria_version'"
        )
        names = ", ".join(row["tablename"] for row in games)
        await connection.execute(f"TRUNCATE {names} RESTART IDENTITY")
        await connection.close()


def _name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


def _somebody() -> str:
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


def _group_of(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid
