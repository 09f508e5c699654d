"""What every test shares."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from bot.settings import Settings
from tests import exercised

# A game is slow beside what hypothesis usually runs, and machines differ: only wrong results fail a test.
settings.register_profile(
    "everywhere", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("everywhere")


SLOW = frozenset(
    """
    discord/test_absence discord/test_audit_chaos discord/test_audit_delivery discord/test_audit_losses
    discord/test_audit_moves discord/test_corners_hints discord/test_corners_lobby discord/test_corners_panel
    discord/test_corners_table discord/test_corners_trade discord/test_quiet discord/test_recruits_ask
    discord/test_refusals
    discord/test_ending discord/test_hint discord/test_history discord/test_leaks discord/test_limits
    discord/test_slow_reminders discord/test_slow_seats discord/test_slow_votes discord/test_reference
    engine/test_open_spaces players/test_answers
    renderers/test_board renderers/test_layout renderers/test_mat renderers/test_replay
    """.split()
)
"""Whole files that `make quick` leaves out, for the minute it has; other slow tests carry the mark themselves."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/".join(item.path.with_suffix("").parts[-2:]) in SLOW:
            item.add_marker(pytest.mark.slow)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--exercised",
        action="store_true",
        help="fail unless these tests use every message, command, button and menu; runs of all tests always do",
    )


def pytest_configure(config: pytest.Config) -> None:
    exercised.watch()
    config.pluginmanager.register(exercised.Exercise(config), "exercised")


@pytest.fixture(autouse=True)
def _no_settings_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """A token in somebody's environment must not change, or be used by, a test."""
    for name in Settings.model_fields:
        for variable in [key for key in os.environ if key.lower() == name]:
            monkeypatch.delenv(variable)
