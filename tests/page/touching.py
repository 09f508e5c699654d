"""A board that is touched in a real browser: by taps or by keys alone.

Nothing here waits for a time. The page says what is asked (`data-version`) and whether it waits for the server
(`data-busy`); while it waits, nothing on it can be pressed.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.page import Visitor
from tests.waiting import HANG

from .pages import Served, pixels

DESK, PHONE = (1300, 900), (400, 800)
STEPS = 60
"""More presses than any question needs."""

expect.set_options(timeout=HANG * 1000)

_PIXELS = """async () => {
  const canvas = document.getElementById("canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...hash].map((one) => one.toString(16).padStart(2, "0")).join("");
}"""


class Touch:
    """Somebody's page."""

    def __init__(self, page: Page, *, keys: bool = False) -> None:
        self.page, self.keys = page, keys
        self.body = page.locator("body")
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    async def open(self, served: Served, visitor: Visitor) -> None:
        # Another fragment alone would not load the page anew.
        await self.page.goto("about:blank")
        await self.page.goto(served.page.link(visitor))
        await self.settled()

    async def settled(self) -> None:
        """The page has been shown the game, and waits for nothing."""
        await expect(self.page.locator("body[data-version][data-busy='0']")).to_have_count(1)
        assert not self.errors

    async def told(self) -> str | None:
        """How many changes it was told to have made."""
        return await self.body.get_attribute("data-told")

    async def shows(self, version: tuple[int, int]) -> None:
        """It shows this question: (revision, question)."""
        await expect(self.body).to_have_attribute("data-version", ".".join(map(str, version)))
        await self.settled()

    async def press(self, control: Locator) -> None:
        if not self.keys:
            await control.click()
            return
        wanted = await control.element_handle()
        for _ in range(300):
            if await self.page.evaluate("one => document.activeElement === one", wanted):
                await self.page.keyboard.press("Enter")
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError("no number of tabs leads there")

    async def answer(self, rng: Random) -> None:
        """Choose until the move is complete and confirmed."""
        before = await self.told()
        for _ in range(STEPS):
            await self._step(rng)
            await self.settled()
            if await self.told() != before:
                return
        raise AssertionError(f"the question is still open: {await self.page.locator('#sheet').inner_text()}")

    async def _step(self, rng: Random) -> None:
        ask, sure = self.page.locator("#ask"), self.page.locator("#sure")
        for final in ("confirm", "done"):
            button = sure.locator(f"[data-key={final}]:enabled")
            if await button.count():
                return await self.press(button)
        unticked = ask.locator("[role=checkbox][aria-checked=false]")
        if await unticked.count():
            return await self.press(unticked.first)
        spots = self.page.locator("#spots .legal")
        for wanted in ("#spots .legal.token", "#ask .choice.token"):
            if await self.page.locator(wanted).count() and rng.random() < 0.8:
                return await self.press(await _any(self.page.locator(wanted), rng))
        if await spots.count() and rng.random() < 0.7:
            return await self.press(await _any(spots, rng))
        choices = ask.locator("button.choice")
        if not await choices.count():
            choices = ask.locator(".groups button")
        assert await choices.count(), await self.body.evaluate("body => body.outerHTML")
        await self.press(await _any(choices, rng))

    async def picture(self) -> str:
        """A hash of every pixel of the canvas."""
        return str(await self.page.evaluate(_PIXELS))


async def _any(controls: Locator, rng: Random) -> Locator:
    return controls.nth(rng.randrange(await controls.count()))


def picture_of(png: bytes) -> str:
    return hashlib.sha256(pixels(png).convert("RGBA").tobytes()).hexdigest()


@asynccontextmanager
async def chromium_at(executable: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = await playwright.chromium.launch(executable_path=executable, args=arguments)
        try:
            yield browser
        finally:
            await browser.close()


async def touch(browser: Browser, size: tuple[int, int] = DESK, *, keys: bool = False) -> Touch:
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, reduced_motion="reduce"
    )
    context.set_default_timeout(HANG * 1000)
    return Touch(await context.new_page(), keys=keys)
