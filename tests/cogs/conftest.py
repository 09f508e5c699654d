"""What the tests of the cogs share: all of them run on the simulated Discord."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _waits_are_long(long_waits: None) -> None:
    """Also for tables that a test lays itself."""
