"""`python -m bot render`."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.__main__ import main


def test_it_draws_a_game_after_some_turns(tmp_path, capsys):
    out = tmp_path / "picture.png"
    assert (
        main(["render", "--players", "2", "--seed", "4", "--turns", "12", "--recap", "--out", str(out)]) == 0
    )
    assert Image.open(out).size[0] == 1600
    assert capsys.readouterr().out.startswith("Board, turn 13. ")


def test_it_draws_an_area_at_the_end_of_a_game(tmp_path, capsys):
    out = tmp_path / "picture.png"
    asked = ["--players", "3", "--turns", "-1", "--what", "area:subterra", "--palette", "colour_blind"]
    assert main(["render", *asked, "--out", str(out)]) == 0
    assert Image.open(out).mode == "P"
    assert " won." in capsys.readouterr().out


def test_wrong_arguments_are_explained(capsys):
    assert main(["render", "--what", "area:atlantis"]) == 2
    assert "one of euphoria" in capsys.readouterr().err
    assert main(["render", "--language", "xx"]) == 2
    assert "Choose from en" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("what", "kind", "said"),
    [
        ("mat:1", "PNG", "bo (blue): "),
        ("hand:1", "PNG", "The hand of bo: "),
        ("card:maxime", "PNG", "Maxime the Ambassador"),
        ("card:dilemma_book", "PNG", "The dilemma of the book"),
        ("final", "PNG", "Standings after 7 turns"),
        ("replay", "GIF", "A replay of the game of ada and bo"),
    ],
)
def test_it_draws_every_kind_of_picture(tmp_path, capsys, what, kind, said):
    out = tmp_path / "picture"
    assert main(["render", "--players", "2", "--turns", "6", "--what", what, "--out", str(out)]) == 0
    assert said in capsys.readouterr().out
    assert Image.open(out).format == kind


def test_final_and_replay_play_to_the_end_by_default(tmp_path, capsys):
    assert main(["render", "--players", "2", "--what", "final", "--out", str(tmp_path / "x.png")]) == 0
    assert " won. 1. " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("film", "choose from board, area, mat"),
        ("mat:2", "a number from 0 to 1"),
        ("hand:x", "a number from 0 to 1"),
        ("card:joker", "choose from ben"),
    ],
)
def test_a_picture_that_does_not_exist_is_explained(capsys, what, said):
    assert main(["render", "--players", "2", "--what", what]) == 2
    assert said in capsys.readouterr().err
