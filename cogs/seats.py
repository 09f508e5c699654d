"""Seats that change hands: leaving, coming back to a kept seat, taking over a free one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.app import Euphoria
from bot.store.records import GameRecord, SeatRecord
from bot.tables import Moved
from cogs.absence import vote_buttons
from cogs.controls import Key, button, control, rows
from cogs.history import recap_text
from cogs.lobby import COMPUTERS, refresh
from cogs.people import game_here, label, my_seat
from cogs.private import hand, tell
from cogs.reach import extend_game, post, retire
from cogs.replies import Interaction, Sorry, quietly, say, update, words_for
from cogs.text import choice, says
from cogs.voting import Matter, break_off, carry_out, is_gone

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds in which a command is answered; a recap waits for that."""


# Leaving


@app_commands.command(name="leave", description=says("command-game-leave"))
@app_commands.describe(how=says("command-game-leave-how"))
@app_commands.choices(how=[choice(f"leave-{how}", how) for how in ("back", "good")])
async def leave(interaction: Interaction, how: str) -> None:
    """A computer keeps the seat, or, for good, gets it."""
    bot = interaction.client
    game = await game_here(interaction)
    seat = my_seat(game, interaction.user)
    w = await words_for(interaction)
    if game.status == "lobby":
        await say(interaction, w("leave-left-lobby"))
        await refresh(interaction, await bot.tables.leave_lobby(game.id, interaction.user.id))
    elif not game.open:
        raise Sorry("people-game-over")
    elif how == "good":
        sure = button(Key("leaving", game.id), w("leave-sure"), ButtonStyle.danger)
        await say(interaction, w("leave-ask", channel=f"<#{game.channel_id}>"), rows(sure))
    elif seat.kept:
        await say(interaction, w("leave-kept"))
    else:
        outcome = await carry_out(bot, Matter(game, "keep", seat.seat))
        await quietly(say(interaction, w("leave-kept")))
        await post(bot, game, outcome.text)
        if outcome.then is not None:
            await outcome.then()


@control("leaving")
async def leave_for_good(interaction: Interaction, key: Key, values: list[str]) -> None:
    bot = interaction.client
    game = await bot.tables.game(key.game)
    seat = my_seat(game, interaction.user)
    if game.status not in ("running", "paused"):
        raise Sorry("people-game-over")
    w = await words_for(interaction)
    if len(game.humans) == 1:
        outcome = await carry_out(bot, Matter(game, "end"))
        await quietly(update(interaction, w("leave-left")))
        await post(bot, game, outcome.text)
        return
    name = computer_name(game)
    game = await bot.tables.vacate(game.id, seat.seat, name=name)
    await quietly(update(interaction, w("leave-left")))
    public = bot.public_words
    await post(
        bot,
        game,
        public("leave-notice", name=label(seat), computer=name),
        vote_buttons(game, seat.seat, public, keep=False),
    )
    if not game.attended:
        await post(bot, game, public("kept-waits"))
    bot.dispatch("seats_changed", game)


def computer_name(game: GameRecord) -> str:
    return next(name for name in COMPUTERS if name not in game.names)


# Taking over


@control("seat")
async def take_seat(interaction: Interaction, key: Key, values: list[str]) -> None:
    """The seat is `key.question`; whom the table named is in `rest`; a `revision` says it was not the table."""
    bot = interaction.client
    game = await bot.tables.game(key.game)
    number = key.question
    if not game.open:
        raise Sorry("people-game-over")
    if key.rest and str(interaction.user.id) != key.rest:
        raise Sorry("free-for-another", newcomer=f"<@{key.rest}>")
    if game.seat_of(interaction.user.id) is not None:
        raise Sorry("free-seated")
    before = game.seats[number]
    if not key.revision and not await is_gone(bot, game, number):
        raise Sorry("free-back", name=label(before))
    name = interaction.user.display_name[:32]
    game = await bot.tables.replace(
        game.id, number, user_id=interaction.user.id, name=name, instead_of=before
    )
    w = bot.public_words
    text = w("free-taken", name=label(before), newcomer=f"<@{interaction.user.id}>")
    await quietly(interaction.response.edit_message(content=text, view=None))
    await _break_off_votes(bot, game, number)
    await retire(bot, game, "overdue", seat=number)
    await bot.store.games.forget_message(game.id, "gone", seat=number)
    await _ask_afresh(bot, game, number)
    await show_cards(bot, game, game.seats[number])
    bot.dispatch("seats_changed", game)


async def show_cards(bot: Euphoria, game: GameRecord, seat: SeatRecord) -> None:
    """What the new player may see."""
    assert seat.user_id is not None
    w = await bot.words_of(seat.user_id)
    cards = hand(await bot.tables.view(game.id, seat.seat), w)
    await tell(bot, game, seat, f"{w('lobby-welcome', channel=f'<#{game.channel_id}>')}\n{cards}")


