"""Messages to the owner of a plan that stops halfway, also with closed direct messages."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.state import Game, Worker
from bot.plans.judging import Verdict, judge
from bot.plans.plan import Plan
from tests.cogs.plans.planning import TUNNEL, adas_turn, full_hand, move, plan, through
from tests.cogs.table import Table, custom_id, said
from tests.games.helpers import goods_for_all

pytestmark = pytest.mark.slow


def close_direct_messages(table: Table, actor: MemberActor) -> None:
    path = f"/channels/{actor.user.dm_channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50007, times=None)


async def test_an_unplanned_question_is_asked_with_a_sound(playing: Table) -> None:
    ada, bo = await adas_turn(playing, full_hand)
    made = await plan(playing, bo, "5", "Euphorian Tunnel", "1 artifact")
    assert "If you have to choose something after that" in said(made)
    await through(bo, made, "Keep this plan")
    before = len(playing.messages)
    await move(playing, ada, 2, "Farm")
    assert await playing.asked() == [bo]
    assert len(playing.messages) == before + 1, "the channel must get one message, as after a move by hand"
    message = playing.private(bo)[-1]
    assert "was played" in message.content and "have to discard" in message.content
    assert not message.flags.suppress_notifications, (
        "the direct message must make a sound, because nothing else pings Bo"
    )
    opened = await bo.user.click(message, label="Take your turn")
    assert "couldn't continue" in said(opened)


async def test_a_plan_that_stops_while_direct_messages_are_closed(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot did not know they were closed: the normal reminder comes at once, in the channel, without naming a
    plan."""

    def bumping(state: Game) -> None:
        goods_for_all(state)
        state.players[0].available, state.players[0].placed = [2], 1
        state.workers["euphorian_tunnel"] = (Worker(0, 3),)

    def stops(match: Match, seat: int, plan: Plan, used: int = 0, *more: Any, **others: Any) -> Verdict:
        """After the roll an unplanned question comes up. That is rare, so it is forced here."""
        return Verdict(why=Refused("plan-why-asked", ask="act")) if used else judge(match, seat, plan, used)

    ada, bo = await adas_turn(playing, bumping)
    await plan(playing, bo, "5", *TUNNEL, "Keep this plan")
    monkeypatch.setattr("bot.games.plans.judge", stops)
    close_direct_messages(playing, bo)
    before = len(playing.messages)
    await move(playing, ada, 2, "Farm")
    assert await playing.asked() == [bo]
    turn, closed, reminder = playing.messages[before:]
    assert playing.pinged(turn) == []
    assert "direct messages are closed" in closed.content and playing.pinged(closed) == [bo.id]
    assert "You were asked" in reminder.content and playing.pinged(reminder) == [bo.id]
    assert not closed.flags.silent and reminder.flags.silent, (
        "only the first of the two messages makes a sound"
    )
    assert not any("plan" in m.content for m in playing.messages)
    opened = await bo.click(reminder, custom_id=custom_id(reminder, "turn"))
    assert "couldn't continue" in said(opened)
    await playing.restart()
    assert len(playing.messages) == before + 3, "the messages must not be posted again after a restart"


async def test_an_unplanned_card_while_direct_messages_are_closed(playing: Table) -> None:
    """Sending the card reveals that they are closed, and the channel is told at once, without a second ping."""

    ada, bo = await adas_turn(playing, full_hand)
    await plan(playing, bo, "5", "Euphorian Tunnel", "1 artifact", "Keep this plan")
    close_direct_messages(playing, bo)
    before = len(playing.messages)
    await move(playing, ada, 2, "Farm")
    assert await playing.asked() == [bo]
    called = [m for m in playing.messages[before:] if playing.pinged(m) and not m.flags.silent]
    assert len(called) == 1 and playing.pinged(called[0]) == [bo.id], [m.content for m in called]
