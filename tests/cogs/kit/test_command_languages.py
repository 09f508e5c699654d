"""Discord shows commands in each reader's language: names, descriptions, parameters and choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from fluent.syntax import ast

from bot.language import words as module
from bot.language.words import LANGUAGES, SOURCE_LANGUAGE, resources, words
from tests.cogs.table import Table

NAME = re.compile(r"[-_'\w]{1,32}")
"""Names that Discord accepts for commands and parameters, if they are in lower case."""

TEXTS = ("command-", "pace-", "language-name")
"""Prefixes of the messages that Discord shows with a command."""


@pytest.fixture
def backwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A test language in place of German, with every text of a command reversed."""
    text = [
        f"{entry.id.name} = {_reversed(entry.value)}\n"
        + "".join(
            f"    .{a.id.name} = {_reversed(a.value)}\n" for a in entry.attributes if a.id.name == "name"
        )
        for resource in resources(SOURCE_LANGUAGE).values()
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(TEXTS) and entry.value
    ]
    folder = tmp_path / "locales" / "de"
    folder.mkdir(parents=True)
    (folder / "commands.ftl").write_text("".join(text), "utf-8")
    for code in LANGUAGES:
        (folder.parent / code).symlink_to(module.LOCALES / code)
    words.cache_clear()  # German may have been loaded before
    monkeypatch.setattr(module, "LOCALES", folder.parent)
    monkeypatch.setattr(module, "LANGUAGES", (*LANGUAGES, "de"))
    yield "de"
    words.cache_clear()


def _reversed(pattern: ast.Pattern) -> str:
    return "".join(str(getattr(part, "value", "")) for part in pattern.elements)[::-1]


async def _shown(table: Table) -> dict[str, Any]:
    """The commands as registered with Discord."""
    assert table.bot.application_id is not None
    found = await table.bot.http.get_global_commands(table.bot.application_id)
    return {command["name"]: command for command in found}


async def test_commands_are_shown_in_another_language(
    tmp_path: Path, backwards: str, long_waits: None
) -> None:
    table = await Table.create(tmp_path / "games.sqlite3")
    try:
        shown = await _shown(table)
        place = shown["place"]
        assert place["name_localizations"][backwards] == "ecalp"
        assert place["description_localizations"][backwards] == "rekrow a ecalP"
        worker = place["options"][0]
        assert worker["name_localizations"][backwards] == "rekrow"
        assert worker["description_localizations"][backwards] == "egdelwonk s'rekrow ehT"
        assert shown["game"]["name_localizations"][backwards] == "emag"
        new = next(command for command in shown["game"]["options"] if command["name"] == "new")
        assert new["name_localizations"][backwards] == "wen"
        pace = new["options"][0]
        assert {choice["name_localizations"][backwards] for choice in pace["choices"]} >= {"yad A", "eviL"}
    finally:
        await table.clear()


async def test_english_needs_no_translation(table: Table) -> None:
    others = set(LANGUAGES) - {SOURCE_LANGUAGE}
    for command in (await _shown(table)).values():
        assert set(command.get("name_localizations") or ()) == others, command["name"]


async def test_every_name_is_the_english_one_and_valid_in_discord(table: Table) -> None:
    for command in table.bot.tree.walk_commands():
        message = f"command-{command.qualified_name.replace(' ', '-')}"
        names = {message: command.name}
        if isinstance(command, app_commands.Command):
            for parameter in command.parameters:
                assert parameter.locale_description is not None
                names[parameter.locale_description.extras["message"]] = parameter.display_name
        for described, name in names.items():
            assert words(SOURCE_LANGUAGE)(f"{described}.name") == name
            for language in LANGUAGES:
                told = words(language)(f"{described}.name")
                assert NAME.fullmatch(told) and told == told.lower(), (language, described)


def _levels(commands: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Names that must differ: all commands, the subcommands of one, its options, the choices of an option."""
    yield commands
    for command in commands:
        if command.get("options"):
            yield from _levels(command["options"])
        if command.get("choices"):
            yield command["choices"]


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != SOURCE_LANGUAGE])
async def test_names_on_one_level_differ_and_fit_discords_limits(table: Table, language: str) -> None:
    shown = list((await _shown(table)).values())
    for level in _levels(shown):
        names = [one.get("name_localizations", {}).get(language, one["name"]) for one in level]
        assert len(set(names)) == len(names), (language, names)
        for one in level:
            if "value" not in one:
                assert one["name_localizations"][language], (language, one["name"])
            if one.get("description"):  # context menu commands have none
                assert 0 < len(one["description_localizations"][language]) <= 100
            assert all(0 < len(name) <= (100 if "value" in one else 32) for name in names)
