"""`/log file:` contains what the reader may know; after the end, everything."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.engine.board import RECRUITS
from bot.fair.verify import verify
from bot.language.words import words
from bot.wording.chronicle import chronicle
from tests.cogs.fast_forward import finish, play_on
from tests.cogs.table import Table, said, shown

pytestmark = pytest.mark.slow


async def taken(result: Any, ending: str) -> str:
    [file] = shown(result).attachments
    assert result.ephemeral and file.filename.endswith(ending)
    text: str = (await file.read()).decode()
    return text


async def test_during_the_game_a_file_contains_what_its_reader_may_know(fair_table: Table) -> None:
    table = fair_table
    await table.start()
    await table.choose_recruits()
    position = await play_on(table, turns=6)
    secret = await table.bot.store.proofs.secret(position.game.id)
    assert secret is not None
    state = table.bot.games.loaded._loaded[position.game.id].match.copy_state()
    readers = [(table.people[seat.name], seat.seat) for seat in position.game.seats]
    for actor, seat in [*readers, (table.watcher, None)]:
        result = await actor.slash(table.channel, "log", file="json")
        assert "as far as you're allowed to know" in said(result)
        text = await taken(result, ".json")
        file = json.loads(text)
        assert file["seen_by"] == seat and secret not in text
        plain = await taken(await actor.slash(table.channel, "log", file="text"), ".txt")
        assert plain == chronicle(file, words("en")) and "**" not in plain and secret not in plain
        for player in state.players:
            for card in player.hidden:
                named = re.search(
                    rf"\b{card}\b", json.dumps(file["answers"])
                )  # whole words: `ian` is part of `euphorian`
                assert bool(named) == (player.seat == seat), card
                assert (words("en").recruit(card) in plain) == (player.seat == seat), card


async def test_after_the_end_everybody_gets_everything(fair_table: Table) -> None:
    table = fair_table
    await table.start()
    await table.choose_recruits()
    moved = await finish(table)
    result = await table.watcher.slash(table.channel, "log", file="json")
    assert "everything that was hidden" in said(result)
    file = json.loads(await taken(result, ".json"))
    assert verify(file).right and file["seen_by"] == "all"
    text = await taken(await table.watcher.slash(table.channel, "log", file="text"), ".txt")
    winner = moved.game.names[moved.winners[0]]
    assert text.startswith("The game begins: Ada and Bo.") and f"1. {winner}: 10 tokens placed" in text
    dealt = [e for row in await table.bot.games.log.rows(moved.game.id) for e in row.facts]
    hidden = [card for e in dealt if type(e).__name__ == "RecruitsChosen" for card in e.hidden]  # type: ignore[attr-defined]
    assert hidden and all(words("en").recruit(card) in text for card in hidden)


def test_the_json_contains_no_texts_of_a_language():
    """Its strings are ids, names, times and digests, but no texts from data/locales."""
    from tests.fair.games import a_file

    w = words("en")
    text = json.dumps(a_file())
    assert not any(w.recruit(card) in text for card in RECRUITS)
