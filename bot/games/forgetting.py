"""Deleting a user's data or a server's, and deleting it again in a database that is older than the request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta

from bot.store.forgotten import Entry, add_to_list, list_beside, read_list
from bot.store.records import OPEN, GameRecord

from .loaded_games import LoadedGames, Part
from .lobby import unseat

log = logging.getLogger(__name__)

APART = 60.0
"""Seconds between two times that a shared database erases what was deleted: everybody waits for a moment then."""

AT_ONCE = datetime.fromtimestamp(0, UTC)
"""Before now by every clock: a clock that was wrong must not turn a manager's wish into a removal that is over."""


class Forgetting(Part):
    def __init__(self, games: LoadedGames) -> None:
        super().__init__(games)
        self.unerased = True
        """Deleted data may still be in the database's files: after a start, or because somebody was reading."""

    async def user(
        self, user_id: int, *, name: str, alt: str = "", called: Collection[str] = ()
    ) -> list[GameRecord]:
        """Delete a user's data. Their seats in stored games become anonymous, under `name`, and descriptions of
        pictures that may name them (`called`) become `alt`. Return the open games that changed, in which a computer
        plays on."""
        async with AsyncExitStack() as stack:
            seats = await self.store.profiles.seats(user_id)
            for game_id, _, _ in seats:
                await stack.enter_async_context(self.loaded.lock(game_id))
            lobbies = [await self.loaded.record(game_id) for game_id, _, status in seats if status == "lobby"]
            names = await self.store.profiles.names(user_id) | {one for one in called if one.strip()}
            async with self.store.database.transaction() as tx:
                for lobby in lobbies:
                    seat = lobby.seat_of(user_id)
                    if seat is not None:
                        unseat(self.store, tx, lobby, seat)
                for game_id, number, status in seats:
                    self.store.offers.withdraw(tx, game_id, number, to_it=True)
                    self.store.votes.silence(tx, game_id, number)
                    if status in ("running", "paused"):
                        self.store.votes.note_forgotten(tx, game_id, number)
                self.store.lists.forget(tx, user_id)
                self.store.profiles.forget(tx, user_id, name, alt, sorted(names))
                entry = self.store.forgotten.add(tx, "user", user_id)
            for game_id, _, _ in seats:
                self.loaded.drop(game_id)
        await self._list(entry)
        await self.erase()
        changed = [game_id for game_id, _, status in seats if status in OPEN]
        return [await self.loaded.record(game_id) for game_id in changed]

    # Servers
    async def plan_server(self, guild_id: int) -> None:
        """Its managers want everything about this server deleted: recorded first, so that a restart continues it."""
        async with self.store.database.transaction() as tx:
            self.store.servers.forget_at(tx, [guild_id], AT_ONCE)

    async def match_servers(
        self, here: Collection[int], ours: Callable[[int], bool], after: timedelta | None
    ) -> None:
        """The data of servers that the bot has left is deleted `after` this time; that of servers where it is back
        stays."""
        now = self.store.database.now()
        leaving = [server for server in await self.store.servers.leaving(now) if ours(server)]
        known = set(leaving) | set(await self.store.servers.to_forget(now))
        left = [
            server
            for server in await self.store.servers.all_ids()
            if after is not None and ours(server) and server not in here and server not in known
        ]
        back = [server for server in leaving if server in here or after is None]
        async with self.store.database.transaction() as tx:
            self.store.servers.forget_at(tx, left, now + (after or timedelta()))
            self.store.servers.forget_at(tx, back, None)

    async def servers_due(self) -> list[int]:
        """Servers whose data is to be deleted now."""
        return await self.store.servers.to_forget(self.store.database.now())

    async def server(self, guild_id: int) -> int:
        """Delete a server's settings and its games, one game at a time; return the number of games. Done again after
        a restart if it was not completed."""
        games = await self.store.servers.games(guild_id)
        for game_id in games:
            async with self.loaded.lock(game_id):
                async with self.store.database.transaction() as tx:
                    self.store.games.delete(tx, game_id)
                self.loaded.drop(game_id)
        async with self.store.database.transaction() as tx:
            self.store.servers.delete(tx, guild_id)
            if games:
                self.store.stats.rate_again(tx)
            entry = self.store.forgotten.add(tx, "server", guild_id)
        await self._list(entry)
        await self.erase()
        return len(games)

    # An older database
    async def again(self, entries: Iterable[Entry], *, name: str, alt: str = "") -> int:
        """Forget everybody again whom these entries are about and who was not forgotten in this database, because it
        is older than the request. Return how many users and servers were found in it."""
        new = set(entries) - await self.store.forgotten.all()
        users = await self._about([entry for entry in new if entry.kind == "user"])
        servers = await self._about([entry for entry in new if entry.kind == "server"])
        for user_id in users:
            await self.user(user_id, name=name, alt=alt)
        for guild_id in servers:
            await self.server(guild_id)
        async with self.store.database.transaction() as tx:
            self.store.forgotten.insert(tx, sorted(new))
        return len(users) + len(servers)

    async def _about(self, entries: list[Entry]) -> list[int]:
        if not entries:
            return []
        ids = await (self.store.profiles if entries[0].kind == "user" else self.store.servers).all_ids()
        return await asyncio.to_thread(
            lambda: [one for one in ids if any(entry.is_about(one) for entry in entries)]
        )

    async def follow_list(self, *, name: str, alt: str = "") -> None:
        """Called at a start. The list beside a file has entries that the file has not if somebody has put an older file
        there."""
        path = self.store.database.path
        if path is None:
            return
        entries = await asyncio.to_thread(read_list, list_beside(path))
        if found := await self.again(entries, name=name, alt=alt):
            log.warning(
                "%s is older than %s: %s that had been forgotten since are forgotten again",
                path, list_beside(path).name, found,
            )  # fmt: skip
        await self._list(*await self.store.forgotten.all())

    async def _list(self, *entries: Entry) -> None:
        path = self.store.database.path
        if path is not None:
            try:
                await asyncio.to_thread(add_to_list, list_beside(path), entries)
            except OSError as error:
                # The table has them; the next start writes them into the list.
                log.error("the list of those who were forgotten cannot be written: %s", error)

    async def erase(self) -> None:
        """Remove what was deleted from the database's files: now, or later if that is not possible now."""
        self.unerased = True
        if await self.store.leases.claim("erasing", "", APART, again=False):
            self.unerased = not await self.store.database.erase_deleted()
