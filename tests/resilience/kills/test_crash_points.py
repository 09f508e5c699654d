"""The process crashes before and after each write of an action: nothing is done halfway or twice, and no game is
stuck. On PostgreSQL, at some of these moments between the first write of each action and its last."""

from __future__ import annotations

import pytest

from bot.engine.state import Game
from tests.cogs.fast_forward import a_double, two_workers
from tests.cogs.table import Table, labelled, offers, press, shown, verbs
from tests.resilience.kills.crash import crash_and_restart, crash_points
from tests.resilience.kills.crash_steps import goes_on, stand, told_once

pytestmark = pytest.mark.slow


@crash_points(2, on_postgres=range(2, 8, 3))
async def test_a_move_by_the_panel(playing: Table, number: int, before: bool) -> None:
    await stand(playing, two_workers)
    ada = playing.people["Ada"]
    panel = shown(await playing.take_turn(ada))
    length = (await playing.position()).length

    async def place(_: Table) -> None:
        await press(ada, panel, labelled(panel, "Generator"))

    await crash_and_restart(playing, place, number, before)
    if (await playing.position()).length == length:
        await place(playing)  # the panel from before the restart still works
    assert (await playing.position()).length > length
    assert told_once(playing, "Generator")
    assert playing.pinged(playing.newest) == [playing.people["Bo"].id]
    await goes_on(playing)


@crash_points(2, on_postgres=range(4, 8, 3))
async def test_the_first_die_of_a_double(playing: Table, number: int, before: bool) -> None:
    await stand(playing, a_double)
    ada, length = playing.people["Ada"], (await playing.position()).length
    messages = len(playing.messages)

    async def place(table: Table) -> None:
        await ada.slash(table.channel, "place", worker=2, space="generator")

    await crash_and_restart(playing, place, number, before)
    if (await playing.position()).length == length:
        await place(playing)
    assert "Generator" in playing.newest.content and len(playing.messages) == messages
    await goes_on(playing)


@crash_points(2, on_postgres=range(3, 8, 3))
async def test_an_undo(playing: Table, number: int, before: bool) -> None:
    await stand(playing, a_double)
    ada = playing.people["Ada"]
    await ada.slash(playing.channel, "place", worker=2, space="generator")
    revision = (await playing.position()).revision

    async def undo(table: Table) -> None:
        await ada.slash(table.channel, "undo")

    await crash_and_restart(playing, undo, number, before)
    if (await playing.position()).revision == revision:
        await undo(playing)
    assert (await playing.position()).revision == revision + 1, "the undo must happen exactly once"
    assert "Generator" not in playing.newest.content
    await goes_on(playing)


@crash_points(6, on_postgres=range(2, 20, 9))
async def test_the_start_of_a_game(table: Table, number: int, before: bool) -> None:
    lobby = await table.open_lobby()
    ada = table.people["Ada"]

    async def start(_: Table) -> None:
        await ada.click(lobby, label="Start")

    await crash_and_restart(table, start, number, before)
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.status in ("lobby", "running")
    if game.status == "lobby":
        await start(table)
    await table.choose_recruits()
    await goes_on(table)


@crash_points(5, on_postgres=range(4, 14, 5))
async def test_recruits_chosen_by_the_last_player(table: Table, number: int, before: bool) -> None:
    """Everybody is asked at once; the last answer starts the game and changes everybody's cards."""
    await table.start()
    bo = table.people["Bo"]
    await table.follow(table.people["Ada"], lambda options: options[0])

    async def choose(at: Table) -> None:
        panel = shown(await at.take_turn(bo))
        for _ in range(2):  # the one to lead with, the one to hide
            panel = shown(await press(bo, panel, offers(panel)[0]))
        await press(bo, panel, next(one for one in offers(panel) if ":go:" in one[0]))

    await crash_and_restart(table, choose, number, before)
    if (await table.position()).prompts[0].ask != "act":
        await choose(table)
    for actor in table.people.values():
        position = await table.position()
        seat = position.game.seat_of(actor.id)
        assert seat is not None
        view = await table.bot.games.view(position.game.id, seat.seat)
        name = table.bot.default_words.recruit((view.me.hidden or ("",))[0])
        assert any(name in message.content for message in table.private(actor)), (
            "everybody must get their cards by direct message"
        )
        assert not any("turn" in verbs(message) for message in table.private(actor)), (
            "the direct messages must have no button for a turn"
        )
    await goes_on(table)


@crash_points(4, on_postgres=range(3, 12, 5))
async def test_a_trade_accepted(playing: Table, number: int, before: bool) -> None:
    def rich(state: Game) -> None:
        two_workers(state)
        state.players[0].goods, state.players[1].goods = {"energy": 2}, {"food": 2}

    await stand(playing, rich)
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "trade", player="Bo", give="energy", get="food")
    message = next(m for m in reversed(playing.messages) if "accept" in verbs(m))
    game = (await playing.position()).game

    async def accept(_: Table) -> None:
        await bo.click(message, label="Accept")

    async def held() -> list[dict[str, int]]:
        return [dict(player.goods) for player in (await playing.bot.games.view(game.id, None)).players]

    await crash_and_restart(playing, accept, number, before)
    if await held() == [{"energy": 2}, {"food": 2}]:
        await accept(playing)
    assert await held() == [{"energy": 1, "food": 1}, {"energy": 1, "food": 1}]
    assert await playing.bot.games.offers.open(game.id) == []
    assert not [m for m in playing.messages if "accept" in verbs(m)], (
        "the buttons of the offer must be removed"
    )
    await goes_on(playing)


@crash_points(6, on_postgres=range(2, 34, 9))
async def test_leaving_for_a_while(three: Table, number: int, before: bool) -> None:
    """A computer keeps the seat and plays on; the next command hands it back."""
    gone = (await three.asked())[0]

    async def leave(at: Table) -> None:
        await gone.slash(at.channel, "game leave", how="back")

    await crash_and_restart(three, leave, number, before)
    for _ in range(30):
        await three.env.advance_time(2)
        position = await three.position()
        if not any(position.game.seats[seat].by_computer for seat in position.waiting):
            break
    position = await three.position()
    waiting = {position.game.seats[seat].user_id for seat in position.waiting}
    assert waiting and (gone.id not in waiting or not any(seat.kept for seat in position.game.seats))
    if any(seat.kept for seat in position.game.seats):
        await gone.slash(three.channel, "hand")
        await three.env.settle()
        assert not any(seat.kept for seat in (await three.position()).game.seats)
    assert any(actor.mention in three.newest.content for actor in await three.asked())
