"""The picture of a private hand, which needs the view of a seat."""

from __future__ import annotations

import pytest

from bot.engine.board import ARTIFACTS, RECRUITS, REVISED
from bot.engine.state import Edition
from bot.language.words import words
from renderers import hand
from renderers.hand import draw_hand, hand_alt, lay_out

from .pages import complaints, smallest, words_only
from .positions import LONG_NAMES, end, largest, seen, table


@pytest.mark.parametrize("thing", [None, {"seat": 0}, table(2), seen(table(2)), seen(end(2))])
def test_only_the_view_of_a_seat_is_accepted(thing):
    for use in (draw_hand, hand_alt):
        with pytest.raises(TypeError, match=r"takes a View|takes the View of a seat"):
            use(thing)


@pytest.mark.slow
def test_all_text_fits_its_box(language):
    game = largest()
    printings: list[tuple[Edition, list[str]]] = [("classic", list(RECRUITS)), ("revised", sorted(REVISED))]
    for edition, recruits in printings:
        game.edition = edition
        for at in range(0, len(recruits), 2):
            player = game.players[at // 2 % 6]
            player.hidden = recruits[at : at + 2]
            player.dilemma = ARTIFACTS[player.seat]
            with words_only(hand):
                page = lay_out(seen(game, player.seat), words(language), "standard")
            assert complaints(page, names=LONG_NAMES) == []
            assert smallest(page) >= 13


def test_the_same_view_is_the_same_bytes_and_every_card_shows():
    game = table(2)
    first = draw_hand(seen(game, 0))
    assert draw_hand(seen(game, 0)) == first
    pictures = {first}
    for change in (
        {"artifacts": ["bat"]},
        {"artifacts": ["book"] * 2},
        {"hidden": ["zong"]},
        {"dilemma": "bat"},
    ):
        game = table(2)
        for name, value in change.items():
            setattr(game.players[0], name, value)
        pictures.add(draw_hand(seen(game, 0)))
    assert len(pictures) == 5


def test_it_does_not_show_other_players_cards():
    game = table(2)
    before = draw_hand(seen(game, 0)), hand_alt(seen(game, 0))
    game.players[1].hidden, game.players[1].artifacts, game.players[1].dilemma = ["zong"], ["bat"] * 3, "game"
    assert (draw_hand(seen(game, 0)), hand_alt(seen(game, 0))) == before


def test_the_alt_text_names_the_owner(language):
    view = seen(table(2), 0)
    assert view.me.name in hand_alt(view, language)
