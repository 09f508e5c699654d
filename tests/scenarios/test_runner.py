"""The runner checks everything a scenario states."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .__main__ import main
from .runner import EXAMPLES, run

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
RETRIEVED = """
[[move]]
player = "ada"
retrieve = { from = "all", pay = "food" }
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


def test_a_refused_move_lists_answers_only_up_to_the_refused_one(why: Why) -> None:
    placed = "[given.ada]\navailable = [2]\nplaced = { generator = [4] }\n"
    scenario = "players = 2\n" + placed + RETRIEVED + 'answers = { pete = "gold" }\nrefused = "not-an-option"'
    assert not why(scenario)
    assert "refused before ada is asked about pete" in why(scenario, strict=True)


@pytest.mark.parametrize("listed", ["dice = [3]", 'given.board.recruit_deck = ["amanda"]'])
def test_dice_and_recruits_that_are_never_turned_up(why: Why, listed: str) -> None:
    scenario = listed + PLAIN.replace("RECRUITS", "")
    assert not why(scenario)
    assert "never turned up" in why(scenario, strict=True)


@pytest.mark.parametrize(
    ("more", "found"),
    [
        ('answer = { kyle = "yes" }', "answer"),
        ("others = { cy = { amanda = 1 } }", "others.cy"),
        ('unasked = { bob = ["kyle"] }', "unasked.bob"),
        ('unasked = { ada = ["kile"] }', "unasked.ada: kile"),
        ('retrieve = { form = "all" }', "retrieve.form"),
    ],
)
def test_a_move_contains_nothing_unknown(why: Why, more: str, found: str) -> None:
    assert why(PLAIN.replace("RECRUITS", "") + more, strict=True) == f"not known in a move: {found}"


def test_the_examples_are_not_checked_strictly(tmp_path: Path) -> None:
    spa = EXAMPLES / "spa_forbids_self_bump.toml"
    assert "refused = true" in spa.read_text("utf-8") and not run(spa, strict=True)[1]
    copy = tmp_path / spa.name
    copy.write_text(spa.read_text("utf-8"), "utf-8")
    assert run(copy, strict=True)[1]


def test_the_command_counts_and_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(SHORT_OF_ENERGY + "refused = true", "utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == "ok Digging costs energy\n1 passed, 0 failed\n"
    assert main(["--strict", str(path)]) == 1
    assert "FAIL Digging costs energy: the refusal names no reason" in capsys.readouterr().out
    assert main([str(tmp_path / "nowhere")]) == 2
