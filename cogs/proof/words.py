"""Before a game: a word from each player who wants to give one, and the *Fair rolls* button, which explains why."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, app_commands

from bot.games import Moved
from bot.language.words import Words
from bot.notices import OpenSeatsChanged
from bot.store.records import GameRecord
from cogs.kit.command_texts import LONGEST_TYPED, Typed, says
from cogs.kit.context import check_here, game_here, manages, names_of
from cogs.kit.controls import Key, button, control, rows
from cogs.kit.forms import Filled, Form, form, line
from cogs.kit.replies import Interaction, Sorry, say, words_for
from cogs.panel import telling
from cogs.posts import retire_rest


@control("fair")
async def fair(interaction: Interaction, key: Key, values: list[str]) -> None:
    """In private: the whole fingerprints, and what a player can do, but need not."""
    games, w = interaction.client.games, await words_for(interaction)
    game = await games.game(key.game)
    if game.commitment is None:
        raise Sorry("proof-none")
    lines, buttons = [w("proof-about", commitment=game.commitment)], list[Any]()
    if game.status != "lobby":
        lines = [w("proof-about-game", commitment=game.commitment, seed=game.seed)]
        if not game.open:
            buttons.append(button(Key("proof", game.id), w("proof-check")))
    else:
        lines += await _sealed(interaction, game, w)
        if game.starting is not None:
            buttons.append(button(Key("reveal", game.id), w("proof-reveal"), ButtonStyle.primary))
        elif game.seat_of(interaction.user.id) is not None:
            lines.append(w("proof-about-word"))
            buttons.append(button(Key("word", game.id), w("proof-give")))
    await say(interaction, "\n".join(lines), rows(*buttons) if buttons else None)


async def _sealed(interaction: Interaction, game: GameRecord, w: Words) -> list[str]:
    """Who gave a sealed word."""
    hashes, names = await interaction.client.games.words.hashes(game.id), names_of(game)
    given = [names[seat.seat] for seat in game.humans if seat.user_id in hashes]
    return [w("proof-sealed-by", names=w.list(given))] if given else []


# Giving a word


@app_commands.command(name="word", description=says("command-game-word"))
@app_commands.describe(word=says("command-game-word-word"))
async def word(interaction: Interaction, word: Typed) -> None:
    await _give(interaction, await game_here(interaction), word)


@control("word", "form")
async def ask_word(interaction: Interaction, key: Key, values: list[str]) -> None:
    w = await words_for(interaction)
    field = line("word", w("proof-give-label"), "", LONGEST_TYPED, w("proof-give-about"))
    await interaction.response.send_modal(Form(key, w("proof-give"), field))


@form("word", lambda key: key)
async def give_word(interaction: Interaction, key: Key, filled: Filled) -> None:
    await _give(interaction, await interaction.client.games.game(key.game), _written(filled))


def _written(filled: Filled) -> str:
    (written,) = filled.get("word", [])[:1] or [""]
    if not 0 < len(written) <= LONGEST_TYPED:
        raise Sorry("proof-word-empty")
    return written


async def _give(interaction: Interaction, game: GameRecord, text: str) -> None:
    given = await interaction.client.games.words.give(game.id, interaction.user.id, text)
    if given is None:
        raise Sorry("proof-none")
    w = await words_for(interaction)
    await say(interaction, w("proof-word-sealed" if given.sealed else "proof-word", digest=given.hash))


# Revealing it after the press on Start


@control("reveal", "form")
async def ask_reveal(interaction: Interaction, key: Key, values: list[str]) -> None:
    w = await words_for(interaction)
    field = line("word", w("proof-give-label"), "", LONGEST_TYPED, w("proof-reveal-about"))
    await interaction.response.send_modal(Form(key, w("proof-reveal"), field))


@form("reveal", lambda key: key)
async def reveal(interaction: Interaction, key: Key, filled: Filled) -> None:
    """The last sealed word starts the game."""
    games, w = interaction.client.games, await words_for(interaction)
    game = await games.words.reveal(key.game, interaction.user.id, _written(filled))
    await say(interaction, w("proof-revealed"))
    if not await games.words.awaited(game.id):
        await _start(interaction, game)


@control("wordless")
async def start_without(interaction: Interaction, key: Key, values: list[str]) -> None:
    """The host starts without the words that nobody revealed; the game's file names them."""
    game = await interaction.client.games.game(key.game)
    check_here(interaction, game)
    if interaction.user.id != game.host_id and not manages(interaction, game):
        raise Sorry("lobby-host-only", host=f"<@{game.host_id}>")
    await _start(interaction, game, without_words=True)
    await say(interaction, (await words_for(interaction))("proof-wordless"))


async def _start(interaction: Interaction, game: GameRecord, *, without_words: bool = False) -> None:
    bot = interaction.client
    moved: Moved = await bot.games.lobby.start(
        game.id, user_id=None, interaction_id=interaction.id, without_words=without_words
    )
    with telling(interaction, moved):
        await retire_rest(bot, moved.game.id)  # not the message that was pressed, which is never edited
        bot.publish(OpenSeatsChanged(game.id))
