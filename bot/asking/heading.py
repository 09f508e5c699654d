"""What stands above the choices: what the player has, what the previous answers bring, and the question."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.board import FACTION_OF
from bot.engine.prompts import Prompt
from bot.engine.view import View
from bot.language.words import Words
from bot.wording import reports

from .move import Move


class Heading(NamedTuple):
    lines: list[str]
    asks: str
    """The question itself."""


def heading(move: Move, prompt: Prompt) -> Heading:
    text, asked = move.text, move.asked
    lines = []
    if asked.restarted:
        lines.append(text("panel-reset"))
    if prompt.ask == "act" and not move.answers:
        lines.append(situation(move.view, text))
    lines += [text("panel-bullet", line=line) for line in told(move)]
    if not move.pictured:
        lines += cards_in(prompt, text, move.view)
    *before, asks = reports.question(prompt, text, move.view, asked.names).split("\n")
    if asked.planned is not None and prompt.key == "act" and not move.view.acted:
        asks = text("plan-question", turn=asked.planned)  # it is not their turn yet
    return Heading([*lines, *before], asks)


def told(move: Move) -> list[str]:
    """What the answers so far would do."""
    if move.preview is None:
        return []
    return reports.report(
        move.preview.events, move.text, move.asked.names, seat=move.seat, built=move.view.built, ahead=True
    )


def situation(view: View, w: Words) -> str:
    """What the player has, in one line."""
    me = view.me
    return w(
        "panel-you",
        workers=[w("panel-die", knowledge=worker) for worker in me.available],
        goods=me.goods,
        artifacts=me.artifact_count,
        morale=me.morale,
        knowledge=me.knowledge,
        tokens=me.tokens_placed,
    )


def cards_in(prompt: Prompt, w: Words, view: View) -> list[str]:
    """The texts of the recruits to choose from."""
    return [
        w("panel-recruit", recruit=card, faction=FACTION_OF[card], ability=w.ability(card, view.edition))
        for card in offered(prompt)
    ]


def offered(prompt: Prompt) -> list[str]:
    """The recruits to choose from, in the order of the choices."""
    if prompt.ask not in ("recruits", "recruit_draft", "keep"):
        return []
    return [*dict.fromkeys(card for o in prompt.options for card in o.id.split("+") if card in FACTION_OF)]


def beside(prompt: Prompt, view: View) -> list[str]:
    """The recruits that the player has when choosing others."""
    if prompt.ask == "recruit_draft":
        return [*prompt.about["picked"]]
    return [recruit for recruit in (*view.me.recruits, *(view.me.hidden or ())) if recruit in FACTION_OF]
