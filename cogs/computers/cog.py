"""Seats played by the computer: it thinks off the event loop, answers, and the change is announced. Several computers
in a row move before the channel is told, so that the board is not posted again and again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from random import SystemRandom

from discord.ext import commands

from bot.engine.events import Refused, TradeDeclined
from bot.engine.prompts import Answer, Prompt
from bot.engine.view import View
from bot.games import Moved, Position, Stale, StoreError
from bot.hosting.app import Euphoria
from bot.hosting.logs import about_game
from bot.notices import GamesFound, SeatsChanged, Sweep, hears
from bot.players.trade import KEPT_SEAT_DECLINES, consider, explain
from bot.players.weights import weights_of
from bot.store.records import GameRecord, SeatRecord
from cogs.kit.context import label
from cogs.posts import post

log = logging.getLogger(__name__)

TOO_LATE = frozenset(
    (
        "refused-stale",
        "refused-not-asked",
        "refused-paused",
        "refused-game-over",
        "refused-game-ended",
        "refused-not-a-computer",
    )
)
"""The game went on, was stopped, or the owner of the seat came back, while the computer was thinking."""

OVERDUE = 20.0
"""Seconds a process may think about one move before another may take it over: a game should not wait longer than that
for a process that died. A move made twice is refused the second time."""

AGAIN = (5, 30, 120, 600)
"""Seconds after which a computer whose answer the database did not accept tries again."""


class Computers(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.random = bot.random or SystemRandom()
        self._playing: set[int] = set()
        self._proposed: dict[int, int] = {}
        """The turn in which a computer last proposed a trade, by game: at most once a turn."""

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        await self.go_on(moved)

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        """After a start: let computers answer that were asked when the process ended. Only their games are loaded, and
        one that cannot be loaded does not hold up the others."""
        await self._wake_all()

    async def _wake_all(self) -> None:
        asked = await self.bot.games.asked.computers()
        waiting = dict.fromkeys(game_id for game_id, _ in asked if game_id not in self._playing)
        for outcome in await asyncio.gather(*map(self._wake, waiting), return_exceptions=True):
            if isinstance(outcome, Exception):
                log.error("a game did not continue after the start", exc_info=outcome)

    async def _wake(self, game_id: int) -> None:
        await self.go_on(await self.bot.games.position(game_id))

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        """A computer got a seat, or a paused game goes on."""
        await self.go_on(await self.bot.games.position(notice.game.id))

    async def go_on(self, position: Position) -> None:
        """Let computers answer until a person is asked. Only one task does so in a game, however often this is
        called."""
        game_id = position.game.id
        if game_id in self._playing or not asked_computers(position):
            return
        self._playing.add(game_id)
        try:
            with about_game(game_id):
                await self._play_alone(game_id)
        finally:
            self._playing.discard(game_id)

    async def _play_alone(self, game_id: int) -> None:
        """Only one process lets the computers of a game play. Calls that came meanwhile rely on it, so it looks once
        more after releasing the lease."""
        leases, before = self.bot.games.leases, (-1, -1)
        await asyncio.sleep(self.bot.pause)
        while await leases.claim("computers", game_id, OVERDUE):
            try:
                await self._persist(game_id)
            finally:
                with contextlib.suppress(StoreError):
                    await leases.release("computers", game_id)
            if not self.bot.games.shared:
                return
            now = await self.bot.games.position(game_id)
            if not asked_computers(now) or (now.question, now.revision) == before:
                return
            before = now.question, now.revision
            await asyncio.sleep(self.bot.pause)

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        """Take over computers whose process died."""
        await self._wake_all()

    async def _persist(self, game_id: int) -> None:
        """Try again after an error: no player could make a computer move that gave up."""
        for seconds in AGAIN:
            try:
                await self._play(game_id)
                return
            except Exception as error:
                log.exception("a computer could not move, retrying in %s seconds", seconds)
                self.bot.note_error(error)
            await asyncio.sleep(seconds)
        await self._play(game_id)

    async def _play(self, game_id: int) -> None:
        refused_at: tuple[object, ...] | None = None
        while True:
            position = await self.bot.games.position(game_id)
            if position.over:
                self._proposed.pop(game_id, None)
            asked = asked_computers(position)
            stands = (position.question, position.revision, [seat.seat for seat, _ in asked])
            if not asked or stands == refused_at:
                return
            if not await self.bot.games.leases.claim("computers", game_id, OVERDUE):
                return
            seat, prompt = asked[0]
            try:
                moved = await self._answer(position, seat, prompt)
            except Refused as refused:
                # Another answer came first, or the game was paused. Calls that came while this one was busy rely on it:
                # so look again what is asked now.
                log.info("a computer's answer came too late: %s", refused.reason)
                refused_at = stands
                continue
            self.bot.publish(moved)
            if any(isinstance(event, TradeDeclined) for event in moved.facts):
                await self._say_why_not(position.game, seat, prompt)

    async def _say_why_not(self, game: GameRecord, seat: SeatRecord, prompt: Prompt) -> None:
        """Tell a person whose offer a computer declines why."""
        if game.seats[prompt.about["seat"]].by_computer:
            return
        view = await self.bot.games.view(game.id, seat.seat)
        decision = (
            KEPT_SEAT_DECLINES
            if seat.kept
            else consider(view, prompt, weights_of(seat.level or "normal", seat.personality))
        )
        w = self.bot.words_in(game)
        await post(
            self.bot, game, w("trade-said", name=label(seat), why=explain(decision, prompt.about["get"], w))
        )

    async def _answer(self, position: Position, seat: SeatRecord, prompt: Prompt) -> Moved:
        game = position.game
        view = await self.bot.games.view(game.id, seat.seat)
        now = await self.bot.games.position(game.id)
        if (now.question, now.revision) != (position.question, position.revision):
            # The view would not be the one it was asked about.
            raise Stale
        fresh = {"question": position.question, "revision": position.revision}
        try:
            answer = await self._think(game, view, prompt, seat)
            return await self.bot.games.play.answer(game.id, seat.seat, [answer], user_id=None, **fresh)
        except Exception as error:
            if isinstance(error, StoreError) or (isinstance(error, Refused) and error.reason in TOO_LATE):
                raise
            # A game must never wait for a computer player that failed.
            log.exception("a computer player had no answer to %s", prompt.key)
            self.bot.note_error(error)
            plain = self.random.choice(prompt.answers())
            return await self.bot.games.play.answer(game.id, seat.seat, [plain], user_id=None, **fresh)

    async def _think(self, game: GameRecord, view: View, prompt: Prompt, seat: SeatRecord) -> Answer:
        if self._proposed.get(game.id) == view.turn_number:
            prompt = replace(prompt, partners=())
        level = seat.level or "normal"
        with self.bot.metrics.thought.labels(level).time():
            answer: Answer = await self.bot.thinking.decide(
                view,
                prompt,
                level,
                seat.personality,
                kept=seat.kept,
                seed=self.random.getrandbits(64),
            )
        if isinstance(answer, dict):
            self._proposed[game.id] = view.turn_number
        return answer


def asked_computers(position: Position) -> list[tuple[SeatRecord, Prompt]]:
    """Computers that have to move now. If no person plays, the game waits for one to come back."""
    if position.over or position.game.status != "running" or not position.game.attended:
        return []
    seats = position.game.seats
    return [(seats[p.seat], p) for p in position.prompts if seats[p.seat].by_computer]


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Computers(bot))
