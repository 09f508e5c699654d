"""Seats that change hands: leaving, coming back to a kept seat, taking a free one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.engine.events import Refused
from bot.games import Moved, StoreError
from bot.hosting.app import Euphoria
from bot.notices import ClockChanged, SeatsChanged, TableWanted, hears
from bot.players.names import unused_name
from bot.store.records import GameRecord, Ring, SeatRecord, Vote
from cogs.kit.command_texts import choice, says
from cogs.kit.context import check_here, game_here, label, my_seat, shown_name
from cogs.kit.controls import OLD_BUTTON, Key, button, control, rows
from cogs.kit.game_group import extend_game
from cogs.kit.replies import Interaction, Sorry, answered, best_effort, is_missed, say, update, words_for
from cogs.lookup import recap_text
from cogs.posts import refresh_lobby, send_direct, sync
from cogs.votes import Motion, Outcome, break_off_about, carry_out, decide, finish

log = logging.getLogger(__name__)

RECAP_WAIT = 3.0
"""Seconds to wait for the command's own answer before a recap is sent."""


# Leaving


@app_commands.command(name="leave", description=says("command-game-leave"))
@app_commands.describe(how=says("command-game-leave-how"))
@app_commands.choices(how=[choice(f"leave-{how}", how) for how in ("back", "good")])
async def leave(interaction: Interaction, how: str) -> None:
    """A computer keeps the seat or, if the player leaves for good, gets it."""
    bot = interaction.client
    game = await game_here(interaction)
    seat = my_seat(game, interaction.user)
    w = await words_for(interaction)
    if game.status == "lobby":
        game = await bot.games.lobby.leave(game.id, interaction.user.id)
        await best_effort(say(interaction, w("leave-left-lobby")))
        await refresh_lobby(interaction, game)
    elif not game.open:
        raise Sorry("game-over")
    elif how == "good":
        key = Key("leaving", game.id, seat.seat, rest=str(interaction.user.id))
        sure = button(key, w("leave-sure"), ButtonStyle.danger)
        await say(interaction, w("leave-ask", channel=f"<#{game.channel_id}>"), rows(sure))
    elif seat.kept:
        await say(interaction, w("leave-kept"))
    else:
        decision = await decide(bot, Motion(game, "keep", seat.seat))
        await best_effort(say(interaction, w("leave-kept")))
        await finish(bot, game, *decision)


@control("leaving")
async def leave_for_good(interaction: Interaction, key: Key, values: list[str]) -> None:
    bot = interaction.client
    game = await bot.games.game(key.game)
    seat = my_seat(game, interaction.user)
    if game.status not in ("running", "paused"):
        raise Sorry("game-over")
    if (key.question, key.rest) != (seat.seat, str(interaction.user.id)):
        raise Sorry(OLD_BUTTON)  # the question was about another seat
    w = await words_for(interaction)
    if len(game.humans) == 1:
        decision = await decide(bot, Motion(game, "end"))
        await best_effort(update(interaction, w("leave-left")))
        await finish(bot, game, *decision)
        return
    computer = {"computer": unused_name(game.names)}
    decision = await decide(bot, Motion(game, "leave", seat.seat, computer, interaction.user.id))
    await best_effort(update(interaction, w("leave-left")))
    await finish(bot, game, *decision)


# Taking over


