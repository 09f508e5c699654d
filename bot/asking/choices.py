"""The choices of a question: what each is called, what it costs and brings, and where it is on the board."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.engine.board import ARTIFACTS, FACTION_OF, FACTION_OF_AREA, FACTIONS, GOODS, SPACES
from bot.engine.events import TokenPlaced
from bot.engine.paths import Path
from bot.engine.prompts import Option, Prompt
from bot.wording import reports

from .move import Move
from .question import Choice, Tone

_SIGNS = "commodity resource token morale knowledge artifact recruit dilemma market".split()
ICONS = frozenset((*GOODS, *FACTIONS, *_SIGNS))


async def choices_of(move: Move, prompt: Prompt, options: Sequence[Option]) -> list[Choice]:
    ways = await ways_of(move, options)
    known = details(move, prompt, options, ways)
    found = []
    for option, paths, detail in zip(options, ways, known, strict=True):
        label = reports.label(prompt, option, move.w, move.view)
        said = move.text.plain(detail) in (label, *reports.plain_gains(option, move.w))
        found.append(
            Choice(
                answers=[option.id],
                label=label,
                detail="" if said else detail,
                place=place_of(prompt, option),
                icon=icon_of(prompt, option),
                tone=tone_of(move, option, paths),
            )
        )
    return found


async def ways_of(move: Move, options: Sequence[Option]) -> list[list[Path]]:
    """The paths that each option can take."""
    ways = []
    for option in options:
        ways.append(await move.rules.paths([*move.answers, option.id]))
        await asyncio.sleep(0)  # let other tasks run during a long list
    return ways


def details(
    move: Move,
    prompt: Prompt,
    options: Sequence[Option],
    ways: Sequence[Sequence[Path]],
    *,
    brief: bool = False,
) -> list[str]:
    """The result of each option, without the results of the previous answers, which are shown above. `brief`: without
    icons and short enough for an entry of a menu."""
    if brief:
        return reports.details(prompt, options, ways, move.w, move.view, move.known)
    return reports.details(prompt, options, ways, move.text, move.view, move.known, move.longest)


def place_of(prompt: Prompt, option: Option) -> str | None:
    """The place on the board that an option stands for."""
    match prompt.ask, option.id.split(":"):
        case "act", ["place", _, space]:
            return space
        case "retrieve", [space, _]:
            return space
        case "authority", [place]:
            return place
        case "track_draft", [track, _]:
            return track
        case _:
            return None


def icon_of(prompt: Prompt, option: Option) -> str:
    """The icon of the one kind of thing an option stands for, or of a space's faction."""
    if prompt.ask == "act":
        place = place_of(prompt, option)
        return FACTION_OF_AREA.get(SPACES[place].area, "") if place is not None else ""
    kinds = {"artifact" if thing.partition("#")[0] in ARTIFACTS else thing for thing in option.things}
    if len(kinds) != 1:
        return ""
    (kind,) = kinds
    icon = FACTION_OF.get(kind, kind)
    return icon if icon in ICONS else ""


def tone_of(move: Move, option: Option, ways: Sequence[Path]) -> Tone:
    if option.id in ("no", "stop"):
        return "decline"
    return "token" if ways and all(_brings_token(move, way) for way in ways) else "plain"


def _brings_token(move: Move, way: Path) -> bool:
    return any(isinstance(e, TokenPlaced) and e.seat == move.seat for e in way.events[move.known :])
