"""What the logs contain."""

from __future__ import annotations

import logging

import pytest

from bot.hosting.logs import about_game, configure_logging


@pytest.fixture
def logging_put_back():
    root = logging.getLogger()
    handlers, level, chatter = root.handlers[:], root.level, logging.getLogger("discord").level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("discord").setLevel(chatter)


@pytest.mark.parametrize("form", ["text", "json"])
def test_logs_carry_the_game_and_never_the_token(form, capsys, logging_put_back):
    configure_logging("INFO", form, secrets=("abc.def.ghi", ""))
    with about_game(17):
        try:
            raise RuntimeError("401 for abc.def.ghi")
        except RuntimeError:
            logging.getLogger("bot.tables").exception("could not post with %s", "abc.def.ghi")
    logging.getLogger("bot.tables").info("no game here")
    logged = capsys.readouterr().err
    assert "abc.def.ghi" not in logged
    assert logged.count("[secret]") >= 2
    first, *_, last = logged.splitlines()
    assert ("[game 17]" if form == "text" else '"game": "17"') in first
    assert "game 17" not in last and '"game"' not in last
    assert "RuntimeError" in logged
