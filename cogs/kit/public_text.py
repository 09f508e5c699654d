"""The text of a game's public message: what happened, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.engine.events import Event, TurnStarted
from bot.engine.view import View
from bot.games import Position
from bot.language.words import Words
from bot.store.records import AskedRecord, GameRecord, LoggedRow, SeatRecord, TableMessage
from bot.wording import reports
from cogs.kit.context import label, mention, names_of
from cogs.kit.discord_timestamps import stamp
from cogs.kit.emoji import illustrated, with_icons
from cogs.kit.limits import MAX_LAYOUT

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

TOGETHER = {"recruits", "recruit_draft", "market_draft"}
"""Questions to everybody at once."""

ROOM_FOR_ICONS = 3000
"""News longer than this has no icons, to leave room for the question in the same message."""


def over_text(game: GameRecord, w: Words) -> str:
    """What a lobby's message says when the lobby has ended."""
    if game.started_at is None:
        if game.ended_why == "stale":
            return w("lobby-stale", alone=str(len(game.humans) < 2))
        return w("lobby-closed")
    return w("lobby-started", names=w.list([mention(seat) for seat in game.seats]))


def signed(game: GameRecord, w: Words) -> dict[int, str]:
    """Names by seat, each behind the sign of its pieces if the text has icons."""
    return {seat.seat: w("player-signed", name=label(seat), colour=seat.colour) for seat in game.seats}


@dataclass(slots=True)
class News:
    """What happened, as the channel is told and as the board highlights it."""

    lines: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    since: int | None = None
    """The first log row it covers; None if it covers none."""

    def __add__(self, more: News) -> News:
        return News(self.lines + more.lines, self.events + more.events, self.since)


def begins_turn(row: LoggedRow) -> bool:
    return any(isinstance(event, TurnStarted) for event in row.facts)


def up_to_date(table_message: TableMessage, position: Position) -> bool:
    """Whether the channel was told everything."""
    return (table_message.length, table_message.revision) == (position.length, position.revision)


def people_awaited(position: Position) -> set[int]:
    """Seats of people the game waits for."""
    return {seat for seat in position.waiting if not position.game.seats[seat].by_computer}


def together(position: Position) -> bool:
    """Whether everybody is asked at once."""
    return any(prompt.ask in TOGETHER for prompt in position.prompts)


def waited(position: Position) -> list[SeatRecord]:
    return [position.game.seats[seat] for seat in position.waiting]


def told(
    events: Iterable[Event], game: GameRecord, view: View, bot: Euphoria, w: Words | None = None
) -> list[str]:
    """Public lines, a report for each turn: what players did in small print, the news large."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, TurnStarted):
            turns.append([])
        turns[-1].append(event)

    def text_in(w: Words) -> str:
        names = signed(game, w)
        lines = (line for turn in turns for line in reports.report_lines(turn, w, names, built=view.built))
        return "\n".join(line.text if line.great else w("announce-routine", line=line.text) for line in lines)

    return illustrated(bot, w or bot.words_in(game), text_in, ROOM_FOR_ICONS).splitlines()


async def asking(bot: Euphoria, position: Position, view: View, w: Words, reader: int | None) -> str:
    """Whose turn it is, what the game waits for, and until when: in private, for the player of this seat or for a
    spectator."""
    asked = await bot.games.asked.of(position.game.id)
    return whose_move(position, view, w, asked, others=reader not in position.waiting)


def whose_move(
    position: Position, view: View, w: Words, asked: Sequence[AskedRecord], *, others: bool = False
) -> str:
    """The same as the channel reads it. `others`: not addressed to whoever is asked."""
    game, form = position.game, ".others" if others else ""
    seats = waited(position)
    names = w.list([mention(seat) for seat in seats])
    kinds = {prompt.ask for prompt in position.prompts}
    if kinds & TOGETHER:
        lines = [w("announce-choosing", what=next(iter(kinds & TOGETHER)), players=names)]
    elif view.phase == "setup":
        lines = [w(f"announce-starts{form}", player=names)]
    elif position.waiting == (position.turn,):
        lines = [w(f"announce-turn{form}", player=names, number=view.turn_number)]
    else:
        ask, turn = next(iter(kinds)), names_of(game)[position.turn]
        lines = [w(f"announce-asked{form}", player=names, ask=ask, turn=turn)]
    due = [one.due_at for one in asked if one.due_at is not None]
    if due:
        lines.append(w("announce-due", time=stamp(min(due))))
    return "\n".join(lines)


def end_of_table_message(
    bot: Euphoria, position: Position, view: View, w: Words, asked: Sequence[AskedRecord]
) -> str:
    """Whose move it is, the race, and the digits of the log."""
    lines = [whose_move(position, view, w, asked)]
    if view.phase == "play":
        lines.append(race(position.game, view, with_icons(bot, w)))
    return with_digits("\n".join(lines), position.digits, w)


def race(game: GameRecord, view: View, w: Words) -> str:
    """The race to ten tokens, the leader first; on a tie, in the order of seats."""
    names = signed(game, w)
    ahead = sorted(view.players, key=lambda player: player.tokens_left)
    each = [w("race-player", name=names[player.seat], tokens=player.tokens_placed) for player in ahead]
    return w("race", players=each)


def with_digits(text: str, digits: str | None, w: Words) -> str:
    """The text and, below it, the digits of the log's running hash: who rewrites the log contradicts them."""
    return text if digits is None else f"{text}\n{w('proof-digits', digits=digits)}"


def fitting(news: list[str], end: str, most: int = MAX_LAYOUT) -> str:
    """As much of the newest news as fits, in a layout if nothing else is said; the question always."""
    room = most - len(end) - 4
    lines: list[str] = []
    for line in reversed(news):
        if room < len(line) + 1:
            lines.append("…")
            break
        lines.append(line)
        room -= len(line) + 1
    return "\n".join([*reversed(lines), *([""] if lines else []), end])
