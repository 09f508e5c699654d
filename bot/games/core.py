"""The games: reading them, and the parts that change them.

Hidden information is only shown through the engine's view or an event's `seen_by`.
"""

from __future__ import annotations

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
from bot.store.records import GameRecord, LoggedRow, MyGame
from bot.time.absences import Absences
from bot.time.reminders import Reminders

from .files import Files
from .followers import Followers
from .forgetting import Forgetting
from .lifecycle import Lifecycle
from .lists import Lists
from .loaded_game import place
from .loaded_games import LoadedGames
from .lobby import Lobby
from .messages import Messages
from .notes import Notes
from .openings import Openings
from .plans import Plans
from .play import Play
from .profiles import Profiles
from .ratings import Ratings
from .results import Position
from .rings import Rings
from .seats import Seats
from .servers import Servers
from .table_messages import TableMessages
from .trade import Trade
from .votes import Votes
from .words import Words

logger = logging.getLogger(__name__)


class Games:
    """All games of one database. Reading is done here, changes are made by the parts."""

    def __init__(self, store: Store, *, random: Random | None = None, most: int = 256) -> None:
        """`random` is for tests with their own dice; without it, rolls derive from each game's secret. At most `most`
        games are held in memory, about 50 KiB each."""
        self.store = store
        self.loaded = LoadedGames(store, random=random, most=most)
        self.lobby = Lobby(self.loaded)
        self.files = Files(self.loaded)
        self.notes = Notes(self.loaded)
        self.words = Words(self.loaded)
        self.play = Play(self.loaded)
        self.plans = Plans(self.loaded)
        self.trade = Trade(self.loaded)
        self.seats = Seats(self.loaded)
        self.votes = Votes(self.loaded)
        self.lifecycle = Lifecycle(self.loaded)
        self.profiles = Profiles(self.loaded)
        self.forgetting = Forgetting(self.loaded)
        self.openings = Openings(self.loaded)
        self.servers = Servers(self.loaded)
        self.reminders = Reminders(store, self.loaded)
        self.absences = Absences(store, self.reminders)
        self.followers = Followers(self.loaded)
        self.messages = Messages(self.loaded)
        self.rings = Rings(self.loaded)
        self.lists = Lists(self.loaded)
        self.table_messages = TableMessages(self.loaded)
        self.asked = store.asked
        self.stats = store.stats
        self.ratings = Ratings(store)
        self.leases = store.leases

    def now(self) -> datetime:
        """The store's clock, which is simulated along with a simulated Discord."""
        return self.store.database.now()

    @property
    def shared(self) -> bool:
        """Other processes may work on the same games."""
        return self.store.database.shared

    async def untold(self, before: datetime, ended_since: datetime) -> list[GameRecord]:
        """Games idle since `before` whose channel or players have not been shown the whole log."""
        return await self.store.games.untold(before, ended_since)

    async def game(self, game_id: int) -> GameRecord:
        """Refused: refused-no-such-game."""
        return await self.loaded.record(game_id)

    async def find(self, game_id: int) -> GameRecord | None:
        """Like `game`, but None if the game has been deleted."""
        return await self.store.games.get(game_id)

    async def game_in(self, channel_id: int) -> GameRecord | None:
        """The channel's open lobby or game."""
        return await self.store.games.open_in(channel_id)

    async def last_game_in(self, channel_id: int) -> GameRecord | None:
        """The channel's open game, or else its newest one."""
        return await self.store.games.last_in(channel_id)

    async def played_since(self, game: GameRecord) -> bool:
        """Whether a later game has started in the same channel."""
        return await self.store.games.played_since(game.channel_id, game.id)

    async def games_of(self, user_id: int) -> list[MyGame]:
        """The user's open games; those waiting for this user come first, the longest wait before the others."""
        return await self.store.games.of_user(user_id)

    async def running(self) -> list[GameRecord]:
        return await self.store.games.running()

    async def under_way(self) -> list[GameRecord]:
        """Running and paused games."""
        return await self.store.games.under_way()

    async def finished_since(self, when: datetime) -> list[GameRecord]:
        return await self.store.games.finished_since(when)

    async def open_on(self, guild_id: int) -> list[GameRecord]:
        """The lobbies and games on a server."""
        return await self.store.games.all_open_on(guild_id)

    async def count_on(self, guild_id: int) -> tuple[int, int]:
        """How many games of a server are open, and how many are over."""
        return await self.store.games.counted_on(guild_id)

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

    async def log(self, game_id: int, *, last: int | None = None, since: int = 0) -> list[LoggedRow]:
        """Rows from number `since` on, or only the `last` ones; `row.seen_by(seat)` gives their events."""
        if last is not None:
            since = max(since, await self.store.log.length(game_id) - last)
        return await self.store.log.rows(game_id, since)

    async def length(self, game_id: int) -> int:
        """The number of answers in the log, without loading the game."""
        return await self.store.log.length(game_id)

    async def versions(self, game_ids: Sequence[int]) -> dict[int, tuple[int, int]]:
        """Revision and length of each of these games' logs: whether another process has changed a game."""
        return await self.store.log.versions(game_ids)

    async def taken_back_to(self, game_id: int, revision: int) -> int | None:
        """The shortest length of the log since this revision; None if nothing was undone."""
        return await self.store.log.taken_back_to(game_id, revision)

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

    async def last_turn_of(self, game_id: int, seat: int) -> int:
        """The log's length just after the last answer given by the seat's player and what was rolled or drawn for it;
        `/recap` starts there."""
        return await self.store.log.last_by(game_id, seat)

    async def views_by_turn(self, game_id: int, seat: int | None) -> list[View]:
        """The view at the start of every turn, for a replay."""
        names = (await self.loaded.record(game_id)).names
        states = await self.store.log.checkpoints(game_id)
        return [view(load(state), seat, names=names) for _, state in states]

    async def computers_asked(self) -> list[tuple[int, int]]:
        """(game, seat) of every computer that a running game waits for; read when the bot starts."""
        return await self.store.asked.computers()
