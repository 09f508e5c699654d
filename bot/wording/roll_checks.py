"""The result of checking a game's rolls, in words."""

from __future__ import annotations

from bot.fair.verify import RollCheck
from bot.language.words import Words

MOST = 5
"""How many mismatches are listed."""


def roll_check_lines(check: RollCheck, w: Words) -> list[str]:
    if check.right:
        lines = [w("proof-right", draws=check.draws, answers=check.answers)]
    else:
        lines = [w("proof-not-right")]
        lines += [w("proof-wrong", what=wrong.what, seq=wrong.seq) for wrong in check.wrong[:MOST]]
        if len(check.wrong) > MOST:
            lines.append(w("proof-more", n=len(check.wrong) - MOST))
    if check.returns:
        lines.append(w("proof-returns", n=check.returns))
    if check.changed:
        lines.append(w("proof-changed", n=check.changed))
    if check.restored:
        lines.append(w("proof-renewed", n=check.restored))
    lines.append(w("proof-sealed", n=check.sealed))
    if check.withheld:
        lines.append(w("proof-withheld", n=check.withheld))
    shown = {
        "commitment": check.commitment,
        "seed": check.seed,
        "fingerprint": check.fingerprint,
    }
    lines.append(w("proof-compare", **shown))
    if check.log is not None:
        lines.append(w("proof-compare-log", digits=check.log))
    return lines
