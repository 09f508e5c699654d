"""An unmodified file passes, and every change to it is found."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from bot.engine.prompts import CHANCE
from bot.fair import derivation
from bot.fair.log import Missing, Unreadable, digest_of, epochs_of, fingerprint, lines_of, logs_of
from bot.fair.verify import Wrong, verify, wrong_in
from tests.engine.playing import Table

from .games import Played, a_file

pytestmark = pytest.mark.slow


def sealed(file: dict[str, Any]) -> dict[str, Any]:
    """The file as a cheater would write it, with new digits of the running hash, fingerprint and digest."""
    relogged(file)
    file["proof"]["fingerprint"] = fingerprint(lines_of(file))
    return redigested(file)


def relogged(file: dict[str, Any]) -> None:
    """Compute the running hash again. The rolls that follow a changed row are then wrong."""
    proof = file["proof"]
    with contextlib.suppress(Missing):
        logs = logs_of(lines_of(file), epochs_of(file))
        rows = {(row["revision"], row["seq"]): row for row in file["undone"]}
        rows |= {(file["game"]["revision"], row["seq"]): row for row in file["answers"]}
        log = derivation.begin_log(proof["secret"], proof["seed"])
        for revision, one in enumerate(logs):
            for line in one.lines[one.shared :]:
                given = (line.seat, line.source, line.key, line.answer, line.press)
                log = derivation.log_after(log, revision, line.seq, *given)
                rows[line.revision, line.seq]["log"] = log[: derivation.DIGITS]


def redigested(file: dict[str, Any]) -> dict[str, Any]:
    return file | {"digest": digest_of(file)}


Way = tuple[str | int, ...]


def leaves(value: Any, path: Way = ()) -> Iterator[Way]:
    """The paths of all values in a file; an empty list or dictionary counts as a value."""
    items = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    )
    if items is None or not value:
        yield path
        return
    for key, item in items:
        yield from leaves(item, (*path, key))


def changed(file: dict[str, Any], path: Way) -> dict[str, Any]:
    """A copy with a different value at this path."""
    copy: Any = json.loads(json.dumps(file))
    place = copy
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = other(place[path[-1]])
    return cast(dict[str, Any], copy)


def is_right(file: dict[str, Any]) -> bool:
    try:
        return verify(file).right
    except Unreadable:
        return False


def is_found(file: dict[str, Any]) -> bool:
    """Like `is_right`, but stops at the first mismatch."""
    try:
        return next(wrong_in(file), None) is not None
    except (Unreadable, KeyError, TypeError, ValueError):
        return True


UNPROVEN = {"game.id", "game.pace", "game.ended_why", "game.created", "seats.#.computer", "answers.#.at"}
"""Values that follow from neither the rules nor anything shown on Discord: only the digest finds a change of them."""


def test_every_value_of_a_file_is_checked():
    """Every changed value is found; with a recomputed digest, all except the unproven values."""
    game = Played(Table(5, 2, wandering=40))
    for steps in (70, 50):
        for _ in range(steps):
            game.step()
        if not game.revision:
            game.go_back(2)
    file = game.file()
    assert verify(file).right
    kinds: dict[str, list[Way]] = {}
    for way in leaves(file):
        kind = ".".join("#" if isinstance(step, int) else step for step in way)
        kinds.setdefault(kind, []).append(way)
    rng, unnoticed = random.Random(1), set()
    for kind, ways in kinds.items():
        one = changed(file, rng.choice(ways))
        assert is_found(one), kind
        if kind != "digest" and is_right(redigested(one)):
            unnoticed.add(kind)
    assert unnoticed == UNPROVEN
    assert len(kinds) > 100


@pytest.mark.parametrize("name", ["answers", "seats", "undone", "proof.draws"])
def test_duplicated_rows_are_found(name):
    file = a_file()
    place: Any = file
    for step in name.split("."):
        place = place[step]
    place.append(place[-1])
    assert is_found(sealed(file))


def test_changed_events_are_found():
    """A changed event is found even if everything that can be recomputed is recomputed."""
    file = a_file()
    row = next(row for row in file["answers"] if any(one["event"] == "DiceRolled" for one in row["events"]))
    row["events"] = []
    assert [(wrong.what, wrong.seq) for wrong in verify(sealed(file)).wrong] == [("events", row["seq"])]
    file = a_file()
    file["table"]["built"] = {}
    assert verify(sealed(file)).wrong == (Wrong("table"),)
    file = a_file()
    file["seats"][0]["tokens_left"] += 1
    assert verify(sealed(file)).wrong == (Wrong("winners"),)


def other(value: Any) -> Any:
    """A different value of the same type."""
    if isinstance(value, bool) or value is None:
        return "changed"
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [other(value[0]), *value[1:]] if value else ["changed"]
    return {key: other(item) for key, item in value.items()} if value else {"changed": 1}


@pytest.mark.parametrize(("seed", "players", "returns"), [(1, 3, 2), (2, 2, 0), (3, 6, 5)])
def test_an_unmodified_file_passes(seed, players, returns):
    file = a_file(seed, players, returns)
    verdict = verify(file)
    assert verdict.right, verdict.wrong
    assert verdict.returns == returns
    assert verdict.answers == len(file["answers"]) + len(file["undone"])
    assert verdict.draws == len(file["proof"]["draws"])


def test_after_an_undo_rolls_differ():
    """The same moves with different rolls and draws."""
    drawn = []
    for seed in range(6):
        game = Played(Table(seed, 3))
        for _ in range(120):
            game.step()
        before = list(game.log)
        game.go_back(5)
        while (line := before[len(game.log)]).seat != CHANCE:
            game.step(line.answer)
        game.step()
        drawn.append((line.answer, game.log[-1].answer))
    assert any(one != another for one, another in drawn), drawn


def test_an_abandoned_game():
    game = Played(Table(5, 2))
    for _ in range(80):
        game.step()
    assert verify(json.loads(json.dumps(game.file()))).right


@pytest.mark.parametrize("rows", ["answers", "undone"])
@pytest.mark.parametrize("name", ["seat", "source", "key", "answer"])
def test_every_changed_row_is_found(rows, name):
    file = a_file(seed=3)  # a short game, because the whole file is checked for each of its rows
    for row in file[rows]:
        before = row[name]
        row[name] = other(before)
        assert any(wrong.what != "file" for wrong in wrong_in(file)), row
        row[name] = before
    assert verify(file).right


def test_every_changed_roll_is_found_whatever_the_fingerprint_says():
    file = a_file()
    for row in [*file["answers"], *file["undone"]]:
        if row["seat"] == CHANCE:
            before = row["answer"]
            row["answer"] = other(before)
            wrong = next(wrong_in(sealed(file)))
            assert (wrong.what, wrong.seq) == ("draw", row["seq"])
            row["answer"] = before
            relogged(file)


def test_a_changed_deck_is_found():
    file = a_file()
    for draw in file["proof"]["draws"][::9]:
        before = draw["deck"]
        draw["deck"] = before | {"zzz": 1}
        wrong = next(wrong_in(redigested(file)))
        assert wrong.what in ("draw", "rules"), draw
        draw["deck"] = before


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("secret", "secret"),
        ("commitment", "secret"),
        ("seed", "seed"),
        ("mixed", "seed"),
        ("fingerprint", "fingerprint"),
    ],
)
def test_every_changed_value_is_found(name, found):
    file = a_file()
    file["proof"][name] = other(file["proof"][name])
    assert Wrong(found) in verify(file).wrong


def test_another_secret_for_the_same_game_does_not_pass():
    file = a_file()
    proof = file["proof"]
    proof["secret"] = "cd" * 32
    proof["commitment"] = derivation.commitment(proof["secret"])
    assert {wrong.what for wrong in verify(redigested(file)).wrong} == {"draw", "log"}


@pytest.mark.parametrize("rows", ["answers", "undone"])
def test_a_missing_row_is_found(rows):
    for n in (0, 5, -1):
        file = a_file()
        del file[rows][n]
        assert not verify(file).right


def test_a_hidden_roll_is_found_whatever_the_fingerprint_says():
    hidden = 0
    for file in [a_file(seed, 3, 4) for seed in range(3)]:
        for row in [row for row in file["undone"] if row["seat"] == CHANCE]:
            left = [
                one for one in file["undone"] if one["revision"] != row["revision"] or one["seq"] < row["seq"]
            ]
            if any(one["revision"] == row["revision"] for one in left):
                changed = sealed(file | {"undone": left})
                assert any(wrong.what == "missing" for wrong in wrong_in(changed))
                hidden += 1
    assert hidden > 5


def test_a_hidden_undo_is_found():
    """A cheater removes undone answers, as if the players had never seen them."""
    file = a_file()
    file["undone"] = [row for row in file["undone"] if row["revision"] == 0]
    file["game"]["revision"] = 1
    assert not verify(sealed(file)).right
    file = a_file()
    file["undone"] = [row for row in file["undone"] if row["revision"] != 0]
    assert any(wrong.what == "missing" for wrong in verify(sealed(file)).wrong)


def test_another_winner_is_found():
    file = a_file()
    for seat in file["seats"]:
        seat["won"] = not seat["won"]
    assert verify(redigested(file)).wrong == (Wrong("winners"),)


def test_an_illegal_move_is_found():
    file = a_file()
    row = next(row for row in file["answers"] if row["key"] == "act" and row["seq"] > 60)
    row["answer"] = "place:6:moon"
    wrong = verify(sealed(file)).wrong
    assert row["seq"] in [one.seq for one in wrong if one.what == "rules"]
    assert {one.what for one in wrong} == {"rules", "draw"}, "every later roll would be another one"


def test_a_turn_undone_by_a_corrected_rule():
    """The answers no longer fit the rules, so only their rolls are checked; how many they are is part of the
    verdict, because their legality is not proved."""
    game = Played(Table(1, 3, wandering=40))
    for _ in range(100):
        game.step()
    game.outdated = True
    for _ in range(4):
        game.step()
    game.go_back(4, why="rules_changed")
    game.outdated = False
    while not game.match.over:
        game.step()
    verdict = verify(game.file())
    assert verdict.right, verdict.wrong
    assert verdict.changed == len(game.undone) > 2


@pytest.mark.parametrize(
    "file",
    [
        None,
        [],
        {"format": 1},
        {"format": 2, "proof": None},
        {"format": 2, "proof": {"secret": None}},
        {"format": 2, "proof": {"secret": "x"}},
        {
            "format": 2,
            "proof": {"secret": "x", "draws": []},
            "game": {"revision": 0},
            "undone": [],
            "answers": [],
        },
    ],
)
def test_files_that_are_not_games_are_refused(file):
    with pytest.raises(Unreadable):
        verify(file)


def test_checking_needs_no_database():
    """Checking a game needs only the engine and the standard library."""
    import subprocess
    import sys

    code = (
        "import sys, bot.fair.verify; "
        "assert not {'aiosqlite', 'discord', 'PIL', 'bot.store', 'bot.games'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
