"""The game's data and texts, for everybody who corrects rules or translates."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


@cache
def read_toml(name: str) -> dict[str, Any]:
    """One of the files in this folder, e.g. `read_toml("recruits")` for recruits.toml."""
    with (FOLDER / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)
