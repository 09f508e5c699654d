"""The checks of a translation."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from babel import Locale
from fluent.syntax import ast

from bot.language import words as module
from bot.language.words import SOURCE_LANGUAGE, Words

from . import commands, glossary
from .english import left_in_english
from .findings import Finding, about
from .limits import limit_of
from .samples import PLURALS, combinations
from .texts import Text, key_of, nodes, read, selector

FORMS = ("THING", "THINGS", "COUNT", "AMOUNTS")
"""Functions that use a grammatical form of a thing; each language defines its own forms."""
KINDS = (
    "good",
    "artifact",
    "space",
    "faction",
    "area",
    "territory",
    "colour",
    "thing",
    "recruit",
    "market",
    "place",
)
"""Prefixes of the messages for things that have grammatical forms."""
TYPED = "typed"
"""The attribute with what people call a thing beside its name: any may have it, with whatever words they use."""
INTEGERS = range(200)
"""Enough numbers to meet every plural form of an integer."""


def check(language: str) -> list[Finding]:
    """All findings in a language's folder, sorted by file. English is the reference, and is checked too."""
    texts, broken = read(language)
    excepted = exceptions(language)
    found = [
        Finding(file, line, text, "broken", "cannot be read from here on") for file, line, text in broken
    ]
    if not broken:
        firsts = {text.id: text for text in _english_texts()}
        found += _twice(texts)
        found += _missing(texts, firsts)
        found += _forms(texts)
        found += commands.refused(texts)
        words = Words(language)
        for text in texts:
            first = firsts.get(text.id)
            found += _text(language, text, first, excepted.get("stays", []))
            found += _rendered(words, text, first)
    return _not_accepted(found, excepted)


def missing(language: str) -> list[Finding]:
    """Only the texts that exist in English but not in this language; fast, because nothing has to be formatted."""
    texts, _ = read(language)
    firsts = {text.id: text for text in _english_texts()}
    found = [one for one in _missing(texts, firsts) if one.check == "missing"]
    return _not_accepted(found, exceptions(language))


def _not_accepted(found: list[Finding], excepted: dict[str, Any]) -> list[Finding]:
    accepted = excepted.get("accepted", {})
    return sorted({one for one in found if one.id not in accepted.get(one.check, {})})


def _english_texts() -> tuple[Text, ...]:
    return _read_english(module.LOCALES)


@cache
def _read_english(folder: Any) -> tuple[Text, ...]:
    texts, broken = read(SOURCE_LANGUAGE)
    assert not broken, broken
    return tuple(texts)


def exceptions(language: str) -> dict[str, Any]:
    """`exceptions.toml` of a language: words that stay untranslated, and reviewed findings with their reasons."""
    path = module.LOCALES / language / "exceptions.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


# The language as a whole


def _twice(texts: list[Text]) -> Iterator[Finding]:
    times = Counter(text.id for text in texts)
    yield from (about(text, "twice", "is written twice") for text in texts if times[text.id] > 1)


def own_forms() -> frozenset[str]:
    """Attributes that are only grammatical forms of English; other languages have different ones."""
    asked = {form for text in _english_texts() for form in _asked_forms(text)}
    return frozenset(asked) | {f"count-{form}" for form in asked} | {TYPED}


def _is_form(text_id: str, forms: frozenset[str]) -> bool:
    name, _, attribute = text_id.partition(".")
    return name.partition("-")[0] in KINDS and attribute in forms


def _missing(texts: list[Text], firsts: dict[str, Text]) -> Iterator[Finding]:
    ours, forms = {text.id: text for text in texts}, own_forms()
    for text_id, first in firsts.items():
        if text_id not in ours and not _is_form(text_id, forms):
            yield Finding(
                first.file, first.line, text_id, "missing", "is missing (the line is the English one)"
            )
    for text_id, text in ours.items():
        name, _, attribute = text_id.partition(".")
        if text_id not in firsts and not (attribute and name.partition("-")[0] in KINDS and name in firsts):
            yield about(text, "extra", "English has no such text, so nobody reads it")


def _forms(texts: list[Text]) -> Iterator[Finding]:
    """If some things of a kind have a form, all of them need it: messages use it for any thing of the kind."""
    firsts = {text.id for text in _english_texts()}
    asked = {form for text in texts for form in _asked_forms(text)}
    by_id = {text.id: text for text in texts}
    for kind in KINDS:
        names = [text for text in texts if "." not in text.id and text.id.partition("-")[0] == kind]
        had = {i.partition(".")[2] for i in by_id if "." in i and i.partition("-")[0] == kind}
        for form in sorted(had - {TYPED}):
            some = [text for text in names if f"{text.id}.{form}" in by_id]
            own = not any(i.startswith(f"{kind}-") and i.endswith(f".{form}") for i in firsts)
            if (own or form in asked) and len(some) < len(names):
                yield from (
                    about(text, "form", f"lacks the form .{form}, which others of its kind have")
                    for text in names
                    if f"{text.id}.{form}" not in by_id
                )
            if own and form not in asked and form.removeprefix("count-") not in asked:
                yield about(by_id[f"{some[0].id}.{form}"], "form", f"no text asks for .{form}", error=False)


