"""A player's cards: artifacts, active and hidden recruits, and the dilemma."""

from __future__ import annotations

from collections import Counter
from functools import partial

from bot.engine.board import ARTIFACTS, RECRUITS
from bot.engine.view import View
from bot.language.words import Words, words

from . import mat_rows as rows
from .kit.collage import Collage
from .kit.ground import drawing
from .kit.icons import icon
from .kit.page import Page
from .kit.palette import UNDER, PaletteName
from .kit.text import Box
from .mat_rows import EDGE, GAP, WIDE

HEAD, CARDS, RECRUIT, DILEMMA = 104, 216, 216, 300


def draw_hand(view: View, *, language: str = "en", palette: PaletteName = "standard") -> bytes:
    """The hand of `view.me` as a PNG. Slow: call it in a thread, not in the event loop."""
    with drawing:
        return lay_out(view, words(language), palette).png()


def _must_have_seat(view: View) -> None:
    rows.must_be_view(view)
    if view.seat is None:
        raise TypeError("a hand is its owner's: it takes the View of a seat, not that of spectators")


def lay_out(view: View, w: Words, palette: PaletteName) -> Collage:
    _must_have_seat(view)
    me = view.me
    hidden = [recruit for recruit in me.hidden or () if recruit in RECRUITS]
    active = [recruit for recruit in me.recruits if recruit in RECRUITS]
    recruits = [*((recruit, False) for recruit in active), *((recruit, True) for recruit in hidden)]
    heights = [HEAD, CARDS, *(RECRUIT for _ in recruits), *([DILEMMA] if me.dilemma else [])]
    page = Collage(WIDE, 2 * EDGE + sum(heights) + GAP * (len(heights) - 1), UNDER[4])
    boxes: list[Box] = []
    y = EDGE
    for high in heights:
        boxes.append((EDGE, y, WIDE - EDGE, y + high))
        y += high + GAP
    rows.head(page, boxes[0], view, me.seat, w, palette, w("drawn-hand-title"))
    _artifacts(page, boxes[1], Counter(me.artifacts or ()), me.morale, w)
    for box, (recruit, face_down) in zip(boxes[2:], recruits, strict=False):
        recruit_row(page, box, recruit, view.edition, w, face_down)
    if me.dilemma:
        rows.dilemma_row(page, boxes[-1], me.dilemma, w, me.dilemma_choice)
    return page


def recruit_row(page: Collage, box: Box, recruit: str, edition: str, w: Words, face_down: bool) -> None:
    note = w("drawn-hand-hidden" if face_down else "drawn-hand-active")
    rows.recruit_row(page, box, recruit, edition, w, note, face_down)


def _artifacts(page: Collage, box: Box, held: Counter[str], most: int, w: Words) -> None:
    """The artifacts in hand with their numbers, and the hand limit."""
    left, top, right, bottom = box
    rows.frame(page, box)
    title = w("drawn-hand-artifacts", n=held.total(), most=most)
    rows.label(page, (left + 20, top + 12, right - 20, top + 44), title)
    wide = (right - left - 32) // len(ARTIFACTS)
    if not held:
        room = (left + 20, top + 56, right - 20, bottom - 16)
        page.write(room, w("drawn-hand-no-artifacts"), 34, 16, weight="regular", private=False)
    for i, artifact in enumerate(artifact for artifact in ARTIFACTS if held[artifact]):
        x = left + 16 + i * wide
        count, language = held[artifact], w.language
        paint = partial(_artifact, artifact=artifact, count=count, language=language)
        page.part((x + 4, top + 56, x + wide - 4, bottom - 12), paint)


def _artifact(page: Page, box: Box, artifact: str, count: int, language: str) -> None:
    left, top, right, bottom = box
    page.paste(icon(artifact, 88), (left + 4, top))
    page.write((left + 94, top, right, top + 88), str(count), 54, 20, weight="black")
    page.write((left, top + 94, right - 2, bottom), words(language).artifact(artifact), 25, 13, 2)


# Alt text
def hand_alt(view: View, language: str = "en") -> str:
    _must_have_seat(view)
    w, me = words(language), view.me
    return w("drawn-hand-alt", name=me.name, artifacts=len(me.artifacts or ()), hidden=len(me.hidden or ()))
