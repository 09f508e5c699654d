"""Hours as people type them, in every language."""

from __future__ import annotations

import pytest

from cogs.kit.typed_hours import read_hour, read_hours
from data.words import LANGUAGES, words


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        ("9", 540),
        ("9:30", 570),
        ("9 am", 540),
        ("9h30", 570),
        ("18 h", 1080),
        ("9 uur", 540),
        ("9時", 540),
        ("９時半", 570),
        ("18時05分", 1085),
        ("午後6時30分", 1110),
        ("午後0時", 720),
        ("２２：００", 1320),
        ("12am", 0),
        ("1 pm", 780),
        ("24", None),
        ("x", None),
        ("0 am", None),
        ("午後13時", None),
        ("9:75", None),
        ("", None),
    ],
)
def test_an_hour(typed: str, minute: int | None) -> None:
    assert read_hour(typed) == minute


@pytest.mark.parametrize(
    "typed",
    [
        "22:00-08:00",
        "22-8",
        " 22:00 – 8 ",
        "from 10 pm to 8 am",
        "22h-8h",
        "de 22h à 8h",
        "van 22 tot 8 uur",
        "с 22 до 8",
        "22時～8時",
        "22時〜8時",
        "２２：００－８：００",
        "22時から8時まで",
        "午後10時から午前8時まで",
    ],
)
def test_from_when_to_when(typed: str) -> None:
    assert read_hours(typed) == (1320, 480)


@pytest.mark.parametrize("typed", ["", "night", "25-8", "22:60-8", "8-8", "22:00", "1-2-3"])
def test_hours_nobody_can_read(typed: str) -> None:
    assert read_hours(typed) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_can_be_read(language: str) -> None:
    """What people are told to write."""
    for message, read in (
        ("profile-no-such-hours", read_hours),
        ("profile-no-such-hour", read_hour),
        ("away-no-such-hour", read_hour),
    ):
        said = words(language)(message, typed="?")
        assert any(
            read(word.strip(".,、。：")) is not None
            for word in said.replace("：", " ").replace("、", " ").split()
        )
