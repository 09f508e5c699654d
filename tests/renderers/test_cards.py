"""There is a picture of every card, no two are the same, and all texts fit their frames."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.engine.board import ARTIFACTS, DILEMMAS, MARKETS, RECRUITS, REVISED
from bot.language.words import words
from renderers import cards
from renderers.cards import card_alt, card_ids, draw_card, lay_out
from renderers.kit.page import Page
from renderers.kit.palette import AREA_DEEP, AREA_PAPER, DANGER, INK, PAPER, WHITE, contrast, mix
from renderers.portraits.cast import CAST
from renderers.portraits.emblems import EMBLEMS
from renderers.portraits.portrait import portrait

from .pages import complaints, smallest, words_only

pytestmark = pytest.mark.slow


def test_there_is_a_card_for_everything_in_the_game():
    ids = card_ids()
    assert len(set(ids)) == len(ids) == 48 + 18 + 6 + 6
    assert set(ids) >= {*RECRUITS, *MARKETS, *ARTIFACTS, *(f"dilemma_{artifact}" for artifact in DILEMMAS)}
    assert set(CAST) == set(RECRUITS)
    assert set(MARKETS) <= set(EMBLEMS)


def test_every_card_can_be_drawn_and_no_two_look_alike():
    w = words("en")
    assert len({lay_out(card, "classic", w).image.tobytes() for card in card_ids()}) == len(card_ids())


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_all_text_fits_its_box(language, edition):
    w = words(language)
    wrong = {}
    for card in card_ids() if edition == "classic" else sorted(REVISED):
        with words_only(cards):
            page = lay_out(card, edition, w)
        found = complaints(page)
        if smallest(page) < 17:
            found.append("smaller than can be read")
        if found:
            wrong[card] = found
    assert wrong == {}


def test_no_two_recruits_and_no_two_emblems_look_alike():
    faces = {portrait(recruit, 100, 100).render(1).tobytes() for recruit in RECRUITS}
    assert len(faces) == len(RECRUITS)
    assert len({figure.prop for figure in CAST.values()}) == len(CAST)


def test_a_card_shows_the_text_of_the_games_printing():
    w = words("en")
    recruit = "zong"
    classic, revised = (
        {entry.text for entry in lay_out(recruit, e, w).lettered} for e in ("classic", "revised")
    )
    assert w.ability(recruit, "classic") in classic
    assert w.ability(recruit, "revised") in revised
    assert draw_card(recruit, "classic") != draw_card(recruit, "revised")


def test_a_recruit_with_one_printing_has_one_card():
    assert "ben" not in REVISED
    assert draw_card("ben", "classic") == draw_card("ben", "revised")


@pytest.mark.parametrize("card", ["maxime", "spa", "dilemma_book", "book"])
def test_the_same_card_is_the_same_bytes(card):
    first = lay_out(card, "classic", words("en")).png()
    assert lay_out(card, "classic", words("en")).png() == first
    image = Image.open(BytesIO(first))
    assert image.format == "PNG"
    assert image.size == (600, 840)


def test_every_card_has_an_alt_text_with_its_name(language):
    w = words(language)
    for card in card_ids():
        alt = card_alt(card, language)
        assert w.thing(card) in alt
        assert len(alt) <= 200


def test_a_card_that_does_not_exist_is_refused_with_a_sentence():
    with pytest.raises(ValueError, match="there is no card 'joker'"):
        draw_card("joker")


def test_text_on_cards_is_large_enough():
    grounds = [(INK, paper) for paper in AREA_PAPER.values()]
    grounds += [(PAPER, deep) for deep in AREA_DEEP.values()]
    grounds += [(DANGER, mix(WHITE, DANGER, 0.1)), (INK, mix(WHITE, DANGER, 0.1))]
    assert min(contrast(ink, ground) for ink, ground in grounds) >= 4.5


def test_the_checker_finds_text_that_does_not_fit():
    page = Page(200, 100)
    page.write((0, 0, 60, 20), "Disassemble-a-Teddy-Bear Shop", 20, 18)
    page.write((50, 0, 250, 40), "Spa 🎉", 20)
    found = " ".join(complaints(page))
    assert all(said in found for said in ("cut: Dis", "no glyph", "off the page: Spa", "Shop over Spa"))
    # A player's name may be cut, but must not leave its box.
    kept = complaints(page, names=("Disassemble-a-Teddy-Bear Shop", "Spa 🎉"))
    assert [wrong.split()[0] for wrong in kept] == ["off", "Disassemble-a-Teddy-Bear"]
