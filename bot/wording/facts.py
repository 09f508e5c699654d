"""The results of an option for its player, read from the events of each path it can take (`bot.engine.paths`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine import events as happened
from bot.engine.board import RECRUITS
from bot.engine.paths import Path
from bot.engine.prompts import Chance
from bot.engine.view import View, printed_at
from bot.wording.odds import desertion

Things = Counter[str]
Phrase = tuple[Any, ...]
"""One fact about an option: the end of a message id, then the values of its variables."""


@dataclass(slots=True)
class Facts:
    """The results of one path for its player."""

    paid: Things = field(default_factory=Counter)
    sums: Things = field(default_factory=Counter)
    """Gains and losses: goods, cards and track levels."""
    tokens: tuple[str, ...] = ()
    steps: Counter[tuple[str, str]] = field(default_factory=Counter)
    """(track, faction) → levels."""
    phrases: tuple[Phrase, ...] = ()
    end: Phrase = ("done",)

    @property
    def drawn(self) -> int:
        return self.end[1] if self.end[0] == "draw" else 0


def facts(path: Path, seat: int, view: View, known: int = 0) -> Facts:
    """The results of a path, from event number `known` on."""
    found = Facts()
    for event in path.events[known:]:
        _add(found, event, seat, view)
    found.end = _end(path, seat, view)
    if found.drawn:
        found.sums["artifact"] += found.drawn
    return found


def _add(found: Facts, e: Any, seat: int, view: View) -> None:
    for thing, n in changes(e, seat).items():
        found.sums[thing] += n
    match e:
        case happened.Paid() if e.seat == seat:
            found.paid.update({**e.goods, **Counter(e.artifacts)})
        case happened.TokenPlaced() if e.seat == seat:
            found.tokens = (*found.tokens, e.place)
        case happened.AllegianceAdvanced():
            found.steps["allegiance", e.faction] += 1
        case happened.MinerMoved():
            found.steps["miner", e.faction] += 1
        case _:
            phrase = _phrase(e, seat, view)
            if phrase == ("active",):  # the recruit is then not hidden
                found.phrases = tuple(one for one in found.phrases if one != ("hidden",))
            if phrase is not None:
                found.phrases = (*found.phrases, phrase)
                if phrase[0] == "site" and phrase[1] < phrase[2]:
                    found.phrases = (*found.phrases, ("when-full",))


def changes(e: Any, seat: int) -> Mapping[str, int]:
    """What the event gives to or takes from the player, except prices."""
    if getattr(e, "seat", None) != seat:
        return e.goods if isinstance(e, happened.GoodsGiven) and e.to == seat else {}
    match e:
        case happened.GoodsGained():
            return e.goods
        case happened.GoodsLost() | happened.GoodsGiven():
            return {thing: -n for thing, n in e.goods.items()}
        case happened.ArtifactsDrawn():
            return {"artifact": e.count}
        case happened.ArtifactsDiscarded():
            return {card: -n for card, n in Counter(e.artifacts).items()}
        case happened.MoraleChanged():
            return {"morale": e.change}
        case happened.KnowledgeChanged():
            return {"knowledge": e.change}
        case _:
            return {}


def _phrase(e: Any, seat: int, view: View) -> Phrase | None:
    mine = getattr(e, "seat", None) == seat
    match e:
        case happened.WorkerPlaced() if printed_at(e.space).construction:
            return ("site", len(view.workers.get(e.space, ())) + 1, view.spaces_needed)
        case happened.WorkerBumped() if mine:
            return ("bump-own", e.knowledge) if e.victim == seat else ("bump", e.victim, e.knowledge)
        case happened.DieSet() if mine:
            return ("set", e.knowledge)
        case happened.WorkerGained() if mine:
            return ("add",)
        case happened.WorkerSacrificed() if mine:
            return ("sacrifice",)
        case happened.RecruitKept() if mine:
            return ("hidden",)
        case happened.RecruitActivated() if mine:
            return ("active",)
        case happened.TunnelCompleted():
            return ("complete", e.faction)
        case happened.HiddenCalled():
            return ("called", e.faction)
        case _:
            return None


def _end(path: Path, seat: int, view: View) -> Phrase:
    """How the path ends: what comes next."""
    if path.over or any(isinstance(e, happened.GameWon) for e in path.events):
        return ("over",)
    chance, prompt = path.chance, path.prompt
    if chance is not None:
        return _chance(chance, path, seat, view)
    if prompt is None:
        return ("done",)
    if prompt.seat != seat:
        return ("done",) if prompt.ask == "act" else ("other", prompt.seat)
    if prompt.ask == "discard":
        return ("discard", prompt.least)
    if prompt.ask == "retrieve":
        return ("which",)
    return ("again",) if prompt.ask == "act" else ("question",)


def _chance(chance: Chance, path: Path, seat: int, view: View) -> Phrase:
    who = chance.about.get("seat")
    match chance.key:
        case "artifact" if who == seat:
            # Cards drawn by a recruit's ability are not always all kept.
            return ("look" if chance.about.get("why") in RECRUITS else "draw", chance.count)
        case "dice" if who == seat:
            return roll(chance.count, path.events, seat, view)
        case "market":
            return ("build",)
        case "recruit":
            return ("recruits", chance.count)
        case _:
            return ("done",)


def roll(dice: int, events: Iterable[happened.Event], seat: int, view: View) -> Phrase:
    """The player's own roll, and the probability that a worker deserts. At most one deserts in a turn, so the
    probability is left out after the first action of a turn."""
    if view.acted and view.turn == seat:
        return ("roll", dice, 0)
    known = sum(view.players[seat].available) + view.players[seat].knowledge
    for e in events:
        if getattr(e, "seat", None) != seat:
            continue
        match e:
            case happened.DiceRolled():
                break
            case happened.WorkerPlaced():
                known -= e.knowledge
            case happened.DieSet():
                known += e.knowledge
            case happened.KnowledgeChanged():
                known += e.change
    return ("roll", dice, desertion(dice, known))


def beyond(one: Facts, base: Facts) -> Facts:
    """What this option brings in addition to `base`, the result of declining."""
    sums: Things = Counter()
    for thing, n in one.sums.items():
        shared = min(n, base.sums[thing], key=abs) if n * base.sums[thing] > 0 else 0
        sums[thing] = n - shared
    left = Facts(one.paid - base.paid, sums, one.tokens[len(base.tokens) :], one.steps - base.steps)
    left.phrases = tuple(phrase for phrase in one.phrases if phrase not in base.phrases)
    left.end = one.end if one.end != base.end else ("done",)
    return left
