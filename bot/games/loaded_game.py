"""One game in memory, the changes to commit, and values derived from it."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from bot.engine.events import Event, Refused
from bot.engine.game import Match, Row
from bot.engine.prompts import Answer, Prompt
from bot.engine.state import Hand
from bot.engine.view import View
from bot.store.proofs import Draw
from bot.store.records import AskedRecord, GameRecord, PlanRecord, Profile, SeatRecord
from bot.time.hours import reachable

from .chance import Source


@dataclass(slots=True)
class LoadedGame:
    """One game in memory. While its lock is free, it matches the log in the database."""

    record: GameRecord
    match: Match
    chance: Source
    standing: dict[tuple[int, str, str], Answer] = field(default_factory=dict)
    version: int = 0
    """The version of the game in the database that this object was loaded from."""
    _public: tuple[Any, View] | None = None

    def view(self, seat: int | None) -> View:
        """The public view is cached per position, because an announcement needs it several times."""
        names = self.record.names
        if seat is not None:
            return self.match.view(seat, names)
        position = (self.record.revision, self.match.question, self.match.answers, names)
        if self._public is None or self._public[0] != position:
            self._public = position, self.match.view(None, names)
        return self._public[1]


@dataclass(slots=True)
class Change:
    """A change to commit: answers with their events, and the turns that began."""

    first: int
    hands: list[Hand]
    checkpoint_at: int
    question: int
    """The number of the question before the change, asked in this `turn`."""
    turn: int
    before: int
    """The revision of the log before the change."""
    press: int | None = None
    """The press that makes the change; its id is part of every roll that the change causes."""
    rows: list[tuple[Row, list[Event], int | None]] = field(default_factory=list)
    hashes: list[str | None] = field(default_factory=list)
    """The running hash of the log after each row."""
    checkpoints: dict[int, str] = field(default_factory=dict)
    draws: list[Draw] = field(default_factory=list)
    """The random draws of this change."""
    answered_for: list[tuple[int, str, Any]] = field(default_factory=list)
    why: Literal["", "undo", "rewind", "rules_changed"] = ""
    """Set if answers from `first` on are undone before the new ones are added."""
    undone_by: int | None = None
    """The user who undid them, and so need not be pinged to answer again."""
    taken_back: int = 0
    handed_back: SeatRecord | None = None
    trade: int | None = None
    """The trade offer that is accepted by this change."""
    plan: tuple[PlanRecord, int] | None = None
    """The plan that gave these answers, and the number of its steps played by then."""
    starts: bool = False
    """The change turns a lobby into a game."""
    mixed: list[str] = field(default_factory=list)
    """All that was mixed into the seed of a game that starts."""

    @staticmethod
    def of(loaded: LoadedGame, press: int | None = None) -> Change:
        match, revision = loaded.match, loaded.record.revision
        asked = (match.question, match.turn_number)
        return Change(match.answers, match.hands, match.checkpoint_at, *asked, revision, press)

    @property
    def revision(self) -> int:
        """The revision of the log that the change leads to."""
        return self.before + bool(self.why)

    @property
    def facts(self) -> tuple[Event, ...]:
        return tuple(event for _, events, _ in self.rows for event in events)

    @property
    def summary(self) -> str:
        """For the host's log: the positions of the answers, never their content."""
        taken_back = f"{self.taken_back} taken back, " if self.taken_back else ""
        last = self.first + len(self.rows) - 1
        return f"{taken_back}answers {self.first} to {last}" if self.rows else f"{taken_back}no answers"

    @property
    def by_hand(self) -> set[int]:
        """Seats whose players answered in person."""
        return {row.seat for row, _, user in self.rows if user is not None}


def place(loaded: LoadedGame) -> dict[str, Any]:
    """The fields that `Position` and `Moved` have in common."""
    match = loaded.match
    return {
        "game": loaded.record,
        "question": match.question,
        "prompts": match.prompts,
        "over": match.over,
        "winners": tuple(match.winners),
        "turn": match.turn,
        "length": match.answers,
        "log_hash": loaded.chance.log,
    }


