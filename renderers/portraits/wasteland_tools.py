"""The tools of Wastelander and Icarite recruits, in the same style as those of `city_tools`."""

from __future__ import annotations

from math import cos, sin

from ..kit.canvas import Canvas, Point, curve, gear, ring, star
from ..kit.palette import (
    CARD,
    CITY,
    DANGER,
    GOOD,
    GREEN,
    HEAD,
    HEART,
    INK,
    MINER,
    PAPER,
    STEEL,
    UNDER,
    WASTE,
    WHITE,
    mix,
)
from .city_tools import LINE, PROPS, handle, prop


# Wastelanders
@prop
def _grapes(c: Canvas) -> None:
    c.line([(50, 26), (56, 4)], 6, WASTE[3])
    c.polygon(curve([(54, 22), (70, 4), (94, 12), (82, 30)]), GREEN[1], LINE)
    for row, n in enumerate((4, 3, 2, 1)):
        for i in range(n):
            x, y = 50 + (i - (n - 1) / 2) * 23, 36 + row * 18
            c.circle(x, y, 12.5, HEAD, LINE)
            c.circle(x - 4, y - 4, 3, WHITE)


@prop
def _sledge(c: Canvas) -> None:
    """A sledgehammer and a broken gear."""
    c.polygon(gear(64, 74, 24, 8), STEEL[1], LINE)
    c.line([(64, 50), (58, 68), (70, 76), (62, 98)], 4.4, INK)
    handle(c, (8, 92), (50, 34), WASTE[1], 9)
    c.polygon([(24, 24), (46, 2), (82, 36), (60, 58)], STEEL[2], LINE)
    c.polygon([(32, 24), (46, 10), (52, 16), (38, 30)], STEEL[0])


@prop
def _crystal(c: Canvas) -> None:
    c.polygon([(24, 78), (76, 78), (88, 97), (12, 97)], WASTE[3], LINE)
    c.circle(50, 46, 40, mix(HEAD, WHITE, 0.45), LINE)
    c.polygon(star(54, 52, 19, 4, 0.3), WHITE)
    c.circle(38, 62, 3, WHITE)
    c.circle(68, 32, 3, WHITE)
    c.arc((18, 14, 82, 78), 185, 245, 6, WHITE)


@prop
def _pot(c: Canvas) -> None:
    c.line([(50, 64), (50, 26)], 6, GREEN[3])
    for leaf in (
        [(50, 54), (20, 54), (10, 30), (36, 32)],
        [(50, 44), (80, 46), (92, 20), (64, 22)],
        [(50, 34), (38, 16), (50, -2), (62, 16)],
    ):
        c.polygon(curve(leaf), GREEN[1], LINE)
    c.polygon([(24, 70), (76, 70), (68, 98), (32, 98)], GOOD["clay"], LINE)
    c.rectangle((18, 60, 82, 74), mix(GOOD["clay"], WHITE, 0.2), LINE, 3)


@prop
def _archive(c: Canvas) -> None:
    """Three books."""
    for y, left, right, tone in ((70, 6, 92, UNDER[2]), (46, 14, 96, DANGER), (22, 4, 84, GREEN[2])):
        c.rectangle((left, y, right, y + 24), tone, LINE, 4)
        c.rectangle((right - 14, y + 5, right - 2, y + 19), PAPER)
        c.line([(left + 14, y + 3), (left + 14, y + 21)], 4, CITY[0], caps=False)
    c.polygon(curve([(20, 20), (36, 6), (60, 8), (66, 20)], 6), PAPER, 3)


@prop
def _easel(c: Canvas) -> None:
    c.polygon(curve([(44, 26), (80, 30), (92, 58), (72, 84), (38, 86), (10, 66), (12, 38)]), WASTE[0], LINE)
    c.circle(70, 70, 8, INK)
    for x, y, tone in (
        (28, 46, DANGER),
        (46, 38, GOOD["energy"]),
        (66, 44, GOOD["water"]),
        (30, 66, GREEN[2]),
        (50, 72, HEAD),
    ):
        c.circle(x, y, 7.4, tone, 2.4)
    handle(c, (96, 2), (62, 46), WASTE[3], 5)
    c.polygon([(66, 40), (54, 60), (72, 48)], DANGER, 2.6)


