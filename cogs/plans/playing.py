"""Plays plans when their turn has come, after the channel was told whose turn it is, as if the owner played by hand.

Their owners are told in private. These messages are recorded first, so that they are sent after the next start if a
process ends before sending them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from weakref import WeakValueDictionary

import discord
from discord import ButtonStyle
from discord.ext import commands

from bot.engine.events import Refused
from bot.games import StoreError, nonce_of
from bot.hosting.app import Euphoria
from bot.hosting.logs import about_game
from bot.language.words import Words
from bot.notices import ClockChanged, GamesFound, SeatsChanged, Sweep, TableShown, hears
from bot.store.records import GameRecord, PlanReport, Ring
from cogs.kit.controls import Key, button, rows
from cogs.plans.plan_text import outcome
from cogs.posts import tell_confidentially

log = logging.getLogger(__name__)


class Plans(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @hears(TableShown)
    async def on_table_shown(self, notice: TableShown) -> None:
        if notice.plans:
            await self.go_on(notice.game_id)

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        """A paused game goes on."""
        await self.go_on(notice.game.id)

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        await self._take_up()

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        await self._take_up()

    async def _take_up(self) -> None:
        """Play and report what a process that ended did not."""
        games = [*await self.bot.games.store.plans.waiting(), *await self._to_tell()]
        for game_id in dict.fromkeys(games):
            await self.go_on(game_id)

    async def _to_tell(self) -> list[int]:
        return [report.game_id for report in await self.bot.games.store.plans.reports()]

    async def go_on(self, game_id: int) -> None:
        """Play the plans that are due, and tell their owners."""
        if not await self.bot.games.store.plans.any(game_id):
            return
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            with about_game(game_id):
                try:
                    # A plan is played only after the message that says whose turn it is.
                    if await self.bot.games.table_messages.up_to_date(game_id):
                        moved = await self.bot.games.plans.play(game_id)
                        if moved is not None:
                            self.bot.publish(moved)
                    await self._tell_owners(game_id)
                except (Refused, StoreError) as error:
                    log.warning("a plan was not played: %s", error)

    async def _tell_owners(self, game_id: int) -> None:
        plans = self.bot.games.store.plans
        if not await plans.reports(game_id):
            return
        game = await self.bot.games.game(game_id)
        async with self.bot.games.leases.exclusive("plans", game_id):
            for report in await plans.reports(game_id):  # another process may have told them meanwhile
                with contextlib.suppress(discord.HTTPException):  # told the next time
                    await self._tell(game, report)
                    await plans.told(report)

    async def _tell(self, game: GameRecord, report: PlanReport) -> None:
        seat = game.seat_of(report.user_id)
        if seat is None or seat.seat != report.seat:
            return
        w = await self.bot.words_of(report.user_id)
        text = await outcome(self.bot, game, report, w)
        if not text:
            return
        where = w("private-where", channel=f"<#{game.channel_id}>")
        silent, nonce = game.live or await self._heard(report), nonce_of(game, "plan", report.id)
        ring = None if silent else Ring("plan", report.turn, report.id)
        text, view = f"{where}\n{text}", _buttons(game, report, w)
        reached = await tell_confidentially(
            self.bot, game, report.user_id, text, view, ring=ring, nonce=nonce
        )
        if not reached and not silent:
            await self._remind_now(report)

    async def _remind_now(self, report: PlanReport) -> None:
        """Remind the owner now, because their direct messages turned out to be closed. The reminder goes to the channel
        and does not mention the plan, so nobody else learns of it; the panel tells the owner why they are asked."""
        for asked in await self.bot.games.asked.of(report.game_id):
            if asked.user_id == report.user_id:
                await self.bot.games.asked.set_reminder(asked, self.bot.games.now())
                self.bot.publish(ClockChanged())

    async def _heard(self, report: PlanReport) -> bool:
        """Whether the owner need not be notified: nothing is asked of them, or the channel has just pinged them."""
        if report.what != "asked":
            return True
        table_message = (await self.bot.games.table_messages.channel(report.game_id)).table_message
        if table_message is None:
            return False
        return (table_message.posted, table_message.revision) == (report.until, report.revision)


def _buttons(game: GameRecord, report: PlanReport, w: Words) -> discord.ui.View:
    plans = button(Key("plans", game.id), w("plan-button"))
    if report.what != "asked":
        return rows(plans)
    return rows(button(Key("turn", game.id), w("announce-take-turn"), ButtonStyle.primary), plans)


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Plans(bot))
