"""*Open the board* on the simulated Discord: links to a page on which a game is played, watched and read."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession, WSMsgType

from bot.hosting.errors import HostError
from bot.language.words import LANGUAGES, words
from bot.page.places import OTHERS, OWN
from cogs.page.cog import BoardPage
from tests.cogs.fast_forward import answer_once, finish, play_on
from tests.cogs.table import Table, custom_id, parts, said, shown, verbs
from tests.waiting import until

pytestmark = pytest.mark.slow

URL = "https://board.example"


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Table]:
    table = await Table.create(tmp_path / "games.sqlite3", page_url=URL, page_port=0)
    try:
        await table.start()
        await table.choose_recruits()
        yield table
    finally:
        await table.clear()


def page_in(table: Table) -> Any:
    cog = table.bot.get_cog(BoardPage.__name__)
    assert isinstance(cog, BoardPage) and cog.page is not None
    return cog.page


async def links(table: Table, actor: Any) -> tuple[str, dict[str, str]]:
    """What the button answers, and its links by their labels."""
    newest = table.newest
    result = await actor.click(newest, custom_id=custom_id(newest, "page"))
    return said(result), {part["label"]: part["url"] for part in parts(shown(result)) if "url" in part}


class Visiting:
    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def ask(self, **request: Any) -> Any:
        await self.socket.send_str(json.dumps(request))

    async def next(self, kind: str) -> Any:
        while True:
            message = await self.socket.receive(timeout=60)
            assert message.type is WSMsgType.TEXT, (kind, message)
            told = json.loads(message.data)
            if told["kind"] == kind:
                return told


@asynccontextmanager
async def visiting(table: Table, link: str, language: str = "") -> AsyncIterator[Visiting]:
    """As a browser does it. Meanwhile nothing can be pressed in Discord: simcord would wait for the page."""
    host, port = page_in(table).address
    fragment = link.partition("#")[2]
    watch = fragment.removeprefix("watch=")
    entering = {"session": watch} if watch != fragment else {"ticket": fragment}
    headers = {"Accept-Language": language} if language else {}
    async with (
        ClientSession() as http,
        http.ws_connect(
            f"http://{host}:{port}/socket", origin=URL, headers=headers, max_msg_size=2**23
        ) as socket,
    ):
        visit = Visiting(socket)
        await visit.ask(do="enter", **entering)
        yield visit


async def look(visit: Visiting, at: str, which: str = "") -> Any:
    await visit.ask(do="look", to=7, at=at, which=which)
    found = await visit.next("shown")
    assert found["to"] == 7 and found["at"] == at
    return found


async def test_a_player_gets_a_private_link_and_moves_on_the_page(served: Table):
    mover = (await served.asked())[0]
    text, found = await links(served, mover)
    assert "for you alone" in text and list(found) == ["Open the board", "Link for spectators"]
    before = len(served.messages)
    async with visiting(served, found["Open the board"]) as visit:
        entered = await visit.next("entered")
        assert set(entered["words"]) == {*OWN, *OTHERS} and entered["back"].startswith(
            "https://discord.com/channels/"
        )
        asked = await visit.next("asked")
        choice = next(
            c for part in asked["shown"]["sections"] for c in part["choices"] if c["place"] == "generator"
        )
        await visit.ask(
            do="commit", to=3, id="12345678", question=asked["question"], revision=asked["revision"],
            answers=choice["answers"],
        )  # fmt: skip
        assert "Generator" in (await visit.next("told"))["lines"][0]
        await visit.next("asked")
        await until(lambda: len(served.messages) > before and "Generator" in served.newest.content)
        hand = await look(visit, "hand")
        assert hand["picture"] and hand["lines"]
        assert "Generator" in "".join((await look(visit, "log"))["lines"])
        assert (await look(visit, "recap"))["lines"] == ["Nothing has happened since your last turn."]


async def test_spectators_see_what_the_channel_shows(served: Table):
    text, found = await links(served, served.watcher)
    assert "watch" in text and list(found) == ["Link for spectators"]
    await play_on(served, turns=4)
    for _ in range(2):  # as often as wanted
        async with visiting(served, found["Link for spectators"]) as visit:
            asked = await visit.next("asked")
            assert asked["seat"] is None and asked["shown"] is None
            recap = await look(visit, "recap")
            assert recap["title"] == "The last round:" and recap["steps"][0]["places"]
            assert "Generator" in (await look(visit, "place", "generator"))["title"]
            assert "Ada" in (await look(visit, "place", "seat_0"))["title"]
            for place in ("territory_icarus", "allegiance_icarite", "morale", "nonsense"):
                assert (await look(visit, "place", place))["lines"]
            await visit.ask(do="look", to=8, at="hand")
            refused = await visit.next("refused")
            assert refused["to"] == 8 and refused["text"]
            await visit.ask(do="look", to=9, at="turn", which="1")
            assert (await visit.next("refused"))["text"]


async def test_a_move_in_discord_is_shown_on_the_page(served: Table):
    _, found = await links(served, served.watcher)
    async with visiting(served, found["Link for spectators"]) as visit:
        first = await visit.next("asked")
        served.bot.publish(await answer_once(served, await served.position(), Random(1)))
        assert (await visit.next("asked"))["question"] != first["question"]


async def test_a_finished_game_is_read_turn_by_turn(served: Table):
    _, found = await links(served, served.watcher)
    await finish(served)
    async with visiting(served, found["Link for spectators"]) as visit:
        turns = (await visit.next("asked"))["turns"]
        assert turns > 3 and (await look(visit, "turn", str(turns)))["picture"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_has_no_right_is_told_so_in_the_language_of_their_browser(served: Table, language: str):
    async with visiting(served, f"{URL}/#nonsense", f"{language};q=0.9,xx") as visit:
        refused = await visit.next("refused")
        assert refused["text"] == words(language)("touch-ticket")


async def test_too_many_and_deleted_games_are_told_in_words(served: Table, monkeypatch: pytest.MonkeyPatch):
    _, found = await links(served, served.watcher)
    monkeypatch.setattr("bot.page.limits.SOCKETS_A_GAME", 0)
    async with visiting(served, found["Link for spectators"]) as visit:
        assert (await visit.next("refused"))["text"] == words("en")("touch-full")
    monkeypatch.undo()
    async with visiting(served, found["Link for spectators"]) as visit:
        await visit.next("asked")
        for _ in range(60):
            await visit.ask(do="look", to=1, at="place", which="generator")
        assert (await visit.next("refused"))["text"] == words("en")("touch-busy")
        position = await served.position()
        served.bot.games.loaded.drop(position.game.id)
        async with served.bot.store.database.transaction() as tx:
            tx.add("DELETE FROM games WHERE id = ?", (position.game.id,))
        await page_in(served).changed(position.game.id)
        while (refused := await visit.next("refused"))["reason"] != "gone":
            pass
        assert refused["text"] == words("en")("touch-gone")


async def test_it_is_off_unless_the_host_has_set_an_address(table: Table):
    await table.start()
    await table.choose_recruits()
    assert "page" not in verbs(table.newest)
    cog = table.bot.get_cog(BoardPage.__name__)
    assert isinstance(cog, BoardPage) and cog.page is None


async def test_a_taken_port_is_said_to_the_host(served: Table):
    settings = served.bot.settings.model_copy(update={"page_port": page_in(served).address[1]})
    cog = BoardPage(served.bot)
    served.bot.settings, kept = settings, served.bot.settings
    try:
        with pytest.raises(HostError, match="PAGE_PORT"):
            await cog.cog_load()
    finally:
        served.bot.settings = kept
