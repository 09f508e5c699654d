"""Every language has every text that English has."""

from __future__ import annotations

import pytest

from data.proofreading import missing
from data.words import LANGUAGES, SOURCE_LANGUAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language):
    assert [str(one) for one in missing(language)] == []


def test_english_is_one_of_them():
    assert SOURCE_LANGUAGE in LANGUAGES
