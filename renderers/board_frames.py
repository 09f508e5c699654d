"""The frames of the board. Each area has its own kind of corner. Drawn once per number of players."""

from __future__ import annotations

from math import cos, pi, sin

from bot.engine.board import (
    AREAS,
    FACTION_OF_AREA,
    LOTS,
    MINER_ACTIVATES,
    MINER_END,
    SPACES,
    TIERS,
)

from .backdrop import cloud
from .board_layout import LEVELS, Layout
from .kit.canvas import Canvas, Point, chamfered, curve, gear, notched, rounded
from .kit.palette import (
    AREA_DEEP,
    AREA_PAPER,
    AREA_TONE,
    GREEN,
    HEAD,
    HEART,
    INK,
    PAPER,
    STEEL,
    UNDER,
    Colour,
    mix,
)
from .kit.text import Box


def _shape(area: str, box: tuple[float, float, float, float]) -> list[Point]:
    """Each area has its own kind of corner: stepped, cut, vaulted or round."""
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


def area_of(frame: str) -> str:
    if frame in SPACES:
        return SPACES[frame].area
    for area in AREAS:
        if area in frame:
            return area
    return ""


def paint_frame(c: Canvas, area: str, box: Box, paper: Colour | None = None) -> None:
    """Draw a frame's border and background."""
    deep, tone = AREA_DEEP[area], AREA_TONE[area]
    c.polygon(_shape(area, box), deep)
    c.polygon(_shape(area, grown(box, -2.5)), tone)
    c.polygon(_shape(area, grown(box, -4.5)), deep)
    c.polygon(_shape(area, grown(box, -6)), paper or AREA_PAPER[area])
    if area == "wastelands":
        for x in (box[0] + 11, box[2] - 11):
            for y in (box[1] + 11, box[3] - 11):
                c.circle(x, y, 2.6, deep)


def paint_frames(c: Canvas, made: Layout) -> None:
    """Draw the shapes of all frames on the large canvas."""
    _edge(c, made)
    _charts(c, made)
    for space, found in SPACES.items():
        box = made.frames.get(space)
        if box is None or found.kind in ("icarus", "tank", "tunnel_end") or space == "wind_saloon":
            continue
        paint_frame(c, found.area, box)
        if found.kind == "commodity":
            _commodity_field(c, made, space)
        if found.kind == "tunnel":
            _rail(c, made, found.faction, found.area)
    for space in ("wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge"):
        _airship(c, made.frames[space])
    for lot in LOTS:
        _site(c, made, lot)
    for area in AREAS:
        _ribbon(c, area, made)
    _tank(c, made)
    _allegiance(c, made)
    paint_frame(c, "", made.frames["turn"], PAPER)
    for seat in range(made.players):
        c.rectangle(grown(made.frames[f"seat_{seat}"], 0), INK, 0, 9)
        c.rectangle(grown(made.frames[f"seat_{seat}"], -3), PAPER, 0, 7)


def _edge(c: Canvas, made: Layout) -> None:
    """The white border, as on a printed poster."""
    wide, high = made.size
    for box in ((0, 0, wide, 5), (0, high - 5, wide, high), (0, 0, 5, high), (wide - 5, 0, wide, high)):
        c.rectangle(box, PAPER)
    c.rectangle((5, 5, wide - 5, high - 5), None, 2)


def _charts(c: Canvas, made: Layout) -> None:
    paint_frame(c, "", made.frames["charts"], PAPER)
    for track, tone in (("morale", HEART), ("knowledge", HEAD)):
        band = made.frames[track]
        c.rectangle(grown(band, -2), mix(PAPER, tone, 0.08), 0, 6)
        for level in LEVELS:
            cell = made.pieces[f"{track}:{level}"]
            # The bad end of each track is darker: few cards at low morale, desertion at high knowledge.
            bad = level >= 5 if track == "knowledge" else level <= 2
            c.rectangle(grown(cell, 0), mix(PAPER, tone, 0.4 if bad else 0.2), 0, 6)


def _commodity_field(c: Canvas, made: Layout, space: str) -> None:
    """A commodity area, which takes any number of workers, with a picture of the work in the background."""
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
        c.polygon(
            [
                (x + 6, y - 16),
                (x - 16, y + 14),
                (x - 2, y + 14),
                (x - 8, y + 36),
                (x + 16, y + 4),
                (x + 2, y + 4),
            ],
            faint,
        )
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
        for dx, dy, size in ((-76, 26, 0.66), (10, 12, 0.9), (82, 32, 0.6)):
            cloud(c, x + dx, y + dy, size, faint)


def _rail(c: Canvas, made: Layout, faction: str, area: str) -> None:
    box = made.pieces[f"miner_{faction}"]
    deep = AREA_DEEP[area]
    c.rectangle((box[0] + 4, box[1] + 26, box[2] - 4, box[1] + 29), deep)
    c.rectangle((box[0] + 4, box[1] + 35, box[2] - 4, box[1] + 38), deep)
    for step in range(MINER_END + 1):
        x = rail_x(box, step)
        strong = step in (MINER_ACTIVATES, MINER_END)
        c.rectangle(
            (x - 4, box[1] + 22, x + 4, box[1] + 42),
            deep if strong else mix(deep, AREA_PAPER[area], 0.45),
            0,
            2,
        )


def rail_x(box: Box, step: int) -> float:
    """The middle of a step of the tunnel."""
    return box[0] + 20 + step * (box[2] - box[0] - 40) / MINER_END


