"""What players are asked: the question, its choices, what each would bring, and why an answer was refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from bot.engine import events as happened
from bot.engine.board import COMMODITY_OF, FACTION_OF, RECRUITS, ROLL_PENALTY, SPACES
from bot.engine.events import Event, Refused
from bot.engine.prompts import Option, Prompt
from bot.engine.view import View
from data.words import ARTIFACTS, GOODS, Words

if TYPE_CHECKING:
    from bot.engine.game import Preview

LABEL = 80
"""Discord's most characters on a button."""
DETAIL = 100
"""Discord's most characters under a menu entry."""


def clip(text: str, most: int) -> str:
    """Cut at a word's end, with an ellipsis, if it is too long."""
    if len(text) <= most:
        return text
    head, _, _ = text[:most].rpartition(" ")
    return (head or text[: most - 1]).rstrip(" ,;·") + "…"


def _tile(space: str, view: View) -> str:
    return view.built.get(space.removeprefix("market_"), "") if space.startswith("market_") else ""


# The question


def question(prompt: Prompt, w: Words, view: View, names: Mapping[int, str] | None = None) -> str:
    """What is asked and why, in a sentence or two."""
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
            return w("ask-penalty", tile=w.market(tile), rolled=ROLL_PENALTY[tile])
        case "keep":
            recruits = all(option.id in RECRUITS for option in prompt.options)
            return w("ask-keep" if recruits else "ask-keep-card")
        case "trade":
            give, get = w.goods(prompt.about["give"]), w.goods(prompt.about["get"])
            return w("ask-trade", name=_name(prompt.about["seat"], view, names), give=give, get=get)
        case _:
            return w(f"ask-{prompt.ask}")


def _name(seat: int, view: View, names: Mapping[int, str] | None) -> str:
    return (names or {}).get(seat, view.players[seat].name)


def _discard(prompt: Prompt, w: Words) -> str:
    """Over the hand limit, or by a card's effect."""
    about = prompt.about
    count = about.get("count", prompt.most)
    if "limit" in about:
        return w("ask-discard", count=count, limit=about["limit"], hand=about["hand"])
    return w("ask-discard-recruit", count=count, recruit=w.recruit(about["why"]))


def _act(prompt: Prompt, w: Words, view: View) -> str:
    if prompt.key in RECRUITS:
        return w("ask-act-recruit", recruit=w.recruit(prompt.key), knowledge=prompt.about["new"])
    return w("ask-act-double", knowledge=view.double) if view.acted else w("ask-act")


def _at(prompt: Prompt, w: Words, view: View) -> str:
    """`What do you pay …`, naming the space or card that asks."""
    space = prompt.about.get("space", "")
    if space:
        return w(f"ask-{prompt.ask}", at=w.at(space, _tile(space, view)))
    if "dilemma" in prompt.about:
        return w("ask-price-dilemma", artifact=w.artifact(prompt.about["dilemma"], 1))
    return w("ask-price-recruit", recruit=w.recruit(prompt.about["recruit"]))


def _ability(prompt: Prompt, w: Words, view: View) -> str:
    """The recruit's name, what it does, why it speaks now, and what it would cost."""
    about, recruit = prompt.about, prompt.key
    head = w("ask-ability", recruit=w.recruit(recruit), ability=w.ability(recruit, view.edition))
    costs = [w(f"cost-{track}", n=about[track]) for track in ("morale", "knowledge") if about.get(track)]
    if about.get("goods"):
        costs.append(w.goods(about["goods"]))
    if not prompt.optional:
        asks = w("ask-ability-choose")
    elif costs:
        asks = w("ask-ability-cost", cost=w.list(costs))
    else:
        asks = w("ask-ability-use")
    moment = f"why-{about.get('moment', '')}"
    return head + "\n" + (w("ask-ability-why", why=w(moment), ask=asks) if w.has(moment) else asks)


# Its choices


