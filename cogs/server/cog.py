"""`/server`: what the managers of a server decide for its games."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.state import EDITIONS
from bot.hosting.app import Euphoria
from bot.language.words import LANGUAGES, words
from bot.notices import GamesFound, HourPassed, SeatsChannelChanged, hears
from bot.store.records import MOVE_PICTURES, PACES
from cogs.kit.command_texts import choice, says
from cogs.kit.controls import Key, button, rows
from cogs.kit.replies import Interaction, Sorry, say, words_for
from cogs.server.forgetting import look_after, match_servers
from cogs.server.panel import DEFAULT, managed_server, page_of, show_panel

log = logging.getLogger(__name__)


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Server(commands.GroupCog, group_name="server", group_description=says("command-server")):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        super().__init__()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        for guild in self.bot.guilds:
            self.warn(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.warn(guild)
        await match_servers(self.bot)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await match_servers(self.bot)

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        await match_servers(self.bot)

    @hears(HourPassed)
    async def on_hour_passed(self, notice: HourPassed) -> None:
        await look_after(self.bot)

    def warn(self, guild: discord.Guild) -> None:
        if not self.bot.serves(guild.id):
            log.warning(
                "the bot is on %s (%s), which SERVERS does not name: it does nothing there",
                guild.name,
                guild.id,
            )

    @app_commands.command(name="show", description=says("command-server-show"))
    async def show(self, interaction: Interaction) -> None:
        await show_panel(interaction)

    @app_commands.command(name="set", description=says("command-server-set"))
    @app_commands.describe(
        language=says("command-server-set-language"),
        pace=says("command-server-set-pace"),
        edition=says("command-server-set-printing"),
        picture=says("command-server-set-picture"),
        games=says("command-server-set-games"),
        seats=says("command-server-set-seats"),
    )
    @app_commands.choices(
        language=[
            choice("server-language-default", DEFAULT),
            *(Choice(name=words(code)("language-name"), value=code) for code in LANGUAGES),
        ],
        pace=[choice(f"pace-{name}", name) for name in PACES],
        edition=[choice(f"edition-{name}", name) for name in EDITIONS],
        picture=[choice(f"move-picture-{name}", name) for name in MOVE_PICTURES],
    )
    async def set(
        self,
        interaction: Interaction,
        language: str | None = None,
        pace: str | None = None,
        edition: str | None = None,
        picture: str | None = None,
        games: app_commands.Range[int, 1, 10_000] | None = None,
        seats: discord.TextChannel | discord.ForumChannel | None = None,
    ) -> None:
        """Options left out stay as they are."""
        guild_id = managed_server(interaction)
        changes: dict[str, Any] = {"pace": pace, "edition": edition, "picture": picture, "max_games": games}
        changes = {name: value for name, value in changes.items() if value is not None}
        if seats is not None:
            changes["seats_channel"] = seats.id
        if language is not None:
            changes["language"] = None if language == DEFAULT else language
        if not changes:
            raise Sorry("profile-nothing")
        await self.bot.games.servers.change(guild_id, **changes)
        if seats is not None:
            self.bot.publish(SeatsChannelChanged(guild_id))
        await show_panel(interaction, page_of(next(iter(changes))))

    @app_commands.command(name="forget", description=says("command-server-forget"))
    async def forget(self, interaction: Interaction) -> None:
        guild_id = managed_server(interaction)
        w = await words_for(interaction)
        under_way, over = await self.bot.games.records.counted_on(guild_id)
        sure = button(Key("serverforget"), w("server-forget-sure"), ButtonStyle.danger)
        await say(interaction, w("server-forget-ask", open=under_way, over=over), rows(sure))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Server(bot))
