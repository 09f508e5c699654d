"""Pausing a game, going on, and breaking it off. How it begins is in `lobby`, how it is won in `play`."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.events import Refused
from bot.store.games import set_message
from bot.store.records import GameRecord, Message

from .live import NOT_RUNNING, Part

ENDED = "ended"
"""Stands among a game's messages, without one, until the table was told that the game is broken off."""


class Lifecycle(Part):
    async def pause(self, game_id: int, *, server_gone: bool = False) -> GameRecord:
        async with self.games.lock(game_id):
            game = await self.games.under_way(game_id, "running")
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game.id, status="paused", server_gone=server_gone)
                self.store.votes.break_off(tx, game.id, "pause", "resume")
                self.store.games.stop_clock(tx, game.id)
            self.games.drop(game_id)
            return await self.games.record(game_id)

    async def resume(self, game_id: int) -> GameRecord:
        """Time limits begin anew."""
        async with self.games.lock(game_id):
            game = await self.games.under_way(game_id)
            if game.status != "paused":
                raise Refused("refused-not-paused")
            async with self.store.database.transaction() as tx:
                self.store.games.update(tx, game.id, status="running", server_gone=False)
                self.store.votes.break_off(tx, game.id, "pause", "resume")
                self.store.games.start_clock(tx, game.id, game.pace)
            self.games.drop(game_id)
            return await self.games.record(game_id)

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
        async with self.games.lock(game_id):
            game = await self.games.record(game_id)
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
            self.games.drop(game_id)
            return await self.games.record(game_id)

    async def ends_to_tell(self) -> list[GameRecord]:
        """Games that were broken off without a word: the process went away in between."""
        return await self.store.games.with_message(ENDED)

    async def end_told(self, game_id: int) -> None:
        await self.store.games.forget_message(game_id, ENDED)
