"""A player leaves the server: the others are told once, with or without a time limit, and what they can do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.store.database import StoreError
from tests.cogs import table as games
from tests.cogs.durations import DAY, HOUR
from tests.cogs.table import Table, Unrefreshed, said, verbs

pytestmark = pytest.mark.slow


def departure_messages(table: Table) -> list[discord.Message]:
    return [m for m in table.messages if "has left this server" in m.content]


def looked_for(table: Table) -> int:
    """How often Discord was asked whether a player is still here."""
    members = f"/guilds/{table.guild.id}/members/"
    return sum(entry.method == "GET" and members in entry.path for entry in table.env.http_requests)


async def both(table: Table) -> tuple[MemberActor, MemberActor]:
    """The player on turn, and the other one."""
    on_turn = (await table.asked())[0]
    return on_turn, next(actor for actor in table.people.values() if actor.id != on_turn.id)


async def move(table: Table, actor: MemberActor) -> None:
    await table.follow(actor, lambda options: options[0])


async def test_a_departure_is_announced_as_soon_as_the_player_is_asked(playing: Table) -> None:
    mover, gone = await both(playing)
    await playing.env.advance_time(6.5 * HOUR)
    playing.guild.remove_member(gone)
    await playing.env.settle()
    assert not departure_messages(playing), "the bot cannot know of the departure yet"
    await move(playing, mover)
    [message] = departure_messages(playing)
    assert verbs(message) == ["propose"] * 3
    await mover.click(message, label="Let a computer keep the seat")
    await playing.env.advance_time(60)
    assert [actor.id for actor in await playing.asked()] == [mover.id], (
        "a computer has moved, so the other player is asked again"
    )
    assert not departure_messages(playing), (
        "the announcement must be in the past tense once a computer keeps the seat"
    )


async def test_a_departure_is_announced_without_a_time_limit_too(table: Table) -> None:
    await table.start(pace="none")
    await table.choose_recruits()
    gone, other = await both(table)
    table.guild.remove_member(gone)
    await table.env.settle()
    await table.env.advance_time(7.5 * HOUR)
    assert len(departure_messages(table)) == 1
    await table.env.advance_time(10 * DAY)
    await table.restart()
    await table.env.advance_time(10 * DAY)
    assert len(departure_messages(table)) == 1, "the departure must be announced once, even across a restart"
    await other.click(departure_messages(table)[0], label="Let a computer keep the seat")
    assert [seat.kept for seat in (await table.position()).game.seats if seat.user_id == gone.id] == [True]


async def test_a_deleted_account_counts_as_departure(playing: Table) -> None:
    gone, _ = await both(playing)
    path = f"/guilds/{playing.guild.id}/members/{gone.id}"
    playing.env.inject_error("GET", path, status=404, code=10013, times=None)
    await playing.env.advance_time(7 * HOUR)
    assert len(departure_messages(playing)) == 1


async def test_a_pause_does_not_count_as_waiting(table: Table) -> None:
    """Without a time limit, a player may be voted out after a day of waiting; a pause does not count as waiting."""
    await table.start(pace="none")
    await table.choose_recruits()
    on_turn, other = await both(table)
    with table.env.time_context():
        await table.bot.games.lifecycle.pause(1)
    await table.env.advance_time(3 * DAY)
    with table.env.time_context():
        await table.bot.games.lifecycle.resume(1)
    name = next(name for name, actor in table.people.items() if actor.id == on_turn.id)
    vote = {"what": "replace", "player": name}
    assert "still has time" in said(await other.slash(table.channel, "game vote", **vote))
    await table.env.advance_time(1.1 * DAY)
    assert "still has time" not in said(await other.slash(table.channel, "game vote", **vote))


async def test_the_other_of_two_can_end_the_game(playing: Table) -> None:
    gone, other = await both(playing)
    playing.guild.remove_member(gone)
    await playing.env.settle()
    await playing.env.advance_time(7 * HOUR)
    await other.click(departure_messages(playing)[0], label="End the game")
    assert (await playing.bot.games.game(1)).status == "ended"


async def test_an_old_button_does_nothing_about_a_player_who_is_back(playing: Table) -> None:
    """With two players, one could otherwise end the game alone or have a computer move for the other."""
    late, other = await both(playing)
    await playing.env.advance_time(1.1 * DAY)
    [message] = [m for m in playing.messages if "hasn't answered in time" in m.content]
    old = Unrefreshed(playing, message)
    await move(playing, late)
    await move(playing, other)
    for label in ("End the game", "Let a computer keep the seat"):
        result = await old.click(other, label)
        assert "has come back" in said(result)
    game = await playing.bot.games.game(1)
    assert game.status == "running" and not any(seat.kept for seat in game.seats)


async def test_the_clock_continues_after_a_database_failure(playing: Table) -> None:
    gone, _ = await both(playing)
    playing.guild.remove_member(gone)
    await playing.env.settle()
    games = playing.bot.store.games
    working = games.running

    async def failing() -> Any:
        setattr(games, "running", working)  # noqa: B010 (for the type checker)
        raise StoreError("store-full", "The disk is full.")

    setattr(games, "running", failing)  # noqa: B010
    await playing.env.advance_time(8 * HOUR)
    assert games.running == working and len(departure_messages(playing)) == 1


async def test_members_are_not_looked_up_all_the_time(since_lobby: Table) -> None:
    before = looked_for(since_lobby)
    assert before == len(since_lobby.people), "each player must be looked up once, when they are first asked"
    for _ in range(6):
        await move(since_lobby, (await since_lobby.asked())[0])
    assert looked_for(since_lobby) == before
    await since_lobby.env.advance_time(3 * DAY)
    waiting = looked_for(since_lobby) - before
    assert 0 < waiting <= 3 * 4 + 5, (
        "players are looked up four times a day, at their deadline, and before each reminder"
    )


async def test_a_late_player_who_leaves_is_announced_as_departed(playing: Table) -> None:
    gone, _ = await both(playing)
    await playing.env.advance_time(1.1 * DAY)
    [late] = [m for m in playing.messages if "hasn't answered in time" in m.content]
    playing.guild.remove_member(gone)
    await playing.env.settle()
    await playing.env.advance_time(7 * HOUR)
    [message] = departure_messages(playing)
    assert "propose" in verbs(message)
    late = next(m for m in playing.messages if m.id == late.id)
    assert not verbs(late), "the older message must lose its buttons, because the new one has them"


async def test_a_player_who_comes_back_and_plays_is_no_longer_missed(playing: Table) -> None:
    gone, other = await both(playing)
    playing.guild.remove_member(gone)
    await playing.env.settle()
    await playing.env.advance_time(7 * HOUR)
    [message] = departure_messages(playing)
    back = playing.guild.add_member(gone.user)
    await playing.env.settle()
    await move(playing, back)
    past = next(m for m in playing.messages if m.id == message.id)
    assert not verbs(past) and "had left this server" in past.content
    await move(playing, other)
    playing.guild.remove_member(back)
    await playing.env.settle()
    await playing.env.advance_time(7 * HOUR)
    assert len(departure_messages(playing)) == 1, "a second departure must be announced again"


async def test_the_departure_of_a_new_player(playing: Table) -> None:
    gone, other = await both(playing)
    playing.guild.remove_member(gone)
    await playing.env.settle()
    await playing.env.advance_time(7 * HOUR)
    await other.click(departure_messages(playing)[0], label="Let someone else in")
    offered = next(m for m in playing.messages if "seat" in verbs(m))
    await playing.watcher.click(offered, label="Take the seat")
    assert (await playing.position()).game.seat_of(playing.watcher.id) is not None
    name = next(name for name, actor in playing.people.items() if actor.id == gone.id)
    assert any(f"**{name}** had left this server" in m.content for m in playing.messages)
    playing.guild.remove_member(playing.watcher)
    await playing.env.settle()
    await playing.env.advance_time(7 * HOUR)
    seen = [m.content for m in playing.channel.history(viewer=other)]
    assert any("**Wim** has left this server" in text for text in seen)


@pytest.fixture
async def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table with a bot that has the members intent."""

    def new_bot(*args: Any, **settings: Any) -> Any:
        bot = plain(*args, **settings)
        bot._connection._intents.members = True
        return bot

    plain = games.new_bot
    monkeypatch.setattr(games, "new_bot", new_bot)
    created = await Table.create(tmp_path / "games.sqlite3")
    await created.start()
    await created.choose_recruits()
    yield created
    await created.clear()


