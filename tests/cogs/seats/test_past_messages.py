"""Messages about a player are reworded in the past tense once they no longer apply, even if Discord was down then."""

from __future__ import annotations

import discord
import pytest

from bot.store.records import Kind, Message
from tests.cogs.durations import HOUR
from tests.cogs.table import Table, verbs

pytestmark = pytest.mark.slow


async def on_record(table: Table, kind: str) -> tuple[str, Message]:
    """Cause a message of this kind about the player on turn. Returns their name and the message."""
    position = await table.position()
    seat = position.game.seats[position.turn]
    actor = table.people[seat.name]
    match kind:
        case "reminder":
            await actor.slash(table.channel, "profile set", reach="channel")
            await table.env.advance_time(12.5 * HOUR)
        case "overdue":
            await table.env.advance_time(24.5 * HOUR)
        case "gone":
            table.guild.remove_member(actor)
            await table.env.settle()
            await table.env.advance_time(7 * HOUR)
        case _:
            await actor.slash(table.channel, "away set", until="3 days")
    message = await table.bot.games.messages.get(position.game.id, Kind(kind), about=seat.seat)
    assert message is not None and verbs(now(table, message))
    return seat.name, message


def now(table: Table, message: Message) -> discord.Message:
    return next(m for m in table.messages if m.id == message.message_id)


@pytest.mark.parametrize(
    ("kind", "past"),
    [
        ("reminder", "was reminded here"),
        ("overdue", "ran out of time"),
        ("gone", "had left this server"),
        ("away", "was away"),
    ],
)
async def test_a_rewording_that_failed_is_done_at_the_next_start(
    playing: Table, kind: str, past: str
) -> None:
    name, message = await on_record(playing, kind)
    before = now(playing, message).content
    # The change is recorded first; here the process ends before it is sent to Discord.
    await playing.bot.games.messages.retire(1, message.kind, about=message.about)
    assert now(playing, message).content == before
    await playing.restart()
    await playing.env.settle()
    settled = now(playing, message)
    assert settled.content == f"-# **{name}** {past}." and not verbs(settled)
    assert not await playing.bot.games.messages.stale(1)


async def test_after_a_change_of_players_the_message_does_not_name_the_new_one(playing: Table) -> None:
    _, message = await on_record(playing, "overdue")
    before = now(playing, message).content
    games = playing.bot.games
    await games.messages.retire(1, message.kind, about=message.about)
    await games.seats.offer(1, message.about)
    [free] = await games.free_seats.of(1)
    await games.seats.take(1, free.id, user_id=playing.watcher.id, name="Wim")
    await playing.restart()
    await playing.env.settle()
    settled = now(playing, message)
    assert settled.content == before and not verbs(settled)
