"""A move in a few lines, for the channel. Secrets are only shown to their owner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.engine import events as happened
from bot.engine.events import Event
from bot.language.words import Words
from bot.wording.outcomes import in_common, then_chance
from bot.wording.questions import details, label, plain_gains, question, refusal, stops_at
from bot.wording.sentences import Names, Phrases

__all__ = [
    "details",
    "in_common",
    "label",
    "line",
    "plain_gains",
    "question",
    "refusal",
    "report",
    "report_lines",
    "stops_at",
    "then_chance",
    "together",
]

# Not worth a line: the text below the board says whose turn it is, and activated recruits have their own events.
NOISE = (happened.TurnStarted, happened.TurnEnded, happened.WorkersReturned, happened.HiddenCalled)


def line(
    event: Event, w: Words, names: Names, seat: int | None = None, built: Mapping[str, str] | None = None
) -> str | None:
    """One event as one line of the log, or None if there is nothing to say. Public unless `seat` is given."""
    phrases = Phrases(w, names, built or {}).gather([event.seen_by(seat)])
    told = [text for step in phrases.steps for text in (*phrases.sentences(step), *phrases.headlines(step))]
    return together(told, w) or None


class Line(NamedTuple):
    """A line of a report."""

    text: str
    great: bool = False
    """News of the game: a market, a token, a recruit, the end. Otherwise it is what players did and got."""


def report(
    events: Iterable[Event],
    w: Words,
    names: Names,
    seat: int | None = None,
    built: Mapping[str, str] | None = None,
    *,
    everything: bool = False,
    ahead: bool = False,
) -> list[str]:
    """The lines of a move. Public unless `seat` is given: then it is worded to that player. `everything`: include
    secrets. `ahead`: tell what the move would do."""
    told = report_lines(events, w, names, seat, built, everything=everything, ahead=ahead)
    return [line.text for line in told]


def report_lines(
    events: Iterable[Event],
    w: Words,
    names: Names,
    seat: int | None = None,
    built: Mapping[str, str] | None = None,
    *,
    everything: bool = False,
    ahead: bool = False,
) -> list[Line]:
    """One move, in the order in which it happened: what its player did, what happened to others, the news, and then
    what came after the news, such as the rolls of workers that are back."""
    seen = [event if everything else event.seen_by(seat) for event in events]
    phrases = Phrases(w, names, built or {}, seat, ahead).gather(_worth_reporting(seen))
    lines = []
    for n, step in enumerate(phrases.steps):
        actor, *others = phrases.sentences(step) or ("",)
        # Later steps are short: who rolled what is one line.
        done = [actor, together(others, w)] if n == 0 else [together([actor, *others] if actor else [], w)]
        lines += [Line(text) for text in done]
        lines += [Line(text, great=True) for text in phrases.headlines(step)]
    return [line for line in lines if line.text]


def together(sentences: Sequence[str], w: Words) -> str:
    return w("told-together", sentences=sentences) if sentences else ""


def _worth_reporting(events: Sequence[Event]) -> list[Event]:
    """Leave out events that other events of the same move imply."""
    sources = {getattr(event, "why", "") for event in events}
    sources |= {e.recruit for e in events if isinstance(e, happened.DieSet | happened.WorkerSacrificed)}
    answered = {(e.seat, e.to) for e in events if isinstance(e, happened.Traded | happened.TradeDeclined)}

    def said_elsewhere(event: Event) -> bool:
        match event:
            case happened.AbilityUsed(recruit=card) | happened.PenaltySuffered(tile=card):
                return card in sources
            case happened.TradeProposed(seat=seat, to=to):
                return (seat, to) in answered
            case _:
                return isinstance(event, NOISE)

    return [event for event in events if not said_elsewhere(event)]