async def test_with_the_members_intent_a_departure_is_known_at_once(told: Table) -> None:
    mover, gone = await both(told)
    told.guild.remove_member(gone)
    await told.env.settle()
    [message] = departure_messages(told)
    await move(told, mover)
    [message] = departure_messages(told)
    assert "propose" in verbs(message), "the buttons must stay when other players move"
    await told.env.advance_time(2 * DAY)
    assert len(departure_messages(told)) == 1


async def test_the_table_hears_of_somebody_who_left_and_plays_by_direct_message(playing: Table) -> None:
    gone, _ = await both(playing)
    await gone.slash(playing.channel, "profile set", reach="dm")
    await playing.env.advance_time(13 * HOUR)
    reminder = next(m for m in reversed(playing.private(gone)) if "turn" in verbs(m))
    playing.guild.remove_member(gone)
    await playing.env.settle()

    def heard() -> list[discord.Message]:
        return [m for m in playing.messages if "keeps playing by direct message" in m.content]

    for _ in range(2):
        await gone.user.click(reminder, custom_id=games.custom_id(reminder, "turn"))
        await playing.env.settle()
        assert len(heard()) == 1
    await playing.restart()
    await gone.user.click(reminder, custom_id=games.custom_id(reminder, "turn"))
    assert len(heard()) == 1
