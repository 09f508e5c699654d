"""Trading with the player on turn: offer, counter-offer, accept, decline, withdraw.

The channel sees goods and how many artifact cards; which cards they are, only the two traders read.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.board import ARTIFACTS, GOODS
from bot.engine.events import Refused
from bot.hosting.app import Euphoria
from bot.hosting.outage import side_by_side
from bot.notices import GamesFound, SeatsChanged, hears
from bot.store.records import GameRecord, Offer, OfferStatus
from bot.tables import Moved
from bot.wording import reports
from cogs.kit.command_texts import LONGEST_TYPED, Typed, says
from cogs.kit.completion import matching, resolve
from cogs.kit.context import Playing, mention, names_of, playing
from cogs.kit.controls import Key, button, control, option, rows
from cogs.kit.direct_messages import tell
from cogs.kit.messages import post, retire
from cogs.kit.panel.answering import after, commit
from cogs.kit.replies import Interaction, Sorry, acknowledge, admit, fail, quietly, say, update, words_for
from cogs.kit.standing_answers import declines
from data.words import Words

log = logging.getLogger(__name__)

THINGS = (*GOODS, *ARTIFACTS)
FORM = "ef"
"""Begins the id of a form, as `eb` that of a button."""
ENDED: dict[OfferStatus, str] = {
    "accepted": "trade-accepted",
    "declined": "trade-declined",
    "withdrawn": "trade-withdrawn",
    "countered": "trade-countered",
    "expired": "trade-expired",
}


# Reading and writing what is traded


def names_of_thing(thing: str, w: Words) -> set[str]:
    """Every way to write a thing: its id, its name, singular and plural."""
    name = w.artifact if thing in ARTIFACTS else w.good
    counted = {name(thing, n).lstrip("0123456789 ") for n in (1, 2, 5)}
    return {text.casefold() for text in {thing, name(thing), *counted}}


def read_things(text: str, w: Words) -> dict[str, int]:
    """`2 energy, book` as {"energy": 2, "book": 1}."""
    if len(text) > LONGEST_TYPED:
        raise Sorry("typed-too-long")
    found: Counter[str] = Counter()
    for part in (part.strip().casefold() for part in re.split(r"[,;+\n]", text)):
        if not part:
            continue
        match = re.fullmatch(r"(?:(\d{1,2})\s*[x×]?\s*)?(.+)", part)
        assert match is not None
        thing = next((t for t in THINGS if match[2].strip() in names_of_thing(t, w)), None)
        if thing is None:
            raise Sorry("trade-what", typed=discord.utils.escape_markdown(part[:40]))
        found[thing] += int(match[1] or 1)
    if not found:
        raise Sorry("trade-nothing")
    return dict(found)


def public_things(things: Mapping[str, int], w: Words) -> str:
    """Goods by name, artifacts by number only."""
    goods = {thing: n for thing, n in things.items() if thing in GOODS}
    cards = sum(n for thing, n in things.items() if thing in ARTIFACTS)
    return w.goods(goods | ({"artifact": cards} if cards else {}))


def offer_text(game: GameRecord, offer: Offer, w: Words, *, private: bool) -> str:
    show = w.goods if private else lambda things: public_things(things, w)
    return w(
        "trade-offer",
        seat=f"**{names_of(game)[offer.seat]}**",
        to=mention(game.seats[offer.to]),
        give=show(offer.give),
        get=show(offer.get),
    )


# Offering


async def make_offer(
    interaction: Interaction,
    me: Playing,
    to: int,
    give: dict[str, int],
    get: dict[str, int],
    counter_of: int | None,
) -> None:
    bot = interaction.client
    partner = me.game.seats[to]
    if partner.by_computer:
        # It answers at once, as a question of the game.
        if me.prompt is None or to not in me.prompt.partners:
            raise Sorry("trade-computer", name=names_of(me.game)[to])
        await commit(interaction, me, [{"trade": {"with": to, "give": give, "get": get}}])
        return
    if await declines(interaction, me.game.id, to, me.seat):
        raise Sorry("standing-declined", name=names_of(me.game)[to])
    offer = await bot.tables.trade.offer(
        me.game.id, me.seat, to, give, get, user_id=interaction.user.id, counter_of=counter_of
    )
    if counter_of is not None:
        await settle_message(bot, me.game, counter_of, "trade-countered")
    await show_offer(bot, me.game, offer)
    words = await words_for(interaction)
    await quietly(update(interaction, words("trade-made", name=names_of(me.game)[to])))
    theirs = await bot.words_of(partner.user_id or 0)
    answer = rows(
        button(Key("offer", me.game.id, rest=str(offer.id)), theirs("trade-answer"), ButtonStyle.primary)
    )
    await tell(bot, me.game, partner, offer_text(me.game, offer, theirs, private=True), answer)


async def show_offer(bot: Euphoria, game: GameRecord, offer: Offer) -> None:
    """In the channel, with a ping for whoever is to answer."""
    w = bot.public_words
    view = rows(
        button(Key("offer", game.id, rest=str(offer.id)), w("trade-answer"), ButtonStyle.primary),
        button(Key("withdraw", game.id, rest=str(offer.id)), w("trade-withdraw")),
    )
    public = offer_text(game, offer, w, private=False)
    message = await post(bot, game, public, view, ping=[game.seats[offer.to].user_id or 0])
    if message is not None:
        await bot.tables.messages.set(game.id, "offer", message.channel.id, message.id, about=offer.id)


async def settle_message(bot: Euphoria, game: GameRecord, offer_id: int, what: str) -> None:
    """The offer's public message says how it ended, and has no buttons any more."""
    await retire(bot, game, "offer", about=offer_id, content=bot.public_words(what))


