"""What every board needs is prepared once, so that the first picture after a start does not draw it."""

from __future__ import annotations

import pytest

from renderers import board, cards, final, mat_rows, prepare
from renderers.board import draw_area, draw_board
from renderers.cards import draw_card
from renderers.close_up import Scope, draw_close_up
from renderers.final import draw_final
from renderers.hand import draw_hand
from renderers.kit.drawing_cache import shelf
from renderers.kit.drawing_store import DrawingStore
from renderers.kit.ground import Ground
from renderers.mat import draw_mat

from .positions import end, forget_drawings, seen, table

PRIVATE = {"paint_name", "paint_turn"}


@pytest.fixture
def drawn(tmp_path, monkeypatch):
    """A folder in which everything for three players is prepared in two languages, and the painters called since."""
    called: list[str] = []
    monkeypatch.setattr(shelf, "store", DrawingStore(tmp_path))
    monkeypatch.setattr(prepare, "PLAYERS", (3,))
    monkeypatch.setattr(prepare, "PALETTES", ("standard",))
    monkeypatch.setattr(prepare, "LANGUAGES", ("en", "ja"))
    monkeypatch.setattr(prepare, "RECRUITS", ("maxime", "zong"))
    monkeypatch.setattr(prepare, "card_ids", lambda: ("zong", "spa"))
    forget_drawings()
    for step in prepare.steps():
        step()
    forget_drawings()
    on_ground = Ground._drawn_on

    def noted(self, place, paint):
        called.append(paint.func.__name__)
        return on_ground(self, place, paint)

    monkeypatch.setattr(Ground, "_drawn_on", noted)
    monkeypatch.setattr(board, "paint_scene", lambda *_: called.append("a ground"))
    yield called
    forget_drawings()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_first_hand_and_card_of_a_version_draw_no_portrait(drawn, language, monkeypatch):
    for module in (mat_rows, cards, final):
        monkeypatch.setattr(module, "portrait", lambda *_: pytest.fail("a portrait is drawn"))
    game = table(3)
    for player in game.players:
        player.recruits, player.hidden = ["zong"], ["maxime"]
    draw_hand(seen(game, 0), language=language)
    draw_mat(seen(game), 1, language=language)
    draw_final(seen(game), language=language)
    draw_card("zong", language=language)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_first_picture_of_a_version_draws_no_ground_and_no_words(drawn, language):
    view = seen(table(3))
    draw_board(view, language=language)
    draw_area(view, "subterra", language=language)
    draw_close_up(view, Scope("icarus", (0, 2)), language=language)
    assert "a ground" not in drawn and "paint_words" not in drawn


def test_the_first_board_of_a_version_draws_no_tracks_and_no_numbers(drawn):
    draw_board(seen(end(3)))
    families = ("paint_stat", "paint_bracket", "paint_miner", "paint_allegiance")
    assert not set(families) & set(drawn)


@pytest.mark.parametrize("view", [seen(table(3), waiting=(0,)), seen(end(3))], ids=["beginning", "end"])
def test_the_first_picture_after_a_start_draws_only_names(drawn, view):
    first = draw_board(view, language="ja")
    shelf.flush()
    drawn.clear()
    forget_drawings()  # as after a start
    assert draw_board(view, language="ja") == first
    assert set(drawn) <= PRIVATE, "everything else is kept"


def test_what_is_prepared_is_not_prepared_again(drawn):
    again = list(prepare.steps())
    for step in again:
        step()
    assert drawn == [], "it is only read"
    assert shelf.store is not None
    shelf.store.path.unlink()
    shelf.store.close()
    assert len(list(prepare.steps())) > len(again), "a file that was deleted is made again"


def test_without_a_folder_nothing_is_prepared(monkeypatch):
    monkeypatch.setattr(shelf, "store", None)
    assert list(prepare.steps()) == []
