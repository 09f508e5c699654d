"""The bot: opens the database, loads the cogs by name, starts and stops cleanly."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import logging
import sys
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import discord
from discord.ext import commands, tasks

from bot.hosting.errors import HostError
from bot.hosting.health import Health
from bot.hosting.memory import return_memory
from bot.hosting.metrics import Metrics
from bot.hosting.network import steady
from bot.hosting.outage import Outage, Starts, growing, is_outage
from bot.hosting.press_limits import Presses
from bot.hosting.retries import Later
from bot.hosting.settings import EXIT_CONFIG, Settings
from bot.hosting.shards import Replaced, Share
from bot.notices import GamesFound, Notice, ServerBack, Sweep, event_of
from bot.players.thinking import Runner
from bot.store import Store, StoreError
from bot.store.records import GameRecord
from bot.tables import Moved, Tables
from data.words import Words, spoken, words

log = logging.getLogger(__name__)

# There is no voice in this game, so nobody needs to hear that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

# Named, not imported: the bot knows nothing of what its cogs do.
COGS = (
    "cogs.kit.dispatch",
    "cogs.lobby",
    "cogs.turn",
    "cogs.announcements",
    "cogs.computers",
    "cogs.trade",
    "cogs.seats",
    "cogs.votes",
    "cogs.reminders",
    "cogs.away",
    "cogs.profile",
    "cogs.outages",
    "cogs.lookup",
    "cogs.icons",
    "cogs.proof",
    "cogs.notes",
    "cogs.plans",
    "cogs.server",
    "cogs.open_seats",
)

PAUSE = 1.5
"""Seconds before a computer player moves: a game at a table has a rhythm."""

SWEEP = 20.0
"""Seconds between two looks for what another process has left undone, where several share the database."""

DAY = 86_400.0

GOODBYE = 3.0
"""Seconds that presses under way have to be answered when the bot is told to stop."""

UNREACHABLE = (
    discord.HTTPException,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
)

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
)
"""Exactly what a game needs in its channel."""


def favour_the_loop() -> None:
    """Threads that draw or think hand over to the event loop after a millisecond, not Python's usual five: nobody
    waits for somebody else's picture."""
    sys.setswitchinterval(0.001)


def _says_its_language(guild: discord.Guild) -> bool:
    """Only communities choose one; of every other server Discord says English."""
    return "COMMUNITY" in guild.features or guild.preferred_locale is not discord.Locale.american_english


