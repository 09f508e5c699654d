"""The texts and signs printed on the board: names, prices and yields. Signs are part of its ground; what depends on the
language or the number of players is drawn over it as patches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any, NamedTuple

from bot.engine.board import (
    AREAS,
    FACTION_OF_AREA,
    FACTIONS,
    LOTS,
    MINER_ACTIVATES,
    MINER_END,
    SPACES,
    TIERS,
    spaces_needed,
)
from bot.language.words import SOURCE_LANGUAGE, words

from .board_frames import area_of, level_cell, rail_x, ribbon_end
from .board_layout import LEVELS, STARS, Layout, layout, within
from .board_pieces import paint_territory
from .kit.ground import Painter
from .kit.icons import icon
from .kit.palette import AREA_DEEP, AREA_PAPER, INK, PAPER, Colour
from .kit.paper import Paper
from .kit.pieces import socket
from .kit.signs import draw_signs
from .kit.text import Box, draw_text
from .prices import price_of, yield_of

OVERHANG = 2
"""How far a letter may reach beyond the box of its text."""


class Lettering(NamedTuple):
    """Something printed on the board that is not the same for every language or number of players."""

    box: Box
    paint: Painter


def paint_signs(paper: Paper, made: Layout) -> None:
    """Draw the signs and numbers that are the same on every board."""
    _letter_charts(paper, made)
    for area in AREAS:
        _crest(paper, made, area)
    for space, found in SPACES.items():
        _letter_space(paper, made, space, found.kind)
    for lot in LOTS:
        _letter_site(paper, made, lot)
    for faction in FACTIONS:
        row = made.frames[f"allegiance_{faction}"]
        paper.paste(icon(faction, 52), (row[0] + 6, row[1] + 15))
        track = made.pieces[f"allegiance_{faction}"]
        second = "artifact" if faction == "icarite" else "bonus_2"
        for tier, sign in zip(TIERS, ("bonus_1", second, "reveal", "token"), strict=True):
            cell = level_cell(track, tier)
            paper.paste(icon(sign, 32), (cell[0] - 1, cell[3] + 3))
            draw_text(paper, (cell[0], cell[1], cell[2], cell[3]), str(tier), INK, 20, 12, weight="black")


@lru_cache(maxsize=64)
def lettering(players: int, language: str) -> tuple[Lettering, ...]:
    """Everything else that is printed on the board."""
    return (*_words(layout(players), language), *_by_players(layout(players)))


def _words(made: Layout, language: str) -> Iterator[Lettering]:
    def named(where: str, name: str, ink: Colour, *room: object, box: Box | None = None) -> Lettering:
        paint = partial(paint_words, name=name, ink=ink, room=room, language=language)
        left, top, right, bottom = box or made.titles[where]
        grown = (left - OVERHANG, top - OVERHANG, right + OVERHANG, bottom + OVERHANG)
        return Lettering(grown, paint)

    yield named("tank", "picture-tank", INK, 24, 14, 2, "black")
    yield named("allegiance", "picture-allegiance", INK, 28, 16, 1, "black", "left")
    yield named("profits", "picture-profits", INK, 22, 13, 1, "bold", "right")
    for area in AREAS:
        align = "right" if area == "wastelands" else "left"
        room = (30, 16, 1, "black", align, 2.5)
        yield named(area, f"area:{area}", PAPER, *room, box=_ribbon_room(made.titles[area], align == "right"))
    for space, found in SPACES.items():
        if found.kind == "commodity":
            yield named(space, f"space:{space}", INK, 26, 12, 1, "black", "left")
        elif space in made.titles and found.kind not in ("site", "market"):
            light = found.area == "icarus"
            yield named(space, f"space:{space}", PAPER if light else INK, 22, 12, 2, "black", "centre")
    for lot in LOTS:
        yield named(f"site_{lot}", f"picture-site-{lot.split('_')[1]}", INK, 24, 14, 2, "black")


def _by_players(made: Layout) -> Iterator[Lettering]:
    for area in AREAS:
        for i in range(STARS):
            paint = partial(paint_territory, area=area, closed=i >= made.players)
            yield Lettering(made.pieces[f"territory_{area}:{i}"], paint)
    needed = spaces_needed(made.players)
    for lot in LOTS:
        box = within(made.frames[f"lot_{lot}"], 108, 60, 112, 58)
        yield Lettering(box, partial(paint_needed, needed=needed))


def lettered_boxes(made: Layout) -> list[Box]:
    return [one.box for one in lettering(made.players, SOURCE_LANGUAGE)]


def paint_words(paper: Paper, name: str, ink: Colour, room: tuple[Any, ...], language: str) -> None:
    """Draw a text of this language, or the name of a thing, into its box."""
    w = words(language)
    kind, _, thing = name.rpartition(":")
    text = w.area(thing).upper() if kind == "area" else w.space(thing) if kind == "space" else w(name)
    inner = (OVERHANG, OVERHANG, paper.width - OVERHANG, paper.height - OVERHANG)
    draw_text(paper, inner, text, ink, *room)


def paint_needed(paper: Paper, needed: int) -> None:
    """How many workers a market takes to build."""
    draw_signs(paper, paper.box, [f"{needed}×", "worker"], 48)


def _letter_charts(paper: Paper, made: Layout) -> None:
    for track in ("morale", "knowledge"):
        band = made.frames[track]
        paper.paste(icon(track, 44), (band[0] + 6, band[1] + 58))
        for level in LEVELS:
            cell = made.pieces[f"{track}:{level}"]
            draw_text(
                paper, (cell[0], band[1] + 6, cell[2], cell[1]), str(level), INK, 26, 14, weight="black"
            )


CREST = 38


def _crest(paper: Paper, made: Layout, area: str) -> None:
    box = made.titles[area]
    x = box[2] - CREST - 8 if area == "wastelands" else box[0] + 8
    paper.paste(icon(FACTION_OF_AREA[area], CREST), (x, box[1] + 4))


def _ribbon_room(box: Box, mirrored: bool) -> Box:
    """The room for the name on an area's ribbon."""
    end = ribbon_end(box, mirrored)
    if mirrored:
        return (end + 20, box[1], box[2] - CREST - 14, box[3])
    return (box[0] + CREST + 14, box[1], end - 20, box[3])


