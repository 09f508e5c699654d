"""Helpers for tests of crashes: a position, and checks afterwards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from simcord.components import walk_components

from bot.engine.state import Game
from tests.cogs.fast_forward import set_position, show
from tests.cogs.table import TEXT, Table


async def stand(table: Table, change: Callable[[Game], None]) -> None:
    await set_position(table, change)
    await show(table)


def posted(table: Table) -> list[dict[str, Any]]:
    """All messages sent to the channel; messages with the same nonce count once, as on Discord."""
    path = f"/channels/{table.channel.id}/messages"
    bodies = [r.json for r in table.env.http_requests if (r.method, r.path) == ("POST", path)]
    return [body if isinstance(body, dict) else json.loads(body["payload_json"]) for body in bodies if body]


def told_once(table: Table, word: str) -> bool:
    """Whether one message says this; boards may show it as often as they like."""
    nonces = Counter(body.get("nonce") for body in posted(table) if word in _text(body))
    return len(nonces) == 1


def _text(body: dict[str, Any]) -> str:
    texts = [
        part["content"] for part in walk_components(body.get("components") or []) if part["type"] == TEXT
    ]
    return "\n".join([body.get("content") or "", *texts])


async def goes_on(table: Table) -> None:
    """Check that the asked player can open the panel from the newest message and move, and that the next player is
    pinged."""
    position = await table.position()
    for prompt in position.prompts:
        actor = table.people[position.game.seats[prompt.seat].name]
        assert actor.mention in table.newest.content
    actor = (await table.asked())[0]
    before = (position.length, position.revision)
    await table.follow(actor, lambda options: options[0])
    now = await table.position()
    assert (now.length, now.revision) > before
    assert any(one.mention in table.newest.content for one in await table.asked())
    table_message = await table.bot.store.table_messages.get(position.game.id)
    assert table_message is not None and (table_message.length, table_message.revision) == (
        now.length,
        now.revision,
    )
