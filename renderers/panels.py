"""The printed part of the board: frames, names, prices and yields. Drawn once for a language and a player count."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from bot.engine.board import AREAS, FACTION_OF_AREA, FACTIONS, LOTS, MINER_ACTIVATES, MINER_END, SPACES, TIERS
from bot.engine.board import spaces_needed
from data.words import Words

from .kit.canvas import Canvas, Point, chamfered, curve, gear, notched, rounded
from .kit.icons import icon
from .kit.palette import AREA_DEEP, AREA_PAPER, AREA_TONE, GREEN, HEAD, HEART, INK, PAPER, STEEL, UNDER, WHITE, Colour, mix
from .kit.pieces import socket, star_place
from .kit.signs import draw_signs
from .kit.text import Box, draw_text
from .layout import LEVELS, STARS, Layout, within
from .prices import price_of, yield_of
from .scene import cloud, zeppelin

Shape = Callable[[Box, float], list[Point]]


def _shape(area: str, box: tuple[float, float, float, float]) -> list[Point]:
    """Four areas, four kinds of corner: stepped, cut, vaulted, round."""
    match area:
        case "euphoria":
            return notched(box, 12, 2)
        case "wastelands":
            return chamfered(box, 12)
        case "subterra":
            return _vaulted(box, 22)
        case "icarus":
            return rounded(box, 20)
    return rounded(box, 8)


def _vaulted(box: tuple[float, float, float, float], radius: float) -> list[Point]:
    left, top, right, bottom = box
    points: list[Point] = []
    for x, start in ((left + radius, 180), (right - radius, 270)):
        for i in range(9):
            a = (start + 90 * i / 8) * pi / 180
            points.append((x + radius * cos(a), top + radius + radius * sin(a)))
    return [*points, (right, bottom), (left, bottom)]


def grown(box: Box, by: float) -> tuple[float, float, float, float]:
    return (box[0] - by, box[1] - by, box[2] + by, box[3] + by)


def area_of(panel: str) -> str:
    if panel in SPACES:
        return SPACES[panel].area
    for area in AREAS:
        if area in panel:
            return area
    return ""


def frame(c: Canvas, area: str, box: Box, paper: Colour | None = None) -> None:
    """A panel's border and ground."""
    deep, tone = AREA_DEEP[area], AREA_TONE[area]
    c.polygon(_shape(area, box), deep)
    c.polygon(_shape(area, grown(box, -2.5)), tone)
    c.polygon(_shape(area, grown(box, -4.5)), deep)
    c.polygon(_shape(area, grown(box, -6)), paper or AREA_PAPER[area])
    if area == "wastelands":
        for x in (box[0] + 11, box[2] - 11):
            for y in (box[1] + 11, box[3] - 11):
                c.circle(x, y, 2.6, deep)


def paint_panels(c: Canvas, made: Layout) -> None:
    """Shapes of all panels, on the large canvas."""
    _charts(c, made)
    for space, found in SPACES.items():
        box = made.panels.get(space)
        if box is None or found.kind in ("icarus", "tank", "tunnel_end") or space == "wind_saloon":
            continue
        frame(c, found.area, box)
        if found.kind == "commodity":
            _commodity_field(c, made, space)
        if found.kind == "tunnel":
            _rail(c, made, found.faction, found.area)
    for space in ("wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge"):
        _airship(c, made.panels[space])
    for lot in LOTS:
        _site(c, made, lot)
    for area in AREAS:
        _ribbon(c, area, made)
    _tank(c, made)
    _allegiance(c, made)
    frame(c, "", made.panels["turn"], PAPER)
    for seat in range(made.players):
        c.rectangle(grown(made.panels[f"seat_{seat}"], 0), INK, 0, 9)
        c.rectangle(grown(made.panels[f"seat_{seat}"], -3), PAPER, 0, 7)


def _charts(c: Canvas, made: Layout) -> None:
    frame(c, "", made.panels["charts"], PAPER)
    for track, tone in (("morale", HEART), ("knowledge", HEAD)):
        band = made.panels[track]
        c.rectangle(grown(band, -4), mix(PAPER, tone, 0.12), 0, 6)
        for level in LEVELS:
            cell = made.pieces[f"{track}:{level}"]
            strength = level if track == "knowledge" else 7 - level
            c.rectangle(grown(cell, 0), mix(WHITE, tone, 0.06 + 0.07 * strength), 0, 6)


