"""Looking things up: cards and spaces, the rules, help, and a tutorial of a first turn. All of it works for anybody in
any channel, with or without a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot import __version__
from bot.engine.board import AREA_OF, FACTION_OF, SPACES
from bot.engine.events import Refused
from bot.engine.view import View
from bot.hosting.app import Euphoria
from bot.language.words import SOURCE_LANGUAGE, Words
from bot.store.records import GameRecord
from cogs.kit.colours import of_area, of_game
from cogs.kit.command_texts import Typed, anywhere, escaped, says
from cogs.kit.completion import matching, resolve
from cogs.kit.context import game_here
from cogs.kit.controls import OLD_BUTTON, Key, button, control, menu, option, pages
from cogs.kit.emoji import illustrated
from cogs.kit.limits import MAX_OPTIONS
from cogs.kit.replies import Interaction, Sorry, display, present, profile_of, words_for, words_here
from cogs.lookup import pictures, rules_search
from cogs.lookup.card_sheets import by_value, choices, sheet
from cogs.lookup.cards import Card
from cogs.posts import link

STEPS = 9
"""Steps of the tutorial: messages tutorial-1 to tutorial-9."""
COMMANDS_ON_A_PAGE = 20


async def game_if_any(interaction: Interaction) -> tuple[GameRecord, View] | None:
    """The running game here and its public view; looking things up needs none."""
    try:
        game = await game_here(interaction)
        return game, await interaction.client.games.view(game.id, None)
    except (Sorry, Refused):
        return None


# Cards


async def complete_card(interaction: Interaction, typed: str) -> list[Choice[str]]:
    return matching(choices((await words_for(interaction)).language), typed, choices(SOURCE_LANGUAGE))


def _colour(card: Card) -> int:
    """Of the faction or area it belongs to."""
    if card.kind == "recruit":
        return of_area(AREA_OF[FACTION_OF[card.id]])
    return of_area(SPACES[card.id].area) if card.kind == "space" else of_game()


# Rules


async def complete_topic(interaction: Interaction, typed: str) -> list[Choice[str]]:
    w = await words_for(interaction)
    found = rules_search.find_in_both(typed, w)[:MAX_OPTIONS]
    return [Choice(name=w.topic(topic), value=topic) for topic in found]


Sheet = tuple[str, list[ui.Item[Any]]]
"""A text, and the controls below it."""


def rules_page(topic: str, w: Words) -> Sheet:
    """A topic, and a menu of all topics."""
    others = [option(other, w.topic(other), default=other == topic) for other in w.topics]
    menus: list[ui.Item[Any]] = [
        menu(Key("rules", rest=str(number)), sheet, w("reference-rules-more"))
        for number, sheet in enumerate(pages(others))
    ]
    return f"{w('reference-title', name=w.topic(topic))}\n{w.rules(topic)}", menus


@control("rules", "quick")
async def another_topic(interaction: Interaction, key: Key, values: list[str]) -> None:
    w = await words_for(interaction)
    topic = next(iter(values), "")
    if topic not in w.topics:
        raise Sorry("reference-no-topic", typed=escaped(topic))
    await show_sheet(interaction, rules_page(topic, w), anew=False)


# Help


async def show_sheet(
    interaction: Interaction, page: Sheet, picture: discord.File | None = None, *, anew: bool = True
) -> None:
    text, items = page
    files = [picture] if picture is not None else []
    await display(interaction, text, items, files=files, colour=of_game(), anew=anew)


async def help_page(interaction: Interaction, w: Words) -> Sheet:
    lines = [w("help-text")]
    found = await game_if_any(interaction)
    if found is not None and not found[1].over:
        game, view = found
        seat = game.seat_of(interaction.user.id)
        if seat is not None and seat.seat in view.waiting:
            lines += ["", w("help-your-move")]
        else:
            waiting = w.list([escaped(game.names[one]) for one in view.waiting])
            lines += ["", w("help-waiting", names=waiting)]
    lines += ["", w("help-version", version=__version__)]
    return "\n".join(lines), [
        button(Key("tutorial", rest="1"), w("help-tutorial"), ButtonStyle.primary),
        button(Key("help", rest="1"), w("help-commands")),
    ]


def _number_in(key: Key) -> int | None:
    """The page that a button turns to."""
    if not key.rest:
        return None
    if not key.rest.isdecimal():
        raise Sorry(OLD_BUTTON)
    return int(key.rest)


def commands_page(bot: Euphoria, page: int, w: Words) -> Sheet:
    """All commands, read from the bot so that none is missing."""
    lines = [w("help-command", name=name, about=about) for name, about in sorted(_described(bot, w))]
    sheets = pages(lines, COMMANDS_ON_A_PAGE)
    page = min(max(page, 1), len(sheets))
    turning = [
        button(Key("help", rest=str(number)), str(number), disabled=number == page)
        for number in range(1, len(sheets) + 1)
    ]
    title = w("help-list", page=page, pages=len(sheets))
    back = button(Key("help", rest="0"), w("help-back"))
    return "\n".join([title, *sheets[page - 1]]), [back, *(turning if len(sheets) > 1 else [])]


def _described(bot: Euphoria, w: Words) -> Iterator[tuple[str, str]]:
    """Name and description of every command and subcommand in this language."""
    for command in bot.tree.walk_commands():
        if not isinstance(command, app_commands.Group):
            path = command.qualified_name.split(" ")
            name = " ".join(w(f"command-{'-'.join(path[: n + 1])}.name") for n in range(len(path)))
            yield name, w(f"command-{'-'.join(path)}")


@control("help", "quick")
async def turn_help(interaction: Interaction, key: Key, values: list[str]) -> None:
    w = await words_for(interaction)
    page = _number_in(key) or 0
    sheet = commands_page(interaction.client, page, w) if page else await help_page(interaction, w)
    await show_sheet(interaction, sheet, anew=False)


# The tutorial


def tutorial_page(step: int, w: Words, game: GameRecord | None = None) -> Sheet:
    """`game`: where the reader came from; the last page leads back there."""
    text = "\n".join([w(f"tutorial-{step}"), w("tutorial-step", step=step, steps=STEPS)])

    def key(step: int) -> Key:
        return Key("tutorial", 0 if game is None else game.id, rest=str(step))

    back = button(key(step - 1), w("tutorial-back"), disabled=step == 1)
    if step < STEPS:
        return text, [back, button(key(step + 1), w("tutorial-next"), ButtonStyle.primary)]
    ways: list[ui.Item[Any]] = [back, button(key(1), w("tutorial-again"))]
    if game is not None and game.status == "running":
        ways.append(button(Key("turn", game.id), w("help-to-game"), ButtonStyle.primary))
    elif game is not None:
        ways.append(ui.Button(label=w("help-to-game"), url=link(game)))
    return text, ways


@control("tutorial")
async def turn_tutorial(interaction: Interaction, key: Key, values: list[str]) -> None:
    w = await words_for(interaction)
    step = min(max(_number_in(key) or 1, 1), STEPS)
    profile = await profile_of(interaction)
    picture = await pictures.lesson(interaction.client, step, w, profile.palette)
    game = await interaction.client.games.records.get(key.game) if key.game else None
    await show_sheet(interaction, tutorial_page(step, w, game), picture, anew=False)


class Reference(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @anywhere
    @app_commands.command(name="card", description=says("command-card"))
    @app_commands.describe(name=says("command-card-name"), post=says("command-post"))
    @app_commands.autocomplete(name=complete_card)
    async def card(self, interaction: Interaction, name: Typed, post: bool = False) -> None:
        mine = await words_for(interaction)
        known, english = choices(mine.language), choices(SOURCE_LANGUAGE)
        card = by_value(resolve(known, name, "reference-no-card", english))
        w = await words_here(interaction) if post else mine
        found = await game_if_any(interaction)
        edition = found[0].edition if found is not None else "classic"
        view = found[1] if found is not None else None
        profile = await self.bot.games.profiles.get(interaction.user.id)
        palette = "printed" if post else profile.palette
        text = illustrated(self.bot, w, lambda w: sheet(card, w, edition, view), palette=palette)
        picture = await pictures.card(self.bot, card, edition, w, view, palette)
        await present(interaction, text, picture, _colour(card), post=post)

    @anywhere
    @app_commands.command(name="rules", description=says("command-rules"))
    @app_commands.describe(topic=says("command-rules-topic"))
    @app_commands.autocomplete(topic=complete_topic)
    async def rules(self, interaction: Interaction, topic: Typed | None = None) -> None:
        w = await words_for(interaction)
        found = [topic] if topic in w.topics else rules_search.find_in_both(topic or "", w)
        if topic and not found:
            raise Sorry("reference-no-topic", typed=escaped(topic[:60]))
        await show_sheet(interaction, rules_page(found[0], w))

    @anywhere
    @app_commands.command(name="help", description=says("command-help"))
    async def help(self, interaction: Interaction) -> None:
        await show_sheet(interaction, await help_page(interaction, await words_for(interaction)))

    @app_commands.command(name="tutorial", description=says("command-tutorial"))
    async def tutorial(self, interaction: Interaction) -> None:
        await turn_tutorial(interaction, Key("tutorial", rest="1"), [])


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Reference(bot))
