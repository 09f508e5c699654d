"""Forged input: values that were not offered, very long texts, hundreds of presses per second."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.engine.state import Game
from tests.resilience.wire.bot_process import BotProcess
from tests.resilience.wire.wire import Wire
from tests.resilience.wire.wire_shapes import control, text_of

pytestmark = pytest.mark.slow

ADA = 100


async def test_a_value_that_was_not_offered_is_refused_and_not_stored(tmp_path: Path) -> None:
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3") as bot:
        refused = await bot.answered(await wire.slash(ADA, "game new", pace="never"))
        assert "wasn't one of the choices" in refused.text
        assert bot.rows("SELECT count(*) FROM games") == [(0,)]
        lobby = await bot.open_lobby()
        how = "SELECT pace, edition, variants FROM games"
        before = bot.rows(how)
        for field, value in (("pace", "never"), ("edition", "gilded"), ("variants", "chess"), ("also", "x")):
            opened = await bot.answered(await wire.press(ADA, lobby, str(control(lobby, "options"))))
            click = await wire.submit(ADA, opened, **{field: [value]})
            await wire.until(lambda: click.followups)  # noqa: B023 (waited for at once)
            assert "wasn't one of the choices" in click.text and bot.rows(how) == before
        opened = await bot.answered(await wire.press(ADA, lobby, str(control(lobby, "options"))))
        await wire.submit(ADA, opened, pace=["live"], also=[])
        await wire.until(lambda: "ten minutes" in text_of(lobby) and "No hints" in text_of(lobby))
        await wire.until(lambda: bot.rows(how) == [("live", *before[0][1:])])
        for verb, menu, values in (("computer", "level", None), ("colour", "hue", ["ultraviolet"])):
            panel = (await bot.answered(await wire.press(ADA, lobby, str(control(lobby, verb))))).panel
            assert panel is not None
            panel = json.loads(json.dumps(panel).replace(":easy", ":divine"))
            click = await wire.press(ADA, panel, str(control(panel, menu)), values)
            await wire.until(lambda: click.followups)  # noqa: B023
            assert "wasn't one of the choices" in click.text
        await wire.until(lambda: bot.rows("SELECT count(*) FROM seats") == [(1,)])
        reach = await bot.answered(await wire.slash(ADA, "profile set", reach="pigeon"))
        assert "wasn't one of the choices" in reach.text
        assert bot.rows("SELECT count(*) FROM profiles") == [(0,)]


async def test_a_long_text_is_not_read(tmp_path: Path) -> None:
    """Typed in a command, or put into a form that has only menus."""
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game(at=with_goods) as bot:
        long = "1 food," * 857
        for name, typed in (
            ("trade", {"player": "Bo", "give": long, "get": "food"}),
            ("card", {"name": long}),
            ("rules", {"topic": long}),
            ("profile set", {"quiet_hours": long}),
        ):
            click = await bot.answered(await wire.slash(ADA, name, **typed))
            assert "too long" in click.text and click.callbacks == [4], name
        table_message = await wire.until(lambda: wire.table_message)
        panel = (
            await bot.answered(await wire.press(ADA, table_message, str(control(table_message, "turn"))))
        ).panel
        assert panel is not None
        form = await bot.answered(await wire.press(ADA, panel, str(control(panel, "trade"))))
        click = await bot.answered(await wire.submit(ADA, form, give=[long]))
        assert "wasn't one of the choices" in click.text and not bot.rows("SELECT 1 FROM offers")
        assert "Traceback" not in bot.log


def with_goods(state: Game) -> None:
    state.players[0].goods, state.players[1].goods = {"energy": 1}, {"food": 1}


async def test_only_users_who_press_like_a_program_are_stopped(tmp_path: Path) -> None:
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3", "limited") as bot:
        lobby = await bot.open_lobby()
        computer = str(control(lobby, "computer"))
        clicks = [await wire.press(ADA, lobby, computer) for _ in range(200)]
        await wire.until(lambda: all(click.callbacks for click in clicks))
        stopped = [click for click in clicks if click.callbacks == [4]]
        assert len(stopped) > 100 and all("Wait a few seconds" in click.text for click in stopped)
        click = await wire.press(101, lobby, str(control(lobby, "join")))
        await wire.until(lambda: click.changed)
        assert click.callbacks == [6]
