"""Finding a topic of the rules by its title, its keywords, or any word of its text."""

from __future__ import annotations

import re

from data.folding import folded
from data.words import SOURCE_LANGUAGE, Words, words

_WORD = re.compile(r"\w+")


def _words(text: str) -> list[str]:
    return _WORD.findall(folded(text))


def alike(typed: str, word: str) -> bool:
    """The beginning of the word, or the same word with another ending: `trade` and `trading`."""
    if word.startswith(typed) or (typed >= "\u3040" and typed in word):  # Japanese has no spaces
        return True
    shorter = min(len(typed), len(word))
    shared = max(4, shorter - 1)
    return shorter >= shared and typed[:shared] == word[:shared]


def _score(typed: list[str], *places: list[str]) -> int | None:
    """The lower, the better: titles before keywords, whole words before others. None if a word is not found."""
    total = 0
    for one in typed:
        for number, found in enumerate(places):
            if one in found:
                total += 2 * number
                break
            if any(alike(one, word) for word in found):
                total += 2 * number + 1
                break
        else:
            return None
    return total


def find(typed: str, w: Words) -> list[str]:
    """Matching topics, best first; all of them while nothing is typed."""
    wanted = _words(typed)
    if not wanted:
        return list(w.topics)
    by_name = {topic: _named(wanted, topic, w) for topic in w.topics}
    found = {topic: score for topic, score in by_name.items() if score is not None}
    if not found:
        by_text = {topic: _score(wanted, _words(w.rules(topic))) for topic in w.topics}
        found = {topic: score for topic, score in by_text.items() if score is not None}
    return sorted(found, key=lambda topic: found[topic])


def find_in_both(typed: str, w: Words) -> list[str]:
    """The same, also by the English name."""
    return find(typed, w) or find(typed, words(SOURCE_LANGUAGE))


def _named(wanted: list[str], topic: str, w: Words) -> int | None:
    """By title and keywords; a keyword that equals the typed text counts as much as the title."""
    keywords = [_words(keyword) for keyword in w.keywords(topic).split(",")]
    if wanted in keywords:
        return 0
    single = [word for keyword in keywords if len(keyword) == 1 for word in keyword]
    within = [word for keyword in keywords if len(keyword) > 1 for word in keyword]
    return _score(wanted, _words(w.topic(topic)), single, within)
