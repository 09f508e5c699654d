"""The messages of a trade offer: in the channel, and to the player who has to answer.

The channel sees goods and the number of artifact cards; which cards they are, only the two traders read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.engine.board import ARTIFACTS, GOODS
from bot.language.words import Words
from bot.notices import WaitsChanged
from bot.store.records import GameRecord, Kind, Offer, OfferStatus, Ring
from cogs.kit.context import mention, names_of
from cogs.kit.controls import Key, button, rows
from cogs.posts import Draft, Situation, Wanted, declares

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


def offer_text(game: GameRecord, offer: Offer, w: Words, *, private: bool) -> str:
    return w(
        "trade-offer",
        seat=f"**{names_of(game)[offer.seat]}**",
        to=mention(game.seats[offer.to]),
        give=offer.give if private else public_things(offer.give),
        get=offer.get if private else public_things(offer.get),
    )


async def ring_of(bot: Euphoria, offer: Offer) -> Ring:
    """However often an offer is withdrawn and made again in a turn, the player who has to answer is pinged once."""
    turn = (await bot.games.view(offer.game_id, None)).turn_number
    return Ring(f"offer {offer.seat}", turn, offer.id)


async def ended(bot: Euphoria, game: GameRecord, offer_id: int) -> str:
    offer = await bot.games.offers.get(offer_id)
    return bot.words_in(game)(ENDED[offer.status if offer else "expired"])


async def ended_privately(bot: Euphoria, game: GameRecord, offer_id: int) -> str:
    offer = await bot.games.offers.get(offer_id)
    partner = None if offer is None else game.seats[offer.to].user_id
    w = bot.words_in(game) if partner is None else await bot.words_of(partner, game)
    return w(ENDED[offer.status if offer else "expired"])


@declares(Kind.OFFER, past=ended, then=(WaitsChanged,))
async def public(s: Situation) -> Wanted:
    """In the channel, with a ping for the player who has to answer."""
    found: dict[int, Draft | None] = {}
    for offer in await s.offers():
        view = rows(
            button(Key("offer", s.game.id, rest=str(offer.id)), s.w("trade-answer"), ButtonStyle.primary),
            button(Key("withdraw", s.game.id, rest=str(offer.id)), s.w("trade-withdraw")),
        )
        found[offer.id] = Draft(
            offer_text(s.game, offer, s.w, private=False),
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
        answer = button(Key("offer", s.game.id, rest=str(offer.id)), w("trade-answer"), ButtonStyle.primary)
        found[offer.id] = Draft(
            offer_text(s.game, offer, w, private=True),
            rows(answer),
            version="offer",
            nonce=(),
            to=partner,
            ring=await ring_of(s.bot, offer),
            may_post=await s.reads_direct_messages(partner),
        )
    return found
