"""Pictures are tested in every language we have, and in made-up ones that are longer or use other scripts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.language.words import LANGUAGES
from tests.languages import KINDS, spoken

ENOUGH = 5
"""The number of languages to test; made-up ones are added while there are fewer."""
LOOKED_AT = LANGUAGES if len(LANGUAGES) >= ENOUGH else (*LANGUAGES, *KINDS)


@pytest.fixture(scope="module", params=LOOKED_AT)
def language(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    code: str = request.param
    if code in LANGUAGES:
        yield code
        return
    with (
        pytest.MonkeyPatch.context() as patched,
        spoken(tmp_path_factory.mktemp("locales"), patched, code),
    ):
        yield code
