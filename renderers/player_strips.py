"""A player's strip: all public information about them that is not on the board itself."""

from __future__ import annotations

from functools import partial

from PIL import Image

from bot.engine.board import AREA_OF, FACTION_OF
from bot.language.words import words

from .kit.canvas import Thrifty
from .kit.drawing_cache import kept
from .kit.icons import icon
from .kit.page import short_name
from .kit.palette import AREA_PAPER, AREA_TONE, INK, WHITE, Colour, PaletteName, ink_on
from .kit.paper import Paper, Sprite
from .kit.pieces import badge, die, die_away, player_colour, star_token
from .kit.text import draw_text


def paint_name(paper: Paper, name: str, seat: int, colour: str, state: str, palette: PaletteName) -> None:
    """Letter and name: on a flag of the player's colour if it is their turn, on a white one if they are asked."""
    fill = player_colour(colour, palette)
    wide, high = paper.width, paper.height
    if state:
        paper.paste(Sprite(wide, high, partial(_draw_flag, wide, high, fill, state)), (0, 0))
    size = round(high * 0.84)
    paper.paste(badge(colour, seat, size, palette), (round(high * 0.1), (high - size) // 2))
    room = (round(high * 1.12), 0, wide - round(high * (0.5 if state else 0.1)), high)
    ink = ink_on(fill) if state == "turn" else INK
    draw_text(paper, room, name, ink, round(high * 0.6), round(high * 0.34), 2, "black", "left")


@kept
def _draw_flag(wide: int, high: int, fill: Colour, state: str, zoom: int) -> Image.Image:
    c = Thrifty(wide * zoom, high * zoom, units=wide)
    tip = high * 0.4
    flag = [(1, 1), (wide - tip - 3, 1), (wide - 3, high / 2), (wide - tip - 3, high - 1), (1, high - 1)]
    turn = state == "turn"
    c.polygon(flag, fill if turn else WHITE, 3, INK if turn else fill)
    return c.done()


def paint_stat(paper: Paper, sign: str, value: int | str) -> None:
    high = paper.height
    size = round(high * 0.74)
    paper.paste(icon(sign, size), (1, (high - size) // 2))
    draw_text(
        paper, (size + 3, 0, paper.width, high), str(value), INK, round(high * 0.66), 10, weight="black"
    )


def paint_home(
    paper: Paper, colour: str, available: tuple[int, ...], workers: int, palette: PaletteName
) -> None:
    """Available workers with their knowledge, then outlines of those on the board."""
    cell = min(paper.height, paper.width // 4)
    for i in range(workers):
        at_hand = i < len(available)
        sprite = die(colour, available[i], cell - 2, palette) if at_hand else die_away(colour, cell - 2)
        paper.paste(sprite, (i * cell, (paper.height - sprite.height) // 2))


def paint_goods(paper: Paper, goods: tuple[tuple[str, int], ...]) -> None:
    """The player's goods in the order of the board, as large as possible; goods they do not have are left out."""
    high = paper.height
    cell = min(paper.width // max(1, len(goods)), round(high * 2.2))
    size = min(round(high * 0.9), round(cell * 0.56))
    for i, (good, count) in enumerate(goods):
        left = paper.width - (len(goods) - i) * cell
        paper.paste(icon(good, size), (left, (high - size) // 2))
        room = (left + size + 2, 0, left + cell - 2, high)
        draw_text(paper, room, str(count), INK, round(high * 0.76), 10, weight="black", align="left")


def paint_recruits(
    paper: Paper, recruits: tuple[tuple[str, int], ...], fresh: tuple[str, ...], owner: tuple[int, str],
    palette: PaletteName, language: str,
) -> None:  # fmt: skip
    """Active recruits (id, tokens), side by side; one that becomes active next turn is white."""
    high = paper.height
    wide = min(paper.width // max(1, len(recruits)), round(high * 4.6))
    for i, (recruit, tokens) in enumerate(recruits):
        size = round(high * 0.72)
        star = star_token(owner[1], owner[0], round(high * 0.58), palette) if tokens else None
        room = star.width // 2 - 2 if star else 0
        paper.paste(_chip(recruit, recruit in fresh, room, language, wide - 4, high - 4), (i * wide, 2))
        if star:
            paper.paste(star, (i * wide + size - star.width // 2, high - star.height))


def _chip(recruit: str, fresh: bool, room: int, language: str, wide: int, high: int) -> Sprite:
    """A recruit's emblem and name, with room for a token between them."""
    return Sprite(wide, high, lambda zoom: _draw_chip(recruit, fresh, room, language, wide, high, zoom))


@kept
def _draw_chip(
    recruit: str, fresh: bool, room: int, language: str, wide: int, high: int, zoom: int
) -> Image.Image:
    faction = FACTION_OF[recruit]
    area = AREA_OF[faction]
    c = Thrifty(wide * zoom, high * zoom, units=wide)
    c.rectangle((0, 0, wide, high), AREA_TONE[area], 0, (high + 4) * 0.2)
    c.rectangle((2, 2, wide - 2, high - 2), WHITE if fresh else AREA_PAPER[area], 0, (high + 4) * 0.17)
    shape = c.done()
    paper = Paper(shape.convert("RGB"), zoom, (0, 2))
    size = round((high + 4) * 0.72)
    paper.paste(icon(faction, size), (4, (high + 4 - size) // 2))
    box = (size + 8 + room, 2, wide - 4, high + 2)
    name = short_name(recruit, words(language))
    draw_text(paper, box, name, INK, round((high + 4) * 0.56), 11, 2, "bold", "left")
    paper.image.putalpha(shape.getchannel("A"))
    return paper.image


def paint_backs(paper: Paper, count: int) -> None:
    """Hidden recruits, face down."""
    size = round(paper.height * 0.84)
    step = min(size * 0.7, (paper.width - size) / (count - 1)) if count > 1 else 0
    left = (paper.width - size - step * (count - 1)) / 2
    for i in range(count):
        paper.paste(icon("recruit_hidden", size), (left + i * step, (paper.height - size) // 2))


def paint_dilemma(paper: Paper, choice: str, owner: tuple[int, str], palette: PaletteName) -> None:
    """The dilemma: unresolved, fought (crossed out) or served (a token on it)."""
    size = min(paper.width, paper.height)
    left, top = (paper.width - size) // 2, (paper.height - size) // 2
    paper.paste(icon("dilemma", size), (left, top), 0.3 if choice == "fight" else 1)
    if choice == "fight":
        paper.centre(icon("cancel", round(size * 0.6)))
    elif choice == "serve":
        token = star_token(owner[1], owner[0], round(size * 0.62), palette)
        paper.paste(token, (paper.width - token.width, paper.height - token.height))
