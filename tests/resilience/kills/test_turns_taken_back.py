"""A turn with rolls and draws that is undone by a vote: it is played again with new rolls."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.commands.check import check
from tests.resilience.wire.bot_process import BotProcess
from tests.resilience.wire.wire import Wire
from tests.resilience.wire.wire_shapes import control, parts, text_of

pytestmark = pytest.mark.slow

ADA, BO = 100, 101


def shown(bot: BotProcess, length: int) -> bool:
    return bot.rows("SELECT length FROM table_messages") == [(length,)]


async def play_to_a_roll(bot: BotProcess, start: int) -> list[tuple[object, ...]]:
    """Take the first of all options until dice are rolled; return their faces."""
    wire, rolled = bot.wire, "SELECT answer FROM answers WHERE seq >= ? AND source = 'chance' ORDER BY seq"
    while not bot.rows(rolled, start):
        table_message = await wire.until(lambda: wire.table_message)
        await bot.answer_first(ADA if f"<@{ADA}>" in text_of(table_message) else BO)
        length = bot.rows("SELECT count(*) FROM answers")[0][0]
        await wire.until(partial(shown, bot, length))
    return bot.rows(rolled, start)


async def take_back(bot: BotProcess, revision: int) -> None:
    """Ada proposes the undo, Bo agrees."""
    wire = bot.wire
    await bot.answered(await wire.slash(ADA, "game undo-vote"))
    vote = await wire.until(lambda: next((m for m in wire.channel if control(m, "vote")), None))
    yes = next(p["custom_id"] for p in parts(vote) if p["custom_id"].endswith(":yes"))
    await wire.press(BO, vote, yes)
    await wire.until(lambda: bot.rows("SELECT revision FROM table_messages") == [(revision,)])


async def test_after_an_undo_vote_rolls_differ(tmp_path: Path):
    """The same answers lead to a roll again, but with different results. They may be equal by chance, so this is tried
    several times."""
    async with (
        Wire() as wire,
        BotProcess(wire, tmp_path / "games.sqlite3").with_game(at=lambda state: None) as bot,
    ):
        start = bot.rows("SELECT count(*) FROM answers")[0][0]
        first = await play_to_a_roll(bot, start)
        length = bot.rows("SELECT count(*) FROM answers")[0][0]
        await take_back(bot, 1)
        back = bot.rows("SELECT count(*) FROM answers")[0][0]
        undone = bot.rows("SELECT why FROM undone")
        assert back < length and len(undone) == length - back and set(undone) == {("rewind",)}
        bot.kill()
        await bot.start()
        for revision in range(2, 8):
            again = await play_to_a_roll(bot, start)
            assert len(again) == len(first)
            if again != first:
                break
            await take_back(bot, revision)
        else:
            raise AssertionError(f"the roll was the same seven times: {first}")
    assert (await check(bot.path))[:2] == (1, [])
