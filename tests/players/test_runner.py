"""Thinking beside the loop: it never stalls, has a hard limit, and a kept seat gives nothing away."""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.engine.prompts import Option, Prompt
from bot.players import runner as module
from bot.players.runner import Runner

from .helpers import at_turn


@pytest_asyncio.fixture
async def runner() -> AsyncIterator[Runner]:
    runner = Runner(budget=0.3, grace=20)
    yield runner
    runner.close()


def test_views_and_questions_travel_to_other_processes():
    match = at_turn(20)
    for thing in (match.view(0), match.view(None), match.prompts[0]):
        assert pickle.loads(pickle.dumps(thing)) == thing


@pytest.mark.slow
async def test_the_loop_goes_on_while_a_hard_player_thinks(runner):
    match = at_turn(40)
    prompt = replace(match.prompts[0], partners=())
    await runner.warm_up()
    waits: list[float] = []

    async def tick() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(0.005)
            waits.append(time.perf_counter() - start)

    ticking = asyncio.create_task(tick())
    answer = await runner.decide(match.view(prompt.seat), prompt, "hard")
    ticking.cancel()
    assert prompt.option(answer)
    # The median: single ticks are late on a busy machine, all of them only if the loop is held up.
    assert len(waits) > 10
    assert sorted(waits)[len(waits) // 2] < 0.05


@pytest.mark.parametrize("level", ["easy", "normal"])
async def test_quick_levels_answer_in_a_thread(runner, level):
    match = at_turn(40)
    prompt = match.prompts[0]
    answer = await runner.decide(match.view(prompt.seat), prompt, level, "builder", seed=4)
    assert isinstance(answer, dict) or prompt.option(answer)
    assert runner._processes is None


def _sleep(*_: object) -> None:
    time.sleep(2)


async def test_at_the_limit_somebody_answers_anyway(monkeypatch, caplog):
    """A player that hangs is answered for, in time."""
    monkeypatch.setattr(module, "_choose", _sleep)
    runner = Runner(budget=0.05, grace=0.1)
    match = at_turn(40)
    prompt = match.prompts[0]
    start = time.perf_counter()
    answer = await runner.decide(match.view(prompt.seat), prompt, "normal")
    assert time.perf_counter() - start < 1.5
    assert prompt.option(answer)
    assert "no answer" in caplog.text
    runner.close()


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
