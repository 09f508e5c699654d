"""Turns errors of PostgreSQL into one sentence that tells the host what to do."""

from __future__ import annotations

from urllib.parse import urlsplit

import asyncpg

from .database import StoreError

AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,  # the server has become a standby
    asyncpg.InterfaceError,  # "connection is closed", from asyncpg itself
    asyncpg.InternalClientError,  # the server closed the connection between two queries
    OSError,
    TimeoutError,
)
"""The server cannot be reached, or the connection broke; it may come back on its own or be started by the host."""

BUSY = (
    asyncpg.LockNotAvailableError,
    asyncpg.TooManyConnectionsError,
    asyncpg.QueryCanceledError,
    asyncpg.DeadlockDetectedError,
)

REFUSED = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidPasswordError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)


def place_of(url: str) -> str:
    """The database's name and server, without the password."""
    parts = urlsplit(url)
    server = parts.hostname or "this machine"
    return f"database {parts.path.lstrip('/') or 'of PostgreSQL'} on {server}"


def explain(error: Exception, place: str) -> StoreError:
    why = str(error) or "no answer"  # a timeout has no message
    if isinstance(error, asyncpg.DiskFullError | asyncpg.OutOfMemoryError):
        return StoreError("store-full", f"The {place} has a full disk: make room; nothing was half stored.")
    if isinstance(error, BUSY):
        return StoreError(
            "store-busy", f"The {place} is too busy ({why}): check what blocks it, or allow more connections."
        )
    if isinstance(error, REFUSED):
        return StoreError(
            "store-closed",
            f"The {place} cannot be used ({why}): check that DATABASE_URL names the right database, user and "
            "password, and that this user may create tables in it.",
        )
    if isinstance(error, AWAY):
        return StoreError(
            "store-away", f"The {place} cannot be reached ({why}): start it, and the bot continues by itself."
        )
    return StoreError("store-broken", f"The {place} cannot be used: {why}.")
