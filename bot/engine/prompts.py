"""The questions that players, or chance, can be asked. The rules ask by awaiting one."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from types import coroutine
from typing import Any, Literal, NamedTuple, TypedDict

from .events import Refused

CHANCE = -1
"""The seat number of chance, which rolls dice and draws cards."""

Ask = Literal[
    "act",  # what to do with the turn
    "retrieve",  # which workers are retrieved (several)
    "retrieve_pay",  # what is paid for retrieving
    "price",  # how to pay
    "benefit",  # which of several gains
    "authority",  # where to place the token
    "discard",  # which artifacts to discard (several)
    "penalty",  # which good a market takes
    "keep",  # which drawn card to keep
    "ability",  # whether, and how, a recruit's ability is used
    "order",  # which of several abilities comes first
    "trade",  # accept an offer?
    "recruits",  # set-up: which recruit is active, which hidden
    "recruit_draft",
    "market_draft",
    "track_draft",
]
"""The kinds of questions. Each has one kind of component in Discord; no card has its own."""

Terms = TypedDict("Terms", {"with": int, "give": dict[str, int], "get": dict[str, int]})
"""A trade: the other seat, what is given, and what is wanted in return."""


class Proposal(TypedDict):
    """The answer that offers a trade before acting."""

    trade: Terms


def propose(to: int, give: Mapping[str, int], get: Mapping[str, int]) -> Proposal:
    return {"trade": {"with": to, "give": dict(give), "get": dict(get)}}


Answer = str | list[str] | list[int] | Proposal
"""An option's id; a list of ids where several are chosen; a trade; for chance the dice or cards."""


class Option(NamedTuple):
    """One legal answer. `things` is what is chosen; `uses` the recruits whose abilities are needed for it.

    `instead_of` is the printed price of a construction site's space, if something else is paid.
    """

    id: str
    things: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    instead_of: str = ""


YES, NO = Option("yes"), Option("no")


@dataclass(slots=True, frozen=True)
class Prompt:
    seat: int
    ask: Ask
    key: str
    """The kind of question, or the id of the recruit whose ability asks."""
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    about: Mapping[str, Any] = field(default_factory=dict)
    """Data for the question's text: `space`, `recruit`, `why`, `count`…"""
    partners: tuple[int, ...] = ()
    """Seats to whom a trade may be offered instead of answering."""

    def seen_by(self, seat: int | None) -> Prompt:
        """Without its options, which may name hidden cards, unless this seat is asked."""
        return self if seat == self.seat else replace(self, options=(), about={}, partners=())

    @property
    def several(self) -> bool:
        return self.least != 1 or self.most != 1

    @property
    def optional(self) -> bool:
        return any(option.id in ("no", "stop") for option in self.options)

    def option(self, answer: str) -> Option | None:
        for option in self.options:
            if option.id == answer:
                return option
        return None

    def answers(self) -> list[Answer]:
        """Every legal answer, except trades."""
        if not self.several:
            return [option.id for option in self.options]
        ids = [option.id for option in self.options]
        return [list(chosen) for n in range(self.least, self.most + 1) for chosen in combinations(ids, n)]


@dataclass(slots=True, frozen=True)
class Chance:
    """A roll of dice, or a draw from a deck whose order is not decided yet."""

    key: Literal["dice", "artifact", "recruit", "market", "dilemma", "lot"]
    count: int
    weights: Mapping[str, int] = field(default_factory=dict)
    """The number of each card in the deck; empty for dice."""
    about: Mapping[str, Any] = field(default_factory=dict)
    seat: int = CHANCE

    def from_outside(self) -> Chance:
        """Without the contents of the deck, which would reveal what other players hold."""
        return replace(self, weights={})


class Questions(NamedTuple):
    """All questions open at one moment: one prompt, several simultaneous ones, or chance."""

    prompts: tuple[Prompt, ...]
    chance: Chance | None = None


@coroutine
def ask(prompt: Prompt) -> Generator[Questions, Any, Any]:
    """Ask one player. With only one option nobody is asked, except for the action of a turn and for a trade: an
    automatic refusal would reveal that the partner does not have the cards."""
    if len(prompt.options) == 1 and not prompt.several and prompt.ask not in ("act", "trade"):
        return prompt.options[0].id
    if prompt.least == prompt.most == len(prompt.options) and prompt.several:
        return [option.id for option in prompt.options]
    answers = yield Questions((prompt,))
    return answers[prompt.seat]


@coroutine
def ask_all(prompts: list[Prompt]) -> Generator[Questions, Any, dict[int, Any]]:
    """Ask several players simultaneously. Returns when all have answered."""
    answers: dict[int, Any] = yield Questions(tuple(prompts))
    return answers


@coroutine
def ask_chance(chance: Chance) -> Generator[Questions, Any, list[Any]]:
    answers = yield Questions((), chance)
    drawn: list[Any] = answers[CHANCE]
    return drawn


def check_several(prompt: Prompt, answer: Answer) -> list[str]:
    """The chosen options in their stored form, or a refusal that names its reason."""
    if isinstance(answer, str):
        answer = [answer]
    if not isinstance(answer, (list, tuple)):
        raise Refused("refused-not-an-option")
    chosen = [one for one in answer if isinstance(one, str) and prompt.option(one)]
    if len(set(chosen)) != len(answer):
        raise Refused("refused-not-an-option")
    if not prompt.least <= len(chosen) <= prompt.most:
        exactly = str(prompt.least == prompt.most)
        raise Refused("refused-how-many", least=prompt.least, most=prompt.most, exactly=exactly)
    return chosen


def check_chance(chance: Chance, answer: Answer) -> list[int] | list[str]:
    """Dice or cards that can have been rolled or drawn."""
    if not isinstance(answer, (list, tuple)) or len(answer) != chance.count:
        raise Refused("refused-chance")
    if chance.key == "dice":
        dice = [die for die in answer if type(die) is int and 1 <= die <= 6]
        if len(dice) == chance.count:
            return dice
    else:
        cards = [card for card in answer if isinstance(card, str)]
        if len(cards) == chance.count and all(cards.count(c) <= chance.weights.get(c, 0) for c in cards):
            return cards
    raise Refused("refused-chance")
