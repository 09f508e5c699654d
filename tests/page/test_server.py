"""The page's server: whole moves over a socket, what everybody is shown, and what is refused."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession, WSServerHandshakeError

from bot.fair.verify import verify
from bot.games import Games
from bot.page import Visitor, limits
from bot.page.server import HEADERS
from bot.store import Store
from renderers.board import draw_board
from tests.databases import Place, on_a_file
from tests.games.helpers import USERS, choose, open_games, play_on, seat_at, start_game

from .pages import Browser, browsing, pixels, same, serving, visiting

pytestmark = pytest.mark.slow

ADA, BO = USERS[:2]


def at(asked: dict[str, Any]) -> dict[str, int]:
    return {"question": asked["question"], "revision": asked["revision"]}


async def shows_the_board(browser: Browser, games: Games, game_id: int) -> bool:
    assert browser.picture is not None
    return same(browser.picture, pixels(draw_board(await games.view(game_id, None))))


async def test_a_move_is_tried_confirmed_announced_and_shown_to_all(games: Games):
    game = await seat_at(games)
    async with (
        serving(games) as served,
        visiting(served, ADA, game) as ada,
        visiting(served, BO, game) as bo,
        visiting(served, None, game) as spectator,
    ):
        asked = ada.received[-1]
        choices = {str(c["answers"][0]): c for part in asked["shown"]["sections"] for c in part["choices"]}
        generator = choices["place:2:generator"]
        assert (generator["place"], generator["detail"]) == (
            "generator",
            "+1 \ue000energy\ue001 energy · \ue000euphorian\ue001 Euphorian allegiance +1",
        )
        entered = ada.received[0]
        assert entered["places"]["generator"] and entered["names"] == ["Ada", "Bo"]
        assert [one.received[-1]["shown"] for one in (bo, spectator)] == [None, None]
        assert [one.received[-1]["seat"] for one in (ada, bo, spectator)] == [0, 1, None]

        await ada.send(do="try", **at(asked), answers=["place:2:generator"])
        tried = (await ada.next("asked"))["shown"]
        assert tried["kind"] == "result" and not served.announced

        await ada.send(do="commit", id="12345678", **at(asked), answers=["place:2:generator"])
        assert "Generator" in (await ada.next("told"))["lines"][0]
        for browser in (ada, bo, spectator):
            await browser.next("asked")
            assert await shows_the_board(browser, games, game)
        assert bo.received[-1]["shown"] is not None and spectator.received[-1]["shown"] is None
        assert [len(moved.events) > 0 for moved in served.announced] == [True]
        assert served.page.boards.drawings == 2  # before and after, for all three

        await ada.send(do="undo", id="12345679", **at(ada.received[-1]))
        await ada.next("told")
        assert (await ada.next("asked"))["shown"]["ask"] == "act"
        assert await shows_the_board(ada, games, game)


async def test_a_double_tap_counts_once(games: Games):
    game = await seat_at(games)
    async with (
        serving(games) as served,
        visiting(served, ADA, game) as ada,
        visiting(served, ADA, game) as tab,
    ):
        commit = {"do": "commit", "id": "12345678", **at(ada.received[-1]), "answers": ["place:2:generator"]}
        before = await games.log.length(game)
        await asyncio.gather(ada.send(**commit), ada.send(**commit), tab.send(**commit))
        for browser in (ada, tab):
            await browser.next("told")
        await ada.next("told")
        assert await games.log.length(game) == before + 1


@on_a_file
async def test_a_stale_page_is_shown_the_present_question(games: Games):
    game = await seat_at(games)
    async with serving(games, palette="none") as served, visiting(served, ADA, game) as ada:
        old = at(ada.received[-1])
        position = await games.position(game)
        await games.play.answer(game, 0, ["place:2:generator"], user_id=ADA)
        for request in (
            {"do": "try", "answers": ["place:5:generator"]},
            {"do": "commit", "id": "12345678", "answers": ["place:5:generator"]},
        ):
            await ada.send(**request, **old)
            refused = await ada.next("refused")
            assert refused["stale"] and refused["text"]
            assert (await ada.next("asked"))["question"] != position.question
        assert not served.announced


@on_a_file
@pytest.mark.parametrize(
    "answers", [["dance"], ["place:6:generator"], ["place:2:generator", "stop"], [["stop"]]]
)
async def test_illegal_answers_are_refused_in_words(games: Games, answers: Any):
    game = await seat_at(games)
    before = await games.log.length(game)
    async with serving(games, palette="none") as served, visiting(served, ADA, game) as ada:
        asked = at(ada.received[-1])
        await ada.send(do="try", **asked, answers=answers)
        assert (await ada.next("refused"))["text"]
        await ada.send(do="commit", id="12345678", **asked, answers=answers)
        assert (await ada.next("refused"))["text"]
        assert await games.log.length(game) == before and not served.announced


@on_a_file
@pytest.mark.parametrize("user", [BO, 999, None])
async def test_nobody_moves_for_somebody_else(games: Games, user: int | None):
    game = await seat_at(games)
    before = await games.log.length(game)
    async with serving(games, palette="none") as served, visiting(served, user, game) as visitor:
        await visitor.send(
            do="commit", id="12345678", **at(visitor.received[-1]), answers=["place:2:generator"]
        )
        await visitor.next("refused")
        assert await games.log.length(game) == before and not served.announced


@on_a_file
async def test_whoever_has_left_is_shown_no_question_any_more(games: Games):
    game = await seat_at(games)
    async with serving(games, palette="none") as served, visiting(served, ADA, game) as ada:
        assert ada.received[-1]["shown"] is not None
        async with games.store.database.transaction() as tx:
            tx.add("UPDATE seats SET user_id = 77 WHERE game_id = ? AND seat = 0", (game,))
        games.loaded.drop(game)
        await served.page.changed(game)
        asked = await ada.next("asked")
        assert asked["seat"] is None and asked["shown"] is None


@on_a_file
async def test_moves_from_the_set_up_on_are_made_and_shown(games: Games):
    """From the set-up on; all seats have a page open."""
    moved = await start_game(games, players=3)
    game, rng = moved.game.id, Random(4)
    async with (
        serving(games) as served,
        visiting(served, USERS[0], game) as ada,
        visiting(served, USERS[1], game) as bo,
        visiting(served, USERS[2], game) as cy,
    ):
        browsers = [ada, bo, cy]
        for number in range(40):
            position = await games.position(game)
            if position.over:
                break
            prompt = rng.choice(position.prompts)
            browser = browsers[prompt.seat]
            asked = browser.received[-1]
            assert asked["kind"] == "asked" and asked["shown"] is not None
            await browser.send(
                do="commit", id=f"commit{number:04}", **at(asked), answers=[choose(prompt, rng)]
            )
            await browser.next("told")
            for one in browsers:
                await one.next("asked")
        assert number == 39
        assert await shows_the_board(cy, games, game)
        assert len(served.announced) == number + 1


async def test_rolls_of_moves_made_on_a_page_can_be_checked(place: Place):
    """They have presses of their own, below zero."""
    games, rng = Games(await Store.open(place)), Random(6)
    try:
        game = (await start_game(games)).game.id
        async with (
            serving(games, palette="none") as served,
            visiting(served, ADA, game) as ada,
            visiting(served, BO, game) as bo,
        ):
            for number in range(20):
                prompt = (await games.position(game)).prompts[0]
                mover = (ada, bo)[prompt.seat]
                commit = {"do": "commit", "id": f"commit{number:04}", **at(mover.newest_asked)}
                await mover.send(**commit, answers=[choose(prompt, rng)])
                await mover.next("told")
                now = await games.position(game)
                for browser in (ada, bo):
                    await browser.has_been_asked(now)
        await games.lifecycle.end(game, "table")
        file = json.loads(json.dumps(await games.files.of(game, None)))
        found = verify(file)
        assert found.right and found.draws > 5, found.wrong
        presses = {int(row["press"]) for row in file["answers"] if row["press"] is not None}
        assert len(presses) == 20 and max(presses) < 0
    finally:
        await games.store.close()


# Who may enter


async def refused_to(served: Any, **first: Any) -> bool:
    async with browsing(served) as browser:
        await browser.send(**first)
        reason = (await browser.next("refused"))["reason"]
        return reason == "ticket" and await browser.closed()


@on_a_file
async def test_only_good_tickets_and_sessions_enter(games: Games):
    game = await seat_at(games)
    async with serving(games, palette="none") as served:
        ticket = served.page.link(Visitor(ADA, game)).partition("#")[2]
        async with browsing(served) as browser:
            await browser.send(do="enter", ticket=ticket)
            session = (await browser.next("entered"))["session"]
        async with browsing(served) as browser:  # after the connection was lost
            await browser.send(do="enter", session=session)
            assert (await browser.next("asked"))["seat"] == 0
        assert await refused_to(served, do="enter", ticket=ticket)
        assert await refused_to(served, do="enter", session=session[:-2] + "AA")
        assert await refused_to(served, do="enter", session=ticket)
        assert await refused_to(served, do="enter")
        assert await refused_to(served, do="try", question=1, revision=0)
        assert await refused_to(served, user=ADA)


@on_a_file
async def test_only_our_own_page_opens_sockets(games: Games):
    async with serving(games, palette="none") as served, ClientSession() as http:
        for origin in (
            "https://evil.example",
            "http://euphoria.example",
            "https://euphoria.example.evil",
            "null",
        ):
            with pytest.raises(WSServerHandshakeError) as refused:
                async with browsing(served, origin=origin):
                    pass
            assert refused.value.status == 403
        async with http.get(f"{served.address}/socket") as answer:  # no origin at all
            assert answer.status == 403
            assert HEADERS.items() <= dict(answer.headers).items()
        async with http.get(f"{served.address}/anything") as answer:
            assert answer.status == 404
            assert HEADERS.items() <= dict(answer.headers).items()


@on_a_file
async def test_a_deleted_game_is_gone(games: Games):
    async with serving(games, palette="none") as served, browsing(served) as browser:
        await browser.send(do="enter", ticket=served.page.tickets.ticket(Visitor(ADA, 4711)))
        assert (await browser.next("refused"))["reason"] == "gone"


# Limits


@on_a_file
@pytest.mark.parametrize(
    "garbage",
    [
        *("", "{}", "[]", "null", '{"do": "dance"}', '{"do": "try"}', '{"do": "enter"}'),
        *(
            json.dumps({"do": "try", "question": 1, "revision": 0, **wrong})
            for wrong in ({"answers": ["x" * 101]}, {"answers": ["x"] * 21}, {"question": -1}, {"user": 10})
        ),
    ],
)
async def test_garbage_ends_the_connection(games: Games, garbage: str):
    game = await seat_at(games)
    async with serving(games, palette="none") as served, visiting(served, ADA, game) as ada:
        await ada.socket.send_str(garbage)
        assert (await ada.next("refused"))["reason"] == "garbage"
        assert await ada.closed()


@on_a_file
async def test_what_is_too_long_is_not_read(games: Games):
    game = await seat_at(games)
    async with serving(games, palette="none") as served, visiting(served, ADA, game) as ada:
        await ada.socket.send_str("x" * 20_000)
        assert await ada.closed()


@on_a_file
async def test_requests_are_limited(games: Games):
    game = await seat_at(games)
    async with serving(games, palette="none") as served, visiting(served, ADA, game) as ada:
        asked = at(ada.received[-1])
        for _ in range(60):
            await ada.send(do="try", **asked, answers=["place:2:generator"])
        assert (await ada.next("refused"))["reason"] == "too-fast"


@on_a_file
async def test_sockets_are_limited(games: Games, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "SOCKETS_A_PERSON", 1)
    monkeypatch.setattr(limits, "SOCKETS_A_GAME", 2)
    monkeypatch.setattr(limits, "SOCKETS", 3)
    game = await seat_at(games)

    async def full(user: int | None) -> bool:
        async with browsing(served) as browser:
            await browser.send(do="enter", ticket=served.page.tickets.ticket(Visitor(user, game)))
            return (await browser.next("refused"))["reason"] == "full"

    async with serving(games, palette="none") as served:
        async with visiting(served, ADA, game):
            assert await full(ADA)
            async with visiting(served, None, game), browsing(served):
                with pytest.raises(WSServerHandshakeError):
                    async with browsing(served):
                        pass
            async with visiting(served, None, game):
                assert await full(None)
        async with visiting(served, ADA, game):
            pass  # there is room again


# Many visitors, several processes


@on_a_file
async def test_many_spectators_cost_one_drawing_a_move(games: Games):
    game = await seat_at(games)
    async with serving(games) as served, visiting(served, ADA, game) as ada:
        spectators = [visiting(served, None, game) for _ in range(30)]
        browsers = [await one.__aenter__() for one in spectators]
        asked = at(ada.received[-1])
        await ada.send(do="commit", id="12345678", **asked, answers=["place:2:generator"])
        for browser in browsers:
            await browser.next("asked")
        assert served.page.boards.drawings == 2
        whole = max(len(browser.received[1]["whole"]) for browser in browsers)
        assert all(len(json.dumps(browser.received[-2])) < whole / 3 for browser in browsers)
        for one in spectators:
            await one.__aexit__(None, None, None)


async def test_a_move_in_another_process_is_shown(postgres_url: str):
    one, other = await open_games(postgres_url), await open_games(postgres_url)
    try:
        moved = await play_on(one, await start_game(one), Random(2), 8)
        game = moved.game.id
        async with serving(one) as served, visiting(served, None, game) as spectator:
            await play_on(other, moved, Random(3), 1)
            await spectator.next("asked")
            assert spectator.received[-1]["question"] > moved.question
            assert await shows_the_board(spectator, one, game)
    finally:
        await one.store.close()
        await other.store.close()


@on_a_file
async def test_a_game_that_is_deleted_meanwhile_is_gone(games: Games):
    game = await seat_at(games)
    async with serving(games, palette="none") as served, visiting(served, ADA, game) as ada:
        async with games.store.database.transaction() as tx:
            tx.add("DELETE FROM checkpoints WHERE game_id = ?", (game,))
            tx.add("DELETE FROM games WHERE id = ?", (game,))
        games.loaded.drop(game)
        await served.page.changed(game)
        assert (await ada.next("refused"))["reason"] == "gone"


@on_a_file
async def test_an_older_position_is_not_shown_after_a_newer_one(games: Games):
    game = await seat_at(games)
    async with serving(games, palette="none") as served, visiting(served, ADA, game) as ada:
        (visit,) = served.page._visits[game]
        old = await served.page._look(game)
        await games.play.answer(game, 0, ["place:2:generator"], user_id=ADA)
        new = await served.page._look(game)
        await visit.update(new)
        await visit.update(old)
        await visit.update(new)
        assert [(await ada.next("asked"))["question"] for _ in range(2)] == [new.position.question] * 2
