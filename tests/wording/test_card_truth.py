"""A recruit's text is true: the amounts it names are those that its clauses change.

Every scenario is played, and the events caused by a recruit are compared with the text of that recruit in its printing.
The texts are parsed, so a wrong word is found, too. Texts in other languages must contain the same numbers as the
English ones.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.engine import events as happened
from bot.engine.board import COMMODITIES, GOODS, RECRUITS, RESOURCES, REVISED
from bot.engine.events import Event
from bot.engine.game import Match
from bot.engine.state import EDITIONS
from bot.language.words import LANGUAGES, words
from tests.scenarios.runner import find, run

W = words("en")
SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
Amount = tuple[str, int, str]
"""Verb, number and thing: `("gain", 1, "energy")`."""

VERBS = "gain|lose|pay|draw|discard|give"
THINGS = ("artifact", "commodity", "resource", "morale", "knowledge", *GOODS)
TOLD = re.compile(
    rf"\b(?P<verb>{VERBS})(?:s|ing)?\b"
    rf"|(?P<n>\d) (?:extra )?(?:of the tunnel's )?(?P<thing>{'|'.join(THINGS)}|of those two|instead)\b"
)
IN_ANOTHER_NAME = {"jefferson", "gidget", "josh", "flartner", "jacko"}
"""Recruits that change what a space or a retrieval costs or yields, so their events name that space instead."""


def told(recruit: str, edition: str) -> set[Amount]:
    """The amounts in its text, each with the preceding verb."""
    found, verb = set[Amount](), ""
    for word in TOLD.finditer(re.sub("artifacts", "artifact", W.ability(recruit, edition))):
        verb = word["verb"] or verb
        if word["n"]:
            thing = word["thing"] if word["thing"] in THINGS else "artifact"
            found.add(("pay" if verb == "give" else verb, int(word["n"]), thing))
    return found


def done(event: Event) -> Iterator[Amount]:
    match event:
        case happened.GoodsGained():
            yield from (("gain", n, good) for good, n in event.goods.items())
        case happened.GoodsLost() | happened.Paid() | happened.GoodsGiven():
            yield from (("pay", n, good) for good, n in event.goods.items())
        case happened.ArtifactsDrawn():
            yield "draw", event.count, "artifact"
        case happened.ArtifactsDiscarded():
            yield "discard", len(event.artifacts), "artifact"
        case happened.MoraleChanged():
            yield "gain" if event.change > 0 else "lose", abs(event.change), "morale"
        case happened.KnowledgeChanged():
            yield "gain" if event.change > 0 else "lose", abs(event.change), "knowledge"


@cache
def played() -> dict[tuple[str, str], set[Amount]]:
    """(recruit, printing) → everything it caused in any scenario."""
    found = defaultdict[tuple[str, str], set[Amount]](set)
    edition = ""
    answer = Match.answer

    def noting(match: Match, *given: Any) -> list[Event]:
        events = answer(match, *given)
        for event in events:
            why = getattr(event, "why", "")
            if why in RECRUITS:
                for printing in (edition,) if why in REVISED else EDITIONS:
                    found[why, printing].update(done(event))
        return events

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "answer", noting)
        for path in find([SCENARIOS]):
            edition = tomllib.loads(path.read_text("utf-8")).get("edition", "classic")
            run(path)
    return found


def names(verb: str, thing: str) -> set[str]:
    """The names that a text may use for it. Brian's food can replace bliss anywhere."""
    kinds = {"commodity": COMMODITIES, "resource": RESOURCES}
    brian = {"bliss"} if (verb, thing) == ("pay", "food") else set()
    return {thing, *(kind for kind, things in kinds.items() if thing in things)} | brian


def without_number(verb: str, thing: str, text: str) -> bool:
    return f"{verb} as much {thing}" in text or (verb == "discard" and "discard the rest" in text)


CARDS = [(recruit, edition) for recruit in RECRUITS for edition in EDITIONS]


@pytest.mark.parametrize(("recruit", "edition"), CARDS)
def test_a_recruit_does_exactly_what_its_text_says(recruit: str, edition: str) -> None:
    says, does = told(recruit, edition), played()[recruit, edition]
    for verb, n, thing in does:
        if without_number(verb, thing, W.ability(recruit, edition)):
            continue
        most = max((m for v, m, t in says if v == verb and t in names(verb, thing)), default=0)
        short = thing in (
            "morale",
            "knowledge",
            "artifact",
        )  # the end of a track or deck may reduce the number
        exact = any((verb, n, name) in says for name in names(verb, thing))
        assert exact or (short and n < most), (verb, n, thing, says)
    if recruit not in IN_ANOTHER_NAME:
        for verb, n, thing in says:
            assert any((verb, n) == (v, m) and thing in names(v, t) for v, m, t in does), (verb, n, thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recruit_has_the_same_numbers_in_every_language(language: str) -> None:
    """Except for 1, which some languages write as a word."""
    for recruit, edition in CARDS:
        numbers = [
            set(re.findall(r"[02-9]", words(code).ability(recruit, edition))) for code in ("en", language)
        ]
        assert numbers[0] == numbers[1], (recruit, edition)