def _letter_space(paper: Paper, made: Layout, space: str, kind: str) -> None:
    if kind in ("site", "market"):
        return
    frame, area = made.frames[space], SPACES[space].area
    ground, deep = AREA_PAPER[area], AREA_DEEP[area]
    if kind != "commodity":
        slot = made.pieces[space]
        paper.paste(socket(slot[2] - slot[0], ground, deep), slot[:2])
    light = area == "icarus" and kind != "commodity"
    corner = {"commodity": SPACES[space].good, "tunnel": "miner", "artifact_market": "artifact"}.get(kind)
    if corner and not light:
        paper.paste(icon(corner, 28), (frame[0] + 9, frame[1] + 9))
    price, gain = list(price_of(space)), list(yield_of(space))
    if kind == "artifact_market" and area != "icarus":
        draw_signs(paper, within(frame, 66, 46, 178, 46), [*price, "arrow", *gain], 32)
    elif area == "icarus" and kind != "commodity":
        draw_signs(paper, within(frame, 70, 80, 138, 44), price, 36)
        draw_signs(paper, within(frame, 70, 130, 138, 44), ["arrow", *gain], 36)
    elif kind == "tunnel":
        draw_signs(paper, within(frame, 272, 6, 172, 42), [*price, "arrow", *gain], 36)
        rail = made.pieces[f"miner_{SPACES[space].faction}"]
        for step in range(1, MINER_END + 1):
            x = round(rail_x(rail, step))
            if step not in (MINER_ACTIVATES, MINER_END):
                continue
            paper.paste(icon("reveal" if step == MINER_ACTIVATES else "lock", 24), (x - 12, rail[1] - 2))
    elif kind == "tunnel_end":
        draw_signs(paper, within(frame, 4, 5, 58, 32), gain, 28)
    elif kind == "tank":
        draw_signs(paper, within(frame, 42, 8, 84, 40), price, 36, "left")
        draw_signs(paper, within(frame, 128, 8, 58, 40), ["arrow"], 30)
        draw_signs(paper, within(frame, 70, 56, 118, 46), gain, 38)


def _letter_site(paper: Paper, made: Layout, lot: str) -> None:
    area = area_of(lot)
    frame = made.frames[f"lot_{lot}"]
    paper.paste(icon("hammer", 28), (frame[0] + 10, frame[1] + 11))
    paper.paste(icon("market", 44), (frame[0] + 41, frame[1] + 67))
    for slot, price in enumerate(LOTS[lot]):
        box = made.pieces[f"site_{lot}:{slot}"]
        paper.paste(socket(53, AREA_PAPER[area], AREA_DEEP[area]), box[:2])
        paper.paste(icon(price, 34), (box[0] + 10, box[3] + 3))
