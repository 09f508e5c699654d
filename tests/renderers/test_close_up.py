"""Close-ups of what a move changed."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.engine.events import TokenPlaced, WorkerBumped, WorkerPlaced, WorkersRetrieved
from renderers.alt_text import close_up_alt
from renderers.close_up import Scope, draw_close_up, scope_of
from renderers.highlights import Highlight

from .positions import largest, seen, table

pytestmark = pytest.mark.slow

PHONE = 400


def test_a_move_in_one_area_shows_the_area_and_the_players_involved():
    placed = WorkerPlaced(2, 4, "farm", 0)
    assert scope_of([placed]) == Scope("wastelands", (2,))
    assert scope_of([placed, TokenPlaced(2, "territory_wastelands", 9)]) == Scope("wastelands", (2,))
    bumped = WorkerBumped(2, 1, 3, "incinerator", 4)
    assert scope_of([WorkerPlaced(2, 4, "incinerator", 0), bumped]) == Scope("euphoria", (2, 1))


def test_a_move_outside_one_area_shows_the_whole_board():
    placed = WorkerPlaced(2, 4, "farm", 0)
    assert scope_of([]) is None
    assert scope_of([WorkerPlaced(2, 4, "tank_water", 0)]) is None
    assert scope_of([placed, WorkerPlaced(2, 4, "aquifer", 0)]) is None
    assert scope_of([WorkersRetrieved(1, ("farm", "aquifer"), "food")]) is None
    assert scope_of([WorkerPlaced(seat, 4, "farm", 0) for seat in range(3)]) is None


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("area", ["euphoria", "icarus"])
def test_on_a_phone_a_strip_is_larger_than_on_the_whole_board(players, area):
    view = seen(table(players))
    image = Image.open(BytesIO(draw_close_up(view, Scope(area, (0, 1)), highlights=[Highlight("generator")])))
    alone = Image.open(BytesIO(draw_close_up(view, Scope(area, (0,)))))
    strip = (image.height - alone.height) * PHONE / image.width
    assert strip >= 48, "a strip must be twice as high as the 24 pixels of the largest board"


def test_the_largest_close_up_is_a_small_file_with_goods_in_its_alt_text():
    view = seen(largest())
    scope = Scope("euphoria", (3, 5))
    assert len(draw_close_up(view, scope)) < 400 * 1024
    alt = close_up_alt(view, scope)
    assert len(alt) <= 1024 and "Euphoria enlarged" in alt
    small = close_up_alt(seen(table()), Scope("euphoria", (0,)))
    assert "1 energy and 2 stone" in small
