"""`data/glossary.toml`: the game's terms in every language, words to avoid, names, and typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.data import read_toml
from bot.language.words import SOURCE_LANGUAGE

from .texts import Text

_WIDE = re.compile("[\u3040-\u30ff\u3400-\u9fff]")


@cache
def glossary() -> Any:
    return read_toml("glossary")


@cache
def pattern(forms: str) -> re.Pattern[str]:
    """Matches any of the forms: `работник|` with any ending, `or` exactly, Japanese anywhere."""
    found = [_pattern(form) for form in forms.split(" / ")]
    return re.compile("|".join(found), re.IGNORECASE)


def _pattern(form: str) -> str:
    if _WIDE.search(form):
        return re.escape(form)
    words = []
    for word in form.split(" "):
        stem, bar, _ = word.partition("|")
        words.append(re.escape(stem).replace("'", "['’]") + (r"\w*" if bar else ""))
    return r"(?<!\w)" + r"\s+".join(words) + r"(?!\w)"


def _english(term: str) -> re.Pattern[str]:
    """The English word in the singular or plural."""
    stem = term[:-1] + "(?:y|ies)" if term.endswith("y") else re.escape(term) + "(?:s|es|ed|ped|ping|ing)?"
    return re.compile(rf"(?<!\w){stem}(?!\w)", re.IGNORECASE)


def terms_in(first: Text) -> set[str]:
    """The terms in an English text, longest first: an "artifact market" does not also count as a "market"."""
    text, found = " ".join(first.readings), set()
    for term, english in _longest_first():
        text, times = english.subn(" ", text)
        if times:
            found.add(term)
    return found


@cache
def _longest_first() -> list[tuple[str, re.Pattern[str]]]:
    terms = sorted(glossary()["terms"].items(), key=lambda term: -len(term[1][SOURCE_LANGUAGE]))
    return [(term, _english(forms[SOURCE_LANGUAGE])) for term, forms in terms]


def missing_terms(language: str, text: Text, first: Text) -> Iterator[str]:
    """Terms of the English text that the translation does not use, as `English: translation`."""
    terms, said = glossary()["terms"], " ".join(text.readings)
    for term in sorted(terms_in(first)):
        forms = terms[term].get(language)
        if forms is not None and not pattern(forms).search(said):
            yield f"{terms[term][SOURCE_LANGUAGE]}: {forms.replace('|', '')}"


def wrong_friends(language: str, text: Text, first: Text) -> Iterator[str]:
    """Words that are wrong translations of a term of the English text, with the right ones."""
    terms = glossary()["terms"]
    here = terms_in(first)
    said = " ".join(text.readings)
    for term in here:
        # A word that is right for one term must not count as wrong for another term of the same text.
        said = pattern(terms[term][language]).sub(" ", said) if language in terms[term] else said
    for term, wrong in glossary()["avoid"].get(language, {}).items():
        if term in here:
            for forms in wrong:
                found = pattern(forms).search(said)
                if found is not None:
                    right = terms[term][language].replace("|", "")
                    yield f"“{found[0]}” ({terms[term][SOURCE_LANGUAGE]} is {right})"


def other_name(language: str, text: Text) -> str:
    """The glossary's name for this message, if the text differs from it."""
    name = glossary()["names"].get(text.id, {}).get(language)
    return name if name is not None and _plain(name) not in map(_plain, text.readings) else ""


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("’", "'")).strip().casefold()


def set_wrongly(language: str, text: Text) -> Iterator[str]:
    for wrong, looks_like in glossary()["typography"].get(language, {}).items():
        if any(re.search(looks_like, reading) for reading in text.readings):
            yield wrong
