"""Computer players at the table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.language.words import words
from bot.players import PERSONALITIES
from cogs.computers.cog import Computers
from tests.cogs.situations import with_computers
from tests.cogs.table import Table, shown, verbs

pytestmark = pytest.mark.slow

W = words("en")


async def test_they_are_added_and_removed_in_the_lobby(table: Table) -> None:
    ada = table.people["Ada"]
    lobby = await table.open_lobby(players=1)
    panel = shown(await ada.click(lobby, label="Add a computer player"))
    await ada.click(panel, label="Normal")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert (
        game is not None
        and game.seats[1].level == "normal"
        and game.seats[1].name in table.messages[-1].content
    )
    dialog = shown(await ada.click(lobby, label="Add a computer player"))
    await ada.click(dialog, label="Remove a computer player")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and len(game.seats) == 1
    assert "uncomputer" not in verbs(table.messages[-1])


async def test_the_lobby_names_their_personalities(table: Table) -> None:
    ada = table.people["Ada"]
    lobby = await table.open_lobby(players=1)
    for _ in range(4):
        panel = shown(await ada.click(lobby, label="Add a computer player"))
        await ada.click(panel, label="Easy")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    assert {seat.personality for seat in game.seats[1:]} == set(PERSONALITIES), (
        "all computers must have different personalities"
    )
    for seat in game.seats[1:]:
        line = next(line for line in table.messages[-1].content.splitlines() if seat.name in line)
        assert W(f"personality-{seat.personality}") in line and "easy" in line


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
        assert len(table.messages) <= before + 2, "the computers' moves must be told in one message"
    names = {seat.name for seat in (await table.position()).game.seats}
    assert any(name in table.newest.content for name in names - {"Ada"})


async def test_they_continue_after_a_restart(table: Table) -> None:
    await table.bot.remove_cog("Computers")  # as if the process ended before they moved
    await with_computers(table)
    await table.follow(table.people["Ada"], lambda options: options[0])
    position = await table.position()
    assert all(position.game.seats[seat].by_computer for seat in position.waiting)
    await table.restart()
    await table.env.settle()
    assert [actor.name for actor in await table.asked()] == ["ada"]
    assert table.people["Ada"].mention in table.newest.content


async def test_an_offer_it_declines_is_answered_with_a_reason(table: Table) -> None:
    await with_computers(table, count=1)
    ada = table.people["Ada"]
    for _ in range(30):
        position = await table.position()
        players = (await table.bot.games.view(position.game.id, None)).players
        mine = next(seat.seat for seat in position.game.seats if seat.user_id == ada.id)
        prompt = position.prompts[0]
        if prompt.partners and players[mine].goods and players[1 - mine].goods:
            break
        await table.follow(ada, lambda options: options[0])
    (give, _), (get, n) = (
        next(iter(players[mine].goods.items())),
        next(iter(players[1 - mine].goods.items())),
    )
    name = position.game.seats[1 - mine].name
    for _ in range(8):  # each time ask for everything it has: some offer is refused
        await ada.slash(table.channel, "trade", player=name, give=f"1 {give}", get=f"{n} {get}")
        said_so = [m.content for m in table.messages if m.content.startswith(f"**{name}**: ")]
        if said_so:
            break
    reasons = [W(reason, thing=W.thing(get)) for reason in ("trade-no-need", "trade-no-little")]
    reasons += [W("trade-no-use", thing=W.thing(give))]
    assert len(said_so) == 1 and said_so[0].removeprefix(f"**{name}**: ") in reasons
    assert (await table.position()).waiting == (mine,), "the turn continues after the refused offer"


async def test_an_owner_who_comes_back_while_it_thinks_gets_the_seat(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = playing.bot.games
    before = await playing.position()
    owner = before.game.seats[before.turn]
    other = next(actor for actor in playing.people.values() if actor.id != owner.user_id)
    think = playing.bot.thinking.decide
    thoughts: list[Any] = []

    async def meanwhile(*args: Any, **more: Any) -> Any:
        thoughts.append(args)
        await games.seats.hand_back(before.game.id, owner.user_id or 0)
        return await think(*args, **more)

    monkeypatch.setattr(playing.bot.thinking, "decide", meanwhile)
    await playing.env.advance_time(24 * 60 * 60)
    await other.slash(playing.channel, "game vote", what="keep", player=owner.name)
    await playing.env.advance_time(60)
    after = await playing.position()
    assert len(thoughts) == 1
    assert after.length == before.length and not after.game.seats[owner.seat].kept
    assert not playing.bot.unexpected_errors, "a late decision is not reported as an error"


async def test_taking_over_one_seat_does_not_stop_other_computers(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All choose their recruits simultaneously; a person takes over the seat of a computer that is thinking."""
    await table.bot.remove_cog("Computers")
    await with_computers(table, count=2)
    games = table.bot.games
    before = await table.position()
    computers = [seat.seat for seat in before.game.seats if seat.user_id is None]
    assert set(computers) <= set(before.waiting)
    await table.bot.add_cog(Computers(table.bot))
    think = table.bot.thinking.decide
    taken: list[int] = []

    async def meanwhile(view: Any, *args: Any, **more: Any) -> Any:
        if not taken:
            taken.append(view.seat)
            bo = table.people["Bo"]
            free = await games.seats.offer(before.game.id, view.seat)
            await games.seats.take(before.game.id, free.id, user_id=bo.id, name="Bo")
        return await think(view, *args, **more)

    monkeypatch.setattr(table.bot.thinking, "decide", meanwhile)
    await table.follow(table.people["Ada"], lambda options: options[0])
    waiting = (await table.position()).waiting
    assert taken[0] in waiting and not set(computers) - set(taken) & set(waiting)
