"""The bot: opens the database, loads the cogs, connects to Discord, and stops cleanly. `serving` runs it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import sys
from pathlib import Path
from random import Random
from typing import Any

import discord
from discord.ext import commands, tasks

from bot.games import Games, Moved
from bot.hosting import stopping
from bot.hosting.command_list import register
from bot.hosting.health import Health
from bot.hosting.housekeeping import housekeeping
from bot.hosting.logs import tell_host
from bot.hosting.memory import favour_the_loop, return_memory
from bot.hosting.metrics import Metrics
from bot.hosting.network import steady
from bot.hosting.outage import Outage, growing
from bot.hosting.press_limits import Posts, Presses
from bot.hosting.retries import Later
from bot.hosting.settings import Settings
from bot.hosting.shards import Share
from bot.language.words import Words, spoken, words
from bot.notices import GamesFound, HourPassed, Notice, ServerBack, Sweep, event_of
from bot.players.thinking import Runner
from bot.store import Store, StoreError
from bot.store.records import GameRecord

log = logging.getLogger(__name__)

# The bot does not use voice: no warnings about missing voice libraries.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

# Loaded by name, not imported, so that the bot does not depend on its cogs.
COGS = (
    "cogs.kit.dispatch",
    "cogs.lobby",
    "cogs.turn",
    "cogs.announcements",
    "cogs.computers",
    "cogs.trade",
    "cogs.posts",
    "cogs.seats",
    "cogs.votes",
    "cogs.reminders",
    "cogs.away",
    "cogs.profile",
    "cogs.outages",
    "cogs.lookup",
    "cogs.icons",
    "cogs.drawings",
    "cogs.proof",
    "cogs.notes",
    "cogs.plans",
    "cogs.server",
    "cogs.open_seats",
    "cogs.page",
)

PAUSE = 1.5
"""Seconds before a computer player moves, so that people can follow."""

SWEEP = 20.0
"""Seconds between two checks for work that another process left unfinished, if several share the database."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
)
"""The permissions that a game needs in its channel."""


def _says_its_language(guild: discord.Guild) -> bool:
    """Only community servers can choose a language; Discord reports all others as English."""
    return "COMMUNITY" in guild.features or guild.preferred_locale is not discord.Locale.american_english


