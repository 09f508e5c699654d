"""One answer: validated, applied and committed exactly once, completely, and only by the holder of the seat."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.engine.events import GameStarted, WorkerPlaced
from bot.engine.prompts import CHANCE
from bot.engine.state import Game, Worker
from bot.games import Games, Refused, Stale, StoreError, UnplayableError
from bot.store import Store
from bot.store.log import pack
from bot.store.sqlite import SQLite
from bot.store.versions import migrations
from tests.databases import Place, on_a_file
from tests.games.helpers import PLACE, goods_for_all, with_a_double
from tests.store.helpers import file_of, writer

from .helpers import USERS, answer_one, choose, open_games, play_on, seat_at, start_game

pytestmark = pytest.mark.slow


async def test_a_started_game_asks_everybody_for_recruits(games: Games):
    moved = await start_game(games, 3)
    assert moved.game.status == "running"
    assert isinstance(moved.facts[0], GameStarted)
    assert set(moved.waiting) == {0, 1, 2} and {prompt.ask for prompt in moved.prompts} == {"recruits"}
    rows = await games.log.rows(moved.game.id)
    assert len(rows) == moved.length > 0 and {row.seat for row in rows} == {CHANCE}
    assert [asked.seat for asked in await games.store.asked.of(moved.game.id)] == [0, 1, 2]
    assert moved.hands_changed == {0, 1, 2}


async def test_simultaneous_answers_stay_secret_until_the_last(games: Games):
    moved = await start_game(games, 2)
    first = await games.play.answer(
        moved.game.id, 1, [moved.prompts[1].options[0].id], user_id=11, question=moved.question, revision=0
    )
    assert first.waiting == (0,) and first.facts == ()
    second = await games.play.answer(
        moved.game.id, 0, [moved.prompts[0].options[0].id], user_id=10, question=moved.question, revision=0
    )
    assert len(second.facts) >= 2 and all(getattr(event, "hidden", ()) == () for event in second.events)


async def test_a_move_is_stored_before_it_is_announced(games: Games, place: Place):
    game = await seat_at(games, goods_for_all)
    moved = await games.play.answer(game, 0, [PLACE], user_id=10)
    assert any(isinstance(event, WorkerPlaced) for event in moved.events)
    other = await open_games(place)  # like after a crash: without the memory of the first one
    assert await other.view(game, None) == await games.view(game, None)
    assert (await other.position(game)).question == moved.question
    await other.store.close()


async def test_the_same_click_twice_is_one_answer(games: Games):
    game = await seat_at(games, goods_for_all)
    both = await asyncio.gather(
        *(games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=500) for _ in range(2))
    )
    assert [moved.duplicate for moved in both] == [False, True]
    assert both[0].facts == both[1].facts and both[0].length == both[1].length
    before = await games.view(game, None)
    third = await games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=500, question=999)
    assert third.duplicate and await games.view(game, None) == before


async def test_a_click_delivered_again_after_a_restart_is_still_one_answer(games: Games, place: Place):
    game = await seat_at(games, goods_for_all)
    first = await games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=500)
    other = await open_games(place)
    again = await other.play.answer(game, 0, [PLACE], user_id=10, interaction_id=500)
    assert again.duplicate and again.facts == first.facts
    await other.store.close()


async def test_a_click_whose_answer_was_undone_is_not_played_again(games: Games):
    game = await seat_at(games, with_a_double)
    await games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=500)
    undone = await games.play.undo(game, 0, user_id=10, interaction_id=501)
    assert undone.taken_back == 1
    again = await games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=500)
    assert again.duplicate and again.length == 0
    assert (await games.play.undo(game, 0, user_id=10, interaction_id=501)).duplicate


async def test_two_players_at_once_each_get_their_answer(games: Games):
    """Everybody chooses recruits at the same time; nothing is lost and nobody is refused for being early."""
    moved = await start_game(games, 6)
    results = await asyncio.gather(
        *(
            games.play.answer(
                moved.game.id,
                p.seat,
                [p.options[0].id],
                user_id=USERS[p.seat],
                question=moved.question,
                revision=0,
            )
            for p in moved.prompts
        )
    )
    assert sorted(len(result.waiting) for result in results[:-1]) == [1, 2, 3, 4, 5]
    rows = await games.log.rows(moved.game.id, since=moved.length)
    assert [row.seat for row in rows if row.seat != CHANCE][:6] == [0, 1, 2, 3, 4, 5]


async def test_the_same_answer_from_two_panels_counts_once(games: Games):
    game = await seat_at(games, goods_for_all)
    question = (await games.position(game)).question
    results = await asyncio.gather(
        *(
            games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=n, question=question, revision=0)
            for n in (1, 2)
        ),
        return_exceptions=True,
    )
    assert isinstance(results[1], Stale) and not isinstance(results[0], BaseException)
    assert len([row for row in await games.log.rows(game) if row.seat == 0]) == 1


async def test_several_answers_are_atomic(games: Games):
    game = await seat_at(games, with_a_double)
    before, where = await games.view(game, 0), await games.position(game)
    with pytest.raises(Refused):
        await games.play.answer(game, 0, [PLACE, "place:5:nowhere"], user_id=10, interaction_id=9)
    assert await games.view(game, 0) == before and await games.position(game) == where
    assert await games.log.rows(game) == []
    moved = await games.play.answer(game, 0, [PLACE, "place:5:generator"], user_id=10, interaction_id=9)
    assert (
        not moved.duplicate
        and [row.answer for row in await games.log.rows(game) if row.seat == 0] == [PLACE] * 2
    )


async def test_answers_may_not_continue_after_a_roll(games: Games):
    """Otherwise a list that fits only some rolls could be retried until the dice are right."""

    def bumping(state: Game) -> None:
        goods_for_all(state)
        state.players[1].available, state.players[1].placed = [2], 1
        state.workers["euphorian_tunnel"] = (Worker(1, 3),)

    game = await seat_at(games, bumping)
    with pytest.raises(Refused) as refused:
        await games.play.answer(game, 0, ["place:5:euphorian_tunnel", "gold"], user_id=10)
    assert refused.value.reason == "refused-roll-between"
    assert await games.log.rows(game) == []
    moved = await games.play.answer(game, 0, ["place:5:euphorian_tunnel"], user_id=10)
    assert [row.key for row in await games.log.rows(game)][:2] == ["act", "dice"] and moved.waiting == (0,)


async def test_a_refused_answer_changes_nothing(games: Games):
    game = await seat_at(games)
    before = await games.position(game)
    answers: tuple[Any, ...] = ("place:1:generator", "stop", {"trade": {}}, ["retrieve"], None, 7)
    for answer in answers:
        with pytest.raises(Refused):
            await games.play.answer(game, 0, [answer], user_id=10)
    with pytest.raises(Refused):
        await games.play.answer(game, 1, [PLACE], user_id=11)
    assert await games.position(game) == before


async def test_a_stale_panel_is_refused(games: Games):
    game = await seat_at(games, with_a_double)
    old = await games.position(game)
    moved = await games.play.answer(game, 0, [PLACE], user_id=10)
    with pytest.raises(Stale):
        await games.play.answer(game, 0, [PLACE], user_id=10, question=old.question, revision=old.revision)
    await games.play.undo(game, 0, user_id=10)
    with pytest.raises(Stale):  # the second die's question is gone, although its number may be reused
        await games.play.answer(
            game, 0, [PLACE], user_id=10, question=moved.question, revision=moved.revision
        )
    now = await games.position(game)
    assert now.question == old.question and now.revision == 1
    with pytest.raises(Stale):
        await games.play.answer(game, 0, [PLACE], user_id=10, question=old.question, revision=old.revision)
    await games.play.answer(game, 0, [PLACE], user_id=10, question=now.question, revision=now.revision)


async def test_only_the_holder_of_a_seat_answers_for_it(games: Games):
    game = await seat_at(games)
    for user, reason in ((11, "not-your-seat"), (99, "not-your-seat"), (None, "not-a-computer")):
        with pytest.raises(Refused) as refused:
            await games.play.answer(game, 0, [PLACE], user_id=user)
        assert refused.value.reason == f"refused-{reason}"
    with pytest.raises(Refused) as refused:
        await games.play.answer(game + 1, 0, [PLACE], user_id=10)
    assert refused.value.reason == "refused-no-such-game"


@on_a_file
async def test_a_full_disk_is_reported_and_nothing_is_half_written(games: Games):
    """SQLite's page limit simulates a full disk; with room again, a later move continues from the committed state."""
    moved = await play_on(games, await start_game(games, 4), random.Random(3), 30)
    game, rng, file = moved.game.id, random.Random(4), writer(games.store)
    pages = next(iter(await file.execute_fetchall("PRAGMA page_count")))[0]
    await file.execute(f"PRAGMA max_page_count = {pages}")
    kept = moved
    with pytest.raises(StoreError, match="full: make room"):
        while True:
            kept = moved = await answer_one(games, moved, rng)
    assert (await games.position(game)).question == kept.question
    assert len(await games.log.rows(game)) == kept.length
    seen = await games.view(game, 1)
    await file.execute("PRAGMA max_page_count = 1000000")
    other = await open_games(file_of(games.store))
    assert await other.view(game, 1) == seen
    await other.store.close()
    await play_on(games, kept, rng, 20)


