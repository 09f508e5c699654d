"""Tracks who may know which cards, and checks whether a text reveals more. It reads the state itself rather than a
view, so that bugs in views are found too."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

from bot.engine.board import ARTIFACTS, DILEMMAS, MARKETS, RECRUITS
from bot.engine.events import (
    ArtifactsDiscarded,
    ArtifactsShown,
    DilemmaDealt,
    DilemmaResolved,
    Event,
    Paid,
)
from bot.engine.prompts import Prompt
from bot.engine.state import Game
from bot.language.words import LANGUAGES, Words, words

WINDOW = 60
"""For how many events revealed artifacts may still be named: a message covers a few turns at most."""


DOES = ("classic", "revised", "penalty", "note", "short")


def _spellings(w: Words) -> dict[str, tuple[str, str]]:
    """Every name of a card in all its forms: spelling → (kind, id)."""
    found: dict[str, tuple[str, str]] = {}
    for kind, cards in (("recruit", RECRUITS), ("market", MARKETS)):
        for card in cards:
            # The card's effect does not count: the rules list the effects of all cards.
            does = {w(one) for form in DOES if w.has(one := f"{kind}-{card}.{form}")}
            found |= dict.fromkeys(w.forms(card) - does, (kind, card))
    for artifact in DILEMMAS:
        for text in (w.dilemma(artifact), w.dilemma(artifact, "fight"), w.dilemma(artifact, "serve")):
            found[text] = ("dilemma", artifact)
    for artifact in ARTIFACTS:
        counted = {text for text in w.forms(artifact, range(1, 7)) if re.search(r"\d", text)}
        found |= dict.fromkeys(counted, ("artifact", artifact))
    return {text.casefold(): card for text, card in found.items()}


_W = words("en")
SPELLED = {text: card for code in LANGUAGES for text, card in _spellings(words(code)).items()}
"""The spellings of all languages."""


def _wide(text: str) -> bool:
    """Whether the text is Japanese, which has no spaces between words."""
    return any(ord(char) >= 0x3040 for char in text)


STARTS: dict[str, list[str]] = {}
"""First two letters → spellings, longest first; for speed, because a game has thousands of texts."""
for _spelling in sorted(SPELLED, key=len, reverse=True):
    STARTS.setdefault(_spelling[:2], []).append(_spelling)
IDS = {card: ("recruit", card) for card in RECRUITS} | {tile: ("market", tile) for tile in MARKETS}
IDS |= {artifact: ("artifact", artifact) for artifact in ARTIFACTS}
IDENTIFIED = re.compile(r"(?<![a-z])(" + "|".join(sorted(IDS, key=len, reverse=True)) + r")(?![a-z])")
DREW = re.compile(
    r"\bdrew (?:" + "|".join(re.escape(_W.count(a, n)) for a in ARTIFACTS for n in (1, 2, 3)) + ")"
)


@lru_cache(maxsize=20_000)
def named(text: str) -> frozenset[tuple[str, str]]:
    """The cards that a text names."""
    text, found, at = text.casefold(), set(), 0
    while at < len(text):
        spelling = next((one for one in STARTS.get(text[at : at + 2], ()) if _stands(one, text, at)), None)
        if spelling is not None:
            found.add(SPELLED[spelling])
        at += len(spelling or " ")
    return frozenset(found)


def _stands(spelling: str, text: str, at: int) -> bool:
    """Whether the spelling occurs at this position as a whole word."""
    if not text.startswith(spelling, at):
        return False
    around = text[max(0, at - 1) : at] + text[at + len(spelling) : at + len(spelling) + 1]
    return _wide(spelling) or not re.search(r"\w", around)


@lru_cache(maxsize=20_000)
def identified(text: str) -> frozenset[tuple[str, str]]:
    """The cards that a text names by id."""
    return frozenset(IDS[match] for match in IDENTIFIED.findall(text.casefold()))


class Leaked(AssertionError):
    pass


@dataclass
class Secrets:
    """What has been revealed so far, to everybody and to each seat."""

    players: int
    public: set[tuple[str, str]] = field(default_factory=set)
    own: dict[int, set[tuple[str, str]]] = field(default_factory=dict)
    faces: deque[str] = field(default_factory=lambda: deque(maxlen=WINDOW))
    """Recently revealed artifacts."""

    def happened(self, facts: Iterable[Event], state: Game, prompts: Iterable[Prompt]) -> None:
        """Call it after every answer: records what was revealed, and to whom."""
        for fact in facts:
            self.faces += self._laid_open(fact)
            seat = getattr(fact, "seat", None)
            for name in fact.secret:
                known = self.own.setdefault(seat if isinstance(seat, int) else -1, set())
                kind = "dilemma" if isinstance(fact, DilemmaDealt) else ""
                known |= {(kind or IDS[card][0], card) for card in getattr(fact, name)}
        for player in state.players:
            self.public |= {("recruit", card) for card in player.recruits}
            if player.dilemma_choice:
                self.public.add(("dilemma", player.dilemma))
            mine = self.own.setdefault(player.seat, set())
            mine |= {("recruit", card) for card in player.hidden} | {
                ("artifact", a) for a in player.artifacts
            }
            mine.add(("dilemma", player.dilemma))
        self.public |= {("market", tile) for tile in state.built.values()}
        for prompt in prompts:
            offered = {part for o in prompt.options for part in re.split(r"[+#:]", o.id)}
            self.own.setdefault(prompt.seat, set()).update(IDS[part] for part in offered if part in IDS)
        if state.phase == "over":
            self.public |= {card for known in self.own.values() for card in known}

    @staticmethod
    def _laid_open(fact: Event) -> list[str]:
        match fact:
            case (
                Paid(artifacts=cards) | ArtifactsDiscarded(artifacts=cards) | ArtifactsShown(artifacts=cards)
            ):
                return list(cards)
            case DilemmaResolved(dilemma=artifact):
                return [artifact]
            case _:
                return []

    def may_know(self, seat: int | None) -> set[tuple[str, str]]:
        known = self.public | {("artifact", face) for face in self.faces}
        if seat is None:
            return known
        own = self.own.get(seat, set())
        # A dilemma names its artifact, so a player who may see the dilemma may also know that artifact's name.
        return known | own | {("artifact", card) for kind, card in own | known if kind == "dilemma"}

    def check(self, text: str, seat: int | None, *, ids: bool = False) -> None:
        """Fail if a text names a card that its reader cannot know. `ids` also looks for card ids, which must not appear
        in public custom ids or file names."""
        told = named(text) | identified(text) if ids else named(text)
        beyond = told - self.may_know(seat) if told else told
        if beyond or (seat is None and DREW.search(text)):
            raise Leaked(
                f"{sorted(beyond) or 'drawn cards'} told to {'everybody' if seat is None else seat}: {text}"
            )


def strings(value: Any) -> Iterable[str]:
    """Every string within a payload."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from strings(item)
    elif hasattr(value, "__dataclass_fields__"):
        for one in fields(value):
            yield from strings(getattr(value, one.name))
