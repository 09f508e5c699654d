"""What people type is read in a time that grows with its length: nobody can keep the bot busy with one command."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from types import FrameType, ModuleType
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.language.words import LANGUAGES, SOURCE_LANGUAGE, Words, words
from cogs.away.dates import calendar, read_moment
from cogs.kit.command_texts import LONGEST_TYPED
from cogs.kit.replies import Sorry
from cogs.kit.typed_hours import is_off, read_hour, read_hours
from cogs.kit.typed_things import THINGS, parts_of, read_things
from cogs.kit.typed_words import typed_words
from cogs.lookup import rules_search
from tests.architecture import ROOT, modules, under

MOST_SECONDS = 0.05
"""Of processor time, for the longest text that a command accepts."""
GIVE_UP = 2.0
EXAMPLES = 200

NOW = datetime(2026, 11, 18, 9, 30, tzinfo=UTC)
READ = re.findall(
    r"^read-([\w-]+) =", (ROOT / "data" / "locales" / "en" / "typed.ftl").read_text("utf-8"), re.MULTILINE
)
"""Lists of words that people type for numbers, days and hours."""
NUMBERS = (*"0123456789２", "12", "123", "2026")
SIGNS = tuple(" ,;+:.-~/&*x×?'、，。・～\n")


def things(typed: str, w: Words) -> None:
    with suppress(Sorry):
        read_things(typed, w)


def hours(typed: str, w: Words) -> None:
    read_hour(typed, w)
    read_hours(typed, w)
    is_off(typed, w)


def moments(typed: str, w: Words) -> None:
    for end in (False, True):
        read_moment(typed, NOW, ZoneInfo("Asia/Tokyo"), w, end=end)


def topics(typed: str, w: Words) -> None:
    rules_search.find_in_both(typed, w)


READERS: dict[str, Callable[[str, Words], None]] = {
    reader.__name__: reader for reader in (things, hours, moments, topics)
}


@cache
def vocabulary(reader: str, language: str) -> tuple[tuple[str, ...], ...]:
    """The words that this reader knows, by kind."""
    both = (words(language), words(SOURCE_LANGUAGE))
    if reader == "things":
        names = {
            re.sub(r"\d+", " ", name).strip()
            for thing in THINGS
            for name in parts_of(",".join(words(language).forms(thing)))
        }
        return tuple(sorted(names)), typed_words(language, "beside"), NUMBERS, tuple(" x×*・/&。"), SIGNS
    if reader == "topics":
        titles = {
            part
            for w in both
            for topic in w.topics
            for part in (w.topic(topic), *w.keywords(topic).split(","))
        }
        letters = {letter for title in titles for letter in title}
        return tuple(sorted(titles)), tuple(sorted(letters)), SIGNS
    known, lists = calendar(language), tuple(typed_words(language, message) for message in READ)
    return (*lists, tuple(known.weekdays), tuple(known.months), tuple(known.units), NUMBERS, SIGNS)


def texts(reader: str, language: str) -> st.SearchStrategy[str]:
    """Up to 200 characters: something that comes again and again, which is what makes reading slow, perhaps with
    something else around it."""
    kinds = vocabulary(reader, language)
    piece = st.sampled_from(kinds).flatmap(st.sampled_from)
    around = st.just("") | st.lists(piece, max_size=5).map(lambda pieces: "".join(pieces)[:60])
    mixed = st.permutations(kinds).flatmap(lambda order: st.tuples(*map(st.sampled_from, order[:4])))

    repeated = st.lists(piece, max_size=5) | mixed

    def whole(before: str, pieces: Iterable[str], end: str) -> str:
        again = "".join(pieces)
        times = (LONGEST_TYPED - len(before) - len(end)) // max(1, len(again))
        return f"{before}{again * times}{end}"

    return st.builds(whole, around, repeated, around | st.just("?"))


@contextmanager
def given_up_after(seconds: float) -> Iterator[None]:
    """Exponential reading would hang the tests instead of failing them."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"not read after {seconds} seconds of processor time")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def processor_time(read: Callable[[], None]) -> float:
    """The better of two: the first one may have had to prepare something, or to collect garbage."""
    taken = []
    with given_up_after(GIVE_UP):
        for _ in range(2):
            begun = time.thread_time()
            read()
            taken.append(time.thread_time() - begun)
    return min(taken)


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_text_of_known_words_is_read_at_once(reader: Callable[[str, Words], None], language: str) -> None:
    w = words(language)
    reader("1", w)

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(texts(reader.__name__, language))
    def read(typed: str) -> None:
        assert processor_time(lambda: reader(typed, w)) < MOST_SECONDS

    read()


