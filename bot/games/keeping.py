"""Housekeeping: what a game needs while it is played, and what is kept of it for years."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from datetime import timedelta

from bot.engine.game import Match, Row
from bot.engine.state import dump
from bot.store import archives

from .loaded_games import Part

logger = logging.getLogger(__name__)

ARCHIVED_AFTER = timedelta(days=3)
"""How long after the end of a game its log is compressed: everything has been announced by then."""
PRESSES_KEPT = timedelta(days=1)
"""How long it is known what came of a press: Discord delivers it a second time within seconds."""
AT_ONCE = 50
"""How many games are looked up at a time."""


class Keeping(Part):
    async def archive_old(self) -> int:
        """Compress the logs of games that are over, outside the event loop; return their number."""
        before, done = int((self.store.database.now() - ARCHIVED_AFTER).timestamp()), 0
        while due := await self.store.archives.due(before, AT_ONCE):
            for game_id in due:
                await self.archive(game_id)
            done += len(due)
        return done

    async def archive(self, game_id: int) -> None:
        async with self.loaded.lock(game_id):
            read = await self.store.archives.read(game_id)
            content = await asyncio.to_thread(archives.pack, *read)
            async with self.store.database.transaction() as tx:
                self.store.archives.put(tx, game_id, len(read[0]), content)
            self.loaded.drop(game_id)

    async def drop_presses(self) -> int:
        """Forget the presses of running games that are older than Discord's retries; return their number."""
        before = int((self.store.database.now() - PRESSES_KEPT).timestamp())
        return await self.store.log.drop_clicks(before)

    async def delete_old(self, kept: timedelta | None) -> int:
        """Delete the games that ended longer ago than this, for which the players' ratings are kept; return their
        number. None keeps all."""
        if kept is None:
            return 0
        before, done = int((self.store.database.now() - kept).timestamp()), 0
        while due := await self.store.games.rated_before(before, AT_ONCE):
            for game_id in due:
                async with self.loaded.lock(game_id):
                    async with self.store.database.transaction() as tx:
                        self.store.games.delete(tx, game_id)
                    self.loaded.drop(game_id)
            done += len(due)
        return done


def turns(first: str, rows: list[Row]) -> Iterator[tuple[int, str]]:
    """(length of the log, state) at the start of every turn and at the end, played again from the first state."""
    match = Match.restore(first)
    at = match.checkpoint_at
    yield at, first
    for row in rows:
        match.answer(row.seat, row.answer, row.source)
        if match.checkpoint_at != at:
            at = match.checkpoint_at
            yield at, match.checkpoint
    yield match.answers, dump(match.copy_state())
