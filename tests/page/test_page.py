"""`make run` without a token, in a real browser: two people start a game, the program is stopped and started again, and
the game continues."""

from __future__ import annotations

import re
import signal
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.ports import free_port

from .browser import Viewer, browsing, serving

BOARD = re.compile("board", re.IGNORECASE)


def called(*viewers: Viewer) -> Viewer:
    """The player on turn: the last one named in the newest message."""
    names = re.findall(r"@(\w+)", viewers[0].newest_public.inner_text())
    return next(viewer for viewer in viewers if viewer.name == names[-1])


def choose_recruits(viewer: Viewer, other: Viewer, *, last: bool) -> None:
    """Choose secretly: the other person sees neither the panel nor the cards in it."""
    viewer.press("Choose")
    expect(viewer.panel).to_contain_text("Which recruit do you lead with?")
    dealt = re.findall(
        r"^(.+?) \(\s*(?:Euphorian|Subterran|Wastelander|Icarite)\)", viewer.panel.inner_text(), re.M
    )
    assert len(dealt) == 4, viewer.panel.inner_text()
    expect(other.channel).not_to_contain_text("Which recruit do you lead with?")
    for recruit in dealt:
        expect(other.channel).not_to_contain_text(recruit)
    lead = viewer.lead_on(re.compile("nothing")).partition(" (")[0]
    expect(viewer.panel).to_contain_text(f"{lead} is active. Which recruit do you keep hidden for now?")
    hidden = viewer.lead_on(re.compile("nothing")).partition(" (")[0]
    expect(viewer.panel).to_contain_text(f"{lead} active, {hidden} hidden")
    if last:  # after this choice everything is revealed
        assert viewer.lead_on(re.compile("nothing")) == "Confirm"


def play_a_turn(*viewers: Viewer) -> None:
    """The player on turn places a worker on the Generator, or retrieves workers if none is left. All see the text and
    the board. Another player's recruit may ask a question first."""
    mover = called(*viewers)
    before = mover.newest_public.get_attribute("data-message-id")
    assert mover.take_turn()
    for viewer in viewers:
        newest = viewer.newest_public
        expect(newest).not_to_have_attribute("data-message-id", str(before))
        expect(newest).to_contain_text(
            re.compile(rf"{mover.name} (placed a\s+\d .*Generator|retrieved a\s+\d)")
        )
        viewer.sees_picture(BOARD)
    # The answer to the press stays visible, although there are newer messages below.
    expect(mover.panel.get_by_text("Only you can see this")).to_be_in_viewport()
    while viewers[0].newest_public.get_by_role("button", name="Answer", exact=True).count():
        asked = called(*viewers)
        asked.press("Answer")
        asked.follow_panel()
        expect(viewers[0].newest_public).not_to_contain_text("before")
    for viewer in viewers:
        expect(viewer.newest_public.get_by_role("button", name="Take your turn")).to_be_visible()
    assert called(*viewers) is not mover


def reads_messages(viewer: Viewer, other: Viewer) -> None:
    """Direct messages have their own page: a dot shows that there are new ones, and only one's own are there."""
    link = viewer.page.get_by_role("link", name="Messages", exact=True)
    expect(link).to_have_class("unread")
    viewer.goes_to("Messages")
    viewer.sees("You have a seat in a game of Euphoria in #table.")
    expect(viewer.channel).not_to_contain_text(f"@{other.name}")
    viewer.goes_to("Table")
    expect(link).not_to_have_class("unread")


def watches_the_time(viewer: Viewer) -> None:
    """The page updates relative times by itself: what is due tomorrow becomes overdue."""
    due = viewer.newest_public.locator("time.discord-timestamp")
    expect(due).to_have_text(re.compile("tomorrow|in 2[34] hours"))
    viewer.page.clock.set_system_time(time.time() + 27 * 3600)
    expect(due).to_have_text(re.compile("[34] hours ago"))
    viewer.page.clock.set_system_time(time.time())  # this clock is used by all tabs


