"""Amounts as people type them: `2 energy, book`, `エネルギー2個、本1枚`, `2 энергии и 1 книга`, `2 d’eau`."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import discord
from babel.lists import format_list

from bot.engine.board import ARTIFACTS, GOODS
from cogs.kit.command_texts import LONGEST_TYPED
from cogs.kit.replies import Sorry
from data.folding import folded
from data.words import FIRST, Words, words

THINGS = (*GOODS, *ARTIFACTS)
SEPARATORS = r"[,;+\n、，；＋]"
STRAY = 3
"""How many other letters may stand beside a name: `d'`, `de`, an × ."""
_UNSPACED = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
_FIGURES = str.maketrans("一二三四五六七八九", "123456789")
_BESIDE = re.compile("(?:個|枚|つ|こ|を|の|と|や|も|かーど|下さい|ください|[x×*・/&。 ])*")
"""What may stand between things in a language without spaces, folded: counters, particles, signs."""


def parts_of(typed: str) -> list[str]:
    """Parts separated by commas of any script."""
    return [part.strip() for part in re.split(SEPARATORS, typed)]


def read_things(text: str, w: Words) -> dict[str, int]:
    """As {"energy": 2, "book": 1}, in the person's language or in English."""
    if len(text) > LONGEST_TYPED:
        raise Sorry("typed-too-long")
    found: Counter[str] = Counter()
    for part in parts_of(text):
        if several := _unspaced(folded(part), w):
            found.update(several)
            continue
        for one in re.split(_and(w.language), folded(part)):
            if one:
                thing, n = _one(one, w) or (None, 0)
                if thing is None:
                    raise Sorry("trade-what", typed=discord.utils.escape_markdown(part[:40]))
                found[thing] += n
    if not found:
        raise Sorry("trade-nothing")
    return dict(found)


def _unspaced(part: str, w: Words) -> Counter[str] | None:
    """Things in a row of Japanese, such as `水3個と金1個`: a number before or behind each. None if anything else is
    there."""
    if not _UNSPACED.search(part):
        return None
    part, names = part.translate(_FIGURES), _names(w.language) | _names(FIRST)
    name = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    beside = _BESIDE.pattern
    one = rf"(\d+){beside}({name})|({name})(?:{beside}(\d+))?"
    if re.fullmatch(rf"{beside}(?:(?:{one}){beside})+", part) is None:
        return None
    found: Counter[str] = Counter()
    for before, after, alone, n in re.findall(one, part):
        number = before or n or "1"
        if len(number) > 2:
            return None
        found[names[after or alone]] += int(number)
    return found


def _one(part: str, w: Words) -> tuple[str, int] | None:
    """A thing and its number, which may stand before or behind."""
    numbers = re.findall(r"\d+", part)
    if len(numbers) > 1 or any(len(number) > 2 for number in numbers):
        return None
    rest = " ".join(re.sub(r"\d+\s*[x×]?", " ", part).split())
    thing = _thing(rest, w)
    return None if thing is None else (thing, int(numbers[0]) if numbers else 1)


def _thing(typed: str, w: Words) -> str | None:
    """The thing with this name, or whose name stands here with little beside it."""
    names = _names(w.language) | _names(FIRST)
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
    if not name.isascii() and ord(name[0]) >= 0x3000:  # no spaces between words
        return name in typed
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", typed) is not None


@cache
def _names(language: str) -> dict[str, str]:
    """Every way to write each thing: its id, its name, and all its forms, with any number."""
    w, found = words(language), {thing: thing for thing in THINGS}
    for thing in THINGS:
        for form in w.forms(thing):
            name = " ".join(re.sub(r"\d+", " ", folded(form)).split())
            if name:
                found.setdefault(name, thing)
    return found


@cache
def _and(language: str) -> str:
    """A pattern for how lists are joined in this language and in English."""
    joints = {
        format_list(["\0", "\0"], locale=code.replace("-", "_")).strip("\0") for code in (language, FIRST)
    }
    return "|".join(re.escape(folded(f"x{joint}x")[1:-1]) for joint in joints)
