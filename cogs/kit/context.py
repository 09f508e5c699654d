"""Who is this, and in which game: what every command has to find out first."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.engine.events import Refused
from bot.engine.prompts import Prompt
from bot.games import Position
from bot.language.words import Words
from bot.store.records import GameRecord, SeatRecord, safe_name
from cogs.kit.command_texts import escaped
from cogs.kit.replies import Interaction, Sorry, words_for

KEPT = "🤖"
"""Shown after the name of a player whose seat a computer keeps."""


class Playing(NamedTuple):
    """A player of a game."""

    position: Position
    seat: int

    @property
    def game(self) -> GameRecord:
        return self.position.game

    @property
    def prompt(self) -> Prompt | None:
        return self.position.prompt_for(self.seat)


async def game_here(interaction: Interaction) -> GameRecord:
    """The game this command is about: the channel's, or in a direct message the user's only one (or the one that waits
    for them)."""
    games = interaction.client.games
    if interaction.guild_id is not None and interaction.channel_id is not None:
        game = await games.records.last_in(interaction.channel_id)
        if game is None:
            raise Sorry("game-none-here")
        return game
    mine = await games.records.of_user(interaction.user.id)
    asked = [found for found in mine if found.asked is not None]
    found = asked if len(asked) == 1 else mine
    if not found:
        raise Sorry("game-none")
    if len(found) > 1:
        raise Sorry("game-which")
    return found[0].game


async def running_game_here(interaction: Interaction) -> GameRecord:
    game = await game_here(interaction)
    if game.status == "lobby":
        raise Sorry("game-not-started")
    return game


def here(interaction: Interaction, game: GameRecord) -> bool:
    """Whether the interaction comes from where the game is played. A custom id can name any game; the rights of a
    member or manager of a channel count for that channel's game alone."""
    return (interaction.guild_id, interaction.channel_id) == (game.guild_id, game.channel_id)


def check_here(interaction: Interaction, game: GameRecord) -> None:
    if not here(interaction, game):
        raise Sorry("game-elsewhere", channel=f"<#{game.channel_id}>")


def manages(interaction: Interaction, game: GameRecord) -> bool:
    """Whether this user manages the game's channel."""
    return here(interaction, game) and interaction.permissions.manage_channels


def seat_of(game: GameRecord, user: discord.abc.User) -> SeatRecord | None:
    return game.seat_of(user.id)


def my_seat(game: GameRecord, user: discord.abc.User) -> SeatRecord:
    """The seat of a player; everybody else is told that they are watching."""
    seat = game.seat_of(user.id)
    if seat is None:
        raise Sorry("game-spectator")
    return seat


def seat_here(game: GameRecord, user: discord.abc.User) -> SeatRecord:
    """The seat of a user who was selected."""
    seat = game.seat_of(user.id)
    if seat is None:
        raise Sorry("context-no-seat", name=escaped(shown_name(user)))
    return seat


async def playing(interaction: Interaction, game_id: int | None = None) -> Playing:
    """The player's place in a running game: the channel's, or the one a button names."""
    games = interaction.client.games
    if game_id is None:
        game_id = (await running_game_here(interaction)).id
    position = await games.position(game_id)
    return Playing(position, my_seat(position.game, interaction.user).seat)


async def asked(interaction: Interaction, game_id: int | None = None) -> tuple[Playing, Prompt]:
    """As `playing`, for what only a player who is asked right now can do."""
    me = await playing(interaction, game_id)
    if me.position.over:
        raise Sorry("game-over")
    if me.game.status == "paused":
        raise Sorry("game-paused")
    if me.game.status == "ended":
        raise Refused("refused-game-ended")
    prompt = me.prompt
    if prompt is None:
        raise Sorry("game-not-asked", names=waited_for(me.position, await words_for(interaction)))
    return me, prompt


def waited_for(position: Position, w: Words) -> str:
    """Names of the players the game waits for."""
    return w.list([escaped(position.game.seats[seat].name) for seat in position.waiting])


def mention(seat: SeatRecord) -> str:
    """How the channel addresses a player: a ping for a person, a name for a computer, also if it only keeps the
    seat."""
    return f"**{label(seat)}**" if seat.by_computer else f"<@{seat.user_id}>"


def shown_name(user: discord.abc.User) -> str:
    """The name of a user in a game they join. Discord allows only plain letters in the last one."""
    names = (user.display_name, user.global_name or "", user.name)
    return next((safe for name in names if (safe := safe_name(name))), str(user.id))


def label(seat: SeatRecord) -> str:
    """A player's name, escaped for Discord's markdown; a computer that keeps a person's seat is recognizable."""
    name = escaped(seat.name)
    return f"{name} {KEPT}" if seat.kept else name


def names_of(game: GameRecord) -> dict[int, str]:
    """Names by seat."""
    return {seat.seat: label(seat) for seat in game.seats}
