"""Layout messages: the fake Discord refuses what Discord would refuse, and accepts the panel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.engine.state import Game
from cogs.kit.controls import Key, button, menu, option
from cogs.kit.layouts import layout, picture
from tests.games.helpers import stand_at

from .wire_components import LAYOUT, refusal
from .wire_shapes import control, leads_on, parts, text_of
from .wired_table import Wired, at_first_turn


def body(*parts: Any, **more: Any) -> dict[str, Any]:
    return {"flags": LAYOUT, "components": layout(*parts).to_components(), **more}


SHOWN = {"flags": LAYOUT, "content": "", "components": [], "attachments": [{"filename": "board.png"}]}
PLAIN = {"flags": 0, "content": "Hello", "components": [], "attachments": [{"filename": "board.png"}]}
BOARD: ui.MediaGallery[Any] = ui.MediaGallery(picture("board.png", "The board."))
PRESS = button(Key("turn", 1), "Press")


@pytest.mark.parametrize(
    ("sent", "before"),
    [
        (body("Hello", content="Hello"), None),
        (body("Hello") | {"flags": 0}, None),
        (body("Hello"), PLAIN),  # the old text must be removed
        (body("Hello") | {"flags": 0}, SHOWN),
        ({"content": "Hello"}, SHOWN),
        ({"components": []}, SHOWN),
        (body("Hello", [PRESS, PRESS]), None),
        (body("Hello", [button(Key("turn", 1), "")]), None),
        (body([menu(Key("pick"), [option("a", "A"), option("a", "A")], "Choose")]), None),
        ({"flags": LAYOUT, "components": [{"type": 10, "content": "x" * 4001}]}, None),
        ({"flags": LAYOUT, "components": [{"type": 10, "content": "x"}] * 41}, None),
        (body("Hello", BOARD), None),  # the file is not sent
        (body("Hello", BOARD, attachments=[]), SHOWN),
        (body("Hello", ui.MediaGallery(picture("board.png", ""))), SHOWN),  # the alt text is missing
    ],
)
def test_the_fake_refuses_what_discord_refuses(sent: dict[str, Any], before: dict[str, Any] | None) -> None:
    assert refusal(sent, before)


@pytest.mark.parametrize(
    ("sent", "before"),
    [
        (body("Hello", [PRESS]), None),
        (body("Hello", content=None), PLAIN),
        (body("Hello"), SHOWN),
        ({"components": body("Hello")["components"]}, SHOWN),
        ({"content": "Hello"}, PLAIN),
        (body("Hello", BOARD), SHOWN),
        (body("Hello", BOARD, content=None), PLAIN),
        (body("Hello", BOARD, attachments=[{"filename": "board.png"}]), None),
    ],
)
def test_the_fake_accepts_what_discord_accepts(sent: dict[str, Any], before: dict[str, Any] | None) -> None:
    assert refusal(sent, before) == ""


@pytest.mark.slow
async def test_the_panel_is_a_layout_from_the_first_press_to_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_first_turn(tmp_path / "games.sqlite3", monkeypatch) as table:
        await stand_at(table.bot.games, (await table.position()).game, in_front_of_a_tunnel)
        await walk(table)


def in_front_of_a_tunnel(game: Game) -> None:
    """A move of two steps: the space, and what is taken there."""
    game.players[0].available, game.players[0].goods = [5], {"energy": 1}


async def walk(table: Wired) -> None:
    position = await table.position()
    user = list(table.wire.people)[position.turn]
    table_message = await table.wire.until(lambda: table.wire.table_message)
    click = await table.answered(
        await table.wire.press(user, table_message, str(control(table_message, "turn")))
    )
    seen = 0
    while (await table.position()).length == position.length:
        assert click.panel is not None and click.panel["flags"] & LAYOUT and not click.panel["content"]
        seen += 1
        steps = [p for p in parts(click.panel) if leads_on(p)]
        part = next((p for p in steps if "Tunnel" in (p.get("label") or "")), steps[0])
        values = [part["options"][0]["value"]] if part["type"] == 3 else None
        click = await table.answered(await table.wire.press(user, click.panel, part["custom_id"], values))
    assert seen >= 2 and click.panel is not None and click.panel["flags"] & LAYOUT
    assert "The game is waiting for" in text_of(click.panel)
