"""Names of people cannot do harm, wherever they are shown."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.records import SeatRecord, safe_name

DIRECTIONS = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BLANK = "\u3164\u115f\u1160\uffa0\u2800\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u00a0\u3000\u2003\u180e\U000e0041"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "Bo 2",
        "Ж. Верн",
        "坂本 龍馬",
        "محمد",
        "می\u200cخواهم",
        "אֶסְתֵּר",
        "👩\u200d🚀 Zoë",
        "AC/DC",
        "<3 Cy",
        "Nguyễn",
        "O’Hara_x",
    ],
)
def test_usual_names_stay_as_they_are(name: str) -> None:
    assert safe_name(name) == name


@pytest.mark.parametrize("sign", DIRECTIONS)
def test_no_name_turns_the_reading_direction(sign: str) -> None:
    assert safe_name(f"Bo{sign} wins") == "Bo wins"


@pytest.mark.parametrize(
    "blank", [*BLANK, BLANK, "", " \t\n", DIRECTIONS, "\u0301\u0302", "\x00\x07", "\ud800"]
)
def test_a_name_that_nobody_sees_is_no_name(blank: str) -> None:
    assert safe_name(blank) == ""
    assert SeatRecord(1, 2, 7, blank, "red").name == "#3"


@pytest.mark.parametrize(
    "link",
    [
        "https://evil.example/x",
        "x http://a.b",
        "discord.gg/abc",
        "discord.com/invite/abc",
        "[free](https://a.b)",
        "[a](b)",
    ],
)
def test_no_name_is_a_link(link: str) -> None:
    safe = safe_name(link)
    assert "://" not in safe and "](" not in safe and ".gg/" not in safe and "/invite/" not in safe
    assert len(safe) >= len(link), "it can still be read"


def test_marks_are_not_piled_up() -> None:
    assert len(safe_name("a" + "\u0315" * 30 + "b")) < 10


def test_blanks_around_and_within_a_name_are_one_space() -> None:
    assert safe_name("\u3164Bo\u2800\u2800 \n\u00a0Xu\u115f") == "Bo Xu"


@given(st.text(max_size=40) | st.text(st.sampled_from(DIRECTIONS + BLANK + "aé/:.[]() \u0301א"), max_size=40))
def test_a_safe_name_is_short_plain_and_stays_safe(name: str) -> None:
    safe = safe_name(name)
    assert safe_name(safe) == safe and len(safe.encode()) <= 4 * 32 and len(safe) <= 32
    assert not set(safe) & set(DIRECTIONS) and safe == safe.strip() and "\n" not in safe
    assert not safe or any(unicodedata.category(char)[0] in "LNPS" and char not in BLANK for char in safe)
