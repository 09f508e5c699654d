"""Pausing, resuming and ending a game early. `lobby` starts games, `play` finishes them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from bot.engine.events import Refused
from bot.store.database import Transaction
from bot.store.records import AskedRecord, GameRecord, Kind, Profile
from bot.time.clocks import after_rest, overtime, whole_time, with_profiles
from bot.time.reminder_times import timed

from .loaded_games import NOT_RUNNING, Part


class Lifecycle(Part):
    async def pause(self, game_id: int, *, server_gone: bool = False) -> GameRecord:
        async with self.loaded.lock(game_id):
            game = await self.loaded.under_way(game_id, "running")
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game.id, status="paused", server_gone=server_gone, live=False)
                self.store.votes.break_off(tx, game.id, "pause", "resume")
                self.store.votes.overtake(tx, game.id, "resume")
                self.store.asked.stop_clock(tx, game.id)
            self.loaded.drop(game_id)
            return await self.loaded.record(game_id)

    async def resume(self, game_id: int) -> GameRecord:
        """Everybody who is asked has the time that was left, or the whole time after a long pause."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.under_way(game_id)
            if game.status != "paused":
                raise Refused("refused-not-paused")
            asked = await with_profiles(self.store, game)
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game.id, status="running", server_gone=False)
                self.store.votes.break_off(tx, game.id, "pause", "resume")
                self.store.votes.overtake(tx, game.id, "pause")
                for one, profile in asked:
                    self._set_going(tx, game, one, profile)
            self.loaded.drop(game_id)
            return await self.loaded.record(game_id)

    def _set_going(
        self, tx: Transaction, game: GameRecord, asked: AskedRecord, profile: Profile | None
    ) -> None:
        now = self.store.database.now()
        if asked.paused_at is None or game.server_gone:
            going = whole_time(asked, game, profile, now)
        else:
            stopped = replace(asked, due_at=asked.paused_due)
            going = after_rest(stopped, now - asked.paused_at, game, profile, now)
        if going.since == now and (seconds := overtime(asked, game)):
            # The wait so far is over, and is counted as after an answer.
            seat = game.seats[asked.seat]
            self.store.games.update_seat(tx, game.id, seat.seat, overtime=seat.overtime + seconds)
        self.store.asked.set_times(tx, going)

    async def set_live(self, game_id: int, live: bool) -> GameRecord:
        """Switch live play on or off. When it begins, everybody who is asked gets its whole time; when it ends, the
        usual time counts from when they were asked."""
        async with self.loaded.lock(game_id):
            game = replace(await self.loaded.under_way(game_id, "running"), live=live)
            asked, now = await with_profiles(self.store, game), self.store.database.now()
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game.id, live=live)
                for one, profile in asked:
                    begun = replace(one, since=now) if live else one
                    self.store.asked.set_times(tx, timed(replace(begun, reminded=0), game, profile))
            self.loaded.drop(game_id)
            return await self.loaded.record(game_id)

    async def set_language(self, game_id: int, language: str) -> GameRecord:
        """Change the language of public messages, in a lobby or a game."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.record(game_id)
            if not game.open:
                raise Refused(NOT_RUNNING[game.status], game=game_id)
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game_id, language=language)
            self.loaded.drop(game_id)
            return await self.loaded.record(game_id)

    async def match_servers(
        self, here: Collection[int], ours: Callable[[int], bool] = lambda _: True
    ) -> list[GameRecord]:
        """Pause the games on servers that the bot has left, so that no clock runs and nobody is reminded. Resume those
        on servers where it is back (`here`), and return them. Servers that are not `ours` belong to another
        process."""
        back: list[GameRecord] = []
        for game in await self.store.games.under_way():
            if game.guild_id is None or not ours(game.guild_id):
                continue
            try:
                if game.status == "running" and game.guild_id not in here:
                    await self.pause(game.id, server_gone=True)
                elif game.server_gone and game.guild_id in here:
                    back.append(await self.resume(game.id))
            except Refused:
                continue  # the game ended, or its players paused or resumed it, in the meantime
        return back

    async def end(self, game_id: int, why: str) -> GameRecord:
        """Close a lobby or end a game early: no winner, no statistics."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.record(game_id)
            if not game.open:
                raise Refused(NOT_RUNNING[game.status], game=game_id)
            now = self.store.database.now()
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game_id, status="ended", ended_why=why, ended_at=now)
                for seat in game.humans:
                    # A player whose deadline had passed when the players gave up counts as late.
                    self.store.punctuality.missed(tx, game, seat.seat)
                self.store.log.keep_only_seated(tx, game_id)
                self.store.asked.clear(tx, game_id)
                self.store.offers.expire(tx, game_id)
                self.store.votes.break_off(tx, game_id)
                self.store.free_seats.close(tx, game_id)
                self.store.plans.drop(tx, game_id)
                if game.status == "lobby":
                    self.store.messages.retire(tx, game_id, Kind.LOBBY)
            self.loaded.drop(game_id)
            return await self.loaded.record(game_id)
