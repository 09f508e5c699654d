"""Alt texts of pictures, within Discord's limit."""

from __future__ import annotations

import pytest

from cogs.kit.limits import MAX_ALT
from cogs.kit.pictures import clipped


@pytest.mark.parametrize("sentence", ["Ada won. ", "エイダの勝利。", "x" * 700 + ". "])
def test_a_long_alt_text_ends_with_a_sentence(sentence):
    alt = clipped(sentence * 300)
    assert MAX_ALT * 0.6 < len(alt) <= MAX_ALT
    assert alt.endswith(sentence.strip())


def test_a_short_alt_text_is_not_cut():
    assert clipped("Ada won") == "Ada won"