class Euphoria(stopping.Listening):
    store: Store
    games: Games
    thinking: Runner
    """Computes the moves of computer players outside the event loop."""

    def __init__(  # noqa: PLR0913 — most of these are for tests
        self,
        settings: Settings,
        database: Path | str,
        *,
        local: bool = False,
        random: Random | None = None,
        pause: float = PAUSE,
        warm_up: bool = True,
        hear_host: bool = True,
        offer_live: bool = True,
        cogs: tuple[str, ...] = COGS,
        metrics: Metrics | None = None,
    ) -> None:
        self.metrics = Metrics() if metrics is None else metrics
        self.health = Health(self)
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            # Servers and channels only: no messages, no presence.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Commands for users who installed the bot only for themselves have to say so.
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
            http_trace=self.metrics.trace(),
            shard_count=1,  # until Discord recommends a number
        )
        self.settings = settings
        self.database = database
        self.local = local
        self.random = random
        self.pause = pause
        self.warm_up = warm_up
        """Start the thinking process and upload the icons before they are needed. Most tests leave this out."""
        self.hear_host = hear_host
        """Check every few seconds for decisions that the host made in the shell. On a simulated clock that would be
        very often."""
        self.offer_live = offer_live and not local
        """Offer live play if everybody answers within minutes. Not at the local table, nor in most tests, where
        everybody always does."""
        self.cog_names = cogs
        self.icons: dict[str, discord.PartialEmoji] = {}
        """The emoji uploaded to Discord so far, by the name of their icon (`renderers/emoji.py`)."""
        self.presses = Presses()
        self.completions = Presses(burst=100, a_second=10)
        """Requests for autocompletion: nearly one for every letter typed."""
        self.posts = Posts()
        self.unexpected_errors: list[BaseException] = []
        """Unexpected errors, newest last; the tests check this."""
        self.answering: set[asyncio.Task[Any]] = set()
        """Tasks that are answering a press or command."""
        self.outage = Outage()
        self.untold = Later(self.outage, "a move was not announced")
        self.undecided = Later(self.outage, "a decision was not announced")
        self.unretired = Later(self.outage, "an old message keeps its buttons")
        self.unannounced = Later(self.outage, "open seats were not announced")
        self.retries = {
            "moves": self.untold,
            "decisions": self.undecided,
            "buttons": self.unretired,
            "seats": self.unannounced,
        }
        self.share = Share(self)
        self._says_ready = False
        """Whether the bot dispatches `ready` itself: discord.py does not know which shards this process will hold."""
        self._open = self._stopping = False
        self._loops: list[tasks.Loop[Any]] = []

    # Starting and stopping

    async def setup_hook(self) -> None:
        favour_the_loop()
        return_memory()
        steady(self, self.outage)
        # In a simulated Discord, this clock is simulated too.
        most = self.settings.database_connections
        self.store = await Store.open(self.database, now=discord.utils.utcnow, connections=most)
        self._open = True
        self.thinking = Runner()
        await self.share.announce()
        await self.store.database.try_write()
        log.info("%s", await self.store.describe())
        self.metrics.watch(self.store.database)
        if self.settings.metrics_port is not None and not self.local:
            await self.health.start(self.settings.metrics_host, self.settings.metrics_port)
        self.games = Games(self.store, random=self.random)
        w = self.default_words
        await self.games.forgetting.follow_list(name=w("profile-anonymous"), alt=w("picture-alt-forgotten"))
        for name in self.cog_names:
            await self.load_extension(name)
        await register(self)
        self._loops.append(tasks.loop(hours=1)(self._hour))
        if self.store.database.shared:
            self._loops.append(tasks.loop(seconds=SWEEP)(self._sweep))
        if not self.local:
            self._loops.append(housekeeping(self))
        for loop in self._loops:
            loop.start()

    async def command_list(self) -> list[dict[str, Any]]:
        """The slash commands with their names and descriptions in all languages, as Discord wants them."""
        translator = self.tree.translator
        return [
            one.to_dict(self.tree)
            if translator is None
            else await one.get_translated_payload(self.tree, translator)
            for one in self.tree.get_commands()
        ]

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.autocomplete:
            self.metrics.arrived(interaction.id)

    async def _hour(self) -> None:
        await self.wait_until_ready()
        self.publish(HourPassed())

    async def _sweep(self) -> None:
        """Finish what another process may have left unfinished when it died."""
        if not self.share.greeted:
            return
        try:
            await self.store.database.row("SELECT 1")
        except StoreError as error:
            log.warning("%s", error)
        else:
            self.publish(Sweep())

    async def on_resumed(self) -> None:
        self.outage.over()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Hold this process's shards and receive their events until closed."""
        both = [
            asyncio.create_task(self.share.hold(), name="shards"),
            asyncio.create_task(super().connect(reconnect=reconnect), name="connections"),
        ]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def launch_shards(self) -> None:
        """Launch none here: `Share.hold` decides which shards this process gets."""
        self._says_ready = True
        self._connection.shard_ids = range(sys.maxsize)  # accept any shard

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.share.before_identify(shard_id or 0)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Called after the first connection, and after a reconnection without resuming."""
        self.outage.over()
        self.share.ready.add(shard_id)
        for tries in itertools.count():
            try:
                games = await self._games_found(shard_id)
                break
            except StoreError as error:
                seconds = growing(tries)
                log.warning("the games could not be read, retrying in %.0f seconds: %s", seconds, error)
                await asyncio.sleep(seconds)
                if shard_id not in self.share.ready:
                    return  # reconnected, or another process has it now
        if shard_id in self.share.greeted:
            return
        self.share.greeted.add(shard_id)
        if not self.local:
            running = sum(game.status == "running" for game in games)
            which = f" (shard {shard_id} of {self.share.count})" if self.share.count > 1 else ""
            servers = sum(self.share.of(guild.id) == shard_id for guild in self.guilds)
            tell_host(
                f"Ready as {self.user}{which}. Servers: {servers}. Running games: {running}. "
                f"To invite it to another server: {self.invitation}",
                self.settings.log_format,
            )
        # Including paused games: their votes and seats are looked after as well.
        self.publish(GamesFound(tuple(games)))
        if self._says_ready and not self.is_ready():
            for say in (self._connection.call_handlers, self.dispatch):
                say("ready")

    async def _games_found(self, shard_id: int) -> list[GameRecord]:
        """The games on this shard's servers. Games are suspended on servers that the bot has left and continued on
        those it is back on. A server that is temporarily unavailable counts as one the bot is on."""
        if not self.local:
            for game in await self.games.lifecycle.match_servers(self.served, self.share.has):
                self.publish(ServerBack(game))
        return [
            game for game in await self.games.records.under_way() if self.share.of(game.guild_id) == shard_id
        ]

    async def on_ready(self) -> None:
        if self.warm_up:
            await self.thinking.warm_up()

    @property
    def invitation(self) -> str:
        """The link that adds the bot to a server with exactly the permissions it needs."""
        assert self.application_id is not None
        return discord.utils.oauth_url(
            self.application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )

    async def close(self) -> None:
        """Also after a start that failed halfway: each step is taken even if another fails, because a thread of the
        database that is left keeps the process alive."""
        if not self.is_closed():
            await stopping.finish(self.answering, self.hearing)
        self._stopping = True
        async with contextlib.AsyncExitStack() as steps:  # the last one first
            if self._open:
                self._open = False
                steps.push_async_callback(self.store.close)
                steps.callback(self.thinking.close)
                steps.push_async_callback(stopping.cancel, self.hearing)
            for loop in self._loops:
                steps.callback(loop.cancel)
            steps.push_async_callback(self.health.close)
            steps.callback(self.share.ready.clear)
            for later in self.retries.values():
                steps.callback(later.stop)
            steps.push_async_callback(super().close)

    # What every cog needs

    def serves(self, guild_id: int | None) -> bool:
        """Whether the host's settings allow this server; None (direct messages) is always allowed."""
        wanted = self.settings.servers
        return guild_id is None or wanted is None or guild_id in wanted

    @property
    def served(self) -> set[int]:
        """The servers that the bot is on and that the settings allow."""
        return {guild.id for guild in self.guilds if self.serves(guild.id)}

    @property
    def default_words(self) -> Words:
        """The bot's default language, where neither a game nor a user decides."""
        return words(self.settings.default_language)

    def words_in(self, game: GameRecord) -> Words:
        """The language that a game uses in its channel."""
        return words(game.language or self.settings.default_language)

    async def language_of(self, guild_id: int | None) -> str:
        """A server's language: from `/server set`, else from the server's own settings in Discord."""
        usual = (await self.games.servers.get(guild_id)).language
        guild = None if guild_id is None else self.get_guild(guild_id)
        own = spoken(str(guild.preferred_locale)) if guild is not None and _says_its_language(guild) else None
        return spoken(usual or "") or own or self.settings.default_language

    async def words_of(self, user_id: int, game: GameRecord | None = None) -> Words:
        """A user's language: from their profile, else the last known language of their Discord, else the game's."""
        profile = await self.games.profiles.get(user_id)
        code = spoken(profile.language or "") or spoken(profile.locale or "")
        if code is None and game is not None:
            return self.words_in(game)
        return words(code or self.settings.default_language)

    def publish(self, notice: Notice) -> None:
        """Send a notice to every cog that listens to its kind, each in its own task."""
        if isinstance(notice, Moved) and not notice.duplicate:
            self.metrics.moves.inc(max(0, notice.length - notice.first))
        if not self._stopping:
            self.dispatch(event_of(type(notice)), notice)

    def answers(self) -> None:
        """Mark the current task as answering a press or command: a stop waits for it for a moment."""
        task = asyncio.current_task()
        if task is not None:
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)

    def note_error(self, error: BaseException) -> None:
        self.metrics.errors.inc()
        self.unexpected_errors.append(error)
        del self.unexpected_errors[:-50]
