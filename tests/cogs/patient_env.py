"""The simulated Discord, with patience for a busy machine."""

from __future__ import annotations

import time
from typing import Any

import discord
from simcord.env import Env

from tests.waiting import HANG

LOOK_EVERY = 0.02
"""Seconds after which simcord looks again whether the bot is done."""


LATER = 30.0
"""Seconds: a task that sleeps longer waits for a later time; settling waits for shorter sleeps."""


class PatientEnv(Env):
    """simcord takes one limit for two things: how long the bot may be busy, and how long a task must sleep to be left
    alone. Here only a bot that hangs is busy for too long, also at the start, for which simcord has a fixed limit of
    five seconds. simcord also looks only every 50 ms whether the bot is done, for which hundreds of tests would wait a
    third of their time."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, settle_timeout=LATER)
        self._timers: list[Any] = []

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109
        _deadline: float | None = None,
        **more: Any,
    ) -> None:
        self._forget_cancelled_timers()
        hangs_at = time.monotonic() + HANG
        while True:
            try:
                await super()._settle_internal(timeout=LATER, **{"idle": LOOK_EVERY, **more})
                return
            except TimeoutError:
                if time.monotonic() > hangs_at:
                    raise

    async def _advance_to(self, target: float, deadline: float) -> None:
        await super()._advance_to(target, deadline + HANG)

    def _schedule_timer(self, record: Any, *more: Any) -> None:
        super()._schedule_timer(record, *more)
        self._timers.append(record)

    def _forget_cancelled_timers(self) -> None:
        """simcord keeps cancelled timers and scans all of them repeatedly: thousands in a long game."""
        for record in self._timers:
            if record.real_handle is not None and record.handle is not None and record.handle.cancelled():
                record.real_handle.cancel()
        self._timers = [
            r for r in self._timers if r.real_handle is not None and not r.real_handle.cancelled()
        ]
