"""Which questions get the whole time limit, and which go on with the time they had.

The whole time: a new question, also one that is asked again after a vote to go back or a correction of the rules; a
player who takes over a seat; a question that came while a computer kept the seat, when its player is back; everybody
when live play begins; and everybody after a pause that lasted at least as long as the time limit, or after the bot was
invited back to the server.

The time they had: a question that an undo asks again, and what follows it then; the turn after a trade was made or
declined; a question whose player is back before the computer has answered; everybody after a shorter pause. Otherwise a
player could stop the clock for ever without a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.engine.game import Match
from bot.engine.prompts import Prompt
from bot.store import Store
from bot.store.records import PACES, AskedRecord, GameRecord, Profile, StoppedClock

from .reminder_times import allowed, next_reminder, timed

Clocks = Mapping[int, list[StoppedClock]]
"""Seat → the clocks that a question goes on with. The one with the least time left counts."""

WITHOUT_LIMIT = timedelta(days=1)
"""Without a time limit, a pause of this length starts the wait anew."""


async def clocks_going_on(
    store: Store, game: GameRecord, match: Match, *, question: int, turn: int, why: str
) -> dict[int, list[StoppedClock]]:
    """The clocks of the questions that are asked again after a change of the game; `question` was open before it, in
    this `turn`, and `why` tells the reason if answers were taken back."""
    if why in ("rewind", "rules_changed"):
        return {}
    trading = {prompt.seat for prompt in match.prompts if _after_trade(match, prompt)}
    if not (why or trading or game.revision):
        return {}  # nothing was taken back in this game
    stopped = await store.asked.stopped.of(game.id, match.turn_number)
    asked = []
    if match.turn_number == turn:
        now = store.database.now()
        asked = [
            StoppedClock(
                one.seat, one.question, one.question, one.ask, one.since, one.due_at, one.reminded, now
            )
            for one in await store.asked.of(game.id)
        ]
    found = {}
    for prompt in match.prompts:
        seat, asked_again = prompt.seat, match.question
        own = [clock for clock in stopped if clock.seat == seat]
        now_asked = [clock for clock in asked if clock.seat == seat]
        if why == "undo":
            again = [clock for clock in own if clock.question <= asked_again <= clock.until]
            again += now_asked
        else:
            # A number above that of the question before was given to a question that was taken back.
            again = [clock for clock in own if clock.question > question]
        if seat in trading:
            before = [
                clock for clock in (*own, *now_asked) if clock.ask == "act" and clock.question < asked_again
            ]
            again += before[-1:]
        if again:
            found[seat] = again
    return found


def _after_trade(match: Match, prompt: Prompt) -> bool:
    """Whether the last thing that this seat did in its turn was to propose a trade."""
    acts = [row.answer for row in match.rows if (row.seat, row.key) == (prompt.seat, "act")]
    return prompt.ask == "act" and bool(acts) and isinstance(acts[-1], dict)


def asked_now(
    game: GameRecord,
    match: Match,
    people: Mapping[int, int],
    profiles: Mapping[int, Profile],
    now: datetime,
    clocks: Clocks,
) -> list[AskedRecord]:
    """Records of the seats the game waits for now; `user_id` is only set for seats played by a person."""
    found = []
    for prompt in match.prompts:
        user = people.get(prompt.seat)
        profile = None if user is None else profiles.get(user, Profile(user))
        asked = AskedRecord(game.id, prompt.seat, user, match.question, prompt.ask, now, None, None)
        if prompt.seat in clocks:
            clock = min(clocks[prompt.seat], key=lambda one: one.left)
            asked = replace(asked, since=clock.since, due_at=clock.due_at, reminded=clock.reminded)
            found.append(goes_on(asked, now - clock.stopped_at, game, profile, now))
        else:
            found.append(timed(asked, game, profile))
    return found


def goes_on(
    asked: AskedRecord, stood: timedelta, game: GameRecord, profile: Profile | None, now: datetime
) -> AskedRecord:
    """The record of a clock that stood still for this long: as much time as before is left, or more if its player has
    declared an absence since. Who was late is late."""
    anew = timed(replace(asked, since=asked.since + stood, paused_at=None, paused_due=None), game, profile)
    limit = PACES[game.clock]
    if asked.due_at is None or anew.due_at is None or limit is None:
        return anew
    due = asked.due_at + stood
    if due > now:
        most = limit if profile is None else limit + allowed(game, asked.seat)
        due = min(max(due, anew.due_at), now + most)
    told = anew.used_up_at is None or anew.used_up_at <= now
    anew = replace(anew, due_at=due, notice_at=due, used_up_at=None if told else anew.used_up_at)
    if profile is None or game.live:
        return anew
    remind_at = next_reminder(anew, game.clock, profile=profile)
    if remind_at is not None and remind_at <= now < due:
        # They are asked again now, for instance after a pause in which they came back: that is reminder enough.
        anew = replace(anew, reminded=anew.reminded + 1)
        remind_at = next_reminder(anew, game.clock, profile=profile)
    return replace(anew, remind_at=remind_at)


def after_rest(
    asked: AskedRecord, stood: timedelta, game: GameRecord, profile: Profile | None, now: datetime
) -> AskedRecord:
    """After a pause in which nobody waited: the time that was left or, if it was long, the whole time."""
    if stood < (PACES[game.clock] or WITHOUT_LIMIT):
        return goes_on(asked, stood, game, profile, now)
    return whole_time(asked, game, profile, now)


def whole_time(asked: AskedRecord, game: GameRecord, profile: Profile | None, now: datetime) -> AskedRecord:
    begun = replace(asked, since=now, reminded=0, paused_at=None, paused_due=None, kept_at=None)
    return timed(begun, game, profile)


def back_in_person(asked: AskedRecord, game: GameRecord, profile: Profile, now: datetime) -> AskedRecord:
    """The record of a question whose player is back before the computer has answered. `game` is as it was before."""
    if asked.kept_at is None:
        return whole_time(asked, game, profile, now)  # it was first put to the computer
    here = replace(asked, kept_at=None)
    if not game.attended:
        return after_rest(here, now - asked.kept_at, game, profile, now)
    late = here.due_at is not None and here.due_at <= now
    return replace(here, notice_at=here.due_at) if late else here


def overtime(asked: AskedRecord, game: GameRecord) -> int:
    """The seconds beyond the time limit that a paused question had been waited for because its player was away."""
    limit = PACES[game.clock]
    if limit is None or asked.paused_at is None or asked.paused_due is None:
        return 0
    late = min(asked.paused_due, asked.paused_at) - asked.since - limit
    return max(0, int(late.total_seconds())) if asked.paused_due > asked.since + limit else 0


async def with_profiles(store: Store, game: GameRecord) -> list[tuple[AskedRecord, Profile | None]]:
    """The seats that the game waits for, with the profiles of those who play in person."""
    return [
        (asked, None if asked.user_id is None or game.seats[asked.seat].kept else profile)
        for asked, profile in await store.asked.with_profiles(game.id)
    ]
