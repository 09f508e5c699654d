"""Carries out what the host decided in the shell (`python -m bot admin`)."""

from __future__ import annotations

import logging

from discord.ext import commands, tasks

from bot.games import StoreError
from bot.hosting.app import Euphoria
from bot.store.records import Vote
from cogs.votes.decisions import finish

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds: a person in front of a shell waits for it."""


class HostDecisions(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._tried: set[int] = set()
        """Decisions that were tried. One that failed is not tried again until the next start."""

    async def cog_load(self) -> None:
        if self.bot.hear_host:
            self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(seconds=EVERY)
    async def look(self) -> None:
        try:
            decided = [vote for vote in await self.bot.games.store.votes.undone() if vote.by_host]
        except StoreError as error:
            log.warning("the host's decisions could not be read: %s", error)
            return
        for vote in decided:
            if vote.id not in self._tried:
                self._tried.add(vote.id)
                await self._do(vote)

    @look.before_loop
    async def _connected(self) -> None:
        await self.bot.wait_until_ready()

    async def _do(self, vote: Vote) -> None:
        log.warning("the host decided: %s", vote.kind, extra={"game": vote.game_id})
        try:
            await finish(self.bot, await self.bot.games.game(vote.game_id), vote)
        except Exception:
            log.exception("a decision of the host was not carried out", extra={"game": vote.game_id})
