"""A game as an animation of at most forty seconds: the important turns, each with a caption.

A frame only stores what changed since the previous one, so most frames take a few thousand bytes. GIF is animated in
every client; our palette fits into it and leaves room for the colour that means "unchanged".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from struct import pack
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw

from bot.engine.board import called
from bot.engine.view import View
from bot.language.words import Words, words

from .alt_text import state
from .board import Board
from .board_layout import layout
from .kit.drawing_cache import drawn_or_kept
from .kit.ground import drawing
from .kit.palette import CITY, INK, PAPER, PaletteName, colours, palette_bytes, reduce
from .kit.paper import Paper
from .kit.text import Box, draw_text
from .mat_rows import must_be_view

LIMIT = 10 * 1024 * 1024
"""Discord's limit for a bot's files."""
SCALES = (2, 3, 4)
"""Factors by which the board is reduced; the larger ones are used if the file would be too large."""
FRAME, FIRST, LAST = 1200, 1500, 6000
"""Durations of the frames in milliseconds: long enough to read a caption. The last frame also stays at the end."""
LONGEST = 40_000
MOST = 1 + (LONGEST - FIRST - LAST) // FRAME
"""The maximum number of frames between the first and the last."""
BAR = 8
"""The height of the progress bar."""
CAPTION = 56
"""The height of the caption above it."""
SAME = 255
"""The colour that means "unchanged"."""


def draw_replay(
    views: Sequence[View], *, language: str = "en", palette: PaletteName = "standard", limit: int = LIMIT
) -> bytes:
    """A GIF of at most `limit` bytes, from the spectators' view of each turn. Slow: call it in a thread."""
    _must_be_spectators(views)
    w = words(language)
    scenes = _scenes(views, w)
    while True:
        for scale in SCALES:
            film = _film(scenes, w.language, palette, scale, limit)
            if film is not None:
                return film
        # Still too large: use half of the scenes.
        scenes = [*scenes[:-1:2], scenes[-1]]


class Scene(NamedTuple):
    view: View
    caption: str


def _scenes(views: Sequence[View], w: Words) -> list[Scene]:
    """The beginning, the most important turns, and the end."""
    found: list[tuple[int, int, Scene]] = []
    for number, (before, after) in enumerate(pairwise(views)):
        news = list(_news(before, after, w))
        if news:
            text = w("drawn-replay-turn", number=before.turn_number, news=[told for _, told in news])
            found.append((max(weight for weight, _ in news), number, Scene(after, text)))
    most = sorted(found, key=lambda one: one[:2])[-MOST:]
    kept = [scene for _, _, scene in sorted(most, key=lambda one: one[1])]
    first = Scene(views[0], w("drawn-replay-begins"))
    last = Scene(views[-1], state(views[-1], w))
    return [first, *(scene for scene in kept if scene.view is not views[-1]), last]


def _must_be_spectators(views: Sequence[View]) -> None:
    if not views:
        raise ValueError("a replay needs at least one view of the game")
    for view in views:
        must_be_view(view)
        if view.seat is not None:
            raise TypeError("a replay is for everybody: it takes the Views of spectators, not that of a seat")


