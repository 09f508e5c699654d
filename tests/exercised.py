"""Records what the tests on the simulated Discord use: every message, command, button and menu must be used.

`tests/conftest.py` loads this as a plugin. It records in every run, but only runs of the whole suite (or with
`--exercised`) can fail, because some of the tests use only some of the bot.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType, Client, InteractionType, app_commands
from fluent.syntax import ast, visitor

from bot.hosting.app import Euphoria
from bot.language.functions import Functions
from bot.language.words import SOURCE_LANGUAGE, Words, message_of, resources

ON_DISCORD = tuple(Path(__file__).parent / folder for folder in ("cogs", "commands", "hosting", "resilience"))
DRAWN = Path(__file__).parent / "renderers"
PICTURES = ("board_pictures", "card_pictures")
"""Texts in pictures also count in the tests that draw pictures."""
GUARDS = frozenset(
    """
    refused-chance refused-channel-taken refused-game-over refused-no-such-seat refused-no-such-space
    refused-no-voice refused-not-a-computer refused-not-an-option refused-not-asked refused-not-started
    refused-not-your-seat refused-roll-between refused-trade-one-sided refused-trade-partner refused-trade-things
    good-commodity good-resource would-which would-active did-dealt-tiles panel-then-chance panel-then-draws
    announce-replaced typed-too-long
    """.split()
)
"""Refusals by the rules and games that the cogs prevent by checking first, so that on Discord they would only appear
because of a bug. Also: a visited market is named by its tile, "any commodity" only appears with a number, and
retrieving is offered for each space, not as one option with a choice to come. The others are rare, or appear only in
tests whose bot is a separate process: after a kill, and if Discord accepts a text that is too long.
The tests of the rules, games and words cover them, and those of kills and forged input."""
LEAST = {"messages": 900, "commands": 30, "controls": 39, "forms": 4}
"""The minimum number of each kind: a shorter list would mean that it was not read correctly and proves nothing."""


@dataclass
class Exercised:
    """What was used (or what exists), by kind."""

    messages: set[str] = field(default_factory=set)
    """Fluent ids; attributes as `id.attribute`."""
    commands: set[str] = field(default_factory=set)
    controls: set[str] = field(default_factory=set)
    """The verbs of buttons and menus."""
    forms: set[str] = field(default_factory=set)

    def add(self, other: Exercised) -> None:
        for kind in fields(self):
            getattr(self, kind.name).update(getattr(other, kind.name))

    def dump(self) -> str:
        return json.dumps({kind.name: sorted(getattr(self, kind.name)) for kind in fields(self)})

    @staticmethod
    def load(text: str) -> Exercised:
        return Exercised(**{kind: set(names) for kind, names in json.loads(text).items()})

    def problems(self, there: Exercised) -> list[str]:
        """What was not used, and what is suspicious about the lists themselves."""
        found = []
        for kind, least in LEAST.items():
            names, used = getattr(there, kind), getattr(self, kind)
            if len(names) < least:
                found.append(f"only {len(names)} {kind} were found to be counted, at least {least} are known")
            found += [f"{kind[:-1]} {name}" for name in sorted(names - used - GUARDS)]
        found += [f"{name} is no message, so it is no guard" for name in sorted(GUARDS - there.messages)]
        return found


used = Exercised()
there = Exercised()
where: Path | None = None
"""The folder of the running test, if that test counts."""


# What exists

FORMS = ("the", "on", "title", "short", "count", "you", "done", "typed")
"""Forms of messages that are counted anyway; the tests of wording and of typed amounts use each of them."""


def messages() -> set[str]:
    """All messages and attributes that players can read, except those that are only parts of others."""
    found: set[str] = set()
    for resource in resources(SOURCE_LANGUAGE).values():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found |= {entry.id.name} if entry.value is not None else set()
                found |= {
                    f"{entry.id.name}.{attribute.id.name}"
                    for attribute in entry.attributes
                    if attribute.id.name not in FORMS or entry.id.name.startswith("rules-")
                }
    return found - inner()


def pictured() -> set[str]:
    found = [resource for name, resource in resources(SOURCE_LANGUAGE).items() if name in PICTURES]
    return {e.id.name for resource in found for e in resource.body if isinstance(e, ast.Message)}


def inner() -> set[str]:
    """Messages that are only used within other messages."""
    found: set[str] = set()

    class References(visitor.Visitor):
        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    for resource in resources(SOURCE_LANGUAGE).values():
        References().visit(resource)
    return found


def controls() -> set[str]:
    from cogs.kit.controls import _controls

    return set(_controls)


def forms() -> set[str]:
    from cogs.kit.forms import _forms

    return set(_forms)


def described(commands: Iterable[Any]) -> Iterator[str]:
    """Messages in Discord's list of commands: names, descriptions, and names of choices."""
    for command in commands:
        yield from _named(command._locale_description)
        if isinstance(command, app_commands.Group):
            continue
        for parameter in command.parameters:
            yield from _named(parameter.locale_description)
            for choice in parameter.choices:
                yield from _message(choice._locale_name)


