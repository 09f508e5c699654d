"""What one of several processes does is claimed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.store import Store


async def test_one_of_two_gets_it_and_the_other_after_its_time(postgres_url: str):
    clock = [datetime(2026, 1, 1, tzinfo=UTC)]
    one, other = [await Store.open(postgres_url, now=lambda: clock[0]) for _ in range(2)]
    assert await one.leases.claim("announce", 7, 60) and await one.leases.claim("announce", 7, 60)
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


async def test_many_want_it_and_one_gets_it(postgres_url: str):
    stores = [await Store.open(postgres_url) for _ in range(3)]
    for key in range(10):
        got = await asyncio.gather(*(store.leases.claim("clock", key, 60) for store in stores))
        assert sum(got) == 1
    for store in stores:
        await store.close()


async def test_one_after_the_other(postgres_url: str):
    stores = [await Store.open(postgres_url) for _ in range(2)]
    inside: list[int] = []

    async def work(store: Store) -> None:
        for _ in range(5):
            async with store.leases.turn("announce", 7):
                inside.append(1)
                assert len(inside) == 1
                await asyncio.sleep(0.01)
                inside.pop()

    await asyncio.gather(*map(work, stores))
    for store in stores:
        await store.close()


async def test_it_is_kept_as_long_as_it_takes(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.store.leases.RENEWALS", 3000)
    clock = [datetime(2026, 1, 1, tzinfo=UTC)]
    one, other = [await Store.open(postgres_url, now=lambda: clock[0]) for _ in range(2)]
    async with one.leases.turn("announce", 7, seconds=30):
        for _ in range(3):
            clock[0] += timedelta(seconds=25)
            while await left(one, clock[0]) < 30:  # noqa: ASYNC110 (until it is renewed)
                await asyncio.sleep(0.01)
            assert not await other.leases.claim("announce", 7, 60)
    assert await other.leases.claim("announce", 7, 60)
    for store in (one, other):
        await store.close()


async def left(store: Store, now: datetime) -> int:
    [row] = await store.database.rows("SELECT until FROM leases")
    return int(row["until"] - now.timestamp())


async def test_on_a_file_there_is_nobody_to_claim_it_from(tmp_path: Path):
    store = await Store.open(tmp_path / "games.sqlite3")
    assert await store.leases.claim("announce", 7, 60) and await store.leases.claim("announce", 7, 60)
    async with store.leases.turn("announce", 7):
        assert await store.database.rows("SELECT * FROM leases") == []
    await store.close()