def _film(
    scenes: Sequence[Scene], language: str, palette: PaletteName, scale: int, limit: int
) -> bytes | None:
    """The animation at one scale; None if it exceeds the limit."""
    wide, high = layout(len(scenes[0].view.players)).size
    size = (wide // scale, high // scale + CAPTION + BAR)
    out = BytesIO()
    out.write(_header(size, palette))
    shown: Image.Image | None = None
    for number, frame in enumerate(_frames(scenes, language, palette, scale, size)):
        last = number == len(scenes) - 1
        duration = LAST if last else FIRST if shown is None else FRAME
        for block in _block(shown, frame, duration):
            out.write(block)
        shown = frame
        if out.tell() >= limit:
            return None
    out.write(b";")
    return out.getvalue()


def _frames(
    scenes: Sequence[Scene], language: str, palette: PaletteName, scale: int, size: tuple[int, int]
) -> Iterator[Image.Image]:
    """Each scene: the reduced board above its caption and the progress bar."""
    ink, gold = (colours(palette).index(tone) for tone in (INK, CITY[1]))
    board = Board(scenes[0].view, language, palette)
    board.letter()
    empty = board.sheet.image
    small = Image.new("P", size, ink)
    key = ("film", len(scenes[0].view.players), language, palette, scale)
    small.paste(drawn_or_kept(key, lambda: _smaller(empty, palette, scale)), (0, 0))
    before: list[tuple[Box, Image.Image]] = []
    for number, (view, caption) in enumerate(scenes):
        board.view = view
        board.sheet.image, board.sheet.placed = empty.copy(), []
        board.put_pieces()
        for box in _changed(before, board.sheet.placed, scale):
            part = _smaller(board.sheet.image.crop(box), palette, scale)
            small.paste(part, (box[0] // scale, box[1] // scale))
        before = board.sheet.placed
        small.paste(reduce(_lettered(caption, size[0]), palette), (0, size[1] - BAR - CAPTION))
        pen = ImageDraw.Draw(small)
        pen.rectangle((0, size[1] - BAR, size[0], size[1]), fill=ink)
        pen.rectangle((0, size[1] - BAR + 2, size[0] * (number + 1) // len(scenes), size[1] - 2), fill=gold)
        yield small.copy()


def _smaller(image: Image.Image, palette: PaletteName, scale: int) -> Image.Image:
    return reduce(image.convert("RGB").reduce(scale), palette)


def _lettered(caption: str, wide: int) -> Image.Image:
    image = Image.new("RGB", (wide, CAPTION), INK)
    with drawing:
        draw_text(Paper(image), (12, 2, wide - 12, CAPTION - 2), caption, PAPER, 24, 13, 2, "bold", "left")
    return image


def _changed(
    before: list[tuple[Box, Image.Image]], after: list[tuple[Box, Image.Image]], scale: int
) -> Iterator[Box]:
    """The places whose patches are not those of the previous scene, widened to whole pixels of the film."""
    one, other = ({(box, id(patch)) for box, patch in placed} for placed in (before, after))
    for box in dict.fromkeys(box for box, _ in one ^ other):
        left, top, right, bottom = box
        yield (
            left // scale * scale,
            top // scale * scale,
            -(-right // scale) * scale,
            -(-bottom // scale) * scale,
        )


def _indices(image: Image.Image) -> Image.Image:
    """The palette indices of an image as a greyscale image, for arithmetic."""
    return Image.frombytes("L", image.size, image.tobytes())


def _header(size: tuple[int, int], palette: PaletteName) -> bytes:
    """The GIF header with a table of 256 colours. The animation does not loop: its last frame stays."""
    table = palette_bytes(palette).ljust(3 * 256, b"\0")
    screen = pack("<6sHHBBB", b"GIF89a", *size, 0xF7, 0, 0)
    return screen + table


def _block(before: Image.Image | None, after: Image.Image, duration: int) -> list[bytes]:
    """One frame: the smallest box with all changes, in which unchanged pixels are transparent."""
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


# Alt text
def replay_alt(views: Sequence[View], language: str = "en") -> str:
    """A sentence that describes the animation."""
    _must_be_spectators(views)
    w, last = words(language), views[-1]
    names = [last.players[seat].name for seat in last.winners]
    players = [player.name for player in last.players]
    return w("drawn-replay-alt", players=players, n=last.turn_number, names=names)


BUILT, RECRUITED, TOKEN = 3, 2, 1
"""The importance of each kind of event."""


def _news(before: View, after: View, w: Words) -> Iterator[tuple[int, str]]:
    for lot, tile in after.built.items():
        if lot not in before.built:
            yield BUILT, w("drawn-replay-built", tile=tile)
    for old, new in zip(before.players, after.players, strict=True):
        for recruit in new.recruits:
            if recruit not in old.recruits:
                yield RECRUITED, w("drawn-replay-recruit", name=new.name, recruit=recruit)
        for place, count in new.tokens.items():
            if count > old.tokens.get(place, 0):
                yield TOKEN, w("drawn-replay-token", name=new.name, place=called(place, after.built))
