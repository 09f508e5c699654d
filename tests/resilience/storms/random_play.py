"""Random moves and random other actions on the simulated Discord."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.cogs.table import Table, offers, parts, press, shown

COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("hand", {}),
    ("status", {}),
    ("board", {}),
    ("undo", {}),
    ("recap", {}),
    ("log", {}),
    ("trade", {"player": "Ada", "give": "1 energy", "get": "1 water"}),
    ("trade", {"player": "Bo", "give": "1 food", "get": "1 bliss"}),
    ("game pause", {}),
    ("game resume", {}),
    ("game undo-vote", {}),
    ("game follow", {}),
    ("hint", {}),
    ("games list", {}),
)


async def meddle(table: Table, chance: Random) -> None:
    """A random person types a random command or presses a random public button."""
    actor = chance.choice([*table.people.values(), table.watcher])
    if chance.random() < 0.5:
        command, options = chance.choice(COMMANDS)
        await actor.slash(table.channel, command, **options)
        return
    # A layout may consist of text and pictures only.
    buttons = [
        (message, part["custom_id"])
        for message in table.messages
        for part in parts(message)
        if _pressable(part)
    ]
    message, button = chance.choice(buttons)
    await actor.click(message, custom_id=button)


def _pressable(part: dict[str, Any]) -> bool:
    return part["type"] == 2 and bool(part.get("custom_id"))


async def move(table: Table, chance: Random) -> None:
    """An asked player opens the panel and continues until something is committed or lost."""
    position = await table.position()
    if position.over or position.game.status != "running" or not position.waiting:
        return
    actor = chance.choice(await table.asked())
    result = await actor.slash(table.channel, "turn")
    for _ in range(6):
        panel = shown(result)
        if panel is None or not panel.components or not offers(panel):
            return
        result = await press(actor, panel, chance.choice(offers(panel)))
        if (await table.position()).length != position.length:
            return
