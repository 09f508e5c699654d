"""Finding a topic of the rules by its title, its keywords, or any word of its text."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from bot.language.folding import folded
from bot.language.words import SOURCE_LANGUAGE, Words, words

_WORD = re.compile(r"\w+")
SHARED = 4
"""How many letters two words with different endings have to share, at the least."""


def _words(text: str) -> list[str]:
    return _WORD.findall(folded(text))


def alike(typed: str, word: str) -> bool:
    """The beginning of the word, or the same word with another ending: `trade` and `trading`."""
    if word.startswith(typed) or (_without_spaces(typed) and typed in word):
        return True
    shorter = min(len(typed), len(word))
    shared = max(SHARED, shorter - 1)
    return shorter >= shared and typed[:shared] == word[:shared]


def _without_spaces(typed: str) -> bool:
    """In Japanese a word may stand anywhere in what looks like one."""
    return typed >= "\u3040"


class _Topic(NamedTuple):
    keywords: list[list[str]]
    by_name: tuple[frozenset[str], ...]
    """Words of the title, of keywords that are one word, and of longer ones."""
    by_text: tuple[frozenset[str], ...]


class _Index(NamedTuple):
    """The topics in one language, folded once: people expect an answer to each letter that they type."""

    topics: dict[str, _Topic]
    known: list[str]
    """Every word of them, in order."""

    def alike(self, typed: str) -> frozenset[str]:
        found = frozenset(word for word in self._beginning(typed[:SHARED]) if alike(typed, word))
        return found.union(word for word in self.known if typed in word) if _without_spaces(typed) else found

    def _beginning(self, letters: str) -> Iterator[str]:
        for at in range(bisect_left(self.known, letters), len(self.known)):
            if not self.known[at].startswith(letters):
                return
            yield self.known[at]


@cache
def _index(language: str) -> _Index:
    w = words(language)
    topics = {topic: _topic(topic, w) for topic in w.topics}
    known = {
        word for topic in topics.values() for place in (*topic.by_name, *topic.by_text) for word in place
    }
    return _Index(topics, sorted(known))


def _topic(topic: str, w: Words) -> _Topic:
    keywords = [_words(keyword) for keyword in w.keywords(topic).split(",")]
    single = frozenset(word for keyword in keywords if len(keyword) == 1 for word in keyword)
    within = frozenset(word for keyword in keywords if len(keyword) > 1 for word in keyword)
    by_name = (frozenset(_words(w.topic(topic))), single, within)
    return _Topic(keywords, by_name, (frozenset(_words(w.rules(topic))),))


Wanted = dict[str, frozenset[str]]
"""Each typed word, and the words of the rules that are alike."""


def _score(wanted: Wanted, places: tuple[frozenset[str], ...]) -> int | None:
    """The lower, the better: titles before keywords, whole words before others. None if a word is not found."""
    total = 0
    for one, others in wanted.items():
        for number, found in enumerate(places):
            if one in found:
                total += 2 * number
                break
            if not others.isdisjoint(found):
                total += 2 * number + 1
                break
        else:
            return None
    return total


def find(typed: str, w: Words) -> list[str]:
    """Matching topics, best first; all of them while nothing is typed. A keyword that equals the typed text counts as
    much as the title."""
    typed_words = _words(typed)
    if not typed_words:
        return list(w.topics)
    index = _index(w.language)
    wanted = {one: index.alike(one) for one in typed_words}
    found: dict[str, int] = {}
    for topic, about in index.topics.items():
        score = 0 if typed_words in about.keywords else _score(wanted, about.by_name)
        if score is not None:
            found[topic] = score
    if not found:
        by_text = {topic: _score(wanted, about.by_text) for topic, about in index.topics.items()}
        found = {topic: score for topic, score in by_text.items() if score is not None}
    return sorted(found, key=lambda topic: found[topic])


def find_in_both(typed: str, w: Words) -> list[str]:
    """The same, also by the English name."""
    return find(typed, w) or find(typed, words(SOURCE_LANGUAGE))
