"""A month of play: six people, three games, a mix of all options, and one person who joins later."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.engine.events import Refused
from bot.players import choose
from bot.store.records import GameRecord
from bot.tables.hours import days_off
from tests.cogs.durations import HOUR
from tests.cogs.sent_messages import MessageRecorder
from tests.cogs.table import Table, custom_id, read, said, shown, verbs

DAYS = 30
SEED = 5


@dataclass
class Person:
    """How a person plays. To cover another option, give it to one of the people."""

    games: tuple[int, ...]
    settings: dict[str, object] = field(default_factory=dict)
    """Options for `/profile set`."""
    away: dict[int, dict[str, object]] = field(default_factory=dict)
    """Day → options for `/away set` on that day."""
    hours: tuple[int, ...] = (7, 12, 19)
    """The hours (UTC) at which they usually look at Discord."""
    often: float = 0.7
    plans: bool = False
    gone: range = range(0)
    """Days on which they do nothing, without having announced an absence."""
    closes: int | None = None
    """The day on which they close their direct messages to the bot, without telling anybody."""


PEOPLE = {
    "Ada": Person(
        (0, 2), {"digest": "8:30", "time_zone": "Europe/Berlin", "next_up": True, "standing": "everybody"}
    ),
    "Bo": Person(
        (0, 2),
        {"quiet_hours": "22:00-08:00", "time_zone": "America/New_York"},
        {2: {"weekends": True}},
        plans=True,
    ),
    "Cy": Person(
        (0, 1, 2), {"reach": "both", "next_up": True, "time_zone": "UTC", "standing": "me"}, plans=True
    ),
    "Di": Person(
        (1, 2), {"reach": "channel", "time_zone": "Asia/Tokyo"}, {1: {"not_before": "9"}}, often=0.5
    ),
    "Ed": Person(
        (1, 2),
        {"digest": "19:30", "time_zone": "UTC"},
        {9: {"until": "12 days"}},
        hours=(12, 22),
        often=0.6,
        plans=True,
        closes=22,
    ),
    "Fay": Person((1, 2), gone=range(7, 22)),
    "Wim": Person((1,), {"digest": "7:30", "time_zone": "UTC"}, gone=range(15)),
}
PACES = ("day", "day", "three_days")
LIVE_ON = 4
"""On this evening, and not before, all players of the first game are present: live play that was offered at noon would
not be offered again."""
VOTE_ON = 12
"""The others vote to let a computer keep Fay's seat."""
NEWCOMER_ON = 14
"""In one game they vote to give it to Wim."""
END_ON = 16
"""On this evening the first game is played to its end, and a rematch begins."""
RETURN_ON, PAUSE_ON, RESUME_ON = 24, 26, 27
"""Votes of the largest table."""
RESTART_ON = (6, 15, 23)
TRADE_ON = (3, 10, 18, 22)


