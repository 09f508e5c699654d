"""One game in memory, what is to be committed of it, and what is read off it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from bot.engine.events import Event, Refused
from bot.engine.game import Match, Row
from bot.engine.prompts import Answer, Prompt
from bot.engine.view import View
from bot.store.proofs import Draw
from bot.store.records import AskedRecord, GameRecord, PlanRecord, Profile, Seated, SeatRecord

from .chance import Source
from .hours import reachable
from .reminder_times import timed


@dataclass(slots=True)
class LoadedGame:
    """One game in memory: never more than what the log says, once its lock is free."""

    record: GameRecord
    match: Match
    chance: Source
    standing: dict[tuple[int, str, str], Answer] = field(default_factory=dict)
    version: int = 0
    """The game's version in the database that this is a copy of."""
    _public: tuple[Any, View] | None = None

    def view(self, seat: int | None) -> View:
        """What everybody sees is put together once for every position: an announcement looks at it several times."""
        names = self.record.names
        if seat is not None:
            return self.match.view(seat, names)
        position = (self.record.revision, self.match.question, self.match.answers, names)
        if self._public is None or self._public[0] != position:
            self._public = position, self.match.view(None, names)
        return self._public[1]


@dataclass(slots=True)
class Change:
    """What is to be committed: answers with their events, and the turns that began."""

    first: int
    hands: list[Any]
    checkpoint_at: int
    question: int
    """The one that was open before."""
    rows: list[tuple[Row, list[Event], int | None]] = field(default_factory=list)
    checkpoints: dict[int, str] = field(default_factory=dict)
    draws: list[Draw] = field(default_factory=list)
    """What chance was asked."""
    answered_for: list[tuple[int, str, Any]] = field(default_factory=list)
    why: Literal["", "undo", "rewind", "rules_changed"] = ""
    """Set when answers from `first` on are taken back before the new ones are added."""
    taken_back: int = 0
    handed_back: SeatRecord | None = None
    trade: int | None = None
    """The offer this concludes."""
    plan: tuple[PlanRecord, int] | None = None
    """The plan that gave these answers, and how many of its steps are played then."""
    starts: bool = False
    """A lobby becomes a game."""

    @staticmethod
    def of(match: Match) -> Change:
        return Change(match.answers, hands_of(match), match.checkpoint_at, match.question)

    @property
    def facts(self) -> tuple[Event, ...]:
        return tuple(event for _, events, _ in self.rows for event in events)


def place(loaded: LoadedGame) -> dict[str, Any]:
    """Where the game stands, as `Position` and `Moved` have it."""
    match = loaded.match
    return {
        "game": loaded.record,
        "question": match.question,
        "prompts": match.prompts,
        "over": match.over,
        "winners": tuple(match.winners),
        "turn": match.turn,
        "length": match.answers,
    }


def people_asked(loaded: LoadedGame, change: Change) -> dict[int, int]:
    """Seats the game waits for now, and who plays there in person."""
    game, back = loaded.record, change.handed_back
    found = {}
    for prompt in loaded.match.prompts:
        seat = game.seats[prompt.seat]
        in_person = not seat.by_computer or (back is not None and back.seat == seat.seat)
        if in_person and seat.user_id is not None:
            found[seat.seat] = seat.user_id
    return found


def asked_now(
    loaded: LoadedGame, people: Mapping[int, int], profiles: Mapping[int, Profile], now: datetime
) -> list[AskedRecord]:
    """Whom the game waits for now, as it is put on record; `user_id` only of those who play in person."""
    game, question = loaded.record, loaded.match.question
    found = []
    for prompt in loaded.match.prompts:
        user = people.get(prompt.seat)
        asked = AskedRecord(game.id, prompt.seat, user, question, prompt.ask, now, None, None)
        found.append(timed(asked, game, None if user is None else profiles.get(user, Profile(user))))
    return found


def waits_of(
    asked: Sequence[AskedRecord], seated: Sequence[Seated]
) -> tuple[tuple[AskedRecord, Profile], ...]:
    """Whom the game waits for, as `Reminders.waits` has it."""
    known = {one.seat: one for one in seated}
    return tuple(
        (replace(one, planned=one.seat in known and known[one.seat].planned), _profile(one, known))
        for one in asked
    )


def _profile(asked: AskedRecord, known: Mapping[int, Seated]) -> Profile:
    return known[asked.seat].profile if asked.seat in known else Profile(0)


def next_up(loaded: LoadedGame, profiles: Mapping[int, Profile], now: datetime) -> int | None:
    """Whose turn is the next, if they want to know and can be written to. At a table of two, everybody knows."""
    game, match = loaded.record, loaded.match
    here = [seat.seat for seat in game.seats if not seat.by_computer]
    on_turn = match.turn in here and any(
        (prompt.seat, prompt.ask) == (match.turn, "act") for prompt in match.prompts
    )
    if not on_turn or len(here) < 3 or game.live or match.over:
        return None
    after = game.person_after(match.turn)
    profile = None if after is None else profiles.get(game.seats[after].user_id or 0)
    wanted = profile is not None and profile.next_up and profile.reach in ("dm", "both")
    return after if profile is not None and wanted and reachable(now, profile) == now else None


def hands_of(match: Match) -> list[Any]:
    return [
        (sorted(p.artifacts), sorted(p.hidden), p.dilemma, p.dilemma_choice)
        for p in match.copy_state().players
    ]


def standing_answer(prompt: Prompt, loaded: LoadedGame) -> Answer | None:
    """The standing answer to be given: only a person's, and only if it is an option this time."""
    if not loaded.standing or loaded.record.seats[prompt.seat].by_computer:
        return None
    # A trade can be declined forever to one player, or to everybody.
    keys = [f"trade:{prompt.about.get('seat')}"] if prompt.ask == "trade" else []
    found = (loaded.standing.get((prompt.seat, prompt.ask, key)) for key in (*keys, prompt.key))
    answer = next((one for one in found if one is not None), None)
    if answer is None:
        return None
    legal = answer in prompt.answers() if prompt.several else prompt.option(str(answer)) is not None
    return answer if legal else None


def held_by(record: GameRecord, seat: int, user_id: int | None) -> SeatRecord:
    """The seat, if this person (None: its computer) plays it."""
    if not 0 <= seat < len(record.seats):
        raise Refused("refused-no-such-seat", seat=seat)
    found = record.seats[seat]
    if user_id is None and not found.by_computer:
        raise Refused("refused-not-a-computer", seat=seat, name=found.name)
    if user_id is not None and found.user_id != user_id:
        raise Refused("refused-not-your-seat", seat=seat, name=found.name)
    return found
