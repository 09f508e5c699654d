"""The players' pieces: dice, star tokens and badges, distinguished by colour, shape and letter."""

from __future__ import annotations

from PIL import Image

from .canvas import Canvas, Point, chamfered, ring, rounded, star
from .drawing_cache import kept
from .palette import INK, PLAYER, SIGNAL, WHITE, Colour, PaletteName, ink_on, luminance, mix
from .paper import Paper, Sprite
from .text import draw_text

LETTERS = "ABCDEF"
"""The players' letters by seat. The strips show which letter belongs to whom."""

_B = (7.0, 7.0, 93.0, 93.0)


def _ticket() -> list[Point]:
    """A square with concave corners."""
    points: list[Point] = []
    for x, y, sx, sy in ((7, 7, 1, 1), (93, 7, -1, 1), (93, 93, -1, -1), (7, 93, 1, -1)):
        a, b = (x, y + 17 * sy), (x + 17 * sx, y)
        inner = (x + 12 * sx, y + 12 * sy)
        points += [a, inner, b] if (sx == sy) else [b, inner, a]
    return points


SHAPES: dict[str, list[Point]] = {
    "green": rounded(_B, 20),
    "blue": ring(50, 50, 47, 40),
    "red": chamfered((6, 6, 94, 94), 25),
    "white": [(8, 8), (92, 8), (92, 92), (8, 92)],
    "black": _ticket(),
    "purple": [(26, 6), (74, 6), (98, 50), (74, 94), (26, 94), (2, 50)],
}
"""Each colour's dice have their own outline: rounded, round, cut, square, concave corners, hexagonal."""

_PIPS: dict[int, list[Point]] = {
    1: [(50, 50)],
    2: [(31, 31), (69, 69)],
    3: [(29, 29), (50, 50), (71, 71)],
    4: [(32, 32), (68, 32), (32, 68), (68, 68)],
    5: [(30, 30), (70, 30), (50, 50), (30, 70), (70, 70)],
    6: [(32, 27), (68, 27), (32, 50), (68, 50), (32, 73), (68, 73)],
}


def player_colour(colour: str, palette: PaletteName) -> Colour:
    return PLAYER[palette][colour]


def _body(c: Canvas, colour: str, palette: PaletteName, line: float = 7) -> Colour:
    fill = player_colour(colour, palette)
    shape = SHAPES[colour]
    c.polygon(shape, fill, line)
    if luminance(fill) < 0.03:
        # A light inner edge separates dark dice from their outline.
        inner = [(50 + (x - 50) * 0.86, 50 + (y - 50) * 0.86) for x, y in shape]
        c.polygon(inner, None, 3, mix(fill, WHITE, 0.5))
    return fill


def die(colour: str, knowledge: int, size: int, palette: PaletteName) -> Sprite:
    """A worker of this colour; with knowledge 0 the face is blank."""
    return Sprite(size, size, lambda zoom: _die(colour, knowledge, size * zoom, palette))


@kept
def _die(colour: str, knowledge: int, size: int, palette: PaletteName) -> Image.Image:
    c = Canvas(size, super_=8 if size <= 48 else 4)
    fill = _body(c, colour, palette)
    for x, y in _PIPS.get(knowledge, []):
        c.circle(x, y, 10 if knowledge < 6 else 9.4, ink_on(fill))
    return c.done()


def plain_die(knowledge: int, size: int) -> Sprite:
    """A neutral die, for rules that mention a face."""
    return Sprite(size, size, lambda zoom: _plain_die(knowledge, size * zoom))


@kept
def _plain_die(knowledge: int, size: int) -> Image.Image:
    c = Canvas(size, super_=8 if size <= 48 else 4)
    c.rectangle((7, 7, 93, 93), WHITE, 7, 18)
    for x, y in _PIPS[knowledge]:
        c.circle(x, y, 10, INK)
    return c.done()


def die_away(colour: str, size: int) -> Sprite:
    """The outline of a worker that is on the board, shown in its owner's strip."""
    return Sprite(size, size, lambda zoom: _die_away(colour, size * zoom))


