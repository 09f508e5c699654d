"""Hair, with separate parts behind and in front of the head, and beards."""

from __future__ import annotations

from ..kit.canvas import Canvas, Point, curve, ring
from ..kit.palette import INK, mix
from .tones import Painter, Tones, lit


def _bob_back(c: Canvas, t: Tones) -> None:
    lit(c, curve([(50, 12), (68, 18), (74, 40), (72, 62), (50, 58), (28, 62), (26, 40), (32, 18)]), t)


def _long_back(c: Canvas, t: Tones) -> None:
    lit(c, curve([(50, 11), (69, 18), (75, 44), (78, 82), (50, 80), (22, 82), (25, 44), (31, 18)]), t)


def _bun_back(c: Canvas, t: Tones) -> None:
    c.circle(50, 11, 10, t[0])
    c.pie((40, 1, 60, 21), -90, 90, t[1])


def _curls_back(c: Canvas, t: Tones) -> None:
    for i, (x, y) in enumerate([*ring(50, 36, 22, 11), (29, 58), (71, 58), (28, 48), (72, 48)]):
        c.circle(x, y, 9, t[0] if x < 52 else t[1] if i else t[0])


def _braids_back(c: Canvas, t: Tones) -> None:
    for x, tone in ((29, t[0]), (71, t[1])):
        for i in range(5):
            c.ellipse((x - 5, 44 + i * 8, x + 5, 55 + i * 8), tone)


def _tail_back(c: Canvas, t: Tones) -> None:
    c.polygon(curve([(62, 16), (80, 22), (84, 46), (78, 62), (72, 44), (64, 30)]), t[1])


BEHIND: dict[str, Painter] = {
    "bob": _bob_back, "long": _long_back, "bun": _bun_back, "curls": _curls_back, "braids": _braids_back,
    "tail": _tail_back,
}  # fmt: skip


def _fringe(c: Canvas, t: Tones) -> None:
    lit(
        c,
        [
            (50, 14),
            (64, 18),
            (70, 34),
            (68, 44),
            (63, 30),
            (52, 27),
            (40, 31),
            (36, 31),
            (33, 44),
            (30, 34),
            (36, 18),
        ],
        t,
    )


def _parted(c: Canvas, t: Tones) -> None:
    lit(
        c,
        [
            (50, 14),
            (65, 19),
            (69, 34),
            (68, 42),
            (62, 32),
            (55, 24),
            (46, 30),
            (36, 33),
            (32, 42),
            (30, 34),
            (36, 18),
        ],
        t,
    )


def _short(c: Canvas, t: Tones) -> None:
    lit(
        c,
        curve(
            [
                (50, 14),
                (64, 19),
                (69, 32),
                (67, 40),
                (62, 29),
                (50, 26),
                (38, 29),
                (33, 40),
                (31, 32),
                (36, 19),
            ],
            6,
        ),
        t,
    )


def _slick(c: Canvas, t: Tones) -> None:
    lit(
        c,
        [
            (46, 13),
            (62, 16),
            (69, 28),
            (68, 40),
            (64, 28),
            (58, 24),
            (42, 24),
            (35, 29),
            (32, 40),
            (31, 26),
            (36, 16),
        ],
        t,
    )
    for x in (42, 50, 58):
        c.line([(x, 15), (x - 3, 23)], 0.9, t[1])


def _spikes(c: Canvas, t: Tones) -> None:
    points: list[Point] = []
    for i, (x, y) in enumerate(
        ((50, 2), (58, 12), (68, 4), (69, 16), (80, 14), (74, 26), (82, 32), (70, 36), (64, 28))
    ):
        points.append((x, y + (i == 0)))
    left = [(100 - x, y) for x, y in reversed(points[1:])]
    lit(c, [*points, (50, 25), *left], t)


def _mohawk(c: Canvas, t: Tones) -> None:
    lit(c, [(50, 1), (55, 3), (58, 12), (56, 28), (44, 28), (42, 12), (45, 3)], t, 50)


def _shaggy(c: Canvas, t: Tones) -> None:
    lit(
        c,
        [
            (50, 11),
            (66, 16),
            (74, 34),
            (70, 40),
            (73, 52),
            (67, 48),
            (66, 34),
            (58, 30),
            (54, 34),
            (48, 28),
            (42, 34),
            (36, 30),
            (33, 48),
            (27, 52),
            (30, 40),
            (26, 34),
            (34, 16),
        ],
        t,
    )


CUTS: dict[str, Painter] = {
    "bob": _fringe, "long": _parted, "bun": _short, "curls": _short, "braids": _parted, "tail": _fringe,
    "parted": _parted, "short": _short, "slick": _slick, "spikes": _spikes, "mohawk": _mohawk, "shaggy": _shaggy,
}  # fmt: skip


# Beards
def _beard(c: Canvas, t: Tones) -> None:
    lit(
        c,
        [
            (50, 51),
            (57, 50),
            (64, 44),
            (67, 42),
            (66, 58),
            (58, 70),
            (50, 73),
            (42, 70),
            (34, 58),
            (33, 42),
            (36, 44),
            (43, 50),
        ],
        t,
    )
    c.line([(45, 57), (55, 57)], 1.8, mix(t[1], INK, 0.6))


def _long_beard(c: Canvas, t: Tones) -> None:
    lit(
        c,
        [
            (50, 51),
            (57, 50),
            (64, 44),
            (67, 44),
            (66, 62),
            (60, 84),
            (50, 96),
            (40, 84),
            (34, 62),
            (33, 44),
            (36, 44),
            (43, 50),
        ],
        t,
    )
    c.line([(45, 57), (55, 57)], 1.8, mix(t[1], INK, 0.6))


def _moustache(c: Canvas, t: Tones) -> None:
    lit(c, curve([(50, 51), (58, 52), (66, 56), (58, 57), (50, 55), (42, 57), (34, 56), (42, 52)]), t)


def _goatee(c: Canvas, t: Tones) -> None:
    lit(c, curve([(50, 58), (55, 59), (54, 66), (50, 70), (46, 66), (45, 59)]), t)


BEARDS: dict[str, Painter] = {
    "beard": _beard, "long_beard": _long_beard, "moustache": _moustache, "goatee": _goatee,
}  # fmt: skip
