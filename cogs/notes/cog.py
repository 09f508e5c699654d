"""`/note`: notes that players write for themselves. Nobody else is told, not even that there is a note."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from bot.hosting.app import Euphoria
from cogs.kit.command_texts import Typed, escaped, says
from cogs.kit.context import game_here, my_seat
from cogs.kit.limits import MAX_MESSAGE
from cogs.kit.public_text import fitting
from cogs.kit.replies import Interaction, Sorry, say, words_for

MAX_NOTES = 20
"""The limit per user and game."""


class Notes(commands.GroupCog, group_name="note", group_description=says("command-note")):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="add", description=says("command-note-add"))
    @app_commands.describe(text=says("command-note-add-text"))
    async def add(self, interaction: Interaction, text: Typed) -> None:
        game = await game_here(interaction)
        my_seat(game, interaction.user)
        number = await self.bot.games.notes.add(game.id, interaction.user.id, text, max_notes=MAX_NOTES)
        if number is None:
            raise Sorry("note-full", most=MAX_NOTES)
        await say(interaction, (await words_for(interaction))("note-added", number=number))

    @app_commands.command(name="show", description=says("command-note-show"))
    async def show(self, interaction: Interaction) -> None:
        game = await game_here(interaction)
        w = await words_for(interaction)
        notes = await self.bot.games.notes.of(game.id, interaction.user.id)
        if not notes:
            await say(interaction, w("note-none"))
            return
        lines = [
            w("note-line", number=number, time=f"<t:{int(note.at.timestamp())}:d>", text=escaped(note.text))
            for number, note in enumerate(notes, start=1)
        ]
        whole = "\n".join([w("note-title", game=game.id), *lines])
        if len(whole) <= MAX_MESSAGE:
            await say(interaction, whole)
            return
        text = "\n".join(f"{note.at:%Y-%m-%d} {note.text}" for note in notes)
        file = discord.File(BytesIO(text.encode()), filename="notes.txt")
        await say(interaction, fitting(lines, w("history-cut"), MAX_MESSAGE), file=file)

    @app_commands.command(name="clear", description=says("command-note-clear"))
    @app_commands.describe(number=says("command-note-clear-number"))
    async def clear(
        self, interaction: Interaction, number: app_commands.Range[int, 1, MAX_NOTES] | None = None
    ) -> None:
        game = await game_here(interaction)
        cleared = await self.bot.games.notes.clear(game.id, interaction.user.id, number)
        if not cleared and number is not None:
            raise Sorry("note-no-such", number=number)
        if not cleared:
            raise Sorry("note-none")
        await say(interaction, (await words_for(interaction))("note-cleared", n=cleared))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Notes(bot))
