"""Every thing of the game has its texts in every language; no text is unused or broken."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

from bot.engine import board
from bot.engine.cards.abilities import Moment
from bot.engine.prompts import Ask
from bot.engine.state import VARIANTS
from bot.hosting.app import PERMISSIONS
from bot.language import words as module
from bot.language.words import LANGUAGES, RULES_TOPICS, SOURCE_LANGUAGE, Words, resources, words

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("bot", "cogs", "renderers")


def patterns(language: str) -> dict[str, ast.Pattern]:
    """The ids of all messages and attributes of a language, as in `Words`."""
    found: dict[str, ast.Pattern] = {}
    for resource in resources(language).values():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


UNASKED = {"built", "paid", "morale_lost", "knowledge_gained"}
"""Moments at which recruits act without asking."""


def needed() -> set[str]:
    """Messages that are required by the game's data."""
    ids = {f"recruit-{r}" for r in board.RECRUITS} | {f"recruit-{r}.classic" for r in board.RECRUITS}
    ids |= {f"recruit-{r}.revised" for r in board.REVISED}
    ids |= {f"market-{tile}{part}" for tile in board.MARKETS for part in ("", ".penalty")}
    ids |= {f"dilemma-{d}{part}" for d in board.DILEMMAS for part in ("", ".fight", ".serve")}
    ids |= {f"space-{space}" for space in board.SPACES}
    ids |= {f"good-{g}{part}" for g in (*board.GOODS, "commodity", "resource") for part in ("", ".count")}
    ids |= {f"artifact-{a}{part}" for a in (*board.ARTIFACTS, "artifact") for part in ("", ".count")}
    ids |= {f"faction-{f}" for f in board.FACTIONS}
    ids |= {f"{kind}-{area}" for kind in ("area", "territory") for area in board.AREAS}
    ids |= {f"thing-{track}{part}" for track in ("morale", "knowledge") for part in ("", ".count")}
    ids |= {f"colour-{colour}" for colour in board.COLOURS}
    ids |= {f"variant-{v}{part}" for v in VARIANTS for part in ("", ".text")}
    ids |= {f"edition-{e}{part}" for e in ("classic", "revised") for part in ("", ".text")}
    ids |= {f"why-{moment}" for moment in get_args(Moment) if moment not in UNASKED}
    ids |= {f"ask-{ask}" for ask in get_args(Ask)}
    ids |= {f"rules-{topic}{part}" for topic in RULES_TOPICS for part in ("", ".title", ".keywords")}
    ids |= {f"permission-{name}" for name, needed in PERMISSIONS if needed and name != "read_messages"}
    return ids | {"language-name", "place-dilemma"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_game_has_its_texts(language):
    assert needed() - set(patterns(language)) == set()


def strings_in_code() -> tuple[set[str], set[str]]:
    """The words in all strings of the code, and patterns for ids that it composes, such as f"vote-{kind}"."""
    literal, composed_ids = set(), set()
    for path in (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Expr) and isinstance(node.value, python.Constant):
                node.value.value = None  # a docstring
            elif isinstance(node, python.Constant) and isinstance(node.value, str):
                literal |= {word.partition(".")[0] for word in node.value.split()}
            elif isinstance(node, python.JoinedStr):
                parts = [str(v.value) if isinstance(v, python.Constant) else "*" for v in node.values]
                composed = "".join(parts).partition(".")[0]
                if re.fullmatch(r"[a-z*][\w*-]*", composed) and re.search(r"[a-z]-|-[a-z]", composed):
                    composed_ids.add(composed.replace("*", r"([\w-]+)"))
    return literal, composed_ids


def test_every_message_is_used():
    known, composed = strings_in_code()
    known |= needed() | {*board.RECRUITS, *board.MARKETS, *board.SPACES, *map(str, range(1, 10))}
    known |= {word for lot in board.LOTS for word in lot.split("_")}
    unused = [
        entry.id.name
        for resource in resources(SOURCE_LANGUAGE).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
        and entry.id.name not in known
        and not any(
            (found := re.fullmatch(way, entry.id.name)) and known.issuperset(found.groups())
            for way in composed
        )
    ]
    assert unused == []


def test_things_are_found_by_their_id():
    w = words()
    things = [*board.RECRUITS, *board.MARKETS, *board.SPACES, *board.GOODS, *board.ARTIFACTS, *board.FACTIONS]
    things += [*board.AREAS, *board.COLOURS, *board.TERRITORIES, "dilemma", "morale", "knowledge"]
    named = {thing: w.thing(thing) for thing in things}
    assert len(set(named.values())) == len(things)
    assert w.thing("4") == "4"
    with pytest.raises(KeyError):
        w.thing("sprocket")


def test_numbers_and_lists_in_english():
    w = words()
    assert w.thing("energy") == "energy"
    assert w.count("resource", 1) == "1 resource of your choice"
    assert w("choice-goods", goods={"energy": 2, "gold": 1, "water": 0}) == "2 energy and 1 gold"
    assert w("choice-goods", goods={"book": 2, "bat": 1}) == "2 books and 1 bat"
    assert w.list(["a", "b", "c"]) == "a, b, and c"
    assert w.list(["a", "b"], "or") == "a or b"
    assert w.list([]) == ""


def test_places_are_called_by_their_ids():
    w = words()
    assert w.thing("territory_icarus") == "Territory of Icarus"
    assert w.thing("julia") == "Julia the Thought Inspector"
    assert w.thing("market_euphoria_upper") == "Upper market, Euphoria"
    assert w.thing("spa") == w.market("spa") == "Spa of Fleeting Pleasure"
    assert w.thing("generator", "on") == "on the Generator"


def test_a_recruit_has_a_revised_text_only_where_it_was_revised():
    w = words()
    for recruit in board.RECRUITS:
        assert (w.ability(recruit, "revised") != w.ability(recruit)) == (recruit in board.REVISED)


def test_rules_are_short_enough_to_post():
    assert len(RULES_TOPICS) >= 20
    for language in LANGUAGES:
        w = words(language)
        assert w.topics == RULES_TOPICS
        for topic in RULES_TOPICS:
            assert len(w.rules(topic)) < 1500
            assert len(w.topic(topic)) <= 100


def test_missing_translations_fall_back_to_english(tmp_path, monkeypatch):
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "a.ftl").write_text("choice-yes = Ja\nnews-first = { $who } beginnt\n", "utf-8")
    english = words()
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    w = Words("xx", english)
    assert w("choice-yes") == "Ja"
    assert w("choice-refuse") == "Decline"
    assert w("news-first", name="Ada") == "**Ada** goes first."  # the translation uses an unknown variable
    assert w.has("choice-refuse")
    assert w.topics == RULES_TOPICS
    assert not w.has("choice-perhaps")


