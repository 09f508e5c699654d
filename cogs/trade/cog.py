"""Trading with the player on turn: offer, counter-offer, accept, decline, withdraw."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Mapping

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.board import ARTIFACTS
from bot.engine.events import Refused
from bot.engine.view import PlayerView
from bot.hosting.app import Euphoria
from bot.language.words import SOURCE_LANGUAGE, Words, words
from bot.store.records import Offer
from cogs.kit import forms
from cogs.kit.command_texts import Typed, context_menu, says
from cogs.kit.completion import matching, resolve
from cogs.kit.context import Playing, names_of, playing, seat_here
from cogs.kit.controls import Key, button, control, option, rows, soon
from cogs.kit.dispatch import FORM
from cogs.kit.forms import Filled, Form, form, menu_of, one_of, radio
from cogs.kit.limits import MAX_DESCRIPTION, MAX_OPTIONS
from cogs.kit.replies import Interaction, Sorry, best_effort, say, update, words_for
from cogs.kit.typed_things import THINGS, parts_of, read_things
from cogs.panel import commit, show_result
from cogs.posts import sync
from cogs.trade.offer_messages import answers, offer_to_you, tell_offerer
from cogs.turn import declines

log = logging.getLogger(__name__)

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
        # The computer answers at once, as to a question of the game.
        if me.prompt is None or to not in me.prompt.partners:
            raise Sorry("trade-computer", name=names_of(me.game)[to])
        await commit(interaction, me, [{"trade": {"with": to, "give": give, "get": get}}])
        return
    if await declines(interaction, me.game.id, to, me.seat):
        raise Sorry("standing-declined", name=names_of(me.game)[to])
    await bot.games.trade.offer(
        me.game.id, me.seat, to, give, get, user_id=interaction.user.id, counter_of=counter_of
    )
    await sync(bot, me.game.id)
    w = await words_for(interaction)
    back = button(Key("turn", me.game.id), w("trade-back"), ButtonStyle.primary)
    made = w("trade-made", name=names_of(me.game)[to], give=give, get=get)
    await best_effort(update(interaction, made, rows(back) if me.prompt is not None else None))


async def open_offer(interaction: Interaction, key: Key) -> tuple[Playing, Offer]:
    me = await playing(interaction, key.game)
    offers = await interaction.client.games.offers.open(me.game.id, me.seat)
    offer = next((one for one in offers if str(one.id) == key.rest), None)
    if offer is None:
        if any(str(one.id) == key.rest for one in await interaction.client.games.offers.open(me.game.id)):
            raise Sorry("trade-not-yours")
        raise Refused("refused-offer-gone")
    return me, offer


async def offer_to_answer(interaction: Interaction, key: Key) -> tuple[Playing, Offer]:
    me, offer = await open_offer(interaction, key)
    if offer.to != me.seat:
        raise Sorry("trade-wait", name=names_of(me.game)[offer.to])
    return me, offer


@control("offer")
async def look_at_offer(interaction: Interaction, key: Key, values: list[str]) -> None:
    """In private, with the cards' names."""
    me, offer = await offer_to_answer(interaction, key)
    w = await words_for(interaction)
    await say(interaction, offer_to_you(me.game, offer, w), rows(*answers(me.game, offer, w)))


