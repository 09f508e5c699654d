"""Which scenario covers which clause of which card, in which edition, on or off turn.

The engine keeps the functions of its cards in registries. This module finds all registries and temporarily replaces
each function: by one that records the call, or by one that does nothing.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, is_dataclass, replace
from functools import cache, wraps
from inspect import iscoroutinefunction, isfunction
from pathlib import Path
from typing import Any

from bot.engine import turn  # noqa: F401  (registers the cards)
from bot.engine.board import MARKETS, RECRUITS
from bot.engine.state import EDITIONS

from .position import Failed
from .runner import Run, run

CARDS = frozenset((*RECRUITS, *MARKETS))
WRITTEN_IN = ("bot.engine.recruits", "bot.engine.markets")


@dataclass(slots=True, frozen=True, order=True)
class Clause:
    card: str
    edition: str
    """The edition; "" for a market tile, which is the same in both."""
    moment: str
    """When it applies, or what it changes."""
    rule: str


Function = Callable[..., Any]
Swap = Callable[[Clause, Function], Function]


def clauses() -> list[Clause]:
    """All clauses of the engine."""
    found: set[Clause] = set()

    def note(clause: Clause, function: Function) -> Function:
        found.add(clause)
        return function

    with _swapped(note):
        return sorted(found)


@contextmanager
def watched() -> Iterator[set[tuple[Clause, bool]]]:
    """Record the clauses that take effect in this context, and whether off turn."""
    seen: set[tuple[Clause, bool]] = set()

    def watch(clause: Clause, function: Function) -> Function:
        def note(game: Any, me: Any) -> None:
            seen.add((clause, game.turn.seat != me.seat))

        if iscoroutinefunction(function):

            @wraps(function)
            async def do(game: Any, me: Any, *about: Any) -> Any:
                note(game, me)
                return await function(game, me, *about)

            return do

        @wraps(function)
        def change(game: Any, me: Any, *about: Any) -> Any:
            changed = _at_once(function(game, me, *about))
            if changed:
                note(game, me)
            return changed

        return change

    with _swapped(watch):
        yield seen


@contextmanager
def lacking() -> Iterator[set[Clause]]:
    """Disable the clauses that are added to this set."""
    missing: set[Clause] = set()

    def leave_out(clause: Clause, function: Function) -> Function:
        if iscoroutinefunction(function):

            @wraps(function)
            async def do(*about: Any) -> Any:
                return None if clause in missing else await function(*about)

            return do

        @wraps(function)
        def change(*about: Any) -> Any:
            changed = function(*about)
            return (
                type(_at_once(changed))() if clause in missing else changed
            )  # no additional options, no extra morale, not forbidden

        return change

    with _swapped(leave_out):
        yield missing


def fails_without(clause: Clause, files: Iterable[Path], missing: set[Clause]) -> Path | None:
    """The first of these scenarios that fails without the clause."""
    printed = (path for path in files if clause.edition in ("", _read(path).get("edition", EDITIONS[0])))
    missing.add(clause)
    try:
        return next((path for path in printed if not _holds(_read(path))), None)
    finally:
        missing.clear()


def _holds(scenario: dict[str, Any]) -> bool:
    """Whether the scenario passes; an internal error of the engine does not count as a failure and is raised."""
    try:
        Run(scenario).all()
    except Failed:
        return False
    return True


@cache
def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def scenarios_by_clause(files: Iterable[Path]) -> dict[tuple[Clause, bool], list[Path]]:
    """(clause, whether off turn) → the scenarios that cover it."""
    found: dict[tuple[Clause, bool], list[Path]] = {}
    with watched() as seen:
        for path in files:
            seen.clear()
            run(path)
            for each in seen:
                found.setdefault(each, []).append(path)
    return found


def _at_once(changed: Any) -> Any:
    """Evaluate a generator, to see whether it yields anything."""
    return list(changed) if isinstance(changed, Iterator) else changed


@contextmanager
def _swapped(swap: Swap) -> Iterator[None]:
    kept = [(registry, dict(registry)) for registry in _registries()]
    for registry, before in kept:
        registry.update(_walk(before, (), swap))
    _forget_lookups()
    try:
        yield
    finally:
        for registry, before in kept:
            registry.update(before)
        _forget_lookups()


@cache
def _registries() -> list[dict[Any, Any]]:
    """The engine's registries: card → functions."""
    games = [
        table
        for name, module in list(sys.modules.items())
        if name.startswith("bot.engine")
        for table in vars(module).values()
        if isinstance(table, dict)
        and table
        and not any(isinstance(key, str) and key[:2] == "__" for key in table)
    ]
    found: list[dict[Any, Any]] = []
    for each in games:
        hits: list[Clause] = []
        _walk(each, (), lambda clause, function, hits=hits: hits.append(clause) or function)  # type: ignore[misc]
        if hits and not any(each is known for known in found):
            found.append(each)
    return found


def _walk(node: Any, names: tuple[str, ...], swap: Swap) -> Any:
    """A copy of the registry with every function of a card replaced."""
    if isinstance(node, dict):
        return {key: _walk(value, (*names, *_names(key)), swap) for key, value in node.items()}
    if isinstance(node, tuple) and type(node) is tuple:
        return tuple(_walk(item, names, swap) for item in node)
    if is_dataclass(node) and hasattr(node, "do"):
        return replace(node, do=_walk(node.do, names, swap))  # type: ignore[type-var]
    if isfunction(node) and node.__module__.startswith(WRITTEN_IN) and (cards := CARDS.intersection(names)):
        rest = [name for name in names if name not in CARDS and name not in EDITIONS]
        edition = next((name for name in names if name in EDITIONS), "")
        clause = Clause(
            next(iter(cards)), edition, " ".join(rest) or "place", " ".join((node.__doc__ or "").split())
        )
        return swap(clause, node)
    return node


def _names(key: Any) -> tuple[str, ...]:
    return tuple(str(part) for part in key) if isinstance(key, tuple) else (str(key),)


def _forget_lookups() -> None:
    for lookup in _lookups():
        lookup.cache_clear()


@cache
def _lookups() -> list[Any]:
    """The engine's functions that cache what they found in a registry."""
    modules = [module for name, module in sys.modules.items() if name.startswith("bot.engine")]
    return [value for module in modules for value in vars(module).values() if hasattr(value, "cache_clear")]
