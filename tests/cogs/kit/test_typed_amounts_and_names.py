"""What people type in their own language, or in English: amounts, and names of cards and spaces."""

from __future__ import annotations

import pytest

from bot.language.words import SOURCE_LANGUAGE, words
from cogs.kit.completion import matching, resolve
from cogs.kit.replies import Sorry
from cogs.kit.typed_things import read_things
from cogs.lookup.cards import CARDS


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "2 energy, book", {"energy": 2, "book": 1}),
        ("en", "2 energy and 1 gold", {"energy": 2, "gold": 1}),
        ("en", "３ ＷＡＴＥＲ; 2x book", {"water": 3, "book": 2}),
        ("en", "2 bunches of balloons", {"balloons": 2}),
        ("ru", "2 энергии", {"energy": 2}),
        ("ru", "энергию, 5 книг", {"energy": 1, "book": 5}),
        ("ru", "2 энергии и 1 книга", {"energy": 2, "book": 1}),
        ("ru", "Плюшевый мишка, 2 energy", {"bear": 1, "energy": 2}),
        ("fr", "2 d'eau", {"water": 2}),
        ("fr", "2 d’énergie et 1 livre", {"energy": 2, "book": 1}),
        ("fr", "2 ENERGIE, 1 gold", {"energy": 2, "gold": 1}),
        ("nl", "2 energie en 1 boek", {"energy": 2, "book": 1}),
        ("nl", "2 boeken, energie", {"energy": 1, "book": 2}),
        ("ja", "エネルギー2個、本1枚", {"energy": 2, "book": 1}),
        ("ja", "エネルギー２、石材", {"energy": 2, "stone": 1}),
        ("ja", "ｴﾈﾙｷﾞｰ2", {"energy": 2}),
        ("ja", "2個のエネルギー", {"energy": 2}),
        ("ja", "2 energy、book", {"energy": 2, "book": 1}),
        ("ja", "エネルギー2個と本を1枚", {"energy": 2, "book": 1}),
        ("ja", "石材三個 本のカード２枚", {"stone": 3, "book": 2}),
        ("ja", "本×2・石材1コ", {"book": 2, "stone": 1}),
        ("ja", "エネルギーを2個、本を1枚ください", {"energy": 2, "book": 1}),
        ("en", "2 teddy, balloon", {"bear": 2, "balloons": 1}),
        ("en", "two energy, a pair of glasses", {"energy": 2, "bifocals": 1}),
        ("fr", "2 pièces d’or et un ours", {"gold": 2, "bear": 1}),
        ("fr", "deux briques", {"clay": 2}),
        ("nl", "twee stenen en een bril", {"stone": 2, "bifocals": 1}),
        ("nl", "3 stuks eten", {"food": 3}),
        ("ru", "две энергии, пару очков", {"energy": 2, "bifocals": 1}),
        ("ru", "3 штуки золота и два мишки", {"gold": 3, "bear": 2}),
        ("ru", "2 плюшевых медведя, любая книга", {"bear": 2, "book": 1}),
        ("ru", "провизию и бейсбольные биты", {"food": 1, "bat": 1}),
        ("ja", "食料2個", {"food": 2}),
        ("ja", "本みっつ、めがね", {"book": 3, "bifocals": 1}),
        ("ja", "石ふたつとレンガ1つ", {"stone": 2, "clay": 1}),
    ],
)
def test_amounts_are_read_in_every_language_and_in_english(language, typed, meant):
    assert read_things(typed, words(language)) == meant


@pytest.mark.parametrize(
    ("language", "typed", "sorry"),
    [
        ("en", "2 fish", "trade-what"),
        ("fr", "2 d'eaux vives", "trade-what"),
        ("ru", "2 3 энергии", "trade-what"),
        ("en", "123 energy", "trade-what"),
        ("ja", "、、", "trade-nothing"),
        ("ja", "何か2個", "trade-what"),
        ("ja", "本100枚", "trade-what"),
        ("ja", "本2枚と何か", "trade-what"),
    ],
)
def test_text_that_is_not_an_amount_is_refused(language, typed, sorry):
    with pytest.raises(Sorry) as refused:
        read_things(typed, words(language))
    assert refused.value.message == sorry


def choices(language: str) -> list[tuple[str, str]]:
    return [(card.name(words(language)), card.value) for card in CARDS]


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("fr", "spa des plaisirs", "market:spa"),
        ("fr", "gary l'electricien", "recruit:gary"),
        ("fr", "fleeting pleasure", "market:spa"),
        ("ru", "ковчег расколотых", "space:ark"),
        ("ru", "спа мимолетного", "market:spa"),
        ("ja", "遊戯学者", "recruit:ben"),
        ("ja", "ﾍﾞﾝ", "recruit:ben"),
        ("ja", "べん", "recruit:ben"),
        ("ja", "Ludologist", "recruit:ben"),
        ("en", "FREE PRESS", "space:free_press"),
        ("en", "ben ludologist", "recruit:ben"),
        ("ru", "театр пропаганды", "market:theater"),
    ],
)
def test_cards_are_found_in_ones_own_language_and_in_english(language, typed, card):
    own, english = choices(language), choices(SOURCE_LANGUAGE)
    assert resolve(own, typed, "reference-no-card", english) == card
    offered = matching(own, typed, english)
    assert [choice.value for choice in offered] == [card]
    assert offered[0].name == dict((value, name) for name, value in own)[card], (
        "the card must be shown in the reader's own language"
    )
