"""Functions for messages: a thing of the game in any grammatical form, amounts of things, and lists.

Messages get ids, numbers and lists, never finished words: `{ THING($space, "from") }` is the attribute `.from` of
`space-farm` in the message's own language. So each language can define the forms it needs and place them freely.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentInt, FluentType

Format = Callable[[str, Mapping[str, Any]], str | None]
"""Formats a message or `id.attribute` with variables; None if the language does not have it."""


class Many(FluentType):
    """Several texts or ids."""

    def __init__(self, items: Iterable[Any]) -> None:
        self.items = tuple(items)

    def format(self, locale: Locale) -> str:
        return format_list([str(item) for item in self.items], locale=locale)


class Amounts(FluentType):
    """Things with their amounts."""

    def __init__(self, amounts: Mapping[str, int]) -> None:
        self.items = tuple((thing, n) for thing, n in amounts.items() if n)


def given(value: Any) -> Any:
    """Convert a variable for messages: a mapping becomes amounts, an iterable a list of items."""
    if isinstance(value, str | int | FluentType):
        return value
    if isinstance(value, Mapping):
        return Amounts(value)
    return Many(value) if isinstance(value, Iterable) else value


ICON = re.compile("\ue000(\\w+)\ue001 ?")


def icon(*name: Any) -> str:
    """`{ ICON("food") } food`: a placeholder for an icon of food, including the space after it. `{ ICON("die", $n) }`
    selects one of several icons by number or id."""
    return f"\ue000{'_'.join(map(str, name))}\ue001"


class Functions:
    """The functions of one language."""

    def __init__(self, locale: str, message_of: Callable[[str], str], text: Format) -> None:
        self._locale = locale
        self._message_of = message_of
        self._text = text
        self._named: dict[tuple[str, str], str] = {}
        self._counted: dict[tuple[str, int, str], str] = {}

    def by_name(self) -> dict[str, Callable[..., Any]]:
        return {
            "ICON": icon,
            "THING": self.thing,
            "COUNT": self.count,
            "THINGS": self.things,
            "AMOUNTS": self.amounts,
            "LIST": self.list,
            "SIZE": size,
        }

    def thing(self, thing: Any, form: str = "") -> str:
        """`{ THING($space) }` is the thing's name, `{ THING($space, "from") }` its attribute `.from`, or the name if
        there is no such form. A number is returned as it is."""
        key = (str(thing), form)
        found = self._named.get(key)
        if found is None:
            if key[0].isdecimal():
                return key[0]
            name = self._message_of(key[0])
            text = (self._text(f"{name}.{form}", {}) if form else None) or self._text(name, {})
            if text is None:
                raise KeyError(f"{name} is missing")
            found = self._named[key] = text
        return found

    def count(self, thing: Any, n: Any, form: str = "") -> str:
        """`{ COUNT($good, $n) }` is the attribute `.count` with that number, `{ COUNT($good, $n, "acc") }` is
        `.count-acc`, or `.count` if there is no such form."""
        key = (str(thing), int(n), form)
        found = self._counted.get(key)
        if found is None:
            name, number = self._message_of(key[0]), {"n": key[1]}
            text = self._text(f"{name}.count-{form}", number) if form else None
            text = text or self._text(f"{name}.count", number)
            if text is None:
                raise KeyError(f"{name}.count is missing")
            found = self._counted[key] = text
        return found

    def things(self, things: Any, form: str = "", **how: str) -> str:
        """`{ THINGS($recruits) }`: each formatted by THING, joined as by LIST."""
        return self._joined([self.thing(thing, form) for thing in _items(things)], **how)

    def amounts(self, amounts: Any, form: str = "", **how: str) -> str:
        """`{ AMOUNTS($goods) }`: `2 energy and 1 gold`, each formatted by COUNT, joined as by LIST."""
        return self._joined([self.count(thing, n, form) for thing, n in amounts.items], **how)

    def list(self, items: Any, **how: str) -> str:
        """`{ LIST($names) }` joins items by the rules of the language (`a, b, and c`); `style: "or"` for alternatives,
        `with: "; "` for a fixed separator."""
        return self._joined([str(item) for item in _items(items)], **how)

    def _joined(self, items: Sequence[str], style: str = "standard", **between: str) -> str:
        if "with" in between:
            return between["with"].join(items)
        return format_list(items, style=style, locale=self._locale)  # type: ignore[arg-type]


def _items(several: Any) -> tuple[Any, ...]:
    """A single text counts as a list of one."""
    return several.items if isinstance(several, Many | Amounts) else (several,)


def size(several: Any) -> FluentInt:
    """`{ SIZE($goods) -> [0] … }`: the number of different items."""
    return FluentInt(len(_items(several)))
