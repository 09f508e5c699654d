from __future__ import annotations

import pytest

from .browser import installed_browser


@pytest.fixture
def chromium() -> str:
    found = installed_browser()
    if found is None:
        pytest.skip("no Chromium is installed, so nobody looks at the page: apt-get install chromium")
    return found
