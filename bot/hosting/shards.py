"""Which part of Discord's servers this process is connected for.

Discord deals the servers of a bot out to *shards*; a connection is for one of them, and private messages arrive at the
first. Where several processes share the database, each holds some shards by leases (`bot.store.leases`) and is
connected for them: it takes what nobody holds up to its fair part, gives of its surplus to whoever has less, and leaves
everything behind when it stops. One that dies is replaced when its leases end. On a file, one process has all.

How often a connection may be begun is Discord's to say: so many a day, and one in five seconds of each kind, which the
processes claim from each other in the same way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

import discord
import yarl

from bot.store import StoreError

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

LEASE = 20.0
"""Seconds after which a process that was not heard of is taken for dead, and its shards are others' to take."""
LOOK = 1.0
"""Seconds between two looks at who holds what."""
SETTLED = 10.0
"""Seconds a process has to be there before another hands it a shard: one that dies at every start gets none."""
APART = 5.5
"""Seconds between two connections of a kind. Discord wants five; a request may be on its way for a moment."""
LONGEST_WAIT = 60.0
HESITATION = 1.5
"""Seconds that a process which could not renew its leases leaves whoever has them now to answer a press first. Discord
waits for three, and takes one answer."""

PROCESS, SHARD, IDENTIFY, DEALING = "process", "shard", "identify", "dealing"
"""Kinds of leases: a process that is there, a shard (`1/4`: the second of four), a connection being begun, and the
right to take a shard that nobody holds."""


class Replaced(Exception):
    """Other processes took this one for dead, as after a machine's long sleep: it has to begin again."""


