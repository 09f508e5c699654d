"""Frequent queries never scan a whole table that grows with the number of games or users."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from bot.games import Games
from bot.store import Store
from bot.store.database import Row
from bot.store.records import Kind

GROWING = "games|seats|answers|checkpoints|votes|messages|posts|plans|plan_reports|profiles|openings|notes|lists|listed"
WHOLE = re.compile(rf"SCAN (?:{GROWING})(?! USING (?:COVERING )?INDEX)")


async def ask_all(games: Games) -> None:
    """The queries of every tick of the clock, every sweep and every press."""
    store, now, a_day = games.store, games.now(), timedelta(days=1)
    await games.asked.without_reminder()
    await games.asked.overdue(now)
    await games.asked.used_up(now)
    await games.asked.of_absent()
    await games.asked.to_remind(now)
    await games.asked.next_alarm()
    await games.asked.of()
    await games.profiles.with_digest_due(now)
    await games.votes.expired()
    await games.store.votes.undone()
    await games.records.unannounced(now, now - a_day)
    await games.store.table_messages.all_up_to_date(now - a_day)
    await games.records.finished_since(now - a_day)
    await games.records.running()
    await games.records.under_way()
    await games.asked.computers()
    await games.lobby.stale(a_day, a_day)
    await games.messages.unsent(Kind.FAIRNESS)
    await games.messages.games_with_unsent(Kind.NEXT, Kind.GONE)
    await games.messages.games_with(Kind.NEXT, Kind.GONE)
    await games.lists.get(1)
    await games.lists.naming(1)
    await games.lists.of_user(1)
    await games.store.plans.waiting()
    await games.store.plans.reports()
    await games.store.plans.any(1)
    await games.store.openings.due()
    await games.openings.on(1)
    await games.records.open_in(1)
    await games.records.last_in(1)
    await games.records.of_user(1)
    await games.records.rematch_of(1)
    await games.records.missed(1)
    await games.records.naming(1)
    await games.table_messages.channel(1)
    await games.table_messages.told_by(1)
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
        await ask_all(Games(file_store))
    assert len(asked) > 25
    whole = {}
    for sql, args in asked.items():
        plan = [row["detail"] for row in await database.rows(f"EXPLAIN QUERY PLAN {sql}", args)]
        if found := [line for line in plan if WHOLE.match(line)]:
            whole[sql] = found
    assert not whole
