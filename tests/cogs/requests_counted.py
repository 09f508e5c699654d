"""Counts the requests that the bot sends to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.tables import Position
from tests.cogs.table import Table


def requests(table: Table, since: int = 0) -> list[str]:
    return [f"{entry.method} {entry.path}" for entry in table.env.http_requests[since:]]


async def until_a_person_is_asked(table: Table) -> Position:
    for _ in range(200):
        position = await table.position()
        if any(not position.game.seats[seat].by_computer for seat in position.waiting):
            break
        await asyncio.sleep(0.02)
    await table.env.settle()
    return position


@asynccontextmanager
async def counting(table: Table) -> AsyncIterator[list[str]]:
    made: list[str] = []
    await table.env.settle()
    before = len(table.env.http_requests)
    yield made
    await table.env.settle()
    made += requests(table, before)
