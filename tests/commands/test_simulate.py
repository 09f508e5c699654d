"""`python -m bot simulate`: the same arguments give the same games; levels play each other on changing seats."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.commands.simulate import interval, simulate
from bot.engine.state import VARIANTS, Options

pytestmark = pytest.mark.slow


def run(capsys, *arguments: str) -> dict:
    assert main(["simulate", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_same_arguments_give_the_same_digest(capsys):
    first = run(capsys, "--games", "2", "--players", "3", "--seed", "7", "--edition", "revised")
    again = run(capsys, "--games", "2", "--players", "3", "--seed", "7", "--edition", "revised")
    other = run(capsys, "--games", "2", "--players", "3", "--seed", "8", "--edition", "revised")
    assert first["digest"] == again["digest"] != other["digest"]
    keys = "games finished decisions seconds decisions_per_second turns_per_game winners digest"
    assert set(keys.split()) <= set(first)
    assert first["finished"] == 2


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_default_policy_finishes_its_games(players):
    for edition in ("classic", "revised"):
        for variants in ((), VARIANTS):
            report = simulate(Options.simple(players, edition, variants), 6, 3)
            assert report["finished"] == 6


def test_levels_play_each_other_on_changing_seats(capsys):
    report = run(capsys, "--seats", "builder,easy,random", "--games", "3")
    assert report["players"] == 3
    assert sum(report["wins"].values()) == report["finished"] == 3
    assert set(report["wins"]) == {"builder", "easy", "random"}
    assert sum(report["wins_by_seat"]) == 3
    for name, rate in report["win_rates"].items():
        assert rate["low"] <= rate["rate"] <= rate["high"], name
    assert run(capsys, "--seats", "builder,easy,random", "--games", "3")["digest"] == report["digest"]


def test_a_table_is_printed_for_people(capsys):
    assert main(["simulate", "--seats", "easy,random", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    assert "95 % interval" in printed and "easy" in printed and "random" in printed


def test_wrong_arguments_are_explained(capsys):
    assert main(["simulate", "--seats", "normal,genius"]) == 2
    assert "genius" in capsys.readouterr().err
    assert main(["simulate", "--seats", "normal"]) == 2
    assert "2 to 6" in capsys.readouterr().err
    assert main(["simulate", "--variants", "chess"]) == 2


def test_seats_that_contradict_the_number_of_players_are_refused(capsys):
    assert main(["simulate", "--seats", "easy,random", "--players", "4"]) == 2
    said = capsys.readouterr().err
    assert "2 players" in said and "--players says 4" in said
    assert run(capsys, "--seats", "easy,random", "--players", "2", "--games", "1")["players"] == 2


def test_intervals_contain_the_share_and_narrow_with_more_games():
    few, many = interval(8, 10), interval(800, 1000)
    assert few["low"] < 0.8 < few["high"]
    assert many["high"] - many["low"] < few["high"] - few["low"]
    assert interval(0, 5)["low"] == 0.0 and interval(5, 5)["high"] == 1.0


def test_easy_beats_random_and_normal_beats_easy():
    """The order of the levels in a few games; the benchmarks measure the difference."""
    two = Options.simple(2)
    assert simulate(two, 20, 1, ("easy", "random"))["wins"]["easy"] >= 18
    assert simulate(two, 10, 1, ("normal", "easy"))["wins"]["normal"] >= 6
