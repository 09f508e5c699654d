"""What reminders and the daily list say."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle, ui

from bot.language.words import Words
from cogs.kit.controls import Key, button, rows
from cogs.kit.discord_timestamps import stamp
from cogs.reminders import waiting
from cogs.reminders.waiting import Wait


def line(wait: Wait, now: datetime, w: Words) -> str:
    """What waits for the user, since when, and until when."""
    due = w("remind-no-limit")
    if wait.due is not None:
        due = w("remind-late" if wait.due <= now else "remind-due", time=stamp(wait.due))
    what = w("remind-turn" if wait.kind == "turn" else "remind-asked", channel=f"<#{wait.game.channel_id}>")
    since = w("remind-since", time=stamp(wait.since))
    return w("told-together", sentences=[what, since, due])


def buttons(waits: Sequence[Wait], w: Words) -> ui.View:
    """A turn button for each game, and *later*."""
    if len(waits) > 1:
        later = button(Key("later"), w("remind-later"))
        return waiting.buttons(list(waits), w, later) or rows(later)
    [wait] = waits
    assert wait.key is not None
    word = "announce-take-turn" if wait.kind == "turn" else "announce-answer"
    later = button(Key("later", wait.game.id), w("remind-later"))
    return rows(button(wait.key, w(word), ButtonStyle.primary), later)


def reminders(waits: Sequence[Wait], now: datetime, w: Words) -> tuple[str, ui.View | None]:
    """A reminder of several games."""
    return "\n".join(line(wait, now, w) for wait in waits), buttons(waits, w)


def digest(waits: Sequence[Wait], now: datetime, w: Words) -> tuple[str, ui.View | None]:
    """The daily list."""
    lines = [w("digest-title"), *(f"• {waiting.line(wait, w, now)}" for wait in waits)]
    return "\n".join(lines), waiting.buttons(list(waits), w)


LISTS = {"reminders": reminders, "digest": digest}
PAST = {"reminders": "remind-past-private", "digest": "digest-past"}
"""What a list says when nothing on it waits any more, or a newer one lists it."""
