"""Command names in texts: each language must use its own names of the commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.language import words as module
from bot.language.words import SOURCE_LANGUAGE

from .findings import Finding, about
from .texts import Text, read

_NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord accepts as the name of a command or option, if it is in lower case."""
_MENTION = re.compile(r"(?<![\w/<:.])/(\w[\w-]*)(?: (\w[\w-]*))?")


def names(language: str) -> dict[str, str]:
    """Message → the language's name of the command or option."""
    return _names(module.LOCALES, language)


@cache
def _names(folder: Any, language: str) -> dict[str, str]:
    texts, _ = read(language)
    return {
        text.id.removesuffix(".name"): "".join(text.readings[:1])
        for text in texts
        if text.id.startswith("command-") and text.id.endswith(".name")
    }


def _mentioned(first: Text) -> set[tuple[str, ...]]:
    """The message ids of each command that an English text mentions: group and subcommand."""
    english = names(SOURCE_LANGUAGE)
    found: set[tuple[str, ...]] = set()
    for reading in first.readings:
        for mention in _MENTION.finditer(reading):
            group = f"command-{mention[1]}"
            if english.get(group) != mention[1]:
                continue
            sub = f"{group}-{mention[2]}"
            both = mention[2] is not None and english.get(sub) == mention[2]
            found.add((group, sub) if both else (group,))
    return found


def wrongly_called(language: str, text: Text, first: Text) -> Iterator[str]:
    """Commands that the English text mentions but the translation does not, or calls by a wrong name."""
    if text.id.startswith("command-"):
        return
    english, ours = names(SOURCE_LANGUAGE), names(language)
    for messages in sorted(_mentioned(first)):
        called = "/" + " ".join(ours.get(message, english[message]) for message in messages)
        if not any(called in reading for reading in text.readings):
            yield f"does not name {called} (/{' '.join(english[message] for message in messages)})"


def refused(texts: list[Text]) -> Iterator[Finding]:
    """Names that Discord refuses, and duplicate names within one command."""
    english = names(SOURCE_LANGUAGE)
    seen: dict[tuple[str, str], str] = {}
    for text in texts:
        if not (text.id.startswith("command-") and text.id.endswith(".name")):
            continue
        name, message = text.readings[0], text.id.removesuffix(".name")
        if not _NAME.fullmatch(name) or name != name.lower():
            yield about(
                text,
                "name",
                f"“{name}” is not taken by Discord: lower case, no spaces, at most 32 characters",
            )
        other = seen.setdefault((_parent(message, english), name), message)
        if other != message and english.get(other) != english.get(message):
            yield about(text, "name", f"“{name}” is the name of {other} too")


def _parent(message: str, known: dict[str, str]) -> str:
    """The command that a subcommand or an option belongs to."""
    parts = message.split("-")
    longer = ("-".join(parts[:n]) for n in range(len(parts) - 1, 1, -1))
    return next((found for found in longer if found in known), "")
