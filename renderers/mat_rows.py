"""Parts shared by the mat, the hand and the final standings: rows for recruits and cards, tracks, counted things."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.engine.board import AREA_OF, FACTION_OF, TOKENS
from bot.engine.view import View
from bot.language.words import Words, words

from .kit.icons import icon
from .kit.page import Page, shown_name
from .kit.palette import (
    AREA_PAPER,
    AREA_TONE,
    HEAD,
    HEART,
    INK,
    PAPER,
    STEEL,
    WHITE,
    Colour,
    PaletteName,
    ink_on,
    mix,
)
from .kit.paper import Sprite
from .kit.pieces import badge, player_colour, star_place, star_token
from .kit.signs import draw_signs, row_width
from .kit.text import Box
from .portraits.emblems import emblem
from .portraits.portrait import portrait

Owner = tuple[int, str]
"""A seat and its colour."""
WIDE = 1000
EDGE = 16
GAP = 10
CHIP = 62


def must_be_view(view: object) -> None:
    """Pictures only accept a view, which holds what one person may see."""
    if not isinstance(view, View):
        raise TypeError(
            f"a picture shows what a person may see: it takes a View, not a {type(view).__name__}"
        )


def head(page: Page, box: Box, view: View, seat: int, w: Words, palette: PaletteName, note: str = "") -> None:
    """The player's letter and name on a flag of their colour, with a note at its end."""
    player = view.players[seat]
    fill = player_colour(player.colour, palette)
    left, top, right, bottom = box
    high = bottom - top
    tip = high * 0.3
    page.part(box, partial(_flag, fill=fill, tip=tip))
    size = round(high * 0.78)
    page.paste(
        badge(player.colour, seat, size, palette), (left + round(high * 0.14), top + (high - size) // 2)
    )
    ink = ink_on(fill)
    end = right - round(tip) - 12
    split = end - 330 if note else end
    name = shown_name(player.name, w.colour(player.colour))
    page.write((left + high + 8, top + 8, split - 8, bottom - 8), name, 54, 22, 2, ink=ink, weight="black")
    if note:
        page.write((split, top + 8, end, bottom - 8), note, 32, 16, 2, ink=ink, align="right")


def _flag(page: Page, box: Box, fill: Colour, tip: float) -> None:
    left, top, right, bottom = box
    with page.shapes(box) as c:
        flag = [(left + 2, top + 2), (right - tip - 2, top + 2), (right - 3, (top + bottom) / 2),
                (right - tip - 2, bottom - 2), (left + 2, bottom - 2)]  # fmt: skip
        c.polygon(flag, fill, 3, INK)


def frame(page: Page, box: Box, area: str = "") -> None:
    page.frame(area, box, PAPER if not area else None)


def label(page: Page, box: Box, text: str) -> None:
    """A small heading above a row."""
    page.write(box, text, 26, 14, weight="bold")


def track(page: Page, left: int, top: int, sign: str, level: int, cell: int = 58) -> None:
    """Six steps; the current one is highlighted."""
    box = (left, top, left + cell + 8 + 6 * (cell + 4), top + cell)
    page.part(box, partial(_track, sign=sign, level=level, cell=cell))


def _track(page: Page, box: Box, sign: str, level: int, cell: int) -> None:
    left, top = box[:2]
    tone = HEART if sign == "morale" else HEAD
    page.paste(icon(sign, cell), (left, top))
    for step in range(1, 7):
        x = left + cell + 8 + (step - 1) * (cell + 4)
        on = step == level
        step_box = (x, top, x + cell, top + cell)
        with page.shapes(step_box) as c:
            c.rectangle(step_box, INK if on else mix(PAPER, tone, 0.35), 0, 10)
            c.rectangle(
                (x + 3, top + 3, x + cell - 3, top + cell - 3), tone if on else mix(PAPER, tone, 0.12), 0, 8
            )
        ink = ink_on(tone) if on else mix(INK, PAPER, 0.25)
        page.write(step_box, str(step), 40 if on else 30, 12, ink=ink, weight="black", align="centre")


def stars(
    page: Page, at: tuple[int, int], owner: Owner, placed: int, palette: PaletteName, size: int
) -> None:
    """All ten authority tokens: placed ones in the player's colour, remaining ones as empty places."""
    seat, colour = owner
    empty = star_place(size, False, PAPER, STEEL[2])
    for i in range(TOKENS):
        token = star_token(colour, seat, size, palette) if i < placed else empty
        page.paste(token, (at[0] + i * (size + 6), at[1]))


def counted(page: Page, box: Box, sign: str, count: int) -> None:
    """A thing and its number."""
    left, top, right, bottom = box
    high = bottom - top
    size = min(high, round((right - left) * 0.56))
    page.paste(icon(sign, size), (left, top + (high - size) // 2))
    room = (left + size + 4, top, right, bottom)
    page.write(room, str(count), round(high * 0.7), 12, weight="black")


def recruit_row(page: Page, box: Box, recruit: str, edition: str, w: Words, note: str = "") -> None:
    """A recruit's portrait, name and ability."""
    page.part(box, partial(_recruit_row, recruit=recruit, edition=edition, language=w.language, note=note))


def _recruit_row(page: Page, box: Box, recruit: str, edition: str, language: str, note: str) -> None:
    w = words(language)
    area = AREA_OF[FACTION_OF[recruit]]
    left, top, right, bottom = box
    page.frame(area, box)
    high = bottom - top - 24
    page.window(area, (left + 12, top + 12, left + 12 + high, bottom - 12), partial(portrait, recruit))
    x = left + 12 + high + 18
    page.paste(icon(FACTION_OF[recruit], 48), (x, top + 16))
    end = right - 22
    if note:
        page.write((end - 230, top + 16, end, top + 64), note, 26, 13, 2, align="right")
        end -= 240
    page.write((x + 58, top + 14, end, top + 66), w.recruit(recruit), 38, 18, 2, weight="black")
    page.write(
        (x, top + 70, right - 22, bottom - 16), w.ability(recruit, edition), 30, 15, 8, weight="regular"
    )


def dilemma_row(page: Page, box: Box, artifact: str, w: Words, chosen: str = "") -> None:
    """Both sides of a dilemma and its price; a side that was not chosen is faded."""
    page.part(box, partial(_dilemma_row, artifact=artifact, language=w.language, chosen=chosen))


def _dilemma_row(page: Page, box: Box, artifact: str, language: str, chosen: str) -> None:
    w = words(language)
    left, top, right, bottom = box
    frame(page, box)
    page.paste(icon("dilemma", 60), (left + 18, top + 14))
    page.write((left + 86, top + 14, right - 330, top + 74), w.dilemma(artifact), 38, 18, 2, weight="black")
    draw_signs(
        page, (right - 320, top + 14, right - 24, top + 74), [artifact, "or", "2", "artifact"], 54, "right"
    )
    middle = (left + right) // 2
    sides = (("fight", left + 16, middle - 6, HEART), ("serve", middle + 6, right - 16, STEEL[2]))
    for side, x, end, tone in sides:
        part = (x, top + 84, end, bottom - 16)
        faint = bool(chosen) and chosen != side
        with page.shapes(part) as c:
            c.rectangle(part, INK if not faint else STEEL[1], 0, 10)
            c.rectangle(
                (x + 3, top + 87, end - 3, bottom - 19), mix(WHITE, tone, 0.08 if faint else 0.24), 0, 8
            )
        high = bottom - top - 116
        seen = (x + 8, top + 92, x + 8 + high, bottom - 24)
        page.window("", seen, partial(emblem, side))
        if faint:
            page.fade(seen, 0.7)
        room = (x + high + 22, top + 94, end - 12, top + 94 + round(high * 0.56))
        page.write(room, w.dilemma(artifact, side), 34, 16, 3, weight="black")  # type: ignore[arg-type]
        signs = ("2", "recruit", "arrow", "1", "recruit") if side == "fight" else ("arrow", "token")
        draw_signs(page, (x + high + 22, room[3] + 4, end - 12, bottom - 28), signs, 44, "left")


class Chip(NamedTuple):
    """A named thing: its signs or its own small picture, then text."""

    text: str
    signs: Sequence[str] = ()
    sprite: Sprite | None = None


def chips(page: Page, at: tuple[int, int], wide: int, things: Sequence[Chip], columns: int = 2) -> None:
    """Named things in columns."""
    each = (wide - GAP * (columns - 1)) // columns
    high = CHIP - 6
    for i, chip in enumerate(things):
        row, column = divmod(i, columns)
        x, y = at[0] + column * (each + GAP), at[1] + row * CHIP
        box = (x, y, x + each, y + high)
        page.part(box, partial(_chip))
        side = min(each // 3, row_width(chip.signs, high - 12)) if chip.signs else 46
        if chip.sprite is not None:
            page.paste(chip.sprite, (x + 8, y + (high - chip.sprite.height) // 2))
        elif chip.signs:
            draw_signs(page, (x + 8, y + 6, x + 8 + side, y + high - 6), chip.signs, high - 12, "left")
        page.write((x + side + 20, y + 4, x + each - 10, y + high - 4), chip.text, 26, 13, 2)


def _chip(page: Page, box: Box) -> None:
    left, top, right, bottom = box
    with page.shapes(box) as c:
        c.rectangle(box, AREA_TONE[""], 0, 10)
        c.rectangle((left + 2, top + 2, right - 2, bottom - 2), AREA_PAPER[""], 0, 8)


def chips_high(count: int, columns: int = 2) -> int:
    return CHIP * -(-count // columns)
