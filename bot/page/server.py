"""The HTTP server of the page: one socket for each open page, strict headers, and limits on everything.

Who a visitor is comes from the socket's first message alone: there are no cookies, and nothing in an address, so that
another site can neither use nor learn a visitor's rights.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web
from pydantic import ValidationError

from bot.data import FOLDER
from bot.engine.events import Refused
from bot.games import Games, Moved
from bot.language.words import SOURCE_LANGUAGE, Words, spoken, words
from bot.store import StoreError
from bot.store.records import GameRecord, Palette

from .boards import Boards, Version
from .limits import Pace, Room
from .messages import MOST_TEXT, REQUEST, Enter, Message, Refusal
from .tickets import Tickets, Visitor
from .visit import Looking, Seen, Visit

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds in which a socket has to say who it is."""
SLOW = 20.0
"""Seconds in which a page has to take what it is sent; otherwise it is closed, and may come again."""
POLL = 2.0
"""How often changes by other processes are looked for, in seconds."""

FILES = {
    "/": ("board.html", "text/html"),
    "/board.css": ("board.css", "text/css"),
    **{
        f"/{name}.js": (f"{name}.js", "text/javascript")
        for name in ("board", "line", "picture", "ask", "look")
    },
}
"""Path → file in `data/page`, and its type."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
    " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}


class Reader(NamedTuple):
    """How a visitor reads a game."""

    w: Words
    palette: Palette
    back: str = ""
    """The address of the game in Discord."""


class Page:
    def __init__(
        self,
        games: Games,
        tickets: Tickets,
        boards: Boards,
        *,
        url: str,
        reader_of: Callable[[Visitor, GameRecord], Awaitable[Reader]],
        announce: Callable[[Moved], None],
        look: Looking,
        framed_by: str = "'none'",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`url`: where people find the page; sockets are opened by pages from there only. `framed_by`: the origins that
        may show it within a page of their own."""
        self.games = games
        self.tickets = tickets
        self.boards = boards
        self.url = url.rstrip("/")
        parts = urlsplit(url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self._reader_of = reader_of
        self._announce = announce
        self._look_at = look
        self._headers = HEADERS | {
            "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace(
                "frame-ancestors 'none'", f"frame-ancestors {framed_by}"
            )
        }
        self._clock = clock
        self._room = Room()
        self._visits: dict[int, set[Visit]] = {}
        self._known: dict[int, Version] = {}
        """The version of each watched game that its visitors were shown."""
        self._runner: web.AppRunner | None = None
        self._polling: asyncio.Task[None] | None = None

    def link(self, visitor: Visitor) -> str:
        """A private link to the page: valid for five minutes, and once."""
        return f"{self.url}/#{self.tickets.ticket(visitor)}"

    def link_to_watch(self, game_id: int) -> str:
        """A link for any number of spectators."""
        return f"{self.url}/#watch={self.tickets.session(Visitor(None, game_id))}"

    def app(self) -> web.Application:
        app = web.Application(client_max_size=MOST_TEXT)
        app.on_response_prepare.append(self._add_headers)
        app.add_routes([web.get("/socket", self.socket), web.get("/icon/{name}.png", self._icon)])
        app.add_routes([web.get(path, _file) for path in FILES])
        return app

    async def start(self, host: str, port: int) -> None:
        self._runner = web.AppRunner(self.app(), access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        if self.games.shared:
            self._polling = asyncio.create_task(self._poll())

    @property
    def address(self) -> tuple[str, int]:
        assert self._runner is not None
        host, port, *_ = self._runner.addresses[0]
        return host, port

    async def close(self) -> None:
        if self._polling is not None:
            self._polling.cancel()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    # Sockets

    async def socket(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Origin") != self.origin:
            raise web.HTTPForbidden
        with self._room.one_more() as free:
            if not free:
                raise web.HTTPServiceUnavailable
            socket = web.WebSocketResponse(max_msg_size=MOST_TEXT, heartbeat=30.0)
            await socket.prepare(request)
            with contextlib.suppress(ConnectionError, TimeoutError):
                await self._serve(socket, words(preferred(request.headers.get("Accept-Language", ""))))
            await socket.close()
            return socket

    async def _serve(self, socket: web.WebSocketResponse, w: Words) -> None:
        """`w`: the language of the browser, until it is known who reads."""

        async def send(message: Message) -> None:
            async with asyncio.timeout(SLOW):
                await socket.send_str(message.model_dump_json())

        session = await self._entered(socket)
        visitor = self.tickets.visitor(session) if session is not None else None
        if session is None or visitor is None:
            await send(Refusal(reason="ticket", text=w("touch-ticket")))
            return
        with self._room.for_visitor(visitor) as free:
            if not free:
                await send(Refusal(reason="full", text=w("touch-full")))
                return
            try:
                seen = await self._look(visitor.game_id)
            except Refused:  # the game was deleted, or has not begun
                await send(Refusal(reason="gone", text=w("touch-gone")))
                return
            visit = await self._visit(visitor, seen, send)
            watching = self._visits.setdefault(visitor.game_id, set())
            watching.add(visit)
            self._known.setdefault(visitor.game_id, seen.version)
            try:
                await visit.enter(seen, session)
                await self._listen(socket, visit, send)
            finally:
                watching.discard(visit)
                if not watching:
                    self._visits.pop(visitor.game_id, None)
                    self._known.pop(visitor.game_id, None)

    async def _entered(self, socket: web.WebSocketResponse) -> str | None:
        """The session of the first message, or the one its ticket becomes."""
        async with asyncio.timeout(PATIENCE):
            first = await socket.receive()
        if first.type is not WSMsgType.TEXT:
            return None
        try:
            request = REQUEST.validate_json(first.data)
        except ValidationError:
            return None
        if not isinstance(request, Enter):
            return None
        return await self.tickets.exchange(request.ticket) if request.ticket else request.session

    async def _visit(self, visitor: Visitor, seen: Seen, send: Callable[[Message], Awaitable[None]]) -> Visit:
        reader = await self._reader_of(visitor, seen.position.game)
        return Visit(
            games=self.games,
            boards=self.boards,
            visitor=visitor,
            w=reader.w,
            palette=reader.palette,
            send=send,
            announce=self._announce,
            press=lambda request: self._press(visitor, request),
            look=self._look_at,
            back=reader.back,
        )

    def _press(self, visitor: Visitor, request: str) -> int:
        """Below zero, where Discord's ids never are. Nobody else can foresee it, because rolls depend on it."""
        return -1 - self.tickets.signer.number(
            "press", f"{visitor.user_id}:{visitor.game_id}:{request}".encode()
        )

    async def _listen(
        self, socket: web.WebSocketResponse, visit: Visit, send: Callable[[Message], Awaitable[None]]
    ) -> None:
        pace = Pace(self._clock)
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                return
            try:
                request = REQUEST.validate_json(message.data)
            except ValidationError:
                request = None
            if request is None or isinstance(request, Enter):
                await send(Refusal(reason="garbage"))
                return
            if not pace.allow():
                await send(Refusal(to=request.to, reason="too-fast", text=visit.w("touch-busy")))
                continue
            try:
                if await visit.handle(request):
                    await self.changed(visit.visitor.game_id)
            except StoreError:
                log.exception("a request of a page failed")
                await send(Refusal(to=request.to, reason="store", text=visit.w("touch-busy")))

    async def _add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        response.headers.update(self._headers)
        if response.content_type == "image/png":
            response.headers["Cache-Control"] = (
                "public, max-age=86400"  # there are many, and they hold nothing
            )

    async def _icon(self, request: web.Request) -> web.Response:
        icon = await self.boards.icon(request.match_info["name"])
        if icon is None:
            raise web.HTTPNotFound
        return web.Response(body=icon, content_type="image/png")

    # Changes

    async def changed(self, game_id: int) -> None:
        """Show all visitors of this game what it is like now."""
        visits = list(self._visits.get(game_id, ()))
        if not visits:
            return
        try:
            seen = await self._look(game_id)
        except Refused:  # the game was deleted
            await asyncio.gather(
                *(one.send(Refusal(reason="gone", text=one.w("touch-gone"))) for one in visits),
                return_exceptions=True,
            )
            return
        self._known[game_id] = seen.version
        results = await asyncio.gather(*(visit.update(seen) for visit in visits), return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, (ConnectionError, TimeoutError)):
                log.error("a page could not be brought up to date", exc_info=result)

    async def _look(self, game_id: int) -> Seen:
        return Seen(await self.games.position(game_id), await self.games.view(game_id, None))

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            with contextlib.suppress(StoreError, Refused):
                await self.look_for_changes()

    async def look_for_changes(self) -> None:
        """Show what other processes have changed: one query for all games that are watched here."""
        if not self._visits:
            return
        versions = await self.games.log.versions(list(self._visits))
        for game_id, version in versions.items():
            if self._known.get(game_id) != version:
                await self.changed(game_id)


async def _file(request: web.Request) -> web.Response:
    name, kind = FILES[request.path]
    return web.Response(text=(FOLDER / "page" / name).read_text(encoding="utf-8"), content_type=kind)


def preferred(languages: str) -> str:
    """The first language that we speak of those that a browser asks for."""
    wanted = (one.partition(";")[0].strip() for one in languages[:200].split(","))
    return next((code for one in wanted if (code := spoken(one))), SOURCE_LANGUAGE)
