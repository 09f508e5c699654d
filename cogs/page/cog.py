"""Serves the board to touch as long as the bot runs, if the host has set PAGE_URL, and gives out links to it."""

from __future__ import annotations

import logging
from typing import Any

from discord import ui
from discord.ext import commands

from bot.games import Moved
from bot.hosting.app import Euphoria
from bot.hosting.errors import HostError
from bot.hosting.settings import EXIT_CONFIG
from bot.notices import SeatsChanged, hears
from bot.page import Page, Visitor
from cogs.kit.context import check_here, seat_of
from cogs.kit.controls import OLD_BUTTON, Key, control, rows
from cogs.kit.replies import Interaction, Sorry, say, words_for

from .starting import page_of

log = logging.getLogger(__name__)


class BoardPage(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.page: Page | None = None

    async def cog_load(self) -> None:
        settings = self.bot.settings
        if settings.page_url is None or self.bot.local:
            return
        page = page_of(self.bot, settings.page_url)
        try:
            await page.start(settings.page_host, settings.page_port)
        except OSError as error:
            await page.close()
            raise HostError(
                f"PAGE_PORT {settings.page_port} on {settings.page_host} cannot be used ({error.strerror}): "
                "write another number into .env, or stop what uses it.",
                exit_code=EXIT_CONFIG,
            ) from None
        self.page = page
        log.info("the board to touch is on http://%s:%s", *page.address)

    async def cog_unload(self) -> None:
        if self.page is not None:
            await self.page.close()

    @hears(Moved)
    async def after_a_move(self, moved: Moved) -> None:
        if self.page is not None:
            await self.page.changed(moved.game.id)

    @hears(SeatsChanged)
    async def after_a_change_of_seats(self, notice: SeatsChanged) -> None:
        if self.page is not None:
            await self.page.changed(notice.game.id)


@control("page")
async def open_board(interaction: Interaction, key: Key, values: list[str]) -> None:
    """A private link for whoever plays here; for everybody else one that shows what the channel shows."""
    bot = interaction.client
    game = await bot.games.game(key.game)
    check_here(interaction, game)
    cog = bot.get_cog(BoardPage.__name__)
    page = cog.page if isinstance(cog, BoardPage) else None
    if page is None:
        raise Sorry(OLD_BUTTON)
    w = await words_for(interaction)
    watching: ui.Button[Any] = ui.Button(label=w("touch-watch"), url=page.link_to_watch(game.id))
    if seat_of(game, interaction.user) is None:
        await say(interaction, w("touch-watch-link"), rows(watching))
        return
    mine: ui.Button[Any] = ui.Button(
        label=w("touch-open"), url=page.link(Visitor(interaction.user.id, game.id))
    )
    await say(interaction, w("touch-link"), rows(mine, watching))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(BoardPage(bot))
