"""Computer players when something else happens: the game ends, the database fails, all people leave."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import StoreError
from bot.language.words import words
from bot.notices import SeatsChanged
from cogs.computers.cog import AGAIN, Computers
from tests.cogs.durations import DAY, MINUTE
from tests.cogs.fast_forward import answer_once
from tests.cogs.situations import with_computers
from tests.cogs.table import Table, said, shown

pytestmark = pytest.mark.slow

WAITS = words("en")("kept-waits")


async def about_to_think(table: Table) -> Computers:
    """A game in which two computers are asked as soon as Ada chooses her recruits; none is thinking yet."""
    await table.bot.remove_cog("Computers")
    await with_computers(table)
    cog = Computers(table.bot)
    await table.bot.add_cog(cog)
    return cog


async def test_ending_a_game_while_a_computer_thinks_is_no_error(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await about_to_think(table)
    think = table.bot.thinking.decide
    thoughts: list[Any] = []

    async def meanwhile(*args: Any, **more: Any) -> Any:
        thoughts.append(args)
        await table.bot.games.lifecycle.end((await table.position()).game.id, "table")
        return await think(*args, **more)

    monkeypatch.setattr(table.bot.thinking, "decide", meanwhile)
    await table.follow(table.people["Ada"], lambda options: options[0])
    assert len(thoughts) == 1 and not table.bot.unexpected_errors


async def test_a_database_that_fails_once_stops_no_game(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_computers(table)
    keep = table.bot.games.play.answer
    failed: list[int] = []

    async def answer(game_id: int, seat: int, answers: Any, **more: Any) -> Any:
        if more["user_id"] is None and len(failed) < 2:
            failed.append(seat)
            raise StoreError("store-busy", "in use")
        return await keep(game_id, seat, answers, **more)

    monkeypatch.setattr(table.bot.games.play, "answer", answer)
    await table.follow(table.people["Ada"], lambda options: options[0])
    position = await table.position()
    assert failed and position.game.seats[position.waiting[0]].by_computer
    await table.env.advance_time(sum(AGAIN[:2]) + 1)
    assert len(failed) == 2 and [actor.name for actor in await table.asked()] == ["ada"]
    assert len(table.bot.unexpected_errors) == 2, "both failures must be reported to the host"
    table.bot.unexpected_errors.clear()


async def test_it_does_not_think_about_an_answered_question(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody moves between the question and the computer's look at the position."""
    cog = await about_to_think(table)
    asked = await table.position()
    prompt = next(prompt for prompt in asked.prompts if prompt.seat == 1)
    await answer_once(table, asked, Random(1))
    while (await table.position()).question == asked.question:
        await answer_once(table, await table.position(), Random(1))
    seen: list[Any] = []

    async def decide(*args: Any, **more: Any) -> Any:
        seen.append(args)

    monkeypatch.setattr(table.bot.thinking, "decide", decide)
    with pytest.raises(Exception, match="refused-stale"):
        await cog._answer(asked, asked.game.seats[1], prompt)
    assert not seen


# Only computers left


async def test_computers_do_not_play_on_among_themselves(table: Table) -> None:
    await with_computers(table)
    ada = table.people["Ada"]
    await table.follow(ada, lambda options: options[0])
    before = await table.position()
    await ada.slash(table.channel, "game leave", how="back")
    await table.env.advance_time(3 * DAY)
    assert WAITS in table.messages[-1].content, (
        "nobody is reminded or reported as late while only computers are left"
    )
    assert (await table.position()).length == before.length
    await table.restart()
    await table.env.advance_time(MINUTE)
    assert (await table.position()).length == before.length
    await table.follow(ada, lambda options: options[0])
    await table.env.settle()
    after = await table.position()
    assert after.length > before.length and not after.game.seats[0].kept
    assert after.waiting == (0,), "the computers have moved, so Ada is asked again"


async def test_a_game_that_waits_at_a_computers_turn_goes_on_when_somebody_is_back(table: Table) -> None:
    cog = await about_to_think(table)
    await table.bot.remove_cog("Computers")
    ada = table.people["Ada"]
    await table.follow(ada, lambda options: options[0])
    await ada.slash(table.channel, "game leave", how="back")
    await table.bot.add_cog(cog)
    before = await table.position()
    table.bot.publish(SeatsChanged(before.game))
    await table.env.advance_time(MINUTE)
    assert before.waiting == (1, 2) and (await table.position()).length == before.length
    await ada.slash(table.channel, "games list")
    await table.env.advance_time(MINUTE)
    assert (await table.position()).waiting == (0,)


async def test_the_last_person_leaves_for_good_and_only_kept_seats_remain(playing: Table) -> None:
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "game leave", how="back")
    asking = await bo.slash(playing.channel, "game leave", how="good")
    await bo.click(shown(asking), label="Leave for good")
    await playing.env.advance_time(MINUTE)
    before = await playing.position()
    assert not before.over and WAITS in playing.messages[-1].content
    await ada.slash(playing.channel, "hand")
    await playing.env.advance_time(MINUTE)
    assert [actor.name for actor in await playing.asked()] == ["ada"]


async def test_leaving_again_while_away_does_not_count_as_coming_back(playing: Table) -> None:
    bo = playing.people["Bo"]
    await bo.slash(playing.channel, "game leave", how="back")
    posted = len(playing.messages)
    result = await bo.slash(playing.channel, "game leave", how="back")
    await playing.env.advance_time(MINUTE)
    assert "is keeping your seat" in said(result) and "While you were away" not in said(result)
    game = (await playing.position()).game
    assert game.seats[game.names.index("Bo")].kept and len(playing.messages) == posted
    asking = await bo.slash(playing.channel, "game leave", how="good")
    await bo.click(shown(asking), label="Leave for good")
    assert (await playing.position()).game.seat_of(bo.id) is None
    assert not any("is back" in m.content for m in playing.messages)


async def test_a_game_resumed_at_a_computers_turn_posts_the_table_once(table: Table) -> None:
    cog = await about_to_think(table)
    await table.bot.remove_cog("Computers")
    ada = table.people["Ada"]
    await table.follow(ada, lambda options: options[0])
    await ada.slash(table.channel, "game pause")
    await table.bot.add_cog(cog)
    posted = len(table.messages)
    await ada.slash(table.channel, "game resume")
    await table.env.advance_time(MINUTE)
    assert (await table.position()).waiting == (0,)
    assert len(table.messages) == posted + 2, "the bot must post that the game continues, and then the table"
    assert table.pinged(table.newest) == [ada.id]


async def test_a_vote_to_undo_goes_back_to_a_persons_turn(table: Table) -> None:
    await with_computers(table)
    ada = table.people["Ada"]
    await table.follow(ada, lambda options: options[0])
    before = await table.position()
    await table.follow(ada, lambda options: options[0])
    assert "undo-vote" in said(await ada.slash(table.channel, "undo"))
    await ada.slash(table.channel, "game undo-vote")
    await table.env.advance_time(MINUTE)
    after = await table.position()
    assert (after.length, after.waiting) == (before.length, (0,)), (
        "the vote must undo to Ada's turn, not to the last computer's turn"
    )