def people_asked(loaded: LoadedGame, change: Change) -> dict[int, int]:
    """Seat → user for every seat played by a person that the game waits for now."""
    game, back = loaded.record, change.handed_back
    found = {}
    for prompt in loaded.match.prompts:
        seat = game.seats[prompt.seat]
        in_person = not seat.by_computer or (back is not None and back.seat == seat.seat)
        if in_person and seat.user_id is not None:
            found[seat.seat] = seat.user_id
    return found


def waits_of(
    game: GameRecord,
    asked: Sequence[AskedRecord],
    profiles: Mapping[int, Profile],
    planned: Container[int],
) -> tuple[tuple[AskedRecord, Profile], ...]:
    """The asked seats with profiles, in the form of `Reminders.waits`; `planned` are the seats with plans."""
    found = []
    for one in asked:
        user = game.seats[one.seat].user_id
        profile = Profile(0) if user is None else profiles[user]
        found.append((replace(one, planned=True) if one.seat in planned else one, profile))
    return tuple(found)


def next_up(loaded: LoadedGame, profiles: Mapping[int, Profile], now: datetime) -> int | None:
    """The seat whose turn is next, if its player wants to be told and can be reached. Not with two players, where it is
    obvious."""
    game, match = loaded.record, loaded.match
    here = [seat.seat for seat in game.seats if not seat.by_computer]
    on_turn = match.turn in here and any(
        (prompt.seat, prompt.ask) == (match.turn, "act") for prompt in match.prompts
    )
    if not on_turn or len(here) < 3 or game.live or match.over:
        return None
    after = game.person_after(match.turn)
    profile = None if after is None else profiles.get(game.seats[after].user_id or 0)
    subscribed = profile is not None and profile.next_up and profile.reach in ("dm", "both")
    return after if profile is not None and subscribed and reachable(now, profile) == now else None


FORCED = "forced"
"""The key of the standing answer to turns with only one legal move."""


def automatic_answer(prompt: Prompt, loaded: LoadedGame) -> Answer | None:
    """The answer that is given without asking the player: a standing answer, or a move without an alternative."""
    return standing_answer(prompt, loaded) or forced_move(prompt, loaded)


def forced_move(prompt: Prompt, loaded: LoadedGame) -> Answer | None:
    """The only legal move of this turn, if the player wants such turns to be played and nothing else would be asked."""
    asks = (prompt.seat, "act", FORCED) in loaded.standing and prompt.ask == "act"
    if not asks or len(prompt.options) != 1 or loaded.record.seats[prompt.seat].by_computer:
        return None
    answer = prompt.options[0].id
    return answer if loaded.match.preview(prompt.seat, [answer]).prompt is None else None


def standing_answer(prompt: Prompt, loaded: LoadedGame) -> Answer | None:
    """The standing answer to this prompt: only for seats played by a person, and only if it is a legal option."""
    if not loaded.standing or loaded.record.seats[prompt.seat].by_computer:
        return None
    # A player can always decline trades with one partner, or with everybody.
    keys = [f"trade:{prompt.about.get('seat')}"] if prompt.ask == "trade" else []
    found = (loaded.standing.get((prompt.seat, prompt.ask, key)) for key in (*keys, prompt.key))
    answer = next((one for one in found if one is not None), None)
    if answer is None:
        return None
    legal = answer in prompt.answers() if prompt.several else prompt.option(str(answer)) is not None
    return answer if legal else None


def held_by(record: GameRecord, seat: int, user_id: int | None) -> SeatRecord:
    """The seat, if this user (None: its computer) plays it."""
    if not 0 <= seat < len(record.seats):
        raise Refused("refused-no-such-seat", seat=seat)
    found = record.seats[seat]
    if user_id is None and not found.by_computer:
        raise Refused("refused-not-a-computer", seat=seat, name=found.name)
    if user_id is not None and found.user_id != user_id:
        raise Refused("refused-not-your-seat", seat=seat, name=found.name)
    return found
