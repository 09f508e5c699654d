"""What is shown of each move: the whole board, a close-up of what changed, or both, as players or their server want."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.situations import field, manager_of
from tests.cogs.table import Table, labels, parts, set_options
from tests.cogs.table import shown as panel_of

GALLERY = 12
LARGE = "enlarged, turn"


async def move(table: Table) -> Any:
    """Place a worker somewhere, and return the message that shows it."""
    turn = (await table.position()).turn
    while (await table.position()).turn == turn:
        (actor,) = await table.asked()
        await table.follow(actor, lambda options: options[0])
    return table.newest


def shown(message: Any) -> list[tuple[str, str]]:
    """The pictures of a message: file names and alt texts."""
    found = []
    for gallery in parts(message):
        if gallery["type"] == GALLERY:
            [item] = gallery["items"]
            name = item["media"]["url"].rpartition("/")[2].partition("?")[0]
            found.append((name, item["description"]))
    return found


async def start(table: Table, **options: Any) -> None:
    lobby = await table.open_lobby()
    ada = table.people["Ada"]
    if options:
        await set_options(ada, lobby, **options)
        lobby = next(m for m in table.messages if m.id == lobby.id)
    await ada.click(lobby, label="Start")
    await table.choose_recruits()


async def test_a_move_is_shown_on_the_whole_board(playing: Table) -> None:
    message = await move(playing)
    [(name, alt)] = shown(message)
    assert name == "board.png" and LARGE not in alt
    assert [file.filename for file in message.attachments] == ["board.png"]


@pytest.mark.parametrize(
    ("chosen", "picture", "names"),
    [
        (["close_up"], "close_up", ["board.png"]),
        (["whole", "close_up"], "both", ["board.png", "close_up.png"]),
        ([], "whole", ["board.png"]),
    ],
)
async def test_the_host_chooses_what_is_shown(
    table: Table, chosen: list[str], picture: str, names: list[str]
) -> None:
    await start(table, also=chosen)
    game = (await table.position()).game
    assert game.picture == picture
    message = await move(table)
    pictures = shown(message)
    assert [name for name, _ in pictures] == names
    assert [file.filename for file in message.attachments] == names
    assert [LARGE in alt for _, alt in pictures] == {
        "close_up": [True], "both": [False, True], "whole": [False],
    }[picture]  # fmt: skip
    # The next message takes over: the old one keeps all its pictures.
    await move(table)
    old = next(m for m in table.messages if m.id == message.id)
    assert shown(old) == pictures


async def test_a_server_chooses_for_its_new_games(table: Table) -> None:
    manager = manager_of(table)
    await table.env.settle()
    panel = panel_of(await manager.slash(table.channel, "server set", picture="close_up"))
    assert "After each move: a close-up of what changed" in labels(panel)
    await manager.select(panel, ["both"], custom_id=field(panel, "picture"))
    await table.open_lobby()
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.picture == "both"
    assert "After each move: the whole board and a close-up" in table.newest.content


async def test_a_rematch_shows_the_same(table: Table) -> None:
    await start(table, also=["whole", "close_up"])
    game = (await table.position()).game
    ada = table.people["Ada"]
    await table.bot.games.lifecycle.end(game.id, "voted")
    again = await table.bot.games.lobby.rematch(game.id, host_id=ada.id)
    assert again.picture == "both"