@control("accept")
async def accept(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, offer = await offer_to_answer(interaction, key)
    moved = await interaction.client.games.trade.accept(
        me.game.id, offer.id, me.seat, user_id=interaction.user.id, interaction_id=interaction.id
    )
    await sync(interaction.client, me.game.id)
    await show_result(interaction, moved, me.seat)
    on_turn = moved.prompt_for(offer.seat) is not None
    await tell_offerer(interaction.client, me.game, offer, "trade-was-accepted", on_turn=on_turn)


@control("decline")
async def decline(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, offer = await offer_to_answer(interaction, key)
    await interaction.client.games.trade.decline(me.game.id, offer.id, me.seat, user_id=interaction.user.id)
    await best_effort(update(interaction, (await words_for(interaction))("trade-you-declined")))
    await sync(interaction.client, me.game.id)
    on_turn = me.position.prompt_for(offer.seat) is not None
    await tell_offerer(interaction.client, me.game, offer, "trade-was-declined", on_turn=on_turn)


@control("withdraw")
async def withdraw(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, offer = await open_offer(interaction, key)
    if offer.seat != me.seat:
        raise Sorry("trade-not-yours")
    await interaction.client.games.trade.withdraw(me.game.id, offer.id, me.seat, user_id=interaction.user.id)
    await best_effort(say(interaction, (await words_for(interaction))("trade-you-withdrew")))
    await sync(interaction.client, me.game.id)


@control("counter", "form")
async def counter(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, offer = await offer_to_answer(interaction, key)
    await interaction.response.send_modal(await trade_form(interaction, me, [offer.seat], offer.id))


@control("trade", "form")
async def trade_button(interaction: Interaction, key: Key, values: list[str]) -> None:
    me = await playing(interaction, key.game)
    await interaction.response.send_modal(await trade_form(interaction, me, partners(me)))


async def trade_with(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """In the menu that Discord opens on a user."""
    await soon(interaction, _open_form(interaction, person))


async def _open_form(interaction: Interaction, person: discord.Member | discord.User) -> None:
    me = await playing(interaction)
    seat = seat_here(me.game, person).seat
    able = partners(me)
    if seat not in able:
        w, names = await words_for(interaction), names_of(me.game)
        raise Sorry("context-no-trade", names=w.list([names[one] for one in able]))
    await interaction.response.send_modal(await trade_form(interaction, me, [seat]))


def partners(me: Playing) -> list[int]:
    """Players this one may trade with now: everybody on their own turn, otherwise the player on turn."""
    if me.position.turn != me.seat:
        found = [me.position.turn]
    else:
        found = [seat.seat for seat in me.game.seats if seat.seat != me.seat]
    asked = me.prompt.partners if me.prompt is not None else ()
    able = [seat for seat in found if seat in asked or not me.game.seats[seat].by_computer]
    if not able:
        raise Sorry("trade-nobody")
    return able


def amounts(things: Mapping[str, int], w: Words) -> list[discord.SelectOption]:
    """One of each, then two of each, and so on, as many as fit a menu; sorted by thing."""
    steps = sorted((n, thing) for thing, most in things.items() for n in range(1, most + 1))[:MAX_OPTIONS]
    order = {thing: number for number, thing in enumerate(THINGS)}
    return [
        option(f"{thing}:{n}", w.count(thing, n))
        for n, thing in sorted(steps, key=lambda s: (order[s[1]], s[0]))
    ]


def holdings(player: PlayerView, w: Words) -> str:
    """What everybody knows of a player's goods and cards."""
    held = {**player.goods, "artifact": player.artifact_count}
    return w("trade-has", things=held) if any(held.values()) else w("trade-has-nothing")


async def trade_form(
    interaction: Interaction, me: Playing, whom: list[int], counter_of: int | None = None
) -> Form:
    """With whom, and what for what: from what this player has, and what the others are known to have."""
    w = await words_for(interaction)
    view = await interaction.client.games.view(me.game.id, me.seat)
    mine = Counter({**view.me.goods, **Counter(view.me.artifacts or ())})
    theirs: Counter[str] = Counter()
    for seat in whom:
        player = view.players[seat]
        theirs |= Counter(player.goods) | Counter(dict.fromkeys(ARTIFACTS, player.artifact_count))
    if not +mine:
        raise Sorry("trade-empty", whose="yours")
    if not +theirs:
        raise Sorry("trade-empty", whose="theirs")
    names = names_of(me.game)
    has = {seat: holdings(view.players[seat], w) for seat in whom}
    if len(whom) > 1:
        choices = [forms.Choice(str(seat), names[seat], has[seat]) for seat in whom]
        partner = radio("with", w("trade-with"), choices)
    else:
        only = [option(str(seat), names[seat], has[seat], default=True) for seat in whom]
        partner = menu_of("with", w("trade-with"), only)
    several = w("trade-several")
    return Form(
        Key("trade", me.game.id, rest=str(counter_of or "")),
        w("trade-title"),
        partner,
        menu_of("give", w("trade-give"), amounts(+mine, w), several, most=MAX_OPTIONS),
        menu_of("get", w("trade-get"), amounts(+theirs, w), several, most=MAX_OPTIONS),
    )


def chosen_things(values: list[str]) -> dict[str, int]:
    """What was picked from a menu of amounts, added up."""
    found: Counter[str] = Counter()
    for value in values:
        thing, _, n = value.partition(":")
        if thing not in THINGS or not re.fullmatch(r"\d{1,3}", n):
            raise Sorry("menu-not-offered")
        found[thing] += int(n)
    if not found:
        raise Sorry("trade-nothing")
    return dict(found)


def another_form(key: Key) -> Key:
    return Key("counter" if key.rest else "trade", key.game, rest=key.rest)


@form("trade", another_form)
async def read_form(interaction: Interaction, key: Key, filled: Filled) -> None:
    me = await playing(interaction, key.game)
    counter_of = int(key.rest) if key.rest.isdecimal() else None
    to = one_of(filled, "with", [str(seat.seat) for seat in me.game.seats if seat.seat != me.seat])
    give, get = (chosen_things(filled.get(side, [])) for side in ("give", "get"))
    await make_offer(interaction, me, int(to), give, get, counter_of)


# /trade


async def complete_player(interaction: Interaction, typed: str) -> list[Choice[str]]:
    try:
        me = await playing(interaction)
        return matching([(me.game.seats[seat].name, str(seat)) for seat in partners(me)], typed)
    except (Sorry, Refused):
        return []


async def complete_things(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Several things, separated by commas."""
    w = await words_for(interaction)
    *before, last = parts_of(typed)
    number = re.search(r"\d{1,2}", unicodedata.normalize("NFKC", last))
    n = int(number[0]) if number else 1
    counted = [(w.count(thing, n), thing) for thing in THINGS]
    bare = [
        (name, thing) for thing in THINGS for name in (w.thing(thing), words(SOURCE_LANGUAGE).thing(thing))
    ]
    found = matching(counted, re.sub(r"\d+\s*", "", last), bare)
    return [
        Choice(name=whole, value=whole)
        for one in found
        if len(whole := ", ".join([*before, one.name])) <= MAX_DESCRIPTION
    ]


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


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Trade(bot))
    bot.tree.add_command(context_menu("context-trade", trade_with, extras=FORM))
