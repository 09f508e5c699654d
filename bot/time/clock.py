"""The clock: reminds players before, at and a few times after a deadline, but never in their quiet hours, while they
are away, or more than once per interval. It also tells the players at once when a deadline passes or a player is away.

The time comes from the store, which can simulate it, so that tests can let days pass in an instant.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Protocol

from bot.store import Outdated, Store, StoreError
from bot.store.records import AskedRecord, GameRecord, Profile

from .hours import away_until, next_digest, reachable
from .reminder_times import INTERVALS, next_reminder

log = logging.getLogger(__name__)

LEASE = 60
"""Seconds within which the reminding process must renew its lease before another process may take over."""

AWAY = (StoreError, Outdated)
"""The database cannot be reached, or has given a game's lock to another process in the middle."""

LONGEST_SLEEP = timedelta(hours=1)

RETRY_AFTER = timedelta(minutes=5)
"""When to retry a reminder that Discord refused."""

TOO_LATE = timedelta(hours=6)
"""A digest that is late by this much is skipped until the next day."""

SOONEST, LATEST = timedelta(minutes=1), timedelta(hours=6)
"""Limits on the delay before a failed message to the players is retried; the delay grows with the time since the
deadline."""


Waiting = Sequence[tuple[GameRecord, AskedRecord]]


class Messenger(Protocol):
    """Sends what is due. Sending the same message twice is safe: Discord drops the second one because of its nonce."""

    async def remind(self, user_id: int, waiting: Waiting) -> Waiting:
        """Remind one user of all these games. Return those that Discord refused and that should be retried."""
        ...

    async def time_is_up(self, game: GameRecord, asked: AskedRecord) -> bool:
        """Tell the players, once, that a player's deadline has passed. False if that failed."""
        ...

    async def used_up(self, game: GameRecord, asked: AskedRecord) -> bool:
        """Tell all players, once, that the game no longer waits for the absent one. False if that failed."""
        ...

    async def digest(self, profile: Profile) -> bool:
        """Send a user their daily digest. False if that failed."""
        ...

    async def show_absences(self) -> None:
        """Show the players which of those they wait for are away, and for how long."""
        ...

    async def end_offers(self) -> None:
        """Close expired offers to play live."""
        ...