def test_mistakes_in_english_are_not_hidden(tmp_path, monkeypatch):
    with pytest.raises(KeyError, match="no-such-message"):
        words()("no-such-message")
    with pytest.raises(KeyError, match="news-first"):
        words()("news-first")
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "a.ftl").write_text("choice-yes = { $n\n", "utf-8")
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    with pytest.raises(ValueError, match=r"xx/a\.ftl"):
        resources("xx")
    assert Words("xx", words())("choice-yes") == words()("choice-yes")  # English is the fallback


def test_an_unknown_language_falls_back_to_english():
    assert words("en-GB") is words("en") is words("tlh")


def test_icons_are_placed_before_literaland_can_be_left_out():
    plain = words("en")
    drawn = plain.with_icons({"food": "<:food_1:2>", "die_3": "<:die_3_1:4>"})
    assert plain("choice-goods", goods={"food": 2, "gold": 1}) == "2 food and 1 gold"
    assert drawn("choice-goods", goods={"food": 2, "gold": 1}) == "2 <:food_1:2> food and 1 gold"
    assert drawn("did-placed", knowledge=3, space="farm") == "placed a <:die_3_1:4> 3 on the Farm"
    assert plain("did-placed", knowledge=3, space="farm") == "placed a 3 on the Farm"
    assert drawn.plain("2 <:food_1:2> food and a <:die_3_1:4> 3") == "2 food and a 3"
