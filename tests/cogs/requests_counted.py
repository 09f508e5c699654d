"""Counts the requests that the bot sends to Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.games import Position
from tests.cogs.table import Table
from tests.waiting import until


def requests(table: Table, since: int = 0) -> list[str]:
    return [f"{entry.method} {entry.path}" for entry in table.env.http_requests[since:]]


async def until_a_person_is_asked(table: Table) -> Position:
    async def asked() -> Position | None:
        position = await table.position()
        people = [seat for seat in position.waiting if not position.game.seats[seat].by_computer]
        return position if people else None

    position: Position = await until(asked)
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
