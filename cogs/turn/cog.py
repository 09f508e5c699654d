"""Playing by buttons: *Take your turn* opens the private panel; every press of it passes here."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.prompts import Answer
from bot.hosting.app import Euphoria
from bot.hosting.outage import side_by_side
from bot.store.records import GameRecord
from bot.tables import Moved, Position, Stale
from bot.wording import reports
from cogs.announcements.announcer import Announcer
from cogs.kit import drawings
from cogs.kit.command_texts import says
from cogs.kit.context import Playing, asked, names_of, playing, waited_for
from cogs.kit.controls import Key, control
from cogs.kit.private import hand
from cogs.kit.replies import Interaction, say, update, words_for
from cogs.kit.retired_buttons import retire_rest
from cogs.turn import prompt_views as shapes
from cogs.turn.panel import Panel
from cogs.turn.progress import Stage, option_by
from data.words import Words

log = logging.getLogger(__name__)

RECENTLY = timedelta(days=2)
"""So long after a game's end a start still looks whether its channel was told."""


async def open_panel(
    interaction: Interaction, me: Playing, stage: Stage | None = None, *, before: str = ""
) -> None:
    """Show the question this player is asked, as far as the stage has come."""
    panel = await Panel.at(
        interaction.client.tables, me.position, me.seat, await words_for(interaction), stage
    )
    text, view = await shapes.show(panel)
    await update(interaction, f"{before}\n\n{text}" if before else text, view)


async def commit(
    interaction: Interaction, me: Playing, answers: list[Answer], *, fresh: bool = True
) -> Moved:
    """Give the answers, tell the player what came of them, go on asking if there is more, then tell the table.

    `fresh`: what was pressed belonged to exactly this question."""
    bot = interaction.client
    moved = await bot.tables.answer(
        me.game.id,
        me.seat,
        answers,
        user_id=interaction.user.id,
        interaction_id=interaction.id,
        question=me.position.question if fresh else None,
        revision=me.position.revision if fresh else None,
    )
    await after(interaction, moved, me.seat)
    return moved


@contextmanager
def telling(interaction: Interaction, moved: Moved) -> Iterator[None]:
    """A change that is kept reaches the table even if the reply to the player who made it is lost."""
    try:
        yield
    except discord.HTTPException as error:
        log.warning("a player could not be told of their own move: %s", error)
    finally:
        interaction.client.dispatch("moved", moved)


async def after(interaction: Interaction, moved: Moved, seat: int) -> None:
    """Everything that follows a change that is kept."""
    with telling(interaction, moved):
        w = await words_for(interaction)
        view = await interaction.client.tables.view(moved.game.id, seat)
        lines = reports.report(moved.seen_by(seat), w, names_of(moved.game), seat=seat, built=view.built)
        if moved.prompt_for(seat) is not None and not moved.new_turn:
            await open_panel(interaction, Playing(moved, seat), before="\n".join(lines))
        else:
            lines.append(_next(moved, seat, w))
            await update(interaction, "\n".join(line for line in lines if line))


def _next(moved: Moved, seat: int, w: Words) -> str:
    if moved.over:
        return w("play-over")
    if seat in moved.waiting:
        return w("play-your-turn")
    return w("play-done", names=waited_for(moved, w))


# Buttons


def check_fresh(me: Playing, key: Key) -> None:
    if (key.question, key.revision) != (me.position.question, me.position.revision):
        raise Stale


@control("turn")
async def take_turn(interaction: Interaction, key: Key, values: list[str]) -> None:
    """The public button. An old one still opens what is asked now, if this player is asked anything."""
    me, _ = await asked(interaction, key.game)
    await open_panel(interaction, me)


