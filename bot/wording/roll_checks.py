"""What a check of a game's rolls found, in words."""

from __future__ import annotations

from bot.fair.verify import Verdict
from data.words import Words

MOST = 5
"""So many things that do not fit are told."""


def verdict_lines(verdict: Verdict, w: Words) -> list[str]:
    if verdict.right:
        lines = [w("proof-right", draws=verdict.draws, answers=verdict.answers)]
    else:
        lines = [w("proof-not-right")]
        lines += [w("proof-wrong", what=wrong.what, seq=wrong.seq) for wrong in verdict.wrong[:MOST]]
        if len(verdict.wrong) > MOST:
            lines.append(w("proof-more", n=len(verdict.wrong) - MOST))
    if verdict.returns:
        lines.append(w("proof-returns", n=verdict.returns))
    shown = {
        "commitment": verdict.commitment,
        "seed": verdict.seed,
        "fingerprint": verdict.fingerprint,
    }
    return [*lines, w("proof-compare", **shown)]
