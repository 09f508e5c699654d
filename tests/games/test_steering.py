"""What somebody who can read the database, or even change it, would try: to know a roll beforehand, to choose one, or
to play some moves again. The rolls do not let them, or the channel has seen something else."""

from __future__ import annotations

import itertools
import json
import random
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine.events import Refused
from bot.engine.prompts import CHANCE
from bot.fair import derivation
from bot.fair.log import Deck
from bot.fair.verify import verify
from bot.games import Games, Moved, Stale
from bot.games.epochs import renew_all
from bot.store import Store
from bot.store.records import Kind
from tests.databases import Place

from .helpers import NAMES, USERS, answer_one, choose, seat_at

pytestmark = pytest.mark.slow

HIDDEN = "several words no one would guess"


@pytest.fixture
async def fair(place: Place) -> AsyncIterator[Games]:
    """Tables as in the bot, without test dice."""
    games = Games(await Store.open(place))
    yield games
    await games.store.close()


async def begun(games: Games, channel: int = 1) -> Moved:
    game = await games.lobby.open(guild_id=9, channel_id=channel, host_id=USERS[0], name=NAMES[0])
    await games.lobby.join(game.id, USERS[1], NAMES[1], interaction_id=77)
    return await games.lobby.start(game.id, user_id=USERS[0], interaction_id=77 + channel)


async def press_on(
    games: Games, moved: Any, answers: int, *, first: int = 1000, seed: int = 3
) -> tuple[Any, list[str]]:
    """Answer by presses with the ids from `first` on; returns also the digits that the channel is shown."""
    rng, shown = random.Random(seed), []
    for press in range(first, first + answers):
        if moved.over:
            break
        moved = await answer_one(games, moved, rng, interaction_id=press)
        shown.append(moved.digits)
    return moved, shown


async def rolls(games: Games, game_id: int, since: int = 0) -> list[Any]:
    return [row.answer for row in await games.log.rows(game_id, since=since) if row.seat == CHANCE]


async def ended(games: Games, game_id: int) -> dict[str, Any]:
    await games.lifecycle.end(game_id, "table")
    file: dict[str, Any] = json.loads(json.dumps(await games.files.of(game_id)))
    return file


async def copies(path: Path, number: int) -> list[Games]:
    found = []
    for n in range(number):
        copy = path.with_name(f"copy{n}.sqlite3")
        shutil.copy(path, copy)
        found.append(Games(await Store.open(copy)))
    return found


async def test_the_database_does_not_tell_the_next_roll(tmp_path: Path) -> None:
    """The same game, the same moves, other presses: other rolls. With the same presses they are the same."""
    path = tmp_path / "games.sqlite3"
    games = Games(await Store.open(path))
    moved, _ = await press_on(games, await begun(games), 8)
    await games.store.close()
    found = []
    for one, first in zip(await copies(path, 3), (5000, 6000, 5000), strict=True):
        rng, position = random.Random(4), await one.position(moved.game.id)
        roll: list[Any] = []
        press = itertools.count(first)
        while not roll:
            position = await answer_one(one, position, rng, interaction_id=next(press))  # type: ignore[arg-type]
            roll = await rolls(one, moved.game.id, moved.length)
        for _ in range(12):
            position = await answer_one(one, position, rng, interaction_id=next(press))  # type: ignore[arg-type]
        found.append((roll[0], await rolls(one, moved.game.id, moved.length)))
        assert verify(await ended(one, moved.game.id)).right
        await one.store.close()
    assert found[0] == found[2]
    assert found[0][1] != found[1][1]


