"""Every language passes every check, and every check finds the mistakes it is meant for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.language import words as module
from bot.language.proofreading import check, missing, read
from bot.language.proofreading.checks import exceptions
from bot.language.proofreading.glossary import glossary, pattern
from bot.language.proofreading.samples import combinations, samples
from bot.language.words import LANGUAGES, SOURCE_LANGUAGE
from tests.languages import KINDS, spoken

OURS = [code for code in LANGUAGES if code != SOURCE_LANGUAGE]
LATER = {"missing"}
"""Checks that are left to tests/wording, so that a new English text need not wait for its translations here."""


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_in_any_language(language):
    wrong = [str(one) for one in check(language) if one.error and one.check not in LATER]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exception_says_why_and_is_about_a_text(language):
    there = {text.id for text in read(language)[0]}
    accepted = exceptions(language).get("accepted", {})
    told = {text_id: why for texts in accepted.values() for text_id, why in texts.items()}
    assert set(told) <= there
    assert all(len(why) > 10 for why in told.values())


# The checks themselves, on a small language


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    (tmp_path / "en").mkdir()
    yield tmp_path


def found(locales: Path, english: str, language: str = "", ours: str = "") -> dict[str, str]:
    """Kind of check → findings in these texts."""
    (locales / "en" / "a.ftl").write_text(english, "utf-8")
    if not language:
        return {one.check: one.what for one in check("en")}
    (locales / language).mkdir(exist_ok=True)
    (locales / language / "a.ftl").write_text(ours, "utf-8")
    return {one.check: one.what for one in check(language)}


@pytest.mark.parametrize(
    ("name", "english", "language", "ours", "says"),
    [
        ("broken", "a = x", "nl", "a = { $n", "cannot be read"),
        ("twice", "a = x", "nl", "a = y\na = z", "written twice"),
        ("missing", "a = x\nb = y", "nl", "a = z", "is missing"),
        ("extra", "a = x", "nl", "a = z\nb = z", "nobody reads it"),
        ("variable", "a = Hi { $name }", "nl", "a = Dag { $naam }{ $name }", "nobody gives it $naam"),
        ("variable", "a = Hi { $name }", "nl", "a = Dag", "does not tell $name"),
        (
            "plural",
            "a = { $n ->\n [one] x\n *[other] { $n } x\n }",
            "ru",
            "a = { $n ->\n [one] икс\n *[other] { $n } иксов\n }",
            "few, many",
        ),
        (
            "plural",
            "a = { $n ->\n [one] x\n *[other] { $n } x\n }",
            "ja",
            "a = { $n ->\n [one] 一\n *[other] { $n }\n }",
            "no form one",
        ),
        ("said", "a = x { $n }", "nl", "a = y { $n }  z", "two spaces"),
        ("said", "a = x { $n }", "nl", "a = y { $n }{ b }", "cannot be said"),
        ("said", "a = x { $n }", "nl", "a = y { $n } .", "before a mark"),
        ("limit", "choice-x = x", "nl", "choice-x = " + "lang " * 30, "at most 80"),
        (
            "name",
            "command-a = x\n .name = a\ncommand-b = y\n .name = b",
            "nl",
            "command-a = z\n .name = Een\ncommand-b = z\n .name = b",
            "lower case",
        ),
        (
            "name",
            "command-a = x\n .name = a\ncommand-b = y\n .name = b",
            "nl",
            "command-a = z\n .name = e\ncommand-b = z\n .name = e",
            "command-a too",
        ),
        (
            "command",
            "command-turn = x\n .name = turn\na = Use /turn.",
            "nl",
            "command-turn = z\n .name = beurt\na = Gebruik /turn.",
            "/beurt (/turn)",
        ),
        ("english", "a = Take your turn", "nl", "a = Neem your beurt", "your"),
        ("english", "a = Take your turn", "nl", "a = Take your turn", "your"),
        ("english", "a = Whole board", "nl", "a = Whole board", "same as in English"),
        ("english", "a = Take your turn", "ru", "a = Сделайте ваш turn", "turn"),
        (
            "name",
            "market-spa = Spa of Fleeting Pleasure",
            "fr",
            "market-spa = Spa des joies",
            "plaisirs fugaces",
        ),
        ("avoid", "a = 1 resource", "fr", "a = 1 ressource", "minerai"),
        ("avoid", "a = a market", "ru", "a = рынок", "заведение"),
        ("avoid", "a = Place a token", "nl", "a = Plaats een steen", "prestigesteen"),
        ("avoid", "a = Roll your workers", "nl", "a = Gooi je werkers", "werp"),
        ("set", "a = 3 artifacts of any kind", "nl", "a = 3 willekeurige artefacten", "naar keuze"),
        ("set", "a = The table can vote", "nl", "a = De tafel kan stemmen", "de anderen"),
        ("set", "a = Tell your host", "nl", "a = Vertel het aan wie de bot draait", "de beheerder"),
        ("set", "a = With the Theater", "nl", "a = Onder het Theater", "geldt de boete"),
        ("set", "a = When you retrieve", "nl", "a = Als je gratis terughaalt", "without its object"),
        ("set", "a = Which; all if left out", "nl", "a = Welke; anders alle", "laat leeg"),
        ("set", "a = Undo", "nl", "a = Terug te nemen", "ongedaan maken"),
        ("term", "a = Your worker", "fr", "a = Votre employé", "ouvrier"),
        ("set", "a = What do you pay?", "fr", "a = Que payez-vous ?", "breaking space"),
        ("set", "a = What do you pay?", "fr", "a = Que payez-vous?", "no space before"),
        ("set", "a = Time limit", "ru", "a = Время на вопрос", "время на ответ"),
        ("set", "a = Undo", "ru", "a = Несмотря на вскрытия", "what is revealed"),
        ("set", "a = After every draw", "ru", "a = После каждого взятия", "когда берут"),
        ("set", "a = Pay", "ru", "a = Можно получить 2 знания, чтобы взять", "повысить"),
        ("set", "a = Live", "ru", "a = Вживую", "в реальном времени"),
        ("set", "a = Host", "ru", "a = Это может ведущий", "организатор"),
        ("set", "a = Come back", "ru", "a = Сначала вернитесь — /ход", "командой"),
        ("set", "a = It leaves", "ru", "a = Последний не бежит", "сбегает"),
        ("set", "a = It's your turn", "ja", "a = あなたの 手番です", "a space between"),
        (
            "form",
            "good-food = food\ngood-gold = gold",
            "ru",
            "good-food = еда\n .acc = еду\ngood-gold = золото",
            "lacks the form .acc",
        ),
    ],
)
def test_a_check_finds_what_it_is_for(locales, name, english, language, ours, says):
    assert says in found(locales, english, language, ours).get(name, "nothing")


def test_missing_texts_are_found_in_a_single_file_too(locales):
    found(locales, "a = x\nb = y", "nl", "a = { $who }")
    assert [(one.id, one.check) for one in missing("nl")] == [("b", "missing")]


@pytest.mark.parametrize(
    ("english", "language", "ours"),
    [
        # The French word for a commodity is wrong for a resource; in a text about both, both words are right.
        ("a = 1 commodity or resource", "fr", "a = 1 ressource ou minerai"),
        ("a = an artifact market", "ru", "a = на рынке артефактов"),
        ("a = Hello { $n ->\n [one] worker\n *[other] workers\n }", "ja", "a = ワーカー"),
        (
            "a = { $n ->\n [one] x\n *[other] { $n }\n }",
            "ru",
            "a = { $n ->\n [one] и\n [few] { $n }\n *[many] { $n }\n }",
        ),
        ("# $name is the player.\na = Hi", "fr", "a = Salut { $name }"),
        ("# All of these know $position.\n\na = Hi", "fr", "a = Salut { $position }"),
        ("a = Who are you?", "fr", "a = Qui êtes-vous\u00a0?"),
        ("a = stone, water", "nl", "a = steen, water"),
        ("a = As my Discord", "ja", "a = Discordと同じ"),
        ("a = Open one", "ja", "a = 「/ゲーム 新規」で開けます"),
    ],
)
def test_correct_texts_have_no_findings(locales, english, language, ours):
    told = found(locales, english, language, ours)
    assert {name for name in told if name != "form"} == set()


def test_an_accepted_finding_is_not_reported(locales):
    english, ours = "a = Take your turn", "a = Neem your beurt"
    assert "english" in found(locales, english, "nl", ours)
    (locales / "nl" / "exceptions.toml").write_text('[accepted.english]\na = "a quotation"\n', "utf-8")
    assert "english" not in found(locales, english, "nl", ours)


def test_a_finding_names_the_line(locales):
    (locales / "en" / "a.ftl").write_text("# A comment.\na = x\n\nb = y\n    .c = { $n", "utf-8")
    assert [(one.file, one.line) for one in check("en")] == [("a.ftl", 4)]


# Made-up languages


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(KINDS))
def test_a_made_up_language_passes_the_checks(tmp_path, monkeypatch, language):
    with spoken(tmp_path, monkeypatch, language):
        wrong = [one for one in check(language) if one.error]
    # Its words are 40 % longer, which is too long for some labels.
    assert [str(one) for one in wrong if one.check not in ("limit", "name")] == []


def test_the_type_of_a_variable_is_derived_from_its_use():
    texts = {text.id: text for text in read(SOURCE_LANGUAGE)[0]}
    assert samples(texts["good-energy.count"])["n"][:3] == (2, 0, 1)
    for text in texts.values():
        tried = list(combinations(text))
        assert tried, text.id
        assert all(set(values) == text.variables for values in tried)


# The glossary


def test_every_form_in_the_glossary_finds_itself():
    for term, forms in glossary()["terms"].items():
        for language, form in forms.items():
            for one in form.split(" / "):
                assert pattern(form).search(one.replace("|", "")), (term, language)


def test_the_glossary_names_existing_messages():
    there = {text.id for text in read(SOURCE_LANGUAGE)[0]}
    assert set(glossary()["names"]) <= there
    for language, wrong in glossary()["avoid"].items():
        assert set(wrong) <= set(glossary()["terms"]), language
    for patterns in glossary()["typography"].values():
        for looks_like in patterns.values():
            re.compile(looks_like)
