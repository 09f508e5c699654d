"""Without a token: the same bot on a simulated Discord, with a web page where every seat can be played.

The simulated server, channel and people are created in the same order and at the same simulated time at every start, so
they get the same ids and stored games find their channel again. Then the clock is set to the real time, so that the ids
of messages and clicks, which contain the time, never repeat.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.hosting.app import Euphoria
from bot.hosting.errors import HostError
from bot.hosting.settings import Settings

if TYPE_CHECKING:
    from simcord.actors import MemberActor
    from simcord.builders import ChannelHandle
    from simcord.env import Env

    from bot.hosting.browser_page import TablePage

log = logging.getLogger(__name__)

SERVER = "Euphoria"
CHANNEL = "table"
PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")

# After each click simcord waits until the bot is idle, and computer players may think in that time.
SETTLE_TIMEOUT = 120.0


class World(NamedTuple):
    channel: ChannelHandle
    people: tuple[MemberActor, ...]


def build_world(env: Env) -> World:
    """Create the server, its channel and its people. Never change the order: the ids depend on it."""
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    guild = env.create_guild(SERVER, owner=users[0])
    channel = guild.create_text_channel(CHANNEL)
    people = tuple(guild.add_member(user) for user in users)
    for user in users:
        _ = user.dm_channel
    env.backend.bot_user.name = env.backend.bot_user.global_name = SERVER
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    return World(channel, people)


async def language_of(bot: Euphoria, world: World, user_id: int) -> str:
    """A person's language at the local table: the one they chose, else the game's, else the server's."""
    chosen = (await bot.games.profiles.get(user_id)).language
    game = await bot.games.records.last_in(world.channel.id)
    played = game.language if game is not None and game.open else None
    assert world.channel.guild is not None
    return chosen or played or await bot.language_of(world.channel.guild.id)


async def serve(settings: Settings) -> None:
    """Play in the browser until the page or the program is closed."""
    # The simulated Discord creates a client without intents: do not warn about that.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    from simcord.backend.errors import SetupError
    from simcord.env import Env

    from bot.hosting.browser_page import Pictures, TablePage

    class PatientEnv(Env):
        """Allows more than simcord's five seconds for the start, during which the boards of stored games are drawn."""

        async def _settle_internal(self, *, timeout: float | None = None, **more: Any) -> None:  # noqa: ASYNC109
            await super()._settle_internal(timeout=max(timeout or 0.0, SETTLE_TIMEOUT), **more)

    bot = Euphoria(settings, settings.local_database_path, local=True, pause=0.3)
    env = PatientEnv(bot, settle_timeout=SETTLE_TIMEOUT, check_errors=False)
    env.backend.cdn = Pictures(env)
    world = build_world(env)
    try:
        await env.start()
        try:
            reads = partial(language_of, bot, world)
            page = TablePage(env, world.channel, world.people, reads, settings.local_port)
            async with page:
                print(f"The table is open at {page.url}", flush=True)
                print("Choose who you are at the top of the page; stop with Ctrl+C.", flush=True)
                await _until_closed(page)
        except SetupError as error:
            if "bind port" in str(error):
                raise HostError(
                    f"Port {settings.local_port} is taken: stop what uses it, or set LOCAL_PORT in .env "
                    "to another number (0 takes any free one)."
                ) from None
            raise
    finally:
        await _close(env, bot)


async def _until_closed(page: TablePage) -> None:
    ticking = asyncio.create_task(page.keep_up())
    try:
        await page.wait_closed()
    finally:
        # A cancellation can be lost if what the task waits for finishes at the same moment: repeat it.
        while not ticking.done():
            ticking.cancel()
            await asyncio.wait((ticking,), timeout=1.0)


async def _close(env: Env, bot: Euphoria) -> None:
    try:
        await env.shutdown()
    finally:
        await bot.close()
