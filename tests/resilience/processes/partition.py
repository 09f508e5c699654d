"""A proxy to PostgreSQL that can be cut: packets are silently dropped, as in a network partition."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Self
from urllib.parse import parse_qs, quote, urlsplit

SOCKET = ".s.PGSQL.5432"


class Partition:
    """A second socket next to the server's own one; `url` leads to the same database."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        [folder] = parse_qs(parts.query)["host"]
        self._server = Path(folder) / SOCKET
        self._folder = tempfile.TemporaryDirectory(prefix="euphoria-way-")
        self.url = f"{url.partition('?')[0]}?host={quote(self._folder.name, safe='')}"
        self._whole = asyncio.Event()
        self._whole.set()
        self._passing: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_unix_server(self._meet, Path(self._folder.name) / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listening is not None
        self._listening.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)
        self._folder.cleanup()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    async def _meet(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, on = await asyncio.open_unix_connection(self._server)
        for reader, writer in ((here, on), (there, back)):
            task = asyncio.create_task(self._pass_on(reader, writer))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
