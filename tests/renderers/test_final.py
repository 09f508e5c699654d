"""The final standings."""

from __future__ import annotations

import re

import pytest

from bot.commands.render import TO_THE_END, play
from bot.engine.board import RECRUITS
from bot.language.words import words
from renderers import final
from renderers.final import STAR, draw_final, final_alt, lay_out, ranking, tokens_on

from .pages import WordsOnly, complaints, smallest, words_only
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


class Signs(WordsOnly):
    """A page that also notes how large the pasted signs are."""

    def __init__(self, *how):
        super().__init__(*how)
        self.pasted: list[int] = []

    def paste(self, sprite, at, strength=1):
        self.pasted.append(sprite.width)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 5), (4, 2), (6, 3)])
def test_the_stars_on_each_kind_of_place_add_up_to_the_tokens_placed(players, seed, monkeypatch):
    view = play(players, seed, TO_THE_END)[0].view(None)
    assert view.over
    monkeypatch.setattr(final, "Collage", Signs)
    page = lay_out(view, words("en"), "standard")
    assert isinstance(page, Signs)
    # The numbers of a sum are the only large ones in a box of this width.
    numbers = [int(text) for text, box, _, weight in page.lettered
               if text.isdecimal() and weight == "black" and box[2] - box[0] == 40]  # fmt: skip
    sums = [sum(numbers[i : i + 4]) for i in range(0, len(numbers), 4)]
    assert sums == [player.tokens_placed for player in ranking(view)]
    on_recruits = sum(n for player in view.players for place, n in player.tokens.items() if place in RECRUITS)
    assert on_recruits and page.pasted.count(STAR) == on_recruits


def test_two_tokens_on_a_territory_count_twice():
    game = over(table(2))
    game.players[0].tokens = {"territory_icarus": 2, "territory_euphoria": 1, "ben": 1, "dilemma": 1}
    assert tokens_on(seen(game).players[0]) == {"markets": 0, "territories": 3, "recruits": 1, "dilemma": 1}


def test_the_names_of_a_row_have_the_same_size():
    game = over(table(2))
    for player in game.players:
        player.recruits, player.hidden = ["nakagawa", "ray", "scarby"], []
    with words_only(final):
        page = lay_out(seen(game), words("ja"), "standard")
    assert isinstance(page, WordsOnly)
    names = [words("ja").thing(recruit, "short") for recruit in game.players[0].recruits]
    assert len({entry.fitted.size for entry in page.lettered if entry.text in names}) == 1


def test_the_alt_text_says_where_the_tokens_lie_and_what_breaks_ties():
    game = over(table(2))
    game.players[0].tokens = {"territory_icarus": 2, "market_euphoria_upper": 1, "ben": 1, "dilemma": 1}
    game.players[0].morale, game.players[0].knowledge = 4, 2
    assert final_alt(seen(game)).startswith(
        "Ada won. 1. Ada with 5 tokens placed (markets 1, territories 2, recruits 1, dilemma 1; "
        "morale 4, knowledge 2); 2. "
    )


def test_the_alt_text_tells_the_same_numbers_in_every_language(language):
    view = play(6, 3, TO_THE_END)[0].view(None)
    alt = final_alt(view, language)
    told = [
        (rank, p.tokens_placed, *tokens_on(p).values(), p.morale, p.knowledge)
        for rank, p in enumerate(ranking(view), 1)
    ]
    assert [int(n) for n in re.findall(r"\d+", alt)] == [n for place in told for n in place]
