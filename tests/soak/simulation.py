"""The days: what happens when, and what is looked at every hour."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.cogs.durations import HOUR
from tests.resilience.kills.crash import Crash

from .people import People
from .watch import Watch
from .world import Killed, World

GONE_FOR = 7
"""Days after which a member who left returns."""
PAUSED_FOR = 2
COPIED_FOR = 8
"""Copies are made in the days before one is restored only: each checks all games, which takes longer and longer."""


class Simulation:
    def __init__(self, world: World, say: Callable[[str], None] = lambda line: None) -> None:
        self.world = world
        self.say = say
        self.people = People(world)
        self.watch = Watch(world)
        self.back_on: dict[int, list[str]] = {}
        """Day → who returns to the server."""
        self.resume_on: dict[int, int] = {}

    async def pass_by(self) -> None:
        world = self.world
        await self.settings()
        for day in range(world.plan.days):
            await self.morning(day)
            for hour in range(24):
                await self.hour(day, hour)
            world.tidy()
            await self.watch.every_day(day)
            if day % 10 == 9:
                self.say(f"day {day + 1}: {world.done['answer']} answers, {len(world.heard.sent)} messages")

    async def settings(self) -> None:
        world, channel = self.world, self.world.channels
        for server, guild in enumerate(world.guilds):
            seats = guild.create_text_channel("open-seats")
            await world.env.settle()
            with world.env.time_context():
                await world.bot.games.servers.change(guild.id, seats_channel=seats.id)
            for name, there in world.on.items():
                if next(iter(there)) != server:
                    continue
                habit = world.plan.habit(name)
                await there[server].slash(
                    channel[server], "profile set", time_zone=world.plan.zone(name), **habit.settings
                )
                if habit.away:
                    await there[server].slash(channel[server], "away set", **habit.away)
        await world.refresh_profiles()

    async def morning(self, day: int) -> None:
        """What is decided once a day."""
        world, plan, people = self.world, self.world.plan, self.people
        for number, name in enumerate(plan.names):
            habit, since = plan.habit(name), day + number
            if habit.holidays and since % habit.holidays[0] == 9:
                await self.holiday(name, habit.holidays[1])
            if habit.vanishes and since % habit.vanishes[0] == 8:
                people.asleep.add(name)
            elif habit.vanishes and since % habit.vanishes[0] == 8 + habit.vanishes[1]:
                people.asleep.discard(name)
            if habit.closes and since % habit.closes[0] == 14:
                world.close_direct_messages(name)
            elif habit.closes and since % habit.closes[0] == 14 + habit.closes[1] and day >= habit.closes[1]:
                world.open_direct_messages(name)
        if day % plan.leave_every == plan.leave_every // 2:
            leaving = world.rng.choice([name for name in plan.names if world.on[name]])
            world.leave_server(leaving)
            self.back_on.setdefault(day + GONE_FOR, []).append(leaving)
        for name in self.back_on.pop(day, ()):
            world.return_to_server(name)
        await world.env.settle()
        if day % plan.restore_every == plan.restore_every - 1 and world.copies:
            await world.go_back()
            self.watch.restored()
        elif day % 2 == 0 and day % plan.restore_every > plan.restore_every - COPIED_FOR:
            await world.copy()

    async def holiday(self, name: str, until: str) -> None:
        there = self.world.on[name]
        if there:
            server, actor = next(iter(there.items()))
            await actor.slash(self.world.channels[server], "away set", until=until)
            await self.world.refresh_profiles()
            self.world.done["absence"] += 1

    async def hour(self, day: int, hour: int) -> None:
        world, plan = self.world, self.world.plan
        if day % plan.outage_every == plan.outage_every // 2 and hour == 7 + day % 12:
            await world.outage()
        else:
            await world.env.advance_time(HOUR)
        self.watch.every_hour()
        crash = None
        if day % plan.kill_every == plan.kill_every - 1 and hour == 6 + day % 15:
            crash = world.will_die()
        try:
            await self.acts(day, hour)
        except Killed:
            if crash is None or not crash.dead:
                raise
        if crash is not None:
            await self.kill(crash)

    async def kill(self, crash: Crash) -> None:
        """At the latest now, when everything else is done."""
        await self.world.die(crash)
        await asyncio.sleep(0)

    async def acts(self, day: int, hour: int) -> None:
        world, plan, people = self.world, self.world.plan, self.people
        slot = day % plan.games
        if day % plan.evening_every == 4 and hour == 19:
            for number in range(plan.games):
                if await people.evening((day // plan.evening_every + number) % plan.games):
                    break
        for name in people.looks(world.env.now()):
            await people.look(name)
        if hour == 18:
            for number in range(plan.games):
                game = await people.game(number)
                if game is None or game.status in ("finished", "ended", "lobby"):
                    await people.begin(number)
                elif game.status == "paused":  # also after a restore
                    self.resume_on.setdefault(number, day + PAUSED_FOR)
                elif world.rng.random() < 0.4:
                    await people.let_a_computer_play(number)
            for number in [n for n, when in self.resume_on.items() if when <= day]:
                await people.decide(number, "resume")
                del self.resume_on[number]
        if hour == 12 and day % plan.vote_every == 1:
            what = ("pause", "trade", "undo-vote", "trade")[day // plan.vote_every % 4]
            for number in (*range(slot, plan.games), *range(slot)):
                if await (people.trade(number) if what == "trade" else people.decide(number, what)):
                    if what == "pause":
                        self.resume_on[number] = day + PAUSED_FOR
                    break
