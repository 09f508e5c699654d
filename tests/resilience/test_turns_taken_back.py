"""A turn that the table takes back by a vote, with rolls and draws in it: it is played and drawn anew."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.commands.check import check
from tests.resilience.bot_process import BotProcess
from tests.resilience.wire import Wire
from tests.resilience.wire_shapes import control, parts

pytestmark = pytest.mark.slow

ADA, BO = 100, 101


def shown(bot: BotProcess, length: int) -> bool:
    return bot.rows("SELECT length FROM shown") == [(length,)]


async def test_a_voted_return_rolls_anew(tmp_path: Path):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3") as bot:
        await bot.lay(at=lambda state: None)
        start = bot.rows("SELECT count(*) FROM answers")[0][0]
        while not bot.rows("SELECT 1 FROM answers WHERE seq >= ? AND source = 'chance'", start):
            asked = wire.front
            assert asked is not None
            await bot.answer_first(ADA if f"<@{ADA}>" in asked["content"] else BO)
            length = bot.rows("SELECT count(*) FROM answers")[0][0]
            await wire.until(partial(shown, bot, length))
        turns = len(bot.rows("SELECT seq FROM checkpoints"))
        await bot.answered(await wire.slash(ADA, "game undo-vote"))
        vote = await wire.until(lambda: next((m for m in wire.channel if control(m, "vote")), None))
        yes = next(p["custom_id"] for p in parts(vote) if p["custom_id"].endswith(":yes"))
        await bot.answered(await wire.press(BO, vote, yes))
        await wire.until(lambda: bot.rows("SELECT revision FROM games") == [(1,)])
        back = bot.rows("SELECT count(*) FROM answers")[0][0]
        assert back < length and turns
        undone = bot.rows("SELECT why FROM undone")
        assert len(undone) == length - back and set(undone) == {("rewind",)}
        await wire.until(lambda: bot.rows("SELECT revision FROM shown") == [(1,)])
        bot.kill()
        await bot.start()
        front = await wire.until(lambda: wire.front)
        assert control(front, "turn")
        await bot.answer_first(ADA if f"<@{ADA}>" in front["content"] else BO)
        assert bot.rows("SELECT count(*) FROM answers")[0][0] > back
    assert await check(bot.path) == (1, [])
