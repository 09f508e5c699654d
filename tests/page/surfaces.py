"""Checks everything the bot shows on a desktop and on a phone, in dark and light mode.

What a program can check is asserted. For review by people every run leaves screenshots in `.pytest_cache/d/surfaces`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.waiting import HANG

from .browser import Viewer

PHONE = (400, 800)
DESK = (1200, 1000)
LEAST_CONTRAST = 3.0
"""The minimum that the accessibility guidelines require of large and bold text; our small text has more."""

_FLAWS = """(surface, least) => {
  const flaws = [];
  const say = (what, of) => flaws.push(`${what}: ${(of.innerText || of.alt || of.tagName).slice(0, 60)}`);
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) flaws.push(`the page is ${page.scrollWidth} wide`);
  for (const part of surface.querySelectorAll("*")) {
    const box = part.getBoundingClientRect();
    const shown = part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (shown && box.width && (box.right > innerWidth + 1 || box.left < -1)) say("outside", part);
  }
  for (const image of surface.querySelectorAll("img"))
    if (!image.naturalWidth) say("no picture", image);
  for (const button of surface.querySelectorAll("button:not(.media-lightbox-trigger)"))
    if (!(button.innerText.trim() || button.getAttribute("aria-label"))) say("no text on a button", button);
  const numbers = (colour) => { const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number); return [r, g, b, a]; };
  const over = ([r, g, b, a], under) => [r, g, b].map((one, at) => one * a + under[at] * (1 - a));
  const light = (rgb) => {
    const linear = (one) => one <= 0.04 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
    const [r, g, b] = rgb.map((one) => linear(one / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const own = (part) => numbers(getComputedStyle(part).backgroundColor);
  const behind = (part) => part ? over(own(part), behind(part.parentElement)) : [255, 255, 255];
  const texts = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const part = text.parentElement;
    if (!text.data.trim() || !part.checkVisibility() || part.closest(":disabled, [aria-disabled=true]")) continue;
    const ground = behind(part);
    const [a, b] = [light(ground), light(over(numbers(getComputedStyle(part).color), ground))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < least) say(`contrast of ${((a + 0.05) / (b + 0.05)).toFixed(1)}`, part);
  }
  return flaws;
}"""


class Looker:
    """One person's tab, viewed on a phone and on a desktop."""

    def __init__(self, viewer: Viewer, folder: Path) -> None:
        """Screenshots of everything are saved in the folder, in place of those of the run before."""
        self.viewer, self.page, self.folder = viewer, viewer.page, folder
        self.seen: list[str] = []
        for old in folder.glob("*.jpg"):
            old.unlink()
        self._turn("phone", "light")

    def _turn(self, size: str, scheme: Any) -> None:
        width, height = PHONE if size == "phone" else DESK
        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(
            "() => Math.abs(document.getElementById('channel-timeline').clientWidth - innerWidth) < 40"
        )

    def private(self, name: str, ask: Callable[[], None], *, pictures: int = 0) -> Locator:
        """Check the private message that this person gets in response; its beginning must be visible."""
        known = self.viewer.messages.filter(has_text="Only you can see this")
        before = known.count()
        ask()
        expect(known).to_have_count(before + 1)
        reply = known.last
        self.look(name, reply, pictures=pictures)
        return reply

    def form(self, name: str, ask: Callable[[], None], *fields: str) -> None:
        """Check that a form opens with these fields, then close it."""
        ask()
        dialog = self.page.get_by_role("dialog")
        for field in fields:
            expect(dialog).to_contain_text(field)
        self.look(name, dialog)
        dialog.get_by_role("button", name="Cancel").click()
        expect(dialog).to_have_count(0)

    def _flaws(self, surface: Locator) -> list[str]:
        """The persistent flaws: after a change of size the page needs a moment."""
        until = time.monotonic() + HANG
        flaws: list[str] = surface.evaluate(_FLAWS, LEAST_CONTRAST)
        while flaws and time.monotonic() < until:
            self.page.wait_for_timeout(100)
            flaws = surface.evaluate(_FLAWS, LEAST_CONTRAST)
        return flaws

    def look(self, name: str, surface: Locator, *, pictures: int = 0) -> None:
        large = surface.locator("img.gallery-image, img.attachment-image")
        if pictures:
            expect(large).to_have_count(pictures)
        on_desk = "light" if len(self.seen) % 2 else "dark"  # alternating, to save time
        on_phone = "dark" if on_desk == "light" else "light"
        for size, scheme in (("desk", on_desk), ("phone", on_phone)):
            self._turn(size, scheme)
            self.page.wait_for_function(
                "surface => [...surface.querySelectorAll('img')].every(image => image.complete)",
                arg=surface.element_handle(),
            )
            expect(surface).to_be_in_viewport()
            flaws = self._flaws(surface)
            # JPEG takes a third of the time of PNG.
            self.page.screenshot(path=self.folder / f"{name}-{size}-{scheme}.jpg", quality=85)
            assert not flaws, (name, size, scheme, flaws)
        for picture in large.all():
            assert picture.get_attribute("alt"), f"{name}: a picture has no alt text"
        head = surface.locator(".message-header")
        if head.count():
            expect(head).to_be_in_viewport()
        self.seen.append(name)