def _commodity_field(c: Canvas, made: Layout, space: str) -> None:
    """Where any number of workers may stand, with a picture of the work under their feet."""
    area = SPACES[space].area
    box = made.pieces[space]
    paper, tone = AREA_PAPER[area], AREA_TONE[area]
    faint, fainter = mix(paper, tone, 0.42), mix(paper, tone, 0.22)
    c.rectangle(grown(box, 0), fainter, 0, 8)
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    if space == "generator":
        c.polygon(gear(x, y + 8, 46, 12, 0.16), faint)
        c.circle(x, y + 8, 28, fainter)
        c.polygon([(x + 6, y - 16), (x - 16, y + 14), (x - 2, y + 14), (x - 8, y + 36), (x + 16, y + 4), (x + 2, y + 4)], faint)
        for side in (-1, 1):
            for i in range(4):
                c.line([(x + side * 60, y - 26 + 20 * i), (x + side * 128, y - 26 + 20 * i)], 7, faint)
    elif space == "aquifer":
        for row in range(4):
            wave = [(left + 8 + i * 4, top + 22 + row * 26 + 6 * sin(i / 3 + row)) for i in range(66)]
            c.line(wave, 7, faint)
    elif space == "farm":
        for i in range(9):
            px = left + 22 + i * 29
            c.line([(px, bottom - 8), (px, top + 40)], 5, faint)
            for j in range(3):
                py = top + 44 + j * 22
                c.polygon(curve([(px, py + 12), (px - 13, py + 4), (px - 12, py - 8)]), faint)
                c.polygon(curve([(px, py + 12), (px + 13, py + 4), (px + 12, py - 8)]), faint)
    else:
        for dx, dy, size in ((-80, 26, 0.7), (10, 12, 0.95), (96, 34, 0.6)):
            cloud(c, x + dx, y + dy, size, faint)


def _rail(c: Canvas, made: Layout, faction: str, area: str) -> None:
    box = made.pieces[f"miner_{faction}"]
    deep = AREA_DEEP[area]
    c.rectangle((box[0] + 4, box[1] + 26, box[2] - 4, box[1] + 29), deep)
    c.rectangle((box[0] + 4, box[1] + 35, box[2] - 4, box[1] + 38), deep)
    for step in range(MINER_END + 1):
        x = rail_x(box, step)
        strong = step in (MINER_ACTIVATES, MINER_END)
        c.rectangle((x - 4, box[1] + 22, x + 4, box[1] + 42), deep if strong else mix(deep, AREA_PAPER[area], 0.45), 0, 2)


def rail_x(box: Box, step: int) -> float:
    """The middle of a step of the tunnel."""
    return box[0] + 20 + step * (box[2] - box[0] - 40) / MINER_END


def _airship(c: Canvas, panel: Box) -> None:
    """An Icarite club hangs under its zeppelin."""
    left, top, right, bottom = panel
    x = (left + right) / 2
    for side in (-1, 1):
        c.line([(x + side * 40, top + 56), (x + side * 78, top + 78)], 3, INK)
    gondola = (left, top + 70, right, bottom)
    frame(c, "icarus", gondola)
    y, half = top + 33, (right - left) / 2
    c.polygon([(right - 46, y), (right, y - 33), (right - 10, y), (right, y + 33)], GREEN[4])
    hull = curve([(left + 2, y), (left + 40, y - 29), (x, y - 33), (right - 40, y - 24), (right - 8, y), (right - 40, y + 24), (x, y + 33), (left + 40, y + 29)])
    c.polygon(hull, GREEN[3], 3)
    c.polygon(curve([(left + 22, y - 14), (left + 62, y - 27), (x + half * 0.4, y - 26), (left + 70, y - 21)]), GREEN[1])


def _site(c: Canvas, made: Layout, lot: str) -> None:
    """Scaffolding round a tile that lies face down."""
    area = area_of(lot)
    panel = made.panels[f"lot_{lot}"]
    deep, tone, paper = AREA_DEEP[area], AREA_TONE[area], AREA_PAPER[area]
    frame(c, area, panel)
    left, top = panel[0], panel[1]
    c.rectangle((left + 9, top + 128, panel[2] - 9, panel[3] - 9), mix(paper, tone, 0.3), 0, 6)
    tile = within(panel, 30, 56, 66, 66)
    c.rectangle(grown(tile, 3), INK, 0, 7)
    c.rectangle(grown(tile, 0), deep, 0, 5)
    for i in range(-3, 4):
        x = (tile[0] + tile[2]) / 2 + i * 16
        c.polygon([p for p in ((x, tile[1] + 6), (x + 6, tile[1] + 6), (x - 8, tile[3] - 6), (x - 14, tile[3] - 6))
                   ], mix(deep, tone, 0.6)) if tile[0] + 20 < x < tile[2] - 8 else None  # fmt: skip
    c.rectangle(grown(tile, -5), None, 2, 3, mix(deep, tone, 0.7))


