"""Every question says who asks and why, choices fit on buttons, and refusals say what to do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.engine.board import COLOURS
from bot.engine.cards.penalties import _closes
from bot.engine.events import Refused
from bot.engine.prompts import NO, YES, Ask, Chance, Option, Prompt, check_several
from bot.engine.state import Game, Player
from bot.engine.view import View, view
from bot.language.words import LANGUAGES, words
from bot.wording.outcomes import then_chance
from bot.wording.questions import clip
from bot.wording.reports import details, label, question, refusal

NAMES = {0: "Ada", 1: "Bo", 2: "Cy"}
W = words("en")
ROOT = Path(__file__).resolve().parents[2]


def table(**changes: Any) -> View:
    game = Game("classic", (), [Player(i, COLOURS[i], dilemma="bat") for i in NAMES])
    game.built = {"euphoria_upper": "spa"}
    for name, value in changes.items():
        setattr(game.turn if hasattr(game.turn, name) else game, name, value)
    return view(game, 0, names=tuple(NAMES.values()))


QUESTIONS: dict[str, tuple[Prompt, str, list[str]]] = {
    "act": (
        Prompt(
            0,
            "act",
            "act",
            tuple(map(Option, ("place:5:market_euphoria_upper", "retrieve", "dilemma:serve"))),
        ),
        "It's your turn. What will you do?",
        ["5 → Spa of Fleeting Pleasure", "Retrieve workers", "Serve: Serve the oppressor"],
    ),
    "retrieve": (
        Prompt(
            0, "retrieve", "retrieve", (Option("farm:3", ("farm", "3")), Option("farm:3#2", ("farm", "3")))
        ),
        "Which workers do you retrieve? They are rolled together.",
        ["a 3 · Farm", "a 3 · Farm"],
    ),
    "retrieve_pay": (
        Prompt(0, "retrieve_pay", "pay", (Option("free", ("free",)), Option("food", ("food",)))),
        "What do you pay to retrieve them?",
        ["Pay nothing", "1 food"],
    ),
    "price": (
        Prompt(
            0,
            "price",
            "price",
            (
                Option("book+book", ("book", "book")),
                Option("food", ("food", "water"), ("brian",)),
                Option("matthew", (), ("matthew",)),
            ),
            about={"space": "incinerator"},
        ),
        "What do you pay at the Incinerator of Historical Accuracy?",
        ["2 books", "1 food and 1 water (Brian the Viticulturist)", "Use Matthew the Thief"],
    ),
    "benefit": (
        Prompt(
            0,
            "benefit",
            "benefit",
            (Option("gold", ("gold",)), Option("artifact", ("artifact",))),
            about={"space": "euphorian_tunnel"},
        ),
        "What do you take in the Euphorian Tunnel?",
        ["1 gold", "1 artifact"],
    ),
    "authority": (
        Prompt(0, "authority", "authority", (Option("territory_euphoria"), Option("market_euphoria_upper"))),
        "Where does your authority token go?",
        ["Territory of Euphoria", "Spa of Fleeting Pleasure"],
    ),
    "discard": (
        Prompt(
            0,
            "discard",
            "discard",
            (Option("book", ("book",)), Option("book#2", ("book",))),
            about={"hand": 2, "limit": 1, "count": 1},
        ),
        "Morale 1 lets you hold 1 artifact, and you have 2. Which one do you discard?",
        ["1 book", "1 book"],
    ),
    "penalty": (
        Prompt(0, "penalty", "penalty", (Option("gold", ("gold",)),), about={"tile": "bonfire", "die": 4}),
        "Friendly Local Game Bonfire: you rolled a 4 and have no token there. Which commodity or resource do you lose?",
        ["1 gold"],
    ),
    "keep": (
        Prompt(0, "keep", "keep", (Option("zong", ("zong",)), Option("kyle", ("kyle",)))),
        "Which recruit do you keep? The other leaves the game unseen.",
        ["Zong the Astronomer", "Kyle the Scavenger"],
    ),
    "ability": (
        Prompt(
            0,
            "ability",
            "amanda",
            (Option("4", ("4",)), NO),
            about={"moment": "my_worker_bumped", "goods": {"bliss": 1}, "morale": 0, "knowledge": 0},
        ),
        "Amanda the Broker – " + W.ability("amanda") + "\nYour worker was bumped. Spend 1 bliss to use it?",
        ["Set it to 4", "No, thanks"],
    ),
    "order": (
        Prompt(0, "order", "order", (Option("zong", ("zong",)),)),
        "Several of your recruits trigger. Which goes first?",
        ["Zong the Astronomer"],
    ),
    "trade": (
        Prompt(0, "trade", "trade", (YES, NO), about={"seat": 1, "give": {"gold": 1}, "get": {"book": 2}}),
        "Bo offers 1 gold and asks for 2 books. Do you agree?",
        ["Agree", "Decline"],
    ),
    "recruits": (
        Prompt(0, "recruits", "recruits", (Option("reitz+sheppard", ("reitz", "sheppard")),)),
        W("ask-recruits"),
        ["Professor Reitz the Archaeologist active, Dr. Sheppard the Lobotomist hidden"],
    ),
    "recruit_draft": (
        Prompt(0, "recruit_draft", "recruit_draft", (Option("zong", ("zong",)),)),
        W("ask-recruit_draft"),
        ["Zong the Astronomer"],
    ),
    "market_draft": (
        Prompt(0, "market_draft", "market_draft", (Option("spa", ("spa",)),)),
        W("ask-market_draft"),
        ["Spa of Fleeting Pleasure"],
    ),
    "track_draft": (
        Prompt(0, "track_draft", "track_draft", (Option("morale:4", ("morale", "4")),)),
        W("ask-track_draft"),
        ["Morale 4"],
    ),
}


def test_every_kind_of_question_is_tested_here():
    assert set(QUESTIONS) == set(get_args(Ask))


@pytest.mark.parametrize("ask", QUESTIONS)
def test_questions_and_their_choices(ask):
    prompt, text, labels = QUESTIONS[ask]
    assert question(prompt, W, table()) == text
    assert [label(prompt, option, W, table()) for option in prompt.options] == labels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ask", QUESTIONS)
def test_choices_fit_on_buttons_in_every_language(ask, language):
    prompt, w = QUESTIONS[ask][0], words(language)
    assert 0 < len(question(prompt, w, table())) < 2000
    for option in prompt.options:
        assert 0 < len(label(prompt, option, w, table())) <= 80


def test_a_double_is_one_question():
    prompt = QUESTIONS["act"][0]
    assert question(prompt, W, table(acted=True, double=4)) == "You can place another 4, or end your turn."


def test_an_ability_without_a_price_and_one_that_only_asks_which():
    optional = Prompt(0, "ability", "nakagawa", (YES, NO), about={"moment": "site", "morale": 0})
    assert question(optional, W, table()).endswith("\nYou placed a worker on a construction site. Use it?")
    assert label(optional, YES, W, table()) == "Use Dr. Nakagawa the Tribute"
    choose = Prompt(
        0, "ability", "scarby", (Option("knowledge"), Option("food")), about={"moment": "commodity"}
    )
    assert question(choose, W, table()).endswith("Which do you choose?")
    assert [label(choose, o, W, table()) for o in choose.options] == ["Lose 1 knowledge", "1 food"]
    priced = Prompt(0, "ability", "lee", (YES, NO), about={"moment": "bumped", "morale": 1, "knowledge": 0})
    assert question(priced, W, table()).endswith("Lose 1 morale to use it?")


def test_other_questions_by_recruits():
    """Chase's new worker, Geek's discards, Amanda's bliss, and gifts from another player's recruit."""
    chase = Prompt(0, "act", "chase", (Option("place:6:farm"), Option("stop")), about={"new": 6})
    assert question(chase, W, table()) == "Chase the Miner: your new worker shows 6. Place it at once?"
    assert [label(chase, o, W, table()) for o in chase.options] == ["6 → Farm", "No, thanks"]
    geek = Prompt(0, "discard", "geek", (Option("book"),), 2, 2, about={"count": 2, "why": "geek"})
    assert question(geek, W, table()) == "Geek the Oracle: which 2 artifacts do you discard?"
    amanda = Prompt(0, "price", "price", (Option("food"), Option("bliss")), about={"recruit": "amanda"})
    assert question(amanda, W, table()) == "What do you pay for Amanda the Broker?"
    gift = Prompt(0, "ability", "zong", (YES, NO), about={"recruit": "zong", "gift": True})
    assert question(gift, W, table(seat=1), NAMES).startswith("Bo used Zong the Astronomer")
    assert [label(gift, o, W, table()) for o in gift.options] == ["Yes", "No, thanks"]
    jacko = Prompt(0, "ability", "jacko", (Option("bat+book", ("bat+book",)), NO), about={"moment": "market"})
    assert label(jacko, jacko.options[0], W, table()) == "1 bat and 1 book"
    dilemma = Prompt(0, "price", "price", (Option("bat"), Option("book+book")), about={"dilemma": "bat"})
    assert "It costs 1 bat, or any 2 artifacts." in question(dilemma, W, table())


# The results of choices


def test_cards_to_choose_from_say_what_they_do():
    prompt = QUESTIONS["order"][0]
    assert all(0 < len(text) <= 100 for text in details(prompt, prompt.options, [], W, table()))
    prompt = QUESTIONS["recruit_draft"][0]
    assert details(prompt, prompt.options, [], W, table()) == [""], (
        "the option needs no text, because the card is described above"
    )
    prompt = QUESTIONS["market_draft"][0]
    (text,) = details(prompt, prompt.options, [], W, table())
    assert text.startswith("4 water and 1 artifact. Without a token")


def test_long_texts_are_cut_at_a_word():
    assert clip("short", 10) == "short"
    assert clip("several words here", 13) == "several…"
    assert len(clip("x" * 200, 100)) == 100


# Refusals

_REASON = re.compile(r"\"(refused-[a-z-]+)\"")


def reasons() -> set[str]:
    """All reasons that the rules and the games can give."""
    files = [path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")]
    written = {reason for path in files for reason in _REASON.findall(path.read_text("utf-8"))}
    return written | {reason for _, _, reason in _closes.values()}


@pytest.mark.parametrize("reason", sorted(reasons()))
def test_every_refusal_says_what_to_do(reason):
    details = {"space": "farm", "tile": "spa", "faction": "icarite", "to": 1, "seat": 1, "name": "Ada"}
    details |= {"colour": "red", "least": 1, "most": 2, "double": 3, "die": "3", "game": 7, "status": "lobby"}
    details |= {"exactly": "False", "n": 3, "channels": "#one, #two, and #three", "hash": "0a1b"}
    for language in LANGUAGES:
        text = refusal(Refused(reason, **details), words(language))
        assert text.endswith((".", "。")) and "_" not in text
    assert W.has(reason)


def test_no_refusal_text_is_unused():
    ours = re.findall(
        r"^(refused-[a-z-]+) =", (ROOT / "data/locales/en/refusals.ftl").read_text("utf-8"), re.M
    )
    assert set(ours) - reasons() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_to_choose_is_a_number_or_a_range(language):
    cards = tuple(map(Option, ("bat", "book", "bear")))
    said = {}
    for least in (1, 2):
        with pytest.raises(Refused) as refused:
            check_several(Prompt(0, "discard", "discard", cards, least, 2), [])
        said[least] = refusal(refused.value, words(language))
    assert re.findall(r"\d", said[1]) == ["1", "2"]
    assert re.findall(r"\d", said[2]) == ["2"], "equal limits must be given as one number, not as a range"


def test_details_of_a_refusal_are_named():
    text = refusal(Refused("refused-own-bump", tile="spa", space="farm"), W)
    assert text.startswith("Your own worker is there, and under the Spa of Fleeting Pleasure")


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Chance("artifact", 1, about={"seat": 1}), "Then Bo draws; you can't take it back after that."),
        (Chance("dilemma", 1), "Then dice are rolled or cards drawn; you can't take it back after that."),
    ],
)
def test_what_others_roll_or_draw_is_said_before_it_happens(chance: Chance, said: str):
    assert then_chance(chance, (), 0, W, table(), NAMES) == said