class Euphoria(commands.AutoShardedBot):
    store: Store
    tables: Tables
    thinking: Runner
    """Where computer players think, beside the event loop."""

    def __init__(
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
    ) -> None:
        self.metrics = Metrics()
        self.health = Health(self)
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            # Only which servers and channels there are: nobody's messages, nobody's presence.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            # Only what says otherwise is there for whoever has installed the bot for themselves alone.
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
            http_trace=self.metrics.trace(),
            shard_count=1,  # until Discord says how many
        )
        self.settings = settings
        self.database = database
        self.local = local
        self.random = random
        self.pause = pause
        self.warm_up = warm_up
        """Start the process that thinks, and give Discord our icons, before somebody needs them; many small tests do
        without."""
        self.hear_host = hear_host
        """Look every few seconds for what the host decided in the shell; on a simulated clock these are many."""
        self.offer_live = offer_live and not local
        """Offer to play live where everybody answers within minutes: alone at one machine, or in most tests, all do."""
        self.cog_names = cogs
        self.icons: dict[str, discord.PartialEmoji] = {}
        """The application's emoji that Discord has by now, by the names of the signs (`renderers/emoji.py`)."""
        self.presses = Presses()
        self.completions = Presses(burst=100, a_second=10)
        """What is offered while somebody types: nearly one for every letter."""
        self.unexpected_errors: list[BaseException] = []
        """Errors that nothing in the code foresees, newest last; tests look here."""
        self.answering: set[asyncio.Task[Any]] = set()
        """Tasks that are answering a press or command now."""
        self.outage = Outage()
        self.untold = Later(self.outage, "the channel was not told")
        self.undecided = Later(self.outage, "a decision was not told")
        self.unretired = Later(self.outage, "an old message keeps its buttons")
        self.unannounced = Later(self.outage, "open seats were not announced")
        self.share = Share(self)
        self._says_ready = False
        """Connected for shards of its own choice, so that discord.py does not know when all are there."""
        self._open = False
        self._sweeping: tasks.Loop[Any] | None = None

    # Starting and stopping

    async def setup_hook(self) -> None:
        favour_the_loop()
        return_memory()
        steady(self, self.outage)
        # discord's clock is the simulated one on a simulated Discord.
        self.store = await Store.open(self.database, now=discord.utils.utcnow)
        self._open = True
        self.metrics.watch(self.store.database)
        if self.settings.metrics_port is not None and not self.local:
            await self.health.start(self.settings.metrics_host, self.settings.metrics_port)
        self.thinking = Runner()
        self.tables = Tables(self.store, random=self.random)
        for name in self.cog_names:
            await self.load_extension(name)
        await self._register_commands()
        if self.store.database.shared:
            self._sweeping = tasks.loop(seconds=SWEEP)(self._sweep)
            self._sweeping.start()

    async def _register_commands(self) -> None:
        """With Discord, once for all processes that have the same."""
        translator = self.tree.translator
        commands_ = self.tree.get_commands()
        if not self.store.database.shared or translator is None:
            await self.tree.sync()
            return
        payload = [await command.get_translated_payload(self.tree, translator) for command in commands_]
        fingerprint = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        leases = self.store.leases
        async with leases.exclusive("registering", self.application_id):
            if fingerprint not in await leases.held("commands"):
                await self.tree.sync()
                await leases.claim("commands", fingerprint, DAY)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.metrics.arrived(interaction.id)

    async def _sweep(self) -> None:
        """Another process may have died in the middle of something: whoever is left takes it up."""
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
        """Hold a part of the shards, and hear of their servers, until closed."""
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
        """None yet: which ones are this process's is found out beside this (`Share.hold`)."""
        self._says_ready = True
        self._connection.shard_ids = range(sys.maxsize)  # more than there can be

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.share.before_identify(shard_id or 0)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Also after a reconnection that was no resumption."""
        self.outage.over()
        self.share.ready.add(shard_id)
        for tries in itertools.count():
            try:
                games = await self._games_found(shard_id)
                break
            except StoreError as error:
                seconds = growing(tries)
                log.warning("the games are looked after in %.0f seconds: %s", seconds, error)
                await asyncio.sleep(seconds)
                if shard_id not in self.share.ready:
                    return  # connected anew, or another process's by now
        if shard_id in self.share.greeted:
            return
        self.share.greeted.add(shard_id)
        if not self.local:
            running = sum(game.status == "running" for game in games)
            which = f" (shard {shard_id} of {self.share.count})" if self.share.count > 1 else ""
            servers = sum(self.share.of(guild.id) == shard_id for guild in self.guilds)
            print(
                f"Ready as {self.user}{which}. Servers: {servers}. Running games: {running}. "
                f"To invite it to another server: {self.invitation}",
                flush=True,
            )
        # Paused ones too: their votes are carried out and their seats handed back as in any other.
        self.publish(GamesFound(tuple(games)))
        if self._says_ready and not self.is_ready():
            for say in (self._connection.call_handlers, self.dispatch):
                say("ready")

    async def _games_found(self, shard_id: int) -> list[GameRecord]:
        """What is played on this shard's servers. Games of servers it is on no more stand still, those of servers it is
        back on go on; a server in which Discord is out of order is one it is on."""
        if not self.local:
            for game in await self.tables.lifecycle.match_servers(self.served, self.share.has):
                self.publish(ServerBack(game))
        return [game for game in await self.tables.under_way() if self.share.of(game.guild_id) == shard_id]

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
        if self.answering and not self.is_closed():
            await asyncio.wait(self.answering, timeout=GOODBYE)
        await super().close()
        for later in (self.untold, self.undecided, self.unretired, self.unannounced):
            later.stop()
        self.share.ready.clear()
        await self.health.close()
        if self._sweeping is not None:
            self._sweeping.cancel()
        if self._open:
            self._open = False
            self.thinking.close()
            await self.store.close()

    # What every cog needs

    def serves(self, guild_id: int | None) -> bool:
        """Whether the host wants the bot to work there; it does so in direct messages."""
        wanted = self.settings.servers
        return guild_id is None or wanted is None or guild_id in wanted

    @property
    def served(self) -> set[int]:
        """The servers it is on and is for."""
        return {guild.id for guild in self.guilds if self.serves(guild.id)}

    @property
    def default_words(self) -> Words:
        """The language of the bot itself, where there is no game and no person to ask."""
        return words(self.settings.default_language)

    def words_in(self, game: GameRecord) -> Words:
        """The language of a game: its channel reads it."""
        return words(game.language or self.settings.default_language)

    async def language_of(self, guild_id: int | None) -> str:
        """A server's language: as those who manage it set it, else as its Discord is."""
        usual = (await self.tables.servers.get(guild_id)).language
        guild = None if guild_id is None else self.get_guild(guild_id)
        own = spoken(str(guild.preferred_locale)) if guild is not None and _says_its_language(guild) else None
        return spoken(usual or "") or own or self.settings.default_language

    async def words_of(self, user_id: int, game: GameRecord | None = None) -> Words:
        """A person's own language: as they set it, else as their Discord was last, else the game's."""
        profile = await self.tables.profiles.get(user_id)
        code = spoken(profile.language or "") or spoken(profile.locale or "")
        if code is None and game is not None:
            return self.words_in(game)
        return words(code or self.settings.default_language)

    def publish(self, notice: Notice) -> None:
        """Every cog that hears such a notice gets it, each in a task of its own."""
        if isinstance(notice, Moved) and not notice.duplicate:
            self.metrics.moves.inc(max(0, notice.length - notice.first))
        self.dispatch(event_of(type(notice)), notice)

    def answers(self) -> None:
        """What runs now answers somebody: a stop waits for it a moment."""
        task = asyncio.current_task()
        if task is not None:
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)

    def note_error(self, error: BaseException) -> None:
        self.metrics.errors.inc()
        self.unexpected_errors.append(error)
        del self.unexpected_errors[:-50]


async def serve(settings: Settings) -> None:
    """Run on Discord until told to stop. Where Discord is away at the start, wait for it; later discord.py does."""
    token = settings.discord_token
    if token is None:
        raise HostError("DISCORD_TOKEN is missing: put it into .env.", exit_code=EXIT_CONFIG)
    starts = Starts()
    while True:
        starts.begin()
        try:
            async with Euphoria(settings, settings.database) as bot:
                await bot.start(token.get_secret_value())
            return
        except Replaced:
            log.warning("other processes have taken over from this one, which was not heard of: begun anew")
            continue
        except UNREACHABLE as error:
            if isinstance(error, discord.HTTPException) and not is_outage(error):
                raise
            seconds = starts.wait()
            log.warning("Discord cannot be reached (%s): tried again in %.0f seconds", error, seconds)
        except StoreError as error:
            if error.reason not in ("store-away", "store-busy"):
                raise
            seconds = starts.wait()
            log.warning("%s Tried again in %.0f seconds", error, seconds)
        await asyncio.sleep(seconds)