def label(prompt: Prompt, option: Option, w: Words, view: View) -> str:
    """What a choice is called, in at most 80 characters."""
    return clip(_capital(_label(prompt, option, w, view)), LABEL)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _label(prompt: Prompt, option: Option, w: Words, view: View) -> str:
    match prompt.ask:
        case "act":
            return _act_label(prompt, option, w, view)
        case "retrieve":
            space, knowledge = option.things
            return w("choice-worker", knowledge=knowledge, space=w.space(space, _tile(space, view)))
        case "retrieve_pay":
            return w("choice-free") if option.id == "free" else w.good(option.id, 1)
        case "authority":
            return w.place(option.id, _tile(option.id, view))
        case "ability":
            return _ability_label(prompt, option, w)
        case "trade":
            return w("choice-accept" if option.id == "yes" else "choice-refuse")
        case "recruits":
            active, hidden = option.id.split("+")
            return w("choice-recruits", active=w.recruit(active), hidden=w.recruit(hidden))
        case "track_draft":
            track, level = option.id.split(":")
            return w("choice-track", track=track, level=level)
        case _:
            return _things_label(option, w)


def _act_label(prompt: Prompt, option: Option, w: Words, view: View) -> str:
    match option.id.split(":"):
        case ["place", knowledge, space]:
            return w("choice-place", knowledge=knowledge, space=w.space(space, _tile(space, view)))
        case ["dilemma", "fight"]:
            return w("choice-dilemma-fight", side=w.dilemma(view.me.dilemma or "", "fight"))
        case ["dilemma", "serve"]:
            return w("choice-dilemma-serve", side=w.dilemma(view.me.dilemma or "", "serve"))
        case ["retrieve"]:
            return w("choice-retrieve")
        case _:
            return w("choice-decline" if prompt.key in RECRUITS else "choice-stop")


def _ability_label(prompt: Prompt, option: Option, w: Words) -> str:
    match option.id:
        case "yes" if "gift" in prompt.about:
            return w("choice-yes")
        case "yes":
            return w("choice-use", recruit=w.recruit(prompt.key))
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
    """Goods and cards by number; anything else by name; with the recruits the choice makes use of."""
    if option.uses and not option.things:
        return w("choice-use", recruit=w.list(map(w.recruit, option.uses)))
    parts = option.things or (option.id,)
    things = [thing.partition("#")[0] for part in parts for thing in part.split("+")]
    if all(thing in GOODS or thing in ARTIFACTS for thing in things):
        text = w.goods(Counter(things))
    else:
        text = w.list(map(w.thing, things))
    uses = [recruit for recruit in option.uses if recruit not in things]
    if option.instead_of:
        text = w("choice-instead", things=text, price=w.thing(option.instead_of))
    if uses:
        return w("choice-with", things=text, recruits=w.list(map(w.recruit, uses)))
    return text


# What each would bring


def detail(prompt: Prompt, option: Option, preview: Preview | None, w: Words, view: View) -> str:
    """Price and result of a choice, in at most 100 characters; empty where there is nothing to add."""
    card = _card_detail(prompt, option, w, view)
    if card is not None or preview is None:
        return clip(card or "", DETAIL)
    parts = list(_effects(preview.events, prompt.seat, w, view))
    stops = stops_at(preview)
    if stops != "done":
        if not any(_brings(event, prompt.seat) for event in preview.events):
            parts = [
                *_others(preview.events, prompt.seat, w, view),
                *_printed(prompt, option, w, view),
            ] or parts
        again = preview.prompt is not None and preview.prompt.ask == "act"
        parts.append(w("would-again") if again else w(f"would-{stops}"))
    return clip(" · ".join(parts) or w("would-nothing"), DETAIL)


def stops_at(preview: Preview) -> str:
    """Why more cannot be told. The end of the game shows everybody's cards, but that is not what matters then."""
    return "over" if any(isinstance(e, happened.GameWon) for e in preview.events) else preview.stops


def _brings(event: Event, seat: int) -> bool:
    """Whether the player has something of it: then what is known before a roll is worth more than a printed price."""
    gains = any(n > 0 for thing, n in _changes(event, seat).items() if thing != "knowledge")
    return gains or isinstance(event, happened.TokenPlaced | happened.WorkerGained)


def _printed(prompt: Prompt, option: Option, w: Words, view: View) -> list[str]:
    """What the board prints beside the space, where a roll or a choice comes before its price or its benefit."""
    if prompt.ask != "act" or not option.id.startswith("place:"):
        return []
    space = SPACES[option.id.split(":")[2]]
    match space.kind:
        case "tunnel":
            return [
                w(
                    "would-tunnel",
                    commodity=w.good(COMMODITY_OF[space.faction], 1),
                    resource=w.good(space.good, 1),
                )
            ]
        case "tunnel_end":
            return [w("would-tunnel_end", goods=w.good(space.good, 3))]
        case "market":
            return [w("would-market", price=w.price(_tile(space.id, view)))]
        case "artifact_market":
            return [w("would-artifact_market")]
        case "icarus" | "tank":
            return [w(f"would-{space.id}")]
        case _:
            return []


