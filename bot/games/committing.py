"""What a change of a game writes, subject by subject, all in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.state import dump
from bot.store import Store
from bot.store.database import Result, Transaction
from bot.store.log import Click
from bot.store.records import PACES, AskedRecord, Kind, Message, Profile
from bot.time.clocks import Clocks, asked_now, clocks_going_on

from .chance import Sources
from .loaded_game import Change, LoadedGame, next_up, people_asked, waits_of
from .results import nonce_of


@dataclass(slots=True)
class Writing:
    """A change on its way into the database: read what it needs, write it, then tell what came of it."""

    store: Store
    chance: Sources
    loaded: LoadedGame
    change: Change
    profiles: Mapping[int, Profile] = field(default_factory=dict)
    clocks: Clocks = field(default_factory=dict)
    asked: list[AskedRecord] = field(default_factory=list)
    next_seat: int | None = None
    charged: Result = field(default_factory=Result)
    rung: Result = field(default_factory=Result)
    after: Result = field(default_factory=Result)

    @property
    def new_turn(self) -> bool:
        return bool(self.change.checkpoints)

    @property
    def turn_reset(self) -> bool:
        """Whether the panel mentions a reset of the turn: during that turn only."""
        before = self.loaded.record.turn_reset and bool(self.change.why or not self.new_turn)
        return self.change.why == "rules_changed" or before

    @property
    def changes_seats(self) -> bool:
        """Whether the game's record differs afterwards in more than its revision."""
        change = self.change
        return bool(
            change.starts or change.handed_back or self.loaded.match.over or self.charged.count or self.clocks
        )

    async def prepare(self) -> None:
        """Read what decides what is written. Call with the game's lock held."""
        game, match, change = self.loaded.record, self.loaded.match, self.change
        now = self.store.database.now()
        users = [seat.user_id for seat in game.seats if seat.user_id is not None]
        self.profiles = await self.store.profiles.of(users)
        if not change.starts:
            self.clocks = await clocks_going_on(
                self.store, game, match, question=change.question, turn=change.turn, why=change.why
            )
        people = people_asked(self.loaded, change)
        self.asked = asked_now(game, match, people, self.profiles, now, self.clocks)
        self.next_seat = next_up(self.loaded, self.profiles, now)

    def write(self, tx: Transaction) -> None:
        if self.change.starts:
            self._start(tx)
        if self.change.why:
            self._take_back(tx)
        self._log(tx)
        self._plans(tx)
        self._offers(tx)
        self._presence(tx)
        self._waits(tx)
        self._messages(tx)
        if self.loaded.match.over:
            self._end(tx)
        self.after = self.store.plans.after_move(tx, self.loaded.record.id)

    def _start(self, tx: Transaction) -> None:
        game = self.loaded.record
        self.store.games.update(tx, game.id, status="running", started_at=self.store.database.now())
        self.chance.begin(tx, game, self.loaded.chance, self.change.mixed)
        self.store.messages.retire(tx, game.id, Kind.LOBBY)

    def _take_back(self, tx: Transaction) -> None:
        game, change = self.loaded.record, self.change
        self.store.log.take_back(tx, game.id, change.first, game.revision, change.why)
        self.store.rings.take_back(tx, game.id, change.first)
        self.store.punctuality.taken_back(tx, game, change.first, self.loaded.match.question)
        self.store.games.update(tx, game.id, revision=change.revision, turn_reset=self.turn_reset)
        self.store.plans.go_back(tx, game.id, change.first, change.revision)

    def _log(self, tx: Transaction) -> None:
        """The answers, rolls and checkpoints, and the press behind them."""
        game, change, log = self.loaded.record, self.change, self.store.log
        if not change.why and self.turn_reset != game.turn_reset:
            self.store.games.update(tx, game.id, turn_reset=self.turn_reset)
        log.append(tx, game.id, change.first, change.rows, change.press, change.hashes)
        self.chance.note(tx, game, self.loaded.chance, change.draws)
        for at, state in change.checkpoints.items():
            log.save_checkpoint(tx, game.id, at, state)
        if change.press is not None:
            length = self.loaded.match.answers
            log.add_click(
                tx, change.press, Click(game.id, game.revision, change.first, length, change.taken_back)
            )

    def _plans(self, tx: Transaction) -> None:
        """The played plan, in the same commit as its answers; plans for turns that are over go."""
        game, match, plans = self.loaded.record, self.loaded.match, self.store.plans
        if self.change.plan is not None:
            record, used = self.change.plan
            plans.play(tx, record, used, self.change.first)
        if self.new_turn or match.over:
            at = min(self.change.checkpoints, default=match.answers)
            plans.turn_begins(tx, game.id, match.turn_number + match.over, at, self.change.revision)
        if match.over:
            plans.drop(tx, game.id)

    def _offers(self, tx: Transaction) -> None:
        if self.change.trade is not None:
            self.store.offers.close(tx, self.change.trade, "accepted")
        if self.new_turn or self.change.why or self.loaded.match.over:
            self.store.offers.expire(tx, self.loaded.record.id)

    def _presence(self, tx: Transaction) -> None:
        """Players who answer in person are present: they get a kept seat back, and nobody else may take it."""
        game, change = self.loaded.record, self.change
        if change.handed_back is not None:
            seat = change.handed_back.seat
            self.store.games.update_seat(tx, game.id, seat, kept=False, kept_since=None, level=None)
            self.store.votes.note_back(tx, change.handed_back, game.id)
        for seat in change.by_hand:
            self.store.free_seats.close(tx, game.id, seat)
        self.store.punctuality.answered(tx, game, change.by_hand)

    def _waits(self, tx: Transaction) -> None:
        """Who is asked now. The time of clocks that go on counts once; those that nothing can bring back go."""
        game, match, change = self.loaded.record, self.loaded.match, self.change
        limit, stopped = PACES[game.clock], self.store.asked.stopped
        self.charged = self.store.asked.set(tx, game.id, match.question, self.asked, limit, turn=change.turn)
        for going_on in self.clocks.values():
            stopped.give_back(tx, game.id, going_on)
        if match.over or change.why in ("rewind", "rules_changed"):
            stopped.forget(tx, game.id)
        elif self.new_turn:
            stopped.forget(tx, game.id, turn=match.turn_number)

    def _messages(self, tx: Transaction) -> None:
        """What will be posted is on record before it is tried."""
        game, change = self.loaded.record, self.change
        if self.next_seat is not None and self.new_turn:
            # Sent together with the announcement of the move, or at the next start of the bot.
            self.store.messages.set(tx, game.id, Message(Kind.NEXT, self.next_seat, 0, 0))
        if any(one.user_id is not None for one in self.asked):
            # A person is asked, so the table message will be posted or edited.
            nonce = nonce_of(game, change.revision, self.loaded.match.answers)
            self.store.table_messages.may_post(tx, game.id, nonce)
            if not game.live:  # then everybody sees it without a ping
                self.rung = self.store.rings.claim_question(tx, game.id)

    def _end(self, tx: Transaction) -> None:
        """The results for the statistics, and the final state so that the game can still be viewed."""
        game, match = self.loaded.record, self.loaded.match
        self.store.games.update(tx, game.id, status="finished", ended_at=self.store.database.now())
        for seat, player in enumerate(match.view(None).players):
            result = {"tokens_left": player.tokens_left, "recruits": player.recruits}
            self.store.games.update_seat(tx, game.id, seat, won=seat in match.winners, **result)
        self.store.log.save_checkpoint(tx, game.id, match.answers, dump(match.copy_state()))
        self.store.log.keep_only_seated(tx, game.id)
        self.store.votes.break_off(tx, game.id)
        self.store.free_seats.close(tx, game.id)

    def outcome(self) -> dict[str, Any]:
        """Fields of `Moved`, once the transaction is committed."""
        game, match, change = self.loaded.record, self.loaded.match, self.change
        follows = {row["what"] for row in self.after.rows}
        planned = {row["seat"] for row in self.after.rows if row["what"] == "plan"}
        alarms = [at for one in self.asked for at in (one.remind_at, one.notice_at) if at is not None]
        waits = None
        if match.question != change.question:
            waits = waits_of(game, self.asked, self.profiles, planned)
        return {
            "new_turn": self.new_turn,
            "alarm": min(alarms, default=None),
            "waits": waits,
            "rung": frozenset(row["user_id"] for row in self.rung.rows) - {change.undone_by or 0},
            "plans": bool(follows & {"plan", "report"}),
            "listed": "listed" in follows,
            "away": any(profile.away for profile in self.profiles.values()),
        }
