"""Looking back: the log in words, and what changed since one's last turn.

Players read it with what they may know, everybody else with what is public.
"""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from bot.hosting.app import Euphoria
from bot.store.records import GameRecord
from cogs.kit.colours import accent, of_game
from cogs.kit.command_texts import choice, says
from cogs.kit.context import check_here, running_game_here, seat_of
from cogs.kit.controls import Key, control
from cogs.kit.limits import MAX_MESSAGE
from cogs.kit.public_text import asking, fitting
from cogs.kit.replies import Interaction, display, profile_of, say, words_for
from cogs.lookup import pictures
from cogs.lookup.files import game_file, text_file
from cogs.lookup.recap import last_turns, log_line, recap_text, round_ago

USUAL_TURNS, MAX_TURNS = 10, 200


class History(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="log", description=says("command-log"))
    @app_commands.describe(n=says("command-log-n"), file=says("command-log-file"))
    @app_commands.choices(file=[choice(f"log-file-{kind}", kind) for kind in ("text", "json")])
    async def log(
        self,
        interaction: Interaction,
        n: app_commands.Range[int, 1, MAX_TURNS] = USUAL_TURNS,
        file: str | None = None,
    ) -> None:
        game = await running_game_here(interaction)
        w = await words_for(interaction)
        mine = seat_of(game, interaction.user)
        seat = mine.seat if mine is not None else None
        if file is not None:
            told = await self.bot.games.files.of(game.id, seat)
            made = await (game_file(told) if file == "json" else text_file(told, w))
            await say(interaction, w("history-file", all="no" if game.open else "yes"), file=made)
            return
        view = await self.bot.games.view(game.id, seat)
        # One more: of the turn under way there may be nothing to tell yet.
        newest = await last_turns(self.bot, game, seat, n + 1)
        turns = [turn for turn in newest if log_line(turn, w, game, view)][-n:]
        lines = [log_line(turn, w, game, view) for turn in turns]
        if not lines:
            await say(interaction, w("history-nothing"))
            return
        title = w("history-log", n=len(lines))
        text = "\n".join([title, *lines])
        if len(text) <= MAX_MESSAGE:
            await say(interaction, text)
            return
        whole = "\n".join(log_line(turn, w, game, view, plain=True) for turn in turns)
        cut = discord.File(BytesIO(whole.encode()), filename="log.txt")
        await say(interaction, fitting(lines, w("history-cut"), MAX_MESSAGE), file=cut)

    @app_commands.command(name="recap", description=says("command-recap"))
    async def recap(self, interaction: Interaction) -> None:
        await show_recap(interaction, await running_game_here(interaction))


@control("recap")
async def recap_button(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await interaction.client.games.game(key.game)
    check_here(interaction, game)
    await show_recap(interaction, game)


async def show_recap(interaction: Interaction, game: GameRecord) -> None:
    bot = interaction.client
    w = await words_for(interaction)
    mine = seat_of(game, interaction.user)
    seat = mine.seat if mine is not None else None
    since = await round_ago(bot, game) if seat is None else await bot.games.log.last_by(game.id, seat)
    text, moves = await recap_text(bot, game, seat, since, w)
    view = await bot.games.view(game.id, None)
    parts = [w("history-recap-nothing")]
    if text:
        parts = [w("history-recap" if seat is not None else "history-recap-watching"), text]
    if game.open:
        parts += ["", await asking(bot, await bot.games.position(game.id), view, w, seat)]
    profile = await profile_of(interaction)
    picture = await pictures.recap(bot, view, moves, w, profile.palette) if text else None
    files = [picture] if picture is not None else []
    colour = accent(mine.colour) if mine is not None else of_game()
    await display(interaction, "\n".join(parts), files=files, colour=colour)


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(History(bot))
