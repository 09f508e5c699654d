"""Sample values for the variables of a text: typical ones and edge cases.

The use of a variable tells its type: `AMOUNTS($goods)` needs goods, `{ $n -> [one] … }` a number. Its name tells which
things it may be; a variable with an unknown name gets a short text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from fluent.syntax import ast

from bot.data import read_toml

from .texts import Text, key_of, nodes, selector

NUMBERS = (2, 0, 1, 5, 21)
"""Two is the usual case; together they reach every plural form of our languages."""
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
MOST = 400
"""The maximum number of combinations tried for one text."""

_board = read_toml("board")
GOODS = (*_board["commodities"], *_board["resources"])
ARTIFACTS = tuple(_board["artifacts"])
SITES = tuple("_".join(("site", site)) for site in _board["sites"])
SPACES = (
    *"generator aquifer farm cloud_mine incinerator free_press ark wind_saloon nimbus_loft breeze_bar".split(),
    *"sky_lounge tank_energy tank_water euphorian_tunnel subterran_tunnel_end".split(),
    *SITES,
)
FACTIONS = tuple(_board["factions"])
AREAS = ("euphoria", "subterra", "wastelands", "icarus")
COLOURS = tuple(_board["colours"])
RECRUITS = tuple(read_toml("recruits"))
MARKETS = tuple(read_toml("markets"))
PLACES = (*(f"territory_{area}" for area in AREAS), "dilemma", *MARKETS[:3], *RECRUITS[:3])
DILEMMAS = tuple(f"dilemma_{artifact}" for artifact in ARTIFACTS)
NAMES = ("Ada", "Zoë O’Neil", "Оля", "太郎", r"x\_\*x", "A " * 15 + "B", "Éloïse")
"""Player names: with accents, in other scripts, escaped, long, beginning with a vowel."""
AMOUNTS = (
    {"energy": 2},
    {"water": 1, "gold": 5},
    {"book": 21, "stone": 1, "clay": 2},
    dict.fromkeys(GOODS, 1),
)

THINGS: Mapping[str, tuple[str, ...]] = {
    "area": AREAS,
    "artifact": ARTIFACTS,
    "building": MARKETS,
    "card": ARTIFACTS,
    "colour": COLOURS,
    "commodity": tuple(_board["commodities"]),
    "dilemma": DILEMMAS,
    "faction": FACTIONS,
    "good": GOODS,
    "hidden": RECRUITS,
    "market": MARKETS,
    "other": tuple(_board["resources"]),
    "place": PLACES,
    "price": GOODS,
    "recruit": RECRUITS,
    "resource": tuple(_board["resources"]),
    "site": SITES,
    "space": (*SPACES, *MARKETS),
    "territory": tuple(f"territory_{area}" for area in AREAS),
    "thing": (*GOODS, *ARTIFACTS),
    "tile": MARKETS,
    "track": ("morale", "knowledge"),
    "why": (*RECRUITS[:4], *MARKETS[:4]),
}
"""The singular of a variable's name → ids."""

NUMBERED = frozenset(
    "answers away available count double draws game hand home knowledge least left level limit morale most n needed"
    " number page pages played placed rank ready risk rolled seq share step steps tokens total turn won yes no".split()
)
"""Variables that are numbers, although their use does not show it."""
TEXTS: Mapping[str, tuple[str, ...]] = {
    "time": ("<t:1790000000:R>",),
    "channel": ("<#112233445566778899>",),
    "link": ("https://discord.com/channels/1/2/3",),
    "letter": ("A", "F"),
    "typed": ("xyz", "2 fish’s"),
}


def samples(text: Text, first: Text | None = None) -> dict[str, tuple[Any, ...]]:
    """Variable → sample values. `first` is the same text in English, whose use of a variable may tell more."""
    both = [known for known in (text, first) if known is not None]
    return {name: _values(name, both) for name in sorted(text.variables)}


def combinations(text: Text, first: Text | None = None) -> Iterator[dict[str, Any]]:
    """Values for every variant of the text: selecting variables in all combinations, the others each value once."""
    values = samples(text, first)
    choosing = {selector(select) for select in text.selects} & set(values)
    fixed = [name for name in values if name in choosing]
    others = [name for name in values if name not in choosing]
    rounds = max((len(values[name]) for name in others), default=1)
    tried = 0
    for at in range(rounds):
        rest = {name: values[name][at % len(values[name])] for name in others}
        for chosen in product(*(values[name] for name in fixed)):
            yield rest | dict(zip(fixed, chosen, strict=True))
            tried += 1
            if tried >= MOST:
                return


def _values(name: str, texts: Iterable[Text]) -> tuple[Any, ...]:
    functions: set[str] = set()
    keys: list[str] = []
    second = empty = False
    for text in texts:
        for call in nodes(text.pattern, ast.FunctionReference):
            for at, argument in enumerate(call.arguments.positional):
                if isinstance(argument, ast.VariableReference) and argument.id.name == name:
                    functions.add(call.id.name)
                    second |= call.id.name == "COUNT" and at == 1
        for select in text.selects:
            plain = select.selector
            if isinstance(plain, ast.VariableReference) and plain.id.name == name:
                keys += [key_of(variant) for variant in select.variants]
            elif selector(select) == name:  # SIZE: the list may be empty if the text has a variant for that
                empty |= any(key_of(variant) == "0" for variant in select.variants)
    if "AMOUNTS" in functions:
        return (*AMOUNTS, {}) if empty else AMOUNTS
    if "THINGS" in functions or "LIST" in functions:
        one = _things(name) if "THINGS" in functions else NAMES
        several = (one[:1], one[:2], one[:3], one[-5:])
        return (*several, ()) if empty else several
    if second or _numeric(keys):
        return tuple(dict.fromkeys((*NUMBERS, *(int(key) for key in keys if key.isdecimal()))))
    if functions & {"THING", "COUNT"}:
        return tuple(dict.fromkeys((*_things(name), *(key for key in keys if key in _known()))))
    if keys:
        return (*dict.fromkeys(key for key in keys if key != "other"), "else")
    if name in NUMBERED or functions:
        return NUMBERS
    return TEXTS.get(name, NAMES)


def _numeric(keys: list[str]) -> bool:
    return bool(keys) and all(key.isdecimal() or key in PLURALS for key in keys)


def _things(name: str) -> tuple[str, ...]:
    singular = name.removesuffix("s")
    return THINGS.get(name) or THINGS.get(singular) or (*GOODS, *ARTIFACTS, *RECRUITS[:5], *MARKETS[:5])


def _known() -> frozenset[str]:
    return frozenset(thing for things in THINGS.values() for thing in things)
