"""The price of a clause is paid in one place: the functions of the recruits contain effects only."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "bot" / "engine"
GIVES_UP = {"take_goods", "take_things", "lose_goods", "give_goods", "discard", "remove_worker", "pay"}
GIVES_UP |= {"Paid", "GoodsLost", "GoodsGiven", "ArtifactsDiscarded", "WorkerSacrificed"}
EFFECTS = {
    ("look_ahead", "discard"),  # one of the two cards that it drew
    ("gamble", "discard"),  # cards that it drew
    ("take_over", "count -="),  # a card that is drawn by the recruit instead
    ("gild", "change_knowledge"),  # automatic, not in exchange for anything
    ("sell_wine", "change_knowledge"),  # the same
    ("_remove_placed", "remove_worker"),  # called by `pay`
    ("_remove_retrieved", "count -="),  # called by `pay`
}


def given_up(source: str) -> Iterator[tuple[str, str]]:
    """(function, what it does) for everything in the source that takes something from a clause's owner."""
    for function in ast.parse(source).body:
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Sub):
                yield function.name, f"{ast.unparse(node.target).rpartition('.')[2]} -="
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                name = node.func.id
                if name in GIVES_UP or (name in ("change_morale", "change_knowledge") and _worse(node)):
                    yield function.name, name


def _worse(call: ast.Call) -> bool:
    """Whether it takes morale from the owner, or adds knowledge."""
    assert isinstance(call.func, ast.Name)
    whose, change = call.args[1:3]
    down = isinstance(change, ast.UnaryOp)
    return ast.unparse(whose) == "me" and down == (call.func.id == "change_morale")


def test_no_function_of_a_recruit_pays_a_price() -> None:
    found = {
        each for path in (ENGINE / "recruits").glob("*.py") for each in given_up(path.read_text("utf-8"))
    }
    assert found == EFFECTS


@pytest.mark.parametrize(
    "line",
    [
        'discard(game, me, (choice,), "esme")',
        'emit(game, Paid(me.seat, {}, cards, "jacko"))',
        'await change_morale(game, me, -1, "brian")',
        'await change_knowledge(game, me, 2, "phil")',
        "retrieval.count -= 1",
    ],
)
def test_a_price_paid_in_a_function_is_found(line: str) -> None:
    assert list(given_up(f"async def clause(game, me, about, choice):\n    {line}"))


def compared(source: str) -> list[str]:
    """Comparisons with a part of a price: outside of `Price` itself, its parts are reached through `price`."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        and not isinstance(node.ops[0], ast.Is | ast.IsNot)
        and re.search(r"\bprice\.", ast.unparse(node))
    ]


def test_only_the_price_itself_checks_whether_it_can_be_paid() -> None:
    assert compared("purse.morale > ability.price.morale")
    assert not [text for path in ENGINE.rglob("*.py") for text in compared(path.read_text("utf-8"))]


def test_workers_are_sacrificed_in_one_place() -> None:
    found = [p.name for p in ENGINE.rglob("*.py") if "emit(game, WorkerSacrificed(" in p.read_text("utf-8")]
    assert found == ["occasions.py"]
