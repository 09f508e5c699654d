"""The local table in the browser: the simulated server, the same after every start, and the page."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import SetupError
from simcord.preview._pages import _Page

from bot.hosting.app import Euphoria
from bot.hosting.browser_page import Pictures, TablePage, _controls, picture
from bot.hosting.local import World, build_world, language_of, serve
from bot.hosting.settings import Settings
from bot.language.words import words
from renderers.emoji import draw_emoji
from tests.cogs.patient_env import PatientEnv
from tests.cogs.table import Table, custom_id, offers, parts, said, shown
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("long_waits")


@asynccontextmanager
async def opened(path: Path, language: str = "en") -> AsyncIterator[tuple[Table, World]]:
    """One start and stop of the local table, without its page."""
    settings = Settings(_env_file=None, default_language=language)
    bot = Euphoria(settings, path, local=True, random=Random(3), pause=0.0)
    env = PatientEnv(bot)
    world = build_world(env)
    await env.start()
    people = {str(actor.user.global_name): actor for actor in world.people}
    assert world.channel.guild is not None
    table = Table(env, path, world.channel.guild, world.channel, people, world.people[-1])
    try:
        yield table, world
    finally:
        await table.clear()


def page_of(table: Table, world: World) -> TablePage:
    return TablePage(table.env, world.channel, world.people, partial(language_of, table.bot, world), 0)


def sent(table: Table, tab: _Page, shows: int, kind: str, message: int, place: str) -> dict[str, Any]:
    """The request that the page's script sends."""
    return {
        "protocol_version": 3,
        "sequence": 1,
        "request_id": f"{kind} {place} {shows}",
        "generation": tab.generation,
        "bot_generation": table.env._generation,
        "published_revision": shows,
        "kind": kind,
        "target_id": str(message),
        "control_key": place,
    }


async def test_a_game_survives_stopping_and_starting(tmp_path: Path) -> None:
    path = tmp_path / "local.sqlite3"
    async with opened(path) as (table, world):
        assert "/game new" in table.messages[0].content
        lobby = await table.open_lobby(players=2)
        await table.people["Ada"].click(lobby, label="Start")
        await table.choose_recruits()
        before = await table.position()
        ids = (world.channel.id, *(actor.id for actor in world.people))
        last = table.messages[-1].id
    async with opened(path) as (table, world):
        assert ids == (world.channel.id, *(actor.id for actor in world.people))
        assert (await table.position()).length == before.length
        assert table.newest.id > last, "message ids must not be reused after a restart"
        actor = (await table.asked())[0]
        assert actor.mention in table.newest.content
        panel = shown(await actor.click(table.newest, custom_id=custom_id(table.newest, "turn")))
        assert offers(panel)
        await table.follow(actor, lambda options: options[-1])
        assert (await table.position()).length > before.length


