"""Games in threads that are archived, locked or reopened.

Discord archives a thread after some quiet days, which a slow game often has. A new message reopens it; an old one
cannot be edited meanwhile. A thread that a moderator locked stays closed: its players are told once, the game goes on
by private answers, and the position is shown when the thread is open again.
"""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.hosting.app import Euphoria
from bot.notices import ChannelOpen, ThreadLocked, hears
from bot.store.records import Ring
from cogs.posts import send_direct


class Threads(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.shut: set[int] = set()
        """Games whose players know that their thread is locked."""

    @hears(ThreadLocked)
    async def on_thread_locked(self, notice: ThreadLocked) -> None:
        game = notice.game
        if game.id in self.shut:
            return
        self.shut.add(game.id)
        for seat in game.humans:
            w = await self.bot.words_of(seat.user_id or 0, game)
            text = w("trouble-locked", channel=f"<#{game.channel_id}>")
            await send_direct(self.bot, game, seat, text, ring=Ring("locked", "", self.bot.games.now()))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Unlocked or reopened: announce what was missed meanwhile, even the end."""
        about = payload.data["thread_metadata"]
        if about.get("locked") or about.get("archived"):
            return
        game = await self.bot.games.records.last_in(payload.thread_id)
        if game is not None:
            self.shut.discard(game.id)
            self.bot.publish(ChannelOpen(game.id))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Threads(bot))