async def test_retrieving_and_undoing_does_not_choose_a_roll(fair: Games) -> None:
    """Whoever knows the secret computes after how many undos the dice would fall well, and retrieves then. The press
    that rolls them is part of the roll, and nobody knows its id before."""
    moved, _ = await press_on(fair, await begun(fair), 10)
    game, rng, presses = moved.game.id, random.Random(9), itertools.count(90_000)
    secret, seed = await fair.store.proofs.secret(game), moved.game.seed
    assert secret is not None and seed is not None
    rolled, foreseen = 0, [0, 0]
    while rolled < 12 and not moved.over:
        prompt = rng.choice(moved.prompts)
        before, at = moved, moved.length
        answer: Any = choose(prompt, rng)
        moved = await fair.play.answer(
            game, prompt.seat, [answer], user_id=USERS[prompt.seat], interaction_id=next(presses)
        )
        rows = await fair.log.rows(game, since=at)
        if len(rows) < 2 or rows[1].key != "dice":
            continue
        # Everything that the database holds before the press, and the answer; but the press can only be guessed.
        log = derivation.log_after(
            str(before.log_hash), before.revision, at, prompt.seat, "player", prompt.key, answer, 90_000 - 1
        )
        places = (
            derivation.place(seed, before.revision, at + 1, log, 90_000 - 1),
            derivation.place(seed, before.revision, at + 1, log, None),
        )
        dice = Deck("dice", len(rows[1].answer), {})
        rolled += 1
        for n, place in enumerate(places):
            foreseen[n] += derivation.draw(dice, secret, place) == rows[1].answer
    assert rolled == 12 and max(foreseen) < 12, foreseen


async def test_a_rewritten_log_contradicts_the_channel(fair: Games) -> None:
    """The host deletes the last rows, as if they had never been, and the game goes on otherwise. Even with a running
    hash that fits, the digits that were posted are not in the file."""
    moved, seen = await press_on(fair, await begun(fair), 20)
    game, length = moved.game.id, moved.length
    later, posted = await press_on(fair, moved, 15, first=2000)
    assert later.revision == moved.revision
    rows = await fair.log.rows(game)
    write = fair.store.database.write
    await write("DELETE FROM answers WHERE game_id = ? AND seq >= ?", (game, length))
    await write("DELETE FROM checkpoints WHERE game_id = ? AND seq > ?", (game, length))
    await write("DELETE FROM draws WHERE game_id = ? AND seq >= ?", (game, length))
    await write("UPDATE games SET log_hash = ? WHERE id = ?", (rows[length - 1].hash, game))
    fair.loaded.drop(game)
    position = await fair.position(game)
    _, other = await press_on(fair, position, 15, first=3000, seed=8)
    file = await ended(fair, game)
    assert verify(file).right, "from the file alone it cannot be known"
    told = {row["log"] for row in [*file["answers"], *file["undone"]]}
    assert {*seen, *other} <= told
    assert not {*posted} & told, "whoever compares with the channel knows it"


async def test_an_honest_file_contains_all_digits_that_were_shown(fair: Games) -> None:
    moved, shown = await press_on(fair, await begun(fair), 25)
    game = moved.game.id
    to, *_ = (await fair.play.turn_starts(game))[1]
    moved = await fair.play.rewind(game, to, interaction_id=1999)
    shown.append(str(moved.digits))
    moved, more = await press_on(fair, moved, 25, first=2000)
    file = await ended(fair, game)
    assert verify(file).right
    assert {*shown, *more} <= {row["log"] for row in [*file["answers"], *file["undone"]]}
    assert all(len(digits) == derivation.DIGITS for digits in shown)
    presses = {row["press"] for row in file["answers"]}
    assert {"78", "1000", "2024"} <= presses, "exported row by row"


async def test_digits_tell_nothing_to_who_guesses_hidden_answers(fair: Games) -> None:
    """Everybody knows the seed and may try every answer. Without the secret the hash before it is unknown."""
    moved = await begun(fair)
    rows = await fair.log.rows(moved.game.id)
    log = derivation.digest(str(moved.game.seed))
    for guess in (str(moved.game.seed), log, ""):
        for row in rows:
            log = derivation.log_after(
                log if row.seq else guess, 0, row.seq, row.seat, row.source, row.key, row.answer, 78
            )
        assert log[: derivation.DIGITS] != moved.digits


# After a restore


