"""`python -m bot run` as a child process, with the settings of a test."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.databases import Place
from tests.resilience.wire.bot_process import ROOT
from tests.waiting import HANG


class Run:
    """`python -m bot run` while Discord may not be reachable yet."""

    def __init__(
        self, folder: Path, port: int, *fail_at: str, place: Place | None = None, **more: str
    ) -> None:
        """`fail_at` names functions that fail (see `wired_run`), `more` are further settings."""
        self.path = folder / "games.sqlite3"
        self.log_path = folder / "run.log"
        settings = {"DISCORD_TOKEN": "a.test.token", "DATABASE_PATH": str(self.path)} | more
        if isinstance(place, str):
            settings["DATABASE_URL"] = place
        with self.log_path.open("wb") as log:
            self.child = subprocess.Popen(
                [sys.executable, "-m", "tests.resilience.wire.wired_run", str(port), *fail_at],
                cwd=ROOT,
                env=os.environ | settings,
                stdout=log,
                stderr=log,
            )

    def limit_files(self, size: int) -> tuple[int, int]:
        """Let no file grow beyond this size, as on a full disk; return the limits before."""
        return resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    @property
    def log(self) -> str:
        return self.log_path.read_text()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """A test that fails leaves no process behind."""
        if not self.ended:
            self.child.kill()
            self.child.wait(HANG)

    @property
    def ended(self) -> bool:
        return self.child.poll() is not None

    def stop(self) -> None:
        """Stop it like a service manager does."""
        self.child.send_signal(signal.SIGTERM)
        assert self.child.wait(HANG) == 0, self.log