async def test_a_press_counts_although_the_page_was_refreshed_meanwhile(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite3") as (table, world):
        ada = table.people["Ada"]
        rules = await ada.slash(table.channel, "rules")
        panel = shown(rules)
        menu = next(part for part in parts(panel) if part.get("options"))
        topic = menu["options"][-1]
        assert topic["label"] not in said(rules)
        async with page_of(table, world) as page:
            tab = page._open_page(str(ada.id))
            shows = tab.revision
            await page.refresh()
            assert tab.revision > shows
            place = next(place for place in _controls(tab) if place.startswith(f"message:{panel.id}:"))
            choice = sent(table, tab, shows, "select", panel.id, place) | {"values": [topic["value"]]}
            answer = await page._action(tab.id, choice)
            assert not answer["rejected"], answer["diagnostics"]
        assert topic["label"] in said(rules)


async def test_two_people_press_at_the_same_time_and_both_count(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite3") as (table, world):
        lobby = await table.open_lobby(players=1)
        async with page_of(table, world) as page:
            tabs = [page._open_page(str(table.people[name].id)) for name in ("Bo", "Cy")]
            [place] = [key for key, pressed in _controls(tabs[0]).items() if ":join:" in pressed]
            presses = [sent(table, tab, tab.revision, "click", lobby.id, place) for tab in tabs]
            answers = await asyncio.gather(
                *(page._action(tab.id, press) for tab, press in zip(tabs, presses, strict=True))
            )
            assert not any(answer["rejected"] for answer in answers), answers
            assert any("3 of 6 seats are taken" in message.content for message in table.messages)

            ada = page._open_page(str(table.people["Ada"].id))
            [begin] = [key for key, pressed in _controls(ada).items() if ":start:" in pressed]
            late = sent(table, tabs[0], tabs[0].revision, "click", lobby.id, place) | {"sequence": 2}
            await page._action(ada.id, sent(table, ada, ada.revision, "click", lobby.id, begin))
            answer = await page._action(tabs[0].id, late)
            assert answer["rejected"], "a press on a removed button must not trigger the button in its place"


async def test_direct_messages_have_their_own_page(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite3") as (table, world):
        lobby = await table.open_lobby(players=2)
        async with page_of(table, world) as page:
            await table.people["Ada"].click(lobby, label="Start")
            await page.refresh()
            ada, bo = (page._open_page(f"messages-{table.people[name].id}") for name in ("Ada", "Bo"))
            for tab in (ada, bo):
                assert "You have a seat" in json.dumps(tab.snapshot["messages"])
                assert page.newest_private(tab.id) == int(tab.snapshot["timeline"][-1])
            assert not set(ada.snapshot["timeline"]) & set(bo.snapshot["timeline"])
            hello = sent(table, bo, bo.revision, "send_message", 0, "") | {"content": "Hello?"}
            answer = await page._action(bo.id, hello)
            assert not answer["rejected"], answer["diagnostics"]
            assert "Hello?" in json.dumps(bo.snapshot["messages"])
            assert "Hello?" not in json.dumps(ada.snapshot["messages"])
            assert all("Hello?" not in message.content for message in table.messages)
            await page.refresh()
            with pytest.raises(SetupError):
                page._open_page("messages-1")


async def test_emoji_and_avatar_are_drawn_on_request(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite3") as (table, _world):
        pictures, backend = Pictures(table.env), table.env.backend
        drawn = draw_emoji("gold")
        ours, other = (backend.create_application_emoji(name) for name in (drawn.name, "other_12345678"))
        assert pictures.get(f"{CDN_BASE}/emojis/{ours.id}.png") == drawn.image
        assert pictures.get(f"{CDN_BASE}/emojis/{other.id}.png") is None
        user = backend.bot_user
        assert pictures.get(f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png") == picture()


@pytest.mark.slow
async def test_the_page_is_served_and_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(_env_file=None, local_port=0, local_database_path=tmp_path / "local.sqlite3")
    serving = asyncio.create_task(serve(settings))
    try:
        printed: list[str] = []

        def opened_at() -> re.Match[str] | None:
            assert not serving.done(), serving
            printed.append(capsys.readouterr().out)
            return re.search(r"http://127\.0\.0\.1:\d+/\S*", "".join(printed))

        address = (await until(opened_at))[0]
        async with aiohttp.ClientSession(address) as session:
            async with session.get("/") as response:
                html = await response.text()
            assert "<title>Euphoria</title>" in html
            for ours in ("/table.css", "/table.js", "/icon.png"):
                assert f'"{ours}"' in html
                async with session.get(ours) as response:
                    assert response.status == 200
                async with session.get(ours, headers={"Host": "elsewhere.example"}) as response:
                    assert response.status == 403
            known = json.loads(re.findall(r'id="known">(.*?)</script>', html)[0])
            async with session.post("/api/pages", json={}) as response:
                assert response.status == 401
            headers = {"X-Simcord-Capability": known["key"], "X-Timezone": "Europe/Berlin"}
            async with session.post("/api/pages", json={}, headers=headers) as response:
                snapshot: dict[str, Any] = await response.json()
            headers["X-Simcord-Context"] = snapshot["context"]["id"]
            async with session.get("/api/state", headers=headers) as response:
                assert response.headers["X-Newest-Private"] == "0"
                assert response.headers["X-Language"] == "en"
        assert snapshot["profile"]["timezone"] == "Europe/Berlin"
        assert [viewer["name"] for viewer in snapshot["viewers"]][:2] == ["Ada", "Bo"]
        assert "/game new" in json.dumps(snapshot["messages"])
        assert snapshot["commands"]["count"] > 5
    finally:
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving


async def test_texts_and_commands_are_in_the_default_language(tmp_path: Path) -> None:
    w = words("ja")
    async with opened(tmp_path / "local.sqlite3", "ja") as (table, world):
        assert "/ゲーム 新規" in table.messages[0].content
        async with page_of(table, world) as page:
            tab = page._open_page(str(table.people["Ada"].id))
            commands = {entry["invocation"]: entry for entry in tab.command_catalog["entries"]}
            assert commands["ゲーム 新規"]["path"] == ["game", "new"]
            assert commands["ゲーム 新規"]["description"] == w("command-game-new")
            assert commands["配置"]["options"][0]["description"] == w("command-place-worker")
        assert said(await table.people["Ada"].slash(table.channel, "hand")) == w("game-none-here")


async def test_a_page_is_in_its_persons_language(tmp_path: Path) -> None:
    """Each person's own language, else the game's, else the server's. A change takes effect at once."""
    async with opened(tmp_path / "local.sqlite3") as (table, world):
        ada, bo = table.people["Ada"], table.people["Bo"]
        async with page_of(table, world) as page:
            tabs = {person.id: page._open_page(str(person.id)) for person in (ada, bo)}

            def read() -> dict[int, str]:
                return {reader: tab.snapshot["profile"]["locale"] for reader, tab in tabs.items()}

            assert read() == {ada.id: "en-US", bo.id: "en-US"}
            settings = await ada.slash(table.channel, "profile set", language="nl")
            again = shown(settings)
            await page.refresh()
            [place] = [key for key, pressed in _controls(tabs[ada.id]).items() if ":settings:" in pressed]
            opens = sent(table, tabs[ada.id], tabs[ada.id].revision, "click", again.id, place)
            assert not (await page._action(tabs[ada.id].id, opens))["rejected"]
            assert read() == {ada.id: "nl", bo.id: "en-US"} and page.read_on(tabs[ada.id].id) == "nl"
            commands = [entry["invocation"] for entry in tabs[ada.id].command_catalog["entries"]]
            assert words("nl")("command-turn.name") in commands
            await table.open_lobby(players=1)
            await table.people["Ada"].slash(table.channel, "game language", language="ru")
            await page.learn_languages()
            await page.refresh()
            assert read() == {ada.id: "nl", bo.id: "ru"}
