"""Playing by buttons: *Take your turn* opens the private panel; every press in it is handled here."""

from __future__ import annotations

import logging

from discord import app_commands
from discord.ext import commands

from bot.asking import spaces_for
from bot.games import Stale
from bot.hosting.app import Euphoria
from cogs.kit import pictures
from cogs.kit.colours import accent
from cogs.kit.command_texts import says
from cogs.kit.context import Playing, asked, playing, waited_for
from cogs.kit.controls import Key, control, rows
from cogs.kit.emoji import illustrated
from cogs.kit.replies import Interaction, display, profile_of, say, update, words_for
from cogs.panel import Progress, commit, go_on, open_panel, option_by, panel_at, telling
from cogs.plans import plan_button, why_asked
from cogs.posts import hand
from cogs.turn.since_last import since_last

log = logging.getLogger(__name__)


# Buttons


def check_fresh(me: Playing, key: Key) -> None:
    if (key.question, key.revision) != (me.position.question, me.position.revision):
        raise Stale


@control("turn", "quick")
async def take_turn(interaction: Interaction, key: Key, values: list[str]) -> None:
    """The public button. An old one still opens the present question, if this player is asked anything."""
    await open_turn(interaction, await playing(interaction, key.game))


async def open_turn(interaction: Interaction, me: Playing) -> None:
    """The panel; a player who is not asked anything may plan instead."""
    w = await words_for(interaction)
    if may_plan(me) and (await interaction.client.games.view(me.game.id, None)).phase == "play":
        text = w("game-not-asked", names=waited_for(me.position, w))
        await say(interaction, text, rows(plan_button(me.game.id, w)))
        return
    me, _ = await asked(interaction, me.game.id)
    why = await why_asked(interaction.client, me.position, interaction.user.id, w)
    since = await since_last(interaction.client, me, w)
    await open_panel(interaction, me, before="\n\n".join(filter(None, [why, since])))


def may_plan(me: Playing) -> bool:
    """Whether it is another player's turn."""
    position = me.position
    running = position.game.status == "running" and not position.over
    return running and me.prompt is None and position.turn != me.seat


@control("show", "quick")
@control("lead", "quick")
async def show(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Another page or worker, or the first of two steps, such as the recruit to begin with."""
    me, _ = await asked(interaction, key.game)
    check_fresh(me, key)
    await open_panel(interaction, me, Progress.read(key.rest))


@control("spaces")
async def spaces_on_board(interaction: Interaction, key: Key, values: list[str]) -> None:
    """The board with the spaces this worker can go to, numbered as the panel's buttons are."""
    me, prompt = await asked(interaction, key.game)
    check_fresh(me, key)
    bot, worker = interaction.client, Progress.read(key.rest).group
    w = await words_for(interaction)
    spaces = await spaces_for(await panel_at(interaction, me), prompt, worker)
    numbers = {choice.place: choice.number for choice in spaces if choice.place is not None}
    profile = await bot.games.profiles.get(interaction.user.id)
    view = await bot.games.view(me.game.id, me.seat)
    picture = await pictures.numbered(bot, view, numbers, w, profile.palette)
    if picture is None:
        await say(interaction, pictures.numbered_words(view, numbers, w))
    else:
        text = w("panel-numbered", knowledge=worker)
        await display(interaction, text, files=[picture], colour=accent(view.me.colour))


@control("pick", "quick")
async def pick(interaction: Interaction, key: Key, values: list[str]) -> None:
    """One entry of a menu."""
    me = await playing(interaction, key.game)
    check_fresh(me, key)
    panel = await panel_at(interaction, me, Progress.read(key.rest))
    if panel.prompt is None:
        raise Stale
    await go_on(interaction, me, panel.then(option_by(panel.prompt, values[0]).id))


@control("several", "quick")
async def several(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Options ticked in a menu of several. One page of them is the answer; more pages have a button of their own."""
    me = await playing(interaction, key.game)
    check_fresh(me, key)
    panel = await panel_at(interaction, me, Progress.read(key.rest))
    if panel.prompt is None or not panel.prompt.several:
        raise Stale
    if panel.pages == 1:
        await go_on(interaction, me, panel.then([panel.prompt.options[int(value)].id for value in values]))
        return
    await open_panel(interaction, me, panel.tick(values))


@control("choose", "quick")
async def choose(interaction: Interaction, key: Key, values: list[str]) -> None:
    """A button that is an answer. If the same press arrives twice, the second one changes nothing."""
    me = await playing(interaction, key.game)
    check_fresh(me, key)
    await go_on(interaction, me, Progress.read(key.rest))


@control("go")
async def go(interaction: Interaction, key: Key, values: list[str]) -> None:
    """*Confirm*. If the same press arrives twice, the second one changes nothing."""
    me = await playing(interaction, key.game)
    if (key.question, key.revision) != (me.position.question, me.position.revision) or me.prompt is None:
        raise Stale
    panel = await panel_at(interaction, me, Progress.read(key.rest))
    await commit(interaction, me, panel.answers)


@control("undo")
async def undo_button(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Undo the answer given just before this button was shown, and no later one."""
    await undo(interaction, await playing(interaction, key.game), key)


async def undo(interaction: Interaction, me: Playing, key: Key | None = None) -> None:
    moved = await interaction.client.games.play.undo(
        me.game.id,
        me.seat,
        user_id=interaction.user.id,
        interaction_id=interaction.id,
        question=key.question if key is not None else None,
        revision=key.revision if key is not None else None,
    )
    with telling(interaction, moved):
        before = (await words_for(interaction))("play-undone", n=moved.taken_back)
        if moved.prompt_for(me.seat) is not None:
            await open_panel(interaction, Playing(moved, me.seat), before=before)
        else:
            await update(interaction, before)


@control("hand")
async def hand_button(interaction: Interaction, key: Key, values: list[str]) -> None:
    await show_hand(interaction, await playing(interaction, key.game))


async def show_hand(interaction: Interaction, me: Playing) -> None:
    bot = interaction.client
    w = await words_for(interaction)
    view = await bot.games.view(me.game.id, me.seat)
    profile = await profile_of(interaction)
    picture = await pictures.hand(bot, view, w, profile.palette)
    text = illustrated(bot, w, lambda w: hand(view, w), palette=profile.palette)
    files = [picture] if picture is not None else []
    plan = [plan_button(me.game.id, w)] if may_plan(me) and view.phase == "play" else []
    await display(interaction, text, plan, files=files, colour=accent(view.me.colour))


class Turn(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="turn", description=says("command-turn"))
    async def turn(self, interaction: Interaction) -> None:
        await open_turn(interaction, await playing(interaction))

    @app_commands.command(name="hand", description=says("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        await show_hand(interaction, await playing(interaction))

    @app_commands.command(name="undo", description=says("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        await undo(interaction, await playing(interaction))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Turn(bot))
