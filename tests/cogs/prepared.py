"""Tables at the first turn of a game. The start of a game is played once for each number of players, by clicks as
everywhere else; other tests get copies of the database and of the simulated Discord as they were then, with a bot that
has just been started."""

from __future__ import annotations

import pickle
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from tests.cogs.patient_env import PatientEnv
from tests.cogs.table import Table, new_bot
from tests.databases import Place

SEED = 1


@dataclass(frozen=True)
class Prepared:
    database: bytes
    discord: bytes
    commands: dict[Any, Any]
    """The registered commands; they do not change."""
    dice: Any
    """The state of the random numbers."""
    guild: int
    channel: int
    people: dict[str, int]
    watcher: int


_prepared: dict[int, Prepared] = {}
"""Number of players → the table."""


@asynccontextmanager
async def at_first_turn(place: Place, players: int) -> AsyncIterator[Table]:
    """A table of so many people at their first turn."""
    if isinstance(place, Path):
        if players not in _prepared:
            _prepared[players] = await _prepare(players)
        place.write_bytes(_prepared[players].database)
        table = await _copy(_prepared[players], place)
    else:
        table = await play_to_first_turn(place, players)
    yield table
    await table.clear()


async def play_to_first_turn(place: Place, players: int) -> Table:
    table = await Table.create(place, players=players, seed=SEED)
    await table.start()
    await table.choose_recruits()
    return table


async def _prepare(players: int) -> Prepared:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"
        table = await play_to_first_turn(path, players)
        await table.env.settle()
        dice = table.bot.random
        assert isinstance(dice, Random)
        people = {name: actor.id for name, actor in table.people.items()}
        known = (table.guild.id, table.channel.id, people, table.watcher.id)
        await table.clear()
        backend = table.env.backend
        commands, backend.commands = backend.commands, {}
        backend.transcript.clear()
        return Prepared(path.read_bytes(), pickle.dumps(backend), commands, dice.getstate(), *known)


async def _copy(prepared: Prepared, path: Path) -> Table:
    bot = new_bot(path, SEED)
    assert isinstance(bot.random, Random)
    bot.random.setstate(prepared.dice)
    env = PatientEnv(bot)
    env.backend = pickle.loads(prepared.discord)
    env.backend.commands = dict(prepared.commands)
    await env.start()
    guild = GuildHandle(env, env.backend.guilds[prepared.guild])
    channel = ChannelHandle(env, guild, env.backend.channels[prepared.channel])

    def member(user: int) -> MemberActor:
        return MemberActor(env, guild, UserHandle(env, env.backend.users[user]))

    people = {name: member(user) for name, user in prepared.people.items()}
    return Table(env, path, guild, channel, people, member(prepared.watcher), SEED)