@prop
def _magnet(c: Canvas) -> None:
    """A magnet with pieces of metal."""
    c.arc((10, 4, 90, 84), 180, 360, 32)
    c.arc((14, 8, 86, 80), 180, 360, 24, DANGER)
    for x in (12, 64):
        c.rectangle((x - 2, 42, x + 26, 60), DANGER, LINE)
        c.rectangle((x - 2, 58, x + 26, 76), STEEL[0], LINE)
    c.rectangle((14.5, 40, 35.5, 46), DANGER)
    c.rectangle((66.5, 40, 87.5, 46), DANGER)
    c.polygon(gear(26, 90, 9, 6), STEEL[2], 2)
    c.rectangle((66, 84, 88, 96), CITY[1], 3, 2)


@prop
def _masks(c: Canvas) -> None:
    for x, y, tone, glad in ((66, 58, UNDER[0], False), (36, 42, CITY[0], True)):
        c.polygon(
            curve(
                [
                    (x, y - 34),
                    (x + 28, y - 30),
                    (x + 28, y + 8),
                    (x, y + 38),
                    (x - 28, y + 8),
                    (x - 28, y - 30),
                ]
            ),
            tone,
            LINE,
        )
        for dx in (-11, 11):
            c.ellipse((x + dx - 6, y - 14, x + dx + 6, y - 4), INK)
        if glad:
            c.pie((x - 15, y - 6, x + 15, y + 22), 0, 180, INK)
        else:
            c.arc((x - 13, y + 8, x + 13, y + 34), 195, 345, 5)


@prop
def _cutlery(c: Canvas) -> None:
    """A bone and a fork."""
    for y in (24, 76):
        c.circle(30, y, 14, PAPER, LINE)
        c.circle(48, y, 14, PAPER, LINE)
    c.rectangle((30, 18, 48, 82), PAPER, 0)
    c.line([(30, 33), (30, 67)], LINE)
    c.line([(48, 33), (48, 67)], LINE)
    handle(c, (80, 96), (80, 44), STEEL[1], 7)
    c.polygon(
        [
            (66, 4),
            (72, 4),
            (72, 26),
            (77, 26),
            (77, 4),
            (83, 4),
            (83, 26),
            (88, 26),
            (88, 4),
            (94, 4),
            (94, 36),
            (86, 50),
            (74, 50),
            (66, 36),
        ],
        STEEL[0],
        4,
    )


@prop
def _amphora(c: Canvas) -> None:
    for side in (-1, 1):
        c.arc(
            (50 + side * 24 - 16, 12, 50 + side * 24 + 16, 48),
            90 if side < 0 else -90,
            270 if side < 0 else 90,
            8,
        )
    body = curve(
        [
            (50, 8),
            (62, 10),
            (60, 28),
            (80, 46),
            (72, 76),
            (58, 92),
            (42, 92),
            (28, 76),
            (20, 46),
            (40, 28),
            (38, 10),
        ],
        8,
    )
    c.polygon(body, WASTE[1], LINE)
    c.rectangle((36, 4, 64, 14), WASTE[2], LINE, 3)
    c.line([(23, 52), (77, 52)], 5, WASTE[4], caps=False)
    for x in (32, 44, 56):
        c.line([(x, 68), (x + 6, 58), (x + 12, 68)], 3.4, WASTE[4])


@prop
def _sickle(c: Canvas) -> None:
    """A sickle and ears of wheat."""
    for x, lean in ((62, -6), (76, 0), (90, 6)):
        c.line([(76, 98), (x + lean, 36)], 4, CITY[2])
        for i in range(4):
            c.ellipse((x + lean - 6, 18 + i * 8, x + lean + 6, 28 + i * 8), CITY[1], 2.4)
    c.arc((0, 0, 76, 76), 150, 350, 15)
    c.arc((3, 3, 73, 73), 151, 349, 8, STEEL[0])
    handle(c, (8, 58), (26, 94), WASTE[2], 9)


