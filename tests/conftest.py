"""What every test shares."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.hosting.settings import Settings
from tests import exercised

pytest_plugins = ["tests.databases", "tests.cogs.drawn_once", "tests.cogs.fixtures"]

# A game is slow beside what hypothesis usually runs, and machines differ: only wrong results fail a test.
settings.register_profile(
    "everywhere", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("everywhere")

# Compiled code is kept, whatever the environment says: the tests load the bot's extensions many hundred times.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Thousands of tests and all languages are loaded once and stay: no search for garbage has to pass them again and again.
gc.disable()

# Where there is room in memory the tests' databases lie there: thousands of commits need not wait for a disk.
MEMORY, ENOUGH = Path("/dev/shm"), 4 * 2**30
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--exercised",
        action="store_true",
        help="fail unless these tests use every message, command, button and menu; runs of all tests always do",
    )


def pytest_configure(config: pytest.Config) -> None:
    exercised.watch()
    config.pluginmanager.register(exercised.Exercise(config), "exercised")


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(10_000)
    gc.enable()


@pytest.fixture(autouse=True)
def _no_settings_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """A token in somebody's environment must not change, or be used by, a test."""
    for name in Settings.model_fields:
        for variable in [key for key in os.environ if key.lower() == name]:
            monkeypatch.delenv(variable)
