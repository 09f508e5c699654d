"""Playing (validate → advance → commit → tell), undo, rewind and standing answers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.prompts import Answer
from bot.engine.state import load
from bot.store.records import StandingAnswer

from .loaded_game import Change, LoadedGame, held_by
from .loaded_games import NOT_RUNNING, Part
from .results import Moved, Stale


class Play(Part):
    async def answer(
        self,
        game_id: int,
        seat: int,
        answers: Sequence[Answer],
        *,
        user_id: int | None,
        interaction_id: int | None = None,
        question: int | None = None,
        revision: int | None = None,
    ) -> Moved:
        """Give one or more answers, all or none of them, in one commit with the rolls that follow.

        `user_id` must hold the seat; None is the computer that plays it. `question` and `revision` come from the
        button: Stale if the game has moved on since. A roll may not come between several answers
        (refused-roll-between). Refused: by the rules, refused-paused, -game-over, -not-your-seat.
        """

        async def act() -> Moved:
            loaded = await self.loaded.running(game_id)
            holder = held_by(loaded.record, seat, user_id)
            expect(loaded, question, revision)
            change = Change.of(loaded, interaction_id)
            if holder.kept and user_id is not None:
                change.handed_back = holder
            with self.loaded.all_or_none(game_id, change):
                self._give_all(loaded, change, seat, answers, user_id)
                self.loaded.go_on(loaded, change)
            return await self.loaded.commit(loaded, change)

        return await self.loaded.once(game_id, interaction_id, act)

    def _give_all(
        self, loaded: LoadedGame, change: Change, seat: int, answers: Sequence[Answer], user_id: int | None
    ) -> None:
        source = "player" if user_id is not None else "auto"
        for number, answer in enumerate(answers):
            # The player could not know what follows a roll, and a refusal must not lead to a second roll.
            if number and loaded.match.chance is not None:
                raise Refused("refused-roll-between")
            self.loaded.give(loaded, change, seat, answer, user_id, source)

    async def undo(
        self,
        game_id: int,
        seat: int,
        *,
        user_id: int | None,
        interaction_id: int | None = None,
        question: int | None = None,
        revision: int | None = None,
    ) -> Moved:
        """Undo the seat's last answer, unless something was rolled or revealed since. `question` and `revision` work as
        in `answer`: the button of an older question cannot undo a later answer."""

        async def act() -> Moved:
            loaded = await self.loaded.running(game_id)
            held_by(loaded.record, seat, user_id)
            expect(loaded, question, revision)
            refusal = loaded.match.undo_refusal(seat)
            if refusal is not None:
                raise refusal
            change = Change.of(loaded, interaction_id)
            try:
                change.taken_back = loaded.match.undo(seat)
            except BaseException:
                self.loaded.drop(game_id)
                raise
            change.why, change.undone_by = "undo", user_id
            change.first = loaded.match.answers
            return await self.loaded.commit(loaded, change)

        return await self.loaded.once(game_id, interaction_id, act)

    async def undo_refusal(self, game_id: int, seat: int) -> Refused | None:
        async with self.loaded.lock(game_id):
            return (await self.loaded.load(game_id)).match.undo_refusal(seat)

    async def rewind(self, game_id: int, to: int, *, interaction_id: int | None = None) -> Moved:
        """Shorten the log to length `to` (see `turn_starts`), even past rolls and reveals. Callers must have
        everybody's consent."""

        async def act() -> Moved:
            loaded = await self.loaded.load(game_id)
            if loaded.record.status not in ("running", "paused"):
                raise Refused(NOT_RUNNING[loaded.record.status], game=game_id)
            saved = await self.store.log.saved(game_id, to)
            if saved is None or to >= loaded.match.answers:
                raise Refused("refused-no-such-turn")
            change = Change.of(loaded, interaction_id)
            change.why = "rewind"
            change.taken_back = loaded.match.answers - to
            change.first = to
            try:
                loaded.match = Match.restore(saved.checkpoint, saved.rows)
                change.checkpoint_at = loaded.match.checkpoint_at
                self.loaded.go_on(loaded, change)
            except BaseException:
                self.loaded.drop(game_id)
                raise
            return await self.loaded.commit(loaded, change)

        return await self.loaded.once(game_id, interaction_id, act)

    async def turn_starts(self, game_id: int) -> list[tuple[int, int, int]]:
        """Possible targets of a rewind: (log length, turn number, seat), newest first."""
        states = [(at, load(state)) for at, state in await self.store.log.checkpoints(game_id)]
        return [(at, state.turn.number, state.turn.seat) for at, state in reversed(states)]

    async def was_rewound(self, game_id: int, to: int, revision: int) -> bool:
        """Whether the log of that revision was rewound by vote to exactly this length."""
        return await self.store.log.rewound_to(game_id, revision) == to

    async def is_voted_back(self, game_id: int, revision: int) -> bool:
        """Whether this revision of the log is the result of a rewind by vote."""
        return await self.store.log.rewound_to(game_id, revision - 1) is not None

    # Standing answers
    async def set_standing(
        self, game_id: int, standing: StandingAnswer, *, user_id: int, interaction_id: int | None = None
    ) -> Moved:
        """Answer this question for the seat from now on, including a question that is open already."""
        async with self.loaded.lock(game_id):
            loaded = await self.loaded.load(game_id)
            held_by(loaded.record, standing.seat, user_id)
            async with self.store.database.transaction() as tx:
                self.store.standing_answers.set(tx, game_id, standing)
            loaded.standing[standing.seat, standing.ask, standing.key] = standing.answer
            change = Change.of(loaded, interaction_id)
            if loaded.record.status == "running":
                with self.loaded.all_or_none(game_id, change):
                    self.loaded.go_on(loaded, change)
            if not change.rows:
                return self.loaded.moved(loaded, change)
            return await self.loaded.commit(loaded, change)

    async def clear_standing(
        self, game_id: int, seat: int, ask: str | None = None, key: str | None = None
    ) -> int:
        """Delete one standing answer or all of the seat; return their number."""
        async with self.loaded.lock(game_id):
            async with self.store.database.transaction() as tx:
                cleared = self.store.standing_answers.clear(tx, game_id, seat, ask, key)
            self.loaded.drop(game_id)
            return cleared.count


def expect(loaded: LoadedGame, question: int | None, revision: int | None) -> None:
    """Refuse a button that belongs to an earlier question or was posted before an undo."""
    if (question is not None and question != loaded.match.question) or (
        revision is not None and revision != loaded.record.revision
    ):
        raise Stale(reset_turn=loaded.record.turn_reset)
