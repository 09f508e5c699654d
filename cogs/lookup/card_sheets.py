"""What `/card` tells about a card or space: from the rules' tables and, where a game runs here, from what everybody
at its table sees."""

from __future__ import annotations

from bot.engine.board import (
    COMMODITY_OF,
    DILEMMAS,
    FACTION_OF,
    LOTS,
    MARKET_PRICE,
    RESOURCE_OF,
    REVISED,
    SPACES,
    lot_of,
)
from bot.engine.view import View
from cogs.kit.cards import CARDS, Card
from cogs.kit.command_texts import plain
from data.words import Words


def choices(w: Words) -> list[tuple[str, str]]:
    """Every card and space by name: (what the list shows, value)."""
    return [(w(f"reference-kind-{card.kind}", name=card.name(w)), card.value) for card in CARDS]


def by_value(value: str) -> Card:
    return next(card for card in CARDS if card.value == value)


def sheet(card: Card, w: Words, edition: str = "classic", view: View | None = None) -> str:
    """Everything worth knowing about it. `view` is the public one of the game in this channel."""
    if card.kind == "space" and card.id.startswith("market_") and view is not None:
        tile = view.built.get(lot_of(card.id))
        if tile is not None:
            return sheet(Card("market", tile), w, edition, view)
    tell = {
        "recruit": _recruit,
        "market": _market,
        "dilemma": _dilemma,
        "artifact": _artifact,
        "space": _space,
    }[card.kind]
    name = card.name(w)
    title = w("reference-title", name=name[0].upper() + name[1:])
    return "\n".join([title, *tell(card.id, w, edition, view)])


def _recruit(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    lines = [w("reference-recruit", faction=w.faction(FACTION_OF[id])), w.ability(id, edition)]
    if id in REVISED:
        other = "classic" if edition == "revised" else "revised"
        lines.append(w("reference-other-printing", edition=other, ability=w.ability(id, other)))
    if w.note(id):
        lines.append(w("reference-note", note=w.note(id)))
    for player in view.players if view is not None else ():
        if id in player.recruits:
            lines.append(w("reference-works-for", name=plain(player.name)))
    return lines


def _market(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    lines = [w("reference-market"), w("reference-price", price=w.price(id))]
    lines.append(w("reference-penalty", penalty=w.penalty(id)))
    if w.note(id):
        lines.append(w("reference-note", note=w.note(id)))
    for lot, tile in view.built.items() if view is not None else ():
        if tile == id and view is not None:
            owners = [plain(player.name) for player in view.players if f"market_{lot}" in player.tokens]
            area = w.area_within(SPACES[f"market_{lot}"].area)
            some = "some" if owners else "none"
            lines.append(w("reference-stands", area=area, owners=some, names=w.list(owners)))
    return lines


def _dilemma(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    return [
        w("reference-dilemma", artifact=w.artifact(id, 1)),
        w("reference-fight", choice=w.dilemma(id, "fight")),
        w("reference-serve", choice=w.dilemma(id, "serve")),
    ]


def _artifact(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    lines = [w("reference-artifact")]
    places = [w.market(tile) for tile, price in MARKET_PRICE.items() if id in price]
    if places:
        lines.append(w("reference-artifact-uses", places=w.list(places)))
    if id in DILEMMAS:
        lines.append(w("reference-artifact-dilemma", dilemma=w.dilemma(id)))
    return lines


def _space(id: str, w: Words, edition: str, view: View | None) -> list[str]:
    space = SPACES[id]
    area = w.area_within(space.area) if space.area else ""
    faction = w.faction(space.faction) if space.faction else ""
    match space.kind:
        case "commodity":
            return [w("reference-commodity", area=area, faction=faction, good=w.good(space.good))]
        case "tunnel":
            commodity, resource = w.good(COMMODITY_OF[space.faction]), w.good(RESOURCE_OF[space.faction])
            return [w("reference-tunnel", commodity=commodity, resource=resource, faction=faction)]
        case "tunnel_end":
            return [w("reference-tunnel_end", faction=faction, good=w.good(space.good))]
        case "site":
            odd, usual = LOTS[lot_of(id)][:2]
            return [w("reference-site", area=area, odd=w.good(odd), usual=w.good(usual))]
        case "market":
            return [w("reference-not-built" if view is not None else "reference-any-market")]
        case "artifact_market" if space.area != "icarus":
            territory = w.place(f"territory_{space.area}")
            return [w("reference-artifact_market", faction=faction, territory=territory)]
        case _:
            return [w(f"reference-{id}", **({"territory": w.place("territory_icarus")} if area else {}))]