async def test_after_an_error_memory_and_file_agree(games: Games, monkeypatch: pytest.MonkeyPatch):
    game = await seat_at(games, goods_for_all)
    before = await games.view(game, 0)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(games.store.asked, "set", fail)
    with pytest.raises(RuntimeError):
        await games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=8)
    monkeypatch.undo()
    assert await games.view(game, 0) == before and await games.log.rows(game) == []
    assert not (await games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=8)).duplicate


async def test_a_cancelled_answer_is_stored_completely_or_not_at_all(games: Games):
    game = await seat_at(games, goods_for_all)
    for steps in range(60):
        if len(await games.log.rows(game)) > 0:
            break
        task = asyncio.create_task(games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=8))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        rows = await games.log.rows(game)
        assert (await games.position(game)).length == len(rows)
    moved = await games.play.answer(game, 0, [PLACE], user_id=10, interaction_id=8)
    assert len([row for row in await games.log.rows(game) if row.seat == 0]) == 1
    assert moved.length == len(await games.log.rows(game))


async def test_a_second_process_cannot_fork_the_game(games: Games, place: Place):
    game = await seat_at(games, goods_for_all)
    other = await open_games(place)
    await games.position(game)
    await other.position(game)
    await games.play.answer(game, 0, [PLACE], user_id=10)
    with pytest.raises(Refused):
        await other.play.answer(game, 0, [PLACE], user_id=10)
    assert await other.view(game, None) == await games.view(game, None)
    await other.store.close()


