"""Computer players never block the event loop, have a hard time limit, and never trade for a kept seat."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import threading
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.engine.prompts import Option, Prompt
from bot.players import thinking as module
from bot.players.thinking import Runner
from bot.players.thinking_process import Ended, Failed
from tests.players.helpers import at_turn
from tests.waiting import HANG


@pytest_asyncio.fixture
async def runner() -> AsyncIterator[Runner]:
    runner = Runner(budget=0.3, grace=HANG)
    yield runner
    runner.close()


def test_views_and_questions_can_be_sent_to_other_processes():
    match = at_turn(20)
    for thing in (match.view(0), match.view(None), match.prompts[0]):
        assert pickle.loads(pickle.dumps(thing)) == thing


@pytest.mark.slow
async def test_the_event_loop_runs_while_a_hard_player_thinks(runner):
    match = at_turn(40)
    prompt = replace(match.prompts[0], partners=())
    await runner.warm_up()
    runner.budget = 1.0
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.005)
            ticks += 1

    ticking = asyncio.create_task(tick())
    answer = await runner.decide(match.view(prompt.seat), prompt, "hard")
    ticking.cancel()
    assert prompt.option(answer)
    assert ticks >= 5, "the event loop must run while the player thinks"


@pytest.mark.parametrize("level", ["easy", "normal"])
async def test_quick_levels_answer_in_a_thread(runner, level):
    match = at_turn(40)
    prompt = match.prompts[0]
    answer = await runner.decide(match.view(prompt.seat), prompt, level, "builder", seed=4)
    assert isinstance(answer, dict) or prompt.option(answer)
    assert runner._thinker is None


async def test_at_the_time_limit_a_fallback_answers(monkeypatch, caplog):
    """If a player hangs, a fallback answers for it."""
    hanging = threading.Event()
    monkeypatch.setattr(module, "_choose", lambda *_: hanging.wait(HANG))
    runner = Runner(budget=0.05, grace=0.1)
    match = at_turn(40)
    prompt = match.prompts[0]
    answer = await runner.decide(match.view(prompt.seat), prompt, "normal")
    assert not hanging.is_set() and prompt.option(answer)
    [record] = caplog.records
    assert "no answer" in record.getMessage() and record.exc_info is None, (
        "a late answer is logged without a traceback"
    )
    hanging.set()
    runner.close()


def _its_budget(budget: float) -> float:
    return budget


def _die(budget: float) -> None:
    os._exit(1)


@pytest.mark.slow
async def test_simultaneous_requests_share_the_time(runner):
    budgets = await asyncio.gather(*(runner._think_apart(0.4, _its_budget) for _ in range(4)))
    assert max(budgets) <= 0.4 and min(budgets) <= 0.1 + 1e-9
    assert await runner._think_apart(0.4, _its_budget) == 0.4, (
        "a single request must get the whole budget again"
    )


@pytest.mark.slow
async def test_a_process_that_died_is_replaced(runner, caplog):
    match = at_turn(40)
    prompt = replace(match.prompts[0], partners=())
    with pytest.raises(Ended):
        await runner._think_apart(0.4, _die)
    assert prompt.option(await runner.decide(match.view(prompt.seat), prompt, "hard"))
    assert "no answer" not in caplog.text


@pytest.mark.slow
async def test_a_process_that_hangs_is_replaced_and_logged(monkeypatch, caplog):
    monkeypatch.setattr(module, "_hint", _hang)
    runner = Runner(grace=HANG)
    await runner.warm_up()
    hanging, runner.grace = runner._thinker, 0.1
    prompt = replace(at_turn(40).prompts[0], partners=())
    found = await runner.hint(at_turn(40).view(prompt.seat), prompt, budget=0.1)
    assert prompt.option(found.answer)
    [record] = caplog.records
    assert "no hint" in record.getMessage() and record.exc_info is None and "\n" not in record.getMessage()
    runner.grace = HANG
    assert await runner._think_apart(0.4, _its_budget) == 0.4
    assert runner._thinker is not hanging
    runner.close()


def _hang(*_: object) -> None:
    time.sleep(HANG)


@pytest.mark.slow
async def test_an_error_in_thinking_comes_with_its_traceback(runner):
    with pytest.raises(Failed, match="ZeroDivisionError"):
        await runner._think_apart(0.4, _mistake)
    assert await runner._think_apart(0.4, _its_budget) == 0.4, "the process must survive the error"


def _mistake(budget: float) -> float:
    print("nobody reads this as an answer")
    return budget / 0


async def test_a_kept_seat_never_trades(runner):
    match = at_turn(40)
    seat = match.prompts[0].seat
    view = match.view(seat)
    about = {"seat": (seat + 1) % 4, "give": {"gold": 5}, "get": {"water": 1}}
    generous = Prompt(seat, "trade", "trade", (Option("yes"), Option("no")), about=about)
    assert await runner.decide(view, generous, kept=True) == "no"
    for seed in range(30):
        answer = await runner.decide(view, match.prompts[0], "hard", kept=True, seed=seed)
        assert isinstance(answer, str)


async def test_hints_come_with_a_reason(runner):
    match = at_turn(40)
    prompt = match.prompts[0]
    found = await runner.hint(match.view(prompt.seat), prompt, budget=0.05)
    assert prompt.option(found.answer)
    assert found.reason.startswith("hint-")


async def test_a_stop_while_the_process_starts_is_quiet(caplog: pytest.LogCaptureFixture) -> None:
    """Whoever waited for it is cancelled first, as in an orderly stop."""
    runner = Runner()
    waiting = asyncio.create_task(runner.warm_up())
    await asyncio.sleep(0)
    started = runner._started
    waiting.cancel()
    await asyncio.wait([waiting])
    runner.close()
    assert started is not None
    await asyncio.wait([started])
    del started, waiting
    runner._started = None
    gc.collect()
    assert not caplog.records
