"""When people are reminded: before a question is due, when it is, and a few times after; never in their quiet hours,
nor while they are away, never more than once an interval. And when the table hears that somebody's time is up, or that
they are away: at that moment.

The time comes from the store (on a simulated Discord the simulated one), so a test passes days in moments.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol

from bot.store import StoreError
from bot.store.records import AskedRecord, GameRecord, Profile
from bot.tables import Tables
from bot.tables.hours import away_until, next_digest, reachable
from bot.tables.reminder_times import INTERVALS, next_reminder

log = logging.getLogger(__name__)

LEASE = 60
"""Seconds in which the process that reminds has to take the next step, before another does."""

LONGEST_SLEEP = timedelta(hours=1)

AGAIN = timedelta(minutes=5)
"""A reminder that Discord did not take is tried again after this."""

TOO_LATE = timedelta(hours=6)
"""A digest that could not be sent for so long waits for the next day."""

SOONEST, LATEST = timedelta(minutes=1), timedelta(hours=6)
"""How long the clock waits before it tries again to tell a table: as long as time has been up, but at least and at most
this."""


Waiting = Sequence[tuple[GameRecord, AskedRecord]]


class Messenger(Protocol):
    """Sends what the clock finds due. If the same is sent twice, Discord takes it once, by its nonce."""

    async def remind(self, user_id: int, waiting: Waiting) -> Waiting:
        """Remind one person of everything that waits for them and is due to be said now. Returns what Discord did not
        take and may take later."""
        ...

    async def time_is_up(self, game: GameRecord, asked: AskedRecord) -> bool:
        """Tell a table, once, that somebody's time is up. False if it could not be told."""
        ...

    async def used_up(self, game: GameRecord, asked: AskedRecord) -> bool:
        """Tell a table and somebody who is away, once, that the game waits for them no longer. False as above."""
        ...

    async def digest(self, profile: Profile) -> bool:
        """Send somebody the list of all that waits for them. False as above."""
        ...

    async def show_absences(self) -> None:
        """Let tables see who is away that they wait for, and for how long."""
        ...

    async def end_offers(self) -> None:
        """Withdraw the offers whose time is over."""
        ...


