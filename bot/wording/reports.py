"""A move in one to three lines, for the channel. Secrets are only shown to their owner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.engine import events as happened
from bot.engine.events import Event
from bot.wording.outcomes import in_common, then_chance
from bot.wording.questions import details, label, plain_gains, question, refusal, stops_at
from bot.wording.sentences import Names, Phrases
from data.words import Words

__all__ = [
    "details",
    "in_common",
    "label",
    "line",
    "plain_gains",
    "question",
    "refusal",
    "report",
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
    return together([*(phrases.sentence(of) for of in phrases.parts), *phrases.headlines()], w) or None


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
    """One move: what its player did, what happened to others, and the news. Public unless `seat` is given: then it is
    worded to that player. `everything`: include secrets. `ahead`: tell what the move would do."""
    seen = [event if everything else event.seen_by(seat) for event in events]
    phrases = Phrases(w, names, built or {}, seat, ahead).gather(_worth_reporting(seen))
    actor, *others = phrases.parts or (None,)
    lines = [
        "" if actor is None else phrases.sentence(actor),
        together([phrases.sentence(other) for other in others], w),
        together(phrases.headlines(), w),
    ]
    return [text for text in lines if text]


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
