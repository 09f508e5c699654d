"""A simulated Discord with several servers, a bot that dies, and the people who play."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import discord
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, GuildHandle

from bot.commands.backup import backup
from bot.commands.restore import restore
from tests.cogs.durations import HOUR
from tests.cogs.patient_env import PatientEnv
from tests.cogs.table import Table, new_bot, verbs
from tests.databases import make_file
from tests.resilience.kills.crash import Crash
from tests.waiting import HANG

from .heard import Heard
from .plan import Plan

KEPT_MESSAGES = 60
"""How many messages of a channel the simulated Discord keeps. Otherwise its memory would hide the bot's."""
NO_SHARED_SERVER, DIRECT_MESSAGES_CLOSED = 50278, 50007


async def _no_picture(*_: object) -> None:
    """Drawing thousands of boards would take hours and does not matter here."""


@contextmanager
def simulated() -> Iterator[None]:
    """Without pictures, and with waits that only `advance_time` ends."""
    with (
        patch("cogs.kit.pictures.board", _no_picture),
        patch("tests.cogs.patient_env.LOOK_EVERY", 0.002),
        patch("bot.hosting.outage.SHORTEST_WAIT", 100.0),
        patch("bot.hosting.outage.LONGEST_WAIT", 100.0),
        patch("bot.hosting.retries.DEAF", 100.0),
        patch("cogs.kit.replies.QUICK", HANG),
        patch("cogs.kit.controls.SOON", HANG),
    ):
        yield


