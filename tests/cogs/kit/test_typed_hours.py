"""Hours as people type them, in every language."""

from __future__ import annotations

import pytest

from bot.language.words import LANGUAGES, words
from cogs.kit.typed_hours import read_hour, read_hours


@pytest.mark.parametrize(
    ("language", "typed", "minute"),
    [
        ("en", "9", 540),
        ("en", "9:30", 570),
        ("en", "9 am", 540),
        ("fr", "9h30", 570),
        ("fr", "18 h", 1080),
        ("nl", "9 uur", 540),
        ("ja", "9時", 540),
        ("ja", "９時半", 570),
        ("ja", "18時05分", 1085),
        ("ja", "午後6時30分", 1110),
        ("ja", "午後0時", 720),
        ("en", "２２：００", 1320),
        ("en", "12am", 0),
        ("en", "1 pm", 780),
        ("en", "24", None),
        ("en", "x", None),
        ("en", "0 am", None),
        ("ja", "午後13時", None),
        ("en", "9:75", None),
        ("en", "", None),
        ("en", "9.30", 570),
        ("en", "9:30 p.m.", 1290),
        ("en", "10 at night", 1320),
        ("en", "2 at night", None),
        ("en", "noon", 720),
        ("en", "at 9 o'clock", 540),
        ("fr", "neuf heures", 540),
        ("fr", "9 h 30", 570),
        ("fr", "9 heures et demie", 570),
        ("fr", "10 heures du soir", 1320),
        ("fr", "minuit", 0),
        ("nl", "9.30 uur", 570),
        ("nl", "21u30", 1290),
        ("nl", "8 uur ’s ochtends", 480),
        ("nl", "20:30 ’s avonds", 1230),
        ("nl", "avond 8 uur", 1200),
        ("nl", "14:00 ’s ochtends", None),
        ("ru", "в 9 часов", 540),
        ("ru", "10 вечера", 1320),
        ("ru", "3 часа дня", 900),
        ("ru", "12 ночи", 0),
        ("ja", "夜10時", 1320),
        ("ja", "朝の8時", 480),
        ("ja", "夜12時", 0),
        ("ja", "夜2時", None),
        ("ja", "9 pm", 1260),
        ("en", "half past 9", 570),
        ("en", "half past nine in the evening", 1290),
        ("en", "half twelve", 750),
        ("nl", "half tien", 570),
        ("nl", "half 10 ’s avonds", 1290),
        ("nl", "half een", 750),
        ("nl", "half past 9", 570),
        ("ru", "половина десятого", 570),
        ("ru", "полдесятого вечера", 1290),
        ("ru", "в половине первого", 750),
        ("ru", "пол-одиннадцатого", 630),
        ("fr", "midi et demi", 750),
        ("fr", "neuf heures et demie du soir", 1290),
        ("ja", "九時半", 570),
        ("ja", "十二時半", 750),
        ("ja", "二十二時", 1320),
    ],
)
def test_an_hour(language: str, typed: str, minute: int | None) -> None:
    assert read_hour(typed, words(language)) == minute


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "22:00-08:00"),
        ("en", "22-8"),
        ("en", " 22:00 – 8 "),
        ("en", "from 10 pm to 8 am"),
        ("en", "between 10 at night and 8 in the morning"),
        ("fr", "22h-8h"),
        ("fr", "de 22h à 8h"),
        ("fr", "entre 22 heures et 8 heures"),
        ("fr", "from 10 pm to 8 am"),
        ("nl", "van 22 tot 8 uur"),
        ("nl", "tussen 22.00 en 8.00 uur"),
        ("ru", "с 22 до 8"),
        ("ru", "с 10 вечера до 8 утра"),
        ("ja", "22時～8時"),
        ("ja", "22時〜8時"),
        ("ja", "２２：００－８：００"),
        ("ja", "22時から8時まで"),
        ("ja", "午後10時から午前8時まで"),
        ("ja", "夜10時から朝8時まで"),
    ],
)
def test_a_range_of_hours(language: str, typed: str) -> None:
    assert read_hours(typed, words(language)) == (1320, 480)


@pytest.mark.parametrize("typed", ["", "night", "25-8", "22:60-8", "8-8", "22:00", "1-2-3"])
def test_unreadable_hours_are_refused(typed: str) -> None:
    assert read_hours(typed, words("en")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_can_be_read(language: str) -> None:
    """The examples that the bot shows."""
    for message, read in (
        ("profile-no-such-hours", read_hours),
        ("profile-no-such-hour", read_hour),
        ("away-no-such-hour", read_hour),
    ):
        said = words(language)(message, typed="?")
        assert any(
            read(word.strip(".,、。："), words(language)) is not None
            for word in said.replace("：", " ").replace("、", " ").split()
        )
