"""The promise of `make run` without a token, seen through a real browser: two people begin a game, the program is
stopped and started, and the game goes on."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .browser import Viewer, browsing, installed_browser, serving

BOARD = re.compile("board", re.IGNORECASE)


@pytest.fixture
def chromium() -> str:
    found = installed_browser()
    if found is None:
        pytest.skip("no Chromium is installed, so nobody looks at the page: apt-get install chromium")
    return found


def called(*viewers: Viewer) -> Viewer:
    """Whoever the newest message of the channel names last: it says what happened, then whose move it is."""
    names = re.findall(r"@(\w+)", viewers[0].newest_public.inner_text())
    return next(viewer for viewer in viewers if viewer.name == names[-1])


def choose_recruits(viewer: Viewer, other: Viewer) -> None:
    """In secret: the other sees neither the panel nor a name of a card in it."""
    viewer.press("Choose")
    expect(viewer.panel).to_contain_text("Which recruit do you lead with?")
    dealt = re.findall(
        r"^(.+?) \((?:Euphorian|Subterran|Wastelander|Icarite)\):", viewer.panel.inner_text(), re.M
    )
    assert len(dealt) == 4, viewer.panel.inner_text()
    expect(other.channel).not_to_contain_text("Which recruit do you lead with?")
    for recruit in dealt:
        expect(other.channel).not_to_contain_text(recruit)
    lead = viewer.lead_on(re.compile("nothing")).partition(" (")[0]
    expect(viewer.panel).to_contain_text(f"{lead} is active. Which recruit do you keep hidden for now?")
    hidden = viewer.lead_on(re.compile("nothing")).partition(" (")[0]
    expect(viewer.panel).to_contain_text(f"{lead} active, {hidden} hidden")
    assert viewer.lead_on(re.compile("nothing")) == "Confirm"


def play_a_turn(*viewers: Viewer) -> None:
    """Whoever is on turn places a worker on the Generator, or with none left retrieves some; all see it in words
    and on the board. A recruit of somebody else may have to be asked about."""
    mover = called(*viewers)
    before = mover.newest_public.get_attribute("data-message-id")
    assert "Confirm" in mover.take_turn()
    for viewer in viewers:
        newest = viewer.newest_public
        expect(newest).not_to_have_attribute("data-message-id", str(before))
        expect(newest).to_contain_text(
            re.compile(rf"{mover.name} (placed a \d .*Generator|retrieved \d worker)")
        )
        viewer.sees_picture(BOARD)
    while viewers[0].newest_public.get_by_role("button", name="Answer", exact=True).count():
        asked = called(*viewers)
        asked.press("Answer")
        asked.follow_panel()
        expect(viewers[0].newest_public).not_to_contain_text("before")
    for viewer in viewers:
        expect(viewer.newest_public.get_by_role("button", name="Take your turn")).to_be_visible()
    assert called(*viewers) is not mover


@pytest.mark.slow
def test_two_people_play_their_first_turns_in_the_browser(chromium: str, tmp_path: Path) -> None:
    with browsing(chromium) as browser:
        ada_tab, bo_tab = browser.new_page(), browser.new_page()
        with serving(tmp_path) as served:
            ada, bo = Viewer(ada_tab, served.address, "Ada"), Viewer(bo_tab, served.address, "Bo")
            ada.sees("/game new")
            ada.command("/game new")
            bo.sees("One of 6 seats is taken")
            bo.press("Join")
            for viewer in (ada, bo):
                viewer.sees("2 of 6 seats are taken")
            ada.press("Start")
            for viewer in (ada, bo):
                viewer.sees("Still choosing: @Ada and @Bo")
                viewer.sees_picture(BOARD)

            choose_recruits(bo, ada)
            ada.sees("Still choosing: @Ada.")
            choose_recruits(ada, bo)
            for viewer in (ada, bo):
                viewer.sees(re.compile(r"Turn 1: @(Ada|Bo), it is your turn"))
            for _ in range(2):
                play_a_turn(ada, bo)
            waiting = called(ada, bo).name
            assert served.stop(signal.SIGINT) == 0
            assert "Traceback" not in served.err.read_text()

        with serving(tmp_path) as served:
            ada, bo = Viewer(ada_tab, served.address, "Ada"), Viewer(bo_tab, served.address, "Bo")
            for viewer in (ada, bo):
                viewer.sees(f"Turn 3: @{waiting}, it is your turn")
                viewer.sees_picture(BOARD)
            watcher = Viewer(browser.new_page(), served.address, "Cy")
            watcher.press("Take your turn")
            expect(watcher.panel).to_contain_text("You are watching this game")
            play_a_turn(ada, bo)
            assert served.stop(signal.SIGTERM) == 0
            assert "Traceback" not in served.err.read_text()
