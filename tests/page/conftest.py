from __future__ import annotations

import pytest

from tests.waiting import HANG

from .browser import installed_browser


@pytest.fixture
def chromium() -> str:
    found = installed_browser()
    if found is None:
        pytest.skip("no Chromium is installed, so nobody looks at the page: apt-get install chromium")
    return found


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a page may take long to say who it is, or to take a message."""
    monkeypatch.setattr("bot.page.server.PATIENCE", HANG)
    monkeypatch.setattr("bot.page.server.SLOW", HANG)
