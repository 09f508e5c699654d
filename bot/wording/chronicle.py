"""A game in words, turn by turn: for `/log`, and for a game's file in any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.engine.board import TOKENS
from bot.engine.events import Event, TurnStarted
from bot.language.words import Words
from bot.store.log import read_events
from bot.wording import reports


@dataclass(slots=True)
class Turn:
    """One turn as one person saw it; number 0 is the set-up."""

    number: int
    at: datetime
    events: list[Event] = field(default_factory=list)


def turns_in(rows: Iterable[tuple[datetime, Sequence[Event]]]) -> list[Turn]:
    """Group the log by turns. Everything before the first turn belongs to number 0."""
    turns: list[Turn] = []
    for at, events in rows:
        for event in events:
            if not turns or isinstance(event, TurnStarted):
                turns.append(Turn(event.number if isinstance(event, TurnStarted) else 0, at))
            turns[-1].events.append(event)
    return turns


def turn_line(turn: Turn, time: str, what: str, w: Words) -> str:
    return w("history-turn" if turn.number else "history-setup", number=turn.number, time=time, what=what)


def chronicle(file: Mapping[str, Any], w: Words) -> str:
    """A game's file as text: the players, every turn, and the winner. It contains only what the file contains."""
    names = {seat["seat"]: seat["name"] for seat in file["seats"]}
    built = (file["table"] or {}).get("built") or {}
    lines = [w("lobby-started", names=w.list(list(names.values())))]
    rows = ((datetime.fromisoformat(row["at"]), read_events(row["events"])) for row in file["answers"])
    for turn in turns_in(rows):
        told = reports.report(turn.events, w, names, built=built, everything=True)
        if told:
            lines.append(turn_line(turn, f"{turn.at:%Y-%m-%d %H:%M}", reports.together(told, w), w))
    return "\n".join([*lines, *_result(file["seats"], names, w)]).replace("**", "") + "\n"


def _result(seats: Sequence[Mapping[str, Any]], names: Mapping[int, str], w: Words) -> list[str]:
    won = [names[seat["seat"]] for seat in seats if seat["won"]]
    if not won:
        return []
    ranking = sorted(seats, key=lambda seat: (not seat["won"], seat["tokens_left"]))
    return [w("end-won", players=w.list(won), n=len(won))] + [
        w("end-place", rank=rank, player=names[seat["seat"]], tokens=TOKENS - seat["tokens_left"])
        for rank, seat in enumerate(ranking, start=1)
    ]
