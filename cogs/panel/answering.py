"""What happens with answers: they are shown in the panel, given to the game, reported to the player, then announced."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.asking import beside, finality, offered, result_of, situation
from bot.engine.prompts import Answer
from bot.games import Moved
from bot.language.words import Words
from bot.wording import reports
from cogs.kit import pictures
from cogs.kit.colours import accent
from cogs.kit.context import Playing, names_of, waited_for
from cogs.kit.controls import Key, button
from cogs.kit.emoji import illustrated
from cogs.kit.layouts import layout
from cogs.kit.replies import Interaction, acknowledge, profile_of, show, words_for
from cogs.panel import prompt_views
from cogs.panel.panel import Panel
from cogs.panel.progress import Progress
from cogs.plans import plan_button
from cogs.posts import link

log = logging.getLogger(__name__)


async def open_panel(
    interaction: Interaction, me: Playing, progress: Progress | None = None, *, before: str = ""
) -> None:
    """Show the question this player is asked, with what they have chosen so far. Where only one move is legal, it is
    chosen already; *Back* leads to the question, and to trading."""
    panel = await panel_at(interaction, me, progress)
    if progress is None:
        panel = await _forced(interaction, me, panel) or panel
    await display(interaction, panel, before)


async def display(interaction: Interaction, panel: Panel, before: str = "") -> None:
    """Show the panel; recruits to choose from are a picture."""
    picture = await _recruits(interaction, panel)
    if picture is None:
        await show(interaction, await prompt_views.show(panel, before))
        return
    try:
        await show(interaction, await prompt_views.show(panel, before, picture), [picture])
    except discord.HTTPException as error:
        if error.status not in (400, 403):
            raise
        # As in `replies.display`: rather without the picture than not at all.
        log.warning("Discord refused a panel with a picture: %s", error)
        panel.pictured = False
        await show(interaction, await prompt_views.show(panel, before))


async def _recruits(interaction: Interaction, panel: Panel) -> discord.File | None:
    """The picture of the recruits to choose from. Their texts stay if the alt text has no room for all of them."""
    recruits = offered(panel.prompt) if panel.prompt is not None else []
    if panel.prompt is None or not recruits:
        return None
    palette = (await profile_of(interaction)).palette
    have = beside(panel.prompt, panel.view)
    picture, whole = await pictures.choice(
        interaction.client, recruits, have, panel.view.edition, panel.w, palette
    )
    panel.pictured = picture is not None and whole
    return picture


async def _forced(interaction: Interaction, me: Playing, panel: Panel) -> Panel | None:
    """The panel with the result of the only legal move; None if something can be chosen."""
    if panel.forced is None:
        return None
    further = await panel_at(interaction, me, panel.then(panel.forced))
    return further if further.whole else None


async def panel_at(interaction: Interaction, me: Playing, progress: Progress | None = None) -> Panel:
    bot = interaction.client
    return await Panel.at(bot.games, me.position, me.seat, await words_for(interaction), progress, bot.icons)


async def go_on(interaction: Interaction, me: Playing, progress: Progress) -> None:
    """Ask what this answer leaves open, show its result, or commit it if it can be undone."""
    panel = await panel_at(interaction, me, progress)
    if (panel.whole and not panel.final) or not panel.fits:
        # What can be undone counts at once. Too many choices for a custom id, too: the rest is asked after that.
        await commit(interaction, me, panel.answers, chosen=result_of(panel).lines if panel.whole else ())
    else:
        await display(interaction, panel)


async def give(interaction: Interaction, me: Playing, answers: list[Answer]) -> None:
    """The answers of a command: committed if they are a whole move that can be undone. Otherwise the panel asks for the
    rest, or shows the result for confirmation."""
    panel = await panel_at(interaction, me)
    progress, preview = await panel.along(*answers)
    whole = preview.prompt is None or preview.prompt.ask == "act"
    if whole and not finality(preview, panel.asked.computers):
        await commit(interaction, me, answers)
    else:
        await open_panel(interaction, me, progress)


async def commit(
    interaction: Interaction,
    me: Playing,
    answers: list[Answer],
    *,
    fresh: bool = True,
    chosen: Sequence[str] = (),
) -> Moved:
    """Give the answers, tell the player the result, ask on if there is more, then announce it.

    `fresh`: the press belonged to exactly this question. `chosen`: what is said of a secret choice, which has no result
    before all have chosen.
    """
    await acknowledge(interaction)
    bot = interaction.client
    moved = await bot.games.play.answer(
        me.game.id,
        me.seat,
        answers,
        user_id=interaction.user.id,
        interaction_id=interaction.id,
        question=me.position.question if fresh else None,
        revision=me.position.revision if fresh else None,
    )
    await show_result(interaction, moved, me.seat, chosen)
    return moved


@contextmanager
def telling(interaction: Interaction, moved: Moved) -> Iterator[None]:
    """Announce a committed change even if the reply to the player who made it is lost."""
    try:
        yield
    except discord.HTTPException as error:
        log.warning("a player's move could not be confirmed to them: %s", error)
    finally:
        interaction.client.publish(moved)


async def show_result(interaction: Interaction, moved: Moved, seat: int, chosen: Sequence[str] = ()) -> None:
    """Everything that follows a committed change."""
    with telling(interaction, moved):
        w = await words_for(interaction)
        view = await interaction.client.games.view(moved.game.id, seat)
        more = moved.prompt_for(seat) is not None and not moved.new_turn

        def told(w: Words) -> str:
            names = names_of(moved.game)
            lines = reports.report(moved.seen_by(seat), w, names, seat=seat, built=view.built) or [*chosen]
            if not more:
                # Before the first roll nobody has anything.
                lines += [situation(view, w)] if view.turn_number and not moved.over else []
                lines.append(_next(moved, seat, w))
            return "\n".join(lines)

        text = illustrated(interaction.client, w, told)
        if more:
            await open_panel(interaction, Playing(moved, seat), before=text)
            return
        items = [*await _undoing(interaction, moved, seat, w), *await _elsewhere(interaction, moved, w)]
        if moved.turn != seat and not moved.over and view.phase == "play" and not moved.prompt_for(seat):
            items.append(plan_button(moved.game.id, w))
        await show(interaction, layout(text, items, colour=accent(view.me.colour)))


def _next(moved: Moved, seat: int, w: Words) -> str:
    if moved.over:
        return w("play-over")
    if seat in moved.waiting:
        return w("play-your-turn")
    seats = [moved.game.seats[other] for other in moved.waiting]
    who = "computer" if all(other.by_computer for other in seats) else "person"
    return w("play-done", names=waited_for(moved, w), who=who, n=len(seats))


async def _undoing(interaction: Interaction, moved: Moved, seat: int, w: Words) -> list[ui.Item[Any]]:
    """A button to undo, as long as nobody has gone on."""
    if any(moved.game.seats[other].by_computer for other in moved.waiting):
        return []
    if await interaction.client.games.play.undo_refusal(moved.game.id, seat) is not None:
        return []
    key = Key("undo", moved.game.id, moved.question, moved.revision)
    return [button(key, w("panel-undo"))]


async def _elsewhere(interaction: Interaction, moved: Moved, w: Words) -> list[ui.Item[Any]]:
    """The game that has waited longest for this player: a button for its panel, and a link to it."""
    bot = interaction.client
    for other in await bot.games.records.of_user(interaction.user.id):
        game = other.game
        if other.asked is None or game.id == moved.game.id or game.status != "running":
            continue
        channel = getattr(bot.get_channel(game.channel_id), "name", str(game.id))
        label = w("play-next", channel=channel)
        return [
            button(Key("turn", game.id), label, ButtonStyle.primary),
            ui.Button(label=w("play-go-there"), url=link(game)),
        ]
    return []
