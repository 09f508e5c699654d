"""The moments of abilities: the README lists them in order, and all are announced through `occasion`."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

from bot.engine.cards.abilities import Moment, described
from bot.engine.game import Match  # noqa: F401  (registers the recruits)

ENGINE = Path(__file__).parents[2] / "bot" / "engine"
MOMENTS: tuple[str, ...] = get_args(Moment)


def test_the_readme_lists_the_moments_in_their_order() -> None:
    text = (ENGINE / "README.md").read_text("utf-8")
    table = text.partition("<!-- moments:")[2].partition("<!-- end of moments -->")[0]
    assert tuple(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == MOMENTS


def test_every_moment_is_announced_through_occasion_and_used_by_a_recruit() -> None:
    called = {
        node.args[2].value
        for path in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "occasion"
        and isinstance(node.args[2], ast.Constant)
    }
    assert called == set(MOMENTS)
    assert set(MOMENTS) <= {moment for _, _, moment, _ in described()}


def test_clauses_are_only_called_at_moments() -> None:
    """Only `occasions.py` calls clauses."""
    calling = {
        path.name
        for path in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "do"
    }
    assert calling == {"occasions.py"}


def test_the_readme_names_files_that_exist() -> None:
    text = (ENGINE / "README.md").read_text("utf-8")
    for name in re.findall(r"`([a-z_]+(?:/[a-z_]+)*(?:\.py|/))`", text):
        assert (ENGINE / name).exists() or (ENGINE.parents[1] / name).exists(), name
