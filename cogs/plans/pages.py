"""A player's plans: the list, or one plan with its conditions."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.engine.events import Refused
from bot.games.plans import Book, Planned
from bot.language.words import Words
from bot.plans.ahead import left
from bot.plans.judging import conditions_for
from bot.plans.plan import MAX_WAYS
from cogs.kit.colours import accent
from cogs.kit.controls import Key, button, menu
from cogs.kit.emoji import illustrated
from cogs.kit.layouts import layout
from cogs.kit.replies import Interaction, show, words_for
from cogs.panel import options_of
from cogs.plans.plan_text import described, outcome


async def show_book(interaction: Interaction, game_id: int, *, before: str = "") -> None:
    bot = interaction.client
    w = await words_for(interaction)
    book = await bot.games.plans.book(game_id, interaction.user.id)
    lines = [before] if before else []
    if not book.plans and book.last is not None:
        lines.append(await outcome(bot, book.position.game, book.last, w))

    def told(w: Words) -> str:
        return "\n".join([*filter(None, lines), *_lines(book, w)])

    text = illustrated(bot, w, told, 3500)
    await show(interaction, layout(text, *_controls(book, w), colour=accent(book.view.me.colour)))


def _lines(book: Book, w: Words) -> list[str]:
    found = [w("plan-title")]
    for number, turn in enumerate(book.turns):
        plans = book.of(turn)
        if plans:
            found.append(w("plan-turn", n=number, turn=turn))
            found += [
                w("plan-line", n=n, plan=described(one.plan, w, book.view))
                for n, one in enumerate(plans, start=1)
            ]
            found.append(w("plan-else"))
    if not book.plans:
        found.append(w("plan-none"))
    if book.position.turn == book.seat:
        found.append(w("plan-own-turn"))
    return found


def _controls(book: Book, w: Words) -> list[list[ui.Item[Any]]]:
    game = book.position.game.id
    changes: list[ui.Item[Any]] = []
    adding: list[ui.Item[Any]] = []
    for number, turn in enumerate(book.turns):
        plans = book.of(turn)
        changes += [
            button(Key("plan_edit", game, turn, one.id), w("plan-change", turn=turn, n=n))
            for n, one in enumerate(plans, start=1)
        ]
        planned_before = number == 0 or bool(book.of(book.turns[number - 1]))
        if planned_before and len(plans) < MAX_WAYS and book.position.turn != book.seat:
            label = w("plan-another", turn=turn) if plans else w("plan-this-turn", n=number)
            style = ButtonStyle.secondary if plans else ButtonStyle.primary
            adding.append(button(Key("plan_show", game, turn), label, style))
    if book.position.turn == book.seat and book.position.prompt_for(book.seat) is not None:
        adding.append(button(Key("turn", game), w("announce-take-turn"), ButtonStyle.primary))
    if book.plans:
        adding.append(button(Key("plan_drop", game), w("plan-drop-all"), ButtonStyle.danger))
    return [changes, adding]


async def show_plan(interaction: Interaction, game_id: int, plan_id: int, *, before: str = "") -> None:
    """One plan: its conditions, and buttons to replace, move or drop it."""
    bot = interaction.client
    w = await words_for(interaction)
    book = await bot.games.plans.book(game_id, interaction.user.id)
    found = next((one for one in book.plans if one.id == plan_id and not one.begun), None)
    if found is None:
        raise Refused("plan-not-there")

    def told(w: Words) -> str:
        assert found is not None
        place = w(
            "plan-turn", n=book.turns.index(found.turn) if found.turn in book.turns else 0, turn=found.turn
        )
        return "\n".join([*([before] if before else []), place, described(found.plan, w, book.view)])

    text = illustrated(bot, w, told, 3500)
    await show(interaction, layout(text, *_changing(book, found, w), colour=accent(book.view.me.colour)))


def _changing(book: Book, one: Planned, w: Words) -> list[list[ui.Item[Any]]]:
    game = book.position.game.id
    fitting = conditions_for(one.plan, dict(left(book.view.me)))
    fitting = [*fitting, *(more for more in one.plan.only if more not in fitting)][:25]
    items: list[list[ui.Item[Any]]] = []
    if fitting:
        options = options_of(fitting, one.plan.only, w)
        key = Key("plan_only", game, one.turn, one.id)
        items.append([menu(key, options, w("plan-only-if"), least=0, most=len(fitting))])
    buttons: list[ui.Item[Any]] = []
    if book.position.turn != book.seat:
        buttons.append(button(Key("plan_show", game, one.turn, one.id), w("plan-another-move")))
    if book.of(one.turn)[0].id != one.id:
        buttons.append(button(Key("plan_first", game, one.turn, one.id), w("plan-first")))
    buttons.append(button(Key("plan_drop", game, one.turn, one.id), w("plan-drop"), ButtonStyle.danger))
    return [*items, buttons, [button(Key("planned", game), w("panel-back"))]]
