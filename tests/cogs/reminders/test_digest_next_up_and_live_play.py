"""The list of waiting games, the daily digest, *you are next*, and live play."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor

from bot.store.records import GameRecord, Kind, Offer
from tests.cogs.durations import DAY, HOUR
from tests.cogs.fast_forward import play_on
from tests.cogs.table import Table, Unrefreshed, custom_id, labels, said, shown, verbs

pytestmark = pytest.mark.slow


async def on_turn(table: Table) -> MemberActor:
    position = await table.position()
    return table.people[position.game.seats[position.turn].name]


async def end_turn(table: Table) -> None:
    actor = await on_turn(table)
    while (await on_turn(table)).id == actor.id:
        await table.follow((await table.asked())[0], lambda options: options[0])


def direct_messages(table: Table, actor: MemberActor, text: str) -> list[discord.Message]:
    return [m for m in table.private(actor) if text in m.content]


# The list


async def test_the_list_of_waiting_games_has_buttons_that_lead_there(three: Table) -> None:
    actor = await on_turn(three)
    other = next(one for one in three.people.values() if one.id != actor.id)
    await other.slash(three.channel, "game pause")
    await other.slash(three.channel, "trade", player=_name(three, actor), give="1 bliss", get="1 food")
    result = await actor.slash(three.channel, "games list")
    text = said(result)
    assert "it's your move" in text and "a vote is waiting for you" in text
    assert labels(shown(result))[:2] == ["No. 1: take your turn", "No. 1: vote"]
    panel = await actor.click(shown(result), label="No. 1: take your turn")
    assert "knowledge" in said(panel)
    assert "a vote is waiting" not in said(await other.slash(three.channel, "games list"))


def _name(table: Table, actor: MemberActor) -> str:
    return next(name for name, one in table.people.items() if one.id == actor.id)


async def test_trades_and_offered_seats_are_listed(three: Table) -> None:
    actor = await on_turn(three)
    game = (await three.position()).game
    mine = game.seat_of(actor.id)
    assert mine is not None
    to = next(seat for seat in game.humans if seat.seat != mine.seat)
    async with three.bot.store.database.transaction() as tx:
        offer = Offer(
            0, game.id, mine.seat, to.seat, {"bliss": 1}, {"food": 1}, "open", None, game.created_at
        )
        three.bot.store.offers.add(tx, offer)
        three.bot.store.free_seats.offer(
            tx, game.id, to.seat, holder=to.user_id, newcomer=three.watcher.id, until=_later(game)
        )
    seat = said(await three.watcher.slash(three.channel, "games list"))
    assert f"{to.name}'s seat is free for you" in seat
    result = await three.people[to.name].slash(three.channel, "games list")
    assert "offers you a trade" in said(result) and "No. 1: answer the trade" in labels(shown(result))


def _later(game: GameRecord) -> datetime:
    return game.created_at + timedelta(days=3)


# The digest


async def wants(table: Table, actor: MemberActor, **options: object) -> str:
    return said(await actor.slash(table.channel, "profile set", **options))


def digests(table: Table, actor: MemberActor) -> list[discord.Message]:
    """Also those that a newer one has replaced."""
    return [
        m
        for text in ("Waiting for you today", "Your daily list")
        for m in direct_messages(table, actor, text)
    ]


async def test_a_digest_instead_of_reminders(three: Table) -> None:
    actor = await on_turn(three)
    text = await wants(three, actor, digest="8:00", time_zone="UTC")
    assert "at 08:00, instead of reminders" in text
    await three.env.advance_time(7.5 * HOUR)
    assert not digests(three, actor)
    await three.env.advance_time(1 * HOUR)
    [digest] = digests(three, actor)
    assert not digest.flags.silent and "No. 1: take your turn" in labels(digest)
    await three.env.advance_time(9 * HOUR)
    assert not direct_messages(three, actor, "You were asked"), (
        "the digest replaces the reminder before the deadline"
    )
    await three.env.advance_time(7 * HOUR)
    assert len(direct_messages(three, actor, "Your time was up")) == 1
    await three.env.advance_time(8.5 * HOUR)
    assert len(digests(three, actor)) == 2
    await three.env.advance_time(10 * DAY)
    assert len(digests(three, actor)) < 7, "the bot must stop sending digests to a player who never answers"
    assert len(direct_messages(three, actor, "You were asked")) == 1


async def test_no_digest_without_open_questions(three: Table) -> None:
    actor = await on_turn(three)
    other = next(one for one in three.people.values() if one.id != actor.id)
    await wants(three, other, digest="8:00", time_zone="UTC")
    await wants(three, actor, digest="1:00", time_zone="UTC")
    await three.env.advance_time(10 * HOUR)
    assert not digests(three, other), "a player without an open question gets no digest"
    assert not digests(three, actor), "there is no digest for a question asked less than an hour before"
    await three.env.advance_time(16 * HOUR)
    assert len(digests(three, actor)) == 0, "there is no digest within an hour after the deadline"
    await wants(three, actor, digest="off")
    assert (await three.bot.games.profiles.get(actor.id)).digest_at is None
    assert "as a time" in await wants(three, actor, digest="25")


async def test_a_digest_waits_for_the_end_of_quiet_hours_and_absence(three: Table) -> None:
    actor = await on_turn(three)
    await wants(three, actor, digest="8:00", time_zone="UTC", quiet_hours="22:00-10:00")
    await three.env.advance_time(9.5 * HOUR)
    assert not digests(three, actor)
    await three.env.advance_time(1 * HOUR)
    assert len(digests(three, actor)) == 1
    await wants(three, actor, quiet_hours="off")
    await actor.slash(three.channel, "away set", until="3 days")
    await three.env.advance_time(2.9 * DAY)
    assert len(digests(three, actor)) == 1
    await three.env.advance_time(1 * DAY)
    assert len(digests(three, actor)) == 2


async def test_a_digest_needs_direct_messages(three: Table) -> None:
    actor = await on_turn(three)
    text = await wants(three, actor, digest="8:00", time_zone="UTC", reach="channel")
    assert "only comes by direct message" in text
    await three.env.advance_time(13 * HOUR)
    assert not digests(three, actor)
    assert any("You were asked" in m.content for m in three.messages), (
        "without a digest the player gets the normal reminder"
    )


async def test_a_digest_after_a_restart_and_an_outage(three: Table) -> None:
    actor = await on_turn(three)
    await wants(three, actor, digest="8:00", time_zone="UTC")
    await three.env.advance_time(7.9 * HOUR)
    route = f"/channels/{actor.user.dm_channel.id}/messages"
    three.env.inject_error("POST", route, status=503, times=3)
    await three.env.advance_time(0.2 * HOUR)
    assert not digests(three, actor)
    await three.restart()
    await three.env.advance_time(2 * HOUR)
    assert len(digests(three, actor)) == 1
    await three.restart()
    await three.env.advance_time(3 * HOUR)
    assert len(digests(three, actor)) == 1


# You are next


async def test_you_are_next_is_sent_silently_and_removed_later(three: Table) -> None:
    for actor in three.people.values():
        assert "when you're up next" in await wants(three, actor, next_up=True)
    await end_turn(three)
    now, game = await on_turn(three), (await three.position()).game
    seat = game.seat_of(now.id)
    assert seat is not None
    after = three.people[game.seats[(seat.seat + 1) % 3].name]
    [message] = direct_messages(three, after, "up next")
    assert message.flags.silent and f"<#{three.channel.id}>" in message.content
    assert not direct_messages(three, now, "up next")
    await end_turn(three)
    assert not direct_messages(three, after, "up next"), (
        "the message must be removed when it is the player's turn"
    )


async def test_you_are_next_after_a_process_died(three: Table) -> None:
    for actor in three.people.values():
        await wants(three, actor, next_up=True)
    await play_on(three, turns=1)  # stored, but not announced
    assert len(await three.bot.games.messages.unsent(Kind.NEXT)) == 1
    await three.restart()
    await three.env.settle()
    assert sum(len(direct_messages(three, actor, "up next")) for actor in three.people.values()) == 1
    await three.restart()
    assert sum(len(direct_messages(three, actor, "up next")) for actor in three.people.values()) == 1


async def test_with_two_players_nobody_is_told_to_be_next(playing: Table) -> None:
    for actor in playing.people.values():
        await wants(playing, actor, next_up=True)
    await end_turn(playing)
    assert not any(direct_messages(playing, actor, "up next") for actor in playing.people.values())


# Live


@pytest.fixture
async def quick(tmp_path: Path, long_waits: None) -> AsyncIterator[Table]:
    """Two people who get the offer to play live if they answer within minutes."""
    table = await Table.create(tmp_path / "games.sqlite3", offer_live=True)
    await table.start()
    await table.choose_recruits()
    yield table
    await table.clear()


async def offered(table: Table) -> discord.Message:
    """Let them answer within seconds, until the offer comes."""
    for _ in range(12):
        found = [m for m in table.messages if "Play live for now" in m.content]
        if found:
            return found[-1]
        await end_turn(table)
    raise AssertionError("live play was not offered")


async def live(table: Table) -> bool:
    return (await table.position()).game.live


async def agree(table: Table) -> None:
    offer = await offered(table)
    assert not table.pinged(offer)
    for actor in table.people.values():
        await actor.click(offer, label="Yes")


async def test_live_play_has_no_pings(quick: Table) -> None:
    await agree(quick)
    assert await live(quick)
    assert any("You're all playing live now" in m.content for m in quick.messages)
    await end_turn(quick)
    table_message = next(m for m in reversed(quick.messages) if "turn" in verbs(m))
    assert not quick.pinged(table_message) and "your turn" in table_message.content
    [asked] = await quick.bot.games.asked.of(1)
    assert asked.due_at is not None and (asked.due_at - asked.since).total_seconds() == 600
    # Nobody answers, so live play ends. The player who is asked is pinged now and has the whole time.
    actor = await on_turn(quick)
    await quick.env.advance_time(660)
    assert not await live(quick)
    assert any("stopped playing live" in m.content for m in quick.messages)
    table_message = next(m for m in reversed(quick.messages) if "turn" in verbs(m))
    assert quick.pinged(table_message) == [actor.id]
    [asked] = await quick.bot.games.asked.of(1)
    assert asked.due_at is not None and (asked.due_at - asked.since).total_seconds() == DAY
    assert not any("hasn't answered" in m.content for m in quick.messages)
    assert not direct_messages(quick, actor, "You were asked")


async def test_live_play_ends_by_a_button_by_leaving_and_by_an_absence(quick: Table) -> None:
    await agree(quick)
    button = next(m for m in reversed(quick.messages) if "unlive" in verbs(m))
    assert "You're watching" in said(await quick.watcher.click(button, custom_id=custom_id(button, "unlive")))
    assert await live(quick)
    await quick.people["Ada"].click(button, custom_id=custom_id(button, "unlive"))
    assert not await live(quick)
    over = next(m for m in quick.messages if m.id == button.id)
    assert over.content == "-# The game was played live." and not verbs(over)
    await quick.bot.games.lifecycle.set_live(1, True)
    await quick.people["Bo"].slash(quick.channel, "away set", until="3 days")
    assert not await live(quick)
    await quick.bot.games.lifecycle.set_live(1, True)
    await quick.people["Ada"].slash(quick.channel, "game leave", how="back")
    await quick.env.settle()
    assert not await live(quick)
    assert any("Not everyone is here anymore" in m.content for m in quick.messages)


async def test_live_play_is_not_offered_while_a_player_is_away(quick: Table) -> None:
    await quick.people["Bo"].slash(quick.channel, "away set", until="3 days")
    for _ in range(8):
        await end_turn(quick)
    assert not any("Play live for now" in m.content for m in quick.messages)
    await quick.people["Bo"].slash(quick.channel, "away back")
    await offered(quick)


async def test_after_a_no_live_play_is_not_offered_for_hours(quick: Table) -> None:
    offer = await offered(quick)
    await quick.people["Ada"].click(offer, label="No")
    for _ in range(6):
        await end_turn(quick)
    assert sum("Play live for now" in m.content for m in quick.messages) == 1
    assert not await live(quick)


async def test_an_offer_to_play_live_ends(quick: Table) -> None:
    offer = await offered(quick)
    await quick.people["Ada"].click(offer, label="Yes")
    bo = quick.people["Bo"]
    assert "a vote is waiting for you" in said(await bo.slash(quick.channel, "games list"))
    await quick.env.advance_time(HOUR)
    assert "a vote is waiting" not in said(await bo.slash(quick.channel, "games list"))
    [over] = [m for m in quick.messages if m.id == offer.id]
    assert "is over" in over.content and not verbs(over)
    assert not await live(quick)


async def test_a_press_on_an_offer_that_is_over(quick: Table) -> None:
    offer = await offered(quick)
    await quick.people["Ada"].click(offer, label="Yes")
    await quick.env.advance_time(1500)
    old = Unrefreshed(quick, offer)
    await quick.env.advance_time(360)
    await old.click(quick.people["Bo"], "Yes")
    assert not await live(quick)
    [over] = [m for m in quick.messages if m.id == offer.id]
    assert "is over" in over.content and not verbs(over)


async def test_live_play_is_not_offered_with_a_kept_seat(quick: Table) -> None:
    offer = await offered(quick)
    await quick.people["Ada"].click(offer, label="Yes")
    await quick.people["Bo"].slash(quick.channel, "game leave", how="back")
    await quick.env.settle()
    assert not await live(quick)
    assert not any("You're all playing live now" in m.content for m in quick.messages)
    [over] = [m for m in quick.messages if m.id == offer.id]
    assert not verbs(over)


async def test_the_next_day_it_is_offered_once_more(quick: Table) -> None:
    """Each day there is one open offer, although nobody answered the one before."""
    await offered(quick)
    for day in (2, 3):
        await quick.env.advance_time(DAY)
        for _ in range(8):
            await end_turn(quick)
        offers = [m for m in quick.messages if "Play live for now" in m.content]
        assert len(offers) == 1 and "vote" in verbs(offers[0]), day
    for actor in quick.people.values():
        await actor.click(offers[0], label="Yes")
    assert await live(quick)


async def test_live_play_continues_after_a_restart(quick: Table) -> None:
    await agree(quick)
    await quick.restart()
    assert await live(quick)
    await quick.env.advance_time(700)
    assert not await live(quick)
    assert sum("stopped playing live" in m.content for m in quick.messages) == 1


async def test_slow_players_are_not_offered_live_play(quick: Table) -> None:
    for _ in range(8):
        await end_turn(quick)
        await quick.env.advance_time(HOUR)
    assert not any("Play live for now" in m.content for m in quick.messages)
