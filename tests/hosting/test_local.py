"""The table in the browser: the same bot, a world that is the same after every start, and its page."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from simcord.env import Env

from bot.hosting.app import Euphoria
from bot.hosting.local import Rhythm, World, build_world, serve
from bot.hosting.settings import Settings
from tests.cogs.table import Table, custom_id, offers, shown

pytestmark = pytest.mark.usefixtures("long_waits")


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[tuple[Table, World]]:
    """One start and stop of the local table, without its page."""
    bot = Euphoria(Settings(_env_file=None), path, local=True, random=Random(3), pause=0.0)
    env = Env(bot, settle_timeout=30)
    world = build_world(env)
    await env.start()
    people = {str(actor.user.global_name): actor for actor in world.people}
    assert world.channel.guild is not None
    table = Table(env, path, world.channel.guild, world.channel, people, world.people[-1])
    try:
        yield table, world
    finally:
        await table.clear()


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
        assert table.front.id > last, "ids of messages never come twice"
        actor = (await table.asked())[0]
        assert actor.mention in table.front.content
        panel = shown(await actor.click(table.front, custom_id=custom_id(table.front, "turn")))
        assert offers(panel)
        await table.follow(actor, lambda options: options[-1])
        assert (await table.position()).length > before.length


async def test_a_choice_counts_although_the_page_was_renewed_under_it(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite3") as (table, world):
        ada = table.people["Ada"]
        lobby = await table.open_lobby(players=1)
        panel = shown(await ada.click(lobby, label="Add a computer player"))
        async with table.env.preview(
            world.channel, viewers=world.people, layout="channel", port=0
        ) as preview:
            rhythm = Rhythm(table.env, preview)
            [page] = preview._pages.values()
            shows = page.revision
            await preview.refresh()
            assert page.revision > shows
            choice = {
                "protocol_version": 3,
                "sequence": 1,
                "request_id": "choice",
                "generation": page.generation,
                "bot_generation": table.env._generation,
                "published_revision": shows,
                "kind": "select",
                "target_id": str(panel.id),
                "control_key": f"message:{panel.id}:component:0.components.0",
                "values": ["normal"],
            }
            answer = await rhythm.act(page.id, choice)
            assert not answer["rejected"], answer["diagnostics"]
        assert any("2 of 6 seats are taken" in message.content for message in table.messages)


@pytest.mark.slow
async def test_the_page_is_served_and_can_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(_env_file=None, local_port=0, local_database_path=tmp_path / "local.sqlite3")
    serving = asyncio.create_task(serve(settings))
    try:
        address = ""
        for _ in range(200):
            await asyncio.sleep(0.05)
            assert not serving.done(), serving
            found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", capsys.readouterr().out)
            if found:
                address = found[0]
                break
        page, _, capability = address.partition("#")
        async with aiohttp.ClientSession() as session:
            async with session.get(page) as response:
                assert response.status == 200
            headers = {"X-Simcord-Capability": capability}
            async with session.post(page + "api/pages", json={}, headers=headers) as response:
                snapshot: dict[str, Any] = await response.json()
        assert [viewer["name"] for viewer in snapshot["viewers"]][:2] == ["Ada", "Bo"]
        assert "/game new" in json.dumps(snapshot["messages"])
        assert snapshot["commands"]["count"] > 5
    finally:
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving
