"""Pictures for many tables at once, in processor time, each kind compared with encoding the same pixels.

The 25 tables have two to six players in five languages and names of their own, and take turns, so that no two pictures
in a row are of the same game, size or language. That is what a busy bot draws in the second hour of a version, after a
start; `bench_render` measures one board that is drawn again and again.

What was tried for encoding is in `renderers/README.md`.
"""

from __future__ import annotations

import statistics

from . import Row
from .mixture import MOVES, measured

ROUNDS = 10
MOST = 2.0
"""How many times the encoder a picture of a move may take."""


def run() -> list[Row]:
    found = measured(ROUNDS)
    what = "25 tables in five languages"
    rows = []
    for kind, spent in found["later"].items():
        name = f"picture of a move ({kind}), {what}" if kind in MOVES else f"{kind}, {what}"
        target = MOST if kind == MOVES[0] else None
        rows.append(_row(name, spent["ours"], spent["encoder"], target))
    first, later = found["first"]["ours"], found["later"][MOVES[0]]["ours"]
    rows.append(_row("first picture of each table after a start, against later ones", first, later, None))
    for name, key in (("once for a version", "prepared"), ("after each start", "read")):
        rows.append(Row(f"drawn in the background, {name}", found[key], None, found[key], None, "s"))
    return rows


def _row(name: str, ours: list[float], theirs: list[float], target: float | None) -> Row:
    one, other = statistics.mean(ours), statistics.mean(theirs)
    return Row(name, one, other, one / other, target, "ms", note="processor time")
