"""The buttons of a lobby, and who may press them: everybody for their own seat, the host for how the game is played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Any

import discord

from bot.engine.board import COLOURS
from bot.engine.events import Refused
from bot.engine.state import EDITIONS, VARIANTS
from bot.games import Moved
from bot.hosting.app import PERMISSIONS
from bot.language.words import Words
from bot.players import LEVELS, another_personality
from bot.players.names import unused_name
from bot.store.records import PACES, GameRecord, Ring
from cogs.kit.context import check_here, manages, shown_name
from cogs.kit.controls import Key, button, control, menu, option, rows
from cogs.kit.emoji import of
from cogs.kit.forms import Filled, form, one_of, several_of
from cogs.kit.replies import Interaction, Sorry, say, update, words_for
from cogs.panel import telling
from cogs.posts import (
    ALSO,
    AWAY_DAYS,
    SHOWN,
    catch_up_lobby,
    options_form,
    record_lobby,
    refresh_lobby,
    send_direct,
)
from cogs.proof import post_due


def missing_permissions(interaction: Interaction) -> list[str]:
    """Permissions a game needs and the bot lacks in this channel."""
    wanted = dict(PERMISSIONS)
    in_thread = isinstance(interaction.channel, discord.Thread)
    wanted["send_messages" if in_thread else "send_messages_in_threads"] = False
    have = dict(interaction.app_permissions)
    missing = [name for name, needed in wanted.items() if needed and not have[name]]
    # discord.py lists View Channel under its old name.
    return ["view_channel" if name == "read_messages" else name for name in missing]


def check_permissions(interaction: Interaction, w: Words) -> None:
    missing = missing_permissions(interaction)
    if missing:
        raise Sorry("lobby-missing", permissions=w.list([w(f"permission-{name}") for name in missing]))


def may_run(interaction: Interaction, game: GameRecord) -> bool:
    """The host decides, and so may managers of the channel."""
    return interaction.user.id == game.host_id or manages(interaction, game)


async def lobby_of(interaction: Interaction, key: Key, *, host: bool = False) -> GameRecord:
    game = await interaction.client.games.game(key.game)
    if game.status != "lobby":
        raise Refused("refused-lobby-closed")
    check_here(interaction, game)
    if host and not may_run(interaction, game):
        raise Sorry("lobby-host-only", host=f"<@{game.host_id}>")
    return game


Change = Callable[[Interaction, GameRecord, list[str]], Awaitable[None]]


def lobby_control(verb: str, *, host: bool = False) -> Callable[[Change], Change]:
    """Register a control on the lobby's message. The message is updated after every press, also a refused one: if a
    process ended before updating it, the lobby must stay usable."""

    def register(change: Change) -> Change:
        @control(verb, "update")
        async def press(interaction: Interaction, key: Key, values: list[str]) -> None:
            try:
                await change(interaction, await lobby_of(interaction, key, host=host), values)
            except (Sorry, Refused):
                await catch_up_lobby(interaction, key.game)
                raise

        return change

    return register


# Buttons


@lobby_control("join")
async def join(interaction: Interaction, game: GameRecord, values: list[str]) -> None:
    bot = interaction.client
    game = await bot.games.lobby.join(
        game.id, interaction.user.id, shown_name(interaction.user), interaction_id=interaction.id
    )
    await refresh_lobby(interaction, game)
    await welcome(interaction, game)


async def welcome(interaction: Interaction, game: GameRecord) -> None:
    """The first direct message tests whether they arrive."""
    seat = game.seat_of(interaction.user.id)
    if seat is not None:
        w = await words_for(interaction)
        text = w("lobby-welcome", channel=f"<#{game.channel_id}>")
        new = rows(button(Key("tutorial", game.id, rest="1"), w("help-new")))
        await send_direct(interaction.client, game, seat, text, new, ring=Ring("welcome"), force=True)


@lobby_control("leave")
async def leave(interaction: Interaction, game: GameRecord, values: list[str]) -> None:
    await refresh_lobby(interaction, await interaction.client.games.lobby.leave(game.id, interaction.user.id))


@control("colour")
async def colour(interaction: Interaction, key: Key, values: list[str]) -> None:
    """In private, the colours that are free."""
    game = await lobby_of(interaction, key)
    if game.seat_of(interaction.user.id) is None:
        raise Sorry("lobby-join-first")
    await record_lobby(interaction, game)
    w = await words_for(interaction)
    taken = {seat.colour for seat in game.seats}
    bot = interaction.client
    free = [option(c, w.colour(c), emoji=of(bot, f"player_{c}")) for c in COLOURS if c not in taken]
    if not free:
        raise Sorry("lobby-no-colour")
    await say(interaction, w("lobby-which-colour"), rows(menu(Key("hue", game.id), free, w("lobby-colour"))))


@control("hue")
async def choose_colour(interaction: Interaction, key: Key, values: list[str]) -> None:
    bot = interaction.client
    game = await lobby_of(interaction, key)
    seat = game.seat_of(interaction.user.id)
    if seat is None:
        raise Sorry("lobby-join-first")
    game = await bot.games.lobby.set_colour(game.id, seat.seat, values[0])
    w = await words_for(interaction)
    await update(interaction, w("lobby-colour-set", colour=w.colour(values[0])))
    await refresh_lobby(interaction, game)


@control("options", "form")
async def options(interaction: Interaction, key: Key, values: list[str]) -> None:
    """How the game is played: a form for the host."""
    game = await lobby_of(interaction, key, host=True)
    await interaction.response.send_modal(options_form(game, await words_for(interaction)))


@form("options", lambda key: key, "update")
async def change_options(interaction: Interaction, key: Key, filled: Filled) -> None:
    game = await lobby_of(interaction, key, host=True)
    also = several_of(filled, "also", (*SHOWN, *ALSO))
    shown = [name for name in SHOWN if name in also]
    chosen: dict[str, Any] = {
        "edition": one_of(filled, "edition", EDITIONS),
        "variants": [v for v in VARIANTS if v in several_of(filled, "variants", VARIANTS)],
        "pace": one_of(filled, "pace", PACES),
        "away_days": int(one_of(filled, "absence", [*map(str, AWAY_DAYS), str(game.away_days)])),
        "picture": "both" if len(shown) == len(SHOWN) else shown[0] if shown else SHOWN[0],
        **{name: name in also for name in ALSO},
    }
    await refresh_lobby(interaction, await interaction.client.games.lobby.change(game.id, **chosen))


@control("computer")
async def computer(interaction: Interaction, key: Key, values: list[str]) -> None:
    """In private: how well should the computer play, or should the last one go?"""
    game = await lobby_of(interaction, key, host=True)
    await record_lobby(interaction, game)
    w = await words_for(interaction)
    choices: list[Any] = []
    lines = [w("lobby-which-level")]
    if len(game.seats) < len(COLOURS):
        names = {level: w(f"level-{level}") for level in LEVELS}
        choices += [button(Key("level", game.id, rest=level), name) for level, name in names.items()]
        lines += [w("lobby-level", level=names[level], about=w(f"level-{level}.about")) for level in LEVELS]
    if any(seat.user_id is None for seat in game.seats):
        choices.append(button(Key("uncomputer", game.id), w("lobby-remove-computer")))
    await say(interaction, "\n".join(lines), rows(*choices))


@control("level")
async def choose_level(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key, host=True)
    # A menu of an earlier version, which a message may still have.
    chosen: Any = values[0] if values else key.rest
    if chosen not in LEVELS:
        raise Sorry("menu-not-offered")
    name = unused_name(game.names)
    taken = [seat.personality for seat in game.seats]
    like = another_personality(taken, interaction.client.random or SystemRandom())
    game = await interaction.client.games.lobby.add_computer(
        game.id, name=name, level=chosen, personality=like
    )
    w = await words_for(interaction)
    what = {"personality": w(f"personality-{like}"), "about": w(f"personality-{like}.text")}
    await update(interaction, w("lobby-computer-added", name=name, **what))
    await refresh_lobby(interaction, game)


@lobby_control("uncomputer", host=True)
async def remove_computer(interaction: Interaction, game: GameRecord, values: list[str]) -> None:
    """Remove the last computer player."""
    computers = [seat.seat for seat in game.seats if seat.user_id is None]
    if computers:
        game = await interaction.client.games.lobby.remove_computer(game.id, computers[-1])
    await refresh_lobby(interaction, game)


@lobby_control("close", host=True)
async def close(interaction: Interaction, game: GameRecord, values: list[str]) -> None:
    await refresh_lobby(interaction, await interaction.client.games.lifecycle.end(game.id, "closed"))


@lobby_control("start")
async def start(interaction: Interaction, game: GameRecord, values: list[str]) -> None:
    bot = interaction.client
    if game.seat_of(interaction.user.id) is None:
        raise Sorry("lobby-join-first")
    check_permissions(interaction, await words_for(interaction))
    if await bot.games.words.call(game.id, user_id=interaction.user.id, press=interaction.id):
        await post_due(bot, await bot.games.game(game.id), await bot.games.messages.of(game.id))
        await refresh_lobby(interaction, game)
        return
    moved: Moved = await bot.games.lobby.start(
        game.id, user_id=interaction.user.id, interaction_id=interaction.id
    )
    with telling(interaction, moved):
        await refresh_lobby(interaction, moved.game)
