"""`/hint`: in private, the move the computer player would make in this seat, and why, in a sentence."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.engine.prompts import Prompt
from bot.engine.view import View
from bot.games import Stale
from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.players.hint import say as why
from bot.wording import reports
from cogs.kit.command_texts import says
from cogs.kit.context import playing
from cogs.kit.controls import Key, button, rows
from cogs.kit.replies import Interaction, Sorry, say, words_for


def move_in_words(prompt: Prompt, answer: Any, w: Words, view: View) -> list[str]:
    """The answer under its name in the panel."""
    ids = answer if isinstance(answer, list) else [answer]
    options = [option for option in prompt.options if option.id in ids]
    return [reports.label(prompt, option, w, view) for option in options]


class Hint(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="hint", description=says("command-hint"))
    async def hint(self, interaction: Interaction) -> None:
        me = await playing(interaction)
        if not me.game.hints:
            raise Sorry("hint-off")
        prompt = me.prompt
        if prompt is None or me.game.status != "running":
            raise Sorry("hint-none")
        w = await words_for(interaction)
        # The player's own view: the adviser knows no more than the player.
        view = await self.bot.games.view(me.game.id, me.seat)
        now = await self.bot.games.position(me.game.id)
        if (now.question, now.revision) != (me.position.question, me.position.revision):
            # A move came meanwhile: the view would not belong to the question.
            raise Stale
        found = await self.bot.thinking.hint(view, prompt)
        text = w("hint-line", moves=move_in_words(prompt, found.answer, w, view), why=why(found, w))
        key = Key("turn", me.game.id, me.position.question, me.position.revision)
        await say(interaction, text, rows(button(key, w("hint-take-turn"), ButtonStyle.primary)))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Hint(bot))
