"""What people do: they answer, plan, trade, vote, meet for an evening, take seats, and begin games again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.engine.events import Refused
from bot.engine.state import EDITIONS, VARIANTS
from bot.players import choose
from bot.store.records import GameRecord
from bot.time.hours import days_off
from tests.cogs.durations import MINUTE
from tests.cogs.table import custom_id, said, set_options, shown, verbs

from .plan import Habit
from .world import World

PACES = ("day", "day", "three_days", "day", "none")
ROUNDS = 250
"""After so many rounds of an evening, a game that has not ended hangs."""


class People:
    def __init__(self, world: World) -> None:
        self.world = world
        self.begun = 0
        self.asleep: set[str] = set()
        """Who does nothing, without having announced it."""

    def habit(self, name: str) -> Habit:
        return self.world.plan.habit(name)

    async def game(self, slot: int) -> GameRecord | None:
        found: GameRecord | None = await self.world.bot.games.records.last_in(self.world.channels[slot].id)
        return found

    async def running(self, slot: int) -> GameRecord | None:
        game = await self.game(slot)
        return game if game is not None and game.status == "running" else None

    def name(self, user_id: int | None) -> str | None:
        return None if user_id is None else self.world.heard.names.get(user_id)

    def around(self, name: str, slot: int) -> bool:
        """Whether this person takes part in what happens there now."""
        return name not in self.asleep and self.world.actor(name, slot) is not None

    def players(self, game: GameRecord, slot: int) -> list[str]:
        """Who plays in person and is there."""
        names = [self.name(seat.user_id) for seat in game.humans if not seat.kept]
        return [name for name in names if name is not None and self.around(name, slot)]

    def away(self, name: str) -> bool:
        profile = self.world.heard.profiles.get(name)
        return profile is not None and days_off(self.world.env.now(), profile) is not None

    # One person

    def looks(self, now: datetime) -> list[str]:
        """Who looks at Discord in this hour."""
        found = []
        for name in self.world.plan.names:
            habit, hour = self.habit(name), now.astimezone(ZoneInfo(self.world.plan.zone(name))).hour
            here = hour in habit.hours and name not in self.asleep and not self.away(name)
            if here and self.world.rng.random() < habit.often:
                found.append(name)
        return found

    async def look(self, name: str) -> None:
        """Answer in every game that waits for this person, and take back seats that a computer keeps for them."""
        world = self.world
        seats = world.heard.rows(
            "SELECT channel_id, kept, a.seat IS NOT NULL FROM seats s JOIN games g ON g.id = s.game_id"
            " LEFT JOIN asked a ON a.game_id = s.game_id AND a.seat = s.seat"
            " WHERE s.user_id = ? AND g.status = 'running'",
            world.people[name].id,
        )
        slots = {channel.id: slot for slot, channel in enumerate(world.channels)}
        for channel, kept, asked in seats:
            slot = slots[channel]
            actor = world.actor(name, slot)
            if actor is None:
                continue
            if kept:
                await actor.slash(world.channels[slot], "hand")
                world.done["back"] += 1
            if asked or kept:
                await self.answer(name, slot)

    async def answer(self, name: str, slot: int, *, together: bool = False) -> None:
        """Answer everything that this person is asked there now, and plan ahead unless all are there."""
        world, bot = self.world, self.world.bot
        user = world.people[name].id
        for _ in range(12):
            game = await self.running(slot)
            if game is None:
                return
            position = await bot.games.position(game.id)
            seat = game.seat_of(user)
            prompt = None if seat is None or seat.kept else position.prompt_for(seat.seat)
            if prompt is None:
                break
            seen = await bot.games.view(game.id, prompt.seat)
            given = choose(seen, prompt, world.rng, "easy")
            with world.env._bot_scope():  # like after a press: the env waits for everything that follows
                moved = await bot.games.play.answer(game.id, prompt.seat, [given], user_id=user)
                bot.publish(moved)
            await world.env.settle()
            world.done["answer"] += 1
        if world.rng.random() < 0.02 and (actor := world.actor(name, slot)) is not None:
            before = await self.running(slot)
            await actor.slash(world.channels[slot], "undo")
            after = await self.running(slot)
            world.done["undo"] += bool(before and after and after.revision != before.revision)
        if self.habit(name).plans and not together:
            await self.plan(user, slot)

    async def plan(self, user: int, slot: int) -> None:
        games, game = self.world.bot.games, await self.running(slot)
        if game is None:
            return
        with self.world.env.time_context():
            try:
                book = await games.plans.book(game.id, user)
                if book.plans or not book.turns:
                    return
                outlook = await games.plans.outlook(game.id, user, book.turns[0])
            except Refused:
                return
            prompt = outlook.position.prompt_for(outlook.seat)
            for answer in prompt.answers()[:6] if prompt else ():
                try:
                    await games.plans.save(game.id, user, book.turns[0], [answer])
                    self.world.done["plan"] += 1
                    return
                except Refused:
                    continue

    # Several people

    async def begin(self, slot: int) -> None:
        """A lobby, its options, sometimes a computer player, and the start."""
        world, rng = self.world, self.world.rng
        channel, game = world.channels[slot], await self.game(slot)
        here = [name for name in world.plan.names if self.around(name, slot) and not self.away(name)]
        seated = Counter(
            name for (user,) in world.heard.rows(
                "SELECT user_id FROM seats JOIN games g ON g.id = game_id WHERE g.status IN ('running', 'paused')"
            ) if (name := self.name(user))
        )  # fmt: skip
        here.sort(key=lambda name: (seated[name], rng.random()))  # who plays least begins first
        if len(here) < 2:
            return
        end = world.newest(slot, "rematch")
        before = () if game is None else [self.name(seat.user_id) for seat in game.humans]
        old = [name for name in here if name in before]
        if end is not None and len(old) > 1 and rng.random() < 0.5:
            names = old
            first = self._actor(names[0], slot)
            await first.click(end, label="Rematch")
            lobby = world.newest(slot, "join")
            if lobby is None:
                return
            world.done["rematch"] += 1
        else:
            names = here[: rng.choice((2, 3, 3, 4, 5))]
            first = self._actor(names[0], slot)
            await first.slash(channel, "game new", pace=PACES[self.begun % len(PACES)])
            lobby = world.newest(slot, "join")
            if lobby is None:
                return
            variants = [variant for variant in VARIANTS if rng.random() < 0.3]
            await set_options(first, lobby, edition=EDITIONS[self.begun % len(EDITIONS)], variants=variants)
            if len(names) < 4 and rng.random() < 0.4:
                panel = shown(await first.click(lobby, label="Add a computer player"))
                await first.click(panel, label="Easy")
            self.begun += 1
        for name in names[1:]:
            await self._actor(name, slot).click(lobby, label="Join")
        await first.click(lobby, label="Start")
        if await self.running(slot) is not None:
            world.done["game"] += 1

    def _actor(self, name: str, slot: int) -> Any:
        actor = self.world.actor(name, slot)
        assert actor is not None
        return actor

    async def evening(self, slot: int) -> bool:
        """All players of a game meet, agree to play live, and play to the end. False if not all are there."""
        world, game = self.world, await self.running(slot)
        if game is None:
            return False
        players = self.players(game, slot)
        if len(players) < len(game.humans) or any(self.away(name) for name in players):
            return False
        before, live = len(world.heard.sent), False
        for _ in range(ROUNDS):
            for name in players:
                await self.answer(name, slot, together=True)
            offer = None if live else world.newest(slot, "vote")
            if offer is not None and "Play live for now" in offer.content:
                for name in players:
                    await self._actor(name, slot).click(offer, label="Yes")
                now = await self.running(slot)
                live = now is not None and now.live
                before = len(world.heard.sent)
                world.done["live"] += live
            if await self.running(slot) is None:
                break
        else:
            raise AssertionError(f"game {game.id} did not end in an evening")
        rang = [one for one in world.heard.sent[before:] if one.sound and one.why != "end"] if live else ()
        mine = [one for one in rang if one.turn is not None and one.turn[0] == game.id]
        assert not mine, f"players in live play must not be pinged: {mine}"
        await world.env.advance_time(20 * MINUTE)
        world.done["evening"] += 1
        return True

    async def vote(self, slot: int, command: str, names: Iterable[str], **options: object) -> None:
        """The first person proposes something, the others agree."""
        first, *others = names
        await self._actor(first, slot).slash(self.world.channels[slot], command, **options)
        for name in others:
            ballot = self.world.newest(slot, "vote")
            if ballot is not None:
                await self._actor(name, slot).click(ballot, label="Yes")

    async def decide(self, slot: int, what: str) -> bool:
        """Pause, resume or go back by a vote. False if that does not come about."""
        game = await self.game(slot)
        if game is None or game.status not in ("running", "paused"):
            return False
        players = self.players(game, slot)
        if len(players) < 2 or (what == "resume") != (game.status == "paused"):
            return False
        self.world.heard.resumed[str(game.id)] += what == "resume"
        await self.vote(slot, f"game {what}", players)
        after = await self.game(slot)
        assert after is not None
        agreed = (after.status, after.revision) != (game.status, game.revision)
        self.world.done[what] += agreed
        return agreed

    async def let_a_computer_play(self, slot: int) -> None:
        """For who is late or has left, by the buttons of the message that says so; sometimes a new player."""
        world, game = self.world, await self.running(slot)
        message = world.newest(slot, "propose")
        if game is None or message is None:
            return
        late = int(custom_id(message, "propose").rpartition(".")[2])
        seat = game.seats[late]
        players = [name for name in self.players(game, slot) if name != self.name(seat.user_id)]
        if not players or seat.by_computer or f":{game.id}:" not in custom_id(message, "propose"):
            return
        newcomers = [
            name for name in world.plan.names
            if self.around(name, slot) and not self.away(name) and game.seat_of(world.people[name].id) is None
        ]  # fmt: skip
        if newcomers and world.rng.random() < 0.3:
            new = world.rng.choice(newcomers)
            who = {"player": seat.name, "newcomer": self._actor(new, slot).user}
            await self.vote(slot, "game vote", players, what="replace", **who)
            free = world.newest(slot, "seat")
            if free is not None:
                await self._actor(new, slot).click(free, custom_id=custom_id(free, "seat"))
            after = await self.running(slot)
            world.done["newcomer"] += after is not None and after.seat_of(world.people[new].id) is not None
            return
        await self._actor(players[0], slot).click(message, custom_id=custom_id(message, "propose"))
        for name in players[1:]:
            ballot = world.newest(slot, "vote")
            if ballot is not None and "vote" in verbs(ballot):
                await self._actor(name, slot).click(ballot, label="Yes")
        after = await self.running(slot)
        world.done["kept"] += after is not None and after.seats[late].kept

    async def trade(self, slot: int) -> bool:
        """A player offers a trade to the player on turn. False if nobody can."""
        games, game = self.world.bot.games, await self.running(slot)
        if game is None:
            return False
        position, view = await games.position(game.id), await games.view(game.id, None)
        to = game.seats[position.turn]
        for name in self.players(game, slot):
            seat = game.seat_of(self.world.people[name].id)
            assert seat is not None
            mine, theirs = (list(view.players[one.seat].goods) for one in (seat, to))
            if to.by_computer or seat.seat == to.seat or not mine or not theirs:
                continue
            made = await self._actor(name, slot).slash(
                self.world.channels[slot], "trade", player=to.name, give=f"1 {mine[0]}", get=f"1 {theirs[0]}"
            )
            offered = "has your offer" in said(made) or "has to answer" in said(made)
            self.world.done["trade"] += offered
            if offered:
                return True
        return False