@prop
def _scroll(c: Canvas) -> None:
    c.polygon([(20, 14), (80, 14), (80, 86), (20, 86)], PAPER, LINE)
    c.rectangle((8, 4, 92, 22), WASTE[0], LINE, 9)
    c.rectangle((8, 78, 92, 96), WASTE[0], LINE, 9)
    for y, right in ((34, 70), (46, 66), (58, 54)):
        c.line([(30, y), (right, y)], 4, STEEL[2])
    c.circle(66, 66, 11, DANGER, 3)


# Icarites
@prop
def _contract(c: Canvas) -> None:
    c.polygon([(12, 4), (72, 4), (88, 20), (88, 97), (12, 97)], WHITE, LINE)
    c.polygon([(72, 4), (72, 20), (88, 20)], STEEL[0], 3)
    for y in (28, 40, 52):
        c.line([(24, y), (74, y)], 4, STEEL[2])
    c.line([(22, 74), (30, 66), (36, 78), (44, 68), (50, 76)], 3.6, UNDER[2])
    c.circle(70, 78, 14, CITY[1], LINE)
    c.polygon(star(70, 78, 8), WHITE)


@prop
def _scales(c: Canvas) -> None:
    c.line([(50, 8), (50, 88)], 7)
    c.line([(14, 26), (86, 18)], 7)
    c.circle(50, 12, 8, CITY[1], LINE)
    c.polygon([(28, 88), (72, 88), (80, 98), (20, 98)], CITY[1], LINE)
    for x, y in ((16, 26), (84, 18)):
        c.line([(x, y), (x - 14, y + 34)], 2.6)
        c.line([(x, y), (x + 14, y + 34)], 2.6)
        c.pie((x - 18, y + 16, x + 18, y + 52), 0, 180, CITY[1], LINE)
    c.polygon([(6, 58), (12, 48), (22, 48), (28, 58)], GOOD["gold"], 3)


@prop
def _spiral(c: Canvas) -> None:
    c.circle(50, 50, 47, WHITE, LINE)
    points = [(50 + r * cos(r / 4.6), 50 + r * sin(r / 4.6)) for r in (i / 2 for i in range(0, 84))]
    c.line(points, 8, HEAD)


@prop
def _talk(c: Canvas) -> None:
    c.polygon([(50, 78), (62, 98), (72, 76)], GOOD["bliss"], LINE)
    c.rectangle((30, 38, 97, 82), GOOD["bliss"], LINE, 14)
    c.polygon([(18, 44), (22, 68), (40, 48)], WHITE, LINE)
    c.rectangle((3, 4, 72, 50), WHITE, LINE, 14)
    for x in (22, 38, 54):
        c.circle(x, 27, 5, INK)
    c.line([(56, 66), (64, 74), (80, 58)], 6, WHITE)


@prop
def _hook(c: Canvas) -> None:
    rope = [(60 + 30 * sin(i / 7), 98 - i * 2.2) for i in range(0, 24)]
    c.line(rope, 9, INK)
    c.line(rope, 4, WASTE[0])
    c.line([(50, 56), (50, 12)], 13)
    c.line([(50, 56), (50, 12)], 6, STEEL[0])
    for box, start, end in (((8, -8, 50, 40), 0, 170), ((50, -8, 92, 40), 10, 180)):
        c.arc(box, start, end, 13)
        c.arc((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), start, end, 6, STEEL[0])
    c.polygon([(8, 24), (2, 4), (18, 12)], STEEL[0], 3.4)
    c.polygon([(92, 24), (98, 4), (82, 12)], STEEL[0], 3.4)
    c.circle(50, 60, 9, None, LINE * 1.4)


