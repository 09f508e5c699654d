"""Discord's panel presents every question as it is: each choice once, with the same label and the same detail."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple, get_args

import pytest

from bot.asking import Choice, Question, Result, ask
from bot.engine.board import called
from bot.engine.game import Match
from bot.engine.prompts import Answer, Ask, Prompt
from bot.engine.state import VARIANTS, Edition
from bot.language.words import words
from cogs.panel import Panel, Progress, show_panel
from cogs.panel.progress import value_of
from tests.worlds.given import OnMatch, done, position_of

from .asked import asked_in_game, move_in, order, some_answers

W = words("en")
BUTTON, MENU, SECTION, TEXT = 2, 3, 9, 10


class Shown(NamedTuple):
    """A message of the panel."""

    text: str
    buttons: dict[str, str]
    """Custom id → label."""
    beside: dict[str, str]
    """Custom id → the text beside the button."""
    entries: dict[str, tuple[str, str]]
    """Value → label and description, in menus."""


def shown_by(panel: Panel) -> Shown:
    made = list(_parts(done(show_panel(panel)).to_components()))
    return Shown(
        "\n".join(part["content"] for part in made if part["type"] == TEXT),
        {part["custom_id"]: part["label"] for part in made if part["type"] == BUTTON},
        {
            part["accessory"]["custom_id"]: part["components"][0]["content"]
            for part in made
            if part["type"] == SECTION
        },
        {
            re.sub(r"~\d+$", "", o["value"]): (o["label"], o.get("description") or "")
            for part in made
            if part["type"] == MENU
            for o in part["options"]
        },
    )


def _parts(components: list[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))
        yield from _parts([part["accessory"]] if "accessory" in part else [])


def panel_of(match: Match, prompt: Prompt, answers: list[Answer], group: str) -> Panel:
    """Discord's panel after the same answers."""
    games: Any = OnMatch(match)
    position = position_of(match)
    panel = done(Panel.at(games, position, prompt.seat, W))
    progress = done(panel.along(*answers))[0] if answers else Progress()
    again: Panel = done(
        Panel.at(games, position, prompt.seat, W, Progress(progress.codes, progress.check, group))
    )
    return again


def check_question(panel: Panel, question: Question) -> None:
    shown = shown_by(panel)
    for line in (*question.head, question.asks):
        assert line in shown.text
    chosen = any(group.chosen for group in question.groups)
    if question.ask == "recruits" and not chosen:
        assert {group.label for group in question.groups} <= set(shown.buttons.values())
    for section in question.sections:
        for number, choice in enumerate(section.choices):
            if section.kind == "which":
                assert choice.label in shown.buttons.values()  # opens a form
            elif section.kind == "tick":
                assert panel.pages > 1 or shown.entries[str(number)] == (choice.label, choice.detail)
            else:
                check_choice(panel, shown, choice)


def check_choice(panel: Panel, shown: Shown, choice: Choice) -> None:
    assert panel.prompt is not None
    name = choice.label
    if choice.number:
        assert choice.place is not None
        name = f"{choice.number}. {W.thing(called(choice.place, panel.view.built), 'short')}"
    progress, _ = done(panel.along(*choice.answers))
    custom_id = panel.key("choose", progress).custom_id("eb")
    if custom_id in shown.buttons:
        assert shown.buttons[custom_id] == name
        if custom_id in shown.beside:
            assert shown.beside[custom_id] == choice.detail
        elif choice.detail:
            assert f"**{choice.short or name}** · {choice.detail}" in shown.text
        return
    option = panel.prompt.option(str(choice.answers[0]))
    assert option is not None
    value = value_of(panel.prompt, option)
    if value in shown.entries:
        label, brief = shown.entries[value]
        assert label == name
        # A menu has room for a hundred characters, and says also what the label implies.
        assert brief == choice.detail or len(choice.detail) > 98 or not choice.detail
    else:
        assert panel.pages > 1, f"{choice} is not offered"


def follow(match: Match, prompt: Prompt, rng: Random) -> set[Ask]:
    answers: list[Answer] = []
    kinds: set[Ask] = set()
    group = ""
    while True:
        shown = done(ask(move_in(match, prompt, W, answers), group))
        panel = panel_of(match, prompt, answers, group)
        if isinstance(shown, Result):
            message = shown_by(panel)
            assert message.text == "\n".join([*shown.lines, shown.then, *filter(None, [shown.warning])])
            forced = len(prompt.options) == 1 and len(answers) == 1 and prompt.ask == "act"
            always = ["Always play such turns"] if forced else []
            assert list(message.buttons.values()) == ["Confirm", "Back", *always]
            return kinds
        kinds.add(shown.ask)
        check_question(panel, shown)
        if shown.groups and not group:
            group = rng.choice(shown.groups).id
        else:
            answers += some_answers(shown, rng)
            group = ""


@pytest.mark.slow
def test_every_question_is_the_same_in_the_panel() -> None:
    seen: set[Ask] = follow(*order(), Random(1))
    editions: tuple[Edition, ...] = ("classic", "revised")
    for seed, (players, edition) in enumerate(product(range(2, 7), editions)):
        for match, prompt in asked_in_game(seed, players, edition, VARIANTS if seed % 3 else ()):
            seen |= follow(match, prompt, Random(seed))
    assert seen == set(get_args(Ask))
