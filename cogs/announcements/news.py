"""What a channel has not been told yet, read from the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.view import View
from bot.games import Moved, Position
from bot.store.records import GameRecord, LoggedRow, TableMessage
from cogs.kit.public_text import News, begins_turn, told

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

LAST_ROWS = 60
"""More rows (answers, rolls and draws) than the last turn of a game has."""


async def begins_at(bot: Euphoria, position: Position, table_message: TableMessage) -> int:
    """The first row since the table message was posted, or since the point to which announced answers were undone."""
    start = min(table_message.posted, position.length)
    if table_message.revision == position.revision:
        return start
    shortest = await bot.games.log.taken_back_to(position.game.id, table_message.revision)
    return start if shortest is None else min(start, shortest)


async def since(
    bot: Euphoria,
    position: Position,
    table_message: TableMessage | None,
    first: int | None = None,
    moved: Moved | None = None,
) -> News:
    """What happened since the table message was posted, turn by turn.

    `first` is the first row if nothing was announced yet; `moved` is the change just made.
    """
    if table_message is not None:
        first = await begins_at(bot, position, table_message)
    elif first is None:
        logged = await bot.games.log.rows(position.game.id, last=LAST_ROWS)
        turn = max((n for n, row in enumerate(logged) if begins_turn(row)), default=0)
        first = logged[turn].seq if logged else 0
    view = await bot.games.view(position.game.id, None)
    if moved is not None and (moved.first, moved.length, moved.revision) == (
        first, position.length, position.revision,
    ):  # fmt: skip
        events = list(moved.seen_by(None))
        return News(told(events, position.game, view, bot), events, first)
    return _report(bot, await rows(bot, position, first), position.game, view, first)


async def told_in(bot: Euphoria, table_message: TableMessage, position: Position) -> tuple[News, News]:
    """What the table message said when it was posted, and what was or will be added to it since."""
    logged = await rows(bot, position, table_message.since)
    view = await bot.games.view(position.game.id, None)
    parts = (
        [r for r in logged if r.seq < table_message.posted],
        [r for r in logged if r.seq >= table_message.posted],
    )
    before, after = (_report(bot, part, position.game, view, table_message.since) for part in parts)
    return before, after


async def rows(bot: Euphoria, position: Position, first: int) -> list[LoggedRow]:
    """Log rows, never beyond the given position: what comes after it belongs to the next news."""
    logged = await bot.games.log.rows(position.game.id, since=first)
    return [row for row in logged if row.seq < position.length]


def _report(bot: Euphoria, logged: list[LoggedRow], game: GameRecord, view: View, first: int) -> News:
    events = [event for row in logged for event in row.seen_by(None)]
    return News(told(events, game, view, bot), events, first)
