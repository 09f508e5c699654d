"""No token: the same bot, on a simulated Discord, with a page in the browser where every seat can be played.

The simulated server, its channel and its people are made in the same order at every start, at the same simulated
moment, so they get the same ids and a stored game finds its table again. Only then does the clock jump to now: ids of
messages and clicks, which are made from the time, never come twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from bot.app import Euphoria
from bot.errors import HostError
from bot.settings import Settings

if TYPE_CHECKING:
    from simcord.actors import MemberActor
    from simcord.builders import ChannelHandle
    from simcord.env import Env
    from simcord.preview import Preview

log = logging.getLogger(__name__)

SERVER = "Euphoria"
CHANNEL = "table"
PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")

# Computer players think during a click; simcord waits for the bot to come to rest after each.
PATIENCE = 120.0
TICK = 1.0


class World(NamedTuple):
    channel: ChannelHandle
    people: tuple[MemberActor, ...]


def build_world(env: Env) -> World:
    """The server, its channel and its people. Never change the order: the ids depend on it."""
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    guild = env.create_guild(SERVER, owner=users[0])
    channel = guild.create_text_channel(CHANNEL)
    people = tuple(guild.add_member(user) for user in users)
    for user in users:
        _ = user.dm_channel
    env.backend.bot_user.name = env.backend.bot_user.global_name = SERVER
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    return World(channel, people)


async def serve(settings: Settings) -> None:
    """Play in the browser until the page or the program is closed."""
    # The simulated Discord makes a client of its own, without intents, and is warned about it.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    from simcord.backend.errors import SetupError
    from simcord.env import Env

    bot = Euphoria(settings, settings.local_database_path, local=True, pause=0.3)
    env = Env(bot, settle_timeout=PATIENCE, check_errors=False)
    world = build_world(env)
    try:
        await env.start()
        try:
            preview = env.preview(
                world.channel, viewers=world.people, layout="channel", port=settings.local_port
            )
            async with preview:
                print(f"The table is open at {preview.url}", flush=True)
                print("Choose who you are at the top of the page; stop with Ctrl+C.", flush=True)
                await _until_closed(env, preview)
        except SetupError as error:
            if "bind port" in str(error):
                raise HostError(
                    f"Port {settings.local_port} is taken: stop what uses it, or set LOCAL_PORT in .env "
                    "to another number (0 takes any free one)."
                ) from None
            raise
    finally:
        await _close(env, bot)


async def _until_closed(env: Env, preview: Preview) -> None:
    ticking = asyncio.create_task(_keep_up(env, preview))
    try:
        await preview.wait_closed()
    finally:
        ticking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await ticking


async def _keep_up(env: Env, preview: Preview) -> None:
    """Let the simulated clock follow the real one, and show every page what happened without its doing."""
    from simcord.backend.errors import SetupError

    shown = 0
    while True:
        await asyncio.sleep(TICK)
        try:
            behind = (datetime.now(UTC) - env.now()).total_seconds()
            if behind >= TICK:
                await env.advance_time(behind)
            if len(env.backend.transcript) != shown:
                shown = len(env.backend.transcript)
                await preview.refresh()
        except SetupError:
            continue  # somebody is clicking just now; their click shows the page anew
        except TimeoutError as error:
            log.warning("the bot is still busy: %s", error)


async def _close(env: Env, bot: Euphoria) -> None:
    try:
        await env.shutdown()
    finally:
        await bot.close()
