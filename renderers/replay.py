"""A whole game as an animation, one frame a turn, small enough for Discord.

A frame keeps of the one before it what did not change, so that most of them are a few thousand bytes. GIF is what every
client shows moving; the palette of the art direction fits it with room for the colour that means "as before".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from struct import pack

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw

from bot.engine.view import View
from data.words import words

from .board import Board
from .board_layout import layout
from .kit.palette import CITY, INK, PaletteName, colours, reduce
from .mat_rows import must_be_view

LIMIT = 10 * 1024 * 1024
"""Discord takes no larger file from a bot."""
SCALES = (2, 3, 4)
"""The board is reduced so many times; more, if the file would be too large."""
FRAME, FASTEST, FIRST, LAST = 700, 120, 1500, 6000
"""Milliseconds that frames stand; in long games less, so that they do not run longer than ..."""
LONGEST = 120_000
TILE = 48
"""Only squares of the board in which something changed are reduced again. A multiple of every scale."""
BAR = 8
"""How high the line is that shows how far the game has come."""
SAME = 255
"""The colour that means: as before."""


def draw_replay(
    views: Sequence[View], *, language: str = "en", palette: PaletteName = "standard", limit: int = LIMIT
) -> bytes:
    """A GIF of no more than `limit` bytes, from what spectators saw at each turn. Work for a thread."""
    _must_be_spectators(views)
    for scale in SCALES:
        film = _film(views, words(language).language, palette, scale, limit)
        if film is not None:
            return film
    # Longer than any real game: then not every turn has its frame.
    return draw_replay([*views[:-1:2], views[-1]], language=language, palette=palette, limit=limit)


def _must_be_spectators(views: Sequence[View]) -> None:
    if not views:
        raise ValueError("a replay needs at least one view of the game")
    for view in views:
        must_be_view(view)
        if view.seat is not None:
            raise TypeError("a replay is for everybody: it takes the Views of spectators, not that of a seat")


def _film(views: Sequence[View], language: str, palette: PaletteName, scale: int, limit: int) -> bytes | None:
    """The animation at one scale; None once it is larger than the limit."""
    high = layout(len(views[0].players)).height // scale
    size = (layout(len(views[0].players)).size[0] // scale, high + BAR)
    out = BytesIO()
    out.write(_header(size, palette))
    each = max(FASTEST, min(FRAME, LONGEST // len(views)))
    shown: Image.Image | None = None
    for number, frame in enumerate(_frames(views, language, palette, scale, size)):
        last = number == len(views) - 1
        duration = LAST if last else FIRST if shown is None else each
        for block in _block(shown, frame, duration):
            out.write(block)
        shown = frame
        if out.tell() >= limit:
            return None
    out.write(b";")
    return out.getvalue()


def _frames(
    views: Sequence[View], language: str, palette: PaletteName, scale: int, size: tuple[int, int]
) -> Iterator[Image.Image]:
    """Each turn's board, reduced, over a line that grows."""
    ink, gold = (colours(palette).index(tone) for tone in (INK, CITY[1]))
    small = Image.new("P", size, ink)
    before: Image.Image | None = None
    for number, view in enumerate(views):
        board = Board(view, language, palette)
        board.draw()
        image = board.sheet.image
        for box in _changed(before, image):
            part = image.crop(box).convert("RGB").reduce(scale)
            small.paste(reduce(part, palette), (box[0] // scale, box[1] // scale))
        before = image
        pen = ImageDraw.Draw(small)
        pen.rectangle((0, size[1] - BAR, size[0], size[1]), fill=ink)
        pen.rectangle((0, size[1] - BAR + 2, size[0] * (number + 1) // len(views), size[1] - 2), fill=gold)
        yield small.copy()


def _changed(before: Image.Image | None, after: Image.Image) -> Iterator[tuple[int, int, int, int]]:
    """Squares in which two boards differ."""
    wide, high = after.size
    if before is None:
        yield (0, 0, wide, high)
        return
    difference = ImageChops.difference(_indices(before), _indices(after))
    found = difference.getbbox()
    if found is None:
        return
    for top in range(found[1] // TILE * TILE, found[3], TILE):
        for left in range(found[0] // TILE * TILE, found[2], TILE):
            box = (left, top, min(left + TILE, wide), min(top + TILE, high))
            if difference.crop(box).getbbox():
                yield box


def _indices(image: Image.Image) -> Image.Image:
    """The numbers of a palette image's colours, as an image that can be reckoned with."""
    return Image.frombytes("L", image.size, image.tobytes())


def _header(size: tuple[int, int], palette: PaletteName) -> bytes:
    """GIF's signature, a table of 256 colours, and the wish to be shown again and again."""
    flat = bytes(channel for rgb in colours(palette) for channel in rgb)
    table = flat.ljust(3 * 256, b"\0")
    screen = pack("<6sHHBBB", b"GIF89a", *size, 0xF7, 0, 0)
    return screen + table + b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


def _block(before: Image.Image | None, after: Image.Image, duration: int) -> list[bytes]:
    """One frame: the smallest box that holds every change, and in it only the changes."""
    if before is None:
        return list(GifImagePlugin.getdata(after, duration=duration, disposal=1))
    difference = ImageChops.difference(_indices(before), _indices(after))
    box = difference.getbbox() or (0, 0, 1, 1)
    mask = difference.crop(box).point([0] + [255] * 255)
    part = Image.new("P", mask.size, SAME)
    part.paste(after.crop(box), (0, 0), mask)
    return list(
        GifImagePlugin.getdata(part, offset=box[:2], duration=duration, disposal=1, transparency=SAME)
    )


# In words
def replay_alt(views: Sequence[View], language: str = "en") -> str:
    """What the animation shows, in a sentence."""
    _must_be_spectators(views)
    w, last = words(language), views[-1]
    names = w.list(last.players[seat].name for seat in last.winners)
    players = w.list(player.name for player in last.players)
    over = "yes" if last.over else "no"
    return w("drawn-replay-alt", players=players, n=last.turn_number, over=over, names=names)
