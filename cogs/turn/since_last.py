"""For a player who takes their turn after more than a day: what happened since, who is ahead, their newest note."""

from __future__ import annotations

from datetime import timedelta

from bot.engine.events import Event
from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.wording import reports
from cogs.kit.context import Playing
from cogs.kit.discord_timestamps import stamp
from cogs.kit.emoji import illustrated
from cogs.kit.public_text import begins_turn, race, signed

LONG = timedelta(days=1)
"""After so much time a player may have forgotten what they were about to do."""
LINES = 3
ROWS = 60
"""How far back the log is read: more than what happens in a round."""


async def since_last(bot: Euphoria, me: Playing, w: Words) -> str:
    """A few lines; empty if this player has acted within a day, or never yet."""
    rows = await bot.games.log.rows(me.game.id, last=ROWS)
    mine = [row for row in rows if row.seat == me.seat and row.source == "player"]
    acted = max((row.at for row in mine), default=None)
    if acted is None or bot.games.now() - acted < LONG:
        return ""
    turns: list[list[Event]] = [[]]
    for row in rows:
        if row.seq > mine[-1].seq:
            turns += [[]] if begins_turn(row) else []
            turns[-1] += row.seen_by(me.seat)
    view = await bot.games.view(me.game.id, me.seat)
    notes = await bot.games.notes.of(me.game.id, me.game.seats[me.seat].user_id or 0)

    def text_in(w: Words) -> str:
        names = signed(me.game, w)
        told = [
            line
            for turn in turns
            for line in reports.report_lines(turn, w, names, seat=me.seat, built=view.built)
        ]
        great = [line for line in told if line.great]
        lines = [w("since-last", time=stamp(acted))]
        lines += [w("panel-bullet", line=line.text) for line in (great or told)[-LINES:]]
        lines += [race(me.game, view, w)] if view.phase == "play" else []
        lines += [w("since-note", note=notes[-1].text)] if notes else []
        return "\n".join(lines)

    return illustrated(bot, w, text_in)
