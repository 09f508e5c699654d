"""The texts of a question: the question itself, its choices, their results, and why an answer was refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.engine import events as happened
from bot.engine.board import MARKET_PRICE, RECRUITS, ROLL_PENALTY, called
from bot.engine.events import Refused
from bot.engine.paths import Path
from bot.engine.prompts import Option, Prompt
from bot.engine.view import View
from bot.language.words import ARTIFACTS, GOODS, Words
from bot.wording.outcomes import lines

if TYPE_CHECKING:
    from bot.engine.game import Preview, Stop

LABEL = 80
"""Discord's limit for the label of a button."""
DETAIL = 100
"""Discord's limit for the description of a menu entry."""


def clip(text: str, most: int) -> str:
    """Cut a text that is too long at the end of a word, with an ellipsis."""
    if len(text) <= most:
        return text
    head, _, _ = text[:most].rpartition(" ")
    return (head or text[: most - 1]).rstrip(" ,;·") + "…"


# The question


def question(prompt: Prompt, w: Words, view: View, names: Mapping[int, str] | None = None) -> str:
    """The question and its reason, in one or two sentences."""
    match prompt.ask:
        case "act":
            return _act(prompt, w, view)
        case "ability" if "gift" in prompt.about:
            return w(f"ask-gift-{prompt.key}", name=_name(view.turn, view, names))
        case "ability":
            return _ability(prompt, w, view)
        case "price" | "benefit":
            return _at(prompt, w, view)
        case "discard":
            return _discard(prompt, w)
        case "penalty":
            tile = prompt.about["tile"]
            return w("ask-penalty", tile=tile, rolled=ROLL_PENALTY[tile])
        case "keep":
            recruits = all(option.id in RECRUITS for option in prompt.options)
            return w("ask-keep" if recruits else "ask-keep-card")
        case "trade":
            about = prompt.about
            name = _name(about["seat"], view, names)
            return w("ask-trade", name=name, give=about["give"], get=about["get"])
        case _:
            return w(f"ask-{prompt.ask}")


def _name(seat: int, view: View, names: Mapping[int, str] | None) -> str:
    return (names or {}).get(seat, view.players[seat].name)


def _discard(prompt: Prompt, w: Words) -> str:
    """Discarding because of the hand limit, or because of a card."""
    about = prompt.about
    count = about.get("count", prompt.most)
    if "limit" in about:
        return w("ask-discard", count=count, limit=about["limit"], hand=about["hand"])
    return w("ask-discard-recruit", count=count, recruit=about["why"])


def _act(prompt: Prompt, w: Words, view: View) -> str:
    if prompt.key in RECRUITS:
        return w("ask-act-recruit", recruit=prompt.key, knowledge=prompt.about["new"])
    return w("ask-act-double", knowledge=view.double) if view.acted else w("ask-act")


def _at(prompt: Prompt, w: Words, view: View) -> str:
    """`What do you pay …`, naming the space or card that asks."""
    space = prompt.about.get("space", "")
    if space:
        return w(f"ask-{prompt.ask}", space=called(space, view.built))
    if "dilemma" in prompt.about:
        return w("ask-price-dilemma", artifact=prompt.about["dilemma"])
    return w("ask-price-recruit", recruit=prompt.about["recruit"])


def _ability(prompt: Prompt, w: Words, view: View) -> str:
    """The recruit's name, what it does, why it applies now, and what it would cost."""
    about, recruit = prompt.about, prompt.key
    head = w("ask-ability", recruit=recruit, ability=w.ability(recruit, view.edition))
    costs = {cost: about[cost] for cost in ("morale", "knowledge", "goods") if about.get(cost)}
    if not prompt.optional:
        asks = w("ask-ability-choose")
    elif len(costs) == 1:
        asks = w(f"ask-ability-{next(iter(costs))}", **costs)
    else:
        asks = w("ask-ability-use")
    moment = f"why-{about.get('moment', '')}"
    return f"{head}\n{w('ask-ability-why', why=w(moment), ask=asks) if w.has(moment) else asks}"


# Its choices


def label(prompt: Prompt, option: Option, w: Words, view: View) -> str:
    """The label of a choice, in at most 80 characters."""
    return clip(_label(prompt, option, w, view), LABEL)


