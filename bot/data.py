"""Reads the files in `data/`: what people edit who correct rules or translate. No code is there."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "data"


@cache
def read_toml(name: str) -> dict[str, Any]:
    """One of the files there, e.g. `read_toml("recruits")` for recruits.toml."""
    with (FOLDER / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)
