"""A month of play: six people, three games, all options mixed. Every message that calls somebody is counted, with what
it is about and why it was sent: nobody is called twice for one thing."""

from __future__ import annotations

import itertools
import json
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.components import walk_components

from bot.engine.events import Refused
from bot.players import choose
from bot.store.records import GameRecord
from bot.tables.hours import days_off, reachable
from tests.cogs.table import TEXT, Table

pytestmark = pytest.mark.slow

HOUR = 3600.0
DAYS = 30
SILENT = 1 << 12
FRESH = timedelta(hours=2)
SEED = 5


@dataclass
class Person:
    """How somebody plays. To try another option, give it to one of them."""

    games: tuple[int, ...]
    settings: dict[str, object] = field(default_factory=dict)
    """For `/profile set`."""
    away: dict[int, dict[str, object]] = field(default_factory=dict)
    """For `/away set`, by the day they say so."""
    hours: tuple[int, ...] = (7, 12, 19)
    """When they look at Discord (UTC); not always."""
    often: float = 0.7
    plans: bool = False
    gone: range = range(0)
    """Days on which they do nothing, and have not said so."""


PEOPLE = {
    "Ada": Person((0, 2), {"digest": "8:30", "time_zone": "Europe/Berlin", "next_up": True}),
    "Bo": Person(
        (0, 2), {"quiet_hours": "22:00-08:00", "time_zone": "America/New_York"}, {2: {"weekends": True}}
    ),
    "Cy": Person((0, 1, 2), {"reach": "both", "next_up": True, "time_zone": "UTC"}, plans=True),
    "Di": Person(
        (1, 2), {"reach": "channel", "time_zone": "Asia/Tokyo"}, {1: {"not_before": "9"}}, often=0.5
    ),
    "Ed": Person(
        (1, 2), {"digest": "19:30", "time_zone": "UTC"}, {9: {"until": "9 days"}}, hours=(12, 22), often=0.6
    ),
    "Fay": Person((1, 2), gone=range(7, 22)),
}
PACES = ("day", "day", "three_days")
LIVE_ON = 4
"""On this evening everybody of the first game is there."""
VOTE_ON = 12
"""The others let a computer keep Fay's seat."""
RESTART_ON = (6, 15, 23)


class Told(NamedTuple):
    """What one person was sent: what it is about, and why."""

    person: str
    at: datetime
    sound: bool
    why: str
    about: frozenset[tuple[str, ...]]
    """Questions, as the custom ids of their buttons name them: game, question and revision."""
    alone: bool
    text: str


WHYS = (
    ("What waits for you today", "digest"),
    ("Your time was up", "time is up"),
    ("You were asked", "reminder"),
    ("is the next", "next"),
    ("has waited for you", "used up"),
    ("plan", "plan"),
    ("Shall ", "vote"),
    ("is back", "back"),
    ("a game of Euphoria in", "welcome"),
    ("While you were away", "recap"),
    ("What you have", "cards"),
)
SOUNDING = {"asked", "reminder", "time is up", "digest", "used up", "vote", "welcome", "plan"}