@control("show")
async def show(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, _ = await asked(interaction, key.game)
    check_fresh(me, key)
    await open_panel(interaction, me, Stage.read(key.rest))


@control("pick")
async def pick(interaction: Interaction, key: Key, values: list[str]) -> None:
    """One entry of a menu: a worker, whose spaces come next, or an answer."""
    me, _ = await asked(interaction, key.game)
    check_fresh(me, key)
    stage = Stage.read(key.rest)
    if values[0].startswith("worker:"):
        await open_panel(interaction, me, replace(stage, group=values[0].removeprefix("worker:"), page=0))
        return
    panel = await Panel.at(
        interaction.client.tables, me.position, me.seat, await words_for(interaction), stage
    )
    if panel.prompt is None:
        raise Stale
    await go_on(interaction, me, panel.then(option_by(panel.prompt, values[0]).id))


@control("mark")
async def mark(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Ticks in a menu of several. On one page that is the answer; else it waits for the others."""
    me, _ = await asked(interaction, key.game)
    check_fresh(me, key)
    stage = Stage.read(key.rest)
    panel = await Panel.at(
        interaction.client.tables, me.position, me.seat, await words_for(interaction), stage
    )
    if panel.prompt is None or not panel.prompt.several:
        raise Stale
    if panel.pages == 1:
        await go_on(interaction, me, panel.then([panel.prompt.options[int(value)].id for value in values]))
        return
    here = sum(1 << number for number in panel.sheet)
    marks = (stage.marks & ~here) | sum(1 << int(value) for value in values)
    await open_panel(interaction, me, replace(stage, marks=marks))


@control("choose")
async def choose(interaction: Interaction, key: Key, values: list[str]) -> None:
    """A button that is an answer."""
    me, _ = await asked(interaction, key.game)
    check_fresh(me, key)
    await go_on(interaction, me, Stage.read(key.rest))


async def go_on(interaction: Interaction, me: Playing, stage: Stage) -> None:
    """Ask what this answer leaves open, show its result, or commit it if it is a small one."""
    panel = await Panel.at(
        interaction.client.tables, me.position, me.seat, await words_for(interaction), stage
    )
    if panel.whole and not panel.weighed:
        await commit(interaction, me, panel.answers)
    elif not panel.fits:
        # Too long a chain for a custom id: what was chosen is committed, the rest is asked then.
        await commit(interaction, me, panel.answers)
    else:
        await open_panel(interaction, me, stage)


@control("go")
async def go(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Confirm. The same press twice is one move: the second finds it done."""
    me = await playing(interaction, key.game)
    if (key.question, key.revision) != (me.position.question, me.position.revision) or me.prompt is None:
        raise Stale
    panel = await Panel.at(
        interaction.client.tables, me.position, me.seat, await words_for(interaction), Stage.read(key.rest)
    )
    await commit(interaction, me, panel.answers)


@control("undo")
async def undo_button(interaction: Interaction, key: Key, values: list[str]) -> None:
    """It takes back the answer before its own question, and no later one."""
    await undo(interaction, await playing(interaction, key.game), key)


async def undo(interaction: Interaction, me: Playing, key: Key | None = None) -> None:
    moved = await interaction.client.tables.undo(
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
    view = await bot.tables.view(me.game.id, me.seat)
    profile = await bot.store.profiles.get(interaction.user.id)
    picture = await drawings.hand(bot, view, w, profile.palette)
    more: dict[str, Any] = {"file": picture} if picture else {}
    await say(interaction, hand(view, w), **more)


class Play(commands.Cog):
    """Whoever changes a game dispatches `moved`; telling the table is done here, for all of them."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.announcer = Announcer(bot)

    async def cog_unload(self) -> None:
        self.announcer.stop()
        self.bot.unretired.stop()

    @commands.Cog.listener()
    async def on_moved(self, moved: Moved) -> None:
        await self.announcer.show(moved)

    @commands.Cog.listener()
    async def on_table_wanted(self, position: Position) -> None:
        """Somebody else holds the seat that is asked, or messages were lost: post the table as it stands."""
        await self.announcer.show_again(position)

    @commands.Cog.listener()
    async def on_table_unshown(self, game_id: int) -> None:
        """The channel can be written to again: what was not shown meanwhile is shown now."""
        await self.announcer.show_unseen(game_id)

    @commands.Cog.listener()
    async def on_games_found(self, running: list[GameRecord]) -> None:
        """After a start: tell every channel what was kept but not shown any more, and lay the table again where it
        is gone. A simulated Discord begins empty, so there it is laid always."""
        if self.bot.local and not running:
            channel = self.bot.guilds[0].text_channels[0]
            await channel.send(self.bot.public_words("local-welcome"))
        recently = self.bot.store.database.now() - RECENTLY
        over = [] if self.bot.local else await self.bot.store.games.finished_since(recently)
        await side_by_side(self._catch_up, (*running, *over))
        await side_by_side(partial(retire_rest, self.bot), await self.bot.store.stale.games())

    async def _catch_up(self, game: GameRecord) -> None:
        try:
            if game.status == "paused" or (game.status == "finished" and not await self._was_shown(game)):
                return
            await self.announcer.catch_up(game, anew=self.bot.local)
        except Exception:
            # One game that cannot be loaded does not keep the others from being shown.
            log.exception("game %s could not be shown after the start", game.id)

    async def _was_shown(self, game: GameRecord) -> bool:
        """Nothing was ever told of a game whose channel is gone."""
        return await self.bot.store.games.message(game.id, "front") is not None

    @app_commands.command(name="turn", description=says("command-turn"))
    async def turn(self, interaction: Interaction) -> None:
        me, _ = await asked(interaction)
        await open_panel(interaction, me)

    @app_commands.command(name="hand", description=says("command-hand"))
    async def hand(self, interaction: Interaction) -> None:
        await show_hand(interaction, await playing(interaction))

    @app_commands.command(name="undo", description=says("command-undo"))
    async def undo(self, interaction: Interaction) -> None:
        await undo(interaction, await playing(interaction))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Play(bot))
