"""Internal errors: a sentence, a code, and a report to the host without secrets."""

from __future__ import annotations

import logging

import pytest

from bot import __version__
from bot.games import Games
from bot.hosting.logs import configure_logging
from cogs.kit import apologies
from tests.cogs.fast_forward import play_on
from tests.cogs.table import Table, said, shown


class Broken(Exception):
    """An error whose text must not be shown, because it could name a card."""


@pytest.fixture
async def broken(playing: Table, monkeypatch: pytest.MonkeyPatch):
    """A table at which viewing the game fails. These errors are expected, so they do not fail the test."""
    await play_on(playing, turns=8)
    secret: list[str] = []
    original = Games.view

    async def fail(self: Games, game_id: int, seat: int | None) -> None:
        for number in range(2):
            secret.extend((await original(self, game_id, number)).me.hidden or ())
        raise Broken(f"hidden: {secret}")

    monkeypatch.setattr(Games, "view", fail)
    yield playing, secret
    assert playing.bot.unexpected_errors
    playing.bot.unexpected_errors.clear()


async def test_an_error_is_a_sentence_a_code_and_a_button(broken) -> None:
    table, secret = broken
    result = await table.people["Ada"].slash(table.channel, "status")
    text = said(result)
    assert "Something went wrong on my side" in text and shown(result).ephemeral
    assert all(card not in text for card in secret) and secret
    assert "Broken" not in text and "Traceback" not in text


async def test_without_a_channel_for_reports_the_host_finds_it_in_the_log(broken) -> None:
    table, _ = broken
    result = await table.people["Ada"].slash(table.channel, "status")
    code = said(result).split("error ")[1][:8]
    result = await table.people["Ada"].click(shown(result), label="Report")
    assert f"under {code}" in said(result)


async def test_the_host_gets_the_game_and_a_redacted_log(broken, monkeypatch) -> None:
    table, secret = broken
    office = table.guild.create_text_channel("office")
    await table.env.settle()
    settings = table.bot.settings.model_copy(update={"owner_channel": office.id})
    monkeypatch.setattr(table.bot, "settings", settings)
    game = (await table.position()).game
    result = await table.people["Ada"].slash(table.channel, "status")
    result = await table.people["Ada"].click(shown(result), label="Report")
    assert "The bot's host now has" in said(result)
    assert not shown(result).components
    (report,) = office.history()
    assert f"game {game.id}" in report.content
    log = (await report.attachments[0].read()).decode()
    assert "status" in log and "Broken" in log and f"version {__version__}" in log
    assert f"game {game.id}: running" in log and "WorkerPlaced" in log
    rows = await table.bot.games.log.rows(game.id)
    hidden = set(secret)
    for row in rows:
        for fact in row.facts:
            for name in fact.secret:
                hidden.update(getattr(fact, name))
    shown_to_all = {
        str(value) for row in rows for event in row.seen_by(None) for value in event.as_dict().values()
    }
    for card in hidden:
        if not any(card in value for value in shown_to_all):
            assert f'"{card}"' not in log and f"'{card}'" not in log
    for person in table.people.values():
        assert str(person.id) not in log
    for name in game.names:
        assert f'"{name}"' not in log and f"'{name}'" not in log


async def test_a_report_that_cannot_be_sent_causes_no_second_error(broken, monkeypatch) -> None:
    table, _ = broken
    settings = table.bot.settings.model_copy(update={"owner_channel": 123456789})
    monkeypatch.setattr(table.bot, "settings", settings)
    result = await table.people["Ada"].slash(table.channel, "status")
    before = len(table.bot.unexpected_errors)
    result = await table.people["Ada"].click(shown(result), label="Report")
    assert "The host will find it in the log" in said(result)
    assert len(table.bot.unexpected_errors) == before


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_in_the_log_names_no_card(form, capsys):
    root = logging.getLogger()
    before = root.handlers[:], root.level
    configure_logging("INFO", form)
    try:
        try:
            raise KeyError("maxime+ben") from ValueError("hand: ['book', 'bat'], at 'generator'")
        except KeyError:
            logging.getLogger("cogs.test").exception("error %s", "1234")
    finally:
        root.handlers, root.level = before
    written = capsys.readouterr().err
    assert "1234" in written and "KeyError" in written and "generator" in written
    # The traceback also quotes the source line above.
    for card in ("maxime", "'book'", "'bat'"):
        assert card not in written.replace("hand: ['[card]', '[card]']", "")


async def test_a_code_from_before_a_restart_still_leads_to_the_log(broken) -> None:
    table, _ = broken
    result = await table.people["Ada"].slash(table.channel, "status")
    apologies._errors.clear()
    result = await table.people["Ada"].click(shown(result), label="Report")
    assert "The host will find it in the log" in said(result)
