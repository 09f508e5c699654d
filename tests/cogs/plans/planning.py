"""Helpers for making plans on the simulated Discord."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.engine.state import Game
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, labelled, labels, parts, press, shown
from tests.games.helpers import goods_for_all


def full_hand(state: Game) -> None:
    goods_for_all(state)
    state.players[1].artifacts, state.players[1].morale = ["bat", "book"], 1


async def adas_turn(table: Table, change: Any = goods_for_all) -> tuple[MemberActor, MemberActor]:
    """Ada is on turn, Bo waits."""
    await set_position(table, change)
    game = (await table.position()).game
    ada, bo = (table.people[seat.name] for seat in game.seats)
    return ada, bo


async def through(actor: MemberActor, result: Any, *texts: str) -> Any:
    """Press the controls with these texts, one after the other."""
    for text in texts:
        panel = shown(result)
        result = await press(actor, panel, labelled(panel, text))
    return result


async def move(table: Table, actor: MemberActor, worker: int, space: str, *texts: str) -> Any:
    result = await actor.slash(table.channel, "place", worker=worker, space=space)
    return await through(actor, result, *texts)


def direct_messages(table: Table, actor: MemberActor) -> list[str]:
    return [message.content for message in table.private(actor)]


async def plan(table: Table, actor: MemberActor, *texts: str) -> Any:
    return await through(actor, await actor.slash(table.channel, "plan"), *texts)


async def ticks(actor: MemberActor, result: Any, *conditions: str) -> Any:
    """Select conditions in the menu."""
    panel = shown(result)
    menu = next(part for part in parts(panel) if part.get("options"))
    values = [o["value"] for o in menu["options"] if any(text in o["label"] for text in conditions)]
    assert len(values) == len(conditions), labels(panel)
    return await actor.select(panel, values, custom_id=menu["custom_id"])


TUNNEL = ("Euphorian Tunnel", "1 gold")
