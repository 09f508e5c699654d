"""Plans: made and changed by their owner only, and played when their turn comes, as if the owner had answered.

A plan's answers are handled like all answers: validate, advance, commit, tell. The same commit marks the plan as
played, so that only one process can play it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.engine.events import Refused
from bot.engine.prompts import Answer, Prompt
from bot.engine.view import View
from bot.plans.ahead import Ahead, left
from bot.plans.judging import Verdict, judge
from bot.plans.plan import CONDITIONS, MAX_TURNS, MAX_WAYS, Plan
from bot.store.records import PlanRecord, PlanReport, SeatRecord

from .loaded_game import Change, LoadedGame, place, standing_answer
from .loaded_games import NOT_RUNNING, Part
from .results import Moved, Position, Stale


class Planned(NamedTuple):
    """A plan waiting for its turn."""

    id: int
    """Tells the plans of one player apart. Not the number in the database, which would tell whether others plan."""
    turn: int
    plan: Plan
    begun: bool


class Outlook(NamedTuple):
    """A future turn that can be planned, as it would look in the current state of the game."""

    position: Position
    """The position as if that turn had come, with the question to this player."""
    ahead: Ahead
    seat: int
    turn: int


class Book(NamedTuple):
    """All plans of one player in a game."""

    position: Position
    seat: int
    view: View
    turns: tuple[int, ...]
    """The numbers of the turns that can be planned, in order."""
    plans: list[Planned]
    last: PlanReport | None
    """The report on the last plan."""

    def of(self, turn: int) -> list[Planned]:
        return [one for one in self.plans if one.turn == turn]


class Plans(Part):
    # Reading
    async def book(self, game_id: int, user_id: int) -> Book:
        """The player's plans. Refused: refused-not-seated, plan-kept-seat, plan-set-up, or if the game is not
        running."""
        async with self.loaded.lock(game_id):
            loaded = await self.loaded.load(game_id)
            seat = _seat(loaded, user_id)
            plans = await self._plans(loaded, seat)
            return Book(
                Position(**place(loaded)),
                seat.seat,
                loaded.view(seat.seat),
                _turns(loaded, seat.seat),
                plans,
                await self.store.plans.last_report(game_id, user_id),
            )

    async def outlook(self, game_id: int, user_id: int, turn: int) -> Outlook:
        """One of the player's next turns. Refused like `book`, and: plan-own-turn, plan-too-late, plan-one-before,
        plan-not-after."""
        async with self.loaded.lock(game_id):
            return await self._outlook(await self.loaded.load(game_id), user_id, turn)

    async def _outlook(self, loaded: LoadedGame, user_id: int, turn: int) -> Outlook:
        seat = _seat(loaded, user_id)
        if loaded.match.turn == seat.seat:
            raise Refused("plan-own-turn")
        turns = _turns(loaded, seat.seat)
        if turn not in turns:
            raise Refused("plan-too-late")
        plans = await self._plans(loaded, seat)

        def standing(prompt: Prompt) -> Answer | None:
            return standing_answer(prompt, loaded) if prompt.seat == seat.seat else None

        ahead = Ahead(loaded.match.ahead(seat.seat), seat.seat, standing, loaded.record.names)
        for before in turns[: turns.index(turn)]:
            first = next((one.plan for one in plans if one.turn == before), None)
            if first is None:
                raise Refused("plan-one-before")
            try:
                ahead = ahead.after(first)
            except Refused:
                raise Refused("plan-not-after") from None
        position = Position(**place(loaded))
        asked = () if ahead.prompt is None else (ahead.prompt,)
        return Outlook(replace(position, prompts=asked, turn=seat.seat), ahead, seat.seat, turn)

    async def _plans(self, loaded: LoadedGame, seat: SeatRecord) -> list[Planned]:
        assert seat.user_id is not None
        records = await self.store.plans.of(loaded.record.id, seat.user_id)
        return [
            Planned(number, one.turn, Plan.load(one.body), one.first is not None)
            for number, one in _numbered(records)
            if one.seat == seat.seat and one.turn >= loaded.match.turn_number
        ]

    # Making and changing plans
    async def save(
        self,
        game_id: int,
        user_id: int,
        turn: int,
        answers: Sequence[Answer],
        only: Sequence[str] = (),
        *,
        instead: int = 0,
    ) -> None:
        """Store a plan, after the others for the same turn or `instead` of one of them. It must be possible in the
        current state of the game. Refused like `outlook`, and: by the rules, plan-why-…, plan-full, plan-not-there."""
        async with self.loaded.lock(game_id):
            loaded = await self.loaded.load(game_id)
            outlook = await self._outlook(loaded, user_id, turn)
            plan = outlook.ahead.plan(answers, [one for one in only if one in CONDITIONS])
            _check(outlook, plan)
            mine = _numbered(await self.store.plans.of(game_id, user_id))
            there = [(number, one) for number, one in mine if one.turn == turn]
            old = next((one for number, one in there if number == instead and one.first is None), None)
            if instead and old is None:
                raise Refused("plan-not-there")
            if old is None and len(there) >= MAX_WAYS:
                raise Refused("plan-full", most=MAX_WAYS)
            async with self.store.database.transaction() as tx:
                if old is None:
                    self.store.plans.add(
                        tx, game_id, outlook.seat, user_id, turn, loaded.match.answers, plan.dump()
                    )
                else:
                    self.store.plans.change(tx, old.id, plan.dump(), loaded.match.answers)

    async def condition(self, game_id: int, user_id: int, plan_id: int, only: Sequence[str]) -> None:
        """Change the conditions of a plan. Refused: plan-not-there."""
        async with self.loaded.lock(game_id):
            loaded = await self.loaded.load(game_id)
            record = await self._own(game_id, user_id, plan_id)
            plan = replace(Plan.load(record.body), only=tuple(one for one in only if one in CONDITIONS))
            async with self.store.database.transaction() as tx:
                self.store.plans.change(tx, record.id, plan.dump(), max(record.made_at, loaded.match.answers))

    async def first(self, game_id: int, user_id: int, plan_id: int) -> None:
        """Make this plan the first one to be tried in its turn. Refused: plan-not-there."""
        async with self.loaded.lock(game_id):
            record = await self._own(game_id, user_id, plan_id)
            async with self.store.database.transaction() as tx:
                self.store.plans.first(tx, record)

    async def drop(self, game_id: int, user_id: int, plan_id: int | None = None) -> None:
        """Delete one plan or all of them. If it was the only one for its turn, the plans for later turns go too.
        Refused: plan-not-there."""
        async with self.loaded.lock(game_id):
            mine = await self.store.plans.of(game_id, user_id)
            if plan_id is None and not mine:
                raise Refused("plan-not-there")
            record = None if plan_id is None else await self._own(game_id, user_id, plan_id)
            async with self.store.database.transaction() as tx:
                if record is None:
                    self.store.plans.drop(tx, game_id, mine[0].seat)
                elif any(one.turn == record.turn and one.id != record.id for one in mine):
                    self.store.plans.drop_one(tx, record.id)
                else:
                    self.store.plans.drop(tx, game_id, record.seat, since=record.turn)

    async def _own(self, game_id: int, user_id: int, plan_id: int) -> PlanRecord:
        for number, one in _numbered(await self.store.plans.of(game_id, user_id)):
            if number == plan_id and one.first is None:
                return one
        raise Refused("plan-not-there")

    # Playing plans

    async def ready(self, game_id: int) -> frozenset[int]:
        """Asked seats for which a plan will answer, so that their players need not be pinged."""
        async with self.loaded.lock(game_id):
            due = await self._due(game_id)
            if due is None:
                return frozenset()
            loaded, records = due
            found = _choose(loaded, records)
            return frozenset({records[0].seat}) if isinstance(found, tuple) else frozenset()

    async def play(self, game_id: int) -> Moved | None:
        """Let the plan of the player on turn answer, as far as one press would. None if there is no plan, if another
        process played it, or if it cannot be played; in the last case a report tells the owner why, and all plans of
        the seat are deleted."""
        async with self.loaded.lock(game_id):
            due = await self._due(game_id)
            if due is None:
                return None
            loaded, records = due
            found = _choose(loaded, records)
            if isinstance(found, list):
                await self._give_up(loaded, records[0], found)
                return None
            record, verdict = found
            change = Change.of(loaded)
            change.plan = record, verdict.used
            with self.loaded.all_or_none(game_id, change):
                for answer in verdict.answers:
                    self.loaded.give(loaded, change, record.seat, answer, record.user_id, "player")
                self.loaded.go_on(loaded, change)
            try:
                return await self.loaded.commit(loaded, change)
            except Stale:
                return None  # another process was first

    async def _due(self, game_id: int) -> tuple[LoadedGame, list[PlanRecord]] | None:
        """The plans for the current turn, if their owner is asked now: the one that has begun, or all candidates."""
        records = await self.store.plans.of(game_id)
        if not records:
            return None
        loaded = await self.loaded.load(game_id)
        match = loaded.match
        if loaded.record.status != "running" or match.over:
            return None
        seat, prompt = loaded.record.seats[match.turn], match.prompt_for(match.turn)
        if prompt is None or seat.by_computer:
            return None
        mine = [
            one
            for one in records
            if (one.seat, one.turn, one.user_id) == (seat.seat, match.turn_number, seat.user_id)
        ]
        begun = [one for one in mine if one.first is not None]
        if not begun and (prompt.key != "act" or loaded.view(None).acted):
            return None  # the owner has begun this turn in person
        return (loaded, begun or mine) if mine else None

    async def _give_up(self, loaded: LoadedGame, record: PlanRecord, why: list[Refused]) -> None:
        """No plan for this turn is possible: ask the owner instead."""
        reasons = [{"reason": one.reason, "details": one.details} for one in why]
        async with self.store.database.transaction() as tx:
            self.store.plans.report(
                tx, record, "asked", loaded.match.answers, loaded.record.revision, {"reasons": reasons}
            )
            self.store.plans.drop(tx, loaded.record.id, record.seat)

    # Reports


def _numbered(records: Sequence[PlanRecord]) -> list[tuple[int, PlanRecord]]:
    """One player's plans with their numbers, which follow from their turns and steps; a plan keeps its number when its
    conditions change. Plans that are the same are counted on."""
    found: dict[int, PlanRecord] = {}
    for one in sorted(records, key=lambda record: record.id):
        steps = Plan(Plan.load(one.body).steps).dump()
        digest = hashlib.blake2b(f"{one.turn} {steps}".encode(), digest_size=3).digest()
        number = int.from_bytes(digest) + 1
        while number in found:
            number += 1
        found[number] = one
    numbers = {one.id: number for number, one in found.items()}
    return [(numbers[one.id], one) for one in records]


def _choose(loaded: LoadedGame, records: Sequence[PlanRecord]) -> tuple[PlanRecord, Verdict] | list[Refused]:
    """The first plan that can be played, or the reasons why none can."""
    reasons = []
    for record in records:
        verdict = judge(
            loaded.match,
            record.seat,
            Plan.load(record.body),
            record.used,
            lambda prompt: standing_answer(prompt, loaded),
        )
        if verdict.why is None and verdict.answers:
            return record, verdict
        reasons.append(verdict.why or Refused("plan-why-choice", ask="act"))
    return reasons


def _check(outlook: Outlook, plan: Plan) -> None:
    verdict = judge(outlook.ahead.match, outlook.seat, plan, standing=outlook.ahead.standing)
    if verdict.why is not None:
        raise verdict.why


def _seat(loaded: LoadedGame, user_id: int) -> SeatRecord:
    if loaded.record.status not in ("running", "paused"):
        raise Refused(NOT_RUNNING[loaded.record.status], game=loaded.record.id)
    seat = loaded.record.seat_of(user_id)
    if seat is None:
        raise Refused("refused-not-seated")
    if seat.kept:
        raise Refused("plan-kept-seat")
    if loaded.view(None).phase != "play":
        raise Refused("plan-set-up")
    return seat


def _turns(loaded: LoadedGame, seat: int) -> tuple[int, ...]:
    """The numbers of this seat's next turns, excluding the current one."""
    players = len(loaded.record.seats)
    away = (seat - loaded.match.turn) % players or players
    return tuple(loaded.match.turn_number + away + n * players for n in range(MAX_TURNS))


def holdings_after(outlook: Outlook, answers: Sequence[Answer]) -> dict[str, int]:
    """What the player would have after these answers."""
    walk, _ = outlook.ahead.walk(answers)
    walk.question()
    return dict(left(walk.me))
