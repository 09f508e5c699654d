"""Whatever arrives instead of what was offered gets a sentence as answer: no apology, and no traceback in the log."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import SelectOption, ui
from simcord.actors import _component_interaction, _dispatch_actor_interaction
from simcord.backend.serializers import message_payload, user_payload
from simcord.interactions import nest_options, walk_to_subcommand
from simcord.results import InteractionResult

from cogs.kit import controls, forms
from cogs.kit.controls import Key, rows
from tests.cogs.situations import manager_of
from tests.cogs.table import Table, said

pytestmark = pytest.mark.slow

TEXTS = ("", "x", "-1", "1.5", "٣", "½", "9" * 40, "\u3164", "a:b~1", "../..", "%s{0}")
NUMBERS = (0, -1, 10**12, 1.5, "x", None, True)
GARBAGE: dict[int, tuple[Any, ...]] = {
    discord.AppCommandOptionType.string.value: (*TEXTS, "y" * 201, 7, None),
    discord.AppCommandOptionType.integer.value: NUMBERS,
    discord.AppCommandOptionType.number.value: NUMBERS,
    discord.AppCommandOptionType.boolean.value: ("x", 7, None),
    discord.AppCommandOptionType.user.value: ("1", "9" * 25),
    discord.AppCommandOptionType.channel.value: ("1", "9" * 25),
    discord.AppCommandOptionType.role.value: ("1", "9" * 25),
}
USUAL = {3: "1", 4: 1, 5: True, 6: "1", 7: "1", 8: "1", 10: 1.0}


class Problems:
    """Answers that are not a sentence."""

    def __init__(self, table: Table, caplog: pytest.LogCaptureFixture) -> None:
        self.table, self.caplog = table, caplog
        self.found: list[str] = []
        self.sent, self.public = 0, 0

    def look(self, what: str, result: InteractionResult) -> None:
        self.sent += 1
        wrong = [type(error).__name__ for error in self.table.bot.unexpected_errors]
        wrong += [record.getMessage() for record in self.caplog.records if record.levelno >= logging.ERROR]
        public = len(self.table.messages)
        if not (said(result).strip() or result.response or result.modal or public > self.public):
            wrong.append("no answer")
        self.public = public
        if wrong:
            self.found.append(f"{what}: {wrong}")
        self.table.bot.unexpected_errors.clear()
        self.caplog.clear()


def leaves(
    root: dict[str, Any], path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    inner = [one for one in root.get("options") or () if one["type"] in (1, 2)]
    if not inner:
        yield path, root
    for one in inner:
        yield from leaves(one, (*path, one["name"]))


async def test_garbage_in_every_option_of_every_command(
    playing: Table, caplog: pytest.LogCaptureFixture
) -> None:
    problems = Problems(playing, caplog)
    player, manager = (await playing.asked())[0], manager_of(playing)
    for command in playing.bot.tree.get_commands(type=discord.AppCommandType.chat_input):
        root = playing.env.backend.find_command(command.name, playing.guild.id, type=1)
        assert root is not None
        for path, leaf in leaves(root):
            options = leaf.get("options") or []
            for option in options:
                for value in GARBAGE[option["type"]]:
                    given = [
                        {
                            "name": one["name"],
                            "type": one["type"],
                            "value": value if one is option else USUAL[one["type"]],
                        }
                        for one in options
                        if one is option or one.get("required")
                    ]
                    _, nesting = walk_to_subcommand(root, list(path))
                    data = {
                        "id": root["id"],
                        "name": root["name"],
                        "type": 1,
                        "options": nest_options(root, nesting, given),
                    }
                    actor = manager if command.name == "server" else player
                    result = await _dispatch_actor_interaction(actor, 2, playing.channel, data)
                    problems.look(f"/{' '.join((command.name, *path))} {option['name']}={value!r}", result)
    assert problems.sent > 300
    assert not problems.found, "\n".join(problems.found)


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "game"])
async def test_garbage_in_every_button_and_menu(
    table: Table, caplog: pytest.LogCaptureFixture, begun: bool
) -> None:
    problems = Problems(table, caplog)
    await (table.start() if begun else table.open_lobby())
    game = await table.bot.games.records.last_in(table.channel.id)
    assert game is not None and (game.started_at is not None) == begun
    actor, channel = table.people["Ada"], table.newest.channel
    for verb in sorted(controls._controls):
        keys = [Key(verb, game.id, rest=rest) for rest in ("", "x", "9" * 40)]
        menus = [
            ui.Select[Any](
                custom_id=key.custom_id("es"), options=[SelectOption(label="x"), SelectOption(label="-1")]
            )
            for key in keys
        ]
        forged = await channel.send("?", view=rows(*(controls.button(key, "?") for key in keys), *menus))
        stored = table.env.backend.get_message(channel.id, forged.id)
        for key in keys:
            press: dict[str, Any] = {"custom_id": key.custom_id("eb"), "component_type": 2}
            problems.look(f"{press}", await _component_interaction(actor, stored, press))
            pick = {"custom_id": key.custom_id("es"), "component_type": 3, "values": ["x"]}
            problems.look(f"{pick}", await _component_interaction(actor, stored, pick))
    assert problems.sent > 200
    assert not problems.found, "\n".join(problems.found)


FIELDS = {
    "options": {"pace": "day", "edition": "classic", "variants": "", "also": "hints", "absence": "7"},
    "settings": {
        "language": "en", "time_zone": "UTC", "quiet_hours": "22-8", "reach": "dm", "palette": "standard"
    },
    "which": {"workers": "2@generator", "pay": "food"},
    "trade": {"with": "1", "give": "energy", "get": "food"},
    "word": {"word": "x"},
    "reveal": {"word": "x"},
}  # fmt: skip
"""The fields of every form, and something that they may contain."""
WRITTEN: tuple[Any, ...] = (*TEXTS, "y" * 201, "1 food," * 857, "\x00", 7, None)


def submitted(filled: dict[str, Any], shape: str) -> list[dict[str, Any]]:
    """Texts, lists of one choice, no choices, or the rows of an earlier Discord."""
    found: list[dict[str, Any]] = []
    for name, value in filled.items():
        content: dict[str, Any] = {"value": value}
        if shape in ("chosen", "none", "null"):
            content = {"values": {"chosen": [value], "none": []}.get(shape)}
        field = {"type": 4, "custom_id": name, "id": 1, **content}
        old = shape in ("rows", "null")
        found.append({"type": 1, "components": [field]} if old else {"type": 18, "component": field})
    return found


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "game"])
async def test_garbage_in_every_form(table: Table, caplog: pytest.LogCaptureFixture, begun: bool) -> None:
    """In each of its fields, while the others are right, and in all."""
    problems = Problems(table, caplog)
    await (table.start() if begun else table.open_lobby())
    game = await table.bot.games.records.last_in(table.channel.id)
    assert game is not None and set(FIELDS) == set(forms._forms)
    question = (await table.position()).question if begun else 0
    actor = table.people["Ada"]
    for verb, right in FIELDS.items():
        wrong = [{**right, name: value} for name in right for value in WRITTEN]
        tries = [(one, "", "chosen" if n % 2 else "written") for n, one in enumerate(wrong)]
        tries += [(right, rest, shape) for rest in ("x", "9" * 40) for shape in ("chosen", "written")]
        tries += [(right, "", shape) for shape in ("none", "null", "rows", "chosen")] + [({}, "", "none")]
        for filled, rest, shape in tries:
            key = Key(verb, game.id, question, rest=rest)
            data = {"custom_id": key.custom_id(forms.FORM), "components": submitted(filled, shape)}
            result = await _dispatch_actor_interaction(actor, 5, table.channel, data)
            problems.look(f"{verb} {rest!r} {filled!r} {shape}", result)
    assert problems.sent > 250
    assert not problems.found, "\n".join(problems.found)


async def test_garbage_in_every_context_menu(playing: Table, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody who is not on the server, the bot itself, a message of another person, and nothing that exists."""
    problems, actor = Problems(playing, caplog), (await playing.asked())[0]
    foreign = await actor.send(playing.channel, "hello")
    for kind, targets in (
        (discord.AppCommandType.user, (playing.watcher, playing.bot.user, None)),
        (discord.AppCommandType.message, (foreign, playing.newest, None)),
    ):
        for command in playing.bot.tree.get_commands(type=kind):
            root = playing.env.backend.find_command(command.name, playing.guild.id, type=kind.value)
            assert root is not None
            for target in targets:
                for resolved in (True, False):
                    data: dict[str, Any] = {"id": root["id"], "name": root["name"], "type": kind.value}
                    data |= {"target_id": str(target.id) if target is not None else "1", "resolved": {}}
                    if resolved and target is not None:
                        data["resolved"] = resolution(playing, kind, target)
                    result = await _dispatch_actor_interaction(actor, 2, playing.channel, data)
                    problems.look(f"{command.name} {target} {resolved}", result)
    assert problems.sent > 10
    assert not problems.found, "\n".join(problems.found)


def resolution(table: Table, kind: discord.AppCommandType, target: Any) -> dict[str, Any]:
    if kind is discord.AppCommandType.user:
        return {"users": {str(target.id): dict(user_payload(table.env.backend.get_user(target.id)))}}
    stored = table.env.backend.get_message(table.channel.id, target.id)
    return {"messages": {str(target.id): dict(message_payload(table.env.backend, stored))}}
