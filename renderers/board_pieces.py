"""Painters of the pieces on the board. Each draws into its box, whose corner is (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.board import AREA_OF, FACTION_OF_AREA, SPACES, TIERS
from bot.language.words import words

from .board_frames import level_cell, rail_x
from .kit.icons import icon
from .kit.palette import AREA_DEEP, AREA_PAPER, AREA_TONE, DANGER, INK, PAPER, WHITE, PaletteName, mix
from .kit.paper import Paper, Sprite
from .kit.pieces import badge, die, number_badge, socket, star_place, star_token
from .kit.signs import draw_signs, row_width
from .kit.text import Box, draw_text
from .prices import PENALTY, brackets, market_price

Die = tuple[str, int]
"""A worker on the board: its owner's colour and its knowledge."""
Owner = tuple[int, str]
"""A seat and its colour."""


def best_grid(count: int, wide: int, high: int, most: int) -> tuple[int, int]:
    """The number of columns and the largest size at which this many squares fit."""
    best = (1, 1)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        size = min(most, wide // columns, high // rows)
        if size > best[1]:
            best = (columns, size)
    return best


def grid(paper: Paper, sprites: Sequence[Sprite], cell: int, columns: int) -> None:
    """Draw rows of equal squares, centred."""
    rows = -(-len(sprites) // columns)
    for i, sprite in enumerate(sprites):
        row, column = divmod(i, columns)
        in_row = min(columns, len(sprites) - row * columns)
        x = (paper.width - in_row * cell) / 2 + column * cell + (cell - sprite.width) / 2
        y = (paper.height - rows * cell) / 2 + row * cell + (cell - sprite.height) / 2
        paper.paste(sprite, (int(x), int(y)))


def paint_worker(paper: Paper, worker: Die, palette: PaletteName) -> None:
    """One worker in a socket."""
    paper.centre(die(*worker, paper.width - 6, palette))


def worker_grid(count: int, wide: int, high: int) -> tuple[int, int]:
    return best_grid(count, wide - 4, high - 4, 58)


def beside_workers(box: Box, count: int) -> Box:
    """The free space to the left of this many workers on a commodity area."""
    left, top, right, bottom = box
    columns, cell = worker_grid(count, right - left, bottom - top)
    return (left, top, left + max(0, right - left - columns * cell) // 2, bottom)


def paint_workers(paper: Paper, workers: tuple[Die, ...], palette: PaletteName) -> None:
    """Any number of workers on a commodity area, as large as possible."""
    columns, cell = worker_grid(len(workers), paper.width, paper.height)
    grid(paper, [die(*worker, cell - 3, palette) for worker in workers], cell, columns)


def paint_total(paper: Paper, total: int) -> None:
    """The total knowledge on a commodity area."""
    draw_signs(paper, paper.box, ["knowledge", str(total)], 30, "right")


def paint_bracket(paper: Paper, space: str, current: int) -> None:
    """The three yields; the one for the current total is highlighted."""
    area = SPACES[space].area
    deep, ground, tone = AREA_DEEP[area], AREA_PAPER[area], AREA_TONE[area]
    wide, high = (paper.width - 8) // 3, paper.height
    for i, (label, signs) in enumerate(brackets(space)):
        on = i == current
        left = i * (wide + 4)
        c = paper.canvas(wide, high)
        c.rectangle((0, 0, wide, high), deep, 0, 7)
        c.rectangle((2, 26, wide - 2, high - 2), WHITE if on else ground, 0, 5)
        if not on:
            c.rectangle((2, 2, wide - 2, 25), mix(ground, tone, 0.4), 0, 5)
        paper.lay(c, (left, 0))
        draw_text(
            paper, (left + 4, 1, left + wide - 4, 26), label, WHITE if on else INK, 23, 12, weight="black"
        )
        draw_signs(paper, (left + 4, 29, left + wide - 4, high - 4), signs, 32)


def paint_territory(paper: Paper, area: str, closed: bool) -> None:
    """A place for a token; those for more players than there are are closed."""
    paper.paste(star_place(40, closed, AREA_PAPER[area], AREA_DEEP[area]), (2, 0))


def paint_token(paper: Paper, owner: Owner, palette: PaletteName, territory: str = "") -> None:
    """A token, on a market or on its place in this territory."""
    if territory:
        paint_territory(paper, territory, closed=False)
    seat, colour = owner
    paper.centre(star_token(colour, seat, min(paper.width, paper.height), palette))


def paint_levels(paper: Paper, owners: tuple[Owner, ...], palette: PaletteName) -> None:
    """Players on one step of the morale or knowledge chart."""
    columns, cell = best_grid(len(owners), paper.width, paper.height, 46)
    grid(paper, [badge(colour, seat, cell - 1, palette) for seat, colour in owners], cell, columns)


def paint_miner(paper: Paper, level: int) -> None:
    x = rail_x(paper.box, level)
    paper.paste(icon("miner", 36), (x - 18, 8))


def paint_end(paper: Paper, opened: bool, worker: Die | None, palette: PaletteName) -> None:
    if worker is not None:
        paint_worker(paper, worker, palette)
    elif not opened:
        paper.centre(icon("lock", 34))


def paint_allegiance(paper: Paper, faction: str, level: int) -> None:
    """The faction's allegiance: reached steps are filled, and its emblem is on the current one."""
    deep = AREA_DEEP[AREA_OF[faction]]
    for step in range(level):
        left, top, right, bottom = cell = level_cell(paper.box, step)
        c = paper.canvas(right - left, bottom - top)
        c.rectangle((0, 0, right - left, bottom - top), deep, 0, 5)
        paper.lay(c, (left, top))
        if step in TIERS:
            draw_text(paper, cell, str(step), PAPER, 20, 12, weight="black")
    left, top, right, bottom = level_cell(paper.box, level)
    paper.paste(icon(faction, 34), ((left + right) // 2 - 17, (top + bottom) // 2 - 17))


def paint_profits(paper: Paper, owners: tuple[Owner, ...], palette: PaletteName) -> None:
    """The players with an active recruit of the faction."""
    columns, cell = best_grid(len(owners), paper.width, paper.height, 36)
    grid(paper, [badge(colour, seat, cell - 2, palette) for seat, colour in owners], cell, columns)


def paint_market(paper: Paper, tile: str, area: str, language: str) -> None:
    """A constructed market, drawn over its site: name, price, yield and penalty."""
    w, ground, deep = words(language), AREA_PAPER[area], AREA_DEEP[area]
    wide, high = paper.width, paper.height
    c = paper.canvas(wide, high)
    c.rectangle((0, 0, wide, high), WHITE, 0, 10)
    c.rectangle((0, 0, wide, 66), deep, 0, 10)
    c.rectangle((0, 50, wide, 66), deep)
    c.rectangle((0, 104, wide, 142), mix(WHITE, DANGER, 0.16))
    c.rectangle((0, 103, wide, 105), DANGER)
    c.rectangle((0, 141, wide, 143), DANGER)
    c.rectangle((0, 144, wide, high), ground, 0, 10)
    c.rectangle((0, 144, wide, 158), ground)
    paper.lay(c, (0, 0))
    draw_text(paper, (34, 3, wide - 6, 64), w.market(tile), PAPER, 24, 12, 3, "bold")
    paper.paste(icon("market", 26), (4, 5))
    gain = ["arrow", FACTION_OF_AREA[area], "token"]
    draw_signs(paper, (6, 68, wide - 6, 102), [*market_price(tile), *gain], 32)
    signs = PENALTY[tile]
    end = 6 + min(row_width(signs, 30), 112)
    draw_signs(paper, (6, 106, end, 140), signs, 30, "left")
    hint = w(f"picture-penalty-{tile}")
    draw_text(paper, (end + 6, 106, wide - 4, 140), hint, INK, 20, 12, 2, "bold", "left")
    paper.paste(socket(54, ground, deep), (4, 164))
    for i in range(6):
        paper.paste(star_place(38, False, ground, deep), (66 + 51 * (i % 3) + 1, 144 + 39 * (i // 3)))


def paint_turn(paper: Paper, text: str, owner: Owner | None, palette: PaletteName) -> None:
    """Whose turn it is, or how the game ended."""
    left = 6
    if owner is not None:
        seat, colour = owner
        paper.paste(badge(colour, seat, 38, palette), (2, (paper.height - 38) // 2))
        left = 46
    draw_text(paper, (left, 0, paper.width - 4, paper.height), text, INK, 27, 13, 3, "black", "left")


def paint_deck(paper: Paper, sign: str, count: int) -> None:
    draw_signs(paper, paper.box, [sign, str(count)], 32)


def paint_highlight(paper: Paper, numbers: tuple[int, ...]) -> None:
    paper.paste(number_badge(numbers, paper.width), (0, 0))
