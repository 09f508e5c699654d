"""The recorded games, played again answer by answer."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.board import RECRUITS
from bot.engine.events import Refused
from bot.engine.prompts import Ask
from bot.engine.state import VARIANTS

from .recording import EDITIONS, FOLDER, Recorder, golden_tables, read, record

TABLES = dict(golden_tables())
AFTER_A_RULE_CHANGE = "after a deliberate rule change record it again: make golden"


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_a_recorded_game_is_played_again_exactly(name):
    text = (FOLDER / f"{name}.jsonl").read_text("utf-8")
    table, turns, _ = read(text)
    recorder = Recorder(TABLES[name])
    for number, (digest, *answers) in enumerate(turns):
        where = f"turn {number}" if number else "the set-up"
        for answer in answers:
            try:
                recorder.answer(answer)
            except Refused as refused:
                pytest.fail(f"{answer!r} in {where} is now refused: {refused.reason}; {AFTER_A_RULE_CHANGE}")
        now = recorder.lines[-1] if len(recorder.lines) == number + 1 else ["?"]
        assert now == [digest, *answers], f"{where} now ends differently; {AFTER_A_RULE_CHANGE}"
    assert recorder.match.over
    assert recorder.text() == text
    assert table["players"] == TABLES[name].players


def test_the_folder_holds_the_golden_games_and_nothing_else():
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.jsonl" for name in TABLES}


def test_they_cover_every_number_of_players_printing_and_variant():
    assert len(TABLES) >= 24
    games = list(TABLES.values())
    for players in range(2, 7):
        for edition in EDITIONS:
            here = [t.variants for t in games if (t.players, t.edition) == (players, edition)]
            assert {(), VARIANTS} <= set(here)
    for variant in VARIANTS:
        assert {t.edition for t in games if t.variants == (variant,)}, variant


@pytest.mark.slow
def test_they_cover_every_kind_of_question_and_every_recruit():
    asked: Counter[str] = Counter()
    active: dict[str, set[str]] = {edition: set() for edition in EDITIONS}
    for name, table in TABLES.items():
        recorder = Recorder(table)
        for _, *answers in read((FOLDER / f"{name}.jsonl").read_text("utf-8"))[1]:
            for answer in answers:
                asked.update(prompt.ask for prompt in recorder.match.prompts[:1])
                recorder.answer(answer)
        for player in recorder.match.view(None).players:
            active[table.edition] |= set(player.recruits)
    assert set(asked) == set(Ask.__args__)  # type: ignore[attr-defined]
    assert active["classic"] | active["revised"] == set(RECRUITS)


def test_recording_an_unchanged_game_again_gives_the_same_file():
    name = next(iter(TABLES))
    text = (FOLDER / f"{name}.jsonl").read_text("utf-8")
    assert record(TABLES[name], text) == text


def test_answers_after_a_rule_change_are_replaced():
    """As after a rule change: what fits stays, the rest of the game is played again to its end."""
    name = next(iter(TABLES))
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines(keepends=True)
    lines[20] = '["00000000","place:0:nowhere"]\n'
    again = record(TABLES[name], "".join(lines)).splitlines(keepends=True)
    assert again[:20] == lines[:20]
    assert read("".join(again))[2]["winners"]