async def open_offer(interaction: Interaction, key: Key) -> tuple[Playing, Offer]:
    me = await playing(interaction, key.game)
    offers = await interaction.client.tables.trade.offers(me.game.id, me.seat)
    offer = next((one for one in offers if str(one.id) == key.rest), None)
    if offer is None:
        if any(str(one.id) == key.rest for one in await interaction.client.tables.trade.offers(me.game.id)):
            raise Sorry("trade-not-yours")
        raise Refused("refused-offer-gone")
    return me, offer


@control("offer")
async def look_at_offer(interaction: Interaction, key: Key, values: list[str]) -> None:
    """In private, with the cards' faces."""
    me, offer = await open_offer(interaction, key)
    w = await words_for(interaction)
    if offer.to != me.seat:
        raise Sorry("trade-wait", name=names_of(me.game)[offer.to])
    view = rows(
        button(key._replace(verb="accept"), w("trade-accept"), ButtonStyle.success),
        button(key._replace(verb="decline"), w("trade-decline"), ButtonStyle.danger),
        button(key._replace(verb="counter"), w("trade-counter")),
    )
    await say(interaction, offer_text(me.game, offer, w, private=True), view)


@control("accept")
async def accept(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, offer = await open_offer(interaction, key)
    moved = await interaction.client.tables.trade.accept(
        me.game.id, offer.id, me.seat, user_id=interaction.user.id, interaction_id=interaction.id
    )
    await settle_message(interaction.client, me.game, offer.id, "trade-accepted")
    await after(interaction, moved, me.seat)


@control("decline")
async def decline(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, offer = await open_offer(interaction, key)
    await interaction.client.tables.trade.decline(me.game.id, offer.id, me.seat, user_id=interaction.user.id)
    await quietly(update(interaction, (await words_for(interaction))("trade-you-declined")))
    await settle_message(interaction.client, me.game, offer.id, "trade-declined")


@control("withdraw")
async def withdraw(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, offer = await open_offer(interaction, key)
    if offer.seat != me.seat:
        raise Sorry("trade-not-yours")
    await interaction.client.tables.trade.withdraw(me.game.id, offer.id, me.seat, user_id=interaction.user.id)
    await quietly(say(interaction, (await words_for(interaction))("trade-you-withdrew")))
    await settle_message(interaction.client, me.game, offer.id, "trade-withdrawn")


@control("counter", "form")
async def counter(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, offer = await open_offer(interaction, key)
    w = await words_for(interaction)
    await interaction.response.send_modal(Form(me, w, [offer.seat], counter_of=offer.id))


@control("trade", "form")
async def trade_button(interaction: Interaction, key: Key, values: list[str]) -> None:
    me = await playing(interaction, key.game)
    w = await words_for(interaction)
    await interaction.response.send_modal(Form(me, w, partners(me)))


def partners(me: Playing) -> list[int]:
    """Whom this player may trade with now: everybody on their own turn, else whoever is on turn."""
    if me.position.turn != me.seat:
        found = [me.position.turn]
    else:
        found = [seat.seat for seat in me.game.seats if seat.seat != me.seat]
    asked = me.prompt.partners if me.prompt is not None else ()
    able = [seat for seat in found if seat in asked or not me.game.seats[seat].by_computer]
    if not able:
        raise Sorry("trade-nobody")
    return able


class Form(ui.Modal):
    """With whom, what for what. Everything it means is in its ids, so it can be sent off after a restart too: it is
    stopped from the start, and `Trade.on_interaction` reads what comes back."""

    def __init__(self, me: Playing, w: Words, whom: list[int], counter_of: int | None = None) -> None:
        key = Key("trade", me.game.id, rest=str(counter_of or ""))
        super().__init__(title=w("trade-title")[:45], custom_id=key.custom_id(FORM))
        names = names_of(me.game)
        partner: ui.Select[Any] = ui.Select(
            custom_id="with",
            options=[option(str(seat), names[seat], default=len(whom) == 1) for seat in whom],
        )
        self.add_item(ui.Label(text=w("trade-with")[:45], component=partner))
        for side in ("give", "get"):
            written: ui.TextInput[Any] = ui.TextInput(
                custom_id=side, placeholder=w(f"trade-example-{side}"), max_length=LONGEST_TYPED
            )
            self.add_item(ui.Label(text=w(f"trade-{side}")[:45], component=written))
        self.stop()


def written_in(interaction: Interaction) -> dict[str, Any]:
    """What was filled in, by the fields' ids."""
    data: Any = interaction.data
    fields = [part.get("component") or part["components"][0] for part in data["components"]]
    return {field["custom_id"]: field.get("values") or field.get("value", "") for field in fields}


async def read_form(interaction: Interaction, game_id: int, counter_of: int | None) -> None:
    me = await playing(interaction, game_id)
    w = await words_for(interaction)
    filled = written_in(interaction)
    give, get = read_things(filled["give"], w), read_things(filled["get"], w)
    await make_offer(interaction, me, int(filled["with"][0]), give, get, counter_of)


async def refuse_form(interaction: Interaction, error: Sorry | Refused, again: Key | None) -> None:
    """A form once sent off cannot be opened again: say why, with a button for another."""
    w = await words_for(interaction)
    why = reports.refusal(error, w) if isinstance(error, Refused) else w(error.message, **error.variables)
    more = rows(button(again, w("trade-again"), ButtonStyle.primary)) if again is not None else None
    await quietly(say(interaction, why, more))


# /trade


async def complete_player(interaction: Interaction, typed: str) -> list[Choice[str]]:
    try:
        me = await playing(interaction)
        return matching([(me.game.seats[seat].name, str(seat)) for seat in partners(me)], typed)
    except (Sorry, Refused):
        return []


async def complete_things(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Things one after the other, separated by commas."""
    w = await words_for(interaction)
    *before, last = [part.strip() for part in typed.split(",")]
    number = re.match(r"\d{1,2}", last)
    n = int(number[0]) if number else 1
    choices = [", ".join([*before, w.count(thing, n)]) for thing in THINGS]
    return matching([(name, name) for name in choices], ", ".join([*before, last]))


class Trade(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="trade", description=says("command-trade"))
    @app_commands.describe(
        player=says("command-trade-player"), give=says("command-trade-give"), get=says("command-trade-get")
    )
    @app_commands.autocomplete(player=complete_player, give=complete_things, get=complete_things)
    async def trade(self, interaction: Interaction, player: Typed, give: Typed, get: Typed) -> None:
        me = await playing(interaction)
        w = await words_for(interaction)
        choices = [(me.game.seats[seat].name, str(seat)) for seat in partners(me)]
        to = int(resolve(choices, player, "trade-no-such-player"))
        await make_offer(interaction, me, to, read_things(give, w), read_things(get, w), None)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A form was sent off, opened by this process or by one before it."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        try:
            if not await admit(interaction):
                return
            await acknowledge(interaction)
        except discord.HTTPException as error:
            await fail(interaction, error)
            return
        data: Any = interaction.data
        kind, _, rest = str(data["custom_id"]).partition(":")
        try:
            if kind != FORM:
                raise Sorry("trade-form-old")
            _, game, _, _, counter = rest.split(":")
        except (Sorry, ValueError):
            # Written by a version that named its forms otherwise.
            await refuse_form(interaction, Sorry("trade-form-old"), None)
            return
        again = Key("counter", int(game), rest=counter) if counter else Key("trade", int(game))
        try:
            await read_form(interaction, int(game), int(counter) if counter else None)
        except (Sorry, Refused) as error:
            await refuse_form(interaction, error, again)
        except Exception as error:
            await fail(interaction, error, game=int(game))

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        """After a start: offers nobody has seen are shown, and messages of those that are over say so."""
        await side_by_side(self._catch_up, notice.games)

    async def _catch_up(self, game: GameRecord) -> None:
        try:
            shown = await self._settle_over(game)
            for offer in await self.bot.tables.trade.offers(game.id):
                if offer.id not in shown:
                    await show_offer(self.bot, game, offer)
        except Exception:
            # One game that cannot be loaded does not keep the others from their offers.
            log.exception("the offers of game %s could not be shown after the start", game.id)

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        """Whoever is gone offers nothing any more."""
        await self._settle_over(notice.game)

    async def _settle_over(self, game: GameRecord) -> set[int]:
        """Messages of offers that are over say so. Returns the offers that have a message."""
        shown = {m.about for m in await self.bot.tables.messages.of(game.id) if m.kind == "offer"}
        still_open = {offer.id for offer in await self.bot.tables.trade.offers(game.id)}
        for offer_id in shown - still_open:
            over = await self.bot.tables.trade.get(offer_id)
            await settle_message(self.bot, game, offer_id, ENDED[over.status if over else "expired"])
        return shown

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        """Offers end with the turn."""
        for offer_id in moved.offers_expired:
            await settle_message(self.bot, moved.game, offer_id, "trade-expired")


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Trade(bot))
