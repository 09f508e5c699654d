"""Parts shared by the mat, the hand and the final standings: rows for recruits and cards, tracks, counted things."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.engine.board import AREA_OF, FACTION_OF, REVISED, TOKENS
from bot.engine.view import View
from bot.language.words import Words, words

from .kit.collage import Collage
from .kit.icons import icon
from .kit.page import Page, paint_frame, shown_name
from .kit.palette import (
    AREA_PAPER,
    AREA_TONE,
    HEAD,
    HEART,
    INK,
    PAPER,
    STEEL,
    WHITE,
    PaletteName,
    ink_on,
    mix,
)
from .kit.pieces import badge, die, player_colour, star_place, star_token
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


def head(
    page: Collage, box: Box, view: View, seat: int, w: Words, palette: PaletteName, note: str = ""
) -> None:
    """The player's letter and name on a flag of their colour, with a note at its end."""
    player = view.players[seat]
    left, top, right, bottom = box
    high = bottom - top
    page.part(box, partial(_flag, seat=seat, colour=player.colour, palette=palette))
    ink = ink_on(player_colour(player.colour, palette))
    end = right - round(high * TIP) - 12
    split = end - 330 if note else end
    name = shown_name(player.name, w.colour(player.colour))
    page.write((left + high + 8, top + 8, split - 8, bottom - 8), name, 54, 22, 2, ink=ink, weight="black")
    if note:
        room = (split, top + 8, end, bottom - 8)
        page.write(room, note, 32, 16, 2, ink=ink, align="right", private=False)


TIP = 0.3
"""The length of a flag's tip, relative to its height."""


def _flag(page: Page, box: Box, seat: int, colour: str, palette: PaletteName) -> None:
    left, top, right, bottom = box
    high = bottom - top
    tip = high * TIP
    with page.shapes(box) as c:
        flag = [(left + 2, top + 2), (right - tip - 2, top + 2), (right - 3, (top + bottom) / 2),
                (right - tip - 2, bottom - 2), (left + 2, bottom - 2)]  # fmt: skip
        c.polygon(flag, player_colour(colour, palette), 3, INK)
    size = round(high * 0.78)
    page.paste(badge(colour, seat, size, palette), (left + round(high * 0.14), top + (high - size) // 2))


def frame(page: Collage, box: Box) -> None:
    page.part(box, partial(paint_frame, area="", ground=PAPER))


def label(page: Collage, box: Box, text: str) -> None:
    """A small heading above a row."""
    page.write(box, text, 26, 14, private=False)


def track(page: Collage, left: int, top: int, sign: str, level: int, cell: int = 58) -> None:
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
    page: Collage, at: tuple[int, int], owner: Owner, placed: int, palette: PaletteName, size: int
) -> None:
    """All ten authority tokens: placed ones in the player's colour, remaining ones as empty places."""
    box = (*at, at[0] + TOKENS * (size + 6), at[1] + size)
    page.part(box, partial(_stars, owner=owner, placed=placed, palette=palette, size=size))


def _stars(page: Page, box: Box, owner: Owner, placed: int, palette: PaletteName, size: int) -> None:
    seat, colour = owner
    empty = star_place(size, False, PAPER, STEEL[2])
    for i in range(TOKENS):
        token = star_token(colour, seat, size, palette) if i < placed else empty
        page.paste(token, (box[0] + i * (size + 6), box[1]))


def counted(page: Collage, box: Box, sign: str, count: int) -> None:
    """A thing and its number."""
    page.part(box, partial(_counted, sign=sign, count=count))


def _counted(page: Page, box: Box, sign: str, count: int) -> None:
    left, top, right, bottom = box
    high = bottom - top
    size = min(high, round((right - left) * 0.56))
    page.paste(icon(sign, size), (left, top + (high - size) // 2))
    room = (left + size + 4, top, right, bottom)
    page.write(room, str(count), round(high * 0.7), 12, weight="black")


def recruit_row(
    page: Collage, box: Box, recruit: str, edition: str, w: Words, note: str = "", hidden: bool = False
) -> None:
    """A recruit's portrait, name and ability, with the card's back in the corner if it is face down."""
    if recruit not in REVISED:
        edition = ""
    paint = partial(
        _recruit_row, recruit=recruit, edition=edition, language=w.language, note=note, hidden=hidden
    )
    page.row(box, paint)


def _recruit_row(
    page: Page, box: Box, recruit: str, edition: str, language: str, note: str, hidden: bool
) -> None:
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
        (x, top + 70, right - 22, bottom - 16),
        w.ability(recruit, edition or "classic"),
        30,
        15,
        8,
        weight="regular",
    )
    if hidden:
        page.paste(icon("recruit_hidden", 54), (left + 14, top + 14))


def dilemma_row(page: Collage, box: Box, artifact: str, w: Words, chosen: str = "") -> None:
    """Both sides of a dilemma and its price; a side that was not chosen is faded."""
    page.row(box, partial(_dilemma_row, artifact=artifact, language=w.language, chosen=chosen))


def _dilemma_row(page: Page, box: Box, artifact: str, language: str, chosen: str) -> None:
    w = words(language)
    left, top, right, bottom = box
    paint_frame(page, box, "", PAPER)
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
    """A named thing: its signs, or the die or token of a player, then text."""

    text: str
    signs: tuple[str, ...] = ()
    die: tuple[str, int] | None = None
    token: Owner | None = None


def chips(
    page: Collage, at: tuple[int, int], wide: int, things: Sequence[Chip], palette: PaletteName,
    columns: int = 2,
) -> None:  # fmt: skip
    """Named things in columns."""
    each = (wide - GAP * (columns - 1)) // columns
    for i, chip in enumerate(things):
        row, column = divmod(i, columns)
        x, y = at[0] + column * (each + GAP), at[1] + row * CHIP
        high = CHIP - 6
        page.part((x, y, x + each, y + high), partial(_chip))
        side = 46
        if chip.signs:
            side = min(each // 3, row_width(chip.signs, high - 12))
            page.part((x + 8, y + 6, x + 8 + side, y + high - 6), partial(_signs, signs=chip.signs))
        sprite = die(*chip.die, 46, palette) if chip.die else None
        if chip.token:
            seat, colour = chip.token
            sprite = star_token(colour, seat, 46, palette)
        if sprite is not None:
            page.paste(sprite, (x + 8, y + (high - sprite.height) // 2))
        room = (x + side + 20, y + 4, x + each - 10, y + high - 4)
        page.write(room, chip.text, 26, 13, 2, private=False)


def _chip(page: Page, box: Box) -> None:
    left, top, right, bottom = box
    with page.shapes(box) as c:
        c.rectangle(box, AREA_TONE[""], 0, 10)
        c.rectangle((left + 2, top + 2, right - 2, bottom - 2), AREA_PAPER[""], 0, 8)


def _signs(page: Page, box: Box, signs: tuple[str, ...]) -> None:
    draw_signs(page, box, signs, box[3] - box[1], "left")


def chips_high(count: int, columns: int = 2) -> int:
    return CHIP * -(-count // columns)
