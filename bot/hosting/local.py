"""No token: the same bot, on a simulated Discord, with a page in the browser where every seat can be played.

The simulated server, its channel and its people are made in the same order at every start, at the same simulated
moment, so they get the same ids and a stored game finds its table again. Only then does the clock jump to now: ids of
messages and clicks, which are made from the time, never come twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.hosting.app import Euphoria
from bot.hosting.errors import HostError
from bot.hosting.settings import Settings

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
SETTLE_TIMEOUT = 120.0
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

    class PatientEnv(Env):
        """The start, too, may take its time: simcord gives it five seconds, and the boards of stored games are
        drawn in it."""

        async def _settle_internal(self, *, timeout: float | None = None, **more: Any) -> None:  # noqa: ASYNC109
            await super()._settle_internal(timeout=max(timeout or 0.0, SETTLE_TIMEOUT), **more)

    bot = Euphoria(settings, settings.local_database_path, local=True, pause=0.3)
    env = PatientEnv(bot, settle_timeout=SETTLE_TIMEOUT, check_errors=False)
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
    ticking = asyncio.create_task(Rhythm(env, preview).keep_up())
    try:
        await preview.wait_closed()
    finally:
        # A cancellation can be lost where what is waited for is done in the same moment: say it until it is heard.
        while not ticking.done():
            ticking.cancel()
            await asyncio.wait((ticking,), timeout=TICK)


class Rhythm:
    """The clicks of all pages and the ticks of the clock, one after the other.

    simcord refuses a click that comes while anything else is under way, and a page refused in this way never sends
    another. So clicks wait for their turn here."""

    def __init__(self, env: Env, preview: Preview) -> None:
        self.env = env
        self.preview = preview
        self.turn = asyncio.Lock()
        self.shown = -1
        """How much has happened when the pages were last renewed."""
        self._act = preview._action
        setattr(preview, "_action", self.act)  # noqa: B010 (for the type checker, a method is never replaced)

    async def act(self, page_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """A click renews its own page. The others are renewed here, and not at the next tick: a page that is renewed
        while somebody chooses on it sends the choice for what it showed before."""
        async with self.turn:
            answer = await self._act(page_id, self._renewed(page_id, body))
            if self._news():
                for page in tuple(self.preview._pages.values()):
                    if page.id != page_id:
                        self.preview._publish(page, reason="refresh")
            return answer

    def _renewed(self, page_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is sent counts although the page was renewed under it. If it were refused, the page would take a choice
        from a menu for made and never send it again. What is not offered any more is refused all the same.

        Only a click has to fit what the page shows: its button is found by its place, where another may be by now.
        It can be repeated."""
        page = self.preview._pages.get(page_id or "")
        if page is None or body.get("kind") == "click":
            return body
        return {**body, "published_revision": page.revision}

    def _news(self) -> bool:
        before, self.shown = self.shown, len(self.env.backend.transcript)
        return self.shown != before

    async def keep_up(self) -> None:
        """Let the simulated clock follow the real one, and show every page what happened without its doing."""
        while True:
            await asyncio.sleep(TICK)
            try:
                async with self.turn:
                    behind = (datetime.now(UTC) - self.env.now()).total_seconds()
                    if behind >= TICK:
                        await self.env.advance_time(behind)
                    if self._news():
                        await self.preview.refresh()
            except TimeoutError as error:
                log.warning("the bot is still busy: %s", error)


async def _close(env: Env, bot: Euphoria) -> None:
    try:
        await env.shutdown()
    finally:
        await bot.close()