class Share:
    """The shards of this process."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.count = 1
        """How many shards there are."""
        self.mine = {0}
        """Those that this process is connected for, or about to be. On a simulated Discord, the only one."""
        self.ready: set[int] = set()
        """Those of them whose servers are known."""
        self.greeted: set[int] = set()
        """Those whose games were looked after since this process has them."""
        self._gateway = yarl.URL()
        self._connected: set[int] = set()
        self._connecting: asyncio.Task[None] | None = None
        self._permitted: set[int] = set()
        self._next: dict[int, float] = {}
        """When a connection of a kind may be begun, as far as this process knows."""
        self._seen: dict[str, float] = {}
        """Since when each process is there."""
        self._kinds = 1
        """Discord's `max_concurrency`: connections of so many kinds may be begun side by side."""
        self._blind_until = 0.0
        self._sure_until = float("inf")

    def of(self, guild_id: int | None) -> int:
        """The shard of a server, or of private messages."""
        return (guild_id >> 22) % self.count if guild_id else 0

    def has(self, guild_id: int | None) -> bool:
        """Whether this process hears of that server, and knows whether the bot is on it."""
        return self.of(guild_id) in self.ready

    @property
    def sure(self) -> bool:
        """Whether nobody else can have taken its shards: they were renewed lately. Not so while the database is out of
        reach, nor when this process or its machine has slept."""
        return not self.bot.tables.shared or _now() < self._sure_until

    async def let_others_answer(self) -> None:
        """Before a press is acknowledged. Where the database is away for all, somebody has to say so; where only this
        process cannot reach it, another hears the same press and keeps what was chosen."""
        if not self.sure:
            await asyncio.sleep(HESITATION)

    @property
    def spare(self) -> bool:
        """Every shard is held by others: this process waits for one of them to stop."""
        return not self.mine

    @property
    def connected(self) -> set[int]:
        """Those of which something is heard now."""
        found = {shard: self.bot.get_shard(shard) for shard in self.ready}
        return {shard for shard, info in found.items() if info is not None and not info.is_closed()}

    # Holding shards

    async def hold(self) -> None:
        """Be connected for a part of the shards, as long as this runs."""
        self.mine, self.ready = set(), set()
        recommended, url, limit = await self.bot.http.get_bot_gateway()
        self._gateway, self._kinds = yarl.URL(url), max(1, limit["max_concurrency"])
        wanted = max(recommended, self.bot.settings.shards or 0)
        if not self.bot.tables.shared:
            await self._hold_all(wanted)
        try:
            while True:
                await self._look_without_fail(wanted)
                if (self._connecting is None or self._connecting.done()) and self._waiting:
                    connecting = self._connect(min(self._waiting))
                    self._connecting = asyncio.create_task(connecting, name="a shard connects")
                await asyncio.sleep(LOOK)
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
            # Nobody's leases are renewed meanwhile: when it is back, each has time to do so before they count as over.
            self._blind_until = time.monotonic() + LEASE
            log.warning("who holds which shard is not known for now: %s", error)

    async def _look(self, wanted: int) -> None:
        leases, began = self.bot.tables.leases, _now()
        await leases.claim(PROCESS, leases.owner, LEASE)
        await leases.renew(LEASE, SHARD)
        held = await self._held(wanted)
        mine = {shard for shard, owner in held.items() if owner == leases.owner}
        if self.mine - mine:
            raise Replaced
        self._sure_until = began + LEASE
        self.mine |= mine  # another has handed them over
        load = {process: 0 for process in await leases.held(PROCESS)}
        for owner in held.values():
            load[owner] = load.get(owner, 0) + 1
        fair = -(-self.count // len(load))
        if len(held) < self.count and len(self.mine) < fair and time.monotonic() > self._blind_until:
            # One after the other: whoever starts in the same minute has a part of them.
            if not self._waiting:
                try:
                    await self._take(wanted)
                except StoreError as error:
                    # As while the server waits for what a process cut off in the middle has not finished.
                    log.warning("a shard that is free is taken later: %s", error)
        elif self.connected == self.mine:
            await self._share_out(load)

    async def _held(self, wanted: int) -> dict[int, str]:
        """Who holds which shard. Of how many is decided by whoever comes first, and stands until all have stopped."""
        found = await self.bot.tables.leases.held(SHARD)
        counts = {int(key.partition("/")[2]) for key in found}
        if not self.mine:
            count = min(counts, default=wanted)
            if count < wanted:
                log.warning(
                    "Discord or SHARDS wants %s shards, and %s are in use: stop all processes once",
                    wanted,
                    count,
                )
            self._count_on(count)
        return {int(key.partition("/")[0]): owner for key, owner in found.items()}

    async def _take(self, wanted: int) -> None:
        """One shard that nobody holds. One process at a time looks for one, so that all take of the same number."""
        leases = self.bot.tables.leases
        if not await leases.claim(DEALING, "", LEASE / 2):
            return
        held = await self._held(wanted)
        free = [shard for shard in range(self.count) if shard not in held]
        if free and await leases.claim(SHARD, f"{free[0]}/{self.count}", LEASE):
            self.mine.add(free[0])
        await leases.release(DEALING, "")

    async def _share_out(self, load: dict[str, int]) -> None:
        """Whoever has most hands a shard to whoever has least, if that makes them more alike."""
        now = time.monotonic()
        self._seen = {process: self._seen.get(process, now) for process in load}
        me = self.bot.tables.leases.owner
        least = min(load, key=lambda process: (load[process], process))
        most = max(load, key=lambda process: (load[process], process))
        if most == me and load[me] - load[least] > 1 and now - self._seen[least] >= SETTLED:
            await self._hand_over(max(self.mine), least)

    async def _hand_over(self, shard: int, to: str) -> None:
        log.info("shard %s of %s goes to another process", shard, self.count)
        self.mine.discard(shard)
        self._connected.discard(shard)
        self.greeted.discard(shard)
        self.forget(shard)
        if (connection := self.bot.get_shard(shard)) is not None:
            await connection.disconnect()
        await self.bot.tables.leases.give(SHARD, f"{shard}/{self.count}", to, LEASE)

    def forget(self, shard: int) -> None:
        """Its servers are not heard of now; what Discord says when it is connected again is all there is."""
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
        """Discord is about to be told that this connection is for that shard."""
        permitted = shard in self._permitted
        self._permitted.discard(shard)
        # It may have taken a while to be connected: the time until the next one counts from now.
        if not permitted or not await self._slot(shard % self._kinds, again=True):
            await self.permit(shard)
        self.forget(shard)

    async def permit(self, shard: int) -> None:
        """Wait until Discord allows one more connection to be begun."""
        while True:
            kind = shard % self._kinds
            if not await self._slot(kind, again=False):
                await asyncio.sleep(APART / 20)
                continue
            _, _, limit = await self.bot.http.get_bot_gateway()
            self._kinds = max(1, limit["max_concurrency"])
            # One process for each kind may be here in the same moment.
            if limit["remaining"] < self._kinds:
                seconds = limit["reset_after"] / 1000
                log.error(
                    "Discord allows no more connections for %.0f minutes: all %s of the day were begun",
                    seconds / 60,
                    limit["total"],
                )
                await asyncio.sleep(min(seconds, LONGEST_WAIT))
            elif shard % self._kinds == kind:
                await self._slot(kind, again=True)  # from now, however long Discord took to answer
                return

    async def _slot(self, kind: int, *, again: bool) -> bool:
        """Claim the right to begin a connection of this kind."""
        now = time.monotonic()
        if not again and self._next.get(kind, 0.0) > now:
            return False
        try:
            free = await self.bot.tables.leases.claim(IDENTIFY, kind, APART, again=again)
        except StoreError:
            free = True  # whoever is connected stays so, also while the database is away
        if free:
            self._next[kind] = now + APART
        return free


def _now() -> float:
    """Seconds that go on also while the machine sleeps, where the system counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
