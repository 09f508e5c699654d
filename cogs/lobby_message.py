"""The lobby's message: who sits at the table, how it is played, and the buttons and menus to agree on that."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.engine.state import VARIANTS
from bot.store.records import PACES, GameRecord
from cogs.controls import Key, button, menu, option, rows
from cogs.people import mention, names_of
from cogs.replies import Interaction
from data.words import Words

log = logging.getLogger(__name__)

MOST_SEATS = 6
EDITIONS = ("classic", "revised")


def lobby_text(game: GameRecord, w: Words) -> str:
    lines = [w("lobby-title", game=game.id)]
    names = names_of(game)
    for seat in game.seats:
        colour = w.colour(seat.colour)
        if seat.user_id is not None:
            host = str(seat.user_id == game.host_id)
            lines.append(w("lobby-seat", name=mention(seat), colour=colour, host=host))
            continue
        computer = {"name": names[seat.seat], "colour": colour, "level": seat.level or "normal"}
        if seat.personality is None:
            lines.append(w("lobby-computer", **computer))
        else:
            lines.append(
                w("lobby-computer-like", **computer, personality=w(f"personality-{seat.personality}"))
            )
    lines.append(w("lobby-seats", n=len(game.seats), most=MOST_SEATS))
    chosen = w.list([w(f"variant-{variant}") for variant in game.variants]) or w("lobby-no-variants")
    lines.append(
        w("lobby-how", edition=w(f"edition-{game.edition}"), variants=chosen, pace=w(f"pace-{game.pace}"))
    )
    return "\n".join(lines)


def lobby_view(game: GameRecord, w: Words) -> ui.View:
    def key(verb: str) -> Key:
        return Key(verb, game.id)

    full = len(game.seats) >= MOST_SEATS
    items: list[ui.Item[Any]] = [
        button(key("join"), w("lobby-join"), ButtonStyle.success, disabled=full, row=0),
        button(key("leave"), w("lobby-leave"), row=0),
        button(key("colour"), w("lobby-colour"), row=0),
        button(key("start"), w("lobby-start"), ButtonStyle.primary, disabled=len(game.seats) < 2, row=0),
        button(key("close"), w("lobby-close"), ButtonStyle.danger, row=0),
        menu(
            key("edition"),
            [
                option(e, w(f"edition-{e}"), w(f"edition-{e}.text"), default=e == game.edition)
                for e in EDITIONS
            ],
            w("lobby-edition"),
        ),
        menu(
            key("variants"),
            [
                option(v, w(f"variant-{v}"), w(f"variant-{v}.text"), default=v in game.variants)
                for v in VARIANTS
            ],
            w("lobby-variants"),
            least=0,
            most=len(VARIANTS),
        ),
        menu(
            key("pace"),
            [option(p, w(f"pace-{p}"), w(f"pace-{p}.about"), default=p == game.pace) for p in PACES],
            w("lobby-pace"),
        ),
    ]
    items.append(button(key("computer"), w("lobby-add-computer"), disabled=full, row=4))
    if any(seat.user_id is None for seat in game.seats):
        items.append(button(key("uncomputer"), w("lobby-remove-computer"), row=4))
    items.append(button(key("hints"), w("lobby-hints", on="yes" if game.hints else "no"), row=4))
    return rows(*items)


async def refresh(interaction: Interaction, game: GameRecord) -> None:
    """Show the lobby as it is now, by the press that changed it or by finding the message again."""
    bot = interaction.client
    w = bot.public_words
    text, view = lobby_text(game, w), lobby_view(game, w) if game.status == "lobby" else None
    if game.status != "lobby":
        text = w("lobby-closed")
    known = await bot.store.games.message(game.id, "lobby")
    pressed = interaction.message
    if pressed is not None and known is not None and pressed.id == known.message_id:
        if not interaction.response.is_done():
            await interaction.response.edit_message(content=text, view=view)
            return
        await pressed.edit(content=text, view=view)
    elif known is not None:
        partial = bot.get_partial_messageable(known.channel_id).get_partial_message(known.message_id)
        try:
            await partial.edit(content=text, view=view)
        except discord.HTTPException as error:
            log.warning("the lobby message could not be updated: %s", error)


def started_text(game: GameRecord, w: Words) -> str:
    return w("lobby-started", names=w.list([mention(seat) for seat in game.seats]))
