"""Every language has every text that English has."""

from __future__ import annotations

import pytest

from bot.language.proofreading import missing
from bot.language.words import LANGUAGES, SOURCE_LANGUAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language):
    assert [str(one) for one in missing(language)] == []


def test_english_is_one_of_them():
    assert SOURCE_LANGUAGE in LANGUAGES