@prop
def _telephone(c: Canvas) -> None:
    c.polygon([(30, 44), (70, 44), (92, 96), (8, 96)], DANGER, LINE)
    c.circle(50, 70, 18, PAPER, LINE)
    for x, y in ring(50, 70, 11, 8):
        c.circle(x, y, 3, INK)
    c.polygon(
        curve(
            [
                (50, 10),
                (84, 14),
                (97, 34),
                (86, 46),
                (72, 36),
                (50, 30),
                (28, 36),
                (14, 46),
                (3, 34),
                (16, 14),
            ]
        ),
        mix(DANGER, INK, 0.35),
        LINE,
    )
    c.rectangle((40, 32, 60, 46), STEEL[2], 3)


@prop
def _loot(c: Canvas) -> None:
    sack = curve([(40, 28), (60, 28), (88, 58), (90, 84), (74, 97), (26, 97), (10, 84), (12, 58)])
    c.polygon(sack, WASTE[0], LINE)
    c.polygon([(36, 8), (50, 14), (64, 8), (60, 28), (40, 28)], WASTE[0], LINE)
    c.line([(36, 28), (64, 28)], 7, WASTE[3])
    c.polygon(star(50, 66, 20), CITY[1], 4)


@prop
def _flag(c: Canvas) -> None:
    handle(c, (18, 98), (18, 8), CITY[2], 6)
    wave = curve([(20, 14), (44, 8), (70, 18), (96, 12), (94, 56), (70, 64), (44, 54), (20, 60)], 8)
    c.polygon(wave, GREEN[2], LINE)
    c.polygon(star(57, 36, 19), PAPER)
    c.circle(18, 6, 6, CITY[1], 3)


@prop
def _suitcase(c: Canvas) -> None:
    c.arc((32, 14, 68, 46), 180, 360, 8)
    c.polygon([(8, 46), (92, 46), (98, 12), (2, 12)], CARD, LINE)
    for x, y, tone in (
        (24, 30, GOOD["gold"]),
        (44, 24, HEART),
        (62, 30, GOOD["stone"]),
        (80, 26, GOOD["clay"]),
    ):
        c.polygon(ring(x, y + 8, 13, 6), tone, 3)
    c.rectangle((4, 44, 96, 94), WASTE[2], LINE, 6)
    for x in (22, 78):
        c.rectangle((x - 6, 44, x + 6, 94), WASTE[3])
    c.rectangle((42, 40, 58, 54), CITY[1], 3, 2)


@prop
def _cloud_jar(c: Canvas) -> None:
    c.rectangle((16, 20, 84, 97), mix(UNDER[0], WHITE, 0.5), LINE, 16)
    for x, y, r in ((36, 62, 13), (52, 54, 17), (66, 64, 12)):
        c.circle(x, y, r, GOOD["bliss"])
    c.rectangle((26, 62, 76, 76), GOOD["bliss"], 0, 7)
    c.line([(28, 34), (28, 56)], 5, WHITE)
    c.rectangle((24, 6, 76, 24), CITY[2], LINE, 5)


@prop
def _brain(c: Canvas) -> None:
    folds: list[Point] = [
        (50, 8),
        (74, 10),
        (94, 32),
        (92, 60),
        (70, 76),
        (50, 72),
        (26, 76),
        (6, 58),
        (8, 30),
        (28, 10),
    ]
    c.polygon(curve(folds), MINER, LINE)
    c.line([(50, 10), (50, 70)], 4)
    for side in (-1, 1):
        for y in (28, 44, 60):
            c.arc(
                (50 + side * 22 - 15, y - 12, 50 + side * 22 + 15, y + 8), 10, 170, 4, mix(MINER, INK, 0.55)
            )
    c.rectangle((42, 70, 58, 96), MINER, LINE, 6)


@prop
def _telescope(c: Canvas) -> None:
    for foot in ((30, 98), (70, 98)):
        handle(c, (50, 56), foot, WASTE[3], 5)
    c.polygon([(8, 62), (18, 78), (60, 54), (50, 38)], CITY[2], LINE)
    c.polygon([(46, 34), (60, 58), (94, 38), (78, 10)], CITY[1], LINE)
    c.polygon([(76, 6), (84, 4), (100, 34), (94, 42)], WHITE, LINE)
    c.polygon(star(18, 22, 15, 4, 0.35), PAPER, 2.4)


__all__ = ["PROPS"]
