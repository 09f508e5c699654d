"""Computer players at the table."""

from __future__ import annotations

from .table import Table, shown, verbs


async def with_computers(table: Table, level: str = "easy", count: int = 2) -> None:
    ada = table.people["Ada"]
    lobby = await table.open_lobby(players=1)
    for _ in range(count):
        panel = shown(await ada.click(lobby, label="Add a computer player"))
        await ada.select(panel, [level])
    await ada.click(lobby, label="Start")


async def test_they_are_added_and_removed_in_the_lobby(table: Table) -> None:
    ada = table.people["Ada"]
    lobby = await table.open_lobby(players=1)
    panel = shown(await ada.click(lobby, label="Add a computer player"))
    await ada.select(panel, ["normal"])
    game = await table.bot.tables.game_in(table.channel.id)
    assert (
        game is not None
        and game.seats[1].level == "normal"
        and game.seats[1].name in table.messages[-1].content
    )
    await ada.click(lobby, label="Remove a computer player")
    game = await table.bot.tables.game_in(table.channel.id)
    assert game is not None and len(game.seats) == 1
    assert "uncomputer" not in verbs(table.messages[-1])


async def test_one_person_plays_against_two_of_them(table: Table) -> None:
    await with_computers(table)
    ada = table.people["Ada"]
    for _ in range(6):
        position = await table.position()
        assert {position.game.seats[seat].user_id for seat in position.waiting} == {ada.id}
        before = len(table.messages)
        await table.follow(ada, lambda options: options[0])
        while (await table.position()).prompts[0].ask not in ("act", "recruits"):
            await table.follow(ada, lambda options: options[0])
        assert len(table.messages) <= before + 2, "their moves are told in one message"
    names = {seat.name for seat in (await table.position()).game.seats}
    assert any(name in table.front.content for name in names - {"Ada"})


async def test_they_go_on_after_a_restart(table: Table) -> None:
    await table.bot.remove_cog("Computers")  # the process ends before they moved
    await with_computers(table)
    await table.follow(table.people["Ada"], lambda options: options[0])
    position = await table.position()
    assert all(position.game.seats[seat].by_computer for seat in position.waiting)
    await table.restart()
    await table.env.settle()
    assert [actor.name for actor in await table.asked()] == ["ada"]
    assert table.people["Ada"].mention in table.front.content
