"""A page's server on a real port, with real games, and visitors who send what a page would send."""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, TypeVar

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from PIL import Image, ImageChops

from bot.engine.view import View
from bot.games import Games, Moved, Position
from bot.language.words import Words, words
from bot.page import Boards, Page, Tickets, Visitor
from bot.page.boxes import Patch
from bot.page.messages import Look, Shown
from bot.page.server import Reader
from bot.page.signing import Signer
from bot.store.records import GameRecord, Palette
from tests.waiting import HANG

T = TypeVar("T")

URL = "https://euphoria.example"
TOKEN = "a bot's token"


@dataclass
class Served:
    page: Page
    announced: list[Moved] = field(default_factory=list)

    @property
    def address(self) -> str:
        host, port = self.page.address
        return f"http://{host}:{port}"


async def read(request: Look, game: GameRecord, view: View, w: Words, /) -> Shown:
    """Where nobody looks anything up, it is enough to say who looks at what."""
    return Shown(at=request.at, title=f"{view.seat} {request.which}")


async def painted(paint: Callable[[], T]) -> T:
    return await asyncio.to_thread(paint)


def tickets_of(games: Games, token: str = TOKEN) -> Tickets:
    return Tickets(Signer(token), games.leases, games.now, shared=games.shared)


@asynccontextmanager
async def serving(
    games: Games, palette: Palette = "printed", *, language: Callable[[], str] = lambda: "en", port: int = 0
) -> AsyncIterator[Served]:
    """`palette`: "none" where no picture is looked at. `port`: where a real browser opens the page."""
    announced: list[Moved] = []

    async def reader_of(visitor: Visitor, game: GameRecord) -> Reader:
        return Reader(words(language()), palette)

    page = Page(
        games,
        tickets_of(games),
        Boards(painted),
        url=f"http://127.0.0.1:{port}" if port else URL,
        reader_of=reader_of,
        announce=announced.append,
        look=read,
    )
    await page.start("127.0.0.1", port)
    try:
        yield Served(page, announced)
    finally:
        await page.close()


def pixels(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def pasted(old: Image.Image, patches: Iterable[Patch]) -> Image.Image:
    """The old picture with the boxes pasted over it, as a page does it."""
    image = old.copy()
    for patch in patches:
        image.paste(pixels(patch.image), patch.box[:2])
    return image


def same(one: Image.Image, other: Image.Image) -> bool:
    """Pixel for pixel."""
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


@dataclass
class Browser:
    """A page that is open. It keeps the picture as a page does: the whole one, then pieces pasted over it."""

    socket: ClientWebSocketResponse
    received: list[dict[str, Any]] = field(default_factory=list)
    picture: Image.Image | None = None

    async def send(self, **message: Any) -> None:
        await self.socket.send_str(json.dumps(message))

    async def next(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; others before it are taken in."""
        while True:
            async with asyncio.timeout(HANG):
                message = await self.socket.receive()
            assert message.type is WSMsgType.TEXT, f"the socket was closed before {kind}: {message}"
            told: dict[str, Any] = json.loads(message.data)
            self.received.append(told)
            if told["kind"] == "board":
                self._take_in(told)
            if told["kind"] == kind:
                return told

    @property
    def newest_asked(self) -> dict[str, Any]:
        return next(one for one in reversed(self.received) if one["kind"] == "asked")

    async def has_been_asked(self, now: Position) -> None:
        """A page may be shown a position twice where processes share a database, so any question is not enough."""
        shown = now.question, now.revision, list(now.waiting)
        while tuple(self.newest_asked[name] for name in ("question", "revision", "waiting")) != shown:
            await self.next("asked")

    def _take_in(self, board: dict[str, Any]) -> None:
        if board["whole"]:
            self.picture = pixels(b64decode(board["whole"]))
            return
        assert self.picture is not None
        self.picture = pasted(
            self.picture, [Patch(tuple(one["box"]), b64decode(one["png"])) for one in board["pieces"]]
        )

    async def closed(self) -> bool:
        async with asyncio.timeout(HANG):
            return (await self.socket.receive()).type in (
                WSMsgType.CLOSE,
                WSMsgType.CLOSED,
                WSMsgType.CLOSING,
            )


@asynccontextmanager
async def browsing(served: Served, *, origin: str = URL) -> AsyncIterator[Browser]:
    """A socket that has not said yet who it is."""
    async with (
        ClientSession() as http,
        http.ws_connect(f"{served.address}/socket", origin=origin, max_msg_size=2**22) as socket,
    ):
        yield Browser(socket)


@asynccontextmanager
async def visiting(served: Served, user_id: int | None, game_id: int) -> AsyncIterator[Browser]:
    """A page that was opened by a new link and has been shown the game."""
    async with browsing(served) as browser:
        await browser.send(do="enter", ticket=served.page.tickets.ticket(Visitor(user_id, game_id)))
        await browser.next("asked")
        yield browser
