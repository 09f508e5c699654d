"""Tests of `exercised`: it names what is missing, cannot pass without data, and only judges complete runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import exercised
from tests.exercised import GUARDS, LEAST, Exercised
from tests.waiting import HANG

ROOT = Path(__file__).parent.parent


def everything() -> Exercised:
    return Exercised(
        exercised.messages(),
        {f"c{n}" for n in range(99)},
        {f"v{n}" for n in range(99)},
        {f"f{n}" for n in range(9)},
    )


def test_unused_messages_are_named():
    there = everything()
    used = Exercised.load(there.dump())
    used.messages -= GUARDS
    assert used.problems(there) == []
    used.messages.discard("lobby-join")
    used.commands.discard("c5")
    used.controls.discard("v7")
    assert used.problems(there) == ["message lobby-join", "command c5", "control v7"]


def test_without_any_use_everything_is_missing():
    there = everything()
    assert len(Exercised().problems(there)) > sum(LEAST.values())


def test_empty_lists_fail():
    assert len([line for line in Exercised().problems(Exercised()) if "at least" in line]) == len(LEAST)


def test_an_outdated_exception_is_named():
    there = everything()
    used = Exercised.load(there.dump())
    there.messages.discard("refused-chance")
    assert used.problems(there) == ["refused-chance is no message, so it is no guard"]


def test_messages_and_their_attributes_are_counted():
    found = exercised.messages()
    assert {"lobby-join", "recruit-maxime", "recruit-maxime.classic", "rules-turn.title"} <= found
    assert len(found) > LEAST["messages"]


def test_only_runs_of_all_tests_are_judged():
    def judged(source: pytest.Config.ArgsSource = pytest.Config.ArgsSource.TESTPATHS, **options: Any) -> bool:
        nothing = {"exercised": False, "keyword": "", "markexpr": "", "deselect": None, "collectonly": False}
        config: Any = SimpleNamespace(option=SimpleNamespace(**nothing | options), args_source=source)
        return exercised.judges(config)

    assert judged() and judged(pytest.Config.ArgsSource.ARGS, exercised=True)
    assert not judged(pytest.Config.ArgsSource.ARGS)
    assert not (judged(keyword="lobby") or judged(markexpr="not slow") or judged(collectonly=True))


def run(*arguments: str) -> tuple[int, list[str]]:
    test = "tests/cogs/lobby/test_lobby.py::test_a_game_is_opened_joined_and_started"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", test, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=HANG,
        check=False,
    )
    return done.returncode, done.stdout.splitlines()


@pytest.mark.slow
def test_a_single_test_cannot_fail():
    code, lines = run()
    assert code == 0 and not any("never used" in line for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["0", "1"])
def test_an_incomplete_run_fails_and_lists_what_is_unused(processes):
    code, lines = run("--exercised", "-n", processes)
    assert code == 1
    assert {"command leaderboard", "control rematch", "message end-rematch", "form trade"} <= set(lines)
    was_used = ("command game new", "control join", "control start", "message lobby-join")
    for used in (*was_used, "message command-game-new"):
        assert used not in lines
