"""A start with games in every state: all games that can continue do so, even if others are broken."""

from __future__ import annotations

from typing import Any

from tests.cogs.table import Table, new_bot


async def seat_a_computer(table: Table, channel: Any) -> int:
    """A game of one person and one computer, at its first choice."""
    ada = table.people["Ada"]
    games = table.bot.games
    game = await games.lobby.open(guild_id=table.guild.id, channel_id=channel.id, host_id=ada.id, name="Ada")
    await games.lobby.add_computer(game.id, name="Orwell", level="easy")
    await games.lobby.start(game.id, user_id=ada.id)
    return game.id


async def test_one_broken_game_does_not_stop_the_others(table: Table) -> None:
    games = []
    for number in range(3):
        channel = table.guild.create_text_channel(f"table-{number}")
        games.append(await seat_a_computer(table, channel))
    await table.env.settle()
    old = table.bot
    async with old.store.database.transaction() as tx:
        tx.add("UPDATE checkpoints SET state = '{' WHERE game_id = ?", (games[0],))
    await table.env.restart_bot(new_bot(table.path, 5))
    await old.store.close()
    for _ in range(20):
        await table.env.advance_time(2)
    for game_id in games[1:]:
        position = await table.bot.games.position(game_id)
        assert position.waiting == (0,), "the computer must have made its choice"
    table.bot.unexpected_errors.clear()


async def test_a_vote_decided_but_not_carried_out_is_carried_out_after_a_start(playing: Table) -> None:
    """The process was killed right after the last ballot was stored."""
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "game pause")
    game = (await playing.position()).game
    [vote] = await playing.bot.games.store.votes.open(game.id)
    await playing.bot.games.votes.cast(vote, bo.id, True)
    assert (await playing.position()).game.status == "running"
    await playing.restart()
    assert (await playing.position()).game.status == "paused"
    assert any("The game is paused" in message.content for message in playing.messages)
