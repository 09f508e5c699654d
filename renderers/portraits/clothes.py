"""Clothes."""

from __future__ import annotations

from ..kit.canvas import Canvas, curve
from ..kit.palette import CITY, DANGER, GOOD, INK, PAPER, STEEL, UNDER, WASTE, WHITE, mix
from .tones import Painter, Tones, lit


def _suit(c: Canvas, t: Tones) -> None:
    c.polygon([(39, 70), (61, 70), (54, 100), (46, 100)], WHITE)
    c.polygon([(47, 76), (53, 76), (56, 100), (50, 106), (44, 100)], DANGER)
    c.polygon([(46, 72), (54, 72), (52, 78), (48, 78)], mix(DANGER, INK, 0.3))
    c.polygon([(38, 68), (26, 78), (36, 86), (46, 102)], mix(t[0], INK, 0.25))
    c.polygon([(62, 68), (74, 78), (64, 86), (54, 102)], mix(t[1], INK, 0.25))


def _bow(c: Canvas, t: Tones) -> None:
    c.polygon([(39, 70), (61, 70), (54, 102), (46, 102)], WHITE)
    c.polygon([(38, 68), (30, 78), (46, 102)], mix(t[0], INK, 0.25))
    c.polygon([(62, 68), (70, 78), (54, 102)], mix(t[1], INK, 0.25))
    c.polygon([(50, 76), (41, 70), (41, 82)], DANGER)
    c.polygon([(50, 76), (59, 70), (59, 82)], mix(DANGER, INK, 0.3))


def _coat(c: Canvas, t: Tones) -> None:
    """A doctor's coat or a spy's coat."""
    c.polygon([(40, 70), (60, 70), (50, 98)], mix(UNDER[1], t[1], 0.4))
    c.polygon([(39, 66), (24, 80), (36, 84), (34, 90), (50, 104), (42, 84)], mix(t[0], INK, 0.12))
    c.polygon([(61, 66), (76, 80), (64, 84), (66, 90), (50, 104), (58, 84)], mix(t[1], INK, 0.18))


def _tunic(c: Canvas, t: Tones) -> None:
    """The city's uniform: a high collar and a row of buttons."""
    c.polygon([(38, 66), (62, 66), (60, 77), (40, 77)], mix(t[1], INK, 0.25))
    c.line([(50, 77), (50, 104)], 1.4, mix(t[1], INK, 0.4))
    for y in (82, 90, 98):
        c.circle(46, y, 1.7, CITY[0])


def _overalls(c: Canvas, t: Tones) -> None:
    shirt = (PAPER, STEEL[0])
    lit(c, curve([(50, 66), (66, 72), (86, 78), (92, 104), (50, 110), (8, 104), (14, 78), (34, 72)]), shirt)
    lit(c, [(50, 86), (64, 86), (68, 104), (32, 104), (36, 86)], t)
    c.polygon([(30, 73), (37, 71), (42, 90), (36, 90)], t[0])
    c.polygon([(70, 73), (63, 71), (58, 90), (64, 90)], t[1])
    for x in (39, 61):
        c.circle(x, 89, 2, CITY[1])


def _jacket(c: Canvas, t: Tones) -> None:
    """Open over a shirt."""
    c.polygon([(38, 69), (62, 69), (58, 104), (42, 104)], PAPER)
    c.polygon([(51, 72), (62, 69), (58, 104), (51, 104)], STEEL[0])
    c.line([(39, 69), (43, 104)], 2, mix(t[1], INK, 0.5))
    c.line([(61, 69), (57, 104)], 2, mix(t[1], INK, 0.5))


def _cloak(c: Canvas, t: Tones) -> None:
    lit(
        c,
        curve([(50, 64), (64, 68), (72, 78), (50, 88), (28, 78), (36, 68)]),
        (mix(t[0], WHITE, 0.2), mix(t[1], WHITE, 0.1)),
    )
    c.circle(50, 86, 3.4, CITY[1])
    c.line([(50, 89), (50, 106)], 1.4, mix(t[1], INK, 0.5))


def _scarf(c: Canvas, t: Tones) -> None:
    tone = (DANGER, mix(DANGER, INK, 0.35)) if t[0] != DANGER else (CITY[1], CITY[2])
    c.polygon([(56, 74), (66, 72), (70, 100), (60, 100)], tone[1])
    lit(c, curve([(50, 66), (64, 66), (66, 76), (50, 80), (34, 76), (36, 66)]), tone)


def _dress(c: Canvas, t: Tones) -> None:
    """With a string of pearls."""
    c.polygon(curve([(50, 70), (62, 70), (60, 82), (50, 88), (40, 82), (38, 70)]), WASTE[0])
    for i in range(9):
        x = 38.5 + i * 2.9
        c.circle(x, 74 + 9 * (1 - ((x - 50) / 11.6) ** 2), 1.8, WHITE, 0.4)
    c.line([(38, 72), (42, 84), (50, 89), (58, 84), (62, 72)], 2, mix(t[1], INK, 0.3))


def _uniform(c: Canvas, t: Tones) -> None:
    """Epaulettes and medals."""
    _tunic(c, t)
    for x in (20, 80):
        c.rectangle((x - 9, 75, x + 9, 80), CITY[1], 0, 2)
        for i in range(4):
            c.line([(x - 7 + i * 4.6, 80), (x - 7 + i * 4.6, 84)], 1.8, CITY[2], caps=False)
    for i, tone in enumerate((DANGER, UNDER[1], GOOD["bliss"])):
        c.rectangle((62 + i * 5, 86, 66 + i * 5, 90), tone)


def _apron(c: Canvas, t: Tones) -> None:
    lit(c, [(50, 80), (62, 80), (66, 106), (34, 106), (38, 80)], (PAPER, STEEL[0]))
    c.line([(38, 80), (36, 68)], 1.8, PAPER)
    c.line([(62, 80), (64, 68)], 1.8, STEEL[0])


def _hoodie(c: Canvas, t: Tones) -> None:
    c.polygon(curve([(50, 74), (66, 68), (70, 74), (50, 92), (30, 74), (34, 68)]), mix(t[1], INK, 0.25))
    for x in (45, 55):
        c.line([(x, 84), (x, 97)], 1.3, WHITE)


def _rags(c: Canvas, t: Tones) -> None:
    c.polygon([(38, 68), (62, 68), (60, 76), (56, 80), (52, 76), (47, 82), (42, 76)], mix(t[1], INK, 0.35))
    c.rectangle((20, 88, 32, 99), mix(t[0], PAPER, 0.4))
    for x in (21, 25, 29):
        c.line([(x, 86), (x + 1, 90)], 0.9, INK)
    c.line([(66, 78), (74, 98)], 1, mix(t[1], INK, 0.5))


GARMENTS: dict[str, Painter] = {
    "suit": _suit, "bow": _bow, "coat": _coat, "tunic": _tunic, "overalls": _overalls, "jacket": _jacket,
    "cloak": _cloak, "scarf": _scarf, "dress": _dress, "uniform": _uniform, "apron": _apron, "hoodie": _hoodie,
    "rags": _rags,
}  # fmt: skip
