"""Settings and fixtures for all tests."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.hosting.settings import Settings
from renderers.kit.drawing_cache import shelf
from tests import exercised

pytest_plugins = ["tests.databases", "tests.games.fixtures", "tests.cogs.drawn_once", "tests.cogs.fixtures"]

# A game is slow compared to what hypothesis usually runs, and machines differ, so there is no deadline. The same
# examples are tried in every run, so that it fails because of a change or not at all. `make nightly` looks for others.
settings.register_profile(
    "everywhere",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("nightly", settings.get_profile("everywhere"), derandomize=False)
settings.load_profile("everywhere")

# Cache bytecode regardless of the environment: the tests load the bot's extensions hundreds of times.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Thousands of tests and all languages stay in memory: keep the garbage collector from scanning them repeatedly.
gc.disable()

# If there is enough memory, the tests' databases are kept there, so that thousands of commits need not wait for a disk.
MEMORY, ENOUGH = Path("/dev/shm"), 4 * 2**30
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


TESTS = Path(__file__).parent

# All workers and all runs share what is drawn for a version of the program, as all games of a host do.
shelf.keep_in(TESTS.parent / ".pytest_cache" / "d" / "drawings")
WAITING = ("page", "resilience")
"""Folders of tests with real processes, sockets and browsers."""
EARLY = 0.4
"""The share of the run in which these tests start. After it most tests take milliseconds."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--exercised",
        action="store_true",
        help="fail unless these tests use every message, command, button and menu; runs of all tests always do",
    )


def pytest_configure(config: pytest.Config) -> None:
    exercised.watch()
    config.pluginmanager.register(exercised.Exercise(config), "exercised")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mix tests that wait for other processes with tests that compute, so that several workers use all cores. The last
    ones are short, so that all workers finish together."""
    waiting = [item for item in items if item.path.relative_to(TESTS).parts[0] in WAITING]
    known = set(waiting)
    computing = [item for item in items if item not in known]
    place = {item: EARLY * number / len(waiting) for number, item in enumerate(waiting)}
    place |= {item: number / len(computing) for number, item in enumerate(computing)}
    items.sort(key=place.__getitem__)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    shelf.flush()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(10_000)
    gc.enable()


@pytest.fixture(autouse=True)
def _no_settings_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings in the developer's environment, such as a token, must not affect the tests."""
    for name in Settings.model_fields:
        for variable in [key for key in os.environ if key.lower() == name]:
            monkeypatch.delenv(variable)
