"""Topics of the rules are found by what people type."""

from __future__ import annotations

from cogs.lookup.rules_search import find, find_in_both
from data.words import SOURCE_LANGUAGE, words


def test_rules_are_found_in_ones_own_language_and_in_english():
    for typed in ("坑夫", "トンネル", "ﾄﾝﾈﾙ"):
        assert find(typed, words("ja"))[0] == "tunnels"
    assert find("шахтеры", words("ru"))[0] == "tunnels"
    assert find_in_both("how do i win", words("ru"))[0] == find("how do i win", words(SOURCE_LANGUAGE))[0]
