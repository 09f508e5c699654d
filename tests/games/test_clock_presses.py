"""Nothing that a player presses without making a move gives them more time."""

from __future__ import annotations

import contextlib
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.engine.prompts import propose
from bot.games import Games, Refused
from bot.store.records import StandingAnswer
from tests.databases import wait_for

from .helpers import NAMES, USERS, open_games
from .timekeeping import ADA, ANOTHER, DAY, HOUR, Time, act, asked, on_turn

pytestmark = pytest.mark.slow


class Presser:
    """One player who is on turn, does everything but finish it, and lets time pass. The other player does nothing."""

    def __init__(self, games: Games, clock: Time, game: int, file: Path) -> None:
        self.games, self.clock, self.game, self.file = games, clock, game, file

    async def wait(self) -> None:
        self.clock.passes(HOUR)

    async def wait_long(self) -> None:
        self.clock.passes(11 * HOUR)

    async def leave(self) -> None:
        await self.games.seats.keep(self.game, 0)

    async def come_back(self) -> None:
        await self.games.seats.hand_back(self.game, ADA)

    async def move(self) -> None:
        await act(self.games, self.game, 0, ANOTHER)

    async def undo(self) -> None:
        await self.games.play.undo(self.game, 0, user_id=ADA)

    async def offer_trade(self) -> None:
        await self.games.trade.offer(self.game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=ADA)

    async def withdraw_offers(self) -> None:
        for offer in await self.games.offers.open(self.game):
            await self.games.trade.withdraw(self.game, offer.id, 0, user_id=ADA)

    async def ask_a_computer_to_trade(self) -> None:
        offered = propose(2, {"gold": 1}, {"stone": 1})
        await self.games.play.answer(self.game, 0, [offered], user_id=ADA)
        await self.games.play.answer(self.game, 2, ["no"], user_id=None)

    async def go_away(self) -> None:
        await self.games.absences.add(ADA, self.clock.at, self.clock.at + 2 * DAY)

    async def rest_on_weekends(self) -> None:
        await self.games.absences.every_week(ADA, weekends=True)

    async def rest_in_the_morning(self) -> None:
        await self.games.absences.every_week(ADA, not_before=9 * 60)

    async def end_absence(self) -> None:
        await self.games.absences.back(ADA)

    async def change_time_zone(self) -> None:
        zone = (await self.games.profiles.get(ADA)).time_zone
        other = "Pacific/Auckland" if zone == "Pacific/Honolulu" else "Pacific/Honolulu"
        await self.games.profiles.change(ADA, time_zone=other)

    async def set_quiet_hours(self) -> None:
        await self.games.profiles.change(ADA, quiet_from=0, quiet_to=23 * 60)

    async def propose_a_pause(self) -> None:
        vote = await self.games.votes.open(self.game, "pause", user_id=ADA)
        assert not vote.passed, "the other player has not agreed"

    async def propose_live_play(self) -> None:
        vote = await self.games.votes.open(self.game, "live", user_id=ADA)
        assert not vote.passed, "the other player has not agreed"

    async def set_standing_answer(self) -> None:
        standing = StandingAnswer(0, "trade", "trade:1", "no")
        await self.games.play.set_standing(self.game, standing, user_id=ADA)

    async def change_language(self) -> None:
        await self.games.lifecycle.set_language(self.game, "fr")

    async def restart_the_bot(self) -> None:
        await self.games.store.close()
        self.games = await open_games(self.file)
        self.clock.rule(self.games)


PRESSES = [name for name in vars(Presser) if not name.startswith("_")]
ABSENCES = ("go_away", "rest_on_weekends", "rest_in_the_morning")


@settings(max_examples=80)
@given(presses=st.lists(st.sampled_from(PRESSES), max_size=25))
@example(["wait", "leave", "come_back"])
@example(["wait", "move", "wait", "undo", "move", "wait_long", "undo"])
@example(["wait", "ask_a_computer_to_trade", "wait"])
def test_no_press_makes_a_deadline_later(tmp_path_factory: pytest.TempPathFactory, presses: list[str]):
    """Only absences do, and no longer than the table allows in all."""
    wait_for(_press_all(tmp_path_factory.mktemp("clock") / "games.sqlite3", presses))


async def _press_all(file: Path, presses: list[str]) -> None:
    games = await open_games(file)
    clock = Time(games)
    game = await on_turn(games, 3)
    await games.seats.vacate(game, 2, name=NAMES[2])
    assert (await games.game(game)).seats[0].user_id == USERS[0] == ADA
    ada = Presser(games, clock, game, file)
    away, left = False, DAY
    for press in presses:
        was_asked = [one for one in await ada.games.asked.of(game) if one.seat == 0]
        before = clock.at
        with contextlib.suppress(Refused):
            await getattr(ada, press)()
        away = away or press in ABSENCES
        if was_asked:
            left -= clock.at - before
        if any(one.seat == 0 for one in await ada.games.asked.of(game)):
            due = (await asked(ada.games, game)).due_at
            assert due is not None
            if away:
                assert due <= clock.at + left + timedelta(days=7), (press, presses)
            else:
                assert due == clock.at + left, (press, presses)
    await ada.games.store.close()