async def _ask_afresh(bot: Euphoria, game: GameRecord, seat: int) -> None:
    """If the game waits for this seat, its new holder gets the whole time, and the question."""
    if game.status != "running":
        return
    position = await bot.tables.position(game.id)
    if seat not in position.waiting:
        return
    async with bot.store.database.transaction() as tx:
        await bot.store.games.start_clock(tx, game.id, game.pace)
    bot.dispatch("clock_changed")
    bot.dispatch("table_wanted", position)


async def _break_off_votes(bot: Euphoria, game: GameRecord, seat: int) -> None:
    why = bot.public_words("vote-back", name=label(game.seats[seat]))
    for vote in await bot.tables.votes(game.id):
        if vote.about == seat:
            await break_off(bot, game, vote, why)


# Coming back


class Seats(commands.Cog):
    """Hands a kept seat back the moment its owner does anything in that game, with what happened meanwhile."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.absent: set[int] = set()
        """People whose seat is kept or voted about. Only a hint to look, so that others' clicks cost nothing."""
        self.acting: dict[int, Interaction] = {}
        """What such a person did last: if that was a move, its answer is where a recap can be told."""

    @commands.Cog.listener()
    async def on_games_found(self, running: list[GameRecord]) -> None:
        for game in running:
            self.absent |= {seat.user_id for seat in game.humans if seat.kept and seat.user_id is not None}
            for vote in await self.bot.tables.votes(game.id):
                if vote.about is not None:
                    await self.on_seat_in_question(game, vote.about)

    @commands.Cog.listener()
    async def on_seat_in_question(self, game: GameRecord, seat: int) -> None:
        user_id = game.seats[seat].user_id
        if user_id is not None:
            self.absent.add(user_id)

    @commands.Cog.listener()
    async def on_seats_changed(self, game: GameRecord) -> None:
        self.absent |= {seat.user_id for seat in game.humans if seat.kept and seat.user_id is not None}

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.user.id not in self.absent or interaction.type not in (
            discord.InteractionType.application_command,
            discord.InteractionType.component,
        ):
            return
        if _leaves(interaction):
            return
        self.acting[interaction.user.id] = interaction
        mine = [one.game for one in await self.bot.tables.games_of(interaction.user.id)]
        self.absent.discard(interaction.user.id)
        for game in mine:
            seat = game.seat_of(interaction.user.id)
            if seat is None:
                continue
            if not _concerns(interaction, game):
                self.absent.add(interaction.user.id)
                continue
            await _break_off_votes(self.bot, game, seat.seat)
            away = await self.bot.tables.hand_back(game.id, interaction.user.id)
            if away is not None:
                self.acting.pop(interaction.user.id, None)
                now = await self.bot.tables.game(game.id)
                await self.welcome_back(now, seat.seat, away, interaction)

    @commands.Cog.listener()
    async def on_moved(self, moved: Moved) -> None:
        """Their first act was a move: it handed the seat back itself."""
        if moved.back is not None and moved.kept_since is not None:
            interaction = self.acting.pop(moved.game.seats[moved.back].user_id or 0, None)
            away = (moved.kept_since, moved.first)
            await self.welcome_back(moved.game, moved.back, away, interaction, by_move=True)

    async def welcome_back(
        self,
        game: GameRecord,
        seat: int,
        away: tuple[int, int],
        interaction: Interaction | None,
        *,
        by_move: bool = False,
    ) -> None:
        """`away`: the lengths of the log between which the computer played."""
        bot = self.bot
        holder = game.seats[seat]
        await post(bot, game, bot.public_words("back-notice", name=f"<@{holder.user_id}>"))
        if not by_move:
            await _ask_afresh(bot, game, seat)
            bot.dispatch("seats_changed", game)
        text = await self._recap(game, holder, *away)
        if interaction is not None and not interaction.is_expired() and await _answered(interaction):
            await say(interaction, text)
        else:
            await tell(bot, game, holder, text)

    async def _recap(self, game: GameRecord, holder: SeatRecord, since: int, until: int) -> str:
        """What happened while the computer played, as this player may know it: with the cards it drew for them."""
        w = await self.bot.words_of(holder.user_id or 0)
        text, _ = await recap_text(self.bot, game, holder.seat, since, w, until)
        return f"{w('back-recap')}\n{text}" if text else w("back-nothing")


def _concerns(interaction: Interaction, game: GameRecord) -> bool:
    """A command in the game's channel, a button of this game, or anything in private."""
    if interaction.guild_id is None or interaction.channel_id == game.channel_id:
        return True
    data: Any = interaction.data or {}
    return str(data.get("custom_id", "")).split(":")[2:3] == [str(game.id)]


def _leaves(interaction: Interaction) -> bool:
    """Whoever leaves has not come back."""
    data: Any = interaction.data or {}
    if str(data.get("custom_id", "")).split(":")[1:2] == ["leaving"]:
        return True
    return data.get("name") == "game" and any(part["name"] == "leave" for part in data.get("options", ()))


async def _answered(interaction: Interaction) -> bool:
    """Wait until the command itself has been answered."""
    for _ in range(12):
        if interaction.response.is_done():
            return True
        await asyncio.sleep(PATIENCE / 12)
    return False


async def setup(bot: Euphoria) -> None:
    extend_game(bot, leave)
    await bot.add_cog(Seats(bot))