class Month:
    def __init__(self, table: Table, channels: list[ChannelHandle]) -> None:
        self.table = table
        self.channels = channels
        self.rng = Random(SEED)
        self.told: list[Told] = []
        self.ids: set[int] = set()
        self.direct_messages = {actor.user.dm_channel.id: name for name, actor in table.people.items()}
        self.names = {actor.id: name for name, actor in table.people.items()}
        self.kept = False
        self.listen()

    # What everybody is sent

    def listen(self) -> None:
        """To what the bot gives Discord, on its way."""
        http: Any = self.table.bot.http
        send: Callable[..., Awaitable[Any]] = http.send_message

        async def heard(channel_id: int, *, params: Any) -> Any:
            sent = await send(channel_id, params=params)
            if int(sent["id"]) not in self.ids:  # else Discord had it already
                self.ids.add(int(sent["id"]))
                self.note(int(channel_id), params)
            return sent

        http.send_message = heard

    def note(self, channel_id: int, params: Any) -> None:
        payload = params.payload
        if payload is None:
            payload = json.loads(next(p["value"] for p in params.multipart if p["name"] == "payload_json"))
        parts = list(walk_components(payload.get("components") or []))
        written = [part["content"] for part in parts if part["type"] == TEXT]
        text = payload.get("content") or "\n".join(written)
        ids = [part["custom_id"].split(":") for part in parts if part.get("custom_id")]
        about = frozenset(tuple(one[2:5]) for one in ids if one[1] == "turn")
        silent = bool((payload.get("flags") or 0) & SILENT)
        if channel_id in self.direct_messages:
            people = [self.direct_messages[channel_id]]
        else:
            allowed = (payload.get("allowed_mentions") or {}).get("users", [])
            people = [
                self.names[int(user)] for user in allowed if f"<@{user}>" in text and int(user) in self.names
            ]
        why = "asked" if {"turn", "hand"} <= {one[1] for one in ids} else ""
        why = why or next((name for part, name in WHYS if part in text), "asked" if about else "?")
        for person in people:
            self.told.append(
                Told(person, self.table.env.now(), not silent, why, about, len(people) == 1, text)
            )

    # What everybody does

    async def game(self, number: int) -> GameRecord:
        found = await self.table.bot.tables.last_game_in(self.channels[number].id)
        assert found is not None
        return found

    async def answer(self, name: str, number: int) -> None:
        """All that they are asked there now."""
        bot, actor = self.table.bot, self.table.people[name]
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
            with self.table.env._bot_scope():  # as if a press had done it: what follows from it is waited for
                moved = await bot.tables.play.answer(game.id, prompt.seat, [given], user_id=actor.id)
                bot.tell(moved)
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
                    await tables.plans.keep(game.id, actor.id, book.turns[0], [answer])
                return
            except Refused:
                continue

    async def look(self, hour: int, day: int) -> None:
        for name, person in PEOPLE.items():
            profile = await self.table.bot.tables.profiles.get(self.table.people[name].id)
            away = days_off(self.table.env.now(), profile) is not None
            if hour not in person.hours or day in person.gone or away or self.rng.random() > person.often:
                continue
            for number in person.games:
                await self.answer(name, number)

    async def evening(self) -> None:
        """Everybody of the first game answers within minutes, and agrees to go on live."""
        table = self.table
        players = [name for name, person in PEOPLE.items() if 0 in person.games]
        for _ in range(5):
            for name in players:
                await self.answer(name, 0)
        offer = next(m for m in self.channels[0].history(viewer=table.watcher) if "go on live" in m.content)
        for name in players:
            await table.people[name].click(offer, label="Yes")
        assert (await self.game(0)).live
        before = len(self.told)
        for name in players * 2:
            await self.answer(name, 0)
        called = [one for one in self.told[before:] if one.sound and one.why in ("asked", "reminder")]
        assert not called, "they are here"
        await table.env.advance_time(1200)
        assert not (await self.game(0)).live

    async def vote(self) -> None:
        for number in PEOPLE["Fay"].games:
            for name in ("Cy", "Di", "Ada"):
                game = await self.game(number)
                fay = game.seat_of(self.table.people["Fay"].id)
                if game.status == "running" and fay and not fay.kept and number in PEOPLE[name].games:
                    await self.table.people[name].slash(
                        self.channels[number], "game vote", what="keep", player="Fay"
                    )
            fay = (await self.game(number)).seat_of(self.table.people["Fay"].id)
            self.kept = self.kept or (fay is not None and fay.kept)

    async def begin(self) -> None:
        table = self.table
        for name, person in PEOPLE.items():
            if person.settings:
                await table.people[name].slash(self.channels[0], "profile set", **person.settings)
        for number, pace in enumerate(PACES):
            players = [table.people[name] for name, person in PEOPLE.items() if number in person.games]
            opened = await players[0].slash(self.channels[number], "game new", pace=pace)
            assert opened.response is not None
            for actor in players[1:]:
                await actor.click(opened.response.message, label="Join")
            await players[0].click(opened.response.message, label="Start")

    async def pass_by(self) -> None:
        table = self.table
        await self.begin()
        now = 0.0
        for day in range(DAYS):
            if day in RESTART_ON:
                await table.restart()
                self.listen()
            for name, person in PEOPLE.items():
                if day in person.away:
                    await table.people[name].slash(self.channels[0], "away set", **person.away[day])
            if day == VOTE_ON:
                await self.vote()
            for hour in (7, 12, 19, 22):
                target = (day * 24 + hour) * HOUR
                await table.env.advance_time(max(0.0, target - now))
                now = max(now, target)
                if day == LIVE_ON and hour == 19:
                    await self.evening()
                    now += 1200
                else:
                    await self.look(hour, day)
            for number in range(len(PACES)):
                game = await self.game(number)
                if game.status == "finished":  # and another one
                    await self.again(number, game)

    async def again(self, number: int, game: GameRecord) -> None:
        players = [self.table.people[name] for name, person in PEOPLE.items() if number in person.games]
        opened = await players[0].slash(self.channels[number], "game new", pace=game.pace)
        assert opened.response is not None
        for actor in players[1:]:
            await actor.click(opened.response.message, label="Join")
        await players[0].click(opened.response.message, label="Start")


