"""Games in memory: load from the log, advance to the next question, commit, and only then tell the players."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from random import Random
from typing import Any
from weakref import WeakValueDictionary

from bot.engine.events import Event, Refused
from bot.engine.game import Match, Row
from bot.engine.prompts import CHANCE, Answer, Chance
from bot.store import Conflict, Outdated, Store, StoreError
from bot.store.log import Click
from bot.store.proofs import Draw
from bot.store.records import GameRecord, Status

from .chance import Sources
from .committing import Writing
from .loaded_game import Change, LoadedGame, automatic_answer, place
from .results import Moved, Overtaken, Stale, UnplayableError

logger = logging.getLogger(__name__)

NOT_RUNNING = {
    "lobby": "refused-not-started",
    "paused": "refused-paused",
    "finished": "refused-game-over",
    "ended": "refused-game-ended",
}

OVERTAKEN = 10
"""How many times a change is retried if other processes are faster."""


class LoadedGames:
    """Shared by all parts of `Games`: the store, a lock for each game, and the games held in memory."""

    def __init__(self, store: Store, *, random: Random | None, max_loaded: int) -> None:
        self.store = store
        self.chance = Sources(store, random)
        self.max_loaded = max_loaded
        self._loaded: OrderedDict[int, LoadedGame] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def lock(self, game_id: int) -> AsyncIterator[None]:
        """Lock a game across all processes. If another process has changed the game since, the copy in memory is
        dropped. Overtaken: another process changed it in spite of the lock, and nothing was written."""
        try:
            async with self._locked(game_id):
                yield
        except Outdated as error:
            raise Overtaken() from error

    @asynccontextmanager
    async def _locked(self, game_id: int) -> AsyncIterator[None]:
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock, self.store.database.lock_game(game_id) as locked:
            loaded = self._loaded.get(game_id)
            if loaded is not None and loaded.version != locked.version:
                self.drop(game_id)
            try:
                yield
            except (StoreError, Outdated):
                self.drop(game_id)  # memory and log may differ: it is unknown what was committed
                raise
            finally:
                loaded = self._loaded.get(game_id)
                if loaded is not None:
                    loaded.version = locked.version

    # Loading
    async def record(self, game_id: int) -> GameRecord:
        record = await self.store.games.get(game_id)
        if record is None:
            raise Refused("refused-no-such-game", game=game_id)
        return record

    async def known(self, game_id: int) -> GameRecord:
        """The same, from memory if the game is there. Call with the game's lock held."""
        loaded = self._loaded.get(game_id)
        return await self.record(game_id) if loaded is None else loaded.record

    async def load(self, game_id: int) -> LoadedGame:
        """The game, from memory or restored from its log. Call with the game's lock held."""
        loaded = self._loaded.get(game_id)
        if loaded is None:
            loaded = await self._restore(await self.record(game_id))
            self.remember(loaded)
        else:
            self._loaded.move_to_end(game_id)
        return loaded

    def remember(self, loaded: LoadedGame) -> None:
        self._loaded[loaded.record.id] = loaded
        self._loaded.move_to_end(loaded.record.id)
        while len(self._loaded) > self.max_loaded:
            self._loaded.popitem(last=False)

    def drop(self, game_id: int) -> None:
        self._loaded.pop(game_id, None)

    async def _restore(self, record: GameRecord) -> LoadedGame:
        saved = await self.store.log.saved(record.id)
        if saved is None:
            raise Refused(NOT_RUNNING.get(record.status, "refused-not-started"), game=record.id)
        # The previous turn is replayed too, so that its last answer can still be undone. A finished game's newest
        # checkpoint is its end, so for such a game this is the last turn.
        longer = await self.store.log.saved(record.id, turns=2)
        match = None
        for source in (longer or saved, saved):
            try:
                match = Match.restore(source.checkpoint, source.rows)
                break
            except Exception as error:
                logger.warning("game %s does not replay from answer %s: %r", record.id, source.at, error)
        chance = await self.chance.of(record)
        loaded = LoadedGame(record, match or self._from_checkpoint(record, saved.checkpoint), chance)
        if record.status == "finished" and not loaded.match.over:
            raise UnplayableError(record.id, "its last turn does not replay")
        loaded.standing = {
            (s.seat, s.ask, s.key): s.answer for s in await self.store.standing_answers.of(record.id)
        }
        if match is None and record.status in ("running", "paused"):
            await self._restart_turn(loaded, len(saved.rows))
        return loaded

    def _from_checkpoint(self, record: GameRecord, checkpoint: str) -> Match:
        try:
            return Match.restore(checkpoint)
        except Exception as error:
            raise UnplayableError(record.id, f"its last checkpoint does not load ({error!r})") from error

    async def _restart_turn(self, loaded: LoadedGame, rows: int) -> None:
        """Undo this turn's answers, which a corrected rule no longer allows; earlier turns stay."""
        change = Change.of(loaded)
        change.why, change.taken_back = "rules_changed", rows
        self.go_on(loaded, change)
        await self.commit(loaded, change)

    async def running(self, game_id: int) -> LoadedGame:
        """Load a running game. Refused if it is not running."""
        loaded = await self.load(game_id)
        if loaded.record.status != "running":
            raise Refused(NOT_RUNNING[loaded.record.status], game=game_id)
        return loaded

    async def under_way(self, game_id: int, *statuses: Status) -> GameRecord:
        game = await self.record(game_id)
        if game.status not in (statuses or ("running", "paused")):
            raise Refused(NOT_RUNNING.get(game.status, "refused-not-started"), game=game_id)
        return game

    # Advancing
    def give(
        self, loaded: LoadedGame, change: Change, seat: int, answer: Answer, user_id: int | None, source: Any
    ) -> None:
        """Give one answer. If it raises Refused, nothing has changed."""
        match = loaded.match
        asked = match.chance if seat == CHANCE else match.prompt_for(seat)
        key = asked.key if asked is not None else ""
        events = match.answer(seat, answer, source)
        row = Row(seat, key, answer, source)
        change.rows.append((row, events, user_id))
        change.hashes.append(loaded.chance.add(change.revision, match.answers - 1, row, change.press))
        if match.checkpoint_at != change.checkpoint_at:
            change.checkpoint_at = match.checkpoint_at
            change.checkpoints[match.checkpoint_at] = match.checkpoint

    def go_on(self, loaded: LoadedGame, change: Change) -> None:
        """Roll, draw and give standing answers until a player has to be asked or the game is over."""
        match = loaded.match
        while not match.over:
            if match.chance is not None:
                self._draw(loaded, change, match.chance)
                continue
            standing = ((prompt, automatic_answer(prompt, loaded)) for prompt in match.prompts)
            fitting, answer = next(((p, a) for p, a in standing if a is not None), (None, None))
            if fitting is None or answer is None:
                return
            self.give(loaded, change, fitting.seat, answer, None, "auto")
            change.answered_for.append((fitting.seat, fitting.key, answer))

    @contextmanager
    def all_or_none(self, game_id: int, change: Change) -> Iterator[None]:
        """If the block fails halfway, drop the game from memory, where it is ahead of the log."""
        try:
            yield
        except BaseException:
            if change.rows:
                self.drop(game_id)
            raise

    def _draw(self, loaded: LoadedGame, change: Change, asked: Chance) -> None:
        change.draws.append(Draw(change.revision, loaded.match.answers, asked))
        answer = loaded.chance.answer(asked, change.revision, loaded.match.answers, change.press)
        self.give(loaded, change, CHANCE, answer, None, "chance")

    # Committing
    async def commit(self, loaded: LoadedGame, change: Change) -> Moved:
        """Commit the change and return its outcome. If that fails, the game is dropped from memory."""
        game = loaded.record
        writing = Writing(self.store, self.chance, loaded, change)
        try:
            await writing.prepare()
            async with self.store.database.transaction() as tx:
                writing.write(tx)
            if writing.changes_seats:
                loaded.record = await self.record(game.id)
            else:
                loaded.record = replace(game, revision=change.revision, turn_reset=writing.turn_reset)
        except BaseException as error:
            self.drop(game.id)
            if isinstance(error, Conflict):
                # Another process wrote to this log, or this click was committed before it was cancelled.
                raise Stale() from error
            raise
        logger.info("stored: %s", change.summary, extra={"game": game.id})
        return self.moved(loaded, change, **writing.outcome())

    def moved(self, loaded: LoadedGame, change: Change, **rest: Any) -> Moved:
        """The outcome of a change; `rest` are further fields of `Moved`."""
        now = loaded.match.hands
        return Moved(
            **place(loaded),
            first=change.first,
            facts=change.facts,
            hands_changed=frozenset(seat for seat, hand in enumerate(now) if hand != change.hands[seat]),
            taken_back=change.taken_back,
            back=change.handed_back.seat if change.handed_back else None,
            kept_since=change.handed_back.kept_since if change.handed_back else None,
            answered_for=tuple(change.answered_for),
            **rest,
        )

    async def once(
        self, game_id: int, interaction_id: int | None, act: Callable[[], Awaitable[Moved]]
    ) -> Moved:
        """Make a change under the game's lock. A click that Discord delivers twice is refused the second time, by the
        rules or because it is stored already; then the outcome of the first delivery is returned again. A change that
        the database refuses because another process was faster is computed again from the new state."""
        for _ in range(OVERTAKEN):
            try:
                return await self._once(game_id, interaction_id, act)
            except Outdated:
                logger.info("changed by another process meanwhile: computing again", extra={"game": game_id})
        raise Stale()

    async def _once(
        self, game_id: int, interaction_id: int | None, act: Callable[[], Awaitable[Moved]]
    ) -> Moved:
        async with self._locked(game_id):
            try:
                return await act()
            except Refused:
                click = None if interaction_id is None else await self.store.log.click(interaction_id)
                if click is None:
                    raise
            return await self._repeated(await self.load(game_id), click)

    async def _repeated(self, loaded: LoadedGame, click: Click) -> Moved:
        """The outcome of a click that Discord delivered twice."""
        facts: Iterable[Event] = ()
        if click.revision == loaded.record.revision:
            rows = await self.store.log.rows(loaded.record.id, click.first, click.length)
            facts = (event for row in rows for event in row.facts)
        return Moved(
            **place(loaded),
            first=click.first,
            facts=tuple(facts),
            taken_back=click.taken_back,
            duplicate=True,
        )


class Part:
    """One group of operations on games. All parts share the games in memory."""

    def __init__(self, games: LoadedGames) -> None:
        self.loaded = games
        self.store = games.store
