"""Signs of commodities and resources, and of any of them."""

from __future__ import annotations

from .canvas import Canvas, Point, curve, ring
from .icon_book import LINE, sign
from .palette import GOOD, GREEN, INK, WASTE, WHITE, mix


# Goods: each has its own silhouette, so that colour is never the only difference.
@sign("energy")
def _energy(c: Canvas) -> None:
    bolt: list[Point] = [(66, 4), (12, 58), (42, 58), (28, 96), (90, 38), (58, 38)]
    c.polygon(bolt, GOOD["energy"], LINE)
    c.polygon([(58, 16), (26, 51), (37, 51)], WHITE)


@sign("water")
def _water(c: Canvas) -> None:
    drop = curve([(50, 2), (66, 28), (82, 56), (74, 84), (50, 96), (26, 84), (18, 56), (34, 28)])
    c.polygon(drop, GOOD["water"], LINE)
    c.arc((29, 44, 71, 86), 95, 170, 8, WHITE)


@sign("food")
def _food(c: Canvas) -> None:
    """A carrot."""
    for tip in ((30, 6), (50, 0), (70, 6)):
        c.polygon(
            [(50, 34), ((tip[0] + 50) / 2 - 9, tip[1] + 16), tip, ((tip[0] + 50) / 2 + 9, tip[1] + 16)],
            GREEN[1],
            4,
        )
    root = curve([(50, 28), (72, 30), (76, 46), (62, 76), (50, 97), (38, 76), (24, 46), (28, 30)])
    c.polygon(root, GOOD["food"], LINE)
    for left, right, y in ((31, 48, 46), (54, 66, 56), (40, 52, 68)):
        c.line([(left, y), (right, y)], 5, mix(GOOD["food"], INK, 0.6))


@sign("bliss")
def _bliss(c: Canvas) -> None:
    """A capsule."""
    c.line([(28, 72), (72, 28)], 50, INK)
    c.line([(28, 72), (72, 28)], 39, GOOD["bliss"])
    c.line([(50, 50), (72, 28)], 39, mix(GOOD["bliss"], WHITE, 0.75))
    c.polygon([(36, 36), (64, 64), (50, 78), (22, 50)], GOOD["bliss"])
    c.line([(36, 36), (64, 64)], 5, INK, caps=False)
    c.line([(22, 66), (32, 56)], 7, WHITE)


@sign("gold")
def _gold(c: Canvas) -> None:
    c.polygon([(28, 30), (84, 30), (97, 78), (15, 78)], GOOD["gold"])
    c.polygon([(28, 30), (15, 78), (3, 66), (18, 22)], mix(GOOD["gold"], INK, 0.33))
    c.polygon([(18, 22), (74, 22), (84, 30), (28, 30)], mix(GOOD["gold"], WHITE, 0.6))
    c.line([(28, 30), (15, 78)], 4, INK, caps=False)
    c.line([(28, 30), (84, 30)], 4, INK, caps=False)
    c.polygon([(18, 22), (74, 22), (84, 30), (97, 78), (15, 78), (3, 66)], None, LINE)


@sign("stone")
def _stone(c: Canvas) -> None:
    c.polygon([(20, 34), (46, 10), (80, 22), (95, 58), (78, 88), (26, 90), (5, 64)], GOOD["stone"])
    c.polygon([(20, 34), (46, 10), (80, 22), (52, 44)], mix(GOOD["stone"], WHITE, 0.6))
    c.polygon([(52, 44), (80, 22), (95, 58), (78, 88), (58, 88)], mix(GOOD["stone"], INK, 0.33))
    c.line([(20, 34), (52, 44), (58, 88)], 4, INK, caps=False)
    c.line([(52, 44), (80, 22)], 4, INK, caps=False)
    c.polygon([(20, 34), (46, 10), (80, 22), (95, 58), (78, 88), (26, 90), (5, 64)], None, LINE)


@sign("clay")
def _clay(c: Canvas) -> None:
    """A stack of bricks."""
    light = mix(GOOD["clay"], WHITE, 0.25)
    c.rectangle((4, 50, 48, 86), GOOD["clay"], LINE, 4)
    c.rectangle((52, 50, 96, 86), GOOD["clay"], LINE, 4)
    c.rectangle((26, 16, 74, 52), light, LINE, 4)
    c.line([(36, 28), (56, 28)], 5, mix(GOOD["clay"], WHITE, 0.7))


@sign("commodity", "other_commodity")
def paint_wheel(c: Canvas) -> None:
    """Any commodity: a wheel of all four."""
    for i, good in enumerate(("energy", "water", "food", "bliss")):
        c.pie((5, 5, 95, 95), -90 + 90 * i, 90 * i, GOOD[good])
    c.line([(50, 6), (50, 94)], 5, INK, caps=False)
    c.line([(6, 50), (94, 50)], 5, INK, caps=False)
    c.circle(50, 50, 46, None, LINE)
    c.circle(50, 50, 17, WHITE, 5)


@sign("earthly_commodity")
def _earthly(c: Canvas) -> None:
    """Any commodity except bliss."""
    for i, good in enumerate(("energy", "water", "food")):
        c.pie((5, 5, 95, 95), -90 + 120 * i, 30 + 120 * i, GOOD[good])
    for x, y in ring(50, 50, 44, 3):
        c.line([(50, 50), (x, y)], 5, INK, caps=False)
    c.circle(50, 50, 46, None, LINE)
    c.circle(50, 50, 16, WHITE, 5)


@sign("resource")
def _resource(c: Canvas) -> None:
    """Any resource: a stack of all three."""
    corners = ring(50, 52, 50, 6)
    for i, good in enumerate(("gold", "stone", "clay")):
        a, b, d = corners[(2 * i) % 6], corners[(2 * i + 1) % 6], corners[(2 * i + 2) % 6]
        c.polygon([(50, 52), a, b, d], GOOD[good])
        c.line([(50, 52), a], 5, INK, caps=False)
    c.polygon(ring(50, 52, 47, 6), None, LINE)
    c.circle(50, 52, 15, WHITE, 5)


@sign("good")
def _good(c: Canvas) -> None:
    """Any commodity or resource: a crate."""
    c.rectangle((8, 20, 92, 88), WASTE[0], LINE, 5)
    c.line([(12, 24), (88, 84)], 8, WASTE[3], caps=False)
    c.rectangle((8, 20, 92, 40), mix(WASTE[0], WHITE, 0.3), LINE, 5)
    c.rectangle((8, 20, 92, 88), None, LINE, 5)
