"""Marks of what happened, and pictures told in words."""

from __future__ import annotations

import pytest

from bot.engine import events
from bot.engine.board import AREAS
from bot.engine.state import Worker
from renderers.alt_text import area_alt, board_alt
from renderers.board_layout import layout
from renderers.marks import Mark, marks_from, panel_of
from tests.languages import KINDS
from tests.renderers.positions import end, largest, seen, table

MOVE = [
    events.TurnStarted(1, 7),
    events.WorkerPlaced(1, 5, "generator"),
    events.AllegianceAdvanced(1, "euphorian", 3),
    events.WorkersRetrieved(2, ("farm", "site_subterra_upper"), "food"),
    events.WorkerPlaced(0, 2, "market_euphoria_lower"),
    events.TokenPlaced(0, "territory_euphoria", 6),
    events.TokenPlaced(0, "maxime", 5),
]


def test_the_last_move_is_marked_without_numbers():
    assert marks_from(MOVE[:3]) == (Mark("generator"), Mark("allegiance_euphorian"))


def test_a_recap_numbers_moves_and_their_results_share_the_number():
    assert marks_from(MOVE, numbered=True) == (
        Mark("generator", 1),
        Mark("allegiance_euphorian", 1),
        Mark("farm", 2),
        Mark("site_subterra_upper", 2),
        Mark("seat_2", 2),
        Mark("market_euphoria_lower", 3),
        Mark("territory_euphoria", 3),
        Mark("seat_0", 3),
    )


def test_every_mark_has_a_frame():
    assert all(panel_of(mark.place) in layout(3).panels for mark in marks_from(MOVE, numbered=True))
    assert panel_of("maxime") is None


@pytest.mark.parametrize("game", [table(2), end(6), largest()], ids=["start", "end", "largest"])
def test_alt_text_fits_discord_and_names_everybody(game, language):
    view = seen(game)
    alt = board_alt(view, language)
    assert len(alt) <= 1024
    # Where words are two fifths longer than in English, not even all names fit the largest position.
    assert all(player.name in alt for player in view.players) or (len(alt) > 900 and language in KINDS)
    assert alt.endswith((".", "。"))
    for area in AREAS:
        assert 0 < len(area_alt(view, area, language)) <= 1024


def test_a_site_is_told_until_its_market_covers_it():
    game = table(3)
    game.workers["site_euphoria_upper"] = (Worker(0, 4, 0), Worker(1, 2, 1))
    assert "A 4 and B 2 (2 of 2 needed)" in board_alt(seen(game))
    game.built["euphoria_upper"] = "spa"
    assert "needed" not in board_alt(seen(game))


def test_alt_text_follows_the_board():
    before, after = table(3), table(3)
    after.allegiance["icarite"] = 4
    assert "Icarite 4" in board_alt(seen(after))
    assert "Icarite 4" not in board_alt(seen(before))
