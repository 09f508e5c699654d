"""A second game that looks the same to one seat: everything that the seat cannot know is dealt and chosen anew.

Small changes to the log are tried one after another: a hidden card is exchanged for another one, a secret choice is
made differently. A change stays if the game remains legal and the seat still sees exactly the same, row by row. So the
two games never differ in anything that the seat has seen, and the number of questions and answers is the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.engine.board import ARTIFACTS, DILEMMAS, MARKETS, RECRUITS
from bot.engine.game import Match, Row
from bot.engine.prompts import CHANCE, Prompt

from .history import History, Moment, looks_like, seen

Rows = tuple[Row, ...]
Edit = Callable[[Rows], Rows]
SECRET_CHOICES = ("recruits", "recruit_draft", "market_draft", "keep")
"""Questions whose answers nobody else learns, or not all of them."""


def twin(history: History, seat: int | None, rng: Random) -> History:
    """Another game that looks the same to this seat (None: to spectators). It is the same game if nothing is hidden."""
    moments = list(seen(history, seat))
    prompts, final = _prompts(history)
    rows = history.rows
    for edits in (
        _choices(history.rows, prompts, seat, rng),
        _pending(history.rows, final, seat, rng),
        _renamings(moments, final, seat, rng),
        _hands(history, final, seat, rng),
        _offers(history.rows, seat, rng),
    ):
        rows = _apply(replace(history, rows=rows), edits, moments, seat)
    return replace(history, rows=rows)


def telling(history: History, other: History, seat: int | None) -> int:
    """How much the two games differ in what is hidden: the more, the more a leak would show."""
    matches = [one.match() for one in (history, other)]
    hands = [match.hands for match in matches]
    options = [[len(p.options) for p in match.prompts if p.seat != seat] for match in matches]
    found = 5 * (options[0] != options[1]) + 2 * (matches[0]._given != matches[1]._given)
    for one, two in zip(*hands, strict=True):
        found += (
            2 * (one.artifacts != two.artifacts) + (one.hidden != two.hidden) + (one.dilemma != two.dilemma)
        )
    return found


def _apply(history: History, edits: Sequence[Edit], moments: list[Moment], seat: int | None) -> Rows:
    """The log after as many of these changes as possible; if all at once cannot be made, half of them are tried."""
    rows = history.rows
    for edit in edits:
        rows = edit(rows)
    if rows == history.rows or looks_like(replace(history, rows=rows), moments, seat):
        return rows
    if len(edits) == 1:
        return history.rows
    half = len(edits) // 2
    rows = _apply(history, edits[:half], moments, seat)
    return _apply(replace(history, rows=rows), edits[half:], moments, seat)


def _prompts(history: History) -> tuple[list[Prompt | None], Match]:
    """The question that each row answers, and the final position."""
    match, found = Match.new(history.options), []
    for row in history.rows:
        found.append(match.prompt_for(row.seat))
        match.answer(row.seat, row.answer, row.source)
    return found, match


def _answered(number: int, answer: Any) -> Edit:
    """One row with another answer."""
    return lambda rows: (*rows[:number], rows[number]._replace(answer=answer), *rows[number + 1 :])


def _choices(rows: Rows, prompts: list[Prompt | None], seat: int | None, rng: Random) -> list[Edit]:
    """Secret choices are made differently; of two chosen recruits, the active one is public and stays."""
    found: list[Edit] = []
    for number, (row, prompt) in enumerate(zip(rows, prompts, strict=True)):
        if prompt is None or row.seat == seat or row.key not in SECRET_CHOICES:
            continue
        active = str(row.answer).partition("+")[0] if row.key == "recruits" else ""
        others = [o.id for o in prompt.options if o.id != row.answer and o.id.startswith(active)]
        if others:
            found.append(_answered(number, rng.choice(others)))
    return found


def _pending(rows: Rows, final: Match, seat: int | None, rng: Random) -> list[Edit]:
    """Answers that wait until everybody has answered."""
    asked = {prompt.seat: prompt for prompt in final._questions.prompts}
    return [
        _answered(number, rng.choice(asked[row.seat].answers()))
        for number, row in enumerate(rows)
        if number >= len(rows) - len(final._given) and row.seat in final._given and row.seat != seat
    ]


def _renamings(moments: list[Moment], final: Match, seat: int | None, rng: Random) -> list[Edit]:
    """Recruits, tiles and dilemmas that the seat has never seen are exchanged for each other."""
    known = _words(moments)
    found: list[Edit] = []
    for keys, cards in (
        (("recruit", "recruits", "recruit_draft", "keep"), RECRUITS),
        (("market", "market_draft"), MARKETS),
        (("dilemma",), DILEMMAS),
    ):
        shown = _dilemmas(final, seat) if cards is DILEMMAS else known
        unseen = [card for card in cards if card not in shown]
        partners = rng.sample(unseen, len(unseen))
        found += [_renaming(keys, *pair, seat) for pair in zip(unseen, partners, strict=True)]
    return found


def _renaming(keys: Sequence[str], one: str, other: str, seat: int | None) -> Edit:
    names = {one: other, other: one}

    def edit(rows: Rows) -> Rows:
        return tuple(
            row._replace(answer=_renamed(row.answer, names)) if row.key in keys and row.seat != seat else row
            for row in rows
        )

    return edit


def _renamed(answer: Any, names: dict[str, str]) -> Any:
    if isinstance(answer, list):
        return [_renamed(one, names) for one in answer]
    return (
        "+".join(names.get(part, part) for part in answer.split("+")) if isinstance(answer, str) else answer
    )


def _hands(history: History, final: Match, seat: int | None, rng: Random) -> list[Edit]:
    """Cards that others still hold are exchanged for each other and for cards of the deck."""
    game = final.copy_state()
    held = {player.seat: Counter(player.artifacts) for player in game.players if player.seat != seat}
    slots = []
    for number, draw in _draws(history, seat):
        for place, card in enumerate(_cards(history.rows[number])):
            if held[draw][card]:
                held[draw][card] -= 1
                slots.append((number, place))
    deck = [card for card, n in game.artifact_deck.items() for _ in range(n)]
    if rng.random() < 0.5:
        # All of one kind, so that the deck has none of it left: its size is the same, but not what can be drawn.
        kind = rng.choice(sorted(ARTIFACTS)[:3])
        return [_drawn(slot, kind) for slot in slots]
    found: list[Edit] = []
    for slot in slots:
        if rng.random() < 0.5 and len(slots) > 1:
            found.append(_exchanged(slot, rng.choice(slots)))
        elif deck:
            found.append(_drawn(slot, rng.choice(deck)))
    return found


def _draws(history: History, seat: int | None) -> list[tuple[int, int]]:
    """(row, seat) of the draws of other players, the newest first: what they hold was mostly drawn lately."""
    match, found = Match.new(history.options), []
    for number, row in enumerate(history.rows):
        chance = match.chance
        if row.seat == CHANCE and chance is not None and chance.key == "artifact":
            found.append((number, chance.about["seat"]))
        match.answer(row.seat, row.answer, row.source)
    return [(number, drew) for number, drew in reversed(found) if drew != seat]


def _cards(row: Row) -> list[str]:
    """The cards of a draw."""
    assert isinstance(row.answer, list)
    return [str(card) for card in row.answer]


def _drawn(slot: tuple[int, int], card: str) -> Edit:
    number, place = slot

    def edit(rows: Rows) -> Rows:
        cards = _cards(rows[number])
        cards[place] = card
        return _answered(number, cards)(rows)

    return edit


def _exchanged(one: tuple[int, int], other: tuple[int, int]) -> Edit:
    def edit(rows: Rows) -> Rows:
        first, second = _cards(rows[one[0]])[one[1]], _cards(rows[other[0]])[other[1]]
        return _drawn(other, first)(_drawn(one, second)(rows))

    return edit


def _offers(rows: Rows, seat: int | None, rng: Random) -> list[Edit]:
    """What others offered each other and did not agree on: nobody else learns which cards that was about."""
    found = []
    for number, row in enumerate(rows):
        terms = row.answer.get("trade") if isinstance(row.answer, dict) else None
        if terms is None or seat in (row.seat, terms["with"]) or not set(terms["get"]) & set(ARTIFACTS):
            continue
        (get,) = terms["get"]
        other = rng.choice([card for card in ARTIFACTS if card != get])
        found.append(_answered(number, {"trade": terms | {"get": {other: terms["get"][get]}}}))
    return found


def _dilemmas(final: Match, seat: int | None) -> set[str]:
    """The dilemmas that the seat knows: its own and the resolved ones."""
    players = final.copy_state().players
    return {player.dilemma for player in players if player.seat == seat or player.dilemma_choice}


def _words(moments: list[Moment]) -> set[str]:
    """Every id that the seat has met."""
    # What lies on the table does not change much from row to row, and its text is the costly part.
    texts = [repr((moment.own, moment.events, moment.prompt)) for moment in moments]
    texts += [repr(moment.table) for moment in moments[:: max(1, len(moments) // 20)]]
    texts += [repr(moments[-1].table)] if moments else []
    return set(re.findall(r"\w+", " ".join(texts)))
