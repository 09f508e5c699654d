"""Missed players: those who keep the others waiting too long, and those who left the server.

Discord reports who leaves only to bots with the privileged members intent. Without it the bot checks when a question is
put to a player, and again by the clock while it stays open, at every pace; with it, it knows at once.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.games import Moved, StoreError, nonce_of
from bot.hosting.logs import about_game
from bot.notices import HourPassed, SeatsChanged, hears
from bot.store.records import GameRecord, Kind
from cogs.kit.context import label
from cogs.posts import has_left, post, tell_left

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

NOT_AGAIN_WITHIN = timedelta(hours=6)
"""No user is checked more often than this, however often they are asked."""
MOST_AT_ONCE = 50
"""How many users the clock checks in an hour, those asked longest ago first."""
MOST_REMEMBERED = 5000


class MissedPlayers(commands.Cog):
    """Checks whether the users a game waits for are still on the server, and tells the others when one has left."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.looked: dict[tuple[int, int], datetime] = {}
        """(server, user) → when they were last checked."""

    # Where they are asked

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        if not moved.over:
            await self._look_for(moved.game, moved.waiting)

    async def _look_for(self, game: GameRecord, seats: Iterable[int]) -> int:
        """Returns how many users Discord was asked about."""
        count = 0
        for seat in (game.seats[number] for number in seats):
            if seat.by_computer or seat.user_id is None or not self._due(game, seat.user_id):
                continue
            count += 1
            with about_game(game.id):
                if await has_left(self.bot, game, seat.user_id):
                    await tell_left(self.bot, game, seat)
        return count

    def _due(self, game: GameRecord, user_id: int) -> bool:
        now = self.bot.games.now()
        key = (game.guild_id or 0, user_id)
        if key in self.looked and now - self.looked[key] < NOT_AGAIN_WITHIN:
            return False
        self.looked.pop(key, None)
        self.looked[key] = now
        while len(self.looked) > MOST_REMEMBERED:
            del self.looked[next(iter(self.looked))]
        return True

    @hears(HourPassed)
    async def on_hour_passed(self, notice: HourPassed) -> None:
        """Users who keep the other players waiting, also without a time limit or reminders."""
        share = self.bot.share
        running = {
            game.id: game for game in await self.bot.games.records.running() if share.has(game.guild_id)
        }
        count = 0
        for asked in await self.bot.games.asked.of():
            if asked.game_id in running:
                count += await self._look_for(running[asked.game_id], [asked.seat])
            if count >= MOST_AT_ONCE:
                return

    # Where Discord tells

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        for mine in await self.bot.games.records.of_user(payload.user.id):
            if mine.game.guild_id == payload.guild_id and mine.game.status in ("running", "paused"):
                await tell_left(self.bot, mine.game, mine.seat)

    # Where they press

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Who plays by direct message may have left the server without keeping anybody waiting: the table hears it,
        once."""
        data: Any = interaction.data or {}
        game_id = str(data.get("custom_id", "")).split(":")[2:3]
        if (
            interaction.guild_id is not None
            or not game_id
            or not game_id[0].isdecimal()
            or len(game_id[0]) > 18
        ):
            return
        with contextlib.suppress(StoreError):  # what they pressed says so
            await self._hear_from_afar(int(game_id[0]), interaction)

    async def _hear_from_afar(self, game_id: int, interaction: discord.Interaction) -> None:
        game = await self.bot.games.records.get(game_id)
        seat = None if game is None else game.seat_of(interaction.user.id)
        if game is None or seat is None or game.status != "running":
            return
        messages = self.bot.games.messages
        if any(
            (m.kind, m.about) in ((Kind.FAR, seat.seat), (Kind.GONE, seat.seat))
            for m in await messages.of(game.id)
        ):
            return
        if await has_left(self.bot, game, interaction.user.id):
            await messages.set(game.id, Kind.FAR, 0, 0, about=seat.seat)
            text = self.bot.words_in(game)("gone-plays", name=label(seat))
            await post(self.bot, game, text, nonce=nonce_of(game, Kind.FAR, seat.seat, seat.user_id))

    # Coming back

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        """A seat that a computer keeps, or that has a new player, is no longer missed."""
        for seat in notice.game.seats:
            if seat.by_computer:
                await self.bot.games.messages.forget(notice.game.id, Kind.FAR, about=seat.seat)


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(MissedPlayers(bot))
