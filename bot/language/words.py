"""The texts players read, from `locales/<language>/*.ftl` (Fluent).

`words("fr")("turn-yours", name="Ada")` formats a message; the methods name things of the game. Things are passed to a
message as ids, which it turns into words (`functions`). If a translation lacks a message or uses an unknown
variable, the English text is used; if that fails too, a KeyError is raised.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from functools import cache
from typing import Any, Literal

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Resource

from bot.data import FOLDER, read_toml
from bot.language.entries import Entries
from bot.language.functions import ICON, Functions, Many, given

SOURCE_LANGUAGE = "en"
"""The source language, which is also the fallback for missing translations."""

LOCALES = FOLDER / "locales"
LANGUAGES: tuple[str, ...] = tuple(
    sorted(
        (folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl"))),
        key=lambda code: (code != SOURCE_LANGUAGE, code),
    )
)
"""All languages that have a folder, English first."""

_board = read_toml("board")
GOODS = frozenset((*_board["commodities"], *_board["resources"], "commodity", "resource"))
ARTIFACTS = frozenset((*_board["artifacts"], "artifact"))
_RECRUITS = frozenset(read_toml("recruits"))
_MARKETS = frozenset(read_toml("markets"))


KINDS = ("good", "artifact", "space", "faction", "area", "colour", "thing")
"""Kinds of things, which are the prefixes of their messages; their ids are unique across these kinds."""


@cache
def message_of(thing: str) -> str:
    """The id of the message that names a thing of the game."""
    if thing == "dilemma":
        return "place-dilemma"
    kind, _, which = thing.partition("_")
    if kind in ("territory", "dilemma"):
        return f"{kind}-{which}"
    if thing in _RECRUITS:
        return f"recruit-{thing}"
    if thing in _MARKETS:
        return f"market-{thing}"
    for kind in KINDS:
        if words(SOURCE_LANGUAGE).writes(f"{kind}-{thing}"):
            return f"{kind}-{thing}"
    raise KeyError(f"nothing in the game is called {thing}")


def resources(language: str) -> dict[str, Resource]:
    """File name → parsed file of a language; do not modify them."""
    found: dict[str, Resource] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        resource = _parsed(path.read_text(encoding="utf-8"))
        broken = [entry.content for entry in resource.body if isinstance(entry, Junk) and entry.content]
        if broken:
            raise ValueError(f"{language}/{path.name} cannot be read from {broken[0].strip()[:80]!r} on")
        found[path.stem] = resource
    return found


@cache
def _parsed(text: str) -> Resource:
    """Cached, because parsing is slow."""
    return FluentParser(with_spans=False).parse(text)


class Words:
    """One language. Call it with a message id, or `id.attribute`, and the message's variables."""

    def __init__(self, language: str, fallback: Words | None = None) -> None:
        self.language = language
        self._fallback = fallback
        self._icons: Mapping[str, str] = {}
        # No isolation marks: they are invisible in Discord, but break copying and searching.
        self._functions = Functions(language.replace("-", "_"), message_of, self._with_icon_names)
        self._bundle = FluentBundle([language], use_isolating=False, functions=self._functions.by_name())
        self._entries = Entries(LOCALES / language, self._bundle)

    def __call__(self, message: str, /, **variables: Any) -> str:
        text = self._format(message, variables)
        if text is not None:
            return text
        if self._fallback is not None:
            return self._fallback(message, **variables)
        raise KeyError(f"{message} is missing, or one of its variables; given are {sorted(variables)}")

    def has(self, message: str) -> bool:
        """Whether the message exists, here or in English."""
        if self._pattern(message) is not None:
            return True
        return self._fallback is not None and self._fallback.has(message)

    def writes(self, name: str) -> bool:
        """Whether this language's files have a message of that name, which is not read for it."""
        return name in self._entries

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        found = self._message(name)
        if found is None:
            return None
        return found.attributes.get(attribute) if attribute else found.value

    def _message(self, name: str) -> Any:
        self._entries.read(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def _format(self, message: str, variables: Mapping[str, Any]) -> str | None:
        text = self._with_icon_names(message, {name: given(value) for name, value in variables.items()})
        return None if text is None else ICON.sub(self._icon, text)

    def _with_icon_names(self, message: str, variables: Mapping[str, Any]) -> str | None:
        """The text with the names of icons as placeholders."""
        pattern = self._pattern(message)
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        return None if errors else str(text)

    def _icon(self, found: re.Match[str]) -> str:
        icon = self._icons.get(found[1])
        return "" if icon is None else f"{icon} "

    def with_icons(self, icons: Mapping[str, str]) -> Words:
        """The same texts with these icons, by name, for `ICON` in messages. Every icon is followed by its word, so
        nothing is lost without icons or for screen readers."""
        same = copy(self)
        same._icons = icons
        if self._fallback is not None:
            same._fallback = self._fallback.with_icons(icons)
        return same

    def plain(self, text: str) -> str:
        """One of these texts without its icons."""
        for icon in self._icons.values():
            text = text.replace(f"{icon} ", "")
        return text

    # Names of things on their own. Within a sentence, pass their ids to the message instead.

    def thing(self, thing: str, form: str = "") -> str:
        """The name of anything in the game, in one of its forms; a number is returned as it is."""
        return self._told(lambda of: of.thing(thing, form))

    def forms(self, thing: str, numbers: Iterable[int] = (1, 2, 5)) -> set[str]:
        """The thing's name and all its forms, with these numbers."""
        name = message_of(thing)
        found = self._message(name)
        ids = [name, *(f"{name}.{form}" for form in found.attributes)] if found is not None else []
        told = {self._format(one, {"n": n}) for one in ids for n in numbers}
        return {text for text in told if text}

    def count(self, thing: str, n: int) -> str:
        """`2 energy`. Also accepts `commodity`, `resource` and `artifact` for any of that kind."""
        return self._told(lambda of: of.count(thing, n))

    def list(self, items: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        """`a, b, and c`, joined by the rules of the language."""
        return self._functions.list(Many(items), style=style)

    def _told(self, say: Callable[[Functions], str]) -> str:
        try:
            return ICON.sub(self._icon, say(self._functions))
        except KeyError:
            if self._fallback is None:
                raise
            return self._fallback._told(say)

    def artifact(self, artifact: str) -> str:
        return self.thing(artifact)

    def recruit(self, recruit: str) -> str:
        return self.thing(recruit)

    def ability(self, recruit: str, edition: str = "classic") -> str:
        """The recruit's ability in that edition (only some recruits have a revised one)."""
        revised = edition == "revised" and read_toml("recruits")[recruit]["revised"]
        return self(f"recruit-{recruit}.{'revised' if revised else 'classic'}")

    def market(self, tile: str) -> str:
        return self.thing(tile)

    def penalty(self, tile: str) -> str:
        """The tile's penalty for everybody without a token on it."""
        return self(f"market-{tile}.penalty")

    def note(self, card: str) -> str:
        """Our ruling on an ambiguous recruit or market text; empty if there is none."""
        message = f"{'market' if card in _MARKETS else 'recruit'}-{card}.note"
        return self(message) if self.has(message) else ""

    def dilemma(self, artifact: str, choice: Literal["", "fight", "serve"] = "") -> str:
        """The dilemma's name, or one of its two sides."""
        return self.thing(f"dilemma_{artifact}", choice)

    def space(self, space: str) -> str:
        """A space's name; for a constructed market use its tile's name, `market`."""
        return self.thing(space)

    def faction(self, faction: str) -> str:
        return self.thing(faction)

    def area(self, area: str) -> str:
        return self.thing(area)

    def colour(self, colour: str) -> str:
        return self.thing(colour)

    # The rules

    @property
    def topics(self) -> tuple[str, ...]:
        """Topics of `/rules`, in the order of the file."""
        names = self._entries.names.get("rules", ())
        found = tuple(name.removeprefix("rules-") for name in names if name.startswith("rules-"))
        return found or (self._fallback.topics if self._fallback else ())

    def topic(self, topic: str) -> str:
        """The topic's title."""
        return self(f"rules-{topic}.title")

    def keywords(self, topic: str) -> str:
        """Additional search words for the topic."""
        return self(f"rules-{topic}.keywords")

    def rules(self, topic: str) -> str:
        """The topic's text."""
        return self(f"rules-{topic}")


def spoken(locale: str) -> str | None:
    """Our language for a Discord locale (`pt` if there is no `pt-BR`); None if there is none."""
    return next((code for code in (locale, locale.partition("-")[0]) if code in LANGUAGES), None)


@cache
def words(language: str = SOURCE_LANGUAGE) -> Words:
    """The texts of a language; `pt` if there is no `pt-BR`, English if the language is unknown."""
    if language == SOURCE_LANGUAGE:
        return Words(SOURCE_LANGUAGE)
    code = spoken(language) or SOURCE_LANGUAGE
    if code == language:
        return Words(language, words(SOURCE_LANGUAGE))
    return words(code)


def __getattr__(name: str) -> Any:
    # Lazy, so that importing this module parses nothing.
    if name == "RULES_TOPICS":
        return words(SOURCE_LANGUAGE).topics
    raise AttributeError(name)
