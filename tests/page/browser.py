"""The game in the browser, as a person uses it: a server process and browser tabs."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Request,
    TimeoutError,
    expect,
    sync_playwright,
)

from tests.waiting import HANG

CHECKOUT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
IGNORED = 10.0
"""Seconds after a click in which the page sends its request; if there is none, it has ignored the click, which is
repeated."""
SHOWN = re.compile("^(Viewport|Options|Conversation|Message results) updated$")
"""The page's status when it has shown something by itself, which it may do again at any moment."""
DONE = re.compile(f"^Callback completed$|{SHOWN.pattern}")
"""Its status after a press has been answered: of that press, or already of what the page has done since."""
FEET = re.compile("Trade|Undo|My cards|Back|Hint|Show on the board|^[⚀-⚅]|Your next game")
"""Buttons of the panel that do not advance the move."""

expect.set_options(timeout=HANG * 1000)


def installed_browser() -> str | None:
    """The path of the installed Chromium. The tests never let Playwright download its own."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


class Served:
    """A child process that runs what `make run` does without a token."""

    def __init__(self, folder: Path, port: int) -> None:
        self.out, self.err = folder / "out.txt", folder / "err.txt"
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "SYSTEMROOT")}
        with self.out.open("w") as out, self.err.open("w") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "bot", "run"],
                cwd=folder,  # so that no .env of the checkout is read
                env={
                    **kept,
                    "PYTHONPATH": str(CHECKOUT),
                    "LOCAL_PORT": str(port),
                    "LOCAL_DATABASE_PATH": str(folder / "local.sqlite3"),
                },
                stdout=out,
                stderr=err,
            )

    @property
    def address(self) -> str:
        """The address it prints for the user to open."""
        until = time.monotonic() + HANG
        while time.monotonic() < until and self.process.poll() is None:
            found = re.search(r"http://127\.0\.0\.1:\d+/\S*", self.out.read_text())
            if found:
                return found[0]
            time.sleep(0.05)
        raise AssertionError(f"no address was printed: {self.out.read_text()}{self.err.read_text()}")

    def stop(self, with_signal: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(with_signal)
        return self.process.wait(HANG)


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[Served]:
    served = Served(folder, port)
    try:
        yield served
    finally:
        if served.process.poll() is None:
            served.process.kill()
            served.process.wait()


@contextmanager
def browsing(executable: str) -> Iterator[BrowserContext]:
    with sync_playwright() as playwright:
        browser: Browser = playwright.chromium.launch(
            executable_path=executable,
            args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
        )
        # Animations would be drawn sixty times a second by the processor, while the page waits.
        context = browser.new_context(viewport={"width": 1200, "height": 1000}, reduced_motion="reduce")
        context.set_default_timeout(HANG * 1000)
        yield context
        browser.close()


class Viewer:
    """One person's tab."""

    def __init__(self, page: Page, address: str, name: str) -> None:
        self.page, self.name = page, name
        page.goto(f"{address}#{name.lower()}")
        self.arrives()

    def arrives(self) -> None:
        expect(self.page.locator("#action-status")).to_have_text(SHOWN)

    # Reading

    @property
    def channel(self) -> Locator:
        return self.page.locator("#channel-message-list")

    @property
    def messages(self) -> Locator:
        return self.page.locator("article.channel-message")

    @property
    def newest_public(self) -> Locator:
        return self.messages.filter(has_not_text="Only you can see this").last

    @property
    def panel(self) -> Locator:
        """The newest message that only this person can see."""
        return self.messages.filter(has_text="Only you can see this").last

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.channel).to_contain_text(text)

    def sees_picture(self, alt: re.Pattern[str]) -> None:
        """The newest message has a picture that has loaded, with an alt text."""
        picture = self.newest_public.get_by_role("img", name=alt)
        expect(picture).to_be_visible()
        # Looked for each time: the page may render the message again meanwhile, with another element.
        until = time.monotonic() + HANG
        while not picture.evaluate("image => image.complete && image.naturalWidth >= 800"):
            assert time.monotonic() < until, picture.evaluate("image => image.outerHTML.slice(0, 300)")
            self.page.wait_for_timeout(100)

    def sees_icons(self) -> None:
        """The text contains our icons as images."""
        self.page.wait_for_function(
            "channel => [...channel.querySelectorAll('img')].filter(image => image.naturalWidth === 128).length >= 5",
            arg=self.channel.element_handle(),
        )

    # Acting

    def goes_to(self, place: str) -> None:
        self.page.get_by_role("link", name=place, exact=True).click()
        expect(self.page.get_by_role("link", name=place, exact=True)).to_have_attribute(
            "aria-current", "page"
        )
        self.arrives()

    def command(self, text: str) -> None:
        """Type a slash command and send it without options."""
        self.page.get_by_role("textbox", name=re.compile("Message")).last.click()
        self.page.keyboard.type(text)
        expect(self.page.locator(".command-popup")).to_contain_text(text)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".command-chip")).to_have_text(text)
        self.page.keyboard.press("Escape")
        self.page.get_by_role("button", name="Send", exact=True).click()

    def sends(self, act: Callable[[], None]) -> bool:
        """Do `act`; return whether the page sent a request, after waiting for the bot's answer. A page that is just
        updating because of another player's move ignores clicks."""
        sent: list[Request] = []

        def note(request: Request) -> None:
            if request.url.endswith("/api/action"):
                sent.append(request)

        self.page.on("request", note)
        try:
            with suppress(TimeoutError):
                act()
            ignored_at = time.monotonic() + IGNORED
            while not sent and time.monotonic() < ignored_at:
                self.page.wait_for_timeout(20)
        finally:
            self.page.remove_listener("request", note)
        if not sent:
            return False
        response = sent[0].response()
        assert response is not None and response.ok, response
        if response.json()["rejected"]:
            return False
        expect(self.page.locator("#action-status")).to_have_text(DONE)
        return True

    def insists(self, act: Callable[[], None]) -> None:
        """Like a person would, try again while nothing happens."""
        until = time.monotonic() + HANG
        while not self.sends(act):
            assert time.monotonic() < until, f"{self.name}'s page does not react"

    def click(self, control: Locator) -> None:
        self.insists(control.click)

    def press(self, label: str) -> None:
        """Press the newest button with this label."""
        self.click(self.channel.get_by_role("button", name=label, exact=True).last)

    def pick(self, panel: Locator, wanted: re.Pattern[str]) -> str:
        """Open a panel's menu and take the first option that matches, or else the first one."""
        options = panel.locator("[role=option]")
        fitting = options.filter(has_text=wanted)
        chosen = (fitting if fitting.count() else options).first
        label = chosen.locator(".option-label").text_content() or ""

        def choose() -> None:
            if not chosen.is_visible():
                panel.get_by_role("combobox").first.click()
            chosen.click(timeout=IGNORED * 1000)

        self.insists(choose)
        return label

    def lead_on(self, wanted: re.Pattern[str]) -> str:
        """Take one step in the panel: confirm, or choose something that advances the move. Return its label."""
        panel = self.panel
        sure = panel.get_by_role("button", name="Confirm", exact=True)
        if sure.count():
            self.click(sure)
            return "Confirm"
        if panel.get_by_role("combobox").count():
            return self.pick(panel, wanted)
        buttons = panel.locator("button.component-button").filter(has_not_text=FEET)
        fitting = buttons.filter(has_text=wanted)
        choice = (fitting if fitting.count() else buttons).first
        label = choice.inner_text()
        self.click(choice)
        return label

    def follow_panel(self, wanted: re.Pattern[str] = re.compile("Generator"), most: int = 20) -> list[str]:
        """Follow the panel until the game waits for another player (or asks this person a new question)."""
        pressed: list[str] = []
        for _ in range(most):
            if re.search("The game is waiting for| is next|It's your turn:", self.panel.inner_text()):
                return pressed
            pressed.append(self.lead_on(wanted))
        raise AssertionError(f"the panel did not complete the move: {pressed}")

    def take_turn(self) -> list[str]:
        known = self.messages.filter(has_text="Only you can see this").count()
        self.press("Take your turn")
        expect(self.messages.filter(has_text="Only you can see this")).to_have_count(known + 1)
        expect(self.panel.get_by_text("Only you can see this")).to_be_in_viewport()
        return self.follow_panel()
