"""Amounts as people type them: `2 energy, book`, `エネルギー2個、本1枚`, `2 энергии и 1 книга`, `2 d’eau`."""

from __future__ import annotations

import re
from collections import Counter, deque
from functools import cache

from babel.lists import format_list

from bot.engine.board import ARTIFACTS, GOODS
from bot.language.folding import folded
from bot.language.words import SOURCE_LANGUAGE, Words, words
from cogs.kit.command_texts import LONGEST_TYPED, escaped
from cogs.kit.replies import Sorry
from cogs.kit.typed_words import any_of, apart, typed_words, with_figures

THINGS = (*GOODS, *ARTIFACTS)
SEPARATORS = r"[,;+\n、，；＋]"
STRAY = 3
"""How many other letters may stand beside a name: `d'`, `de`, an × ."""
_UNSPACED = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
_SIGNS = "x×*・/&。 "
"""What may stand between things where words have no spaces between them, beside counters and particles."""


def parts_of(typed: str) -> list[str]:
    """Parts separated by commas of any script."""
    return [part.strip() for part in re.split(SEPARATORS, typed)]


def read_things(text: str, w: Words) -> dict[str, int]:
    """As {"energy": 2, "book": 1}, in the person's language or in English."""
    if len(text) > LONGEST_TYPED:
        raise Sorry("typed-too-long")
    found: Counter[str] = Counter()
    for part in parts_of(text):
        if several := _unspaced(folded(part), w.language):
            found.update(several)
            continue
        for one in _and(w.language).split(folded(part)):
            if one:
                thing, n = _one(one, w) or (None, 0)
                if thing is None:
                    raise Sorry("trade-what", typed=escaped(part[:40]))
                found[thing] += n
    if not found:
        raise Sorry("trade-nothing")
    return dict(found)


def _unspaced(part: str, language: str) -> Counter[str] | None:
    """Things in a row of Japanese, such as `水3個と金1個`: a number before or behind each. None if anything else is
    there."""
    tokens = _tokens(with_figures(part, language), language) if _UNSPACED.search(part) else None
    if tokens is None:
        return None
    found: Counter[str] = Counter()
    while tokens:
        thing, number = tokens.popleft(), "1"
        if thing.isdecimal():
            thing, number = tokens.popleft() if tokens else "", thing
        elif tokens and tokens[0].isdecimal():
            number = tokens.popleft()
        if thing not in THINGS or len(number) > 2:
            return None
        found[thing] += int(number)
    return found


def _tokens(text: str, language: str) -> deque[str] | None:
    """Numbers and ids of things, read once from left to right, the longest word that fits at each place. Words that
    may stand beside them are left out; None if anything else is there."""
    pattern, known = _token(language)
    found: deque[str] = deque()
    at = 0
    while at < len(text):
        if (token := pattern.match(text, at)) is None:
            return None
        if meant := known.get(token[0], token[0]):
            found.append(meant)
        at = token.end()
    return found


@cache
def _token(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern of one number, sign or word, and what each sign and word means: a thing, or nothing."""
    known = dict.fromkeys((*_SIGNS, *typed_words(language, "beside")), "") | _names(language)
    longest_first = sorted(map(re.escape, known), key=len, reverse=True)
    return re.compile("|".join((r"\d+", *longest_first))), known


def _one(part: str, w: Words) -> tuple[str, int] | None:
    """A thing and how many of it: the number may stand before or behind, as a figure or as a word."""
    counted, names = with_figures(part, w.language), _names(w.language)
    for said in (part, counted):
        if (number := _number(said)) is not None and (thing := names.get(_named(said))):
            return thing, number
    number, rest = _number(counted), _named(counted)
    thing = None if number is None else _thing(rest, names) or _thing(_without(rest, w), names)
    return None if thing is None or number is None else (thing, number)


def _number(part: str) -> int | None:
    """The number in this text: 1 if it has none, None if it has several or one that is too long."""
    found = re.findall(r"\d+", part)
    if len(found) > 1 or any(len(number) > 2 for number in found):
        return None
    return int(found[0]) if found else 1


def _named(part: str) -> str:
    """Without the number."""
    return " ".join(re.sub(r"\d+\s*[x×]?", " ", part).split())


def _without(text: str, w: Words) -> str:
    """Without words that may stand beside a thing: pieces of, please."""
    return " ".join(_beside(w.language).sub(" ", text).split())


@cache
def _beside(language: str) -> re.Pattern[str]:
    return re.compile(apart(any_of(language, "beside")))


def _thing(typed: str, names: dict[str, str]) -> str | None:
    """The thing with this name, or whose name stands here with little beside it."""
    if typed in names:
        return names[typed]
    best: tuple[int, str] = (0, "")
    for name, thing in names.items():
        stray = typed.replace(name, "", 1) if _stands_in(name, typed) else None
        if stray is not None and len(stray.strip(" .'")) <= STRAY and len(name) > max(best[0], len(stray)):
            best = (len(name), thing)
    if best[1] or len(typed) < 2 or (typed.isascii() and len(typed) < 4):
        return best[1] or None
    # A part that occurs in one thing's name alone: teddy, 眼鏡.
    parts = {thing for name, thing in names.items() if typed in name}
    return parts.pop() if len(parts) == 1 else None


def _stands_in(name: str, typed: str) -> bool:
    """Whether the name is there as whole words; in Japanese, which has no spaces between words, anywhere."""
    if not name.isascii() and ord(name[0]) >= 0x3000:
        return name in typed
    at = typed.find(name)
    while at >= 0:
        if not (_in_word(typed[at - 1 : at]) or _in_word(typed[at + len(name) :][:1])):
            return True
        at = typed.find(name, at + 1)
    return False


def _in_word(char: str) -> bool:
    return char.isalnum() or char == "_"


@cache
def _names(language: str) -> dict[str, str]:
    """Every way to write each thing: its id, its name, and all its forms, with any number; in this language and in
    English, which wins where one word means two things."""
    found: dict[str, str] = {}
    for code in (language, SOURCE_LANGUAGE):
        own = {thing: thing for thing in THINGS}
        for thing in THINGS:
            for form in parts_of(", ".join(words(code).forms(thing))):
                name = " ".join(re.sub(r"\d+", " ", folded(form)).split())
                if name:
                    own.setdefault(name, thing)
        found |= own
    return found


@cache
def _and(language: str) -> re.Pattern[str]:
    """A pattern for how lists are joined in this language and in English."""
    joints = {
        format_list(["\0", "\0"], locale=code.replace("-", "_")).strip("\0")
        for code in (language, SOURCE_LANGUAGE)
    }
    return re.compile("|".join(re.escape(folded(f"x{joint}x")[1:-1]) for joint in joints))
