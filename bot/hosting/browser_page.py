"""The local table's web page: simcord's page with our style and some additions (`data/page` has style and script).

The address says who is looking, and at what: `/#bo` is Bo at the table, `/#bo/messages` Bo's direct messages.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from html import escape
from io import BytesIO
from typing import Any
from zoneinfo import available_timezones

from aiohttp import web
from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.builders import ChannelHandle, UserHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.preview import Preview
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.data import FOLDER
from bot.language.words import LANGUAGES, words

log = logging.getLogger(__name__)

TITLE = "Euphoria"
MESSAGES = "messages-"
"""Prefix of a person's id for the page with their direct messages."""
TICK = 1.0
REMEMBERED = 30
"""How many states of a page are remembered: a press refers to what the page showed when it was pressed."""

SPOKEN = (
    "people", "table", "messages", "unread", "closed", "changed", "private", "edited", "cancel", "submit", "thinking",
    "used", "write", "older", "newer", "newest", "empty", "required", "form",
)  # fmt: skip
"""The page's own texts, in `page.ftl`."""
FILLED_IN = {name: f"{{{name}}}" for name in ("name", "command", "place")}
"""What the page itself puts into its texts."""
LOCALES = {"en": "en-US"}
"""Our language codes that have another name in simcord."""

_OWN = {"/table.css": "text/css", "/table.js": "application/javascript"}