@pytest.fixture
async def month(tmp_path: Path, long_waits: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Month]:
    """Without pictures: hundreds of boards would take minutes, and call nobody."""

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr("cogs.kit.pictures.board", nothing)
    table = await Table.laid(tmp_path / "games.sqlite3", len(PEOPLE), SEED, offer_live=True)
    channels = [table.channel, *(table.guild.create_text_channel(f"table-{n}") for n in (2, 3))]
    await table.env.settle()
    yield Month(table, channels)
    await table.clear()


async def test_nobody_is_called_twice_for_one_thing(month: Month) -> None:
    await month.pass_by()
    heard = [one for one in month.told if one.sound]

    unknown = [one for one in month.told if one.why == "?"]
    assert not unknown, {one.text[:90] for one in unknown}
    assert {one.why for one in heard} <= SOUNDING, Counter(one.why for one in heard)

    profiles = month.table.bot.store.profiles
    by_name = {name: await profiles.get(user) for user, name in month.names.items()}
    questions: dict[tuple[str, tuple[str, ...]], list[Told]] = defaultdict(list)
    for one in heard:
        for question in one.about:
            questions[one.person, question].append(one)
        if one.alone and one.why != "used up":
            profile = by_name[one.person]
            assert reachable(one.at, profile) == one.at, f"away or asleep: {one}"
    for calls in questions.values():
        whys = [one.why for one in calls]
        assert whys.count("asked") <= 1, calls
        assert whys.count("reminder") <= 1, calls
        assert not {"reminder", "digest"} <= set(whys), f"a list and a reminder: {calls}"
        digests = [one.at.date() for one in calls if one.why == "digest"]
        assert len(digests) == len(set(digests)), calls
        for first, then in itertools.pairwise(calls):
            late = {first.why, then.why} == {"digest", "time is up"}
            assert late or then.at - first.at >= FRESH, (first, then)

    counts = {name: Counter(one.why for one in heard if one.person == name) for name in PEOPLE}
    silent = Counter(one.why for one in month.told if not one.sound)
    report = "\n".join(f"{name}: {dict(of_one)}" for name, of_one in counts.items())
    print(f"{len(month.told)} messages, {len(heard)} with a sound\n{report}\nwithout: {dict(silent)}")
    # Everything was tried.
    assert counts["Ada"]["digest"] and counts["Ed"]["digest"], report
    assert counts["Cy"]["reminder"] and counts["Fay"]["time is up"], report
    assert month.kept, "a computer kept a seat"
    assert silent["next"] and silent["cards"] and silent["plan"], silent
    assert all(of_one["asked"] for of_one in counts.values()), report