def _ribbon(c: Canvas, area: str, made: Layout) -> None:
    """The area's name on a banner, and the plate of its territory."""
    left, top, right, bottom = made.titles[area]
    deep, tone = AREA_DEEP[area], AREA_TONE[area]
    mirrored = area == "wastelands"
    edge = right if mirrored else left
    end = ribbon_end(made.titles[area], mirrored)
    notch = 16 if not mirrored else -16
    points = [(edge, top + 2), (end, top + 2), (end - notch, (top + bottom) / 2), (end, bottom - 2), (edge, bottom - 2)]
    c.polygon([(x, y + 3) for x, y in points], INK)
    c.polygon(points, deep)
    c.line([(edge, top + 6), (end - notch / 3, top + 6)], 2, tone, caps=False)
    c.line([(edge, bottom - 6), (end - notch / 3, bottom - 6)], 2, tone, caps=False)
    frame(c, area, made.panels[f"territory_{area}"])


def ribbon_end(box: Box, mirrored: bool) -> int:
    wide = min(300, box[2] - box[0])
    return box[2] - wide if mirrored else box[0] + wide


def _tank(c: Canvas, made: Layout) -> None:
    left, top, right, bottom = panel = made.panels["tank"]
    frame(c, "", panel, mix(AREA_PAPER[""], STEEL[1], 0.35))
    x, y = (left + right) / 2, top + 104
    c.rectangle((x - 84, y - 36, x + 84, y + 36), INK, 0, 10)
    c.rectangle((x - 80, y - 32, x + 80, y + 32), UNDER[2], 0, 8)
    c.rectangle((x - 80, y - 12, x + 80, y + 32), mix(UNDER[1], GREEN[0], 0.45), 0, 8)
    for dx in (-50, 0, 50):
        # Sleepers in their tubes.
        c.circle(x + dx, y - 8, 9, INK)
        c.polygon(curve([(x + dx - 13, y + 26), (x + dx - 11, y + 6), (x + dx, y + 1), (x + dx + 11, y + 6), (x + dx + 13, y + 26)]), INK)
    for dx, dy in ((-66, 6), (-24, -18), (26, 12), (64, -6), (24, -22), (-72, -16), (70, 18)):
        c.circle(x + dx, y + dy, 3, PAPER)
    for dx in (-84, -27, 27, 78):
        c.rectangle((x + dx, y - 36, x + dx + 6, y + 36), STEEL[2])
    for space in ("tank_energy", "tank_water"):
        box = made.panels[space]
        c.rectangle(grown(box, 0), STEEL[3], 0, 8)
        c.rectangle(grown(box, -3), AREA_PAPER[""], 0, 6)


def _allegiance(c: Canvas, made: Layout) -> None:
    frame(c, "", made.panels["allegiance"], PAPER)
    for area in AREAS:
        faction = FACTION_OF_AREA[area]
        row = made.panels[f"allegiance_{faction}"]
        c.rectangle(grown(row, 0), AREA_TONE[area], 0, 8)
        c.rectangle(grown(row, -2), AREA_PAPER[area], 0, 7)
        track = made.pieces[f"allegiance_{faction}"]
        for level in range(12):
            cell = level_cell(track, level)
            strong = level in TIERS
            c.rectangle(cell, AREA_DEEP[area] if strong else mix(AREA_PAPER[area], AREA_TONE[area], 0.55), 0, 5)
            if strong:
                c.rectangle((cell[0] + 3, cell[1] + 3, cell[2] - 3, cell[3] - 3), mix(AREA_PAPER[area], AREA_TONE[area], 0.8), 0, 3)


def level_cell(track: Box, level: int) -> tuple[int, int, int, int]:
    left = track[0] + 34 * level
    return (left + 2, track[1] + 2, left + 32, track[3] - 2)


# Words and signs, at full size on the reduced canvas
def letter_panels(image: Image.Image, made: Layout, words: Words) -> None:
    _letter_charts(image, made)
    for area in AREAS:
        _letter_area(image, made, words, area)
    for space, found in SPACES.items():
        _letter_space(image, made, words, space, found.kind)
    for lot in LOTS:
        _letter_site(image, made, words, lot)
    draw_text(image, made.titles["tank"], words("picture-tank"), INK, 24, 14, 2, "black")
    draw_text(image, made.titles["allegiance"], words("picture-allegiance"), INK, 28, 16, 1, "black", "left")
    draw_text(image, made.titles["profits"], words("picture-profits"), INK, 22, 13, 1, "bold", "right")
    for faction in FACTIONS:
        row = made.panels[f"allegiance_{faction}"]
        paste(image, icon(faction, 52), (row[0] + 6, row[1] + 15))
        track = made.pieces[f"allegiance_{faction}"]
        second = "artifact" if faction == "icarite" else "bonus_2"
        for tier, sign in zip(TIERS, ("bonus_1", second, "reveal", "token"), strict=True):
            cell = level_cell(track, tier)
            paste(image, icon(sign, 32), (cell[0] - 1, cell[3] + 3))
            draw_text(image, (cell[0], cell[1], cell[2], cell[3]), str(tier), INK, 20, 12, weight="black")