class TablePage(Preview):
    """All tabs of all people. Presses and clock ticks are handled one at a time: simcord refuses a press during another
    action, and the page would not send it again."""

    _MAX_PAGES = 64

    def __init__(
        self,
        env: Env,
        channel: ChannelHandle,
        people: tuple[MemberActor, ...],
        language_of: Callable[[int], Awaitable[str]],
        port: int,
    ) -> None:
        """`language_of`: the language of a person at this table."""
        super().__init__(
            env,
            channel,
            people,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self.table = channel
        self.language_of = language_of
        self.languages: dict[int, str] = {}
        """Each person's language, as far as known."""
        self._server = TableServer(self, people, port)
        self._lock = asyncio.Lock()
        self._published = -1
        """The length of the transcript when the pages were last refreshed."""
        self._shown: dict[str, dict[int, dict[str, str]]] = {}
        """The controls of each page, by revision."""

    async def __aenter__(self) -> TablePage:
        await self.learn_languages()
        await super().__aenter__()
        return self

    @property
    def url(self) -> str:
        """The same after every start. Other sites cannot read the page, so they cannot read its key."""
        return f"{self._origin}/"

    # Who looks at what

    async def learn_languages(self) -> bool:
        """Look up everybody's language again. True if one has changed."""
        before = self.languages
        self.languages = {person.id: await self.language_of(person.id) for person in self.viewers}
        return self.languages != before

    def read_on(self, context_id: str) -> str:
        """The language of the person whose page this is."""
        page = self._pages.get(context_id)
        return "" if page is None else self.languages[page.viewer.id]

    def _viewer(self, viewer_id: Any) -> Any:
        if isinstance(viewer_id, str) and viewer_id.startswith(MESSAGES):
            return super()._viewer(viewer_id.removeprefix(MESSAGES)).user
        return super()._viewer(viewer_id)

    @contextmanager
    def _before(self, viewer: MemberActor | UserHandle) -> Iterator[None]:
        """simcord shows one channel. Set it to the table for a member, and to the direct messages for a user."""
        other = self.channel
        self.channel = viewer.dm_channel if isinstance(viewer, UserHandle) else self.table
        try:
            yield
        finally:
            self.channel = other

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> _Page:
        with self._before(self.viewers[0] if viewer_id is None else self._viewer(viewer_id)):
            return super()._open_page(viewer_id, target_id)

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        """None: a new page shows the newest messages."""
        return None

    def newest_private(self, context_id: str) -> int:
        """The id of the newest direct message to the person whose page this is."""
        page = self._pages.get(context_id)
        if page is None:
            return 0
        backend = self.env.backend
        return max(backend.messages.get(backend.get_dm_channel(page.viewer.id).id, {}), default=0)

    async def _prepare_asset(
        self, context_id: str | None, asset_id: str, **asked: Any
    ) -> tuple[str, bytes, str]:
        """Serve our own pictures as they are. simcord would check each file in a separate process, which is slow and
        only needed for files from strangers."""
        _, drawn, content = self._authorized_asset(context_id, asset_id)
        if drawn.contentType != "image/png" or any(asked.values()):
            return await super()._prepare_asset(context_id, asset_id, **asked)
        drawn.width, drawn.height = (int.from_bytes(content[at : at + 4]) for at in (16, 20))
        drawn.mediaKind, drawn.frames, drawn.validated = "image", 1, True
        return "image/png", content, drawn.filename

    # What happens

    def _publish(self, page: _Page, **more: Any) -> None:
        self._advance_presentation_time()
        language = self.languages[page.viewer.id]
        self.locale = LOCALES.get(language, language)
        super()._publish(page, **more)
        self._name_commands(page, language)
        for gone in self._shown.keys() - self._pages.keys() - {page.id}:
            del self._shown[gone]
        shown = self._shown.setdefault(page.id, {})
        shown[page.revision] = _controls(page)
        for revision in list(shown)[:-REMEMBERED]:
            del shown[revision]

    def _name_commands(self, page: _Page, language: str) -> None:
        """Show the commands' names in this language, as Discord does; simcord only shows the English ones."""
        known = {
            str(command["id"]): command
            for command in self.env.backend.visible_commands(
                user_id=page.viewer.id, channel_id=page.channel_id
            )
        }
        for entry in page.command_catalog["entries"]:
            part: Mapping[str, Any] = known[entry["commandId"]]
            called = [_localised(part, "name", language)]
            for name in entry["path"][1:]:
                part = next(option for option in part["options"] if option["name"] == name)
                called.append(_localised(part, "name", language))
            entry["invocation"] = " ".join(called)
            entry["description"] = _localised(part, "description", language)
            for shown, option in zip(entry["options"], part.get("options") or (), strict=True):
                shown["description"] = _localised(option, "description", language)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """A press refreshes its own page. Refresh the others here, without waiting for the next tick, and its own again
        if it changed somebody's language."""
        async with self._lock:
            page = self._get_page(context_id)
            with self._before(page.viewer):
                answer = await super()._action(context_id, self._renewed(page, body))
            if self._news():
                changed = await self.learn_languages()
                for other in tuple(self._pages.values()):
                    if changed or other is not page:
                        self._publish(other, reason="refresh")
            return answer

    def _renewed(self, page: _Page, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Accept a press although the page was refreshed in the meantime because somebody else acted. simcord finds a
        button by its position, so find the current position of the button that was pressed. If it is gone, the press is
        refused."""
        if body.get("kind") != "click":
            return {**body, "published_revision": page.revision}
        then = self._shown.get(page.id, {}).get(body.get("published_revision", 0), {})
        now, place = _controls(page), str(body.get("control_key"))
        message = place.partition(":component:")[0]
        meant = [key for key in now if now[key] == then.get(place) and key.startswith(f"{message}:")]
        if not meant:
            return body
        return {**body, "control_key": meant[0], "published_revision": page.revision}

    def _news(self) -> bool:
        before, self._published = self._published, len(self.env.backend.transcript)
        return self._published != before

    async def keep_up(self) -> None:
        """Let the simulated clock follow the real one, and show what happens by itself on all pages."""
        while True:
            await asyncio.sleep(TICK)
            try:
                async with self._lock:
                    behind = (datetime.now(UTC) - self.env.now()).total_seconds()
                    if behind >= TICK:
                        await self.env.advance_time(behind)
                    if self._news():
                        await self.learn_languages()
                        await self.refresh()
            except TimeoutError as error:
                log.warning("the bot is still busy: %s", error)


def _localised(part: Mapping[str, Any], field: str, language: str) -> str:
    return str((part.get(f"{field}_localizations") or {}).get(language) or part.get(field, ""))


def _controls(page: _Page) -> dict[str, str]:
    """Position → custom id."""
    return {
        part["control_key"]: part["custom_id"]
        for message in page.snapshot.get("messages", {}).values()
        for part in walk_components(message.get("components", []))
        if "control_key" in part and "custom_id" in part
    }


class TableServer(PreviewServer):
    """Serves simcord's page with our header, style and script."""

    _STATIC_FILES = {**PreviewServer._STATIC_FILES, **dict.fromkeys((*_OWN, "/icon.png"), "")}  # noqa: RUF012

    def __init__(self, preview: TablePage, people: tuple[MemberActor, ...], port: int) -> None:
        super().__init__(preview, port)
        self.page, self.people = preview, people

    async def _static(self, request: web.Request) -> web.Response:
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden()
        if request.path == "/icon.png":
            return web.Response(body=picture(), content_type="image/png", headers=self._SECURITY_HEADERS)
        if request.path in _OWN:
            text = (FOLDER / "page" / request.path[1:]).read_text(encoding="utf-8")
            return web.Response(text=text, content_type=_OWN[request.path], headers=self._SECURITY_HEADERS)
        response: web.Response = await super()._static(request)
        if request.path == "/":
            response.text = self._dressed(response.text or "")
        return response

    def _dressed(self, html: str) -> str:
        known = {
            "key": self.page.capability,
            "people": {person.name: str(person.id) for person in self.people},
            "messages": MESSAGES,
            "table": str(self.page.table.id),
            "reads": {person.name: self.page.languages[person.id] for person in self.people},
            "words": {
                code: {text: words(code)(f"page-{text}", **FILLED_IN) for text in SPOKEN}
                for code in LANGUAGES
            },
        }
        people = "".join(
            f'<a href="#{escape(person.name)}">{escape(str(person.user.global_name))}</a>'
            for person in self.people
        )
        head = (
            f'<header id="head"><img src="/icon.png" alt=""><strong>{TITLE}</strong>'
            '<nav id="places"><a data-place=""></a><a data-place="messages"></a></nav>'
            f'<nav id="people">{people}</nav></header><p id="notice" role="status" hidden></p>'
        )
        # "<" is escaped so that no name can close the element.
        texts = json.dumps(known).replace("<", "\\u003c")
        return (
            html.replace("<title>SimCord Preview</title>", f"<title>{TITLE}</title>")
            .replace(
                "</head>",
                '<link rel="icon" href="/icon.png"><link rel="stylesheet" href="/table.css">'
                f'<script type="application/json" id="known">{texts}</script></head>',
            )
            .replace("<body>", f'<body>{head}<script src="/table.js"></script>')
        )

    async def _pages(self, request: web.Request) -> web.Response:
        # The browser runs on this machine, so its time zone holds for all pages.
        zone = request.headers.get("X-Timezone", "")
        if zone in available_timezones():
            self.page.timezone = zone
        response: web.Response = await super()._pages(request)
        return response

    async def _state(self, request: web.Request) -> web.Response:
        response: web.Response = await super()._state(request)
        context = request.headers.get("X-Simcord-Context", "")
        response.headers["X-Newest-Private"] = str(self.page.newest_private(context))
        response.headers["X-Language"] = self.page.read_on(context)
        return response


class Pictures(CdnStore):
    """Draws the emoji and the bot's avatar on request: simcord does not store the one and does not have the other."""

    def __init__(self, env: Env) -> None:
        super().__init__()
        self.env = env
        env.backend.bot_user.avatar = "euphoria"

    def get(self, url: str) -> bytes | None:
        from renderers.emoji import NAMES, draw_emoji

        kind, _, rest = url.removeprefix(f"{CDN_BASE}/").partition("/")
        if kind == "avatars" and rest.startswith(f"{self.env.backend.bot_user.id}/"):
            return picture()
        if kind == "emojis":
            emoji = self.env.backend.application_emojis.get(int(rest.partition(".")[0]))
            sign = emoji.name.rpartition("_")[0] if emoji else ""
            return draw_emoji(sign).image if sign in NAMES else None
        return super().get(url)


@cache
def picture() -> bytes:
    """An authority token on the sky of Icarus."""
    from PIL import Image, ImageDraw

    from renderers.emoji import draw_emoji
    from renderers.kit.palette import UNDER

    image = Image.new("RGBA", (192, 192))
    ImageDraw.Draw(image).rounded_rectangle((0, 0, 191, 191), 48, fill=UNDER[2])
    image.alpha_composite(Image.open(BytesIO(draw_emoji("token").image)).convert("RGBA"), (32, 32))
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
