"""Buttons and menus whose whole meaning is in their custom id, so that each works after a restart.

A custom id reads `eb:VERB:GAME:QUESTION:REVISION:REST` (menus begin with `es`). A cog registers the handler of a verb
with `@control("verb")`. `question` and `revision` tell a fresh button from a stale one.
"""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, Self, TypeAlias, TypeVar, cast

import discord
from discord import (
    ButtonStyle,
    ChannelType,
    SelectDefaultValue,
    SelectDefaultValueType,
    SelectOption,
    ui,
)

from cogs.kit.apologies import fail
from cogs.kit.limits import MAX_CUSTOM_ID, MAX_DESCRIPTION, MAX_LABEL, MAX_OPTIONS, MAX_PLACEHOLDER
from cogs.kit.replies import (
    Acknowledgement,
    Interaction,
    Sorry,
    acknowledge,
    acknowledge_if_slow,
    admit,
    say,
    words_at_once,
)

_NUMBER = r"\d{1,18}"  # what fits the database's integers
_REST = (
    rf":(?P<verb>[a-z_]+):(?P<game>{_NUMBER}):(?P<question>{_NUMBER}):(?P<revision>{_NUMBER}):(?P<rest>.*)"
)


class Key(NamedTuple):
    """What a custom id carries."""

    verb: str
    game: int = 0
    question: int = 0
    revision: int = 0
    rest: str = ""

    def custom_id(self, kind: str) -> str:
        text = f"{kind}:{self.verb}:{self.game}:{self.question}:{self.revision}:{self.rest}"
        if len(text) > MAX_CUSTOM_ID:
            raise ValueError(f"a custom id may have {MAX_CUSTOM_ID} characters, this has {len(text)}: {text}")
        return text

    @property
    def room(self) -> int:
        """How many characters `rest` may have."""
        return MAX_CUSTOM_ID - len(self._replace(rest="").custom_id("eb"))


OLD_BUTTON = "button-old"
"""The reply to a press without meaning: from an earlier version, or of a right that has ended."""

T = TypeVar("T")
Handler = Callable[[Interaction, Key, list[str]], Awaitable[None]]
_controls: dict[str, tuple[Handler, Acknowledgement]] = {}

SOON = 2.0
"""Seconds in which a form has to be made: opening it is the acknowledgement."""

BUSY = 8
"""With this many presses at once, even a quick one is acknowledged before it is handled."""

_under_way: set[int] = set()
"""Interactions that are being handled now."""


def control(verb: str, answer: Acknowledgement = "private") -> Callable[[Handler], Handler]:
    """Register the handler of a verb: it is called with the interaction, the parsed id and, from a menu, the chosen
    values.

    The press is acknowledged before that, in the way `answer` says. A handler that only reads, draws nothing and
    answers at once may be "quick"; if it comes to write after all, it acknowledges first
    (`cogs.kit.replies.acknowledge`).
    """

    def register(handler: Handler) -> Handler:
        _controls[verb] = handler, answer
        return handler

    return register


async def _call(interaction: Interaction, key: Key, values: list[str], *, offered: bool = True) -> None:
    _under_way.add(interaction.id)
    try:
        if not await admit(interaction):
            return
        handler, answer = _controls.get(key.verb, (_refuse, "private"))
        if answer == "quick" and len(_under_way) <= BUSY:
            acknowledge_if_slow(interaction)
        else:
            await acknowledge(interaction, answer)
        if not offered:
            raise Sorry("menu-not-offered")
        if answer == "form":
            await soon(interaction, handler(interaction, key, values))
        else:
            await handler(interaction, key, values)
    except Exception as error:
        await fail(interaction, error, game=key.game or None)
    finally:
        _under_way.discard(interaction.id)


async def _refuse(interaction: Interaction, key: Key, values: list[str]) -> None:
    raise Sorry(OLD_BUTTON)


async def soon(interaction: Interaction, form: Awaitable[None]) -> None:
    try:
        async with asyncio.timeout(SOON):
            await form
    except TimeoutError:
        await say(interaction, words_at_once(interaction)("error-busy"))


Item = TypeVar("Item", bound=ui.Item[Any])


def _key(match: re.Match[str]) -> Key:
    return Key(
        match["verb"], int(match["game"]), int(match["question"]), int(match["revision"]), match["rest"]
    )


class Control(ui.DynamicItem[Item], template=re.compile("e" + _REST)):
    """A button or menu; all it means is in its custom id."""

    def __init__(self, key: Key, item: Item) -> None:
        super().__init__(item)
        self.key = key

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(_key(match), cast(Item, item))


