"""Letters that count as equal in what people type."""

from __future__ import annotations

from bot.language.folding import folded


def test_variants_of_a_letter_are_equal_and_different_letters_are_not():
    assert folded("Ёлка") == folded("елка") and folded("É’ œuf") == folded("e' oeuf")
    assert folded("ｶﾞ") == folded("が") == folded("ガ")
    assert folded("й") != folded("и") and folded("が") != folded("か")
    assert folded("ぱ") != folded("ば")