def paste(image: Image.Image, sprite: Image.Image, at: tuple[int, int]) -> None:
    image.paste(sprite, at, sprite)


def _letter_charts(image: Image.Image, made: Layout) -> None:
    for track in ("morale", "knowledge"):
        band = made.panels[track]
        paste(image, icon(track, 44), (band[0] + 6, band[1] + 58))
        for level in LEVELS:
            cell = made.pieces[f"{track}:{level}"]
            draw_text(image, (cell[0], band[1] + 6, cell[2], cell[1]), str(level), INK, 26, 14, weight="black")


def _letter_area(image: Image.Image, made: Layout, words: Words, area: str) -> None:
    box = made.titles[area]
    mirrored = area == "wastelands"
    end = ribbon_end(box, mirrored)
    crest = 38
    x = box[2] - crest - 8 if mirrored else box[0] + 8
    paste(image, icon(FACTION_OF_AREA[area], crest), (x, box[1] + 4))
    room = (end + 20, box[1], box[2] - crest - 14, box[3]) if mirrored else (box[0] + crest + 14, box[1], end - 20, box[3])
    align = "right" if mirrored else "left"
    draw_text(image, room, words.area(area).upper(), PAPER, 30, 16, 1, "black", align, tracking=2.5)  # type: ignore[arg-type]
    for i in range(STARS):
        star = made.pieces[f"territory_{area}:{i}"]
        closed = i >= made.players
        paste(image, star_place(44, closed, AREA_PAPER[area], AREA_DEEP[area]), star[:2])


def _letter_space(image: Image.Image, made: Layout, words: Words, space: str, kind: str) -> None:
    if kind in ("site", "market"):
        return
    panel, area = made.panels[space], SPACES[space].area
    paper, deep = AREA_PAPER[area], AREA_DEEP[area]
    if kind != "commodity":
        slot = made.pieces[space]
        paste(image, socket(slot[2] - slot[0], paper, deep), slot[:2])
    light = area == "icarus" and kind != "commodity"
    if space in made.titles:
        most = 26 if kind == "commodity" else 22
        lines = 1 if kind == "commodity" else 2
        draw_text(image, made.titles[space], words.space(space), PAPER if light else INK, most, 12, lines, "black" if most > 22 else "bold")
    price, gain = list(price_of(space)), list(yield_of(space))
    if kind == "artifact_market" and area != "icarus":
        draw_signs(image, within(panel, 66, 46, 178, 46), [*price, "arrow", *gain], 32)
    elif area == "icarus" and kind != "commodity":
        draw_signs(image, within(panel, 70, 80, 138, 44), price, 36)
        draw_signs(image, within(panel, 70, 130, 138, 44), ["arrow", *gain], 36)
    elif kind == "tunnel":
        draw_signs(image, within(panel, 272, 6, 172, 42), [*price, "arrow", *gain], 36)
        rail = made.pieces[f"miner_{SPACES[space].faction}"]
        for step in range(1, MINER_END + 1):
            x = round(rail_x(rail, step))
            if step not in (MINER_ACTIVATES, MINER_END):
                continue
            paste(image, icon("reveal" if step == MINER_ACTIVATES else "lock", 24), (x - 12, rail[1] - 2))
    elif kind == "tunnel_end":
        draw_signs(image, within(panel, 4, 5, 58, 32), gain, 28)
    elif kind == "tank":
        draw_signs(image, within(panel, 10, 8, 174, 40), price, 36, "left")
        draw_signs(image, within(panel, 74, 8, 112, 40), ["arrow"], 30)
        draw_signs(image, within(panel, 70, 56, 118, 46), gain, 38)


def _letter_site(image: Image.Image, made: Layout, words: Words, lot: str) -> None:
    area = area_of(lot)
    panel = made.panels[f"lot_{lot}"]
    which = lot.split("_")[1]
    draw_text(image, made.titles[f"site_{lot}"], words(f"picture-site-{which}"), INK, 24, 14, 2, "black")
    paste(image, icon("market", 44), (panel[0] + 41, panel[1] + 67))
    needed = spaces_needed(made.players)
    draw_signs(image, within(panel, 108, 60, 112, 58), [f"{needed}×", "worker"], 48)
    for slot, price in enumerate(LOTS[lot]):
        box = made.pieces[f"site_{lot}:{slot}"]
        paste(image, socket(53, AREA_PAPER[area], AREA_DEEP[area]), box[:2])
        paste(image, icon(price, 34), (box[0] + 10, box[3] + 3))


__all__ = ["area_of", "frame", "letter_panels", "level_cell", "paint_panels", "paste", "rail_x", "zeppelin"]