class Press(Control[ui.Button[Any]], template=re.compile("eb" + _REST)):
    """A button."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _call(interaction, self.key, [])


Menu: TypeAlias = ui.Select[Any] | ui.RoleSelect[Any] | ui.ChannelSelect[Any]


class Choose(Control[Menu], template=re.compile("es" + _REST)):
    """A menu: of options, or of the server's roles or channels (then the values are ids)."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        values = data["values"]
        if isinstance(self.item, ui.Select):
            offered = {option.value for option in self.item.options}.issuperset(values)
        else:
            kind = "roles" if isinstance(self.item, ui.RoleSelect) else "channels"
            offered = data.get("resolved", {}).get(kind, {}).keys() >= set(values)
        fits = self.item.min_values <= len(values) <= self.item.max_values
        plain = [_REPEAT.sub("", value) for value in values]
        await _call(interaction, self.key, plain, offered=offered and fits)


def known(custom_id: str) -> bool:
    """Whether an id has the form that this version writes."""
    return key_in(custom_id, "e[bs]") is not None


def key_in(custom_id: str, kind: str) -> Key | None:
    """What an id carries; None if it does not have the form that this version writes."""
    match = re.fullmatch(kind + _REST, custom_id)
    return _key(match) if match is not None else None


def button(
    key: Key,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
    row: int | None = None,
    emoji: discord.PartialEmoji | None = None,
) -> Press:
    item: ui.Button[Any] = ui.Button(
        custom_id=key.custom_id("eb"),
        label=clip(label, MAX_LABEL),
        style=style,
        disabled=disabled,
        row=row,
        emoji=emoji,
    )
    return Press(key, item)


def menu(
    key: Key, options: Sequence[SelectOption], placeholder: str, *, least: int = 1, most: int = 1
) -> Choose:
    """A menu of at most 25 options; for more, see `pages`."""
    item: ui.Select[Any] = ui.Select(
        custom_id=key.custom_id("es"),
        options=list(options),
        placeholder=clip(placeholder, MAX_PLACEHOLDER),
        min_values=least,
        max_values=min(most, len(options)),
    )
    return Choose(key, item)


def role_menu(key: Key, placeholder: str, chosen: Iterable[int], *, most: int) -> Choose:
    """Any roles of the server, or none."""
    return Choose(
        key,
        ui.RoleSelect(
            custom_id=key.custom_id("es"),
            placeholder=clip(placeholder, MAX_PLACEHOLDER),
            default_values=[SelectDefaultValue(id=role, type=SelectDefaultValueType.role) for role in chosen],
            min_values=0,
            max_values=most,
        ),
    )


def channel_menu(
    key: Key, placeholder: str, chosen: Iterable[int], kinds: Sequence[ChannelType], *, most: int
) -> Choose:
    """Any of these kinds of channels of the server, or none."""
    return Choose(
        key,
        ui.ChannelSelect(
            custom_id=key.custom_id("es"),
            placeholder=clip(placeholder, MAX_PLACEHOLDER),
            channel_types=list(kinds),
            default_values=[
                SelectDefaultValue(id=channel, type=SelectDefaultValueType.channel) for channel in chosen
            ],
            min_values=0,
            max_values=most,
        ),
    )


def option(
    value: str,
    label: str,
    description: str = "",
    *,
    default: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> SelectOption:
    return SelectOption(
        value=value,
        label=clip(label, MAX_DESCRIPTION),
        description=clip(description, MAX_DESCRIPTION) or None,
        default=default,
        emoji=emoji,
    )


_REPEAT = re.compile(r"~\d+$")
_repeats = itertools.count()
REPEAT_LENGTH = 4


def anew(options: Sequence[SelectOption]) -> Sequence[SelectOption]:
    """Number the values, so that a menu shown again in the same message is a new one: a client that remembers what was
    picked there would not send it a second time. `Choose` takes the numbers off."""
    number = next(_repeats) % 1000
    for chosen in options:
        chosen.value = f"{chosen.value}~{number}"
    return options


def rows(*items: ui.Item[Any]) -> ui.View:
    """A view that is not kept in memory: its items are found by their ids.

    It is stopped from the start, so that discord.py keeps neither it nor a timer for every message sent.
    """
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def pages(items: Sequence[T], size: int = MAX_OPTIONS) -> list[Sequence[T]]:
    """As few pages as possible, of nearly equal length."""
    count = max(1, -(-len(items) // size))
    step = max(1, -(-len(items) // count))
    return [items[start : start + step] for start in range(0, max(1, len(items)), step)]


def clip(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"
