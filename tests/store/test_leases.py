"""Leases: of several processes only one can claim a job."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import Store, StoreError


async def passes(store: Store, seconds: float) -> None:
    """Wait, measured by the database's clock, which tests cannot set."""
    await store.database.write("UPDATE leases SET until = until - ?", (int(seconds * 1000),))


async def test_one_of_two_gets_a_lease_and_the_other_after_it_expires(postgres_url: str):
    one, other = [await Store.open(postgres_url) for _ in range(2)]
    assert await one.leases.claim("announce", 7, 60) and await one.leases.claim("announce", 7, 60)
    assert not await other.leases.claim("announce", 7, 60)
    assert await other.leases.claim("announce", 8, 60) and await other.leases.claim("remind", 7, 60)
    await passes(one, 60)
    assert await other.leases.claim("announce", 7, 60), "another process may claim an expired lease"
    await one.leases.release("announce", 7)  # too late: another process has it now
    assert not await one.leases.claim("announce", 7, 60)
    await other.leases.release("announce", 7)
    assert await one.leases.claim("announce", 7, 60)
    await one.close()
    assert await other.leases.claim("announce", 7, 60), "a process that is closed must release its leases"
    await other.close()


async def test_after_losing_a_lease_a_process_writes_nothing(postgres_url: str):
    """While a process was suspended, another one took over; what that one wrote is not overwritten."""
    one, other = [await Store.open(postgres_url) for _ in range(2)]
    async with one.leases.exclusive("announce", 7):
        await one.profiles.change(1, language="fr")
        await passes(one, 60)
        await one.profiles.change(1, language="nl")  # no other process has taken the lease
        async with other.leases.exclusive("announce", 7):
            await other.profiles.change(1, language="ja")
            await other.profiles.change(2, language="ja")
            with pytest.raises(StoreError, match="another one continues"):
                await one.profiles.change(1, language="ru")
            assert (await one.profiles.get(1)).language == "ja", "a process without the lease may still read"
    await one.profiles.change(2, language="ru")
    assert [(await other.profiles.get(user)).language for user in (1, 2)] == ["ja", "ru"]
    for store in (one, other):
        await store.close()


async def test_a_finished_job_is_not_claimed_again(postgres_url: str):
    one, other = [await Store.open(postgres_url) for _ in range(2)]
    assert await one.leases.claim("identify", 0, 60, again=False)
    assert not await one.leases.claim("identify", 0, 60, again=False)
    await one.close()
    assert not await other.leases.claim("identify", 0, 60, again=False), (
        "another process must not claim a finished job"
    )
    await passes(other, 60)
    assert await other.leases.claim("identify", 0, 60, again=False)
    await other.close()


async def test_leases_of_a_kind_are_renewed_handed_over_and_listed(postgres_url: str):
    one, other = [await Store.open(postgres_url) for _ in range(2)]
    for shard in range(3):
        await one.leases.claim("shard", shard, 2000)
    await passes(one, 1500)
    await one.leases.renew(2000, "shard")
    await passes(one, 1500)
    assert await other.leases.held("shard") == dict.fromkeys("012", one.leases.owner)
    assert await one.leases.give("shard", 2, other.leases.owner, 2000)
    assert not await one.leases.give("shard", 2, one.leases.owner, 2000), (
        "a process must not hand over a lease that it no longer has"
    )
    await passes(one, 1500)
    assert await one.leases.held("shard") == {"2": other.leases.owner}
    assert not await one.leases.claim("shard", 2, 2000)
    for store in (one, other):
        await store.close()


async def test_one_of_many_gets_a_lease(postgres_url: str):
    stores = [await Store.open(postgres_url) for _ in range(3)]
    for key in range(10):
        got = await asyncio.gather(*(store.leases.claim("clock", key, 60) for store in stores))
        assert sum(got) == 1
    for store in stores:
        await store.close()


async def test_exclusive_blocks_run_one_after_the_other(postgres_url: str):
    stores = [await Store.open(postgres_url) for _ in range(2)]
    inside: list[int] = []

    async def work(store: Store) -> None:
        for _ in range(5):
            async with store.leases.exclusive("announce", 7):
                inside.append(1)
                assert len(inside) == 1
                await asyncio.sleep(0.01)
                inside.pop()

    await asyncio.gather(*map(work, stores))
    for store in stores:
        await store.close()


async def test_a_lease_is_renewed_during_a_long_block(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.store.leases.RENEWALS", 300_000)
    one, other = [await Store.open(postgres_url) for _ in range(2)]
    async with one.leases.exclusive("announce", 7, seconds=3000):
        for _ in range(3):
            await passes(one, 2500)
            while await left(one) < 2500:  # noqa: ASYNC110 (until it is renewed)
                await asyncio.sleep(0.01)
            assert not await other.leases.claim("announce", 7, 60)
    assert await other.leases.claim("announce", 7, 60)
    for store in (one, other):
        await store.close()


async def left(store: Store) -> float:
    """Seconds, by the database's clock."""
    sql = "SELECT until / 1000.0 - extract(epoch FROM clock_timestamp()) AS seconds FROM leases WHERE kind <> 'commit'"
    [row] = await store.database.rows(sql)
    return float(row["seconds"])


async def test_on_a_file_every_lease_is_free(tmp_path: Path):
    store = await Store.open(tmp_path / "games.sqlite3")
    assert await store.leases.claim("announce", 7, 60) and await store.leases.claim("announce", 7, 60)
    async with store.leases.exclusive("announce", 7):
        assert await store.database.rows("SELECT * FROM leases") == []
    assert await store.leases.held("announce") == {}
    await store.close()


async def test_starting_again_and_again_leaves_one_row_in_a_file(tmp_path: Path) -> None:
    """Every start tries whether the database can be written."""
    for _ in range(3):
        store = await Store.open(tmp_path / "games.sqlite3")
        await store.database.try_write()
        rows = await store.database.rows("SELECT 1 FROM leases")
        await store.close()
        assert len(rows) == 1
