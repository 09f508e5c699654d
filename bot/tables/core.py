"""The tables: every way to change or look at a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from random import Random, SystemRandom
from typing import Any

from bot.engine.game import Preview
from bot.engine.prompts import Answer
from bot.engine.state import Edition, Variant
from bot.engine.view import View
from bot.store import Store
from bot.store.records import (
    GameRecord,
    Level,
    LoggedRow,
    MyGame,
    Offer,
    Pace,
    StandingAnswer,
    Vote,
    VoteKind,
)

from .results import Moved, Position


class Tables:
    def __init__(self, store: Store, *, random: Random | None = None, most: int = 64) -> None:
        """`random` rolls and shuffles (the system's own unless a test brings a seeded one); at most `most` games
        are held in memory."""
        self.store = store
        self.random = random or SystemRandom()
        self.most = most

    # --- the lobby -------------------------------------------------------------------------------------------
    async def open_lobby(
        self, *, guild_id: int | None, channel_id: int, host_id: int, name: str, pace: Pace = "day"
    ) -> GameRecord:
        """A new lobby with its host in the first seat. Raises ChannelTaken where a game is open."""
        raise NotImplementedError

    async def join(self, game_id: int, user_id: int, name: str, colour: str | None = None) -> GameRecord:
        """Refused: refused-lobby-closed, -already-seated, -table-full, -colour-taken."""
        raise NotImplementedError

    async def leave_lobby(self, game_id: int, user_id: int) -> GameRecord:
        """Give up the seat in a lobby. The host may leave too: the next person is host then, and with nobody
        left the lobby ends."""
        raise NotImplementedError

    async def set_colour(self, game_id: int, seat: int, colour: str) -> GameRecord:
        raise NotImplementedError

    async def add_computer(
        self, game_id: int, *, name: str, level: Level = "normal", personality: str | None = None
    ) -> GameRecord:
        raise NotImplementedError

    async def remove_computer(self, game_id: int, seat: int) -> GameRecord:
        raise NotImplementedError

    async def change_lobby(
        self,
        game_id: int,
        *,
        edition: Edition | None = None,
        variants: Sequence[Variant] | None = None,
        pace: Pace | None = None,
        hints: bool | None = None,
    ) -> GameRecord:
        raise NotImplementedError

    async def start(self, game_id: int, *, user_id: int | None, interaction_id: int | None = None) -> Moved:
        """Begin the game: refused-too-few with one seat. Set-up's rolls and deals are in the same commit."""
        raise NotImplementedError

    async def rematch(self, game_id: int, *, host_id: int) -> GameRecord:
        """A lobby in the same channel with the same people, computers, printing and pace."""
        raise NotImplementedError

    async def stale_lobbies(self, older_than: timedelta) -> list[GameRecord]:
        """Lobbies nothing happened in for so long; `end(id, "stale")` closes one."""
        raise NotImplementedError

    # --- looking ---------------------------------------------------------------------------------------------
    async def game(self, game_id: int) -> GameRecord:
        """Refused: refused-no-such-game."""
        raise NotImplementedError

    async def game_in(self, channel_id: int) -> GameRecord | None:
        """The lobby or game that is open in a channel."""
        raise NotImplementedError

    async def last_game_in(self, channel_id: int) -> GameRecord | None:
        """The open game, or else the newest that was played here."""
        raise NotImplementedError

    async def games_of(self, user_id: int) -> list[MyGame]:
        """Every open game with this player, those that wait for them first, the longest wait first."""
        raise NotImplementedError

    async def position(self, game_id: int) -> Position:
        raise NotImplementedError

    async def view(self, game_id: int, seat: int | None) -> View:
        raise NotImplementedError

    async def preview(self, game_id: int, seat: int, answers: Sequence[Answer]) -> Preview:
        """What these answers would do; nothing changes."""
        raise NotImplementedError

    async def log(self, game_id: int, *, last: int | None = None, since: int = 0) -> list[LoggedRow]:
        """Rows from number `since` on, or the `last` few; `row.seen_by(seat)` gives their events."""
        raise NotImplementedError

    async def last_turn_of(self, game_id: int, seat: int) -> int:
        """The log's length after this seat's own last answer: `/recap` is `log(since=…)` from there."""
        raise NotImplementedError

    async def views_by_turn(self, game_id: int, seat: int | None) -> list[View]:
        """The table at the start of every turn, for a replay."""
        raise NotImplementedError

    # --- playing ---------------------------------------------------------------------------------------------
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

        `user_id` must hold the seat; None is the computer that plays it. `question` and `revision` are what the
        button carried: Stale if the game has gone on. Several answers may not reach across a roll
        (refused-roll-between). Refused: whatever the rules refuse, refused-paused, -game-over, -not-your-seat.
        """
        raise NotImplementedError

    async def undo(
        self, game_id: int, seat: int, *, user_id: int | None, interaction_id: int | None = None
    ) -> Moved:
        """Take back the seat's last answer, as far as nothing was rolled or revealed since."""
        raise NotImplementedError

    async def turn_starts(self, game_id: int) -> list[tuple[int, int, int]]:
        """Where a rewind may go: (log length, turn number, seat), newest first."""
        raise NotImplementedError

    async def rewind(self, game_id: int, to: int, *, interaction_id: int | None = None) -> Moved:
        """Take the log back to length `to`, past rolls and reveals: only with everybody's consent."""
        raise NotImplementedError

    async def acknowledge_reset(self, game_id: int) -> None:
        """The table was told that a turn is asked anew."""
        raise NotImplementedError

    async def set_standing(self, game_id: int, standing: StandingAnswer) -> Moved:
        """From now on this is answered for the seat at once; if it is asked right now, now."""
        raise NotImplementedError

    async def clear_standing(
        self, game_id: int, seat: int, ask: str | None = None, key: str | None = None
    ) -> int:
        """Ask again: one standing answer, or all of the seat's. Returns how many there were."""
        raise NotImplementedError

    async def standing(self, game_id: int, seat: int) -> list[StandingAnswer]:
        raise NotImplementedError

    # --- trade -----------------------------------------------------------------------------------------------
    async def offer_trade(
        self,
        game_id: int,
        seat: int,
        to: int,
        give: Mapping[str, int],
        get: Mapping[str, int],
        *,
        user_id: int | None,
        counter_of: int | None = None,
    ) -> Offer:
        """Offer a trade, or answer one by another (`counter_of`). One of the two must be on turn. `give` is what
        `seat` gives; what the other holds is checked only when they accept."""
        raise NotImplementedError

    async def offers(self, game_id: int, seat: int | None = None) -> list[Offer]:
        """Open offers, of or to `seat`."""
        raise NotImplementedError

    async def accept_trade(
        self,
        game_id: int,
        offer_id: int,
        seat: int,
        *,
        user_id: int | None,
        interaction_id: int | None = None,
    ) -> Moved:
        """The other side agrees: proposal and yes are one commit. Refused: refused-offer-gone, or the rules' own."""
        raise NotImplementedError

    async def decline_trade(self, game_id: int, offer_id: int, seat: int, *, user_id: int | None) -> Offer:
        raise NotImplementedError

    async def withdraw_trade(self, game_id: int, offer_id: int, seat: int, *, user_id: int | None) -> Offer:
        raise NotImplementedError

    # --- the people ------------------------------------------------------------------------------------------
    async def open_vote(
        self,
        game_id: int,
        kind: VoteKind,
        *,
        user_id: int,
        about: int | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> Vote:
        """Open a vote, the opener's yes in it; one open vote of a kind and seat. What it decides the caller does."""
        raise NotImplementedError

    async def cast(self, vote_id: int, user_id: int, yes: bool) -> Vote:
        """A voice, or another than before. A vote that is decided is closed: `passed` tells how."""
        raise NotImplementedError

    async def votes(self, game_id: int) -> list[Vote]:
        """Those still open."""
        raise NotImplementedError

    async def close_vote(self, vote_id: int) -> Vote:
        raise NotImplementedError

    async def replace(self, game_id: int, seat: int, *, user_id: int, name: str) -> GameRecord:
        """Somebody else takes over a seat with all it holds."""
        raise NotImplementedError

    async def keep(self, game_id: int, seat: int, *, level: Level = "normal") -> GameRecord:
        """A computer keeps the seat until its owner acts."""
        raise NotImplementedError

    async def hand_back(self, game_id: int, user_id: int) -> int | None:
        """The owner is here again. Returns the log's length when the computer took over, or None if it had not."""
        raise NotImplementedError

    async def vacate(self, game_id: int, seat: int, *, level: Level = "normal", name: str) -> GameRecord:
        """The player leaves for good: the seat is a computer's, until somebody replaces it."""
        raise NotImplementedError

    async def pause(self, game_id: int) -> GameRecord:
        raise NotImplementedError

    async def resume(self, game_id: int) -> GameRecord:
        """Time limits begin anew."""
        raise NotImplementedError

    async def end(self, game_id: int, why: str) -> GameRecord:
        """Close a lobby or break a game off: no winner, no statistics."""
        raise NotImplementedError

    async def rename(self, user_id: int, name: str) -> None:
        """A player has a new display name."""
        raise NotImplementedError

    async def forget(self, user_id: int, *, name: str) -> list[GameRecord]:
        """Delete a person's data: seats in stored games become anonymous ones called `name`, the rest goes.
        Returns the open games this changed (a computer plays on there)."""
        raise NotImplementedError

    # --- the clock -------------------------------------------------------------------------------------------
    async def computers_asked(self) -> list[tuple[int, int]]:
        """(game, seat) of every computer the games wait for, for a start after a stop."""
        raise NotImplementedError

    async def now(self) -> datetime:
        raise NotImplementedError