async def test_a_restored_game_has_other_rolls(tmp_path: Path) -> None:
    """The same moves by the same presses, known from before: every roll could be another one."""
    path = tmp_path / "games.sqlite3"
    games = Games(await Store.open(path))
    moved, _ = await press_on(games, await begun(games), 20)
    old = (await games.position(moved.game.id)).prompts[0]
    await games.store.close()
    before, after = await copies(path, 2)
    assert await renew_all(after.store) == 1
    found = []
    for one in (before, after):
        position = await one.position(moved.game.id)
        await press_on(one, position, 30, first=5000)
        found.append(await rolls(one, moved.game.id, moved.length))
    assert len(found[0]) > 5 and found[0] != found[1]
    with pytest.raises(Stale):
        answer, user = choose(old, random.Random(1)), USERS[old.seat]
        await after.play.answer(
            moved.game.id, old.seat, [answer], user_id=user, question=moved.question, revision=moved.revision
        )
    file = await ended(after, moved.game.id)
    verdict = verify(file)
    assert verdict.right, verdict.wrong
    assert verdict.restored == 1 and verdict.returns == 0
    [epoch] = file["proof"]["epochs"]
    assert epoch["why"] == "restored" and epoch["seq"] == moved.length
    assert epoch["revision"] > moved.revision + 100_000, "no button of another history has it"
    first = await before.store.proofs.secret(moved.game.id)
    assert (
        file["proof"]["secret"] == first != epoch["secret"] == await after.store.proofs.secret(moved.game.id)
    )
    for one in (before, after):
        await one.store.close()


async def test_restored_again_and_again(fair: Games) -> None:
    """With undos in between, in two games of which one is paused; every new secret is announced."""
    moved, other = await begun(fair, 1), await begun(fair, 2)
    await fair.lifecycle.pause(other.game.id)
    announced: set[int] = set()
    for n in range(3):
        moved, _ = await press_on(fair, await fair.position(moved.game.id), 12, first=1000 * (n + 1), seed=n)
        seat = next((s for s in (0, 1) if not fair.loaded._loaded[moved.game.id].match.undo_refusal(s)), None)
        if seat is not None:
            await fair.play.undo(moved.game.id, seat, user_id=USERS[seat], interaction_id=1000 * n + 500)
        assert await renew_all(fair.store) == 2
        for game in (moved.game.id, other.game.id):
            fair.loaded.drop(game)
        announced |= {m.about for _, m in await fair.messages.unsent(Kind.FAIRNESS)}
    moved, _ = await press_on(fair, await fair.position(moved.game.id), 12, first=9000)
    file = await ended(fair, moved.game.id)
    verdict = verify(file)
    assert verdict.right, verdict.wrong
    assert verdict.restored == 3
    assert {epoch["revision"] for epoch in file["proof"]["epochs"]} <= announced
    assert verify(await ended(fair, other.game.id)).right


async def test_a_restored_lobby_has_another_secret(fair: Games) -> None:
    game = await fair.lobby.open(guild_id=9, channel_id=1, host_id=USERS[0], name=NAMES[0])
    await fair.lobby.join(game.id, USERS[1], NAMES[1], interaction_id=77)
    await fair.words.give(game.id, USERS[0], "known by now")
    await fair.words.give(game.id, USERS[1], derivation.digest(HIDDEN))
    assert await renew_all(fair.store) == 1
    fresh = await fair.game(game.id)
    secret = await fair.store.proofs.secret(game.id)
    assert secret and fresh.commitment == derivation.commitment(secret) != game.commitment
    assert await fair.store.proofs.words(game.id) == []
    assert [m.about for _, m in await fair.messages.unsent(Kind.FAIRNESS)] == [0]
    moved = await fair.lobby.start(game.id, user_id=USERS[0], interaction_id=78)
    assert verify(await ended(fair, moved.game.id)).restored == 0


async def test_games_without_a_secret_get_new_buttons_only(fair: Games) -> None:
    game = await seat_at(fair)
    before = (await fair.game(game)).revision
    await renew_all(fair.store)
    found = await fair.game(game)
    assert found.revision > before and not await fair.store.proofs.epochs(game)


# Sealed words


