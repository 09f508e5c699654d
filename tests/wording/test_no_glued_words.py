"""The code does not concatenate words: in a test language with every text in brackets, no words are outside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.asking import situation
from bot.engine.events import Event
from bot.engine.game import Match
from bot.engine.paths import paths
from bot.engine.state import Options
from bot.language import words as module
from bot.language.words import LANGUAGES, SOURCE_LANGUAGE, Words, words
from bot.wording.reports import details, label, line, question, report
from bot.wording.retrieving import comes_home, placed
from cogs.lookup.card_sheets import sheet
from cogs.lookup.cards import CARDS
from cogs.lookup.player_mats import mat_text
from cogs.lookup.status import status_lines
from cogs.posts.direct_messages import brief_hand, hand
from renderers.alt_text import area_alt, board_alt
from renderers.mat import mat_alt
from tests.wording.option_lines import chosen

pytestmark = pytest.mark.slow

BRACKETED = "eo"
"""A language that Babel knows and the bot does not have."""
INNERMOST = re.compile("⟦[^⟦⟧]*⟧")


@pytest.fixture(scope="module")
def w(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Words]:
    folder, english = tmp_path_factory.mktemp("locales"), module.LOCALES / SOURCE_LANGUAGE
    (folder / SOURCE_LANGUAGE).symlink_to(english)
    (folder / BRACKETED).mkdir()
    for path in english.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                for pattern in filter(None, (entry.value, *(a.value for a in entry.attributes))):
                    pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
        (folder / BRACKETED / path.name).write_text(FluentSerializer().serialize(resource), "utf-8")
    with pytest.MonkeyPatch.context() as patched:
        words.cache_clear()
        patched.setattr(module, "LOCALES", folder)
        patched.setattr(module, "LANGUAGES", (*LANGUAGES, BRACKETED))
        yield words(BRACKETED)
    words.cache_clear()


def outside(text: str) -> str:
    """The parts of a text outside brackets."""
    while (inner := INNERMOST.sub("", text)) != text:
        text = inner
    return text


def glued(texts: list[str]) -> list[str]:
    """Texts with a letter or mark outside brackets. A text that was cut may lack its closing bracket."""
    return [text for text in texts if text and outside(text).strip() and "…" not in outside(text)]


def test_text_outside_brackets_is_found():
    assert outside("⟦a ⟦b⟧⟧") == "" and outside("⟦a⟧ and ⟦b⟧").strip() == "and"


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (4, 5)])
def test_a_whole_game_uses_only_texts_of_the_language(w, seed, players):
    match, luck = Match.new(Options.simple(players, "classic", ())), Random(seed)
    names = dict.fromkeys(range(players), "Ada")
    move: list[Event] = []
    told = 0
    for turn in range(700):
        if match.over:
            break
        move += chosen(match, luck)
        if not match.prompts:
            continue
        public = match.view(None)
        texts = report(move, w, names, built=public.built)
        texts += [line(event, w, names, seat=0, built=public.built) or "" for event in move]
        for prompt in match.prompts[:1]:
            view = match.view(prompt.seat)
            texts += report(move, w, names, prompt.seat, public.built, ahead=True)
            texts += question(prompt, w, view, names).split("\n")
            texts += [label(prompt, option, w, view) for option in prompt.options]
            texts += comes_home(placed(view), w, view)
            if turn % 5 == 0 and not prompt.several:
                options = prompt.options[:6]
                ways = [paths(match, prompt.seat, [option.id]) for option in options]
                texts += details(prompt, options, ways, w, view, most=5000)
            texts += [situation(view, w), *hand(view, w).split("\n"), *brief_hand(view, w).split("\n")]
        if turn % 20 == 0:
            texts += [*status_lines(public, w), *mat_text(public, 0, w).split("\n")]
            texts += [board_alt(public, BRACKETED), area_alt(public, "icarus", BRACKETED)]
            texts.append(mat_alt(public, 0, BRACKETED))
        assert glued(texts) == []
        told += len(texts)
        move = []
    assert told > 1000


def test_every_card_uses_only_texts_of_the_language(w):
    for card in CARDS:
        assert outside(sheet(card, w)).strip() == ""