async def test_the_number_of_games_in_memory_is_limited(place: Place):
    games = await open_games(place, max_loaded=3)
    rng = random.Random(8)
    all_games = [await start_game(games, 2, channel) for channel in range(8)]
    for _ in range(12):
        for number, moved in enumerate(all_games):
            all_games[number] = await answer_one(games, moved, rng, question=moved.question)
    assert len(games.loaded._loaded) == 3 and len(games.loaded._locks) == 0
    for moved in all_games:
        assert len(await games.log.rows(moved.game.id)) == moved.length
    await games.store.close()


async def test_a_changed_rule_repeats_one_turn(games: Games):
    """The answers of the newest turn no longer fit the rules: they are undone, earlier turns stay, and the turn says
    so."""
    rng = random.Random(6)
    moved = await play_on(games, await start_game(games, 2), rng, 40)
    while not moved.new_turn:
        moved = await answer_one(games, moved, rng)
    while moved.new_turn:
        start = moved
        moved = await answer_one(games, moved, rng)
    game = moved.game.id
    await games.store.database.write(
        "UPDATE answers SET key = 'gone' WHERE game_id = ? AND seq = ?", (game, start.length)
    )
    games.loaded.drop(game)
    prompt = moved.prompts[0]
    with pytest.raises(Stale) as stale:
        await games.play.answer(
            game,
            prompt.seat,
            [choose(prompt, rng)],
            user_id=USERS[prompt.seat],
            question=moved.question,
            revision=0,
        )
    assert stale.value.reset_turn
    now = await games.position(game)
    assert now.reset_turn and now.revision == 1 and now.length == start.length
    assert now.prompts == start.prompts
    assert {row["why"] for row in await games.store.log.undone(game)} == {"rules_changed"}
    moved = await answer_one(games, start, rng, question=now.question, revision=1)
    while not moved.new_turn:
        assert moved.reset_turn
        moved = await answer_one(games, moved, rng)
    assert not moved.reset_turn and not (await games.position(game)).reset_turn


async def test_a_game_that_cannot_be_loaded_is_not_changed(games: Games):
    moved = await start_game(games, 2)
    await games.store.database.write("UPDATE checkpoints SET state = ?", (pack('{"edition": "third"}'),))
    games.loaded.drop(moved.game.id)
    with pytest.raises(UnplayableError, match=f"Game {moved.game.id} cannot be resumed"):
        await games.view(moved.game.id, None)
    assert len(await games.log.rows(moved.game.id)) == moved.length


@on_a_file
async def test_a_game_continues_after_a_migration(place: Place):
    games = await open_games(place)
    rng = random.Random(9)
    moved = await play_on(games, await start_game(games, 3), rng, 25)
    seen = await games.view(moved.game.id, 1)
    await games.store.close()
    updated = Store(
        await SQLite.open(str(place), scripts=[*migrations(), "ALTER TABLE games ADD COLUMN theme TEXT;"])
    )
    later = Games(updated)
    assert await later.view(moved.game.id, 1) == seen
    assert (await play_on(later, moved, rng, 10)).length > moved.length
    await updated.close()
