"""Shards: which part of the bot's servers this process is connected to.

Discord divides a bot's servers into *shards* with one connection each; direct messages arrive at the first shard. If
several processes share the database, each holds some shards by leases (`bot.store.leases`). A process takes free shards
up to its fair share, hands surplus ones to processes with fewer, and releases all when it stops. If it dies, others
take its shards when the leases expire. With a SQLite file, the only process holds all shards.

Discord limits new connections: a number per day, and one every five seconds for each value of `shard % max_concurrency`
(called a *kind* here). The processes coordinate this with leases, too.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import discord
import yarl

from bot.store import InTheWay, StoreError

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

LEASE = 20.0
"""Seconds without renewal after which a process counts as dead and others may take its shards."""
LOOK, LOOK_SETTLED = 1.0, 5.0
"""Seconds between two checks of who holds which shard, and while every shard is held and connected."""
SETTLED = 10.0
"""Seconds that a process must have been running before another hands it a shard, in case it dies at every start."""
APART = 5.5
"""Seconds between two connections of a kind: Discord's five, plus some for the time a request takes."""
LONGEST_WAIT = 60.0
HESITATION = 1.5
"""Seconds that a process which could not renew its leases waits before it answers a press, so that the process which
holds them now can answer first. Discord waits three seconds and accepts one answer."""

PROCESS, SHARD, IDENTIFY, DEALING, MAINTENANCE = "process", "shard", "identify", "dealing", "maintenance"
"""Kinds of leases: a running process, a shard (`1/4`: the second of four), the right to open a connection, the right to
take a free shard, and a shell command that replaces everything in the database."""


class Replaced(Exception):
    """Other processes have taken over this one's shards, for example while the machine slept: it must start again."""