def _label(prompt: Prompt, option: Option, w: Words, view: View) -> str:
    match prompt.ask:
        case "act":
            return _act_label(prompt, option, w, view)
        case "retrieve":
            space, knowledge = option.things
            return w("choice-worker", knowledge=knowledge, space=called(space, view.built))
        case "retrieve_pay":
            return w("choice-free") if option.id == "free" else w("choice-goods", goods={option.id: 1})
        case "authority":
            return w("choice-things", things=[called(option.id, view.built)])
        case "ability":
            return _ability_label(prompt, option, w)
        case "trade":
            return w("choice-accept" if option.id == "yes" else "choice-refuse")
        case "recruits":
            active, hidden = option.id.split("+")
            return w("choice-recruits", active=active, hidden=hidden)
        case "track_draft":
            track, level = option.id.split(":")
            return w("choice-track", track=track, level=level)
        case _:
            return _things_label(option, w)


def _act_label(prompt: Prompt, option: Option, w: Words, view: View) -> str:
    match option.id.split(":"):
        case ["place", knowledge, space]:
            return w("choice-place", knowledge=knowledge, space=called(space, view.built))
        case ["dilemma", side]:
            return w(f"choice-dilemma-{side}", dilemma=f"dilemma_{view.me.dilemma}")
        case ["retrieve"]:
            return w("choice-retrieve")
        case _:
            return w("choice-decline" if prompt.key in RECRUITS else "choice-stop")


def _ability_label(prompt: Prompt, option: Option, w: Words) -> str:
    match option.id:
        case "yes" if "gift" in prompt.about:
            return w("choice-yes")
        case "yes":
            return w("choice-use", recruits=[prompt.key])
        case "no":
            return w("choice-decline")
        case "knowledge":
            return w("choice-knowledge-less")
        case "morale":
            return w("choice-morale-more")
        case number if number.isdecimal():
            return w("choice-set", knowledge=number)
        case _:
            return _things_label(option, w)


def _things_label(option: Option, w: Words) -> str:
    """Goods and cards are counted, anything else is named; plus the recruits that the choice uses."""
    if option.uses and not option.things:
        return w("choice-use", recruits=option.uses)
    parts = option.things or (option.id,)
    things = [thing.partition("#")[0] for part in parts for thing in part.split("+")]
    uses = [recruit for recruit in option.uses if recruit not in things]
    if option.instead_of:
        text = w("choice-instead", goods=Counter(things), price=option.instead_of)
    elif all(thing in GOODS or thing in ARTIFACTS for thing in things):
        text = w("choice-goods", goods=Counter(things))
    else:
        text = w("choice-things", things=things)
    return w("choice-with", choice=text, recruits=uses) if uses else text


def plain_gains(option: Option, w: Words) -> list[str]:
    """The gain of an option that brings exactly the things in its label; empty for any other option."""
    things = [thing.partition("#")[0] for thing in option.things]
    if things == ["artifact"]:
        return [w("would-drawn", n=1)]
    known = things and all(thing in GOODS or thing in ARTIFACTS for thing in things)
    return [w("would-gain", goods=Counter(things))] if known else []


# The result of each choice


DESCRIBED_BY_CARD = ("recruits", "recruit_draft", "market_draft", "order")
"""Questions in which cards are chosen: the card's text says more than its result now."""


def details(
    prompt: Prompt,
    options: Sequence[Option],
    ways: Sequence[Sequence[Path]],
    w: Words,
    view: View,
    known: int = 0,
    most: int = DETAIL,
) -> list[str]:
    """The price and result of each option, in at most `most` characters; empty if there is nothing to add.

    `ways` are the paths of each option; their first `known` events have been reported already.
    """
    if prompt.ask in DESCRIBED_BY_CARD:
        return [clip(card_detail(prompt, option, w, view), most) for option in options]
    return lines(prompt, options, ways, w, view, known, most)


def stops_at(preview: Preview) -> Stop:
    """Why the preview stops. At the end of the game all cards are revealed, but the end is the reason then."""
    return "over" if any(isinstance(e, happened.GameWon) for e in preview.events) else preview.stops


def card_detail(prompt: Prompt, option: Option, w: Words, view: View) -> str:
    """What the card to choose does; empty if the text above the choices says it already, as for recruits."""
    match prompt.ask:
        case "market_draft":
            return w("would-cost", price=MARKET_PRICE[option.id], tile=option.id)
        case "order":
            return w.ability(option.id, view.edition)
        case _:
            return ""


# Refusals


def refusal(refused: Refused, w: Words) -> str:
    """Why an answer was refused, and what to do instead."""
    return w(refused.reason, **refused.details)
