"""Fixtures for the tests of the cogs, which all run on the simulated Discord."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _as_everywhere(long_waits: None, drawn_once: None) -> None:
    """Applied automatically, so that it also holds for tables that a test creates itself."""
