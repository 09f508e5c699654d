"""Hours of a day as people type them: `9`, `9:30`, `9 am`, `9h30`, `９時半`; and from when to when."""

from __future__ import annotations

import re

from data.folding import folded
from data.words import Words

_HOUR = re.compile(r"(am|pm|午前|午後)? ?(\d{1,2})(?:[:h](\d\d)|時(?:(\d\d?)分|(半))?)? ?(am|pm|h|u|uur|ч)?")
_TO = re.compile(r" ?(?:-|–|—|−|~|〜|から) ?| (?:to|until|a|tot|до) ")
HALVES = {"am": 0, "午前": 0, "pm": 12, "午後": 12}


def read_hour(typed: str) -> int | None:
    """Minutes after midnight."""
    found = _HOUR.fullmatch(folded(typed))
    if found is None:
        return None
    before, hour, minute = found[1], int(found[2]), int(found[3] or found[4] or 30 * bool(found[5]))
    if half := before or (found[6] if found[6] in HALVES else None):
        # Noon is 12 pm in English and 午後0時 in Japanese.
        if not (before is None or before in ("am", "pm")) <= hour <= 12:
            return None
        hour = hour % 12 + HALVES[half]
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def read_hours(typed: str) -> tuple[int, int] | None:
    """`22:00-8`, `22h à 8h`, `22時～8時`: two hours that differ."""
    text = re.sub(r"^(?:from|de|van|с) |まで$", "", folded(typed))
    ends = [read_hour(part) for part in _TO.split(text)]
    if len(ends) != 2 or ends[0] is None or ends[1] is None or ends[0] == ends[1]:
        return None
    return ends[0], ends[1]


def is_off(typed: str, w: Words) -> bool:
    """Whether the text means that no hour is wanted."""
    return folded(typed) in ("off", folded(w("profile-off")))


def clock(minutes: int) -> str:
    """Minutes after midnight, in a form that can be typed."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
