"""Hats, helmets and hoods."""

from __future__ import annotations

from ..kit.canvas import Canvas, curve, ring
from ..kit.palette import CITY, DANGER, GOOD, INK, PAPER, STEEL, UNDER, WHITE, mix
from .tones import Painter, Tones, lit


def _top_hat(c: Canvas, t: Tones) -> None:
    lit(c, [(50, -8), (65, -8), (63, 24), (37, 24), (35, -8)], t)
    c.rectangle((37, 15, 63, 21), DANGER)
    lit(c, curve([(50, 20), (74, 23), (74, 27), (50, 28), (26, 27), (26, 23)]), t)


def _bowler(c: Canvas, t: Tones) -> None:
    lit(c, curve([(50, 3), (63, 8), (67, 24), (50, 27), (33, 24), (37, 8)]), t)
    c.polygon([(33.5, 18), (66.5, 18), (67, 24), (33, 24)], mix(t[1], INK, 0.5))
    lit(c, curve([(50, 22), (74, 22), (73, 27), (50, 29), (27, 27), (26, 22)]), t)


def _fedora(c: Canvas, t: Tones) -> None:
    lit(c, [(50, 8), (58, 4), (66, 8), (68, 26), (32, 26), (34, 8), (42, 4)], t)
    c.polygon([(33, 19), (67, 19), (68, 26), (32, 26)], mix(t[1], INK, 0.55))
    lit(c, curve([(50, 24), (82, 27), (76, 31), (50, 30), (24, 31), (18, 27)]), t)


def _wide_hat(c: Canvas, t: Tones) -> None:
    """A straw hat or an outlaw's hat."""
    lit(c, curve([(50, 4), (62, 8), (66, 24), (50, 26), (34, 24), (38, 8)]), t)
    c.polygon([(34.5, 18), (65.5, 18), (66, 24), (34, 24)], mix(t[1], INK, 0.45))
    lit(c, curve([(50, 22), (78, 20), (92, 26), (70, 30), (50, 31), (30, 30), (8, 26), (22, 20)]), t)


def _helmet(c: Canvas, t: Tones) -> None:
    """A miner's hard hat."""
    lit(c, curve([(50, 5), (64, 9), (71, 26), (50, 28), (29, 26), (36, 9)]), t)
    c.rectangle((47, 4, 53, 24), mix(t[0], WHITE, 0.4), 0, 2)
    lit(c, [(50, 23), (76, 23), (76, 28), (24, 28), (24, 23)], (mix(t[0], INK, 0.15), mix(t[1], INK, 0.2)))


def _lamp_helmet(c: Canvas, t: Tones) -> None:
    _helmet(c, t)
    c.circle(50, 17, 7, STEEL[3])
    c.circle(50, 17, 5, GOOD["energy"])
    c.circle(48.5, 15.5, 2, WHITE)


def _fire_helmet(c: Canvas, t: Tones) -> None:
    lit(c, curve([(50, 1), (64, 8), (70, 25), (50, 28), (30, 25), (36, 8)]), t)
    c.polygon([(50, -2), (54, 6), (53, 24), (47, 24), (46, 6)], mix(t[0], WHITE, 0.25))
    lit(c, curve([(50, 22), (72, 24), (82, 32), (50, 29), (18, 32), (28, 24)]), t)
    c.polygon([(50, 10), (57, 13), (56, 22), (50, 26), (44, 22), (43, 13)], CITY[1])


def _cap(c: Canvas, t: Tones) -> None:
    """An official's peaked cap."""
    lit(c, curve([(50, 4), (66, 6), (76, 14), (68, 22), (50, 22), (32, 22), (24, 14), (34, 6)]), t)
    c.rectangle((33, 19, 67, 26), mix(t[1], INK, 0.45))
    c.polygon(curve([(50, 25), (66, 26), (62, 31), (50, 33), (38, 31), (34, 26)]), INK)
    c.polygon(ring(50, 14, 4.6, 5), CITY[0])


def _beret(c: Canvas, t: Tones) -> None:
    lit(c, curve([(52, 6), (70, 8), (82, 20), (66, 26), (48, 25), (33, 26), (30, 16), (38, 8)]), t)
    c.line([(54, 7), (56, 2)], 2, t[1])


def _beanie(c: Canvas, t: Tones) -> None:
    lit(c, curve([(50, 7), (64, 11), (70, 27), (50, 28), (30, 27), (36, 11)]), t)
    lit(c, [(50, 22), (70, 22), (71, 30), (29, 30), (30, 22)], (mix(t[0], WHITE, 0.2), mix(t[1], WHITE, 0.1)))


