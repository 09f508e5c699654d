"""`/hint` and the panel's *Hint*: in private, the move the computer player would make in this seat, why, in a sentence,
and the next best."""

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
from cogs.kit.context import Playing, playing
from cogs.kit.controls import Key, button, control, rows
from cogs.kit.replies import Interaction, Sorry, say, words_for
from cogs.turn.cog import check_fresh


def move_in_words(prompt: Prompt, answer: Any, w: Words, view: View) -> list[str]:
    """The answer under its name in the panel."""
    ids = answer if isinstance(answer, list) else [answer]
    options = [option for option in prompt.options if option.id in ids]
    return [reports.label(prompt, option, w, view) for option in options]


async def hint_for(bot: Euphoria, me: Playing, w: Words) -> str:
    """The best answer to the question this player is asked, why, and the next best."""
    if not me.game.hints:
        raise Sorry("hint-off")
    prompt = me.prompt
    if prompt is None or me.game.status != "running":
        raise Sorry("hint-none")
    # The player's own view: the adviser knows no more than the player.
    view = await bot.games.view(me.game.id, me.seat)
    now = await bot.games.position(me.game.id)
    if (now.question, now.revision) != (me.position.question, me.position.revision):
        # A move came meanwhile: the view would not belong to the question.
        raise Stale
    found = await bot.thinking.hint(view, prompt)
    lines = [w("hint-line", moves=move_in_words(prompt, found.answer, w, view), why=why(found, w))]
    if found.second:
        lines.append(w("hint-second", moves=move_in_words(prompt, found.second, w, view)))
    return "\n".join(lines)


@control("hint")
async def hint_button(interaction: Interaction, key: Key, values: list[str]) -> None:
    """In the panel, which stays as it is."""
    me = await playing(interaction, key.game)
    check_fresh(me, key)
    await say(interaction, await hint_for(interaction.client, me, await words_for(interaction)))


class Hint(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="hint", description=says("command-hint"))
    async def hint(self, interaction: Interaction) -> None:
        me = await playing(interaction)
        w = await words_for(interaction)
        text = await hint_for(self.bot, me, w)
        key = Key("turn", me.game.id, me.position.question, me.position.revision)
        await say(interaction, text, rows(button(key, w("hint-take-turn"), ButtonStyle.primary)))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Hint(bot))