@control("seat", "update")
async def take_seat(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Take a free seat. The number in `rest` is its record, which says whose it is, for whom and until when."""
    bot = interaction.client
    game = await bot.games.game(key.game)
    check_here(interaction, game)
    free = next((one for one in await bot.games.free_seats.of(game.id) if str(one.id) == key.rest), None)
    if free is None:
        await sync(bot, game.id)
        raise Refused("refused-seat-not-free")
    before = game.seats[free.seat]
    name, user = shown_name(interaction.user), interaction.user.id
    game = await bot.games.seats.take(game.id, free.id, user_id=user, name=name)
    outcome = await carry_out(bot, Motion(game, "taken", free.seat, {"former": label(before)}, user))

    async def show(game: GameRecord, vote: Vote, outcome: Outcome) -> None:
        await best_effort(interaction.edit_original_response(content=outcome.text, view=None))

    for vote in await bot.games.store.votes.undone():
        if (vote.game_id, vote.kind, vote.about) == (game.id, "taken", free.seat):
            await finish(bot, game, vote, outcome, show)


# Coming back


class Seats(commands.Cog):
    """Hands a kept seat back as soon as its owner does anything in that game, with a recap. A seat offered to others is
    theirs again in the same way."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.acting: dict[int, Interaction] = {}
        """The last interaction of missed players: if it was a move, the recap is sent in reply to it."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        kinds = (discord.InteractionType.application_command, discord.InteractionType.component)
        if interaction.type not in kinds or _leaves(interaction):
            return
        try:
            await self._hand_back(interaction)
        except StoreError as error:
            # The user is told so by what they pressed; the next press hands the seat back.
            log.warning("a seat could not be handed back: %s", error)

    async def _hand_back(self, interaction: Interaction) -> None:
        if not await is_missed(interaction):
            return
        missed = await self.bot.games.records.missed(interaction.user.id)
        self.acting[interaction.user.id] = interaction
        for game in missed:
            seat = game.seat_of(interaction.user.id)
            if seat is None or not _concerns(interaction, game):
                continue
            await break_off_about(self.bot, game, seat.seat)
            away = await self.bot.games.seats.hand_back(game.id, interaction.user.id)
            if away is not None:
                self.acting.pop(interaction.user.id, None)
                now = await self.bot.games.game(game.id)
                await self.welcome_back(now, seat.seat, away, interaction)
            await sync(self.bot, game.id)

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        """If a player's first action was a move, the move has handed the seat back; send the recap."""
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
        """`away`: the log lengths between which the computer played."""
        bot = self.bot
        holder = game.seats[seat]
        for vote in await bot.games.store.votes.undone():
            if (vote.game_id, vote.kind, vote.about) == (game.id, "back", seat):
                await finish(bot, game, vote)
        if not by_move:
            bot.publish(ClockChanged())
            if away[0] != away[1] and seat in (await bot.games.position(game.id)).waiting:
                # Otherwise the channel still shows the question that they were asked before.
                bot.publish(TableWanted(game.id))
        bot.publish(SeatsChanged(game))
        text = await self._recap(game, holder, *away)
        if interaction is not None and not interaction.is_expired() and await _answered(interaction):
            await say(interaction, text)
        else:
            await send_direct(bot, game, holder, text, ring=Ring("recap", "", away))

    async def _recap(self, game: GameRecord, holder: SeatRecord, since: int, until: int) -> str:
        """What happened while the computer played, as this player may know it: with the cards it drew for them."""
        w = await self.bot.words_of(holder.user_id or 0, game)
        text, _ = await recap_text(self.bot, game, holder.seat, since, w, until)
        return f"{w('back-recap')}\n{text}" if text else w("back-nothing")


def _concerns(interaction: Interaction, game: GameRecord) -> bool:
    """Whether this is a command in the game's channel, a button of this game, or anything in a direct message."""
    if interaction.guild_id is None or interaction.channel_id == game.channel_id:
        return True
    data: Any = interaction.data or {}
    if data.get("name") == "away":
        return True  # set for all games: they are back
    return str(data.get("custom_id", "")).split(":")[2:3] == [str(game.id)]


def _leaves(interaction: Interaction) -> bool:
    """Whether the user leaves or sets an absence with this. Then they are not back, and do not get their seat."""
    data: Any = interaction.data or {}
    if str(data.get("custom_id", "")).split(":")[1:2] == ["leaving"]:
        return True
    chosen = {part["name"] for part in data.get("options", ())}
    return (data.get("name") == "game" and "leave" in chosen) or (
        data.get("name") == "away" and "back" not in chosen
    )


async def _answered(interaction: Interaction) -> bool:
    """Wait until the command itself has been answered."""
    for _ in range(12):
        if answered(interaction):
            return True
        await asyncio.sleep(RECAP_WAIT / 12)
    return False


async def setup(bot: Euphoria) -> None:
    extend_game(bot, leave)
    await bot.add_cog(Seats(bot))
