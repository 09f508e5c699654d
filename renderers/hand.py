"""A player's cards: artifacts, active and hidden recruits, and the dilemma."""

from __future__ import annotations

from collections import Counter

from bot.engine.board import ARTIFACTS, RECRUITS
from bot.engine.view import View
from bot.language.words import Words, words

from . import mat_rows as rows
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


def lay_out(view: View, w: Words, palette: PaletteName) -> Page:
    _must_have_seat(view)
    me = view.me
    hidden = [recruit for recruit in me.hidden or () if recruit in RECRUITS]
    active = [recruit for recruit in me.recruits if recruit in RECRUITS]
    recruits = [*((recruit, False) for recruit in active), *((recruit, True) for recruit in hidden)]
    heights = [HEAD, CARDS, *(RECRUIT for _ in recruits), *([DILEMMA] if me.dilemma else [])]
    page = Page(WIDE, 2 * EDGE + sum(heights) + GAP * (len(heights) - 1), UNDER[4])
    boxes: list[Box] = []
    y = EDGE
    for high in heights:
        boxes.append((EDGE, y, WIDE - EDGE, y + high))
        y += high + GAP
    rows.head(page, boxes[0], view, me.seat, w, palette, w("drawn-hand-title"))
    _artifacts(page, boxes[1], Counter(me.artifacts or ()), me.morale, w)
    for box, (recruit, face_down) in zip(boxes[2:], recruits, strict=False):
        note = "hidden" if face_down else "active"
        rows.recruit_row(page, box, recruit, view.edition, w, w(f"drawn-hand-{note}"))
        if face_down:
            page.paste(icon("recruit_hidden", 54), (box[0] + 14, box[1] + 14))
    if me.dilemma:
        rows.dilemma_row(page, boxes[-1], me.dilemma, w, me.dilemma_choice)
    return page


def _artifacts(page: Page, box: Box, held: Counter[str], most: int, w: Words) -> None:
    """The artifacts in hand with their numbers, and the hand limit."""
    left, top, right, bottom = box
    rows.frame(page, box)
    title = w("drawn-hand-artifacts", n=held.total(), most=most)
    rows.label(page, (left + 20, top + 12, right - 20, top + 44), title)
    wide = (right - left - 32) // len(ARTIFACTS)
    if not held:
        room = (left + 20, top + 56, right - 20, bottom - 16)
        page.write(room, w("drawn-hand-no-artifacts"), 34, 16, weight="regular")
    for i, artifact in enumerate(artifact for artifact in ARTIFACTS if held[artifact]):
        x = left + 16 + i * wide
        page.paste(icon(artifact, 88), (x + 8, top + 56))
        page.write((x + 98, top + 56, x + wide - 4, top + 144), str(held[artifact]), 54, 20, weight="black")
        name = w.artifact(artifact)
        page.write((x + 4, top + 150, x + wide - 6, bottom - 12), name, 25, 13, 2, align="left")


# Alt text
def hand_alt(view: View, language: str = "en") -> str:
    _must_have_seat(view)
    w, me = words(language), view.me
    return w("drawn-hand-alt", name=me.name, artifacts=len(me.artifacts or ()), hidden=len(me.hidden or ()))
