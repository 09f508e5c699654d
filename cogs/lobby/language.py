"""The language of a channel's game: the host chooses it, in the lobby or later."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.language import words as module
from bot.language.words import LANGUAGES, words
from bot.store.records import GameRecord
from cogs.kit.command_texts import says
from cogs.kit.context import check_here, game_here
from cogs.kit.controls import Key, control, menu, option, rows
from cogs.kit.replies import Interaction, Sorry, say, update, words_for
from cogs.lobby.buttons import lobby_of, may_run
from cogs.posts import language_name, post, record_lobby, refresh_lobby


@control("language")
async def choose(interaction: Interaction, key: Key, values: list[str]) -> None:
    """In the lobby, in private."""
    game = await lobby_of(interaction, key, host=True)
    await record_lobby(interaction, game)
    w = await words_for(interaction)
    known = [
        option(code, words(code)("language-name"), default=code == game.language) for code in module.LANGUAGES
    ]
    question = rows(menu(Key("speak", game.id), known, w("command-game-language-which")))
    await say(interaction, w("lobby-which-language"), question)


@control("speak")
async def chosen(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key, host=True)
    await update(interaction, await _speak(interaction, game, values[0]))


@app_commands.command(name="language", description=says("command-game-language"))
@app_commands.describe(language=says("command-game-language-which"))
@app_commands.choices(language=[Choice(name=words(code)("language-name"), value=code) for code in LANGUAGES])
async def change(interaction: Interaction, language: str) -> None:
    await say(interaction, await _speak(interaction, await game_here(interaction), language))


async def _speak(interaction: Interaction, game: GameRecord, language: str) -> str:
    """Change it and say so: to the user and, in a running game, to everybody, in the new language."""
    bot = interaction.client
    check_here(interaction, game)
    if language not in module.LANGUAGES:
        raise Sorry("menu-not-offered")
    if not may_run(interaction, game):
        raise Sorry("lobby-host-only", host=f"<@{game.host_id}>")
    game = await bot.games.lifecycle.set_language(game.id, language)
    public, own = bot.words_in(game), await words_for(interaction)
    if game.status == "lobby":
        await refresh_lobby(interaction, game)
    else:
        await post(bot, game, public("lobby-language-set", language=language_name(game, public)))
    return own("lobby-language-set", language=language_name(game, own))
