"""The games: reading them, and the parts that change them.

Hidden information is only shown through the engine's view or an event's `seen_by`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime
from random import Random

from bot.engine.game import Match, Preview
from bot.engine.paths import Path, paths
from bot.engine.prompts import Answer
from bot.engine.state import load
from bot.engine.view import View, view
from bot.store import Store
from bot.store.records import GameRecord
from bot.time.absences import Absences
from bot.time.reminders import Reminders

from .files import Files
from .forgetting import Forgetting
from .keeping import Keeping, turns
from .lifecycle import Lifecycle
from .loaded_game import place
from .loaded_games import LoadedGames
from .lobby import Lobby
from .messages import Messages
from .openings import Openings
from .plans import Plans
from .play import Play
from .ratings import Ratings
from .results import Position
from .seats import Seats
from .table_messages import TableMessages
from .trade import Trade
from .votes import Votes
from .words import Words

logger = logging.getLogger(__name__)


class Games:
    """All games of one database. Reading is done here, changes are made by the parts."""

    def __init__(self, store: Store, *, random: Random | None = None, max_loaded: int = 256) -> None:
        """`random` is for tests with their own dice; without it, rolls derive from each game's secret. At most
        `max_loaded` games are held in memory, about 50 KiB each."""
        self.store = store
        self.loaded = LoadedGames(store, random=random, max_loaded=max_loaded)
        self.lobby = Lobby(self.loaded)
        self.files = Files(self.loaded)
        self.words = Words(self.loaded)
        self.play = Play(self.loaded)
        self.plans = Plans(self.loaded)
        self.trade = Trade(self.loaded)
        self.seats = Seats(self.loaded)
        self.messages = Messages(self.loaded)
        self.votes = Votes(self.loaded, self.messages)
        self.lifecycle = Lifecycle(self.loaded)
        self.forgetting = Forgetting(self.loaded)
        self.keeping = Keeping(self.loaded)
        self.openings = Openings(self.loaded)
        self.reminders = Reminders(store, self.loaded)
        self.absences = Absences(store, self.reminders)
        self.table_messages = TableMessages(self.loaded)
        self.ratings = Ratings(store)
        # What the store does as a whole is asked of it directly.
        self.records = store.games
        self.log = store.log
        self.asked = store.asked
        self.offers = store.offers
        self.free_seats = store.free_seats
        self.standing_answers = store.standing_answers
        self.profiles = store.profiles
        self.servers = store.servers
        self.followers = store.followers
        self.notes = store.notes
        self.lists = store.lists
        self.rings = store.rings
        self.stats = store.stats
        self.leases = store.leases

    def now(self) -> datetime:
        """The store's clock, which is simulated along with a simulated Discord."""
        return self.store.database.now()

    @property
    def shared(self) -> bool:
        """Other processes may work on the same games."""
        return self.store.database.shared

    async def game(self, game_id: int) -> GameRecord:
        """Refused: refused-no-such-game."""
        return await self.loaded.record(game_id)

    async def position(self, game_id: int) -> Position:
        """The current position. Waits for a move in progress, so that uncommitted data is never seen."""
        async with self.loaded.lock(game_id):
            return Position(**place(await self.loaded.load(game_id)))

    async def view(self, game_id: int, seat: int | None) -> View:
        async with self.loaded.lock(game_id):
            return (await self.loaded.load(game_id)).view(seat)

    async def preview(self, game_id: int, seat: int, answers: Sequence[Answer]) -> Preview:
        """The effect these answers would have, without giving them."""
        async with self.loaded.lock(game_id):
            return (await self.loaded.load(game_id)).match.preview(seat, list(answers))

    async def paths(self, game_id: int, seat: int, answers: Sequence[Answer]) -> list[Path]:
        """Every way these answers could continue, without giving them."""
        async with self.loaded.lock(game_id):
            return paths((await self.loaded.load(game_id)).match, seat, list(answers))

    async def hands_changed(self, game_id: int, since: int) -> frozenset[int]:
        """Seats whose private cards have changed since the log had length `since`."""
        async with self.loaded.lock(game_id):
            loaded = await self.loaded.load(game_id)
            saved = await self.store.log.saved(game_id, min(since, loaded.match.answers))
            try:
                before = [] if saved is None else Match.restore(saved.checkpoint, saved.rows).hands
            except Exception as error:
                # A corrected rule: tell everybody, even if some hands have not changed.
                logger.warning("game %s does not replay up to answer %s: %r", game_id, since, error)
                before = []
            now = loaded.match.hands
            return frozenset(seat for seat, hand in enumerate(now) if not before or hand != before[seat])

    async def views_by_turn(self, game_id: int, seat: int | None) -> list[View]:
        """The view at the start of every turn, for a replay."""
        names = (await self.loaded.record(game_id)).names
        states, rows = await self.store.log.whole(game_id)
        if await self.store.archives.has(game_id):
            try:
                states = await asyncio.to_thread(lambda: list(turns(states[0][1], rows)))
            except Exception as error:  # the rules were corrected since: what is kept is shown
                logger.info("game %s does not replay: %r", game_id, error)
        return [view(load(state), seat, names=names) for _, state in states]