@pytest.mark.parametrize(
    ("reader", "language", "again", "end"),
    [
        ("things", "ja", "水 個1", "?"),
        ("things", "ja", "個", "?"),
        ("things", "en", "eh,", ""),
        ("things", "ru", "ооо,", ""),
        ("moments", "en", "the ", "?"),
        ("moments", "fr", "du matin ", "?"),
        ("moments", "ja", "の", "?"),
        ("moments", "nl", "deze week de ", ""),
        ("hours", "en", "9 to ", "?"),
        ("hours", "ja", "9時から", "?"),
        ("topics", "fr", "a ", ""),
    ],
)
def test_repeated_words_are_read_at_once(reader: str, language: str, again: str, end: str) -> None:
    typed = (again * LONGEST_TYPED)[: LONGEST_TYPED - len(end)] + end
    w = words(language)
    READERS[reader]("1", w)
    assert processor_time(lambda: READERS[reader](typed, w)) < MOST_SECONDS


# No regular expression with nested repetition

_parser: Any = getattr(re, "_parser")  # noqa: B009 (the type checker does not know it)
REPEATS = (_parser.MAX_REPEAT, _parser.MIN_REPEAT)


def nests(pattern: str, flags: int = 0) -> bool:
    """Whether something that may be repeated contains something that may be repeated."""
    return _nests(_parser.parse(pattern, flags), False)


def _nests(part: Any, repeated: bool) -> bool:
    if isinstance(part, _parser.SubPattern):
        return any(_nests(one, repeated) for one in part.data)
    if isinstance(part, tuple) and part and part[0] in REPEATS:
        least, most, inner = part[1]
        varies = most > max(1, least)
        return (varies and repeated) or _nests(inner, repeated or varies)
    return isinstance(part, (tuple, list)) and any(_nests(one, repeated) for one in part)


@pytest.mark.parametrize("pattern", [r"(a+)+", r"(?:b*|c)*?d", r"((x|y)*z?){2,}", r"(?=(?:\s*,\s*)*)"])
def test_nested_repetition_is_noticed(pattern: str) -> None:
    assert nests(pattern)


@pytest.mark.parametrize("pattern", [r"a+b+", r"(?:\d{2}:)*", r"(?:a?b)?c+", r"(?:\d\d?,)*", r"(a{3})+"])
def test_repetition_side_by_side_is_allowed(pattern: str) -> None:
    assert not nests(pattern)


def our_modules() -> list[ModuleType]:
    """All that may read what people type: not the code that reads the files of the languages."""
    return [
        import_module(name)
        for name, _ in modules()
        if under(name, "bot", "cogs") and not under(name, "bot.language", "bot.__main__")
    ]


def test_no_pattern_repeats_what_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those that modules hold, nor those that are made while reading."""
    ours = our_modules()
    compiled = {
        (value.pattern, value.flags)
        for module in ours
        for value in vars(module).values()
        if isinstance(value, re.Pattern)
    }
    for module in ours:
        for value in vars(module).values():
            if getattr(value, "__module__", "").startswith("cogs.") and hasattr(value, "cache_clear"):
                value.cache_clear()
    compile_one: Any = getattr(re, "_compile")  # noqa: B009

    def record(pattern: Any, flags: int) -> Any:
        if isinstance(pattern, str):
            compiled.add((pattern, int(flags)))
        return compile_one(pattern, flags)

    monkeypatch.setattr(re, "_compile", record)
    held = len(compiled)
    for language in LANGUAGES:
        for read in READERS.values():
            for typed in ("2 days", "水3個と金1個", "9:30", "20 Nov 18:00", "2 water and a book"):
                read(typed, words(language))
    assert held > 10 and len(compiled) > held + 10
    assert not sorted(pattern for pattern, flags in compiled if nests(pattern, flags & ~re.DEBUG))
