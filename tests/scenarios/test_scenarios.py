"""Every scenario in this folder passes, all except `examples/` with the strict checks."""

from __future__ import annotations

from pathlib import Path

import pytest

from .runner import find, run

FOLDER = Path(__file__).parent
FILES = list(find([FOLDER]))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER).with_suffix("")) for path in FILES])
def test_scenario(path: Path) -> None:
    _, why = run(path, strict=True)
    assert not why
