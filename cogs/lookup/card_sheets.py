"""What `/card` tells about a card or space: from the rules and, if a game runs here, from its public state."""

from __future__ import annotations

from functools import cache

from bot.engine.board import (
    DILEMMAS,
    FACTION_OF,
    GOODS,
    MARKET_ON,
    MARKET_PRICE,
    REVISED,
    SPACES,
    tile_at,
)
from bot.engine.view import View, printed_at
from bot.language.words import Words, words
from cogs.kit.command_texts import escaped
from cogs.kit.completion import Known
from cogs.lookup.cards import CARDS, Card


@cache
def choices(language: str) -> Known:
    """Every card and space by name: (label, value)."""
    w = words(language)
    return Known((w(f"reference-kind-{card.kind}", name=card.name(w)), card.value) for card in CARDS)


def by_value(value: str) -> Card:
    return next(card for card in CARDS if card.value == value)


def sheet(card: Card, w: Words, edition: str = "classic", view: View | None = None) -> str:
    """Everything about it. `view` is the public view of the game in this channel."""
    if view is not None and (tile := tile_at(card.id, view.built)):
        return sheet(Card("market", tile), w, edition, view)
    describe = {
        "recruit": _recruit,
        "market": _market,
        "dilemma": _dilemma,
        "artifact": _artifact,
        "space": _space,
    }[card.kind]
    title = w("reference-title", name=card.name(w))
    return "\n".join([title, *describe(card.id, w, edition, view)])


def _recruit(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    lines = [w("reference-recruit", faction=FACTION_OF[id]), w.ability(id, edition)]
    if id in REVISED:
        other = "classic" if edition == "revised" else "revised"
        lines.append(w("reference-other-printing", edition=other, ability=w.ability(id, other)))
    if w.note(id):
        lines.append(w("reference-note", note=w.note(id)))
    for player in view.players if view is not None else ():
        if id in player.recruits:
            lines.append(w("reference-works-for", name=escaped(player.name)))
    return lines


def _market(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    lines = [w("reference-tile"), w("reference-price", price=MARKET_PRICE[id])]
    lines.append(w("reference-penalty", penalty=w.penalty(id)))
    if w.note(id):
        lines.append(w("reference-note", note=w.note(id)))
    for lot, tile in view.built.items() if view is not None else ():
        if tile == id and view is not None:
            owners = [escaped(player.name) for player in view.players if MARKET_ON[lot] in player.tokens]
            lines.append(w("reference-stands", area=SPACES[MARKET_ON[lot]].area, names=owners))
    return lines


def _dilemma(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    return [
        w("reference-dilemma", artifact=id),
        w("reference-fight", dilemma=f"dilemma_{id}"),
        w("reference-serve", dilemma=f"dilemma_{id}"),
    ]


def _artifact(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    lines = [w("reference-artifact")]
    tiles = [tile for tile, price in MARKET_PRICE.items() if id in price]
    if tiles:
        lines.append(w("reference-artifact-uses", tiles=tiles))
    if id in DILEMMAS:
        lines.append(w("reference-artifact-dilemma", dilemma=f"dilemma_{id}"))
    return lines


def _space(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    """The space's own text if it has one, otherwise that of its kind, with the printed figures."""
    space, printed = SPACES[id], printed_at(id)
    message = next(m for m in (f"reference-{id}", f"reference-{space.kind}") if w.has(m))
    prices = [thing for price in printed.prices for thing in price]
    about = {"good": space.good} if space.good else {}
    if space.area:
        about |= {"area": space.area, "faction": space.faction, "territory": f"territory_{space.area}"}
    if prices and all(thing in GOODS for thing in prices):
        about["price"], about["other"] = prices[0], prices[-1]
    return [w(message, game="no" if view is None else "yes", **about)]