def reads_another_language(viewer: Viewer) -> None:
    """The page's own texts and times change as soon as the language is chosen."""
    viewer.command("/profile show")
    viewer.press("Change")
    form = viewer.page.get_by_role("dialog")
    form.get_by_text("Nederlands").click()
    form.get_by_role("button", name="Submit").click()
    expect(viewer.page.get_by_role("link", name="Spel", exact=True)).to_be_visible()
    viewer.sees("Alleen jij kunt dit zien")
    expect(viewer.page.get_by_placeholder("Bericht sturen naar #table")).to_be_visible()
    viewer.press("Veranderen")
    expect(form).to_contain_text("Dit formulier gaat naar de bot.")
    expect(form.get_by_role("button", name="Versturen")).to_be_visible()
    form.get_by_role("button", name="Annuleren").click()
    viewer.sees("Cy heeft /profile gebruikt")
    due = viewer.channel.locator("time.discord-timestamp").last
    expect(due).to_have_text(re.compile("morgen|over 2[34] uur"))


def press_at_once(label: str, *viewers: Viewer) -> None:
    """Both press at the same time, and both get an answer."""
    with ExitStack() as stack:
        answers = [
            stack.enter_context(viewer.page.expect_response(re.compile("/api/action$"))) for viewer in viewers
        ]
        for viewer in viewers:
            viewer.newest_public.get_by_role("button", name=label, exact=True).click(no_wait_after=True)
    assert not any(answer.value.json()["rejected"] for answer in answers)
    for viewer in viewers:
        expect(viewer.panel).to_be_in_viewport()


@pytest.mark.slow
def test_two_people_play_their_first_turns_in_the_browser(chromium: str, tmp_path: Path) -> None:
    with browsing(chromium) as browser:
        ada_tab, bo_tab = browser.new_page(), browser.new_page()
        bo_tab.set_viewport_size({"width": 400, "height": 800})  # a phone
        port = free_port()
        with serving(tmp_path, port) as served:
            address = served.address
            ada, bo = Viewer(ada_tab, address, "Ada"), Viewer(bo_tab, address, "Bo")
            expect(ada.page).to_have_title("Ada · Euphoria")
            expect(ada.page.get_by_text("SimCord").locator("visible=true")).to_have_count(0)
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

            reads_messages(ada, bo)
            watcher = Viewer(browser.new_page(), address, "Cy")
            watches_the_time(watcher)
            reads_another_language(watcher)
            watcher.page.close()
            press_at_once("My cards", ada, bo)

            choose_recruits(bo, ada, last=False)
            ada.sees("Still choosing: @Ada.")
            choose_recruits(ada, bo, last=True)
            for viewer in (ada, bo):
                viewer.sees(re.compile(r"Turn 1: @(Ada|Bo), it's your turn"))
            for _ in range(2):
                play_a_turn(ada, bo)
            for viewer in (ada, bo):
                viewer.sees_icons()
            waiting = called(ada, bo).name
            assert served.stop(signal.SIGINT) == 0
            assert "Traceback" not in served.err.read_text()
            for viewer in (ada, bo):
                expect(viewer.page.locator("#notice")).to_contain_text("The table is closed.")

        with serving(tmp_path, port) as served:
            assert served.address == address
            for viewer in (ada, bo):  # the tabs load again by themselves
                expect(viewer.page.locator("#notice")).not_to_contain_text("The table is closed.")
                viewer.arrives()
                viewer.sees(f"Turn 3: @{waiting}, it's your turn")
                viewer.sees_picture(BOARD)
            watcher = Viewer(browser.new_page(), address, "Di")
            watcher.press("Take your turn")
            expect(watcher.panel).to_contain_text("You're watching this game")
            play_a_turn(ada, bo)
            assert served.stop(signal.SIGTERM) == 0
            assert "Traceback" not in served.err.read_text()
