"""Frequent queries never scan a whole table that grows with the number of games or users."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from bot.store import Store
from bot.store.database import Row
from bot.store.records import Kind
from bot.tables import Tables

GROWING = "games|seats|answers|checkpoints|votes|messages|posts|plans|plan_reports|profiles|openings|notes|lists|listed"
WHOLE = re.compile(rf"SCAN (?:{GROWING})(?! USING (?:COVERING )?INDEX)")


async def ask_all(tables: Tables) -> None:
    """The queries of every tick of the clock, every sweep and every press."""
    store, now, a_day = tables.store, tables.now(), timedelta(days=1)
    await tables.reminders.unplanned()
    await tables.reminders.overdue(now)
    await tables.reminders.used_up(now)
    await tables.reminders.of_absent()
    await tables.reminders.due(now)
    await tables.reminders.next_alarm()
    await tables.reminders.asked()
    await tables.profiles.with_digest_due(now)
    await tables.votes.expired()
    await tables.votes.undone()
    await tables.votes.unshown()
    await tables.untold(now, now - a_day)
    await tables.finished_since(now - a_day)
    await tables.running()
    await tables.under_way()
    await tables.computers_asked()
    await tables.lobby.stale(a_day, a_day)
    await tables.messages.unsent(Kind.NEXT)
    await tables.lists.get(1)
    await tables.lists.naming(1)
    await tables.lists.of_user(1)
    await tables.plans.waiting()
    await tables.plans.reports()
    await tables.plans.any(1)
    await tables.openings.due()
    await tables.openings.on(1)
    await tables.game_in(1)
    await tables.last_game_in(1)
    await tables.games_of(1)
    await tables.lobby.rematch_of(1)
    await tables.seats.missed(1)
    await tables.profiles.naming(1)
    await tables.table_messages.channel(1)
    await tables.table_messages.told_by(1)
    await store.games.open_on(1)
    await store.profiles.of_caller(1)
    await store.profiles.of([1, 2])


async def test_no_growing_table_is_scanned(file_store: Store, monkeypatch):
    database, asked = file_store.database, dict[str, tuple[Any, ...]]()
    read = database.read

    async def noting(*statements: tuple[str, Iterable[Any]]) -> list[list[Row]]:
        asked.update((sql, tuple(args)) for sql, args in statements)
        return await read(*statements)

    with monkeypatch.context() as patched:
        patched.setattr(database, "read", noting)
        await ask_all(Tables(file_store))
    assert len(asked) > 25
    whole = {}
    for sql, args in asked.items():
        plan = [row["detail"] for row in await database.rows(f"EXPLAIN QUERY PLAN {sql}", args)]
        if found := [line for line in plan if WHOLE.match(line)]:
            whole[sql] = found
    assert not whole
