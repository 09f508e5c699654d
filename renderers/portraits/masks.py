"""Glasses, masks and other things on the face."""

from __future__ import annotations

from ..kit.canvas import Canvas, curve
from ..kit.palette import CITY, DANGER, GOOD, INK, PAPER, STEEL, UNDER, WASTE, WHITE, mix
from .tones import Painter, Tones, lit


def _glasses(c: Canvas, t: Tones) -> None:
    for x in (42, 59):
        c.circle(x, 41.5, 6.4, None, 1.7)
    c.line([(48, 40), (53, 40)], 1.6)


def _big_glasses(c: Canvas, t: Tones) -> None:
    for x in (41, 60):
        c.circle(x, 41.5, 8.2, mix(UNDER[0], WHITE, 0.4), 2.2)
        c.circle(x, 42, 2.6, INK)
        c.arc((x - 6, 36, x + 6, 48), 190, 250, 1.5, WHITE)
    c.line([(48.5, 41), (52.5, 41)], 2)


def _shades(c: Canvas, t: Tones) -> None:
    c.line([(33, 38), (67, 38)], 2)
    for x in (42, 59):
        c.polygon([(x - 7, 38), (x + 7, 38), (x + 5, 46), (x - 5, 46)], INK)
        c.line([(x - 3, 40), (x - 4.4, 43)], 1, WHITE)


def _goggles(c: Canvas, t: Tones) -> None:
    c.line([(32, 41), (68, 41)], 4, WASTE[4], caps=False)
    for x in (42, 59):
        c.circle(x, 41.5, 8.6, CITY[2], 1)
        c.circle(x, 41.5, 6, UNDER[0], 0.8)
        c.arc((x - 4, 37.5, x + 4, 45.5), 180, 270, 1.6, WHITE)


def _monocle(c: Canvas, t: Tones) -> None:
    c.circle(59, 41.5, 6.4, None, 1.9, CITY[0])
    c.line([(64, 46), (66, 70)], 0.9, CITY[0])


def _patch(c: Canvas, t: Tones) -> None:
    c.line([(34, 30), (68, 44)], 1.6)
    c.polygon(curve([(59, 36), (65, 39), (63, 47), (58, 48), (53, 45), (53, 38)]), INK)


def _domino(c: Canvas, t: Tones) -> None:
    """A thief's mask."""
    c.polygon(
        curve(
            [
                (50, 37),
                (60, 35),
                (69, 38),
                (66, 47),
                (56, 47),
                (50, 43),
                (44, 47),
                (34, 47),
                (31, 38),
                (40, 35),
            ]
        ),
        INK,
    )
    for x in (42.5, 58.5):
        c.ellipse((x - 3.4, 39, x + 3.4, 43.6), WHITE)
        c.circle(x, 41.3, 1.8, INK)


def _bandana(c: Canvas, t: Tones) -> None:
    lit(c, [(50, 45), (67, 44), (66, 58), (50, 78), (34, 58), (33, 44)], (DANGER, mix(DANGER, INK, 0.35)))
    for x, y in ((42, 52), (50, 56), (58, 52), (46, 62), (54, 62)):
        c.circle(x, y, 1.4, PAPER)


def _surgeon(c: Canvas, t: Tones) -> None:
    lit(
        c,
        [(50, 46), (65, 47), (63, 59), (50, 66), (37, 59), (35, 47)],
        (GOOD["bliss"], mix(GOOD["bliss"], INK, 0.3)),
    )
    for y in (51, 55, 59):
        c.line([(40, y), (60, y)], 0.8, mix(GOOD["bliss"], INK, 0.4))
    c.line([(35, 47), (32, 42)], 1, PAPER)
    c.line([(65, 47), (68, 42)], 1, PAPER)


def _gas_mask(c: Canvas, t: Tones) -> None:
    lit(
        c,
        curve([(50, 30), (64, 32), (68, 46), (60, 62), (50, 66), (40, 62), (32, 46), (36, 32)]),
        (STEEL[2], STEEL[3]),
    )
    for x in (42, 58):
        c.circle(x, 41, 6.8, INK)
        c.circle(x, 41, 5, UNDER[0])
        c.arc((x - 3.4, 37.6, x + 3.4, 44.4), 180, 270, 1.4, WHITE)
    c.circle(50, 61, 9, INK)
    c.circle(50, 61, 7, STEEL[1])
    for dx in (-3, 0, 3):
        c.line([(50 + dx, 57), (50 + dx, 65)], 1.2, INK)


def _balaclava(c: Canvas, t: Tones) -> None:
    lit(
        c,
        curve([(50, 16), (64, 21), (69, 40), (64, 57), (50, 67), (36, 57), (31, 40), (36, 21)]),
        (mix(INK, STEEL[3], 0.5), INK),
    )
    c.polygon(
        curve([(50, 37), (62, 36), (64, 43), (56, 46), (50, 45), (44, 46), (36, 43), (38, 36)]), WASTE[0]
    )
    for x in (43, 58):
        c.ellipse((x - 2.6, 39, x + 2.6, 43), WHITE)
        c.circle(x, 41, 1.8, INK)


def _lips(c: Canvas, t: Tones) -> None:
    c.polygon(curve([(50, 54.4), (54, 54), (57, 56), (50, 59.5), (43, 56), (46, 54)], 6), DANGER)


def _scar(c: Canvas, t: Tones) -> None:
    c.line([(38, 46), (44, 56)], 1, DANGER)
    for y in (48, 51, 54):
        c.line([(37.6 + (y - 46) * 0.6, y + 1), (41.6 + (y - 46) * 0.6, y - 1)], 0.8, DANGER)


def _earrings(c: Canvas, t: Tones) -> None:
    for x in (32, 68):
        c.circle(x, 52, 3, CITY[0], 0.6)


def _headset(c: Canvas, t: Tones) -> None:
    c.arc((29, 12, 71, 70), 195, 345, 2.6, STEEL[3])
    c.rectangle((26, 36, 34, 50), INK, 0, 3)
    c.rectangle((66, 36, 74, 50), INK, 0, 3)
    c.line([(30, 50), (34, 60), (44, 60)], 1.5, INK)


def _teeth(c: Canvas, t: Tones) -> None:
    c.pie((41, 47, 59, 63), 0, 180, INK)
    for x in (43, 46.5, 50, 53.5):
        c.polygon([(x, 55), (x + 3.4, 55), (x + 1.7, 58.4)], WHITE)


WORN: dict[str, Painter] = {
    "glasses": _glasses, "big_glasses": _big_glasses, "shades": _shades, "goggles": _goggles, "monocle": _monocle,
    "patch": _patch, "domino": _domino, "bandana": _bandana, "surgeon": _surgeon, "gas_mask": _gas_mask,
    "balaclava": _balaclava, "lips": _lips, "scar": _scar, "earrings": _earrings, "headset": _headset,
    "teeth": _teeth,
}  # fmt: skip
