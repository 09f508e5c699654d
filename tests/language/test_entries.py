"""Texts are parsed lazily, with the same result as parsing a whole file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message, Term

from bot.language.entries import Entries
from bot.language.words import LANGUAGES, LOCALES, resources

BROKEN = """
one = One { two }
    .more = and { -three }

# A comment between them.
two = Two {
    $n ->
   *[other] or so
}
-three = Three
broken = { $n ->
last = Last
"""


def bundle_of(folder: Path) -> tuple[FluentBundle, Entries]:
    bundle = FluentBundle(["en"], use_isolating=False)
    return bundle, Entries(folder, bundle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_found(language):
    _, entries = bundle_of(LOCALES / language)
    for name, resource in resources(language).items():
        found = [entry for entry in resource.body if isinstance(entry, Message | Term)]
        assert entries.names[name] == [
            f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name for entry in found
        ]


def said(folder: Path, name: str, attribute: str = "") -> str | None:
    bundle, entries = bundle_of(folder)
    entries.read(name)
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {"n": 1})
    assert not errors
    return str(text)


def test_a_text_loads_its_references_and_a_broken_one_affects_no_other(tmp_path: Path):
    (tmp_path / "texts.ftl").write_text(BROKEN)
    assert said(tmp_path, "one") == "One Two or so"
    assert said(tmp_path, "one", "more") == "and Three"
    assert said(tmp_path, "last") == "Last"
    assert said(tmp_path, "broken") is None
    assert said(tmp_path, "nothing") is None
