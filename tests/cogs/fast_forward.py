"""Advances games directly through `bot.games`, without Discord, so that a test can begin at the interesting point."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.engine.board import ARTIFACTS, RECRUITS
from bot.engine.state import Game
from bot.engine.view import View, view
from bot.games import Moved, Position
from bot.notices import event_of
from bot.players import choose
from bot.store.records import GameRecord, SeatRecord
from tests.cogs.table import Table
from tests.games.helpers import a_first_turn, stand_at
from tests.waiting import until


async def answer_once(table: Table, position: Position, rng: Random) -> Moved:
    """Give one answer for a player who is asked, chosen by a simple policy."""
    games = table.bot.games
    prompt = rng.choice(position.prompts)
    seen = await games.view(position.game.id, prompt.seat)
    given = choose(seen, prompt, rng, "easy")
    user = position.game.seats[prompt.seat].user_id
    return await games.play.answer(position.game.id, prompt.seat, [given], user_id=user)


async def announce(table: Table, moved: Moved) -> None:
    """Run everything that follows when a person makes a move with a button, and wait for it."""
    for listener in table.bot.extra_events[f"on_{event_of(Moved)}"]:
        await listener(moved)
    await table.env.settle()


async def play_on(
    table: Table, *, turns: int | None = None, seed: int = 1, until: Callable[[Moved], bool] | None = None
) -> Position:
    """Play some turns, or to the end, without announcing anything."""
    rng = Random(seed)
    position: Position = await table.position()
    began = 0
    while not position.over:
        moved = await answer_once(table, position, rng)
        began += moved.new_turn
        position = moved
        if (turns is not None and began >= turns) or (until is not None and until(moved)):
            break
    return position


async def finish(table: Table, seed: int = 1) -> Moved:
    """Play to the end and announce the end."""
    rng = Random(seed)
    position: Position = await table.position()
    while True:
        moved = await answer_once(table, position, rng)
        if moved.over:
            await announce(table, moved)
            return moved
        position = moved


async def set_position(table: Table, change: Callable[[Game], None]) -> Position:
    """Set the running game to a turn of the first seat, changed as the test needs it."""
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    await nobody_was_asked(table)
    return await stand_at(table.bot.games, game, change)


async def nobody_was_asked(table: Table) -> None:
    """Whoever is asked next is pinged."""
    with table.env.time_context():
        await table.bot.store.database.write("DELETE FROM rings WHERE subject = 'question'")


async def an_hour_later(table: Table) -> None:
    """What was pinged for may be pinged for again. On PostgreSQL, letting an hour pass takes long."""
    with table.env.time_context():
        await table.bot.store.database.write("UPDATE rings SET at = at - 3600, occasion = 'earlier'")


def crowded_end() -> tuple[GameRecord, View]:
    """Six players with long names at the end of a game, each with the maximum number of cards."""
    state = a_first_turn(6)
    state.phase = "over"
    state.winners = [0]
    names = [f"{'W' * 31}{seat}" for seat in range(6)]
    for player in state.players:
        player.artifacts, player.dilemma = list(ARTIFACTS), "bifocals"
        player.recruits = list(RECRUITS[player.seat * 8 : player.seat * 8 + 4])
        player.hidden = list(RECRUITS[player.seat * 8 + 4 : player.seat * 8 + 6])
    now = datetime(2026, 1, 1, tzinfo=UTC)
    seats = tuple(SeatRecord(1, seat, 10**18 + seat, name, "red") for seat, name in enumerate(names))
    game = GameRecord(
        1, 1, 1, 1, "finished", "classic", (), "day", True, 0, False, None, now, now, now, seats
    )
    return game, view(state, None, names=names)


async def told_later(table: Table, game_id: int = 1) -> None:
    """Wait until everything about a game has been sent to Discord."""
    await until(lambda: not table.bot.untold.waits(game_id))


async def show(table: Table, position: Position | None = None) -> None:
    """Post the current table in the channel; `position` names the game, which is needed if it may be over."""
    position = position or await table.position()
    announcements: Any = table.bot.get_cog("Announcements")
    with table.env.time_context():
        await announcements.announcer.show_again(position.game.id)
    await table.env.settle()
    await nobody_was_asked(table)  # the record of who is asked is from before `set_position`


def two_workers(state: Game) -> None:
    for player in state.players:
        player.available = [2, 5]


def a_double(state: Game) -> None:
    for player in state.players:
        player.available = [2, 2]