class Clock:
    """Set for the next reminder or time limit; `wake` it when somebody is asked something new."""

    def __init__(self, tables: Tables, messenger: Messenger) -> None:
        self.tables = tables
        self.messenger = messenger
        self._alarm: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._look_again = False
        self._until: datetime | None = None
        """The time that the alarm is set for."""

    def wake(self) -> None:
        """Look now; if it is looking already, once more after that."""
        self._look_again = True
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="reminders")

    def expect(self, when: datetime | None) -> None:
        """Somebody was asked who is to be reminded at that time; nothing is due before it."""
        if self._looking is not None:
            self._look_again = True  # it may have looked for the next alarm already
        elif when is not None and (self._until is None or when < self._until):
            self._set_alarm(when)

    def stop(self) -> None:
        for pending in (self._alarm, self._looking):
            if pending is not None:
                pending.cancel()

    async def _look(self) -> None:
        until: datetime | None = None
        try:
            while self._look_again:
                self._look_again = False
                until = await self._tick_alone()
        except StoreError as error:
            log.warning("reminders wait for the database: %s", error)
            until = self.tables.now() + SOONEST
        except Exception:
            # A mistake: reminders wait, games go on.
            log.exception("reminders failed")
        finally:
            self._looking = None
        self._set_alarm(until)

    async def _tick_alone(self) -> datetime | None:
        """Of several processes one reminds at a time. Another looks again when that one is done, or must be dead."""
        leases = self.tables.leases
        if not await leases.claim("clock", "reminders", LEASE):
            return self.tables.now() + SOONEST
        try:
            return await self.tick()
        finally:
            await leases.release("clock", "reminders")

    def _set_alarm(self, until: datetime | None) -> None:
        now = self.tables.now()
        self._until = now + LONGEST_SLEEP if until is None else min(until, now + LONGEST_SLEEP)
        seconds = max(1.0, (self._until - now).total_seconds())
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self.wake)

    async def tick(self) -> datetime | None:
        """Plan what is not planned, tell tables whose time is up, remind whom it is time to remind. Returns when the
        next is due."""
        for asked in await self.tables.reminders.unplanned():
            game = await self.tables.find(asked.game_id)
            if game is not None and asked.user_id is not None:
                profile = await self.tables.profiles.get(asked.user_id)
                await self._plan(asked, next_reminder(asked, game.clock, profile=profile), profile)
        now = self.tables.now()
        for asked in await self.tables.reminders.overdue(now):
            game = await self.tables.find(asked.game_id)
            if game is not None:
                await self._time_is_up(game, asked, now)
        for asked in await self.tables.reminders.used_up(now):
            game = await self.tables.find(asked.game_id)
            if game is not None:
                told = game.seats[asked.seat].by_computer or await self.messenger.used_up(game, asked)
                await self.tables.reminders.plan_used_up(asked, None if told else now + AGAIN)
        await self.messenger.show_absences()
        await self.messenger.end_offers()
        await self._digests(now)
        due: dict[int, list[tuple[GameRecord, AskedRecord]]] = {}
        for asked in await self.tables.reminders.due(now):
            game = await self.tables.find(asked.game_id)
            if game is not None and await self._is_time(game, asked, now) and asked.user_id is not None:
                due.setdefault(asked.user_id, []).append((game, asked))
        for user_id, waiting in due.items():
            if not await self.tables.leases.claim("clock", "reminders", LEASE):
                break
            # On record until it is sent: after a kill in between it comes once more (within minutes Discord takes the
            # same one once), but none is lost.
            unsent = await self._send(user_id, waiting)
            profile = await self.tables.profiles.get(user_id)
            for game, asked in waiting:
                if (game.id, asked.seat) in unsent:
                    await self._plan(asked, now + AGAIN, profile, reminded=asked.reminded)
                else:
                    after = next_reminder(asked, game.clock, now, profile)
                    await self._plan(asked, after, profile, reminded=asked.reminded + 1)
        return await self.tables.reminders.next_alarm()

    async def _send(self, user_id: int, waiting: Waiting) -> set[tuple[int, int]]:
        """Games and seats of which Discord did not take the reminder."""
        try:
            return {(game.id, asked.seat) for game, asked in await self.messenger.remind(user_id, waiting)}
        except Exception:
            # A mistake of ours: the same reminder is not tried again and again, and the others are sent.
            log.exception("somebody was not reminded")
            return set()

    async def _digests(self, now: datetime) -> None:
        """Planned for the next day once it was sent: as with reminders, none is lost and none comes twice."""
        for profile in await self.tables.profiles.with_digest_due(now):
            if not await self.tables.leases.claim("clock", "reminders", LEASE):
                return
            later = reachable(now, profile)
            if away_until(now, profile) is not None:
                later = next_digest(profile, later - SOONEST) or later  # at their hour, when they are back
            if later > now:
                await self.tables.profiles.change(profile.user_id, digest_at=later)
                continue
            assert profile.digest_at is not None
            missed = now - profile.digest_at > TOO_LATE
            sent = missed or not profile.gets_digest or await self._send_digest(profile)
            after = next_digest(profile, now) if sent else now + AGAIN
            await self.tables.profiles.change(profile.user_id, digest_at=after)

    async def _send_digest(self, profile: Profile) -> bool:
        try:
            return await self.messenger.digest(profile)
        except Exception:
            log.exception("somebody got no digest")
            return True

    async def _time_is_up(self, game: GameRecord, asked: AskedRecord, now: datetime) -> None:
        """Noted when it was told: after a kill in between it is tried again, and Discord takes the same one once."""
        assert asked.due_at is not None
        done = game.seats[asked.seat].by_computer or await self.messenger.time_is_up(game, asked)
        again = now + min(max(now - asked.due_at, SOONEST), LATEST)
        await self.tables.reminders.plan_notice(asked, None if done else again)

    async def _is_time(self, game: GameRecord, asked: AskedRecord, now: datetime) -> bool:
        """A computer needs no reminding, and people may have set quiet hours since it was planned."""
        later = now + INTERVALS[game.clock]
        if not game.seats[asked.seat].by_computer and asked.user_id is not None:
            later = reachable(now, await self.tables.profiles.get(asked.user_id))
        if later > now:
            await self.tables.reminders.plan(asked, later)
            return False
        return True

    async def _plan(
        self, asked: AskedRecord, when: datetime | None, profile: Profile, *, reminded: int | None = None
    ) -> None:
        if when is not None:
            when = reachable(when, profile)
        if when is None and reminded is None:
            return
        await self.tables.reminders.plan(asked, when, reminded=reminded)