def _headscarf(c: Canvas, t: Tones) -> None:
    lit(
        c,
        curve(
            [
                (50, 11),
                (66, 16),
                (71, 34),
                (68, 44),
                (63, 29),
                (50, 25),
                (37, 29),
                (32, 44),
                (29, 34),
                (34, 16),
            ],
            6,
        ),
        t,
    )
    for x, y in ((40, 18), (50, 16), (60, 19), (35, 27), (65, 28)):
        c.circle(x, y, 1.6, PAPER)
    c.polygon([(68, 42), (80, 50), (74, 54), (82, 62), (70, 56), (66, 48)], t[1])


def _hood(c: Canvas, t: Tones) -> None:
    lit(
        c,
        curve(
            [
                (50, 6),
                (68, 14),
                (78, 42),
                (72, 72),
                (66, 60),
                (67, 36),
                (58, 24),
                (50, 22),
                (42, 24),
                (33, 36),
                (34, 60),
                (28, 72),
                (22, 42),
                (32, 14),
            ],
            6,
        ),
        t,
    )


def _turban(c: Canvas, t: Tones) -> None:
    lit(c, curve([(50, 2), (68, 8), (74, 22), (50, 30), (26, 22), (32, 8)]), t)
    for a, b in (((30, 12), (64, 26)), ((44, 4), (73, 20)), ((70, 10), (36, 27))):
        c.line([a, b], 1.3, mix(t[1], INK, 0.4))
    c.circle(50, 22, 3.6, DANGER, 1, CITY[1])
    c.polygon(curve([(50, 18), (54, 4), (50, -6), (46, 4)]), WHITE)


def _flyer(c: Canvas, t: Tones) -> None:
    """A leather cap with goggles pushed up."""
    lit(
        c,
        curve(
            [
                (50, 9),
                (66, 15),
                (71, 36),
                (70, 58),
                (64, 56),
                (64, 34),
                (58, 27),
                (50, 26),
                (42, 27),
                (36, 34),
                (36, 56),
                (30, 58),
                (29, 36),
                (34, 15),
            ],
            6,
        ),
        t,
    )
    c.line([(31, 24), (69, 24)], 3, INK, caps=False)
    for x in (42, 58):
        c.circle(x, 22, 7.4, CITY[2])
        c.circle(x, 22, 5.4, UNDER[0])
        c.arc((x - 4, 18, x + 4, 26), 180, 270, 1.4, WHITE)


def _mortarboard(c: Canvas, t: Tones) -> None:
    lit(c, [(50, 14), (66, 18), (67, 28), (33, 28), (34, 18)], t)
    c.polygon([(50, 0), (86, 12), (50, 23), (14, 12)], mix(t[0], STEEL[2], 0.25))
    c.polygon([(50, 12), (86, 12), (50, 23)], t[1])
    c.line([(50, 12), (78, 15), (78, 30)], 1.4, CITY[1])
    c.polygon([(76, 29), (80, 29), (82, 38), (74, 38)], CITY[1])


def _knight(c: Canvas, t: Tones) -> None:
    """A knight's helmet with a plume."""
    lit(c, curve([(50, 6), (66, 12), (70, 30), (50, 31), (30, 30), (34, 12)]), t)
    c.polygon(curve([(50, 8), (66, -8), (76, 0), (72, 12), (58, 8)]), DANGER)
    for x in (35, 42, 50, 58, 65):
        c.circle(x, 27, 1.3, STEEL[3])


def _mirror(c: Canvas, t: Tones) -> None:
    """A surgeon's head mirror."""
    lit(c, [(50, 19), (67, 23), (68, 29), (32, 29), (33, 23)], t)
    c.circle(58, 19, 8.5, STEEL[2])
    c.circle(58, 19, 7, STEEL[0])
    c.circle(58, 19, 2, INK)


def _feather(c: Canvas, t: Tones) -> None:
    """A society hat."""
    lit(c, curve([(44, 8), (64, 12), (72, 22), (46, 27), (26, 26), (28, 14)]), t)
    c.polygon(curve([(62, 18), (78, 4), (92, 6), (88, 18), (74, 24)]), PAPER)
    c.line([(64, 20), (86, 10)], 1.2, STEEL[1])
    c.circle(63, 20, 3.4, CITY[1])


def _visor(c: Canvas, t: Tones) -> None:
    """A croupier's eyeshade."""
    c.rectangle((32, 21, 68, 27), mix(t[1], INK, 0.4), 0, 2)
    c.polygon(curve([(50, 25), (70, 26), (74, 33), (50, 36), (26, 33), (30, 26)]), t[0])


HATS: dict[str, Painter] = {
    "top_hat": _top_hat, "bowler": _bowler, "fedora": _fedora, "wide_hat": _wide_hat, "helmet": _helmet,
    "lamp_helmet": _lamp_helmet, "fire_helmet": _fire_helmet, "cap": _cap, "beret": _beret, "beanie": _beanie,
    "headscarf": _headscarf, "hood": _hood, "turban": _turban, "flyer": _flyer, "mortarboard": _mortarboard,
    "knight": _knight, "mirror": _mirror, "feather": _feather, "visor": _visor,
}  # fmt: skip
