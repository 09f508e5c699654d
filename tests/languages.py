"""Made-up languages derived from English (longer, or in other scripts), to test that any language works."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bot.language import words as module
from bot.language.words import LANGUAGES, SOURCE_LANGUAGE, words

ENGLISH = module.LOCALES / SOURCE_LANGUAGE
_WIDE = "[ぁ-ヶー一-龯-]"
_WORD = re.compile(r"[A-Za-z]+")
_CYRILLIC = dict(zip("abcdefghijklmnopqrstuvwxyz", "абцдёфгхижклмнопщрстувшчыз", strict=True))
_KANA = "権利知識人材施設領地発電機農場はにをのでとかもワーカ"


def longer(word: str) -> str:
    """40 % longer, with accents, similar to German or French."""
    return word + "éïüøà"[: max(1, round(len(word) * 0.4))] if len(word) > 1 else word


def cyrillic(word: str) -> str:
    """In Cyrillic letters and 20 % longer, similar to Russian."""
    said = "".join(_CYRILLIC[letter.lower()] for letter in word) + ("а" if len(word) > 4 else "")
    return said.capitalize() if word[0].isupper() else said


def japanese(word: str) -> str:
    """Half as many letters, each twice as wide."""
    number = sum(map(ord, word))
    return "".join(_KANA[(number + at * 7) % len(_KANA)] for at in range(max(1, round(len(word) * 0.5))))


KINDS: dict[str, Callable[[str], str]] = {"de": longer, "uk": cyrillic, "zh-TW": japanese}
"""Language codes that Discord knows and we do not have, with two, three and one plural forms."""


class _Translated(visitor.Transformer):
    def __init__(self, language: str, say: Callable[[str], str]) -> None:
        self.plurals = sorted(Locale.parse(language.replace("-", "_")).plural_form.tags)
        self.say = say
        self.spaced = say is not japanese

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = self.text(node.value)
        return node

    def text(self, said: str) -> str:
        said = _WORD.sub(lambda word: self.say(word[0]), said)
        if not self.spaced:
            # No spaces between words, except in commands: /game new.
            said = re.sub(
                rf"(/{_WIDE}+ {_WIDE}+)|(?<={_WIDE}) (?={_WIDE})", lambda found: found[1] or "", said
            )
        return said

    def has(self, variant: ast.Variant) -> bool:
        key = variant.key
        return not isinstance(key, ast.Identifier) or key.name in self.plurals

    def visit_SelectExpression(self, node: ast.SelectExpression) -> Any:
        keys = {str(getattr(v.key, "name", "")) for v in node.variants}
        self.generic_visit(node)
        if keys & {"one"}:
            default = next(v for v in node.variants if v.default)
            node.variants = [v for v in node.variants if v is default or self.has(v)]
            for form in self.plurals:
                if form not in keys:
                    node.variants.insert(0, ast.Variant(ast.Identifier(form), default.value))
        return node


def made_up(language: str, folder: Path) -> None:
    """Write a complete translation into a locales folder."""
    say = KINDS[language]
    (folder / language).mkdir(parents=True)
    for path in ENGLISH.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        _Translated(language, say).visit(resource)
        (folder / language / path.name).write_text(FluentSerializer().serialize(resource), "utf-8")


@contextmanager
def spoken(folder: Path, monkeypatch: pytest.MonkeyPatch, *languages: str) -> Iterator[None]:
    """Add these languages to ours while the context lasts."""
    for code in LANGUAGES:
        (folder / code).symlink_to(module.LOCALES / code)
    for language in languages:
        made_up(language, folder)
    words.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr(module, "LOCALES", folder)
        patched.setattr(module, "LANGUAGES", (*LANGUAGES, *languages))
        yield
    words.cache_clear()


def speaks(monkeypatch: pytest.MonkeyPatch, locales: Mapping[int, str]) -> None:
    """Set the Discord locale of these users; on the simulated Discord everybody has American English."""
    plain = discord.Interaction._from_data

    def received(self: Any, data: Any) -> None:
        plain(self, data)
        self.locale = discord.Locale(locales.get(self.user.id, "en-US"))

    monkeypatch.setattr(discord.Interaction, "_from_data", received)
