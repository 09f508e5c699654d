"""Settings of Discord servers."""

from __future__ import annotations

from bot.games import Games
from bot.store import Store
from bot.store.records import ServerSettings


async def test_a_server_has_defaults_until_something_is_set(store: Store):
    games = Games(store)
    assert await games.servers.get(9) == ServerSettings(9)
    assert await games.servers.get(None) == ServerSettings(0)
    await games.servers.change(9, language="fr", openers=[3, 4], variants=["doubles_cost"], hints=False)
    changed = await games.servers.change(9, channels=(5,), max_games=2, seats_channel=6, posts=True)
    assert changed == ServerSettings(
        9, "fr", variants=("doubles_cost",), hints=False, openers=(3, 4), channels=(5,), max_games=2,
        seats_channel=6, posts=True,
    )  # fmt: skip
    assert await games.servers.get(9) == changed
    assert await games.servers.get(10) == ServerSettings(10)


async def test_settings_can_be_unset(store: Store):
    games = Games(store)
    await games.servers.change(9, language="fr", openers=[3], max_games=2)
    assert await games.servers.change(9, language=None, openers=(), max_games=None) == ServerSettings(9)
