"""The final standings."""

from __future__ import annotations

import pytest

from bot.language.words import words
from renderers import final
from renderers.final import draw_final, final_alt, lay_out, ranking

from .pages import complaints, smallest, words_only
from .positions import LONG_NAMES, end, largest, seen, table

pytestmark = pytest.mark.slow


def over(game, winner=0):
    game.phase = "over"
    game.winners = [winner]
    return game


@pytest.mark.parametrize("thing", [None, {"seat": 0}, table(2)])
def test_only_views_are_accepted(thing):
    for use in (draw_final, final_alt):
        with pytest.raises(TypeError, match="takes a View"):
            use(thing)


@pytest.mark.parametrize("winner", range(6))
def test_all_text_fits_its_box(language, winner):
    view = seen(over(largest(), winner))
    with words_only(final):
        page = lay_out(view, words(language), "standard")
    shown = words(language)("drawn-final-title", names=view.players[winner].name)
    assert complaints(page, names=(*LONG_NAMES, shown)) == []
    assert smallest(page) >= 13


def test_the_winner_is_first_and_ties_are_broken_as_in_the_rules():
    game = over(table(5), 3)
    tokens = [{"territory_icarus": 1}, {"market_euphoria_upper": 1}, {"ben": 1}, {}, {"esme": 1, "ben": 1}]
    for player, placed in zip(game.players, tokens, strict=True):
        player.tokens, player.morale, player.knowledge = dict(placed), 3, 3
    # 3 won, and 4 has the most tokens. Then a market beats a territory, and a territory beats neither.
    assert [player.seat for player in ranking(seen(game))] == [3, 4, 1, 0, 2]
    game.players[2].knowledge = 2
    assert [player.seat for player in ranking(seen(game))] == [3, 4, 2, 1, 0]
    game.players[0].morale = 4
    assert [player.seat for player in ranking(seen(game))] == [3, 4, 0, 2, 1]


def test_hidden_cards_are_shown_only_at_the_end():
    def picture(hidden, artifacts, finished):
        game = table(2)
        game.players[1].hidden, game.players[1].artifacts = [hidden], [artifacts]
        return draw_final(seen(over(game) if finished else game))

    assert picture("zong", "bat", False) == picture("maxime", "book", False)
    assert picture("zong", "bat", True) != picture("maxime", "bat", True)
    assert picture("zong", "bat", True) != picture("zong", "book", True)


def test_the_same_view_is_the_same_bytes():
    view = seen(over(end(3), 2))
    assert draw_final(view) == draw_final(view)
    assert draw_final(view) != draw_final(seen(over(end(3), 1)))


def test_the_alt_text_names_everybody(language):
    view = seen(over(largest(), 4))
    alt = final_alt(view, language)
    assert len(alt) <= 1024
    assert all(player.name in alt for player in view.players)
