"""When a new table message is posted, the previous one no longer asks anybody."""

from __future__ import annotations

from typing import Any

from tests.cogs.table import Table, said, set_options, verbs

ASKS = ("it's your turn", "Still choosing", "before")


def table_messages(table: Table) -> list[Any]:
    return [m for m in table.messages if "**Turn " in m.content or "-#" in m.content]


async def turns(table: Table, n: int) -> None:
    last = (await table.bot.games.view((await table.position()).game.id, None)).turn_number + n
    while (await table.bot.games.view((await table.position()).game.id, None)).turn_number < last:
        await table.follow((await table.asked())[0], lambda options: options[0])


async def test_only_the_newest_message_says_whose_turn_it_is(playing: Table) -> None:
    await turns(playing, 3)
    *old, newest = table_messages(playing)
    assert "it's your turn" in newest.content and len(old) >= 3
    for message in old:
        assert not any(asks in message.content for asks in ASKS), message.content
        assert not verbs(message) and message.attachments, (
            "old messages keep their picture and lose their buttons"
        )
    assert any("started here" in message.content and "placed a" in message.content for message in old)


async def test_a_question_by_direct_message_reads_as_past_once_it_is_answered(table: Table) -> None:
    await table.start()
    ada, bo = table.people["Ada"], table.people["Bo"]
    asked = [m.id for m in table.private(ada) if "Choose two recruits" in m.content]
    await table.follow(ada, lambda options: options[0])
    [past] = [m for m in table.private(ada) if m.id in asked]
    assert past.content == "-# That question is settled." and not verbs(past)
    [open_question] = [m for m in table.private(bo) if "Choose two recruits" in m.content]
    assert verbs(open_question) == ["turn"]


async def test_only_whoever_is_asked_is_addressed_in_private(playing: Table) -> None:
    [asked] = await playing.asked()
    [other] = [actor for actor in playing.people.values() if actor.id != asked.id]
    for actor in (playing.watcher, other):
        told = said(await actor.slash(playing.channel, "recap"))
        assert f"**Turn 1**: it's <@{asked.id}>'s turn." in told and "your turn." not in told
    assert f"<@{asked.id}>, it's your turn." in said(await asked.slash(playing.channel, "recap"))


async def test_older_boards_can_be_folded_away(table: Table) -> None:
    lobby = await table.open_lobby()
    ada = table.people["Ada"]
    await set_options(ada, lobby, also=["fold_boards"])
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.fold_boards
    lobby = next(m for m in table.messages if m.id == lobby.id)
    await ada.click(lobby, label="Start")
    await table.choose_recruits()
    await turns(table, 3)
    *old, newest = table_messages(table)
    assert newest.attachments and "it's your turn" in newest.content
    for message in old:
        assert not message.attachments and message.content.startswith("-# ")
        assert message.content.count("\n") == 0 and len(message.content) < 320


async def test_after_a_simultaneous_choice_the_message_asks_nobody(table: Table) -> None:
    await table.start()
    assert "Still choosing" in table.newest.content
    chosen = table.newest.id
    await table.choose_recruits()
    message = next(m for m in table.messages if m.id == chosen)
    assert "Still choosing" not in message.content and "Everyone has chosen." in message.content
    assert not any("Still choosing" in m.content for m in table.messages)


async def test_old_reminders_in_the_channel_no_longer_say_whose_turn_it_is(playing: Table) -> None:
    (actor,) = await playing.asked()
    await actor.slash(playing.channel, "profile set", reach="channel")
    await playing.env.advance_time(25 * 3600)
    reminders = [m for m in playing.messages if "You were asked" in m.content]
    late = [m for m in playing.messages if "hasn't answered in time" in m.content]
    assert len(reminders) == 1 and len(late) == 1, "only the newest reminder still asks the player"
    assert sum("was reminded here" in m.content for m in playing.messages) == 1
    turn = (await playing.position()).turn
    while (await playing.position()).turn == turn:
        await playing.follow(actor, lambda options: options[0])
    *old, newest = playing.messages
    assert "it's your turn" in newest.content
    assert sum("was reminded here" in m.content for m in old) == 2
    assert sum("ran out of time" in m.content for m in old) == 1
    asks = (*ASKS[:2], "It's your turn", "You were asked", "hasn't answered")
    assert not any(word in m.content for m in old for word in asks)
