"""Line breaking: between words, in Japanese between characters by its own rules, and as a last resort within words."""

from __future__ import annotations

import re
from functools import lru_cache

SOFT = "\u00ad"
"""A soft hyphen: shown as a hyphen if the line ends there, otherwise invisible."""

_WIDE = 0x2E80
_NOT_FIRST = frozenset(
    "、。，．・：；？！ー）」』】〕〉》々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥％”’～〜!?:;,.)]}%»"
)
_NOT_LAST = frozenset("（「『【〔〈《“‘([{«")
_AFTER = (" ", "-", "–", "/", "_", SOFT)
_KATAKANA = re.compile("[ァ-ヺー・]")
_HIRAGANA = re.compile("[ぁ-ゖ]")
_COMPOUNDS = frozenset({"押し出", "割り当", "受け入", "受け取", "振り直"})
"""Compound verbs that must not be split between their two parts."""
_PARTICLES = "がをはにでのともか"
_PARTICLE = re.compile(f"[ァ-ヺー][{_PARTICLES}]$")
_MARKS = frozenset("、。，．・：；？！）」』】〕〉》…‥～〜")

_VOWELS = frozenset("aeiouyàâäáéèêëíîïóôöúûüœæаеёиоуыэюяіїє")
_ONSETS = frozenset(
    "ch ph th gn qu ck sh bl cl fl gl pl kl br cr dr fr gr pr tr vr kr kn zw wr tw st sp str spr sch schr"
    " бл вл гл кл пл сл бр вр гр др кр пр тр ст стр".split()
)
"""Groups of consonants that can begin a syllable."""
_SIGNS = frozenset("йьъ")
_LONG = 8
"""Shorter words are never hyphenated."""
_WORD = re.compile(rf"[^\W\d_]{{{_LONG},}}")
_LEANING = re.compile(r"(?:.*[\s(«“])?(?:[+−-]?\d+|[^\W\d_]) ")
"""What a line should not end with: a number without its noun, or a one-letter word."""


@lru_cache(maxsize=512)
def pieces(text: str, *, leaning: bool = False, within: bool = False) -> tuple[str, ...]:
    """The text split wherever a line may end. With `within`, lines may also end within words, including katakana words.
    With `leaning`, a line may also end after a number or one-letter word, and within Japanese phrases."""
    found: list[str] = []
    for char in divided(text) if within else text:
        held = not leaning and not within and bool(found) and _held(found[-1], char)
        if found and (held or not _may_end(found[-1][-1], char, within=within)):
            found[-1] += char
        else:
            found.append(char)
    return tuple(found)


def _held(piece: str, char: str) -> bool:
    """Whether a permitted line break should be avoided here: a Japanese phrase ends with its particles or
    punctuation."""
    last = piece[-1]
    if ord(last) < _WIDE:
        return _LEANING.fullmatch(piece) is not None
    if last in _MARKS or char in _NOT_LAST:
        return False
    if not _HIRAGANA.match(char):
        return not _HIRAGANA.match(last) or piece[-2:] + char in _COMPOUNDS
    # Between hiragana, break only after a particle that follows a katakana word, which has no inflection.
    return not (_PARTICLE.search(piece) and char not in _PARTICLES)


def _may_end(last: str, char: str, *, within: bool) -> bool:
    """Whether a line may end between these two characters."""
    if char in _NOT_FIRST or char in (" ", SOFT) or last in _NOT_LAST:
        return False
    if last in _AFTER:
        return not (last in "-–/" and char.isdigit())  # 5–8
    if ord(char) < _WIDE and ord(last) < _WIDE:
        return False
    if last.isdigit():
        return False  # a number and its counter: 2個
    return within or not (_KATAKANA.match(last) and _KATAKANA.match(char))


def divided(text: str) -> str:
    """The text with soft hyphens between the syllables of long words, found without a dictionary."""
    if SOFT in text:
        return text  # the text already has soft hyphens
    return _WORD.sub(lambda word: SOFT.join(syllables(word[0])), text)


def syllables(word: str) -> list[str]:
    """Split a word: at least three letters on each side, a vowel in each part, no split within one sound."""
    parts: list[str] = []
    begin = 0
    low = word.casefold() if len(word.casefold()) == len(word) else word.lower()
    for at in range(3, len(word) - 2):
        left, right = low[begin:at], low[at:]
        if len(left) < 2 or not (_VOWELS & set(left) and _VOWELS & set(right)) or right[0] in _SIGNS:
            continue
        if _between(low, at):
            parts.append(word[begin:at])
            begin = at
    return [*parts, word[begin:]]


def _between(word: str, at: int) -> bool:
    """Whether a syllable begins here, with as many consonants as can begin one."""
    vowel = next((n for n in range(at, len(word)) if word[n] in _VOWELS), len(word))
    onset = word[at:vowel]
    if not onset:
        return word[at - 1] in _SIGNS
    if onset[-1] in _SIGNS or (len(onset) > 1 and onset not in _ONSETS):
        return False
    return word[at - 1] in _VOWELS or word[at - 1] + onset not in _ONSETS
