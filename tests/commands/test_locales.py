"""`python -m bot locales`: findings in translations, and texts with sample values."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.language import words as module
from tests.languages import KINDS, made_up
from tests.waiting import HANG

ROOT = Path(__file__).parents[2]


def test_it_lists_what_is_missing_with_file_and_line(tmp_path, monkeypatch, capsys):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("# Words\na = Hello\nb = Take your turn\n", "utf-8")
    (tmp_path / "en" / "b.ftl").write_text("c = Later\n", "utf-8")
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / "a.ftl").write_text("\nb = Neem your beurt\n", "utf-8")
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    assert main(["locales", "nl"]) == 1
    told = capsys.readouterr()
    assert "data/locales/en/a.ftl:2: a: is missing" in told.out
    assert "data/locales/nl/a.ftl:2: b: English: your" in told.out
    assert "nl: 1 texts, 3 wrong" in told.err
    main(["locales", "nl", "--file", "b"])
    told = capsys.readouterr()
    assert told.out == "data/locales/en/b.ftl:1: c: is missing (the line is the English one) [missing]\n"
    assert "nl: 0 texts, 1 wrong" in told.err


def test_it_shows_a_text_with_sample_values(capsys):
    assert main(["locales", "en", "--show", "good-energy.count"]) == 0
    told = capsys.readouterr().out
    assert "data/locales/en/board.ftl:" in told
    assert "    21 energy\n" in told


@pytest.mark.parametrize(
    "arguments", [["locales", "xx"], ["locales", "--file", "x"], ["locales", "en", "--show", "x"]]
)
def test_an_unknown_language_file_or_text_is_refused(arguments, capsys):
    assert main(arguments) != 0
    assert capsys.readouterr().err.startswith(("There is no folder", "There is no file", "No text is called"))


OFFERED = """
import sys
from datetime import UTC, datetime
from bot.hosting.settings import languages
from cogs.away.dates import read_moment
from cogs.kit.typed_hours import read_hour
from cogs.kit.typed_things import read_things
from cogs.profile.cog import ProfileCog
from bot.language.words import LANGUAGES, words
from renderers.cards import draw_card
(choice,) = [p for p in ProfileCog.set.parameters if p.name == "language"]
print(LANGUAGES, languages(), [c.value for c in choice.choices])
w = words("uk")
print(w("lobby-join"), len(draw_card("spa", language="uk")) > 1000)
two, energy, tomorrow, noon = sys.argv[1:]
moment = read_moment(f"{tomorrow} {noon}", datetime(2026, 11, 18, tzinfo=UTC), UTC, w, end=True)
print(read_things(f"{two} {energy}", w), moment, read_hour(noon, w))
"""


@pytest.mark.slow
def test_a_new_language_is_a_folder_and_no_code(tmp_path):
    """Adding a folder to a copy of the bot adds a language."""
    for folder in ("bot", "cogs", "data", "renderers"):
        shutil.copytree(
            ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "pictures")
        )
    made_up("uk", tmp_path / "data" / "locales")
    ran = subprocess.run(
        [sys.executable, "-c", OFFERED, *map(KINDS["uk"], ("two", "energy", "tomorrow", "noon"))],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG,
    )
    assert ran.returncode == 0, ran.stderr
    offered, said, typed = ran.stdout.splitlines()
    assert offered.count("'uk'") == 3
    assert said == f"{KINDS['uk']('Join')} True"
    assert typed == "{'energy': 2} 2026-11-19 12:00:00+00:00 720"
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "locales", "uk", "--errors"],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=HANG,
    )  # fmt: skip
    told = [line for line in ran.stdout.splitlines() if not line.endswith(("[limit]", "[name]"))]
    assert told == [], "only findings about length and missing names are expected"
