"""The application's emoji, with Discord's limits."""

from __future__ import annotations

import base64
import itertools
import re
from collections.abc import Callable
from io import BytesIO
from typing import Any

from aiohttp import web
from PIL import Image

from .wire_answers import answer, error

MOST, LARGEST = 2000, 256 << 10
INVALID = 50035


class Emoji:
    def __init__(self) -> None:
        self.there: dict[int, dict[str, Any]] = {}
        self.images: dict[str, Image.Image] = {}
        self._ids = itertools.count(7_000_000)

    @property
    def names(self) -> list[str]:
        return [emoji["name"] for emoji in self.there.values()]

    def add(self, name: str) -> None:
        """Add an emoji, as a host may have done by hand or an earlier version of the bot did."""
        number = next(self._ids)
        self.there[number] = {"id": str(number), "name": name, "roles": [], "require_colons": True}
        self.there[number] |= {"managed": False, "animated": False, "available": True}

    def routes(self) -> list[tuple[str, str, Callable[..., web.Response]]]:
        path = r"/applications/\d+/emojis"
        return [
            ("GET", path, lambda _: answer({"items": list(self.there.values())})),
            ("POST", path, self._create),
            ("DELETE", path + r"/(\d+)", self._delete),
        ]

    def _create(self, body: dict[str, Any]) -> web.Response:
        name, image = body["name"], base64.b64decode(body["image"].partition(",")[2])
        if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", name) or name in self.names or len(image) > LARGEST:
            return error(400, INVALID, "Invalid Form Body")
        if len(self.there) >= MOST:
            return error(400, 30008, "Maximum number of emojis reached (2000)")
        self.images[name] = Image.open(BytesIO(image))
        self.add(name)
        return answer(list(self.there.values())[-1], status=201)

    def _delete(self, _: dict[str, Any], emoji: str) -> web.Response:
        if self.there.pop(int(emoji), None) is None:
            return error(404, 10014, "Unknown Emoji")
        return web.Response(status=204)
