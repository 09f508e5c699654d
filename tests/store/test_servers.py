"""Settings of Discord servers."""

from __future__ import annotations

from bot.store import Store
from bot.store.records import ServerSettings
from bot.tables import Tables


async def test_a_server_has_defaults_until_something_is_set(store: Store):
    tables = Tables(store)
    assert await tables.servers.get(9) == ServerSettings(9)
    assert await tables.servers.get(None) == ServerSettings(0)
    await tables.servers.change(9, language="fr", openers=[3, 4], variants=["doubles_cost"], hints=False)
    changed = await tables.servers.change(9, channels=(5,), most_games=2, seats_channel=6, posts=True)
    assert changed == ServerSettings(
        9, "fr", variants=("doubles_cost",), hints=False, openers=(3, 4), channels=(5,), most_games=2,
        seats_channel=6, posts=True,
    )  # fmt: skip
    assert await tables.servers.get(9) == changed
    assert await tables.servers.get(10) == ServerSettings(10)


async def test_settings_can_be_unset(store: Store):
    tables = Tables(store)
    await tables.servers.change(9, language="fr", openers=[3], most_games=2)
    assert await tables.servers.change(9, language=None, openers=(), most_games=None) == ServerSettings(9)
