"""The layout of the board, computed once per number of players. Boxes are (left, top, right, bottom) in pixels.

`frames` belong to the board itself; `pieces` are the places whose content changes in play, each inside its frame and
apart from all others. What is drawn for a piece is cut off at its box.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from bot.engine.board import FACTION_OF_AREA, FACTIONS, LOTS_OF, SPACES

from .kit.text import Box

WIDTH = 1600
MARGIN = 12
GAP = 6
MAIN, ROW = 236, 100
"""The heights of an area's two rows: commodity area and markets; artifact market and tunnel."""
SLOT = 54
BADGE = 34
STARS = 6
LEVELS = range(1, 7)
SKY_END = 346
GROUND_TOP, UNDER_TOP, STRIPS_TOP = 402, 804, 1156
STRIP = (522, 150)


def within(box: Box, left: int, top: int, wide: int, high: int) -> Box:
    """A box of this size, positioned relative to the corner of another."""
    return (box[0] + left, box[1] + top, box[0] + left + wide, box[1] + top + high)


def centred(box: Box, size: int) -> Box:
    """A square in the middle of a box, no larger than it."""
    wide, high = box[2] - box[0], box[3] - box[1]
    size = min(size, wide, high)
    return within(box, (wide - size) // 2, (high - size) // 2, size, size)


def overlaps(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


AREA_WINDOWS: dict[str, Box] = {
    "icarus": (396, 0, WIDTH, 256),
    "euphoria": (0, 338, 800, 750),
    "wastelands": (800, 338, WIDTH, 750),
    "subterra": (224, 746, 1010, 1152),
}


def area_window(area: str) -> Box:
    """The part of the board with this area."""
    if area not in AREA_WINDOWS:
        raise ValueError(f"there is no area {area!r}: choose from {', '.join(AREA_WINDOWS)}")
    return AREA_WINDOWS[area]


@dataclass(slots=True)
class Layout:
    players: int
    height: int = 0
    frames: dict[str, Box] = field(default_factory=dict)
    pieces: dict[str, Box] = field(default_factory=dict)
    titles: dict[str, Box] = field(default_factory=dict)
    """What is named → the box of its name on the board."""
    tiles: dict[str, Box] = field(default_factory=dict)
    """Lot → the face-down market tile on its site."""
    number_boxes: dict[str, Box] = field(default_factory=dict)
    """Frame → the box of a highlight's number, if it is not in the corner of the frame."""
    scale: float = 1.0
    """The scale of the players' strips."""

    @property
    def size(self) -> tuple[int, int]:
        return (WIDTH, self.height)

    def number_box(self, frame: str) -> Box:
        """The box of a highlight's number: usually the top left corner of its frame, which is kept free."""
        return self.number_boxes.get(frame) or within(self.frames[frame], 3, 3, BADGE, BADGE)

    def on_market(self, lot: str) -> list[Box]:
        """The pieces on the market of this lot."""
        stars = [self.pieces[f"market_{lot}:{i}"] for i in range(STARS)]
        return [self.pieces[f"market_{lot}"], *stars]

    def everything(self) -> Iterator[tuple[str, Box]]:
        yield from self.frames.items()
        yield from self.pieces.items()
        yield from self.titles.items()


@cache
def layout(players: int) -> Layout:
    made = Layout(players)
    _charts(made)
    _icarus(made)
    _area(made, "euphoria", 12, GROUND_TOP, mirrored=False)
    _area(made, "wastelands", 816, GROUND_TOP, mirrored=True)
    _area(made, "subterra", 232, UNDER_TOP, mirrored=False)
    _tank(made, (12, 754, 222, 1146))
    _allegiance(made, (1014, 754, 1588, 1146))
    _strips(made)
    return made


def _charts(made: Layout) -> None:
    plate = made.frames["charts"] = (12, 12, 396, 336)
    for row, track in enumerate(("morale", "knowledge")):
        band = made.frames[track] = within(plate, 6, 6 + 158 * row, 372, 154)
        for level in LEVELS:
            made.pieces[f"{track}:{level}"] = within(band, 54 + 53 * (level - 1), 36, 50, 112)
    made.frames["turn"] = (898, 10, 1262, 60)
    made.pieces["turn"] = within(made.frames["turn"], 6, 4, 222, 42)
    made.pieces["artifact_deck"] = within(made.frames["turn"], 230, 8, 62, 34)
    made.pieces["recruit_deck"] = within(made.frames["turn"], 296, 8, 62, 34)


def _icarus(made: Layout) -> None:
    _commodity(made, "cloud_mine", (404, 12, 696, 248))
    made.titles["icarus"] = (706, 12, 890, 58)
    _territory(made, "icarus", 1306, 10)
    for i, space in enumerate(("wind_saloon", "nimbus_loft", "breeze_bar", "sky_lounge")):
        frame = made.frames[space] = (706 + 222 * i, 64, 706 + 222 * i + 216, 248)
        made.titles[space] = within(frame, 38, 10, 148, 44)
        made.pieces[space] = within(frame, 10, 96, SLOT, SLOT)


def _area(made: Layout, area: str, left: int, top: int, mirrored: bool) -> None:
    whole = 772

    def at(x: int, y: int, wide: int, high: int) -> Box:
        x = whole - x - wide if mirrored else x
        return (left + x, top + y, left + x + wide, top + y + high)

    spaces = {space.kind: space.id for space in SPACES.values() if space.area == area}
    made.titles[area] = at(0, -54, 480, 46)
    _territory(made, area, at(490, 0, 282, 0)[0], top - 56)
    _commodity(made, spaces["commodity"], at(0, 0, 292, MAIN))
    lots = LOTS_OF[area]
    for i, lot in enumerate(reversed(lots) if mirrored else lots):
        _lot(made, lot, at(298 + 240 * i, 0, 234, MAIN))
    market = made.frames[spaces["artifact_market"]] = at(0, MAIN + GAP, 250, ROW)
    made.titles[spaces["artifact_market"]] = within(market, 40, 7, 200, 36)
    made.pieces[spaces["artifact_market"]] = within(market, 8, 43, 52, 52)
    _tunnel(
        made, FACTION_OF_AREA[area], spaces["tunnel"], spaces["tunnel_end"], at(256, MAIN + GAP, 516, ROW)
    )


def _territory(made: Layout, area: str, left: int, top: int) -> None:
    plate = made.frames[f"territory_{area}"] = (left, top, left + 282, top + 50)
    right = area == "wastelands"
    made.number_boxes[f"territory_{area}"] = within(plate, 286 if right else -38, 8, BADGE, BADGE)
    for i in range(STARS):
        made.pieces[f"territory_{area}:{i}"] = within(plate, 6 + 45 * i, 5, 44, 40)


def _commodity(made: Layout, space: str, frame: Box) -> None:
    made.frames[space] = frame
    made.titles[space] = within(frame, 42, 6, 162, 34)
    made.pieces[f"{space}:total"] = within(frame, 206, 7, 74, 32)
    made.pieces[space] = within(frame, 8, 42, 276, 118)
    made.pieces[f"{space}:bracket"] = within(frame, 8, 163, 276, 66)


def _lot(made: Layout, lot: str, frame: Box) -> None:
    """A site with four priced spaces and, in the same frame, the market built there later."""
    made.frames[f"lot_{lot}"] = frame
    made.tiles[f"lot_{lot}"] = within(frame, 30, 56, 66, 66)
    for slot in range(4):
        made.pieces[f"site_{lot}:{slot}"] = within(frame, 8 + 55 * slot, 136, 53, 53)
    made.titles[f"site_{lot}"] = within(frame, 40, 8, 186, 44)
    made.pieces[f"lot_{lot}"] = within(frame, 6, 6, 222, 224)
    made.titles[f"market_{lot}"] = within(frame, 38, 8, 186, 62)
    made.pieces[f"market_{lot}"] = within(frame, 10, 170, SLOT, SLOT)
    for i in range(STARS):
        made.pieces[f"market_{lot}:{i}"] = within(frame, 72 + 51 * (i % 3), 150 + 39 * (i // 3), 40, 38)


def _tunnel(made: Layout, faction: str, space: str, end: str, frame: Box) -> None:
    made.frames[space] = frame
    made.titles[space] = within(frame, 70, 6, 196, 42)
    made.pieces[space] = within(frame, 8, 40, SLOT, SLOT)
    made.pieces[f"miner_{faction}"] = within(frame, 68, 52, 344, 44)
    made.number_boxes[end] = within(frame, 414, 58, BADGE, BADGE)
    made.frames[end] = within(frame, 448, 2, 66, 96)
    made.pieces[end] = within(frame, 454, 40, SLOT, SLOT)


def _tank(made: Layout, frame: Box) -> None:
    made.frames["tank"] = frame
    made.titles["tank"] = within(frame, 10, 8, 190, 54)
    for i, space in enumerate(("tank_energy", "tank_water")):
        box = made.frames[space] = within(frame, 8, 146 + 122 * i, 194, 118)
        made.pieces[space] = within(box, 12, 52, SLOT, SLOT)


def _allegiance(made: Layout, frame: Box) -> None:
    made.frames["allegiance"] = frame
    made.titles["allegiance"] = within(frame, 14, 6, 400, 38)
    made.titles["profits"] = within(frame, 420, 6, 138, 38)
    for i, faction in enumerate(FACTIONS):
        row = made.frames[f"allegiance_{faction}"] = within(frame, 8, 46 + 86 * i, 558, 83)
        made.pieces[f"allegiance_{faction}"] = within(row, 64, 5, 408, 40)
        made.pieces[f"profits_{faction}"] = within(row, 477, 8, 76, 68)
        made.number_boxes[f"allegiance_{faction}"] = within(row, 80, 46, BADGE, BADGE)


def _strips(made: Layout) -> None:
    columns = made.players if made.players <= 3 else (made.players + 1) // 2
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) // columns
    rows = -(-made.players // columns)
    scale = made.scale = min(1.4 if rows == 1 else 1.0, wide / STRIP[0])
    high = round(STRIP[1] * scale)
    made.height = STRIPS_TOP + rows * (high + GAP) + 6
    for seat in range(made.players):
        left = MARGIN + (wide + GAP) * (seat % columns)
        top = STRIPS_TOP + (high + GAP) * (seat // columns)
        _strip(made, seat, (left, top, left + wide, top + high))


def _strip(made: Layout, seat: int, frame: Box) -> None:
    made.frames[f"seat_{seat}"] = frame
    scale = made.scale
    extra = (frame[2] - frame[0]) - round(STRIP[0] * scale)
    """The extra width of a wide strip, which is given to names."""

    def at(left: float, top: float, wide: float, high: float, shift: int = 0, more: int = 0) -> Box:
        return within(
            frame,
            round(left * scale) + shift,
            round(top * scale),
            round(wide * scale) + more,
            round(high * scale),
        )

    def put(part: str, box: Box) -> None:
        made.pieces[f"seat_{seat}:{part}"] = box

    put("name", at(5, 5, 203, 47, 0, extra))
    put("tokens", at(211, 6, 109, 44, extra))  # the score: 10/10 is the widest
    for i, stat in enumerate(("morale", "knowledge", "artifacts"), start=1):
        put(stat, at(257 + 65 * i, 6, 63, 44, extra))
    put("dice", at(8, 55, 162, 42))
    put("goods", at(174, 55, 342, 42, extra))
    put("recruits", at(8, 101, 366, 43, 0, extra))
    made.number_boxes[f"seat_{seat}"] = at(377, 105, BADGE, BADGE, extra)
    put("hidden", at(412, 101, 62, 43, extra))
    put("dilemma", at(476, 101, 40, 43, extra))
