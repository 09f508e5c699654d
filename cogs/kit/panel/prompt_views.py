"""What the private panel looks like: one shape for each shape of question, never one for a card.

Up to a few options are buttons, more are a menu, several at once a menu of ticks; a whole move is shown with its
result before it counts.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.engine.board import FACTION_OF
from bot.engine.game import Preview
from bot.engine.prompts import Option, Prompt
from bot.engine.view import View
from bot.tables import Stale
from bot.wording import reports
from cogs.kit.controls import MOST_OPTIONS, anew, button, menu, option, pages, rows
from cogs.kit.panel.panel import WEIGHED, Panel
from cogs.kit.panel.progress import option_by, value_of
from data.words import Words

FEW = 4
"""So many options are buttons; more are a menu."""


async def show(panel: Panel) -> tuple[str, ui.View]:
    if panel.prompt is None:
        if not panel.answers:
            raise Stale  # answered meanwhile
        return await _confirm(panel)
    if panel.prompt.several:
        return _several(panel, panel.prompt)
    return await _one(panel, panel.prompt)


async def _confirm(panel: Panel) -> tuple[str, ui.View]:
    assert panel.preview is not None
    w = panel.w
    result = _result(panel, panel.preview)
    # A choice in secret has no result yet: say what was chosen.
    lines = [w("panel-would")] if result else [w("panel-chosen", choice=_chosen(panel))]
    lines += [f"• {line}" for line in result]
    first = panel.answers[0]
    if first in ("dilemma:fight", "dilemma:serve"):
        # The card is shown first: what it costs and brings comes after the part that can be tried out.
        lines.append(f"• {await _all_told(panel)}")
    stops = reports.stops_at(panel.preview)
    if stops in ("chance", "reveal", "other", "over"):
        lines.append(w(f"panel-then-{stops}"))
    return "\n".join(lines), rows(
        button(panel.key("go"), w("panel-confirm"), ButtonStyle.success),
        button(panel.key("show", panel.back), w("panel-back")),
    )


def _chosen(panel: Panel) -> str:
    prompt, answer = panel.position.prompt_for(panel.seat), panel.answers[0]
    assert prompt is not None
    ids = answer if isinstance(answer, list) else [answer]
    return panel.w.list([reports.label(prompt, option_by(prompt, str(i)), panel.w, panel.view) for i in ids])


async def _all_told(panel: Panel) -> str:
    """What all answers so far would bring, in a line."""
    prompt = panel.position.prompt_for(panel.seat)
    assert prompt is not None
    ways = await panel.tables.paths(panel.position.game.id, panel.seat, panel.answers)
    return reports.details(prompt, [option_by(prompt, str(panel.answers[0]))], [ways], panel.w, panel.view)[0]


def _result(panel: Panel, preview: Preview) -> list[str]:
    return reports.report(preview.events, panel.w, panel.names, seat=panel.seat, built=panel.view.built)


def _head(panel: Panel, prompt: Prompt) -> list[str]:
    lines = []
    if panel.position.reset_turn:
        lines.append(panel.w("panel-reset"))
    if prompt.ask == "act" and not panel.answers:
        lines.append(situation(panel.view, panel.w))
    if panel.preview is not None and panel.preview.events:
        lines += [f"• {line}" for line in _result(panel, panel.preview)]
    lines += cards_in(prompt, panel.w, panel.view)
    if panel.stage.group:
        return [*lines, f"**{panel.w('panel-where', knowledge=panel.stage.group)}**"]
    *before, asks = reports.question(prompt, panel.w, panel.view, panel.names).split("\n")
    return [*lines, *before, f"**{asks}**"]


def _feet(panel: Panel, prompt: Prompt) -> list[ui.Item[Any]]:
    """Back, undo, trade and the hand, where they make sense."""
    feet: list[ui.Item[Any]] = []
    if panel.stage.group:
        feet.append(button(panel.key("show", replace(panel.stage, group="", page=0)), panel.w("panel-back")))
    elif panel.answers:
        feet.append(button(panel.key("show", panel.back), panel.w("panel-back")))
    else:
        if prompt.partners:
            feet.append(button(panel.key("trade"), panel.w("panel-trade")))
        if panel.position.turn == panel.seat and (prompt.ask not in WEIGHED or panel.view.acted):
            feet.append(button(panel.key("undo"), panel.w("panel-undo")))
        feet.append(button(panel.key("hand"), panel.w("panel-hand")))
    return feet


async def _one(panel: Panel, prompt: Prompt) -> tuple[str, ui.View]:
    groups = workers_in(prompt)
    if prompt.ask == "act" and len(groups) > 1 and not panel.stage.group:
        return await _workers(panel, prompt, groups)
    options = [o for o in prompt.options if not panel.stage.group or group_of(o) in ("", panel.stage.group)]
    if panel.stage.group:
        options = [o for o in options if group_of(o)]
    if len(options) <= FEW and prompt.ask != "act":
        return await _buttons(panel, prompt, options)
    return await _menu(panel, prompt, options)


async def _workers(panel: Panel, prompt: Prompt, groups: dict[str, int]) -> tuple[str, ui.View]:
    """First which worker, then where to: one menu of everything would be too long to read."""
    w = panel.w
    choices = [
        option(f"worker:{knowledge}", w("panel-worker", knowledge=knowledge), w("panel-spaces", n=count))
        for knowledge, count in groups.items()
    ]
    others = [o for o in prompt.options if not group_of(o)]
    choices += [
        option(value_of(prompt, o), reports.label(prompt, o, w, panel.view), detail)
        for o, detail in zip(others, await _details(panel, prompt, others), strict=True)
    ]
    what = menu(panel.key("pick"), anew(choices[:MOST_OPTIONS]), w("panel-choose"))
    return "\n".join(_head(panel, prompt)), rows(what, *_feet(panel, prompt))


async def _details(panel: Panel, prompt: Prompt, options: list[Option]) -> list[str]:
    """What each would bring, beyond what the answers before it have brought: that stands above."""
    known = len(panel.preview.events) if panel.preview is not None else 0
    ways = []
    for chosen in options:
        ways.append(await panel.tables.paths(panel.position.game.id, panel.seat, [*panel.answers, chosen.id]))
        await asyncio.sleep(0)  # so that nobody else waits for a long menu
    return reports.details(prompt, options, ways, panel.w, panel.view, known)


async def _menu(panel: Panel, prompt: Prompt, options: list[Option]) -> tuple[str, ui.View]:
    sheets = pages(options)
    page = min(panel.stage.page, len(sheets) - 1)
    sheet = list(sheets[page])
    choices = [
        option(value_of(prompt, o), reports.label(prompt, o, panel.w, panel.view), detail)
        for o, detail in zip(sheet, await _details(panel, prompt, sheet), strict=True)
    ]
    what = menu(panel.key("pick"), anew(choices), panel.w("panel-choose"))
    return "\n".join(_head(panel, prompt)), rows(
        what, *_turning(panel, page, len(sheets)), *_feet(panel, prompt)
    )


def _turning(panel: Panel, page: int, count: int) -> list[ui.Item[Any]]:
    if count == 1:
        return []
    return [
        button(
            panel.key("show", replace(panel.stage, page=other)),
            panel.w("panel-page", page=other + 1, pages=count),
            disabled=other == page,
        )
        for other in range(count)
    ]


async def _buttons(panel: Panel, prompt: Prompt, options: list[Option]) -> tuple[str, ui.View]:
    lines = _head(panel, prompt)
    items: list[ui.Item[Any]] = []
    for chosen, detail in zip(options, await _details(panel, prompt, options), strict=True):
        label = reports.label(prompt, chosen, panel.w, panel.view)
        if detail and detail != label:
            lines.append(f"• **{label}**: {detail}")
        style = ButtonStyle.secondary if chosen.id in ("no", "stop") else ButtonStyle.primary
        items.append(button(panel.key("choose", panel.then(chosen.id)), label, style))
    return "\n".join(lines), rows(*items, *_feet(panel, prompt))


def _several(panel: Panel, prompt: Prompt) -> tuple[str, ui.View]:
    """A menu of several ticks; the ticks of other pages are remembered in the ids."""
    w = panel.w
    page, count = min(panel.stage.page, panel.pages - 1), panel.pages
    ticked = [number for number in range(len(prompt.options)) if panel.stage.marks >> number & 1]
    choices = [
        option(
            str(number),
            reports.label(prompt, prompt.options[number], w, panel.view),
            default=number in ticked,
        )
        for number in panel.sheet
    ]
    items: list[ui.Item[Any]] = [
        menu(
            panel.key("mark", replace(panel.stage, page=page)),
            anew(choices),
            w("panel-choose-several", least=prompt.least, most=prompt.most),
            least=prompt.least if count == 1 and prompt.least else 1,
            most=min(prompt.most, len(choices)),
        ),
        *_turning(panel, page, count),
    ]
    if prompt.most >= len(prompt.options) and len(prompt.options) > 1:
        every = [o.id for o in prompt.options]
        items.append(button(panel.key("choose", panel.then(every)), w("panel-all"), ButtonStyle.primary))
    if ticked and count > 1 and prompt.least <= len(ticked) <= prompt.most:
        chosen = [prompt.options[number].id for number in ticked]
        items.append(
            button(
                panel.key("choose", panel.then(chosen)),
                w("panel-these", n=len(ticked)),
                ButtonStyle.success,
            )
        )
    return "\n".join(_head(panel, prompt)), rows(*items, *_feet(panel, prompt))


def cards_in(prompt: Prompt, w: Words, view: View) -> list[str]:
    """What the recruits one chooses among can do."""
    if prompt.ask not in ("recruits", "recruit_draft", "keep"):
        return []
    cards = dict.fromkeys(card for o in prompt.options for card in o.id.split("+") if card in FACTION_OF)
    return [
        w(
            "panel-recruit",
            recruit=w.recruit(card),
            faction=w.faction(FACTION_OF[card]),
            ability=w.ability(card, view.edition),
        )
        for card in cards
    ]


def group_of(chosen: Option) -> str:
    """`place:5:generator` belongs to the worker with knowledge 5."""
    return chosen.id.split(":")[1] if chosen.id.startswith("place:") else ""


def workers_in(prompt: Prompt) -> dict[str, int]:
    """Knowledge → how many spaces such a worker could go to."""
    found: dict[str, int] = {}
    for chosen in prompt.options:
        if group_of(chosen):
            found[group_of(chosen)] = found.get(group_of(chosen), 0) + 1
    return found


def situation(view: View, w: Words) -> str:
    """What the player has, in a line."""
    me = view.me
    return w(
        "panel-you",
        workers=w.list([str(knowledge) for knowledge in me.available])
        if me.available
        else w("panel-no-workers"),
        goods=w.goods(me.goods) if me.goods else w("panel-no-goods"),
        artifacts=me.artifact_count,
        morale=me.morale,
        knowledge=me.knowledge,
        tokens=me.tokens_left,
    )