class Share:
    """The shards of this process."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.count = 1
        """The number of shards of all processes together."""
        self.mine = {0}
        """The shards that this process holds, connected or about to connect. In a simulated Discord, the only one."""
        self.ready: set[int] = set()
        """Shards whose servers are known."""
        self.greeted: set[int] = set()
        """Shards whose games have been looked after since this process got them."""
        self._gateway = yarl.URL()
        self._connected: set[int] = set()
        self._connecting: asyncio.Task[None] | None = None
        self._permitted: set[int] = set()
        self._next: dict[int, float] = {}
        """The earliest time for the next connection of each kind, as far as this process knows."""
        self._seen: dict[str, float] = {}
        """When each process was first seen."""
        self._kinds = 1
        """Discord's `max_concurrency`."""
        self._blind_until = 0.0
        self._settled = False
        self._sure_until = float("inf")

    def of(self, guild_id: int | None) -> int:
        """The shard of a server; None is direct messages."""
        return (guild_id >> 22) % self.count if guild_id else 0

    def has(self, guild_id: int | None) -> bool:
        """Whether this process receives that server's events and knows if the bot is on it."""
        return self.of(guild_id) in self.ready

    @property
    def sure(self) -> bool:
        """Whether no other process can have taken these shards, because the leases were renewed recently. False if the
        database cannot be reached, or after this process or its machine slept."""
        return not self.bot.games.shared or _now() < self._sure_until

    async def let_others_answer(self) -> None:
        """Called before a press is acknowledged. If only this process cannot reach the database, another process
        receives the same press and should be the one to answer. If none can reach it, this one says so."""
        if not self.sure:
            await asyncio.sleep(HESITATION)

    @property
    def spare(self) -> bool:
        """Other processes hold all shards: this one stands by until one of them stops."""
        return not self.mine

    @property
    def connected(self) -> set[int]:
        """Shards with an open connection."""
        found = {shard: self.bot.get_shard(shard) for shard in self.ready}
        return {shard for shard, info in found.items() if info is not None and not info.is_closed()}

    async def announce(self) -> None:
        """Called as soon as the database is open: from now on no shell command replaces its contents. If one is doing
        that, this process has to wait."""
        leases = self.bot.store.leases
        await leases.claim(PROCESS, leases.owner, LEASE)
        if await leases.held(MAINTENANCE):
            raise InTheWay(
                "store-away",
                f"The {self.bot.store.database.place} is being filled with a copy: the bot starts when that is done.",
            )

    # Holding shards

    async def hold(self) -> None:
        """Hold shards and stay connected to them, until cancelled."""
        self.mine, self.ready = set(), set()
        recommended, url, limit = await self.bot.http.get_bot_gateway()
        self._gateway, self._kinds = yarl.URL(url), max(1, limit["max_concurrency"])
        self.bot.metrics.identifies.set(limit["remaining"])
        wanted = max(recommended, self.bot.settings.shards or 0)
        if not self.bot.games.shared:
            await self._hold_all(wanted)
        try:
            while True:
                await self._look_without_fail(wanted)
                if (self._connecting is None or self._connecting.done()) and self._waiting:
                    connecting = self._connect(min(self._waiting))
                    self._connecting = asyncio.create_task(connecting, name="a shard connects")
                await asyncio.sleep(LOOK_SETTLED if self._settled else LOOK)
        finally:
            if self._connecting is not None:
                self._connecting.cancel()

    async def _hold_all(self, count: int) -> None:
        self._count_on(count)
        self.mine = set(range(count))
        while self._waiting:
            await self._connect(min(self._waiting))
        await asyncio.get_running_loop().create_future()

    @property
    def _waiting(self) -> set[int]:
        return self.mine - self._connected

    def _count_on(self, count: int) -> None:
        self.count = self.bot.shard_count = self.bot._connection.shard_count = count

    async def _look_without_fail(self, wanted: int) -> None:
        try:
            await self._look(wanted)
        except StoreError as error:
            # No process can renew its leases now. When the database is back, give all of them time to do so.
            self._blind_until = time.monotonic() + LEASE
            log.warning("the shards' leases cannot be read: %s", error)

    async def _look(self, wanted: int) -> None:
        leases, began = self.bot.games.leases, _now()
        if await leases.renew(LEASE, PROCESS, SHARD) <= len(self.mine):
            await leases.claim(PROCESS, leases.owner, LEASE)  # the row has been removed
        now = await leases.held_of(PROCESS, SHARD, MAINTENANCE)
        if now[MAINTENANCE]:
            raise Replaced  # this process was away for so long that it did not count any more
        held = self._divided(now[SHARD], wanted)
        mine = {shard for shard, owner in held.items() if owner == leases.owner}
        if self.mine - mine:
            raise Replaced
        self._sure_until = began + LEASE
        self.mine |= mine  # another process has handed some over
        load = dict.fromkeys(now[PROCESS], 0)
        for owner in held.values():
            load[owner] = load.get(owner, 0) + 1
        fair = -(-self.count // len(load))
        self._settled = len(held) == self.count and self.connected == self.mine
        if len(held) < self.count and len(self.mine) < fair and time.monotonic() > self._blind_until:
            # One at a time, so that processes which start in the same minute get some, too.
            if not self._waiting:
                try:
                    await self._take(wanted)
                except StoreError as error:
                    # Possible while the database server still waits for a process that was cut off in a transaction.
                    log.warning("a free shard could not be taken yet: %s", error)
        elif self.connected == self.mine:
            await self._share_out(load)

    async def _held(self, wanted: int) -> dict[int, str]:
        """Who holds which shard. The first process decides the number of shards until all processes have stopped."""
        return self._divided(await self.bot.games.leases.held(SHARD), wanted)

    def _divided(self, found: dict[str, str], wanted: int) -> dict[int, str]:
        counts = {int(key.partition("/")[2]) for key in found}
        if not self.mine:
            count = min(counts, default=wanted)
            if count < wanted:
                log.warning(
                    "Discord or SHARDS wants %s shards, but %s are in use: stop all processes to change that",
                    wanted,
                    count,
                )
            self._count_on(count)
        return {int(key.partition("/")[0]): owner for key, owner in found.items()}

    async def _take(self, wanted: int) -> None:
        """Take one free shard. Only one process at a time does this, so that all agree on the number of shards."""
        leases = self.bot.games.leases
        if not await leases.claim(DEALING, "", LEASE / 2):
            return
        held = await self._held(wanted)
        free = [shard for shard in range(self.count) if shard not in held]
        if free and await leases.claim(SHARD, f"{free[0]}/{self.count}", LEASE):
            self.mine.add(free[0])
        await leases.release(DEALING, "")

    async def _share_out(self, load: dict[str, int]) -> None:
        """If this process holds the most shards, hand one to the process with the fewest, if that evens them out."""
        now = time.monotonic()
        self._seen = {process: self._seen.get(process, now) for process in load}
        me = self.bot.games.leases.owner
        least = min(load, key=lambda process: (load[process], process))
        most = max(load, key=lambda process: (load[process], process))
        if most == me and load[me] - load[least] > 1 and now - self._seen[least] >= SETTLED:
            await self._hand_over(max(self.mine), least)

    async def _hand_over(self, shard: int, to: str) -> None:
        log.info("shard %s of %s is handed over to another process", shard, self.count)
        self.mine.discard(shard)
        self._connected.discard(shard)
        self.greeted.discard(shard)
        self.forget(shard)
        if (connection := self.bot.get_shard(shard)) is not None:
            await connection.disconnect()
        await self.bot.games.leases.give(SHARD, f"{shard}/{self.count}", to, LEASE)

    def forget(self, shard: int) -> None:
        """Drop what is known about the shard's servers: Discord sends it again with the next connection."""
        self.ready.discard(shard)
        state: Any = self.bot._connection
        for guild in [guild for guild in self.bot.guilds if self.of(guild.id) == shard]:
            state._remove_guild(guild)

    # Connecting

    async def _connect(self, shard: int) -> None:
        try:
            await self.permit(shard)
        except (discord.DiscordException, OSError) as error:
            log.warning("shard %s is not connected yet (%r)", shard, error)
            await asyncio.sleep(LOOK)
            return
        if shard in self.mine:
            self._permitted.add(shard)
            self._connected.add(shard)
            await self.bot.launch_shard(self._gateway, shard)  # tries until it succeeds

    async def before_identify(self, shard: int) -> None:
        """Called just before a connection identifies itself to Discord as this shard."""
        permitted = shard in self._permitted
        self._permitted.discard(shard)
        # Connecting may have taken a while: the time until the next connection counts from now.
        if not permitted or not await self._slot(shard % self._kinds, again=True):
            await self.permit(shard)
        self.forget(shard)

    async def permit(self, shard: int) -> None:
        """Wait until Discord allows one more connection."""
        while True:
            kind = shard % self._kinds
            if not await self._slot(kind, again=False):
                await asyncio.sleep(APART / 20)
                continue
            _, _, limit = await self.bot.http.get_bot_gateway()
            self._kinds = max(1, limit["max_concurrency"])
            self.bot.metrics.identifies.set(limit["remaining"])
            # One process for each kind may be here at the same time.
            if limit["remaining"] < self._kinds:
                seconds = limit["reset_after"] / 1000
                log.error(
                    "Discord allows no more connections for %.0f minutes: all %s of this day are used up",
                    seconds / 60,
                    limit["total"],
                )
                await asyncio.sleep(min(seconds, LONGEST_WAIT))
            elif shard % self._kinds == kind:
                await self._slot(kind, again=True)  # counts from now, however long the request took
                return

    async def _slot(self, kind: int, *, again: bool) -> bool:
        """Claim the right to open a connection of this kind."""
        now = time.monotonic()
        if not again and self._next.get(kind, 0.0) > now:
            return False
        try:
            free = await self.bot.games.leases.claim(IDENTIFY, kind, APART, again=again)
        except StoreError:
            free = True  # reconnecting must work even if the database is unavailable
        if free:
            self._next[kind] = now + APART
        return free


def _now() -> float:
    """A clock that keeps running while the machine sleeps, if the operating system has one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
