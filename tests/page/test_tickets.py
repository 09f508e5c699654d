"""Tickets and sessions: forged, foreign, expired and used ones are worth nothing, in any process."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from string import ascii_letters, digits

import pytest

from bot.page.signing import Signer
from bot.page.tickets import SESSION, TICKET, Tickets, Visitor
from bot.store import Store
from tests.databases import make_file
from tests.games.helpers import open_games

from .pages import TOKEN, tickets_of

ADA = Visitor(10, 1)


class Clock:
    def __init__(self, store: Store) -> None:
        self.time = store.database.now()

    def __call__(self):
        return self.time


@pytest.fixture
async def store(tmp_path: Path):
    make_file(tmp_path / "games.sqlite3")
    opened = await Store.open(tmp_path / "games.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
def clock(store: Store) -> Clock:
    return Clock(store)


@pytest.fixture
def tickets(store: Store, clock: Clock) -> Tickets:
    return Tickets(Signer(TOKEN), store.leases, clock)


@pytest.mark.parametrize("visitor", [ADA, Visitor(None, 7)])
async def test_a_ticket_becomes_a_session_once(tickets: Tickets, visitor: Visitor):
    ticket = tickets.ticket(visitor)
    session = await tickets.exchange(ticket)
    assert session is not None and tickets.visitor(session) == visitor
    assert await tickets.exchange(ticket) is None
    assert tickets.visitor(session) == visitor  # the session remains


async def test_tickets_and_sessions_expire(tickets: Tickets, clock: Clock):
    late, session = tickets.ticket(ADA), await tickets.exchange(tickets.ticket(ADA))
    assert session is not None
    clock.time += TICKET
    assert await tickets.exchange(late) is None
    clock.time += SESSION - TICKET - timedelta(seconds=1)
    assert tickets.visitor(session) == ADA
    clock.time += timedelta(seconds=1)
    assert tickets.visitor(session) is None


async def test_a_ticket_is_no_session_and_a_session_no_ticket(tickets: Tickets):
    session = await tickets.exchange(tickets.ticket(ADA))
    assert session is not None
    assert tickets.visitor(tickets.ticket(ADA)) is None
    assert await tickets.exchange(session) is None


async def test_another_bot_signs_differently(tickets: Tickets, store: Store, clock: Clock):
    foreign = Tickets(Signer("another token"), store.leases, clock)
    assert await tickets.exchange(foreign.ticket(ADA)) is None


async def test_no_character_of_a_ticket_can_be_changed(tickets: Tickets):
    ticket = tickets.ticket(ADA)
    for at, character in enumerate(ticket):
        letters = ascii_letters + digits + "-_" if at == len(ticket) - 1 else "AB_"
        for other in (*letters, "=", ".", "é", ""):
            if other != character:
                assert await tickets.exchange(ticket[:at] + other + ticket[at + 1 :]) is None, (at, other)
    assert await tickets.exchange(ticket) is not None


@pytest.mark.parametrize("garbage", ["", ".", "a.b", "x" * 100_000, "\0.\0", "é.é", "e30.e30"])
async def test_garbage_is_no_ticket(tickets: Tickets, garbage: str):
    assert await tickets.exchange(garbage) is None
    assert tickets.visitor(garbage) is None


async def test_a_used_ticket_stays_used_after_a_restart(tickets: Tickets, store: Store, clock: Clock):
    ticket = tickets.ticket(ADA)
    assert await tickets.exchange(ticket) is not None
    clock.time += timedelta(seconds=1)
    assert await Tickets(Signer(TOKEN), store.leases, clock).exchange(ticket) is None


async def test_of_two_processes_one_takes_a_ticket(postgres_url: str):
    one, other = await open_games(postgres_url), await open_games(postgres_url)
    try:
        here, there = tickets_of(one), tickets_of(other)
        ticket = here.ticket(ADA)
        assert await there.exchange(ticket) is not None
        assert await here.exchange(ticket) is None
        await other.store.close()  # releases what it holds
        assert await here.exchange(ticket) is None
        assert await tickets_of(one).exchange(ticket) is None
    finally:
        await one.store.close()
        await other.store.close()
