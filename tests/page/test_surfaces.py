"""Everything the bot shows in a game of six, from the lobby to the end."""

from __future__ import annotations

import asyncio
import re
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bot.engine.state import Game, Worker
from tests.games.helpers import open_games, stand_at
from tests.ports import free_port

from .browser import Viewer, browsing, serving
from .surfaces import Looker


def fill_table(ada: Viewer, looker: Looker) -> None:
    """Add computers to the five other seats."""
    for number in range(5):
        ada.press("Add a computer player")
        expect(ada.panel).to_contain_text("How well should the computer player play?")
        if number == 0:
            looker.look("computer", ada.panel)
        ada.click(ada.panel.get_by_role("button", name="Easy", exact=True))
        ada.sees(f"{number + 2} of 6 seats are taken")


def one_token_left(game: Game) -> None:
    """A position with many pieces, one move before Ada wins."""
    for player in game.players:
        player.goods = {"energy": 2, "water": 3, "food": 1, "bliss": 4, "gold": 1, "clay": 2, "stone": 1}
        player.artifacts = ["book", "book", "bear"][: 2 + player.seat % 2]
        player.recruits, player.hidden = [], []
        player.morale, player.tokens = 4, {"euphoria": 1, "subterra": 1, "icarus": 1}
    ada, bo = game.players[:2]
    ada.goods = {"energy": 1, "food": 1, "bliss": 1, "gold": 1}
    ada.recruits, ada.hidden = ["katy"], ["geek"]
    ada.tokens = {"euphoria": 2, "subterra": 2, "wastelands": 2, "icarus": 3}
    game.workers = {
        "farm": (Worker(0, 3), Worker(1, 6)),
        "site_subterra_lower": (Worker(0, 5, 1),),
        "euphorian_tunnel": (Worker(1, 4),),
    }
    ada.placed = bo.placed = 2


async def bring_forward(file: Path) -> None:
    games = await open_games(file)
    game = await games.game(1)
    await stand_at(games, game, one_token_left)
    await games.store.close()


@pytest.mark.slow
def zoom(viewer: Viewer) -> None:
    viewer.pick(viewer.newest_public, re.compile("Subterra"))


def test_everything_is_readable_on_desktop_and_phone_in_dark_and_light(
    chromium: str, tmp_path: Path, cache: pytest.Cache
) -> None:
    pictures = cache.mkdir("surfaces")
    with browsing(chromium) as browser:
        port = free_port()
        with serving(tmp_path, port) as served:
            ada = Viewer(browser.new_page(), served.address, "Ada")
            looker = Looker(ada, pictures)
            ada.command("/game new")
            ada.sees("One of 6 seats is taken")
            looker.look("lobby", ada.newest_public)
            looker.form("options", lambda: ada.press("Game options"), "Edition", "Variants")
            fill_table(ada, looker)
            ada.press("Start")
            ada.sees("Still choosing: @Ada.")
            looker.look("setup", ada.newest_public, pictures=1)
            looker.private("recruits", lambda: ada.press("Choose"))
            assert served.stop(signal.SIGINT) == 0
        with ThreadPoolExecutor() as aside:  # Playwright has its own event loop in this thread
            aside.submit(asyncio.run, bring_forward(tmp_path / "local.sqlite3")).result()
        with serving(tmp_path, port) as served:
            assert served.address
            ada.sees("@Ada, it's your turn")
            ada.arrives()
            looker.look("table", ada.newest_public, pictures=1)
            looker.private("hand", lambda: ada.press("My cards"), pictures=1)
            looker.private("recap", lambda: ada.press("Recap"), pictures=1)
            looker.private("area", partial(zoom, ada), pictures=1)
            for command in ("help", "rules", "tutorial", "status", "plan"):
                looker.private(command, partial(ada.command, f"/{command}"))
            turn = ada.newest_public.get_by_role(
                "button", name="Take your turn"
            )  # /plan has such a button, too
            looker.private("panel", lambda: ada.click(turn))
            looker.form("trade", lambda: ada.press("Trade"), "With whom", "You give", "You get")
            looker.form(
                "retrieve",
                lambda: ada.press("Choose which to retrieve"),
                "its stone is lost",
                "pay for",
                "+2 morale",
            )
            looker.private("numbered", lambda: ada.press("Show on the board"), pictures=1)
            looker.private("profile", partial(ada.command, "/profile show"))
            looker.form("settings", lambda: ada.press("Change"), "Language", "Quiet hours")
            ada.goes_to("Messages")
            looker.look("messages", ada.messages.last)
            ada.goes_to("Table")
            looker.private("panel_again", partial(ada.command, "/turn"))
            ada.click(ada.panel.get_by_role("button", name=re.compile("Serve")))
            looker.look("dilemma", ada.panel)
            ada.lead_on(re.compile("2 books"))
            looker.look("confirm", ada.panel)
            ada.press("Confirm")
            ada.sees(re.compile("won"))
            looker.look("final", ada.messages.filter(has=ada.page.get_by_role("button", name="Rematch")).last)
            assert served.stop(signal.SIGTERM) == 0
            assert "Traceback" not in served.err.read_text()
    assert len(looker.seen) == 25
    assert len(list(pictures.glob("*.jpg"))) == 25 * 2
