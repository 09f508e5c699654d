"""The layout of the private panel: one for each shape of question, never one for a card.

Options are buttons, or a menu if there are too many; several at once are ticked in a menu; a complete move is shown
with its result before it is committed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.engine.board import FACTION_OF
from bot.engine.prompts import Prompt
from bot.tables import Stale
from bot.wording import reports
from bot.wording.retrieving import given_up, placed
from cogs.kit.colours import accent
from cogs.kit.controls import anew, button, menu, option
from cogs.kit.layouts import MOST_TEXT, Part, layout
from cogs.kit.panel import parts, planning
from cogs.kit.panel.panel import Panel, group_of
from cogs.kit.panel.progress import Progress, option_by
from cogs.kit.panel.turn_view import retrievals, show_turn
from data.words import Words

MANY = 20
"""More options than this become a menu."""


async def show(panel: Panel, before: str = "") -> ui.LayoutView:
    """The panel as a message, with `before` above it."""
    found = await _parts(panel)
    if panel.icons and len(before) + sum(len(part) for part in found if isinstance(part, str)) > MOST_TEXT:
        panel.text = panel.w
        found = await _parts(panel)
    text, *rest = found
    return layout(f"{before}\n\n{text}" if before else text, *rest, colour=accent(panel.view.me.colour))


async def _parts(panel: Panel) -> list[Part]:
    """Text first, then text and controls as they come."""
    prompt = panel.prompt
    if prompt is None:
        if not panel.answers:
            raise Stale  # answered meanwhile
        if panel.planning is not None:
            assert panel.preview is not None
            return planning.confirm(panel, panel.planning, parts.result(panel, panel.preview))
        return _confirm(panel)
    if prompt.several:
        return _several(panel, prompt)
    if prompt.ask == "act":
        return await show_turn(panel, prompt)
    if prompt.ask == "recruits":
        return _recruits(panel, prompt)
    head, feet = "\n".join(parts.head(panel, prompt)), parts.feet(panel, prompt)
    if len(prompt.options) > MANY:
        return [head, await parts.listing(panel, prompt, prompt.options), feet]
    lines, items = await parts.choosing(panel, prompt, prompt.options)
    return ["\n".join([head, *lines]), items, feet]


# A complete move


def _confirm(panel: Panel) -> list[Part]:
    assert panel.preview is not None
    w = panel.text
    result = parts.result(panel, panel.preview)
    # A choice in secret has no result yet: show what was chosen.
    lines = result or [w("panel-chosen", choices=_chosen(panel))]
    if panel.final == "chance" and (chance := panel.preview.chance) is not None:
        events = panel.preview.events
        lines.append(reports.then_chance(chance, events, panel.seat, w, panel.view, panel.names))
    elif panel.final:
        lines.append(w(f"panel-then-{panel.final}", names=_computers(panel), what=_revealed(panel)))
    elif panel.preview.stops == "other":
        lines.append(w("panel-then-other"))
    else:
        lines.append(w("panel-undoable"))
    return [
        "\n".join(lines),
        [
            button(panel.key("go"), panel.w("panel-confirm"), ButtonStyle.success),
            button(panel.key("show", panel.back), panel.w("panel-back")),
        ],
    ]


def _revealed(panel: Panel) -> str:
    """What an answer reveals, as far as that can be told."""
    if str(panel.answers[0]).startswith("dilemma:"):
        return "dilemma"
    prompt = panel.position.prompt_for(panel.seat)
    return "recruits" if prompt is not None and prompt.ask == "recruits" else "other"


def _chosen(panel: Panel) -> list[str]:
    prompt, answer = panel.position.prompt_for(panel.seat), panel.answers[0]
    assert prompt is not None
    ids = answer if isinstance(answer, list) else [answer]
    return [reports.label(prompt, option_by(prompt, str(i)), panel.w, panel.view) for i in ids]


def _computers(panel: Panel) -> list[str]:
    assert panel.preview is not None
    seats = panel.position.game.seats
    return [panel.names[seat] for seat in panel.preview.asked if seats[seat].by_computer]


# Chosen in two steps


def _recruits(panel: Panel, prompt: Prompt) -> list[Part]:
    """First the recruit to lead with, then the one to hide."""
    w, active = panel.w, panel.progress.group
    lines = parts.head(panel, prompt)[:-1]
    items: list[ui.Item[Any]]
    if not active:
        leads = dict.fromkeys(group_of(o.id) for o in prompt.options)
        items = [
            button(
                panel.key("lead", Progress(group=lead)),
                _recruit(lead, w),
                ButtonStyle.primary,
                emoji=panel.icons.get(FACTION_OF[lead]),
            )
            for lead in leads
        ]
        return [
            "\n".join([*lines, w("panel-question", question=w("ask-lead"))]),
            items,
            parts.feet(panel, prompt),
        ]
    items = [
        button(
            panel.key("choose", panel.then(o.id)), _recruit(o.id.partition("+")[2], w), ButtonStyle.primary
        )
        for o in prompt.options
        if group_of(o.id) == active
    ]
    asks = w("panel-question", question=w("ask-hide", recruit=active))
    back = button(panel.key("show", Progress()), w("panel-back"))
    return ["\n".join([*lines, asks]), items, [back, *parts.feet(panel, prompt)]]


def _recruit(recruit: str, w: Words) -> str:
    return w("choice-recruit", recruit=recruit, faction=FACTION_OF[recruit])


# Several at once


def _several(panel: Panel, prompt: Prompt) -> list[Part]:
    """A menu to tick several options; ticks on other pages are in the custom ids."""
    w = panel.w
    page, count = min(panel.progress.page, panel.pages - 1), panel.pages
    ticked = [number for number in range(len(prompt.options)) if panel.progress.ticks >> number & 1]
    lost = {one.id: given_up(one, w) for one in placed(panel.view)} if prompt.ask == "retrieve" else {}
    choices = [
        option(
            str(number),
            reports.label(prompt, prompt.options[number], w, panel.view),
            lost.get(prompt.options[number].id, ""),
            default=number in ticked,
        )
        for number in panel.numbers_shown
    ]
    least, most = prompt.least, prompt.most
    how_many: dict[str, Any] = {"least": least, "most": most, "exactly": str(least == most)}
    items: list[ui.Item[Any]] = [
        menu(
            panel.key("several", replace(panel.progress, page=page)),
            anew(choices),
            w("panel-choose-several", ask=prompt.ask, **how_many),
            least=prompt.least if count == 1 and prompt.least else 1,
            most=min(prompt.most, len(choices)),
        ),
        *parts.turning(panel, page, count),
    ]
    if ticked and count > 1 and prompt.least <= len(ticked) <= prompt.most:
        chosen = [prompt.options[number].id for number in ticked]
        items.append(
            button(
                panel.key("choose", panel.then(chosen)),
                w("panel-these", n=len(ticked)),
                ButtonStyle.success,
            )
        )
    return [
        "\n".join(parts.head(panel, prompt)),
        [*items, *_together(panel, prompt)],
        parts.feet(panel, prompt),
    ]


def _together(panel: Panel, prompt: Prompt) -> list[ui.Item[Any]]:
    """All workers, or all but those on construction sites, with one press."""
    if prompt.ask != "retrieve":
        return []
    return [
        button(
            panel.key("choose", panel.then(one.answers[1])),
            panel.w(one.label, n=len(one.workers)),
            ButtonStyle.primary,
        )
        for one in retrievals(panel)
    ]
