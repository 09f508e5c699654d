"""The messages of a trade offer: in the channel, and to the player who has to answer.

The channel sees goods and the number of artifact cards; which cards they are, only the two traders read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

from bot.engine.board import ARTIFACTS, GOODS
from bot.games import nonce_of
from bot.language.words import Words
from bot.notices import WaitsChanged
from bot.store.records import GameRecord, Kind, Offer, OfferStatus, Ring
from cogs.kit.context import mention, names_of
from cogs.kit.controls import Key, button, rows
from cogs.posts import Draft, Situation, Wanted, declares, send_direct

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

ENDED: dict[OfferStatus, str] = {
    "accepted": "trade-accepted",
    "declined": "trade-declined",
    "withdrawn": "trade-withdrawn",
    "countered": "trade-countered",
    "expired": "trade-expired",
}


def public_things(things: Mapping[str, int]) -> Mapping[str, int]:
    """Goods by name, artifacts by number only."""
    goods = {thing: n for thing, n in things.items() if thing in GOODS}
    cards = sum(n for thing, n in things.items() if thing in ARTIFACTS)
    return goods | ({"artifact": cards} if cards else {})


def offer_text(game: GameRecord, offer: Offer, w: Words) -> str:
    """As the channel reads it."""
    return w(
        "trade-offer",
        seat=f"**{names_of(game)[offer.seat]}**",
        to=mention(game.seats[offer.to]),
        give=public_things(offer.give),
        get=public_things(offer.get),
    )


def offer_to_you(game: GameRecord, offer: Offer, w: Words) -> str:
    """As the player reads it who has to answer: with the names of the cards."""
    name = names_of(game)[offer.seat]
    return w("trade-to-you", name=name, give=offer.get, get=offer.give)


def in_the_open(offer: Offer) -> bool:
    """Whether everybody may know all of it: no cards are traded."""
    return offer.give.keys() | offer.get.keys() <= set(GOODS)


def answers(game: GameRecord, offer: Offer, w: Words) -> list[ui.Item[Any]]:
    """For the player who has to answer."""
    key = Key("accept", game.id, rest=str(offer.id))
    return [
        button(key, w("trade-accept"), ButtonStyle.success),
        button(key._replace(verb="decline"), w("trade-decline"), ButtonStyle.danger),
        button(key._replace(verb="counter"), w("trade-counter")),
    ]


async def ring_of(bot: Euphoria, offer: Offer) -> Ring:
    """However often an offer is withdrawn and made again in a turn, the player who has to answer is pinged once."""
    turn = (await bot.games.view(offer.game_id, None)).turn_number
    return Ring(f"offer {offer.seat}", turn, offer.id)


async def ended(bot: Euphoria, game: GameRecord, offer_id: int) -> str:
    """What was offered, and how it ended."""
    offer, w = await bot.games.offers.get(offer_id), bot.words_in(game)
    if offer is None:
        return w(ENDED["expired"])
    return f"{offer_text(game, offer, w)}\n{w(ENDED[offer.status])}"


async def ended_privately(bot: Euphoria, game: GameRecord, offer_id: int) -> str:
    offer = await bot.games.offers.get(offer_id)
    partner = None if offer is None else game.seats[offer.to].user_id
    if offer is None or partner is None:
        return bot.words_in(game)(ENDED[offer.status if offer else "expired"])
    w = await bot.words_of(partner, game)
    return f"{offer_to_you(game, offer, w)}\n{w(ENDED[offer.status])}"


async def tell_offerer(bot: Euphoria, game: GameRecord, offer: Offer, what: str, *, on_turn: bool) -> None:
    """To the player who made the offer: how it was answered, and the way back to their turn."""
    seat = game.seats[offer.seat]
    w = await bot.words_of(seat.user_id or 0, game)
    text = w(what, name=names_of(game)[offer.to], give=offer.give, get=offer.get)
    back = rows(button(Key("turn", game.id), w("trade-back"), ButtonStyle.primary)) if on_turn else None
    turn = (await bot.games.view(game.id, None)).turn_number
    ring = Ring(f"answer {offer.to}", turn, offer.id)
    await send_direct(bot, game, seat, text, back, ring=ring, nonce=nonce_of(game, "offer answer", offer.id))


@declares(Kind.OFFER, past=ended, then=(WaitsChanged,))
async def public(s: Situation) -> Wanted:
    """In the channel, with a ping for the player who has to answer."""
    found: dict[int, Draft | None] = {}
    for offer in await s.offers():
        # Cards have names only in private, so an offer of cards is looked at before it is answered.
        key = Key("offer", s.game.id, rest=str(offer.id))
        look = button(key, s.w("trade-answer"), ButtonStyle.primary)
        first = answers(s.game, offer, s.w) if in_the_open(offer) else [look]
        view = rows(*first, button(key._replace(verb="withdraw"), s.w("trade-withdraw")))
        found[offer.id] = Draft(
            offer_text(s.game, offer, s.w),
            view,
            version="offer",
            nonce=(),
            ping=[s.game.seats[offer.to].user_id or 0],
            ring=await ring_of(s.bot, offer),
        )
    return found


@declares(Kind.OFFER_PRIVATE, past=ended_privately)
async def private(s: Situation) -> Wanted:
    """To the player who has to answer, with the cards' names."""
    found: dict[int, Draft | None] = {}
    for offer in await s.offers():
        partner = s.game.seats[offer.to]
        w = await s.bot.words_of(partner.user_id or 0, s.game)
        found[offer.id] = Draft(
            offer_to_you(s.game, offer, w),
            rows(*answers(s.game, offer, w)),
            version="offer",
            nonce=(),
            to=partner,
            ring=await ring_of(s.bot, offer),
            may_post=await s.reads_direct_messages(partner),
        )
    return found
