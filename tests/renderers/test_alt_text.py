"""Alt texts of the board."""

from __future__ import annotations

import pytest

from bot.engine.board import AREAS
from bot.engine.state import Worker
from renderers.alt_text import area_alt, board_alt, close_up_alt
from renderers.close_up import Scope
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


def test_a_close_up_says_what_became_of_each_dilemma():
    game = table(3)
    game.players[0].dilemma_choice, game.players[1].dilemma_choice = "fight", "serve"
    game.players[1].tokens = {"dilemma": 1}
    view = seen(game)
    alt = close_up_alt(view, Scope("euphoria", (0, 1, 2)))
    names = [player.name for player in view.players]
    assert f"{names[0]} fought the dilemma." in alt
    assert f"{names[1]} served in the dilemma and has a token on it." in alt
    assert f"{names[2]} fought" not in alt
    assert f"{names[2]} served" not in alt