@kept
def _die_away(colour: str, size: int) -> Image.Image:
    c = Canvas(size, super_=8 if size <= 48 else 4)
    c.polygon(SHAPES[colour], None, 6, mix(INK, WHITE, 0.45))
    c.line([(36, 50), (64, 50)], 6, mix(INK, WHITE, 0.45))
    return c.done()


def badge(colour: str, seat: int, size: int, palette: PaletteName) -> Sprite:
    """The player's letter on the shape of their dice."""
    return Sprite(size, size, lambda zoom: _badge(colour, seat, size * zoom, palette))


@kept
def _badge(colour: str, seat: int, size: int, palette: PaletteName) -> Image.Image:
    c = Canvas(size, super_=4)
    fill = _body(c, colour, palette)
    return _letter(c.done(), seat, ink_on(fill), 0.62, 0)


def star_token(colour: str, seat: int, size: int, palette: PaletteName) -> Sprite:
    """An authority token."""
    return Sprite(size, size, lambda zoom: _star_token(colour, seat, size * zoom, palette))


@kept
def _star_token(colour: str, seat: int, size: int, palette: PaletteName) -> Image.Image:
    fill = player_colour(colour, palette)
    c = Canvas(size, super_=8 if size <= 48 else 4)
    c.polygon(star(50, 54, 49, inner=0.6), fill, 6)
    return _letter(c.done(), seat, ink_on(fill), 0.5, 0.035)


def star_place(size: int, closed: bool, ground: Colour, edge: Colour) -> Sprite:
    """A free place for a token; a closed one is crossed out."""
    return Sprite(size, size, lambda zoom: _star_place(size * zoom, closed, ground, edge))


@kept
def _star_place(size: int, closed: bool, ground: Colour, edge: Colour) -> Image.Image:
    c = Canvas(size, super_=8 if size <= 48 else 4)
    c.polygon(
        star(50, 54, 47, inner=0.6),
        mix(ground, edge, 0.12) if not closed else mix(ground, edge, 0.55),
        5,
        edge,
    )
    if closed:
        c.line([(26, 28), (74, 80)], 9, ground)
        c.line([(74, 28), (26, 80)], 9, ground)
    return c.done()


def _letter(image: Image.Image, seat: int, ink: Colour, share: float, down: float) -> Image.Image:
    size = image.width
    offset = round(size * down)
    box = (0, 2 * offset, size, size)
    draw_text(Paper(image), box, LETTERS[seat], ink, round(size * share), 6, weight="black")
    return image


def number_badge(numbers: tuple[int, ...], size: int) -> Sprite:
    """The numbers of the moves that changed a place; without numbers, the plain badge of the last move."""
    return Sprite(size, size, lambda zoom: _number_badge(numbers, size * zoom))


@kept
def _number_badge(numbers: tuple[int, ...], size: int) -> Image.Image:
    c = Canvas(size, super_=4)
    c.rectangle((3, 3, 97, 97), WHITE, 0, 47 if len(numbers) < 2 else 26)
    c.rectangle((9, 9, 91, 91), SIGNAL, 0, 41 if len(numbers) < 2 else 20)
    if not numbers:
        c.polygon(star(50, 53, 28), WHITE)
        return c.done()
    image = c.done()
    text = " ".join(map(str, numbers[:4])) + ("…" if len(numbers) > 4 else "")
    inner = round(size * 0.13)
    box = (inner, inner, size - inner, size - inner)
    draw_text(Paper(image), box, text, WHITE, round(size * 0.6), 6, 1 if len(numbers) == 1 else 2, "black")
    return image


def socket(size: int, ground: Colour, edge: Colour) -> Sprite:
    """An empty place for one worker."""
    return Sprite(size, size, lambda zoom: _socket(size * zoom, ground, edge))


@kept
def _socket(size: int, ground: Colour, edge: Colour) -> Image.Image:
    c = Canvas(size, super_=8 if size <= 48 else 4)
    c.rectangle((2, 2, 98, 98), mix(ground, edge, 0.22), 5, 18, edge)
    c.rectangle((14, 14, 86, 86), None, 2.5, 10, mix(ground, edge, 0.5))
    return c.done()