def _asked_forms(text: Text) -> Iterator[str]:
    for call in nodes(text.pattern, ast.FunctionReference):
        if call.id.name in FORMS:
            for part in call.arguments.positional:
                if isinstance(part, ast.StringLiteral):
                    yield part.value


# Checks of a single text


def _text(language: str, text: Text, first: Text | None, stays: list[str]) -> Iterator[Finding]:
    yield from _plurals(language, text)
    yield from (about(text, "set", wrong) for wrong in glossary.set_wrongly(language, text))
    if first is None or language == SOURCE_LANGUAGE:
        return
    strange = text.variables - first.given
    if strange:
        yield about(text, "variable", f"nobody gives it {_listed(strange)}; it gets {_listed(first.given)}")
    lost = first.shown - text.variables
    if lost:
        yield about(text, "variable", f"does not tell {_listed(lost)}, which English does")
    yield from (about(text, "command", wrong) for wrong in commands.wrongly_called(language, text, first))
    if _is_typed(text):
        return  # also words that we do not say
    for wrong, error in left_in_english(language, text, first, stays):
        yield about(text, "english", wrong, error=error)
    name = glossary.other_name(language, text)
    if name:
        yield about(text, "name", f"the glossary calls it “{name}”")
    yield from (about(text, "avoid", wrong) for wrong in glossary.wrong_friends(language, text, first))
    for term in glossary.missing_terms(language, text, first):
        yield about(text, "term", f"does not say the glossary's word ({term})", error=False)


def _is_typed(text: Text) -> bool:
    return text.id.startswith("read-") or text.id.endswith(f".{TYPED}")


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def _plurals(language: str, text: Text) -> Iterator[Finding]:
    rule = _rule(language)
    needed = set(rule)
    for select in text.selects:
        keys = {key_of(variant) for variant in select.variants}
        numeric = all(key in PLURALS or key.isdecimal() for key in keys)
        if not numeric or not keys & (PLURALS - {"other"}):
            continue
        # A number that is the only one with its form, like 1 in English, may be used as the key instead.
        lacking = {
            form for form in needed - keys if not (len(rule[form]) == 1 and str(rule[form][0]) in keys)
        }
        if lacking:
            yield about(text, "plural", f"${selector(select)} lacks the form {', '.join(sorted(lacking))}")
        unknown = (keys & PLURALS) - {*_forms_of(language), "other"}
        if unknown:
            yield about(text, "plural", f"the language has no form {', '.join(sorted(unknown))}")


@cache
def _rule(language: str) -> dict[str, list[int]]:
    """Plural form → the integers that use it."""
    rule = Locale.parse(language.replace("-", "_")).plural_form
    found: dict[str, list[int]] = {}
    for n in INTEGERS:
        found.setdefault(rule(n), []).append(n)
    return found


def _forms_of(language: str) -> frozenset[str]:
    return Locale.parse(language.replace("-", "_")).plural_form.tags


# Checks of the formatted text


def _rendered(words: Words, text: Text, first: Text | None) -> Iterator[Finding]:
    longest, most = "", limit_of(text.id)
    complaints: set[str] = set()
    for values in combinations(text, first):
        try:
            said = words(text.id, **values)
        except KeyError:
            complaints.add(f"cannot be said with {_told(values)}")
            continue
        longest = max(longest, said, key=len)
        complaints |= {f"{what}: “{said[:80]}”" for what in _untidy(said)}
        if len(complaints) > 2:
            break
    yield from (about(text, "said", complaint) for complaint in sorted(complaints)[:2])
    if len(longest) > most:
        yield about(text, "limit", f"{len(longest)} characters, at most {most} fit: “{longest[:60]}…”")


def _told(values: dict[str, Any]) -> str:
    return ", ".join(f"${name}={value!r}" for name, value in values.items()) or "nothing"


def _untidy(said: str) -> Iterator[str]:
    if not said.strip():
        yield "is empty"
    if re.search(r"[{}]|\$[a-z]|[\ue000\ue001]", said):
        yield "leaves something unresolved"
    if re.search(r"(?<=\S)  +", said):
        yield "two spaces"
    if said != said.strip() or re.search(r"[ \t]\n", said):
        yield "a space at an end"
    if re.search(r" [,.](?=[\s]|$)", said):
        yield "a space before a mark"
    if re.search(r"(?<!\.)\.\.(?!\.)|,,", said):
        yield "a mark twice"