class Month:
    def __init__(self, table: Table, channels: list[ChannelHandle]) -> None:
        self.table = table
        self.channels = channels
        self.rng = Random(SEED)
        self.recorder = MessageRecorder(table)
        self.people = {**table.people, "Wim": table.watcher}
        self.done: set[str] = set()
        """The kinds of actions that really happened."""

    async def game(self, number: int) -> GameRecord:
        found = await self.table.bot.tables.last_game_in(self.channels[number].id)
        assert found is not None
        return found

    def at(self, number: int) -> Iterable[str]:
        """Everybody who plays there at some time."""
        return [name for name, person in PEOPLE.items() if number in person.games]

    def newest(self, number: int, verb: str) -> discord.Message | None:
        """The newest message there with a button of this kind."""
        seen = self.channels[number].history(viewer=self.table.watcher)
        return next((message for message in reversed(seen) if verb in verbs(message)), None)

    # Actions of one person

    async def answer(self, name: str, number: int) -> None:
        """Answer everything this person is asked there now."""
        bot, actor = self.table.bot, self.people[name]
        for _ in range(12):
            game = await self.game(number)
            if game.status != "running":
                return
            position = await bot.tables.position(game.id)
            seat = game.seat_of(actor.id)
            prompt = None if seat is None else position.prompt_for(seat.seat)
            if prompt is None:
                break
            seen = await bot.tables.view(game.id, prompt.seat)
            given = choose(seen, prompt, self.rng, "easy")
            with self.table.env._bot_scope():  # like after a press: the env waits for everything that follows
                moved = await bot.tables.play.answer(game.id, prompt.seat, [given], user_id=actor.id)
                bot.publish(moved)
            await self.table.env.settle()
        if PEOPLE[name].plans:
            await self.plan(actor, number)

    async def plan(self, actor: MemberActor, number: int) -> None:
        tables, game = self.table.bot.tables, await self.game(number)
        try:
            book = await tables.plans.book(game.id, actor.id)
            if book.plans or not book.turns:
                return
            outlook = await tables.plans.outlook(game.id, actor.id, book.turns[0])
        except Refused:
            return
        prompt = outlook.position.prompt_for(outlook.seat)
        for answer in prompt.answers()[:6] if prompt else ():
            try:
                with self.table.env.time_context():
                    await tables.plans.save(game.id, actor.id, book.turns[0], [answer])
                return
            except Refused:
                continue

    async def look(self, hour: int, day: int) -> None:
        for name, person in PEOPLE.items():
            profile = await self.table.bot.tables.profiles.get(self.people[name].id)
            away = days_off(self.table.env.now(), profile) is not None
            if hour not in person.hours or day in person.gone or away or self.rng.random() > person.often:
                continue
            for number in person.games:
                if number or day not in (LIVE_ON, END_ON):
                    await self.answer(name, number)

    async def trade(self, number: int) -> None:
        """A player offers a trade to the player on turn."""
        tables, game = self.table.bot.tables, await self.game(number)
        position, view = await tables.position(game.id), await tables.view(game.id, None)
        to = game.seats[position.turn]
        for seat in game.humans:
            mine, theirs = (list(view.players[one.seat].goods) for one in (seat, to))
            if seat.kept or to.by_computer or seat is to or not mine or not theirs:
                continue
            made = await self.people[seat.name].slash(
                self.channels[number], "trade", player=to.name, give=f"1 {mine[0]}", get=f"1 {theirs[0]}"
            )
            if "has to answer" in said(made) or "offer" in said(made):
                self.done.add("trade")
            return

    def close_direct_messages(self, actor: MemberActor) -> None:
        path = f"/channels/{actor.user.dm_channel.id}/messages"
        self.table.env.inject_error("POST", path, status=403, code=50007, times=None)

    # Actions of several people

    async def evening(self) -> None:
        """All players of the first game answer within minutes and agree to play live."""
        table, players = self.table, self.at(0)
        for _ in range(5):
            for name in players:
                await self.answer(name, 0)
        offer = self.newest(0, "vote")
        assert offer is not None and "go on live" in offer.content
        for name in players:
            await self.people[name].click(offer, label="Yes")
        assert (await self.game(0)).live
        before = len(self.recorder.sent)
        for name in [*players] * 2:
            await self.answer(name, 0)
        called = [one for one in self.recorder.sent[before:] if one.sound]
        assert not called, "players in live play must not be pinged"
        await table.env.advance_time(1200)
        assert not (await self.game(0)).live
        self.done.add("live")

    async def last_evening(self) -> None:
        """The first game is played to its end, and the same people start another one."""
        players, channel = [*self.at(0)], self.channels[0]
        for _ in range(200):
            for name in players:
                await self.answer(name, 0)
            if (await self.game(0)).status == "finished":
                break
        end = self.newest(0, "rematch")
        assert end is not None, "the game did not end"
        await self.people[players[0]].click(end, label="Rematch")
        lobby = channel.history(viewer=self.table.watcher)[-1]
        for name in players[1:]:
            await self.people[name].click(lobby, label="Join")
        await self.people[players[0]].click(lobby, label="Start")
        assert (await self.game(0)).status == "running"
        self.done.add("rematch")

    async def keep_fays_seat(self) -> None:
        for number in PEOPLE["Fay"].games:
            await self.vote(number, ("Cy", "Di", "Ada"), "game vote", what="keep", player="Fay")
            fay = (await self.game(number)).seat_of(self.people["Fay"].id)
            if fay is not None and fay.kept:
                self.done.add("kept")

    async def let_wim_in(self) -> None:
        wim = self.people["Wim"]
        await self.vote(1, ("Cy", "Di", "Ed"), "game vote", what="replace", player="Fay", newcomer=wim.user)
        free = self.newest(1, "seat")
        assert free is not None
        await wim.click(free, custom_id=custom_id(free, "seat"))
        if (await self.game(1)).seat_of(wim.id) is not None:
            self.done.add("newcomer")

    async def vote(self, number: int, names: Iterable[str], command: str, **options: object) -> None:
        """The first person proposes the vote, the others agree."""
        channel = self.channels[number]
        first, *others = names
        await self.people[first].slash(channel, command, **options)
        for name in others:
            ballot = self.newest(number, "vote")
            if ballot is not None and number in PEOPLE[name].games:
                await self.people[name].click(ballot, label="Yes")

    async def together(self, day: int) -> None:
        six = [name for name in self.at(2) if name != "Fay"]
        if day == VOTE_ON:
            await self.keep_fays_seat()
        elif day == NEWCOMER_ON:
            await self.let_wim_in()
        elif day in (RETURN_ON, PAUSE_ON, RESUME_ON):
            before = await self.game(2)
            kept = before.seat_of(self.people["Fay"].id)
            voters = six if kept is not None and kept.kept else [*six, "Fay"]
            command = {RETURN_ON: "undo-vote", PAUSE_ON: "pause", RESUME_ON: "resume"}[day]
            self.recorder.resumed[str(before.id)] += day == RESUME_ON
            await self.vote(2, voters, f"game {command}")
            after = await self.game(2)
            if (after.status, after.revision) != (before.status, before.revision):
                self.done.add(command)

    # The days

    async def begin(self) -> None:
        table = self.table
        seats = table.guild.create_text_channel("open-seats")
        await table.env.settle()
        await table.bot.tables.servers.change(table.guild.id, seats_channel=seats.id)
        for name, person in PEOPLE.items():
            if person.settings:
                await self.people[name].slash(self.channels[0], "profile set", **person.settings)
        for number, pace in enumerate(PACES):
            players = [self.people[name] for name in self.at(number) if name != "Wim"]
            opened = await players[0].slash(self.channels[number], "game new", pace=pace)
            assert opened.response is not None
            lobby = opened.response.message
            if number == 1:
                menu = shown(await players[0].click(lobby, label="Look for players"))
                await players[0].select(menu, ["any"], custom_id=custom_id(menu, "seekers"))
                self.done.add("announced" if "seats are open" in read(seats.history()[-1]).content else "")
            for actor in players[1:]:
                await actor.click(lobby, label="Join")
            await players[0].click(lobby, label="Start")

    async def pass_by(self) -> None:
        table = self.table
        await self.begin()
        now = 0.0
        for day in range(DAYS):
            if day in RESTART_ON:
                await table.restart()
                self.recorder.listen()
            for name, person in PEOPLE.items():
                if day in person.away:
                    await self.people[name].slash(self.channels[0], "away set", **person.away[day])
                if day == person.closes:
                    self.close_direct_messages(self.people[name])
            await self.together(day)
            for hour in (7, 12, 19, 22):
                target = (day * 24 + hour) * HOUR
                await table.env.advance_time(max(0.0, target - now))
                now = max(now, target)
                if day in TRADE_ON and hour == 12:
                    await self.trade(2)
                if day == LIVE_ON and hour == 19:
                    await self.evening()
                    now += 1200
                elif day == END_ON and hour == 19:
                    await self.last_evening()
                else:
                    await self.look(hour, day)
