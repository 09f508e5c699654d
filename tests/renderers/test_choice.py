"""The picture of the recruits to choose from: their order, the mark of those of one faction, and texts that fit."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.engine.board import FACTION_OF, RECRUITS, REVISED
from bot.language.words import words
from renderers import choice
from renderers.choice import CARD, EDGE, WIDE, choice_alt, draw_choice, lay_out
from renderers.kit.page import Page
from renderers.mat_rows import GAP

from .pages import complaints, smallest, words_only

OFFERED = ["maxime", "brian", "julia", "pete"]
"""Brian and Pete are both Wastelanders."""


def card(recruits: list[str], number: int, have: tuple[str, ...] = ()) -> bytes:
    """The pixels of one card of the picture."""
    row, column = divmod(number, 2)
    left, top = EDGE + column * (CARD[0] + GAP), EDGE + row * (CARD[1] + GAP)
    image = Image.open(BytesIO(draw_choice(recruits, have))).convert("RGB")
    return image.crop((left, top, left + CARD[0], top + CARD[1])).tobytes()


def test_the_cards_are_in_the_order_given():
    with words_only(choice):
        page = lay_out(OFFERED, [], "classic", words("en"))
    assert isinstance(page, Page)
    w = words("en")
    names = {w.recruit(recruit) for recruit in OFFERED}
    written = [(text, box) for text, box, *_ in page.lettered if text in names]
    assert [text for text, _ in written] == [w.recruit(recruit) for recruit in OFFERED]
    columns = [box[0] // (WIDE // 2) for _, box in written]
    assert columns == [0, 1, 0, 1] and written[1][1][1] < written[2][1][1]
    assert card(OFFERED, 0) == card(["maxime", "ben"], 0)


def test_two_of_one_faction_are_marked():
    assert FACTION_OF["brian"] == FACTION_OF["pete"] != FACTION_OF["maxime"]
    assert card(OFFERED, 1) != card(["maxime", "brian", "julia"], 1)
    assert card(OFFERED, 0) == card(["maxime", "brian", "julia"], 0)
    assert card(["brian"], 0, ("pete",)) == card(["brian", "pete"], 0), "also with one that the player has"


@pytest.mark.slow
def test_all_text_fits_its_box(language):
    for edition, recruits in (("classic", list(RECRUITS)), ("revised", sorted(REVISED))):
        for at in range(0, len(recruits), 4):
            offered = recruits[at : at + 4]
            with words_only(choice):
                page = lay_out(offered, offered[:2], edition, words(language))
            assert complaints(page) == []
            assert smallest(page) >= 20, "at 400 pixels it is half as large"


def test_the_alt_text_has_everything(language):
    w = words(language)
    alt = choice_alt(OFFERED, ["zong"], "classic", language)
    assert all(w.recruit(one) in alt and w.ability(one, "classic") in alt for one in OFFERED)
    assert w("drawn-choice-together", faction="wastelander", recruits=["brian", "pete"]) in alt
    assert w("drawn-choice-have-alt", recruits=["zong"]) in alt
    assert w("drawn-choice-together", faction="wastelander", recruits=["brian", "pete"]) not in choice_alt(
        ["brian", "maxime"], language=language
    )


def test_a_card_that_is_no_recruit_is_refused():
    for use in (draw_choice, choice_alt):
        with pytest.raises(ValueError, match="there is no recruit 'spa'"):
            use(["spa"])
