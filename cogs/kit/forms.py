"""Forms (Discord's modals), which ask for several things at once.

As with buttons, everything a form means is in its custom id, `ef:VERB:GAME:QUESTION:REVISION:REST`, so that it can be
submitted after a restart too: the view is stopped from the start, and the function registered by `@form("verb")` reads
the input. Discord allows five fields in a form and ten choices in a field.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.engine.events import Refused
from bot.wording import reports
from cogs.kit.apologies import fail
from cogs.kit.controls import Key, button, clip, key_in, rows
from cogs.kit.limits import MAX_DESCRIPTION, MAX_TITLE
from cogs.kit.replies import (
    Acknowledgement,
    Interaction,
    Sorry,
    acknowledge,
    admit,
    best_effort,
    say,
    words_for,
)

FORM = "ef"

Filled = dict[str, list[str]]
"""What was chosen or written, by field; for a line of text, a list of that one text."""
Fill = Callable[[Interaction, Key, Filled], Awaitable[None]]


class _Kind(NamedTuple):
    fill: Fill
    answer: Acknowledgement
    again: Callable[[Key], Key]


_forms: dict[str, _Kind] = {}


def form(
    verb: str, again: Callable[[Key], Key], answer: Acknowledgement = "private"
) -> Callable[[Fill], Fill]:
    """Register the handler of a form: it is called with the interaction, the parsed id and the input. The form is
    acknowledged before, as a press is. `again`: the button that opens a new form after an invalid input."""

    def register(fill: Fill) -> Fill:
        _forms[verb] = _Kind(fill, answer, again)
        return fill

    return register


async def receive(interaction: Interaction) -> None:
    """A form was submitted, opened by this process or by an earlier one."""
    data: Any = interaction.data
    key = key_in(str(data["custom_id"]), FORM)
    kind = _forms.get(key.verb) if key is not None else None
    try:
        if not await admit(interaction):
            return
        await acknowledge(interaction, kind.answer if kind is not None else "private")
    except discord.HTTPException as error:
        await fail(interaction, error)
        return
    if key is None or kind is None:
        # From a version that named its forms differently.
        await _refuse(interaction, Sorry("form-old"), None)
        return
    try:
        await kind.fill(interaction, key, _filled(data))
    except (Sorry, Refused) as error:
        await _refuse(interaction, error, kind.again(key))
    except Exception as error:
        await fail(interaction, error, game=key.game or None)


def _filled(data: Any) -> Filled:
    found: Filled = {}
    for part in data["components"]:
        for field in [part["component"]] if "component" in part else part.get("components", ()):
            given = field.get("values")
            if given is None:
                given = [] if field.get("value") is None else [field["value"]]
            found[field["custom_id"]] = [str(one) for one in given]
    return found


async def _refuse(interaction: Interaction, error: Sorry | Refused, again: Key | None) -> None:
    """A submitted form cannot be opened again: say what was wrong, with a button for a new one."""
    w = await words_for(interaction)
    why = reports.refusal(error, w) if isinstance(error, Refused) else w(error.message, **error.variables)
    more = rows(button(again, w("form-again"), ButtonStyle.primary)) if again is not None else None
    await best_effort(say(interaction, why, more))


def one_of(filled: Filled, field: str, offered: Collection[str]) -> str:
    """The one choice in a field. Discord accepts only those offered."""
    (chosen,) = several_of(filled, field, offered)[:1] or [""]
    if chosen not in offered:
        raise Sorry("menu-not-offered")
    return chosen


def several_of(filled: Filled, field: str, offered: Collection[str]) -> list[str]:
    chosen = filled.get(field, [])
    if not set(chosen) <= set(offered):
        raise Sorry("menu-not-offered")
    return chosen


# Making one


class Choice(NamedTuple):
    value: str
    label: str
    about: str = ""

    @property
    def shown(self) -> dict[str, Any]:
        return {
            "value": self.value,
            "label": clip(self.label, MAX_DESCRIPTION),
            "description": clip(self.about, MAX_DESCRIPTION) or None,
        }


class Form(ui.Modal):
    def __init__(self, key: Key, title: str, *fields: ui.Label[Any]) -> None:
        super().__init__(title=clip(title, MAX_TITLE), custom_id=key.custom_id(FORM))
        for field in fields:
            self.add_item(field)
        self.stop()


def _label(text: str, field: ui.Item[Any], about: str = "") -> ui.Label[Any]:
    return ui.Label(
        text=clip(text, MAX_TITLE), description=clip(about, MAX_DESCRIPTION) or None, component=field
    )


def radio(
    field: str, text: str, choices: Iterable[Choice], chosen: str = "", about: str = ""
) -> ui.Label[Any]:
    """One of two to ten."""
    options = [discord.RadioGroupOption(**one.shown, default=one.value == chosen) for one in choices]
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=field, options=options)
    return _label(text, group, about)


def ticks(
    field: str,
    text: str,
    choices: Iterable[Choice],
    chosen: Collection[str] = (),
    about: str = "",
    *,
    least: int = 0,
) -> ui.Label[Any]:
    """Any of at most ten."""
    options = [discord.CheckboxGroupOption(**one.shown, default=one.value in chosen) for one in choices]
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=field, options=options, required=least > 0, min_values=least, max_values=len(options)
    )
    return _label(text, group, about)


def menu_of(
    field: str, text: str, options: Sequence[SelectOption], about: str = "", *, most: int = 1
) -> ui.Label[Any]:
    """One or several of at most 25."""
    select: ui.Select[Any] = ui.Select(
        custom_id=field, options=list(options), min_values=1, max_values=min(most, len(options))
    )
    return _label(text, select, about)


def line(field: str, text: str, value: str, longest: int, about: str = "") -> ui.Label[Any]:
    """Something written; may be left empty."""
    written: ui.TextInput[Any] = ui.TextInput(
        custom_id=field, default=value or None, max_length=longest, required=False
    )
    return _label(text, written, about)
