"""The people of a table: their names, pausing, ending, and being forgotten."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AsyncExitStack

from bot.engine.events import Refused
from bot.store.games import set_message
from bot.store.records import OPEN, GameRecord, Message

from .live import NOT_RUNNING
from .votes import Votes

ENDED = "ended"
"""Stands among a game's messages, without one, until the table was told that the game is broken off."""


class People(Votes):
    async def rename(self, user_id: int, name: str) -> None:
        """A player has a new display name."""
        for game_id in await self.store.games.rename(user_id, name):
            async with self._lock(game_id):
                self._drop(game_id)

    # The whole game
    async def pause(self, game_id: int, *, server_gone: bool = False) -> GameRecord:
        async with self._lock(game_id):
            game = await self._under_way(game_id, "running")
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game.id, status="paused", server_gone=server_gone)
                self.store.votes.break_off(tx, game.id, "pause", "resume")
                self.store.games.stop_clock(tx, game.id)
            self._drop(game_id)
            return await self._record(game_id)

    async def resume(self, game_id: int) -> GameRecord:
        """Time limits begin anew."""
        async with self._lock(game_id):
            game = await self._under_way(game_id)
            if game.status != "paused":
                raise Refused("refused-not-paused")
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game.id, status="running", server_gone=False)
                self.store.votes.break_off(tx, game.id, "pause", "resume")
                self.store.games.start_clock(tx, game.id, game.pace)
            self._drop(game_id)
            return await self._record(game_id)

    async def match_servers(self, here: Collection[int]) -> list[GameRecord]:
        """Games of servers the bot is not on stand still: nobody is reminded, no time runs. Where it is `here` again,
        they go on; those are returned."""
        back: list[GameRecord] = []
        for game in await self.store.games.under_way():
            if game.guild_id is None:
                continue
            try:
                if game.status == "running" and game.guild_id not in here:
                    await self.pause(game.id, server_gone=True)
                elif game.server_gone and game.guild_id in here:
                    back.append(await self.resume(game.id))
            except Refused:
                continue  # it ended, or its table was quicker
        return back

    async def end(self, game_id: int, why: str) -> GameRecord:
        """Close a lobby or break a game off: no winner, no statistics. Where the table decided so ("table"), it is
        on record that nobody was told yet, until somebody calls `end_told`."""
        async with self._lock(game_id):
            game = await self._record(game_id)
            if not game.open:
                raise Refused(NOT_RUNNING[game.status], game=game_id)
            now = self.store.database.now()
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game_id, status="ended", ended_why=why, ended_at=now)
                self.store.games.clear_asked(tx, game_id)
                self.store.offers.expire(tx, game_id)
                self.store.votes.break_off(tx, game_id)
                self.store.free_seats.close(tx, game_id)
                if why == "table":
                    set_message(tx, game_id, Message(ENDED, -1, game.channel_id, 0))
            self._drop(game_id)
            return await self._record(game_id)

    async def ends_to_tell(self) -> list[GameRecord]:
        """Games that were broken off without a word: the process went away in between."""
        return await self.store.games.with_message(ENDED)

    async def end_told(self, game_id: int) -> None:
        await self.store.games.forget_message(game_id, ENDED)

    async def naming(self, user_id: int) -> list[GameRecord]:
        """Games in which an open vote names this person, or a free seat is theirs or for them."""
        return await self.store.games.naming(user_id)

    async def forget(self, user_id: int, *, name: str) -> list[GameRecord]:
        """Delete a person's data: seats in stored games become anonymous ones called `name`, the rest goes.
        Returns the open games this changed: a computer plays on there."""
        async with AsyncExitStack() as stack:
            seats = await self.store.profiles.seats(user_id)
            for game_id, _, _ in seats:
                await stack.enter_async_context(self._lock(game_id))
            lobbies = [await self._record(game_id) for game_id, _, status in seats if status == "lobby"]
            async with self.store.database.transaction() as tx:
                for lobby in lobbies:
                    seat = lobby.seat_of(user_id)
                    if seat is not None:
                        self._unseat(tx, lobby, seat)
                for game_id, number, _ in seats:
                    self.store.offers.withdraw(tx, game_id, number, to_it=True)
                    self.store.votes.silence(tx, game_id, number)
                self.store.profiles.forget(tx, user_id, name)
            for game_id, _, _ in seats:
                self._drop(game_id)
        await self.store.database.fold()
        changed = [game_id for game_id, _, status in seats if status in OPEN]
        return [await self._record(game_id) for game_id in changed]
