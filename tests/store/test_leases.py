"""What one of several processes does is claimed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from bot.store import Store
from tests.databases import Place


async def test_one_of_two_gets_it_and_the_other_after_its_time(place: Place):
    clock = [datetime(2026, 1, 1, tzinfo=UTC)]
    one = await Store.open(place, now=lambda: clock[0])
    assert await one.leases.claim("announce", 7, 60) and await one.leases.claim("announce", 7, 60)
    other = await Store.open(place, now=lambda: clock[0])
    if not one.database.shared:
        # Only one bot on a file: what an earlier one claimed is free.
        assert await other.leases.claim("announce", 7, 60)
        one, other = other, one
    assert not await other.leases.claim("announce", 7, 60)
    assert await other.leases.claim("announce", 8, 60) and await other.leases.claim("remind", 7, 60)
    clock[0] += timedelta(seconds=60)
    assert await other.leases.claim("announce", 7, 60), "its process may have died"
    await one.leases.release("announce", 7)  # too late: it is another's now
    assert not await one.leases.claim("announce", 7, 60)
    await other.leases.release("announce", 7)
    assert await one.leases.claim("announce", 7, 60)
    await one.close()
    assert await other.leases.claim("announce", 7, 60), "whoever ends in good order leaves nothing claimed"
    await other.close()


async def test_many_want_it_and_one_gets_it(place: Place):
    stores = [await Store.open(place) for _ in range(3)]
    for key in range(10):
        got = await asyncio.gather(*(store.leases.claim("clock", key, 60) for store in stores))
        assert sum(got) == 1
    for store in stores:
        await store.close()
