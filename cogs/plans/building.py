"""Making a plan: the panel of one's turn, before the turn has come. Every press in it is handled here."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.events import Refused
from bot.engine.prompts import Answer
from bot.games import Stale
from cogs.kit.controls import Key, control
from cogs.kit.replies import Interaction, Sorry, show, words_for
from cogs.panel import Panel, Planning, Progress, option_by, show_panel, ticked, ticks_of
from cogs.plans.pages import show_book


async def panel_of(interaction: Interaction, key: Key, progress: Progress | None = None) -> Panel:
    bot = interaction.client
    outlook = await bot.games.plans.outlook(key.game, interaction.user.id, key.question)
    planning = Planning(outlook, key.revision)
    w = await words_for(interaction)
    return await Panel.at(planning, outlook.position, outlook.seat, w, progress, bot.icons)


async def open_at(
    interaction: Interaction, key: Key, progress: Progress | None = None, before: str = ""
) -> None:
    """Show the panel. If the game has changed so that the choices mean something else now, planning begins again."""
    w = await words_for(interaction)
    try:
        panel = await panel_of(interaction, key, progress)
        if not panel.fits:
            raise Sorry("plan-too-long")
        view = await show_panel(panel, before)
    except Stale:
        panel = await panel_of(interaction, key)
        view = await show_panel(panel, w("plan-anew"))
    await show(interaction, view)


async def begin(interaction: Interaction, game_id: int, turn: int, before: str = "") -> None:
    await open_at(interaction, Key("plan_show", game_id, turn), before=before)


@control("plan_show", "quick")
@control("plan_choose", "quick")
async def plan_show(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Another page or worker, or a button that is an answer."""
    await open_at(interaction, key, Progress.read(key.rest))


@control("plan_tick", "quick")
async def plan_tick(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Conditions, before the plan is stored."""
    await open_at(interaction, key, replace(Progress.read(key.rest), ticks=ticks_of(values)))


@control("plan_pick", "quick")
@control("plan_several", "quick")
async def plan_answer(interaction: Interaction, key: Key, values: list[str]) -> None:
    """One entry of a menu, or several ticked in it."""
    try:
        panel = await panel_of(interaction, key, Progress.read(key.rest))
        prompt = panel.prompt
        if prompt is None:
            raise Stale
        answer: Answer
        if not prompt.several:
            answer = option_by(prompt, values[0]).id
        elif panel.pages > 1:
            await open_at(interaction, key, panel.tick(values))
            return
        else:
            answer = [prompt.options[int(value)].id for value in values]
        then = panel.then(answer)
    except (Stale, IndexError):
        await open_at(interaction, key, before=(await words_for(interaction))("plan-anew"))
        return
    await open_at(interaction, key, then)


@control("plan_go")
async def plan_go(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Store the plan. The choices have to fit the present state of the game."""
    progress = Progress.read(key.rest)
    plans, user = interaction.client.games.plans, interaction.user.id
    try:
        panel = await panel_of(interaction, key, progress)
        if panel.prompt is not None:
            raise Stale  # something more is asked now
        only = ticked(progress.ticks)
        await plans.save(key.game, user, key.question, panel.answers, only, instead=key.revision)
    except Refused as refused:
        if isinstance(refused, Stale) or refused.reason == "refused-stale":
            await open_at(interaction, key, before=(await words_for(interaction))("plan-anew"))
            return
        raise
    await show_book(interaction, key.game, before=(await words_for(interaction))("plan-kept"))
