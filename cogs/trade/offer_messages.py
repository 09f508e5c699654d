"""The messages of a trade offer: in the channel, and to the player who has to answer.

The channel sees goods and the number of artifact cards; which cards they are, only the two traders read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.engine.board import ARTIFACTS, GOODS
from bot.games import nonce_of
from bot.language.words import Words
from bot.notices import WaitsChanged
from bot.store.records import GameRecord, Kind, Offer, OfferStatus, Ring
from cogs.kit.context import mention, names_of
from cogs.kit.controls import Key, button, rows
from cogs.posts import post, retire, send_direct

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


async def show_offer(bot: Euphoria, game: GameRecord, offer: Offer) -> None:
    """In the channel, with a ping for the player who has to answer."""
    w = bot.words_in(game)
    view = rows(
        button(Key("offer", game.id, rest=str(offer.id)), w("trade-answer"), ButtonStyle.primary),
        button(Key("withdraw", game.id, rest=str(offer.id)), w("trade-withdraw")),
    )
    public = offer_text(game, offer, w, private=False)
    nonce, ring = nonce_of(game, "offer", offer.id), await ring_of(bot, offer)
    ping = [game.seats[offer.to].user_id or 0]
    message = await post(bot, game, public, view, ping=ping, ring=ring, nonce=nonce)
    if message is not None:
        await bot.games.messages.set(game.id, Kind.OFFER, message.channel.id, message.id, about=offer.id)


async def send_offer(bot: Euphoria, game: GameRecord, offer: Offer) -> None:
    """To the player who has to answer, with the cards' names."""
    partner = game.seats[offer.to]
    w = await bot.words_of(partner.user_id or 0, game)
    answer = rows(button(Key("offer", game.id, rest=str(offer.id)), w("trade-answer"), ButtonStyle.primary))
    text, nonce = offer_text(game, offer, w, private=True), nonce_of(game, Kind.OFFER_PRIVATE, offer.id)
    ring = await ring_of(bot, offer)
    message = await send_direct(bot, game, partner, text, answer, ring=ring, nonce=nonce)
    if message is not None:
        await bot.games.messages.set(
            game.id, Kind.OFFER_PRIVATE, message.channel.id, message.id, about=offer.id
        )


async def settle_messages(bot: Euphoria, game: GameRecord, offer_id: int, what: str) -> None:
    """The offer's messages say how it ended, and lose their buttons."""
    await retire(bot, game.id, Kind.OFFER, about=offer_id, content=bot.words_in(game)(what))
    offer = await bot.games.offers.get(offer_id)
    partner = None if offer is None else game.seats[offer.to].user_id
    w = bot.words_in(game) if partner is None else await bot.words_of(partner, game)
    await retire(bot, game.id, Kind.OFFER_PRIVATE, about=offer_id, content=w(what))
    bot.publish(WaitsChanged(game.id))
