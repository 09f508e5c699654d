"""Topics of the rules are found by what people type."""

from __future__ import annotations

import pytest

from bot.language.words import SOURCE_LANGUAGE, words
from cogs.lookup.rules_search import find, find_in_both


def test_rules_are_found_in_ones_own_language_and_in_english():
    for typed in ("坑夫", "トンネル", "ﾄﾝﾈﾙ"):
        assert find(typed, words("ja"))[0] == "tunnels"
    assert find("шахтеры", words("ru"))[0] == "tunnels"
    assert find_in_both("how do i win", words("ru"))[0] == find("how do i win", words(SOURCE_LANGUAGE))[0]


@pytest.mark.parametrize(
    ("topic", "typed"),
    [
        ("rolling", ("кости", "дайсы", "реролл")),
        ("knowledge", ("шкала знаний", "почему сбежал работник", "дезертир", "сумма знаний")),
        ("morale", ("боевой дух", "лимит карт", "сколько карт в руке")),
        ("tokens", ("жетоны влияния", "власть", "победные очки")),
        ("allegiance", ("лояльность", "верность", "репутация")),
        ("commodities", ("пища", "где взять еду")),
        ("tunnels", ("туннель", "копать", "где взять золото")),
        ("artifacts", ("рынок", "как взять артефакт")),
        ("tank", ("как нанять работника", "новый кубик")),
        ("bumping", ("выпихнуть", "клетка занята")),
        ("doubles", ("два одинаковых кубика",)),
        ("retrieving", ("снять работников", "забрать кубики")),
        ("construction", ("здание", "как построить")),
        ("setup", ("кто ходит первым", "сколько игроков")),
        ("turn", ("порядок хода", "пропустить ход")),
        ("trading", ("торговаться", "поменяться")),
        ("clocks", ("дедлайн", "отпуск", "онлайн", "афк")),
        ("voting", ("выгнать игрока", "кик")),
        ("undo", ("выйти из игры", "передумать", "откатить")),
        ("proof", ("рандом", "подкручено")),
        ("revised", ("второе издание", "отличия изданий")),
        ("readings", ("спорные моменты",)),
    ],
)
def test_russian_players_find_the_rules_by_their_own_words(topic: str, typed: tuple[str, ...]) -> None:
    assert {one: find(one, words("ru"))[:1] for one in typed} == {one: [topic] for one in typed}