class Clock:
    """Sleeps until the next reminder or deadline; `wake` it when these may have changed."""

    def __init__(self, store: Store, messenger: Messenger) -> None:
        self.store = store
        self.messenger = messenger
        self._alarm: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._look_again = self._stopped = False
        self._until: datetime | None = None
        """The time the alarm is set for."""

    def wake(self) -> None:
        """Check now; if a check is running, check once more after it."""
        if self._stopped:
            return
        self._look_again = True
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="reminders")

    def expect(self, when: datetime | None) -> None:
        """Set the alarm for a newly asked player, whose first reminder or overdue message is due at this time."""
        if self._looking is not None:
            self._look_again = True  # the running check may have read the next alarm already
        elif when is not None and (self._until is None or when < self._until):
            self._set_alarm(when)

    def stop(self) -> None:
        self._stopped = True
        for pending in (self._alarm, self._looking):
            if pending is not None:
                pending.cancel()

    async def _look(self) -> None:
        until: datetime | None = None
        try:
            while self._look_again:
                self._look_again = False
                until = await self._tick_alone()
        except AWAY as error:
            if self._stopped:
                return  # the database closes, too
            log.warning("reminders wait for the database: %s", error)
            until = self.store.database.now() + SOONEST
        except Exception:
            # A bug: reminders stop until the next alarm, games go on.
            log.exception("reminders failed")
        finally:
            self._looking = None
        self._set_alarm(until)

    async def _tick_alone(self) -> datetime | None:
        """Only one process sends reminders at a time. The others check again soon, in case it has died."""
        leases = self.store.leases
        if not await leases.claim("clock", "reminders", LEASE):
            return self.store.database.now() + SOONEST
        try:
            return await self.tick()
        finally:
            await leases.release("clock", "reminders")

    def _set_alarm(self, until: datetime | None) -> None:
        if self._stopped:
            return
        now = self.store.database.now()
        self._until = now + LONGEST_SLEEP if until is None else min(until, now + LONGEST_SLEEP)
        seconds = max(1.0, (self._until - now).total_seconds())
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self.wake)

    async def tick(self) -> datetime | None:
        """Schedule missing reminders, notify players of passed deadlines, and send the reminders that are due. Return
        when to run next."""
        for asked in await self.store.asked.without_reminder():
            game = await self.store.games.get(asked.game_id)
            if game is not None and asked.user_id is not None:
                profile = await self.store.profiles.get(asked.user_id)
                await self._plan(asked, next_reminder(asked, game.clock, profile=profile), profile)
        now = self.store.database.now()
        for asked in await self.store.asked.overdue(now):
            game = await self.store.games.get(asked.game_id)
            if game is not None:
                await self._time_is_up(game, asked, now)
        for asked in await self.store.asked.used_up(now):
            game = await self.store.games.get(asked.game_id)
            if game is not None:
                told = game.seats[asked.seat].by_computer or await self.messenger.used_up(game, asked)
                await self.store.asked.set_used_up(asked, None if told else now + RETRY_AFTER)
        await self.messenger.show_absences()
        await self.messenger.end_offers()
        await self._digests(now)
        due: dict[int, list[tuple[GameRecord, AskedRecord]]] = {}
        for asked in await self.store.asked.to_remind(now):
            game = await self.store.games.get(asked.game_id)
            if game is not None and await self._is_time(game, asked, now) and asked.user_id is not None:
                due.setdefault(asked.user_id, []).append((game, asked))
        for user_id, waiting in due.items():
            if not await self.store.leases.claim("clock", "reminders", LEASE):
                break
            # Rescheduled only after sending: if the process is killed in between, the reminder is sent again (Discord
            # drops the duplicate if that happens within minutes), but none is lost.
            unsent = await self._send(user_id, waiting)
            profile = await self.store.profiles.get(user_id)
            for game, asked in waiting:
                if (game.id, asked.seat) in unsent:
                    await self._plan(asked, now + RETRY_AFTER, profile, reminded=asked.reminded)
                else:
                    after = next_reminder(asked, game.clock, now, profile)
                    await self._plan(asked, after, profile, reminded=asked.reminded + 1)
        return await self.store.asked.next_alarm()

    async def _send(self, user_id: int, waiting: Waiting) -> set[tuple[int, int]]:
        """Send a reminder; return (game, seat) of those that Discord refused. If the database fails, nothing is
        recorded and all of it is sent again soon: Discord drops what it has already."""
        try:
            return {(game.id, asked.seat) for game, asked in await self.messenger.remind(user_id, waiting)}
        except AWAY:
            raise
        except Exception:
            # A bug: do not retry this reminder forever, and send the others.
            log.exception("a reminder failed")
            return set()

    async def _digests(self, now: datetime) -> None:
        """Send digests. Like reminders, each is rescheduled only after sending, so that none is lost."""
        for profile in await self.store.profiles.with_digest_due(now):
            if not await self.store.leases.claim("clock", "reminders", LEASE):
                return
            later = reachable(now, profile)
            if away_until(now, profile) is not None:
                later = next_digest(profile, later - SOONEST) or later  # at the usual hour, after the return
            if later > now:
                await self.store.profiles.change(profile.user_id, digest_at=later)
                continue
            assert profile.digest_at is not None
            missed = now - profile.digest_at > TOO_LATE
            sent = missed or not profile.gets_digest or await self._send_digest(profile)
            after = next_digest(profile, now) if sent else now + RETRY_AFTER
            await self.store.profiles.change(profile.user_id, digest_at=after)

    async def _send_digest(self, profile: Profile) -> bool:
        try:
            return await self.messenger.digest(profile)
        except AWAY:
            raise
        except Exception:
            log.exception("a digest failed")
            return True

    async def _time_is_up(self, game: GameRecord, asked: AskedRecord, now: datetime) -> None:
        """Notify the players. Recorded only afterwards: if the process is killed in between, the message is sent again
        and Discord drops the duplicate."""
        assert asked.due_at is not None
        done = game.seats[asked.seat].by_computer or await self.messenger.time_is_up(game, asked)
        again = now + min(max(now - asked.due_at, SOONEST), LATEST)
        await self.store.asked.set_overdue_message(asked, None if done else again)

    async def _is_time(self, game: GameRecord, asked: AskedRecord, now: datetime) -> bool:
        """Postpone a reminder to a computer, or to a player who has set quiet hours since it was scheduled."""
        later = now + INTERVALS[game.clock]
        if not game.seats[asked.seat].by_computer and asked.user_id is not None:
            later = reachable(now, await self.store.profiles.get(asked.user_id))
        if later > now:
            await self.store.asked.set_reminder(asked, later)
            return False
        return True

    async def _plan(
        self, asked: AskedRecord, when: datetime | None, profile: Profile, *, reminded: int | None = None
    ) -> None:
        if when is not None:
            when = reachable(when, profile)
        if when is None and reminded is None:
            return
        await self.store.asked.set_reminder(asked, when, reminded=reminded)
