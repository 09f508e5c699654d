"""The board shows the content of a view: each piece in its own place; the same view gives the same bytes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.engine.board import AREAS, FACTIONS, LOTS, SPACES
from bot.engine.state import Game, Worker
from bot.engine.view import view
from renderers.alt_text import area_alt, board_alt
from renderers.board import Board, draw_area, draw_board
from renderers.board_layout import layout, overlaps
from renderers.highlights import Highlight
from renderers.kit.palette import PALETTES, colours
from renderers.kit.text import Box

from .positions import SINGLE, end, largest, seen, table

pytestmark = pytest.mark.slow

KB = 1024


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png))


def difference(one: bytes, other: bytes) -> Image.Image:
    return ImageChops.difference(opened(one).convert("RGB"), opened(other).convert("RGB")).convert("L")


def assert_only(changed: Image.Image, boxes: Iterable[Box]) -> None:
    """Whether pixels differ in each of the boxes and nowhere else."""
    for box in boxes:
        assert changed.crop(box).getbbox() is not None, f"nothing changed at {box}"
    for box in boxes:
        changed.paste(0, box)
    assert changed.getbbox() is None, f"something changed elsewhere, at {changed.getbbox()}"


# Changing one piece only changes pixels in its place.
def place(space: str, *workers: Worker) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        game.workers[space] = tuple(workers)

    return change


def attribute(seat: int, name: str, value: object) -> Callable[[Game], None]:
    return lambda game: setattr(game.players[seat], name, value)


def token(seat: int, where: str) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        game.players[seat].tokens[where] = 1

    return change


def track(name: str, faction: str, level: int) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        getattr(game, name)[faction] = level

    return change


def pass_turn(game: Game) -> None:
    game.turn.seat = 2


def draw_a_card(game: Game) -> None:
    game.artifact_deck["bear"] -= 1


def build(game: Game) -> None:
    game.built["subterra_lower"] = "spa"


CHANGES: list[tuple[str, Callable[[Game], None], list[str]]] = [
    *((space, place(space, Worker(1, 5)), [space]) for space in SINGLE),
    *(
        (space.id, place(space.id, Worker(0, 3)), [space.id, f"{space.id}:total", f"{space.id}:bracket"])
        for space in SPACES.values()
        if space.kind == "commodity"
    ),
    *((f"site {lot}", place(f"site_{lot}", Worker(2, 6, 2)), [f"site_{lot}:2"]) for lot in LOTS),
    *((f"token {a}", token(0, f"territory_{a}"), [f"territory_{a}:0", "seat_0:tokens"]) for a in AREAS),
    *((f"allegiance {f}", track("allegiance", f, 6), [f"allegiance_{f}"]) for f in FACTIONS),
    *((f"miner {f}", track("miner", f, 4), [f"miner_{f}"]) for f in FACTIONS if f != "icarite"),
    ("morale", attribute(1, "morale", 4), ["morale:1", "morale:4", "seat_1:morale"]),
    ("knowledge", attribute(1, "knowledge", 6), ["knowledge:3", "knowledge:6", "seat_1:knowledge"]),
    ("goods", attribute(2, "goods", {"energy": 1, "stone": 3}), ["seat_2:goods"]),
    ("artifacts", attribute(2, "artifacts", ["bat", "bat"]), ["seat_2:artifacts"]),
    ("dice", attribute(0, "available", [1, 5]), ["seat_0:dice"]),
    ("hidden", attribute(0, "hidden", []), ["seat_0:hidden"]),
    ("dilemma", attribute(0, "dilemma_choice", "fight"), ["seat_0:dilemma"]),
    ("recruit", attribute(0, "recruits", ["ben", "kyle"]), ["seat_0:recruits", "profits_wastelander"]),
    ("fresh", attribute(0, "fresh", ["ben"]), ["seat_0:recruits"]),
    ("turn", pass_turn, ["turn", "seat_1:name", "seat_2:name"]),
    ("deck", draw_a_card, ["artifact_deck"]),
    ("market", build, ["lot_subterra_lower"]),
]  # fmt: skip


@pytest.mark.parametrize(("change", "places"), [c[1:] for c in CHANGES], ids=[c[0] for c in CHANGES])
def test_a_piece_changes_pixels_in_its_place_and_nowhere_else(change, places):
    before, after = table(), table()
    change(after)
    pieces = layout(3).pieces
    assert_only(difference(draw_board(seen(before)), draw_board(seen(after))), [pieces[p] for p in places])


def test_a_name_changes_pixels_in_its_place_and_nowhere_else():
    before, after = (view(table(), None, (), [name, "Bo", "Cy"]) for name in ("Ada", "Somebody"))
    changed = difference(draw_board(before), draw_board(after))
    assert_only(changed, [layout(3).pieces["seat_0:name"]])


def test_pieces_on_a_built_market_stay_in_their_places_too():
    before, after = table(), table()
    build(before)
    build(after)
    after.workers["market_subterra_lower"] = (Worker(2, 1),)
    after.players[1].tokens["market_subterra_lower"] = 1
    pieces = layout(3).pieces
    boxes = [pieces["market_subterra_lower"], pieces["market_subterra_lower:0"], pieces["seat_1:tokens"]]
    assert_only(difference(draw_board(seen(before)), draw_board(seen(after))), boxes)


def test_a_highlight_changes_the_frame_of_its_place_and_its_corner():
    view = seen(table())
    changed = difference(draw_board(view), draw_board(view, highlights=[Highlight("aquifer", 3)]))
    left, top, right, bottom = layout(3).frames["aquifer"]
    assert changed.getbbox() == (left, top, right, bottom)
    corner = layout(3).number_box("aquifer")
    assert changed.crop(corner).getbbox() is not None
    changed.paste(0, corner)
    assert changed.crop((left + 5, top + 5, right - 5, bottom - 5)).getbbox() is None


# Numbered spaces
def test_a_number_changes_its_own_place_and_nothing_else():
    game = table()
    game.workers["farm"] = (Worker(0, 6),)
    view, made = seen(game), layout(3)
    for space, box in (
        ("generator", made.pieces["generator"]),
        ("farm", made.pieces["farm"]),
        ("tank_water", made.pieces["tank_water"]),
        ("site_subterra_upper", made.tiles["lot_subterra_upper"]),
    ):
        assert_only(difference(draw_board(view), draw_board(view, numbered={space: 17})), [box])


@pytest.mark.parametrize("make", [table, end])
def test_numbers_cover_no_worker_token_or_other_number(make):
    game = make(6)
    view, made = seen(game), layout(6)
    kinds = (
        "market" if view.built else "site",
        *{space.kind for space in SPACES.values()} - {"market", "site"},
    )
    numbers = {space.id: n for n, space in enumerate(SPACES.values(), 1) if space.kind in kinds}
    boxes = {space: Board(view, "en", "standard")._number_box(space) for space in numbers}
    assert not [(a, b) for a, b in combinations(boxes, 2) if overlaps(boxes[a], boxes[b])]
    full = [*(space for space in SINGLE if view.workers.get(space))]
    full += [f"market_{lot}:{n}" for lot in view.built for n in range(6)]
    full += [f"territory_{area}:{n}" for area in AREAS for n in range(6)]
    assert not [(s, p) for s in boxes for p in full if overlaps(boxes[s], made.pieces[p])]
    draw_board(view, numbered=numbers)


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 24])
def test_a_number_is_next_to_the_workers_of_an_area(count):
    game = table(6)
    game.workers["aquifer"] = tuple(Worker(n % 6, 6) for n in range(count))
    view, area = seen(game), layout(6).pieces["aquifer"]
    dice = difference(draw_board(seen(table(6))), draw_board(view)).crop(area).getbbox()
    number = Board(view, "en", "standard")._number_box("aquifer")
    assert dice is not None
    assert not overlaps(number, area) or number[2] <= area[0] + dice[0]


# Only views
@pytest.mark.parametrize("draw", [draw_board, lambda v: draw_area(v, "euphoria"), board_alt])
def test_a_game_state_is_refused(draw):
    with pytest.raises(TypeError, match="View"):
        draw(table())


@pytest.mark.parametrize("seat", [None, 1])
def test_hidden_information_changes_neither_picture_nor_alt_text(seat):
    game, other = table(), table()
    other.players[0].artifacts = ["bat"]
    other.players[0].hidden = ["zong"]
    other.players[0].dilemma = "game"
    other.artifact_deck["book"] += 1
    other.artifact_deck["bat"] -= 1
    one, two = seen(game, seat), seen(other, seat)
    assert draw_board(one) == draw_board(two)
    assert board_alt(one) == board_alt(two)


# Bytes
def test_the_same_view_gives_the_same_bytes_in_another_process():
    script = (
        "import hashlib; from renderers.board import draw_board; from tests.renderers.positions import end, seen;"
        "print(hashlib.sha256(draw_board(seen(end(4)))).hexdigest())"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == hashlib.sha256(draw_board(seen(end(4)))).hexdigest()


def test_threads_draw_the_same_as_one():
    views = [seen(make) for make in (table(2), end(3), largest(), table(6))] * 4
    alone = [draw_board(view) for view in views]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(draw_board, views)) == alone


@pytest.mark.parametrize("palette", PALETTES)
def test_the_largest_board_is_a_small_file_in_the_palette(palette):
    highlights = [Highlight(space, n) for n, space in enumerate(SPACES, 1)]
    png = draw_board(seen(largest()), palette=palette, highlights=highlights)
    image = opened(png)
    assert len(png) <= 400 * KB
    assert image.mode == "P"
    flat = image.getpalette() or []
    named = list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))
    assert named[: len(colours(palette))] == list(colours(palette))


@pytest.mark.parametrize("players", range(2, 7))
def test_the_board_for_every_number_of_players(players):
    image = opened(draw_board(seen(end(players))))
    assert image.size == layout(players).size
    assert image.width == 1600
    assert 1250 <= image.height <= 1500


@pytest.mark.parametrize("area", AREAS)
def test_an_enlarged_area_shows_its_pieces(area):
    before, after = seen(table()), table()
    space = next(s.id for s in SPACES.values() if s.area == area and s.kind == "artifact_market")
    after.workers[space] = (Worker(0, 6),)
    changed = difference(draw_area(before, area), draw_area(seen(after), area))
    box = changed.getbbox()
    assert box is not None
    assert 80 < box[2] - box[0] <= 108, "a die must be twice as large as on the board"
    assert len(area_alt(seen(after), area)) <= 1024


def test_an_unknown_area_is_refused_with_a_sentence():
    with pytest.raises(ValueError, match="choose from"):
        draw_area(seen(table()), "atlantis")
