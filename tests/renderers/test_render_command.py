"""`python -m bot render`."""

from __future__ import annotations

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
