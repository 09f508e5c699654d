"""Every clause of every card, in each edition, has a scenario named after the card that fails without the clause."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.engine.cards import abilities, penalties

from .__main__ import main
from .coverage import Clause, clauses, fails_without, lacking, scenarios_by_clause, watched
from .runner import find, run

FOLDER = Path(__file__).parent
FILES = list(find([FOLDER]))
CLAUSES = clauses()
COMES_TO_OTHERS = "my_worker_bumped rolled deserted token die built draw morale_lost knowledge_gained".split()
"""Moments that can affect a player who is not on turn."""


@pytest.fixture(scope="module")
def missing() -> Iterator[set[Clause]]:
    with lacking() as clauses_left_out:
        yield clauses_left_out


@pytest.mark.parametrize("clause", CLAUSES, ids=[f"{c.card}-{c.edition}-{c.moment}" for c in CLAUSES])
def test_a_scenario_needs_the_clause(clause: Clause, missing: set[Clause]) -> None:
    named = [path for path in FILES if path.stem.startswith(f"{clause.card}_")]
    assert fails_without(clause, named, missing), (
        f"no scenario {clause.card}_… fails without the clause: {clause.rule}"
    )


@pytest.mark.parametrize(
    "clause",
    [c for c in CLAUSES if c.moment in COMES_TO_OTHERS],
    ids=lambda c: f"{c.card}-{c.edition}-{c.moment}",
)
def test_clauses_that_work_off_turn_have_a_scenario_named_off_turn(clause: Clause) -> None:
    named = [path for path in _off_turn().get((clause, True), ()) if path.stem.startswith(f"{clause.card}_")]
    assert named, f"{clause.card}_{clause.edition}_off_turn….toml is missing"


@cache
def _off_turn() -> dict[tuple[Clause, bool], list[Path]]:
    return scenarios_by_clause(path for path in FILES if "off_turn" in path.stem)


def test_every_registered_clause_is_found() -> None:
    told: list[tuple[str, ...]] = [(card, edition, *rest) for edition, card, *rest in abilities.described()]
    told += [(tile, "", *rest) for tile, *rest in penalties.described()]
    found = {(c.card, c.edition, c.moment, c.rule) for c in CLAUSES}
    assert found == {(*rest, " ".join(rule.split())) for *rest, rule in told}


def test_a_clause_without_a_scenario_is_found(missing: set[Clause]) -> None:
    (katy,) = [c for c in CLAUSES if c.card == "katy" and c.edition == "classic"]
    elsewhere = FOLDER / "recruits/euphorian/katy_other_area.toml"
    assert fails_without(katy, [elsewhere], missing) is None


def test_amanda_off_turn_is_covered() -> None:
    with watched() as seen:
        run(FOLDER / "recruits/icarite/amanda_classic_off_turn_gives_bliss.toml")
    assert {(c.card, c.edition, off_turn) for c, off_turn in seen} == {("amanda", "classic", True)}


def test_the_command_shows_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--coverage", "amanda", str(FOLDER / "recruits/icarite")]) == 0
    shown = capsys.readouterr().out
    assert "amanda (classic, my_worker_bumped): " in shown
    assert "  off turn:\n    recruits/icarite/amanda_classic_off_turn_" in shown
    assert main(["--coverage", "nobody"]) == 2
