"""Looking at the position: the board, one area or one player's mat, and the state of the game in words."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.board import AREAS
from bot.engine.events import Refused
from bot.engine.view import View
from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.store.records import GameRecord, Palette
from cogs.kit.colours import accent, of_area, of_game
from cogs.kit.command_texts import Typed, choice, context_menu, says
from cogs.kit.completion import matching, resolve
from cogs.kit.context import check_here, names_of, running_game_here, seat_here, seat_of
from cogs.kit.controls import OLD_BUTTON, Key, control
from cogs.kit.emoji import illustrated
from cogs.kit.limits import MAX_MESSAGE
from cogs.kit.pictures import painted_board
from cogs.kit.public_text import asking
from cogs.kit.replies import Interaction, Sorry, fit, present, profile_of, say, words_for
from cogs.lookup import pictures
from cogs.lookup.player_mats import mat_text
from cogs.lookup.status import status_lines


def in_messages(lines: Sequence[str]) -> list[str]:
    """The lines in as few messages as possible: six players with everything do not fit one."""
    texts = [""]
    for line in lines:
        longer = f"{texts[-1]}\n{line}".strip()
        if len(longer) <= MAX_MESSAGE:
            texts[-1] = longer
        else:
            texts.append(fit(line))
    return texts


def players_in(game: GameRecord) -> list[tuple[str, str]]:
    return [(seat.name, str(seat.seat)) for seat in game.seats]


async def complete_player(interaction: Interaction, typed: str) -> list[Choice[str]]:
    try:
        return matching(players_in(await running_game_here(interaction)), typed)
    except (Sorry, Refused):
        return []


class Board(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="status", description=says("command-status"))
    async def status(self, interaction: Interaction) -> None:
        game = await running_game_here(interaction)
        w = await words_for(interaction)
        view = await self.bot.games.view(game.id, None)
        lines = status_lines(view, w, names_of(game))
        if game.open:
            # Whose turn it is, and its number, in place of the number alone.
            mine = seat_of(game, interaction.user)
            reader, position = None if mine is None else mine.seat, await self.bot.games.position(game.id)
            lines[0] = await asking(self.bot, position, view, w, reader)
        if self.bot.untold.waits(game.id):
            lines.append(w("status-untold"))
        for text in in_messages(lines):
            await say(interaction, text)

    @app_commands.command(name="board", description=says("command-board"))
    @app_commands.describe(
        area=says("command-board-area"),
        player=says("command-board-player"),
        post=says("command-board-post"),
    )
    @app_commands.choices(area=[choice(f"area-{area}", area) for area in AREAS])
    @app_commands.autocomplete(player=complete_player)
    async def board(
        self,
        interaction: Interaction,
        area: str | None = None,
        player: Typed | None = None,
        post: bool = False,
    ) -> None:
        game = await running_game_here(interaction)
        if area is not None and player is not None:
            raise Sorry("look-one-thing")
        seat = int(resolve(players_in(game), player, "look-no-player")) if player is not None else None
        profile = await profile_of(interaction)
        w = self.bot.words_in(game) if post else await words_for(interaction)
        view = await self.bot.games.view(game.id, None)
        palette = "printed" if post else profile.palette
        if seat is None and not area and palette == "none":
            for text in in_messages(status_lines(view, w, names_of(game))):
                await say(interaction, text)
            return
        if seat is not None:
            await _show_mat(interaction, view, seat, w, palette, post=post)
            return
        if area is not None:
            text, picture = await _area(self.bot, view, area, w, palette)
        else:
            text, picture = "", await painted_board(view, w, palette)
        await present(interaction, text, picture, of_area(area) if area else of_game(), post=post)


async def _show_mat(
    interaction: Interaction, view: View, seat: int, w: Words, palette: Palette, *, post: bool = False
) -> None:
    """Text and a picture; the text says everything too."""
    bot = interaction.client
    text = illustrated(bot, w, lambda w: mat_text(view, seat, w), palette=palette)
    picture = await pictures.mat(bot, view, seat, w, palette)
    await present(interaction, text, picture, accent(view.players[seat].colour), post=post)


async def mat_of(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """In the menu that Discord opens on a user."""
    game = await running_game_here(interaction)
    seat = seat_here(game, person).seat
    view = await interaction.client.games.view(game.id, None)
    profile = await profile_of(interaction)
    await _show_mat(interaction, view, seat, await words_for(interaction), profile.palette)


async def _area(
    bot: Euphoria, view: View, area: str, w: Words, palette: Palette
) -> tuple[str, discord.File | None]:
    title = w("reference-title", name=w.area(area))
    if palette == "none":
        return f"{title}\n{pictures.area_words(view, area, w)}", None
    return title, await pictures.area(bot, view, area, w, palette)


@control("area")
async def show_area(interaction: Interaction, key: Key, values: list[str]) -> None:
    """The menu under the board, or a button of an earlier version: all of it or one area, large and as it is now, to
    the user who chose."""
    chosen = (values or [key.rest])[0]
    area = "" if chosen == "board" else chosen
    bot = interaction.client
    game = await bot.games.game(key.game)
    check_here(interaction, game)
    if area and area not in AREAS:
        raise Sorry(OLD_BUTTON)
    view = await bot.games.view(game.id, None)
    profile = await profile_of(interaction)
    w = await words_for(interaction)
    if area:
        text, picture = await _area(bot, view, area, w, profile.palette)
    elif profile.palette == "none":
        for text in in_messages(status_lines(view, w, names_of(game))):
            await say(interaction, text)
        return
    else:
        text, picture = "", await painted_board(view, w, profile.palette)
    await present(interaction, text, picture, of_area(area) if area else of_game())


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Board(bot))
    bot.tree.add_command(context_menu("context-mat", mat_of))
