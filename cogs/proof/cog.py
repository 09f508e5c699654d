"""The button that checks every roll of a game that is over, and messages about secrets that are still due."""

from __future__ import annotations

import logging

from discord.ext import commands

from bot.hosting.app import Euphoria
from bot.notices import GamesFound, Sweep, hears
from bot.store.records import Kind
from bot.wording.roll_checks import roll_check_lines
from cogs.kit.context import check_here
from cogs.kit.controls import Key, control
from cogs.kit.game_group import extend_game
from cogs.kit.replies import Interaction, Sorry, say, words_for
from cogs.lookup import game_file
from cogs.posts import on_its_server
from cogs.proof.checks import Checks
from cogs.proof.messages import post_due
from cogs.proof.words import word

log = logging.getLogger(__name__)

_checks = Checks()


@control("proof")
async def check(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Compute everything again, and offer the file to check it independently."""
    games = interaction.client.games
    game = await games.game(key.game)
    check_here(interaction, game)
    if game.seed is None:
        raise Sorry("proof-none")
    if game.open:
        raise Sorry("proof-later")
    file = await games.files.of(game.id)
    lines = roll_check_lines(await _checks.of(file), await words_for(interaction))
    await say(interaction, "\n".join(lines), file=await game_file(file))


class Proof(commands.Cog):
    """Posts what a process that died left unposted, also to paused games and lobbies after a restore."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        await self._post_rest()

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        await self._post_rest()

    async def _post_rest(self) -> None:
        for game_id, message in await self.bot.games.messages.unsent(Kind.FAIRNESS):
            game = await self.bot.games.records.get(game_id)
            if game is None or not self.bot.share.has(game.guild_id) or not on_its_server(self.bot, game):
                continue
            try:
                await post_due(self.bot, game, [message])
            except Exception as error:
                # One channel that cannot be reached must not keep the others from being told.
                log.warning("game %s: the secret's fingerprint is posted later: %s", game_id, error)


async def setup(bot: Euphoria) -> None:
    extend_game(bot, word)
    await bot.add_cog(Proof(bot))
