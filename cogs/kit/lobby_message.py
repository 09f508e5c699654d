"""The lobby's message: who sits at the table, how it is played, and the buttons and menus to agree on that."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakValueDictionary

from discord import ButtonStyle, ui

from bot.engine.state import VARIANTS
from bot.store.records import PACES, GameRecord
from cogs.kit.context import mention, names_of
from cogs.kit.controls import Key, button, menu, option, rows
from cogs.kit.messages import edit
from cogs.kit.replies import Interaction, quietly
from data.words import Words

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
    if game.commitment is not None:
        lines.append(w("proof-lobby", commitment=game.commitment))
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
                option(
                    e,
                    w("lobby-edition-choice", edition=w(f"edition-{e}")),
                    w(f"edition-{e}.text"),
                    default=e == game.edition,
                )
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
            [
                option(
                    p,
                    w("lobby-pace-choice", pace=w(f"pace-{p}")),
                    w(f"pace-{p}.about"),
                    default=p == game.pace,
                )
                for p in PACES
            ],
            w("lobby-pace"),
        ),
    ]
    items.append(button(key("computer"), w("lobby-add-computer"), disabled=full, row=4))
    if any(seat.user_id is None for seat in game.seats):
        items.append(button(key("uncomputer"), w("lobby-remove-computer"), row=4))
    folded = w("lobby-boards", folded="yes" if game.fold_boards else "no")
    items.append(button(key("boards"), folded, row=4))
    items.append(button(key("hints"), w("lobby-hints", on="yes" if game.hints else "no"), row=4))
    return rows(*items)


def started_text(game: GameRecord, w: Words) -> str:
    lines = [w("lobby-started", names=w.list([mention(seat) for seat in game.seats]))]
    if game.seed is not None:
        lines.append(w("proof-begun", commitment=game.commitment, seed=game.seed))
    return "\n".join(lines)


def lobby_now(game: GameRecord, w: Words) -> dict[str, Any]:
    """What a lobby's message shows, also when it is one no more."""
    if game.status == "lobby":
        return {"content": lobby_text(game, w), "view": lobby_view(game, w)}
    return {"content": w("lobby-closed") if game.status == "ended" else started_text(game, w), "view": None}


_turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""One change of a lobby's message at a time, so that the last one shows the newest."""


async def refresh(interaction: Interaction, game: GameRecord) -> None:
    """Show the lobby as it is now: on the message that was pressed, whichever it is, and on the one that is known."""
    bot = interaction.client
    async with _turns.setdefault(game.id, asyncio.Lock()):
        shown = lobby_now(await bot.tables.game(game.id), bot.public_words)
        known = await bot.tables.messages.get(game.id, "lobby")
        pressed = interaction.message
        if pressed is not None and not pressed.flags.ephemeral:
            await interaction.edit_original_response(**shown)
            await note(interaction, game)
        if known is not None and (pressed is None or pressed.id != known.message_id):
            await edit(bot, known, **shown)


async def note(interaction: Interaction, game: GameRecord) -> None:
    """A lobby's message that is pressed becomes the known one, if the process that posted it ended before noting so."""
    messages, pressed = interaction.client.tables.messages, interaction.message
    if pressed is not None and await messages.get(game.id, "lobby") is None:
        await messages.set(game.id, "lobby", pressed.channel.id, pressed.id)


async def catch_up(interaction: Interaction, game_id: int) -> None:
    """A press was refused, perhaps since its message tells of an older lobby: then it is brought up to date."""
    game = await interaction.client.tables.game(game_id)
    pressed, now = interaction.message, lobby_now(game, interaction.client.public_words)
    if pressed is None or pressed.channel.id != game.channel_id:
        return
    if pressed.content != now["content"]:
        await quietly(refresh(interaction, game))
