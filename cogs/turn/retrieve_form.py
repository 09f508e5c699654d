"""*Choose which to retrieve*: a form with a checkbox for each worker on the board, and how to pay."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.asking import retrievals
from bot.engine.board import called
from bot.engine.prompts import Answer
from bot.games import Stale
from bot.wording import reports
from bot.wording.retrieving import given_up, placed
from cogs.kit.context import asked
from cogs.kit.controls import Key, control
from cogs.kit.forms import Choice, Filled, Form, form, radio, several_of, ticks
from cogs.kit.replies import Interaction
from cogs.panel import Panel, go_on, panel_at
from cogs.turn.cog import check_fresh


@control("which", "form")
async def open_form(interaction: Interaction, key: Key, values: list[str]) -> None:
    me, _ = await asked(interaction, key.game)
    check_fresh(me, key)
    panel = await panel_at(interaction, me)
    if panel.prompt is None or panel.prompt.option("retrieve") is None:
        raise Stale
    await interaction.response.send_modal(await _form(panel))


async def _form(panel: Panel) -> Form:
    w, view = panel.w, panel.view
    fields: list[ui.Label[Any]] = [
        ticks(
            "workers",
            w("retrieve-which"),
            [
                Choice(
                    one.id,
                    w("retrieve-worker", knowledge=one.knowledge, space=called(one.space, view.built)),
                    given_up(one, w),
                )
                for one in placed(view)
            ],
            least=1,
        )
    ]
    answers = retrievals(panel)[0].answers
    _, preview = await panel.along(*answers)
    asks = preview.prompt
    if asks is not None and asks.ask == "retrieve_pay" and len(asks.options) > 1:
        ways = [await panel.rules.paths([*answers, pay.id]) for pay in asks.options]
        details = reports.details(asks, asks.options, ways, w, view, len(preview.events))
        pays = [
            Choice(pay.id, reports.label(asks, pay, w, view), detail)
            for pay, detail in zip(asks.options, details, strict=True)
        ]
        fields.append(radio("pay", w("retrieve-pay"), pays))
    return Form(panel.key("which"), w("panel-retrieve-some"), *fields)


@form("which", lambda key: key, "quick")
async def read_form(interaction: Interaction, key: Key, filled: Filled) -> None:
    """The panel goes on with what was ticked; it asks for the payment if the chosen one does not fit."""
    me, _ = await asked(interaction, key.game)
    check_fresh(me, key)
    panel = await panel_at(interaction, me)
    if panel.prompt is None or panel.prompt.option("retrieve") is None:
        raise Stale
    chosen = several_of(filled, "workers", [one.id for one in placed(panel.view)])
    if not chosen:
        raise Stale
    answers: list[Answer] = ["retrieve", [str(worker) for worker in chosen]]
    progress, preview = await panel.along(*answers)
    pay = (filled.get("pay") or [""])[0]
    if preview.prompt is not None and preview.prompt.ask == "retrieve_pay" and preview.prompt.option(pay):
        progress, _ = await panel.along(*answers, pay)
    await go_on(interaction, me, progress)
