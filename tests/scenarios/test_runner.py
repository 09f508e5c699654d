"""The runner checks everything a scenario states."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .__main__ import main
from .runner import run

Why = Callable[..., str]
SHORT_OF_ENERGY = """
title = "Digging costs energy"
players = 2
[given.ada]
available = [5, 2]
[[move]]
player = "ada"
place = { worker = 5, on = "euphorian_tunnel" }
"""
PLAIN = """
title = "Alone at the Generator"
players = 2
[given.ada]
available = [1, 2]
RECRUITS
[[move]]
player = "ada"
place = { worker = 1, on = "generator" }
"""
KYLE = PLAIN.replace("RECRUITS", 'recruits = ["kyle"]')


@pytest.fixture
def why(tmp_path: Path) -> Why:
    def failing(text: str, *, strict: bool = False) -> str:
        path = tmp_path / "scenario.toml"
        path.write_text(text, "utf-8")
        return run(path, strict=strict)[1]

    return failing


def test_a_refusal_may_leave_its_reason_open(why: Why) -> None:
    assert not why(SHORT_OF_ENERGY + "refused = true")


def test_a_strict_refusal_names_its_reason(why: Why) -> None:
    assert 'refused = "cannot-pay"' in why(SHORT_OF_ENERGY + "refused = true", strict=True)
    assert not why(SHORT_OF_ENERGY + 'refused = "cannot-pay"', strict=True)


@pytest.mark.parametrize("strict", [False, True])
def test_a_named_reason_must_be_the_actual_one(why: Why, strict: bool) -> None:
    assert "cannot-pay, not arena" in why(SHORT_OF_ENERGY + 'refused = "arena"', strict=strict)


def test_an_unused_answer_is_ignored_unless_strict(why: Why) -> None:
    scenario = PLAIN.replace("RECRUITS", "") + 'answers = { kyle = "yes" }'
    assert not why(scenario)
    assert "nothing asks ada about kyle" in why(scenario, strict=True)


def test_an_unused_answer_of_another_player(why: Why) -> None:
    scenario = PLAIN.replace("RECRUITS", "") + "others = { bo = { amanda = 1 } }"
    assert "nothing asks bo about amanda" in why(scenario, strict=True)


def test_a_move_refused_at_once_needs_no_answers(why: Why) -> None:
    scenario = SHORT_OF_ENERGY + 'answers = { benefit = "gold" }\nrefused = "cannot-pay"'
    assert not why(scenario)
    assert "needs no answers" in why(scenario, strict=True)


def test_a_question_listed_as_unasked_fails_if_it_is_asked(why: Why) -> None:
    unasked = 'unasked = { ada = ["kyle"] }'
    assert "ada is asked about kyle" in why(KYLE + unasked)
    assert not why(PLAIN.replace("RECRUITS", "") + unasked)
    assert not why(KYLE + 'answers = { kyle = "no" }\n' + unasked, strict=True)


def test_the_command_counts_and_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(SHORT_OF_ENERGY + "refused = true", "utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == "ok Digging costs energy\n1 passed, 0 failed\n"
    assert main(["--strict", str(path)]) == 1
    assert "FAIL Digging costs energy: the refusal names no reason" in capsys.readouterr().out
    assert main([str(tmp_path / "nowhere")]) == 2
