"""Decisions of the host in the shell, carried out and announced by the running bot or by the next one."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import parser_of
from bot.commands import admin
from bot.hosting.errors import HostError
from bot.store import sqlite_files
from bot.store.sqlite import SQLite
from bot.store.versions import migrations
from tests.cogs.fast_forward import play_on
from tests.cogs.table import Table
from tests.resilience.wire.bot_process import ROOT, BotProcess
from tests.resilience.wire.wire import Wire
from tests.shell import run


async def ordered(table: Table, *words: str, wait: float = 0.0) -> bool:
    """Run `python -m bot admin …` next to the bot, and let the bot notice it."""
    arguments = parser_of("admin")[0].parse_args(
        ["admin", "--database", str(table.path), "--wait", str(wait), *words]
    )
    return await admin.decide(arguments)


@pytest.fixture
async def hosted(tmp_path: Path) -> AsyncIterator[Table]:
    """A game of two people at its first turn, with a bot that checks for the host's decisions."""
    created = await Table.create(tmp_path / "games.sqlite3", hear_host=True)
    await created.start()
    await created.choose_recruits()
    yield created
    await created.clear()


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Log entries about the host's decisions: (game, text)."""
    said = [(record, record.getMessage().partition("the host decided: ")[2]) for record in caplog.records]
    return [(str(getattr(record, "game", "")), what) for record, what in said if what]


async def seen_by_the_bot(table: Table) -> None:
    await table.env.advance_time(6)


async def test_a_pause_is_carried_out_announced_and_logged(
    hosted: Table, caplog: pytest.LogCaptureFixture
) -> None:
    game = str((await hosted.position()).game.id)
    assert await ordered(hosted, "pause", game) is False, "the bot cannot have seen the decision yet"
    await seen_by_the_bot(hosted)
    assert (await hosted.position()).game.status == "paused"
    assert "The person who runs this bot has decided." in hosted.messages[-1].content
    assert "The game is paused" in hosted.messages[-1].content
    assert logged(caplog) == [(game, "pause")]
    with pytest.raises(HostError, match="is paused already"):
        await ordered(hosted, "pause", game)
    with pytest.raises(HostError, match=r"There is no game 900: .* lists those that are open"):
        await ordered(hosted, "pause", "900")
    await ordered(hosted, "resume", game)
    await seen_by_the_bot(hosted)
    assert (await hosted.position()).game.status == "running"
    posted = len(hosted.messages)
    await seen_by_the_bot(hosted)
    assert len(hosted.messages) == posted, "the decision must be announced once"


async def test_an_announcement(hosted: Table, caplog: pytest.LogCaptureFixture) -> None:
    game = str((await hosted.position()).game.id)
    await ordered(hosted, "announce", game, "  Tonight the bot moves to another server. @everyone ")
    await seen_by_the_bot(hosted)
    said = hosted.messages[-1]
    assert said.content.endswith("Tonight the bot moves to another server. @everyone")
    assert not said.mention_everyone
    assert logged(caplog) == [(game, "announce")]
    with pytest.raises(HostError, match="1 to 1500 characters, this has 0"):
        await ordered(hosted, "announce", game, "   ")


async def test_going_back_to_a_turn(hosted: Table, caplog: pytest.LogCaptureFixture) -> None:
    await play_on(hosted, turns=4)
    before = await hosted.position()
    game = str(before.game.id)
    with pytest.raises(HostError, match="no turn 900 to go back to"):
        await ordered(hosted, "rewind", game, "900")
    turn = (await hosted.bot.games.play.turn_starts(before.game.id))[1][1]
    await ordered(hosted, "rewind", game, str(turn))
    await seen_by_the_bot(hosted)
    after = await hosted.position()
    assert after.revision > before.revision and after.length < before.length
    assert logged(caplog) == [(game, "undo")]


async def test_a_seat_is_freed_after_a_restart_and_the_game_ended(
    hosted: Table, caplog: pytest.LogCaptureFixture
) -> None:
    game = str((await hosted.position()).game.id)
    with pytest.raises(HostError, match="called Nobody: there are Ada, Bo"):
        await ordered(hosted, "replace", game, "Nobody")
    await ordered(hosted, "replace", game, "bo")
    await hosted.restart()
    await hosted.env.advance_time(1)
    offer = hosted.messages[-1]
    assert "take **Bo**'s seat" in offer.content
    await hosted.watcher.click(offer, label="Take the seat")
    assert {seat.name for seat in (await hosted.position()).game.seats} == {"Ada", "Wim"}
    await ordered(hosted, "end", game)
    await seen_by_the_bot(hosted)
    assert (await hosted.bot.games.game(int(game))).status == "ended"
    for words in (("end", game), ("end", "999")):
        with pytest.raises(HostError):
            await ordered(hosted, *words)
    assert logged(caplog) == [(game, "replace"), (game, "end")]


async def test_the_file_of_an_older_bot_is_not_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.sqlite3"
    await (await SQLite.open(path)).close()
    newer = (*migrations(), "ALTER TABLE games ADD COLUMN theme TEXT;")
    monkeypatch.setattr(sqlite_files, "migrations", lambda: newer)
    words = ["admin", "--database", str(path), "--wait", "0", "end", "1"]
    with pytest.raises(HostError, match="is of an older version: stop the bot"):
        await admin.decide(parser_of("admin")[0].parse_args(words))
    assert sqlite_files.is_older(path)


@pytest.mark.slow
async def test_the_shell_waits_until_a_bot_has_carried_it_out(tmp_path: Path) -> None:
    """The bot and `python -m bot admin` in two processes."""
    async with (
        Wire(people=2) as wire,
        BotProcess(wire, tmp_path / "games.sqlite3", "hears").with_game() as bot,
    ):
        shell = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "admin", "--database", str(bot.path), "pause", "1"),
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        told, _ = await shell.communicate()
        assert told == b"Done and announced in the channel.\n" and shell.returncode == 0
        assert "The game is paused" in wire.channel[-1]["content"]


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    missing = tmp_path / "missing.sqlite3"
    for words in (("admin", "end", "1"), ("games",), ("export", "1"), ("check",), ("backup",)):
        result = run(*words[:1], "--database", str(missing), *words[1:])
        assert result.returncode != 0 and f"There is no database at {missing}" in result.stderr, words
    assert not missing.exists()
