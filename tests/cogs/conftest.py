"""What the tests of the cogs share: all of them run on the simulated Discord."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _as_everywhere(long_waits: None, drawn_once: None) -> None:
    """Also for tables that a test lays itself."""
