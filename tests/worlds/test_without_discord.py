"""Two games that look the same to a seat give it the same: in many positions of random games, everything that is made
without Discord. What the bot sends is compared in `test_on_discord.py`."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.engine.board import FACTION_OF, GOODS
from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.state import Game
from bot.engine.trade import Things, holds
from bot.language.words import LANGUAGES, words
from tests.engine.playing import reshuffle

from .comparison import Glimpse, Leaked, Source, check, compare, difference
from .given import WITHOUT_DISCORD, Given, looks, panels, plans, refusals
from .history import looks_like, seen, some_history
from .twin import twin

pytestmark = pytest.mark.slow

PAIRS = int(os.environ.get("EUPHORIA_NIGHTLY_WORLDS", "24"))
"""How many pairs are compared: more in `make nightly`."""
GROUPS = 4


@pytest.mark.nightly
@pytest.mark.parametrize("group", range(GROUPS))
def test_games_that_look_the_same_give_the_same(group: int) -> None:
    different = 0
    for seed in range(group, PAIRS, GROUPS):
        history, seat = some_history(seed)
        different += compare(history, seat, WITHOUT_DISCORD, LANGUAGES[seed % len(LANGUAGES)], seed)
    assert different >= 0.9 * PAIRS / GROUPS - 1, "there must be a second game that looks the same"


def test_the_second_game_looks_the_same_and_differs_in_everything_hidden() -> None:
    """Otherwise the comparison proves nothing: hands, hidden recruits, dilemmas, decks and secret choices differ."""
    differs: Counter[str] = Counter()
    for seed in range(16):
        history, seat = some_history(seed)
        other = twin(history, seat, Random(seed))
        assert looks_like(other, list(seen(history, seat)), seat)
        games = [one.match().copy_state() for one in (history, other)]
        differs["artifact deck"] += games[0].artifact_deck != games[1].artifact_deck
        differs["recruit deck"] += games[0].recruit_deck != games[1].recruit_deck
        differs["tiles"] += games[0].tiles != games[1].tiles
        for one, two in zip(games[0].players, games[1].players, strict=True):
            assert one == two or one.seat != seat
            differs["hand"] += sorted(one.artifacts) != sorted(two.artifacts)
            differs["hidden recruit"] += one.hidden != two.hidden
            differs["dilemma"] += one.dilemma != two.dilemma
        given = [one.match()._given for one in (history, other)]
        differs["open choice"] += given[0] != given[1]
        differs["answer"] += any(
            row != changed and row.source == "player"
            for row, changed in zip(history.rows, other.rows, strict=True)
        )
    kinds = (
        "artifact deck",
        "recruit deck",
        "tiles",
        "hand",
        "hidden recruit",
        "dilemma",
        "open choice",
        "answer",
    )
    assert all(differs[kind] >= 2 for kind in kinds), differs


def test_a_deck_that_is_nearly_used_up_gives_the_same() -> None:
    """With few cards left it matters most which ones they are: for the turns after a planned draw, for example."""
    compared = 0
    for seed in range(20):
        history, _ = some_history(seed, 3 + seed % 3, 120)
        game, rng = history.match().copy_state(), Random(seed)
        if game.phase != "play" or history.match().prompts[0].key != "act":
            continue
        seat = (game.turn.seat + 1) % len(game.players)
        for card, n in game.artifact_deck.items():
            game.artifact_deck[card] = rng.choice((0, 0, min(n, 1)))
            game.artifact_discard[card] = game.artifact_discard.get(card, 0) + n - game.artifact_deck[card]
        game.players[seat].goods = dict.fromkeys(GOODS, 2)
        pair = [
            Glimpse(Match.of(one), seat, [], words("en"), seed)
            for one in (game.copy(), reshuffle(game, seat, rng))
        ]
        check(pair[0], pair[1], [looks, refusals, plans])
        compared += 1
    assert compared > 8


# The comparison notices leaks that name no card


def undo_by_hands(glimpse: Glimpse) -> Given:
    """A refusal that depends on other players' hands."""
    hands = [hand.artifacts for seat, hand in enumerate(glimpse.match.hands) if seat != glimpse.seat]
    yield "undo", "refused-undo-reveal" if any("bat" in hand for hand in hands) else ""


def deck_size(glimpse: Glimpse) -> Given:
    """A number: how many books can still be drawn."""
    yield "chance of a book", glimpse.match.copy_state().artifact_deck["book"]


def factions(glimpse: Glimpse) -> Given:
    """How many hidden recruits a track would call."""
    hidden = [recruit for hand in glimpse.match.hands for recruit in hand.hidden]
    yield "called", sum(FACTION_OF[recruit] == "icarite" for recruit in hidden)


def secret_answers(glimpse: Glimpse) -> Given:
    """The length of what others have answered in secret."""
    yield "file", [len(str(row.answer)) for row in glimpse.match.rows if row.seat != glimpse.seat]


@pytest.mark.parametrize(
    ("source", "length"),
    [(undo_by_hands, 160), (deck_size, 160), (factions, 40), (secret_answers, 9)],
)
def test_a_leak_without_a_name_is_noticed(source: Source, length: int) -> None:
    def found(seed: int) -> bool:
        try:
            compare(*some_history(seed, 6, length), [source], seed=seed)
        except Leaked:
            return True
        return False

    assert any(map(found, range(12, 72)))


def undo_by_a_card(match: Match, seat: int) -> Refused | None:
    held = [hand.artifacts for other, hand in enumerate(match.hands) if other != seat]
    return Refused("refused-undo-reveal") if any("bat" in cards for cards in held) else None


def trade_by_cards(game: Game, seat: int, to: int, give: Things, get: Things) -> Refused | None:
    if to == seat or to not in range(len(game.players)) or holds(game.players[to], get):
        return None
    return Refused("refused-trade-theirs", to=to)


@pytest.mark.parametrize(
    ("place", "leak", "source"),
    [
        ("bot.engine.game.Match.undo_refusal", undo_by_a_card, refusals),
        ("bot.engine.game.check_trade", trade_by_cards, refusals),
        ("bot.engine.paths._chance", lambda fork: fork.chance, panels),
    ],
)
def test_a_leak_in_the_rules_is_noticed(
    monkeypatch: pytest.MonkeyPatch, place: str, leak: Any, source: Source
) -> None:
    monkeypatch.setattr(place, leak)

    def found(seed: int) -> bool:
        try:
            compare(*some_history(seed, 4, 160, "asked"), [source], seed=seed)
        except Leaked:
            return True
        return False

    assert any(map(found, range(30)))


def test_a_difference_is_told() -> None:
    assert not difference([("a", 1)], [("a", 1)])
    assert "a differs" in difference([("a", 1)], [("a", 2)])
    assert "only" in difference([("a", 1)], [])
    assert "one game" in difference([("a", 1)], [("b", 1)])