def _card_detail(prompt: Prompt, option: Option, w: Words, view: View) -> str | None:
    """Cards to choose from say what they do, where trying them out would tell less; empty where the name says all."""
    card = option.things[0] if len(option.things) == 1 else option.id
    if prompt.ask in ("recruit_draft", "keep", "order") and card in RECRUITS:
        return w.ability(card, view.edition)
    if prompt.ask == "recruits":
        active, hidden = (w.faction(FACTION_OF[recruit]) for recruit in option.id.split("+"))
        return w("would-recruits", active=active, hidden=hidden)
    if prompt.ask == "market_draft":
        return w("would-cost", price=w.price(card), penalty=w.penalty(card))
    if option.id in ("dilemma:fight", "dilemma:serve"):
        side = option.id.partition(":")[2]
        return w(f"would-{side}", artifact=w.artifact(view.me.dilemma or "artifact", 1))
    named = (
        option.id == "stop" or prompt.ask == "keep" or (prompt.ask == "price" and "dilemma" in prompt.about)
    )
    return "" if named else None


def _effects(events: Iterable[Event], seat: int, w: Words, view: View) -> Iterable[str]:
    """The asked player's sums, then the rest in order. Facts become signs: +2 energy, −1 morale."""
    sums: Counter[str] = Counter()
    steps: Counter[tuple[str, str]] = Counter()
    rest: list[str] = []
    for event in events:
        seen = event.seen_by(seat)
        for thing, n in _changes(seen, seat).items():
            sums[thing] += n
        if isinstance(seen, happened.AllegianceAdvanced):
            steps["would-allegiance", seen.faction] += 1
        elif isinstance(seen, happened.MinerMoved):
            steps["would-mine", seen.faction] += 1
        else:
            rest.append(_effect(seen, seat, w, view))
    for thing, n in sums.items():
        if n:
            track = thing in ("morale", "knowledge")
            amount = w(f"amount-{thing}", n=abs(n)) if track else w.count(thing, abs(n))
            yield w("would-plus" if n > 0 else "would-minus", things=amount)
    for (message, faction), n in steps.items():
        yield w(message, faction=w.faction(faction), n=n)
    yield from filter(None, rest)


def _others(events: Iterable[Event], seat: int, w: Words, view: View) -> Iterable[str]:
    """What is neither a price nor a gain: who is bumped, which tunnel is finished."""
    return filter(None, (_effect(event.seen_by(seat), seat, w, view) for event in events))


def _changes(e: Any, seat: int) -> Mapping[str, int]:
    """What the event adds to or takes from the player: goods, cards, steps on the tracks."""
    if getattr(e, "seat", None) != seat:
        return e.goods if isinstance(e, happened.GoodsGiven) and e.to == seat else {}
    match e:
        case happened.GoodsGained():
            return e.goods
        case happened.Paid():
            return {thing: -n for thing, n in {**e.goods, **Counter(e.artifacts)}.items()}
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


def _effect(e: Any, seat: int, w: Words, view: View) -> str:
    mine = getattr(e, "seat", None) == seat
    match e:
        case happened.WorkerBumped() if e.victim == e.seat:
            return w("would-bump-own", knowledge=e.knowledge)
        case happened.WorkerBumped():
            return w("would-bump", victim=view.players[e.victim].name, knowledge=e.knowledge)
        case happened.TokenPlaced() if mine:
            return w("would-token", place=w.place(e.place, _tile(e.place, view)))
        case happened.DieSet():
            return w("would-set", knowledge=e.knowledge)
        case happened.WorkerGained() if mine:
            return w("would-add")
        case happened.WorkerSacrificed() if mine:
            return w("would-sacrifice")
        case happened.TunnelCompleted():
            return w("would-complete")
        case _:
            return ""


# Refusals


def refusal(refused: Refused, w: Words) -> str:
    """Why an answer was not taken, and what to do instead. Ids among the details are put into words."""
    details = {name: _worded(name, value, w) for name, value in refused.details.items()}
    return w(refused.reason, **details)


def _worded(name: str, value: Any, w: Words) -> Any:
    if isinstance(value, str):
        if name == "space":
            return w.space(value)
        try:
            return w.thing(value)
        except KeyError:
            return value
    if isinstance(value, Mapping):
        return w.goods(value)
    return value
