"""The texts and signs printed on the board: names, prices and yields. Drawn once per language and number of players."""

from __future__ import annotations

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
from data.words import Words

from .board_frames import area_of, level_cell, rail_x, ribbon_end
from .board_layout import LEVELS, STARS, Layout, within
from .kit.icons import icon
from .kit.palette import AREA_DEEP, AREA_PAPER, INK, PAPER
from .kit.paper import Paper
from .kit.pieces import socket, star_place
from .kit.signs import draw_signs
from .kit.text import draw_text
from .prices import price_of, yield_of


def letter_panels(paper: Paper, made: Layout, words: Words) -> None:
    _letter_charts(paper, made)
    for area in AREAS:
        _letter_area(paper, made, words, area)
    for space, found in SPACES.items():
        _letter_space(paper, made, words, space, found.kind)
    for lot in LOTS:
        _letter_site(paper, made, words, lot)
    draw_text(paper, made.titles["tank"], words("picture-tank"), INK, 24, 14, 2, "black")
    draw_text(paper, made.titles["allegiance"], words("picture-allegiance"), INK, 28, 16, 1, "black", "left")
    draw_text(paper, made.titles["profits"], words("picture-profits"), INK, 22, 13, 1, "bold", "right")
    for faction in FACTIONS:
        row = made.frames[f"allegiance_{faction}"]
        paper.paste(icon(faction, 52), (row[0] + 6, row[1] + 15))
        track = made.pieces[f"allegiance_{faction}"]
        second = "artifact" if faction == "icarite" else "bonus_2"
        for tier, sign in zip(TIERS, ("bonus_1", second, "reveal", "token"), strict=True):
            cell = level_cell(track, tier)
            paper.paste(icon(sign, 32), (cell[0] - 1, cell[3] + 3))
            draw_text(paper, (cell[0], cell[1], cell[2], cell[3]), str(tier), INK, 20, 12, weight="black")


def _letter_charts(paper: Paper, made: Layout) -> None:
    for track in ("morale", "knowledge"):
        band = made.frames[track]
        paper.paste(icon(track, 44), (band[0] + 6, band[1] + 58))
        for level in LEVELS:
            cell = made.pieces[f"{track}:{level}"]
            draw_text(
                paper, (cell[0], band[1] + 6, cell[2], cell[1]), str(level), INK, 26, 14, weight="black"
            )


def _letter_area(paper: Paper, made: Layout, words: Words, area: str) -> None:
    box = made.titles[area]
    mirrored = area == "wastelands"
    end = ribbon_end(box, mirrored)
    crest = 38
    x = box[2] - crest - 8 if mirrored else box[0] + 8
    paper.paste(icon(FACTION_OF_AREA[area], crest), (x, box[1] + 4))
    room = (
        (end + 20, box[1], box[2] - crest - 14, box[3])
        if mirrored
        else (box[0] + crest + 14, box[1], end - 20, box[3])
    )
    align = "right" if mirrored else "left"
    draw_text(paper, room, words.area(area).upper(), PAPER, 30, 16, 1, "black", align, tracking=2.5)  # type: ignore[arg-type]
    for i in range(STARS):
        star = made.pieces[f"territory_{area}:{i}"]
        closed = i >= made.players
        paper.paste(star_place(40, closed, AREA_PAPER[area], AREA_DEEP[area]), (star[0] + 2, star[1]))


def _letter_space(paper: Paper, made: Layout, words: Words, space: str, kind: str) -> None:
    if kind in ("site", "market"):
        return
    frame, area = made.frames[space], SPACES[space].area
    ground, deep = AREA_PAPER[area], AREA_DEEP[area]
    if kind != "commodity":
        slot = made.pieces[space]
        paper.paste(socket(slot[2] - slot[0], ground, deep), slot[:2])
    light = area == "icarus" and kind != "commodity"
    if space in made.titles:
        most = 26 if kind == "commodity" else 22
        lines = 1 if kind == "commodity" else 2
        draw_text(
            paper,
            made.titles[space],
            words.space(space),
            PAPER if light else INK,
            most,
            12,
            lines,
            "black",
            "left" if kind == "commodity" else "centre",
        )
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


def _letter_site(paper: Paper, made: Layout, words: Words, lot: str) -> None:
    area = area_of(lot)
    frame = made.frames[f"lot_{lot}"]
    which = lot.split("_")[1]
    draw_text(paper, made.titles[f"site_{lot}"], words(f"picture-site-{which}"), INK, 24, 14, 2, "black")
    paper.paste(icon("hammer", 28), (frame[0] + 10, frame[1] + 11))
    paper.paste(icon("market", 44), (frame[0] + 41, frame[1] + 67))
    needed = spaces_needed(made.players)
    draw_signs(paper, within(frame, 108, 60, 112, 58), [f"{needed}×", "worker"], 48)
    for slot, price in enumerate(LOTS[lot]):
        box = made.pieces[f"site_{lot}:{slot}"]
        paper.paste(socket(53, AREA_PAPER[area], AREA_DEEP[area]), box[:2])
        paper.paste(icon(price, 34), (box[0] + 10, box[3] + 3))
