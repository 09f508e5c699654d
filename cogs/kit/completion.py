"""Autocompletion of typed names, and resolving what was meant.

Case, accents and the width of kana are ignored. Names are matched in the user's language and, if the caller passes them
as `also`, in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from discord.app_commands import Choice

from bot.language.folding import folded
from cogs.kit.command_texts import escaped
from cogs.kit.limits import MAX_DESCRIPTION, MAX_OPTIONS
from cogs.kit.replies import Sorry

Named = tuple[str, str]
"""A name and what it stands for."""


class Known(tuple[Named, ...]):
    """Names that stay the same for as long as the bot runs: they are folded once, not for each letter that somebody
    types."""

    @cached_property
    def folded(self) -> list[Named]:
        return [(folded(name), value) for name, value in self]


def _folded(choices: Iterable[Named]) -> list[Named]:
    return (
        choices.folded if isinstance(choices, Known) else [(folded(name), value) for name, value in choices]
    )


def matching(choices: Sequence[Named], typed: str, also: Iterable[Named] = ()) -> list[Choice[str]]:
    """Names that contain what was typed, or all of its words; those that begin with it first; at most 25."""
    typed, others = folded(typed), _by_value(also)
    ranked = [
        (rank, name, value)
        for (name, value), (plain, _) in zip(choices, _folded(choices), strict=True)
        if (rank := _rank(typed, [plain, *others.get(value, [])])) is not None
    ]
    ranked.sort(key=lambda one: one[0])
    return [
        Choice(name=name[:MAX_DESCRIPTION], value=value[:MAX_DESCRIPTION])
        for _, name, value in ranked[:MAX_OPTIONS]
    ]


def _rank(typed: str, names: list[str]) -> int | None:
    if any(name.startswith(typed) for name in names):
        return 0
    if any(typed in name for name in names):
        return 1
    return 2 if any(_has_words(name, typed) for name in names) else None


def _has_words(name: str, typed: str) -> bool:
    """Whatever stands between them: `театр пропаганды`, `ben ludologist`."""
    return all(word in name for word in typed.split())


def _by_value(named: Iterable[Named]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in _folded(named):
        found.setdefault(value, []).append(name)
    return found


def resolve(choices: Sequence[Named], typed: str, sorry: str, also: Iterable[Named] = ()) -> str:
    """What was meant: a completed value, a name in full, or the only name that matches."""
    for name, value in choices:
        if typed in (name, value):
            return value
    known = {value for _, value in choices}
    names = [(name, value) for name, value in [*_folded(choices), *_folded(also)] if value in known]
    wanted = folded(typed)
    found = (
        {value for name, value in names if name == wanted}
        or {value for name, value in names if wanted in name}
        or {value for name, value in names if _has_words(name, wanted)}
    )
    if len(found) != 1:
        raise Sorry("typed-ambiguous" if found else sorry, typed=escaped(typed[:60]))
    return found.pop()