class World:
    table: Table
    heard: Heard

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.path = folder / "games.sqlite3"
        self.rng = Random(plan.seed)
        self.people: dict[str, MemberActor] = {}
        self.on: dict[str, dict[int, MemberActor]] = {}
        """Person → number of a server → they as its member."""
        self.guilds: list[GuildHandle] = []
        self.channels: list[ChannelHandle] = []
        self.copies: list[Path] = []
        self.done: Counter[str] = Counter()
        """What really happened."""
        self.outages: list[tuple[Any, Any]] = []
        self._faults: dict[str, dict[str, Any]] = {}

    # Beginning

    async def create(self) -> None:
        plan = self.plan
        make_file(self.path)
        self.settings = {"offer_live": True}
        env = PatientEnv(new_bot(self.path, None, **self.settings))
        env.backend.clock.advance((plan.begins - env.now()).total_seconds())
        await env.start()
        owner = env.create_user("owner")
        self.guilds = [env.create_guild(f"Server {n}", owner=owner) for n in range(plan.servers)]
        for number in range(plan.games):
            self.channels.append(self.guild_of(number).create_text_channel(f"table-{number}"))
        for name in plan.names:
            user = env.create_user(name.lower(), global_name=name)
            self.on[name] = {n: self.guilds[n].add_member(user) for n in plan.servers_of(name)}
            self.people[name] = next(iter(self.on[name].values()))
        watcher = self.guilds[0].add_member(env.create_user("watcher"))
        await env.settle()
        self.table = Table(
            env, self.path, self.guilds[0], self.channels[0], self.people, watcher, None, self.settings
        )
        self.heard = Heard(self.table, self.people)
        self.heard.follow(self.path)

    def server_of(self, slot: int) -> int:
        return slot % self.plan.servers

    def guild_of(self, slot: int) -> GuildHandle:
        return self.guilds[self.server_of(slot)]

    def actor(self, name: str, slot: int) -> MemberActor | None:
        """The person as a member of the server where this game is played; None if they are not there."""
        return self.on[name].get(self.server_of(slot))

    @property
    def bot(self) -> Any:
        return self.table.bot

    @property
    def env(self) -> Any:
        return self.table.env

    # Reading

    def messages(self, slot: int) -> list[discord.Message]:
        return self.channels[slot].history()

    def newest(self, slot: int, verb: str) -> discord.Message | None:
        """The newest message there with a button of this kind."""
        return next((m for m in reversed(self.messages(slot)) if verb in verbs(m)), None)

    async def refresh_profiles(self) -> None:
        with self.env.time_context():
            for name, actor in self.people.items():
                self.heard.profiles[name] = await self.bot.store.profiles.get(actor.id)

    # What goes wrong

    def will_die(self) -> Crash:
        """The process dies at one of its next writes."""
        return Crash(self.table, self.rng.randint(1, 25), before=self.rng.random() < 0.5)

    async def die(self, crash: Crash) -> None:
        """Nothing is finished or closed, then another process starts."""
        crash.dead = True
        await self._stop()
        await self._start()
        await crash.expire_leases()
        self.done["kill"] += 1

    async def _stop(self) -> None:
        old = self.bot
        await self.env.shutdown()
        await old.store.close()
        assert not old.unexpected_errors, old.unexpected_errors

    async def _start(self) -> None:
        self.env.bot = new_bot(self.path, None, **self.settings)
        await self.env.start()
        self.heard.listen()
        await self.env.settle()

    async def outage(self) -> None:
        self._fault("outage", "*", status=503)
        began = self.env.now()
        await self.env.advance_time(HOUR)
        self.outages.append((began, self.env.now()))
        self._mend("outage")
        self.done["outage"] += 1

    async def copy(self) -> None:
        with self.env.time_context():
            made, checked = await backup(self.path, self.folder / "copies")
        assert not checked.broken, checked.broken
        self.copies = [*self.copies[-2:], made]

    async def go_back(self) -> None:
        """Restore the oldest of the last copies."""
        await self._stop()
        with self.env.time_context():
            aside, _ = await restore(self.copies[0], self.path)
        assert aside is not None
        aside.unlink()
        self.heard.restored += 1
        await self._start()
        await self.refresh_profiles()
        self.copies.clear()
        self.done["restore"] += 1

    def leave_server(self, name: str) -> None:
        for number, actor in self.on[name].items():
            self.guilds[number].remove_member(actor)
        self._fault(f"left {name}", self._direct(name), status=403, code=NO_SHARED_SERVER)
        self.on[name] = {}
        self.done["left"] += 1

    def return_to_server(self, name: str) -> None:
        self._mend(f"left {name}")
        user = self.people[name].user
        self.on[name] = {n: self.guilds[n].add_member(user) for n in self.plan.servers_of(name)}
        self.people[name] = next(iter(self.on[name].values()))
        self.done["returned"] += 1

    def close_direct_messages(self, name: str) -> None:
        self._fault(f"closed {name}", self._direct(name), status=403, code=DIRECT_MESSAGES_CLOSED)
        self.done["closed"] += 1

    def open_direct_messages(self, name: str) -> None:
        self._mend(f"closed {name}")

    def _direct(self, name: str) -> str:
        return f"/channels/{self.people[name].user.dm_channel.id}/messages"

    def _fault(self, why: str, path: str, **answer: int) -> None:
        self.env.inject_error("*" if path == "*" else "POST", path, times=None, **answer)
        self._faults[why] = self.env.backend.faults[-1]

    def _mend(self, why: str) -> None:
        fault = self._faults.pop(why)
        self.env.backend.faults[:] = [one for one in self.env.backend.faults if one is not fault]

    # Housekeeping

    def tidy(self) -> None:
        """What simcord keeps for tests that look at every request."""
        backend = self.env.backend
        backend.http_requests.clear()
        backend.transcript.clear()
        backend.interactions.clear()
        backend.interaction_tokens.clear()
        for messages in backend.messages.values():
            for old in sorted(messages)[:-KEPT_MESSAGES]:
                del messages[old]

    async def clear(self) -> None:
        await self.table.clear()


def our_objects() -> int:
    """How many objects of the bot's own classes are alive, in this process."""
    gc.collect()
    found = 0
    for one in gc.get_objects():
        module = getattr(type(one), "__module__", "")
        found += isinstance(module, str) and module.startswith(("bot.", "cogs."))
    return found


def resident() -> float:
    """Megabytes of memory of this process; 0 where /proc is missing."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


Killed = (asyncio.CancelledError, AssertionError, IndexError, KeyError, StopIteration, SetupError)
"""What people meet when the bot dies in the middle."""
DAY = timedelta(days=1)