def _airship(c: Canvas, frame: Box) -> None:
    """An Icarite club below its zeppelin."""
    left, top, right, bottom = frame
    x = (left + right) / 2
    for side in (-1, 1):
        c.line([(x + side * 40, top + 56), (x + side * 78, top + 78)], 3, INK)
    gondola = (left, top + 70, right, bottom)
    paint_frame(c, "icarus", gondola)
    y, half = top + 33, (right - left) / 2
    c.polygon([(right - 46, y), (right, y - 33), (right - 10, y), (right, y + 33)], GREEN[4])
    hull = curve(
        [
            (left + 2, y),
            (left + 40, y - 29),
            (x, y - 33),
            (right - 40, y - 24),
            (right - 8, y),
            (right - 40, y + 24),
            (x, y + 33),
            (left + 40, y + 29),
        ]
    )
    c.polygon(hull, GREEN[3], 3)
    c.polygon(
        curve([(left + 22, y - 14), (left + 62, y - 27), (x + half * 0.4, y - 26), (left + 70, y - 21)]),
        GREEN[1],
    )


def _site(c: Canvas, made: Layout, lot: str) -> None:
    """Scaffolding around a face-down tile."""
    area = area_of(lot)
    frame = made.frames[f"lot_{lot}"]
    deep, tone, paper = AREA_DEEP[area], AREA_TONE[area], AREA_PAPER[area]
    paint_frame(c, area, frame)
    left, top = frame[0], frame[1]
    c.rectangle((left + 9, top + 128, frame[2] - 9, frame[3] - 9), mix(paper, tone, 0.3), 0, 6)
    tile = made.tiles[f"lot_{lot}"]
    c.rectangle(grown(tile, 3), INK, 0, 7)
    c.rectangle(grown(tile, 0), deep, 0, 5)
    c.rectangle(grown(tile, -5), None, 2, 3, mix(deep, tone, 0.7))


def _ribbon(c: Canvas, area: str, made: Layout) -> None:
    """The area's name on a banner, and the plate of its territory."""
    left, top, right, bottom = made.titles[area]
    deep, tone = AREA_DEEP[area], AREA_TONE[area]
    mirrored = area == "wastelands"
    edge = right if mirrored else left
    end = ribbon_end(made.titles[area], mirrored)
    notch = 16 if not mirrored else -16
    points = [
        (edge, top + 2),
        (end, top + 2),
        (end - notch, (top + bottom) / 2),
        (end, bottom - 2),
        (edge, bottom - 2),
    ]
    c.polygon([(x, y + 3) for x, y in points], INK)
    c.polygon(points, deep)
    c.line([(edge, top + 6), (end - notch / 3, top + 6)], 2, tone, caps=False)
    c.line([(edge, bottom - 6), (end - notch / 3, bottom - 6)], 2, tone, caps=False)
    paint_frame(c, area, made.frames[f"territory_{area}"])


def ribbon_end(box: Box, mirrored: bool) -> int:
    wide = min(300, box[2] - box[0])
    return box[2] - wide if mirrored else box[0] + wide


def _tank(c: Canvas, made: Layout) -> None:
    left, top, right, _ = frame = made.frames["tank"]
    paint_frame(c, "", frame, mix(AREA_PAPER[""], STEEL[1], 0.35))
    x, y = (left + right) / 2, top + 104
    c.rectangle((x - 84, y - 36, x + 84, y + 36), INK, 0, 10)
    c.rectangle((x - 80, y - 32, x + 80, y + 32), UNDER[2], 0, 8)
    c.rectangle((x - 80, y - 12, x + 80, y + 32), mix(UNDER[1], GREEN[0], 0.45), 0, 8)
    for dx in (-50, 0, 50):
        # People asleep in their tubes
        c.circle(x + dx, y - 8, 9, INK)
        c.polygon(
            curve(
                [
                    (x + dx - 13, y + 26),
                    (x + dx - 11, y + 6),
                    (x + dx, y + 1),
                    (x + dx + 11, y + 6),
                    (x + dx + 13, y + 26),
                ]
            ),
            INK,
        )
    for dx, dy in ((-66, 6), (-24, -18), (26, 12), (64, -6), (24, -22), (-72, -16), (70, 18)):
        c.circle(x + dx, y + dy, 3, PAPER)
    for dx in (-84, -27, 27, 78):
        c.rectangle((x + dx, y - 36, x + dx + 6, y + 36), STEEL[2])
    for space in ("tank_energy", "tank_water"):
        box = made.frames[space]
        c.rectangle(grown(box, 0), STEEL[3], 0, 8)
        c.rectangle(grown(box, -3), AREA_PAPER[""], 0, 6)


def _allegiance(c: Canvas, made: Layout) -> None:
    paint_frame(c, "", made.frames["allegiance"], PAPER)
    for area in AREAS:
        faction = FACTION_OF_AREA[area]
        row = made.frames[f"allegiance_{faction}"]
        c.rectangle(grown(row, 0), AREA_TONE[area], 0, 8)
        c.rectangle(grown(row, -2), AREA_PAPER[area], 0, 7)
        track = made.pieces[f"allegiance_{faction}"]
        for level in range(12):
            cell = level_cell(track, level)
            strong = level in TIERS
            c.rectangle(
                cell, AREA_DEEP[area] if strong else mix(AREA_PAPER[area], AREA_TONE[area], 0.55), 0, 5
            )
            if strong:
                c.rectangle(
                    (cell[0] + 3, cell[1] + 3, cell[2] - 3, cell[3] - 3),
                    mix(AREA_PAPER[area], AREA_TONE[area], 0.8),
                    0,
                    3,
                )


def level_cell(track: Box, level: int) -> tuple[int, int, int, int]:
    left = track[0] + 34 * level
    return (left + 2, track[1] + 2, left + 32, track[3] - 2)