async def test_a_sealed_word_comes_after_the_press_on_start(fair: Games) -> None:
    """Neither the bot nor its host can choose the press on Start by the rolls it leads to: it is fixed before the word
    is known."""
    game = await fair.lobby.open(guild_id=9, channel_id=1, host_id=USERS[0], name=NAMES[0])
    await fair.lobby.join(game.id, USERS[1], NAMES[1], interaction_id=77)
    digest = derivation.digest(HIDDEN)
    assert await fair.words.give(game.id, USERS[1], f" {digest.upper()} ") == (digest, True)
    with pytest.raises(Refused, match="refused-word-early"):
        await fair.words.reveal(game.id, USERS[1], HIDDEN)
    with pytest.raises(Refused, match="refused-starting"):
        await fair.lobby.start(game.id, user_id=USERS[0], interaction_id=78)
    assert await fair.words.call(game.id, user_id=USERS[0], press=78)
    assert await fair.words.call(game.id, user_id=USERS[1], press=79), "the first press counts"
    assert (await fair.game(game.id)).starting == 78
    assert [m.about for _, m in await fair.messages.unsent(Kind.FAIRNESS)] == [-2]
    for change in (
        fair.lobby.join(game.id, USERS[2], NAMES[2], interaction_id=80),
        fair.lobby.change(game.id, pace="live"),
        fair.words.give(game.id, USERS[0], "another"),
        fair.lobby.start(game.id, user_id=USERS[0], interaction_id=81),
    ):
        with pytest.raises(Refused, match="refused-starting"):
            await change
    with pytest.raises(Refused, match="refused-other-word"):
        await fair.words.reveal(game.id, USERS[1], HIDDEN + "!")
    with pytest.raises(Refused, match="refused-no-word"):
        await fair.words.reveal(game.id, USERS[0], HIDDEN)
    await fair.words.reveal(game.id, USERS[1], HIDDEN)
    assert await fair.words.awaited(game.id) == []
    moved = await fair.lobby.start(game.id, user_id=None, interaction_id=82)
    file = await ended(fair, moved.game.id)
    assert file["proof"]["mixed"] == ["join:77", "start:78", f"sealed:{digest}:{HIDDEN}"]
    assert file["proof"]["seed_by"] == "players"
    verdict = verify(file)
    assert verdict.right and (verdict.sealed, verdict.withheld) == (1, 0)
    file["proof"]["mixed"][-1] = f"sealed:{digest}:another"
    assert {"word", "seed"} <= {wrong.what for wrong in verify(file).wrong}


async def test_a_word_that_is_not_revealed_does_not_stop_the_game(fair: Games) -> None:
    game = await fair.lobby.open(guild_id=9, channel_id=1, host_id=USERS[0], name=NAMES[0])
    await fair.lobby.join(game.id, USERS[1], NAMES[1], interaction_id=77)
    digest = derivation.digest(HIDDEN)
    await fair.words.give(game.id, USERS[1], digest)
    with pytest.raises(Refused, match="refused-starting"):
        await fair.lobby.start(game.id, user_id=USERS[0], interaction_id=78, without_words=True)
    await fair.words.call(game.id, user_id=USERS[0], press=78)
    moved = await fair.lobby.start(game.id, user_id=None, interaction_id=79, without_words=True)
    file = await ended(fair, moved.game.id)
    assert file["proof"]["mixed"] == ["join:77", "start:78", f"withheld:{digest}"]
    assert file["proof"]["seed_by"] == "bot"
    verdict = verify(file)
    assert verdict.right and (verdict.sealed, verdict.withheld) == (0, 1)


async def test_who_leaves_cancels_the_start(fair: Games) -> None:
    game = await fair.lobby.open(guild_id=9, channel_id=1, host_id=USERS[0], name=NAMES[0])
    for user, name in zip(USERS[1:3], NAMES[1:3], strict=True):
        await fair.lobby.join(game.id, user, name)
    for user in USERS[:2]:
        await fair.words.give(game.id, user, derivation.digest(f"{HIDDEN} {user}"))
    await fair.words.call(game.id, user_id=USERS[0], press=78)
    await fair.words.reveal(game.id, USERS[0], f"{HIDDEN} {USERS[0]}")
    left = await fair.lobby.leave(game.id, USERS[2])
    assert left.starting is None and await fair.words.hashes(game.id) == {}
    assert not await fair.words.call(game.id, user_id=USERS[0], press=79)
    moved = await fair.lobby.start(game.id, user_id=USERS[0], interaction_id=79)
    assert (await ended(fair, moved.game.id))["proof"]["mixed"] == ["start:79"]
