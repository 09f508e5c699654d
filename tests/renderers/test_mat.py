"""A player's mat shows all public information about the player, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.board import COLOURS
from bot.language.words import words
from renderers import mat
from renderers.kit.palette import INK, PALETTES, PLAYER, contrast, ink_on
from renderers.mat import draw_mat, lay_out, mat_alt

from .pages import complaints, smallest, words_only
from .positions import LONG_NAMES, end, largest, seen, table

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("thing", [None, "view", {"seat": 0}, table(2)])
def test_only_views_are_accepted(thing):
    for use in (lambda: draw_mat(thing, 0), lambda: mat_alt(thing, 0)):
        with pytest.raises(TypeError, match="takes a View"):
            use()


@pytest.mark.parametrize("game", [table(2), end(4), largest()], ids=["start", "end", "largest"])
def test_all_text_fits_its_box(game, language):
    for seat in range(len(game.players)):
        with words_only(mat):
            page = lay_out(seen(game), seat, words(language), "standard")
        assert complaints(page, names=LONG_NAMES) == []
        assert smallest(page) >= 13


def test_the_same_view_is_the_same_bytes():
    view = seen(end(3))
    assert draw_mat(view, 1) == draw_mat(view, 1)
    assert draw_mat(view, 1) != draw_mat(view, 2)
    assert draw_mat(view, 1) != draw_mat(view, 1, palette="colour_blind")


def test_it_shows_the_same_to_everybody():
    """The owner's view contains more, but the mat does not show it."""
    game = table(3)
    assert draw_mat(seen(game, 0), 0) == draw_mat(seen(game), 0) == draw_mat(seen(game, 1), 0)
    assert mat_alt(seen(game, 0), 0) == mat_alt(seen(game), 0)


def test_hidden_cards_are_only_counted():
    game = table(2)
    before = draw_mat(seen(game), 0)
    game.players[0].hidden = ["maxime"]
    game.players[0].artifacts = ["bat"]
    game.players[0].dilemma = "game"
    assert draw_mat(seen(game), 0) == before
    game.players[0].artifacts = ["bat", "bat"]
    assert draw_mat(seen(game), 0) != before


@pytest.mark.parametrize(
    ("change", "value"),
    [("morale", 2), ("knowledge", 5), ("tokens_left", 4), ("available", (1, 1)), ("fresh", ("ben",)),
     ("goods", {"gold": 3}), ("artifact_count", 5), ("hidden_count", 2), ("suffers", ("spa",))],
)  # fmt: skip
def test_every_change_is_visible(change, value):
    view = seen(table(2))
    player = replace(view.players[0], **{change: value})
    after = replace(view, players=(player, view.players[1]))
    assert draw_mat(after, 0) != draw_mat(view, 0)


def test_the_alt_text_names_the_player_and_fits(language):
    view = seen(largest())
    for player in view.players:
        alt = mat_alt(view, player.seat, language)
        assert player.name in alt
        assert len(alt) <= 1024


def test_an_unknown_seat_is_refused():
    with pytest.raises(ValueError, match="choose from 0 to 1"):
        draw_mat(seen(table(2)), 2)


def test_names_have_enough_contrast_on_every_colour():
    for palette in PALETTES:
        for colour in COLOURS:
            ground = PLAYER[palette][colour]
            assert contrast(ink_on(ground), ground) >= 4.5, (palette, colour)
    assert ink_on((255, 255, 255)) == INK