def _message(text: app_commands.locale_str | None) -> Iterator[str]:
    message = text.extras.get("message") if text is not None else None
    if message is not None:
        yield message


def _named(text: app_commands.locale_str | None) -> Iterator[str]:
    """A description, and the name next to it."""
    for message in _message(text):
        yield from (message, f"{message}.name")


# Recording


def watch() -> None:
    """Start recording everything that is used while a test on the simulated Discord runs."""
    from cogs.kit import controls as buttons

    drawn = pictured()
    _before(
        Words,
        "__call__",
        lambda self, message, **_: used.messages.add(message),
        also=lambda self, message, **_: used.messages.update({message} & drawn),
    )
    _before(Functions, "thing", lambda self, thing, form="": _named_thing(thing, form))
    _before(Functions, "count", lambda self, thing, *_: _named_thing(thing))
    _before(buttons.Press, "callback", lambda self, *_: used.controls.add(self.key.verb))
    _before(buttons.Choose, "callback", lambda self, *_: used.controls.add(self.key.verb))
    _before(
        app_commands.Command,
        "_invoke_with_namespace",
        lambda self, *_: used.commands.add(self.qualified_name),
    )
    _before(app_commands.ContextMenu, "_invoke", lambda self, *_: used.commands.add(self.qualified_name))
    _before(Euphoria, "command_list", lambda self: _synced(self.tree))
    _before(Client, "dispatch", _came)


def _named_thing(thing: Any, form: str = "") -> None:
    """Record a thing that a text names by its id, and the form of its name."""
    if not str(thing).isdecimal():
        name = message_of(str(thing))
        used.messages.update((name, f"{name}.{form}"))


def _came(_client: Client, event: str, *args: Any, **_: Any) -> None:
    """Record a submitted form."""
    if event == "interaction" and args[0].type is InteractionType.modal_submit:
        used.forms.add(args[0].data["custom_id"].split(":")[1])


def _before(owner: type, name: str, note: Any, *, also: Any = None) -> None:
    """Call `note` before a method in tests on the simulated Discord, `also` in those of pictures."""
    plain = getattr(owner, name)

    @wraps(plain)
    def noted(*args: Any, **kwargs: Any) -> Any:
        if where in ON_DISCORD:
            note(*args, **kwargs)
        elif where == DRAWN and also is not None:
            also(*args, **kwargs)
        return plain(*args, **kwargs)

    setattr(owner, name, noted)


def _synced(tree: Any) -> None:
    """Record the commands that the bot has registered with Discord."""
    commands = list(tree.walk_commands())
    there.commands.update(c.qualified_name for c in commands if not isinstance(c, app_commands.Group))
    menus = [one for one in tree.get_commands() if isinstance(one, app_commands.ContextMenu)]
    there.commands.update(menu.qualified_name for menu in menus)
    used.messages.update(message for menu in menus for message in _message(menu._locale_name))
    used.messages.update(described(commands))
    used.messages.update(described(tree.get_commands(type=AppCommandType.chat_input)))


# Judging


def judges(config: pytest.Config) -> bool:
    """Whether this run includes all tests and therefore must use everything."""
    option = config.option
    if option.exercised:
        return True
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    chosen = option.keyword or option.markexpr or option.deselect or getattr(option, "lf", False)
    return whole and not (chosen or option.collectonly)


class Exercise:
    """The pytest plugin."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.problems: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        global where  # noqa: PLW0603 (one test runs at a time)
        where = next((folder for folder in (*ON_DISCORD, DRAWN) if folder in item.path.parents), None)
        try:
            return (yield)
        finally:
            where = None

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: Any) -> None:
        """Collect the record of a worker process that has finished."""
        output = getattr(node, "workeroutput", {})
        if "exercised" in output:
            used.add(Exercised.load(output["exercised"]))
            there.add(Exercised.load(output["there"]))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        there.controls.update(controls())
        there.forms.update(forms())
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output["exercised"], output["there"] = used.dump(), there.dump()
            return
        if not judges(self.config) or session.testsfailed or session.shouldstop or session.shouldfail:
            return  # something may be unused because of the failures
        there.messages.update(messages())
        self.problems = used.problems(there)
        if self.problems and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if self.problems:
            terminalreporter.section("never used by a test on the simulated Discord", red=True)
            for problem in self.problems:
                terminalreporter.line(problem)
