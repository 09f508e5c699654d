"""Whether and how to use a recruit's ability: its benefit minus its cost."""

from __future__ import annotations

from bot.engine.board import COMMODITIES, DESERTION, RESOURCES
from bot.engine.prompts import Option, Prompt
from bot.players.valuation import AT_LEAST, Mind

_CARDS = {"laura": 2}
_DRAWERS = frozenset("maxime laura phil jonathan_artist kyle flavio bradley zong reitz sheppard pete".split())
"""Recruits whose "yes" draws artifacts: one, unless _CARDS has a higher number."""
_DIGGERS = frozenset(("dave", "xander"))
"""Recruits whose "yes" gives one more of the tunnel's resource."""


def using(mind: Mind, prompt: Prompt, option: Option) -> float:
    """The value of one option of an "ability" question; declining has the value 0."""
    if option.id == "no":
        return 0.0
    about = prompt.about
    if about.get("gift"):
        return mind.gain["bliss"] if prompt.key == "zong" else mind.cards_drawn(1)
    return _brings(mind, prompt, option.id) - _costs(mind, prompt)


def _costs(mind: Mind, prompt: Prompt) -> float:
    about = prompt.about
    cost = -mind.morale(-about["morale"]) if about.get("morale") else 0.0
    if about.get("knowledge"):
        cost -= mind.knowledge(about["knowledge"])
    for good, n in about.get("goods", {}).items():
        cost += mind.hold[good] * n
    return cost


def _brings(mind: Mind, prompt: Prompt, choice: str) -> float:
    recruit = prompt.key
    if choice in COMMODITIES or choice in RESOURCES:
        worth = mind.gain[choice]
        return worth - _sacrifice(mind, recruit) if prompt.about.get("moment") == "retrieving" else worth
    if choice == "morale":
        return mind.morale(1)
    if choice == "knowledge":
        return mind.knowledge(-1)
    if choice.isdecimal():
        return _die(mind, int(choice), recruit)
    if recruit in _DRAWERS:
        return _drawn(mind, _CARDS.get(recruit, 1), prompt.about.get("morale", 0)) - (recruit == "zong") * 0.5
    if recruit in _DIGGERS:
        return max(mind.gain[resource] for resource in RESOURCES)
    return _brings_more(mind, recruit, choice)


def _brings_more(mind: Mind, recruit: str, choice: str) -> float:
    revised = mind.situation.edition == "revised"
    match recruit:
        case "esme":
            book = revised and choice == "book"
            tracks = mind.knowledge(-2) + mind.morale(2) if book else max(mind.knowledge(-1), mind.morale(1))
            return mind.gain["energy"] * (1.8 if book else 1) + tracks - mind.hold[choice]
        case "jacko":
            return mind.w.token - sum(mind.hold[card] for card in choice.split("+"))
        case "nakagawa":
            return mind.advance("euphorian") if revised else mind.w.token - worker_lost(mind)
        case "chase":
            return 2 * max(mind.gain[resource] for resource in RESOURCES) - worker_lost(mind)
        case "gidget":
            return mind.knowledge(-2) - mind.morale(2)
        case "geek":
            return (0.6 if revised else 0.35) * mind.gain["card"]
        case "jonathan_gambler":
            # Draws three cards and keeps only equal ones: a pair in four of nine cases.
            return 0.6 * mind.cards_drawn(1) if revised else 0.44 * mind.w.pair - 0.8 * mind.cards_drawn(1)
    return 0.1


def _drawn(mind: Mind, count: int, morale: int) -> float:
    """The value of cards drawn after paying morale, which lowers the hand limit first."""
    fit = max(0, min(count, mind.me.morale - morale - len(mind.cards)))
    return fit * mind.gain["card"] + (count - fit) * 0.3


def worker_lost(mind: Mind) -> float:
    """The future value of a worker that is given up for good."""
    return 0.7 * mind.w.worker * max(0.25, mind.stage)


def _sacrifice(mind: Mind, recruit: str) -> float:
    """The net cost of giving up a retrieved worker, for some recruits in exchange for four food or bliss."""
    good = mind.gain["food" if recruit == "pete" else "bliss"] if recruit in ("pete", "sheppard") else 0.0
    return worker_lost(mind) - 2.8 * good


def _die(mind: Mind, die: int, recruit: str) -> float:
    """The value of choosing a die instead of rolling it: it avoids desertion and may complete a double."""
    me = mind.me
    left = DESERTION - me.knowledge - sum(me.available)
    worth = AT_LEAST[1][min(25, max(0, left))] * worker_lost(mind)
    if die >= left:
        return -worker_lost(mind)
    if die in me.available and "fountain" not in mind.suffers:
        worth += mind.w.double
    worth -= 0.05 * die
    if recruit == "amanda":
        worth -= mind.hold["bliss"] + (0.5 if mind.situation.edition == "classic" else 0.0)
    return worth
