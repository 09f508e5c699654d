"""What the players see of one who is away: until when, and what they can do meanwhile."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from discord import ui

from bot.store.records import AskedRecord, GameRecord, Profile
from bot.tables import nonce_of
from bot.tables.hours import days_off, outside_quiet_hours
from bot.tables.reminder_times import allowed, timed
from cogs.kit.context import label
from cogs.kit.controls import Key, button, rows
from cogs.kit.discord_timestamps import full_stamp, stamp
from cogs.kit.messages import edit, post, replace_message
from cogs.kit.missed_players import nobody_to_tell
from cogs.kit.retired_buttons import retire
from data.words import Words

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

KIND = "away"
"""The kind under which the message is recorded, with its seat."""


def clock_of(game: GameRecord, seat: int) -> str:
    """The effect of an absence on this game's clock, as the messages tell it apart."""
    if game.clock == "none":
        return "none"
    return "waits" if allowed(game, seat) else "runs"


def days_left(game: GameRecord, seat: int) -> int:
    """Days that have begun count as whole."""
    return -(-allowed(game, seat) // timedelta(days=1))


def text(game: GameRecord, seat: int, until: datetime, w: Words) -> str:
    return w(
        "away-notice",
        name=label(game.seats[seat]),
        until=full_stamp(until),
        clock=clock_of(game, seat),
        days=days_left(game, seat),
    )


def view(game: GameRecord, seat: int, w: Words) -> ui.View:
    return rows(button(Key("propose", game.id, rest=f"keep.{seat}"), w("propose-keep")))


async def show_all(bot: Euphoria) -> None:
    """Update the messages for all players that games wait for and who are away or back by now."""
    for asked, profile in await bot.tables.reminders.of_absent():
        game = await bot.tables.find(asked.game_id)
        if game is not None:
            await settle(bot, game, asked, profile)


async def show(bot: Euphoria, game: GameRecord) -> None:
    """After the channel was told whom its game waits for: tell which of them are away."""
    for asked, profile in await bot.tables.reminders.waits(game.id):
        if asked.user_id is not None and profile.away:
            await settle(bot, game, asked, profile)


async def settle(
    bot: Euphoria, game: GameRecord, asked: AskedRecord, profile: Profile, *, anew: bool = False
) -> None:
    """Tell the players once that the game waits for somebody who is away, and until when. This message is only posted
    after the one that says whose turn it is, so that the two always come in this order. `anew`: the absence has
    changed."""
    seat, w = asked.seat, bot.words_in(game)
    known = await bot.tables.messages.get(game.id, KIND, about=seat)
    until = days_off(bot.tables.now(), profile)
    if until is None or game.seats[seat].by_computer or game.status != "running":
        if known is not None:
            await retire(bot, game.id, KIND, about=seat)
    elif known is not None:
        used_up = timed(asked, game, profile).used_up_at
        if anew and (
            used_up is None or used_up > bot.tables.now()
        ):  # otherwise it says that the clock runs again
            await edit(bot, known, content=text(game, seat, until, w), view=view(game, seat, w))
    elif (
        not nobody_to_tell(game, seat)
        and not game.live
        and await bot.tables.table_messages.up_to_date(game.id)  # else `show` comes after it
    ):
        nonce = nonce_of(game, KIND, seat, asked.question, until)
        message = await post(bot, game, text(game, seat, until, w), view(game, seat, w), nonce=nonce)
        if message is not None:
            await replace_message(bot, game, KIND, message, about=seat)


async def tell_used_up(bot: Euphoria, game: GameRecord, asked: AskedRecord) -> bool:
    """Tell that the game has waited as long as its players allow. This is news to the player who is away, so only their
    quiet hours silence it."""
    user = game.seats[asked.seat].user_id
    if user is None or asked.due_at is None:
        return True
    now, profile = bot.tables.now(), await bot.tables.profiles.get(user)
    if days_off(now, profile) is None:
        return True
    words = bot.words_in(game)(
        "away-used-up", player=f"<@{user}>", days=game.away_days, due=stamp(asked.due_at)
    )
    nonce = nonce_of(game, "used-up", asked.seat, asked.question)
    quiet = outside_quiet_hours(now, profile) > now
    known = await bot.tables.messages.get(game.id, KIND, about=asked.seat)
    message = await post(
        bot, game, words, view(game, asked.seat, bot.words_in(game)), ping=[user], nonce=nonce, silent=quiet
    )
    if message is not None:
        await replace_message(bot, game, KIND, message, about=asked.seat)
    return message is not None or known is None
