"""What happened, turn by turn, in words: for the log, and for players who come back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.events import (
    Event,
)
from bot.engine.view import View
from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.store.records import GameRecord
from bot.wording import reports
from bot.wording.chronicle import Turn, turn_line, turns_in
from cogs.kit.context import names_of
from cogs.kit.discord_timestamps import stamp
from cogs.kit.limits import MAX_MESSAGE
from renderers.highlights import MOVES

ROWS_A_TURN = 12
"""More log rows than a turn usually takes: how far back to read at first."""


def moves_in(events: Iterable[Event]) -> list[list[Event]]:
    """Each move with its results. Events before the first move are a list of their own, perhaps empty."""
    moves: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, MOVES):
            moves.append([])
        moves[-1].append(event)
    return moves


def told(events: Sequence[Event], w: Words, game: GameRecord, view: View) -> str:
    lines = reports.report(events, w, names_of(game), seat=view.seat, built=view.built)
    return reports.together(lines, w)


async def last_turns(bot: Euphoria, game: GameRecord, seat: int | None, n: int) -> list[Turn]:
    """The newest turns, read from the end of the log and only as far back as needed."""
    last = n * ROWS_A_TURN
    while True:
        rows = await bot.games.log.rows(game.id, last=last)
        turns = turns_in((row.at, row.seen_by(seat)) for row in rows)
        whole = not rows or rows[0].seq == 0
        if whole or len(turns) > n:
            # The oldest one read may be incomplete.
            return (turns if whole else turns[1:])[-n:]
        last *= 2


def log_line(turn: Turn, w: Words, game: GameRecord, view: View, *, plain: bool = False) -> str:
    what = told(turn.events, w, game, view)
    if not what:
        return ""
    time = f"{turn.at:%Y-%m-%d %H:%M}" if plain else stamp(turn.at)
    line = turn_line(turn, time, what, w)
    return line.replace("**", "") if plain else line


async def recap_text(
    bot: Euphoria, game: GameRecord, seat: int | None, since: int, w: Words, until: int | None = None
) -> tuple[str, list[list[Event]]]:
    """What happened from log length `since` on (up to length `until`), as `seat` saw it: the text, and the moves it
    numbers."""
    view = await bot.games.view(game.id, seat)
    rows = [row for row in await bot.games.log.rows(game.id, since=since) if until is None or row.seq < until]
    first, *moves = moves_in(event for row in rows for event in row.seen_by(seat))
    lines = [text for text in [told(first, w, game, view)] if text]
    numbered = [
        w("history-move", number=number, what=told(move, w, game, view))
        for number, move in enumerate(moves, start=1)
    ]
    if not lines and not numbered:
        return "", []
    # After a long absence the newest moves are told and the older ones counted. The picture has the same numbers.
    room = MAX_MESSAGE - 600 - sum(map(len, lines))
    shown: list[str] = []
    for line in reversed(numbered):
        room -= len(line) + 1
        if room < 0:
            lines.append(w("history-earlier", n=len(numbered) - len(shown)))
            break
        shown.insert(0, line)
    shown_moves = [move if number >= len(moves) - len(shown) else [] for number, move in enumerate(moves)]
    return "\n".join([*lines, *shown]), shown_moves


async def round_ago(bot: Euphoria, game: GameRecord) -> int:
    """The log's length when the last round began, for spectators."""
    starts = await bot.games.play.turn_starts(game.id)
    at = starts[min(len(game.seats), len(starts) - 1)][0] if starts else 0
    return at
