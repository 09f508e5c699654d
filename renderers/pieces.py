"""How each kind of piece is drawn into its box. The image is the box itself: its corner is (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.engine.board import COMMODITY_OF, FACTION_OF, FACTION_OF_AREA, SPACES, TIERS
from bot.engine.state import Worker
from data.words import Words

from .kit.canvas import Canvas
from .kit.icons import icon
from .kit.palette import AREA_DEEP, AREA_PAPER, AREA_TONE, DANGER, INK, PAPER, WHITE, Colour, PaletteName, ink_on, mix
from .kit.pieces import badge, die, die_away, player_colour, socket, star_place, star_token
from .kit.signs import draw_signs
from .kit.text import Box, draw_text
from .panels import level_cell, paste, rail_x
from .prices import PENALTY, brackets, market_price

Colours = tuple[str, ...]
"""Of the seats, in order."""


def whole(image: Image.Image) -> Box:
    return (0, 0, image.width, image.height)


def centre(image: Image.Image, sprite: Image.Image) -> None:
    paste(image, sprite, ((image.width - sprite.width) // 2, (image.height - sprite.height) // 2))


def best_grid(count: int, wide: int, high: int, most: int) -> tuple[int, int]:
    """Columns and the largest size at which so many squares fit."""
    best = (1, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        size = min(most, wide // columns, high // rows)
        if size > best[1]:
            best = (columns, size)
    return best


def grid(image: Image.Image, sprites: Sequence[Image.Image], cell: int, columns: int) -> None:
    """Rows of equal squares, centred."""
    rows = -(-len(sprites) // columns)
    for i, sprite in enumerate(sprites):
        row, column = divmod(i, columns)
        in_row = min(columns, len(sprites) - row * columns)
        x = (image.width - in_row * cell) / 2 + column * cell + (cell - sprite.width) / 2
        y = (image.height - rows * cell) / 2 + row * cell + (cell - sprite.height) / 2
        paste(image, sprite, (round(x), round(y)))


def paint_worker(image: Image.Image, worker: Worker, colours: Colours, palette: PaletteName) -> None:
    """One worker in a socket."""
    centre(image, die(colours[worker.seat], worker.knowledge, image.width - 6, palette))


def paint_workers(image: Image.Image, workers: tuple[Worker, ...], colours: Colours, palette: PaletteName) -> None:
    """Any number of workers on a commodity area, as large as they fit."""
    columns, cell = best_grid(len(workers), image.width - 4, image.height - 4, 56)
    grid(image, [die(colours[w.seat], w.knowledge, cell - 3, palette) for w in workers], cell, columns)


def paint_total(image: Image.Image, total: int) -> None:
    """The knowledge there."""
    draw_signs(image, whole(image), ["knowledge", str(total)], 32, "right")


def paint_bracket(image: Image.Image, space: str, current: int) -> None:
    area = SPACES[space].area
    wide = (image.width - 8) // 3
    for i, (label, signs) in enumerate(brackets(space)):
        on = i == current
        deep, paper = AREA_DEEP[area], AREA_PAPER[area]
        left = i * (wide + 4)
        c = Canvas(wide, image.height, wide, 4)
        c.rectangle((0, 0, wide, image.height), deep, 0, 7)
        c.rectangle((2, 26, wide - 2, image.height - 2), WHITE if on else paper, 0, 5)
        if not on:
            c.rectangle((2, 2, wide - 2, 25), mix(paper, AREA_TONE[area], 0.55), 0, 5)
        paste(image, c.done(), (left, 0))
        draw_text(image, (left + 4, 1, left + wide - 4, 25), label, WHITE if on else INK, 23, 12, weight="black")
        draw_signs(image, (left + 4, 29, left + wide - 4, image.height - 4), signs, 32)


def paint_token(image: Image.Image, seat: int, colours: Colours, palette: PaletteName) -> None:
    centre(image, star_token(colours[seat], seat, min(image.size), palette))


def paint_levels(image: Image.Image, seats: tuple[int, ...], colours: Colours, palette: PaletteName) -> None:
    """Players on one step of the morale or knowledge chart."""
    columns, cell = best_grid(len(seats), image.width, image.height, 46)
    if len(seats) > 3:
        columns, cell = 2, min(image.width // 2, image.height // 3)
    grid(image, [badge(colours[seat], seat, cell - 1, palette) for seat in seats], cell, columns)


def paint_miner(image: Image.Image, level: int) -> None:
    x = rail_x((0, 0, image.width, image.height), level)
    paste(image, icon("miner", 36), (round(x) - 18, 8))


def paint_end(image: Image.Image, opened: bool, worker: Worker | None, colours: Colours, palette: PaletteName) -> None:
    if worker is not None:
        paint_worker(image, worker, colours, palette)
    elif not opened:
        centre(image, icon("lock", 34))


def paint_allegiance(image: Image.Image, faction: str, level: int) -> None:
    """The faction's progress: what is reached is filled, and its emblem stands on the step."""
    area = next(a for a, f in FACTION_OF_AREA.items() if f == faction)
    for step in range(level):
        left, top, right, bottom = level_cell(whole(image), step)
        c = Canvas(right - left, bottom - top, right - left, 4)
        c.rectangle((0, 0, right - left, bottom - top), AREA_DEEP[area], 0, 5)
        paste(image, c.done(), (left, top))
        if step in TIERS:
            draw_text(image, (left, top, right, bottom), str(step), PAPER, 20, 12, weight="black")
    left, top, right, bottom = level_cell(whole(image), level)
    paste(image, icon(faction, 34), ((left + right) // 2 - 17, (top + bottom) // 2 - 17))


def paint_profits(image: Image.Image, seats: tuple[int, ...], colours: Colours, palette: PaletteName) -> None:
    columns, cell = best_grid(len(seats), image.width, image.height, 36)
    grid(image, [badge(colours[seat], seat, cell - 2, palette) for seat in seats], cell, columns)


def paint_market(image: Image.Image, tile: str, area: str, words: Words) -> None:
    """A constructed market, over its site: name, price, what it gives, and what it does to others."""
    paper, deep = AREA_PAPER[area], AREA_DEEP[area]
    c = Canvas(image.width, image.height, image.width, 4)
    c.rectangle((0, 0, image.width, image.height), WHITE, 0, 10)
    c.rectangle((0, 0, image.width, 66), deep, 0, 10)
    c.rectangle((0, 50, image.width, 66), deep)
    c.rectangle((0, 104, image.width, 142), mix(WHITE, DANGER, 0.16))
    c.rectangle((0, 103, image.width, 105), DANGER)
    c.rectangle((0, 141, image.width, 143), DANGER)
    c.rectangle((0, 144, image.width, image.height), paper, 0, 10)
    c.rectangle((0, 144, image.width, 158), paper)
    paste(image, c.done(), (0, 0))
    draw_text(image, (34, 3, image.width - 6, 63), words.market(tile), PAPER, 23, 12, 3, "bold")
    gain = ["arrow", FACTION_OF_AREA[area], "token"]
    draw_signs(image, (6, 68, image.width - 6, 102), [*market_price(tile), *gain], 32)
    draw_signs(image, (6, 106, image.width - 6, 140), PENALTY[tile], 34)
    paste(image, socket(54, paper, deep), (4, 164))
    for i in range(6):
        paste(image, star_place(38, False, paper, deep), (66 + 51 * (i % 3) + 1, 144 + 39 * (i // 3)))


# Players' strips
def paint_name(image: Image.Image, name: str, seat: int, colour: str, palette: PaletteName, state: str) -> None:
    """Letter and name; on the colour itself while it is this player's turn."""
    fill = player_colour(colour, palette)
    high = image.height
    if state:
        c = Canvas(image.width, high, image.width, 4)
        tip = high * 0.4
        c.polygon([(0, 0), (image.width - tip - 2, 0), (image.width - 2, high / 2), (image.width - tip - 2, high), (0, high)], fill, 3)
        paste(image, c.done(), (0, 0))
    size = round(high * 0.86)
    paste(image, badge(colour, seat, size, palette), (round(high * 0.1), (high - size) // 2))
    room = (round(high * 1.12), 0, image.width - round(high * (0.5 if state else 0.1)), high)
    draw_text(image, room, name, ink_on(fill) if state else INK, round(high * 0.62), 12, 1, "black", "left")


def paint_stat(image: Image.Image, sign: str, value: int) -> None:
    high = image.height
    size = round(high * 0.74)
    paste(image, icon(sign, size), (1, (high - size) // 2))
    draw_text(image, (size + 3, 0, image.width, high), str(value), INK, round(high * 0.66), 10, weight="black")


def paint_home(image: Image.Image, colour: str, available: tuple[int, ...], workers: int, palette: PaletteName) -> None:
    """Workers at hand with their knowledge, then outlines of those on the board."""
    cell = min(image.height, image.width // 4)
    for i in range(workers):
        sprite = die(colour, available[i], cell - 2, palette) if i < len(available) else die_away(colour, cell - 2)
        paste(image, sprite, (i * cell, (image.height - sprite.height) // 2))


def paint_good(image: Image.Image, good: str, count: int) -> None:
    high = image.height
    size = round(image.width * 0.56)
    sprite = icon(good, size)
    if not count:
        sprite = sprite.copy()
        sprite.putalpha(sprite.getchannel("A").point([round(a * 0.22) for a in range(256)]))
    paste(image, sprite, (0, (high - size) // 2))
    if count:
        draw_text(image, (size, 0, image.width, high), str(count), INK, round(high * 0.62), 10, weight="black")


def paint_recruits(image: Image.Image, recruits: tuple[tuple[str, str, int], ...], fresh: tuple[str, ...]) -> None:
    """Active recruits (id, short name, tokens on it), side by side; one just activated is paler."""
    if not recruits:
        return
    high = image.height
    wide = min(image.width // len(recruits), round(high * 4.6))
    for i, (recruit, name, tokens) in enumerate(recruits):
        faction = FACTION_OF[recruit]
        left = i * wide
        c = Canvas(wide - 4, high - 4, wide - 4, 4)
        area = next(a for a, f in FACTION_OF_AREA.items() if f == faction)
        c.rectangle((0, 0, wide - 4, high - 4), AREA_TONE[area], 0, high * 0.2)
        c.rectangle((2, 2, wide - 6, high - 6), WHITE if recruit in fresh else AREA_PAPER[area], 0, high * 0.17)
        paste(image, c.done(), (left, 2))
        size = round(high * 0.72)
        paste(image, icon(faction, size), (left + 4, (high - size) // 2))
        right = left + wide - 8
        if tokens:
            star = icon("token", round(high * 0.6))
            right -= star.width + 2
            paste(image, star, (right, (high - star.height) // 2))
        draw_text(image, (left + size + 8, 2, right - 2, high - 2), name, INK, round(high * 0.48), 11, 2, "bold", "left")


def paint_backs(image: Image.Image, count: int) -> None:
    """Hidden recruits, face down."""
    size = round(image.height * 0.84)
    step = min(size * 0.7, (image.width - size) / max(1, count - 1)) if count > 1 else 0
    left = (image.width - size - step * (count - 1)) / 2
    for i in range(count):
        paste(image, icon("recruit_hidden", size), (round(left + i * step), (image.height - size) // 2))


def paint_dilemma(image: Image.Image, choice: str, token: Image.Image | None) -> None:
    """Open until it is fought (turned away) or served (a token on it)."""
    size = min(image.size)
    sprite = icon("dilemma", size)
    if choice == "fight":
        sprite = sprite.copy()
        sprite.putalpha(sprite.getchannel("A").point([round(a * 0.3) for a in range(256)]))
    centre(image, sprite)
    if choice == "fight":
        centre(image, icon("cancel", round(size * 0.6)))
    if token is not None:
        paste(image, token, (image.width - token.width, image.height - token.height))


def paint_turn(image: Image.Image, text: str, fill: Colour | None, sprite: Image.Image | None) -> None:
    left = 6
    if sprite is not None:
        paste(image, sprite, (2, (image.height - sprite.height) // 2))
        left = sprite.width + 8
    del fill
    draw_text(image, (left, 0, image.width - 4, image.height), text, INK, 27, 13, 1, "black", "left")


def paint_deck(image: Image.Image, sign: str, count: int) -> None:
    draw_signs(image, whole(image), [sign, str(count)], 32)


def highlight(pen: ImageDraw.ImageDraw, box: Box, tone: Colour, width: int) -> None:
    pen.rectangle((box[0], box[1], box[2] - 1, box[3] - 1), outline=tone, width=width)


__all__ = ["COMMODITY_OF", "best_grid"]
