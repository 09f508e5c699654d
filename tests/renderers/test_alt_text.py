"""Alt texts of the board."""

from __future__ import annotations

import pytest

from bot.engine.board import AREAS
from bot.engine.state import Worker
from renderers.alt_text import area_alt, board_alt
from tests.languages import KINDS
from tests.renderers.positions import end, largest, seen, table


@pytest.mark.parametrize("game", [table(2), end(6), largest()], ids=["start", "end", "largest"])
def test_alt_text_fits_discord_and_names_everybody(game, language):
    view = seen(game)
    alt = board_alt(view, language)
    assert len(alt) <= 1024
    # In a language with 40 % longer words, not even all names of the largest position fit.
    assert all(player.name in alt for player in view.players) or (len(alt) > 900 and language in KINDS)
    assert alt.endswith((".", "。"))
    for area in AREAS:
        assert 0 < len(area_alt(view, area, language)) <= 1024


def test_a_site_is_described_until_its_market_is_built():
    game = table(3)
    game.workers["site_euphoria_upper"] = (Worker(0, 4, 0), Worker(1, 2, 1))
    assert "A 4 and B 2 (2 of 2 needed)" in board_alt(seen(game))
    game.built["euphoria_upper"] = "spa"
    assert "needed" not in board_alt(seen(game))


def test_alt_text_changes_with_the_board():
    before, after = table(3), table(3)
    after.allegiance["icarite"] = 4
    assert "Icarite 4" in board_alt(seen(after))
    assert "Icarite 4" not in board_alt(seen(before))
