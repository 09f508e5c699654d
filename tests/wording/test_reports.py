"""Every event has a text, a move takes few lines, and nobody sees another player's secrets."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from bot.engine import events as happened
from bot.engine.board import RECRUITS
from bot.engine.events import Event
from bot.engine.game import Match
from bot.engine.state import Edition, Options, Variant
from bot.language.words import LANGUAGES, words
from bot.wording.reports import label, line, question, report, report_lines
from bot.wording.sentences import TELL
from tests.wording.option_lines import chosen

pytestmark = pytest.mark.slow

NAMES = {0: "Ada", 1: "Bo", 2: "Cy"}
W = words("en")


def told(*events: Event, seat: int | None = None, **kwargs: Any) -> list[str]:
    return report(events, W, NAMES, seat, **kwargs)


# Every kind of event

EVENTS = [
    cls
    for cls in vars(happened).values()
    if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
]
SAMPLES: dict[str, Any] = {
    "seat": 0, "victim": 1, "to": 1, "seats": (0, 1), "builders": (0, 1), "space": "farm",
    "spaces": ("farm",), "recruit": "julia", "recruits": ("zong", "kyle"), "hidden": ("zong",),
    "discarded": ("kyle",), "tile": "spa", "tiles": ("arena", "plaza"), "faction": "icarite",
    "place": "territory_icarus", "goods": {"energy": 2}, "artifacts": ("bear", "bear"), "dice": (3, 5),
    "why": "farm", "dilemma": "bat", "choice": "fight", "pay": "food", "track": "morale", "breaker": "morale",
    "lot": "euphoria_upper", "by_lot": False, "lost": ("none",), "give": {"energy": 1}, "get": {"gold": 1},
}  # fmt: skip


def sample(cls: type[Event]) -> Event:
    values = {f.name: SAMPLES.get(f.name, 2) for f in fields(cls)}
    if cls is happened.Traded:
        values["artifacts"] = (("bear",), ("bear",))
    if cls is happened.DilemmaDealt:
        values["dilemma"] = ("bat",)
    if cls is happened.RecruitKept:
        values["recruit"] = ("zong",)
    return cls(**values)


def test_every_kind_of_event_has_a_text():
    assert set(TELL) == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cls", EVENTS, ids=lambda cls: cls.__name__)
def test_every_event_has_a_line_for_its_owner(cls, language):
    text = line(sample(cls), words(language), NAMES, seat=0)
    assert (text is None) == (cls in (happened.TurnEnded, happened.GameStarted))
    assert text is None or len(text) < 500


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cls", EVENTS, ids=lambda cls: cls.__name__)
def test_every_event_can_be_worded_to_its_player_before_and_after(cls, language):
    for text in report([sample(cls)], words(language), NAMES, 0, ahead=True):
        assert 0 < len(text) < 500
    for text in report([sample(cls)], words(language), NAMES, 0):
        # Sentences that also name other players use the player's name.
        assert ("Ada" in text) == (cls in (happened.MarketBuilt, happened.TieBroken)) and len(text) < 500


@pytest.mark.parametrize(
    "cls", [c for c in EVENTS if c.secret or c is happened.Traded], ids=lambda c: c.__name__
)
@pytest.mark.parametrize("eyes", [None, 2])
def test_secrets_are_only_shown_to_their_owner(cls, eyes):
    secrets = [W.recruit("zong"), W.recruit("kyle"), W.artifact("bear"), W.market("arena"), "oppressor"]
    event = sample(cls)
    theirs = " ".join([line(event, W, NAMES, seat=eyes) or "", *report([event], W, NAMES, eyes)])
    mine = line(event, W, NAMES, seat=0) or ""
    assert any(secret in mine for secret in secrets)
    assert not any(secret in theirs for secret in secrets)


# Whole moves


def test_a_commodity_area_takes_one_line():
    move = (
        happened.WorkerPlaced(0, 5, "generator"),
        happened.GoodsGained(0, {"energy": 2}, "generator"),
        happened.KnowledgeChanged(0, 1, 4, "generator"),
        happened.TurnEnded(0),
        happened.TurnStarted(1, 8),
    )
    assert told(*move) == ["**Ada** placed a 5 on the Generator: +2 energy, +1 knowledge."]


def test_a_bump_says_who_rolled_what():
    move = (
        happened.WorkerPlaced(0, 5, "euphorian_tunnel"),
        happened.WorkerBumped(0, 1, 3, "euphorian_tunnel", 5),
        happened.DiceRolled(1, (6,), "bumped"),
        happened.WorkerDeserted(1, 6),
        happened.Paid(0, {"energy": 1}, (), "euphorian_tunnel"),
        happened.ArtifactsDrawn(0, 1, ("bear",), "euphorian_tunnel"),
        happened.MinerMoved(0, "euphorian", 4),
        happened.MinerMoved(0, "euphorian", 5),
    )
    assert told(*move) == [
        "**Ada** placed a 5 in the Euphorian Tunnel, bumped Bo’s 3, and moved the Euphorian miner to level 5:"
        " −1 energy, +1 artifact.",
        "**Bo** rolled a 6 and lost a 6 to the knowledge check.",
    ]
    assert "+1 teddy bear" in told(*move, seat=0)[0]


def test_gains_from_a_card_name_it_once():
    move = (
        happened.WorkerPlaced(0, 5, "farm"),
        happened.GoodsGained(0, {"food": 1}, "farm"),
        happened.AbilityUsed(0, "julia"),
        happened.MoraleChanged(0, -2, 1, "julia"),
        happened.GoodsGained(0, {"gold": 1}, "julia"),
        happened.AbilityUsed(0, "brian"),
        happened.PenaltySuffered(1, "spa"),
    )
    assert told(*move) == [
        "**Ada** placed a 5 on the Farm and used Brian the Viticulturist: +1 food;"
        " −2 morale, +1 gold (Julia the Thought Inspector).",
        "**Bo** was hit by the Spa of Fleeting Pleasure.",
    ]


def test_a_market_is_news_with_its_penalty_and_tokens_are_counted():
    move = (
        happened.WorkerPlaced(0, 5, "site_euphoria_upper", 1),
        happened.Paid(0, {"gold": 1}, (), "site_euphoria_upper"),
        happened.MarketBuilt("euphoria_upper", "spa", (0, 1)),
        happened.TokenPlaced(0, "market_euphoria_upper", 4),
        happened.TokenPlaced(1, "market_euphoria_upper", 1),
        happened.TokenPlaced(1, "julia", 0),
        happened.WorkersReturned(0, (5,), "site_euphoria_upper"),
        happened.DiceRolled(0, (2,), "built"),
        happened.GameWon(1),
    )
    assert told(*move) == [
        "**Ada** placed a 5 on the upper construction site in Euphoria: −1 gold.",
        "🏗️ **Ada and Bo constructed the Spa of Fleeting Pleasure.** For every player without a token there: "
        + W.penalty("spa"),
        "⭐ **Ada placed an authority token** on the Spa of Fleeting Pleasure (6/10).",
        "⭐ **Bo placed 2 authority tokens** on the Spa of Fleeting Pleasure and Julia the Thought Inspector"
        " (10/10).",
        "**Ada** rolled a 2.",
        "🏆 **Bo has placed the tenth token and wins the game!**",
    ]
    great = [line.great for line in report_lines(move, W, NAMES)]
    assert great == [False, True, True, True, False, True]


def test_a_cause_is_told_before_its_effect():
    """A market built by the first worker of a double comes before the second worker, and what a recruit brings for it
    after the news."""
    assert told(
        happened.WorkerPlaced(0, 4, "site_euphoria_upper", 1),
        happened.MarketBuilt("euphoria_upper", "spa", (0, 1)),
        happened.MoraleChanged(0, 2, 3, "ray"),
        happened.DiceRolled(0, (2,), "built"),
        happened.DiceRolled(1, (3,), "built"),
        happened.WorkerPlaced(0, 4, "generator"),
        happened.GoodsGained(0, {"energy": 1}, "generator"),
    ) == [
        "**Ada** placed a 4 on the upper construction site in Euphoria.",
        "🏗️ **Ada and Bo constructed the Spa of Fleeting Pleasure.** For every player without a token there: "
        + W.penalty("spa"),
        "**Ada** rolled a 2: +2 morale (Ray the Foreman); then placed a 4 on the Generator: +1 energy."
        " **Bo** rolled a 3.",
    ]


def test_the_results_of_each_worker_of_a_double_stay_together():
    lines = told(
        happened.WorkerPlaced(0, 4, "cloud_mine"),
        happened.GoodsGained(0, {"bliss": 1}, "cloud_mine"),
        happened.AllegianceAdvanced(0, "icarite", 3),
        happened.WorkerPlaced(0, 4, "generator"),
        happened.GoodsGained(0, {"energy": 1}, "generator"),
        happened.AllegianceAdvanced(0, "euphorian", 1),
    )
    assert lines == [
        "**Ada** placed a 4 on the Cloud Mine and raised Icarite allegiance to level 3: +1 bliss; then"
        " placed a 4 on the Generator and raised Euphorian allegiance to level 1: +1 energy."
    ]


def test_builders_share_a_sentence_with_their_tokens():
    lines = told(
        happened.MarketBuilt("euphoria_upper", "spa", (0, 1, 2)),
        happened.TokenPlaced(0, "market_euphoria_upper", 4),
        happened.TokenPlaced(1, "market_euphoria_upper", 1),
        happened.TokenPlaced(2, "market_euphoria_upper", 0),
    )
    assert lines[-1] == (
        "⭐ **Ada (6/10), Bo (9/10), and Cy (10/10) each placed an authority token** on"
        " the Spa of Fleeting Pleasure."
    )


def test_two_tokens_at_one_place_are_counted():
    twice = happened.TokenPlaced(0, "territory_icarus", 5), happened.TokenPlaced(0, "territory_icarus", 4)
    assert told(*twice) == ["⭐ **Ada placed 2 authority tokens** on the Territory of Icarus (6/10)."]


def test_retrieving_and_a_known_market():
    move = (
        happened.WorkersRetrieved(0, ("site_wastelands_lower", "farm"), "free", (5, 6), ("clay", "none")),
        happened.DiceRolled(0, (1, 4), "retrieved"),
    )
    assert told(*move) == [
        "**Ada** retrieved a 5 (Lower construction site, Wastelands; its clay is lost) and a 6 (Farm)"
        " without paying and rolled a 1 and a 4."
    ]
    long_ago = happened.WorkersRetrieved(0, ("farm",), "food")
    assert told(long_ago) == ["**Ada** retrieved a worker (Farm)."]
    long_ago = happened.WorkersRetrieved(0, ("site_wastelands_lower",), "food")
    lost = "what was paid there is lost"
    assert told(long_ago) == [f"**Ada** retrieved a worker (Lower construction site, Wastelands; {lost})."]
    visit = happened.WorkerPlaced(0, 5, "market_euphoria_upper")
    assert told(visit) == ["**Ada** placed a 5 at the upper market in Euphoria."]
    built = {"euphoria_upper": "spa"}
    assert told(visit, built=built) == ["**Ada** placed a 5 at the Spa of Fleeting Pleasure."]


def test_a_trade_hides_its_cards_from_others():
    trade = (
        happened.TradeProposed(0, 1),
        happened.Traded(0, 1, {"energy": 1}, {}, 1, 2, (("bear",), ("bat", "book"))),
    )
    assert told(*trade) == ["**Ada** traded 1 energy and 1 artifact to Bo for 2 artifacts."]
    assert told(*trade, seat=2) == told(*trade)
    assert told(*trade, seat=1) == ["**Ada** traded 1 energy and 1 teddy bear to Bo for 1 bat and 1 book."]
    assert told(happened.TradeProposed(0, 1)) == ["**Ada** offered Bo a trade."]


def test_a_preview_addresses_the_player():
    move = (
        happened.WorkerPlaced(0, 6, "farm"),
        happened.GoodsGained(0, {"food": 1}, "farm"),
        happened.KnowledgeChanged(0, -1, 2, "farm"),
        happened.KnowledgeChanged(1, 1, 4, "josiah"),
        happened.TokenPlaced(0, "territory_icarus", 4),
    )
    assert told(*move, seat=0, ahead=True) == [
        "You place a 6 on the Farm: +1 food, −1 knowledge.",
        "**Bo**: +1 knowledge (Josiah the Hacker).",
        "⭐ **You place an authority token** on the Territory of Icarus (6/10).",
    ]


OWN = {
    "en": ("You placed a 6 on the Farm: +1 food.", "You: −1 morale (Josiah the Hacker)."),
    "ru": ("Вы ставите работника (6) на Ферму: +1 еда.", "Вы: −1 мораль (Хакер Джосайя)."),
    "fr": ("Vous avez placé un 6 sur la ferme : +1 nourriture.", "Vous : −1 moral (Josiah le Hacker)."),
    "ja": ("6のワーカーを農場に配置（食糧+1）。", "あなた：ハッカーのジョサイアによりモラル−1。"),
    "nl": ("Je plaatste een 6 op de Boerderij: +1 voedsel.", "Jij: −1 moraal (Josiah de Hacker)."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reads_of_their_own_move_is_addressed(language):
    def lines(*events: Event, seat: int | None) -> tuple[str, ...]:
        return tuple(one.replace("\xa0", " ") for one in report(events, words(language), NAMES, seat))

    placed = happened.WorkerPlaced(0, 6, "farm"), happened.GoodsGained(0, {"food": 1}, "farm")
    lost = happened.MoraleChanged(0, -1, 2, "josiah")
    assert (*lines(*placed, seat=0), *lines(lost, seat=0)) == OWN[language]
    for seat in (None, 1):
        assert all("**Ada**" in line for line in (*lines(*placed, seat=seat), *lines(lost, seat=seat)))


def test_nothing_to_report_gives_no_line():
    assert told() == []
    assert told(happened.TurnEnded(0), happened.RecruitsDealt(0, ("zong",))) == []


# Real games

GAMES: list[tuple[int, int, Edition, tuple[Variant, ...]]] = [
    (1, 2, "classic", ()),
    (2, 3, "revised", ("recruit_draft", "market_draft")),
    (3, 4, "classic", ("track_draft", "doubles_cost")),
    (4, 6, "revised", ()),
]


@pytest.mark.parametrize(("seed", "players", "edition", "variants"), GAMES)
def test_reports_of_whole_games_contain_no_secrets(seed, players, edition, variants):
    """Moves take few lines, name only active recruits, and contain no secrets."""
    match, luck = Match.new(Options.simple(players, edition, variants)), Random(seed)
    names = {seat: f"Player{seat}" for seat in range(players)}
    move: list[Event] = []
    moves = 0
    for _ in range(1500):
        if match.over:
            break
        move += chosen(match, luck)
        if not match.prompts and not match.over:
            continue
        public = match.view(None)
        lines = report(move, W, names, built=public.built)
        text = "\n".join(lines)
        assert len(lines) <= 8
        assert len(text) < 2000
        assert lines == report([event.public() for event in move], W, names, built=public.built)
        if not match.over:
            open_recruits = {recruit for player in public.players for recruit in player.recruits}
            assert not [r for r in RECRUITS if r not in open_recruits and W.recruit(r) in text]
        for event in move:
            line(event, W, names, seat=0, built=public.built)
        for prompt in match.prompts:
            view = match.view(prompt.seat)
            assert question(prompt, W, view, names)
            labels = [label(prompt, option, W, view) for option in prompt.options]
            twins = sum("#" in option.id for option in prompt.options)  # equal cards or dice
            assert len(set(labels)) == len(labels) - twins
            assert max(map(len, labels)) <= 80
        moves += bool(lines)
        move = []
    assert moves > 100
