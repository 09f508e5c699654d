"""Parses the line of an option, and compares it with what happened when the option was played."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import product
from random import Random
from typing import Any

from bot.engine import events as happened
from bot.engine.board import ARTIFACTS, COMMODITIES, FACTIONS, GOODS, RECRUITS, RESOURCES, called
from bot.engine.events import Event
from bot.engine.game import Match
from bot.engine.paths import paths
from bot.engine.prompts import CHANCE, Answer, Prompt
from bot.engine.view import View
from bot.language.words import words
from bot.players.chance import draw
from bot.wording.questions import details

W = words("en")
KINDS = {"artifact": ARTIFACTS, "commodity": COMMODITIES, "resource": RESOURCES}
COUNTED = {W.count(thing, n): (thing, n) for thing in (*GOODS, *ARTIFACTS, *KINDS) for n in range(1, 13)}
COUNTED |= {W.count(track, n): (track, n) for track in ("morale", "knowledge") for n in range(1, 7)}
OPEN = (W("would-question"), W("would-which"))
"""Lines with these texts leave something to a later choice, so they are incomplete."""
OWN_CARDS = (happened.DilemmaResolved, happened.RecruitActivated)


def told(match: Match, prompt: Prompt) -> list[str]:
    ways = [paths(match, prompt.seat, [option.id]) for option in prompt.options]
    return details(prompt, prompt.options, ways, W, match.view(prompt.seat))


# What happens


class Deeds:
    """The effect of some answers on their player, up to a draw, an own roll, a reveal or another action."""

    def __init__(self, match: Match, prompt: Prompt, answers: str | list[Answer], rng: random.Random) -> None:
        self.seat = prompt.seat
        self.paid: Counter[str] = Counter()
        self.sums: Counter[str] = Counter()
        self.steps: Counter[tuple[str, str]] = Counter()
        self.tokens: list[str] = []
        self.bumped: list[tuple[int, int]] = []
        self.kinds: set[str] = set()
        self.asked: set[int] = set()
        self.placed: happened.WorkerPlaced | None = None
        self.kept: tuple[str, ...] = ()
        fork = match.fork()
        *first, last = (answers,) if isinstance(answers, str) else answers
        for answer in first:
            self.take(fork.answer(prompt.seat, answer))
        events = fork.answer(prompt.seat, last)
        while self.take(events) and (step := self.next_answer(match, fork, rng)):
            events = fork.answer(*step)
        self.fork = fork
        self.chance, self.prompts, self.over = fork.chance, fork.prompts, fork.over
        if self.chance and self.chance.key == "artifact" and self.chance.about.get("seat") == self.seat:
            self.drawn = self.chance.count
            if self.chance.about.get("why") not in RECRUITS:
                self.sums["artifact"] += self.drawn

    def take(self, events: list[happened.Event]) -> bool:
        for e in events:
            self.kinds.add(type(e).__name__)
            if getattr(e, "seat", None) == self.seat:
                self.add(e)
            if isinstance(e, happened.AllegianceAdvanced):
                self.steps["allegiance", e.faction] += 1
            elif isinstance(e, happened.MinerMoved):
                self.steps["miner", e.faction] += 1
            if e.reveal and not (isinstance(e, OWN_CARDS) and e.seat == self.seat):
                return False
        return True

    def add(self, e: happened.Event) -> None:
        match e:
            case happened.Paid():
                self.paid.update({**e.goods, **Counter(e.artifacts)})
            case happened.GoodsGained():
                self.sums.update(e.goods)
            case happened.GoodsLost() | happened.GoodsGiven():
                self.sums.subtract(e.goods)
            case happened.ArtifactsDiscarded():
                self.sums.subtract(Counter(e.artifacts))
            case happened.MoraleChanged():
                self.sums["morale"] += e.change
            case happened.KnowledgeChanged():
                self.sums["knowledge"] += e.change
            case happened.TokenPlaced():
                self.tokens.append(e.place)
            case happened.WorkerBumped():
                self.bumped.append((e.victim, e.knowledge))
            case happened.WorkerPlaced():
                self.placed = e
            case happened.RecruitKept():
                self.kept = e.recruit
            case _:
                pass

    def next_answer(self, match: Match, fork: Match, rng: random.Random) -> tuple[int, Any] | None:
        if fork.over or fork.turn_number != match.turn_number:
            return None
        if fork.chance is not None:
            about = fork.chance.about
            bumped = fork.chance.key == "dice" and about.get("why") == "bumped"
            gift = fork.chance.key == "artifact" and about.get("seat") != self.seat
            return (CHANCE, draw(fork.chance, rng)) if bumped or gift else None
        prompt = fork.prompts[0]
        if len(fork.prompts) > 1 or prompt.ask in ("act", "trade"):
            return None
        declines = prompt.ask == "ability" and prompt.optional
        if prompt.seat != self.seat:
            self.asked.add(prompt.seat)
            amanda = prompt.key == "amanda"  # the gift to her owner is not part of the move
            return prompt.seat, "no" if declines and amanda else rng.choice(prompt.answers())
        if prompt.several or prompt.ask in ("order", "penalty", "keep", "discard"):
            return None
        return self.seat, "no" if declines else rng.choice(prompt.answers())


# What a line says


def items(text: str) -> Counter[str]:
    """`1 bliss, 2 books, and 1 gold`."""
    found: Counter[str] = Counter()
    for part in re.split(r", and |, | and ", text):
        if part == W("would-pair"):
            found["pair"] += 1
        else:
            thing, n = COUNTED[part]
            found[thing] += n
    return found


def fits(said: Counter[str], real: Counter[str]) -> bool:
    """Match things by name, then by kind; nothing may be left over."""
    left = Counter(real)
    if said["pair"]:
        return left.total() == 2 and len(+left) == 1
    for thing, n in said.items():
        if thing not in KINDS:
            left[thing] -= n
    if any(n < 0 for n in left.values()):
        return False
    kinds = Counter({kind: sum(left[thing] for thing in things) for kind, things in KINDS.items()})
    return left.total() == kinds.total() and all(said[kind] == kinds[kind] for kind in KINDS)


def alternatives(text: str) -> list[str]:
    """`a or b`, and with three or more `a, b, or c`: only then commas separate alternatives."""
    before, several, last = text.rpartition(", or ")
    return [*before.split(", "), last] if several else text.split(" or ")


def is_price(text: str, real: Counter[str]) -> bool:
    """`1 bliss and 1 food or 1 water` means a bliss and one of the others, `1 gold or 1 clay` one of the two."""
    ways = [items(way) for way in alternatives(text)]
    first = re.split(r", and |, | and ", alternatives(text)[0])
    shared = items(" and ".join(first[:-1])) if len(first) > 1 else Counter[str]()
    return any(fits(way, real) or fits(shared + way, real) for way in ways)


def signed(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    plain = re.sub(r"(?<=\+\d knowledge) \(bad\)|(?<=−\d knowledge) \(good\)", "", text)
    for part in re.split(r", and |, (?=[+−])| and (?=[+−])", plain.removesuffix(", drawn")):
        for thing, n in items(part[1:]).items():
            found[thing] += n if part[0] == "+" else -n
    return found


def gains_fit(parts: list[str], real: Counter[str], partly: bool) -> bool:
    """Whether some choice of the alternatives matches exactly what happened (or a part of it)."""
    readings: list[Counter[str]] = [Counter()]
    for part in parts:
        readings = [_plus(said, signed(way)) for said in readings for way in alternatives(part)]
    for said in readings:
        if partly:
            if all(abs(real[t]) >= abs(n) and real[t] * n > 0 for t, n in said.items() if t not in KINDS):
                return True
        elif _equal(said, real):
            return True
    return False


def _plus(one: Counter[str], other: Counter[str]) -> Counter[str]:
    total = Counter(one)
    total.update(other)
    return total


def _equal(said: Counter[str], real: Counter[str]) -> bool:
    left = Counter(real)
    for thing, n in said.items():
        if thing not in ("commodity", "resource"):
            left[thing] -= n
    for kind in ("commodity", "resource"):
        if said[kind]:
            if sum(left[t] for t in KINDS[kind]) != said[kind]:
                return False
            for thing in KINDS[kind]:
                left[thing] = 0
    return not any(left.values())


PRICE = "costs "
FIXED = {W(f"would-{end}") for end in ("add", "sacrifice", "build", "over", "again", "question", "which")}
NAMED = re.compile(
    r".+ can help$|.+ chooses?$|^then discard \d$|^draw \d .+|^worker set to \d$|^then you roll( \d dice)?$"
)
RISK = re.compile(r"^then you roll( \d dice)?: (\d+)% that a worker deserts$")
STEP = re.compile(r"^(\w+) (allegiance|miner) \+(\d+)$")
SITE = re.compile(r"^worker (\d) of (\d)$")
BUMP = re.compile(r"^bumps (.+)’s (\d)$|^bumps your own (\d)$")
FACTION = {W.faction(faction): faction for faction in FACTIONS}


def check(line: str, deeds: Deeds, view: View, whole: bool, most: int = 100) -> None:
    """`whole`: the line must be complete, unless it says that something is left to choose."""
    assert len(line) <= most
    cut = line.endswith(" …")
    parts = [part for part in line.removesuffix(" …").split(" · ") if part]
    own_roll = any(part.startswith("bumps your own") for part in parts) and any(
        part.startswith("then you roll") for part in parts
    )
    partly = not whole or cut or own_roll or any(part in OPEN for part in parts)
    gains = [part for part in parts if part[0] in "+−"]
    prices = [part for part in parts if part.startswith(PRICE)]
    assert gains_fit(gains, deeds.sums, partly), (line, deeds.sums)
    if prices and not own_roll:
        assert is_price(prices[0].removeprefix(PRICE), deeds.paid), (line, deeds.paid)
    elif not partly:
        assert not deeds.paid, (line, deeds.paid)
    tokens = [part for part in parts if part.startswith("⭐") and part != W("would-when-full")]
    assert len(tokens) <= len(deeds.tokens) and (partly or len(tokens) == len(deeds.tokens)), (
        line,
        deeds.tokens,
    )
    for place in tokens:
        named = {f"⭐ {W.thing(called(p, view.built))}" for p in deeds.tokens}
        assert place in {W("would-token-choose"), *named}, (line, deeds.tokens)
    moved = Counter[tuple[str, str]]()
    for part in parts:
        if part in gains or part in prices or part in tokens:
            continue
        if step := STEP.match(part):
            moved[step[2], FACTION[step[1]]] += int(step[3])
        else:
            check_other(part, deeds, view)
    assert all(deeds.steps[step] >= n for step, n in moved.items()), (line, deeds.steps)
    assert partly or moved == deeds.steps, (line, deeds.steps)


def check_other(part: str, deeds: Deeds, view: View) -> None:
    if bump := BUMP.match(part):
        ((victim, knowledge),) = deeds.bumped
        assert (victim == deeds.seat) == (bump[3] is not None)
        assert bump[3] is not None or bump[1] == view.players[victim].name
        assert int(bump[2] or bump[3]) == knowledge
    elif site := SITE.match(part):
        assert deeds.placed is not None
        assert int(site[1]) == len(view.workers.get(deeds.placed.space, ())) + 1
        assert int(site[2]) == view.spaces_needed
        assert (site[1] == site[2]) == (deeds.chance is not None and deeds.chance.key == "market")
    elif part == W("would-when-full"):
        assert deeds.placed is not None
        assert len(view.workers.get(deeds.placed.space, ())) + 1 < view.spaces_needed
    elif risk := RISK.match(part):
        if deeds.chance is not None and deeds.chance.key == "dice" and deeds.chance.count < 3:
            assert deserted(deeds.fork) == int(risk[2])
    elif part == W("would-add"):
        assert "WorkerGained" in deeds.kinds
    elif part == W("would-build"):
        assert deeds.chance is not None and deeds.chance.key == "market"
    elif part == W("would-over"):
        assert deeds.over or "GameWon" in deeds.kinds
    elif part == W("would-again"):
        assert deeds.prompts and deeds.prompts[0].ask == "act" and deeds.prompts[0].seat == deeds.seat
    elif part.startswith("draw ") and part.split()[2].startswith("artifact"):
        assert int(part.split()[1]) == deeds.drawn
    elif part in (W("would-hidden"), W("would-active")):
        (kept,) = deeds.kept
        me = deeds.fork.view(deeds.seat).me
        assert kept in ((me.hidden or ()) if part == W("would-hidden") else me.recruits)
    elif part.endswith("tunnel complete"):
        assert "TunnelCompleted" in deeds.kinds
    elif part.endswith("recruits activate"):
        assert "HiddenCalled" in deeds.kinds
    else:
        assert part in FIXED or NAMED.match(part), part


def deserted(match: Match) -> int:
    """The percentage of all possible rolls with which a worker deserts."""
    assert match.chance is not None
    rolls = list(product(range(1, 7), repeat=match.chance.count))
    bad = sum(
        any(isinstance(e, happened.WorkerDeserted) for e in match.fork().answer(CHANCE, list(dice)))
        for dice in rolls
    )
    return min(99, max(1, round(100 * bad / len(rolls)))) if 0 < bad < len(rolls) else 100 * (bad > 0)


def chosen(match: Match, luck: Random) -> list[Event]:
    """One answer, by chance or by a player who prefers to build and to visit markets."""
    if match.chance is not None:
        if match.chance.key == "dice":
            return match.answer(CHANCE, [luck.randint(1, 6) for _ in range(match.chance.count)])
        pool = [card for card, n in match.chance.weights.items() for _ in range(n)]
        return match.answer(CHANCE, luck.sample(pool, match.chance.count))
    prompt = luck.choice(match.prompts)
    if prompt.several:
        some = luck.sample(prompt.options, luck.randint(prompt.least, prompt.most))
        return match.answer(prompt.seat, [option.id for option in some])
    keen = [
        o for o in prompt.options if any(k in o.id for k in ("site", "market", "ark", "press", "dilemma"))
    ]
    return match.answer(prompt.seat, luck.choice(keen or prompt.options).id)
