"""The lobby's message: who has a seat, how the game is played, and the buttons and menus to agree on that."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakValueDictionary

from discord import ButtonStyle, ui

from bot.engine.board import COLOURS
from bot.engine.state import EDITIONS, VARIANTS
from bot.fair.derivation import DIGITS
from bot.language import words as module
from bot.language.words import Words, words
from bot.notices import OpenSeatsChanged
from bot.store.records import PACES, GameRecord, Kind
from cogs.kit.colours import of_game
from cogs.kit.context import mention, names_of
from cogs.kit.controls import Key, button
from cogs.kit.forms import Choice, Form, radio, ticks
from cogs.kit.layouts import layout, text_of
from cogs.kit.public_text import over_text
from cogs.kit.replies import Interaction, best_effort
from cogs.posts.messages import edit
from cogs.posts.retired_buttons import retire_rest

MOST_SEATS = len(COLOURS)
ALSO = ("fold_boards", "hints")
"""Further options that are on or off in a game."""
SHOWN = ("whole", "close_up")
"""What may be shown of each move: one of them, or both."""
AWAY_DAYS = (0, 3, 7, 14, 30)
"""How long a game may wait for each player who is away."""


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
    if game.invited:
        lines.append(w("lobby-invited", names=w.list([f"<@{seat.user_id}>" for seat in game.invited])))
    lines.append(w("lobby-seats", n=len(game.seats), most=MOST_SEATS))
    lines.append(how_text(game, w))
    folded, hints = ("yes" if getattr(game, name) else "no" for name in ALSO)
    lines.append(w("lobby-how-else", folded=folded, hints=hints))
    lines.append(w("lobby-picture", picture=game.picture))
    lines.append(w("lobby-absence", days=game.away_days))
    if game.starting is not None:
        lines.append(w("proof-lobby-waits"))
    return "\n".join(lines)


def language_name(game: GameRecord, w: Words) -> str:
    """The name of the game's language in that language."""
    return (words(game.language) if game.language else w)("language-name")


def how_text(game: GameRecord, w: Words) -> str:
    """How the game is played, in one line."""
    chosen = w.list([w(f"variant-{variant}") for variant in game.variants]) or w("lobby-no-variants")
    return w(
        "lobby-how",
        edition=w(f"edition-{game.edition}"),
        variants=chosen,
        pace=w(f"pace-{game.pace}.time"),
        language=language_name(game, w),
    )


def lobby_view(game: GameRecord, w: Words) -> list[list[ui.Item[Any]]]:
    """Rows of buttons."""

    def key(verb: str) -> Key:
        return Key(verb, game.id)

    full = len(game.seats) >= MOST_SEATS
    computers = any(seat.user_id is None for seat in game.seats)
    items: list[ui.Item[Any]] = [
        button(key("join"), w("lobby-join"), ButtonStyle.success, disabled=full),
        button(key("leave"), w("lobby-leave")),
        button(key("colour"), w("lobby-colour")),
        button(key("start"), w("lobby-start"), ButtonStyle.primary, disabled=len(game.seats) < 2),
        button(key("close"), w("lobby-close"), ButtonStyle.danger),
    ]
    more: list[ui.Item[Any]] = [
        button(key("options"), w("lobby-options")),
        button(key("computer"), w("lobby-add-computer"), disabled=full and not computers),
        button(key("seek"), w("lobby-seek"), disabled=full),
    ]
    if game.commitment is not None:
        more.append(button(key("fair"), w("proof-fair", digits=game.commitment[:DIGITS])))
    if len(module.LANGUAGES) > 1:
        more.append(button(key("language"), w("lobby-language", language=language_name(game, w))))
    return [items, more, [button(Key("tutorial", game.id, rest="1"), w("help-new"))]]


def options_form(game: GameRecord, w: Words) -> Form:
    """All options of the game at once."""
    chosen = [name for name in ALSO if getattr(game, name)]
    chosen += [name for name in SHOWN if game.picture in (name, "both")]
    return Form(
        Key("options", game.id),
        w("lobby-options"),
        radio(
            "edition",
            w("lobby-edition"),
            [Choice(e, w(f"edition-{e}"), w(f"edition-{e}.text")) for e in EDITIONS],
            game.edition,
        ),
        ticks(
            "variants",
            w("lobby-variants-title"),
            [Choice(v, w(f"variant-{v}"), w(f"variant-{v}.text")) for v in VARIANTS],
            game.variants,
        ),
        radio(
            "pace",
            w("lobby-pace"),
            [Choice(p, w(f"pace-{p}"), w(f"pace-{p}.about")) for p in PACES],
            game.pace,
        ),
        ticks(
            "also",
            w("lobby-also"),
            [
                Choice(name, w(f"lobby-also-{name}"), w(f"lobby-also-{name}.about"))
                for name in (*SHOWN, *ALSO)
            ],
            chosen,
        ),
        radio(
            "absence",
            w("lobby-absence-title"),
            [Choice(str(days), w("lobby-absence-choice", days=days)) for days in AWAY_DAYS],
            str(game.away_days),
        ),
    )


def lobby_layout(game: GameRecord, w: Words) -> ui.LayoutView:
    """What a lobby's message shows, also after the lobby has ended."""
    if game.status == "lobby":
        return layout(lobby_text(game, w), *lobby_view(game, w), colour=of_game())
    return layout(over_text(game, w))


def lobby_now(game: GameRecord, w: Words) -> dict[str, Any]:
    """How to edit a lobby's message. Plain text, as earlier versions posted it, is replaced by a layout."""
    return {"content": None, "view": lobby_layout(game, w)}


_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""One edit of a lobby's message at a time, so that the last one shows the newest state."""


async def refresh_lobby(interaction: Interaction, game: GameRecord) -> None:
    """Show the lobby as it is now: on the message that was pressed and on the recorded one."""
    bot = interaction.client
    async with _locks.setdefault(game.id, asyncio.Lock()):
        newest = await bot.games.game(game.id)
        shown = lobby_now(newest, bot.words_in(newest))
        known = await bot.games.messages.get(game.id, Kind.LOBBY)
        pressed = interaction.message
        if pressed is not None and not pressed.flags.ephemeral:
            await interaction.edit_original_response(**shown)
            if newest.status == "lobby":
                await record_lobby(interaction, game)
            else:
                await bot.games.messages.done(pressed.id)
        if known is not None and (pressed is None or pressed.id != known.message_id):
            await edit(bot, known, **shown)
    if newest.status != "lobby":
        await retire_rest(bot, game.id)
    bot.publish(OpenSeatsChanged(game.id))


async def record_lobby(interaction: Interaction, game: GameRecord) -> None:
    """Record a lobby's message when it is pressed, if the process that posted it ended before doing so."""
    messages, pressed = interaction.client.games.messages, interaction.message
    if pressed is not None and await messages.get(game.id, Kind.LOBBY) is None:
        await messages.set(game.id, Kind.LOBBY, pressed.channel.id, pressed.id)


async def catch_up_lobby(interaction: Interaction, game_id: int) -> None:
    """A press was refused, perhaps because the message shows an older state: bring it up to date."""
    game = await interaction.client.games.game(game_id)
    pressed, w = interaction.message, interaction.client.words_in(game)
    if pressed is None or pressed.channel.id != game.channel_id:
        return
    if text_of(pressed) != (lobby_text(game, w) if game.status == "lobby" else over_text(game, w)):
        await best_effort(refresh_lobby(interaction, game))
