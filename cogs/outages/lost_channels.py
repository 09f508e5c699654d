"""What happens to a running game that loses its channel, its server or the permission to post.

Channel or thread deleted: the game is broken off, its players are told. Bot removed from the server: the game is
paused until it is invited again. Permission to post lost: the game goes on by private answers, its players are told
once, and the position is shown again when the permission is back. Players who leave the
server: `cogs.seats.missed_players`.
"""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.games import Moved
from bot.hosting.app import Euphoria
from bot.hosting.outage import side_by_side
from bot.notices import (
    ChannelOpen,
    GamesFound,
    OpenSeatsChanged,
    ServerBack,
    TableWanted,
    WaitsChanged,
    hears,
)
from bot.store.records import GameRecord, Kind, Ring
from cogs.posts import post, retire, send_direct
from cogs.votes import go_on

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003


def missing(channel: discord.abc.GuildChannel | discord.Thread) -> list[str]:
    """Permissions the bot lacks to post there; it can do without pictures."""
    have = channel.permissions_for(channel.guild.me)
    send = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    return [name for name in ("view_channel", send) if not getattr(have, name)]


class LostChannels(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.mute: set[int] = set()
        """Games in whose channel the bot may not post at the moment. Also on record, so that their players are told
        once, whatever restarts."""

    # The channel is gone

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.channel_gone(payload.thread_id)

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        """The channel may have been deleted while the bot was away, or opened again."""
        await side_by_side(self._look_for_channel, notice.games)
        found = {game.id: game for game in notice.games}
        muted = {
            game_id for game_id, _ in await self.bot.games.messages.unsent(Kind.MUTE) if game_id in found
        }
        self.mute |= muted
        for guild_id in {found[game_id].guild_id for game_id in muted}:
            guild = self.bot.get_guild(guild_id or 0)
            if guild is not None:
                await self._back(guild)

    async def _look_for_channel(self, game: GameRecord) -> None:
        if self.bot.get_guild(game.guild_id or 0) is None or self.bot.get_channel(game.channel_id):
            return
        try:
            await self.bot.fetch_channel(game.channel_id)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.channel_gone(game.channel_id)
        except discord.HTTPException as error:
            log.info("could not ask for channel %s: %s", game.channel_id, error)

    async def channel_gone(self, channel_id: int) -> None:
        game = await self.bot.games.records.open_in(channel_id)
        if game is None:
            return
        await self.bot.games.lifecycle.end(game.id, "channel deleted")
        self.bot.publish(OpenSeatsChanged(game.id))
        self.bot.publish(WaitsChanged(game.id))
        for message in await self.bot.games.messages.of(game.id):
            if message.kind.private:
                await retire(self.bot, game.id, message.kind, about=message.about)
            else:
                await self.bot.games.messages.forget(game.id, message.kind, about=message.about)
        for seat in game.humans:
            w = await self.bot.words_of(seat.user_id or 0, game)
            await send_direct(
                self.bot, game, seat, w("trouble-channel-gone", game=game.id), ring=Ring("gone")
            )

    # The server is gone

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._match_servers()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._match_servers()

    async def _match_servers(self) -> None:
        for game in await self.bot.games.lifecycle.match_servers(self.bot.served, self.bot.share.has):
            self.bot.publish(ServerBack(game))
        self.bot.publish(WaitsChanged(None))

    @hears(ServerBack)
    async def on_server_back(self, notice: ServerBack) -> None:
        await post(self.bot, notice.game, self.bot.words_in(notice.game)("server-back"))
        await go_on(self.bot, notice.game)

    # The permission is gone

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        channel = self.bot.get_channel(moved.game.channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return
        lacking = missing(channel)
        messages = self.bot.games.messages
        if not lacking:
            if moved.game.id in self.mute:
                self.mute.discard(moved.game.id)
                await messages.forget(moved.game.id, Kind.MUTE)
            return
        known = moved.game.id in self.mute
        self.mute.add(moved.game.id)
        said = known or await messages.get(moved.game.id, Kind.MUTE) is not None
        if not said:
            await messages.set(moved.game.id, Kind.MUTE, 0, 0)
        for seat in moved.game.humans if not said else ():
            w = await self.bot.words_of(seat.user_id or 0, moved.game)
            permissions = w.list([w(f"permission-{name}") for name in lacking])
            where = f"<#{moved.game.channel_id}>"
            text = w("trouble-mute", channel=where, permissions=permissions)
            ring = Ring("mute", "", self.bot.games.now())
            await send_direct(self.bot, moved.game, seat, text, ring=ring)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        await self._back(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        await self._back(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if after.id == after.guild.me.id:
            await self._back(after.guild)

    async def _back(self, guild: discord.Guild) -> None:
        """Once the bot may post again, the position is shown, or how the game ended."""
        for game_id in sorted(self.mute):
            game = await self.bot.games.game(game_id)
            channel = guild.get_channel_or_thread(game.channel_id)
            if game.guild_id != guild.id or channel is None or missing(channel):
                continue
            if game_id not in self.mute:
                continue  # a role and a channel were changed at once, and the other change came first
            self.mute.discard(game_id)
            await self.bot.games.messages.forget(game_id, Kind.MUTE)
            if game.status == "running":
                self.bot.publish(TableWanted(game_id))
            else:
                self.bot.publish(ChannelOpen(game_id))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(LostChannels(bot))
